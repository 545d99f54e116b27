#pragma once

#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {

// The procedures in which people meet: plans of the revealed Alien, encounters, departures, phases 5 to 8.
using PlayedMeeting =
    PlayedPart<PlanAttack, PlanCouncil, AlienEncounters, AlienEncounter, AlienVictory, AlienUnopposed,
               Encounters, Encounter, Avoiding, LosePileCard, InfectionCheck, LayTokens, PeekTokens, DogDraw,
               RescueOffer, Boarding, AdmitBallot, Sabotage, RecRoom, RecTalk, TradeAnswer, VoteBallot,
               RevealBallot, Tests, VolunteerA, VolunteerB, Meal, HungerDiscards, DogsAndLeader>;

struct Meetings : PlayedMeeting {
  using PlayedMeeting::PlayedMeeting;

  int suspicion(Slot slot) { return t().suspicion[at(slot)]; }
  void suspect(std::initializer_list<int> markers) {
    int i = 0;
    for (int marker : markers) t().suspicion[static_cast<std::size_t>(i++)] = u8(marker);
  }
  // One of the Dogs of the Kennel is here.
  void dog(Location l) {
    --t().kennel_dogs;
    t().dogs.add(l);
  }
  // These are the revealed Alien, with so much Strength; the cards of its plan lie on the table.
  void alien(std::initializer_list<Slot> who, int strength) {
    for (Slot slot : who) {
      h().aliens.add(slot);
      change([&](Now& now) { reveal(now, slot, RevealCause::OwnWill); });
    }
    t().strength = u8(strength);
  }
  void lay(Location l, int strength) {
    h().plan[static_cast<std::size_t>(card_index(l))] = u8(strength);
    t().laid.push(u8(strength));
  }
  void lays(Laid laid) { answer(answer::Lay{laid}); }
  void peeks(Slot owner, int token) { answer(answer::Peek{.who = owner, .n = token}); }
  void draws(Role token) { chance(answer::DrawToken{token}); }
  void draws_location(Location l) { chance(answer::DrawLocation{l}); }
  void wields(WeaponKind weapon) { answer(answer::Wield{weapon}); }
  void passes(int times = 1) {
    for (; times > 0; --times) answer(answer::Pass{});
  }
  bool is_alien(Slot slot) { return h().aliens.has(slot); }
};

}  // namespace holdout::the_thing
