#include <map>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"

// Slow, naive second implementations of the tricky counts, written from the rules alone and compared with the
// fast ones at every step of random games: strength, votes, the outcome of ballots, scores.

namespace holdout::osaczeni {
namespace {

constexpr std::array kAllKinds{Kind::Defender, Kind::Leader, Kind::Crybaby, Kind::Klutz};

bool stands_in(const Table& t, Seat seat, Kind kind, int area) {
  return t.at[static_cast<std::size_t>(area)].has(Character(seat, kind));
}

int naive_strength(const Rules& r, const Table& t, int area) {  // OS-016, OS-V10
  int sum = 0;
  int defenders = 0;
  for (int p = 0; p < r.players; ++p)
    for (Kind kind : kAllKinds) {
      if (!stands_in(t, seat_at(p), kind, area)) continue;
      sum += kind == Kind::Defender ? 2 : 1;
      defenders += kind == Kind::Defender;
    }
  if (r.variant(10) && area != 6 && defenders >= 2) ++sum;
  return sum;
}

int naive_votes(const Rules& r, const Table& t, Seat seat) {  // OS-213, OS-830, OS-V17
  const int area = number(t.vote.area);
  int votes = 0;
  int here = 0;
  int showing = 0;
  int alive = 0;
  for (Kind kind : kAllKinds) {
    for (int a = 1; a <= 6; ++a) alive += stands_in(t, seat, kind, a);
    if (!stands_in(t, seat, kind, area)) continue;
    ++here;
    if (t.hidden.has(Character(seat, kind))) continue;
    ++showing;
    votes += kind == Kind::Leader ? 2 : 1;
  }
  if (here == 0) return 0;
  votes += t.vote.extra[static_cast<std::size_t>(index(seat))];
  if (showing == 0 && !r.hidden_gun_votes) return 0;  // OS-O4
  if (r.variant(17) && alive == 1 && showing == 1) ++votes;
  return votes;
}

int naive_score(const Rules& r, const State& s, Seat seat) {  // OS-709, OS-831, OS-V01, OS-V02, OS-V14
  constexpr std::array kPoints{5, 3, 7, 1};
  int points = 0;
  int survivors = 0;
  for (Kind kind : kAllKinds)
    for (int a = 1; a <= 6; ++a)
      if (stands_in(s.table, seat, kind, a)) {
        points += kPoints[static_cast<std::size_t>(kind)];
        ++survivors;
      }
  if (survivors == 0) return 0;
  const Cards hand = s.hidden.hands[static_cast<std::size_t>(index(seat))];
  int cards = 0;
  for (int i = 0; i < r.item_kinds; ++i) {
    cards += hand.count(static_cast<Item>(i));
    if (r.row(static_cast<Item>(i)).key == "keys")
      points += (r.variant(1) ? 3 : 1) * hand.count(static_cast<Item>(i));
  }
  if (r.variant(2) && survivors >= 2) points += 2;
  if (r.variant(14)) points += cards / 2;
  return points;
}

// Follows the ballots of one vote through its events and foretells who may be chosen.
class NaiveCount {
 public:
  void note(const Rules& r, const Table& before, const Event& e) {
    if (is<event::DiscussionBegan>(e)) totals_.clear();
    if (is<event::BallotShown>(e)) {
      const auto [target, votes] = parts_of<event::BallotShown>(e);
      totals_[target] += votes;
      CHECK(votes == naive_votes(r, before, e.actor));
    }
    if (is<event::Tied>(e)) check_tie(parts_of<event::Tied>(e).tied);
    if (is<event::Chosen>(e)) {
      if (parts_of<event::Chosen>(e).by == ChosenBy::Votes) check_majority(e.actor);
      totals_.clear();
    }
  }

 private:
  int most() const {
    int best = 0;
    for (const auto& [seat, votes] : totals_) best = votes > best ? votes : best;
    return best;
  }
  int with(int votes) const {
    int n = 0;
    for (const auto& [seat, total] : totals_) n += total == votes;
    return n;
  }
  void check_tie(SeatSet tied) const {
    CHECK(with(most()) >= 2);
    for (const auto& [seat, votes] : totals_) CHECK(tied.has(seat) == (votes == most()));
  }
  void check_majority(Seat chosen) const {
    CHECK(with(most()) == 1);
    CHECK(totals_.at(chosen) == most());
  }
  std::map<Seat, int> totals_;
};

void compare_all_counts(const Rules& r, const State& s) {
  for (int a = 1; a <= 6; ++a)
    CHECK(strength_in(r, s.table, area_number(a)) == naive_strength(r, s.table, a));
  if (s.table.vote.area != Area::None)
    for (Seat seat : s.table.vote.participants)
      CHECK(votes_of(r, s.table, seat) == naive_votes(r, s.table, seat));
}

void compare_in_random_games(const Setup& setup, int games) {
  const Rules r = *make_rules(setup);
  const Osaczeni game;
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    std::vector<Event> events;
    Log log(events);
    NaiveCount count;
    State s = Osaczeni::start(r, log);
    while (!Osaczeni::question(r, s).over()) {
      events.clear();
      const testing::Turn turn = testing::random_turn(game, r, s, rng);
      const Table before = s.table;
      Osaczeni::apply(r, s, turn.seat, turn.action, log);
      for (const Event& event : events) count.note(r, before, event);
      compare_all_counts(r, s);
    }
    for (Seat seat : first_seats(r.players)) CHECK(Osaczeni::score(r, s, seat) == naive_score(r, s, seat));
  }
}

TEST_CASE("OS-016 OS-213 OS-221 OS-709 strength, votes, ballots and scores equal their naive twins") {
  for (int players = 3; players <= 6; ++players) compare_in_random_games({.players = players}, 40);
}

TEST_CASE("OS-O4 OS-V01 OS-V02 OS-V10 OS-V14 OS-V17 naive twins agree in the variants that change a count") {
  for (const char* variant : {"1", "2", "10", "14", "17"})
    compare_in_random_games({.players = 4, .options = {{"variant", variant}, {"epilogue_log", "all"}}}, 25);
  compare_in_random_games({.players = 5, .options = {{"hidden_gun_votes", "off"}}}, 40);
}

}  // namespace
}  // namespace holdout::osaczeni
