#include "games/terrorscape/rules/changes.h"

// The end of the game (5.18).

namespace holdout::terrorscape {

namespace {

bool survivors_win(Ending ending) {
  switch (ending) {
    case Ending::Rescued:
    case Ending::MainExit:
    case Ending::HiddenExit:
    case Ending::Retaliation: return true;
    case Ending::Running:
    case Ending::Eliminated:
    case Ending::Lost:
    case Ending::Finished: break;
  }
  return false;
}

SeatSet winners_alone(const Rules& r, const Table& t, Ending ending) {  // TS-542..545, TS-594
  Survivors saved = t.escaped;
  if (survivors_win(ending)) saved = saved | in_mansion(t);
  SeatSet winners = seats_of(r, saved);
  constexpr int kToWin = 2;
  if (ending != Ending::Retaliation && t.eliminated.size() >= kToWin) winners.add(r.killer_seat);
  return winners;
}

SeatSet winners_of(const Rules& r, const Table& t, Ending ending) {
  if (r.on_your_own) return winners_alone(r, t, ending);
  return survivors_win(ending) ? r.survivor_seats : only(r.killer_seat);  // TS-400, TS-401
}

template <class List, class Counts, class Kind>
void list_out(const Counts& counts, Kind none, List& out) {
  out.fill(none);
  std::size_t next = 0;
  for (std::size_t kind = 0; kind < counts.size(); ++kind)
    for (int i = 0; i < counts[kind] && next < out.size(); ++i) out[next++] = static_cast<Kind>(kind);
}

void show_survivors(Now& now) {
  const SurvivorSecrets& own = now.s.hidden.survivors;
  for (Survivor who : kAllSurvivors.without(now.s.table.escaped)) {
    tell(now, event::ShownPlace{.who = who, .room = own.at[at(who)]});
    event::ShownPack pack{.who = who};
    list_out(own.packs[at(who)], Item::None, pack.things);
    tell(now, pack);
    for (int i = 0; i < kSurvivorTraits; ++i)
      if (const auto trait = static_cast<SurvivorTrait>(i); own.traits[at(who)].has(trait))
        tell(now, event::ShownTraits{.who = who, .trait = trait});
  }
  tell(now, event::ShownRepair{.n = own.repairs});
}

void show_all(Now& now) {  // TS-404
  if (!now.log.on()) return;
  show_survivors(now);
  event::ShownHand hand{.room = now.s.hidden.killer.at};
  list_out(now.s.hidden.killer.hand, Skill::None, hand.skills);
  tell(now, hand);
}

// A card whose effect ended the game lies with the others (TS-262).
void put_down_cards(State& s) {
  for (const Procedure& procedure : s.running.stack)
    if (const auto* card = std::get_if<PlayCard>(&procedure); card != nullptr)
      s.hidden.killer.discards.push(card->skill);
}

}  // namespace

Flow end_game(Now& now, Ending ending, Cause cause) {
  Table& t = now.s.table;
  if (ending == Ending::Lost && now.rules.on_your_own) t.eliminated = t.eliminated | in_mansion(t);  // TS-545
  t.winners = winners_of(now.rules, t, ending);
  t.phase = Phase::Over;
  t.moment = Moment::Over;
  t.ending = ending;
  t.cause = cause;
  put_down_cards(now.s);
  show_all(now);
  tell(now, event::GameEnded{.ending = ending, .players = t.winners, .cause = cause});
  now.s.running.stack.resize(1);
  return done();
}

}  // namespace holdout::terrorscape
