#include "games/the_thing/rules/seeing/board.h"

#include <algorithm>
#include <type_traits>

#include "games/the_thing/rules/phases/boarding.h"
#include "games/the_thing/rules/phases/round.h"
#include "games/the_thing/rules/seeing/idle.h"
#include "games/the_thing/rules/talking/talk.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

namespace {

bool runs_low(const Rules& r, const Table& t, Location l) {
  return std::ranges::any_of(r.sky, [&](const SkyRow& row) { return fuel_due(t, l, row) > t.fuel[at(l)]; });
}

BoardPlace place_facts(const Rules& r, const Table& t, Location l) {
  return {.fuel_spaces = r.fuel_spaces[at(l)],
          .damage_spaces = r.damage_spaces[at(l)],
          .low = runs_low(r, t, l),
          .ready = is_ready(r, t, l),
          .lost = is_burnt(t, l) || (l == Location::Boiler && t.boiler_destroyed)};
}

CrewState crew_state(const Table& t, Slot slot) {
  if (t.dead.has(slot)) return CrewState::Dead;
  if (t.defeated.has(slot)) return CrewState::Defeated;
  if (!t.characters.has(slot)) return CrewState::Alien;
  if (in_green_zone(t, slot) || t.shown_human.has(slot)) return CrewState::Human;  // TT-125
  return t.standing.has(slot) ? CrewState::Standing : CrewState::Lying;
}

// The last meeting stays on the table after it is over.
bool beings_meet(const View& view) {
  switch (asked_kind(view)) {
    case QuestionKind::Avoid:
    case QuestionKind::Fight:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed:
    case QuestionKind::ClarkDog:
    case QuestionKind::LayTokens:
    case QuestionKind::Peek: return true;
    default: return false;
  }
}

// The marks of the last Ballot stay on the table until the next one.
SeatSet sealed_now(const View& view) {
  if (view.stack.empty()) return {};
  return with_procedure(view.stack.back(), [&](const auto& top) {
    return BallotPolicy<std::remove_cvref_t<decltype(top)>>::kIs ? view.table.ballot.sealed : SeatSet{};
  });
}

// TT-415. Once the pile is shuffled, before its first card is turned up, nobody knows whose card is which.
void list_open_cards(const Rules& r, const Table& t, Board& b) {
  const bool shuffled = t.round > 0 && t.history[static_cast<std::size_t>(t.round - 1)].flips > 0;
  int handed = 0;
  for (Slot slot : first_slots(r.slots)) handed += t.handed_open[at(slot)] != CardKind::None;
  if (!shuffled && handed == total_of(t.pile_open)) {
    for (Slot slot : first_slots(r.slots))
      if (const CardKind kind = t.handed_open[at(slot)]; kind != CardKind::None)
        b.open_cards.push({.kind = kind, .figure = slot});
    return;
  }
  for (int kind = 0; kind < kCardKinds; ++kind)
    for (int i = 0; i < t.pile_open[static_cast<std::size_t>(kind)]; ++i)
      b.open_cards.push({.kind = static_cast<CardKind>(kind)});
}

// TT-901, TT-903, TT-107
void list_boarding(const View& view, Board& b) {
  const QuestionKind asked = asked_kind(view);
  if (asked != QuestionKind::BoardFirst && asked != QuestionKind::WantToBoard && asked != QuestionKind::Admit)
    return;
  const Departure& departure = view.table.boarding;
  Slots left = view.table.characters.without(departure.aboard);
  if (departure.candidate != kNoSlot) left.remove(departure.candidate);
  while (!left.empty()) {
    const Slot next = next_in_turn(view.table, lowest_suspicion(view.table, left));
    b.to_board.push(next);
    left.remove(next);
  }
}

// Who shows as the Alien plays on, on the other side (TT-756); with 1 to 3 players it plays by itself.
SeatSet who_is_out(const Rules& r, const Table& t) {
  SeatSet out;
  if (t.phase == Phase::Setup) return out;
  for (Seat seat : first_seats(r.players)) {
    const bool plays_on = !r.few && seats_of(t, organism(t)).has(seat);
    if (characters_of(t, seat).empty() && !plays_on) out.add(seat);
  }
  return out;
}

// With 1 to 3 players somebody may turn whatever the Role card says (TT-1120).
Slots known_aliens(const Rules& r, const Table& t) {
  Slots aliens = t.shown_alien;
  for (Slot slot : first_slots(r.slots))
    if (r.few && t.revealed_round[at(slot)] > 0) aliens.add(slot);
  return aliens;
}

Slot last_looked(const Rules& r, const View& view) {
  const Slot own = own_slot(r, view.viewer);
  Slot last = kNoSlot;
  for (int round = 0; own != kNoSlot && round < view.table.round; ++round) {
    const Slot owner = view.table.history[static_cast<std::size_t>(round)].contacts.looked_at(own);
    if (owner != kNoSlot) last = owner;
  }
  return last;
}

Turned how_turned(const View& view) {
  if (!view.alien || view.infection.by == kByNobody) return Turned::None;
  if (view.infection.by == kFirstAlien) return Turned::First;
  return view.infection.by == kByDog ? Turned::Dog : Turned::By;
}

Deed proposed_deed(const View& view) {
  const QuestionKind asked = asked_kind(view);
  const bool decides = asked == QuestionKind::AlienVictory || asked == QuestionKind::AlienUnopposed;
  if (!decides || !view.council.stands()) return Deed::None;
  switch (static_cast<ActionKind>(view.alien_choice)) {
    case ActionKind::Sabotage: return Deed::Sabotage;
    case ActionKind::Assimilate: return Deed::Assimilate;
    case ActionKind::TakeDog: return Deed::TakeDog;
    default: return Deed::Pass;
  }
}

void tell_the_set_up(const Rules& r, Board& b) {
  b.few = r.few;
  b.choose_characters = r.choose_characters;
  b.vote_to_board = !r.few || r.boarding_for_few;
  Phase phase = phase_after(r, Phase::Setup);
  do {
    b.phases.push(phase);
    phase = phase_after(r, phase);
  } while (phase != b.phases[0]);
  b.suspicion_end = u8(r.suspicion_end);
  b.max_suspicion = r.few ? std::uint8_t{0} : u8(r.max_suspicion);
  b.rescue_station = u8(r.rescue_station);
  b.rescue_fuel = u8(r.rescue_fuel_last);
  b.frost_end = u8(r.frost_end);
  b.dogs = u8(r.dogs);
  b.burns = r.sky;
}

}  // namespace

SeatSet TheThing::out_of_play(const Rules& r, const View& view) { return who_is_out(r, view.table); }

Board board_of(const Rules& r, const View& view) {
  const Table& t = view.table;
  Board b;
  tell_the_set_up(r, b);
  for (int l = 0; l < kLocations; ++l)
    b.places[static_cast<std::size_t>(l)] = place_facts(r, t, static_cast<Location>(l));
  for (Slot slot : first_slots(r.slots)) b.crew.push(crew_state(t, slot));
  if (beings_meet(view)) b.meeting = t.meeting.at;
  b.sealed = sealed_now(view);
  list_open_cards(r, t, b);
  b.most_suspected = most_suspected(t);
  list_boarding(view, b);
  b.out = who_is_out(r, t);
  b.team = TheThing::hearers(r, view, {.kind = form_of(Say::TeamPlan)});
  b.aliens = known_aliens(r, t);
  b.last_looked = last_looked(r, view);
  b.turned = how_turned(view);
  b.deed = proposed_deed(view);
  tell_what_lies_idle(r, view, b);
  return b;
}

}  // namespace holdout::the_thing
