#include <array>
#include <map>

#include <doctest/doctest.h>

#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/seeing/fallback.h"
#include "games/the_thing/rules/testing/random_game.h"

// Time-out answers of section 7, last column, wherever random play comes to their questions. Those that weigh
// the whole station (D-1, D-2, D-4, D-5, D-6, D-10, D-11, D-20, D-21, D-22) are in fallback_test.cpp.

namespace holdout::the_thing {
namespace {

// What was answered, and what else could have been.
struct TimedOut {
  const RandomGame& game;
  Seat seat;
  Action answer;
  Actions options;

  const Table& table() const { return game.s.table; }
  bool is(ActionKind kind) const { return answer.kind == u8(kind); }
  bool offered(ActionKind kind) const {
    return std::any_of(options.begin(), options.end(), [&](Action a) { return a.kind == u8(kind); });
  }
  // The answer comes first of all options in this order; smaller is better.
  template <class Order>
  bool first_by(const Order& order) const {
    return std::all_of(options.begin(), options.end(), [&](Action a) { return order(answer) <= order(a); });
  }
};

template <ActionKind kind>
bool always(const TimedOut& t) {
  return t.is(kind);
}
template <ActionKind kind>
bool if_offered(const TimedOut& t) {
  return t.is(kind) || (!t.offered(kind) && t.is(ActionKind::Pass));
}
bool lowest_card(const TimedOut& t) {  // Use, Repair, Sabotage
  return t.first_by([](Action a) { return u8(parts_of<answer::HandIn>(a).card); });
}
bool lowest_location(const TimedOut& t) {  // the order of table 3.3
  return t.first_by([](Action a) { return u8(parts_of<answer::Go>(a).place); });
}
bool any_option(const TimedOut& t) { return t.options.contains(t.answer); }

bool assimilates(const TimedOut& t) {  // a Character, green zone first
  if (t.offered(ActionKind::Agree)) return t.is(ActionKind::Agree);
  return t.first_by([&](Action a) {
    if (!is<answer::Assimilate>(a)) return 2;
    return in_green_zone(t.table(), parts_of<answer::Assimilate>(a).who) ? 0 : 1;
  });
}
bool sabotages(const TimedOut& t) {  // the Dog if no sabotage is possible
  if (t.offered(ActionKind::Agree)) return t.is(ActionKind::Agree);
  return t.first_by([](Action a) {
    if (is<answer::Sabotage>(a)) return 0;
    return is<answer::TakeDog>(a) ? 1 : 2;
  });
}
bool lays_human(const TimedOut& t) { return t.answer == answer::Lay{Laid::BothHuman}; }

bool keeps_the_best(const TimedOut& t) {  // Flamethrower > Firearm > …; Keys > Wire > …
  constexpr std::array kOrder{
      good(WeaponKind::Flamethrower), good(WeaponKind::Firearm), good(WeaponKind::Dynamite),
      good(WeaponKind::Melee),        good(ItemKind::Keys),      good(ItemKind::Wire),
      good(ItemKind::Tools),          good(ItemKind::FuelCan),   good(ItemKind::Flashlight)};
  return t.first_by([&](Action a) { return std::ranges::find(kOrder, kept_as<Good>(a)) - kOrder.begin(); });
}
bool keeps_blood(const TimedOut& t) {
  return t.is(t.game.s.hidden.lab_drawn == LabKind::BloodBag ? ActionKind::Keep : ActionKind::No);
}
bool fills_the_emptier(const TimedOut& t) {  // of Boiler and Generator, where they take fuel
  const auto fuel = [&](Action a) {
    const Location l = parts_of<answer::Go>(a).place;
    return l == Location::Boiler || l == Location::Generator ? int{t.table().fuel[at(l)]} : 99;
  };
  return t.first_by(fuel);
}
bool keeps_the_mildest(const TimedOut& t) {
  return t.first_by([&](Action a) {
    const SkyRow& row = t.game.rules.row(kept_as<Sky>(a));
    return row.boiler + row.generator;
  });
}
bool repairs_two(const TimedOut& t) {
  return parts_of<answer::Repair>(t.answer).n == t.game.rules.windows_repair;
}
bool least_suspected_tester(const TimedOut& t) {
  return t.first_by([&](Action a) { return t.table().suspicion[at(parts_of<answer::Choose>(a).who)]; });
}
bool discards_a_spare(const TimedOut& t) {  // a duplicate, else Sabotage, else the first
  const CardCounts& hand = t.game.s.hidden.hands[at(t.seat)];
  return t.first_by([&](Action a) {
    const CardKind card = parts_of<answer::Discard>(a).card;
    if (hand[at(card)] > 1) return 0;
    return card == CardKind::Sabotage ? 1 : 2;
  });
}

struct Expected {
  QuestionKind kind;
  std::string_view id;
  bool (*holds)(const TimedOut&);
};
constexpr std::array kExpected = std::to_array<Expected>({
    {QuestionKind::Redraw, "D-3", always<ActionKind::Pass>},
    {QuestionKind::UseLight, "D-7", if_offered<ActionKind::Yes>},
    {QuestionKind::LightCard, "D-8", lowest_card},
    {QuestionKind::EncounterOrder, "D-9", lowest_location},
    {QuestionKind::AlienVictory, "D-12", assimilates},
    {QuestionKind::AlienUnopposed, "D-13", sabotages},
    {QuestionKind::ClarkDog, "D-14", always<ActionKind::Pass>},
    {QuestionKind::LayTokens, "D-15", lays_human},
    {QuestionKind::Peek, "D-16", any_option},
    {QuestionKind::BoardFirst, "D-17", always<ActionKind::Pass>},
    {QuestionKind::WantToBoard, "D-18", always<ActionKind::Yes>},
    {QuestionKind::Admit, "D-19", always<ActionKind::No>},
    {QuestionKind::FreeAction, "D-23", always<ActionKind::Pass>},
    {QuestionKind::KeepCard, "D-24", keeps_the_best},
    {QuestionKind::LabToken, "D-25", keeps_blood},
    {QuestionKind::ExtraLab, "D-26", always<ActionKind::Yes>},
    {QuestionKind::ThirdCard, "D-27", always<ActionKind::Yes>},
    {QuestionKind::FuelTarget, "D-28", fills_the_emptier},
    {QuestionKind::WeatherResult, "D-29", keeps_the_mildest},
    {QuestionKind::Escape, "D-30", always<ActionKind::Pass>},
    {QuestionKind::RepairTwo, "D-31", repairs_two},
    {QuestionKind::Talk, "D-32", always<ActionKind::Pass>},
    {QuestionKind::TradeAnswer, "D-32", always<ActionKind::No>},
    {QuestionKind::Vote, "D-33", always<ActionKind::Pass>},
    {QuestionKind::Reveal, "D-34", always<ActionKind::Pass>},
    {QuestionKind::VolunteerA, "D-35", always<ActionKind::Pass>},
    {QuestionKind::VolunteerB, "D-35", always<ActionKind::Pass>},
    {QuestionKind::ChooseTester, "D-36", least_suspected_tester},
    {QuestionKind::HungerDiscard, "D-37", discards_a_spare},
});

using Met = std::map<QuestionKind, int>;

void check_answers(const RandomGame& game, Met& met) {
  if (game.over() || game.open().chance()) return;
  for (const Expected& each : kExpected) {
    if (!game.asks(each.kind)) continue;
    for (Seat seat : game.open().waited_for) {
      ++met[each.kind];
      const TimedOut answered{game, seat, TheThing::fallback(game.rules, game.s, seat, 0),
                              game.options(seat)};
      CHECK_MESSAGE(each.holds(answered), each.id);
    }
  }
}

// What random play seldom comes to: a ready vehicle and Keys, two who can test, hunger with full hands.
void play_from(std::string_view given, Met& met) {
  const Result<WrittenPosition> position = read_given(given);
  REQUIRE_MESSAGE(position, position.problem().message());
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    RandomGame game(position->rules.players, seed);
    game.s = position->state;
    for (int i = 0; i < 40 && !game.over(); ++i, game.step()) check_answers(game, met);
  }
}

TEST_CASE("D-3 D-7 to D-9 D-12 to D-19 D-23 to D-37 what is answered for a seat whose clock ran out") {
  Met met;
  for (int players : {5, 6, 8})
    along_games(players, 6, {{"max_rounds", "12"}},
                [&](const RandomGame& game) { check_answers(game, met); });
  play_from(
      "6 players; assignment; aliens blue; helicopter: red, fuel 2, damage 0; pile: use\ngoods red: keys",
      met);
  play_from("6 players; boarding; rescue 11; aliens blue; suspicion red 1, green 2", met);
  play_from(
      "6 players; phase 6; aliens blue; goods red: blood_bag, flamethrower, wire; goods green: blood_bag",
      met);
  play_from("6 players; phase 7; pantry 0; aliens blue", met);
  play_from(
      "6 players; assignment; aliens blue; sheets red blair, green windows, yellow bennings, white macready\n"
      "lab: red; radio: green; weather: yellow; armory: white; pile: use x2, repair",
      met);
  play_from("6 players; assignment; aliens blue; sheets red blair\nlab: red; pile: use", met);
  for (const Expected& each : kExpected) CHECK_MESSAGE(met[each.kind] > 0, each.id);
}

}  // namespace
}  // namespace holdout::the_thing
