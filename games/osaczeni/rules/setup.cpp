#include "games/osaczeni/rules/changes.h"

// Preparation, steps 1 to 9: tokens, one card each, the families' starting areas, the first monsters.

namespace holdout::osaczeni {

Flow Preparation::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::FirstBadge:
      if (now.rules.first_tokens[0] == kNobody) return ask_chance();  // OS-106
      t.badge = now.rules.first_tokens[0];                            // OS-O11
      t.victim_token = now.rules.first_tokens[1];
      tell(now, event::TokensGiven{.badge = t.badge, .victim = t.victim_token});
      step = Step::Deal;
      return again();
    case Step::FirstVictim: return ask_chance();
    case Step::Deal:
      if (count < now.rules.players * now.rules.cards_dealt) return ask_chance();  // OS-103
      step = Step::Families;
      count = 0;
      return again();
    case Step::Families:
      if (count < now.rules.players) {  // OS-110
        t.turn = seat_from(t.badge, count, now.rules.players);
        ++count;
        return call(now, PlaceFamily{});
      }
      step = Step::Arrival;
      count = 0;
      t.turn = kNobody;
      return again();
    case Step::Arrival:
      if (count < t.dice_in_use) return ask_chance();  // OS-116
      tell(now, event::ArrivalRolled{.dice = t.dice, .n = t.dice_in_use});
      monsters_arrive(now);  // OS-117, OS-118; nothing closes and nobody is attacked (OS-119)
      t.dice.fill(0);
      return become(now, Round{});
  }
  return done();
}

void Preparation::outcomes(const Rules& r, const State& s, Outcomes& out) const {
  switch (step) {
    case Step::FirstBadge:
    case Step::FirstVictim:
      for (int i = 0; i < r.players; ++i)
        if (seat_at(i) != s.table.badge) out.push(answer::Seat{seat_at(i)}, 1);
      return;
    case Step::Deal: s.hidden.deck.outcomes(static_cast<std::uint8_t>(ActionKind::Draw), out); return;
    case Step::Families: return;
    case Step::Arrival: out.die(static_cast<std::uint8_t>(ActionKind::Roll), kAreas); return;
  }
}

Flow Preparation::answer(Now& now, Seat, Action outcome) {
  State& s = now.s;
  switch (step) {
    case Step::FirstBadge:
      s.table.badge = parts_of<answer::Seat>(outcome).player;
      step = Step::FirstVictim;
      break;
    case Step::FirstVictim:
      s.table.victim_token = parts_of<answer::Seat>(outcome).player;
      tell(now, event::TokensGiven{.badge = s.table.badge, .victim = s.table.victim_token});
      step = Step::Deal;
      break;
    case Step::Deal: {
      const Seat seat = seat_at(count++ % now.rules.players);
      const Item item = take_drawn(s, outcome);
      take_card(s, seat, item);
      tell_secret(now, event::CardDealt{.item = item}, seat, only(seat));  // OS-104
      break;
    }
    case Step::Families: break;
    case Step::Arrival: s.table.dice[count++] = parts_of<answer::Roll>(outcome).n; break;
  }
  return again();
}

namespace {

// OS-113, OS-114: where the die puts a character now.
void place(Now& now, Seat seat, std::uint8_t face, Character who) {
  Table& t = now.s.table;
  const Area shown = area_number(face);
  const Area to = free_space(now.rules, t, shown) ? shown : Area::Lot;
  t.at[0].remove(who);
  t.at[slot(to)].add(who);
  for (std::uint8_t& die : t.dice)
    if (die == face) {
      die = 0;  // OS-112: each die serves one character
      break;
    }
  tell(now, event::Placed{.character = who, .area = to, .shown = shown}, seat);
}

Characters unplaced(const Table& t) { return t.at[0] & family(t.turn); }

}  // namespace

Flow PlaceFamily::run(Now& now) {
  Table& t = now.s.table;
  if (rolled < now.rules.kinds) return ask_chance();  // OS-111
  const Characters left = unplaced(t);
  if (left.size() > 1) return ask_players();
  if (left.size() == 1)  // the last die and the last character: nothing to choose
    for (std::uint8_t face : t.dice)
      if (face != 0) {
        place(now, t.turn, face, left.first());
        break;
      }
  return done();
}

void PlaceFamily::outcomes(const Rules&, const State&, Outcomes& out) const {
  out.die(static_cast<std::uint8_t>(ActionKind::Roll), kAreas);
}

Question PlaceFamily::question(const Rules&, const State& s) const {
  return ask(only(s.table.turn), QuestionKind::Place);
}

void PlaceFamily::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (int face = 1; face <= kAreas; ++face) {
    bool shown = false;
    for (std::uint8_t die : s.table.dice) shown |= die == face;
    if (!shown) continue;
    for (Character who : unplaced(s.table)) out.push(answer::Place{.die = u8(face), .character = who});
  }
}

Flow PlaceFamily::answer(Now& now, Seat seat, Action a) {
  Table& t = now.s.table;
  if (seat == kChance) {
    t.dice[rolled++] = parts_of<answer::Roll>(a).n;
    if (rolled == now.rules.kinds)
      tell(now, event::SetupRolled{.dice = {t.dice[0], t.dice[1], t.dice[2], t.dice[3]}, .n = rolled},
           t.turn);  // OS-120
    return again();
  }
  const auto placed = parts_of<answer::Place>(a);
  place(now, seat, placed.die, placed.character);
  return again();
}

}  // namespace holdout::osaczeni
