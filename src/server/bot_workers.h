#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/ports.h"

namespace holdout {

// A few threads that give way to everything else: computer players think in what time the tables leave.
class BotWorkers final : public Workers {
 public:
  explicit BotWorkers(int threads);
  ~BotWorkers() override;  // jobs that have not begun are forgotten
  void run(std::function<void()> job) override;

 private:
  void serve();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace holdout
