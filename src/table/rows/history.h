#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/talking/statement_numbers.h"
#include "protocol/json_text.h"
#include "table/playing/running_game.h"
#include "table/rows/log_row.h"
#include "table/rows/rerun.h"

namespace holdout {

// What a viewer noticed and heard since the game began, and what was written before, from the stored rows:
// the log of a client that comes in later.
class History {
 public:
  explicit History(Seat viewer) : viewer_(viewer) {}

  // `game` as it was right after the row. Null where there is none: then there is only what people wrote, and
  // what was told of them.
  void add(const LogRow& row, const RunningGame* game);

  // The fields `log` and, if `briefing_from` answers were given when a computer player took the seat over,
  // `briefing`, into an open object. At a table where one may not look things up only what happened since
  // then is told; what people wrote is.
  void write(JsonText& out, int briefing_from, bool all) const;

 private:
  enum class Kind : std::uint8_t { Happened, Said, Chat, Notice };
  struct Line {
    Kind kind;
    std::string json;
    int answers;  // given before it

    bool of_game() const { return kind == Kind::Happened || kind == Kind::Said; }
  };
  void write_log(JsonText& out, int from) const;
  std::size_t first_sent() const;
  void add_game(const LogRow& row, const RunningGame& game);
  void add_happened(const LogRow& row, const RunningGame& game);
  void add_said(const LogRow& row, const RunningGame& game);
  static constexpr std::size_t kMaxLines = 600;  // that are sent
  static constexpr std::size_t kMaxBytes = std::size_t{128} * 1024;

  Seat viewer_;
  int answers_ = 0;
  StatementNumbers statements_;
  std::vector<Line> lines_;
};

// The histories of these viewers, from the rows of one table played once for all of them: a line is told with
// the view of its moment. From a row on that cannot be played there is only what people wrote.
std::map<Seat, History> histories_of(std::span<const LogRow> rows, FindGame find_game,
                                     std::span<const Seat> viewers);

// A line of free text as a `ChatLine`.
std::string chat_json(const LogRow& row);

}  // namespace holdout
