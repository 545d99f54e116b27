#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/seeing/view.h"

namespace holdout::the_thing {

struct BoardPlace {
  std::uint8_t fuel_spaces = 0;
  std::uint8_t damage_spaces = 0;
  bool low = false;    // the worst weather burns more fuel than there is (TT-211, TT-220)
  bool ready = false;  // a vehicle with all its fuel and no damage (TT-646)
  bool lost = false;   // nobody can do anything there any more (TT-212, TT-585)

  HOLDOUT_FIELDS(fuel_spaces, damage_spaces, ready, lost, low);
};

template <class D>
void describe(D& d, SkyRow& row) {
  field(d, 1, "boiler", row.boiler);
  field(d, 2, "generator", row.generator);
  field(d, 3, "rescue", row.rescue);
  field(d, 4, "frost", row.frost);
}

// What everybody knows of a Character.
enum class CrewState : std::uint8_t { Standing, Lying, Human, Dead, Alien, Defeated };
inline constexpr std::array<std::string_view, 6> kCrewStateNames{"standing", "lying", "human",
                                                                 "dead",     "alien", "defeated"};
constexpr Spelling spelling(CrewState) { return {.names = kCrewStateNames}; }

// A card that everybody knows to be in the pile (TT-415).
struct BoardCard {
  CardKind kind = CardKind::None;
  Slot figure = kNoSlot;  // who handed it in; nobody: it cannot be told any more

  HOLDOUT_FIELDS(kind, figure);
};

// What the revealed Alien has proposed to do where it won or nobody is (TT-525, TT-532, TT-533).
enum class Deed : std::uint8_t { None, Pass, Sabotage, Assimilate, TakeDog };
inline constexpr std::array<std::string_view, 5> kDeedNames{"none", "pass", "sabotage", "assimilate",
                                                            "take_dog"};
constexpr Spelling spelling(Deed) { return {.names = kDeedNames}; }

// How the viewer became an Alien (TT-932).
enum class Turned : std::uint8_t { None, First, Dog, By };
inline constexpr std::array<std::string_view, 4> kTurnedNames{"none", "first", "dog", "by"};
constexpr Spelling spelling(Turned) { return {.names = kTurnedNames}; }

// Board facts: what the rules make of a view, for whoever draws the station.
struct Board {
  // How this table plays, and how long its tracks are (3.2 to 3.7)
  bool few = false;                // the game for 1 to 3 players
  bool choose_characters = false;  // TT-1203
  bool vote_to_board = false;      // TT-903, TT-1213
  FixedVector<Phase, 9> phases;    // of a round, in order
  std::uint8_t suspicion_end = 0;
  std::uint8_t max_suspicion = 0;  // TT-123; 0 = none
  std::uint8_t rescue_station = 0;
  std::uint8_t rescue_fuel = 0;
  std::uint8_t frost_end = 0;
  std::uint8_t dogs = 0;
  std::array<SkyRow, 4> burns{};  // what each weather costs, by Sky

  std::array<BoardPlace, kLocations> places{};
  FixedVector<CrewState, kMaxSlots> crew;  // by slot
  Location meeting = Location::Nowhere;    // where beings meet just now
  SeatSet sealed;                          // whose answer to the open question lies there face down
  FixedVector<BoardCard, 2 * kMaxSlots> open_cards;
  Slots most_suspected;                   // TT-723
  FixedVector<Slot, kMaxSlots> to_board;  // while people board: those outside, in the order they are asked
  SeatSet out;                            // who plays no more (TT-127, TT-536)
  SeatSet team;                           // who hears the plans of the revealed Alien
  Slots aliens;                           // whom everybody knows to be Aliens

  // Of the viewer
  Slot last_looked = kNoSlot;  // whose token it looked at last (TT-553)
  Turned turned = Turned::None;
  Deed deed = Deed::None;
  // By kind of what lies in front of it: the number of the rule that keeps it there, unless it is among the
  // options; 0 = none of it.
  std::array<std::uint16_t, kCardKinds> idle_cards{};
  std::array<std::uint16_t, kWeaponKinds> idle_weapons{};
  std::array<std::uint16_t, kItemKinds> idle_items{};
  std::array<std::uint16_t, std::tuple_size_v<LabCounts>> idle_lab{};

  HOLDOUT_FIELDS(few, choose_characters, vote_to_board, phases, suspicion_end, max_suspicion, rescue_station,
                 rescue_fuel, frost_end, dogs, burns, places, crew, meeting, open_cards, most_suspected,
                 to_board, out, team, aliens, last_looked, turned, deed, idle_cards, idle_weapons, idle_items,
                 idle_lab, sealed);
};

Board board_of(const Rules& r, const View& view);

}  // namespace holdout::the_thing
