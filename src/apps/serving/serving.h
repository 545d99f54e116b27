#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/result.h"
#include "server/server_log.h"
#include "server/settings.h"

namespace holdout {

// The real server, put together: sockets, threads, the disk, every game of this build.
class Serving {
 public:
  enum class EndedBy : std::uint8_t { Hand, Signals };  // SIGTERM and SIGINT
  // Listens when it returns. The Problem says what is in the way: port taken, folder not writable.
  static Result<std::unique_ptr<Serving>> start(Settings settings, ServerLog::Write log,
                                                EndedBy ended_by = EndedBy::Hand);
  ~Serving();  // as if drained, but without waiting
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::uint16_t port() const;
  // Tells everybody, stores everything and ends; may be called from any thread, more than once.
  void drain();
  void wait();  // until it has ended

 private:
  struct Parts;
  explicit Serving(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace holdout
