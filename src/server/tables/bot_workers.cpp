#include "server/tables/bot_workers.h"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

namespace holdout {

BotWorkers::BotWorkers(int threads, const ServerLog& log) : log_(log), most_later_(std::max(1, threads - 1)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

BotWorkers::~BotWorkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    jobs_.clear();
    later_.clear();
  }
  changed_.notify_all();
  for (std::thread& each : threads_) each.join();
}

void BotWorkers::run(std::function<void()> job) { add(jobs_, std::move(job)); }

void BotWorkers::run_later(std::function<void()> job) { add(later_, std::move(job)); }

void BotWorkers::add(Jobs& to, std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    if (ending_) return;
    to.push_back(std::move(job));
  }
  changed_.notify_one();
}

// What leaves a thread ends the process: a mistake in one job must not.
void BotWorkers::carry_out(const std::function<void()>& job) const {
  try {
    job();
  } catch (const std::exception& error) {
    log_.write(LogLevel::Error, "a job failed", {{"why", error.what()}});
  }
}

void BotWorkers::serve() {
  constexpr int kGiveWay = 10;
  // On Linux a thread has a priority of its own. If it may not be lowered, it is not.
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kGiveWay);
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return ending_ || !jobs_.empty() || may_begin_later(); });
    if (ending_) return;
    const bool later = jobs_.empty();
    Jobs& from = later ? later_ : jobs_;
    std::function<void()> job = std::move(from.front());
    from.pop_front();
    later_under_way_ += later ? 1 : 0;
    lock.unlock();
    carry_out(job);
    job = nullptr;  // what it holds is let go of outside the lock
    lock.lock();
    later_under_way_ -= later ? 1 : 0;
  }
}

}  // namespace holdout
