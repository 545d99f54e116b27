#include "table/telling/even_length.h"

#include <utility>

namespace holdout {

namespace {

constexpr std::size_t kShortGame = 512;
constexpr std::size_t kShortAnswer = 64;
constexpr std::size_t kMuch = 512;
constexpr std::size_t kUsualQuestion = 320;  // that says nothing else of itself
// What does not find room all the same goes up to the next of a few lengths.
constexpr std::size_t kFar = 1024;

Frame fill_up(Frame frame, std::size_t length, std::size_t step) {
  const std::size_t bytes = frame->size();
  if (bytes > length) length += (bytes - length + step - 1) / step * step;
  return frame.filled_up(length);
}

bool is_open(const Kinds& kinds, const Prompt& prompt) {
  return prompt.kind < kinds.questions.size() && kinds.questions[prompt.kind].open_options;
}

std::size_t room_of_question(const Kinds& kinds, const Prompt& prompt) {
  if (!prompt.asked || prompt.kind >= kinds.questions.size()) return 0;
  const std::size_t bytes = kinds.questions[prompt.kind].bytes;
  return bytes > 0 || is_open(kinds, prompt) ? bytes : kUsualQuestion;
}

}  // namespace

bool measured_by_public_news(const AnyGame& game) { return game.info().kinds.own_bytes > 0; }

// Answers are told when a question is asked, when something happened to it, and when the seat itself, or its
// side alone, goes on with it. Of much that happens a seat has more of its own, and less while all answers
// are open.
Frame evened(Frame frame, const AnyGame& game, const AskedSeat& seat, const PublicNews& told) {
  const Kinds& kinds = game.info().kinds;
  if (kinds.own_bytes == 0) return fill_up(std::move(frame), kShortGame, kShortGame);
  const bool open = is_open(kinds, seat.prompt);
  const bool much = told.happened && told.bytes > kMuch;
  const std::size_t own = std::size_t{kinds.own_bytes} / 2 * (much ? 4 : open ? 1 : 2);
  std::size_t length = told.bytes + own + seat.open_answers;
  if (seat.anew || told.happened || told.bytes == 0) length += room_of_question(kinds, seat.prompt);
  return fill_up(std::move(frame), length, kFar);
}

// A seat's own part of the story grows with it.
Frame evened_snapshot(Frame frame, const AnyGame& game, const AskedSeat& seat, std::size_t told,
                      std::size_t story) {
  const Kinds& kinds = game.info().kinds;
  const std::size_t own = kinds.own_bytes == 0 ? kShortGame : std::size_t{kinds.own_bytes};
  const std::size_t length =
      told + own + seat.open_answers + room_of_question(kinds, seat.prompt) + story / 8;
  return fill_up(std::move(frame), length, 4 * kFar);
}

Frame evened(Frame frame) { return fill_up(std::move(frame), kShortAnswer, kShortAnswer); }

}  // namespace holdout
