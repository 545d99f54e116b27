#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

// Votes as far as secrecy, marks, time and talk go.

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kThreeVotes =
    "5 players; badge P4; victim token P3; area 6: P0.D, P1.D; area 3: P2.D, P3.D;"
    "area 4: P0.L, P4.L, 3 monsters; area 2: P0.C, P4.DC; area 5: P1.LC, P2.LC, P3.LC;";

constexpr std::string_view kBadgeVote =
    "5 players; badge P4; victim token P3; phase 2; hand P0: gun; hand P2: gun;"
    "area 3: P0.L, P1.D, P2.D; rest in 6";

WrittenGame deciding() {
  WrittenGame game(kBadgeVote);
  game.all_answer("done");
  REQUIRE(game.asked(QuestionKind::Ballot));
  return game;
}

TEST_CASE("OS-201 search in the lot, badge in the Monitoring Centre, feed where the attack is") {
  const auto vote_in = [](const char* phase) {
    const WrittenGame game(std::string(kThreeVotes) + phase);
    return game.s.table.vote;
  };
  CHECK(vote_in("phase 1").kind == VoteKind::Search);
  CHECK(vote_in("phase 1").area == Area::Lot);
  CHECK(vote_in("phase 2").kind == VoteKind::Badge);
  CHECK(vote_in("phase 2").area == Area::Monitoring);
  CHECK(vote_in("phase 6").kind == VoteKind::Feed);
  CHECK(vote_in("phase 6").area == Area::Toys);
}

TEST_CASE("OS-204 in a Discussion everybody at the table may talk, present or not, alive or not") {
  const WrittenGame game("4 players; phase 6; area 4: P0.L, P1.C, 4 monsters; cold store: P3.DLC; rest in 6");
  REQUIRE(game.asked(QuestionKind::Discuss));
  for (Seat seat : first_seats(4)) {
    CHECK(game.may_say(seat, "say ask_vote_against player=P0 reason=many_left"));
    CHECK(game.may_say(seat, "say announce_needed area=toys monsters=3"));  // row 1 is full
  }
}

TEST_CASE("OS-209 a card opens the question anew for everybody, so that an answer sent before is stale") {
  WrittenGame game(kBadgeVote);
  game.answer(kP1, "done");
  const std::uint16_t before = game.view(kP0).prompt.serial;
  game.answer(kP2, "done");
  CHECK(game.view(kP0).prompt.serial == before);  // a mark of another changes nothing for P0
  game.answer(kP2, "play gun");
  CHECK(game.view(kP0).prompt.serial != before);
  CHECK(game.question().waited_for == only(kP0).with(kP1));
}

TEST_CASE("OS-210 after a card at least the grace time is left") {
  for (const char* phase : {"phase 1", "phase 2", "phase 6"}) {
    const WrittenGame game(std::string(kThreeVotes) + phase);
    const TimeLimit limit = Osaczeni::time_limit(game.rules, game.s);
    CHECK(limit.grace_seconds == 15);
    CHECK(limit.seconds >= limit.grace_seconds);
  }
  CHECK(Osaczeni::time_limit(deciding().rules, deciding().s).grace_seconds == 0);  // no cards, no grace
  WrittenGame first(std::string(kThreeVotes) + "phase 6");
  WrittenGame next = first;
  next.s.table.vote.area = Area::Clothing;
  REQUIRE(first.s.table.vote.area != Area::Clothing);
  CHECK(Osaczeni::time_limit(first.rules, first.s).topic != Osaczeni::time_limit(next.rules, next.s).topic);
}

TEST_CASE("OS-210 when the time runs out a participant is Done") {
  const WrittenGame game(kBadgeVote);
  for (Seat seat : game.question().waited_for)
    CHECK(Osaczeni::fallback(game.rules, game.s, seat, 0) == answer::Done{});
}

TEST_CASE("OS-219 a ballot is known to its voter alone until all are in") {
  WrittenGame one = deciding();
  WrittenGame other = deciding();
  one.answer(kP0, "vote P1");
  other.answer(kP0, "vote P2");
  CHECK(one.view(kP0).ballot == kP1);
  CHECK(other.view(kP0).ballot == kP2);
  for (Seat viewer : one.viewers().without(kP0)) {
    CHECK(one.view(viewer).ballot == kNobody);
    CHECK(one.view_hash(viewer) == other.view_hash(viewer));
  }
  CHECK(one.events == other.events);
  one.answer(kP2, "vote P2");
  CHECK(one.all(EventKind::BallotShown).empty());
  one.answer(kP1, "vote P1");
  CHECK(one.all(EventKind::BallotShown).size() == 3);
}

TEST_CASE("OS-219 that somebody has chosen is public") {
  WrittenGame game = deciding();
  game.answer(kP0, "vote P1");
  CHECK(is_public(game.last(EventKind::BallotSealed)));
  for (Seat viewer : game.viewers()) {
    CHECK(game.view(viewer).table.vote.ballot.sealed == only(kP0));
    CHECK(game.view(viewer).prompt.waited_for == only(kP1).with(kP2));
  }
}

TEST_CASE("OS-220 the revealed ballots are public: who pointed at whom, with how many votes") {
  WrittenGame game = deciding();
  game.answer(kP0, "vote P1");
  game.answer(kP1, "vote P2");
  game.answer(kP2, "vote P2");
  const std::vector<Event> shown = game.all(EventKind::BallotShown);
  REQUIRE(shown.size() == 3);
  const std::array<event::BallotShown, 3> expected{{{kP1, 2}, {kP2, 1}, {kP2, 1}}};  // candidate, votes
  for (Seat voter : first_seats(3)) {
    CHECK(is_public(shown[slot(voter)]));
    CHECK(shown[slot(voter)].actor == voter);
    CHECK(parts_of<event::BallotShown>(shown[slot(voter)]) == expected[slot(voter)]);
  }
  for (Seat viewer : game.viewers()) {
    CHECK(game.view(viewer).table.vote.pointed[slot(kP0)] == kP1);
    CHECK(game.view(viewer).table.vote.pointed[slot(kP2)] == kP2);
  }
}

TEST_CASE("OS-225 the tie and how it is broken are public") {
  WrittenGame game = deciding();
  game.answer(kP0, "vote P0");
  game.answer(kP1, "vote P1");
  game.answer(kP2, "vote P1");
  const Event tied = game.last(EventKind::Tied);
  CHECK(is_public(tied));
  CHECK(tied.actor == kP3);
  CHECK(parts_of<event::Tied>(tied).tied == only(kP0).with(kP1));
  for (Seat viewer : game.viewers()) CHECK(game.view(viewer).prompt.waited_for == only(kP3));
  CHECK_FALSE(game.question().sealed);
  game.answer(kP3, "vote P1");
  const Event broken = game.last(EventKind::TieBroken);
  CHECK(is_public(broken));
  CHECK(broken.actor == kP3);
  CHECK(parts_of<event::TieBroken>(broken).target == kP1);
}

TEST_CASE("OS-230 a participant without votes may talk") {
  const WrittenGame game(
      "5 players; phase 6; area 5: P0.L hidden, P1.D, P2.C, 6 monsters; hand P0: bat; rest in 6");
  CHECK(votes_of(game.rules, game.s.table, kP0) == 0);
  CHECK(game.may_say(kP0, "say ask_vote_against player=P1 reason=lied"));
  CHECK(game.may_say(kP0, "say will_play item=bat area=hall"));
}

TEST_CASE("OS-231 who is Done is not waited for but may answer") {
  WrittenGame game(kBadgeVote);
  game.answer(kP0, "done");
  CHECK(game.question().waited_for == only(kP1).with(kP2));
  CHECK(game.question().may_answer == first_seats(3));
  CHECK(game.view(kP0).prompt.asked);
  CHECK(game.may(kP0, "play gun"));
  CHECK_FALSE(game.may(kP0, "done"));
}

TEST_CASE("OS-232 replacing a ballot is noticed by nobody else") {
  WrittenGame game = deciding();
  game.answer(kP0, "vote P1");
  std::vector<std::uint64_t> before;
  for (Seat viewer : game.viewers().without(kP0)) before.push_back(game.view_hash(viewer));
  const std::size_t events = game.events.size();
  game.answer(kP0, "vote P2");
  std::vector<std::uint64_t> after;
  for (Seat viewer : game.viewers().without(kP0)) after.push_back(game.view_hash(viewer));
  CHECK(after == before);
  CHECK(game.events.size() == events);
  CHECK(game.view(kP0).ballot == kP2);
  game.answer(kP1, "vote P0");
  game.answer(kP2, "vote P0");
  CHECK(game.s.table.vote.pointed[slot(kP0)] == kP2);
}

}  // namespace
}  // namespace holdout::osaczeni
