#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/saving/describe.h"
#include "protocol/json_text.h"

namespace holdout {

// The values of a view, or of its board facts, in the order in which it describes itself, as they were last
// sent to a receiver.
// A list is its shape (its size and which fields its items have, where they have a choice) and the number of
// values inside it, then those values.
using FlatView = std::vector<std::int64_t>;

// The whole view as a JSON object; `flat` is what later patches compare with. The view stays as it is: what
// describes itself cannot promise it, because it reads by the same words.
void write_whole_view(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& view);

// What changed since `flat` as a JSON object (docs/protocol.md, ViewPatch), and brings `flat` up to date.
// Writes nothing and returns false if nothing did.
bool write_view_patch(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& view);

// The same of the board facts of a view.
void write_whole_board(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& board);
bool write_board_patch(JsonText& out, FlatView& flat, const AnyGame& game, ViewBox& board);

}  // namespace holdout
