#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/few/variant.h"

// A set of Action dice in the hands of one Character: TT-1142..1151, TT-1153, V-3..V-6.

namespace holdout::the_thing {

// ---- the sleeping die ------------------------------------------------------------------------------------

Slot sleeper(const Table& t) {
  const Slots resting = standing_in(t, Location::Sleeping);
  return resting.empty() || !any_die(t) ? kNoSlot : resting.first();
}

void ask_sleeper(const Table& t, Question& question) {
  if (const Slot resting = sleeper(t); resting != kNoSlot) question.may_answer.add(seat_of(t, resting));
}

void sleeper_options(const Table& t, Seat seat, Actions& out) {
  const Slot resting = sleeper(t);
  if (resting == kNoSlot || seat_of(t, resting) != seat) return;
  for (std::size_t die = 0; die < t.dice.size(); ++die)
    for (Face face : {Face::Use, Face::Repair, Face::Sabotage, Face::Threat})
      if (t.dice[die] != Face::None && t.dice[die] != face)
        out.push(answer::TurnDie{.n = static_cast<int>(die), .face = face});
}

void turn_die(Now& now, Action a) {
  Table& t = now.s.table;
  const Slot resting = sleeper(t);
  const auto [n, face] = parts_of<answer::TurnDie>(a);
  t.dice[static_cast<std::size_t>(n)] = face;
  tell(now, event::DieTurned{.who = resting, .n = n, .face = face});
  lie_down(now, resting);
}

void die_outcomes(const Rules& r, Outcomes& out) {
  for (std::size_t face = 0; face < r.face_count.size(); ++face)
    if (r.face_count[face] > 0) out.push(answer::Roll{face}, r.face_count[face]);
}

namespace {

constexpr unsigned bit(int die) { return 1U << die; }

int free_rerolls(const Rules& r, const Table& t) {  // TT-1143
  if (has_ability(t, t.actor, CharacterId::Norris)) return r.norris_rerolls;
  return has_ability(t, t.actor, CharacterId::Garry) ? r.garry_rerolls : 0;
}

unsigned dice_lit(const Rules& r, const State& s) {  // TT-1142
  const Table& t = s.table;
  if (!t.no_power || !holds(s, t.actor, ItemKind::Flashlight)) return 0;
  return bit(dice_in_use(r, t)) - 1U;
}

// The light re-rolls so many dice and each of them once.
bool light_left(const Rules& r, const Table& t, std::uint8_t lit_dice) {
  return dice_in_use(r, t) - std::popcount(lit_dice) < r.flashlight_rerolls;
}

bool may_cancel(const Rules& r, const Table& t) {
  return t.suspicion[at(t.actor)] < r.max_suspicion;
}

template <class Use>
void for_dice(const Table& t, const Use& use) {
  for (int die = 0; die < kMaxDice; ++die)
    if (t.dice[static_cast<std::size_t>(die)] != Face::None) use(die);
}

// TT-1149, TT-1150. A ready vehicle offers nothing but the escape, for which Keys are needed; in this game
// everybody sees who has them (TT-1102).
bool may_use(const Rules& r, const State& s, Location l) {
  const Table& t = s.table;
  if (!shows(t, Face::Use) || !can_use(r, t, l)) return false;
  return !is_ready(r, t, l) || holds(s, t.actor, ItemKind::Keys);
}

void burn_options(const Rules& r, const State& s, Location l, Actions& out) {
  const Table& t = s.table;
  if (!can_burn(r, t, l) || !(shows(t, Face::Use) || shows(t, Face::Repair))) return;
  for (int i = 0; i < kWeaponKinds; ++i) {
    const auto kind = static_cast<WeaponKind>(i);
    if (r.weapon_rows[at(kind)].burns && holds(s, t.actor, kind)) out.push(answer::Burn{kind});
  }
}

// TT-1144: the sleeper is not the actor's, whose owner could have turned a die with every answer.
bool others_may_turn(const Table& t) {
  const Slot resting = sleeper(t);
  return resting != kNoSlot && seat_of(t, resting) != seat_of(t, t.actor);
}

// What follows when nothing more is wanted.
DiceSet::Step after_pass(const Table& t, DiceSet::Step step) {
  using Step = DiceSet::Step;
  if (step == Step::Reroll) return Step::Cancel;
  if (step == Step::Act) return Step::FreeAfter;
  if (step == Step::Wake) return Step::Bad;
  if (bad_dice(t) == 0) return Step::Act;
  return others_may_turn(t) ? Step::Wake : Step::Bad;
}

// TT-1146: one bad result after the other, Sabotage first. False: none is left.
bool resolve_bad(Now& now) {
  Table& t = now.s.table;
  for (const Face kind : {Face::Sabotage, Face::Threat})
    for (Face& face : t.dice) {
      if (face != kind) continue;
      face = Face::None;
      const Location here = where(t, t.actor);
      if (kind == Face::Threat) {
        if (move_threat(now, -1)) call(now, Collision{});  // TT-1148, TT-1124
      } else if (can_sabotage(now.rules, t, here)) {       // TT-1147
        call(now, Sabotage{.at = here, .times = 1, .by_alien = false});
      }
      return true;
    }
  return false;
}

}  // namespace

Flow DiceSet::run(Now& now) {
  Table& t = now.s.table;
  const bool here = t.characters.has(t.actor);
  switch (step) {
    case Step::FreeBefore:  // TT-1151
      rerolls = u8(free_rerolls(now.rules, t));
      lit_dice = static_cast<std::uint8_t>(dice_lit(now.rules, now.s));
      step = Step::Reroll;
      return call(now, FreeActions{});
    case Step::Reroll:
      if (rerolls > 0 || (lit_dice != 0 && light_left(now.rules, t, lit_dice))) return ask_players();
      step = Step::Cancel;
      [[fallthrough]];
    case Step::Cancel:
      if (here && any_die(t)) return ask_players();
      step = here ? Step::FreeAfter : Step::Finish;  // TT-1149; TT-1153: the dice are dropped
      return again();
    case Step::Wake: return ask_players();
    case Step::Bad:
      if (resolve_bad(now)) return again();
      step = Step::FreeAfter;
      return again();
    case Step::Act:
      if (bad_dice(t) == 0) return ask_players();
      step = Step::Cancel;  // the sleeper turned a die to a bad face
      return again();
    case Step::Rolling: return ask_chance();
    case Step::Acting: step = Step::FreeAfter; [[fallthrough]];
    case Step::FreeAfter:
      step = Step::Finish;
      if (here) return call(now, FreeActions{});
      [[fallthrough]];
    case Step::Finish: break;
  }
  if (here) lie_down(now, t.actor);
  t.dice.fill(Face::None);
  t.actor = kNoSlot;
  return done();
}

void DiceSet::outcomes(const Rules& r, const State&, Outcomes& out) const { die_outcomes(r, out); }

Question DiceSet::question(const Rules&, const State& s) const {
  if (step == Step::Wake) return ask(s.table, QuestionKind::CancelDie, sleeper(s.table));
  const QuestionKind kind = step == Step::Reroll   ? QuestionKind::Reroll
                            : step == Step::Cancel ? QuestionKind::CancelDie
                                                   : QuestionKind::DiceAction;
  Question asked = ask(s.table, kind, s.table.actor);
  ask_sleeper(s.table, asked);
  return asked;
}

void DiceSet::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  const Table& t = s.table;
  if (step == Step::Wake) {
    out.push(answer::Pass{});
  } else if (seat == seat_of(t, t.actor)) {
    const bool light = light_left(r, t, lit_dice);
    if (step == Step::Reroll)
      for_dice(t, [&](int each) {
        if (rerolls > 0 || (light && (lit_dice & bit(each)) != 0)) out.push(answer::Reroll{each});
      });
    if (step == Step::Cancel && may_cancel(r, t))
      for_dice(t, [&](int each) { out.push(answer::Cancel{each}); });
    if (step == Step::Act) {
      const Location here = where(t, t.actor);
      if (may_use(r, s, here)) out.push(answer::Use{});
      if (shows(t, Face::Repair) && repairable(t, here) > 0) out.push(answer::Repair{});
      burn_options(r, s, here, out);
    }
    out.push(answer::Pass{});
  }
  sleeper_options(t, seat, out);
}

namespace {

void cancel_die(Now& now, int die) {  // TT-1145
  Table& t = now.s.table;
  t.dice[static_cast<std::size_t>(die)] = Face::None;
  tell(now, event::DieCancelled{.who = t.actor, .n = die});
  if (raise_suspicion(now, t.actor) && on_threat(t, t.actor)) call(now, Collision{});
}

void burn_here(Now& now, WeaponKind weapon) {  // TT-1150
  const Slot actor = now.s.table.actor;
  pay_weapon(now, actor, weapon);
  burn_location(now, actor, weapon, where(now.s.table, actor));
}

}  // namespace

Flow DiceSet::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::TurnDie:
      turn_die(now, a);
      if (step == Step::Wake) step = Step::Cancel;  // the actor may still cancel what is left
      break;
    case ActionKind::Reroll:
      die = u8(parts_of<answer::Reroll>(a).n);
      if ((lit_dice & bit(die)) != 0 && light_left(now.rules, t, lit_dice))  // keeps the free ones
        lit_dice = static_cast<std::uint8_t>(lit_dice & ~bit(die));
      else
        --rerolls;
      step = Step::Rolling;
      break;
    case ActionKind::Roll:
      t.dice[die] = rolled_as<Face>(a);
      tell(now, event::DieRerolled{.who = t.actor, .n = die, .face = t.dice[die]});
      step = Step::Reroll;
      break;
    case ActionKind::Cancel: cancel_die(now, parts_of<answer::Cancel>(a).n); break;
    case ActionKind::Use: step = Step::Acting; return call(now, Perform{.card = CardKind::Use});
    case ActionKind::Repair: step = Step::Acting; return call(now, Perform{.card = CardKind::Repair});
    case ActionKind::Burn:
      burn_here(now, parts_of<answer::Burn>(a).thing);
      step = Step::Finish;
      break;
    default: step = after_pass(t, step);  // Pass
  }
  return again();
}

}  // namespace holdout::the_thing
