#include <cstdlib>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/seeing/fallback_choice.h"

// The automatic answers of the game for 1 to 3 players: V-2 to V-8.

namespace holdout::the_thing {

namespace {

constexpr int kSafeDistance = 2;  // V-5: spaces between a marker and the Threat token

// The marker can make so many steps and never comes near the Threat token.
bool steps_are_safe(const Choice& c, Slot slot, int steps) {
  const int marker = c.t.suspicion[at(slot)];
  for (int i = 1; i <= steps; ++i)
    if (marker + i > c.r.max_suspicion || std::abs(c.t.threat - marker - i) < kSafeDistance) return false;
  return true;
}

// At a ready vehicle there is nothing but the escape, which is never chosen automatically (D-30).
int worth_of_use(const Choice& c, Location l) {
  return is_ready(c.r, c.t, l) ? 0 : worth_of(c.r, c.t, CardKind::Use, l);
}

// What the dice (or, before the roll, any dice) let a Character do at best.
int worth_of_dice(const Choice& c, Slot slot) {
  const Location here = where(c.t, slot);
  const bool rolled = any_die(c.t);
  int most = 0;
  if (!rolled || shows(c.t, Face::Use)) most = worth_of_use(c, here);
  if (!rolled || shows(c.t, Face::Repair)) most = std::max(most, worth_of(c.r, c.t, CardKind::Repair, here));
  return most;
}

bool is_bad_die(const Choice& c, int die) { return is_bad(c.t.dice[static_cast<std::size_t>(die)]); }

// V-4: a bad face becomes what its Character needs most.
Action turn_bad(const Choice& c) {
  const Slot who = c.t.actor;
  const Location here = who == kNoSlot ? Location::Nowhere : where(c.t, who);
  const bool repair = worth_of(c.r, c.t, CardKind::Repair, here) > worth_of_use(c, here);
  const Face wanted = repair ? Face::Repair : Face::Use;
  return best(c, [&](Action a) {
    const auto [die, face] = parts_of<answer::TurnDie>(a);
    return is<answer::TurnDie>(a) && is_bad_die(c, die) && face == wanted ? 1 : 0;
  });
}

bool is_actors(const Choice& c) { return c.t.actor != kNoSlot && seat_of(c.t, c.t.actor) == c.seat; }

}  // namespace

Action whose_dice(const Choice& c) {
  if (c.seat != c.t.leader) return turn_bad(c);
  return best(c, [&](Action a) {
    if (!is<answer::Choose>(a)) return -1;
    const Slot slot = parts_of<answer::Choose>(a).who;
    return steps_are_safe(c, slot, bad_dice(c.t)) ? worth_of_dice(c, slot) : 0;
  });
}

Action reroll_bad(const Choice& c) {
  if (!is_actors(c)) return turn_bad(c);
  return best(c, [&](Action a) {
    if (is<answer::Reroll>(a) && is_bad_die(c, parts_of<answer::Reroll>(a).n)) return 2;
    return is<answer::Pass>(a) ? 1 : 0;
  });
}

Action cancel_bad(const Choice& c) {
  const bool turns = offered(c, ActionKind::TurnDie);
  const int bad = bad_dice(c.t);
  const auto left = static_cast<int>(std::ranges::count_if(c.t.dice, [](Face f) { return f != Face::None; }));
  if (turns && bad == 1 && left < dice_in_use(c.r, c.t)) return turn_bad(c);  // one left after cancelling
  if (!is_actors(c)) return offered(c, ActionKind::Pass) ? prefer(c, ActionKind::Pass) : turn_bad(c);
  const int to_cancel = turns && bad > 1 ? bad - 1 : bad;
  if (bad == 0 || !steps_are_safe(c, c.t.actor, to_cancel)) return prefer(c, ActionKind::Pass);
  return best(c, [&](Action a) {
    return is<answer::Cancel>(a) && is_bad_die(c, parts_of<answer::Cancel>(a).n) ? 1 : 0;
  });
}

Action most_needed(const Choice& c) {
  if (!is_actors(c)) return turn_bad(c);
  const Location here = where(c.t, c.t.actor);
  const bool freezing = may_freeze_next(c.r, c.t);
  return best(c, [&](Action a) {
    switch (static_cast<ActionKind>(a.kind)) {
      case ActionKind::Use: return worth_of_use(c, here);
      case ActionKind::Repair: return worth_of(c.r, c.t, CardKind::Repair, here);
      case ActionKind::Burn: return freezing ? 1000 : 0;
      case ActionKind::Pass: return 1;  // rather than what is worth nothing
      default: return 0;
    }
  });
}

// Worth a roll as long as somebody stands where something is missing and can afford to cancel a die.
Action roll_or_stop(const Choice& c) {
  bool gain = false;
  for (Slot slot : may_take_dice(c.t)) gain |= worth_of_dice(c, slot) > 1 && steps_are_safe(c, slot, 1);
  return prefer(c, gain ? ActionKind::Yes : ActionKind::Pass);
}

// All are on one space and so equally suspected: the one with the fewest cards.
Action poorest(const Choice& c) {
  return best(c, [&](Action a) {
    const std::size_t slot = at(parts_of<answer::Choose>(a).who);
    return -(c.t.weapons_held[slot] + c.t.items_held[slot] + c.t.lab_held[slot]);
  });
}

}  // namespace holdout::the_thing
