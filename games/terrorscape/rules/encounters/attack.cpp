#include <numeric>

#include "games/terrorscape/rules/encounters/defending.h"
#include "games/terrorscape/rules/killer/acts.h"

// One attack (TS-324..334).

namespace holdout::terrorscape {

namespace {

// TS-014: whether he holds one or not.
bool asks_for_attack_card(const Rules& r, const Table& t) {
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i);
        row(skill).attack && r.skill(skill).counts[at(t.killer)] > 0)
      return true;
  return false;
}

// The defender has left the encounter before he rolled (TS-549).
bool is_cut_short(const Meeting& meeting) { return !meeting.participants.has(meeting.defender); }

// The result is known: the attack card is discarded, its strength is over (TS-266).
void put_away_attack_card(Now& now) {
  Meeting& meeting = now.s.table.meeting;
  if (meeting.attack != Skill::None) discard(now.s, meeting.attack);
  meeting.attack = Skill::None;
  set_attack_strength(now, 0);
}

void spring_trap(Now& now) {  // TS-331
  SurvivorSecrets& side = now.s.hidden.survivors;
  const Location room = side.trap;
  side.trap = Location::None;
  tell(now, event::TrapSprung{.room = room});
  seen(now, Seen::TrapSprung, 0, static_cast<int>(room));
}

void tell_dice(Now& now) {
  const Meeting& meeting = now.s.table.meeting;
  event::DiceRolled rolled{.who = meeting.defender, .n = meeting.rolled};
  for (std::size_t i = 0; i < rolled.faces.size(); ++i) rolled.faces[i] = meeting.dice[i];
  tell(now, rolled);
}

void show_once(Now& now, Survivor who, SurvivorTrait trait) {  // TS-505
  if (!now.s.table.traits_shown[at(who)].has(trait)) show_trait(now, who, trait);
}

// TS-330, TS-336. Whether the defence succeeds.
Defended judge(Now& now) {
  Meeting& meeting = now.s.table.meeting;
  Defended result = sum_of_defence(now.rules, now.s);
  tell_dice(now);
  if (result.trap > 0) spring_trap(now);
  meeting.trap_spent = true;
  if (result.blind_luck) show_once(now, meeting.defender, SurvivorTrait::BlindLuck);
  if (result.bare_hands) show_once(now, meeting.defender, SurvivorTrait::BareHands);
  tell(now, event::Defended{.who = meeting.defender,
                            .sum = result.dice,
                            .item = result.item,
                            .extra = result.extra,
                            .trap = result.trap,
                            .total = result.total(),
                            .strength = result.strength,
                            .success = result.success()});
  meeting.attacked.add(meeting.defender);
  return result;
}

// TS-573: a plan that a defence in the location of its token can win the game with.
Cause won_by_plan(const Rules& r, const State& s, const Defended& result) {
  if (s.hidden.survivors.plan_token != s.table.meeting.at) return Cause::None;
  if (has_done(s, Plan::Ambush) && result.total() >= result.strength + amount(r, Plan::Ambush))
    return Cause::Ambush;
  return has_done(s, Plan::Seal) && result.success() ? Cause::Seal : Cause::None;
}

Flow follow_result(Now& now) {
  Meeting& meeting = now.s.table.meeting;
  const Defended result = judge(now);
  const Cause cause = won_by_plan(now.rules, now.s, result);
  put_away_attack_card(now);
  if (cause != Cause::None) return end_game(now, Ending::Retaliation, cause);
  if (!result.success()) return call(now, Wound{.who = only(meeting.defender)});  // TS-333
  meeting.defended = true;                                                        // TS-332
  const int cards = now.rules.lost_cards;
  tell(now, event::DeckLost{.n = cards});
  seen(now, Seen::DeckDiscard, cards);
  return call(now, DrawCards{.left = u8(cards), .lost = true});
}

// TS-328: before the dice.
Flow draw_for_longsword(Now& now) {
  if (now.s.table.meeting.item != Item::Longsword) return again();
  tell(now, event::KillerDrew{.n = 1});
  seen(now, Seen::KillerDrew);
  return call(now, DrawCards{.left = 1});
}

void clear_defence(Meeting& meeting) {
  meeting.defender = kNoSurvivor;
  meeting.item = Item::None;
  meeting.bottle = meeting.blade = false;
  meeting.rolled = 0;
  meeting.dice = {};
}

}  // namespace

Flow Attack::run(Now& now) {
  Meeting& meeting = now.s.table.meeting;
  switch (step) {
    case Step::Card:
      clear_defence(meeting);
      if (asks_for_attack_card(now.rules, now.s.table)) return ask_at(now, Moment::AttackCard);
      step = Step::Defender;
      return again();
    case Step::Defender: step = Step::Named; return choose_defender(now);
    case Step::Named:
      step = Step::Item;
      name_defender(now);
      return call(now, Defence{});
    case Step::Item: step = Step::Longsword; return draw_for_longsword(now);
    case Step::Longsword: step = is_cut_short(meeting) ? Step::Finish : Step::Roll; return again();
    case Step::Roll:
      if (meeting.rolled < dice_of(now.rules, now.s.table, meeting.defender)) return ask_chance();
      step = Step::Result;
      return again();
    case Step::Result: step = Step::Finish; return follow_result(now);
    case Step::Finish: break;
  }
  if (meeting.attack != Skill::None) put_away_attack_card(now);
  return done();
}

Question Attack::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::AttackCard);
}

void Attack::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i); row(skill).attack && holds(s, skill))
      out.push(answer::Play{.skill = skill});
  out.push(answer::Pass{});
}

// A die: its faces by what they show.
void Attack::outcomes(const Rules& r, const State&, Outcomes& out) const {
  for (int face = 0; face < kMostOnDie; ++face)
    if (const auto faces = std::count(r.faces.begin(), r.faces.end(), face); faces > 0)
      out.push(answer::Roll{.face = face}, static_cast<std::uint32_t>(faces));
}

Flow Attack::answer(Now& now, Seat, Action a) {
  Meeting& meeting = now.s.table.meeting;
  if (step == Step::Roll) {
    meeting.dice[meeting.rolled++] = u8(parts_of<answer::Roll>(a).face);
    return again();
  }
  step = Step::Defender;
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return again();
  const Skill skill = parts_of<answer::Play>(a).skill;
  --in_hand(now.s, skill);
  meeting.attack = skill;
  tell(now, event::Played{.skill = skill, .n = 0});
  seen(now, Seen::Played, 0, static_cast<int>(skill));
  set_attack_strength(now, now.rules.skill(skill).amount);
  return again();
}

}  // namespace holdout::terrorscape
