#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

// Why an answer is refused: one rule id for anything that is not an option.

namespace holdout::the_thing {
namespace {

constexpr Seat kMe{0};

// What seat 0 of six sees when it is asked this.
struct Asked {
  Rules rules = *make_rules({.players = 6, .options = {}, .figures = {}});
  View view;

  explicit Asked(QuestionKind kind, bool asked = true) {
    Table& t = view.table;
    view.viewer = kMe;
    t.round = 2;
    t.phase = Phase::Actions;
    t.leader = Seat{1};
    t.characters = t.standing = first_slots(6);
    t.at[at(Location::RecRoom)] = t.characters;
    for (Slot slot : t.characters) {
      t.owner.give(slot, seat_at(index(slot)));
      t.suspicion[at(slot)] = 1;
    }
    view.stack.push(Round{});
    view.prompt.kind = u8(kind);
    view.prompt.asked = asked;
  }
  std::string_view refuse(Action a) const { return TheThing::why_not(rules, view, a); }
};

TEST_CASE("why not: TT-412 TT-413 TT-416 TT-582 where nobody may be placed") {
  Asked asked(QuestionKind::Move);
  CHECK(asked.refuse(answer::Place{.place = Location::RecRoom}) == "TT-412");
  CHECK(asked.refuse(answer::Place{.place = Location::Kennel}) == "TT-412");
  CHECK(asked.refuse(answer::Place{.place = Location::Sleeping}) == "TT-416");
  asked.view.table.at[at(Location::Lab)] = first_slots(3);
  CHECK(asked.refuse(answer::Place{.place = Location::Lab}) == "TT-413");
  CHECK(asked.refuse(answer::Special{Location::Lab}) == "TT-413");
  asked.view.table.burnt.add(Location::Radio);
  CHECK(asked.refuse(answer::Place{.place = Location::Radio}) == "TT-582");
  CHECK(asked.refuse(answer::HandIn{CardKind::Use}) == "TT-410");
}

TEST_CASE("why not: TT-411 TT-416 TT-420 cards that are not there") {
  CHECK(Asked(QuestionKind::HandIn).refuse(answer::HandIn{CardKind::Sabotage}) == "TT-411");
  CHECK(Asked(QuestionKind::LightCard).refuse(answer::HandIn{CardKind::Sabotage}) == "TT-420");
  CHECK(Asked(QuestionKind::SwapHand).refuse(answer::Hand{.use = 9, .repair = 9, .sabotage = 9}) == "TT-416");
  CHECK(Asked(QuestionKind::UseLight).refuse(answer::Yes{}) == "TT-432");
}

TEST_CASE("why not: TT-507 TT-580 TT-1010 TT-1012 weapons") {
  constexpr WeaponKind kDynamite = WeaponKind::Dynamite;
  constexpr WeaponKind kMelee = WeaponKind::Melee;
  CHECK(Asked(QuestionKind::Avoid).refuse(answer::Wield{kDynamite}) == "TT-1012");
  CHECK(Asked(QuestionKind::Avoid).refuse(answer::Wield{kMelee}) == "TT-507");
  CHECK(Asked(QuestionKind::Fight).refuse(answer::Wield{kMelee}) == "TT-1012");
  CHECK(Asked(QuestionKind::Fight).refuse(answer::Wield{kDynamite}) == "TT-1010");
  CHECK(Asked(QuestionKind::Burn).refuse(answer::Wield{kMelee}) == "TT-1012");
  CHECK(Asked(QuestionKind::Burn).refuse(answer::Wield{kDynamite}) == "TT-580");
  CHECK(Asked(QuestionKind::Avoid).refuse(answer::Wield{WeaponKind{200}}) == "TT-507");
}

TEST_CASE("why not: TT-551 TT-553 TT-554 tokens") {
  CHECK(Asked(QuestionKind::LayTokens).refuse(answer::Lay{Laid::AlienFirst}) == "TT-551");
  Asked asked(QuestionKind::Peek);
  CHECK(asked.refuse(answer::Peek{.who = Slot{3}}) == "TT-554");
  asked.view.table.meeting.laid = only(Slot{3});
  CHECK(asked.refuse(answer::Peek{.who = Slot{3}, .n = 2}) == "TT-553");
}

TEST_CASE("why not: TT-111 TT-602 TT-704 TT-125 TT-722 choosing a Character") {
  Asked vote(QuestionKind::Vote);
  CHECK(vote.refuse(answer::Choose{Slot{0}}) == "TT-704");  // oneself
  CHECK(vote.refuse(answer::Choose{Slot{9}}) == "TT-704");
  vote.view.table.suspicion[2] = 0;
  CHECK(vote.refuse(answer::Choose{Slot{2}}) == "TT-125");
  Asked assign(QuestionKind::Assign);
  CHECK(assign.refuse(answer::Choose{Slot{1}}) == "TT-602");
  assign.view.table.standing.remove(Slot{1});
  CHECK(assign.refuse(answer::Choose{Slot{1}}) == "TT-111");
  CHECK(Asked(QuestionKind::ChooseTester).refuse(answer::Choose{Slot{1}}) == "TT-722");
}

TEST_CASE("why not: TT-720 TT-723 TT-725 TT-1021 Tests: first what the tester lacks, then whom it may test") {
  Asked blood(QuestionKind::VolunteerA);
  CHECK(blood.refuse(answer::Test{.who = Slot{1}, .own = Slot{0}}) == "TT-720");
  blood.view.belongings[0].lab[at(LabKind::Failure)] = 1;
  CHECK(blood.refuse(answer::Test{.who = Slot{1}, .own = Slot{0}}) == "TT-720");
  blood.view.belongings[0].lab[at(LabKind::BloodBag)] = 1;
  CHECK(blood.refuse(answer::Test{.who = Slot{1}, .own = Slot{0}}) == "TT-723");
  CHECK(blood.refuse(answer::Test{.who = Slot{1}, .own = Slot{3}}) == "TT-720");  // somebody else's Character
  CHECK(blood.refuse(answer::Test{.who = Slot{1}, .own = Slot{77}}) == "TT-720");
  Asked fire(QuestionKind::VolunteerB);
  CHECK(fire.refuse(answer::Test{.who = Slot{9}, .own = Slot{0}}) == "TT-1021");
  fire.view.belongings[0].items[at(ItemKind::Wire)] = 1;
  CHECK(fire.refuse(answer::Test{.who = Slot{9}, .own = Slot{0}}) == "TT-1021");
  fire.view.table.flames[0] = {.holder = Slot{0}, .charges = 2};
  CHECK(fire.refuse(answer::Test{.who = Slot{9}, .own = Slot{0}}) == "TT-725");
}

TEST_CASE("why not: TT-703 only the Leader closes the talk") {
  CHECK(Asked(QuestionKind::Talk).refuse(answer::CloseTalk{}) == "TT-703");
}

TEST_CASE("why not: TT-706 TT-910 what a role or a card would allow") {
  CHECK(Asked(QuestionKind::Reveal).refuse(answer::Yes{}) == "TT-706");
  CHECK(Asked(QuestionKind::Escape).refuse(answer::Escape{}) == "TT-910");
  CHECK(Asked(QuestionKind::FreeAction).refuse(answer::UseItem{ItemKind::FuelCan}) == "TT-632");
  CHECK(Asked(QuestionKind::FreeAction).refuse(answer::UseItem{ItemKind::Tools}) == "TT-633");
  CHECK(Asked(QuestionKind::FreeAction).refuse(answer::UseItem{ItemKind::Keys}) == "TT-630");
}

TEST_CASE("why not: TT-121 TT-302 TT-305 plans, TT-702 offers") {
  Asked plan(QuestionKind::AlienPlan);
  CHECK(plan.refuse(answer::Strike{.place = Location::Kennel, .n = 1}) == "TT-305");
  CHECK(plan.refuse(answer::Strike{.place = Location::Lab, .n = 99}) == "TT-302");
  plan.view.table.burnt.add(Location::Lab);
  CHECK(plan.refuse(answer::Strike{.place = Location::Lab, .n = 1}) == "TT-121");
  CHECK(Asked(QuestionKind::Talk).refuse(answer::Give{Good{3}}) == "TT-702");
}

TEST_CASE("why not: TT-102 TT-127 TT-536 TT-757 TT-920 who is out of it") {
  const auto without_me = [](auto change) {
    Asked asked(QuestionKind::Vote, false);
    asked.view.table.characters.remove(Slot{0});
    change(asked.view.table);
    return asked.refuse(answer::Pass{});
  };
  CHECK(without_me([](Table& t) { t.dead.add(Slot{0}); }) == "TT-127");
  CHECK(without_me([](Table& t) { t.organism.push(Slot{0}); }) == "TT-757");
  CHECK(without_me([](Table& t) { t.defeated.add(Slot{0}); }) == "TT-536");
  Asked spectator(QuestionKind::Vote, false);
  spectator.view.viewer = kSpectator;
  CHECK(spectator.refuse(answer::Pass{}) == "TT-102");
  Asked over(QuestionKind::Vote);
  over.view.table.phase = Phase::Over;
  CHECK(over.refuse(answer::Pass{}) == "TT-920");
}

TEST_CASE("why not: any bytes in any position get a rule id") {
  for (int players : {2, 5})
    along_games(players, 2, {{"max_rounds", "12"}}, [](RandomGame& game) {
      for (Seat seat : {Seat{0}, Seat{1}, kSpectator}) {
        const View view = game.view(seat);
        for (int i = 0; i < 10; ++i) {
          const auto byte = [&] { return static_cast<std::uint8_t>(game.rng.below(256)); };
          const Action any{static_cast<std::uint8_t>(game.rng.below(60)), byte(), byte(), byte(), 0};
          REQUIRE(TheThing::why_not(game.rules, view, any).starts_with("TT-"));
        }
      }
    });
}

}  // namespace
}  // namespace holdout::the_thing
