#include "server/table_server.h"

#include <vector>

#include <boost/asio/strand.hpp>

namespace holdout {

namespace asio = boost::asio;

const AnyGame* GameShelf::find(std::string_view key) const {
  for (const AnyGame* game : games) {
    if (game->info().key == key) return game;
  }
  return nullptr;
}

TableServer::TableServer(ServerParts& parts)
    : parts_(parts),
      registry_(parts),
      limits_{.guests = AddressLimits({parts.settings.command_burst, parts.settings.command_rate}),
              .watchers = AddressLimits({parts.settings.watcher_burst, parts.settings.watcher_rate})},
      http_(parts, registry_) {}

void TableServer::start() { registry_.start(); }

void TableServer::open(std::unique_ptr<FrameStream> stream, const std::string& address) {
  const bool limited = !is_loopback(address) || parts_.settings.limit_loopback;
  const auto session = std::make_shared<Session>(parts_, registry_, limits_, std::move(stream),
                                                 limited ? address : std::string());
  {
    const std::lock_guard lock(mutex_);
    sessions_.insert(session.get());
  }
  session->start(asio::make_strand(parts_.io), [this](Session& ended) {
    const std::lock_guard lock(mutex_);
    sessions_.erase(&ended);
  });
}

std::size_t TableServer::sessions() const {
  const std::lock_guard lock(mutex_);
  return sessions_.size();
}

void TableServer::drain(std::function<void()> done) {
  {
    const std::lock_guard lock(mutex_);
    for (Session* each : sessions_) each->dismiss();  // none can end while the lock is held
  }
  registry_.drain(std::move(done));
}

}  // namespace holdout
