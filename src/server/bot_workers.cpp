#include "server/bot_workers.h"

#include <sys/resource.h>
#include <unistd.h>

namespace holdout {

BotWorkers::BotWorkers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

BotWorkers::~BotWorkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    jobs_.clear();
  }
  changed_.notify_all();
  for (std::thread& each : threads_) each.join();
}

void BotWorkers::run(std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    if (ending_) return;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
}

void BotWorkers::serve() {
  constexpr int kGiveWay = 10;
  // On Linux a thread has a priority of its own. If it may not be lowered, it is not.
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kGiveWay);
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
    if (ending_) return;
    std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
  }
}

}  // namespace holdout
