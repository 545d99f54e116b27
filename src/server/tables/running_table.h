#pragma once

#include <memory>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

#include "server/parts.h"
#include "table/table.h"

namespace holdout {

class TableRegistry;

// One table in memory with its strand and what it needs of the world. Held by the registry, by the sessions
// at it and by what it has under way.
class RunningTable final : public TableHost, public std::enable_shared_from_this<RunningTable> {
 public:
  using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

  RunningTable(ServerParts& parts, TableRegistry& registry, TableId id);

  TableId id() const { return id_; }
  const Strand& strand() const { return strand_; }
  Table& table() { return table_; }  // on the strand only
  // It goes: no timer keeps its memory. On the strand.
  void stop_timer();

  std::int64_t now_ms() const override { return parts_.clock.now_ms(); }
  void wake_at(std::int64_t at_ms) override;
  void random(std::span<std::uint8_t> out) override { parts_.random.fill(out); }
  std::string keyed_hash(std::string_view text) const override { return parts_.guests.keyed_hash(text); }
  void append(Append append, TableStore::Done<std::uint64_t> done) override;
  void save(StoredSnapshot snapshot, DirectoryEntry entry) override;
  void load(TableStore::Done<LoadedTable> done) override;
  void history(TableStore::Done<StoredLog> done) override;
  void work(std::function<void()> job, std::function<void()> done) override;
  const AnyGame* find_game(std::string_view key) const override { return parts_.games.find(key); }
  std::unique_ptr<Player> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                      std::string_view level, std::uint64_t seed) const override {
    return parts_.games.make_player(game, rules, seat, level, seed);
  }
  BotPace bot_pace() const override;
  std::int64_t long_grace_ms() const override { return parts_.settings.away_seconds * 1000; }
  bool sends_mail() const override { return parts_.reminders != nullptr && parts_.reminders->sends_mail(); }
  std::string push_key() const override {
    return parts_.reminders == nullptr ? "" : parts_.reminders->push_key();
  }
  void send_reminder(Reminder reminder) override {
    if (parts_.reminders != nullptr) parts_.reminders->send(std::move(reminder));
  }
  void frozen(const Problem& why) override;
  void open_rematch(std::string room, TableStore::Done<std::string> done) override;

 private:
  struct Work {
    std::function<void()> job;
    std::function<void()> done;
  };
  template <class T>
  TableStore::Done<T> on_strand(TableStore::Done<T> done);
  void start_timer(std::int64_t at_ms);
  void timer_fired();
  void start_work();

  ServerParts& parts_;
  TableRegistry& registry_;
  TableId id_;
  Strand strand_;
  std::int64_t due_ms_ = 0;    // when the table wants its tick
  Clock::Call timer_;          // which may come before that
  std::vector<Work> work_;     // the first is under way
  std::uint64_t counted_ = 0;  // accepted answers that are in the metrics
  Table table_;                // last: it may call its host while it is built
};

}  // namespace holdout
