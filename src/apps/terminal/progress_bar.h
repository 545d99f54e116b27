#pragma once

#include <chrono>

namespace holdout {

// "[#####-----]  512 of 1000, 0:12 left" on standard error; nothing unless a person looks.
class ProgressBar {
 public:
  explicit ProgressBar(int total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();  // clears the line

  void show(int done);

 private:
  using Clock = std::chrono::steady_clock;
  const int total_;
  const bool visible_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point shown_{};
};

}  // namespace holdout
