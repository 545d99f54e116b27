#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/seating/room.h"

namespace holdout {

// Seats have a colour each, no two the same, and every colour a shape of its own where it is drawn. Until the
// game begins the room alone knows them; then rules that name things by colour get them as an option.

// Whether it may be the name of a colour, of whatever game.
bool is_colour(std::string_view name);

// The colours of a game, in the order in which seats get them.
std::vector<std::string> colours_of(const AnyGame& game);

// The colours of a room that was stored before they could be chosen.
std::vector<std::string> colours_before_choice(const Room& room);

// As many colours as seats: new seats get those that nobody has.
void fit_colours(Room& room, const AnyGame& game);

// What the options say of colours becomes the room's.
void take_colours(Room& room);

// What the room says of colours becomes an option, if the game has it and would not choose the same.
void give_colours(Room& room, const AnyGame& game);

}  // namespace holdout
