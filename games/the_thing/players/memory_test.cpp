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

// Whoever takes a seat over in the middle of a game was not there when it was shown.
TEST_CASE("memory: who is in the green zone is Human and who is revealed is not, without having seen it") {
  Evening e;  // TT-124
  e.board.t().suspicion[at(kS3)] = 0;
  const Mind mind = e.mind(kS0, 1);
  for (const RoleBelief* belief : {&mind.memory.roles(), &mind.memory.public_roles()}) {
    CHECK(belief->alien(kS3) == 0);
    CHECK(belief->alien(kS2) > 0.15);
  }
  e.board.t().characters.remove(kS4);
  e.board.t().organism.push(kS4);
  const Mind later = e.mind(kS0, 1);
  CHECK(later.memory.roles().alien(kS4) == doctest::Approx(1));
  CHECK(later.memory.roles().alien(kS2) == doctest::Approx(0));  // it was the only one
}

}  // namespace holdout::the_thing
