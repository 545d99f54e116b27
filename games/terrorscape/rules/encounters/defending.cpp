#include "games/terrorscape/rules/encounters/defending.h"

#include <numeric>

#include "games/terrorscape/rules/killer/acts.h"

// The defender and his item (TS-325..331).

namespace holdout::terrorscape {

namespace {

Survivors not_attacked(const Meeting& meeting) { return meeting.participants.without(meeting.attacked); }

// TS-547: the holder of the token if he takes part, else the first participant clockwise from him.
Survivor who_chooses(const Table& t) {
  const Survivors those = t.meeting.participants;
  return those.has(t.token) ? t.token : next_clockwise(those, t.token);
}

bool is_weapon(Item item) { return item != Item::None && row(item).weapon; }

// TS-326: what may be used, each by itself; the Revolver needs an Ammo, which does nothing alone.
bool may_defend_with(const State& s, Survivor who, Item item) {
  switch (item) {
    case Item::Hatchet:
    case Item::LimePowder:
    case Item::Shortsword:
    case Item::Longsword: return carries(s, who, item);
    case Item::Revolver: return carries(s, who, item) && carries(s, who, Item::Ammo);
    default: return false;
  }
}

bool may_add_bottle(const State& s, Survivor who) {  // PL-12, TS-574
  return has_done(s, Plan::Molotov) && carries(s, who, Item::WhiskyBottle);
}

}  // namespace

void open_defender_council(const Rules& r, State& s) {
  open_council(r, s);
  if (!r.on_your_own) return;
  const Seat alone = seat_of(r, who_chooses(s.table));
  s.hidden.survivors.council = council_of(only(alone), alone);
}

Flow choose_defender(Now& now) {
  const Survivors those = not_attacked(now.s.table.meeting);
  if (those.size() == 1) {
    now.s.hidden.survivors.proposal = u8(those.first());
    return again();
  }
  open_defender_council(now.rules, now.s);
  now.s.table.moment = Moment::Defender;
  return call(now, DefenderCouncil{});
}

void name_defender(Now& now) {
  SurvivorSecrets& side = now.s.hidden.survivors;
  const auto who = static_cast<Survivor>(side.proposal);
  now.s.table.meeting.defender = who;
  side.council = {};
  side.proposal = 0;
  tell(now, event::DefenderNamed{.who = who});
}

void DefenderRules::choices(const Rules&, const State& s, Seat, Actions& out) {
  for (const Survivor who : not_attacked(s.table.meeting)) out.push(answer::Who{.who = who});
}
bool DefenderRules::take(Now& now, Seat, Action a) {
  now.s.hidden.survivors.proposal = u8(parts_of<answer::Who>(a).who);
  return true;
}
void DefenderRules::proposed(Now& now, Seat seat) {
  tell_side(now, event::Proposed{.who = static_cast<Survivor>(now.s.hidden.survivors.proposal)}, seat);
}
void DefenderRules::agreed(Now& now, Seat seat) { tell_side(now, event::Agreed{}, seat); }

// ---- his item ------------------------------------------------------------------------------------------

Flow Defence::run(Now& now) {
  if (asked) return done();
  return ask_at(now, Moment::DefenceItem);  // TS-014: of every defender
}

Question Defence::question(const Rules& r, const State& s) const {
  return ask(r, QuestionKind::DefenceItem, s.table.meeting.defender);
}

void Defence::options(const Rules&, const State& s, Seat, Actions& out) const {
  const Survivor who = s.table.meeting.defender;
  const bool bottle = may_add_bottle(s, who);
  for (int i = 0; i < kItemKinds; ++i) {
    const auto item = static_cast<Item>(i);
    if (!may_defend_with(s, who, item)) continue;
    out.push(answer::Defend{.thing = item, .bottle = false});
    if (bottle) out.push(answer::Defend{.thing = item, .bottle = true});
  }
  if (is_unused(s, who, SurvivorTrait::HiddenBlade)) {  // TS-522
    out.push(answer::Blade{.bottle = false});
    if (bottle) out.push(answer::Blade{.bottle = true});
  }
  if (bottle) out.push(answer::Defend{.thing = Item::None, .bottle = true});
  out.push(answer::Pass{});
}

namespace {

void show_item(Now& now, Survivor who, Item item) {
  seen(now, Seen::ItemShown, index(who), static_cast<int>(item));
}

// TS-327: told, and discarded if it is used up.
void use_item(Now& now, Survivor who, Item item) {
  if (item == Item::None) return;
  show_item(now, who, item);
  const Item spent = item == Item::Revolver ? Item::Ammo : item;
  if (spent != item) show_item(now, who, spent);
  if (!row(spent).reusable) spend_item(now.s, who, spent);
}

}  // namespace

Flow Defence::answer(Now& now, Seat, Action a) {
  Meeting& meeting = now.s.table.meeting;
  const Survivor who = meeting.defender;
  asked = true;
  if (static_cast<ActionKind>(a.kind) == ActionKind::Blade) {
    meeting.blade = true;
    meeting.bottle = parts_of<answer::Blade>(a).bottle;
    use_up(now.s, who, SurvivorTrait::HiddenBlade);
    show_trait(now, who, SurvivorTrait::HiddenBlade);
  } else if (static_cast<ActionKind>(a.kind) == ActionKind::Defend) {
    meeting.item = parts_of<answer::Defend>(a).thing;
    meeting.bottle = parts_of<answer::Defend>(a).bottle;
  }
  tell(now, event::DefendedWith{.who = who, .thing = meeting.item, .bottle = meeting.bottle});
  use_item(now, who, meeting.item);
  if (meeting.bottle) use_item(now, who, Item::WhiskyBottle);
  return again();
}

// ---- what it adds up to --------------------------------------------------------------------------------

int item_bonus(const Rules& r, const State& s, Survivor who, Item item, bool bottle, bool blade) {
  int bonus = bottle ? amount(r, Plan::Molotov) : 0;
  if (blade) bonus += amount(r, SurvivorTrait::HiddenBlade);
  if (item == Item::Revolver) {
    bonus += r.item(Item::Ammo).defence;
    if (has_trait(s, who, SurvivorTrait::Gunslinger)) bonus += amount(r, SurvivorTrait::Gunslinger);
  } else if (item != Item::None) {
    bonus += r.item(item).defence;
  }
  return bonus;
}

int own_bonus(const Rules& r, const State& s, Survivor who, Item item, bool bottle, bool blade) {
  int bonus = 0;
  if (is_person(s.table, who, Person::William) && !is_weapon(item) && !blade) bonus += r.tenacious;  // TS-226
  if (item == Item::None && !bottle && has_trait(s, who, SurvivorTrait::BareHands))
    bonus += amount(r, SurvivorTrait::BareHands);  // ST-01, TS-574
  return bonus;
}

int trap_bonus(const Rules& r, const State& s) {
  const Meeting& meeting = s.table.meeting;
  return !meeting.trap_spent && s.hidden.survivors.trap == meeting.at ? r.trap_bonus : 0;
}

Defended sum_of_defence(const Rules& r, const State& s) {
  const Meeting& meeting = s.table.meeting;
  const Survivor who = meeting.defender;
  Defended result;
  result.dice = std::accumulate(meeting.dice.begin(), meeting.dice.begin() + meeting.rolled, 0);
  result.item = item_bonus(r, s, who, meeting.item, meeting.bottle, meeting.blade);
  result.extra = own_bonus(r, s, who, meeting.item, meeting.bottle, meeting.blade);
  result.trap = trap_bonus(r, s);
  result.strength = strength(r, s.table);
  result.bare_hands =
      meeting.item == Item::None && !meeting.bottle && has_trait(s, who, SurvivorTrait::BareHands);
  result.blind_luck = result.dice == 0 && has_trait(s, who, SurvivorTrait::BlindLuck);
  return result;
}

}  // namespace holdout::terrorscape
