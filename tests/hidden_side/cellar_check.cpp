#include <algorithm>

#include "engine/saving/describe_bytes.h"
#include "hidden_side/cellar.h"

// Which positions are possible.

namespace holdout::testing::cellar {

namespace {

Problem wrong(const char* where) { return {.where = where, .what = "does not fit"}; }

Result<void> check_table(const Rules& rules, const Table& t) {
  const SeatSet free = free_hiders(rules, t);
  const bool over = t.phase == Phase::Over;
  if (t.phase == Phase::Dawn || code(t.phase) > code(Phase::Over)) return wrong("table.phase");
  if (!t.caught.without(rules.hiders()).empty()) return wrong("table.caught");
  if (t.round > kRounds || over != (t.round == kRounds || t.caught.size() >= kToCatch || free.empty()))
    return wrong("table.round");
  const bool shown = t.phase == Phase::Hide || t.phase == Phase::Hunt;
  for (int i = 0; i < kRounds; ++i) {
    const bool known = i < t.round + (shown ? 1 : 0);
    const auto fits = [&](std::uint8_t room) { return known ? room >= 1 && room < kRooms : room == 0; };
    if (!fits(t.safe[slot(i)]) || !fits(t.traps[slot(i)])) return wrong("table.safe");
  }
  if (t.noise >= 1U << kRooms || (t.noise != 0 && t.phase != Phase::Hunt && !over))
    return wrong("table.noise");
  if (t.heard > kBox[0] + kBox[1] || t.lamps > kBox[kLamp]) return wrong("table.heard");
  if (t.broken.size() > (shown ? free.size() : 0) || t.broken.size() > t.lamps) return wrong("table.broken");
  for (std::uint8_t room : t.broken)
    if (room >= kRooms) return wrong("table.broken");
  return {};
}

Result<void> check_council(const Rules& rules, const State& s) {
  const CouncilMarks& council = s.hidden.pick.council;
  if (council.team != free_hiders(rules, s.table) || council.speaker != speaker_of(rules, s.table) ||
      !council.agreed.without(council.team).empty())
    return wrong("pick.council");
  for (int i = 0; i < kMaxSeats; ++i) {
    const int most = council.team.has(seat_at(i)) && council.stands() ? kProposalsEach : 0;
    if (council.proposals[slot(i)] > most) return wrong("pick.council");
  }
  const std::uint8_t proposal = s.hidden.hiding.proposal;
  if (!council.stands())
    return council.agreed.empty() && proposal == 0 ? Result<void>() : wrong("pick.council");
  const bool proposed = council.team.has(council.proposer) && council.agreed.has(council.proposer) &&
                        council.proposals[slot(index(council.proposer))] > 0;
  return proposed && proposal >= 1 && proposal < kRooms ? Result<void>() : wrong("pick.council");
}

Result<void> check_pick(const Rules& rules, const State& s) {
  const TeamBallotMarks& pick = s.hidden.pick;
  if (s.table.phase != Phase::Pick)
    return pick == TeamBallotMarks{} && s.hidden.trap == 0 && s.hidden.hiding.proposal == 0 ? Result<void>()
                                                                                            : wrong("pick");
  if (pick.others != only(rules.hunter) || !pick.sealed.without(pick.others).empty() || pick.complete())
    return wrong("pick");
  const bool sealed = !pick.sealed.empty();
  if (sealed ? s.hidden.trap < 1 || s.hidden.trap >= kRooms : s.hidden.trap != 0) return wrong("trap");
  return check_council(rules, s);
}

Result<void> check_hiding(const Rules& rules, const State& s) {
  const Hiding& h = s.hidden.hiding;
  const Table& t = s.table;
  const SeatSet free = free_hiders(rules, t);
  const bool under_way = t.phase == Phase::Hide;
  const bool turn = h.turn != kNobody;
  if (turn && (!under_way || !free.without(h.done).has(h.turn))) return wrong("hiding.turn");
  if (h.steps > (turn ? kSteps : 0)) return wrong("hiding.steps");
  if (!h.done.without(free).empty() || (!under_way && h.done != (t.phase == Phase::Hunt ? free : SeatSet{})))
    return wrong("hiding.done");
  if (under_way && t.broken.size() > h.done.size()) return wrong("hiding.done");
  if (under_way ? h.noise >= 1U << kRooms : h.noise != (t.phase == Phase::Hunt ? t.noise : 0))
    return wrong("hiding.noise");
  for (int i = 0; i < kMostPlayers; ++i) {
    const Seat seat = seat_at(i);
    const bool moved = h.done.has(seat) || (h.turn == seat && h.steps > 0);
    if (h.rooms[slot(i)] >= (moved ? kRooms : 1)) return wrong("hiding.rooms");
    if (!rules.hiders().has(seat) && (h.cards[slot(i)][0] != 0 || h.cards[slot(i)][1] != 0))
      return wrong("hiding.cards");
  }
  for (int kind = 0; kind < kKinds; ++kind)
    if (cards_left(t, h, kind) < 0) return wrong("hiding.cards");
  return {};
}

}  // namespace

// The procedures follow from the table.
Running<Procedure, 2> running_at(const Rules& rules, const State& s, const Serials& serials) {
  State at = s;
  auto& running = at.running;
  running = {.stack = {}, .open = {}, .serials = serials};
  if (s.table.phase == Phase::Over) return running;
  running.stack.push(Game{});
  if (s.table.phase == Phase::Pick) running.stack.push(Picking{});
  if (s.table.phase == Phase::Hide) running.stack.push(Turns{});
  if (s.table.phase == Phase::Hunt) running.stack.push(Search{});
  running.open = ask_top(rules, at);
  return running;
}

Result<void> Cellar::check(const Rules& rules, const State& s) {
  if (Result<void> table = check_table(rules, s.table); !table) return table;
  if (Result<void> pick = check_pick(rules, s); !pick) return pick;
  if (Result<void> hiding = check_hiding(rules, s); !hiding) return hiding;
  Running<Procedure, 2> expected = running_at(rules, s, s.running.serials);
  if (s.running.open.chance()) {  // a card is drawn for the hider whose turn it is
    if (s.table.phase != Phase::Hide || s.hidden.hiding.turn == kNobody || s.hidden.hiding.steps == 0)
      return wrong("running");
    if (cards_left(s.table, s.hidden.hiding, 0) + cards_left(s.table, s.hidden.hiding, 1) == 0)
      return wrong("running");
    expected.stack.back() = Turns{.draws = true};
    expected.open = kChanceQuestion;
  }
  return bytes_of(s.running) == bytes_of(expected) ? Result<void>() : wrong("running");
}

}  // namespace holdout::testing::cellar
