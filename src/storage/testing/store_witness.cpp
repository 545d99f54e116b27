#include "storage/testing/store_witness.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace holdout::testing {

namespace {

constexpr auto kPatience = std::chrono::seconds(60);  // only a test that fails waits this long
constexpr std::size_t kMostComplaints = 5;
constexpr std::size_t kSnapshotBytes = 200'000;  // so that the write-ahead log is swept after a few rounds

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }

template <class T, class Call>
std::future<Result<T>> ask_for(Call call) {
  auto answer = std::make_shared<std::promise<Result<T>>>();
  auto later = answer->get_future();
  call([answer](Result<T> result) { answer->set_value(std::move(result)); });
  return later;
}

template <class T>
Result<T> wait_for(std::future<Result<T>>& later) {
  if (later.wait_for(kPatience) == std::future_status::ready) return later.get();
  throw std::runtime_error("the store never answers");
}

template <class T, class Call>
Result<T> answer_to(Call call) {
  auto later = ask_for<T>(std::move(call));
  return wait_for(later);
}

}  // namespace

// A step under way.
struct StoreWitness::Asked {
  Place* place = nullptr;
  std::future<Result<std::uint64_t>> appended{};
  std::future<Result<TableId>> created{};
  std::future<Result<void>> changed{};  // saved or removed
};

StoreWitness::StoreWitness(std::size_t tables) {
  for (std::size_t i = 0; i < tables; ++i) places_.push_back({.code = fmt::format("T{}", i)});
}

void StoreWitness::starts_again() {
  for (Place& place : places_) place.restarted = true;
}

void StoreWitness::play(TableStore& store, int rounds) {
  refused_ = 0;
  for (int i = 0; i < rounds; ++i) {
    std::vector<Asked> round;
    for (Place& place : places_) {
      if (look(store, place))
        round.push_back({.place = &place});
      else
        ++refused_;
    }
    for (Asked& each : round) ask(store, *each.place, each);
    settle(round);
  }
}

void StoreWitness::check(TableStore& store) {
  for (Place& place : places_)
    if (!look(store, place)) complain(place, "cannot be read");
}

std::vector<TableId> StoreWitness::lost(TableStore& store) {
  std::vector<TableId> lost;
  for (Place& place : places_) {
    if (!place.known || place.known->bodies.empty()) continue;
    const Result<Known> found = read(store, place);
    const auto has_them = [&](const Known& state) {
      return *found && state && (*found)->bodies == state->bodies;
    };
    if (found && !has_them(place.known) && std::ranges::none_of(place.tried, has_them))
      lost.push_back(*found ? place.id : 0);
  }
  return lost;
}

// ---- one round --------------------------------------------------------------------------------------

void StoreWitness::ask(TableStore& store, Place& place, Asked& asked) {
  ++step_;
  if (!place.known) {
    place.asked = State{.bodies = {}, .snapshot = {}, .summary = "new"};
    asked.created = ask_for<TableId>(
        [&](auto done) { store.create({.code = place.code, .status = "open", .summary = "new"}, done); });
  } else if (step_ % 31 == 0) {
    place.asked = std::nullopt;
    asked.changed = ask_for<void>([&](auto done) { store.remove(place.id, done); });
  } else if (step_ % 11 == 0 && !place.rows.empty()) {
    place.asked->snapshot = fmt::format("saved{}", step_);
    asked.changed = ask_for<void>([&](auto done) {
      const StoredSnapshot snapshot{place.rows.back(), place.asked->snapshot + " "};
      store.save(place.id, snapshot, {.code = place.code, .status = "open", .summary = place.asked->summary},
                 done);
    });
  } else {
    asked.appended =
        ask_for<std::uint64_t>([&](auto done) { store.append(next_step(place), std::move(done)); });
  }
}

// One more row, and now and then what a table does to its older ones.
Append StoreWitness::next_step(Place& place) {
  State& next = *place.asked;
  Append step{.table = place.id,
              .previous = place.rows.empty() ? 0 : place.rows.back(),
              .body = fmt::format("step {} of {}{}", step_, place.code, std::string(step_ % 300, '.'))};
  const std::size_t last = next.bodies.size();
  if (step_ % 5 == 0 && last > 1) {
    next.bodies[last / 2] = fmt::format("rewritten by {}", step_);
    step.rewritten = {{place.rows[last / 2], next.bodies[last / 2]}};
  } else if (step_ % 7 == 0 && last > 2) {
    step.dropped = {{place.rows[0], place.rows[1]}};
    step.snapshot = fmt::format("short{} ", step_);  // is not of that row, so that it goes
    next.bodies.erase(next.bodies.begin());
  } else if (step_ % 2 == 0) {
    step.snapshot = fmt::format("long{} ", step_) + std::string(kSnapshotBytes, 's');
  }
  if (step.snapshot) next.snapshot = first_word(*step.snapshot);
  next.bodies.push_back(step.body);
  next.summary = fmt::format("after {}", step_);
  step.entry = DirectoryEntry{.code = place.code, .status = "playing", .summary = next.summary};
  return step;
}

void StoreWitness::settle(std::vector<Asked>& round) {
  const auto acknowledged = [&](Place& place) {
    ++acknowledged_;
    place.known = place.asked;
    place.tried.clear();
  };
  for (Asked& each : round) {
    Place& place = *each.place;
    bool stored = false;
    if (each.created.valid()) {
      const Result<TableId> made = wait_for(each.created);
      if ((stored = static_cast<bool>(made))) place.id = *made;
    } else if (each.changed.valid()) {
      stored = static_cast<bool>(wait_for(each.changed));
    } else {
      stored = static_cast<bool>(wait_for(each.appended));
    }
    if (stored) {
      acknowledged(place);
    } else {
      ++refused_;
      place.tried.push_back(place.asked);
    }
  }
}

// ---- what is there ----------------------------------------------------------------------------------

bool StoreWitness::look(TableStore& store, Place& place) {
  const Result<Known> found = read(store, place);
  if (!found) return false;
  const bool may_be = place.restarted && std::ranges::find(place.tried, *found) != place.tried.end();
  if (*found != place.known && !may_be)
    complain(place, fmt::format("is {} and should be {}{}", text_of(*found), text_of(place.known),
                                place.restarted ? ", after a new start" : ""));
  place.asked = place.known = *found;
  if (std::exchange(place.restarted, false)) place.tried.clear();
  return true;
}

Result<StoreWitness::Known> StoreWitness::read(TableStore& store, Place& place) {
  const auto found = answer_to<std::optional<FoundTable>>([&](auto done) { store.find(place.code, done); });
  if (!found) return found.problem();
  place.rows.clear();
  if (!*found) return Known();
  place.id = (*found)->table;
  const auto log = answer_to<StoredLog>([&](auto done) { store.history(place.id, done); });
  if (!log) return log.problem();
  if (log->damage) {
    complain(place, log->damage->message());
    return *log->damage;
  }
  const auto loaded = answer_to<LoadedTable>([&](auto done) { store.load(place.id, done); });
  if (!loaded) return loaded.problem();
  State state{.bodies = {}, .snapshot = {}, .summary = loaded->entry.summary};
  for (const StoredRow& row : log->rows) {
    place.rows.push_back(row.row);
    state.bodies.push_back(row.body);
  }
  if (loaded->snapshot) {
    const std::string& body = loaded->snapshot->body;
    state.snapshot = first_word(body);
    const std::size_t rest = body.size() - state.snapshot.size() - 1;
    if (body.find_first_not_of('s', body.size() - rest) != std::string::npos ||
        (rest != 0 && rest != kSnapshotBytes))
      complain(place, "has a snapshot that is not whole");
  }
  const auto after = std::ranges::find_if(
      log->rows, [&](const StoredRow& row) { return !loaded->snapshot || row.row > loaded->snapshot->row; });
  if (loaded->damage) complain(place, loaded->damage->message());
  if (!std::equal(after, log->rows.end(), loaded->rows.begin(), loaded->rows.end()))
    complain(place, "is loaded with other rows than it has");
  return Known(std::move(state));
}

void StoreWitness::complain(const Place& place, const std::string& what) {
  if (complaints_.size() < kMostComplaints) complaints_.push_back(place.code + " " + what);
}

std::string StoreWitness::text_of(const Known& known) {
  if (!known) return "no table";
  return fmt::format("{} rows up to '{}' with snapshot '{}' and '{}'", known->bodies.size(),
                     known->bodies.empty() ? "" : known->bodies.back().substr(0, 20), known->snapshot,
                     known->summary);
}

}  // namespace holdout::testing
