#pragma once

#include <cstddef>
#include <optional>

#include "table/frame.h"
#include "table/playing/running_game.h"

// Whoever listens on a line learns how long each message is, through all encryption. What a seat is told is
// therefore as long as public facts alone make it: what everybody is told, and room for what this seat may be
// told beyond it (engine/kinds.h). Games whose messages are all short have one length for all of them, and
// need not know what everybody is told.

namespace holdout {

// What everybody is told of a step, as spectators are.
struct PublicNews {
  std::size_t bytes = 0;  // of their frame; 0: they notice nothing
  bool happened = false;  // there are events among it
};

bool measured_by_public_news(const AnyGame& game);

// What a seat is told of a question, as far as it tells others something.
struct AskedSeat {
  Prompt prompt{};               // that it has before it now
  bool anew = false;             // it was asked something else before
  std::size_t open_answers = 0;  // bytes of answers that follow from public facts
};

// The frame of a step to a seat.
Frame evened(Frame frame, const AnyGame& game, const AskedSeat& seat, const PublicNews& told);

// A snapshot to such a seat. Everybody is told so many bytes, among them so many of the story so far.
Frame evened_snapshot(Frame frame, const AnyGame& game, const AskedSeat& seat, std::size_t told,
                      std::size_t story);

// What has nothing to do with the game, to a seat: that something was done, or not.
Frame evened(Frame frame);

}  // namespace holdout
