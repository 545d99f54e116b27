#include "simulated_ports.h"

#include <algorithm>

#include "server/tables/store_await.h"

namespace holdout::testing {

void Timeline::at(std::int64_t when, std::function<void()> what) {
  events_.emplace(std::pair(std::max(when, now_), ++order_), std::move(what));
}

bool Timeline::step() {
  if (events_.empty()) return false;
  const auto next = events_.extract(events_.begin());
  now_ = next.key().first;
  next.mapped()();
  return true;
}

namespace {

using Calls = std::map<std::uint64_t, std::function<void()>>;

std::function<void()> call(const std::shared_ptr<Calls>& calls, std::uint64_t number) {
  return [waiting = std::weak_ptr(calls), number] {
    const auto here = waiting.lock();
    if (!here) return;
    if (const auto found = here->extract(number)) found.mapped()();  // or it was cancelled
  };
}

}  // namespace

Clock::Call SimulatedClock::call_at(std::int64_t at_ms, std::function<void()> wake) {
  if (!calls_) return {};
  calls_->emplace(++next_, std::move(wake));
  timeline_.at(at_ms, call(calls_, next_));
  return {at_ms, next_};
}

void SimulatedClock::cancel(const Call& call) {
  if (calls_) calls_->erase(call.order);
}

void SimulatedWorkers::run(std::function<void()> job) {
  jobs_->emplace(++next_, std::move(job));
  const std::int64_t takes = weather_.strikes(3) ? weather_.between(3'000, 9'000) : weather_.between(0, 40);
  timeline_.after(takes, call(jobs_, next_));
}

// ---- the store ------------------------------------------------------------------------------------

SimulatedStore::SimulatedStore(Timeline& timeline, Weather& weather, std::shared_ptr<MemoryDisk> disk,
                               Confirm confirm)
    : timeline_(timeline),
      weather_(weather),
      disk_(std::move(disk)),
      confirm_(std::move(confirm)),
      store_(std::make_shared<MemoryStore>(disk_)) {
  store_->set_faults([this](StoreCall call, TableId) { return draw(call); });
}

Fault SimulatedStore::draw(StoreCall call) {
  Fault fault{.kind = Fault::Kind::None, .delay = static_cast<int>(weather_.between(0, 2))};
  if (weather_.strikes(3)) fault.delay += 40;
  const bool writes = call == StoreCall::Append || call == StoreCall::Save;
  if (call != StoreCall::Create && weather_.strikes(4)) fault.kind = Fault::Kind::Refused;
  if (writes && weather_.strikes(4)) fault.kind = Fault::Kind::AnswerLost;
  if (fault.kind != Fault::Kind::None) weather_.note(Wrong::StoreFailure);
  return fault;
}

void SimulatedStore::answer_soon() { answer_at(timeline_.now() + weather_.between(0, 6)); }

void SimulatedStore::answer_at(std::int64_t when) {
  timeline_.at(when, [this, store = std::weak_ptr(store_)] {
    const auto here = store.lock();
    if (!here) return;
    if (timeline_.now() < hangs_until_) return answer_at(hangs_until_);
    if (here->run_pending()) answer_soon();
  });
}

void SimulatedStore::confirmed(TableId table, std::uint64_t row) {
  last_.reset();
  confirm_(table, row);
}

void SimulatedStore::lose_power() {
  if (!last_ || weather_.rng.below(2) == 0) return;
  MemoryDisk::Stored& stored = disk_->tables.at(last_->table);
  stored.entry = last_->before.entry;
  stored.snapshot = last_->before.snapshot;
  stored.visitors = last_->before.visitors;
  stored.rows.resize(std::min(stored.rows.size(), last_->rows));
  last_.reset();
}

void SimulatedStore::probe(Done<void> done) {
  store_->probe(std::move(done));
  answer_soon();
}

void SimulatedStore::create(DirectoryEntry entry, Done<TableId> done) {
  store_->create(std::move(entry), std::move(done));
  answer_soon();
}

void SimulatedStore::append(Append append, Done<std::uint64_t> done) {
  const TableId table = append.table;
  if (lies_) {
    timeline_.after(1, [this, store = std::weak_ptr(store_), table, row = append.previous + 1, done] {
      if (store.expired()) return;
      confirmed(table, row);
      done(row);
    });
    return;
  }
  const MemoryDisk::Stored& stored = disk_->tables.at(table);
  last_ = Unconfirmed{
      .table = table,
      .before = {.entry = stored.entry, .snapshot = stored.snapshot, .rows = {}, .visitors = stored.visitors},
      .rows = stored.rows.size()};
  store_->append(std::move(append), [this, table, done = std::move(done)](Result<std::uint64_t> row) {
    if (row) confirmed(table, *row);
    done(std::move(row));
  });
  answer_soon();
}

void SimulatedStore::save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) {
  store_->save(table, std::move(snapshot), std::move(entry), std::move(done));
  answer_soon();
}

void SimulatedStore::load(TableId table, Done<LoadedTable> done) {
  store_->load(table, [this, table, done = std::move(done)](Result<LoadedTable> loaded) {
    if (loaded && !loaded->rows.empty()) confirmed(table, loaded->rows.back().row);
    if (loaded && loaded->rows.empty() && loaded->snapshot) confirmed(table, loaded->snapshot->row);
    done(std::move(loaded));
  });
  answer_soon();
}

void SimulatedStore::history(TableId table, Done<StoredLog> done) {
  store_->history(table, std::move(done));
  answer_soon();
}

void SimulatedStore::find(std::string code, Done<std::optional<FoundTable>> done) {
  store_->find(std::move(code), std::move(done));
  answer_soon();
}

void SimulatedStore::list(int limit, Done<std::vector<FoundTable>> done) {
  store_->list(limit, std::move(done));
  answer_soon();
}

void SimulatedStore::of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  store_->of_guest(std::move(guest), limit, std::move(done));
  answer_soon();
}

void SimulatedStore::traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) {
  store_->traces_of(std::move(guest), limit, std::move(done));
  answer_soon();
}

void SimulatedStore::due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) {
  store_->due(now_ms, limit, std::move(done));
  answer_soon();
}

void SimulatedStore::aged(Ages before, int limit, Done<std::vector<FoundTable>> done) {
  store_->aged(before, limit, std::move(done));
  answer_soon();
}

void SimulatedStore::expire(TableId table, std::int64_t now_ms, Done<void> done) {
  store_->expire(table, now_ms, std::move(done));
  answer_soon();
}

void SimulatedStore::expired(std::string code, Done<bool> done) {
  store_->expired(std::move(code), std::move(done));
  answer_soon();
}

void SimulatedStore::postpone(std::int64_t ms, Done<void> done) {
  store_->postpone(ms, std::move(done));
  answer_soon();
}

void SimulatedStore::remove(TableId table, Done<void> done) {
  store_->remove(table, std::move(done));
  answer_soon();
}

// ---- the network ----------------------------------------------------------------------------------

std::int64_t Wire::arrival(std::int64_t& last) {
  const bool slow = weather_.storms && rng_.below(100) < 5;
  if (slow) weather_.note(Wrong::Delay);
  const auto takes = static_cast<std::int64_t>(slow ? 100 + rng_.below(4'000) : 1 + rng_.below(40));
  last = std::max(last, timeline_.now() + takes);
  return last;
}

// The network may bring a frame twice: the command in it must not happen twice.
void Wire::to_server(const std::string& frame) {
  const bool hello = frame.find(R"("t":"hello")") != std::string::npos;
  const bool twice = !hello && weather_.storms && rng_.below(100) < 6;
  if (twice) weather_.note(Wrong::DoubledCommand);
  const std::uint64_t number = ++sendings_.sent;
  for (int i = 0; i < (twice ? 2 : 1); ++i)
    timeline_.at(arrival(last_to_server_),
                 [self = shared_from_this(), frame, number] { self->arrive(frame, number); });
}

void Wire::arrive(const std::string& frame, std::uint64_t number) {
  if (cut_ || silent_) return weather_.note(Wrong::Drop);
  if (timeline_.now() < late_until_)
    return timeline_.at(late_until_,
                        [self = shared_from_this(), frame, number] { self->arrive(frame, number); });
  if (number < sendings_.arrived) weather_.note(Wrong::Reorder);
  sendings_.arrived = std::max(sendings_.arrived, number);
  ++heard_;
  at_server_.push_back(frame);
  hand_over();
}

void Wire::to_client(const Frame& frame) {
  if (cut_ || closing_) return;
  if (loses_ && frame->find(R"("t":"update")") != std::string::npos) {
    loses_ = false;
    return;
  }
  if (on_sent) on_sent(*frame);
  const bool twice = weather_.storms && rng_.below(100) < 4;
  if (twice) weather_.note(Wrong::DoubledFrame);
  for (int i = 0; i < (twice ? 2 : 1); ++i)
    timeline_.at(arrival(last_to_client_), [self = shared_from_this(), frame] {
      if (self->cut_ || self->silent_) return self->weather_.note(Wrong::Drop);
      if (self->on_frame) self->on_frame(*frame);
    });
}

void Wire::close(int code) {
  if (cut_ || closing_) return;
  closing_ = true;
  timeline_.at(arrival(last_to_client_), [self = shared_from_this(), code] {
    if (self->cut_ || self->silent_) return;
    if (const auto tell = self->on_close) tell(code);
    self->cut();
  });
}

void Wire::cut() {
  if (std::exchange(cut_, true)) return;
  at_server_.clear();
  hand_over();
  timeline_.after(1, [self = shared_from_this()] {
    if (const auto tell = self->on_close) tell(0);
  });
}

void Wire::vanish() {
  silent_ = true;
  on_frame = nullptr;
  on_close = nullptr;
}

void Wire::trail() {
  on_frame = nullptr;
  on_close = nullptr;
  late_until_ = std::max(last_to_server_, timeline_.now() + weather_.between(300, 6'000)) + 1;
  timeline_.at(late_until_ + 1, [self = shared_from_this()] { self->cut(); });
}

void Wire::await(Arrived arrived) {
  reader_ = std::move(arrived);
  hand_over();
}

void Wire::hand_over() {
  if (!reader_ || (at_server_.empty() && !cut_)) return;
  std::optional<std::string> frame;
  if (!at_server_.empty()) {
    frame = std::move(at_server_.front());
    at_server_.pop_front();
  }
  std::exchange(reader_, nullptr)(std::move(frame));
}

void Wire::let_go() {
  on_sent = nullptr;
  reader_ = nullptr;
  cut();
}

boost::asio::awaitable<std::optional<std::string_view>> SimulatedStream::read() {
  auto asked = result_of<std::optional<std::string>>(
      [wire = wire_](Wire::Arrived arrived) { wire->await(std::move(arrived)); });
  Result<std::optional<std::string>> got = co_await std::move(asked);
  if (!got || !*got) co_return std::nullopt;
  frame_ = std::move(**got);
  co_return frame_;
}

}  // namespace holdout::testing
