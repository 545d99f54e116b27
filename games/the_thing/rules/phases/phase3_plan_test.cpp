#include <vector>

#include "games/the_thing/rules/meetings/alien_team.h"
#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/testing/sentence_words.h"
#include "games/the_thing/rules/the_thing.h"

// Phase 3: TT-301..307.

namespace holdout::the_thing {
namespace {

Action strike(Location l, int strength) { return answer::Strike{.place = l, .n = strength}; }

}  // namespace

TEST_CASE("TT-301 TT-302 TT-304 the plan: Strength is public and sorted, locations are the team's secret") {
  Meetings m;
  m.alien({kS4}, 4);
  m.play(PlanAttack{});
  REQUIRE(m.asked(QuestionKind::AlienPlan, kS4));
  CHECK(!m.may(answer::Confirm{}));
  CHECK(!m.may(strike(Location::Lab, 5)));
  m.answer(strike(Location::Armory, 1));
  CHECK(!m.may(strike(Location::Armory, 1)));
  CHECK(!m.may(strike(Location::Lab, 4)));
  m.answer(strike(Location::Radio, 2));
  CHECK(m.told(EventKind::PlanProposed) == 0);
  m.answer(answer::Confirm{});  // one point stays in the pool
  CHECK(m.finished());
  REQUIRE(m.t().laid.size() == 2);
  CHECK(m.t().laid[0] == 2);
  CHECK(m.t().laid[1] == 1);
  CHECK(m.h().plan[at(Location::Radio)] == 2);
  const Event laid = m.last(EventKind::PlanLaid);
  CHECK(laid.seen_by == only(Seat{4}));
  const auto told = parts_of<event::PlanLaid>(laid);
  CHECK(told.n == 2);
  CHECK(strengths_in(told.n, told.strengths) == m.t().laid);
  CHECK(static_cast<int>(told.places) == (u8(Location::Radio) | u8(Location::Armory) << 4));
  CHECK(m.h().council == CouncilMarks{});
}

TEST_CASE(
    "TT-304 the Strength of every laid card is told, of eight and of eleven, of one with the whole pool") {
  const auto told = [](int strength, int cards, int on_the_first) {
    Meetings m(8);
    m.alien({kS4}, strength);
    m.t().kennel_dogs = 1;
    m.play(PlanAttack{});
    for (int left = on_the_first; left > 0; left -= std::min(left, 10))
      m.answer(strike(Location::Armory, std::min(left, 10)));
    for (int i = 1; i < cards; ++i) m.answer(strike(location_of_card(i), 1));
    m.answer(answer::Confirm{});
    const Event laid = m.last(EventKind::PlanLaid);
    CHECK(strengths_in(parts_of<event::PlanLaid>(laid).n, parts_of<event::PlanLaid>(laid).strengths) ==
          m.t().laid);
    std::vector<int> read;
    const Sentence said = TheThing::event_text(m.rules, view_of(m.rules, m.s, kSpectator), laid);
    for (const Fact& fact : said.facts)
      if (fact.name == "strengths") fact.row.each([&](int figure) { read.push_back(figure); });
    return read;
  };
  CHECK(told(8, 8, 1) == std::vector<int>(8, 1));
  std::vector<int> eleven(11, 1);
  eleven[0] = 8;
  CHECK(told(18, 11, 8) == eleven);
  CHECK(told(18, 1, 18) == std::vector<int>{18});
}

TEST_CASE("TT-305 the Kennel can be struck only while its card is in the deck") {
  Meetings m;
  m.alien({kS4}, 1);
  Meetings empty = m;
  empty.t().kennel_dogs = 0;
  m.play(PlanAttack{});
  empty.play(PlanAttack{});
  CHECK(m.may(strike(Location::Kennel, 1)));
  CHECK(!empty.may(strike(Location::Kennel, 1)));
}

TEST_CASE("TT-302 a great pool can go whole on one card and never asks too much") {
  Meetings m;
  m.alien({kS4}, 14);
  m.play(PlanAttack{});
  CHECK(m.options().size() == 110);
  m.answer(strike(Location::Lab, 10));
  m.answer(strike(Location::Lab, 4));
  CHECK(m.options().size() == 2);
  m.answer(answer::Confirm{});
  CHECK(m.t().laid[0] == 14);
}

TEST_CASE("TT-306 TT-307 a plan is laid when every member agrees; another takes the place of the first") {
  Meetings m;
  m.alien({kS4, kS2}, 3);
  m.play(PlanAttack{});
  m.answer(strike(Location::Lab, 1));
  m.answer(answer::Reset{});
  m.answer(strike(Location::Kitchen, 3));
  m.answer(answer::Confirm{});
  CHECK(m.last(EventKind::PlanProposed).noticed_by == only(Seat{2}).with(Seat{4}));
  REQUIRE(m.asked(QuestionKind::AlienPlan, kS2));
  m.answer(strike(Location::Radio, 3));
  m.answer(answer::Confirm{});
  REQUIRE(m.asked(QuestionKind::AlienPlan, kS4));
  CHECK(m.t().laid.empty());
  m.answer(answer::Agree{});
  CHECK(m.finished());
  CHECK(m.h().plan[at(Location::Radio)] == 3);
  CHECK(m.h().plan[at(Location::Kitchen)] == 0);
}

TEST_CASE(
    "TT-302 TT-306 a partner reads cards and Strength of a plan before it agrees, the strongest first") {
  Meetings m;
  m.alien({kS4, kS2}, 5);
  m.play(PlanAttack{});
  m.answer(strike(Location::Lab, 1));
  m.answer(strike(Location::Kennel, 3));
  m.answer(strike(Location::Armory, 1));
  const View planner = view_of(m.rules, m.s, Seat{4});
  std::vector<Sentence> seen;
  TheThing::situation(m.rules, planner, seen);
  CHECK(seen.back().key == "the_thing.situation.plan_draft");
  m.answer(answer::Confirm{});
  const std::vector<std::string_view> places{"kennel", "armory", "lab"};
  const std::vector<int> strengths{3, 1, 1};
  const View partner = view_of(m.rules, m.s, Seat{2});
  const Sentence told =
      TheThing::event_text(m.rules, partner, *redact(m.last(EventKind::PlanProposed), Seat{2}));
  const Sentence agree = TheThing::option_text(m.rules, partner, answer::Agree{});
  CHECK(told.key == "the_thing.event.plan_proposed");
  CHECK(agree.key == "the_thing.option.agree");
  for (const Sentence& each : {told, agree}) {
    CHECK(words_of(each, "places") == places);
    CHECK(figures_of(each, "strengths") == strengths);
  }
  CHECK(!redact(m.last(EventKind::PlanProposed), Seat{1}).has_value());
  m.answer(answer::Agree{});
  for (Seat seat : {Seat{1}, Seat{2}}) {
    std::vector<Sentence> lines;
    TheThing::situation(m.rules, view_of(m.rules, m.s, seat), lines);
    const auto laid = std::ranges::find(lines, "the_thing.situation.laid", &Sentence::key);
    REQUIRE(laid != lines.end());
    CHECK(figures_of(*laid, "strengths") == strengths);
    CHECK((lines.back().key == "the_thing.situation.plan") == (seat == Seat{2}));  // the team's alone
  }
}

TEST_CASE("TT-308 what is left comes back to the Alien with its cards") {
  Meetings m;
  m.alien({kS4}, 3);
  m.lay(Location::Kitchen, 2);
  m.t().alien_at[at(Location::Kitchen)] = 2;
  recall_alien(m.s);
  CHECK(m.t().alien_at[at(Location::Kitchen)] == 0);
  CHECK(m.t().laid.empty());
  CHECK(m.t().strength == 3);
}

TEST_CASE(
    "TT-307 who has agreed and made both proposals is not asked; strangers see the team wait as before") {
  const auto written =
      read_given("6 players; phase 3; round 4; aliens red; revealed blue, green; strength 4");
  REQUIRE(written);
  const Rules rules = *make_rules(written->setup);
  State s = written->state;
  const Seat blue{2}, green{1};
  const SeatSet team = only(blue).with(green);
  const auto prompts = [&] {
    std::vector<Prompt> of_strangers;
    for (Seat seat : first_seats(6).without(team).with(kSpectator))
      of_strangers.push_back(prompt_for(rules, s, seat));
    return of_strangers;
  };
  const std::vector<Prompt> before = prompts();
  CHECK(before[0].waited_for == team);
  const auto answer = [&](Seat seat, Action a) {
    Log off;
    TheThing::apply(rules, s, seat, a, off);
    Actions options;
    TheThing::options(rules, s, blue, options);
    CHECK(prompt_for(rules, s, blue).asked != options.empty());
    CHECK(prompts() == before);
  };
  for (int strength : {1, 2}) {
    answer(blue, strike(Location::Armory, strength));
    answer(blue, answer::Confirm{});
  }
  CHECK_FALSE(prompt_for(rules, s, blue).asked);
  CHECK(prompt_for(rules, s, blue).waited_for == only(green));
  answer(green, strike(Location::Lab, 1));
  answer(green, answer::Confirm{});  // another plan: blue may agree again
  CHECK(prompt_for(rules, s, blue).asked);
}

}  // namespace holdout::the_thing
