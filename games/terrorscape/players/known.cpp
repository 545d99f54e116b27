#include "games/terrorscape/players/known.h"

#include <algorithm>

#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

State known_world(const Rules& r, const View& view) {
  State s;
  s.table = view.table;
  s.hidden.picks = view.picks;
  s.hidden.picks.marks.others = only(r.killer_seat);
  s.hidden.survivors = view.survivors;
  s.hidden.killer = view.killer;
  s.hidden.draft = view.draft;
  s.running.stack = view.stack;
  if (!s.running.stack.empty()) s.running.open = ask_top(r, s);
  return s;
}

Action automatic_answer(const Rules& r, const View& view, std::uint32_t ticket) {
  return Terrorscape::fallback(r, known_world(r, view), view.viewer, ticket);
}

Action option_of(const Actions& options, ActionKind kind, Action otherwise) {
  for (const Action& option : options)
    if (option.kind == u8(kind)) return option;
  return otherwise;
}

bool offers(const Actions& options, ActionKind kind) {
  return std::ranges::any_of(options, [&](const Action& option) { return option.kind == u8(kind); });
}

int first_note_of_phase(const Table& t) {
  for (int i = t.history.size(); i > 0; --i)
    if (t.history[i - 1].seen == Seen::Reported) return i;
  return 0;
}

bool searched_in_vain(const Table& t, Location room) {
  for (int i = first_note_of_phase(t); i < t.history.size(); ++i) {
    const Note& note = t.history[i];
    if (note.seen == Seen::Answered && note.who == 0 && note.what == only(room).bits()) return true;
  }
  return false;
}

Location nearest(Locations rooms, Location from) {
  Location best = Location::None;
  for (Location each : rooms)
    if (best == Location::None || distance(from, each) < distance(from, best)) best = each;
  return best;
}

}  // namespace holdout::terrorscape
