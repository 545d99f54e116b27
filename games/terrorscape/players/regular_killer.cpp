#include <algorithm>
#include <cmath>

#include "games/terrorscape/players/regular.h"
#include "games/terrorscape/rules/killer/acts.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

namespace {

int cards_of(const View& view, Skill skill) { return view.killer.hand[at(skill)]; }
int hand_of(const View& view) { return cards_in(view.killer.hand); }
int actions_left(const Rules& r, const View& view) {
  const auto* phase = under_way<KillerPhase>(view);
  return phase == nullptr ? 0 : r.killer_actions - phase->actions;
}
bool is_in_fast_step(const View& view) {
  const auto* phase = under_way<KillerPhase>(view);
  return phase != nullptr && phase->step == KillerPhase::Step::Fast;
}

// Where he can still SEARCH in this phase without a card, after so many steps by cards.
Locations reach_of(const Rules& r, const View& view, int chases) {
  const int steps = std::max(0, (is_in_fast_step(view) ? r.killer_actions : actions_left(r, view)) - 1);
  Locations rooms = range(view.table.at, steps + chases);
  for (Location room : rooms)
    if (searched_in_vain(view.table, room)) rooms.remove(room);
  return rooms;
}

// How well a location lies for what comes: near to where they are likely to be, and to where they must go.
double outlook(const Table& t, const Rules& r, const PlaceBelief::Marginals& next, Location from) {
  double sum = 0;
  for (Survivor who : in_mansion(t))
    for (Location room : kWholeMansion) {
      constexpr std::array<double, 6> kByDistance{1.0, 0.9, 0.5, 0.25, 0.1, 0.05};
      sum += worth_of_wound(t, who) * next[at(who)][slot_of(room)] *
             kByDistance[static_cast<std::size_t>(distance(from, room))];
    }
  const bool last = t.keys + 1 >= r.keys_to_escape;
  const auto near = [&](Location room) { return distance(from, room) <= 2 ? 1.0 : 0.0; };
  return sum + (last ? 0.5 : 0.05) * near(kMainExit) + 0.15 * near(kRadio);
}

// Of the steps on offer the one that leads best to `goal`, through boards only if it must.
Action step_to_goal(const Table& t, const Actions& options, Location goal) {
  return best_of(options, [&](const Action& option) {
    if (!is<answer::Step>(option)) return -100.0;
    const Location room = parts_of<answer::Step>(option).room;
    const Door door = door_between(t.at, room);
    const bool boards = door != Door::None && t.blocks.has(door);
    return -static_cast<double>(distance(room, goal)) - (boards ? 0.3 : 0.0);
  });
}

}  // namespace

Action RegularPlayer::choose_as_killer(const View& view, const Actions& options) {
  switch (asked_kind(view)) {
    case QuestionKind::FastCard: return choose_fast(view, options);
    case QuestionKind::MainChoice: return choose_main(view, options);
    case QuestionKind::SlowCard: return choose_slow(view, options);
    case QuestionKind::CardPath: return choose_step(view, options);
    case QuestionKind::DetectTarget: return choose_question(view, options);
    case QuestionKind::StealthPath: return choose_hiding(view, options);
    case QuestionKind::BlockDoor:
    case QuestionKind::LevelBlocks: return choose_door(view, options);
    case QuestionKind::AttackCard: return choose_attack(view, options);
    case QuestionKind::FearWound:
      why_ = Saying("terrorscape.reason.fear_wound");
      return option_of(options, ActionKind::Yes, options[0]);
    case QuestionKind::RushSearch: {
      const Prey prey = prey_of(rules(), view.table, belief_.marginals(), strength(rules(), view.table));
      const double worth = prey.search[slot_of(view.table.at)];
      why_ = Saying("terrorscape.reason.search")
                 .room(view.table.at)
                 .number(percent(prey.somebody[slot_of(view.table.at)]));
      return worth > 0.15 ? option_of(options, ActionKind::Yes, options[0]) : pass_of(options);
    }
    case QuestionKind::KillerTrait: return any_of(options, rng_);
    default: return usual(view);
  }
}

// What a fast card adds to what this phase is worth without it.
double RegularPlayer::worth_of_fast(const View& view, Skill skill, const Prey& prey, Locations near,
                                    double best) {
  const Rules& r = rules();
  const Table& t = view.table;
  const bool full = hand_of(view) >= r.hand_limit - 1;
  const auto asking = [&](Locations rooms, bool by_name) {
    return worth_of_asking(r, t, belief_, rooms, near, by_name, strength(r, t));
  };
  double worth = 0;
  switch (skill) {
    case Skill::Detection:
      for (int i = 0; i < kAreas; ++i) worth = std::max(worth, asking(rooms_of(static_cast<Area>(i)), true));
      return worth + (full ? 0.01 : -0.02);
    case Skill::Deduction:
      for (int i = 0; i < kPairs; ++i)
        worth = std::max(worth, asking(ends_of(static_cast<Pair>(i)).both(), true));
      return worth - 0.08;
    case Skill::Shriek: {
      double hit = 0;
      for (Location room : range(t.at, 1)) hit += prey.somebody[slot_of(room)];
      return hit * prey.fear + asking(range(t.at, 1), false) - (full ? 0.02 : 0.08);
    }
    case Skill::Chase: {
      const Target there = best_target(prey.search, reach_of(r, view, cards_of(view, Skill::Chase)));
      return there.worth - best - 0.05;
    }
    case Skill::ScentOfFear: {
      double known = 0;
      for (Survivor who : fearful(t))
        for (Location room : near)
          known += belief_.marginals()[at(who)][slot_of(room)] * worth_of_wound(t, who) *
                   chance_of_failure(r, t, who, strength(r, t));
      return known - best - 0.08;
    }
    case Skill::DeathNotice: return in_mansion(t).size() * prey.fear - (full ? 0.15 : 0.3);
    case Skill::Frenzy: {
      const Prey stronger = prey_of(r, t, belief_.marginals(), std::min(r.most_strength, strength(r, t) + 2));
      return best < 0.4 ? 0 : best_target(stronger.search, near).worth - best - 0.05;
    }
    case Skill::OminousGrowl: return best_target(prey.sure, range(t.at, 1)).worth - 0.45;
    default: return 0;
  }
}

Action RegularPlayer::choose_fast(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const Prey prey = prey_of(r, t, belief_.marginals(), strength(r, t));
  const Locations near = reach_of(r, view, 0);
  const double best = best_target(prey.search, near).worth;
  Best<Action, double> card(pass_of(options), 0.0);
  for (const Action& option : options)
    if (is<answer::Play>(option)) {
      const Skill skill = parts_of<answer::Play>(option).skill;
      card.offer(option, worth_of_fast(view, skill, prey, near, best));
    }
  if (is<answer::Play>(card.one))
    why_ = Saying("terrorscape.reason.fast")
               .skill(parts_of<answer::Play>(card.one).skill)
               .number(percent(card.worth));
  else
    why_ = Saying("terrorscape.reason.no_fast");
  return card.one;
}

double RegularPlayer::worth_of_special(const View& view, Skill skill, const Prey& prey) {
  const Rules& r = rules();
  const Table& t = view.table;
  double hit = 0;
  switch (skill) {
    case Skill::OminousGrowl:
      for (Location room : range(t.at, 1)) hit += prey.somebody[slot_of(room)];
      return best_target(prey.sure, range(t.at, 1)).worth + hit * prey.fear - 0.12;
    case Skill::PureFury: return best_target(prey.search, range(t.at, 2)).worth - 0.04;
    case Skill::NightmareRush: {
      const bool searches = has_level_effect(r, t, LevelEffect::RushSearch) && hand_of(view) >= 3;
      for (Location room : range(t.at, 2)) hit += prey.somebody[slot_of(room)];
      const double search = searches ? best_target(prey.search, range(t.at, 4)).worth - 0.1 : 0;
      return search + 0.6 * hit * prey.fear;
    }
    case Skill::LifeDrain:
      for (Survivor who : fearful(t)) hit += worth_of_wound(t, who);
      return hit - 0.1 * hand_of(view);
    default: return 0;
  }
}

Action RegularPlayer::choose_main(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const Prey prey = prey_of(r, t, belief_.marginals(), strength(r, t));
  const int left = actions_left(r, view);
  const Target target = best_target(prey.search, reach_of(r, view, 0));
  Best<Action, double> special(pass_of(options),
                               target.room == Location::None ? 0.05 : std::max(0.05, target.worth));
  for (const Action& option : options)
    if (is<answer::Play>(option))
      special.offer(option, worth_of_special(view, parts_of<answer::Play>(option).skill, prey));
  if (is<answer::Play>(special.one)) {
    why_ = Saying("terrorscape.reason.special")
               .skill(parts_of<answer::Play>(special.one).skill)
               .number(percent(special.worth));
    return special.one;
  }
  const double here = searched_in_vain(t, t.at) ? 0 : prey.search[slot_of(t.at)];
  const bool search_first = here > 0.06 && here + 0.03 >= target.worth;
  if (target.room != Location::None && target.worth > 0.1 && !search_first && left > 1) {
    why_ = Saying("terrorscape.reason.go_search")
               .room(target.room)
               .number(percent(prey.somebody[slot_of(target.room)]));
    return step_to_goal(t, options, target.room);
  }
  if (search_first) {
    why_ = Saying("terrorscape.reason.search").room(t.at).number(percent(prey.somebody[slot_of(t.at)]));
    return answer::Search{};
  }
  const PlaceBelief::Marginals next = belief_.foreseen(t);
  Target place{t.at, outlook(t, r, next, t.at)};
  for (Location room : range(t.at, left))
    if (const double worth = outlook(t, r, next, room); worth > place.worth + 0.02) place = {room, worth};
  why_ = Saying("terrorscape.reason.wait").room(place.room);
  return place.room == t.at ? pass_of(options) : step_to_goal(t, options, place.room);
}

// The MOVE of a card: to the best place that it still reaches.
Action RegularPlayer::choose_step(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const auto* move = under_way<KillerMove>(view);
  const int left = move == nullptr ? 1 : move->most - move->made;
  const Skill card = card_under_way(view);
  const Prey prey = prey_of(r, t, belief_.marginals(), strength(r, t));
  const bool by_chase = card == Skill::Chase || card == Skill::None;
  const int then = by_chase ? r.killer_actions - 1 + cards_of(view, Skill::Chase) : 0;
  const PlaceBelief::ByPlace& worth = card == Skill::OminousGrowl    ? prey.sure
                                      : card == Skill::NightmareRush ? prey.somebody
                                                                     : prey.search;
  Locations reach = range(t.at, left + then);
  const Target target = best_target(worth, reach);
  why_ = Saying("terrorscape.reason.go_search")
             .room(target.room)
             .number(percent(prey.somebody[slot_of(target.room)]));
  if (offers(options, ActionKind::Pass) && (target.room == t.at || target.worth < 0.02))
    return pass_of(options);
  if (target.room != t.at) return step_to_goal(t, options, target.room);
  const Target beside = best_target(worth, neighbours(t.at));
  return step_to_goal(t, options, beside.room);
}

Action RegularPlayer::choose_question(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const Locations near =
      is_in_fast_step(view) ? reach_of(r, view, cards_of(view, Skill::Chase)) : range(t.at, 2);
  const auto rooms_asked = [](const Action& option) {
    if (is<answer::Area>(option)) return rooms_of(parts_of<answer::Area>(option).area);
    if (is<answer::Pair>(option)) return ends_of(parts_of<answer::Pair>(option).pair).both();
    return only(parts_of<answer::At>(option).room);
  };
  const Action chosen = best_of(options, [&](const Action& option) {
    double there = 0;
    for (Location room : rooms_asked(option))
      for (const auto& row : belief_.marginals()) there += row[slot_of(room)];
    return worth_of_asking(r, t, belief_, rooms_asked(option), near, true, strength(r, t)) + 0.001 * there;
  });
  why_ = Saying("terrorscape.reason.ask").rooms(rooms_asked(chosen));
  return chosen;
}

Action RegularPlayer::choose_slow(const View& view, const Actions& options) {
  constexpr std::array kWishes{Skill::BloodyHarvest, Skill::LurkingThreat, Skill::Vanish, Skill::Stalk,
                               Skill::Barricade};
  for (Skill skill : kWishes)
    if (const Action play = answer::Play{skill}; options.contains(play)) {
      if (skill == Skill::Stalk && cards_of(view, Skill::Stalk) < 2 && perhaps(25)) continue;
      why_ = Saying("terrorscape.reason.slow").skill(skill);
      return play;
    }
  why_ = Saying("terrorscape.reason.no_slow");
  return pass_of(options);
}

Action RegularPlayer::choose_hiding(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const PlaceBelief::Marginals next = belief_.foreseen(t);
  const Prey prey = prey_of(r, t, next, strength(r, t));
  const bool harvest = card_under_way(view) == Skill::BloodyHarvest;
  const Action chosen = best_of(options, [&](const Action& option) {
    if (!is<answer::Hide>(option)) return -1.0;
    const Location room = parts_of<answer::Hide>(option).room;
    double around = 0;
    for (Location near : range(room, 1)) around += prey.somebody[slot_of(near)];
    const double whim = 0.08 * rng_.below(100) / 100;  // so that nobody can count on it
    return harvest ? around : prey.search[slot_of(room)] + 0.1 * around + whim;
  });
  why_ = Saying("terrorscape.reason.hide").room(parts_of<answer::Hide>(chosen).room);
  return chosen;
}

// The door that stands between them and where they would rather be.
Action RegularPlayer::choose_door(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Action chosen = best_of(options, [&](const Action& option) {
    if (!is<answer::Block>(option)) return 0.0;
    const Door door = parts_of<answer::Block>(option).door;
    if (t.blocks.has(door)) return -1.0;
    const Ends ends = ends_of(door);
    double traffic = 0;
    for (Survivor who : in_mansion(t))
      for (Location room : {ends.one, ends.other})
        if (room != t.at) traffic += belief_.marginals()[at(who)][slot_of(room)] * worth_of_wound(t, who);
    return 0.01 + traffic;
  });
  if (is<answer::Block>(chosen))
    why_ = Saying("terrorscape.reason.block").door(parts_of<answer::Block>(chosen).door);
  return chosen;
}

Action RegularPlayer::choose_attack(const View& view, const Actions& options) {
  constexpr double kWorthACard = 0.08;
  const Rules& r = rules();
  const Table& t = view.table;
  double more = 0;
  int others = 0;
  for (Survivor who : t.meeting.participants.without(t.meeting.attacked)) {
    more += chance_of_failure(r, t, who, strength(r, t) + 1) - chance_of_failure(r, t, who, strength(r, t));
    ++others;
  }
  if (others > 0) more /= others;
  const Action play = option_of(options, ActionKind::Play, pass_of(options));
  why_ = Saying("terrorscape.reason.attack_card").number(percent(more));
  return more > kWorthACard ? play : pass_of(options);
}

}  // namespace holdout::terrorscape
