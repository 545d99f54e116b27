#include <algorithm>
#include <string>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/phases/boarding.h"
#include "games/the_thing/rules/saving/check.h"

// What each field of a procedure may be, given the table: whoever it still asks is there to be asked,
// whatever it is about to pay or to move exists.

namespace holdout::the_thing {

namespace {

using Fine = Result<void>;

Fine must(bool holds, std::string_view where, std::string_view what, std::string_view expected) {
  return holds ? Fine{} : wrong(std::string(where), std::string(what), std::string(expected));
}

bool is_character(const Table& t, Slot slot) { return slot != kNoSlot && t.characters.has(slot); }
int cards_of_actor(const Table& t) { return is_character(t, t.actor) ? t.hand_size[at(t.actor)] : 0; }

// ---- cards and placement ---------------------------------------------------------------------------------

Fine fields(const Rules& r, const Table& t, const DrawHands& p) {  // TT-401, TT-403
  if (Fine fine = must(in(t, Location::RecRoom) == t.characters && t.standing == t.characters, "table.at",
                       "somebody elsewhere or lying down", "all in the Rec Room (TT-701)");
      !fine)
    return fine;
  const int hand = cards_of_actor(t) + (p.step == DrawHands::Step::DrawAgain);
  const bool full = p.step == DrawHands::Step::Redraw || p.step == DrawHands::Step::DrawAgain;
  if (Fine fine = must(!full || hand >= hand_limit(r, t), "table.hand_size", "too few cards to draw anew",
                       "a full hand (TT-403)");
      !fine)
    return fine;
  return must(t.pile_size == 0, "table.pile_size", "cards before anybody handed one in", "none (TT-404)");
}
Fine fields(const Rules&, const Table& t, const Placement& p) {
  return must(p.left.without(in(t, Location::RecRoom)).empty(), "running.stack",
              "somebody still to be placed who is not in the Rec Room", "those who are there (TT-410)");
}
Fine fields(const Rules&, const Table& t, const HandIn&) {
  return must(cards_of_actor(t) > 0, "table.hand_size", "no card to hand in", "at least one (TT-411)");
}
Fine fields(const Rules&, const Table& t, const SwapHand&) {
  return must(cards_of_actor(t) == 0, "table.hand_size", "cards in the hand that is chosen",
              "none: they were discarded (TT-416)");
}
Fine fields(const Rules&, const Table& t, const SpecialAction& p) {
  const int most = p.step == SpecialAction::Step::Light ? 0 : p.draws;
  return must(cards_of_actor(t) <= most, "table.hand_size", "cards that were discarded",
              "those looked at (TT-419, TT-420)");
}

// ---- encounters ------------------------------------------------------------------------------------------

bool could_fight_with(const Rules& r, const State& s, WeaponKind kind) {
  return kind != WeaponKind::None && r.weapon_rows[at(kind)].fights && is_character(s.table, s.table.actor) &&
         holds(s, s.table.actor, kind);
}
Fine fields(const Rules& r, const State& s, const AlienEncounter& p) {
  using Step = AlienEncounter::Step;
  if (p.step == Step::Victim)
    return must(r.few, "running.stack", "a victim by chance", "the Alien's choice (TT-525)");
  return must(p.step != Step::Fought || could_fight_with(r, s, p.weapon), "running.stack",
              "a weapon that the fighter does not hold", "the one wielded (TT-1010)");
}
Fine fields(const Rules&, const Table& t, const Encounters&) {
  return must(t.meeting.left.without(kGreen.with(Location::Sleeping)).empty(), "table.meeting.left",
              "a location where nobody meets", "green ones and the Sleeping Quarters (TT-501)");
}
Fine fields(const Rules&, const Table& t, const Encounter& p) {
  const Meeting& m = t.meeting;
  const bool alone = m.dog && t.actor != kNoSlot && m.participants() == only(t.actor);
  return must(p.step != Encounter::Step::Clark || (alone && has_ability(t, t.actor, CharacterId::Clark)),
              "table.meeting", "nobody who may leave the Dog alone", "Clark and a Dog (TT-543)");
}
Fine fields(const Rules&, const Table& t, const Avoiding& p) {
  return must(p.left.without(t.meeting.present).empty(), "running.stack",
              "somebody asked who is not in the encounter", "those present (TT-507)");
}

// ---- rescue, fire, assignment --------------------------------------------------------------------------

Fine fields(const Rules& r, const Table& t, const RescueOffer& p) {
  if (Fine fine = must(rescue_at_station(r, t), "table.rescue", "nothing to board",
                       "the Rescue Helicopter at the Station (TT-233, TT-901)");
      !fine)
    return fine;
  return must(p.left.without(lowest_suspicion(t, t.characters)).empty(), "running.stack",
              "somebody out of play, or more suspected, who may board", "the least suspected (TT-901)");
}
Fine fields(const Rules& r, const Table& t, const Fires& p) {
  using Step = Fires::Step;
  const bool asked = p.step == Step::Ask;
  if (!asked && p.step != Step::Burn) return {};
  const bool able = is_character(t, t.actor) && t.standing.has(t.actor) && can_burn(r, t, where(t, t.actor));
  if (Fine fine = must(able && pile_pays(r, t), "running.stack", "a fire that cannot be set",
                       "somebody who stands where it burns, and a card to pay (TT-580, TT-587)");
      !fine)
    return fine;
  return must(asked || (p.weapon != WeaponKind::None && r.weapon_rows[at(p.weapon)].burns), "running.stack",
              "a fire without what sets it", "the weapon paid (TT-581)");
}
// ---- location actions ----------------------------------------------------------------------------------

Fine fields(const Rules& r, const Table& t, const SearchDeck& p) {
  const bool third = p.step == SearchDeck::Step::Third;
  if (Fine fine =
          must(p.draws == r.deck_draws || (p.draws == r.third_draws && !p.items && !third), "running.stack",
               "so many cards looked at cannot be", "2, or 3 weapons of MacReady (TT-640, TT-1035)");
      !fine)
    return fine;
  return must(t.looked <= (third ? 0 : p.draws), "table.looked", "more cards than are drawn",
              std::to_string(p.draws) + " at most (TT-640)");
}
Fine fields(const Rules& r, const Table&, const LabUse& p) {
  return must(p.left <= r.slots && (p.step != LabUse::Step::Draw || p.left > 0), "running.stack",
              "so many tokens to draw cannot be", "one for each who stands there (TT-620)");
}
Fine fields(const Rules& r, const Table& t, const StationUse& p) {  // TT-654, TT-656
  using Step = StationUse::Step;
  const auto& rolls = t.rolls;
  const bool none = rolls.contains(Sky::None) || p.left > r.extra_rolls;
  const bool twice = std::any_of(rolls.begin(), rolls.end(),
                                 [&](Sky sky) { return std::count(rolls.begin(), rolls.end(), sky) > 1; });
  const bool many = p.step == Step::Roll && rolls.size() + p.left > r.extra_rolls;
  const bool few = p.step == Step::Choose && rolls.size() < 2;
  return must(!none && !twice && !many && !few, "running.stack",
              "so many rolls, or one without a result, cannot be", "2 at most, all different (TT-656)");
}
Fine fields(const Rules& r, const Table&, const RepairUse& p) {
  return must(p.left > 0 && p.left <= r.slots, "running.stack", "so many repetitions cannot be",
              "one for each who stands there (TT-620)");
}
Fine fields(const Rules& r, const Table& t, const VehicleUse&) {
  return must(is_character(t, t.actor) && is_ready(r, t, where(t, t.actor)), "running.stack",
              "an escape without a ready vehicle", "one where the Character stands (TT-646)");
}
Fine fields(const Rules&, const Table&, const Sabotage& p) {
  const bool drawn =
      p.at == Location::Armory || p.at == Location::Storeroom || (p.at == Location::Lab && p.by_alien);
  return must(drawn && p.times > 0, "running.stack", "such a sabotage cannot be",
              "of a deck or bag, at least once (TT-642, TT-653)");
}

// ---- phases 6 to 8 -------------------------------------------------------------------------------------

Fine fields(const Rules&, const Table& t, const Tests& p) {
  return must(p.step == Tests::Step::Tester || t.volunteers.empty(), "table.volunteers",
              "somebody before all were asked", "nobody (TT-730)");
}
Fine fields(const Rules& r, const Table& t, const DogsAndLeader& p) {  // TT-820..827
  if (Fine fine = must(p.left + t.dogs.size() + t.kennel_dogs + t.dogs_off <= r.dogs, "running.stack",
                       "so many Dogs to place cannot be", std::to_string(r.dogs) + " in all");
      !fine)
    return fine;
  return must(p.step != DogsAndLeader::Step::Token || (!r.few && t.token_holder == kNoSlot),
              "table.token_holder", "somebody, while the token is placed anew", "nobody (TT-823)");
}

// ---- the game for 1 to 3 players -----------------------------------------------------------------------

Fine fields(const Rules&, const Table& t, const FewMovement& p) {
  using Step = FewMovement::Step;
  const Locations most = p.step >= Step::Dogs ? t.dogs & kGreen : kGreen;
  if (Fine fine = must(p.left.without(t.characters).empty(), "running.stack",
                       "somebody out of play still to be placed", "Characters (TT-1110)");
      !fine)
    return fine;
  return must(p.rooms.without(most).empty(), "running.stack", "a room where nobody meets",
              "green ones, at last those with a Dog (TT-1112, TT-1113)");
}
Fine fields(const Rules& r, const Table& t, const FewAttack& p) {  // TT-1130, TT-1131
  const bool alike =
      std::all_of(t.laid.begin(), t.laid.end(), [&](std::uint8_t each) { return each == p.target; });
  return must(p.target > 0 && p.target <= r.slots + r.attack_extra && alike, "running.stack",
              "such an attack cannot be", "all cards as strong as its target (TT-1131)");
}
Fine fields(const Rules&, const Table& t, const FewActions& p) {
  using Step = FewActions::Step;
  if (Fine fine = must(p.rolled == 0 || (p.step == Step::Roll && p.rolled < kMaxDice), "running.stack",
                       "so many dice rolled cannot be", "fewer than 3 while one is rolled (TT-1141)");
      !fine)
    return fine;
  const Slots able = may_take_dice(t);
  const bool rolls = p.step == Step::Roll;
  return must(!rolls || (t.actor == kNoSlot ? !able.empty() : able.has(t.actor)), "table.actor",
              "somebody who cannot take dice, or nobody who can", "who stands in a green location (TT-1152)");
}
Fine fields(const Rules& r, const Table& t, const DiceSet& p) {
  if (Fine fine = must(p.die < kMaxDice && p.lit_dice < 1U << kMaxDice &&
                           p.rerolls <= std::max(r.norris_rerolls, r.garry_rerolls),
                       "running.stack", "a die or so many re-rolls cannot be",
                       "3 dice at most, 3 re-rolls (TT-1142, TT-1143)");
      !fine)
    return fine;
  if (Fine fine = must(t.actor != kNoSlot, "table.actor", "nobody has the dice", "a Character (TT-1142)");
      !fine)
    return fine;
  const Slot resting = sleeper(t);
  const bool wakes = resting != kNoSlot && bad_dice(t) > 0 && seat_of(t, resting) != seat_of(t, t.actor);
  return must(p.step != DiceSet::Step::Wake || wakes, "running.stack", "nobody who could turn a bad die",
              "a sleeper of another player (TT-1144)");
}
Fine fields(const Rules&, const Table& t, const Collision& p) {
  return must(p.candidates.without(t.characters).empty(), "running.stack",
              "somebody who transforms cannot be", "Characters (TT-1122)");
}

}  // namespace

Result<void> check_fields(const Rules& r, const State& s, const Frame& frame) {
  return with_frame(frame, [&](const auto& each) -> Fine {
    if constexpr (requires { fields(r, s, each); })
      return fields(r, s, each);
    else if constexpr (requires { fields(r, s.table, each); })
      return fields(r, s.table, each);
    else
      return {};
  });
}

}  // namespace holdout::the_thing
