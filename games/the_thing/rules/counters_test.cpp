#include "games/the_thing/rules/counters.h"

#include <map>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {
namespace {

struct Tally {
  Rules rules;
  State s{};
  std::vector<int> counts = std::vector<int>(counters().size(), 0);

  explicit Tally(int players) : rules(*make_rules({.players = players, .options = {}, .figures = {}})) {
    lay_out(rules, s);
  }
  void happens(const auto& event) { count(rules, told(event), counts); }
  int of(std::string_view name) const {
    for (std::size_t i = 0; i < counts.size(); ++i)
      if (counters()[i].name == name) return counts[i];
    FAIL("no counter " << name);
    return 0;
  }
};

}  // namespace

TEST_CASE("each counter has a name of its own, and a share is of another counter") {
  std::map<std::string_view, int> names;
  for (const Counter& each : counters()) ++names[each.name];
  CHECK(names.size() == counters().size());
  for (const Counter& each : counters())
    if (!each.of.empty()) CHECK(names.contains(each.of));
}

TEST_CASE("section 14: the round in which the Boiler goes, power, hunger, reveals, Tests") {
  Tally tally(6);
  tally.happens(event::RoundBegan{4});
  tally.happens(event::BoilerDestroyed{});
  tally.happens(event::PowerFailed{});
  tally.happens(event::PowerFailed{});
  tally.happens(event::Revealed{.who = Slot{2}, .cause = RevealCause::Test, .n = 3});
  CHECK(tally.of("voluntary_reveal") == 0);
  tally.happens(event::Revealed{.who = Slot{3}, .cause = RevealCause::OwnWill, .n = 4});
  tally.happens(event::Tested{.who = Slot{2}, .tester = Slot{1}, .fire = false, .alien = true});
  tally.happens(event::Tested{.who = Slot{2}, .tester = Slot{1}, .fire = false, .alien = false});
  tally.happens(event::RoundBegan{5});
  tally.happens(event::SosSent{Slot{1}});
  CHECK(tally.of("rounds") == 5);
  CHECK(tally.of("boiler_destroyed") == 1);
  CHECK(tally.of("boiler_destroyed_in_round") == 4);
  CHECK(tally.of("power_lost") == 1);
  CHECK(tally.of("hungry") == 0);
  CHECK(tally.of("voluntary_reveal") == 1);
  CHECK(tally.of("reveals") == 2);
  CHECK(tally.of("tests") == 2);
  CHECK(tally.of("aliens_found") == 1);
  CHECK(tally.of("sos_sent_in_round") == 5);
}

TEST_CASE("section 14: who was infected besides the first, how it ended and by which exit") {
  Tally tally(6);
  Log off;
  Now now{tally.rules, tally.s, off};
  tally.s.hidden.aliens = only(slot_at(1));
  tally.s.hidden.infection[1].by = kFirstAlien;
  turn_alien(now, slot_at(2), 1);
  turn_alien(now, slot_at(3), kByDog);
  tally.s.table.ending = Ending::Escaped;
  tally.s.table.exit = Exit::Snowcat;
  count_end(tally.rules, tally.s, tally.counts);
  CHECK(tally.of("infected") == 2);
  CHECK(tally.of("others") == 5);
  CHECK(tally.of("infected_by_dogs") == 1);
  CHECK(tally.of("humans_won") == 1);
  CHECK(tally.of("ending") == static_cast<int>(Ending::Escaped));
  CHECK(tally.of("exit") == static_cast<int>(Exit::Snowcat));
}

TEST_CASE(
    "section 14: with 1 to 3 players escapes and collisions are counted, nobody is infected in secret") {
  Tally tally(2);
  tally.s.hidden.aliens = only(slot_at(1));
  tally.happens(event::LastStand{.n = 5, .bad = 3, .stopped = true});
  tally.happens(event::LastStand{.n = 5, .bad = 2, .stopped = false});
  tally.happens(event::Revealed{.who = Slot{0}, .cause = RevealCause::Collision, .n = 5});
  count_end(tally.rules, tally.s, tally.counts);
  CHECK(tally.of("escapes_fought") == 2);
  CHECK(tally.of("escapes_stopped") == 1);
  CHECK(tally.of("collisions") == 1);
  CHECK(tally.of("infected") == 0);
  CHECK(tally.of("others") == 0);
}

TEST_CASE("section 14, 1 to 3 players: sets of dice, cancelled dice, and who is left") {
  Tally tally(2);
  tally.happens(event::Assigned{.who = Slot{1}, .card = CardKind::None});
  tally.happens(event::DieCancelled{.who = Slot{1}, .n = 0});
  tally.happens(event::DieCancelled{.who = Slot{1}, .n = 2});
  tally.happens(event::Assigned{.who = Slot{2}, .card = CardKind::Use});
  tally.s.table.characters = first_slots(4);
  count_end(tally.rules, tally.s, tally.counts);
  CHECK(tally.of("dice_sets") == 1);
  CHECK(tally.of("dice_cancelled") == 2);
  CHECK(tally.of("crew_left") == 4);
}

}  // namespace holdout::the_thing
