#include "load/traffic.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace holdout::load {

namespace {
constexpr std::size_t kJoiningAtOnce = 64;  // groups; more would wait in the server's queue, not in ours
constexpr std::int64_t kPatience = 60'000'000'000;
}  // namespace

std::size_t SizeCount::quantile(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (std::size_t size = 0; size < counts_.size(); ++size) {
    seen += counts_[size];
    if (seen >= std::max<std::uint64_t>(wanted, 1)) return size;
  }
  return 0;
}

Traffic::Traffic(PollLoop& loop, std::uint16_t port, std::size_t groups, std::size_t group_size)
    : loop_(loop), port_(port), groups_(groups), group_size_(group_size), sent_(groups), is_due_(groups, 0) {
  for (std::size_t i = 0; i < groups * group_size; ++i)
    lines_.push_back(std::make_unique<FrameLine>(loop_, *this, i));
}

void Traffic::set_up() {
  prepare();
  for (std::size_t group = 0; group < groups_; ++group) open_later(group);
  const std::int64_t until = now_ns() + kPatience;
  while (!quiet()) {
    go_on(0);
    loop_.turn(100);
    if (now_ns() > until) throw std::runtime_error("the server does not let everybody in within a minute");
  }
}

void Traffic::open_later(std::size_t group) { to_open_.push_back(group); }

void Traffic::joined() { --joining_; }

void Traffic::go_on(std::uint64_t ticks) {
  while (!to_open_.empty() && joining_ < kJoiningAtOnce) {
    const std::size_t group = to_open_.front();
    to_open_.pop_front();
    ++joining_;
    for (std::size_t place = 0; place < group_size_; ++place) line(group, place).open(path_of(group), port_);
  }
  if (pace_ == Pace::Rest) return;
  std::uint64_t left = pace_ == Pace::Eager ? due_.size() : ticks;
  for (; left > 0 && !due_.empty(); --left) {
    const std::size_t group = due_.front();
    due_.pop_front();
    is_due_[group] = 0;
    answer_for(group);
  }
}

void Traffic::due(std::size_t group) {
  if (is_due_[group] != 0 || sent_[group].under_way) return;
  is_due_[group] = 1;
  due_.push_back(group);
}

void Traffic::send_answer(std::size_t group, std::size_t place, std::string_view text) {
  sent_[group] = {.sender = static_cast<int>(place), .at_ns = now_ns(), .heard = 0, .under_way = true};
  ++under_way_;
  line(group, place).send(text);
}

void Traffic::note_heard(std::size_t group, std::size_t place, std::size_t bytes) {
  count_.update_bytes.add(bytes);
  Sent& sent = sent_[group];
  const std::uint32_t bit = 1U << place;
  if (sent.sender < 0 || sent.sender == static_cast<int>(place) || (sent.heard & bit) != 0) return;
  sent.heard |= bit;
  count_.to_others.add(now_ns() - sent.at_ns);
}

void Traffic::note_answered(std::size_t group, bool accepted) {
  if (!sent_[group].under_way) return;
  sent_[group].under_way = false;
  --under_way_;
  ++(accepted ? count_.accepted : count_.refused);
}

std::size_t Traffic::lines_open() const {
  return static_cast<std::size_t>(
      std::count_if(lines_.begin(), lines_.end(), [](const auto& each) { return each->is_open(); }));
}

void Traffic::close_all() {
  for (const auto& each : lines_) each->close();
}

}  // namespace holdout::load
