#include "games/osaczeni/rules/changes.h"

namespace holdout::osaczeni {

void begin_phase(Now& now, Phase phase) {
  now.s.table.phase = phase;
  tell(now, event::PhaseBegan{.phase = phase});
}

void move_character(Now& now, Character who, Area to, MoveCause cause) {
  Table& t = now.s.table;
  const Area from = area_of(t, who);
  t.at[slot(from)].remove(who);
  t.at[slot(to)].add(who);
  tell(now, event::Moved{.character = who, .from = from, .to = to, .cause = cause}, who.owner());
}

void monster_comes(Now& now, Area due, Cause cause, Seat actor) {
  Table& t = now.s.table;
  Area stands = free_notch(now.rules, t, due) ? due : Area::Lot;  // OS-505
  if (!free_notch(now.rules, t, stands)) stands = Area::None;     // OS-506
  const bool pool_dry = pool(now.rules, t) == 0;                  // OS-507
  if (pool_dry) stands = Area::None;
  if (stands != Area::None) ++t.monsters[slot(stands)];
  tell(now, event::MonsterCame{.stands = stands, .area = due, .cause = cause, .pool_dry = pool_dry}, actor);
}

void monsters_leave(Now& now, Area area, int how_many) {
  std::uint8_t& here = now.s.table.monsters[slot(area)];
  here = static_cast<std::uint8_t>(here - how_many);
  if (how_many > 0) tell(now, event::MonstersLeft{.area = area, .n = how_many});
}

namespace {

// OS-508..512: every area with the greatest number of those who count gets its monsters; nobody, nothing.
void monsters_follow(Now& now, Cause cause) {
  const Table& t = now.s.table;
  std::array<int, kAreas + 1> count{};
  int most = 1;
  for (int a = 1; a <= kAreas; ++a) {
    Characters those = in(t, area_number(a));
    if (cause == Cause::Crybabies) {
      const bool soothed = now.rules.variant(3) && !(those & kDefenders).empty();  // OS-V03
      those = soothed ? Characters{} : those & kCrybabies;
    }
    count[static_cast<std::size_t>(a)] = those.size();
    if (those.size() > most) most = those.size();
  }
  const int each = cause == Cause::Crybabies ? now.rules.crybaby_monsters : now.rules.crowd_monsters;
  for (int a = 1; a <= kAreas; ++a)
    for (int i = 0; count[static_cast<std::size_t>(a)] == most && i < each; ++i)
      monster_comes(now, area_number(a), cause);
}

}  // namespace

void monsters_arrive(Now& now) {
  const Table& t = now.s.table;
  std::array<int, kAreas + 1> shown{};
  for (int i = 0; i < t.dice_in_use; ++i) ++shown[t.dice[static_cast<std::size_t>(i)]];
  for (int a = 1; a <= kAreas; ++a)  // OS-504: by ascending area number
    for (int i = 0; i < shown[static_cast<std::size_t>(a)]; ++i)
      monster_comes(now, area_number(a), Cause::Dice);
  monsters_follow(now, Cause::Crybabies);  // OS-502
  monsters_follow(now, Cause::Crowd);      // OS-503
}

void begin_vote(Now& now, VoteKind kind, Area area, int attack) {
  Vote& vote = now.s.table.vote;
  const auto in_force = vote.extra;
  vote = Vote{};
  vote.kind = kind;
  vote.area = area;
  vote.attack = u8(attack);
  vote.participants = players_in(now.s.table, area);  // OS-202
  vote.talk = {.asked = vote.participants, .finished = {}};
  vote.pointed.fill(kNobody);
  if (attack > 1) vote.extra = in_force;  // OS-828
}

void tell_discussion(Now& now) {
  const Vote& vote = now.s.table.vote;
  tell(now, event::DiscussionBegan{
                .vote = vote.kind, .area = vote.area, .players = vote.participants, .attack = vote.attack});
}

void take_card(State& s, Seat seat, Item item) {
  s.hidden.hands[slot(seat)].add(item);
  ++s.table.hand_size[slot(seat)];
}

Item take_drawn(State& s, Action drawn) {
  const Item item = parts_of<answer::Draw>(drawn).item;
  s.hidden.deck.take(u8(item));
  --s.table.deck_size;
  return item;
}

Item draw_known(State& s) {
  --s.table.deck_size;
  if (s.table.under_deck > 0) --s.table.under_deck;
  return static_cast<Item>(s.hidden.deck.take_known());
}

void give_badge(Now& now, Seat to, bool passed_on) {
  const Seat from = now.s.table.badge;
  now.s.table.badge = to;
  tell(now, event::BadgeTaken{.passed_on = passed_on, .from = from}, to);
}

}  // namespace holdout::osaczeni
