#include "apps/serving/last_resort.h"

#include <chrono>
#include <csignal>
#include <cstdlib>

#include <sys/time.h>

namespace holdout {

namespace {

using namespace std::chrono_literals;

// Five seconds are promised. An end in order takes four at most, and some time to put things away.
constexpr auto kPatience = 4700ms;
constexpr suseconds_t kForLastWordsUs = 150'000;

}  // namespace

bool hears_hangup() {
  static const bool heard = [] {
    struct sigaction now {};
    return sigaction(SIGHUP, nullptr, &now) == 0 && now.sa_handler != SIG_IGN;
  }();
  return heard;
}

LastResort::LastResort(std::function<void()> tell)
    : tell_(std::move(tell)), signals_(io_, SIGTERM, SIGINT), timer_(io_) {
  if (hears_hangup()) signals_.add(SIGHUP);
  signals_.async_wait([this](boost::system::error_code error, int) {
    if (error) return;
    timer_.expires_after(kPatience);
    timer_.async_wait([this](boost::system::error_code stopped) {
      if (!stopped) end();
    });
  });
  thread_ = std::thread([this] { io_.run(); });
}

LastResort::~LastResort() {
  io_.stop();
  thread_.join();
}

void LastResort::end() const {
  const itimerval soon{.it_interval = {}, .it_value = {.tv_sec = 0, .tv_usec = kForLastWordsUs}};
  std::signal(SIGALRM, SIG_DFL);
  ::setitimer(ITIMER_REAL, &soon, nullptr);  // if even the log hangs, the system ends us
  tell_();
  std::_Exit(EXIT_FAILURE);
}

}  // namespace holdout
