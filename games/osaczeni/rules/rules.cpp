#include "games/osaczeni/rules/rules.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

#include "engine/options.h"
#include "engine/setup_figures.h"
#include "osaczeni_tables.h"

namespace holdout::osaczeni {

namespace {

constexpr std::string_view kNone = "none";

// Options that are not lobby rows of the content: what the host names before set-up.
constexpr std::array kHostOptions{
    OptionInfo{"variant", "OS-717", kNone,
               "none, or numbers of variants: 15, or more (epilogue_log=all multi_variants=on variant=4,13)"},
    OptionInfo{"unlocked", "OS-712", kNone,
               "none, or numbers of epilogues unlocked before (unlocked=19,5 variant=5)"},
    OptionInfo{"colours", "", "red,blue,green,yellow,purple,orange",
               "one colour a seat, each once (colours=orange,red,purple)"},
    OptionInfo{"badge", "OS-O11", kNone,
               "seat of the first badge holder: P0, P1, … (badge=P2 first_tokens=host victim=P0)"},
    OptionInfo{"victim", "OS-O11", kNone,
               "seat of the first Victim Token holder: P0, P1, … (badge=P0 first_tokens=host victim=P1)"},
};

const OptionList& options() {
  static const OptionList list("Osaczeni", tables::kOptions, kHostOptions);
  return list;
}

std::string_view option(const Setup& setup, Option which) {
  return options().value(setup, tables::kOptions[static_cast<std::size_t>(which)].key);
}

std::string_view host_option(const Setup& setup, std::string_view key) {
  const auto given = setup.options.find(key);
  return given == setup.options.end() ? kNone : std::string_view(given->second);
}

// "none" or numbers 1 to 21, as bits.
Result<std::uint32_t> numbers(const Setup& setup, std::string_view key) {
  const std::string_view text = host_option(setup, key);
  std::uint32_t bits = 0;
  if (text == kNone) return bits;
  for (std::string_view part : parts_of_option(text)) {
    int n = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), n);
    if (error != std::errc{} || end != part.data() + part.size() || n < 1 || n > kVariants)
      return bad_option(key, part, "none or numbers from 1 to 21, separated by commas");
    bits |= 1U << n;
  }
  return bits;
}

Result<void> set_first_tokens(const Setup& setup, Rules& r) {  // OS-O11
  const bool host = option(setup, Option::FirstTokens) == "host";
  for (std::string_view key : {"badge", "victim"})
    if (!host && host_option(setup, key) != kNone)
      return Problem{.where = "option " + std::string(key),
                     .what = "the first tokens are drawn at random",
                     .expected = "first_tokens=host beside it"};
  if (!host) return {};
  const Result<Seat> badge = seat_of_option(setup, "badge", host_option(setup, "badge"));
  if (!badge) return badge.problem();
  const Result<Seat> victim = seat_of_option(setup, "victim", host_option(setup, "victim"));
  if (!victim) return victim.problem();
  if (*badge == *victim)  // OS-106
    return bad_option("victim", host_option(setup, "victim"), "another seat than the badge holder's");
  r.first_tokens = {*badge, *victim};
  return {};
}

Result<void> set_variants(const Setup& setup, Rules& r) {
  const Result<std::uint32_t> variants = numbers(setup, "variant");
  if (!variants) return variants.problem();
  const Result<std::uint32_t> unlocked = numbers(setup, "unlocked");
  if (!unlocked) return unlocked.problem();
  r.variants = *variants;
  r.unlocked = *unlocked;
  if (std::popcount(r.variants) > 1 && option(setup, Option::MultiVariants) == "off")  // OS-717, OS-O6
    return bad_option("variant", host_option(setup, "variant"), "one variant, or multi_variants=on");
  if (option(setup, Option::EpilogueLog) == "log" && (r.variants & ~r.unlocked) != 0)  // OS-O5
    return Problem{.where = "option variant",
                   .what = "this table has not unlocked that variant (OS-O5)",
                   .expected = "a number of the option unlocked, or epilogue_log=all"};
  return {};
}

template <std::size_t N>
std::uint8_t small(const Figures& figures, const char (&name)[N]) {
  return static_cast<std::uint8_t>(figures.at(name));
}

void set_areas(const Figures& figures, Rules& r) {
  for (std::size_t a = 1; a <= kAreas; ++a) {
    const std::string key = "areas." + std::string(tables::kAreaKeys[a]);
    const bool room = a != static_cast<std::size_t>(Area::Lot);
    r.capacity[a] = static_cast<std::uint8_t>(figures.at(key + ".capacity"));
    r.notches[a] = static_cast<std::uint8_t>(figures.at(key + ".notches"));
    r.closes_at[a] = static_cast<std::uint8_t>(figures.at(key + ".closes_at"));
    if (room && r.variant(7)) {  // OS-V07
      const int fewer = figures.at("variants.close_quarters.fewer_spaces");
      r.capacity[a] = static_cast<std::uint8_t>(std::max(1, r.capacity[a] - fewer));
    }
    if (room && r.variant(8))
      r.closes_at[a] = small(figures, "variants.rotten_shutters.closes_at");  // OS-V08
  }
}

void set_characters(const Figures& figures, const Setup& setup, Rules& r) {
  for (std::size_t k = 0; k < kCharacterKinds; ++k) {
    const std::string key = "characters." + std::string(tables::kCharacterKeys[k]);
    r.strength[k] = static_cast<std::uint8_t>(figures.at(key + ".strength"));
    r.votes[k] = static_cast<std::uint8_t>(figures.at(key + ".votes"));
    r.points[k] = static_cast<std::uint8_t>(figures.at(key + ".victory_points"));
  }
  const auto& row = tables::kPlayers[static_cast<std::size_t>(setup.players - 3)];
  r.kinds = std::popcount(row.kinds);
  if (option(setup, Option::KlutzAlways) == "on") r.kinds = kCharacterKinds;  // OS-O10
}

void set_items(const Figures& figures, Rules& r) {
  static_assert(tables::kItems.size() <= kMaxItemKinds);
  r.item_kinds = static_cast<int>(tables::kItems.size());
  for (std::size_t i = 0; i < tables::kItems.size(); ++i) {
    const std::string key = "items." + std::string(tables::kItems[i].key);
    r.items[i] = tables::kItems[i];
    r.items[i].amount = static_cast<std::int8_t>(figures.at(key + ".amount"));
    r.item_count[i] = static_cast<std::uint8_t>(figures.at(key + ".count"));
    if (r.items[i].effect == ItemEffect::ScoreAtEnd) r.keys_points = r.items[i].amount;
  }
  r.cards_dealt = figures.at("rounds.starting_cards");                                     // OS-103
  r.search_draw = figures.at("rounds.search_draws");                                       // OS-304
  if (r.variant(4)) r.search_draw = figures.at("variants.short_rations.search_draws");     // OS-V04
  if (r.variant(5)) r.cards_dealt = figures.at("variants.armed_families.starting_cards");  // OS-V05
  if (r.variant(20))
    r.cards_dealt = figures.at("variants.bare_hands.starting_cards");              // OS-V20, after 05 (OS-O6)
  if (r.variant(1)) r.keys_points = figures.at("variants.full_tank.keys_points");  // OS-V01
}

void set_cold_store(const Figures& figures, Rules& r) {
  int filled = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    filled += figures.at("cold_store.rows", static_cast<int>(row));
    r.row_end[row] = static_cast<std::uint8_t>(filled);
    r.row_dice[row] = static_cast<std::uint8_t>(figures.at("cold_store.dice", static_cast<int>(row)));
  }
  r.equal_strength_row = r.variant(18) ? 0 : figures.at("cold_store.equal_strength_row");  // OS-V18
  r.dice_at_start = figures.at("dice.in_use");                                             // OS-101
  if (r.variant(11)) r.dice_at_start += std::exchange(r.row_dice[1], std::uint8_t{0});     // OS-V11
}

void set_monsters(const Figures& figures, Rules& r) {
  r.monsters = figures.at("components.monsters");
  r.crybaby_monsters = figures.at("rounds.crybaby_monsters");
  r.crowd_monsters = figures.at("rounds.crowd_monsters");
}

void set_variant_figures(const Figures& figures, Rules& r) {
  if (r.variant(2)) {  // OS-V02
    r.survivors_for_bonus = figures.at("variants.blood_ties.survivors");
    r.survivors_bonus = figures.at("variants.blood_ties.points");
  }
  if (r.variant(10)) {  // OS-V10
    r.defenders_for_strength = figures.at("variants.shoulder_to_shoulder.defenders");
    r.defenders_strength = figures.at("variants.shoulder_to_shoulder.strength");
  }
  if (r.variant(14)) {  // OS-V14
    r.cards_per_bonus = figures.at("variants.stockpile.cards");
    r.cards_bonus = figures.at("variants.stockpile.points");
  }
  if (r.variant(16)) r.tailgate_monsters = figures.at("variants.tailgate_watch.monsters");  // OS-V16
  if (r.variant(17)) r.lone_votes = figures.at("variants.lone_wolf.votes");                 // OS-V17
}

void set_timers(const Figures& figures, const Setup& setup, Rules& r) {  // OS-O7
  const TimerFigures timers(figures, option(setup, Option::Timers));
  for (std::size_t kind = 0; kind < kQuestionRows.size(); ++kind)
    if (!kQuestionRows[kind].timer.empty()) r.seconds[kind] = timers.seconds(kQuestionRows[kind].timer);
  r.discussion = {.search = timers.seconds("discussion_search"),
                  .badge = timers.seconds("discussion_badge"),
                  .feed = timers.seconds("discussion_feed"),
                  .lot_first = timers.seconds("discussion_lot_first"),
                  .lot_next = timers.seconds("discussion_lot_next"),
                  .grace = timers.grace("discussion_grace")};
}

}  // namespace

std::span<const OptionInfo> option_infos() { return options().infos(); }

Result<Rules> make_rules(const Setup& setup) {
  if (setup.players < 3 || setup.players > kMaxPlayers)  // OS-001
    return Problem{
        .where = "players", .what = std::to_string(setup.players) + " players", .expected = "3 to 6"};
  if (auto allowed = options().check(setup); !allowed) return allowed.problem();
  const Result<Figures> figures = figures_of(setup, tables::kFigures, tables::kFigureSums);
  if (!figures) return figures.problem();

  Rules r;
  r.players = setup.players;
  if (auto variants = set_variants(setup, r); !variants) return variants.problem();
  if (auto tokens = set_first_tokens(setup, r); !tokens) return tokens.problem();
  if (auto colours =
          read_colours(setup, tables::kColours, "red, blue, green, yellow, purple, orange", r.colour);
      !colours)
    return colours.problem();
  r.ends_at = figures->at("players." + std::to_string(setup.players) + ".ends_at");
  r.quiet_limit = figures->at("rounds.quiet_rounds");
  set_monsters(*figures, r);
  set_areas(*figures, r);
  set_characters(*figures, setup, r);
  set_items(*figures, r);
  set_cold_store(*figures, r);
  set_variant_figures(*figures, r);
  set_timers(*figures, setup, r);
  r.drink_last_call = option(setup, Option::DrinkLastCall) == "on";
  r.gift_living_only = option(setup, Option::GiftLivingOnly) == "on";
  r.open_candidates = option(setup, Option::OpenCandidates) == "on";
  r.hidden_gun_votes = option(setup, Option::HiddenGunVotes) == "on";
  r.no_survivor_shared = option(setup, Option::NoSurvivorResult) == "shared";
  r.history = option(setup, Option::History) == "on";
  r.free_chat = option(setup, Option::FreeChat) == "on";
  return r;
}

}  // namespace holdout::osaczeni
