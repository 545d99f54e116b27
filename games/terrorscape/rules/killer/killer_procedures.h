#pragma once

#include <cstdint>

#include "engine/procedures/procedure_functions.h"
#include "engine/saving/fields.h"
#include "games/terrorscape/rules/known.h"
#include "games/terrorscape/rules/word_keys.h"
#include "terrorscape_kinds.h"

// The Killer phase (5.12 to 5.15, 5.17). Everything that is open here is the Killer's own affair (TS-016 b):
// a frame that strangers lack may be left out of the world they imagine, and what follows is still possible.

namespace holdout::terrorscape {

// phase.cpp: TS-240..248: reappear, start-of-phase traits, fast, main, slow, end-of-phase traits, draw
struct KillerPhase {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t {
    Begin,
    Reappear,
    Start,
    Fast,
    Main,
    Slow,
    End,
    Draw,
    Finish
  } step = Step::Begin;
  std::uint8_t actions = 0;  // taken in the main step
  bool reappeared = false;

  HOLDOUT_STEPS(Finish, actions, reappeared);
  HOLDOUT_PROCEDURE;
};

// reappear.cpp: TS-277, TS-381, TS-382
struct Reappear {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Begin, Effect, Search, Finish } step = Step::Begin;
  Skill skill = Skill::None;

  HOLDOUT_STEPS(Finish, skill);
  HOLDOUT_PROCEDURE;
};

// cards.cpp: TS-260..267: one skill card; it goes to the discard pile after its effect (TS-262)
struct PlayCard {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Pay, Effect, Second, Third, Fourth, Finish } step = Step::Pay;
  Skill skill = Skill::None;
  std::uint8_t paid = 0;

  HOLDOUT_STEPS(Finish, skill, paid);
  HOLDOUT_PROCEDURE;
};

// paying.cpp: TS-261: so many cards of the hand, one after another; nothing is told before it is paid
struct PayCards {
  static constexpr Known kKnown = Known::Killer;
  std::uint8_t left = 0;
  bool noted = true;  // beside a card's cost, which is noted with the card

  HOLDOUT_PROCEDURE_FIELDS(left, noted);
  HOLDOUT_PROCEDURE;
};

// moving.cpp: TS-022, TS-024, TS-025: step by step; Table::walked and walked_through say how it went
struct KillerMove {
  static constexpr Known kKnown = Known::Killer;
  std::uint8_t least = 1;
  std::uint8_t most = 1;
  std::uint8_t made = 0;

  HOLDOUT_PROCEDURE_FIELDS(least, most, made);
  HOLDOUT_PROCEDURE;
};

// blocking.cpp: TS-100..105, TS-373, TS-380: so many doors out of these; those that it has placed are
// Table::placed
struct Blocking {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Begin, Choose, TakeBack } step = Step::Begin;
  std::uint8_t left = 1;
  bool every = false;     // TS-105: every door of the location
  bool optional = false;  // TS-380: up to so many
  Door door = Door::None;
  Doors among{};

  HOLDOUT_STEPS(TakeBack, left, every, optional, door, among);
  HOLDOUT_PROCEDURE;

 private:
  Flow place_next(Now& now);
  Flow place(Now& now, Door where);
  Doors takeable(const State& s) const;
};

// hiding.cpp: TS-274..276. No skill: KT-09.
struct Hiding {
  static constexpr Known kKnown = Known::Killer;
  Skill skill = Skill::None;

  HOLDOUT_PROCEDURE_FIELDS(skill);
  HOLDOUT_PROCEDURE;
};

// searching.cpp: TS-273: SEARCH; calls Encounter if somebody is there, and Table::met says so afterwards
struct SearchRoom {
  static constexpr Known kKnown = Known::Killer;
  bool reappearing = false;  // TS-379
  bool begun = false;

  HOLDOUT_PROCEDURE_FIELDS(reappearing, begun);
  Flow run(Now& now);
};

// searching.cpp: TS-270..272, then the traits of TS-511
struct Detect {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Ask, Finish } step = Step::Ask;
  enum class Among : std::uint8_t { Areas, Pairs, NoisyRooms, Range } among = Among::Areas;
  bool by_senses = false;  // KT-05 does not trigger itself

  friend constexpr holdout::Spelling spelling(Among) { return {.most = static_cast<int>(Among::Range)}; }
  HOLDOUT_STEPS(Finish, among, by_senses);
  HOLDOUT_PROCEDURE;

 private:
  Flow tell_named(Now& now, Locations rooms);
};

// killer_traits.cpp: the windows of TS-511, TS-512, TS-513 and TS-304: which of `left` comes next
struct KillerTraits {
  static constexpr Known kKnown = Known::Killer;
  enum class Window : std::uint8_t { Start, Detected, End, Level } window = Window::Start;
  enum class Step : std::uint8_t { Choose, Target, Use } step = Step::Choose;
  KillerTrait chosen = KillerTrait::None;
  Survivors named{};  // by the DETECT
  KillerTraitSet left{};

  friend constexpr holdout::Spelling spelling(Window) { return {.most = static_cast<int>(Window::Level)}; }
  HOLDOUT_STEPS(Use, window, chosen, named, left);
  HOLDOUT_PROCEDURE;

 private:
  KillerTraitSet usable(const Rules& rules, const State& s) const;
  Flow choose(Now& now, KillerTrait trait);
  Flow use(Now& now);
};

// drawing.cpp: TS-300..303, TS-310: draws so many cards, then the level that a reshuffle brought
struct DrawCards {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Draw, Limit, Level, Finish } step = Step::Draw;
  std::uint8_t left = 0;
  bool shuffled = false;
  bool lost = false;  // discards them off the deck instead (TS-308, TS-332)

  HOLDOUT_STEPS(Finish, left, shuffled, lost);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};

// levels.cpp: TS-304..307, TS-312, TS-516: one level more
struct GainLevel {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Begin, Unlock, Effect, Traits, Again, Finish } step = Step::Begin;
  bool by_shuffle = false;  // then the history knows of it without a note

  HOLDOUT_STEPS(Finish, by_shuffle);
  Flow run(Now& now);
};
// levels.cpp: TS-305: one of the other cards is discarded
struct Unlock {
  static constexpr Known kKnown = Known::Killer;
  HOLDOUT_PROCEDURE;
};

}  // namespace holdout::terrorscape
