#include "table/rows/kept_rows.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr SeatSet kTeam{0b0101};

LogRow line(SeatSet heard) {
  return {.kind = LogRow::Kind::Chat, .seat = seat_at(0), .text = "words", .name = "Ada", .heard = heard};
}

// `team` lines of a team, then `all` for everybody, then a change of the room.
std::vector<LogRow> written(int team, int all) {
  std::vector<LogRow> rows(static_cast<std::size_t>(team), line(kTeam));
  rows.insert(rows.end(), static_cast<std::size_t>(all), line(kEverybody));
  rows.push_back({.kind = LogRow::Kind::Room});
  return rows;
}

std::vector<StoredRow> stored(const std::vector<LogRow>& rows) {
  std::vector<StoredRow> all;
  for (const LogRow& row : rows) all.push_back({10 * (all.size() + 1), write_row(row)});
  return all;
}

}  // namespace

TEST_CASE("rows are counted by their kind, lines for each circle of readers") {
  constexpr int kMost = KeptRows::kKept + KeptRows::kTogether;
  const LogRow to_all = line(kEverybody);
  const LogRow to_team = line(kTeam);
  const LogRow change{.kind = LogRow::Kind::Room};
  KeptRows kept;
  CHECK_FALSE(kept.full(to_all));
  kept.count(written(kMost, kMost - 1));
  CHECK(kept.full(to_team));
  CHECK_FALSE(kept.full(to_all));
  CHECK_FALSE(kept.full(change));
  kept.add(to_all, 1);
  CHECK(kept.full(to_all));
  kept.add(to_team, 1 - KeptRows::kTogether);
  CHECK_FALSE(kept.full(to_team));
  kept.add(change, kMost - 1);
  CHECK(kept.full(change));
  kept.count(written(0, 0));
  CHECK_FALSE(kept.full(to_all));
}

TEST_CASE("what the rules put an end to is kept whole") {
  const LogRow answer{.kind = LogRow::Kind::Answer, .seat = seat_at(0), .text = "bid 1 2"};
  KeptRows kept;
  kept.count(std::vector<LogRow>(10'000, answer));
  CHECK_FALSE(kept.full(answer));
}

TEST_CASE("the oldest lines of one circle go; what another one wrote changes nothing (law 3)") {
  const std::vector<StoredRow> rows = stored(written(KeptRows::kKept + 7, KeptRows::kKept + 1));
  const std::size_t first = KeptRows::kKept + 7;  // of those for everybody
  const std::vector<DroppedRow> expected{{rows[first].row, rows[first + 1].row},
                                         {rows[first + 1].row, rows[first + 2].row}};
  CHECK(surplus_rows(rows, line(kEverybody)) == expected);
  CHECK(surplus_rows(rows, line(kTeam)).size() == 8);
  CHECK(surplus_rows(rows, line(SeatSet{0b0110})).empty());
  CHECK(surplus_rows(rows, {.kind = LogRow::Kind::Room}).empty());
  CHECK(surplus_rows(stored(written(0, KeptRows::kKept - 1)), line(kEverybody)).empty());
  CHECK(surplus_rows({}, line(kEverybody)).empty());
}
