#include <algorithm>

#include "games/the_thing/players/mind.h"

// Boarding (D-17, D-19): all Humans and nobody else.

namespace holdout::the_thing {

namespace {

// Who boards first ends the game: below that chance to part Humans and Aliens a Human rather stays, last call
// or not, for there are vehicles yet.
constexpr double kWorthAFlight = 0.3;

// Those who may be asked to board first after me, should I decline.
Slots asked_after_me(const Mind& mind, const View& view) {
  const Table& t = view.table;
  Slots later;
  for (Slot slot : t.characters.without(mind.me))
    if (t.suspicion[at(slot)] == t.suspicion[at(mind.me)]) later.add(slot);
  Slots before;  // they declined already
  for (Slots left = later.with(mind.me); !left.empty();) {
    const Slot next = next_in_turn(t, left);
    if (next == mind.me) break;
    before.add(next);
    left.remove(next);
  }
  return later.without(before);
}

}  // namespace

Action choose_first_aboard(Mind& mind, const View& view, const Actions& options) {
  bool boards = view.alien;
  if (!view.alien) {
    const double now = parting_chance(mind, view);
    const double safe = mind.roles().none_of(asked_after_me(mind, view));  // an Alien would take the seat
    boards = too_cold_to_stay(mind, view) || now > std::min(kWorthAFlight, 0.45 * safe);
  }
  mind.why = Saying(boards ? "the_thing.reason.leave" : "the_thing.reason.not_yet");
  return option_of(options, boards ? ActionKind::Yes : ActionKind::Pass);
}

// TT-904, TT-908: one Alien let in loses, one Human left behind loses: the likeliest way to part them. With
// an Alien aboard everything is lost already, so an answer matters only if those aboard are Human.
Action choose_admission(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Slot candidate = t.boarding.candidate;
  const bool trusted = !mind.roles().best_guess(t.characters, t.boarding.aboard).aliens.has(candidate);
  const bool admits = view.alien || trusted;
  mind.why = Saying(admits ? "the_thing.reason.admit" : "the_thing.reason.refuse").who(mind.rules, candidate);
  return option_of(options, admits ? ActionKind::Yes : ActionKind::No);
}

}  // namespace holdout::the_thing
