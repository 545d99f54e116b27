#include "games/terrorscape/rules/rules.h"

#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/setup_figures.h"

namespace holdout::terrorscape {

namespace {

const OptionList& options() {
  static const OptionList list("Terrorscape", tables::kOptions, {});
  return list;
}

bool is_on(const Setup& setup, std::string_view key) { return options().value(setup, key) == "on"; }

std::uint8_t small(const Figures& figures, const std::string& name, int i = 0) {
  return static_cast<std::uint8_t>(figures.at(name, i));
}

template <std::size_t N>
void set_list(const Figures& figures, const std::string& name, std::array<std::uint8_t, N>& out) {
  for (std::size_t i = 0; i < N; ++i) out[i] = small(figures, name, static_cast<int>(i));
}

// "items.herbs." and the like, by the number of the row.
template <class Keys>
std::string row_of(std::string_view folder, const Keys& keys, std::size_t i) {
  return std::string(folder) + "." + std::string(keys[i]) + ".";
}

// ---- seats (3.11) ------------------------------------------------------------------------------------

// The seat of the Killer (TS-607); the places follow the other seats in order.
Result<void> set_seats(const Setup& setup, const Figures& figures, Rules& r) {
  const std::string_view wish = options().value(setup, "killer_seat");
  const int number = wish.size() == 2 ? wish[1] - '0' : -1;
  if (number < 0 || number >= setup.players)
    return Problem{.where = "option killer_seat",
                   .what = "'" + std::string(wish) + "' is no seat at this table",
                   .expected = "p0 to p" + std::to_string(setup.players - 1)};
  r.killer_seat = seat_at(number);
  r.survivor_seats = first_seats(setup.players).without(r.killer_seat);
  const std::string by_players = "players." + std::to_string(setup.players) + ".player_of_place";
  for (int place = 0; place < kPlaces; ++place)
    r.owner[static_cast<std::size_t>(place)] = nth(r.survivor_seats, figures.at(by_players, place));
  return {};
}

// ---- options and variants (section 12) -------------------------------------------------------------------

Choice choice_of(std::string_view text) {
  if (text == "random") return Choice::Random;
  return text == "first_game" ? Choice::FirstGame : Choice::Free;
}

TraitDraw draw_of(std::string_view key) {
  for (const TraitDrawRow& row : tables::kTraitDraws)
    if (row.key == key) return {row.drawn, row.kept};
  return {};
}

void set_traits(const Setup& setup, Rules& r) {  // 12.2
  const std::string_view level = options().value(setup, "traits");
  r.traits = level != "off";
  if (level == "custom") {  // TS-507
    r.survivor_traits = draw_of(options().value(setup, "traits_survivor"));
    r.killer_traits = draw_of(options().value(setup, "traits_killer"));
  }
  for (const DifficultyRow& row : tables::kDifficulties) {
    if (row.key != level) continue;
    r.survivor_traits = draw_of(row.survivor);
    r.killer_traits = draw_of(row.killer);
  }
}

// Options that mean something only beside others.
Result<void> check_together(const Setup& setup, const Rules& r) {
  if (r.on_your_own && setup.players != 4)
    return Problem{.where = "option on_your_own",
                   .what = std::to_string(setup.players) + " players (TS-530)",
                   .expected = "4 players"};
  if (r.trade_keys && !r.on_your_own)
    return Problem{.where = "option trade_keys",
                   .what = "Keys belong to all Survivors together (TS-605)",
                   .expected = "on_your_own=on beside it"};
  return {};
}

void set_options(const Setup& setup, Rules& r) {
  r.killer_choice = choice_of(options().value(setup, "killer_choice"));
  r.survivor_choice = choice_of(options().value(setup, "survivor_choice"));
  r.on_your_own = is_on(setup, "on_your_own");
  r.survival_plan = is_on(setup, "survival_plan");
  r.trade_keys = is_on(setup, "trade_keys");
  r.draw_after_encounter = is_on(setup, "draw_after_encounter");
  r.show_hand_size = is_on(setup, "show_hand_size");
  const std::string_view assist = options().value(setup, "assist");
  r.assist = assist == "off" ? Assist::Off : assist == "heat" ? Assist::Heat : Assist::Facts;
  r.history = is_on(setup, "history");
  r.free_chat = is_on(setup, "free_chat");
}

// ---- figures ---------------------------------------------------------------------------------------------

void set_items(const Figures& figures, Rules& r) {
  for (std::size_t i = 0; i < kItemKinds; ++i) {
    const std::string key = row_of("items", tables::kItemKeys, i);
    r.discovery[i] = small(figures, key + "discovery");
    r.search[i] = small(figures, key + "search");
    r.backpack[i] = small(figures, key + "backpack");
    r.items[i] = {small(figures, key + "defence"), small(figures, key + "value"),
                  small(figures, key + "raised")};
  }
  r.search[static_cast<std::size_t>(Item::Key)] =
      static_cast<std::uint8_t>(r.search[static_cast<std::size_t>(Item::Key)] -
                                figures.at("rounds.bottom_keys"));  // it lies at the bottom
  for (std::size_t i = 0; i < kPersons; ++i)
    r.backpack_limit[i] = small(figures, row_of("survivors", tables::kPersonKeys, i) + "backpack");
}

void set_skills(const Figures& figures, Rules& r) {
  for (std::size_t i = 0; i < kSkillKinds; ++i) {
    const std::string key = row_of("skills", tables::kSkillKeys, i);
    SkillFigures& skill = r.skills[i];
    set_list(figures, key + "counts", skill.counts);
    set_list(figures, key + "value", skill.value);
    skill.cost = small(figures, key + "cost");
    skill.least = small(figures, key + "least");
    skill.most = small(figures, key + "most");
    skill.range = small(figures, key + "range");
    skill.amount = small(figures, key + "amount");
  }
}

// A level's own strength is turned by its row; the rows of the Killers hold the sums.
void set_levels(const Figures& figures, Rules& r) {
  for (std::size_t killer = 0; killer < kKillers; ++killer) {
    const std::string key = row_of("killers", tables::kKillerKeys, killer);
    r.axes[killer] = {small(figures, key + "threat"), small(figures, key + "search"),
                      small(figures, key + "agility"), small(figures, key + "control"),
                      small(figures, key + "growth")};
    int strength = figures.at(key + "strength");
    for (std::size_t level = 0; level < 5; ++level) {
      const std::size_t row = killer * 5 + level;
      const std::string level_key = "levels." + std::string(tables::kLevels[row].key) + ".";
      strength += figures.at(level_key + "strength");
      r.strength[killer][level] = static_cast<std::uint8_t>(strength);
      r.levels[killer][level] = {tables::kLevels[row].effect, small(figures, level_key + "amount")};
    }
  }
}

void set_cards_of_variants(const Figures& figures, Rules& r) {
  for (std::size_t i = 0; i < kSurvivorTraits; ++i)
    r.trait_amount[i] = small(figures, row_of("survivor_traits", tables::kSurvivorTraitKeys, i) + "amount");
  for (std::size_t i = 0; i < kKillerTraits; ++i) {
    const std::string key = row_of("killer_traits", tables::kKillerTraitKeys, i);
    r.killer_trait_amount[i] = small(figures, key + "amount");
    r.killer_trait_cost[i] = small(figures, key + "cost");
  }
  for (std::size_t i = 0; i < kPlans; ++i)
    r.plan_amount[i] = small(figures, row_of("plans", tables::kPlanKeys, i) + "amount");
}

void set_limits(const Figures& figures, Rules& r) {
  r.repair_steps = figures.at("rounds.repair_steps");
  r.help_start = figures.at("rounds.help_start");
  r.keys_to_escape = figures.at("rounds.keys_to_escape");
  r.own_keys_to_escape = figures.at("rounds.own_keys_to_escape");
  r.hand_limit = figures.at("rounds.hand_limit");
  r.starting_hand = figures.at("rounds.starting_hand");
  r.phase_draw = figures.at("rounds.phase_draw");
  r.killer_actions = figures.at("rounds.killer_actions");
  r.most_strength = figures.at("rounds.most_strength");
  r.most_level = figures.at("rounds.most_level");
  r.fear_limit = figures.at("rounds.fear_limit");
  r.discovery_drawn = figures.at("rounds.discovery_drawn");
  r.discovery_kept = figures.at("rounds.discovery_kept");
  r.move_least = figures.at("rounds.move_least");
  r.move_most = figures.at("rounds.move_most");
  r.flee_steps = figures.at("rounds.flee_steps");
  r.lost_cards = figures.at("rounds.lost_cards");
  r.repair = figures.at("rounds.repair");
  r.tools_repair = figures.at("rounds.tools_repair");
  r.engineer_repair = figures.at("rounds.engineer_repair");
  r.trap_bonus = figures.at("rounds.trap_bonus");
  r.tenacious = figures.at("rounds.tenacious");
  r.sprint_least = figures.at("rounds.sprint_least");
  r.sprint_most = figures.at("rounds.sprint_most");
  r.adrenaline_steps = figures.at("rounds.adrenaline_steps");
  r.blocks = figures.at("components.blocks");
  r.dice = figures.at("dice.in_use");
  set_list(figures, "dice.faces", r.faces);
}

void set_values(const Figures& figures, Rules& r) {
  r.others_medical_kit = figures.at("values.others_medical_kit");
  r.secret_map_keys = figures.at("values.secret_map_keys");
  r.own_secret_map_keys = figures.at("values.own_secret_map_keys");
  r.further_copy = figures.at("values.further_copy");
  r.heat_start = figures.at("heat.start");
  r.heat_stay = figures.at("heat.stay");
  r.heat_one_step = figures.at("heat.one_step");
  r.heat_two_steps = figures.at("heat.two_steps");
  r.heat_calm_stay = figures.at("heat.calm_stay");
  r.heat_calm_step = figures.at("heat.calm_step");
  r.heat_everywhere = figures.at("heat.everywhere");
  r.heat_noisy = figures.at("heat.noisy");
}

void set_timers(const Figures& figures, const Setup& setup, Rules& r) {  // TS-018
  const TimerFigures timers(figures, options().value(setup, "timers"));
  r.pick_seconds = timers.seconds("pick");
  r.survivor_seconds = timers.seconds("survivor_phase");
  r.killer_seconds = timers.seconds("killer_phase");
  r.encounter_seconds = timers.seconds("encounter");
  r.amulet_seconds = timers.seconds("amulet");
  r.grace_seconds = timers.grace("grace");
}

}  // namespace

// What a host may set.
std::span<const OptionInfo> option_infos() {
  static const std::vector<OptionInfo> infos = [] {
    std::vector<OptionInfo> all;
    for (OptionInfo info : options().infos()) {
      if (info.key == "trade_keys") info.allowed = "off, on (on_your_own=on trade_keys=on)";
      all.push_back(info);
    }
    return all;
  }();
  return infos;
}

Result<Rules> make_rules(const Setup& setup) {
  if (setup.players < 2 || setup.players > 4)
    return Problem{
        .where = "players", .what = std::to_string(setup.players) + " players", .expected = "2 to 4"};
  if (auto known = options().check(setup); !known) return known.problem();
  const Result<Figures> figures = figures_of(setup, tables::kFigures, tables::kFigureSums);
  if (!figures) return figures.problem();

  Rules r;
  r.players = setup.players;
  if (auto seats = set_seats(setup, *figures, r); !seats) return seats.problem();
  set_options(setup, r);
  set_traits(setup, r);
  if (auto together = check_together(setup, r); !together) return together.problem();
  set_items(*figures, r);
  set_skills(*figures, r);
  set_levels(*figures, r);
  set_cards_of_variants(*figures, r);
  set_limits(*figures, r);
  set_values(*figures, r);
  set_timers(*figures, setup, r);
  return r;
}

}  // namespace holdout::terrorscape
