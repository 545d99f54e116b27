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
  Survivors who{};  // still to be handled; all of them have been told
  bool begun = false;
  Locations asked{};

  HOLDOUT_PROCEDURE_FIELDS(who, begun, asked);
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
// (Table::meeting) nobody is asked for the amulet. `here`: it is told where (TS-370).
struct Wound {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t { Next, Amulet, Panic } step = Step::Next;
  Survivors who{};
  bool here = false;
  Survivor now_at = kNoSurvivor;

  HOLDOUT_STEPS(Panic, who, here, now_at);
  HOLDOUT_PROCEDURE;

 private:
  Flow wound(Now& now);
};
// wounds.cpp: TS-082, TS-381, TS-538: eliminates these; the base game ends
struct Eliminate {
  static constexpr Known kKnown = Known::Everybody;
  Survivors who{};

  HOLDOUT_PROCEDURE_FIELDS(who);
  Flow run(Now& now);
};

// encounter.cpp: TS-320..323, TS-332..337: the encounter of Table::meeting
struct Encounter {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t {
    Cat,
    Shield,
    Chill,
    Ambush,
    Onslaught,
    Attacks,
    Flee,
    Finish
  } step = Step::Cat;

  HOLDOUT_STEPS(Finish);
  HOLDOUT_PROCEDURE;
};
// shield.cpp: TS-014, TS-521: the player of every participant is asked at once
struct Shield {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left{};  // still to be asked, of each seat one after another

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};
// shield.cpp: TS-521: the others may each MOVE 1
struct SlipAway {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left{};

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};
// attack.cpp: TS-324..334: one attack
struct Attack {
  static constexpr Known kKnown = Known::Everybody;
  enum class Step : std::uint8_t {
    Card,
    Defender,
    Named,
    Item,
    Longsword,
    Roll,
    Result,
    Finish
  } step = Step::Card;

  HOLDOUT_STEPS(Finish);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
};
struct DefenderRules {  // defending.cpp: TS-325
  HOLDOUT_COUNCIL(Defender, hidden.survivors.council);
};
struct DefenderCouncil : Council<DefenderRules> {
  static constexpr Known kKnown = Known::Everybody;
};
// defending.cpp: TS-326, TS-327: asked of every defender (TS-014)
struct Defence {
  static constexpr Known kKnown = Known::Everybody;
  bool asked = false;

  HOLDOUT_PROCEDURE_FIELDS(asked);
  HOLDOUT_PROCEDURE;
};
// flee.cpp: TS-335: every participant still alive, in secret and at once; a seat with several of them is
// asked for one after another
struct FleeBallot {
  static constexpr Known kKnown = Known::Everybody;
  Survivors left{};

  HOLDOUT_PROCEDURE_FIELDS(left);
  HOLDOUT_PROCEDURE;
};

}  // namespace holdout::terrorscape
