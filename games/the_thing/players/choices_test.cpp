#include "games/the_thing/players/testing/evening.h"

// What a regular of 4 to 8 decides (section 13 of the rules), in small positions.

namespace holdout::the_thing {
namespace {

Actions any_answer(std::initializer_list<Action> all) {
  Actions options;
  for (const Action& each : all) options.push(each);
  return options;
}

constexpr Action kPass = answer::Pass{};
constexpr Action kYes = answer::Yes{};
constexpr Action wield(WeaponKind kind) { return answer::Wield{kind}; }
constexpr Action test_of(Slot who) { return answer::Test{.who = who}; }

// How many of many tempers answer so.
template <class Choose>
int agreeing(const Evening& e, Slot who, const Weights& weights, const Choose& choose) {
  int sum = 0;
  for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
    Mind mind(e.board.rules, seat_at(index(who)), seed, weights);
    mind.memory.see(e.seen, e.view(who, QuestionKind::Move));
    mind.collect_thoughts(false);
    sum += choose(mind);
  }
  return sum;
}

// Everybody saw this one hand in a Sabotage.
void sabotages_openly(Evening& e, Slot who, int times) {
  for (int i = 0; i < times; ++i)
    e.seen.push_back(noticed(event::CardHandedInOpen{.who = who, .card = CardKind::Sabotage}));
}

// The owner knows who looked at the Alien token (TT-557), others see only that somebody looked.
Event looked(Slot who, Slot owner, SeatSet seen_by) {
  Event look = noticed(event::TokenLooked{.who = who, .owner = owner, .n = 0, .alien = !seen_by.empty()});
  look.seen_by = seen_by;
  return look;
}

}  // namespace

TEST_CASE("choices: votes bring a suspect to where Test A hits, if a Blood Bag may be about") {  // TT-723
  Evening e;
  e.board.t().phase = Phase::RecRoom;
  e.board.t().suspicion = {1, 1, 1, 3, 4, 1};
  Mind idle = e.mind(kS0, 1);
  CHECK(plan_vote(idle, e.view(kS0, QuestionKind::Vote)) != kS3);
  e.board.t().lab_held[at(kS2)] = 2;
  e.heard = {said_by(kS2, Say::HaveBlood, {})};
  Mind mind = e.mind(kS0, 1);
  CHECK(plan_vote(mind, e.view(kS0, QuestionKind::Vote)) == kS3);
}

TEST_CASE("choices: a Test is for somebody of whom nobody is sure") {  // TT-725
  const auto tested = [](int sabotages, bool met) {
    Evening e;
    sabotages_openly(e, kS3, sabotages);
    if (met) e.seen.push_back(looked(kS4, kS3, {}));
    Mind mind = e.mind(kS0, 1);
    const Actions options = any_answer({kPass, test_of(kS3), test_of(kS4)});
    return choose_test(mind, e.view(kS0, QuestionKind::VolunteerB), options, true);
  };
  CHECK(tested(1, false) == test_of(kS3));
  CHECK(tested(4, false) == kPass);
  CHECK(tested(4, true) == test_of(kS4));  // may have been turned by one who is known
}

TEST_CASE("choices: an Alien turns nobody whom a Test is about to find") {  // TT-551, TT-723
  const Actions tokens = any_answer(
      {answer::Lay{Laid::BothHuman}, answer::Lay{Laid::AlienFirst}, answer::Lay{Laid::AlienSecond}});
  const auto laid = [&](int blood, int suspicion) {  // of the victim; somebody else stands at 2
    Evening e;
    e.meet(Location::Kitchen, only(kS1).with(kS2));
    e.board.t().lab_held[at(kS0)] = u8(blood);
    e.board.t().suspicion[at(kS2)] = u8(suspicion);
    e.board.t().suspicion[at(kS4)] = 2;
    const View view = e.view(kS1, QuestionKind::LayTokens);
    return agreeing(e, kS1, {}, [&](Mind& mind) { return choose_tokens(mind, view, tokens) != tokens[0]; });
  };
  CHECK(laid(0, 3) > static_cast<int>(kTempers / 2));
  CHECK(laid(3, 3) == 0);
  CHECK(laid(3, 1) > 0);  // somebody else is tested
}

TEST_CASE("choices: the last fire is not spent on avoiding company") {  // TT-507, TT-580
  Evening e;
  e.board.give(kS0, WeaponKind::Flamethrower);
  e.meet(Location::Kitchen, only(kS0).with(kS3));
  sabotages_openly(e, kS3, 4);
  const Actions options = any_answer({kPass, wield(WeaponKind::Flamethrower)});
  const auto avoids = [&](int charges) {
    for (Flame& flame : e.board.t().flames)
      if (flame.holder == kS0) flame.charges = u8(charges);
    Mind mind = e.mind(kS0, 1);
    return choose_avoid(mind, e.view(kS0, QuestionKind::Avoid), options) != kPass;
  };
  CHECK(avoids(3));
  CHECK(!avoids(1));
  e.board.t().boiler_destroyed = true;
  const Actions tests = any_answer({kPass, test_of(kS4)});
  e.seen.clear();
  Mind unsure = e.mind(kS0, 1);
  CHECK(choose_test(unsure, e.view(kS0, QuestionKind::VolunteerB), tests, true) == kPass);
}

TEST_CASE("choices: no room is too precious to burn when half of the sky is death") {  // TT-216, TT-580
  Evening e;
  e.board.give(kS0, WeaponKind::Dynamite);
  e.board.t().boiler_destroyed = true;
  const Actions options = any_answer({kPass, wield(WeaponKind::Dynamite)});
  const auto burns = [&](Location l, int frost) {
    e.board.put(l, {kS0});
    e.board.t().frost = u8(frost);
    Mind mind = e.mind(kS0, 1);
    return choose_fire(mind, e.view(kS0, QuestionKind::Burn), options) != kPass;
  };
  const int end = e.board.rules.frost_end;
  CHECK(!burns(Location::Kitchen, 0));
  CHECK(burns(Location::Kitchen, end - 2));
  CHECK(burns(Location::Radio, end - 2));
}

TEST_CASE("choices: whoever can drive leaves before the cold comes, and does not burn the vehicle") {
  Evening e;  // TT-216, TT-910
  Weights careful;
  careful.sure_enough = 0.9;
  const Actions leaving = any_answer({kPass, answer::Escape{}});
  const auto leaves = [&](int frost) {
    e.board.t().frost = u8(frost);
    const View view = e.view(kS0, QuestionKind::Escape);
    return agreeing(e, kS0, careful, [&](Mind& mind) { return choose_escape(mind, view, leaving) != kPass; });
  };
  e.board.t().boiler_destroyed = true;
  const int end = e.board.rules.frost_end;
  CHECK(leaves(0) == 0);
  CHECK(leaves(end - 2) == static_cast<int>(kTempers));

  e.board.give(kS0, ItemKind::Keys);
  e.board.give(kS0, WeaponKind::Dynamite);
  e.board.put(Location::Snowcat, {kS0});
  e.board.damage(Location::Snowcat, 0);
  e.board.fuel(Location::Snowcat, e.board.rules.fuel_spaces[at(Location::Snowcat)]);
  Mind mind = e.mind(kS0, 1);
  const Actions fire = any_answer({kPass, wield(WeaponKind::Dynamite)});
  CHECK(choose_fire(mind, e.view(kS0, QuestionKind::Burn), fire) == kPass);
}

TEST_CASE(
    "choices: an Alien shows itself when a vehicle will leave without it and a partner stays") {  // TT-706
  const auto shows = [](bool ready, bool partner) {
    Evening e;
    e.board.t().phase = Phase::RecRoom;
    if (ready) {
      e.board.damage(Location::Snowcat, 0);
      e.board.fuel(Location::Snowcat, e.board.rules.fuel_spaces[at(Location::Snowcat)]);
    }
    sabotages_openly(e, kS1, 2);
    if (partner) e.seen.push_back(looked(kS2, kS1, only(Seat{1})));
    const View view = e.view(kS1, QuestionKind::Reveal);
    const Actions options = any_answer({kPass, kYes});
    return agreeing(e, kS1, {}, [&](Mind& mind) { return choose_reveal(mind, view, options) == kYes; });
  };
  CHECK(shows(true, true) > shows(false, true));
  CHECK(shows(true, false) == shows(false, false));
}

TEST_CASE(
    "choices: those aboard are taken for Human by whoever votes about the next one") {  // TT-904, TT-908
  Evening e;
  sabotages_openly(e, kS1, 3);
  sabotages_openly(e, kS2, 1);
  const Actions answers = any_answer({kYes, answer::No{}});
  const auto admits = [&](Slots aboard, Slot candidate) {
    e.board.t().boarding = {.first = kS0, .candidate = candidate, .aboard = aboard, .asked = {}};
    const View view = e.view(kS0, QuestionKind::Admit);
    return agreeing(e, kS0, {}, [&](Mind& mind) { return choose_admission(mind, view, answers) == kYes; });
  };
  const Slots me = Slots{}.with(kS0);
  CHECK(admits(me, kS1) == 0);
  CHECK(admits(me, kS2) == static_cast<int>(kTempers));
  CHECK(admits(me.with(kS1), kS2) == 0);  // if not the one who is aboard, then this one
  CHECK(admits(me.with(kS1), kS3) == static_cast<int>(kTempers));
}

}  // namespace holdout::the_thing
