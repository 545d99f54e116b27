#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/few/variant.h"

// The Threat token and those who meet it: TT-1120..1125, TT-1164, TT-1165, V-8.

namespace holdout::the_thing {

bool move_threat(Now& now, int by) {
  Table& t = now.s.table;
  const int to = std::clamp(t.threat + by, now.rules.threat_min, now.rules.threat_max);
  if (to == t.threat) return false;
  tell(now, event::ThreatMoved{.from = t.threat, .n = to});
  t.threat = u8(to);
  return true;
}

namespace {

Flow transform(Now& now, Slot slot) {  // TT-1121, TT-1123
  reveal(now, slot, RevealCause::Collision);
  if (check_end(now)) return game_over(now);
  return done();
}

}  // namespace

// Called when something arrived on the space; markers that were there before are among the candidates
// (TT-1124).
Flow Collision::run(Now& now) {
  candidates = on_threat_space(now.s.table);
  if (candidates.empty()) return done();
  return candidates.size() == 1 ? transform(now, candidates.first()) : ask_players();  // TT-1122
}

Question Collision::question(const Rules&, const State& s) const {
  return ask_leader(s.table, QuestionKind::Transform);
}

void Collision::options(const Rules&, const State&, Seat, Actions& out) const {
  for (Slot slot : candidates) out.push(answer::Choose{slot});
}

Flow Collision::answer(Now& now, Seat, Action a) { return transform(now, parts_of<answer::Choose>(a).who); }

Flow ThreatMove::run(Now& now) {
  const int sharing = on_threat_space(now.s.table).size();
  const bool moved = move_threat(now, sharing > 0 ? sharing : -1);  // TT-1164
  return moved ? become(now, Collision{}) : done();                 // TT-1165: only by coming onto markers
}

}  // namespace holdout::the_thing
