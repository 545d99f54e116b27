#include "games/osaczeni/rules/changes.h"
#include "osaczeni_tables.h"

// OS-801..834. What a card does is its row in figures/items.json; how it does it stands here, one
// function an effect.

namespace holdout::osaczeni {

namespace {

void hide_options(const State& s, Seat seat, Item item, Actions& out) {  // OS-811, OS-812
  for (Character who : family_in(s.table, seat, s.table.vote.area).without(s.table.hidden))
    out.push(answer::Play{.item = item, .target = who});
}

void move_monster_options(const Rules& r, const State& s, Item item, Actions& out) {  // OS-817..821
  for (int a = 1; a <= kAreas; ++a)
    if (area_number(a) != s.table.vote.area && free_notch(r, s.table, area_number(a)))
      out.push(answer::Play{.item = item, .target = area_number(a)});
}

void extra_move_options(const Rules& r, const State& s, Seat seat, Item item,
                        Actions& out) {  // OS-802..804
  for (Character who : living_of(s.table, seat))
    for (int a = 1; a <= kAreas; ++a)
      if (!in(s.table, area_number(a)).has(who) && free_space(r, s.table, area_number(a)))
        out.push(answer::Play{.item = item, .target = who, .area = area_number(a)});
}

void options_of(const Rules& r, const State& s, Seat seat, Item item, Actions& out) {
  const Vote& vote = s.table.vote;
  switch (r.row(item).effect) {
    case ItemEffect::ExtraMove: return extra_move_options(r, s, seat, item, out);
    case ItemEffect::HideCharacter: return hide_options(s, seat, item, out);
    case ItemEffect::MoveMonster: return move_monster_options(r, s, item, out);
    case ItemEffect::KillMonsters:
      if (monsters_at(s.table, vote.area) == 0) return;  // OS-825
      break;
    case ItemEffect::PeekDice:
    case ItemEffect::AddVotes: break;
    case ItemEffect::ScoreAtEnd: return;  // OS-832
  }
  out.push(answer::Play{.item = item});
}

void peek(Now& now, Seat seat) {  // OS-807
  now.s.table.saw_dice.add(seat);
  tell_secret(now, event::DicePeeked{.dice = now.s.hidden.dice}, seat, only(seat));
}

// The card leaves the hand for the public pile (OS-013). Whoever gave one of this kind can no longer count on
// it.
void spend(State& s, Seat seat, Item item) {
  s.hidden.hands[slot(seat)].remove(item);
  --s.table.hand_size[slot(seat)];
  s.table.played.add(item);
  SeatSet settled;
  for (int i = 0; i < s.table.gifts.size(); ++i) {
    const Gift& gift = s.table.gifts[i];
    Item& what = s.hidden.gifts[static_cast<std::size_t>(i)];
    if (gift.receiver != seat || what != item || settled.has(gift.giver)) continue;
    what = kNoItem;
    settled.add(gift.giver);
  }
}

void report_play(Now& now, Seat seat, const answer::Play& play, int monsters_gone) {
  tell(now,
       event::CardPlayed{.item = play.item,
                         .target = play.target,
                         .to = play.area,
                         .area = now.s.table.vote.area,
                         .monsters = monsters_gone},
       seat);
}

}  // namespace

namespace {

// Of one card, at most: on all own characters, to all other areas.
constexpr int most_options(ItemEffect effect) {
  switch (effect) {
    case ItemEffect::ExtraMove: return kCharacterKinds * (kAreas - 1);
    case ItemEffect::HideCharacter: return kCharacterKinds;
    case ItemEffect::MoveMonster: return kAreas - 1;
    case ItemEffect::PeekDice:
    case ItemEffect::KillMonsters:
    case ItemEffect::AddVotes: return 1;
    case ItemEffect::ScoreAtEnd: return 0;
  }
  return 0;
}
// With one of every card in hand, and "done".
constexpr int kMostPlayOptions = [] {
  int sum = 1;
  for (const ItemRow& row : tables::kItems) sum += most_options(row.effect);
  return sum;
}();
static_assert(kMostPlayOptions <= kMaxOptions);

}  // namespace

void play_options(const Rules& r, const State& s, Seat seat, ItemTiming when, Actions& out) {
  for (Cards held = s.hidden.hands[slot(seat)]; !held.empty(); held = held.without_kind(held.first()))
    if (r.row(held.first()).timing == when) options_of(r, s, seat, held.first(), out);
}

void play_item(Now& now, Seat seat, Action a) {
  const auto play = parts_of<answer::Play>(a);
  const ItemRow& row = now.rules.row(play.item);
  Table& t = now.s.table;
  const Area here = t.vote.area;
  spend(now.s, seat, play.item);
  switch (row.effect) {
    case ItemEffect::ExtraMove:
      report_play(now, seat, play, 0);
      move_character(now, play.target.character(), play.area, MoveCause::Drink);
      return;
    case ItemEffect::PeekDice:
      report_play(now, seat, play, 0);
      peek(now, seat);
      return;
    case ItemEffect::HideCharacter:
      report_play(now, seat, play, 0);
      t.hidden.add(play.target.character());
      return;
    case ItemEffect::AddVotes:
      report_play(now, seat, play, 0);
      t.vote.extra[slot(seat)] = u8(t.vote.extra[slot(seat)] + row.amount);  // OS-827, OS-829
      return;
    case ItemEffect::MoveMonster: {
      const Area to = play.target.area();
      const int room = now.rules.notches[slot(to)] - monsters_at(t, to);
      const int there = monsters_at(t, here);
      const int moved = amount_of(row, room < there ? room : there);
      report_play(now, seat, play, moved);
      t.monsters[slot(here)] = u8(monsters_at(t, here) - moved);
      t.monsters[slot(to)] = u8(monsters_at(t, to) + moved);
      return;
    }
    case ItemEffect::KillMonsters: {
      const int gone = amount_of(row, monsters_at(t, here));  // OS-822..824
      report_play(now, seat, play, gone);
      t.monsters[slot(here)] = u8(monsters_at(t, here) - gone);
      return;
    }
    case ItemEffect::ScoreAtEnd: return;
  }
}

}  // namespace holdout::osaczeni
