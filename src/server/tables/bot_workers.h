#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/ports.h"
#include "server/server_log.h"

namespace holdout {

// A few threads that give way to everything else: computer players think in what time the tables leave. What
// may wait never holds all of them, if there are several.
class BotWorkers final : public Workers {
 public:
  BotWorkers(int threads, const ServerLog& log);
  ~BotWorkers() override;  // jobs that have not begun are forgotten
  void run(std::function<void()> job) override;
  void run_later(std::function<void()> job) override;

 private:
  using Jobs = std::deque<std::function<void()>>;
  void add(Jobs& to, std::function<void()> job);
  void serve();
  void carry_out(const std::function<void()>& job) const;
  bool may_begin_later() const { return !later_.empty() && later_under_way_ < most_later_; }

  const ServerLog& log_;
  const int most_later_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Jobs jobs_;
  Jobs later_;
  int later_under_way_ = 0;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace holdout
