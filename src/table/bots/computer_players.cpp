#include "table/bots/computer_players.h"

#include <algorithm>

namespace holdout {

namespace {

constexpr std::int64_t kLimitMs = 4500;  // from the question on; then the fallback answers
constexpr std::int64_t kMarginMs = 500;  // to think again of an answer that waits longer than that
static_assert(BotPace::kMostMs < kLimitMs, "an answer is released before the fallback answers");

}  // namespace

BotSeat& ComputerPlayers::sit(Seat seat, std::shared_ptr<Player> player) {
  auto made = std::make_unique<BotSeat>();
  made->thinking = player != nullptr;
  made->broken = player == nullptr;
  made->player = std::move(player);
  seats_[place(seat)] = std::move(made);
  return *seats_[place(seat)];
}

bool ComputerPlayers::thinking() const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [](const auto& each) { return each != nullptr && each->thinking; });
}

void ComputerPlayers::asked(Seat seat, std::int64_t wait_ms, std::int64_t now) {
  BotSeat& bot = *find(seat);
  bot.usual_ms = bot.due_ms = now + wait_ms;
  bot.answer_by_ms = now + kLimitMs;
  bot.think_at_ms = now;
}

void ComputerPlayers::hold(Seat seat, Action answer, std::int64_t until_ms) {
  BotSeat& bot = *find(seat);
  bot.chosen = answer;
  bot.due_ms = until_ms;
  bot.answer_by_ms = std::max(bot.answer_by_ms, until_ms + kMarginMs);
}

bool ComputerPlayers::may_decide(Seat seat, std::int64_t now) const {
  const BotSeat& bot = *find(seat);
  if (bot.due_ms == 0 || bot.thinking || bot.broken || bot.chosen || now < bot.think_at_ms) return false;
  const bool talking = std::any_of(seats_.begin(), seats_.end(),
                                   [](const auto& each) { return each != nullptr && each->speaking; });
  return !talking || now >= bot.due_ms;
}

bool ComputerPlayers::may_release(Seat seat, std::int64_t now) const {
  const BotSeat& bot = *find(seat);
  return bot.chosen && now >= bot.due_ms;
}

bool ComputerPlayers::must_fall_back(Seat seat, std::int64_t now) const {
  const BotSeat& bot = *find(seat);
  return (bot.broken && now >= bot.due_ms) || now >= bot.answer_by_ms;
}

std::int64_t ComputerPlayers::next(Seat seat, std::int64_t now) const {
  const BotSeat& bot = *find(seat);
  const bool will_think = !bot.thinking && !bot.chosen && now < bot.think_at_ms;
  return will_think ? bot.think_at_ms : bot.thinking ? bot.answer_by_ms : bot.due_ms;
}

std::int64_t drawn_wait(const BotPace& pace, std::array<std::uint8_t, 2> random) {
  return pace.from_ms + (random[0] * 256 + random[1]) % (pace.to_ms - pace.from_ms + 1);
}

}  // namespace holdout
