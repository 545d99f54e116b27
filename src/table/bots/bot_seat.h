#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "bots/player.h"

namespace holdout {

// What a computer player is given to see or hear, in order.
std::vector<Event> known_to(std::span<const Event> events, Seat seat);
struct Seen {
  std::vector<Event> events;  // redacted
  ViewBox view;
};
using BotInput = std::variant<Seen, Statement>;

// One visit of a worker to a computer player: what is new, then one question. Everything it needs is copied
// into it, so that the table goes on meanwhile.
struct BotTask {
  std::shared_ptr<Player> player;
  std::vector<BotInput> inputs;
  ViewBox view;
  Prompt prompt;
  Actions options;  // empty: it may only speak
  bool may_speak = false;

  std::optional<Statement> said{};
  std::optional<Action> chosen{};
  bool failed = false;
  std::atomic<bool> stop = false;  // nobody wants its answer any more

  void run();
};

// A computer player at a table. The player itself is touched by its task only while one is under way.
struct BotSeat {
  BotSeat() = default;
  BotSeat(const BotSeat&) = delete;
  BotSeat& operator=(const BotSeat&) = delete;
  ~BotSeat() { stop(); }

  std::shared_ptr<Player> player;
  std::vector<BotInput> inputs{};
  bool thinking = false;
  bool speaking = false;           // thinking, of what to say
  bool has_news = true;            // since it was last offered to speak
  bool broken = false;             // it failed: from now on the fallback answers for it
  std::optional<Action> chosen{};  // its answer, until it is released
  std::weak_ptr<BotTask> task{};   // the last one
  std::int64_t think_at_ms = 0;    // when it is asked for its answer
  std::int64_t usual_ms = 0;       // when its answer is released, as it was drawn
  std::int64_t due_ms = 0;         // when it is released indeed; 0: it is not asked
  std::int64_t answer_by_ms = 0;   // when the fallback answers for it

  // What it chose, or is choosing, does not follow from this: it thinks once more, shortly before its time.
  void learn() {
    if (chosen || (thinking && !speaking)) think_at_ms = due_ms - kThinkAgainMs;
    has_news = true;
    chosen.reset();
  }
  // One that thinks for too long gives its worker back, if it heeds that.
  void stop() {
    if (const auto under_way = task.lock()) under_way->stop = true;
  }
  void forget_question() {
    due_ms = 0;
    chosen.reset();
  }

 private:
  static constexpr std::int64_t kThinkAgainMs = 200;
};

}  // namespace holdout
