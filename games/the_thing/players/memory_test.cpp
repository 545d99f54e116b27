#include "games/the_thing/players/memory.h"

#include <doctest/doctest.h>

#include "games/the_thing/players/testing/evening.h"

// What a player of 4 to 8 makes of what it sees.

namespace holdout::the_thing {

// TT-605: a Leader who has seen good cards has no reason to fear the rest more than before.
TEST_CASE("memory: cards that were flipped say nothing against those that are left") {
  const Setup setup{.players = 5, .options = {}, .figures = {}};
  const Rules rules = *make_rules(setup);
  Memory memory(rules, slot_at(0));
  View view{};
  std::vector<Event> events{noticed(event::ExtraCard{})};
  for (Slot slot : {kS1, kS2, kS3, kS4}) events.push_back(noticed(event::CardHandedIn{.who = slot}));
  memory.see(events, view);
  const double before = memory.bad_share(5);
  CHECK(before > 0.05);
  CHECK(before < 0.5);
  const Event good = noticed(event::Flipped{CardKind::Use});
  memory.see(std::vector<Event>{good, good, good}, view);
  CHECK(memory.bad_share(2) == doctest::Approx(before));
  CHECK(memory.bad_share(0) == doctest::Approx(0));
}

}  // namespace holdout::the_thing
