#include "hidden_side/cellar.h"

#include <bit>

namespace holdout::testing::cellar {

namespace {

constexpr Action action(ActionKind kind, int a = 0) { return {code(kind), code(a), 0, 0, 0}; }
constexpr Rooms room_bit(std::uint8_t room) { return static_cast<Rooms>(1U << room); }

void tell_hiders(Now& now, EventKind kind, Seat actor, std::uint8_t a = 0, std::uint8_t b = 0) {
  const SeatSet hiders = now.rules.hiders();
  now.log({.kind = code(kind), .actor = actor, .noticed_by = hiders, .seen_by = hiders, .open = {a, b}});
}

void tell_all(Now& now, EventKind kind, Seat actor, std::uint8_t a = 0, std::uint8_t b = 0) {
  now.log({.kind = code(kind), .actor = actor, .open = {a, b}});
}

void begin_pick(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  t.phase = Phase::Pick;
  t.noise = 0;
  t.broken.clear();
  const auto cards = h.hiding.cards;
  h.hiding = {.cards = cards};
  h.trap = 0;
  h.pick = {.council = council_of(free_hiders(now.rules, t), speaker_of(now.rules, t)),
            .others = only(now.rules.hunter),
            .sealed = {}};
}

void show_pick(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  t.safe[t.round] = h.hiding.proposal;
  t.traps[t.round] = h.trap;
  tell_all(now, EventKind::Picked, kNobody, h.hiding.proposal, h.trap);
  h.pick = {};
  h.hiding.proposal = h.trap = 0;
  t.phase = Phase::Hide;
}

void report_noise(Now& now) {
  Table& t = now.s.table;
  t.noise = now.s.hidden.hiding.noise;
  t.heard = code(t.heard + std::popcount(t.noise));
  t.phase = Phase::Hunt;
  tell_all(now, EventKind::Noise, kNobody, t.noise);
}

bool is_over(const Rules& rules, const Table& t) {
  return t.round == kRounds || t.caught.size() >= kToCatch || free_hiders(rules, t).empty();
}

}  // namespace

SeatSet free_hiders(const Rules& rules, const Table& t) { return rules.hiders().without(t.caught); }

Seat speaker_of(const Rules& rules, const Table& t) {
  const SeatSet free = free_hiders(rules, t);
  return nth(free, t.round % free.size());
}

int cards_left(const Table& t, const Hiding& h, int kind) {
  int left = kBox[slot(kind)] - (kind == kLamp ? t.lamps : 0);
  for (const auto& hand : h.cards) left -= hand[slot(kind)];
  return left;
}

// ---- procedures ------------------------------------------------------------------------------------

Flow Game::run(Now& now) {
  Table& t = now.s.table;
  switch (t.phase) {
    case Phase::Pick: show_pick(now); return call(now, Turns{});
    case Phase::Hide: report_noise(now); return call(now, Search{});
    case Phase::Hunt:
      ++t.round;
      if (!is_over(now.rules, t)) break;
      t.phase = Phase::Over;
      t.broken.clear();
      now.s.hidden.hiding = {.cards = now.s.hidden.hiding.cards};
      return done();
    case Phase::Dawn:
    case Phase::Over: break;
  }
  begin_pick(now);
  return call(now, Picking{});
}

TeamBallotMarks& PickRules::marks(State& s) { return s.hidden.pick; }
const TeamBallotMarks& PickRules::marks(const State& s) { return s.hidden.pick; }
void PickRules::choices(const Rules& rules, const State&, Seat seat, Actions& out) {
  const ActionKind kind = seat == rules.hunter ? ActionKind::Trap : ActionKind::Propose;
  for (int room = 1; room < kRooms; ++room) out.push(action(kind, room));
}
void PickRules::take(Now& now, Seat seat, Action chosen) {
  if (seat == now.rules.hunter) {
    now.s.hidden.trap = chosen.a;
    return;
  }
  now.s.hidden.hiding.proposal = chosen.a;
  tell_hiders(now, EventKind::Proposed, seat, chosen.a);
}
void PickRules::agreed(Now& now, Seat seat) { tell_hiders(now, EventKind::Agreed, seat); }

Flow Turns::run(Now&) { return draws ? ask_chance() : ask_players(); }

Question Turns::question(const Rules& rules, const State& s) const {
  const Hiding& h = s.hidden.hiding;
  if (h.turn != kNobody)
    return {.kind = code(QuestionKind::Step), .may_answer = only(h.turn), .waited_for = only(h.turn)};
  const SeatSet waiting = free_hiders(rules, s.table).without(h.done);
  const Seat speaker = speaker_of(rules, s.table);
  if (waiting.empty())
    return {.kind = code(QuestionKind::Report), .may_answer = only(speaker), .waited_for = only(speaker)};
  return {.kind = code(QuestionKind::Turn),
          .may_answer = waiting,
          .waited_for = only(waiting.has(speaker) ? speaker : waiting.first())};
}

void Turns::options(const Rules&, const State& s, Seat seat, Actions& out) const {
  const Hiding& h = s.hidden.hiding;
  if (static_cast<QuestionKind>(s.running.open.kind) == QuestionKind::Turn)
    return out.push(action(ActionKind::Begin));
  if (static_cast<QuestionKind>(s.running.open.kind) == QuestionKind::Report)
    return out.push(action(ActionKind::Report));
  for (int room = 0; room < kRooms && h.steps < kSteps; ++room)
    if (room != h.rooms[slot(seat)]) out.push(action(ActionKind::Go, room));
  if (h.steps < kSteps && cards_left(s.table, h, 0) + cards_left(s.table, h, 1) > 0)
    out.push(action(ActionKind::Take));
  if (h.cards[slot(seat)][kLamp] > 0) out.push(action(ActionKind::Break));
  out.push(action(ActionKind::Finish));
}

void Turns::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (int kind = 0; kind < kKinds; ++kind)
    if (const int left = cards_left(s.table, s.hidden.hiding, kind); left > 0)
      out.push(action(ActionKind::Draw, kind), static_cast<std::uint32_t>(left));
}

Flow Turns::answer(Now& now, Seat seat, Action answer) {
  Table& t = now.s.table;
  Hiding& h = now.s.hidden.hiding;
  std::uint8_t& room = h.rooms[slot(h.turn == kNobody ? Seat{0} : h.turn)];
  switch (static_cast<ActionKind>(answer.kind)) {
    case ActionKind::Begin:
      h.turn = seat;
      tell_hiders(now, EventKind::Began, seat);
      return again();
    case ActionKind::Go:
      room = answer.a;
      ++h.steps;
      tell_hiders(now, EventKind::Went, seat, room);
      return again();
    case ActionKind::Take:
      h.noise = static_cast<Rooms>(h.noise | room_bit(room));
      ++h.steps;
      draws = true;
      return again();
    case ActionKind::Draw:
      ++h.cards[slot(h.turn)][answer.a];
      draws = false;
      tell_hiders(now, EventKind::Taken, h.turn, room, answer.a);
      return again();
    case ActionKind::Break:
      --h.cards[slot(seat)][kLamp];
      ++t.lamps;
      t.broken.push(room);
      now.log({.kind = code(EventKind::Broken),
               .seen_by = now.rules.hiders(),
               .open = {room},
               .secret = {code(seat)}});
      [[fallthrough]];
    case ActionKind::Finish:
      h.done.add(seat);
      h.turn = kNobody;
      h.steps = 0;
      tell_hiders(now, EventKind::Finished, seat);
      return again();
    default: return done();  // the report
  }
}

Flow Search::run(Now&) { return ask_players(); }
Question Search::question(const Rules& rules, const State&) const {
  return {
      .kind = code(QuestionKind::Search), .may_answer = only(rules.hunter), .waited_for = only(rules.hunter)};
}
void Search::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (int room = 0; room < kRooms; ++room)
    if (room != s.table.safe[s.table.round]) out.push(action(ActionKind::Search, room));
}
Flow Search::answer(Now& now, Seat seat, Action answer) {
  tell_all(now, EventKind::Searched, seat, answer.a);
  for (Seat hider : free_hiders(now.rules, now.s.table)) {
    if (now.s.hidden.hiding.rooms[slot(hider)] != answer.a) continue;
    now.s.table.caught.add(hider);
    tell_all(now, EventKind::Caught, hider);
  }
  return done();
}

// ---- the face --------------------------------------------------------------------------------------

std::span<const OptionInfo> Cellar::option_infos() {
  static constexpr std::array<OptionInfo, 1> kOptions{
      OptionInfo{.key = "hunter", .rule = "", .fallback = "first", .allowed = "first last"}};
  return kOptions;
}

Result<Rules> Cellar::make_rules(const Setup& setup) {
  if (setup.players < kInfo.min_players || setup.players > kInfo.max_players)
    return Problem{"players", std::to_string(setup.players), "3 or 4"};
  const auto wish = setup.options.find("hunter");
  const bool last = wish != setup.options.end() && wish->second == "last";
  return Rules{.players = setup.players, .hunter = last ? seat_at(setup.players - 1) : Seat{0}};
}

State Cellar::start(const Rules& rules, Log& log) {
  State s;
  s.running.stack.push(Game{});
  Now now{rules, s, log};
  follow(now, again());
  return s;
}

Action Cellar::fallback(const Rules& rules, const State& s, Seat seat, Ticket ticket) {
  const int room = 1 + static_cast<int>(ticket % (kRooms - 1));
  switch (static_cast<QuestionKind>(s.running.open.kind)) {
    case QuestionKind::Pick:
      if (seat == rules.hunter) return action(ActionKind::Trap, room);
      return s.hidden.pick.council.stands() ? action(ActionKind::Agree) : action(ActionKind::Propose, room);
    case QuestionKind::Turn: return action(ActionKind::Begin);
    case QuestionKind::Report: return action(ActionKind::Report);
    case QuestionKind::Search:
      return action(ActionKind::Search, room == s.table.safe[s.table.round] ? 0 : room);
    default: return action(ActionKind::Finish);
  }
}

// The hiders have one limit for all their turns, whatever they are asked.
TimeLimit Cellar::time_limit(const Rules&, const State& s) {
  switch (s.table.phase) {
    case Phase::Hide: return {.seconds = 300, .grace_seconds = 30};
    case Phase::Hunt: return {.seconds = 45};
    default: return {.seconds = 60};
  }
}

Sides Cellar::sides(const Rules& rules) {
  Sides sides;
  sides.push({.key = "hunter", .seats = only(rules.hunter)});
  sides.push({.key = "hiders", .seats = rules.hiders()});
  return sides;
}

SeatSet Cellar::winners(const Rules& rules, const State& s) {
  if (s.table.phase != Phase::Over) return {};
  return s.table.caught.size() >= kToCatch ? only(rules.hunter) : rules.hiders();
}

}  // namespace holdout::testing::cellar
