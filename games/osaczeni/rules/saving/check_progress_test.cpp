#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/saving/check.h"
#include "games/osaczeni/rules/wording/nouns.h"

// Positions that are ahead of the question that is open, or behind it.

namespace holdout::osaczeni {
namespace {

struct Stopped {
  Rules rules;
  State s;
};

// The first random game with this variant in which this holds, there.
template <class Holds>
Stopped game_where(const Holds& holds, std::string variant = "none") {
  const Rules rules = *make_rules(
      {.players = 5, .options = {{"variant", std::move(variant)}, {"epilogue_log", "all"}}, .figures = {}});
  Log off;
  for (std::uint64_t seed = 1;; ++seed) {
    Rng rng(seed);
    State s = Osaczeni::start(rules, off);
    for (; !Osaczeni::question(rules, s).over();) {
      if (holds(s)) return {rules, s};
      const testing::Turn turn = testing::random_turn(Osaczeni{}, rules, s, rng);
      Osaczeni::apply(rules, s, turn.seat, turn.action, off);
    }
  }
}
Stopped game_at(QuestionKind kind, std::string variant = "none") {
  return game_where([kind](const State& s) { return s.running.open.kind == static_cast<std::uint8_t>(kind); },
                    std::move(variant));
}
template <class F>
Stopped chance_in(std::string variant = "none") {
  return game_where(
      [](const State& s) {
        return s.running.open.chance() && std::holds_alternative<F>(s.running.stack.back());
      },
      std::move(variant));
}

template <class Change>
void refused(const Stopped& game, std::string_view where, const Change& change) {
  State s = game.s;
  CHECK(Osaczeni::check(game.rules, s));
  change(s);
  const Result<void> fine = Osaczeni::check(game.rules, s);
  REQUIRE_FALSE(fine);
  INFO(fine.problem().message());
  CHECK(fine.problem().message().starts_with(where));
}

TEST_CASE("check: OS-324 OS-422 OS-V06 dice are rolled, covered and shown when it is their phase") {
  refused(game_at(QuestionKind::Discuss), "table.dice: 1 face up", [](State& s) { s.table.dice[0] = 1; });
  refused(game_where([](const State& s) {
            return s.table.phase == Phase::Badge && !s.running.open.chance() &&
                   s.table.vote.kind == VoteKind::Badge && rolled(s.hidden.dice) == 0;
          }),
          "hidden.dice: 1 rolled", [](State& s) { s.hidden.dice[0] = 1; });
  refused(game_at(QuestionKind::Walkie), "hidden.dice", [](State& s) { s.hidden.dice[1] = 0; });
  refused(game_at(QuestionKind::Walkie), "table.dice: 1 face up",
          [](State& s) { s.table.dice[0] = s.hidden.dice[0]; });
  refused(game_at(QuestionKind::Move), "hidden.dice", [](State& s) { s.hidden.dice[0] = s.table.dice[0]; });
  refused(game_at(QuestionKind::Move), "table.dice", [](State& s) { s.table.dice[0] = 0; });
  refused(game_where([](const State& s) {
            return s.running.open.chance() && s.table.phase == Phase::Badge && rolled(s.hidden.dice) == 1;
          }),
          "hidden.dice", [](State& s) { std::swap(s.hidden.dice[0], s.hidden.dice[1]); });
}

TEST_CASE("check: OS-103 OS-106 OS-110 the set-up goes on in its order") {
  const Stopped first = chance_in<Preparation>();
  refused(first, "table.turn", [](State& s) { s.table.turn = Seat{0}; });
  const Stopped placing = game_at(QuestionKind::Place);
  refused(placing, "table.victim_token", [](State& s) { s.table.victim_token = kNobody; });
  const Stopped rolling = chance_in<PlaceFamily>();
  const auto place = [](State& s, Seat seat) {
    const Character who = (s.table.at[0] & family(seat)).first();
    s.table.at[0].remove(who);
    s.table.at[slot(Area::Lot)].add(who);
  };
  refused(rolling, "table.at[0]", [&](State& s) { place(s, s.table.turn); });
  refused(game_where([](const State& s) {
            return std::holds_alternative<PlaceFamily>(s.running.stack.back()) && s.running.open.chance() &&
                   rolled(s.table.dice) == 1;
          }),
          "table.dice", [](State& s) { std::swap(s.table.dice[0], s.table.dice[1]); });
  refused(rolling, "table.cold_store", [](State& s) {
    const Character who = s.table.at[0].first();
    s.table.at[0].remove(who);
    s.table.at[kColdStore].add(who);
    s.table.cold_store.push(who);
  });
  refused(game_where([](const State& s) {
            const auto* set_up = std::get_if<Preparation>(&s.running.stack[0]);
            return set_up != nullptr && set_up->step == Preparation::Step::Arrival;
          }),
          "table.at[0]", [](State& s) {
            const Character who = living(s.table).first();
            for (Characters& here : s.table.at) here.remove(who);
            s.table.at[0].add(who);
          });
}

TEST_CASE("check: OS-304 OS-310 OS-311 a search chooses after it has drawn, and is noted") {
  const Stopped drawing =
      game_where([](const State& s) { return s.running.open.chance() && s.table.drawn == 1; });
  refused(drawing, "hidden.search: a choice before",
          [](State& s) { s.hidden.search.given = s.hidden.search.drawn.first(); });
  const Stopped talk = game_at(QuestionKind::Discuss);
  refused(talk, "table.gifts: 12", [](State& s) {
    for (int i = 0; i < kMaxSearches; ++i) {
      s.table.gifts.push({.giver = Seat{0}, .receiver = Seat{1}});
      s.hidden.gifts[static_cast<std::size_t>(i)] = kNoItem;
    }
  });
}

TEST_CASE("check: OS-214 OS-V21 those who have votes vote, in secret or in turn") {
  const Stopped secret = game_at(QuestionKind::Ballot);
  refused(secret, "table.vote.ballot.voters", [](State& s) {
    s.table.vote.ballot.voters.remove(s.table.vote.ballot.waiting().first());
    s.running.open.may_answer = s.table.vote.ballot.voters;
    s.running.open.waited_for = s.table.vote.ballot.waiting();
  });
  refused(game_at(QuestionKind::Discuss), "table.vote.ballot: somebody votes already",
          [](State& s) { s.table.vote.ballot.voters = only(s.table.vote.participants.first()); });
  Stopped other = secret;
  other.rules = game_at(QuestionKind::OpenBallot, "21").rules;
  const Result<void> fine = Osaczeni::check(other.rules, other.s);
  REQUIRE_FALSE(fine);
  CHECK(fine.problem().message().starts_with("running.open: the other kind of ballot"));
}

TEST_CASE("check: OS-423 who has moved does not move again") {
  const Stopped move = game_at(QuestionKind::Move);
  refused(move, "table.movers: somebody whose turn it was",
          [](State& s) { s.table.movers.add(s.table.turn); });
}

}  // namespace
}  // namespace holdout::osaczeni
