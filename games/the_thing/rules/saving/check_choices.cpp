#include <algorithm>
#include <string>

#include "games/the_thing/rules/saving/check.h"

// Choices under way: what was sealed, drafted or proposed must be something that could be answered.

namespace holdout::the_thing {

namespace {

// ---- Ballots ---------------------------------------------------------------------------------------------

template <class P>
SeatSet expected_voters(const Rules& r, const State& s) {
  const Table& t = s.table;
  Slots who;
  if constexpr (std::is_same_v<P, LayRules>) who = t.meeting.laid;
  if constexpr (std::is_same_v<P, AdmitRules>) who = t.boarding.aboard;
  if constexpr (std::is_same_v<P, VoteRules> || std::is_same_v<P, RevealRules>) who = t.characters;
  for (Slot slot : t.characters) {
    if constexpr (std::is_same_v<P, PeekRules>)
      if (t.meeting.participants().has(slot) && !t.meeting.laid.without(slot).empty()) who.add(slot);
    if constexpr (std::is_same_v<P, HungerRules>)
      if (t.hand_size[at(slot)] > hand_limit(r, t)) who.add(slot);
    if constexpr (std::is_same_v<P, VolunteerARules>)
      if (may_test(r, s, slot, false)) who.add(slot);
    if constexpr (std::is_same_v<P, VolunteerBRules>)
      if (may_test(r, s, slot, true)) who.add(slot);
  }
  return seats_of(t, who);
}

// The sealed bytes are those of some legal answer.
template <class P>
bool could_be_sealed(const Rules& r, const State& s, Seat seat) {
  Actions choices;
  P::choices(r, s, seat, choices);
  return std::any_of(choices.begin(), choices.end(), [&](const Action& each) {
    State sealed = s;
    P::seal(sealed, seat, each);
    return sealed.hidden.sealed == s.hidden.sealed && sealed.hidden.laid == s.hidden.laid;
  });
}

template <class P>
Result<void> check_ballot(const Rules& r, const State& s, const Ballot<P>&) {
  const BallotMarks& marks = s.table.ballot;
  if (marks.voters != expected_voters<P>(r, s) || !marks.sealed.without(marks.voters).empty())
    return wrong("table.ballot", "others than those concerned choose", "everybody concerned, nobody else");
  for (Seat seat : marks.sealed)
    if (!could_be_sealed<P>(r, s, seat))
      return wrong("hidden.sealed", "an answer that seat " + std::to_string(index(seat)) + " may not give",
                   "one of its options");
  return {};
}
template <class Other>
Result<void> check_ballot(const Rules&, const State&, const Other&) {
  return {};
}

// TT-551: tokens that lie on the table already.
Result<void> check_laid(const State& s) {
  if (!s.table.meeting.laid.empty() && under_way_as<InfectionCheck>(s) == nullptr)
    return wrong("table.meeting.laid", "tokens outside a check", "none (TT-551)");
  for (std::size_t i = 0; i < kMaxSlots; ++i) {
    const Slot slot = slot_at(static_cast<int>(i));
    if (s.hidden.laid[i] == Laid::BothHuman) continue;
    if (!s.hidden.aliens.has(slot) || !s.table.meeting.laid.has(slot))
      return wrong("hidden.laid", "an Alien token of a Human, or one that nobody laid",
                   "Human tokens (TT-551)");
  }
  return {};
}

// ---- the revealed Alien ----------------------------------------------------------------------------------

Result<void> check_plan(const Table& t, const Plan& plan, std::string_view where) {  // TT-302, TT-305
  Locations struck;
  for (int i = 0; i < kLocationCards; ++i)
    if (plan[static_cast<std::size_t>(i)] > 0) struck.add(location_of_card(i));
  if (!struck.without(location_deck(t)).empty())
    return wrong(std::string(where), "a card that is not in the Location deck", "cards of it (TT-305)");
  if (total_of(plan) > t.strength)
    return wrong(std::string(where), std::to_string(total_of(plan)) + " Strength",
                 "at most " + std::to_string(t.strength) + " (TT-302)");
  return {};
}

// TT-304: what lies face down on the table is the plan, the strongest card first.
Result<void> check_laid_plan(const State& s) {
  FixedVector<std::uint8_t, kLocationCards> cards;
  for (std::uint8_t each : s.hidden.plan)
    if (each > 0) cards.push(each);
  std::sort(cards.begin(), cards.end(), std::greater<>{});
  if (!std::equal(cards.begin(), cards.end(), s.table.laid.begin(), s.table.laid.end()))
    return wrong("hidden.plan", "other cards than lie on the table", "the Strength of table.laid (TT-304)");
  return {};
}

bool council_is_open(const State& s) {
  return !s.running.stack.empty() &&
         is_one_of<PlanCouncil, AlienVictory, AlienUnopposed>(s.running.stack.back());
}

Result<void> check_council(const State& s) {  // TT-306, TT-307
  const CouncilMarks& c = s.hidden.council;
  const SeatSet team = council_is_open(s) ? seats_of(s.table, organism(s.table)) : SeatSet{};
  if (c.team != team || !c.agreed.without(team).empty() || (!team.empty() && !team.has(c.speaker)))
    return wrong("hidden.council", "others than the team sit in it", "the revealed Alien's players (TT-306)");
  if (c.stands() != !c.agreed.empty() || (c.stands() && !c.agreed.has(c.proposer)))
    return wrong("hidden.council", "agreement without a proposal", "its proposer agrees (TT-307)");
  for (std::uint8_t made : c.proposals)
    if (made > kProposalsEach) return wrong("hidden.council", "too many proposals", "2 of each (TT-307)");
  return {};
}

Result<void> check_no_deed(const State& s) {
  if (s.hidden.alien_choice == 0 && s.hidden.alien_victim == kNoSlot) return {};
  return wrong("hidden.alien_choice", "a deed that nobody put forward", "none (TT-307)");
}

template <class P>
Result<void> check_deed(const Rules& r, const State& s, const Council<P>&) {  // D-12, D-13
  if (!s.hidden.council.stands()) return check_no_deed(s);
  const Hidden& h = s.hidden;
  Actions choices;
  P::choices(r, s, h.council.proposer, choices);
  const auto kind = static_cast<ActionKind>(h.alien_choice);
  const bool victim = kind == ActionKind::Assimilate;
  if (victim != (h.alien_victim != kNoSlot) ||
      !choices.contains(victim ? answer::Assimilate{h.alien_victim} : action(kind)))
    return wrong("hidden.alien_choice", "a deed that the Alien may not do", "one of its options (TT-525)");
  return {};
}
Result<void> check_deed(const Rules&, const State& s, const PlanCouncil&) {  // D-2
  for (const Plan& draft : s.hidden.plan_drafts.by_seat)
    if (Result<void> fine = check_plan(s.table, draft, "hidden.plan_drafts"); !fine) return fine;
  if (s.hidden.council.stands() != (total_of(s.hidden.plan) > 0) || !s.table.laid.empty())
    return wrong("hidden.plan", "not what was proposed", "a plan exactly if one stands (TT-307)");
  return check_no_deed(s);
}
template <class Other>
Result<void> check_deed(const Rules&, const State& s, const Other&) {
  return check_no_deed(s);
}

// TT-304, TT-308: cards lie face down from phase 3 until they are shown.
Result<void> check_plan_is_waiting(const State& s) {
  const bool waits = under_way_as<DrawHands>(s) != nullptr || under_way_as<Placement>(s) != nullptr ||
                     under_way_as<FewAttack>(s) != nullptr;
  if (waits || s.table.laid.empty() || s.running.stack.empty()) return {};
  return wrong("table.laid", "cards of an attack that is over, or not planned yet", "none (TT-308)");
}

// TT-308: the Alien is on the board only while people meet.
Result<void> check_alien_on_board(const State& s) {
  const bool meeting = under_way_as<AlienEncounters>(s) != nullptr || under_way_as<Encounters>(s) != nullptr;
  if (meeting || s.running.stack.empty()) return {};
  for (std::uint8_t each : s.table.alien_at)
    if (each > 0) return wrong("table.alien_at", "Strength that was taken back", "none (TT-308)");
  return {};
}

Result<void> check_alien_team(const Rules& r, const State& s) {
  if (Result<void> fine = check_alien_on_board(s); !fine) return fine;
  if (Result<void> fine = check_plan_is_waiting(s); !fine) return fine;
  if (Result<void> fine = check_plan(s.table, s.hidden.plan, "hidden.plan"); !fine) return fine;
  if (under_way_as<PlanCouncil>(s) == nullptr) {
    for (const Plan& draft : s.hidden.plan_drafts.by_seat)
      if (total_of(draft) > 0) return wrong("hidden.plan_drafts", "drafts outside phase 3", "none");
    if (Result<void> fine = check_laid_plan(s); !fine) return fine;
  }
  if (Result<void> fine = check_council(s); !fine || s.running.stack.empty()) return fine;
  return with_procedure(s.running.stack.back(), [&](const auto& top) { return check_deed(r, s, top); });
}

// ---- offers ----------------------------------------------------------------------------------------------

bool has_goods(const State& s, Slot slot, const FixedVector<Good, kOfferCards>& cards) {
  const Belongings& own = s.hidden.belongings[at(slot)];
  return std::all_of(cards.begin(), cards.end(), [&](Good g) {
    const int held = is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
    return std::count(cards.begin(), cards.end(), g) <= held;
  });
}

Result<void> check_draft(const State& s, Seat maker) {  // TT-702, TT-1160
  const OfferDraft& draft = s.hidden.drafts.of(maker);
  const Table& t = s.table;
  if (draft == OfferDraft{}) return {};
  for (const auto& cards : {draft.give, draft.ask})
    for (Good g : cards)
      if (static_cast<int>(g) >= kGoods)
        return wrong("hidden.drafts", "a card that does not exist", "a card");
  if (under_way_as<RecTalk>(s) == nullptr || t.talk_done.has(maker))
    return wrong("hidden.drafts", "an offer of somebody who does not trade", "none (TT-702)");
  if (draft.partner == kNoSlot || !t.characters.has(draft.partner) || draft.from == draft.partner ||
      draft.from == kNoSlot || !characters_of(t, maker).has(draft.from))
    return wrong("hidden.drafts", "an offer to nobody or of nobody", "two Characters (TT-702)");
  if (!has_goods(s, draft.from, draft.give))
    return wrong("hidden.drafts", "a card that its giver does not have", "cards held (TT-702)");
  if (seat_of(t, draft.partner) == maker && !has_goods(s, draft.partner, draft.ask))
    return wrong("hidden.drafts", "a card that the maker's own Character does not have",
                 "cards held (TT-1160)");
  return {};
}

Result<void> check_offer(const Rules& r, const State& s) {
  const TradeOffer& offer = s.table.offer;
  for (Seat seat : first_seats(r.players))
    if (Result<void> fine = check_draft(s, seat); !fine) return fine;
  if (under_way_as<TradeAnswer>(s) == nullptr) {
    if (offer == TradeOffer{}) return {};
    return wrong("table.offer", "an offer that nobody answers", "none (TT-702)");
  }
  if (offer.from == kNoSlot) return wrong("table.offer", "nobody's", "the offer that waits (TT-702)");
  const OfferDraft& draft = s.hidden.drafts.of(seat_of(s.table, offer.from));
  if (draft.from != offer.from || draft.partner != offer.to || draft.give.size() != offer.given ||
      draft.ask.size() != offer.asked || offer.given + offer.asked == 0)
    return wrong("table.offer", "not what its maker put forward", "the cards of hidden.drafts (TT-702)");
  return {};
}

// TT-602, TT-604: from its flip until the Character lies down.
bool card_is_assigned(const State& s) {
  using Step = AssignPile::Step;
  const auto* pile = under_way_as<AssignPile>(s);
  return pile != nullptr && pile->step != Step::Begin && pile->step != Step::Flip && pile->step != Step::GoOn;
}

Result<void> check_in_hands(const State& s) {
  if (s.table.looked > 0 && under_way_as<SearchDeck>(s) == nullptr)
    return wrong("table.looked", "cards looked at by nobody", "none (TT-640)");
  if (s.hidden.lab_drawn != LabKind::None && under_way_as<LabUse>(s) == nullptr)
    return wrong("hidden.lab_drawn", "a token drawn by nobody", "none (TT-651)");
  if (!s.running.stack.empty() && (s.table.flipped != CardKind::None) != card_is_assigned(s))
    return wrong("table.flipped", "a card too many or too few", "the one that is assigned (TT-602)");
  return {};
}

}  // namespace

Result<void> check_choices(const Rules& r, const State& s) {
  if (Result<void> fine = check_laid(s); !fine) return fine;
  if (Result<void> fine = check_alien_team(r, s); !fine) return fine;
  if (Result<void> fine = check_offer(r, s); !fine) return fine;
  if (Result<void> fine = check_in_hands(s); !fine) return fine;
  if (s.running.stack.empty()) return {};
  return with_procedure(s.running.stack.back(), [&](const auto& top) { return check_ballot(r, s, top); });
}

}  // namespace holdout::the_thing
