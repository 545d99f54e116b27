#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/all_games.h"
#include "engine/rng.h"
#include "records/table_record.h"
#include "table/rows/history.h"
#include "table/rows/rerun.h"
#include "table/telling/projection.h"

// The rows of a table as they are not: somebody, or a disk, has altered them. What reads rows refuses them or
// tells them, and nothing else: no crash, no hang, no exception.

namespace holdout::testing {

using Rows = std::vector<StoredRow>;

enum class RowReader : std::uint8_t { Record, Ledger, Replay, Load };
inline constexpr std::array<std::string_view, 4> kRowReaders{"record", "ledger", "replay", "load"};

// ---- reading ---------------------------------------------------------------------------------------------

// What a table does that is opened: it plays its rows, which follow what `table` knows already, tells who
// comes what happened since the first one, goes on and is put away.
inline Result<std::string> opened(Rerun table, const Rows& rows, const Rows& all, Seat viewer) {
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    if (const Result<void> played = table.play(*row); !played) return played.problem();
  }
  std::vector<LogRow> told_rows;
  for (const StoredRow& stored : all) {
    Result<LogRow> row = read_row(stored.body);
    if (!row) return row.problem();
    told_rows.push_back(std::move(*row));
  }
  const History history = histories_of(told_rows, find_game, std::array{viewer}).at(viewer);
  if (table.game() != nullptr && !table.game()->seen_by(viewer))
    return Problem{"seat", "is not one of this game", "one that is"};
  Projection told(viewer, "opened");
  JsonText out;
  out.open();
  told.write_snapshot(out, table.game());
  history.write(out, 0, true);
  out.close();
  RunningGame* const game = table.game();
  for (int i = 0; i < 3 && game != nullptr && !game->over(); ++i) {
    const Seat asked = game->question().waited_for.first();
    Actions options;
    game->game().options(game->rules(), game->state(), asked, options);
    game->take(game->try_answer(asked, options[0]));
  }
  if (game == nullptr || game->can_save()) {
    Rerun again(find_game);
    if (const Result<void> restored = again.restore(table.save()); !restored) return restored.problem();
  }
  return out.take();
}

// What that reader makes of the rows, as it does for the seat; a Problem: it refuses them.
inline Result<std::string> told_by(RowReader reader, const Rows& rows, Seat viewer) {
  switch (reader) {
    case RowReader::Record: return record_of(rows, find_game);
    case RowReader::Ledger: return ledger_of(rows, find_game, viewer);
    case RowReader::Replay: return replay_of(rows, find_game, viewer);
    case RowReader::Load: return opened(Rerun(find_game), rows, rows, viewer);
  }
  return std::string();
}

// ---- altering --------------------------------------------------------------------------------------------

// Does one to three things to rows, of which there is one at least: mostly to single characters, for a disk
// does no more; and to whole rows, for somebody may do anything.
class RowAlteration {
 public:
  explicit RowAlteration(std::uint64_t seed) : rng_(seed) {}

  void harm(Rows& rows) {
    for (std::uint32_t left = 1 + rng_.below(3); left > 0; --left) {
      if (rng_.below(4) == 0)
        harm_order(rows);
      else
        harm_text(rows);
    }
  }

 private:
  std::size_t place_in(std::size_t size) { return rng_.below(static_cast<std::uint32_t>(size)); }
  std::string& any(Rows& rows) { return rows[place_in(rows.size())].body; }

  void harm_order(Rows& rows) {
    const std::size_t one = place_in(rows.size());
    const std::size_t other = place_in(rows.size());
    const auto place = rows.begin() + static_cast<std::ptrdiff_t>(one);
    switch (rng_.below(4)) {
      case 0: return std::swap(rows[one].body, rows[other].body);
      case 1:
        if (rows.size() > 1) rows.erase(place);
        return;
      case 2: rows.insert(place, StoredRow(rows[other])); return;
      default: rows.push_back(StoredRow(rows[one])); return;  // also after the end
    }
  }

  void harm_text(Rows& rows) {
    std::string& text = any(rows);
    if (text.empty()) return;
    const std::size_t place = place_in(text.size());
    switch (rng_.below(6)) {
      case 0: text[place] = static_cast<char>(rng_.below(256)); return;
      case 1: text.erase(place, 1 + rng_.below(4)); return;
      case 2: return take_value(text, any(rows));
      default: return change_number(text, place);
    }
  }

  // The next digit becomes another, or the number another one.
  void change_number(std::string& text, std::size_t place) {
    constexpr std::array<std::string_view, 8> kNumbers{"-1", "0", "7", "8", "15", "99", "255", "65535"};
    const std::size_t digit = text.find_first_of("0123456789", place);
    if (digit == std::string::npos) return;
    if (rng_.below(3) != 0) {
      text[digit] = static_cast<char>('0' + rng_.below(10));
      return;
    }
    const std::size_t end = std::min(text.find_first_not_of("0123456789", digit), text.size());
    text.replace(digit, end - digit, kNumbers[place_in(kNumbers.size())]);
  }

  // Words between quotation marks become words of another row.
  void take_value(std::string& text, const std::string& from) {
    const auto words = [&](const std::string& all, std::size_t& begin, std::size_t& end) {
      begin = all.find('"', place_in(all.size()));
      end = begin == std::string::npos ? begin : all.find('"', begin + 1);
      return end != std::string::npos;
    };
    std::size_t begin = 0, end = 0, there = 0, until = 0;
    if (from.empty() || !words(text, begin, end) || !words(from, there, until)) return;
    text = text.substr(0, begin) + from.substr(there, until - there) + text.substr(end);
  }

  Rng rng_;
};

// ---- as text, for the fuzzer -----------------------------------------------------------------------------

inline Rows rows_in(std::string_view text) {
  Rows rows;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    rows.push_back({rows.size() + 1, std::string(line)});
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return rows;
}

inline std::string text_of(const Rows& rows) {
  std::string text;
  for (const StoredRow& row : rows) text += row.body + '\n';
  return text;
}

}  // namespace holdout::testing
