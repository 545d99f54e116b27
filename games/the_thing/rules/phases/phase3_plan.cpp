#include "games/the_thing/rules/meetings/alien_team.h"

// Phase 3: the revealed Alien lays Location cards with Strength on them (TT-301..307).

namespace holdout::the_thing {

// ---- the team -------------------------------------------------------------------------------------------

void open_council(State& s) {
  const Table& t = s.table;
  s.hidden.council = council_of(seats_of(t, organism(t)), seat_of(t, t.organism[0]));
}

void tell_team(Now& now, EventKind kind, Seat actor, std::array<std::uint8_t, 8> open,
               std::array<std::uint8_t, 8> secret) {
  const SeatSet team = now.s.hidden.council.team;
  now.log({.kind = u8(kind),
           .actor = actor,
           .noticed_by = team,
           .seen_by = team,
           .open = open,
           .secret = secret});
}

// ---- what is told of it ----------------------------------------------------------------------------------

std::array<std::uint8_t, 8> strengths_told(const LaidStrengths& laid) {
  std::array<std::uint8_t, 8> open{u8(laid.size())};
  if (!laid.empty()) open[1] = laid[0];
  for (int i = 1; i < laid.size(); ++i) {
    std::uint8_t& pair = open[static_cast<std::size_t>(2 + (i - 1) / 2)];
    pair = u8(pair | laid[i] << ((i - 1) % 2 * 4));
  }
  return open;
}

LaidStrengths strengths_in(const Event& event) {
  LaidStrengths laid;
  const int count = std::min<int>(event.open[0], kLocationCards);
  if (count > 0) laid.push(event.open[1]);
  for (int i = 1; i < count; ++i)
    laid.push(u8(event.open[static_cast<std::size_t>(2 + (i - 1) / 2)] >> ((i - 1) % 2 * 4) & 15));
  return laid;
}

Plan plan_in(const Event& event) {
  const LaidStrengths laid = strengths_in(event);
  Plan plan{};
  for (int i = 0; i < laid.size(); ++i) {
    const int l = event.secret[static_cast<std::size_t>(i / 2)] >> (i % 2 * 4) & 15;
    const auto card = static_cast<std::size_t>(card_index(static_cast<Location>(l)));
    if (card < plan.size()) plan[card] = laid[i];
  }
  return plan;
}

// ---- the plan -------------------------------------------------------------------------------------------

namespace {

// Strength that one step of building puts on a card: with all eleven cards free the options stay below 128.
// A card that got as much may get more in a further step.
constexpr int kStrengthAtOnce = 10;

LaidStrengths strengths_of(const Plan& plan) {
  LaidStrengths laid;
  for (std::uint8_t card : laid_cards(plan)) laid.push(plan[card]);
  return laid;
}

// The locations in the same order, two a byte, the first in the low half.
std::array<std::uint8_t, 8> packed_locations(const Plan& plan) {
  const auto cards = laid_cards(plan);
  std::array<std::uint8_t, 8> packed{};
  for (int i = 0; i < cards.size(); ++i) {
    std::uint8_t& pair = packed[static_cast<std::size_t>(i / 2)];
    pair = u8(pair | u8(location_of_card(cards[i])) << (i % 2 * 4));
  }
  return packed;
}

void lay_plan(Now& now) {  // TT-304
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  t.laid = strengths_of(h.plan);
  now.log({.kind = u8(EventKind::PlanLaid),
           .seen_by = h.council.team,
           .open = strengths_told(t.laid),
           .secret = packed_locations(h.plan)});
  h.council = {};
  h.plan_drafts.fill({});
}

}  // namespace

Flow PlanAttack::run(Now& now) {
  if (step == Step::Lay) {
    lay_plan(now);
    return done();
  }
  step = Step::Lay;
  open_council(now.s);
  now.s.hidden.plan_drafts.fill({});
  return call(now, PlanCouncil{});
}

void PlanRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  const Plan& draft = s.hidden.plan_drafts[at(seat)];
  const int laid = total_of(draft);
  if (laid > 0) {
    out.push(action(ActionKind::Confirm));
    out.push(action(ActionKind::Reset));
  }
  const int most = std::min(s.table.strength - laid, kStrengthAtOnce);  // TT-302
  for (Location l : location_deck(s.table)) {                           // TT-305
    if (draft[static_cast<std::size_t>(card_index(l))] % kStrengthAtOnce != 0) continue;
    for (int n = 1; n <= most; ++n) out.push(action(ActionKind::Strike, u8(l), u8(n)));
  }
}

bool PlanRules::take(Now& now, Seat seat, Action a) {
  Hidden& h = now.s.hidden;
  Plan& draft = h.plan_drafts[at(seat)];
  const auto kind = static_cast<ActionKind>(a.kind);
  if (kind == ActionKind::Strike) {
    std::uint8_t& card = draft[static_cast<std::size_t>(card_index(static_cast<Location>(a.a)))];
    card = u8(card + a.b);
    return false;
  }
  if (kind == ActionKind::Confirm) h.plan = draft;
  draft.fill(0);
  return kind == ActionKind::Confirm;
}

void PlanRules::proposed(Now& now, Seat seat) {
  const Plan& plan = now.s.hidden.plan;
  tell_team(now, EventKind::PlanProposed, seat, strengths_told(strengths_of(plan)), packed_locations(plan));
}

void PlanRules::agreed(Now& now, Seat seat) { tell_team(now, EventKind::PlanAgreed, seat, {}, {}); }

}  // namespace holdout::the_thing
