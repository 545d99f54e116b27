#include "engine/pieces/deck.h"

#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout {

namespace {

using Whole = Deck<3, 2, 2>;

Whole deck_of(const Whole::Counts& shuffled) {
  Whole deck;
  deck.shuffle_in(shuffled);
  return deck;
}

// What the next draw may give, as counts.
Whole::Counts next_of(const Whole& deck) {
  Outcomes outcomes;
  deck.outcomes(7, outcomes);
  Whole::Counts counts{};
  for (const Outcome& each : outcomes) {
    CHECK(each.action == Action{7, each.action.a, 0, 0, 0});
    counts[each.action.a] = static_cast<std::uint8_t>(each.weight);
  }
  return counts;
}

}  // namespace

TEST_CASE("Deck: a random draw is weighted by what is left in the shuffled part") {
  Whole deck = deck_of({4, 0, 2});
  Outcomes outcomes;
  deck.outcomes(7, outcomes);
  CHECK(outcomes.size() == 2);
  CHECK(outcomes.total() == 6);
  CHECK(next_of(deck) == Whole::Counts{4, 0, 2});
  deck.take(2);
  CHECK(deck.size() == 5);
  CHECK(next_of(deck) == Whole::Counts{4, 0, 1});
}

TEST_CASE("Deck: known cards on top come first, the last one put there before the others") {
  Whole deck = deck_of({1, 1, 1});
  CHECK(!deck.next_is_known());
  deck.put_on_top(0, only(Seat{1}));
  deck.put_on_top(2, only(Seat{2}));
  CHECK(deck.size() == 5);
  CHECK(deck.next_is_known());
  CHECK(deck.take_known() == 2);
  CHECK(deck.take_known() == 0);
  CHECK(!deck.next_is_known());
  CHECK(deck.middle() == 3);
}

TEST_CASE("Deck: known cards at the bottom wait until all else is drawn, then come in their order") {
  Whole deck = deck_of({1, 0, 0});
  deck.put_under({.counts = {0, 0, 1}, .knowers = only(Seat{3})});
  deck.put_at_bottom(1, only(Seat{0}));
  deck.put_at_bottom(0, {});
  CHECK(!deck.next_is_known());
  deck.take(0);
  CHECK(!deck.next_is_known());
  deck.take(2);
  CHECK(deck.next_is_known());
  CHECK(deck.take_known() == 1);
  CHECK(deck.take_known() == 0);
  CHECK(deck.empty());
  CHECK(!deck.next_is_known());
}

TEST_CASE("Deck: batches are reached one after the other, each shuffled in itself") {
  Whole deck = deck_of({0, 1, 0});
  deck.put_under({.counts = {2, 0, 1}, .knowers = only(Seat{3})});
  deck.put_under({.counts = {0, 1, 0}, .knowers = only(Seat{4})});
  deck.put_under({});  // nothing to put there
  CHECK(deck.under.size() == 2);
  CHECK(next_of(deck) == Whole::Counts{0, 1, 0});
  deck.take(1);
  CHECK(next_of(deck) == Whole::Counts{2, 0, 1});
  CHECK(deck.under[0].knowers == only(Seat{3}));
  deck.take(0);
  CHECK(deck.under[0].knowers.empty());  // which two are left is nobody's knowledge
  deck.take(2);
  deck.take(0);
  CHECK(deck.under.size() == 1);
  CHECK(deck.under[0].knowers == only(Seat{4}));
  CHECK(next_of(deck) == Whole::Counts{0, 1, 0});
}

TEST_CASE("Deck: reshuffled with what was discarded, nobody knows a place any more") {
  Whole deck = deck_of({1, 0, 0});
  deck.put_on_top(2, only(Seat{0}));
  deck.put_under({.counts = {0, 2, 0}, .knowers = only(Seat{1})});
  deck.put_at_bottom(1, only(Seat{2}));
  CHECK(deck.all() == Whole::Counts{1, 3, 1});
  deck.reshuffle();
  CHECK(deck.size() == 5);
  deck.shuffle_in({0, 1, 4});
  CHECK(deck == deck_of({1, 4, 5}));
  CHECK(!deck.next_is_known());
}

TEST_CASE("Deck: an empty one has no outcomes") {
  CHECK(deck_of({}).empty());
  CHECK(next_of(deck_of({})) == Whole::Counts{});
}

TEST_CASE("Deck: a batch under known cards is a mistake, not another order") {
  Whole deck = deck_of({1, 0, 0});
  deck.put_at_bottom(1, {});
  CHECK_THROWS_AS(deck.put_under({.counts = {0, 0, 1}, .knowers = {}}), std::logic_error);
}

// A part that a game has no use for takes no room.
static_assert(sizeof(Deck<5, 0, 2>) < sizeof(Deck<5, 1, 2>) && sizeof(Deck<5, 1>) < sizeof(Deck<5, 1, 1>));

}  // namespace holdout
