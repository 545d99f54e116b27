#include "games/the_thing/players/roles.h"

#include <doctest/doctest.h>

namespace holdout::the_thing {
namespace {

using Look = RoleBelief::Look;
using Seen = RoleBelief::Seen;

constexpr Slot kA = slot_at(0);
constexpr Slot kB = slot_at(1);
constexpr Slot kC = slot_at(2);
constexpr Slot kD = slot_at(3);

}  // namespace

TEST_CASE("beliefs: one of all began as the Alien, anybody alike; the own card leaves the others") {
  RoleBelief belief(4);  // TT-103
  CHECK(belief.alien(kA) == doctest::Approx(0.25));
  belief.is_human(kA);
  CHECK(belief.alien(kA) == doctest::Approx(0));
  CHECK(belief.alien(kC) == doctest::Approx(1.0 / 3));
  CHECK(belief.none_of(Slots(0b0110)) == doctest::Approx(1.0 / 3));
}

TEST_CASE("beliefs: whoever is shown by a Test is certain, and with the first one found the rest is Human") {
  RoleBelief belief(5);  // TT-727
  belief.is_alien(kD);
  CHECK(belief.alien(kD) == doctest::Approx(1));
  CHECK(belief.alien(kB) == doctest::Approx(0));
  CHECK(belief.best_guess(first_slots(5)).aliens == only(kD));
  CHECK(belief.best_guess(first_slots(5)).chance == doctest::Approx(1));
}

TEST_CASE("beliefs: an Alien token seen tells of its owner and of the one who looked") {
  RoleBelief belief(4);  // TT-557, TT-560
  const Look look{.who = kA, .owner = kB, .token = 1, .seen = Seen::Alien};
  belief.check({&look, 1}, 0.6);
  CHECK(belief.alien(kB) == doctest::Approx(1));
  CHECK(belief.alien(kA) == doctest::Approx(1));
  CHECK(belief.alien(kC) == doctest::Approx(0));
}

TEST_CASE("beliefs: a Human token seen speaks for its owner, by half of what an Alien lays") {
  RoleBelief belief(2);
  const Look look{.who = kA, .owner = kB, .token = 0, .seen = Seen::Human};
  belief.is_human(kA);
  belief.check({&look, 1}, 0.6);
  CHECK(belief.alien(kB) == doctest::Approx(1));  // somebody began
  RoleBelief open(4);
  open.is_human(kA);
  open.check({&look, 1}, 0.6);
  CHECK(open.alien(kB) == doctest::Approx(0.7 / 2.7));
}

TEST_CASE("beliefs: an unseen look infects by the chance of the owner, and a later Test clears both") {
  RoleBelief belief(4);
  const Look look{.who = kA, .owner = kB, .token = 0, .seen = Seen::Unknown};
  belief.check({&look, 1}, 0.6);
  CHECK(belief.alien(kA) == doctest::Approx(0.25 + 0.25 * 0.3));
  CHECK(belief.expected(first_slots(4)) == doctest::Approx(1.075));
  belief.is_human(kB);  // TT-728: then the look was harmless
  CHECK(belief.alien(kA) == doctest::Approx(1.0 / 3));
}

TEST_CASE("beliefs: looks of one check do not feed each other") {
  RoleBelief belief(3);  // TT-562: C looks at A while A looks at the Alien B
  belief.is_alien(kB);
  const std::array<Look, 2> looks{Look{.who = kA, .owner = kB, .token = 0, .seen = Seen::Alien},
                                  Look{.who = kC, .owner = kA, .token = 0, .seen = Seen::Unknown}};
  belief.check(looks, 1);
  CHECK(belief.alien(kA) == doctest::Approx(1));
  CHECK(belief.alien(kC) == doctest::Approx(0));
}

TEST_CASE("beliefs: Dogs, evidence and the last Human") {
  RoleBelief belief(4);
  belief.is_alien(kA);
  belief.meets_dog(kB, 2.0 / 9);  // TT-540
  CHECK(belief.alien(kB) == doctest::Approx(2.0 / 9));
  belief.weigh(kB, 3.5);
  CHECK(belief.alien(kB) == doctest::Approx(0.5));
  const std::array<double, 3> by_number{1, 0, 0};
  belief.weigh_number(only(kB), by_number);
  CHECK(belief.alien(kB) == doctest::Approx(0));
  RoleBelief last(2);
  last.is_alien(kA);
  last.meets_dog(kB, 0.5);
  last.one_is_human(first_slots(2));  // TT-564
  CHECK(last.alien(kB) == doctest::Approx(0));
}

TEST_CASE("beliefs: certain facts come before what was made of them") {
  RoleBelief belief(4);
  belief.is_alien(kA);
  belief.is_human(kA);  // impossible by what came before
  CHECK(belief.alien(kA) == doctest::Approx(0));
  CHECK(belief.expected(first_slots(4)) > 0);
}

TEST_CASE("beliefs: the likeliest set may be asked for on the supposition that some are Human") {
  RoleBelief belief(4);
  belief.weigh(kA, 10);
  belief.weigh(kB, 3);
  CHECK(belief.best_guess(first_slots(4)).aliens == Slots{}.with(kA));
  CHECK(belief.best_guess(first_slots(4), Slots{}.with(kA)).aliens == Slots{}.with(kB));
}

}  // namespace holdout::the_thing
