#include "games/the_thing/rules/seeing/fallback.h"

#include "games/the_thing/rules/seeing/fallback_choice.h"

// Section 7, last column: the answer for a seat whose clock ran out. Every answer is one of the seat's own
// options, chosen by what the seat sees; roles are never asked, so a silent Alien cannot be told from a
// silent Human (leak trap 8).

namespace holdout::the_thing {

namespace {

Action first(const Choice& c) { return c.options[0]; }
Action pass(const Choice& c) { return prefer(c, ActionKind::Pass); }
Action yes(const Choice& c) { return prefer(c, ActionKind::Yes); }
Action no(const Choice& c) { return prefer(c, ActionKind::No); }

int drawn(const Choice& c, int count) { return static_cast<int>(c.ticket % static_cast<Ticket>(count)); }

// ---- the revealed Alien --------------------------------------------------------------------------------

// A pool larger than one step of building puts down lies on one card so far: the rest follows.
Location half_struck(const Choice& c) {
  const Plan& draft = c.s.hidden.plan_drafts.of(c.seat);
  const auto card = std::ranges::find_if(draft, [](std::uint8_t strength) { return strength > 0; });
  if (card == draft.end() || *card != total_of(draft)) return Location::Nowhere;
  const Location l = location_of_card(static_cast<int>(card - draft.begin()));
  const bool more = std::ranges::any_of(
      c.options, [&](Action a) { return is<answer::Strike>(a) && parts_of<answer::Strike>(a).place == l; });
  return more ? l : Location::Nowhere;
}

Action most_on(const Choice& c, Location chosen) {
  return best(c, [&](Action a) {
    const auto strike = parts_of<answer::Strike>(a);
    return is<answer::Strike>(a) && strike.place == chosen ? strike.n : 0;
  });
}

// D-2: the whole pool on one random location with a fuel or damage track. Any other draft that its maker
// began is put forward as it is.
Action one_strike(const Choice& c) {
  if (offered(c, ActionKind::Agree)) return prefer(c, ActionKind::Agree);
  if (const Location l = half_struck(c); l != Location::Nowhere) return most_on(c, l);
  if (offered(c, ActionKind::Confirm)) return prefer(c, ActionKind::Confirm);
  Locations targets;
  for (const Action& each : c.options)
    if (is<answer::Strike>(each)) targets.add(parts_of<answer::Strike>(each).place);
  Locations tracks = targets & (kFuelled | kDamageable);
  if (c.t.boiler_destroyed) tracks.remove(Location::Boiler);
  if (tracks.empty()) tracks = targets;
  int skip = tracks.empty() ? 0 : drawn(c, tracks.size());
  Location chosen = Location::Nowhere;
  for (Location l : tracks)
    if (skip-- == 0) chosen = l;
  return most_on(c, chosen);
}

Action assimilate_first(const Choice& c) {  // D-12
  if (offered(c, ActionKind::Agree)) return prefer(c, ActionKind::Agree);
  return best(c, [&](Action a) {
    if (!is<answer::Assimilate>(a)) return 0;
    return in_green_zone(c.t, parts_of<answer::Assimilate>(a).who) ? 2 : 1;
  });
}

Action sabotage_first(const Choice& c) {  // D-13
  if (offered(c, ActionKind::Agree)) return prefer(c, ActionKind::Agree);
  const bool possible = can_sabotage(c.r, c.t, c.t.meeting.at);
  return best(c, [&](Action a) {
    if (is<answer::Sabotage>(a)) return possible ? 3 : 0;
    return is<answer::TakeDog>(a) ? 2 : 1;
  });
}

// ---- cards ---------------------------------------------------------------------------------------------

// D-5: what the location can perform, else Use, Repair, Sabotage in that order.
Action performable_card(const Choice& c) {
  const Location here = where(c.t, c.t.actor);
  return best(c, [&](Action a) {
    const CardKind card = parts_of<answer::HandIn>(a).card;
    const bool fits = card != CardKind::Sabotage && can_perform(c.r, c.t, card, here);
    return (fits ? kCardKinds : 0) - u8(card);
  });
}

Action balanced_hand(const Choice& c) {  // D-6: Use, Repair, Use
  const auto off = [](int is_there, int wanted) {
    return is_there > wanted ? is_there - wanted : wanted - is_there;
  };
  return best(c, [&](Action a) {
    const auto [use, repair, sabotage] = parts_of<answer::Hand>(a);
    const int size = use + repair + sabotage;
    const int repairs = size / 2;
    return -(off(use, size - repairs) + off(repair, repairs) + 2 * sabotage);
  });
}

Action spare_card(const Choice& c) {  // D-37
  const CardCounts& hand = c.s.hidden.hands[at(slot_at(index(c.seat)))];
  return best(c, [&](Action a) {
    const CardKind card = parts_of<answer::Discard>(a).card;
    return hand[at(card)] > 1 ? 2 : card == CardKind::Sabotage ? 1 : 0;
  });
}

Action best_ranked(const Choice& c) {  // D-24
  return best(c, [&](Action a) {
    const Good g = kept_as<Good>(a);
    return -int{is_weapon(g) ? c.r.weapon_rows[at(weapon_of(g))].rank : c.r.item_rows[at(item_of(g))].rank};
  });
}

Action keep_blood(const Choice& c) {  // D-25
  return prefer(c, c.s.hidden.lab_drawn == LabKind::BloodBag ? ActionKind::Keep : ActionKind::No);
}

Action most_repair(const Choice& c) {  // D-31
  return best(c, [](Action a) { return parts_of<answer::Repair>(a).n; });
}

// ---- weapons and meetings ------------------------------------------------------------------------------

Action avoid_with_firearm(const Choice& c) {  // D-10
  return best(c, [](Action a) {
    if (!is<answer::Wield>(a)) return 1;
    return parts_of<answer::Wield>(a).thing == WeaponKind::Firearm ? 2 : 0;
  });
}

Action fight_if_outnumbered(const Choice& c) {  // D-11
  const Meeting& m = c.t.meeting;
  const bool fights = c.t.alien_at[at(m.at)] >= m.participants().size();
  return prefer(c, fights ? ActionKind::Wield : ActionKind::Pass);
}

Action burn_if_freezing(const Choice& c) {  // D-20
  return prefer(c, may_freeze_next(c.r, c.t) ? ActionKind::Wield : ActionKind::Pass);
}

Action lay_human(const Choice& c) {  // D-15
  return best(c, [](Action a) { return parts_of<answer::Lay>(a).laid == Laid::BothHuman ? 1 : 0; });
}

Action any(const Choice& c) { return c.options[drawn(c, c.options.size())]; }  // D-16

Action least_suspected(const Choice& c) {  // D-36
  return best(c, [&](Action a) { return -int{c.t.suspicion[at(parts_of<answer::Choose>(a).who)]}; });
}

// By QuestionKind.
using Answer = Action (*)(const Choice&);
constexpr std::array<Answer, kQuestionKinds> kAnswers{
    first,                 // Chance: never asked
    first,                 // PickCharacter
    least_burning,         // KeepWeather
    one_strike,            // AlienPlan
    pass,                  // Redraw
    where_it_lacks,        // Move
    performable_card,      // HandIn
    balanced_hand,         // SwapHand
    yes,                   // UseLight
    first,                 // LightCard: in the order of the words
    first,                 // EncounterOrder: likewise
    avoid_with_firearm,    // Avoid
    fight_if_outnumbered,  // Fight
    assimilate_first,      // AlienVictory
    sabotage_first,        // AlienUnopposed
    pass,                  // ClarkDog
    lay_human,             // LayTokens
    any,                   // Peek
    pass,                  // BoardFirst
    yes,                   // WantToBoard
    no,                    // Admit
    burn_if_freezing,      // Burn
    whom_to_assign,        // Assign
    flip_or_stop,          // GoOn
    pass,                  // FreeAction
    best_ranked,           // KeepCard
    keep_blood,            // LabToken
    yes,                   // ExtraLab
    yes,                   // ThirdCard
    emptier_tank,          // FuelTarget
    least_burning,         // WeatherResult
    pass,                  // Escape
    most_repair,           // RepairTwo
    pass,                  // Talk
    no,                    // TradeAnswer
    pass,                  // Vote
    pass,                  // Reveal
    pass,                  // VolunteerA
    pass,                  // VolunteerB
    least_suspected,       // ChooseTester
    spare_card,            // HungerDiscard
    where_it_lacks,        // PlaceCharacter
    whose_dice,            // AssignDice
    reroll_bad,            // Reroll
    cancel_bad,            // CancelDie
    most_needed,           // DiceAction
    roll_or_stop,          // RollAgain
    poorest,               // Transform
};

}  // namespace

Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket) {
  Choice c{.r = r, .s = s, .t = s.table, .seat = seat, .ticket = ticket};
  options_of_top(r, s, seat, c.options);
  if (c.options.empty()) return answer::Pass{};  // nobody asks this seat
  return kAnswers[s.running.open.kind](c);
}

TimeLimit time_limit(const Rules& r, const State& s) {
  const Question& open = s.running.open;
  if (open.over() || open.chance()) return {};
  const bool talk = open.kind == u8(QuestionKind::Talk);
  const bool offer = open.kind == u8(QuestionKind::TradeAnswer);  // which is answered inside the talk
  return {.seconds = r.seconds[open.kind],
          .grace_seconds = talk ? r.talk_grace : 0,
          .topic = talk || offer ? 1U : 0U};
}

}  // namespace holdout::the_thing
