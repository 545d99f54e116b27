#include "breaking_dice.h"

#include "engine/assert.h"
#include "games/liars_dice/rules/liars_dice.h"

namespace holdout::testing {

namespace {

Mistake mistake_now = Mistake::None;

void must_not_be(Mistake mistake, bool here = true) {
  HOLDOUT_ASSERT(mistake_now != mistake || !here, "on purpose");
}

struct BreakingDice : liars_dice::LiarsDice {
  struct State : liars_dice::State {
    template <class D>
    friend void describe(D& d, State& s) {
      must_not_be(Mistake::Saving);
      liars_dice::describe(d, static_cast<liars_dice::State&>(s));
    }
  };
  static State start(const Rules& r, Log& log) { return {LiarsDice::start(r, log)}; }
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    return {LiarsDice::imagine(r, view, belief, rng)};
  }
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    must_not_be(Mistake::HighBid, a == liars_dice::bid(liars_dice::kBids - 1));
    must_not_be(Mistake::EveryBid, a.kind == liars_dice::code(liars_dice::ActionKind::Bid));
    LiarsDice::apply(r, s, seat, a, log);
  }
  static View view_of(const Rules& r, const State& s, Seat viewer) {
    must_not_be(Mistake::Views, s.table.bids != 0);
    must_not_be(Mistake::SpectatorView, !is_player(viewer));
    return LiarsDice::view_of(r, s, viewer);
  }
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    must_not_be(Mistake::Prompts);
    return LiarsDice::prompt_for(r, s, viewer);
  }
  static Result<void> check(const Rules& r, const State& s) {
    must_not_be(Mistake::Saved);
    return LiarsDice::check(r, s);
  }
};

}  // namespace

const AnyGame& breaking_dice() {
  static const GameFace<BreakingDice> game;
  return game;
}

void Mistaken::turn_to(Mistake mistake) { mistake_now = mistake; }

}  // namespace holdout::testing
