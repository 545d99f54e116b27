#pragma once

#include <string>
#include <vector>

#include "protocol/json_text.h"
#include "table/log_row.h"
#include "table/running_game.h"

namespace holdout {

// What a viewer noticed and heard since the game began, from the stored rows: the log of a client that comes
// in later.
class History {
 public:
  History(const RunningGame& game, Seat viewer) : game_(game), viewer_(viewer) {}

  void add(const LogRow& row);

  // The fields `happened`, `said`, `chat` and, if `briefing_from` answers were given when a computer player
  // took the seat over, `briefing`, into an open object. At a table where one may not look things up only
  // what happened since then is told.
  void write(JsonText& out, int briefing_from, bool all) const;

 private:
  struct Line {
    std::string json;
    int answers;  // given before it
  };
  static void write_last(JsonText& out, std::string_view name, const std::vector<Line>& lines, int from);
  static constexpr std::size_t kLimit = 400;  // lines of a kind that are sent

  const RunningGame& game_;
  Seat viewer_;
  int answers_ = 0;
  int statements_ = 0;
  std::vector<Line> happened_;
  std::vector<Line> said_;
  std::vector<Line> chat_;
};

// A line of free text as a `ChatLine`.
std::string chat_json(const LogRow& row);

}  // namespace holdout
