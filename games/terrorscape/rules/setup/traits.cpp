#include "games/terrorscape/rules/changes.h"

// Variant 1: traits are dealt from two decks of 20, chosen by both sides at the same moment and in secret,
// and those that matter at the set-up are applied (TS-501..510).

namespace holdout::terrorscape {

namespace {

Survivors still_choosing(const Rules& r, const State& s, Seat seat) {
  Survivors those;
  for (Survivor who : survivors_of(r, seat))
    if (s.hidden.survivors.traits[at(who)].size() < r.survivor_traits.kept) those.add(who);
  return those;
}

SeatSet still_choosing(const Rules& r, const State& s) {
  SeatSet seats;
  for (Seat seat : r.survivor_seats)
    if (!still_choosing(r, s, seat).empty()) seats.add(seat);
  if (s.hidden.killer.kept.size() < r.killer_traits.kept) seats.add(r.killer_seat);
  return seats;
}

SurvivorTraitSet all_dealt(const SurvivorSecrets& own) {
  SurvivorTraitSet all;
  for (const SurvivorTraitSet& dealt : own.dealt) all = all | dealt;
  return all;
}

// The next Survivor who is dealt a card; nobody when all have theirs.
Survivor next_dealt(const Rules& r, const SurvivorSecrets& own) {
  for (Survivor who : kAllSurvivors)
    if (own.dealt[at(who)].size() < r.survivor_traits.drawn) return who;
  return kNoSurvivor;
}

bool all_are_dealt(const Rules& r, const State& s) {
  return next_dealt(r, s.hidden.survivors) == kNoSurvivor &&
         s.hidden.killer.dealt.size() == r.killer_traits.drawn;
}

// ST-20: a Revolver of the discovery deck, which is shuffled anew.
void take_revolver(Now& now, Survivor who) {
  std::uint8_t& left = now.s.hidden.survivors.discovery[at(Item::Revolver)];
  if (left == 0) return;
  --left;
  take_item(now.s, who, Item::Revolver);
  tell_side(now, event::Taken{.who = who, .thing = Item::Revolver, .from = kNoSurvivor});
}

void set_up_survivors(Now& now) {
  for (Survivor who : kAllSurvivors)
    if (has_trait(now.s, who, SurvivorTrait::Gunslinger)) take_revolver(now, who);
}

// TS-508..510: what changes his strength, his level and their fear.
void set_up_killer(Now& now) {
  const Rules& r = now.rules;
  Table& t = now.s.table;
  int change = 0;
  if (has_trait(t, KillerTrait::HeavyBlow)) change += amount(r, KillerTrait::HeavyBlow);
  if (has_trait(t, KillerTrait::Handicap)) change -= amount(r, KillerTrait::Handicap);
  if (has_trait(t, KillerTrait::PentUpRage)) change -= amount(r, KillerTrait::PentUpRage);
  t.trait_strength = static_cast<std::int8_t>(change);
  if (has_trait(t, KillerTrait::LieInWait)) {
    t.level = u8(amount(r, KillerTrait::LieInWait));
    tell(now, event::LevelGained{.n = t.level, .strength = u8(strength(r, t))});
  } else if (change != 0) {
    tell(now, event::StrengthChanged{.n = u8(strength(r, t))});
  }
  if (has_trait(t, KillerTrait::Nightfall)) t.fear.fill(u8(amount(r, KillerTrait::Nightfall)));
}

// TS-503: cards that were not kept leave the game.
void reveal(Now& now) {
  Table& t = now.s.table;
  KillerSecrets& killer = now.s.hidden.killer;
  t.killer_traits = killer.kept;
  killer.kept = killer.dealt = {};
  now.s.hidden.survivors.dealt = {};
  for (KillerTrait trait : t.killer_traits) tell(now, event::KillerTraitShown{.trait = trait});
  set_up_survivors(now);
  set_up_killer(now);
}

}  // namespace

Flow PickTraits::run(Now& now) {
  if (step == Step::Deal && !all_are_dealt(now.rules, now.s)) return ask_chance();
  step = Step::Choose;
  if (!still_choosing(now.rules, now.s).empty()) return ask_at(now, Moment::Traits);
  reveal(now);
  return done();
}

void PickTraits::outcomes(const Rules& r, const State& s, Outcomes& out) const {
  if (next_dealt(r, s.hidden.survivors) != kNoSurvivor) {
    const SurvivorTraitSet taken = all_dealt(s.hidden.survivors);
    for (int i = 0; i < kSurvivorTraits; ++i)
      if (const auto trait = static_cast<SurvivorTrait>(i); !taken.has(trait))
        out.push(answer::DealTrait{trait}, 1);
    return;
  }
  for (int i = 0; i < kKillerTraits; ++i)
    if (const auto trait = static_cast<KillerTrait>(i); !s.hidden.killer.dealt.has(trait))
      out.push(answer::DealKillerTrait{trait}, 1);
}

Question PickTraits::question(const Rules& r, const State& s) const {
  return ask(still_choosing(r, s), QuestionKind::PickTrait);
}

void PickTraits::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  if (seat == r.killer_seat) {
    const KillerSecrets& own = s.hidden.killer;
    for (KillerTrait trait : own.dealt.without(own.kept)) out.push(answer::KeepKillerTrait{trait});
    return;
  }
  const SurvivorSecrets& own = s.hidden.survivors;
  const std::size_t place = at(still_choosing(r, s, seat).first());
  for (SurvivorTrait trait : own.dealt[place].without(own.traits[place])) out.push(answer::KeepTrait{trait});
}

Flow PickTraits::answer(Now& now, Seat seat, Action a) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (is<answer::DealTrait>(a)) {
    const Survivor who = next_dealt(now.rules, own);
    own.dealt[at(who)].add(parts_of<answer::DealTrait>(a).trait);
    tell_side(now, event::TraitDealt{.who = who, .trait = parts_of<answer::DealTrait>(a).trait});
    return again();
  }
  if (is<answer::DealKillerTrait>(a)) {
    now.s.hidden.killer.dealt.add(parts_of<answer::DealKillerTrait>(a).trait);
    tell_killer(now, event::KillerTraitDealt{.trait = parts_of<answer::DealKillerTrait>(a).trait});
    return again();
  }
  if (is<answer::KeepKillerTrait>(a))
    now.s.hidden.killer.kept.add(parts_of<answer::KeepKillerTrait>(a).trait);
  if (is<answer::KeepTrait>(a)) {
    const Survivor who = still_choosing(now.rules, now.s, seat).first();
    const SurvivorTrait trait = parts_of<answer::KeepTrait>(a).trait;
    own.traits[at(who)].add(trait);
    tell_side(now, event::TraitKept{.who = who, .trait = trait}, seat);
  }
  const SeatSet left = still_choosing(now.rules, now.s);
  return left.empty() ? again() : ask_anew(now, left & only(seat));  // who still has to choose, chooses on
}

}  // namespace holdout::terrorscape
