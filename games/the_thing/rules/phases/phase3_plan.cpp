#include "games/the_thing/rules/meetings/alien_team.h"

// Phase 3: the revealed Alien lays Location cards with Strength on them (TT-301..307).

namespace holdout::the_thing {

// ---- the team -------------------------------------------------------------------------------------------

void open_council(State& s) {
  const Table& t = s.table;
  s.hidden.council = council_of(seats_of(t, organism(t)), seat_of(t, t.organism[0]));
}

// ---- what is told of it ----------------------------------------------------------------------------------

PackedStrengths packed(const LaidStrengths& laid) {
  std::uint64_t word = laid.empty() ? 0 : laid[0];
  for (int i = 1; i < laid.size(); ++i) word |= std::uint64_t{laid[i]} << (4 * (i + 1));
  return PackedStrengths{word};
}

LaidStrengths strengths_in(int cards, PackedStrengths packed) {
  const auto word = static_cast<std::uint64_t>(packed);
  LaidStrengths laid;
  for (int i = 0; i < std::min(cards, kLocationCards); ++i)
    laid.push(static_cast<std::uint8_t>(i == 0 ? word & 255 : word >> (4 * (i + 1)) & 15));
  return laid;
}

Plan plan_in(const event::PlanProposed& told) {
  const LaidStrengths laid = strengths_in(told.n, told.strengths);
  Plan plan{};
  for (int i = 0; i < laid.size(); ++i) {
    const auto l = static_cast<std::uint64_t>(told.places) >> (4 * i) & 15;
    const auto card = static_cast<std::size_t>(card_index(static_cast<Location>(l)));
    if (card < plan.size()) plan[card] = laid[i];
  }
  return plan;
}

event::PlanProposed proposed_deed(const Hidden& h) {
  return {.n = 0, .strengths = static_cast<PackedStrengths>(h.alien_choice | index(h.alien_victim) << 8)};
}
ActionKind deed_in(const event::PlanProposed& told) {
  return static_cast<ActionKind>(static_cast<std::uint64_t>(told.strengths) & 255);
}
Slot victim_in(const event::PlanProposed& told) {
  return static_cast<Slot>(static_cast<std::uint64_t>(told.strengths) >> 8 & 255);
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
          action_of(answer::Strike{.place = static_cast<Location>(l), .n = u8(n)});
  return strikes;
}();

LaidStrengths strengths_of(const Plan& plan) {
  LaidStrengths laid;
  for (std::uint8_t card : laid_cards(plan)) laid.push(plan[card]);
  return laid;
}

// The locations in the same order, two a byte, the first in the low half.
PackedPlaces packed_places(const Plan& plan) {
  const auto cards = laid_cards(plan);
  std::uint64_t word = 0;
  for (int i = 0; i < cards.size(); ++i) word |= std::uint64_t{u8(location_of_card(cards[i]))} << (4 * i);
  return PackedPlaces{word};
}

void lay_plan(Now& now) {  // TT-304
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  t.laid = strengths_of(h.plan);
  Event laid =
      told(event::PlanLaid{.n = t.laid.size(), .strengths = packed(t.laid), .places = packed_places(h.plan)});
  laid.seen_by = h.council.team;
  now.log(laid);
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
    const auto [place, n] = parts_of<answer::Strike>(strike);
    std::uint8_t& card = draft[static_cast<std::size_t>(card_index(place))];
    card = u8(card + n);
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
  const LaidStrengths laid = strengths_of(plan);
  tell_team(now,
            event::PlanProposed{.n = laid.size(), .strengths = packed(laid), .places = packed_places(plan)},
            seat);
}

void PlanRules::agreed(Now& now, Seat seat) { tell_team(now, event::PlanAgreed{}, seat); }

}  // namespace holdout::the_thing
