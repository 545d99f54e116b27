#include "games/the_thing/players/novice.h"
#include "games/the_thing/players/regular.h"
#include "games/the_thing/players/testing/evening.h"

// What hearing something does to a player of 4 to 8, and what it holds against whom.

namespace holdout::the_thing {
namespace {

const std::vector<Event> kNextRound{noticed(event::RoundBegan{3})};

}  // namespace

TEST_CASE("hearing: what a place needs counts by how urgent it is said to be, once from each") {  // T-6
  const Evening e;
  const auto urged = [&](std::initializer_list<Statement> words) {
    Mind mind = e.mind(kS0, 1);
    for (const Statement& each : words) mind.memory.hear(each);
    return mind.memory.urged(Location::Generator);
  };
  const auto needs = [](Slot speaker, std::uint16_t urgency) {
    return said_by(speaker, Say::Needs, {arg(Location::Generator), arg(CardKind::Use), urgency});
  };
  const double little = urged({needs(kS2, 1)});
  CHECK(little > 0);
  CHECK(urged({needs(kS2, 3)}) == doctest::Approx(3 * little));
  CHECK(urged({needs(kS2, 3)}) < urged({said_by(kS2, Say::ShouldGo, {arg(kS0), arg(Location::Generator)})}));
  CHECK(urged({needs(kS2, 1), needs(kS2, 3)}) == doctest::Approx(little));
  CHECK(urged({needs(kS2, 1), needs(kS3, 1)}) == doctest::Approx(2 * little));
}

TEST_CASE("hearing: who is to be left alone is, where it stands or said to be going") {  // T-7
  Evening e;
  const Statement warning = said_by(kS2, Say::LeaveAlone, {arg(kS3)});
  const auto urged = [&](const Lines& words) {
    Mind mind = e.mind(kS0, 1);
    for (const Statement& each : words) mind.memory.hear(each);
    return mind.memory.urged(Location::Lab);
  };
  CHECK(urged({warning}) == doctest::Approx(0));  // nobody knows where
  CHECK(urged({said_by(kS3, Say::WillGo, {arg(Location::Lab)}), warning}) < 0);
  e.board.put(Location::Lab, {kS3});
  CHECK(urged({warning}) < 0);
  CHECK(urged({said_by(kS2, Say::LeaveAlone, {arg(kS0)})}) == doctest::Approx(0));
}

TEST_CASE("hearing: a Human Leader gives the card to whom trusted voices name, where little hangs on it") {
  Evening e;  // T-8
  e.board.put(Location::Boiler, {kS2});
  e.board.put(Location::Generator, {kS3});
  e.board.put(Location::Kitchen, {kS4});
  e.board.fuel(Location::Boiler, 4);
  e.board.fuel(Location::Generator, 4);
  e.board.t().standing = only(kS2).with(kS3);
  e.flip_first();
  const View view = e.view(kS0, QuestionKind::Assign);
  Actions options;
  for (Slot slot : {kS2, kS3}) options.push(answer::Choose{slot});
  Mind mind = e.mind(kS0, 1);
  const Action before = choose_assignment(mind, view, options);
  const Slot other = parts_of<answer::Choose>(before).who == kS2 ? kS3 : kS2;
  for (Slot speaker : {kS1, kS2, kS3, kS4, Slot{5}})
    mind.memory.hear(said_by(speaker, Say::GiveCardTo, {arg(other)}));
  const double advised = mind.memory.advised(other);
  CHECK(advised > 1);
  CHECK(choose_assignment(mind, view, options) == answer::Choose{other});
  mind.memory.hear(said_by(kS2, Say::GiveCardTo, {arg(other)}));
  CHECK(mind.memory.advised(other) == doctest::Approx(advised));  // each once
  mind.memory.see(std::vector<Event>{noticed(event::Flipped{CardKind::Use})}, view);
  CHECK(mind.memory.advised(other) == doctest::Approx(0));  // another card
}

TEST_CASE("hearing: stop or go on counts for the next card") {  // T-8
  const Evening e;
  Mind mind = e.mind(kS0, 1);
  mind.memory.hear(said_by(kS2, Say::StopOrGo, {0}));
  CHECK(mind.memory.advised_to_go_on() < 0);
  mind.memory.hear(said_by(kS3, Say::StopOrGo, {1}));
  mind.memory.hear(said_by(kS4, Say::StopOrGo, {1}));
  CHECK(mind.memory.advised_to_go_on() > 0);
  mind.memory.see(kNextRound, e.view(kS0, QuestionKind::Move));
  CHECK(mind.memory.advised_to_go_on() == doctest::Approx(0));
}

TEST_CASE("hearing: a Leader who promised a card to somebody is held to it") {  // T-9
  const auto led = [](Slot given_to, CardKind card) {
    Evening e;
    e.board.put(Location::Boiler, {kS2});
    e.board.put(Location::Generator, {kS3});
    e.board.fuel(Location::Boiler, 1);
    e.board.fuel(Location::Generator, 1);
    e.board.t().flipped = card;
    Mind mind = e.mind(kS4, 1);
    mind.memory.hear(said_by(kS0, Say::AssignPromise, {arg(CardKind::Use), arg(kS2)}));
    mind.memory.see(std::vector<Event>{noticed(event::Assigned{.who = given_to, .card = card})},
                    e.view(kS4, QuestionKind::GoOn));
    return mind.memory.keeps_word(kS0);
  };
  const double before = Evening().mind(kS4, 1).memory.keeps_word(kS0);
  CHECK(led(kS2, CardKind::Use) > before);
  CHECK(led(kS3, CardKind::Use) < before);
  CHECK(led(kS3, CardKind::Repair) == doctest::Approx(before));  // of those nothing was said
}

TEST_CASE("hearing: who votes otherwise than called for has not kept the word") {  // T-13
  const Evening e;
  struct Made {
    double word, suspect;
  };
  const auto after = [&](std::uint16_t called, Slot voted) {
    Mind mind = e.mind(kS0, 1);
    mind.memory.hear(said_by(kS2, Say::LetsVote, {called}));
    mind.memory.see(std::vector<Event>{noticed(event::Voted{.who = kS2, .target = voted})},
                    e.view(kS0, QuestionKind::Reveal));
    return Made{mind.memory.keeps_word(kS2), mind.suspects(kS2)};
  };
  const Mind untold = e.mind(kS0, 1);
  const Made kept = after(arg(kS3), kS3);
  CHECK(kept.word > untold.memory.keeps_word(kS2));
  CHECK(kept.suspect == doctest::Approx(untold.suspects(kS2)));
  for (const Made& broken : {after(arg(kS3), kS4), after(arg(kS3), kNoSlot), after(kNotSaid, kS3)}) {
    CHECK(broken.word < untold.memory.keeps_word(kS2));
    CHECK(broken.suspect > untold.suspects(kS2));
  }
  CHECK(after(kNotSaid, kNoSlot).word > untold.memory.keeps_word(kS2));
}

TEST_CASE("hearing: a Leader is blamed for a card that nobody could do, not for a Sabotage") {  // T-2, TT-602
  Evening e;
  e.gather_in_the_rec_room();
  e.board.t().history[1].leader = Seat{0};
  e.board.t().history[1].sabotages = 1;
  const Event use = noticed(event::Flipped{CardKind::Use});
  const Event lost = noticed(event::ActionLost{.who = kS2, .card = CardKind::Use});
  const auto blamed = [&](std::vector<Event> seen) {
    Evening told = e;
    told.seen = std::move(seen);
    told.seen.push_back(noticed(event::CardHandedInOpen{.who = Slot{0}, .card = CardKind::Sabotage}));
    const Lines lines = told.words(kS2, QuestionKind::Talk, Say::Accuse);
    return std::ranges::any_of(lines, [](const Statement& each) {
      return each.args[0] == arg(kS0) && each.args[2] == arg(Because::Wasted);
    });
  };
  CHECK(blamed({use, use, lost}));
  CHECK(!blamed({use, lost}));  // TT-601: the first card is flipped by the rules
  CHECK(!blamed({use, noticed(event::Flipped{CardKind::Sabotage})}));
}

TEST_CASE("needs: without a Boiler the Armory is worth most while nobody has a weapon") {  // TT-582
  Evening e;
  const auto worth = [&] { return good_of(e.board.rules, e.board.t(), CardKind::Use, Location::Armory, 1); };
  const double early = worth();
  e.board.t().round = 5;
  CHECK(worth() < early);
  e.board.t().boiler_destroyed = true;
  CHECK(worth() > 2 * early);
  e.board.t().weapons_held[at(kS3)] = 1;
  CHECK(worth() < 2 * early);
}

TEST_CASE("hearing: a novice forgets who met whom and what it saw there, a regular does not") {
  Evening e;
  e.gather_in_the_rec_room();
  const Setup setup{.players = 6, .options = {}, .figures = {}};
  const RulesBox rules(*make_rules(setup), setup);
  Event look = noticed(event::TokenLooked{.who = kS0, .owner = kS3, .n = 0, .alien = true});
  look.seen_by = only(Seat{0});
  ViewBox view;
  view.put(e.view(kS0, QuestionKind::Vote));
  Actions votes;
  votes.push(answer::Pass{});
  for (Slot slot : {kS1, kS2, kS3, kS4}) votes.push(answer::Choose{slot});
  const auto changed = [&]<class P>(std::type_identity<P>) {
    int others = 0;
    for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
      P knows(rules, Seat{0}, seed), forgets(rules, Seat{0}, seed);
      knows.see(std::vector<Event>{look}, view);
      forgets.see({}, view);
      others += knows.decide(view, {}, votes, {}) != forgets.decide(view, {}, votes, {});
    }
    return others;
  };
  CHECK(changed(std::type_identity<NovicePlayer>{}) == 0);
  CHECK(changed(std::type_identity<RegularPlayer>{}) > 0);
}

}  // namespace holdout::the_thing
