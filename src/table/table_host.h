#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/player.h"
#include "table/frame.h"
#include "table/seating/push_address.h"
#include "table/table_store.h"

namespace holdout {

// How long computer players take: a time drawn evenly between the two, whatever they are asked (law 3).
struct BotPace {
  static constexpr int kMostMs = 4000;
  int from_ms = 350;
  int to_ms = 900;
};

// One connection at a table, as the table sees it.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void send(Frame frame) = 0;
  virtual void close(int code) = 0;  // a close code of docs/protocol.md
};

// A table over days waits for somebody who is not here. That it waits is all that is ever told.
struct Reminder {
  std::string table{};  // its code
  std::string player{};
  std::string mail{};  // empty: this person gave no address
  std::string language{};
  std::vector<PushAddress> pushes{};  // devices of this person
};

// Of one guest; they wait for people.
inline Problem too_many_tables() {
  return {"", "too many of your tables wait to begin", "to begin or delete one"};
}

// Of somebody who is forgotten at a table: the rest is.
inline Problem damaged_rows_stay() {
  return {"", "rows of the table are damaged and stay as they are", "whoever runs the server to delete it"};
}

// Everything a table needs of the world around it. The table is called from one strand only, and every `done`
// below is called on that strand too.
class TableHost {
 public:
  virtual ~TableHost() = default;

  virtual std::int64_t now_ms() const = 0;        // milliseconds since 1970
  virtual void wake_at(std::int64_t now_ms) = 0;  // calls Table::tick() then; replaces the last; 0: never
  virtual void random(std::span<std::uint8_t> out) = 0;
  virtual std::string keyed_hash(
      std::string_view text) const = 0;  // under a key that stays when the server ends

  virtual void append(Append append, TableStore::Done<std::uint64_t> done) = 0;
  virtual void save(StoredSnapshot snapshot, DirectoryEntry entry) = 0;  // for quicker loading; may fail
  virtual void load(TableStore::Done<LoadedTable> done) = 0;
  virtual void history(TableStore::Done<StoredLog> done) = 0;

  // Runs `job` away from the strand, at low priority, then `done` on the strand. Jobs of one table run one
  // after the other.
  virtual void work(std::function<void()> job, std::function<void()> done) = 0;
  virtual const AnyGame* find_game(std::string_view key) const = 0;
  // Null if there is no such level.
  virtual std::unique_ptr<Player> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                              std::string_view level, std::uint64_t seed) const = 0;

  virtual BotPace bot_pace() const = 0;
  // How long somebody may be away from a table without clocks before it goes on without them.
  virtual std::int64_t long_grace_ms() const = 0;

  virtual bool sends_mail() const = 0;
  virtual std::string push_key() const = 0;  // with which browsers subscribe; empty: nothing is pushed
  virtual void send_reminder(Reminder reminder) = 0;  // arrives, or does not: nothing waits for it

  virtual void frozen(const Problem& why) = 0;  // for who runs the server

  // The next table of the same people: stores it and gives its code, or too_many_tables() of its owner.
  virtual void open_rematch(std::string room, TableStore::Done<std::string> done) = 0;
};

}  // namespace holdout
