#pragma once

#include <cstdint>

#include "engine/procedures/council.h"
#include "engine/procedures/procedure_functions.h"
#include "engine/saving/fields.h"
#include "games/terrorscape/rules/known.h"
#include "games/terrorscape/rules/word_keys.h"
#include "terrorscape_kinds.h"

// Fear, wounds and encounters (5.4, 5.5, 5.16). These come up in either phase.

namespace holdout::terrorscape {

// fear.cpp: TS-060..065, TS-010: SCARE these, in the order of places. `asked` is the set of locations that
// was asked (range, way), none where no location was.
struct Scare {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Begin, Next, Pay, Finish } step = Step::Begin;
  Survivors who;
  Survivors told;  // paralysed, and told so with the first statement (RU-65)
  Locations asked;
  Survivor now_at = kNoSurvivor;

  HOLDOUT_STEPS(Finish, who, told, asked, now_at);
  Flow run(Now& now);
};
// fear.cpp: TS-377: pay 3 cards and wound the one who is paralysed
struct FearPay {
  static constexpr Known kKnown = Known::Killer;
  enum class Step : std::uint8_t { Ask, Wound, Finish } step = Step::Ask;
  Survivor who = kNoSurvivor;

  HOLDOUT_STEPS(Finish, who);
  HOLDOUT_PROCEDURE;
};
// wounds.cpp: TS-080..087, TS-010, TS-515: wound these, in the order of places; inside an encounter
// (Table::meeting) there is no amulet. `here`: it is told where (TS-370).
struct Wound {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Next, Amulet, Panic, Finish } step = Step::Next;
  Survivors who;
  bool here = false;
  bool prevented = false;
  Survivor now_at = kNoSurvivor;

  HOLDOUT_STEPS(Finish, who, here, prevented, now_at);
  Flow run(Now& now);
};
// wounds.cpp: TS-085
struct AskAmulet {
  static constexpr Known kKnown = Known::Everybody;
  Survivor who = kNoSurvivor;

  HOLDOUT_PROCEDURE_FIELDS(who);
  HOLDOUT_PROCEDURE;
};
// wounds.cpp: TS-082, TS-381, TS-538: eliminates these; the base game ends
struct Eliminate {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Next, Level, Finish } step = Step::Next;
  Survivors who;

  HOLDOUT_STEPS(Finish, who);
  Flow run(Now& now);
};

// encounter.cpp: TS-320..323, TS-332..337: the encounter of Table::meeting
struct Encounter {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t {
    Begin,
    Cat,
    Shield,
    Chill,
    Ambush,
    Onslaught,
    Attacks,
    Flee,
    Finish
  } step = Step::Begin;

  HOLDOUT_STEPS(Finish);
  HOLDOUT_PROCEDURE;
};
// shield.cpp: TS-014, TS-521: the player of every participant is asked at once
struct Shield {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left;  // still to be asked, of each seat one after another

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};
// shield.cpp: TS-521: the others may each MOVE 1
struct SlipAway {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left;

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};
// attack.cpp: TS-324..334: one attack
struct Attack {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Card, Defender, Item, Longsword, Roll, Result, Finish } step = Step::Card;

  HOLDOUT_STEPS(Finish);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
struct DefenderRules {  // attack.cpp: TS-325, TS-547
  HOLDOUT_COUNCIL(Defender, hidden.survivors.council);
};
struct DefenderCouncil : Council<DefenderRules> {
  static constexpr Known kKnown = Known::Everybody;
};
// attack.cpp: TS-326, TS-327: asked of every defender (TS-014)
struct Defence {
  static constexpr Known kKnown = Known::Everybody;
  HOLDOUT_PROCEDURE;
};
// flee.cpp: TS-335: every participant still alive, in secret and at once; a seat with several of them is
// asked for one after another
struct FleeBallot {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left;

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};

}  // namespace holdout::terrorscape
