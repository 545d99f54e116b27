#include <doctest/doctest.h>

#include "apps/terminal/narrator.h"
#include "catalogue/all_games.h"
#include "engine/talking/statement_text.h"
#include "games/the_thing/rules/the_thing.h"
#include "records/table_record.h"
#include "table/playing/match.h"
#include "table/rows/played.h"
#include "table/testing/table_stage.h"

// Talk that not everybody hears: the revealed Alien team (T-26) at a table of six. Outsiders get
// none of it, by no way: frame, snapshot, replay, computer player, terminal, number (law 3).

using namespace holdout;
using namespace holdout::testing;

namespace {

using Moment = std::function<bool(const the_thing::State&)>;

SeatSet team_of(const the_thing::State& s) {
  return the_thing::seats_of(s.table, the_thing::organism(s.table));
}
bool team_plans(const the_thing::State& s) {
  return s.table.phase == the_thing::Phase::Plan && team_of(s).size() == 2;
}
bool somebody_is_dead(const the_thing::State& s) {
  return !s.table.dead.empty() && s.table.phase == the_thing::Phase::Actions;
}

// Answers at random, as stored rows, until it is so; false if the game ends before.
bool play_until(TableStage& stage, const Moment& so) {
  Rerun again = stage.rerun();
  RunningGame& game = *again.game();
  Rng rng(1);
  while (!game.over()) {
    if (game.can_save() && so(game.state().as<the_thing::State>())) return true;
    const SeatSet waited = game.question().waited_for;
    const Seat seat = nth(waited, static_cast<int>(rng.below(static_cast<std::uint32_t>(waited.size()))));
    Actions options;
    game.game().options(game.rules(), game.state(), seat, options);
    const Action action = options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))];
    const holdout::Turn turn = game.try_answer(seat, action);
    LogRow row{.kind = LogRow::Kind::Answer,
               .seat = seat,
               .text = game.game().notation(game.rules(), action),
               .events = turn.events};
    for (const Action& rolled : turn.chance) row.chance.push_back(game.game().notation(game.rules(), rolled));
    game.take(turn);
    if (!game.over()) stage.add_row(row);
  }
  return false;
}

// Writes down what it hears: "7 team_plan".
class Listening final : public Player {
 public:
  explicit Listening(std::vector<std::string>& diary) : diary_(diary) {}
  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement& said) override {
    diary_.push_back(std::to_string(said.id) + " " +
                     std::string(the_thing::TheThing::forms()[said.kind].key));
  }
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    return options[0];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return {}; }

 private:
  std::vector<std::string>& diary_;
};

// Six people at the moment wanted; the first game that comes to it.
struct Station {
  explicit Station(const Moment& so) {
    for (std::uint64_t seed = 1; !stage; ++seed) {
      REQUIRE(seed < 60);
      auto tried = std::make_unique<TableStage>(seed);
      tried->create("the_thing", {.players = 6, .pace = Pace::Relaxed});
      tried->open();
      people = seat_people(*tried, 6);
      begin(*people[0]);
      tried->close_table();
      if (play_until(*tried, so)) stage = std::move(tried);
    }
    come_again();
    team = team_of(state());
    for (const Seat seat : first_seats(6))
      if (!team.has(seat) && state().table.characters.has(the_thing::slot_at(index(seat)))) outsider = seat;
  }
  // As after the end of a process, everybody anew.
  void come_again() {
    if (stage->is_open()) stage->close_table();
    stage->open();
    for (StageClient* each : people) {
      each->connect();
      stage->pump();
    }
    watcher = &stage->guest("watcher");
  }
  const the_thing::State& state() {
    now = std::make_unique<Rerun>(stage->rerun());
    return now->game()->state().as<the_thing::State>();
  }
  StageClient& at(Seat seat) { return *people[static_cast<std::size_t>(index(seat))]; }
  std::string say(Seat seat, const std::string& words) {
    StageClient& speaker = at(seat);
    return speaker.fate(speaker.tell(SayCommand{.say = words}));
  }
  std::string heard_by() const { return "heard_by=P" + std::to_string(index(team.first())) + ",P" + other(); }
  std::string plan() const { return "say team_plan place=boiler strength=3 " + heard_by(); }
  std::string other() const { return std::to_string(index(nth(team, 1))); }
  std::string trust() const {
    return "say trust player=P" + std::to_string(index(outsider)) + " reason=votes";
  }
  std::string replay(Seat seat) const { return *replay_of(stage->rows(), find_game, seat); }

  std::unique_ptr<TableStage> stage;
  std::vector<StageClient*> people;
  StageClient* watcher = nullptr;
  std::unique_ptr<Rerun> now;
  SeatSet team;
  Seat outsider = kNobody;
};

bool tells(const std::vector<std::string>& lines, std::string_view what) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(what) != std::string::npos; });
}

std::vector<int> ids_of(const StageClient& client) {
  std::vector<int> ids;
  for (const std::string& each : client.said) {
    const Result<json::value> said = parse_json(each, "said");
    ids.push_back(said->at("id").to_number<int>());
  }
  return ids;
}

}  // namespace

TEST_CASE("T-26: what the Alien team says stays in the team, and nobody else counts a gap") {
  Station station(team_plans);
  const Seat first = station.team.first();
  StageClient& stranger = station.at(station.outsider);
  const std::size_t frames = stranger.frames.size();
  const std::size_t watched = station.watcher->frames.size();
  REQUIRE(station.say(first, station.plan()) == "ack");
  CHECK(stranger.frames.size() == frames);
  CHECK(station.watcher->frames.size() == watched);
  for (const Seat seat : station.team) {
    REQUIRE(station.at(seat).said.size() == 1);
    CHECK(station.at(seat).said[0].find(R"("heard":[)") != std::string::npos);
  }
  REQUIRE(station.say(first, station.trust()) == "ack");
  const auto check = [&] {
    CHECK(ids_of(stranger) == std::vector<int>{1});
    CHECK(ids_of(*station.watcher) == std::vector<int>{1});
    CHECK(ids_of(station.at(first)) == std::vector<int>{1, 2});
    CHECK_FALSE(tells(stranger.frames, "team_plan"));
    CHECK_FALSE(tells(station.watcher->frames, "team_plan"));
    CHECK(tells(station.at(first).said, "team_plan"));
  };
  check();
  station.come_again();  // history, from the rows
  check();
  CHECK_FALSE(station.at(station.outsider).said.empty());
  CHECK(station.replay(station.outsider).find("team_plan") == std::string::npos);
  CHECK(station.replay(kSpectator).find("team_plan") == std::string::npos);
  CHECK(station.replay(first).find("team_plan") != std::string::npos);
}

TEST_CASE("a number that was not heard is answered like one that does not exist") {
  Station station(team_plans);
  const Seat first = station.team.first();
  const Seat second = nth(station.team, 1);
  REQUIRE(station.say(first, station.plan()) == "ack");
  REQUIRE(station.say(first, station.trust()) == "ack");
  StageClient& stranger = station.at(station.outsider);
  CHECK(station.say(station.outsider, "say agree about=2") == "not_sayable");
  const std::string unheard = stranger.frames.back();
  CHECK(station.say(station.outsider, "say agree about=9") == "not_sayable");
  const auto detail = [](const std::string& frame) { return frame.substr(frame.find("\"code\"")); };
  CHECK(detail(unheard) == detail(stranger.frames.back()));
  CHECK(station.say(second, "say agree about=1") == "not_sayable");  // before everybody: not all heard it
  CHECK(station.say(second, "say agree about=2") == "ack");
  CHECK(tells({stranger.said.back()}, R"("about":1)"));
  CHECK(tells({station.at(second).said.back()}, R"("about":2)"));
  CHECK(station.say(station.outsider, "say disagree about=2") == "ack");  // the answer itself
  CHECK(tells({station.at(first).said.back()}, R"("about":3)"));
}

namespace {

// Those that everybody heard, as the viewer got them: live or in a replay.
std::vector<json::value> public_lines(const std::vector<std::string>& said) {
  std::vector<json::value> lines;
  for (const std::string& each : said)
    if (json::value line = *parse_json(each, "said"); !line.as_object().contains("heard"))
      lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> said_in_replay(const std::string& replay) {
  std::vector<std::string> said;
  const json::value read = *parse_json(replay, "replay");
  for (const json::value& frame : read.at("frames").as_array())
    if (const json::value* line = frame.as_object().if_contains("said")) said.push_back(text_of(*line));
  return said;
}

}  // namespace

TEST_CASE("the ledger numbers statements as its reader does, whichever team it was in") {
  Station station(team_plans);
  const Seat first = station.team.first();
  REQUIRE(station.say(first, station.plan()) == "ack");
  REQUIRE(station.say(first, station.trust()) == "ack");
  REQUIRE(station.say(first, station.plan()) == "ack");
  REQUIRE(station.say(nth(station.team, 1), station.trust()) == "ack");
  REQUIRE(station.say(station.outsider, "say disagree about=2") == "ack");
  std::vector<StageClient*> readers = station.people;
  readers.push_back(station.watcher);
  for (const StageClient* reader : readers) {
    const Seat seat = reader->you < 0 ? kSpectator : seat_at(reader->you);
    const json::value ledger = *parse_json(*ledger_of(station.stage->rows(), find_game, seat), "ledger");
    const json::array& entries = ledger.at("entries").as_array();
    REQUIRE(entries.size() == 3);
    for (const std::vector<std::string>& said : {reader->said, said_in_replay(station.replay(seat))}) {
      const std::vector<json::value> lines = public_lines(said);
      REQUIRE(lines.size() == 3);
      for (std::size_t i = 0; i < lines.size(); ++i)
        for (const char* field : {"id", "seat", "form", "text"})
          CHECK(text_of(entries[i].at(field)) == text_of(lines[i].at(field)));
    }
  }
}

TEST_CASE("computer players hear and count what their seat does, then and later") {
  Station station(team_plans);
  std::map<Seat, std::vector<std::string>> diaries;
  station.stage->player_maker = [&](const AnyGame&, const RulesBox&, Seat seat, std::string_view,
                                    std::uint64_t) { return std::make_unique<Listening>(diaries[seat]); };
  const Seat first = station.team.first();
  const Seat second = nth(station.team, 1);
  REQUIRE(station.say(first, station.plan()) == "ack");
  StageClient& owner = station.at(Seat{0});
  for (const Seat seat : {second, station.outsider}) {
    station.at(seat).disconnect();
    REQUIRE(owner.fate(owner.tell(BotCommand{.seat = index(seat), .level = "random"})) == "done");
  }
  REQUIRE(station.say(first, station.plan()) == "ack");
  REQUIRE(station.say(first, station.trust()) == "ack");
  station.stage->pump();
  CHECK(diaries[second] == std::vector<std::string>{"1 team_plan", "2 team_plan", "3 trust"});
  CHECK(diaries[station.outsider] == std::vector<std::string>{"1 trust"});
}

TEST_CASE("at the terminal the same holds") {
  Station station(team_plans);
  const Seat first = station.team.first();
  const Played played = *effective(station.stage->rows());
  const AnyGame& game = *find_game("the_thing");
  const RulesBox rules = *game.make_rules(played.room.setup);
  std::vector<std::string> theirs;
  std::vector<std::string> others;
  Listening member(theirs);
  Listening stranger(others);
  Match::Players players{};
  players[static_cast<std::size_t>(index(nth(station.team, 1)))] = &member;
  players[static_cast<std::size_t>(index(station.outsider))] = &stranger;
  Match match(game, rules, played.room.seed, players, nullptr);
  for (const LogRow& row : played.rows)
    if (row.kind == LogRow::Kind::Answer) REQUIRE(match.recall(row.seat, *game.parse(rules, row.text)));
  for (const std::string& words : {station.plan(), station.trust()}) {
    Statement said = *parse_statement(game.forms(), words);
    said.speaker = first;
    REQUIRE(match.say(said));
  }
  CHECK(theirs == std::vector<std::string>{"1 team_plan", "2 trust"});
  CHECK(others == std::vector<std::string>{"1 trust"});
  CHECK(match.heard(station.outsider).size() == 1);
  const std::vector<std::string> names(6, "somebody");
  const Narrator reader(game, rules, texts("en"), names, station.outsider);
  CHECK_FALSE(reader.statement(match.statements()[0]));
  CHECK(reader.statement(match.statements()[1]));
  CHECK(Narrator(game, rules, texts("en"), names, first).statement(match.statements()[0]));
}

TEST_CASE("the Alien team writes to itself where the game lists the channel, and nobody else reads it") {
  Station station(team_plans);
  const Seat first = station.team.first();
  StageClient& member = station.at(first);
  StageClient& stranger = station.at(station.outsider);
  CHECK(member.apart == std::vector<int>{index(first), index(nth(station.team, 1))});
  CHECK(stranger.apart.empty());
  const auto write = [&](StageClient& who, const std::string& text) {
    return who.fate(who.tell(ChatCommand{.text = text, .apart = true}));
  };
  const std::size_t frames = stranger.frames.size();
  const std::size_t watched = station.watcher->frames.size();
  CHECK(write(member, "canary to the team") == "ack");
  CHECK(stranger.frames.size() == frames);
  CHECK(station.watcher->frames.size() == watched);
  CHECK(tells({station.at(nth(station.team, 1)).chat.back()}, R"("heard":[)"));
  CHECK(write(stranger, "canary of a stranger") == "not_now");
  CHECK(write(*station.watcher, "canary of a watcher") == "not_now");
  station.come_again();
  CHECK(tells(member.chat, "canary to the team"));
  for (const StageClient* each : station.people)
    if (!station.team.has(seat_at(each->you))) CHECK_FALSE(tells(each->frames, "canary"));
  CHECK_FALSE(tells(station.watcher->frames, "canary"));
  for (const Seat seat : first_seats(6)) CHECK(station.replay(seat).find("canary") == std::string::npos);
}

TEST_CASE("TT-127: the dead take no more part in the talk, by form or free text, seated or watching") {
  Station station(somebody_is_dead);
  const Seat dead = seat_at(index(station.state().table.dead.first()));
  StageClient& silent = station.at(dead);
  const std::uint64_t written = silent.tell(ChatCommand{.text = "it was Filip"});
  CHECK(silent.fate(written) == "not_now");
  CHECK(silent.rule(written) == "TT-127");
  const std::uint64_t said = silent.tell(SayCommand{.say = "say human"});
  CHECK(silent.fate(said) == "not_sayable");
  CHECK(silent.rule(said) == "TT-127");
  StageClient& window = station.stage->guest(silent.visitor().guest);
  CHECK(window.rule(window.tell(ChatCommand{.text = "it was Filip"})) == "TT-127");
  StageClient& living = station.at(station.outsider);
  CHECK(living.fate(living.tell(ChatCommand{.text = "hello"})) == "ack");
}
