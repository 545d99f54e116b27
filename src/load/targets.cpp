#include "load/targets.h"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>

namespace holdout::load {

ScratchFolder::ScratchFolder(const std::string& below) : path_(below + "/holdout_load_XXXXXX") {
  if (!::mkdtemp(path_.data()))
    throw std::runtime_error(fmt::format("{}: no folder can be made there", below));
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

ServerTarget::ServerTarget(const Bench& bench, const ServerWish& wish)
    : data_(std::make_unique<ScratchFolder>(bench.folder)) {
  start(bench, wish, data_->path());
}

ServerTarget::ServerTarget(const Bench& bench, const ServerWish& wish, const std::string& data) {
  start(bench, wish, data);
}

void ServerTarget::start(const Bench& bench, const ServerWish& wish, const std::string& data) {
  port_ = free_port();
  std::vector<std::string> command = {bench.program,         "serve",  "--port",
                                      fmt::to_string(port_), "--data", data};
  for (const char* each :
       {"--examples", "--threads", "1", "--bot-threads", "1", "--log-level", "error", "--idle-seconds"})
    command.push_back(each);
  command.push_back(fmt::to_string(wish.idle_seconds));
  if (wish.limited)
    command.push_back("--limit-loopback");
  else
    command.insert(command.end(), {"--command-burst", "1000000", "--command-rate", "1000000"});
  if (wish.quick_bots) command.insert(command.end(), {"--bot-from-ms", "0", "--bot-to-ms", "0"});
  if (!wish.durable) command.push_back("--no-sync");
  process_ = std::make_unique<MeasuredProcess>(command, bench.server_core);
  process_->wait_for_port(port_);
}

RelayTarget::RelayTarget(const Bench& bench)
    : port_(free_port()), process_({bench.relay, fmt::to_string(port_)}, bench.server_core) {
  process_.wait_for_port(port_);
}

}  // namespace holdout::load
