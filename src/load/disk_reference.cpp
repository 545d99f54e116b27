#include "load/disk_reference.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "load/latency_histogram.h"
#include "load/poll_loop.h"

namespace holdout::load {

DiskReference measure_disk(const std::string& folder, double seconds, std::size_t bytes) {
  const std::string path = folder + "/raw_append";
  const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) throw std::system_error(errno, std::generic_category(), path);
  const std::string body(bytes, 'x');
  LatencyHistogram times;
  const std::int64_t start = now_ns();
  const auto length = static_cast<std::int64_t>(seconds * 1e9);
  std::int64_t now = start;
  bool good = true;
  while (good && now - start < length) {
    good = ::write(file, body.data(), body.size()) == static_cast<ssize_t>(body.size()) &&
           ::fdatasync(file) == 0;
    const std::int64_t after = now_ns();
    times.add(after - now);
    now = after;
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
