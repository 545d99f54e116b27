#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "protocol/json_read.h"
#include "protocol/messages.h"
#include "simulated_ports.h"

namespace holdout::testing {

using Complain = std::function<void(const std::string& what)>;

// What one connection was told, put together as docs/protocol.md says. Complains of numbers that do not
// follow each other.
struct Told {
  int you = -1;
  std::string epoch{};
  bool counted = false;  // knows its number
  std::uint32_t seq = 0;
  json::value view{};  // null before the first snapshot
  json::value board{};
  json::value q{};
  json::value options = json::array();
  json::value say = json::array();
  bool undo = false;
  std::vector<std::string> log{};  // what happened, was said and written, in order

  void take(const ServerMessage& message, const Complain& complain);
  bool asked() const { return !options.as_array().empty(); }
  int serial() const;

 private:
  void take(const SnapshotMessage& message);
  void take(const UpdateMessage& message, const Complain& complain);
  template <class Part>
  void keep(const Part& part);
};

// Somebody with a browser. Several tabs share what the browser keeps.
struct Person {
  std::string guest{};  // private token
  std::string name{};
  int wants = -1;                     // the seat, or -1 to watch
  std::optional<std::string> seat{};  // token of the seat
  Sendings sendings{};
};

struct Figures {
  int connections = 0;
  int resumed = 0;
  int snapshots = 0;
  int frames = 0;
  int commands = 0;
  int resent = 0;
  int acknowledged = 0;
  int refused = 0;
  int stale = 0;
  int checks = 0;
  int rows = 0;
  std::map<std::string, int> carried_out{};  // commands that were acknowledged, by their kind
  std::array<int, kWrongs.size()> went_wrong{};
};

// What a client needs of the world around it.
struct ClientWorld {
  Timeline& timeline;
  Weather& weather;
  Complain complain;
  std::function<std::shared_ptr<Wire>(const Told& before, Sendings& sendings)> dial;  // null: nobody listens
  const AnyGame* game = nullptr;
  std::string code{};
  int people = 0;
  Figures& figures;
  std::map<std::uint64_t, std::string> kinds{};  // of the commands that were sent, by id
};

// One tab: connects, answers when it is asked, sends again what was not acknowledged, and never gives up.
class SimulatedClient {
 public:
  SimulatedClient(ClientWorld& world, Person& person, int tab, std::uint64_t seed)
      : world_(world), person_(person), tab_(tab), rng_(seed) {}

  void live();  // from now on
  void drop();  // its connection ends, with a word or without
  bool settled() const { return welcomed_ && unanswered_.empty(); }
  bool watches() const { return person_.wants < 0; }
  const Told& told() const { return told_; }
  std::string state() const;

 private:
  struct Sent {
    std::uint64_t id = 0;
    std::string text{};
  };
  void look();
  void connect();
  void hear(const std::string& frame);
  void hear(const RefusedMessage& refused);
  void forget_old_commands();
  void closed(int code);
  void hang_up();
  void act();
  void choose_colour();
  void answer();
  void talk();
  void arrange();  // what an owner does about the table
  void agree();    // what all must want
  void go_on();    // with what waits for everybody: a game that is paused, a table that is over
  void pick_seat_for_bot();
  bool owns() const;
  bool waits_for(std::string_view type) const;
  void settle(std::uint64_t id);
  template <class Command>
  void tell(Command command);
  std::string statement();

  ClientWorld& world_;
  Person& person_;
  int tab_;
  Rng rng_;
  std::shared_ptr<Wire> wire_;
  bool welcomed_ = false;
  bool showed_token_ = false;
  std::int64_t dial_at_ = 0;
  int connections_ = 0;
  std::uint64_t last_id_ = 0;
  int taken_back_ = 0;
  std::set<std::uint64_t> colours_;  // commands: brought twice, one is refused twice
  std::deque<Sent> unanswered_;
  Told told_;
  std::optional<TableInfo> table_;
};

}  // namespace holdout::testing
