#include "games/the_thing/rules/talking/talk.h"

#include <algorithm>
#include <string>

#include "engine/talking/statement_text.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/names.h"

namespace holdout::the_thing {

namespace {

Problem refused(const Statement& said, std::string what, std::string expected) {
  return {.where = std::string(kStatementForms[said.kind].key),
          .what = std::move(what),
          .expected = std::move(expected)};
}

SeatSet team_of(const Table& t) { return seats_of(t, organism(t)); }

// The rule by which the viewer takes no more part; with 1 to 3 players everybody keeps a voice.
std::string_view out_by(const Rules& r, const View& view) {
  const Slot own = own_slot(r, view.viewer);
  if (own == kNoSlot) return {};
  return view.table.dead.has(own) ? "TT-127" : view.table.defeated.has(own) ? "TT-536" : "";
}

template <class... Procedures>
bool under_way_now(const View& view) {
  return std::ranges::any_of(view.stack, [](const Procedure& procedure) {
    return (std::holds_alternative<Procedures>(procedure) || ...);
  });
}

// P4.2: cards are being assigned, with 1 to 3 players dice.
bool assigning(const View& view) { return under_way_now<AssignPile, FewActions>(view); }

// T-1, T-3: with TT-1203 people talk before they have a role.
bool roles_are_dealt(const Table& t) { return t.phase != Phase::Setup; }

// T-4: who still stands where the round began was not placed yet; who came back there lies (TT-529, TT-582).
bool before_own_turn(const View& view) {
  const Table& t = view.table;
  return !(characters_of(t, view.viewer) & standing_in(t, Location::RecRoom)).empty();
}

// T-15: whose token the speaker has looked at, as everybody saw.
Slots looked_at_by(const Rules& r, const View& view) {
  const Table& t = view.table;
  const Slot own = own_slot(r, view.viewer);
  Slots owners;
  if (own == kNoSlot) return owners;
  for (int round = 0; round < t.round && round < kMaxRounds; ++round)
    if (const Slot owner = t.history[static_cast<std::size_t>(round)].contacts.looked_at(own);
        owner != kNoSlot)
      owners.add(owner);
  return owners;
}

// The phases of section 9. `work`: Phase 4, and Phase 3 in which the others wait for the revealed Alien.
struct TalkTime {
  bool member;  // of the revealed Alien; with 1 to 3 players all are the Humans' side (TT-1101)
  bool plan, actions, work, room, tests;

  TalkTime(const Rules& r, const Table& t, Seat viewer)
      : member(!r.few && team_of(t).has(viewer)),
        plan(t.phase == Phase::Plan),
        actions(t.phase == Phase::Actions || t.phase == Phase::Movement || t.phase == Phase::Attack),
        work(plan || actions),
        room(t.phase == Phase::RecRoom),
        tests(t.phase == Phase::Tests) {}
};

bool boards(const Table& t) { return t.boarding.first != kNoSlot; }

// T-19: one of the speaker's Characters could still be let in.
bool somebody_outside(const View& view) {
  const Table& t = view.table;
  return boards(t) && !characters_of(t, view.viewer).without(t.boarding.aboard).empty();
}

// What is said of cards and tokens, and by whom it can be: TT-105, TT-106, TT-1204.
bool fits_free_claim(const Rules& r, const View& view, Say say, const TalkTime& now) {
  if (!r.free_claims || r.few || now.member) return false;
  return say == Say::TokenWasHuman ? !looked_at_by(r, view).empty() : now.actions;
}

// What fits the moment by the phases of section 9; also what may be said at all.
bool fits(const Rules& r, const View& view, Say say) {
  if (!out_by(r, view).empty()) return false;
  const Table& t = view.table;
  const TalkTime now(r, t, view.viewer);
  switch (say) {
    case Say::Human: return !now.member && roles_are_dealt(t);
    case Say::Trust: return roles_are_dealt(t);
    case Say::WillGo: return now.work && before_own_turn(view);
    case Say::ShouldGo:
    case Say::Needs:
    case Say::StayOut:
    case Say::LeaveAlone: return now.work && !now.member;
    case Say::GiveCardTo:
    case Say::StopOrGo: return assigning(view) && !now.member;
    case Say::LeaderPromise: return now.work && t.leader == view.viewer;
    case Say::AssignPromise: return now.work && t.leader == view.viewer && !r.few;
    case Say::Accuse:
    case Say::AccuseMet:
    case Say::AccuseSabotage: return now.work || now.room || now.tests;
    case Say::LetsVote: return votes_are_open(view) && !now.member && !r.few;  // TT-1160
    case Say::NeedGood:
    case Say::GiveGood: return may_still_trade(view) && !now.member;
    case Say::MyAct: return now.room && !now.member;
    case Say::HandedIn:
    case Say::HoldNone:
    case Say::TokenWasHuman: return fits_free_claim(r, view, say, now);
    case Say::TestPlayer: return now.tests && !now.member;
    case Say::TestMe: return (now.room || now.tests) && !now.member;
    case Say::Have:
    case Say::HaveBlood: return !now.member;  // TT-750: it holds nothing any more
    case Say::LetMeIn: return somebody_outside(view);
    case Say::KeepOut: return boards(t) && !now.member;
    case Say::AlienWill: return now.work && alien_in_play(t) && !now.member;
    case Say::Taunt: return now.work && now.member;
    case Say::TeamPlan: return now.plan && now.member;
    default: return true;
  }
}

bool means_somebody_else(Say say) {
  return say == Say::Accuse || say == Say::AccuseMet || say == Say::AccuseSabotage || say == Say::Trust ||
         say == Say::ShouldGo || say == Say::GiveGood || say == Say::TokenWasHuman || say == Say::KeepOut;
}

}  // namespace

bool may_still_trade(const View& view) { return under_way_now<RecTalk>(view); }
bool votes_are_open(const View& view) { return under_way_now<RecTalk, VoteBallot>(view); }

std::span<const StatementForm> TheThing::forms() { return kStatementForms; }

void TheThing::sayable(const Rules& r, const View& view, std::vector<std::uint8_t>& out) {
  if (!is_player(view.viewer) || view.table.phase == Phase::Over) return;
  for (int i = 0; i < kSays; ++i)
    if (fits(r, view, static_cast<Say>(i))) out.push_back(u8(i));
}

SeatSet TheThing::hearers(const Rules&, const View& view, const Statement& said) {
  return said.kind == form_of(Say::TeamPlan) ? team_of(view.table) : kEverybody;
}

Result<void> TheThing::may_say(const Rules& r, const View& view, const Statement& said) {
  if (const Result<void> whole = well_formed(kStatementForms, r.players, said); !whole) return whole;
  if (said.speaker != view.viewer || !first_seats(r.players).has(said.speaker))
    return refused(said, "is not said by a player of this table", "the seat that speaks");
  const Say say = said_form(said);
  if (!fits(r, view, say)) return refused(said, "does not fit this moment", "one of the forms offered now");
  if (said.audience != hearers(r, view, said))
    return refused(said, "is heard by the wrong players",
                   say == Say::TeamPlan ? "the Alien team alone" : "the whole table");
  if (said.to.has(said.speaker)) return refused(said, "addresses its own speaker", "other players");
  if (means_somebody_else(say) && said.args[0] == static_cast<std::uint16_t>(index(said.speaker)))
    return refused(said, "is about the speaker", "another player");
  if (say == Say::AccuseMet && said.args[2] == said.args[0])
    return refused(said, "names the same player twice", "whom the accused met");
  if (say == Say::TokenWasHuman && !looked_at_by(r, view).has(slot_at(said.args[0])))
    return refused(said, "is about a token the speaker never looked at", "one of those looked at");
  return {};
}

// The phases of the other forms are our own.
std::string_view TheThing::why_unsayable(const Rules& r, const View& view, const Statement& said) {
  if (const std::string_view rule = out_by(r, view); !rule.empty() || r.free_claims) return rule;
  switch (said_form(said)) {
    case Say::HandedIn:
    case Say::HoldNone: return "TT-105";
    case Say::TokenWasHuman: return "TT-106";
    default: return "";
  }
}

// The revealed Alien team talks among itself (section 8); after the end everybody talks with everybody.
Voice TheThing::voice(const Rules& r, const View& view) {
  if (!is_player(view.viewer) || view.table.phase == Phase::Over) return {};
  const SeatSet team = r.few ? SeatSet{} : team_of(view.table);
  return {.silenced_by = out_by(r, view),
          .apart = team.has(view.viewer) && team.size() > 1 ? team : SeatSet{}};
}

}  // namespace holdout::the_thing
