#pragma once

#include <cstddef>

// How much the fixed storage of the engine holds, in one place. Nothing grows while a game is played, so each
// number is sized for the largest game there is or is designed: T is a hunt of two sides through one house, W
// is designed. Where content decides what is needed, a static_assert or the compiler holds it against the
// number; a game that needs more raises it here.

namespace holdout {

// The answers of one seat to one question. What takes several choices is asked one after another, so that a
// question stays one that a person can overlook. The longest there is, a plan built card by card, has 113.
inline constexpr int kMaxOptions = 128;

// Of one chance question: the kinds of a deck or the faces of a die. W draws from 36 Fate cards. A Deck
// refuses to be of more kinds.
inline constexpr int kMaxOutcomes = 64;

// Kinds of procedures of a game, cases of the switch in with_procedure(). The largest game has 55, W is
// designed for 56.
inline constexpr std::size_t kMaxProcedures = 64;
// Of one procedure on the stack; every state carries the whole stack.
inline constexpr std::size_t kMaxProcedureBytes = 16;

// Of a state and of a view, so that saving one for undo or thinking is a plain copy. T: 3 KiB each.
inline constexpr std::size_t kMaxStateBytes = 4096;

// Of an event, once for all and once for those who see it. T has events of 16. Rows, records and the hash
// hold what is used of them (`describe`), so more of them change no event that there is.
inline constexpr std::size_t kEventBytes = 16;

// Of a sentence. W tells in one what a day or an exchange brought.
inline constexpr int kMaxFacts = 12;
// In one fact that lists figures: five bits each fill a word.
inline constexpr int kMaxRowFigures = 12;

// Of one lobby option. A row of content with more does not compile.
inline constexpr std::size_t kMaxOptionValues = 8;
// Of one figure. The schema of a game allows no more, and a row with more does not compile.
inline constexpr std::size_t kMaxFigureValues = 32;

}  // namespace holdout
