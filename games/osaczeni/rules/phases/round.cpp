#include "games/osaczeni/rules/phases/phase7_round_end.h"

// A round is its phases in order. Phase 7 asks nobody, so it needs no procedure of its own.

namespace holdout::osaczeni {

namespace {

void begin_round(Now& now) {
  Table& t = now.s.table;
  ++t.round;
  t.deaths_before_round = u8(dead(t));
  t.dice_in_use = u8(dice_for_next_round(now.rules, t));
  tell(now, event::RoundBegan{.round = t.round, .dice = t.dice_in_use});
}

}  // namespace

Flow Round::run(Now& now) {
  const Phase phase = next;
  next = static_cast<Phase>(static_cast<int>(phase) + 1);
  if (phase == Phase::Search) begin_round(now);
  begin_phase(now, phase);
  switch (phase) {
    case Phase::Search: return call(now, SearchTruck{});
    case Phase::Badge: return call(now, TakeBadge{});
    case Phase::Destination: return call(now, ChooseArea{});
    case Phase::Move: return call(now, MoveFamilies{});
    case Phase::Arrival: return call(now, MonstersCome{});
    case Phase::Attack: return call(now, AttackAreas{});
    case Phase::End: {
      close_areas(now);
      const Ending ending = ending_of_round(now);
      if (ending == Ending::Running) {
        next = Phase::Search;
        return again();
      }
      end_game(now, ending);
      return done();
    }
    case Phase::Setup:
    case Phase::Over: break;
  }
  return done();
}

}  // namespace holdout::osaczeni
