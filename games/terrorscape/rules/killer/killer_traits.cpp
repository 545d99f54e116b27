#include "games/terrorscape/rules/killer/acts.h"

// The Killer's traits where he has a choice (12.2). What they cost is paid before anything is told (TS-261);
// the others work where the rules speak of what they change.

namespace holdout::terrorscape {

namespace {

bool must_use(KillerTrait trait) {
  return trait == KillerTrait::AuraOfTerror || trait == KillerTrait::Dread || trait == KillerTrait::Locksmith;
}

bool anything_noisy(const Table& t) { return t.firecracker || !t.noise.empty(); }

bool is_usable(const Rules& r, const State& s, KillerTrait trait) {
  const Table& t = s.table;
  if (hand_size(s) < cost(r, trait)) return false;  // TS-014
  switch (trait) {
    case KillerTrait::KeenHearing: return anything_noisy(t);
    case KillerTrait::SharpenedSenses: return !t.senses_used;
    case KillerTrait::AuraOfTerror:
    case KillerTrait::Ambusher:
    case KillerTrait::Encirclement: return t.stealth == Skill::None;  // TS-512
    default: return true;
  }
}

Flow scare_here(Now& now) {  // KT-08
  const Location room = now.s.table.at;
  return call(now, Scare{.who = who_are_in(now.s, room), .asked = only(room)});
}

Flow move_one(Now& now, KillerTrait trait) {
  begin_walk(now);
  const std::uint8_t steps = u8(amount(now.rules, trait));
  return call(now, KillerMove{.least = steps, .most = steps});
}

Flow block(Now& now, KillerTrait trait, Doors among) {
  return call(now, Blocking{.left = u8(amount(now.rules, trait)), .among = among});
}

}  // namespace

KillerTraitSet KillerTraits::usable(const Rules& r, const State& s) const {
  KillerTraitSet those;
  for (const KillerTrait trait : left)
    if (is_usable(r, s, trait)) those.add(trait);
  return those;
}

Flow KillerTraits::run(Now& now) {
  switch (step) {
    case Step::Choose: {
      const KillerTraitSet those = usable(now.rules, now.s);
      if (those.empty()) return done();
      const bool in_order = window == Window::Level;  // TS-304
      if (must_use(those.first()) && (in_order || those.size() == 1)) return choose(now, those.first());
      return ask_killer(now);
    }
    case Step::Target: return ask_killer(now);
    case Step::Use: break;
  }
  return use(now);
}

Question KillerTraits::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::KillerTrait);
}

void KillerTraits::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step == Step::Target) {  // KT-06
    for (const Survivor who : in_mansion(s.table)) out.push(answer::Who{.who = who});
    return;
  }
  bool may_pass = true;
  for (const KillerTrait trait : usable(r, s)) {
    out.push(answer::KillerTrait{.trait = trait});
    if (must_use(trait)) may_pass = false;
  }
  if (may_pass) out.push(answer::Pass{});
}

Flow KillerTraits::answer(Now& now, Seat, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::KillerTrait: return choose(now, parts_of<answer::KillerTrait>(a).trait);
    case ActionKind::Who: {
      step = Step::Choose;
      const Survivor who = parts_of<answer::Who>(a).who;
      tell(now, event::KillerTraitUsed{.trait = chosen});
      return call(now, Scare{.who = only(who)});
    }
    default: return done();
  }
}

Flow KillerTraits::choose(Now& now, KillerTrait trait) {
  chosen = trait;
  left.remove(trait);
  step = trait == KillerTrait::Dread ? Step::Target : Step::Use;
  const int cards = cost(now.rules, trait);
  return cards == 0 ? again() : call(now, PayCards{.left = u8(cards)});
}

Flow KillerTraits::use(Now& now) {
  Table& t = now.s.table;
  step = Step::Choose;
  tell(now, event::KillerTraitUsed{.trait = chosen});
  switch (chosen) {
    case KillerTrait::Snare:
      t.killer_traits_used.add(chosen);  // TS-506
      return block(now, chosen, kAllDoors);
    case KillerTrait::Locksmith: return block(now, chosen, kAllDoors);
    case KillerTrait::Encirclement: return block(now, chosen, doors_of(t.at));
    case KillerTrait::MurderousIntent: return call(now, Scare{.who = named});
    case KillerTrait::SharpenedSenses:
      t.senses_used = true;
      return call(now, Detect{.among = Detect::Among::Areas, .by_senses = true});
    case KillerTrait::KeenHearing: return call(now, Detect{.among = Detect::Among::NoisyRooms});
    case KillerTrait::Tracker: return call(now, Detect{.among = Detect::Among::Range});
    case KillerTrait::QuickStep:
    case KillerTrait::RushIn: return move_one(now, chosen);
    case KillerTrait::AuraOfTerror: return scare_here(now);
    case KillerTrait::Ambusher: return call(now, Hiding{});
    default: return again();
  }
}

}  // namespace holdout::terrorscape
