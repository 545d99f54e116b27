#include "games/the_thing/players/testing/evening.h"

// That computer players mean what they say: to partners the plan they lay, against others what was seen.

namespace holdout::the_thing {

TEST_CASE("talk: an Alien names to its partners the strongest card of the plan that it lays") {  // T-26
  Evening e;
  e.board.t().phase = Phase::Plan;
  e.board.h().aliens = only(kS1).with(kS3);
  for (Slot slot : {kS1, kS3}) e.board.change([&](Now& now) { reveal(now, slot, RevealCause::OwnWill); });
  e.board.t().strength = 7;
  e.board.h().council = council_of(seats_of(e.board.t(), organism(e.board.t())), Seat{1});
  int spoken = 0;
  for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
    Mind mind = e.mind(kS1, seed);
    View view = e.view(kS1, QuestionKind::AlienPlan);
    mind.collect_thoughts(true);
    const std::optional<Statement> words = find_words(mind, view);
    if (!words || said_form(*words) != Say::TeamPlan) continue;
    ++spoken;
    for (int step = 0; step < kLocationCards; ++step) {
      Actions options;
      PlanRules::choices(e.board.rules, e.board.s, Seat{1}, options);
      const Action next = choose_plan(mind, view, options);
      if (is<answer::Confirm>(next)) break;
      e.board.change([&](Now& now) { return PlanRules::take(now, Seat{1}, next); });
      view = e.view(kS1, QuestionKind::AlienPlan);
    }
    const auto cards = laid_cards(view.plan_draft);
    REQUIRE(!cards.empty());
    CHECK(words->args[0] == arg(location_of_card(cards[0])));
    CHECK(words->args[1] == view.plan_draft[cards[0]]);
    e.board.h().plan_drafts.drop_all();
  }
  CHECK(spoken > 0);
  e.board.h().council.proposer = Seat{3};
  CHECK(e.words(kS1, QuestionKind::AlienPlan, Say::TeamPlan).empty());  // it will agree to that
}

TEST_CASE("talk: an accusation has a reason that everybody saw, or is not made") {  // T-2
  Evening quiet;
  quiet.gather_in_the_rec_room();
  quiet.seen.push_back(noticed(event::CardHandedInOpen{.who = Slot{2}, .card = CardKind::Sabotage}));
  CHECK(quiet.words(kS0, QuestionKind::Talk, Say::Accuse).empty());
  Evening avoider = quiet;
  avoider.seen.push_back(noticed(event::Avoided{.who = Slot{2}, .thing = WeaponKind::Firearm}));
  const Lines avoided = avoider.words(kS0, QuestionKind::Talk, Say::Accuse);
  REQUIRE(!avoided.empty());
  for (const Statement& each : avoided) {
    CHECK(each.args[0] == arg(kS2));
    CHECK(each.args[2] == arg(Because::Avoided));
  }
  avoider.seen.push_back(noticed(event::RoundBegan{3}));
  CHECK(avoider.words(kS0, QuestionKind::Talk, Say::Accuse).empty());
}

TEST_CASE("talk: a Leader who stopped while cards were left can be blamed for it") {  // T-2
  Evening e;
  e.gather_in_the_rec_room();
  e.seen = {noticed(event::CardHandedInOpen{.who = Slot{0}, .card = CardKind::Sabotage}),
            noticed(event::ExtraCard{}), noticed(event::Flipped{CardKind::Use}),
            noticed(event::PileDiscarded{3})};
  const Lines lines = e.words(kS2, QuestionKind::Talk, Say::Accuse);
  REQUIRE(!lines.empty());
  for (const Statement& each : lines) CHECK(each.args[2] == arg(Because::Stopped));
}

}  // namespace holdout::the_thing
