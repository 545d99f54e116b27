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

// Strength that one step of building puts on a card: with all cards free the options are not too many.
// A card that got as much may get more in a further step.
constexpr int kStrengthAtOnce = 10;
constexpr int kCouncilOptions = 3;  // agree, put forward, begin anew
static_assert(kLocationCards * kStrengthAtOnce + kCouncilOptions <= kMaxOptions);

// Every such step, by location.
constexpr auto kStrikes = [] {
  std::array<std::array<Action, kStrengthAtOnce>, kLocations> strikes{};
  for (std::size_t l = 0; l < strikes.size(); ++l)
    for (int n = 1; n <= kStrengthAtOnce; ++n)
      strikes[l][static_cast<std::size_t>(n - 1)] =
          action(ActionKind::Strike, u8(static_cast<int>(l)), u8(n));
  return strikes;
}();

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
  h.plan_drafts.drop_all();
}

}  // namespace

Flow PlanAttack::run(Now& now) {
  if (step == Step::Lay) {
    lay_plan(now);
    return done();
  }
  step = Step::Lay;
  open_council(now.s);
  now.s.hidden.plan_drafts.drop_all();
  return call(now, PlanCouncil{});
}

namespace {

struct PlanDraft {
  static constexpr ActionKind kForwardKind = ActionKind::Confirm;
  static constexpr ActionKind kDropKind = ActionKind::Reset;

  static auto& drafts(auto& s) { return s.hidden.plan_drafts; }
  static bool begun(const Plan& draft) { return draft != Plan{}; }
  static bool whole(const Plan& draft) { return begun(draft); }
  static void steps(const Rules&, const State& s, Seat, const Plan& draft, Actions& out) {
    const int most = std::clamp(s.table.strength - total_of(draft), 0, kStrengthAtOnce);  // TT-302
    for (Location l : location_deck(s.table))                                             // TT-305
      if (draft[static_cast<std::size_t>(card_index(l))] % kStrengthAtOnce == 0)
        out.append(kStrikes[at(l)].data(), most);
  }
  static void step(Plan& draft, Action strike) {
    std::uint8_t& card = draft[static_cast<std::size_t>(card_index(static_cast<Location>(strike.a)))];
    card = u8(card + strike.b);
  }
};

}  // namespace

void PlanRules::choices(const Rules& r, const State& s, Seat seat, Actions& out) {
  Drafting<PlanDraft>::options(r, s, seat, out);
}

bool PlanRules::take(Now& now, Seat seat, Action a) {
  Hidden& h = now.s.hidden;
  if (!Drafting<PlanDraft>::take(now.s, seat, a)) return false;
  h.plan = h.plan_drafts.of(seat);
  h.plan_drafts.drop(seat);
  return true;
}

void PlanRules::proposed(Now& now, Seat seat) {
  const Plan& plan = now.s.hidden.plan;
  tell_team(now, EventKind::PlanProposed, seat, strengths_told(strengths_of(plan)), packed_locations(plan));
}

void PlanRules::agreed(Now& now, Seat seat) { tell_team(now, EventKind::PlanAgreed, seat, {}, {}); }

}  // namespace holdout::the_thing
