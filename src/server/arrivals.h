#pragma once

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

namespace holdout {

// Brings what other threads have done to the strands it belongs to. The store answers for many tables at
// once: handed over one by one, each answer would fight with the tables for the lock of the io_context, which
// costs more than the answer.
class Arrivals {
 public:
  using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
  explicit Arrivals(boost::asio::io_context& io) : io_(io) {}

  void post(const Strand& strand, std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.emplace_back(strand, std::move(work));
      if (std::exchange(under_way_, true)) return;
    }
    boost::asio::post(io_, [this] { deliver(); });
  }

  void forget() {
    const std::lock_guard lock(mutex_);
    waiting_.clear();
  }

 private:
  // From inside the io_context a post is cheap.
  void deliver() {
    std::vector<std::pair<Strand, std::function<void()>>> arrived;
    {
      const std::lock_guard lock(mutex_);
      arrived.swap(waiting_);
      under_way_ = false;
    }
    for (auto& [strand, work] : arrived) boost::asio::post(strand, std::move(work));
  }

  boost::asio::io_context& io_;
  std::mutex mutex_;
  std::vector<std::pair<Strand, std::function<void()>>> waiting_;
  bool under_way_ = false;
};

}  // namespace holdout
