// What every store promises, in the words of table/table_store.h.
#include <set>

#include <doctest/doctest.h>
#include <fmt/core.h>

#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

DirectoryEntry entry_of(const std::string& code) {
  return {.code = code,
          .status = "open",
          .listed = true,
          .summary = R"({"code":")" + code + "\"}",
          .guests = {"ada", "bo"},
          .updated_ms = 1000,
          .wake_ms = 0};
}

// `count` rows named <name>1, <name>2, ... behind the last one; gives the last.
template <class Store>
std::uint64_t append_rows(Store& store, TableId table, std::uint64_t last, int count,
                          const std::string& name) {
  for (int i = 1; i <= count; ++i)
    last = *store.append({.table = table, .previous = last, .body = fmt::format("{}{}", name, i)});
  return last;
}

std::vector<std::string> bodies(const std::vector<StoredRow>& rows) {
  std::vector<std::string> all;
  for (const StoredRow& row : rows) all.push_back(row.body);
  return all;
}

std::vector<std::string> codes(const std::vector<FoundTable>& found) {
  std::vector<std::string> all;
  for (const FoundTable& each : found) all.push_back(each.entry.code);
  return all;
}

using Texts = std::vector<std::string>;
using EveryStore = std::tuple<StoreUnderTest<SqliteBackend>, StoreUnderTest<MemoryBackend>>;

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("a new table is found by its code and is empty", Store, new_table) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  CHECK(table != 0);
  const auto found = *store.find("ABCD");
  REQUIRE(found);
  CHECK(found->table == table);
  CHECK(found->entry == entry_of("ABCD"));
  CHECK(!*store.find("ABCE"));
  CHECK(!*store.find(""));
  const LoadedTable loaded = *store.load(table);
  CHECK(loaded.entry == entry_of("ABCD"));
  CHECK(!loaded.snapshot);
  CHECK(loaded.rows.empty());
  CHECK(store.history(table)->empty());
}
TEST_CASE_TEMPLATE_APPLY(new_table, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a code that is taken is refused until its table is gone", Store, taken_code) {
  Store store;
  const TableId first = *store.create(entry_of("ABCD"));
  const TableId second = *store.create(entry_of("EFGH"));
  CHECK(store.create(entry_of("ABCD")).problem().message() ==
        "code ABCD: belongs to another table; expected a code that no table has");
  CHECK(!store.append({.table = second, .previous = 0, .body = "a", .entry = entry_of("ABCD")}));
  CHECK(!store.save(second, {0, "s"}, entry_of("ABCD")));
  CHECK(store.history(second)->empty());
  CHECK(!store.load(second)->snapshot);
  CHECK(store.load(second)->entry.code == "EFGH");

  REQUIRE(store.append({.table = second, .previous = 0, .body = "a", .entry = entry_of("IJKL")}));
  CHECK((*store.find("IJKL"))->table == second);
  CHECK(!*store.find("EFGH"));
  REQUIRE(store.remove(first));
  CHECK(*store.create(entry_of("ABCD")) > second);
}
TEST_CASE_TEMPLATE_APPLY(taken_code, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("rows come back whole and in order, whatever is in them", Store, rows_in_order) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const Texts all = {"one", "", std::string("nul\0nul", 7), "zażółć \xff\xfe", std::string(300'000, 'x')};
  std::uint64_t last = 0;
  std::vector<StoredRow> expected;
  for (const std::string& body : all) {
    const std::uint64_t row = *store.append({.table = table, .previous = last, .body = body});
    CHECK(row > last);
    last = row;
    expected.push_back({row, body});
  }
  CHECK(*store.history(table) == expected);
  CHECK(store.load(table)->rows == expected);
}
TEST_CASE_TEMPLATE_APPLY(rows_in_order, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("rows rise over all tables and never mix", Store, rows_of_many) {
  Store store;
  const TableId a = *store.create(entry_of("A"));
  const TableId b = *store.create(entry_of("B"));
  const std::uint64_t a1 = append_rows(store, a, 0, 1, "a");
  const std::uint64_t b1 = append_rows(store, b, 0, 1, "b");
  const std::uint64_t a2 = append_rows(store, a, a1, 1, "a again ");
  CHECK(a1 < b1);
  CHECK(b1 < a2);
  CHECK(bodies(*store.history(a)) == Texts{"a1", "a again 1"});
  CHECK(bodies(*store.history(b)) == Texts{"b1"});
}
TEST_CASE_TEMPLATE_APPLY(rows_of_many, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("an append behind anything but the last row is refused", Store, wrong_previous) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const std::uint64_t first = append_rows(store, table, 0, 1, "a");
  const std::uint64_t second = append_rows(store, table, first, 1, "b");
  CHECK(store.append({.table = table, .previous = first, .body = "late"}).problem().message() ==
        fmt::format("table {}: row {} is not its last; expected row {}", table, first, second));
  CHECK(!store.append({.table = table, .previous = 0, .body = "late"}));
  CHECK(!store.append({.table = table, .previous = second + 1, .body = "early", .snapshot = "s"}));
  CHECK(!store.append({.table = table + 1, .previous = 0, .body = "no table"}));
  CHECK(!store.save(table, {first, "s"}, entry_of("ABCD")));
  CHECK(!store.save(table + 1, {0, "s"}, entry_of("EFGH")));
  CHECK(bodies(*store.history(table)) == Texts{"a1", "b1"});
  CHECK(!store.load(table)->snapshot);
  append_rows(store, table, second, 1, "c");
  CHECK(bodies(*store.history(table)) == Texts{"a1", "b1", "c1"});
}
TEST_CASE_TEMPLATE_APPLY(wrong_previous, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("loading starts at the latest snapshot, history at the first row", Store,
                          snapshots) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  std::uint64_t last = append_rows(store, table, 0, 3, "a");
  last = *store.append({.table = table, .previous = last, .body = "b", .snapshot = "after b"});
  CHECK(store.load(table)->snapshot == StoredSnapshot{last, "after b"});
  CHECK(store.load(table)->rows.empty());
  const std::uint64_t end = append_rows(store, table, last, 2, "c");
  CHECK(store.load(table)->snapshot == StoredSnapshot{last, "after b"});
  CHECK(bodies(store.load(table)->rows) == Texts{"c1", "c2"});

  DirectoryEntry changed = entry_of("ABCD");
  changed.status = "paused";
  REQUIRE(store.save(table, {end, std::string(20'000, 's')}, changed));
  CHECK(store.load(table)->entry == changed);
  CHECK(store.load(table)->snapshot == StoredSnapshot{end, std::string(20'000, 's')});
  CHECK(store.load(table)->rows.empty());
  append_rows(store, table, end, 1, "d");
  CHECK(bodies(store.load(table)->rows) == Texts{"d1"});
  CHECK(bodies(*store.history(table)) == Texts{"a1", "a2", "a3", "b", "c1", "c2", "d1"});
}
TEST_CASE_TEMPLATE_APPLY(snapshots, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a table without rows can be saved", Store, save_empty) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  REQUIRE(store.save(table, {0, "lobby"}, entry_of("ABCD")));
  CHECK(store.load(table)->snapshot == StoredSnapshot{0, "lobby"});
  append_rows(store, table, 0, 1, "a");
  CHECK(bodies(store.load(table)->rows) == Texts{"a1"});
}
TEST_CASE_TEMPLATE_APPLY(save_empty, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a step may change what older rows say, of its own table alone", Store, rewritten) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const TableId other = *store.create(entry_of("EFGH"));
  const std::uint64_t theirs = append_rows(store, other, 0, 1, "b");
  const std::uint64_t first = append_rows(store, table, 0, 1, "a");
  const std::uint64_t last = append_rows(store, table, first, 1, "a again ");
  Append step{.table = table, .previous = last, .body = "new"};
  step.rewritten = {{first, "changed"}, {theirs, "stolen"}};
  REQUIRE(store.append(step));
  CHECK(bodies(*store.history(table)) == Texts{"changed", "a again 1", "new"});
  CHECK(bodies(*store.history(other)) == Texts{"b1"});
  step.rewritten = {{first, "never"}};  // refused: its `previous` is not the last row
  CHECK_FALSE(store.append(step));
  CHECK(bodies(*store.history(table)) == Texts{"changed", "a again 1", "new"});
}
TEST_CASE_TEMPLATE_APPLY(rewritten, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("older rows may go with a step, and the log closes over them", Store, dropped) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const TableId other = *store.create(entry_of("EFGH"));
  std::vector<std::uint64_t> rows;
  for (int i = 0; i < 6; ++i) {
    rows.push_back(append_rows(store, table, i == 0 ? 0 : rows.back(), 1, std::to_string(i) + "."));
    append_rows(store, other, i == 0 ? 0 : rows.back() - 1, 1, "b");
  }
  REQUIRE(store.history(other)->size() == 6);
  Append step{.table = table, .previous = rows[5], .body = "new"};
  step.dropped = {{rows[0], rows[1]}, {rows[1], rows[2]}, {rows[3], rows[4]}};
  const std::uint64_t last = *store.append(step);
  CHECK(bodies(*store.history(table)) == Texts{"2.1", "4.1", "5.1", "new"});
  CHECK(store.history(other)->size() == 6);

  // One that does not follow, of another table, that is gone, and the end of the log: nothing happens.
  step = {.table = table, .previous = last, .body = "newer"};
  step.dropped = {{rows[2], rows[5]}, {rows[0] + 1, rows[1] + 1}, {rows[0], rows[1]}, {last, 0}};
  const std::uint64_t newer = *store.append(step);
  CHECK(bodies(*store.history(table)) == Texts{"2.1", "4.1", "5.1", "new", "newer"});
  CHECK(store.history(other)->size() == 6);

  store.reopen();
  CHECK(bodies(*store.history(table)) == Texts{"2.1", "4.1", "5.1", "new", "newer"});
  append_rows(store, table, newer, 1, "end ");
  REQUIRE(store.remove(table));
  CHECK(store.history(other)->size() == 6);
}
TEST_CASE_TEMPLATE_APPLY(dropped, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("the row a snapshot ends with does not go before the snapshot", Store, needed) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const std::uint64_t first = append_rows(store, table, 0, 1, "a");
  const std::uint64_t second =
      *store.append({.table = table, .previous = first, .body = "b", .snapshot = "of b"});
  const std::uint64_t third = append_rows(store, table, second, 1, "c");
  Append step{.table = table, .previous = third, .body = "d"};
  step.dropped = {{first, second}, {second, third}};
  const std::uint64_t last = *store.append(step);
  CHECK(bodies(*store.history(table)) == Texts{"b", "c1", "d"});
  REQUIRE(store.load(table));
  CHECK(bodies(store.load(table)->rows) == Texts{"c1", "d"});
  step = {.table = table, .previous = last, .body = "e", .snapshot = "of e"};
  step.dropped = {{second, third}};
  REQUIRE(store.append(step));
  CHECK(bodies(*store.history(table)) == Texts{"c1", "d", "e"});
  CHECK(store.load(table)->rows.empty());
}
TEST_CASE_TEMPLATE_APPLY(needed, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("open tables are listed newest first, then those that are played", Store,
                          open_tables) {
  Store store;
  const auto create = [&store](const std::string& code, std::int64_t updated, const std::string& status,
                               bool listed) {
    DirectoryEntry entry = entry_of(code);
    entry.updated_ms = updated;
    entry.status = status;
    entry.listed = listed;
    return *store.create(entry);
  };
  create("old", 100, "open", true);
  const TableId newest = create("new", 300, "open", true);
  create("hidden", 400, "open", false);
  create("playing", 500, "playing", true);
  create("middle", 200, "open", true);
  create("twin", 200, "open", true);
  create("over", 600, "over", true);
  CHECK(codes(*store.list(10)) == Texts{"new", "twin", "middle", "old", "playing"});
  CHECK(codes(*store.list(2)) == Texts{"new", "twin"});
  CHECK(store.list(0)->empty());

  DirectoryEntry started = entry_of("new");
  started.status = "playing";
  started.listed = false;
  REQUIRE(store.append({.table = newest, .previous = 0, .body = "start", .entry = started}));
  CHECK(codes(*store.list(10)) == Texts{"twin", "middle", "old", "playing"});
  CHECK(codes(*store.list(4)) == Texts{"twin", "middle", "old", "playing"});
}
TEST_CASE_TEMPLATE_APPLY(open_tables, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("the tables of a guest follow who sits where", Store, of_guest) {
  Store store;
  const auto create = [&store](const std::string& code, std::int64_t updated, Texts guests) {
    DirectoryEntry entry = entry_of(code);
    entry.updated_ms = updated;
    entry.guests = std::move(guests);
    return *store.create(entry);
  };
  const TableId first = create("first", 100, {"ada", "5:od,\n d"});
  create("second", 200, {"bo", "ada"});
  create("third", 300, {"bo"});
  create("nobody", 400, {});
  CHECK(codes(*store.of_guest("ada", 10)) == Texts{"second", "first"});
  CHECK(codes(*store.of_guest("ada", 1)) == Texts{"second"});
  CHECK(codes(*store.of_guest("5:od,\n d", 10)) == Texts{"first"});
  CHECK(store.of_guest("ad", 10)->empty());

  DirectoryEntry changed = entry_of("first");
  changed.updated_ms = 500;
  changed.guests = {"bo", "5:od,\n d", "bo"};
  REQUIRE(store.append({.table = first, .previous = 0, .body = "a", .entry = changed}));
  CHECK(codes(*store.of_guest("ada", 10)) == Texts{"second"});
  CHECK(codes(*store.of_guest("bo", 10)) == Texts{"first", "third", "second"});
  CHECK(store.load(first)->entry.guests == changed.guests);
  REQUIRE(store.remove(first));
  CHECK(codes(*store.of_guest("bo", 10)) == Texts{"third", "second"});
}
TEST_CASE_TEMPLATE_APPLY(of_guest, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("who left something at a table is found there until forgotten", Store, traces_of) {
  Store store;
  DirectoryEntry entry = entry_of("first");
  const TableId table = *store.create(entry);
  std::uint64_t row = 0;
  const auto append = [&](Append wish) {
    wish.table = table;
    wish.previous = row;
    row = *store.append(wish);
  };
  const auto sits = [&](const char* guest) { return store.of_guest(guest, 10)->size() == 1; };
  const auto is_traced = [&](const char* guest) { return store.traces_of(guest, 10)->size() == 1; };
  append({.body = "row", .visitor = "cy"});
  CHECK(is_traced("cy"));
  CHECK_FALSE(sits("cy"));
  append({.body = "row", .visitor = "bo"});
  CHECK(sits("bo"));

  entry.guests = {"bo", "cy"};
  append({.body = "row", .entry = entry});
  CHECK(is_traced("ada"));  // who sat there once
  CHECK_FALSE(sits("ada"));
  CHECK(sits("cy"));
  entry.guests = {"bo"};
  REQUIRE(store.save(table, {row, "saved"}, entry));
  CHECK(is_traced("cy"));
  CHECK_FALSE(sits("cy"));

  append({.body = "row", .drop_snapshot = true, .forgotten = "cy"});
  CHECK_FALSE(is_traced("cy"));
  CHECK_FALSE(store.load(table)->snapshot);
  CHECK(store.load(table)->rows.size() == 4);
  CHECK(is_traced("ada"));
  REQUIRE(store.remove(table));
  CHECK_FALSE(is_traced("ada"));
  CHECK_FALSE(is_traced("bo"));
}
TEST_CASE_TEMPLATE_APPLY(traces_of, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("tables whose time has come are found, the earliest first", Store, due) {
  Store store;
  TableId late = 0;
  for (const auto& [code, wake] : {std::pair("late", 300), {"never", 0}, {"soon", 100}, {"then", 200}}) {
    DirectoryEntry entry = entry_of(code);
    entry.wake_ms = wake;
    const TableId table = *store.create(entry);
    if (wake == 300) late = table;
  }
  CHECK(store.due(99, 10)->empty());
  CHECK(codes(*store.due(200, 10)) == Texts{"soon", "then"});
  CHECK(codes(*store.due(1000, 10)) == Texts{"soon", "then", "late"});
  CHECK(codes(*store.due(1000, 1)) == Texts{"soon"});
  REQUIRE(store.save(late, {0, "s"}, entry_of("late")));
  CHECK(codes(*store.due(1000, 10)) == Texts{"soon", "then"});
}
TEST_CASE_TEMPLATE_APPLY(due, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("deadlines are postponed all together, and who has none gets none", Store, later) {
  Store store;
  for (const auto& [code, wake] : {std::pair("never", 0), {"soon", 100}, {"then", 200}}) {
    DirectoryEntry entry = entry_of(code);
    entry.wake_ms = wake;
    REQUIRE(store.create(entry));
  }
  REQUIRE(store.postpone(1000));
  CHECK(store.due(1099, 10)->empty());
  CHECK(codes(*store.due(1200, 10)) == Texts{"soon", "then"});
  store.reopen();
  CHECK(codes(*store.due(1200, 10)) == Texts{"soon", "then"});
}
TEST_CASE_TEMPLATE_APPLY(later, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a deadline from before the time was set back is found as due", Store, far_due) {
  Store store;
  DirectoryEntry entry = entry_of("ABCD");
  entry.wake_ms = 1000 + kFarthestWakeMs;
  REQUIRE(store.create(entry));
  CHECK(store.due(1000, 10)->empty());
  CHECK(codes(*store.due(999, 10)) == Texts{"ABCD"});
}
TEST_CASE_TEMPLATE_APPLY(far_due, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("tables that did not change for long are found by what they are", Store, aged) {
  Store store;
  std::int64_t at = 100;
  for (const char* status : {"open", "playing", "paused", "frozen", "over"}) {
    DirectoryEntry entry = entry_of(status);
    entry.status = status;
    entry.updated_ms = at++;
    REQUIRE(store.create(entry));
  }
  CHECK(store.aged({}, 10)->empty());
  CHECK(codes(*store.aged({.open_ms = 200}, 10)) == Texts{"open"});
  CHECK(codes(*store.aged({.abandoned_ms = 103}, 10)) == Texts{"playing", "paused"});
  CHECK(codes(*store.aged({.finished_ms = 105}, 10)) == Texts{"over"});
  CHECK(store.aged({.finished_ms = 104}, 10)->empty());
  CHECK(codes(*store.aged({200, 200, 200}, 3)) == Texts{"open", "playing", "paused"});
}
TEST_CASE_TEMPLATE_APPLY(aged, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("of a table that has expired the code is known, until another table has it", Store,
                          expired) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  append_rows(store, table, 0, 3, "a");
  CHECK_FALSE(*store.expired("ABCD"));
  REQUIRE(store.expire(table, 5000));
  CHECK(*store.expired("ABCD"));
  CHECK_FALSE(*store.find("ABCD"));
  CHECK(!store.history(table));
  CHECK(!store.expire(table, 5000));
  store.reopen();
  CHECK(*store.expired("ABCD"));
  const TableId next = *store.create(entry_of("ABCD"));
  CHECK(next != table);
  CHECK_FALSE(*store.expired("ABCD"));
  REQUIRE(store.remove(next));
  CHECK_FALSE(*store.expired("ABCD"));
}
TEST_CASE_TEMPLATE_APPLY(expired, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a removed table is gone and its neighbours are not", Store, removal) {
  Store store;
  const TableId gone = *store.create(entry_of("gone"));
  const TableId kept = *store.create(entry_of("kept"));
  std::uint64_t last_gone = 0;
  std::uint64_t last_kept = 0;
  for (int i = 0; i < 40; ++i) {
    last_gone = append_rows(store, gone, last_gone, 1, "gone");
    last_kept = append_rows(store, kept, last_kept, 1, fmt::format("kept{}.", i));
  }
  REQUIRE(store.save(gone, {last_gone, "s"}, entry_of("gone")));
  last_gone = append_rows(store, gone, last_gone, 5, "last");
  REQUIRE(store.remove(gone));
  CHECK(!store.load(gone));
  CHECK(!store.history(gone));
  CHECK(!*store.find("gone"));
  CHECK(!store.append({.table = gone, .previous = last_gone, .body = "after"}));
  CHECK(!store.remove(gone));
  CHECK(codes(*store.list(10)) == Texts{"kept"});
  CHECK(store.history(kept)->size() == 40);
  store.reopen();
  CHECK(!store.load(gone));
  CHECK(store.history(kept)->size() == 40);
  CHECK(*store.append({.table = kept, .previous = last_kept, .body = "on"}) > last_gone);
}
TEST_CASE_TEMPLATE_APPLY(removal, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("a store that is opened again knows everything", Store, reopened) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const TableId other = *store.create(entry_of("EFGH"));
  std::uint64_t last = append_rows(store, table, 0, 2, "a");
  last = *store.append({.table = table, .previous = last, .body = "b", .snapshot = "s"});
  last = append_rows(store, table, last, 2, "c");
  REQUIRE(store.remove(other));
  for (int round = 0; round < 2; ++round) {
    store.reopen();
    CHECK((*store.find("ABCD"))->table == table);
    CHECK(store.load(table)->snapshot->body == "s");
    CHECK(bodies(store.load(table)->rows) == Texts{"c1", "c2"});
    CHECK(bodies(*store.history(table)) == Texts{"a1", "a2", "b", "c1", "c2"});
    CHECK(!store.append({.table = table, .previous = last - 1, .body = "late"}));
  }
  CHECK(*store.append({.table = table, .previous = last, .body = "d"}) > last);
  CHECK(*store.create(entry_of("EFGH")) > other);
}
TEST_CASE_TEMPLATE_APPLY(reopened, EveryStore);

TEST_CASE_TEMPLATE_DEFINE("calls are carried out in the order in which they are made", Store, in_order) {
  Store store;
  const TableId table = *store.create(entry_of("ABCD"));
  const std::uint64_t first = append_rows(store, table, 0, 1, "a");
  std::vector<std::future<bool>> answers;
  const auto append = [&](std::uint64_t previous, const std::string& body) {
    auto answer = std::make_shared<std::promise<bool>>();
    answers.push_back(answer->get_future());
    store.store().append({.table = table, .previous = previous, .body = body},
                         [answer](Result<std::uint64_t> row) { answer->set_value(static_cast<bool>(row)); });
  };
  append(first, "b");
  append(first, "too late");
  append(0, "far too late");
  store.settle();
  CHECK(answers[0].get());
  CHECK(!answers[1].get());
  CHECK(!answers[2].get());
  CHECK(bodies(*store.history(table)) == Texts{"a1", "b"});
}
TEST_CASE_TEMPLATE_APPLY(in_order, EveryStore);
