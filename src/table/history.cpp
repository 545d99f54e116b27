#include "table/history.h"

#include <algorithm>
#include <limits>

#include "engine/statement_text.h"
#include "protocol/messages.h"
#include "table/projection.h"

namespace holdout {

std::string chat_json(const LogRow& row) {
  JsonText out;
  write(out,
        ChatLine{.seat = row.seat == kNobody ? -1 : index(row.seat), .name = row.name, .text = row.text});
  return out.take();
}

void History::add(const LogRow& row) {
  if (row.kind == LogRow::Kind::Start) {
    happened_.clear();
    said_.clear();
    statements_ = 0;
  }
  for (const Event& event : row.events) {
    JsonText line;
    if (write_happening(line, game_, event, viewer_)) happened_.push_back({line.take(), answers_});
  }
  if (row.kind == LogRow::Kind::Answer) ++answers_;
  if (row.kind == LogRow::Kind::Undo || row.kind == LogRow::Kind::Repair) --answers_;
  if (row.kind == LogRow::Kind::Chat) chat_.push_back({chat_json(row), answers_});
  if (row.kind != LogRow::Kind::Say) return;
  Result<Statement> said = parse_statement(game_.game().forms(), row.text);
  if (!said) return;
  said->speaker = row.seat;
  said->id = static_cast<std::uint16_t>(++statements_);
  if (!hears(*said, viewer_)) return;
  JsonText line;
  write_said(line, game_.game(), *said);
  said_.push_back({line.take(), answers_});
}

void History::write_last(JsonText& out, std::string_view name, const std::vector<Line>& lines, int from) {
  out.key(name).open_list();
  for (std::size_t i = lines.size() - std::min(lines.size(), kLimit); i < lines.size(); ++i)
    if (lines[i].answers >= from) out.raw(lines[i].json);
  out.close_list();
}

void History::write(JsonText& out, int briefing_from, bool all) const {
  const int never = std::numeric_limits<int>::max();
  const int from = all ? 0 : briefing_from < 0 ? never : briefing_from;
  write_last(out, "happened", happened_, from);
  write_last(out, "said", said_, from);
  write_last(out, "chat", chat_, 0);
  if (briefing_from < 0) return;
  const auto meanwhile = std::count_if(happened_.begin(), happened_.end(),
                                       [&](const Line& line) { return line.answers >= briefing_from; });
  out.key("briefing").number(std::min<std::int64_t>(meanwhile, kLimit));
}

}  // namespace holdout
