// Lines told later are the lines told live: whoever comes in, looks at the game again or plays it at a
// terminal reads what was read at the table while it happened, word by word, also where a sentence says what
// lay on the table then.
#include <bit>
#include <map>
#include <set>
#include <sstream>

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "apps/terminal/play_session.h"
#include "catalogue/all_games.h"
#include "games/liars_dice/rules/liars_dice.h"
#include "records/table_record.h"
#include "support/cli_program.h"
#include "table/rows/played.h"
#include "table/telling/projection.h"
#include "table/testing/table_stage.h"
#include "text/texts.h"

namespace holdout::testing {
namespace {

using Lines = std::vector<std::string>;
using liars_dice::LiarsDice;

// Its sentences say what lies on the table when they are told: how many dice were rolled, how many bids were
// made.
struct Momentary : LiarsDice {
  static Sentence event_text(const Rules& /*rules*/, const View& view, const Event& event) {
    return Sentence("liars_dice.event.bid")
        .player("player", event.actor)
        .number("count", view.table.rolled)
        .number("face", std::popcount(view.table.bids));
  }
};
const GameFace<Momentary> kMomentary;

constexpr std::size_t kSurelySent = 400;  // of a long log the newest lines, so many at least
constexpr int kWholeGame = 10'000;

// The part of the log that a snapshot holds, which is all of it in a game that is not long.
void check_told_later(const Lines& live, const Lines& later) {
  REQUIRE(later.size() <= live.size());
  CHECK(later.size() >= std::min(live.size(), kSurelySent));
  const Lines end(live.end() - static_cast<std::ptrdiff_t>(later.size()), live.end());
  CHECK(later == end);
}

void add_happened(Lines& lines, const json::object& told) {
  if (const json::value* happened = told.if_contains("happened"))
    for (const json::value& each : happened->as_array()) lines.push_back(json::serialize(each));
}

Lines replayed(const std::vector<StoredRow>& rows, const FindGame& find, Seat viewer) {
  const Result<json::value> replay = parse_json(*replay_of(rows, find, viewer), "replay");
  Lines lines;
  for (const json::value& frame : replay->at("frames").as_array()) {
    if (const json::value* log = frame.as_object().if_contains("log"))
      for (const json::value& part : log->as_array()) add_happened(lines, part.as_object());
    add_happened(lines, frame.as_object());
  }
  return lines;
}

// The terminal breaks lines where it likes.
std::string in_one_line(const std::string& text) {
  std::istringstream words(text);
  std::string all;
  for (std::string word; words >> word;) all += (all.empty() ? "" : " ") + word;
  return all;
}

// What the rules make of a table's rows: what its clients have to be told, and the words for it.
struct Meant {
  Lines lines;
  std::string words;
};

Meant meant_by(std::span<const LogRow> rows, const FindGame& find, Seat viewer,
               const std::vector<std::string>& names) {
  Rerun table(find);
  Meant meant;
  for (const LogRow& row : rows) {
    REQUIRE(table.play(row));
    if (row.events.empty()) continue;
    const RunningGame& game = *table.game();
    const ViewBox view = game.game().view_of(game.rules(), game.state(), viewer);
    std::vector<Sentence> sentences;
    for (const Event& event : row.events) {
      JsonText line;
      if (!write_happening(line, game, view, event, viewer)) continue;
      meant.lines.push_back(json::serialize(*parse_json(line.str(), "line")));
      sentences.push_back(game.game().event_text(game.rules(), view, *redact(event, viewer)));
    }
    for (const std::string& line : texts("en").lines(sentences, names)) meant.words += line + "\n";
  }
  meant.words = in_one_line(meant.words);
  return meant;
}

std::vector<LogRow> all_of(const std::vector<StoredRow>& rows) {
  std::vector<LogRow> all;
  for (const StoredRow& row : rows) all.push_back(*read_row(row.body));
  return all;
}

// A table of people, one of whom tells it to somebody new after each answer.
class ToldTable {
 public:
  ToldTable(const AnyGame& game, int players) : players_(players) {
    stage_.only_game = &game;
    stage_.create(std::string(game.info().key), {.players = players, .pace = Pace::Relaxed});
    stage_.open();
    viewers_ = seat_people(stage_, players);
    begin(*viewers_[0]);
    viewers_.push_back(&stage_.guest("watcher"));
  }

  // Each viewer in turn comes in once more.
  void play() {
    const std::vector<StageClient*> people(viewers_.begin(), viewers_.end() - 1);
    Rng rng(static_cast<std::uint64_t>(players_));
    std::size_t next = 0;
    play_at_random(stage_, people, rng, kWholeGame, [&] {
      for (StageClient* each : people)
        if (each->undo && rng.below(4) == 0) each->tell(UndoCommand{});
      come_again(*viewers_[next++ % viewers_.size()]);
    });
    for (StageClient* each : viewers_) come_again(*each);
    REQUIRE(stage_.table().room().status == TableStatus::Over);
  }

  void check_replays() const {
    const std::vector<StoredRow> rows = stage_.rows();
    for (const StageClient* each : viewers_) {
      CAPTURE(each->you);
      CHECK(replayed(rows, stage_.find(), viewer_of(*each)) == each->happened);
      CHECK(meant_by(all_of(rows), stage_.find(), viewer_of(*each), {}).lines == each->happened);
    }
  }
  const Lines& told_to_watchers() const { return viewers_.back()->happened; }

  // As `holdout replay` tells the record to each seat.
  void check_terminal() const {
    const std::vector<StoredRow> rows = stage_.rows();
    const TestFolder folder;
    const std::string file = folder.write("game.record", *record_of(rows, find_game));
    std::vector<std::string> names;
    for (int i = 0; i < players_; ++i) names.push_back(fmt::format("P{}", i));
    for (int i = 0; i < players_; ++i) {
      const ProgramRun run = holdout_program(fmt::format("replay {} --seat {} --all --lang en", file, i));
      REQUIRE_MESSAGE(run.exit == 0, run.errors);
      const Meant meant = meant_by(effective(rows)->rows, find_game, seat_at(i), names);
      CHECK(in_one_line(run.out) == in_one_line(meant.words + " " + texts("en").plain("ui.replay.end")));
    }
  }

 private:
  static Seat viewer_of(const StageClient& client) {
    return client.you < 0 ? kSpectator : seat_at(client.you);
  }
  void come_again(StageClient& as) {
    StageClient& late = stage_.client(as.visitor());
    CAPTURE(as.you);
    REQUIRE(late.you == as.you);
    check_told_later(as.happened, late.happened);
    late.disconnect();
    stage_.pump();
  }

  int players_;
  TableStage stage_{21};
  std::vector<StageClient*> viewers_;  // the last one watches
};

std::vector<int> player_counts(const AnyGame& game) {
  const int least = game.info().min_players;
  const int most = game.info().max_players;
  const std::set<int> counts{least, least + (most - least) / 3, most};
  return {counts.begin(), counts.end()};
}

// The two numbers that a sentence of the momentary game says: facts that its parts have are not told twice.
std::pair<int, int> moment_of(const std::string& line) {
  const Result<json::value> told = parse_json(line, "line");
  std::map<std::string, json::value, std::less<>> facts;
  for (const json::value& each : told->as_array())
    if (const json::object* object = each.if_object())
      for (const auto& [name, value] : *object) facts.insert_or_assign(std::string(name), value);
  return {facts.at("count").to_number<int>(), facts.at("face").to_number<int>()};
}

}  // namespace

TEST_CASE("told lines: a sentence says what lay on the table when it was told live, whoever tells it later") {
  ToldTable table(kMomentary, 2);
  table.play();
  table.check_replays();
  const Lines& lines = table.told_to_watchers();
  REQUIRE(lines.size() > 5);
  CHECK(moment_of(lines[0]) == std::pair(2, 0));  // chance has rolled for both when it is told
  CHECK(moment_of(lines[1]) == std::pair(2, 0));
  CHECK(moment_of(lines[2]) == std::pair(2, 1));
  CHECK(moment_of(lines[3]) == std::pair(2, 2));
}

TEST_CASE("told lines: the terminal tells an answer when chance has done its part") {
  PlayTable table{.game = &kMomentary,
                  .rules = *kMomentary.make_rules({.players = 2}),
                  .seed = seed_from_text("7"),
                  .person = Seat{0},
                  .levels = {"random", "random"},
                  .names = {"Aga", "Filip"}};
  std::istringstream typed("log\nquit\nyes\n");
  std::ostringstream shown;
  Terminal terminal(typed, shown, false);
  auto session = PlaySession::make(std::move(table), texts("en"), terminal);
  REQUIRE(session);
  REQUIRE((*session)->run());
  CHECK(in_one_line(shown.str()).find("Aga: 2 × 0. Filip: 2 × 0.") != std::string::npos);
}

TEST_CASE("told lines: who comes in, a replay and the terminal tell what was told live, in every game") {
  for (const AnyGame* game : all_games())
    for (const int players : player_counts(*game)) {
      CAPTURE(game->info().key);
      CAPTURE(players);
      ToldTable table(*game, players);
      table.play();
      table.check_replays();
      table.check_terminal();
    }
}

TEST_CASE("told lines: a game at the terminal has the lines of the table it was saved from") {
  const std::vector<std::string> names{"Aga", "Filip", "Norbert", "Ola", "Kuba", "Zosia", "Marek", "Iza"};
  for (const AnyGame* game : all_games())
    for (const int players : player_counts(*game)) {
      CAPTURE(game->info().key);
      CAPTURE(players);
      TableStage stage(22);
      stage.create(std::string(game->info().key),
                   {.players = players, .pace = Pace::Relaxed, .bots = "random"});
      stage.open();
      const std::vector<StageClient*> people = seat_people(stage, 1);
      begin(*people[0]);
      Rng rng(1);
      play_at_random(stage, people, rng, game->info().example ? 0 : 12);
      REQUIRE(stage.pass_until([&] { return is_waited_for(*people[0]); }));
      const std::vector<StoredRow> rows = stage.rows();
      const TestFolder folder;
      const std::string saved = folder.write("saved", *record_of(rows, find_game));
      const ProgramRun run = holdout_program(
          fmt::format("play {} --resume {} --profile {}", game->info().key, saved, folder.file("profile")),
          "log\nquit\nyes\n");
      REQUIRE_MESSAGE(run.exit == 0, run.errors);
      const Meant meant = meant_by(all_of(rows), find_game, Seat{0}, names);
      CHECK(meant.lines == people[0]->happened);
      CHECK(in_one_line(run.out).find(meant.words) != std::string::npos);
    }
}

}  // namespace holdout::testing
