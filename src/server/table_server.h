#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_set>

#include "server/http/http_api.h"
#include "server/rate_limits.h"
#include "server/sockets/frame_stream.h"
#include "server/sockets/session.h"

namespace holdout {

// The whole server above the sockets: tables, sessions, HTTP. The listener feeds it, or the simulator.
class TableServer {
 public:
  explicit TableServer(ServerParts& parts);

  void start();  // looks after sleeping tables from now on
  // A connection that will say hello. Runs on an executor of its own.
  // `address` is that of the other side.
  void open(std::unique_ptr<FrameStream> stream, const std::string& address);
  HttpApi& http() { return http_; }
  TableRegistry& registry() { return registry_; }
  std::size_t sessions() const;

  // Everybody is told, everything is stored; then `done`. Nothing is accepted any more.
  void drain(std::function<void()> done);

 private:
  ServerParts& parts_;
  TableRegistry registry_;
  CommandLimits limits_;
  HttpApi http_;
  mutable std::mutex mutex_;
  std::unordered_set<Session*> sessions_;
};

}  // namespace holdout
