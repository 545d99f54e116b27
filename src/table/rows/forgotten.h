#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "table/seating/room.h"
#include "table/table_store.h"

namespace holdout {

// The room after this person has left for good: no name, no address, no key; the seat of a game under way
// goes to a computer player of `level`, and the table to somebody else who sits here.
Room without_person(const Room& room, std::string_view guest, const std::string& level);

// The last one that can be read.
Room last_room(std::span<const StoredRow> rows);

// Is there anybody else for whom to keep the table?
bool others_sit_at(const Room& room, std::string_view guest);

// The rows of a table that tell of this person, with everything out of them that does: names, addresses, ids
// and the text of what they wrote. What was answered and said in the game stays: it belongs to the game.
std::vector<StoredRow> rows_without_person(std::span<const StoredRow> rows, std::string_view guest);

}  // namespace holdout
