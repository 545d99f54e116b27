#include "load/disk_reference.h"

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "load/latency_histogram.h"
#include "load/poll_loop.h"

namespace holdout::load {

DiskReference measure_disk(const std::string& folder, double seconds, std::size_t bytes, double rate) {
  const std::string path = folder + "/raw_append";
  const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) throw std::system_error(errno, std::generic_category(), path);
  const std::string body(bytes, 'x');
  LatencyHistogram times;
  const std::int64_t start = now_ns();
  const auto length = static_cast<std::int64_t>(seconds * 1e9);
  const auto gap = rate > 0 ? static_cast<std::int64_t>(1e9 / rate) : 0;
  std::int64_t next = start;
  std::int64_t now = start;
  bool good = true;
  while (good && now - start < length) {
    next += gap;
    if (gap > 0 && next > now) std::this_thread::sleep_for(std::chrono::nanoseconds(next - now));
    const std::int64_t before = now_ns();
    good = ::write(file, body.data(), body.size()) == static_cast<ssize_t>(body.size()) &&
           ::fdatasync(file) == 0;
    now = now_ns();
    times.add(now - before);
  }
  const int reason = errno;
  ::close(file);
  ::unlink(path.c_str());
  if (!good) throw std::system_error(reason, std::generic_category(), path);
  return {.p50_us = times.quantile_us(0.5),
          .p99_us = times.quantile_us(0.99),
          .per_second = static_cast<double>(times.count()) / (static_cast<double>(now - start) * 1e-9)};
}

}  // namespace holdout::load
