#include "server/tables/bot_workers.h"

#include <future>
#include <string>

#include <doctest/doctest.h>

namespace holdout {

namespace {

struct Logged {
  std::mutex mutex;
  std::string text;
  ServerLog log{LogLevel::Error, true, [this](std::string_view line) {
                  const std::lock_guard lock(mutex);
                  text += line;
                }};
};

// A job that is under way until it is let go.
struct Held {
  std::promise<void> begun;
  std::promise<void> end;
  std::function<void()> job() {
    return [this] {
      begun.set_value();
      end.get_future().wait();
    };
  }
};

}  // namespace

TEST_CASE("a job that throws ends itself and no other (threads)") {
  Logged logged;
  std::promise<void> next;
  {
    BotWorkers workers(1, logged.log);
    workers.run([] { throw std::logic_error("on purpose"); });
    workers.run_later([] { throw std::logic_error("once more"); });
    workers.run_later([&next] { next.set_value(); });
    next.get_future().wait();
  }
  CHECK(logged.text.find("on purpose") != std::string::npos);
  CHECK(logged.text.find("once more") != std::string::npos);
}

TEST_CASE("computer players do not queue behind what may wait (threads)") {
  Logged logged;
  Held first;
  std::string order;
  std::promise<void> last;
  BotWorkers workers(1, logged.log);
  workers.run(first.job());
  first.begun.get_future().wait();
  for (int i = 0; i < 3; ++i) workers.run_later([&order] { order += 'l'; });
  workers.run_later([&last] { last.set_value(); });
  for (int i = 0; i < 3; ++i) workers.run([&order] { order += 'b'; });
  first.end.set_value();
  last.get_future().wait();
  CHECK(order == "bbblll");
}

TEST_CASE("of several threads one is always left to computer players (threads)") {
  Logged logged;
  Held one;
  Held two;
  std::promise<void> thought;
  BotWorkers workers(2, logged.log);
  workers.run_later(one.job());
  workers.run_later(two.job());
  one.begun.get_future().wait();
  workers.run([&thought] { thought.set_value(); });
  thought.get_future().wait();
  one.end.set_value();
  two.begun.get_future().wait();
  two.end.set_value();
}

}  // namespace holdout
