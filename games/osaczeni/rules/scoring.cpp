#include "games/osaczeni/rules/changes.h"

// OS-709..711, OS-831..833: points, winners, and the epilogue that this ending unlocks.

namespace holdout::osaczeni {

namespace {

int keys_in(const Rules& r, Cards hand) {
  int keys = 0;
  for (Cards left = hand; !left.empty(); left = left.without_kind(left.first()))
    if (r.row(left.first()).effect == ItemEffect::ScoreAtEnd) keys += hand.count(left.first());
  return keys;
}

// OS-709, OS-831; a player without survivors scores nothing at all.
int points_of(const Rules& r, const State& s, Seat seat) {
  const Table& t = s.table;
  const int survivors = living_of(t, seat).size();
  if (survivors == 0) return 0;
  const Cards hand = s.hidden.hands[slot(seat)];
  int points = public_points(r, t, seat) + r.keys_points * keys_in(r, hand);
  if (r.survivors_for_bonus > 0 && survivors >= r.survivors_for_bonus) points += r.survivors_bonus;  // OS-V02
  if (r.cards_per_bonus > 0) points += r.cards_bonus * (hand.size() / r.cards_per_bonus);            // OS-V14
  return points;
}

void show_keys(Now& now, Seat seat) {  // OS-832
  const Cards hand = now.s.hidden.hands[slot(seat)];
  for (Cards left = hand; !left.empty(); left = left.without_kind(left.first()))
    if (now.rules.row(left.first()).effect == ItemEffect::ScoreAtEnd)
      tell(now, event::KeysShown{.item = left.first()}, seat);
}

// The nearest clockwise from the badge holder is last of all in OS-V19, so that one winner is left.
Seat better_by_tie_rules(const Table& t, SeatSet tied) {
  const auto keep_best = [&](auto&& value) {
    int best = -1;
    for (Seat seat : tied) best = value(seat) > best ? value(seat) : best;
    for (Seat seat : tied)
      if (value(seat) < best) tied.remove(seat);
  };
  keep_best([&](Seat seat) { return living_of(t, seat).size(); });
  keep_best([&](Seat seat) { return static_cast<int>(t.hand_size[slot(seat)]); });
  keep_best([&](Seat seat) { return seat == t.victim_token ? 1 : 0; });
  return first_from_badge(t, tied);
}

SeatSet winners_of(const Rules& r, const Table& t) {
  const bool nobody_left = living(t).empty();
  if (nobody_left) return r.no_survivor_shared ? first_seats(r.players) : SeatSet{};  // OS-711, OS-O9
  int best = 0;
  for (Seat seat : first_seats(r.players)) best = t.score[slot(seat)] > best ? t.score[slot(seat)] : best;
  SeatSet top;
  for (Seat seat : first_seats(r.players))
    if (t.score[slot(seat)] == best) top.add(seat);                                  // OS-710
  return r.variant(19) && top.size() > 1 ? only(better_by_tie_rules(t, top)) : top;  // OS-V19
}

}  // namespace

void end_game(Now& now, Ending ending) {
  Table& t = now.s.table;
  t.phase = Phase::Over;
  t.ending = ending;
  for (Seat seat : first_seats(now.rules.players)) {
    show_keys(now, seat);
    if (now.rules.variant(14))
      tell(now, event::HandShown{.items = now.s.hidden.hands[slot(seat)]}, seat);  // OS-V14
    t.score[slot(seat)] = u8(points_of(now.rules, now.s, seat));
    tell(now, event::Scored{.n = t.score[slot(seat)]}, seat);
  }
  t.winners = winners_of(now.rules, t);
  tell(now, event::GameEnded{.ending = ending, .players = t.winners});
  t.epilogue = unlocked_epilogue(now.rules, now.s);  // OS-712
  tell(now, event::EpilogueUnlocked{.epilogue = t.epilogue});
}

}  // namespace holdout::osaczeni
