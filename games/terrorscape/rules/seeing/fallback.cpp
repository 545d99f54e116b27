#include <algorithm>

#include "games/terrorscape/rules/seeing/values.h"
#include "games/terrorscape/rules/terrorscape.h"

// Section 7, last column: the answer for a seat whose clock ran out. Every answer is one of the seat's own
// options, chosen by what its side sees; of equal ones the first.

namespace holdout::terrorscape {

namespace {

struct Asked {
  const Rules& r;
  const State& s;
  const Table& t;
  const SurvivorSecrets& side;
  Seat seat;
  Actions options{};
};

// The first of the options that are worth most.
template <class Worth>
Action best(const Asked& a, const Worth& worth) {
  Action found = a.options[0];
  int most = worth(found);
  for (const Action& each : a.options)
    if (const int value = worth(each); value > most) {
      most = value;
      found = each;
    }
  return found;
}
bool offered(const Asked& a, ActionKind kind) {
  return std::ranges::any_of(a.options, [&](Action each) { return each.kind == u8(kind); });
}
// The first option of this kind, else the first of all.
Action prefer(const Asked& a, ActionKind kind) {
  return best(a, [&](Action each) { return each.kind == u8(kind) ? 1 : 0; });
}

Action first(const Asked& a) { return a.options[0]; }
Action decline(const Asked& a) {
  return prefer(a, offered(a, ActionKind::Pass) ? ActionKind::Pass : ActionKind::No);
}
Action leave(const Asked& a) { return prefer(a, ActionKind::Leave); }
Action accept(const Asked& a) { return prefer(a, ActionKind::Yes); }

// Not a step: to pass, or to go to where he is.
Action stay(const Asked& a) {
  if (offered(a, ActionKind::Pass)) return prefer(a, ActionKind::Pass);
  const Survivors own = survivors_of(a.r, a.seat);
  return best(a, [&](Action each) {
    if (!is<answer::Go>(each)) return 0;
    for (Survivor who : own)
      if (a.side.at[at(who)] == parts_of<answer::Go>(each).room) return 1;
    return 0;
  });
}

// ---- councils
// ------------------------------------------------------------------------------------------------

// What stands is agreed with, but at the end of the time the Speaker's proposal stands, and if he has none
// the automatic answer.
template <class Automatic>
Action settle(const Asked& a, const CouncilMarks& council, const Automatic& automatic) {
  const bool speaks =
      a.seat == council.speaker && council.proposals[static_cast<std::size_t>(index(a.seat))] == 0;
  if (offered(a, ActionKind::Agree) && !speaks) return prefer(a, ActionKind::Agree);
  return automatic(a);
}

// Each place gets the first of these that is not chosen yet.
constexpr std::array kAdvised{Person::Anna, Person::Marco, Person::William};

Action advised_person(const Asked& a) {
  return best(a, [&](Action each) {
    if (!is<answer::PickPerson>(each)) return 0;
    const auto* found = std::ranges::find(kAdvised, parts_of<answer::PickPerson>(each).person);
    return static_cast<int>(kAdvised.end() - found);
  });
}

Action pick(const Asked& a) {
  if (a.seat != a.r.killer_seat) return settle(a, a.s.hidden.picks.marks.council, advised_person);
  return best(a, [](Action each) {
    return is<answer::PickKiller>(each) && parts_of<answer::PickKiller>(each).killer == Killer::Butcher ? 1
                                                                                                        : 0;
  });
}

int steps_away(const Asked& a, Survivor who) { return distance(a.side.at[at(who)], last_known(a.t)); }

Action farthest(const Asked& a) {
  return best(a, [&](Action each) {
    return is<answer::Who>(each) ? 1 + steps_away(a, parts_of<answer::Who>(each).who) : 0;
  });
}
Action discoverer(const Asked& a) { return settle(a, a.side.council, farthest); }

Action card_in_progress(const Asked& a) {
  return best(a, [&](Action each) {
    if (is<answer::Pass>(each)) return 1;
    const bool under_way = is<answer::Advance>(each) && a.side.plan_progress > 0 &&
                           parts_of<answer::Advance>(each).plan == a.side.plan_under_way;
    return under_way ? 2 : 0;
  });
}
Action plan_stage(const Asked& a) { return settle(a, a.side.council, card_in_progress); }

// Healthy before wounded, then most dice.
Action sturdiest(const Asked& a) {
  return best(a, [&](Action each) {
    if (!is<answer::Who>(each)) return -1;
    const Survivor who = parts_of<answer::Who>(each).who;
    return (is_wounded(a.t, who) ? 0 : a.r.dice + 1) + dice_of(a.r, a.t, who);
  });
}
Action defender(const Asked& a) { return settle(a, a.side.council, sturdiest); }

// ---- Survivors
// -----------------------------------------------------------------------------------------------

Action calm(const Asked& a) {
  return prefer(a, offered(a, ActionKind::EndTurn) ? ActionKind::EndTurn : ActionKind::Calm);
}

// Whose backpack is looked at: of the one who draws, or whose is too full.
Survivor packer(const Asked& a) {
  for (int i = a.s.running.stack.size(); i > 0; --i)
    if (const auto* over = std::get_if<Overflow>(&a.s.running.stack[i - 1])) return over->who;
  return a.side.drawer == kNoSurvivor ? a.side.turn : a.side.drawer;
}

// The value, and of equal ones the later card as the more valuable one.
int worth_of(const Asked& a, Survivor who, Item item) {
  return value_of(a.r, a.t, a.side, who, item) * kItemKinds + static_cast<int>(item);
}

Action least_item(const Asked& a) {
  const Survivor who = packer(a);
  return best(a, [&](Action each) {
    return is<answer::Drop>(each) ? -worth_of(a, who, parts_of<answer::Drop>(each).thing) : -100'000;
  });
}

Action best_item(const Asked& a) {
  const Survivor who = packer(a);
  return best(a, [&](Action each) {
    return is<answer::KeepItem>(each) ? worth_of(a, who, parts_of<answer::KeepItem>(each).thing) : -1;
  });
}

struct Weighed {
  DefenceWith with{};
  int bonus = 0;
  bool spent = false;  // something is discarded
  int value = 0;
};

Weighed weighed(const Asked& a, Action each) {
  const Survivor who = a.t.meeting.defender;
  Weighed w;
  if (is<answer::Defend>(each)) {
    const auto with = parts_of<answer::Defend>(each);
    w.with = {.item = with.thing, .bottle = with.bottle, .blade = false};
    const Item spent = with.thing == Item::Revolver ? Item::Ammo : with.thing;
    if (spent != Item::None) w.value = value_of(a.r, a.t, a.side, who, spent);
    w.spent = with.bottle || (spent != Item::None && !row(spent).reusable);
  } else if (is<answer::Blade>(each)) {
    w.with = {.item = Item::None, .bottle = parts_of<answer::Blade>(each).bottle, .blade = true};
    w.spent = true;
  }
  w.bonus = bonus_of(a.r, a.t, a.side, who, w.with);
  return w;
}

bool is_nothing(const DefenceWith& with) { return with.item == Item::None && !with.bottle && !with.blade; }

Action defence(const Asked& a) {
  constexpr int kScale = 1000;
  const int highest = *std::ranges::max_element(a.r.faces);
  const Action chosen = best(a, [&](Action each) {
    const Weighed w = weighed(a, each);
    return (w.bonus * 2 + (w.spent ? 0 : 1)) * kScale - w.value;
  });
  const int reach = highest * dice_of(a.r, a.t, a.t.meeting.defender) + weighed(a, chosen).bonus;
  if (reach >= strength(a.r, a.t)) return chosen;
  return best(a, [&](Action each) { return is_nothing(weighed(a, each).with) ? 1 : 0; });
}

// ---- the Killer
// ----------------------------------------------------------------------------------------------

// So many of them, what was drawn over the limit counted with the hand (TS-517).
int copies_of(const Asked& a, Skill skill) {
  const KillerSecrets& own = a.s.hidden.killer;
  return own.hand[at(skill)] + (own.drawn == skill ? 1 : 0);
}

Action least_card(const Asked& a) {
  return best(a, [&](Action each) {
    if (!is<answer::Pay>(each)) return -100'000;
    const Skill skill = parts_of<answer::Pay>(each).skill;
    return -(value_of(a.r, a.t, skill, copies_of(a, skill)) * kSkillKinds + static_cast<int>(skill));
  });
}

bool is_of_the_report(const Table& t, Location room) { return t.firecracker || t.noise.has(room); }
int noisy_in(const Table& t, Locations rooms) {
  int noisy = 0;
  for (Location room : rooms) noisy += is_of_the_report(t, room) ? 1 : 0;
  return noisy;
}

// TS-243: he has searched where he stands, in this phase.
bool has_searched(const Asked& a) {
  bool searched = false;
  for (const Note& note : a.t.history) {
    if (note.seen == Seen::Reported) searched = false;
    if (note.seen == Seen::Answered && note.what == only(a.t.at).bits()) searched = true;
  }
  return searched;
}

Action search_noise(const Asked& a) {
  const bool worth = is_of_the_report(a.t, a.s.hidden.killer.at) && !has_searched(a);
  return prefer(a, worth && offered(a, ActionKind::Search) ? ActionKind::Search : ActionKind::Pass);
}

Action noisiest(const Asked& a) {
  return best(a, [&](Action each) {
    if (is<answer::Area>(each)) return noisy_in(a.t, rooms_of(parts_of<answer::Area>(each).area));
    if (is<answer::At>(each)) return noisy_in(a.t, only(parts_of<answer::At>(each).room));
    const Locations both = ends_of(parts_of<answer::Pair>(each).pair).both();
    const int low = static_cast<int>(both.first());
    const int high = static_cast<int>(both.without(both.first()).first());
    return noisy_in(a.t, both) * kLocations * kLocations - (low * kLocations + high);
  });
}

Action shortest_way(const Asked& a) {
  if (offered(a, ActionKind::Pass)) return prefer(a, ActionKind::Pass);
  return best(a, [](Action each) {
    return is<answer::Step>(each) ? kLocations - static_cast<int>(parts_of<answer::Step>(each).room) : 0;
  });
}

Action open_door(const Asked& a) {
  return best(a, [&](Action each) {
    if (!is<answer::Block>(each)) return -1;
    const Door door = parts_of<answer::Block>(each).door;
    return (a.t.blocks.has(door) ? 0 : kDoors) + kDoors - static_cast<int>(door);
  });
}

Action farthest_block(const Asked& a) {
  return best(a, [&](Action each) {
    if (!is<answer::TakeBack>(each)) return -1;
    const Ends ends = ends_of(parts_of<answer::TakeBack>(each).door);
    return std::min(distance(ends.one, last_known(a.t)), distance(ends.other, last_known(a.t)));
  });
}

Action where_he_is(const Asked& a) {
  return best(a, [&](Action each) {
    return is<answer::Hide>(each) && parts_of<answer::Hide>(each).room == a.s.hidden.killer.at ? 1 : 0;
  });
}

Action most_afraid(const Asked& a) {
  return best(a, [&](Action each) {
    return is<answer::Who>(each) ? 1 + fear_of(a.t, parts_of<answer::Who>(each).who) : 0;
  });
}

// KT-06 asks whom, KT-07 which door, KT-08 comes first; every other one may be declined.
Action killer_trait(const Asked& a) {
  if (offered(a, ActionKind::Pass)) return prefer(a, ActionKind::Pass);
  if (offered(a, ActionKind::Who)) return most_afraid(a);
  if (offered(a, ActionKind::Block)) return open_door(a);
  return best(a, [](Action each) {
    return is<answer::KillerTrait>(each) &&
                   parts_of<answer::KillerTrait>(each).trait == KillerTrait::AuraOfTerror
               ? 1
               : 0;
  });
}

// By QuestionKind.
using Answer = Action (*)(const Asked&);
constexpr std::array<Answer, kQuestionKinds> kAnswers{
    first,           // Chance: never asked
    pick,            // Pick
    first,           // PickTrait: the lowest id
    first,           // SurvivorsAct: only shown
    first,           // KillerActs: likewise
    accept,          // EscapeAlone
    first,           // NextSurvivor: the lowest place
    calm,            // Action
    first,           // EffectTarget: the lowest
    stay,            // GuidedMove
    leave,           // PickUp
    leave,           // Exchange
    decline,         // ExchangeAnswer
    accept,          // ScavengeKeep
    least_item,      // Overflow
    discoverer,      // Discoverer
    decline,         // DrawTrait
    best_item,       // DiscoveryKeep
    plan_stage,      // PlanStage
    discoverer,      // PlanDrawer
    killer_trait,    // KillerTrait
    most_afraid,     // LurkTarget
    decline,         // FastCard
    search_noise,    // MainChoice
    decline,         // SlowCard
    least_card,      // CostCards
    noisiest,        // DetectTarget
    shortest_way,    // CardPath
    open_door,       // BlockDoor
    farthest_block,  // BlockTakeBack
    where_he_is,     // StealthPath
    decline,         // RushSearch
    decline,         // FearWound
    least_card,      // LimitSwap
    least_card,      // UnlockDiscard
    decline,         // LevelBlocks
    decline,         // CatAndMouse
    decline,         // HumanShield
    stay,            // SlipAway
    decline,         // AttackCard
    defender,        // Defender
    defence,         // DefenceItem
    stay,            // Flee
    accept,          // Amulet
};

}  // namespace

Action Terrorscape::fallback(const Rules& r, const State& s, Seat seat, Ticket) {
  Asked a{.r = r, .s = s, .t = s.table, .side = s.hidden.survivors, .seat = seat};
  options_of_top(r, s, seat, a.options);
  if (a.options.empty()) return answer::Pass{};  // nobody asks this seat
  return kAnswers[s.running.open.kind](a);
}

// TS-018: one limit for each phase; what is asked inside an encounter has its own, inside the window of the
// phase. It follows from what strangers see alone.
TimeLimit Terrorscape::time_limit(const Rules& r, const State& s) {
  const std::uint32_t topic = s.table.phase == Phase::Survivor ? 1U : 2U;
  switch (s.table.moment) {
    case Moment::Pick:
    case Moment::Traits: return {.seconds = r.pick_seconds};
    case Moment::SurvivorsAct:
      return {.seconds = r.survivor_seconds, .grace_seconds = r.grace_seconds, .topic = topic};
    case Moment::KillerActs:
      return {.seconds = r.killer_seconds, .grace_seconds = r.grace_seconds, .topic = topic};
    case Moment::Amulet: return {.seconds = r.amulet_seconds, .grace_seconds = 0, .topic = topic};
    case Moment::Over: return {};
    default: return {.seconds = r.encounter_seconds, .grace_seconds = 0, .topic = topic};
  }
}

}  // namespace holdout::terrorscape
