#include "table/playing/dice.h"

#include <array>
#include <set>

#include <doctest/doctest.h>

using namespace holdout;

TEST_CASE("dice are the ChaCha20 key stream of the seed") {
  // RFC 8439, appendix A.1, test vector 1: key zero, block zero starts with 76 b8 e0 ad, a0 f1 3d 90.
  Dice dice{Seed{}};
  // below(2^32 - 1) never skips these two words and is almost the word itself: the upper half of w * (2^32 -
  // 1).
  CHECK(dice.below(0xFFFFFFFF) == 0xADE0B876 - 1);
  CHECK(dice.below(0xFFFFFFFF) == 0x903DF1A0 - 1);
  CHECK(dice.position() == 2);
}

TEST_CASE("a copy of the dice rolls the same, also across blocks") {
  Dice dice{seed_from_text("copy")};
  for (int i = 0; i < 21; ++i) dice.below(6);
  Dice copy = dice;
  for (int i = 0; i < 40; ++i) CHECK(dice.below(1000) == copy.below(1000));
}

TEST_CASE("a die is fair and stays in range") {
  Dice dice{seed_from_text("fair")};
  std::array<int, 6> seen{};
  for (int i = 0; i < 60000; ++i) {
    const std::uint32_t roll = dice.below(6);
    REQUIRE(roll < 6);
    ++seen[roll];
  }
  for (int count : seen) CHECK(std::abs(count - 10000) < 500);  // five standard deviations are 456
  CHECK(dice.below(1) == 0);
}

TEST_CASE("a large die skips words instead of preferring low numbers") {
  // With three quarters of 2^32 sides one word in four is skipped, so the position runs ahead of the rolls.
  Dice dice{seed_from_text("skip")};
  int upper = 0;
  for (int i = 0; i < 4000; ++i) upper += dice.below(0xC0000000) >= 0x60000000;
  CHECK(dice.position() > 5000);
  CHECK(std::abs(upper - 2000) < 170);
}

TEST_CASE("the commitment is BLAKE2b-256 of the seed") {
  CHECK(to_hex(commitment(Seed{})) == "89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3");
  CHECK(commitment(seed_from_text("a")) != commitment(seed_from_text("b")));
}

TEST_CASE("derived seeds differ by purpose, by number and from their origin") {
  const Seed seed = seed_from_text("one");
  const std::set<Seed> all{seed, derive(seed, "game", 0), derive(seed, "game", 1), derive(seed, "player", 0),
                           derive(seed_from_text("two"), "game", 0)};
  CHECK(all.size() == 5);
  CHECK(derive(seed, "game", 1) == derive(seed, "game", 1));
}

TEST_CASE("hex goes there and back, and anything else is refused with the reason") {
  const Seed seed = seed_from_text("hex");
  CHECK(*seed_from_hex(to_hex(seed)) == seed);
  CHECK(seed_from_text(to_hex(seed)) == seed);
  CHECK(seed_from_hex("12").problem().message() == "'12' is no seed; expected 64 hexadecimal digits");
  CHECK_FALSE(seed_from_hex(std::string(63, 'a') + "g"));
  CHECK(random_seed() != random_seed());
}
