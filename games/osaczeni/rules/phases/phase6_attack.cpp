#include "games/osaczeni/rules/changes.h"

// Phase 6: they try to get in! Areas 1 to 5 lose at most one character each, the lot one for each monster.

namespace holdout::osaczeni {

namespace {

void turn_hidden_back(Now& now) {  // OS-656
  Table& t = now.s.table;
  if (t.hidden.empty()) return;
  tell(now, event::HiddenShown{.n = t.hidden.size()});
  t.hidden = {};
}

// OS-V16: the Defenders at the tailgate drive one monster off before the lot is attacked.
void watch_the_tailgate(Now& now) {
  const Table& t = now.s.table;
  if ((in(t, Area::Lot) & kDefenders).empty()) return;
  const int there = monsters_at(t, Area::Lot);
  monsters_leave(now, Area::Lot, there < now.rules.tailgate_monsters ? there : now.rules.tailgate_monsters);
}

// True if another attack on the lot is to be resolved.
bool lot_attacked(Now& now, bool first) {
  const Table& t = now.s.table;
  if (first && in(t, Area::Lot).empty()) return false;  // OS-630: its monsters stay
  if (first) watch_the_tailgate(now);
  if (monsters_at(t, Area::Lot) == 0) return false;  // OS-624, OS-628
  if (!unhidden_in(t, Area::Lot).empty()) return true;
  monsters_leave(now, Area::Lot, monsters_at(t, Area::Lot));  // OS-625, OS-627
  return false;
}

}  // namespace

Flow AttackAreas::run(Now& now) {
  const Table& t = now.s.table;
  while (area < kLastRoom) {  // OS-601
    area = area_number(number(area) + 1);
    if (in(t, area).empty() || !monsters_get_in(now.rules, t, area)) continue;  // OS-602, OS-605
    begin_vote(now, VoteKind::Feed, area);                                      // OS-606
    return call(now, FeedVote{});
  }
  area = Area::Lot;
  if (lot_attacked(now, attack == 0)) {  // OS-622, OS-629
    begin_vote(now, VoteKind::Feed, area, ++attack);
    return call(now, FeedVote{});
  }
  turn_hidden_back(now);
  return done();
}

Flow FeedVote::run(Now& now) {
  Table& t = now.s.table;
  const Area area = t.vote.area;
  switch (step) {
    case Step::Talk:
      tell(now, event::Attacked{.area = area,
                                .monsters = monsters_at(t, area),
                                .strength = strength_in(now.rules, t, area),
                                .attack = t.vote.attack});
      tell_discussion(now);
      step = Step::AfterTalk;
      return call(now, Discussion{});  // also for a single family (OS-616)
    case Step::AfterTalk:
      if (!monsters_get_in(now.rules, t, area)) {  // OS-607, OS-608, OS-624
        tell(now, event::AttackAverted{.area = area});
        return done();
      }
      if (unhidden_in(t, area).empty()) {  // OS-609, OS-625
        tell(now, event::FoundNobody{.area = area, .monsters = monsters_at(t, area)});
        monsters_leave(now, area, monsters_at(t, area));
        return done();
      }
      step = Step::Elected;
      return call(now, Decision{});  // OS-610
    case Step::Elected: {
      const Characters edible = family_in(t, t.vote.chosen, area).without(t.hidden);
      if (edible.size() > 1) return ask_players();  // OS-611
      step = Step::Finished;
      return call(now, Devour{.victim = edible.first()});
    }
    case Step::Finished: break;
  }
  return done();
}

Question FeedVote::question(const Rules&, const State& s) const {
  return ask(only(s.table.vote.chosen), QuestionKind::PickEaten);
}

void FeedVote::options(const Rules&, const State& s, Seat seat, Actions& out) const {
  for (Character who : family_in(s.table, seat, s.table.vote.area).without(s.table.hidden))  // OS-813
    out.push(answer::Sacrifice{who});
}

Flow FeedVote::answer(Now& now, Seat, Action a) {
  step = Step::Finished;
  return call(now, Devour{.victim = parts_of<answer::Sacrifice>(a).character});
}

// ---- the death of one character -------------------------------------------------------------------

namespace {

void carry_to_cold_store(Now& now, Character victim) {
  Table& t = now.s.table;
  const Area area = t.vote.area;
  t.at[slot(area)].remove(victim);
  t.at[kColdStore].add(victim);
  t.cold_store.push(victim);  // OS-641, OS-642
  tell(now, event::Eaten{.character = victim, .area = area, .n = dead(t)}, victim.owner());
  for (int row = 1; row <= kRows; ++row)  // OS-643
    if (dead(t) == now.rules.row_end[static_cast<std::size_t>(row - 1)])
      tell(now, event::RowFilled{.n = row});
  if (area == Area::Lot) monsters_leave(now, area, 1);  // OS-626
}

void give_victim_token(Now& now, Seat to) {
  const Seat from = now.s.table.victim_token;
  now.s.table.victim_token = to;
  tell(now, event::VictimTokenTaken{.from = from}, to);
}

// OS-654: from an eliminated holder to the nearest living player on the left; OS-655: or to nobody.
void pass_badge_on(Now& now) {
  const Table& t = now.s.table;
  if (!eliminated(t, t.badge)) return;
  const Seat heir = first_from_badge(t, living_players(t));
  if (heir != kNobody) give_badge(now, heir, true);
}

void console(Now& now, Seat owner, Item item) {  // OS-V12
  take_card(now.s, owner, item);
  tell_secret(now, event::CardConsoled{.item = item}, owner, only(owner));
}

}  // namespace

Flow Devour::run(Now& now) {
  State& s = now.s;
  Table& t = s.table;
  const Seat owner = victim.owner();
  switch (step) {
    case Step::Eat: {
      carry_to_cold_store(now, victim);  // OS-612
      const bool consoled = now.rules.variant(12) && victim.kind() == Kind::Crybaby && !eliminated(t, owner);
      step = consoled && t.deck_size > 0 ? Step::Console : Step::Token;
      return again();
    }
    case Step::Console:
      if (!s.hidden.deck.next_is_known()) return ask_chance();
      console(now, owner, draw_known(s));
      step = Step::Token;
      return again();
    case Step::Token:
      if (now.rules.variant(15)) return ask_players();  // OS-V15
      give_victim_token(now, owner);                    // OS-613, OS-651, OS-652
      step = Step::Finish;
      return again();
    case Step::Finish:
      if (t.vote.area != Area::Lot) monsters_leave(now, t.vote.area, monsters_at(t, t.vote.area));  // OS-614
      pass_badge_on(now);
      return done();
  }
  return done();
}

void Devour::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(static_cast<std::uint8_t>(ActionKind::Draw), out);
}

Question Devour::question(const Rules&, const State&) const {
  return ask(only(victim.owner()), QuestionKind::NoMercy);
}

void Devour::options(const Rules& r, const State&, Seat seat, Actions& out) const {
  for (Seat other : first_seats(r.players).without(seat)) out.push(answer::Point{other});
}

Flow Devour::answer(Now& now, Seat seat, Action a) {
  if (seat == kChance) {
    console(now, victim.owner(), take_drawn(now.s, a));
    step = Step::Token;
    return again();
  }
  give_victim_token(now, parts_of<answer::Point>(a).player);
  step = Step::Finish;
  return again();
}

}  // namespace holdout::osaczeni
