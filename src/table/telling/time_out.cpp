#include "table/telling/time_out.h"

#include "protocol/messages.h"
#include "protocol/words.h"

namespace holdout {

namespace {

std::string time_out_notice(const AnyGame& game, const Sentence& words, std::optional<std::string> answer) {
  const GameInfo& info = game.info();
  Notice notice{.text = sentence_json(info.key, words), .answer = std::move(answer)};
  if (!info.late_rule.empty()) notice.rule = info.late_rule;
  JsonText out;
  write(out, notice);
  return out.take();
}

}  // namespace

// Both words are as long: the length of a message does not tell which answer it was.
std::optional<TimeOut> time_out_in(const LogRow& row, const AnyGame& game) {
  if (!row.late) return std::nullopt;
  const Sentence mine = Sentence("notice.your_time_out").keyword("given", row.late->picked ? "pick" : "auto");
  return TimeOut{
      .seat = row.seat,
      .others = row.heard.without(row.seat),
      .own = time_out_notice(game, mine, row.late->answer),
      .to_others = time_out_notice(game, Sentence("notice.time_out").player("player", row.seat), {})};
}

}  // namespace holdout
