#include "games/the_thing/rules/wording/event_sentences.h"

#include "games/the_thing/rules/meetings/alien_team.h"
#include "games/the_thing/rules/the_thing.h"

// What happened, one sentence an event: set-up, weather, station, cards and placement, the end. Who saw no
// more than the open part reads another sentence than who saw the secret: `seen_by` tells, never the bytes.

namespace holdout::the_thing {

namespace {

Sentence setup_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::LeaderChosen: return Saying("the_thing.event.leader_chosen").player(e.actor);
    case EventKind::SheetDealt:
      if (r.few)
        return Saying("the_thing.event.sheet_dealt.few")
            .player(e.actor)
            .crew(static_cast<CharacterId>(e.open[1]));
      return Saying("the_thing.event.sheet_dealt")
          .who(r, crew_in(e), slot)
          .crew(static_cast<CharacterId>(e.open[1]));
    case EventKind::RoleDealt:
      if (!seen(e)) return {};
      return Saying("the_thing.event.role_dealt").yes_or_no(e.secret[0] == 1, "alien");
    case EventKind::TokenPlaced: return Saying("the_thing.event.token_placed").place(place_in(e.open[0]));
    case EventKind::RoundBegan: return Saying("the_thing.event.round_began").number(e.open[0]);
    case EventKind::PhaseBegan:
      if (r.few && static_cast<Phase>(e.open[0]) == Phase::RecRoom)
        return Saying("the_thing.event.rec_room_began.few");  // nobody is accused there (TT-1160)
      return Saying("the_thing.event.phase_began").stage(static_cast<Phase>(e.open[0]));
    case EventKind::WeatherRolled: return Saying("the_thing.event.weather_rolled").sky(sky_in(e.open[0]));
    case EventKind::WeatherKept:
      return Saying("the_thing.event.weather_kept")
          .player(e.actor)
          .sky(sky_in(e.open[0]))
          .yes_or_no(e.open[1] == 1, "earlier");
    default: return {};
  }
}

Sentence fuel_text(const Event& e) {
  switch (kind_in(e)) {
    case EventKind::FuelBurnt:
      return Saying("the_thing.event.fuel_burnt")
          .place(place_in(e.open[0]))
          .number(e.open[1])
          .number(e.open[2], "missing");
    case EventKind::FuelMoved:
      return Saying("the_thing.event.fuel_moved")
          .yes_or_no(e.open[0] == 1, "outdoor")
          .place(place_in(e.open[1]))
          .number(e.open[2]);
    case EventKind::FuelLost:
      if (e.open[0] == 0) return Saying("the_thing.event.fuel_lost.depot").number(e.open[2]);
      return Saying("the_thing.event.fuel_lost").place(place_in(e.open[1])).number(e.open[2]);
    case EventKind::FoodMoved: return Saying("the_thing.event.food_moved").number(e.open[1]);
    case EventKind::FoodLost: return Saying("the_thing.event.food_lost").number(e.open[0]);
    case EventKind::Fed:
      return Saying("the_thing.event.fed").yes_or_no(e.open[0] == 1, "cooked").number(e.open[1]);
    case EventKind::Hungry: return Saying("the_thing.event.hungry");
    default: return {};
  }
}

Sentence station_text(const Rules& r, const Event& e) {
  switch (kind_in(e)) {
    case EventKind::DamagePlaced:
      return Saying("the_thing.event.damage_placed").place(place_in(e.open[0])).number(e.open[1]);
    case EventKind::DamageRemoved:
      return Saying("the_thing.event.damage_removed").place(place_in(e.open[0])).number(e.open[1]);
    case EventKind::BoilerDestroyed: return Saying("the_thing.event.boiler_destroyed");
    case EventKind::PowerFailed: return Saying("the_thing.event.power_failed");
    case EventKind::PowerRestored: return Saying("the_thing.event.power_restored");
    case EventKind::FrostMoved:
      return Saying(e.open[1] == 0 ? "the_thing.event.frost_reset" : "the_thing.event.frost_moved")
          .number(e.open[1])
          .number(r.frost_end, "last");
    case EventKind::RescueMoved:
      return Saying("the_thing.event.rescue_moved")
          .number(r.rescue_station - e.open[0])
          .number(r.rescue_fuel_last - e.open[1], "fuel");
    case EventKind::RescueLeft: return Saying("the_thing.event.rescue_left");
    case EventKind::SosSent: return Saying("the_thing.event.sos_sent").who(r, crew_in(e), slot_in(e));
    default: return fuel_text(e);
  }
}

// {first}, {second}, {third}: how many Use, Repair and Sabotage.
Saying counts_of(Saying saying, const Event& e) {
  return saying.number(e.secret[0], "use").number(e.secret[1], "repair").number(e.secret[2], "sabotage");
}

Sentence hand_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::CardDealt:
    case EventKind::CardDrawn:
      if (!seen(e)) return {};  // the numbers are on the table
      return Saying("the_thing.event.card_drawn").card(card_in(e.secret[0]));
    case EventKind::CardDiscarded:
      if (!seen(e))
        return Saying("the_thing.event.card_discarded").who(r, crew_in(e), slot).number(e.open[1]);
      return counts_of(Saying("the_thing.event.card_discarded.seen"), e);
    case EventKind::DeckShuffled: return Saying("the_thing.event.deck_shuffled").number(e.open[0]);
    case EventKind::ExtraCard: return Saying("the_thing.event.extra_card");
    case EventKind::LightUsed: return Saying("the_thing.event.light_used").who(r, crew_in(e), slot);
    case EventKind::CardHandedIn:
      if (!seen(e))
        return Saying("the_thing.event.card_handed_in")
            .who(r, crew_in(e), slot)
            .yes_or_no(e.open[1] == 1, "dark");
      return Saying("the_thing.event.card_handed_in.seen")
          .card(card_in(e.secret[0]))
          .yes_or_no(e.open[1] == 1, "dark");
    case EventKind::CardHandedInOpen:
      return Saying("the_thing.event.card_handed_in.open").who(r, crew_in(e), slot).card(card_in(e.open[1]));
    case EventKind::HandSwapped:
      if (!seen(e)) return Saying("the_thing.event.hand_swapped").who(r, crew_in(e), slot).number(e.open[1]);
      return counts_of(Saying("the_thing.event.hand_swapped.seen"), e);
    case EventKind::TokenTaken: return Saying("the_thing.event.token_taken").who(r, crew_in(e), slot);
    default: return {};
  }
}

Sentence placed_text(const Rules& r, const Event& e) {
  const Location l = place_in(e.open[1]);
  switch (e.open[2]) {
    case 0: return Saying("the_thing.event.placed").who(r, crew_in(e), slot_in(e)).place(l);
    case 1: return Saying("the_thing.event.placed.special").who(r, crew_in(e), slot_in(e)).place(l);
    default:
      return Saying(r.few ? "the_thing.event.placed.rests.few" : "the_thing.event.placed.rests")
          .who(r, crew_in(e), slot_in(e))
          .place(l);
  }
}

// Told to the team alone (TT-306, TT-307): a plan has cards, a deed has none.
Sentence proposed_text(const Rules& r, const Event& e) {
  if (e.open[0] > 0) return Saying("the_thing.event.plan_proposed").player(e.actor).plan(plan_in(e));
  return deed_of(r, Saying("the_thing.event.plan_proposed.take").player(e.actor),
                 Saying("the_thing.event.plan_proposed.deed").player(e.actor),
                 static_cast<ActionKind>(e.open[1]), slot_at(e.open[2]));
}

Sentence plan_text(const Rules& r, const Event& e) {
  switch (kind_in(e)) {
    case EventKind::PlanLaid: {
      FigureRow strengths;
      for (std::uint8_t strength : strengths_in(e)) strengths.push(strength);
      return Saying("the_thing.event.plan_laid").number(e.open[0]).figures(strengths, "strengths");
    }
    case EventKind::PlanProposed: return proposed_text(r, e);
    case EventKind::PlanAgreed: return Saying("the_thing.event.plan_agreed").player(e.actor);
    case EventKind::PlanShown:
      return Saying("the_thing.event.plan_shown").place(place_in(e.open[0])).number(e.open[1]);
    default: return {};
  }
}

Sentence ended_text(const Event& e) {
  const SeatSet winners(e.open[1]);
  const auto ended = [&](std::string_view key) {
    return Saying(key).players(winners).number(winners.size());
  };
  switch (static_cast<Ending>(e.open[0])) {
    case Ending::Running: return {};
    case Ending::Escaped: return ended("the_thing.event.ended.escaped");
    case Ending::AlienAboard: return ended("the_thing.event.ended.alien_aboard");
    case Ending::LeftBehind: return ended("the_thing.event.ended.left_behind");
    case Ending::Froze: return ended("the_thing.event.ended.froze");
    case Ending::LastHuman: return ended("the_thing.event.ended.last_human");
    case Ending::NobodyLeft: return ended("the_thing.event.ended.nobody_left");
    case Ending::RoundCap: return ended("the_thing.event.ended.round_cap");
  }
  return {};
}

Sentence infected_text(const Rules& r, const Event& e) {
  if (e.open[1] == kFirstAlien)
    return Saying("the_thing.event.infected.first").who(r, crew_in(e), slot_in(e));
  if (e.open[1] == kByDog)
    return Saying("the_thing.event.infected.dog").who(r, crew_in(e), slot_in(e)).number(e.open[2], "round");
  if (e.open[1] >= kMaxSlots) return {};
  return Saying("the_thing.event.infected")
      .who(r, crew_in(e), slot_in(e))
      .who(r, crew_in(e), slot_at(e.open[1]), "by")
      .number(e.open[2], "round");
}

}  // namespace

Sentence TheThing::event_text(const Rules& r, const Event& e) {
  const EventKind kind = kind_in(e);
  if (kind <= EventKind::WeatherKept && kind != EventKind::CardDealt) return setup_text(r, e);
  switch (kind) {
    case EventKind::PlanLaid:
    case EventKind::PlanProposed:
    case EventKind::PlanAgreed:
    case EventKind::PlanShown: return plan_text(r, e);
    case EventKind::Placed: return placed_text(r, e);
    case EventKind::FoodMoved:
    case EventKind::FoodLost:
    case EventKind::Fed:
    case EventKind::Hungry: return fuel_text(e);
    case EventKind::Infected: return infected_text(r, e);
    case EventKind::GameEnded: return ended_text(e);
    case EventKind::ActionLost: return action_text(r, e);
    default: break;
  }
  if (kind <= EventKind::SosSent && kind != EventKind::CardDealt) return station_text(r, e);
  if (kind <= EventKind::TokenTaken) return hand_text(r, e);
  if (kind <= EventKind::SuspicionMoved) return encounter_text(r, e);
  if (kind <= EventKind::WeaponGone) return action_text(r, e);
  return table_text(r, e);
}

}  // namespace holdout::the_thing
