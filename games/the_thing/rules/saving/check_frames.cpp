#include <algorithm>
#include <string>

#include "games/the_thing/rules/saving/check.h"

// What a procedure under way counts and works on: a number that no play can reach would be answered with a
// card that nobody holds or a die that does not exist.

namespace holdout::the_thing {

namespace {

// These resolve the location Table::meeting.at.
bool resolves_meeting(const Frame& frame) {
  return is_one_of<AlienEncounter, Encounter, Avoiding, InfectionCheck, LayTokens, PeekTokens, AlienVictory,
                   AlienUnopposed>(frame);
}

bool is_for_few(const Frame& frame) {
  return is_one_of<FewMovement, FewAttack, FewActions, DiceSet, Collision, ThreatMove, LastStand>(frame);
}
bool is_for_many(const Frame& frame) {
  return is_one_of<ActionPhase, PlanAttack, PlanCouncil, DrawHands, Placement, HandIn, SwapHand,
                   SpecialAction, Encounters, LosePileCard, InfectionCheck, LayTokens, PeekTokens,
                   AlienVictory, AlienUnopposed, Fires, AssignPile, VoteBallot, RevealBallot, HungerDiscards>(
      frame);
}

Result<void> miscounted(std::string_view what, std::string expected) {
  return wrong("running.stack", std::string(what) + " cannot be", std::move(expected));
}

Result<void> check_meeting(const State& s) {
  const Table& t = s.table;
  const Meeting& m = t.meeting;
  if (m.at == Location::Nowhere)
    return wrong("table.meeting.at", "no location", "the one of the encounter under way");
  if (!m.present.without(in(t, m.at)).empty() || !m.laid.without(m.participants()).empty())
    return wrong("table.meeting.present", "somebody who is not there", "Characters of the location (TT-501)");
  if (m.dog && !(m.at == Location::Kennel ? t.kennel_dogs > 0 : t.dogs.has(m.at)))
    return wrong("table.meeting.dog", "a Dog that is not there", "one in the location (TT-501)");
  return {};
}

Result<void> check_alien_places(const State& s) {
  const Table& t = s.table;
  for (Location l : t.meeting.left)
    if (t.alien_at[at(l)] == 0)
      return wrong("table.meeting.left", "a location without the Alien", "those of its cards (TT-503)");
  return {};
}

Result<void> check_search(const State& s, const SearchDeck& search) {
  for (Good g : s.hidden.looked)
    if (is_weapon(g) == search.items)
      return wrong("hidden.looked", "a card of the other deck", "weapons or items (TT-640, TT-641)");
  return {};
}

Result<void> check_volunteers(const Rules& r, const State& s, const Tests& tests) {  // TT-720..725
  const Table& t = s.table;
  if (tests.step != Tests::Step::Tester) return {};
  for (Slot slot : t.volunteers) {
    const bool able = tests.fire ? charged(t, slot) && holds(s, slot, ItemKind::Wire)
                                 : s.hidden.belongings[at(slot)].lab[at(LabKind::BloodBag)] > 0;
    const Slot target = t.target[at(slot)];
    if (!t.characters.has(slot) || !able || target == kNoSlot || !t.characters.has(target))
      return wrong("table.volunteers", "somebody who cannot test, or whom",
                   "volunteers with targets (TT-730)");
  }
  return r.few || t.volunteers.size() > 1 ? Result<void>{} : miscounted("a choice of one tester", "several");
}

// How much is drawn or rolled.
Result<void> check_draws(const Rules& r, const State& s, const Frame& frame) {
  if (const auto* swap = std::get_if<SwapHand>(&frame); swap != nullptr && swap->size > r.hand_limit)
    return miscounted("so large a hand", std::to_string(r.hand_limit) + " cards at most (TT-401)");
  if (const auto* special = std::get_if<SpecialAction>(&frame);
      special != nullptr && special->draws != 1 && special->draws != r.light_cards)
    return miscounted("so many cards drawn", "1, or 2 with light (TT-419, TT-420)");
  const auto* weather = std::get_if<RollWeather>(&frame);
  if (weather != nullptr && weather->step == RollWeather::Step::Keep &&
      (weather->rolled == Sky::None || s.table.station_sky == Sky::None))
    return miscounted("a choice without two results", "the roll and the die's earlier face (TT-202)");
  return {};
}

// TT-401, TT-410: who has drawn has a full hand, who is still to be placed has a card to hand in.
Result<void> check_hands(const Rules& r, const State& s, const Frame& frame) {
  const Table& t = s.table;
  const auto* draw = std::get_if<DrawHands>(&frame);
  const auto* place = std::get_if<Placement>(&frame);
  const bool nobody = t.actor == kNoSlot || (draw != nullptr && draw->step == DrawHands::Step::Extra);
  const Slots acting = nobody ? Slots{} : only(t.actor);
  const bool moving = place != nullptr && place->step == Placement::Step::Move;
  if (moving && (!(place->left & acting).empty() || !acting.without(in(t, Location::RecRoom)).empty()))
    return wrong("table.actor", "somebody who was placed, or will be again", "the next one (TT-410)");
  for (Slot slot : t.characters) {
    const int cards = t.hand_size[at(slot)];
    const bool drawn = draw != nullptr && !draw->left.has(slot) && !acting.has(slot);
    if (drawn && cards < hand_limit(r, t))
      return wrong("table.hand_size", "too few cards after drawing", "a full hand (TT-401)");
    if (place != nullptr && (place->left.has(slot) || (moving && acting.has(slot))) && cards == 0)
      return wrong("table.hand_size", "no card to hand in", "at least one (TT-411)");
  }
  return {};
}

Result<void> check_meeting_frame(const State& s, const Frame& frame) {
  const Table& t = s.table;
  if (resolves_meeting(frame))
    if (Result<void> fine = check_meeting(s); !fine) return fine;
  if (std::holds_alternative<AlienEncounters>(frame))
    if (Result<void> fine = check_alien_places(s); !fine) return fine;
  if (std::holds_alternative<AlienEncounter>(frame) && t.alien_at[at(t.meeting.at)] == 0)
    return wrong("table.alien_at", "no Strength where the Alien is met", "at least 1 (TT-302)");
  return {};
}

// 4.1, 4.2: what has been dealt so far is what the set-up counts.
Result<void> check_preparation(const Rules& r, const State& s, const Preparation& set_up) {
  using Step = Preparation::Step;
  const Table& t = s.table;
  const Step step = set_up.step;
  const int cards = total_of(t.hand_size);
  const auto sheets = static_cast<int>(kMaxSlots - std::ranges::count(t.sheet, CharacterId::None));
  const int all_cards = r.few ? 0 : r.slots * r.dealt_cards;
  const int roles = step == Step::Roles  ? std::min<int>(set_up.count, r.slots)
                    : step > Step::Roles ? r.slots
                                         : 0;
  const int aside = s.hidden.roles_aside[0] + s.hidden.roles_aside[1];
  if (cards != (step == Step::Cards  ? set_up.count
                : step > Step::Cards ? all_cards
                                     : 0) ||
      sheets != (step == Step::Sheets  ? set_up.count
                 : step > Step::Sheets ? r.slots
                                       : 0) ||
      !s.hidden.aliens.without(first_slots(roles)).empty() ||
      (!r.few && (s.hidden.aliens.size() > 1 || (roles == r.slots && s.hidden.aliens.empty()))) ||
      (r.few && (aside != r.few_roles[0] + r.few_roles[1] - roles ||
                 s.hidden.roles_aside[1] + s.hidden.aliens.size() != r.few_roles[1])))
    return miscounted("so many cards, sheets or roles", "those dealt so far (4.1, 4.2)");
  if (step == Step::Token && set_up.count > 0) return miscounted("something dealt", "nothing yet (4.1)");
  if (std::ranges::find(t.sheet, CharacterId::None) - t.sheet.begin() != sheets)
    return wrong("table.sheet", "dealt to a later Character first", "in the order of the seats");
  if (t.token_holder != kNoSlot)
    return wrong("table.token_holder", "somebody in the set-up", "nobody (TT-414)");
  if (step == Step::Sheets && t.actor != slot_at(set_up.count))
    return wrong("table.actor", "not the next one", "the Character whose sheet is dealt");
  return {};
}

}  // namespace

Result<void> check_frame(const Rules& r, const State& s, const Frame& frame) {
  if (r.few ? is_for_many(frame) : is_for_few(frame))
    return wrong("running.stack", "a procedure of the other game", "those for the number of players (5.23)");
  if (const auto* set_up = std::get_if<Preparation>(&frame)) return check_preparation(r, s, *set_up);
  if (Result<void> fine = check_meeting_frame(s, frame); !fine) return fine;
  if (is_one_of<Boarding, AdmitBallot, LastStand>(frame))
    if (Result<void> fine = check_departure(r, s); !fine) return fine;
  if (Result<void> fine = check_fields(r, s, frame); !fine) return fine;
  if (Result<void> fine = check_draws(r, s, frame); !fine) return fine;
  if (Result<void> fine = check_hands(r, s, frame); !fine) return fine;
  if (const auto* search = std::get_if<SearchDeck>(&frame))
    if (Result<void> fine = check_search(s, *search); !fine) return fine;
  const auto* lab = std::get_if<LabUse>(&frame);
  if (lab != nullptr && (lab->step == LabUse::Step::Decide) != (s.hidden.lab_drawn != LabKind::None))
    return wrong("hidden.lab_drawn", "a token too many or too few", "the one just drawn (TT-651)");
  if (const auto* tests = std::get_if<Tests>(&frame))
    if (Result<void> fine = check_volunteers(r, s, *tests); !fine) return fine;
  const TradeOffer& offer = s.table.offer;
  if (std::holds_alternative<TradeAnswer>(frame) && (offer.from == kNoSlot || offer.to == kNoSlot))
    return wrong("table.offer", "nobody's", "the offer that waits (TT-702)");
  return {};
}

}  // namespace holdout::the_thing
