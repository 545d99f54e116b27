#include "games/the_thing/rules/talking/ledger.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/played_part.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {
namespace {

// A laid-out board (slot 1 is the Alien) that is listened to: what happens is told by hand.
struct Heard {
  PlayedPart<> board{6};
  Ledger ledger{board.rules};
  std::uint16_t said = 0;

  Heard() { see(event::RoundBegan{2}); }

  std::uint16_t say(int speaker, Say say, std::initializer_list<int> args) {
    Statement statement{.id = ++said, .kind = form_of(say), .speaker = seat_at(speaker)};
    statement.args.fill(kNotSaid);
    std::size_t i = 0;
    for (int arg : args) statement.args[i++] = static_cast<std::uint16_t>(arg);
    ledger.hear(statement);
    return said;
  }
  void see(const auto& event, int actor = -1) {
    ledger.see(told(event, actor < 0 ? kNobody : seat_at(actor)), board.s);
  }
  Verdict operator[](std::uint16_t id) const { return ledger.verdict(id); }
  std::string_view truth(std::uint16_t id) const { return ledger.truth(id).key; }
  void phase(Phase phase) {
    board.t().phase = phase;
    see(event::PhaseBegan{phase});
  }
};

}  // namespace

TEST_CASE("ledger: roles are held against what somebody was at that moment") {  // T-1, T-2, T-3
  Heard h;
  const auto human = h.say(0, Say::Human, {});
  const auto lie = h.say(1, Say::Human, {});
  const auto right = h.say(0, Say::Accuse, {1, 2, 0});
  const auto wrong = h.say(1, Say::Accuse, {0, 2, 0});
  const auto trusting = h.say(2, Say::Trust, {1, 0});
  h.board.h().aliens.add(kS0);  // infected later: what was said before stays as true as it was
  h.see(event::TokenLooked{.who = Slot{0}, .owner = Slot{1}, .n = 0, .alien = true}, 0);
  const auto now_a_lie = h.say(0, Say::Human, {});
  CHECK(h[human] == Verdict::True);
  CHECK(h[lie] == Verdict::False);
  CHECK(h[right] == Verdict::True);
  CHECK(h[wrong] == Verdict::False);
  CHECK(h[trusting] == Verdict::False);
  CHECK(h[now_a_lie] == Verdict::False);
}

TEST_CASE("ledger: promises are kept or broken by the next placement, vote and pile") {  // T-4, T-9, T-13
  Heard h;
  const auto lab = h.say(2, Say::WillGo, {static_cast<int>(Location::Lab)});
  const auto boiler = h.say(3, Say::WillGo, {static_cast<int>(Location::Boiler)});
  const auto radio = h.say(4, Say::WillGo, {static_cast<int>(Location::Radio)});
  CHECK(h[lab] == Verdict::Open);
  h.see(event::Placed{.who = Slot{2}, .place = Location::Lab, .mode = PlaceMode::Placed}, 2);
  h.see(event::Placed{.who = Slot{3}, .place = Location::Lab, .mode = PlaceMode::Placed}, 3);
  h.see(event::Placed{.who = Slot{4}, .place = Location::Sleeping, .mode = PlaceMode::Rests}, 4);  // rests
  CHECK(h[lab] == Verdict::Kept);
  CHECK(h[boiler] == Verdict::Broken);
  CHECK(h[radio] == Verdict::Broken);
  const auto sleep = h.say(4, Say::WillGo, {static_cast<int>(Location::Sleeping)});
  h.see(event::Placed{.who = Slot{4}, .place = Location::Sleeping, .mode = PlaceMode::Rests}, 4);
  CHECK(h[sleep] == Verdict::Kept);
  CHECK(h.truth(boiler) == "the_thing.event.placed");  // what was done instead
  CHECK(h.truth(sleep) == "the_thing.event.placed.rests");

  const auto against = h.say(2, Say::LetsVote, {1});
  const auto nobody = h.say(3, Say::LetsVote, {});
  h.see(event::Voted{.who = Slot{2}, .target = Slot{1}}, 2);
  h.see(event::Voted{.who = Slot{3}, .target = Slot{1}}, 3);
  CHECK(h[against] == Verdict::Kept);
  CHECK(h[nobody] == Verdict::Broken);

  RoundRecord& round = h.board.t().history[1];
  round.leader = Seat{0};
  round.flips = 3;
  const auto three = h.say(0, Say::LeaderPromise, {3});
  const auto two = h.say(0, Say::LeaderPromise, {2});
  const auto five = h.say(0, Say::LeaderPromise, {5});
  h.see(event::Gathered{});  // TT-607: no card is left, nobody could have gone on to five
  CHECK(h[three] == Verdict::Kept);
  CHECK(h[two] == Verdict::Broken);
  CHECK(h[five] == Verdict::Void);

  const auto one = h.say(0, Say::LeaderPromise, {1});
  h.see(event::Gathered{});
  CHECK(h[one] == Verdict::Broken);
  CHECK(h.truth(one) == "the_thing.truth.flips");
  CHECK(h.truth(five) == "");
}

TEST_CASE("ledger: T-9 a Leader who stops early breaks the word; nobody left to assign to voids it") {
  for (bool somebody_stands : {true, false}) {
    Heard h;
    Table& t = h.board.t();
    t.history[1].leader = Seat{0};
    t.history[1].flips = 2;
    t.standing = somebody_stands ? only(kS3) : Slots{};
    t.pile_size = 3;
    h.see(event::Lay{Slot{2}}, 2);
    const auto four = h.say(0, Say::LeaderPromise, {4});
    const auto two = h.say(0, Say::LeaderPromise, {2});
    t.pile_size = 0;
    t.standing = t.characters;  // the state told with it has gathered everybody already
    h.see(event::PileDiscarded{3}, 0);
    CHECK(h[four] == (somebody_stands ? Verdict::Broken : Verdict::Void));
    CHECK(h[two] == Verdict::Kept);
  }
}

TEST_CASE("ledger: T-9 who was promised a card got it, or another did although it could be had") {
  Heard h;
  Table& t = h.board.t();
  h.board.put(Location::Radio, {kS2, kS3});  // damaged
  h.board.put(Location::Lab, {kS4});
  t.leader = Seat{0};
  t.flipped = CardKind::Repair;
  const int repair = static_cast<int>(CardKind::Repair);
  h.see(event::Flipped{CardKind::Repair});
  const auto to_two = h.say(0, Say::AssignPromise, {repair, 2});
  const auto to_three = h.say(0, Say::AssignPromise, {repair, 3});
  const auto to_four = h.say(0, Say::AssignPromise, {repair, 4});
  const auto of_another = h.say(5, Say::AssignPromise, {repair, 3});
  t.actor = kS2;
  h.see(event::Assigned{.who = Slot{2}, .card = CardKind::Repair}, 2);
  CHECK(h[to_two] == Verdict::Kept);
  CHECK(h[to_three] == Verdict::Broken);
  CHECK(h[to_four] == Verdict::Open);  // nothing to repair there
  CHECK(h.truth(to_three) == "the_thing.event.assigned");
  h.see(event::Gathered{});
  CHECK(h[to_four] == Verdict::Void);
  CHECK(h[of_another] == Verdict::Void);
}

TEST_CASE("ledger: T-6 T-8 asking for what cannot be done is told by what everybody saw") {
  Heard h;
  h.board.put(Location::Radio, {kS2});
  h.board.put(Location::Lab, {kS3});
  h.board.t().flipped = CardKind::Repair;
  h.see(event::Flipped{CardKind::Repair});
  const int radio = static_cast<int>(Location::Radio), lab = static_cast<int>(Location::Lab);
  const auto verdict = [&](Say say, std::initializer_list<int> args) { return h[h.say(2, say, args)]; };
  CHECK(verdict(Say::Needs, {radio, 1, 3}) == Verdict::True);   // it is damaged
  CHECK(verdict(Say::Needs, {radio, 0, 3}) == Verdict::False);  // and so sends nothing
  CHECK(verdict(Say::Needs, {lab, 1, 1}) == Verdict::False);
  CHECK(verdict(Say::GiveCardTo, {2}) == Verdict::True);
  CHECK(verdict(Say::GiveCardTo, {3}) == Verdict::False);
  CHECK(verdict(Say::StopOrGo, {0}) == Verdict::Void);
  h.board.t().flipped = CardKind::None;
  h.see(event::Lay{Slot{2}}, 2);
  CHECK(verdict(Say::GiveCardTo, {3}) == Verdict::Void);  // no card is meant
}

TEST_CASE("ledger: T-17 T-18 by the own volunteering; who had the means and kept back has not meant it") {
  Heard h;
  h.board.h().belongings[2].lab[at(LabKind::BloodBag)] = 1;
  h.board.h().belongings[4].lab[at(LabKind::BloodBag)] = 1;
  h.board.t().suspicion[4] = 5;  // the most suspected: Test A hits it alone
  h.phase(Phase::RecRoom);
  const auto able = h.say(4, Say::TestMe, {});
  const auto unable = h.say(3, Say::TestMe, {});
  h.phase(Phase::Tests);
  const auto kept = h.say(2, Say::TestPlayer, {4, 0});
  const auto idle = h.say(4, Say::TestPlayer, {4, 0});
  const auto no_means = h.say(3, Say::TestPlayer, {1, 1});
  h.see(event::Volunteered{.who = Slot{2}, .target = Slot{4}, .fire = false}, 2);
  CHECK(h[kept] == Verdict::Kept);
  CHECK(h.truth(kept) == "the_thing.event.volunteered");
  Heard taken = h;
  h.phase(Phase::Meal);
  CHECK(h[able] == Verdict::Broken);
  CHECK(h.truth(able) == "the_thing.truth.no_self_test");
  CHECK(h[unable] == Verdict::Void);
  CHECK(h[idle] == Verdict::Broken);
  CHECK(h.truth(idle) == "the_thing.truth.no_test");
  CHECK(h[no_means] == Verdict::Void);
  taken.see(event::Tested{.who = Slot{4}, .tester = Slot{2}, .fire = false, .alien = false}, 4);
  CHECK(taken[able] == Verdict::Kept);
  CHECK(taken[idle] == Verdict::Void);  // another did it
}

TEST_CASE("ledger: TT-613 TT-647 a lost action is none") {
  Heard h;
  h.see(event::Assigned{.who = Slot{2}, .card = CardKind::Repair}, 2);
  h.see(event::Assigned{.who = Slot{3}, .card = CardKind::Use}, 3);
  h.see(event::ActionLost{.who = Slot{3}, .card = CardKind::Use}, 3);
  CHECK(h[h.say(2, Say::MyAct, {2, 1})] == Verdict::True);
  const auto lost = h.say(3, Say::MyAct, {2, 0});
  CHECK(h[lost] == Verdict::False);
  CHECK(h.truth(lost) == "the_thing.truth.no_act");
}

TEST_CASE("ledger: every claim that was judged tells what was true and when it was said") {
  Heard h;
  h.board.h().handed[2] = CardKind::Repair;
  h.phase(Phase::Actions);
  const auto lie = h.say(1, Say::Human, {});
  const auto card = h.say(2, Say::HandedIn, {static_cast<int>(CardKind::Use)});
  const auto none = h.say(3, Say::HoldNone, {static_cast<int>(CardKind::Use)});
  const Sentence role = h.ledger.truth(lie);
  CHECK(role.key == "the_thing.truth.role");
  CHECK(role.facts.size() == 2);
  CHECK(role.facts[1].word == "yes");
  CHECK(h.truth(card) == "the_thing.truth.handed");
  CHECK(h.ledger.truth(card).facts[1].word == "repair");
  CHECK(h[none] == Verdict::True);
  CHECK(h.truth(none) == "the_thing.truth.hand");
  const Sentence when = h.ledger.moment(lie);
  CHECK(when.key == "the_thing.truth.moment");
  CHECK(when.facts[0].value == 2);
  CHECK(when.facts[1].word == "actions");
}

TEST_CASE("ledger: claims about goods, cards, tokens, meetings and acts") {  // T-10, T-14, T-15, T-16, T-24
  Heard h;
  h.board.give(kS2, ItemKind::Wire);
  h.board.h().belongings[2].lab[at(LabKind::BloodBag)] = 1;
  h.board.h().handed[2] = CardKind::Repair;
  h.see(event::EncounterBegan{.place = Location::Lab, .whos = only(kS1).with(kS2).with(kS3)});
  h.see(event::TokenLooked{.who = Slot{2}, .owner = Slot{3}, .n = 0, .alien = false}, 2);
  h.see(event::TokenLooked{.who = Slot{2}, .owner = Slot{1}, .n = 0, .alien = true}, 2);
  h.see(event::Assigned{.who = Slot{2}, .card = CardKind::Repair}, 2);
  const int wire = static_cast<int>(good(ItemKind::Wire)), gun = static_cast<int>(good(WeaponKind::Firearm));
  const auto verdict = [&](Say say, std::initializer_list<int> args) { return h[h.say(2, say, args)]; };
  CHECK(verdict(Say::Have, {wire}) == Verdict::True);
  CHECK(verdict(Say::Have, {gun}) == Verdict::False);
  CHECK(verdict(Say::HaveBlood, {}) == Verdict::True);
  CHECK(verdict(Say::HandedIn, {static_cast<int>(CardKind::Repair)}) == Verdict::True);
  CHECK(verdict(Say::HandedIn, {static_cast<int>(CardKind::Use)}) == Verdict::False);
  CHECK(verdict(Say::TokenWasHuman, {3}) == Verdict::True);
  CHECK(verdict(Say::TokenWasHuman, {1}) == Verdict::False);
  CHECK(verdict(Say::TokenWasHuman, {4}) == Verdict::False);  // never looked at
  CHECK(verdict(Say::Chain, {3, 2, 2}) == Verdict::True);
  CHECK(verdict(Say::Chain, {3, 4, 2}) == Verdict::False);
  CHECK(verdict(Say::MyAct, {2, 1}) == Verdict::True);
  CHECK(verdict(Say::MyAct, {2, 2}) == Verdict::False);
  CHECK(verdict(Say::NeedGood, {wire}) == Verdict::Void);
}

TEST_CASE("ledger: the account tells who was what when, who infected whom, and who was believed") {
  Heard h;
  Hidden& hidden = h.board.h();
  hidden.infection[1] = {.by = kFirstAlien, .round = 0, .check = 0};
  hidden.aliens.add(kS4);
  hidden.infection[4] = {.by = 3, .round = 3, .check = 5};
  hidden.aliens.add(kS3);
  hidden.infection[3] = {.by = 1, .round = 2, .check = 4};
  h.board.t().revealed_round[1] = 4;
  h.board.t().dead_round[0] = 3;
  h.board.t().dead_round[3] = 4;
  h.say(2, Say::Accuse, {1, 1, 0});
  h.see(event::GameEnded{});
  std::vector<Sentence> told;
  h.ledger.account(told);
  std::vector<std::string_view> keys;
  for (const Sentence& sentence : told) keys.push_back(sentence.key);
  CHECK(keys == std::vector<std::string_view>{"the_thing.event.infected.first", "the_thing.account.revealed",
                                              "the_thing.event.infected", "the_thing.account.died",
                                              "the_thing.event.infected", "the_thing.account.human",
                                              "the_thing.account.human", "the_thing.account.human",
                                              "the_thing.account.believed"});
}

}  // namespace holdout::the_thing
