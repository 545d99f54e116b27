#include "apps/terminal/progress_bar.h"

#include <string>

#include <fmt/core.h>

#include "apps/commands/report.h"

namespace holdout {

namespace {

constexpr std::chrono::milliseconds kPause{100};

}  // namespace

ProgressBar::ProgressBar(int total) : total_(total), visible_(errors_are_terminal()) {}

ProgressBar::~ProgressBar() {
  if (visible_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(int done) {
  if (!visible_ || done == 0) return;
  const Clock::time_point now = Clock::now();
  if (now - shown_ < kPause) return;
  shown_ = now;
  constexpr int kWidth = 30;
  const auto filled = static_cast<std::size_t>(kWidth * static_cast<long>(done) / total_);
  const auto spent = std::chrono::duration_cast<std::chrono::seconds>(now - start_).count();
  const auto left = spent * (total_ - done) / done;
  fmt::print(stderr, "\r[{}{}] {} of {}, {}:{:02} left\033[K", std::string(filled, '#'),
             std::string(kWidth - filled, '-'), done, total_, left / 60, left % 60);
}

}  // namespace holdout
