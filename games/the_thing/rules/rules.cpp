#include "games/the_thing/rules/rules.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "engine/options.h"
#include "engine/setup_figures.h"
#include "the_thing_tables.h"

namespace holdout::the_thing {

namespace {

constexpr std::string_view kNone = "none";

// Options that are not lobby rows of the content: what the host names before set-up.
constexpr std::array kHostOptions{
    OptionInfo{"colours", "", "red,green,blue,yellow,white,black,orange,purple",
               "one colour a seat, each once (colours=purple,red,white,black)"},
    OptionInfo{"leader", "TT-1209", kNone,
               "seat of the first Leader: P0, P1, … (first_leader=host leader=P2)"},
};

const OptionList& options() {
  static const OptionList list("The Thing", tables::kOptions, kHostOptions);
  return list;
}

bool is_on(const Setup& setup, std::string_view key) { return options().value(setup, key) == "on"; }

int number_of(const Setup& setup, std::string_view key) {
  const std::string_view text = options().value(setup, key);
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::uint8_t small(const Figures& figures, const std::string& name, int i = 0) {
  return static_cast<std::uint8_t>(figures.at(name, i));
}

template <std::size_t N>
void set_list(const Figures& figures, const std::string& name, std::array<std::uint8_t, N>& out) {
  for (std::size_t i = 0; i < N; ++i) out[i] = small(figures, name, static_cast<int>(i));
}

Result<void> set_leader(const Setup& setup, Rules& r) {  // TT-1209
  const std::string_view leader = options().value(setup, "leader");
  if (options().value(setup, "first_leader") != "host") {
    if (leader == kNone) return {};
    return Problem{.where = "option leader",
                   .what = "the first Leader is drawn at random",
                   .expected = "first_leader=host beside it"};
  }
  const Result<Seat> seat = seat_of_option(setup, "leader", leader);
  if (!seat) return seat.problem();
  r.first_leader = *seat;
  return {};
}

bool is_hard(const Setup& setup) { return options().value(setup, "difficulty") == "hard"; }  // TT-1217

const PlayersRow& row_of(const Rules& r, bool hard) {
  constexpr std::size_t kFew = 5;
  const auto many = static_cast<std::size_t>(r.players - 4);
  return tables::kPlayers[!r.few ? many : hard ? kFew + 1 : kFew];
}

// Options that mean something only with 1 to 3 players, or only with more.
Result<void> check_mode(const Setup& setup, const Rules& r) {
  if (!r.few && is_on(setup, "variant_boarding"))
    return Problem{.where = "option variant_boarding",
                   .what = "boarding belongs to the game for 4 to 8 players anyway (TT-1213)",
                   .expected = "1 to 3 players beside it, or off"};
  if (!r.few && is_hard(setup))
    return Problem{.where = "option difficulty",
                   .what = "only the game for 1 to 3 players has harder figures (TT-1217)",
                   .expected = "1 to 3 players beside it, or normal"};
  if (r.few && number_of(setup, "reveal_from_round") > 1)
    return Problem{.where = "option reveal_from_round",
                   .what = "nobody reveals of their own will with 1 to 3 players (TT-1160)",
                   .expected = "4 to 8 players beside it, or no such option"};
  return {};
}

// 3.2 and 3.3: what stands where.
void set_board(const Figures& figures, const std::string& by_players, const Setup& setup, Rules& r) {
  for (std::size_t i = 0; i < kLocations; ++i) {
    const std::string key = "locations." + std::string(tables::kLocationKeys[i]);
    r.rows[i] = tables::kLocations[i];
    r.capacity[i] = small(figures, key + ".capacity");
  }
  const auto at = [](Location l) { return static_cast<std::size_t>(l); };
  for (Location l : {Location::Boiler, Location::Generator}) {
    const std::string key = "locations." + std::string(tables::kLocationKeys[at(l)]);
    r.fuel_spaces[at(l)] = r.fuel_at_start[at(l)] = small(figures, key + ".fuel_spaces");
    r.damage_spaces[at(l)] = small(figures, key + ".damage_spaces");
  }
  for (Location l : {Location::Radio, Location::Helicopter, Location::Snowcat}) {
    const std::string key = by_players + std::string(tables::kLocationKeys[at(l)]);
    r.damage_at_start[at(l)] = small(figures, key + "_damage");
    r.damage_spaces[at(l)] = small(figures, key + "_damage_spaces");
    if (is_vehicle(l)) r.fuel_spaces[at(l)] = small(figures, key + "_fuel_spaces");
  }
  if (is_on(setup, "fixed_damage_spaces")) {  // TT-1205
    r.damage_spaces[at(Location::Radio)] = small(figures, "tracks.fixed_radio_damage");
    r.damage_spaces[at(Location::Helicopter)] = small(figures, "tracks.fixed_helicopter_damage");
  }
  r.damage_tokens = figures.at("components.damage_tokens");
  r.fuel_depot = figures.at(by_players + "fuel_depot");
  r.outdoor_depot = figures.at(by_players + "outdoor_depot");
  r.pantry = figures.at("rounds.pantry_food");
  r.fires = figures.at("rounds.fire_tokens");
  r.dogs = figures.at("components.dogs");
}

void set_cards(const Figures& figures, const std::string& by_players, Rules& r) {
  for (std::size_t i = 0; i < kCardKinds; ++i)
    r.cards[i] = small(figures, "action_cards." + std::string(tables::kCardKeys[i]) + ".count");
  set_list(figures, by_players + "weapons", r.weapons);
  set_list(figures, by_players + "items", r.items);
  set_list(figures, by_players + "lab_tokens", r.lab);
  r.weapon_rows = tables::kWeapons;
  r.item_rows = tables::kItems;
  r.dog_tokens = {small(figures, "rounds.healthy_dog_tokens"), small(figures, "rounds.alien_dog_tokens")};
  r.charges = figures.at("weapons.flamethrower.charges");
}

void set_phases(const Figures& figures, Rules& r) {
  r.dealt_cards = figures.at("rounds.dealt_cards");
  r.hand_limit = figures.at("rounds.hand_limit");
  r.hungry_hand_limit = figures.at("rounds.hungry_hand_limit");
  r.light_cards = figures.at("rounds.light_cards");
  r.deck_draws = figures.at("rounds.deck_draws");
  r.third_draws = figures.at("characters.macready.amount");
  r.extra_lab = figures.at("characters.blair.amount");
  r.extra_rolls = figures.at("characters.bennings.amount");
  r.windows_repair = figures.at("characters.windows.amount");
  r.nauls_food = figures.at("characters.nauls.amount");
  r.kitchen_food = figures.at("rounds.kitchen_food");
  r.kitchen_sabotage = figures.at("rounds.kitchen_sabotage");
  r.meal_food = figures.at("rounds.meal_food");
}

void set_tracks(const Figures& figures, const std::string& by_players, Rules& r) {
  r.suspicion_start = figures.at("tracks.suspicion_start");
  r.suspicion_end = figures.at("tracks.suspicion_end");
  r.max_suspicion = r.few ? r.suspicion_end : r.slots;  // TT-123, R-40
  r.rescue_start = figures.at("tracks.rescue_start");
  r.rescue_station = figures.at(by_players + "rescue_station");
  r.rescue_fuel_last = figures.at("tracks.rescue_fuel_last");
  r.frost_end = figures.at("tracks.frost_end");
  r.first_strength = figures.at(by_players + "first_strength");
}

void set_weather(const Figures& figures, const std::string& side, const Setup& setup, Rules& r) {
  for (std::size_t i = 0; i < r.sky.size(); ++i) {
    const std::string key = "weather." + std::string(tables::kSkyKeys[i]) + ".";
    r.sky_faces[i] = small(figures, key + "faces");
    r.sky[i] = {small(figures, key + side + "_boiler"), small(figures, key + side + "_generator"),
                small(figures, key + side + "_rescue"), small(figures, key + side + "_frost")};
  }
  const std::string_view severity = options().value(setup, "weather_severity");  // TT-1211
  const auto turn = [&](Sky from, Sky to) {
    --r.sky_faces[static_cast<std::size_t>(from)];
    ++r.sky_faces[static_cast<std::size_t>(to)];
  };
  if (severity == "mild") turn(Sky::Snow, Sky::Cloud);
  if (severity == "harsh") turn(Sky::Cloud, Sky::Storm);
}

void set_few(const Figures& figures, bool hard, Rules& r) {
  r.few_roles = {small(figures, "variant.human_roles"), small(figures, "variant.alien_roles")};
  r.face_count = {small(figures, "variant.use_faces"), small(figures, "variant.repair_faces"),
                  small(figures, "variant.sabotage_faces"), small(figures, "variant.threat_faces")};
  r.threat_start = figures.at("variant.threat_start");
  r.threat_min = figures.at("variant.threat_min");
  r.threat_max = figures.at(hard ? "variant.hard_threat_max" : "variant.threat_max");
  r.sleepers = figures.at("variant.sleepers");
  r.attack_extra = figures.at("variant.attack_extra");
  r.dice = figures.at("variant.dice");
  r.hungry_dice = figures.at("variant.hungry_dice");
  r.flashlight_rerolls = figures.at("variant.flashlight_rerolls");
  r.garry_rerolls = figures.at("variant.garry_rerolls");
  r.norris_rerolls = figures.at("variant.norris_rerolls");
  r.stopping_results = figures.at("variant.stopping_results");
}

void set_timers(const Figures& figures, const Setup& setup, Rules& r) {
  const TimerFigures timers(figures, options().value(setup, "timers"));
  for (std::size_t i = 1; i < kQuestionKeys.size(); ++i) r.seconds[i] = timers.seconds(kQuestionKeys[i]);
  r.talk_grace = timers.grace("talk_grace");
}

void set_options(const Setup& setup, Rules& r) {
  r.kennel_shut = is_on(setup, "kennel_shut");
  r.choose_characters = is_on(setup, "choose_characters");
  r.free_claims = is_on(setup, "free_claims");
  r.max_rounds = number_of(setup, "max_rounds");
  r.burn_any_time = is_on(setup, "burn_any_time");
  r.reveal_from_round = number_of(setup, "reveal_from_round");
  r.dead_roles_shown = is_on(setup, "dead_roles_shown");
  r.self_test_free = is_on(setup, "self_test_free");
  r.boarding_for_few = is_on(setup, "variant_boarding");
  r.history = is_on(setup, "history");
  r.free_chat = is_on(setup, "free_chat");
}

}  // namespace

std::span<const OptionInfo> option_infos() { return options().infos(); }

Result<Rules> make_rules(const Setup& setup) {
  if (setup.players < 1 || setup.players > kMaxSlots)
    return Problem{
        .where = "players", .what = std::to_string(setup.players) + " players", .expected = "1 to 8"};
  if (auto known = options().check(setup); !known) return known.problem();
  const Result<Figures> figures = figures_of(setup, tables::kFigures, tables::kFigureSums);
  if (!figures) return figures.problem();

  Rules r;
  r.players = setup.players;
  r.few = setup.players < 4;  // TT-1202
  r.slots = r.few ? figures->at("variant.characters") : setup.players;
  if (auto mode = check_mode(setup, r); !mode) return mode.problem();
  if (auto leader = set_leader(setup, r); !leader) return leader.problem();
  if (auto colours = read_colours(setup, tables::kColours, kHostOptions[0].fallback, r.colour); !colours)
    return colours.problem();
  const bool hard = is_hard(setup);
  const PlayersRow& row = row_of(r, hard);
  const std::string by_players = "players." + std::string(row.key) + ".";
  set_board(*figures, by_players, setup, r);
  set_cards(*figures, by_players, r);
  set_phases(*figures, r);
  set_tracks(*figures, by_players, r);
  set_weather(*figures, row.weather_side == WeatherSide::Large ? "large" : "small", setup, r);
  set_few(*figures, hard, r);
  set_timers(*figures, setup, r);
  set_options(setup, r);
  return r;
}

}  // namespace holdout::the_thing
