#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace holdout {

// Many threads put, one takes everything there is at once.
template <class T>
class Inbox {
 public:
  void put(T item) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(item));
    }
    changed_.notify_one();
  }

  // Waits for something; false when the inbox is closed and empty. `taken` must be empty: its memory is used
  // for what comes next. After a burst it is given back, as soon as there is a rest.
  bool take(std::vector<T>& taken) {
    std::unique_lock lock(mutex_);
    if (waiting_.empty()) {
      give_back(waiting_);
      give_back(taken);
    }
    changed_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
    taken.swap(waiting_);
    return !taken.empty();
  }

  // What has been put is still taken.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    changed_.notify_one();
  }

 private:
  static void give_back(std::vector<T>& empty) {
    constexpr std::size_t kUsual = 64;
    if (empty.capacity() > kUsual) empty = std::vector<T>();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<T> waiting_;
  bool closed_ = false;
};

// A thread that does one thing after the other, and what is left to do when it ends.
class Worker {
 public:
  Worker() : thread_([this] { run(); }) {}
  ~Worker() {
    inbox_.close();
    thread_.join();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void post(std::function<void()> task) { inbox_.put(std::move(task)); }

 private:
  void run() {
    std::vector<std::function<void()>> tasks;
    while (inbox_.take(tasks)) {
      for (const auto& task : tasks) task();
      tasks.clear();
    }
  }

  Inbox<std::function<void()>> inbox_;
  std::thread thread_;
};

}  // namespace holdout
