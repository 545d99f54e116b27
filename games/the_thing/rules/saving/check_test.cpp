#include "games/the_thing/rules/saving/check.h"

#include <array>
#include <utility>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/damaged_save.h"

namespace holdout::the_thing {
namespace {

RandomGame voting() { return game_at(QuestionKind::Vote, 5); }
TEST_CASE("check: a position of play passes, and so does every one of whole games with 1 to 8 players") {
  CHECK(after(voting(), [](State&) {}) == "nothing");
  for (int players = 1; players <= kMaxSlots; ++players)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      RandomGame game(players, seed);
      for (;; game.step()) {
        const Result<void> fine = TheThing::check(game.rules, game.s);
        REQUIRE_MESSAGE(fine, fine.problem().message());
        if (game.over()) break;
      }
    }
}

TEST_CASE("check: TT-102 everybody is in one place and in one fate") {
  const RandomGame game = voting();
  refused(game, "table.at: a Character in two places", [](State& s) { s.table.at[0].add(kA); });
  refused(game, "table.at: a Character is nowhere",
          [](State& s) { s.table.at[at(Location::RecRoom)].remove(kA); });
  refused(game, "table.characters: somebody is in play and out of it",
          [](State& s) { s.table.dead.add(kA); });
  refused(game, "table.characters: somebody is missing", [](State& s) {
    s.table.characters.remove(kA);
    s.table.at[at(Location::RecRoom)].remove(kA);
  });
  refused(game, "table.organism", [](State& s) {
    s.table.organism.push(kA);
    s.table.organism.push(kA);
  });
  refused(game, "table.standing", [](State& s) {
    s.table.standing = first_slots(5);
    s.table.characters.remove(kA);
    s.table.at[at(Location::RecRoom)].remove(kA);
    s.table.dead.add(kA);
    s.table.dead_round[0] = 1;
  });
  refused(game, "table.dead_round", [](State& s) { s.table.dead_round[0] = 1; });
  refused(game, "table.sheet", [](State& s) { s.table.sheet[0] = s.table.sheet[1]; });
  refused(game, "table.owner", [](State& s) { s.table.owner.give(slot_at(0), Seat{3}); });
}

TEST_CASE("check: TT-652 no Blood Bag is in the bag, nor came out of it, after that was said") {
  const auto nothing_left = [](State& s) {  // of the Blood Bags
    LabCounts& bag = s.hidden.lab_bag;
    const std::uint8_t blood = std::exchange(bag[at(LabKind::BloodBag)], u8(0));
    s.table.lab_bag = u8(s.table.lab_bag - blood);
    s.hidden.lab_gone[at(LabKind::BloodBag)] = u8(s.hidden.lab_gone[at(LabKind::BloodBag)] + blood);
    s.table.no_blood = true;
  };
  const RandomGame game = game_at(QuestionKind::LabToken, 5);
  const auto draw = [](State& s, LabKind kind) {
    ++s.hidden.lab_bag[at(s.hidden.lab_drawn)];
    s.hidden.lab_drawn = kind;
    --s.hidden.lab_bag[at(kind)];
  };
  CHECK(after(game, [&](State& s) {
          draw(s, LabKind::Failure);
          nothing_left(s);
        }) == "nothing");
  refused(game, "hidden.lab_bag: a Blood Bag that was said", [&](State& s) {
    draw(s, LabKind::BloodBag);
    nothing_left(s);
  });
}

TEST_CASE("check: TT-108 TT-109 the Leader has a Character") {
  const RandomGame game = voting();
  refused(game, "table.leader: nobody", [](State& s) { s.table.leader = kNobody; });
  refused(game, "table.leader: seat 7", [](State& s) { s.table.leader = Seat{7}; });
}

TEST_CASE("check: TT-413 TT-582 a location holds three, a burnt one nobody and nothing") {
  const RandomGame game = voting();
  const auto burn = [](State& s, Location l) {
    s.table.burnt.add(l);
    s.table.cards_gone.add(l);
    --s.table.fires;
  };
  refused(game, "table.at: armory is too full", [](State& s) {
    s.table.at[at(Location::Armory)] = std::exchange(s.table.at[at(Location::RecRoom)], Slots{});
  });
  CHECK(after(game, [&](State& s) { burn(s, Location::Armory); }) == "nothing");
  refused(game, "table.at: somebody in a burnt location", [&](State& s) {
    burn(s, Location::Armory);
    s.table.at[at(Location::RecRoom)].remove(kA);
    s.table.at[at(Location::Armory)].add(kA);
  });
  refused(game, "table.burnt", [&](State& s) { burn(s, Location::Boiler); });
  refused(game, "table.burnt", [&](State& s) { s.table.burnt.add(Location::Lab); });
  refused(game, "table.burnt", [&](State& s) { burn(s, Location::Radio); });  // its Damage is still there
  refused(game, "table.cards_gone", [&](State& s) { s.table.cards_gone.add(Location::Lab); });
}

TEST_CASE("check: TT-128 TT-212 TT-221 fuel, Damage and what they destroy") {
  const RandomGame game = voting();
  refused(game, "table.fuel", [](State& s) { s.table.fuel[at(Location::Boiler)] = 9; });
  refused(game, "table.fuel: armory", [](State& s) { s.table.fuel[at(Location::Armory)] = 1; });
  refused(game, "table.damage", [](State& s) { ++s.table.command; });
  refused(game, "table.boiler_destroyed",
          [](State& s) { s.table.boiler_destroyed = !s.table.boiler_destroyed; });
  refused(game, "table.no_power", [](State& s) { s.table.no_power = !s.table.no_power; });
  refused(game, "table.fuel_depot", [](State& s) { s.table.pantry = 99; });
  refused(game, "table.frost", [](State& s) { s.table.frost = 200; });
  refused(game, "table.rescue", [](State& s) { s.table.rescue = 99; });
  refused(game, "table.rescue: on its way", [](State& s) {
    s.table.rescue = 0;
    s.table.rescue_fuel = 1;
  });
  refused(game, "table.dogs", [](State& s) { s.table.kennel_dogs = 9; });
  refused(game, "table.suspicion", [](State& s) { s.table.suspicion[0] = 9; });
}

TEST_CASE("check: TT-103 TT-104 TT-564 tokens that cannot be: roles, infections, who saw what") {
  const RandomGame game = voting();
  refused(game, "hidden.aliens: nobody is Human", [](State& s) { s.hidden.aliens = s.table.characters; });
  refused(game, "hidden.infection: no way", [](State& s) {
    s.hidden.infection[at(s.table.characters.without(s.hidden.aliens).first())].by = kByDog;
  });
  refused(game, "hidden.infection", [](State& s) {
    for (Infection& how : s.hidden.infection)
      if (how.by == kFirstAlien) how.by = kByDog;
  });
  refused(game, "hidden.aliens: another role",
          [](State& s) { s.table.shown_human = only(s.hidden.aliens.first()); });
  refused(game, "table.shown_human: somebody is both",
          [](State& s) { s.table.shown_human = s.table.shown_alien = only(kA); });
  refused(game, "hidden.saw_alien",
          [](State& s) { s.hidden.saw_alien[0] = s.table.characters.without(s.hidden.aliens); });
  refused(game, "hidden.laid", [](State& s) { s.hidden.laid[0] = Laid::AlienFirst; });
  const RandomGame few(2, 1);
  RandomGame later = few;
  REQUIRE(later.until(QuestionKind::PlaceCharacter));
  refused(later, "hidden.roles_aside", [](State& s) { ++s.hidden.roles_aside[1]; });
}

TEST_CASE("check: every card and token of the box is somewhere exactly once") {
  const RandomGame game = voting();
  refused(game, "Action cards", [](State& s) { ++s.hidden.deck.shuffled[0]; });
  refused(game, "table.hand_size", [](State& s) { ++s.table.hand_size[0]; });
  refused(game, "table.deck_size", [](State& s) { ++s.table.deck_size; });
  refused(game, "table.pile_size", [](State& s) { ++s.table.pile_size; });
  refused(game, "hidden.discarded", [](State& s) { s.hidden.discarded[0] = {51, 51, 51}; });
  refused(game, "hidden.discarded", [](State& s) { s.hidden.discarded.fill({32, 32, 32}); });  // 256 in all
  refused(game, "weapons", [](State& s) { ++s.hidden.goods_lost[0]; });
  refused(game, "items", [](State& s) { ++s.hidden.belongings[0].items[2]; });
  refused(game, "table.weapons_held", [](State& s) { ++s.table.weapons_held[0]; });
  refused(game, "table.flames", [](State& s) { s.table.flames[0] = {.holder = kA, .charges = 3}; });
  refused(game, "Lab tokens", [](State& s) { ++s.hidden.lab_bag[1]; });
  refused(game, "hidden.known_goods", [](State& s) {
    for (Goods& known : s.hidden.known_goods[1]) known = Goods(0x1ff);
  });
  RandomGame few(3, 1);
  REQUIRE(few.until(QuestionKind::PlaceCharacter));
  refused(few, "table.hand_size", [](State& s) { s.table.hand_size[3] = 16; });
  refused(few, "Action cards", [](State& s) { s.hidden.hands[0][0] = 1; });
}

TEST_CASE("check: what was sealed could be answered") {
  RandomGame game = voting();
  const Seat voter = game.open().waited_for.first();
  game.answer(voter, answer::Pass{});
  REQUIRE(game.s.table.ballot.sealed.has(voter));
  refused(game, "hidden.sealed", [&](State& s) { s.hidden.sealed[at(voter)] = u8(index(voter)); });  // TT-704
  refused(game, "hidden.sealed", [&](State& s) { s.hidden.sealed[at(voter)] = 200; });
  refused(game, "running.open",
          [](State& s) { s.table.ballot.voters.remove(s.table.ballot.voters.first()); });
  RandomGame laying = game_at(QuestionKind::LayTokens, 6);
  const Slot human = laying.s.table.meeting.laid.without(laying.s.hidden.aliens).first();
  laying.answer(seat_at(index(human)), answer::Lay{Laid::BothHuman});
  refused(laying, "hidden.laid", [&](State& s) { s.hidden.laid[at(human)] = Laid::AlienSecond; });  // TT-551
}

TEST_CASE("check: TT-302 TT-306 TT-307 the Alien's council, its drafts and its deed") {
  const RandomGame plan = game_at(QuestionKind::AlienPlan, 6);
  refused(plan, "running.open", [](State& s) { s.hidden.council.speaker = kNobody; });
  refused(plan, "hidden.council", [](State& s) { s.hidden.council.proposals[0] = 3; });
  refused(plan, "hidden.plan_drafts",
          [](State& s) { s.hidden.plan_drafts.of(Seat{0})[0] = u8(s.table.strength + 1); });
  refused(plan, "hidden.plan", [](State& s) { s.hidden.plan[0] = 1; });
  refused(plan, "table.strength", [](State& s) { s.table.strength = 0; });
  refused(voting(), "hidden.alien_choice",
          [](State& s) { s.hidden.alien_choice = u8(ActionKind::Sabotage); });
  refused(voting(), "hidden.council", [](State& s) { s.hidden.council.team = only(Seat{0}); });
  refused(voting(), "hidden.plan_drafts", [](State& s) { s.hidden.plan_drafts.of(Seat{0})[0] = 1; });
}

// Two revealed Aliens, one of whom has put a deed forward.
RandomGame proposed_deed() {
  const auto stands = [](const RandomGame& g) {
    return g.asks(QuestionKind::AlienVictory) && g.s.hidden.council.stands();
  };
  return game_where(stands, 7);
}

TEST_CASE("check: TT-525 the deed that stands is one that the Alien may do") {
  const RandomGame game = proposed_deed();
  refused(game, "hidden.alien_choice", [](State& s) { s.hidden.alien_choice = u8(ActionKind::Reroll); });
  refused(game, "hidden.alien_choice", [](State& s) {
    s.hidden.alien_choice = u8(ActionKind::Assimilate);
    s.hidden.alien_victim = s.table.organism[0];
  });
  refused(game, "running.open", [](State& s) { s.hidden.council.agreed = {}; });
  refused(game, "hidden.council", [](State& s) {
    s.hidden.council.proposer = s.hidden.council.team.without(s.hidden.council.agreed).first();
  });
}

TEST_CASE("check: TT-304 what lies face down is the plan, the strongest card first") {
  RandomGame game = game_at(QuestionKind::AlienPlan, 6);
  REQUIRE(
      game.until([](const RandomGame& g) { return g.asks(QuestionKind::Move) && !g.s.table.laid.empty(); }));
  CHECK(after(game, [](State&) {}) == "nothing");
  refused(game, "hidden.plan", [](State& s) { s.hidden.plan.fill(0); });
  refused(game, "table.strength", [](State& s) { s.table.laid[0] = 200; });
}

// The maker of an offer that waits for its answer.
RandomGame offered() { return game_at(QuestionKind::TradeAnswer, 5); }

TEST_CASE("check: TT-702 offers are of cards that the giver holds") {
  const RandomGame game = offered();
  const Seat maker = seat_of(game.s.table, game.s.table.offer.from);
  CHECK(after(game, [](State&) {}) == "nothing");
  refused(game, "hidden.drafts: a card that does not exist", [&](State& s) {
    s.hidden.drafts.of(maker).give.resize(0);
    s.hidden.drafts.of(maker).give.push(Good{12});
  });
  refused(game, "hidden.drafts: a card that its giver", [&](State& s) {
    auto& give = s.hidden.drafts.of(maker).give;
    give.clear();
    for (int i = 0; i < kOfferCards; ++i) give.push(good(ItemKind::Wire));
  });
  refused(game, "hidden.drafts: an offer to nobody",
          [&](State& s) { s.hidden.drafts.of(maker).partner = kNoSlot; });
  refused(game, "table.offer", [](State& s) { ++s.table.offer.given; });
  refused(game, "running.open", [](State& s) { s.table.offer = {}; });
  refused(voting(), "hidden.drafts: an offer of somebody who does not trade", [](State& s) {
    s.hidden.drafts.of(Seat{0}).from = kA;
    s.hidden.drafts.of(Seat{0}).partner = kB;
  });
}

TEST_CASE("check: what is open is what the procedure on top asks") {
  const RandomGame game = voting();
  refused(game, "running", [](State& s) { s.running.stack.clear(); });
  refused(game, "running.open", [](State& s) { s.running.open.kind = u8(QuestionKind::Move); });
  refused(game, "running.open", [](State& s) { s.running.open = {}; });
  refused(game, "table.ending", [](State& s) { s.table.ending = Ending::Froze; });
}

}  // namespace
}  // namespace holdout::the_thing
