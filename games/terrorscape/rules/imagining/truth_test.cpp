#include <array>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/terrorscape/rules/imagining/killer_cards.h"
#include "games/terrorscape/rules/imagining/mansion.h"
#include "games/terrorscape/rules/terrorscape.h"

// Whatever is played, the truth is never excluded by what both sides saw of it.

namespace holdout::terrorscape::imagining {

namespace {

Triple places_of(const State& s) {
  Triple where{};
  for (Survivor who : kAllSurvivors)
    where[terrorscape::at(who)] = static_cast<Place>(s.hidden.survivors.at[terrorscape::at(who)]);
  return where;
}

struct Compared {
  int sets = 0;
  int hands = 0;
  int pairs = 0;  // sums up how large the sets were
};

// Where nothing of either side is under way that the other does not know.
bool is_settled(const State& s) {
  return s.table.moment == Moment::KillerActs || s.table.moment == Moment::AttackCard ||
         s.table.moment == Moment::DefenceItem;
}

void compare_sets(const Rules& r, const State& s, Compared& done) {
  if (s.table.phase != Phase::Killer || s.table.moment == Moment::Flee || s.table.history.full()) return;
  Foreseen seen;
  foresee(cast_of(r, s.table), s.table.history, seen);
  const bool has_truth = seen.now().has(places_of(s));
  CHECK(has_truth);
  ++done.sets;
  done.pairs += seen.now().size();
}

// Whose Killer is not just being asked: then all of his cards lie where the table says.
void compare_hands(const Rules& r, const State& s, Compared& done) {
  if (s.table.phase != Phase::Survivor || s.table.moment != Moment::SurvivorsAct || s.table.history.full())
    return;
  KillerCards cards = count_cards(r, s.table);
  if (cards.choosing) {
    --cards.hand;
    ++cards.discards;
  }
  CHECK(cards.hand == cards_in(s.hidden.killer.hand));
  CHECK(cards.deck == cards_in(s.hidden.killer.deck));
  CHECK(cards.discards == s.hidden.killer.discards.size());
  CHECK(cards.level == s.table.level);
  ++done.hands;
}

void play(const Setup& setup, std::uint64_t seed, Compared& done) {
  const Rules r = *make_rules(setup);
  Rng rng(seed);
  Log log;
  State s = Terrorscape::start(r, log);
  CAPTURE(seed);
  while (!s.running.open.over()) {
    if (!s.running.open.chance() && is_settled(s)) compare_sets(r, s, done);
    if (!s.running.open.chance()) compare_hands(r, s, done);
    const testing::Turn turn = testing::random_turn(Terrorscape{}, r, s, rng);
    Terrorscape::apply(r, s, turn.seat, turn.action, log);
  }
}

}  // namespace

TEST_CASE(
    "the true places are always among those that both sides can reckon with, and the cards as counted") {
  Compared done;
  for (int players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
      play({.players = players, .options = {}, .figures = {}}, seed, done);
  const std::array<Setup::Choices, 7> options{
      Setup::Choices{{"traits", "hard"}},
      Setup::Choices{{"traits", "nightmare"}},
      Setup::Choices{{"on_your_own", "on"}},
      Setup::Choices{{"survival_plan", "on"}},
      Setup::Choices{{"draw_after_encounter", "off"}},
      Setup::Choices{{"traits", "nightmare"}, {"on_your_own", "on"}, {"survival_plan", "on"}},
      Setup::Choices{{"on_your_own", "on"}, {"trade_keys", "on"}}};
  for (const Setup::Choices& chosen : options)
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      play({.players = 4, .options = chosen, .figures = {}}, seed, done);
  CHECK(done.sets > 2000);
  CHECK(done.hands > 2000);
  CHECK(done.pairs / done.sets < 3000);  // else nothing is concluded
}

}  // namespace holdout::terrorscape::imagining
