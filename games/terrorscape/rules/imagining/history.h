#pragma once

#include <cstdint>

#include "engine/fixed_vector.h"
#include "engine/saving/fields.h"

namespace holdout::terrorscape {

// What both sides saw happen, in the order in which it happened: all that either can reason from. It lies in
// the Table. The rules note it where they tell it (`note`); who imagines reads it from the beginning.
//
// Survivors are named by their place 0 to 2, sets of them by bits; locations and doors by their number in the
// figures, sets of locations by bits.
enum class Seen : std::uint8_t {
  RoundBegan,    // step 0 is over (TS-141). who: the Killer's location, kUnseenKiller while he is in stealth
  FearLost,      // of one Survivor, inside the Survivor phase (TS-066). who: place; what: how many tokens
  Healed,        // who: place (TS-084)
  BlockRemoved,  // in the Survivor phase. what: door; who: place in variant 2 (TS-541), else kNobodyNamed
  KeyFound,      // on the rack (TS-123)
  HelpPlaced,    // TS-168
  Provoked,      // ST-10: the Killer discards 3 from his deck and draws 1
  Escaped,       // variant 2, step 0. who: place
  Reported,      // TS-216. what: noisy locations; who: 1 = firecracker (then what is 0)
  AnsweredButAnna,  // DETECT (TS-270). what: locations asked; who: set of those named
  Answered,     // SEARCH, SCARE by range or way, wounded where the Killer is. As above, Anna named like all
  Placed,       // told to be there: paralysis, Scent of fear. who: place; what: location (number)
  BlockPlaced,  // what: door
  BlockBroken,  // by the Killer's MOVE or TS-102, or ST-15 outside a turn. what: door
  Met,          // an encounter starts (TS-320). who: set of participants; what: location (number)
  SlippedAway,  // ST-08: they left the encounter by one step. who: set
  Fled,         // TS-335: these could move by one step, unseen. who: set
  Eliminated,   // who: place (variant 2)
  ItemShown,    // used in a defence, or the amulet that prevented a wound. who: place; what: item
  TrapSprung,   // TS-331. what: location (number)
  Stealth,      // TS-276. who: the Killer's location, which everybody knows
  Played,       // a skill card, told with its effect (TS-263), its cost paid. what: kind; who: cards paid
  Paid,         // by the Killer, beside a card's cost: who: how many (levels 2 and 3, traits)
  KillerDrew,   // outside the draw step, one card (TS-328)
  DeckDiscard,  // TS-332. who: how many at most
  PhaseEnded,   // the draw step. who: cards to draw (3; 6 by KT-11; 0 by TS-601 or a skipped phase)
  LevelGained,  // beside a reshuffle: by an elimination or KT-17. who: the level now
};

inline constexpr std::uint8_t kUnseenKiller = 255;
inline constexpr std::uint8_t kNobodyNamed = 255;

struct Note {
  Seen seen = Seen::RoundBegan;
  std::uint8_t who = 0;
  std::uint16_t what = 0;

  HOLDOUT_FIELDS(seen, who, what);
  constexpr bool operator==(const Note&) const = default;
};

// 22 rounds of up to 11 notes. A game with more of them goes on without: who imagines then knows less.
using History = FixedVector<Note, 255>;

constexpr void note(History& history, Seen seen, int who = 0, int what = 0) {
  if (!history.full()) history.push({seen, static_cast<std::uint8_t>(who), static_cast<std::uint16_t>(what)});
}

}  // namespace holdout::terrorscape
