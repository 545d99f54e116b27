#include <algorithm>
#include <array>

#include <boost/asio/post.hpp>

#include "server/tables/table_registry.h"
#include "table/rows/log_row.h"
#include "table/seating/room.h"

// New tables.

namespace holdout {

namespace asio = boost::asio;

namespace {

constexpr int kLookedAt = 500;  // tables of one guest

}  // namespace

// Letters that nobody mistakes for another when the code is read aloud or from a screen across the room.
std::string TableRegistry::random_code() {
  constexpr std::string_view kLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
  constexpr std::size_t kLength = 6;
  std::string code;
  while (code.size() < kLength) {
    std::array<std::uint8_t, 16> bytes{};
    parts_.random.fill(bytes);
    for (const std::uint8_t byte : bytes) {
      constexpr std::size_t kFair = 256 / kLetters.size() * kLetters.size();
      if (byte < kFair && code.size() < kLength) code += kLetters[byte % kLetters.size()];
    }
  }
  return code;
}

void TableRegistry::create(std::string text, TableStore::Done<std::string> done, Admits admits) {
  const Result<Room> room = read_room(text);
  if (!room) return done(room.problem());
  const std::string owner = room->owner;
  std::function<void()> turn = [this, owner, text = std::move(text), admits = std::move(admits),
                                done = std::move(done)] { create_in_turn(owner, text, admits, done); };
  {
    const std::lock_guard lock(mutex_);
    auto& turns = creations_[owner];
    turns.push_back(turn);
    if (turns.size() > 1) return;
  }
  turn();
}

void TableRegistry::create_in_turn(const std::string& owner, const std::string& room, const Admits& admits,
                                   TableStore::Done<std::string> done) {
  auto ended = [this, owner, done = std::move(done)](Result<std::string> code) {
    done(std::move(code));
    creation_ended(owner);
  };
  parts_.store.of_guest(owner, kLookedAt, [this, room, admits, ended = std::move(ended)](const auto& tables) {
    if (!tables) return ended(tables.problem());
    const auto waiting =
        std::ranges::count(*tables, "open", [](const FoundTable& each) { return each.entry.status; });
    if (waiting >= parts_.settings.guest_tables) return ended(too_many_tables());
    if (const Result<void> admitted = admits ? admits() : Result<void>(); !admitted)
      return ended(admitted.problem());
    create_with_code(room, 0, ended);
  });
}

void TableRegistry::creation_ended(const std::string& owner) {
  std::function<void()> next;
  {
    const std::lock_guard lock(mutex_);
    const auto found = creations_.find(owner);
    found->second.pop_front();
    if (found->second.empty())
      creations_.erase(found);
    else
      next = found->second.front();
  }
  if (next) next();
}

void TableRegistry::create_with_code(const std::string& text, int attempt,
                                     TableStore::Done<std::string> done) {
  Result<Room> room = read_room(text);
  if (!room) return done(room.problem());
  room->code = random_code();
  DirectoryEntry entry;
  entry.code = room->code;
  entry.status = name_of(room->status);
  entry.updated_ms = parts_.clock.now_ms();
  parts_.store.create(entry, [this, room = *room, attempt, done = std::move(done)](Result<TableId> id) {
    constexpr int kAttempts = 5;  // one of millions of codes may be taken, five in a row never are
    if (!id && attempt + 1 < kAttempts) return create_with_code(write_room(room), attempt + 1, done);
    if (!id) return done(id.problem());
    write_first_row(*id, room.code, write_room(room), done);
  });
}

void TableRegistry::write_first_row(TableId id, const std::string& code, std::string room,
                                    TableStore::Done<std::string> done) {
  LogRow row;
  row.kind = LogRow::Kind::Room;
  row.room = std::move(room);
  Append first{.table = id, .previous = 0, .body = write_row(row)};
  parts_.store.append(std::move(first), [this, id, code,
                                         done = std::move(done)](Result<std::uint64_t> stored) {
    if (!stored) return done(stored.problem());
    // The table itself knows what the lists show of it.
    open(id, [this, id, code, done](Result<std::shared_ptr<TableLease>> lease) {
      if (!lease) return done(lease.problem());
      asio::post((**lease)->strand(), [this, id, code, done, held = *lease] {
        const std::optional<StoredSnapshot> snapshot = (*held)->table().snapshot();
        if (!snapshot) return done(code);
        parts_.store.save(id, *snapshot, (*held)->table().entry(), [code, done, held](Result<void> saved) {
          if (!saved) return done(saved.problem());
          done(code);
        });
      });
    });
  });
}

}  // namespace holdout
