#include "table/rows/forgotten.h"
#include "table/table.h"

// Somebody takes back what they left at the table (design 7.31).

namespace holdout {

// Answered exactly once, also when the store lets it fall.
struct Table::Forgetting {
  std::string guest;
  std::function<void(Result<bool>)> done;

  Forgetting(std::string who, std::function<void(Result<bool>)> then)
      : guest(std::move(who)), done(std::move(then)) {}
  ~Forgetting() { answer(Problem{.what = "it could not be stored", .expected = "to try again"}); }
  Forgetting(const Forgetting&) = delete;
  Forgetting& operator=(const Forgetting&) = delete;

  void answer(Result<bool> result) {
    if (const auto told = std::exchange(done, nullptr)) told(std::move(result));
  }
};

void Table::forget(std::string guest, std::function<void(Result<bool>)> done) {
  enqueue([this, wish = std::make_shared<Forgetting>(std::move(guest), std::move(done))] {
    if (draining_ || lost_) return;
    const bool owned = room().owner == wish->guest;
    const bool needed = room().status != TableStatus::Open && room().status != TableStatus::Over;
    if (owned && !(needed && others_sit_at(room(), wish->guest))) return wish->answer(false);
    read_log([this, wish](const Result<StoredLog>& log) {
      if (!log) return;
      if (log->damage) return forget_beside(log->rows, wish);
      forget_in(log->rows, wish);
    });
  });
}

// Damaged rows stay as they are: written anew they would count as sound. What the table says of its people
// from now on names this one no more, and the store goes on to know that there is something left.
void Table::forget_beside(const std::vector<StoredRow>& rows, const std::shared_ptr<Forgetting>& wish) {
  Room now = last_room(rows);
  now.code = room().code;
  Also also{
      .room = without_person(now, wish->guest, usual_level()), .new_snapshot = true, .visitor = wish->guest};
  if (*also.room == now) return wish->answer(damaged_rows_stay());
  store({.kind = LogRow::Kind::Room}, std::move(also), [this, wish, reason = room().reason] {
    freeze(room(), reason);
    leave_forgotten(wish->guest);
    wish->answer(damaged_rows_stay());
  });
}

// The snapshot goes, because it holds the room, and is written anew; what may be taken back cannot be saved.
// That of a frozen table cannot be made again: all that it says is in the rows too.
void Table::forget_in(const std::vector<StoredRow>& rows, const std::shared_ptr<Forgetting>& wish) {
  const Room now = frozen_ ? last_room(rows) : room();  // a frozen table may go on with another program
  Also also{.room = without_person(now, wish->guest, usual_level()),
            .rewritten = rows_without_person(rows, wish->guest),
            .new_snapshot = true,
            .forgotten = wish->guest};
  if (!frozen_ && game() != nullptr) game()->forbid_undo();
  store({.kind = LogRow::Kind::Room}, std::move(also), [this, wish, reason = room().reason] {
    model_.forget_commands(wish->guest);
    if (frozen_) freeze(room(), reason);
    leave_forgotten(wish->guest);
    if (!frozen_) after_step();
    wish->answer(true);
  });
}

void Table::leave_forgotten(std::string_view guest) {
  for (const Guest& each : audience_.guests())
    if (each.id == guest && find(each.visit) != nullptr) dismiss(*each.listener, kCloseDone);
  check_seats();
  send_table();
}

}  // namespace holdout
