#pragma once

#include "engine/rng.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

namespace holdout::terrorscape {

// What one viewer knows: the table, the open question as far as he may know it, the procedures that he may
// know to be under way (`kKnown`), and the secrets of his own side. Players of the Survivor side see each
// other's boards (TS-552), but not what another has sealed or is building alone; those who watch see what
// both sides know (TS-017), and after the end everybody sees all (TS-404). A whitelist: a new field of Hidden
// is invisible until somebody writes it here.
struct View {
  Seat viewer = kSpectator;
  Prompt prompt;  // kind is a QuestionKind, phase a Phase
  Table table;
  FixedVector<Procedure, kStackDepth> stack;
  bool of_survivors = false;   // the viewer is of that side, or the game is over
  bool of_killer = false;      // likewise
  std::uint8_t hand_size = 0;  // of the Killer, with the option (TS-602)

  Picks picks;                // while both pick: the part of the own side
  SurvivorSecrets survivors;  // of that side
  Exchange draft;             // of its maker
  KillerSecrets killer;       // of the Killer

  HOLDOUT_VIEW_FIELDS(prompt, table, stack, of_survivors, of_killer, hand_size, picks, survivors, draft,
                      killer);
};
static_assert(std::is_trivially_copyable_v<View> && sizeof(View) <= 3072);

inline QuestionKind asked_kind(const View& view) { return static_cast<QuestionKind>(view.prompt.kind); }

// Whose eyes these are.
inline bool sees_survivors(const Rules& r, const View& view) { return r.survivor_seats.has(view.viewer); }
inline bool sees_killer(const Rules& r, const View& view) { return view.viewer == r.killer_seat; }

// How likely hidden things are: what imagine() follows.
struct Belief {};

// Who may know that this procedure is under way.
Known known_of(const Procedure& procedure);

SeatSet acts_unseen(const Rules& r, const State& s);  // TS-016
Prompt prompt_for(const Rules& r, const State& s, Seat viewer);
View view_of(const Rules& r, const State& s, Seat viewer);
State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng);

}  // namespace holdout::terrorscape
