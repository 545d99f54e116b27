#include <map>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/meetings/alien_team.h"
#include "games/the_thing/rules/the_thing.h"
#include "support/text_reader.h"

// Everything that The Thing can say, written out in every language.

namespace holdout::the_thing {
namespace {

using Reader = TextReader<TheThing>;

// Everybody holds things and every way out is open: what random play by itself seldom gets to.
void make_rich(const Rules& rules, State& s, Log& log) {
  Now now{rules, s, log};
  Table& t = s.table;
  std::vector<Slot> hands;
  for (Slot slot : t.characters) hands.push_back(slot);
  std::size_t next = 0;
  const auto deal_out = [&](auto& supply, std::uint8_t& deck, auto good_of) {
    for (std::size_t kind = 0; kind < supply.shuffled.size(); ++kind)
      for (int left = supply.shuffled[kind]; left > 0 && deck > 1; --left) {
        supply.take(u8(static_cast<int>(kind)));
        --deck;
        take_good(now, hands[next++ % hands.size()], good_of(kind));
      }
  };
  deal_out(s.hidden.weapons, t.weapon_deck, [](std::size_t k) { return good(static_cast<WeaponKind>(k)); });
  deal_out(s.hidden.items, t.item_deck, [](std::size_t k) { return good(static_cast<ItemKind>(k)); });
  for (Slot slot : t.characters) {
    const std::size_t blood = at(LabKind::BloodBag);
    --s.hidden.lab_bag[blood];
    --t.lab_bag;
    ++s.hidden.belongings[at(slot)].lab[blood];
    ++t.lab_held[at(slot)];
  }
  for (Location l : {Location::Helicopter, Location::Snowcat, Location::Radio}) {
    remove_damage(now, l, t.damage[at(l)]);
    t.fuel[at(l)] = rules.fuel_spaces[at(l)];
  }
}

void play(Reader& reader, const Setup& setup, std::uint64_t seed) {
  const Rules rules = *make_rules(setup);
  std::vector<Event> events;
  Log log(events);
  Rng rng(seed);
  State s = TheThing::start(rules, log);
  bool rich = seed % 2 == 0;
  while (!TheThing::question(rules, s).over()) {
    if (!rich && s.table.round == 2 && s.table.phase == Phase::Weather) {
      rich = true;
      make_rich(rules, s, log);
      if (seed % 4 == 1) s.table.rescue = u8(rules.rescue_station - 2);
      if (seed % 4 == 3) {
        Now now{rules, s, log};
        place_damage(now, Location::Boiler, rules.damage_spaces[at(Location::Boiler)]);
      }
    }
    reader.read_decision(rules, s);
    const testing::Turn turn = testing::random_turn(TheThing{}, rules, s, rng);
    TheThing::apply(rules, s, turn.seat, turn.action, log);
    reader.read_events(rules, s, events);
    events.clear();
  }
  reader.read_decision(rules, s);
}

Event told_by_one(const auto& event) { return told(event, Seat{1}); }

// To what a partner of the revealed Alien agrees.
void read_rare_deeds(Reader& reader, const Rules& rules) {
  View view;
  view.viewer = Seat{0};
  view.prompt.kind = u8(QuestionKind::AlienVictory);
  view.alien_victim = slot_at(2);
  for (ActionKind deed :
       {ActionKind::Pass, ActionKind::Sabotage, ActionKind::Assimilate, ActionKind::TakeDog}) {
    Hidden hidden;
    hidden.alien_choice = view.alien_choice = u8(deed);
    hidden.alien_victim = slot_at(2);
    reader.read_event(rules, view, told_by_one(proposed_deed(hidden)));
    reader.read(TheThing::option_text(rules, view, answer::Agree{}));
  }
}

// A departure, an Alien that is defeated, and what is being built.
void read_rare_sights(Reader& reader, const Rules& rules) {
  View view;
  view.viewer = Seat{0};
  view.table.defeated = Slots{}.with(slot_at(4));
  view.table.boarding = {.exit = Exit::Rescue,
                         .first = slot_at(0),
                         .candidate = slot_at(2),
                         .aboard = Slots{}.with(slot_at(0)),
                         .asked = Slots{}.with(slot_at(1))};
  view.table.pile_open = {1, 2, 0};
  view.table.station_sky = Sky::Storm;
  view.plan[0] = view.plan_draft[1] = 2;
  view.draft = {.from = slot_at(0), .partner = slot_at(1), .give = {}, .ask = {}};
  std::vector<Sentence> lines;
  TheThing::situation(rules, view, lines);
  for (const Sentence& line : lines) reader.read(line);
}

// With 1 to 3 players these come up too seldom for random play.
void read_rare_dice(Reader& reader) {
  const Rules few = *make_rules({.players = 2, .options = {}, .figures = {}});
  View view;
  view.viewer = Seat{0};
  view.prompt.asked = true;
  view.table.actor = slot_at(1);
  view.table.sheet.fill(CharacterId::Clark);
  for (Face second : {Face::None, Face::Sabotage})
    reader.read_event(
        few, view, told_by_one(event::DiceRolled{.who = Slot{1}, .dice = {Face::Use, second, Face::None}}));
  view.lab_drawn = LabKind::BloodBag;
  for (QuestionKind kind : {QuestionKind::ClarkDog, QuestionKind::Escape, QuestionKind::ExtraLab,
                            QuestionKind::FuelTarget, QuestionKind::LabToken, QuestionKind::RepairTwo,
                            QuestionKind::ThirdCard, QuestionKind::WeatherResult, QuestionKind::VolunteerB}) {
    view.prompt.kind = u8(kind);
    reader.read(TheThing::question_text(few, view));
  }
  view.table.owner.give(slot_at(1), Seat{1});
  view.table.at[at(Location::Sleeping)] = view.table.standing = Slots{}.with(slot_at(0));
  view.table.dice = {Face::Use, Face::Threat, Face::Use};
  view.prompt.kind = u8(QuestionKind::CancelDie);
  reader.read(TheThing::question_text(few, view));
}

// What random games seldom or never show.
void read_rare_things(Reader& reader) {
  const Rules many = *make_rules({.players = 6, .options = {}, .figures = {}});
  View view;
  view.viewer = Seat{0};
  for (int ending = 1; ending <= static_cast<int>(Ending::RoundCap); ++ending)
    for (int winners : {0, 1, 2, 6})
      reader.read_event(many, view,
                        told_by_one(event::GameEnded{.ending = static_cast<Ending>(ending),
                                                     .players = first_seats(winners)}));
  for (const Event& rare :
       {told_by_one(event::DogStayedOff{}), told_by_one(event::NoBlood{}),
        told_by_one(event::PowerRestored{}), told_by_one(event::RescueLeft{}), told_by_one(event::SosSent{}),
        told_by_one(event::AlienDefeated{Slots(0b110)}), told_by_one(event::KeysShown{Slot{1}})})
    reader.read_event(many, view, rare);
  read_rare_deeds(reader, many);
  read_rare_sights(reader, many);
  read_rare_dice(reader);
  for (int cards : {1, 2, 3}) {
    Event looked = told_by_one(event::CardsLooked{.who = Slot{1}, .n = cards, .cards = {0, 1, 2}});
    looked.seen_by = only(Seat{1});
    reader.read_event(many, view, looked);
  }
  view.prompt.asked = true;
  view.prompt.kind = u8(QuestionKind::ExtraLab);
  reader.read(TheThing::question_text(many, view));
  reader.read(TheThing::option_text(many, view, answer::Escape{}));
}

}  // namespace

TEST_CASE("texts of The Thing: everything that can happen, be asked and be answered reads well everywhere") {
  Reader reader;
  for (int game = 0; game < 24; ++game) {
    Setup setup{.players = 1 + game % 8, .options = {}, .figures = {}};
    if (game >= 8 && game < 16)
      setup.options = {{"choose_characters", "on"}, {"dead_roles_shown", "on"}, {"burn_any_time", "on"}};
    if (game >= 16 && setup.players < 4) setup.options = {{"variant_boarding", "on"}};
    play(reader, setup, static_cast<std::uint64_t>(game));
  }
  read_rare_things(reader);
  for (const std::string& fault : reader.faults) FAIL_CHECK(fault);

  for (const CompiledText& text : compiled_languages()[0].texts)
    for (std::string_view family : {"the_thing.event.", "the_thing.option.", "the_thing.ask.",
                                    "the_thing.wait", "the_thing.over", "the_thing.situation."})
      if (text.key.starts_with(family)) CHECK_MESSAGE(reader.keys.count(text.key) == 1, text.key);
}

TEST_CASE("texts of The Thing: every refusal names a rule that is worded in every language") {
  std::set<std::string_view> ids;
  for (int players : {1, 4, 7}) {
    const Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
    Rng rng(3);
    Log log;
    State s = TheThing::start(rules, log);
    while (!TheThing::question(rules, s).over()) {
      for (Seat seat : {Seat{0}, Seat{3}, kSpectator})
        for (int i = 0; i < 10; ++i)
          ids.insert(
              TheThing::why_not(rules, view_of(rules, s, seat),
                                {u8(static_cast<int>(rng.below(44))), u8(static_cast<int>(rng.below(14))),
                                 u8(static_cast<int>(rng.below(8))), 0, 0}));
      const testing::Turn turn = testing::random_turn(TheThing{}, rules, s, rng);
      TheThing::apply(rules, s, turn.seat, turn.action, log);
    }
  }
  ids.erase("");
  CHECK(ids.size() > 20);
  for (std::string_view id : ids)
    for (std::string_view language : languages())
      CHECK_MESSAGE(texts(language).has("rule." + std::string(id)), id);
}

TEST_CASE("texts of The Thing: every option names a rule that is worded") {
  for (const OptionInfo& option : option_infos())
    for (std::string_view language : languages())
      if (!option.rule.empty())
        CHECK_MESSAGE(texts(language).has("rule." + std::string(option.rule)), option.key);
}

TEST_CASE("texts of The Thing: a word has the same forms as the others of its family, in every language") {
  for (const CompiledLanguage& language : compiled_languages()) {
    WordForms forms = forms_of(language, "place|good|crew|lab|sky|face");
    REQUIRE(forms.size() == 6);
    CHECK(odd_word_in(forms) == "");
    CHECK(forms["place"].size() == kLocations);
    CHECK(forms["good"].size() == kGoods);
  }
}

TEST_CASE("texts of The Thing: Polish cases and plurals") {
  const Rules rules = *make_rules({.players = 6, .options = {}, .figures = {}});
  const auto polish = [&](const auto& event) {
    return texts("pl").sentence(TheThing::event_text(rules, View{}, told_by_one(event)), reader_names());
  };
  CHECK(polish(event::FuelBurnt{.place = Location::Boiler, .n = 1, .missing = 0}) ==
        "Kotłownia: zużyto 1 znacznik paliwa.");
  CHECK(polish(event::FuelBurnt{.place = Location::Generator, .n = 2, .missing = 2}) ==
        "Generator prądu: zużyto 2 znaczniki paliwa, brakuje 2.");
  CHECK(polish(event::DamagePlaced{.place = Location::Radio, .n = 5}) ==
        "Radiostacja: przybywa 5 żetonów uszkodzeń.");
  CHECK(polish(event::FuelMoved{.outdoor = true, .place = Location::Snowcat, .n = 3}) ==
        "3 znaczniki paliwa trafiają z zewnętrznego składu do ratraka.");
  CHECK(polish(event::DogPlaced{Location::Weather}) == "Pies pojawia się w stacji meteorologicznej.");
}

namespace {

// "Sun 0, 0, 4, 0; Cloud 1, 1, 3, 1; …" as the rules word it.
std::string weather_row(const Rules& rules, std::span<const std::string> skies) {
  std::string all;
  for (std::size_t i = 0; i < skies.size(); ++i) {
    const SkyRow& row = rules.row(static_cast<Sky>(i));
    all += (i == 0 ? "" : "; ") + skies[i];
    for (int figure : {int{row.boiler}, int{row.generator}, int{row.rescue}, int{row.frost}})
      all += (all.back() >= '0' && all.back() <= '9' ? ", " : " ") + std::to_string(figure);
  }
  return all;
}

bool says(std::string_view language, const std::string& key, const std::string& words) {
  return texts(language).plain("rules.the_thing.figure." + key).find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("texts of The Thing: the figures in the rules are those of the content") {
  const auto rules_of = [](int players) {
    return *make_rules({.players = players, .options = {}, .figures = {}});
  };
  const Rules six = rules_of(6);
  const std::array<std::string, 4> english{"Sun", "Cloud", "Snow", "Storm"};
  const std::array<std::string, 4> polish{"słońce", "chmury", "śnieg", "burza"};
  CHECK(says("en", "weather_small", weather_row(six, english)));
  CHECK(says("en", "weather_large", weather_row(rules_of(8), english)));
  CHECK(says("pl", "weather_small", weather_row(six, polish)));
  CHECK(says("pl", "weather_large", weather_row(rules_of(8), polish)));
}

namespace {

using Numbers = std::vector<int>;

// All numbers of a text, in their order: the languages say the same ones.
Numbers numbers_in(const std::string& text) {
  Numbers all;
  bool inside = false;
  for (char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (digit && !inside) all.push_back(0);
    if (digit) all.back() = all.back() * 10 + (c - '0');
    inside = digit;
  }
  return all;
}

template <class... Parts>
Numbers joined(const Parts&... parts) {
  Numbers all;
  (all.insert(all.end(), parts.begin(), parts.end()), ...);
  return all;
}

Rules rules_with(int players) { return *make_rules({.players = players, .options = {}, .figures = {}}); }

const Numbers kMany{4, 5, 6, 7, 8};
const Numbers kFew{1, 3};  // "1 to 3 players"

// One figure for each of the many.
template <class Of>
Numbers of_many(const Of& of) {
  Numbers all;
  for (int players : kMany) all.push_back(of(rules_with(players)));
  return all;
}
// The cards of a deck with so many players, kind by kind.
template <class Kind, class Counts>
Numbers cards_of(const Counts& counts, std::initializer_list<Kind> kinds) {
  Numbers all;
  for (Kind kind : kinds) all.push_back(counts[at(kind)]);
  return all;
}
int fuel_spaces(const Rules& r, Location l) { return r.fuel_spaces[at(l)]; }
int damage_spaces(const Rules& r, Location l) { return r.damage_spaces[at(l)]; }

void check_numbers(const std::string& key, const Numbers& expected) {
  for (std::string_view language : languages()) {
    CAPTURE(language);
    CAPTURE(key);
    CHECK(numbers_in(texts(language).plain("rules.the_thing.figure." + key)) == expected);
  }
}

}  // namespace

TEST_CASE("texts of The Thing: the decks in the rules are those of the content") {
  using W = WeaponKind;
  using I = ItemKind;
  const auto weapons = [](int players) {
    return cards_of(rules_with(players).weapons, {W::Flamethrower, W::Dynamite, W::Melee, W::Firearm});
  };
  const auto items = [](int players) {
    return cards_of(rules_with(players).items, {I::Keys, I::Flashlight, I::Tools, I::FuelCan, I::Wire});
  };
  CHECK(weapons(4) == weapons(5));
  CHECK(weapons(6) == weapons(7));
  CHECK(weapons(6) == weapons(1));
  CHECK(items(4) == items(5));
  CHECK(items(7) == items(1));
  check_numbers("weapons",
                joined(weapons(4), Numbers{4, 5}, weapons(6), Numbers{6, 7}, kFew, weapons(8), Numbers{8}));
  check_numbers("items", joined(items(4), Numbers{4, 5}, items(6), Numbers{6}, items(7), Numbers{7}, kFew,
                                items(8), Numbers{8}));
}

TEST_CASE("texts of The Thing: depots, Lab bag and Strength in the rules are those of the content") {
  const Rules few = rules_with(2);
  const Numbers depot = of_many([](const Rules& r) { return r.fuel_depot; });
  CHECK(depot == Numbers{depot[0], depot[0], few.fuel_depot, depot[3], depot[3]});
  check_numbers("depots", joined(Numbers{depot[0], 4, 5, depot[2], 6}, kFew, Numbers{depot[3], 7, 8},
                                 of_many([](const Rules& r) { return r.outdoor_depot; }), kMany,
                                 Numbers{few.outdoor_depot}, kFew));
  const Numbers strength = of_many([](const Rules& r) { return r.first_strength; });
  CHECK(strength == Numbers{strength[0], strength[0], strength[2], strength[2], strength[4]});
  check_numbers(
      "strength",
      joined(Numbers{strength[0], 4, 5, strength[2], 6, 7, strength[4], 8, few.first_strength}, kFew));
  CHECK(of_many([](const Rules& r) { return r.lab[0] / r.players; }) == Numbers(5, 2));
  CHECK(of_many([](const Rules& r) { return r.lab[1] / r.players; }) == Numbers(5, 3));
  check_numbers("lab", joined(Numbers{2, 3, few.lab[0], few.lab[1]}, kFew));
}

TEST_CASE(
    "texts of The Thing: spaces and tracks in the rules are those of the content, for 1 to 3 players too") {
  using L = Location;
  const Rules few = rules_with(2);
  const Rules four = rules_with(4);
  for (int players : {2, 4, 5, 6, 7, 8})
    for (L l : {L::Helicopter, L::Radio})
      CHECK(damage_spaces(rules_with(players), l) == rules_with(players).damage_at_start[at(l)]);
  CHECK(of_many([](const Rules& r) { return fuel_spaces(r, L::Helicopter); }) ==
        Numbers(5, fuel_spaces(four, L::Helicopter)));
  check_numbers("vehicles",
                joined(Numbers{fuel_spaces(few, L::Boiler), fuel_spaces(four, L::Helicopter)},
                       of_many([](const Rules& r) { return fuel_spaces(r, L::Snowcat); }), kMany, kFew,
                       Numbers{fuel_spaces(few, L::Helicopter), fuel_spaces(few, L::Snowcat),
                               damage_spaces(few, L::Boiler), damage_spaces(few, L::Generator),
                               damage_spaces(few, L::Snowcat)}));
  for (int players : {6, 7, 8}) CHECK(rules_with(players).rescue_station == few.rescue_station);
  CHECK(rules_with(5).rescue_station == four.rescue_station);
  check_numbers("tracks", {few.rescue_start, few.rescue_station, 4, 5, four.rescue_station,
                           few.rescue_fuel_last, few.frost_end});
}

TEST_CASE("texts of The Thing: a place says that a Dog is there, and what people will meet") {
  const Rules rules = rules_with(4);
  View view;
  const auto english = [&] {
    const Sentence option = TheThing::option_text(rules, view, answer::Place{.place = Location::Lab});
    return texts("en").sentence(option, reader_names());
  };
  CHECK(english() == "Go to the Laboratory (nobody there)");
  view.table.dogs.add(Location::Lab);
  CHECK(english() == "Go to the Laboratory (a Dog there)");
  view.table.at[at(Location::Lab)] = only(slot_at(1)).with(slot_at(2));
  CHECK(english() == "Go to the Laboratory (2 and a Dog there)");
}

TEST_CASE("texts of The Thing: sentences about one thing, several and nothing") {
  const Rules rules = rules_with(4);
  const auto read = [&](std::string_view language, const Event& event) {
    return texts(language).sentence(TheThing::event_text(rules, View{}, event), reader_names());
  };
  const Event leader = told(event::LeaderChanged{LeaderCause::Token}, Seat{1});
  CHECK(read("en", leader) == "Filip leads now, thanks to the Leader token.");
  CHECK(read("pl", leader) == "Liderem jest teraz Filip dzięki żetonowi lidera.");
  CHECK(read("en", told(event::AlienSabotaged{.place = Location::Lab, .n = 1})) ==
        "The Alien sabotages the Laboratory.");
  CHECK(read("en", told(event::AlienSabotaged{.place = Location::Lab, .n = 3})) ==
        "The Alien sabotages the Laboratory 3 times.");
  CHECK(read("en", told(event::EncounterBegan{.place = Location::Lab, .strength = 2})) ==
        "Laboratory: nobody is there, against the Alien with Strength 2.");
  CHECK(read("pl", told(event::KennelOpened{.n = 3})) == "Kojec się otwiera: wybiegają 3 psy.");
}

TEST_CASE("texts of The Thing: before the first decision everybody reads their Character and their role") {
  const auto english = [](const Rules& rules, const View& view) {
    return texts("en").lines(TheThing::opening(rules, view).who, reader_names());
  };
  View view;
  view.viewer = Seat{1};
  view.table.owner = SlotOwners::shared_out(4, 4);
  view.table.characters = first_slots(4);
  view.table.sheet[1] = CharacterId::Nauls;
  const std::string sheet = "You play Nauls. Kitchen: needs only one food marker.";
  CHECK(english(rules_with(4), view) ==
        std::vector<std::string>{sheet, "You are Human. Keep it to yourself."});
  CHECK(TheThing::opening(rules_with(4), view).role.empty());
  view.alien = true;
  CHECK(english(rules_with(4), view).back() == "You are the Alien. Keep it to yourself.");
  CHECK(TheThing::opening(rules_with(4), view).role == "alien");
  CHECK(english(rules_with(2), view) ==
        std::vector<std::string>{"You lead Nauls. Kitchen: needs only one food marker."});
}

}  // namespace holdout::the_thing
