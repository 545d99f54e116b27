#include "table/rows/history.h"

#include <algorithm>
#include <array>
#include <exception>
#include <limits>

#include "protocol/messages.h"
#include "table/rows/stored_statement.h"
#include "table/telling/projection.h"

namespace holdout {

std::string chat_json(const LogRow& row) {
  ChatLine line{.seat = row.seat == kNobody ? -1 : index(row.seat), .name = row.name, .text = row.text};
  if (row.heard != kEverybody) {
    line.heard.emplace();
    for (const Seat seat : row.heard) line.heard->push_back(index(seat));
  }
  JsonText out;
  write(out, line);
  return out.take();
}

void History::add(const LogRow& row, const RunningGame* game) {
  if (row.kind == LogRow::Kind::Start) {
    std::erase_if(lines_, [](const Line& line) { return line.kind != Kind::Chat; });
    statements_ = {};
  }
  if (game != nullptr && game->seen_by(viewer_)) add_game(row, *game);
  if (row.kind == LogRow::Kind::Chat && row.heard.has(viewer_))
    lines_.push_back({Kind::Chat, chat_json(row), answers_});
  if (row.notice.empty() || !row.heard.has(viewer_)) return;
  JsonText notice;
  notice.open().key("text").raw(row.notice).close();
  lines_.push_back({Kind::Notice, notice.take(), answers_});
}

void History::add_game(const LogRow& row, const RunningGame& game) {
  if (!row.events.empty()) add_happened(row, game);
  if (const std::optional<TimeOut> late = time_out_in(row, game.game())) {
    if (const std::string_view notice = late->notice_for(viewer_); !notice.empty())
      lines_.push_back({Kind::Notice, std::string(notice), answers_});
  }
  if (row.kind == LogRow::Kind::Answer) ++answers_;
  if (row.kind == LogRow::Kind::Undo || row.kind == LogRow::Kind::Repair) --answers_;
  if (row.kind == LogRow::Kind::Say) add_said(row, game);
}

void History::add_happened(const LogRow& row, const RunningGame& game) {
  const ViewBox view = game.game().view_of(game.rules(), game.state(), viewer_);
  for (const Event& event : row.events) {
    JsonText line;
    if (write_happening(line, game, view, event, viewer_))
      lines_.push_back({Kind::Happened, line.take(), answers_});
  }
}

void History::add_said(const LogRow& row, const RunningGame& game) {
  Result<Statement> said = said_in(row, game, statements_.count());
  if (!said) return;
  statements_.add(*said);
  if (!hears(*said, viewer_)) return;
  JsonText line;
  write_said(line, game.game(), statements_.as_heard(*said, viewer_));
  lines_.push_back({Kind::Said, line.take(), answers_});
}

// The newest lines, as many as one frame may hold: a snapshot has to get through a slow line, too.
std::size_t History::first_sent() const {
  std::size_t first = lines_.size();
  for (std::size_t bytes = 0; first > 0 && lines_.size() - first < kMaxLines; --first) {
    bytes += lines_[first - 1].json.size();
    if (bytes > kMaxBytes) break;
  }
  return first;
}

// Events that follow each other are one part.
void History::write_log(JsonText& out, int from) const {
  static constexpr std::array<std::string_view, 4> kNames{"happened", "said", "chat", "notice"};
  constexpr int kTogether = 128;
  int together = 0;
  out.key("log").open_list();
  for (std::size_t i = first_sent(); i < lines_.size(); ++i) {
    const Line& line = lines_[i];
    if (line.of_game() && line.answers < from) continue;
    const bool event = line.kind == Kind::Happened;
    if (together > 0 && (!event || together == kTogether)) {
      out.close_list().close();
      together = 0;
    }
    if (together == 0) out.open().key(kNames[static_cast<std::size_t>(line.kind)]);
    if (event && together == 0) out.open_list();
    out.raw(line.json);
    if (event) ++together;
    if (!event) out.close();
  }
  if (together > 0) out.close_list().close();
  out.close_list();
}

void History::write(JsonText& out, int briefing_from, bool all) const {
  const int never = std::numeric_limits<int>::max();
  write_log(out, all ? 0 : briefing_from < 0 ? never : briefing_from);
  if (briefing_from < 0) return;
  const auto sent = lines_.begin() + static_cast<std::ptrdiff_t>(first_sent());
  const auto meanwhile = std::count_if(sent, lines_.end(), [&](const Line& line) {
    return line.kind == Kind::Happened && line.answers >= briefing_from;
  });
  out.key("briefing").number(meanwhile);
}

namespace {

// What was stored may break the rules that read it, or not be what was stored.
bool played_again(Rerun& again, const LogRow& row) {
  try {
    return static_cast<bool>(again.play(row));
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace

std::map<Seat, History> histories_of(std::span<const LogRow> rows, FindGame find_game,
                                     std::span<const Seat> viewers) {
  std::map<Seat, History> histories;
  for (const Seat viewer : viewers) histories.try_emplace(viewer, viewer);
  Rerun again(std::move(find_game));
  bool plays = true;
  for (const LogRow& row : rows) {
    plays = plays && played_again(again, row);
    for (auto& [viewer, history] : histories) history.add(row, plays ? again.game() : nullptr);
  }
  return histories;
}

}  // namespace holdout
