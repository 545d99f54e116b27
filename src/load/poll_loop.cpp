#include "load/poll_loop.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

namespace holdout::load {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

int checked(int result, const char* what) {
  if (result < 0) throw std::system_error(errno, std::generic_category(), what);
  return result;
}

}  // namespace

std::int64_t now_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * kSecond + now.tv_nsec;
}

PollLoop::PollLoop()
    : epoll_(checked(::epoll_create1(EPOLL_CLOEXEC), "epoll_create1")),
      timer_(checked(::timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC), "timerfd_create")) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = nullptr;  // the timer
  checked(::epoll_ctl(epoll_, EPOLL_CTL_ADD, timer_, &event), "epoll_ctl");
}

PollLoop::~PollLoop() {
  ::close(timer_);
  ::close(epoll_);
}

void PollLoop::add(int descriptor, Waiter& waiter) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &waiter;
  checked(::epoll_ctl(epoll_, EPOLL_CTL_ADD, descriptor, &event), "epoll_ctl");
}

void PollLoop::want_writable(int descriptor, Waiter& waiter, bool wanted) {
  epoll_event event{};
  event.events = EPOLLIN;
  if (wanted) event.events |= EPOLLOUT;
  event.data.ptr = &waiter;
  checked(::epoll_ctl(epoll_, EPOLL_CTL_MOD, descriptor, &event), "epoll_ctl");
}

void PollLoop::tick_every(std::int64_t ns) {
  itimerspec spec{};
  spec.it_value.tv_sec = spec.it_interval.tv_sec = ns / kSecond;
  spec.it_value.tv_nsec = spec.it_interval.tv_nsec = ns % kSecond;
  checked(::timerfd_settime(timer_, 0, &spec, nullptr), "timerfd_settime");
}

std::uint64_t PollLoop::turn(int timeout_ms) {
  std::array<epoll_event, 512> events;
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), timeout_ms);
  if (count < 0 && errno != EINTR) checked(count, "epoll_wait");
  std::uint64_t ticks = 0;
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    if (event.data.ptr == nullptr) {
      if (::read(timer_, &ticks, sizeof ticks) != sizeof ticks) ticks = 0;
      continue;
    }
    const bool broken = (event.events & (EPOLLERR | EPOLLHUP)) != 0;
    static_cast<Waiter*>(event.data.ptr)
        ->ready(broken || (event.events & EPOLLIN) != 0, (event.events & EPOLLOUT) != 0);
  }
  return ticks;
}

}  // namespace holdout::load
