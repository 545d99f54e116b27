#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "bots/player.h"
#include "server/guests.h"
#include "server/metrics.h"
#include "server/ports.h"
#include "server/server_log.h"
#include "server/settings.h"
#include "server/shared_link.h"
#include "table/table_store.h"

namespace holdout {

// The games and computer players of this build; the program puts them in, the server knows none by name.
struct GameShelf {
  std::vector<const AnyGame*> games{};  // in the order they are shown, those offered only
  std::function<std::vector<std::string_view>(const AnyGame&)> levels{};
  // Null if there is no such level.
  std::function<std::unique_ptr<Player>(const AnyGame&, const RulesBox&, Seat, std::string_view level,
                                        std::uint64_t seed)>
      make_player{};

  const AnyGame* find(std::string_view key) const;
};

// Everything the server is built from. What is behind the references decides whether it is real or simulated.
struct ServerParts {
  boost::asio::io_context& io;
  TableStore& store;
  Clock& clock;
  Workers& workers;
  Random& random;
  const GameShelf& games;
  Metrics& metrics;
  const ServerLog& log;
  const Settings& settings;
  Guests guests;
  // Keeps what somebody reports about a table; a Problem if it cannot.
  std::function<Result<void>(const std::string& line)> keep_report{};
  std::function<std::int64_t()> free_bytes{};  // where tables are stored
  Reminders* reminders = nullptr;              // null: nobody is told anything while away
  LinkPreviews links{};                        // without words for them pages are as they were built
};

}  // namespace holdout
