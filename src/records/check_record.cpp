#include "records/check_record.h"

#include <algorithm>

#include <fmt/core.h>

#include "engine/talking/statement_text.h"
#include "protocol/codecs.h"
#include "records/hash_chain.h"
#include "records/record_lines.h"

namespace holdout {

namespace {

constexpr std::size_t kShownLine = 160;

std::string cut(std::string_view text) {
  return text.size() <= kShownLine ? std::string(text) : std::string(text.substr(0, kShownLine)) + "…";
}

class RecordChecker {
 public:
  RecordChecker(std::string_view text, const std::string& file, const FindGame& find_game, MatchSink* watcher)
      : text_(text), file_(file), find_game_(find_game), watcher_(watcher) {}

  Result<CheckedRecord> check();

 private:
  Result<json::value> next_line();
  Result<void> read_first_line();
  Result<void> set_up();
  Result<void> read_line(const json::value& line);
  Result<void> read_answer(Seat seat, const std::string& notation);
  Result<void> check_chance(Action action, const std::string& notation);
  Result<void> check_player(Seat seat, Action action, const std::string& notation);
  Result<void> read_statement(Seat seat, const std::string& notation);
  Result<void> read_end(const json::value& line, bool finished);
  Result<void> compare(const JsonText& right, std::string_view what) const;
  void look_for_seed();

  Problem wrong(std::string what, std::string expected = "") const {
    return {.where = fmt::format("{}: line {}", file_, line_number_),
            .what = std::move(what),
            .expected = std::move(expected)};
  }
  Problem wrong(const Problem& inner) const {
    return wrong(inner.where.empty() ? inner.what : inner.where + ": " + inner.what, inner.expected);
  }
  const AnyGame& game() const { return *record_.game; }
  const RulesBox& rules() const { return record_.rules; }

  std::string_view text_;
  const std::string& file_;
  const FindGame& find_game_;
  MatchSink* watcher_;
  HashChain chain_;
  int line_number_ = 0;
  std::string_view body_;  // of the line being read, without its hash
  bool ended_ = false;
  std::optional<Dice> dice_;
  std::vector<Event> events_;
  CheckedRecord record_{};
};

Result<CheckedRecord> RecordChecker::check() {
  look_for_seed();
  if (const Result<void> first = read_first_line(); !first) return first.problem();
  while (!text_.empty()) {
    const Result<json::value> line = next_line();
    if (!line) return line.problem();
    if (ended_) return wrong("there is a line after the end of the record", "nothing");
    if (const Result<void> read = read_line(*line); !read) return read.problem();
  }
  ++line_number_;
  if (!ended_)
    return wrong("the record is cut off here", "an answer, the result, or the mark of a saved game");
  return std::move(record_);
}

// The seed stands in the last line, chance needs it from the first roll on. Whether that line is right is
// judged when its turn comes.
void RecordChecker::look_for_seed() {
  if (text_.size() < 2) return;
  const std::size_t before = text_.rfind('\n', text_.size() - 2);
  const std::string_view last = text_.substr(before == std::string_view::npos ? 0 : before + 1);
  for (const std::string_view field : {"\"seed\":\"", "\"secret_seed\":\""}) {
    const std::size_t at = last.find(field);
    if (at == std::string_view::npos) continue;
    if (const Result<Seed> seed = seed_from_hex(last.substr(at + field.size(), 64))) record_.seed = *seed;
  }
}

Result<json::value> RecordChecker::next_line() {
  ++line_number_;
  const std::size_t end = text_.find('\n');
  if (end == std::string_view::npos) return wrong("the line is cut off", "a whole line");
  const std::string_view line = text_.substr(0, end);
  text_.remove_prefix(end + 1);
  const Result<json::value> value = parse_json(line, "");
  if (!value) {
    const std::string& where = value.problem().where;  // "line 1, column 7": only the column is news
    return wrong({where.substr(where.find("column")), value.problem().what, value.problem().expected});
  }
  const Result<std::string_view> body = chain_.follow(line);
  if (!body) return wrong(body.problem());
  body_ = *body;
  return *value;
}

Result<void> RecordChecker::read_first_line() {
  if (text_.empty()) {
    line_number_ = 1;
    return wrong("the file is empty", "a record");
  }
  const Result<json::value> line = next_line();
  if (!line) return line.problem();
  Result<RecordHeader> header = read_header(*line, "");
  if (!header) return wrong(header.problem());
  record_.header = std::move(*header);
  return set_up();
}

Result<void> RecordChecker::set_up() {
  const RecordHeader& header = record_.header;
  record_.game = find_game_(header.game);
  if (record_.game == nullptr) return wrong(fmt::format("unknown game '{}'", header.game));
  if (header.rules_version != game().info().rules_version)
    return wrong(fmt::format("the game was played by version {} of its rules", header.rules_version),
                 fmt::format("version {}, which this program plays", game().info().rules_version));
  Result<RulesBox> made = game().make_rules(header.setup);
  if (!made) return wrong(made.problem());
  record_.rules = std::move(*made);
  if (commitment(record_.seed) == header.commitment) dice_.emplace(record_.seed);
  Log log(events_);
  record_.state = game().start(rules(), log);
  if (const Result<void> same = compare(header_line(header, events_), "header"); !same) return same;
  if (watcher_ != nullptr) watcher_->began(events_, record_.state);
  return {};
}

Result<void> RecordChecker::read_line(const json::value& line) {
  JsonObject object(line, "");
  if (object.has("result")) return read_end(line, true);
  if (object.has("saved")) return read_end(line, false);
  const std::string seat_text = object.text("seat");
  const std::string notation = object.text("do");
  if (object.has("events")) object.any("events");
  object.any("hash");
  if (const Result<void> end = object.finish(); !end) return wrong(end.problem());
  const Result<Seat> seat = parse_seat(seat_text);
  if (!seat) return wrong(seat.problem());
  if (is_player(*seat) && index(*seat) >= rules().players())
    return wrong(fmt::format("{} does not sit at this table", seat_text),
                 fmt::format("P0 to P{} or chance", rules().players() - 1));
  return is_statement_notation(notation) ? read_statement(*seat, notation) : read_answer(*seat, notation);
}

Result<void> RecordChecker::read_answer(Seat seat, const std::string& notation) {
  if (game().question(rules(), record_.state).over())
    return wrong(fmt::format("{} answers '{}' after the end of the game", seat_name(seat), cut(notation)),
                 "the result");
  const Result<Action> action = game().parse(rules(), notation);
  if (!action) return wrong(action.problem());
  const Result<void> legal =
      seat == kChance ? check_chance(*action, notation) : check_player(seat, *action, notation);
  if (!legal) return legal;
  events_.clear();
  Log log(events_);
  game().apply(rules(), record_.state, seat, *action, log);
  const Step step{seat, *action, events_, record_.state};
  if (const Result<void> same = compare(answer_line(game(), rules(), step), "answer"); !same) return same;
  record_.answers += is_player(seat);
  if (watcher_ != nullptr) watcher_->answered(step);
  return {};
}

Result<void> RecordChecker::check_chance(Action action, const std::string& notation) {
  if (!game().question(rules(), record_.state).chance())
    return wrong(fmt::format("'{}': nothing is left to chance here", notation), "an answer of a player");
  Outcomes outcomes;
  game().outcomes(rules(), record_.state, outcomes);
  if (!outcomes.contains(action)) return wrong(fmt::format("'{}' cannot come out here", notation));
  if (!dice_) return {};
  const Action rolled = outcomes.at_ticket(dice_->below(outcomes.total()));
  if (rolled == action) return {};
  return wrong(fmt::format("'{}' does not follow from the seed", notation), game().notation(rules(), rolled));
}

Result<void> RecordChecker::check_player(Seat seat, Action action, const std::string& notation) {
  Actions options;
  game().options(rules(), record_.state, seat, options);
  if (options.contains(action)) return {};
  if (options.empty())
    return wrong(fmt::format("{} answers '{}' without being asked", seat_name(seat), notation));
  std::string expected;
  for (const Action& option : options)
    expected += (expected.empty() ? "one of: " : ", ") + game().notation(rules(), option);
  return wrong(fmt::format("{}: '{}' is not a legal answer", seat_name(seat), notation), cut(expected));
}

Result<void> RecordChecker::read_statement(Seat seat, const std::string& notation) {
  Result<Statement> said = parse_statement(game().forms(), notation);
  if (!said) return wrong(said.problem());
  if (!is_player(seat)) return wrong("chance does not speak");
  if (said->about > record_.statements)
    return wrong(fmt::format("statement {} has not been made yet", said->about));
  said->speaker = seat;
  said->id = static_cast<std::uint16_t>(record_.statements + 1);
  const ViewBox view = game().view_of(rules(), record_.state, seat);
  if (const Result<void> may = game().may_say(rules(), view, *said); !may) return wrong(may.problem());
  if (const Result<void> same = compare(statement_line(game(), *said), "statement"); !same) return same;
  ++record_.statements;
  if (watcher_ != nullptr) watcher_->said(*said);
  return {};
}

Result<void> RecordChecker::read_end(const json::value& line, bool finished) {
  if (game().question(rules(), record_.state).over() != finished)
    return wrong(
        finished ? "the result stands before the end of the game" : "a finished game is marked as saved",
        finished ? "an answer" : "the result");
  const Result<int> repaired = read_repaired(line, finished ? "result" : "saved");
  if (!repaired) return wrong(repaired.problem());
  record_.repaired = *repaired;
  const JsonText right = finished ? result_line(game(), rules(), record_.state, record_.seed, *repaired)
                                  : saved_line(game(), record_.state, record_.seed, *repaired);
  if (const Result<void> same = compare(right, finished ? "result" : "saved game"); !same) return same;
  if (!dice_)
    return wrong("the seed is not the one that was committed to", to_hex(record_.header.commitment));
  record_.finished = finished;
  ended_ = true;
  return {};
}

// The line has to be the one that this program would have written, byte by byte.
Result<void> RecordChecker::compare(const JsonText& right, std::string_view what) const {
  if (body_ == right.str()) return {};
  std::size_t at = 0;
  while (at < body_.size() && at < right.str().size() && body_[at] == right.str()[at]) ++at;
  const auto part = [&](std::string_view text) {
    return cut(text.substr(std::min(at, text.size()) - std::min<std::size_t>({at, text.size(), 20})));
  };
  return wrong(
      fmt::format("the {} is not what the rules give, from column {} on: {}", what, at + 1, part(body_)),
      part(right.str()));
}

}  // namespace

Result<CheckedRecord> check_record(std::string_view text, const std::string& file, const FindGame& find_game,
                                   MatchSink* watcher) {
  return RecordChecker(text, file, find_game, watcher).check();
}

}  // namespace holdout
