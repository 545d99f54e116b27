#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "games/the_thing/rules/testing/random_game.h"
#include "table/testing/table_stage.h"

// A table of The Thing: a computer player takes the seat of a leaver, whatever it is, and gives it back; and
// what the line carries does not tell Humans from Aliens.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct StationTable {
  explicit StationTable(int players) : stage(9) {
    stage.create("the_thing", {.players = players, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, 2);
    begin(*people[0]);
  }
  bool over() { return stage.table().room().status == TableStatus::Over; }
  std::size_t rows() { return stage.rows().size(); }
  // Both play, or only the one who is here, until something was answered or the game is over.
  void play(const std::vector<StageClient*>& here, int answers) {
    for (int i = 0; i < answers && !over(); ++i) play_at_random(stage, here, rng, 1);
  }

  TableStage stage;
  std::vector<StageClient*> people;
  Rng rng{4};
};

}  // namespace

TEST_CASE("a seat of The Thing is handed to a computer player and back, and the game goes on") {
  for (int players : {2, 4}) {
    CAPTURE(players);
    StationTable table(players);
    StageClient& owner = *table.people[0];
    StageClient& leaver = *table.people[1];
    table.play(table.people, 12);
    leaver.disconnect();
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 1, .level = "random"})) == "done");
    CHECK(table.stage.table().room().seats[1].standin);
    const std::size_t before = table.rows();
    table.play({&owner}, 12);
    CHECK(table.rows() > before);
    leaver.connect();
    table.stage.pump();
    CHECK_FALSE(table.stage.table().room().seats[1].standin);
    CHECK(leaver.view.at("viewer") == 1);
    const std::size_t back = table.rows();
    table.play(table.people, 12);
    CHECK((table.over() || table.rows() > back));
  }
}

namespace {

// Whose seat is handed over when; kNobody = not yet.
struct Leaver {
  const char* who;
  int players;
  Seat (*seat)(const the_thing::State& s);
};

Seat alien_at_its_plan(const the_thing::State& s, bool alone) {
  const the_thing::Slots team = the_thing::organism(s.table);
  const bool plans = s.running.open.kind == the_thing::u8(the_thing::QuestionKind::AlienPlan);
  return plans && (team.size() == 1) == alone ? s.running.open.waited_for.first() : kNobody;
}
Seat last_human(const the_thing::State& s) {
  const the_thing::Slots humans = s.table.characters.without(s.hidden.aliens);
  return s.table.round > 1 && humans.size() == 1 ? seat_of(s.table, humans.first()) : kNobody;
}

constexpr Leaver kLeavers[]{
    {"the Leader", 5,
     [](const the_thing::State& s) {
       const bool assigns = s.running.open.kind == the_thing::u8(the_thing::QuestionKind::Assign);
       return assigns ? s.table.leader : kNobody;
     }},
    {"the last Human", 4, last_human},
    {"a lone revealed Alien", 5, [](const the_thing::State& s) { return alien_at_its_plan(s, true); }},
    {"one of several Aliens", 6, [](const the_thing::State& s) { return alien_at_its_plan(s, false); }},
};

// A table of people who answer at random, at a moment when the leaver is asked; all but the owner may leave.
struct TableToLeave {
  TableToLeave(const Leaver& leaver, std::uint64_t seed) : stage(seed), again(stage.find()), rng(seed) {
    stage.create("the_thing", {.players = leaver.players, .pace = Pace::Relaxed});
    stage.open();
    people = seat_people(stage, leaver.players);
    begin(*people[0]);
    std::size_t known = 0;
    while (seat == kNobody && stage.table().room().status == TableStatus::Playing) {
      known = stage.play_on(again, known);
      const the_thing::State& s = again.game()->state().as<the_thing::State>();
      const Seat found = leaver.seat(s);
      if (found != kNobody && found != Seat{0} && s.running.open.waited_for.has(found))
        seat = found;
      else
        play_at_random(stage, people, rng, 1);
    }
  }
  StageClient& leaves() { return *people[static_cast<std::size_t>(index(seat))]; }
  bool standin() { return stage.table().room().seats[static_cast<std::size_t>(index(seat))].standin; }
  int answers_of_the_seat() const {
    int answers = 0;
    for (const StoredRow& each : stage.rows()) {
      const Result<LogRow> row = read_row(each.body);
      answers += row && row->kind == LogRow::Kind::Answer && row->seat == seat;
    }
    return answers;
  }

  TableStage stage;
  Rerun again;
  Rng rng;
  std::vector<StageClient*> people;
  Seat seat = kNobody;
};

}  // namespace

TEST_CASE(
    "a regular computer player takes the seat of the Leader, the last Human, an Alien, and gives it back") {
  for (const Leaver& leaver : kLeavers) {
    CAPTURE(leaver.who);
    std::uint64_t seed = 1;
    auto table = std::make_unique<TableToLeave>(leaver, seed);
    while (table->seat == kNobody) table = std::make_unique<TableToLeave>(leaver, ++seed);
    StageClient& owner = *table->people[0];
    const int before = table->answers_of_the_seat();
    table->leaves().disconnect();
    CHECK(owner.fate(owner.tell(BotCommand{.seat = index(table->seat), .level = "regular"})) == "done");
    CHECK(table->standin());
    std::vector<StageClient*> here = table->people;
    std::erase(here, &table->leaves());
    play_at_random(table->stage, here, table->rng, 6);
    CHECK(table->answers_of_the_seat() > before);
    if (table->stage.table().room().status != TableStatus::Playing) continue;
    table->leaves().connect();
    table->stage.pump();
    CHECK_FALSE(table->standin());
    CHECK(table->leaves().view.at("viewer") == index(table->seat));
    const std::size_t back = table->stage.rows().size();
    play_at_random(table->stage, table->people, table->rng, 6);
    CHECK(table->stage.rows().size() > back);
  }
}

namespace {

RunningGame in_state(const RunningGame& game, const the_thing::State& s) {
  const Seat asked = game.question().waited_for.first();
  Actions options;
  game.game().options(game.rules(), game.state(), asked, options);
  holdout::Turn turn = game.try_answer(asked, options[0]);  // any: what came of it is not kept
  turn.state.as<the_thing::State>() = s;
  RunningGame other = game;
  other.take(turn);
  return other;
}

// What the seat is sent of a step that nobody is told a word of but by the question.
Frame update_of(const RunningGame& before, const RunningGame& after, Seat seat) {
  Projection everybody(kSpectator, "epoch");
  Projection told(seat, "epoch");
  for (Projection* each : {&everybody, &told}) {
    JsonText snapshot;
    snapshot.open();
    each->write_snapshot(snapshot, &before);
  }
  return told.step(&after, {}, 0, everybody.public_news(everybody.step(&after, {}, 0), {}));
}

}  // namespace

// Section 8, trap 2
TEST_CASE("D-15 and D-34: a Human and an Alien are asked in messages of the same length") {
  const AnyGame& game = *find_game("the_thing");
  int asked = 0;
  int different = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    RunningGame world(game, *game.make_rules({.players = 6}), seed_from_text(std::to_string(seed)));
    world.take(world.begin());
    Rng rng(seed);
    while (!world.over()) {
      const RunningGame before = world;
      const Seat answers = world.question().waited_for.first();
      Actions options;
      game.options(world.rules(), world.state(), answers, options);
      const auto any = static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())));
      world.take(world.try_answer(answers, options[any]));
      const auto kind = static_cast<the_thing::QuestionKind>(world.question().kind);
      if (world.question() == before.question()) continue;
      if (kind != the_thing::QuestionKind::LayTokens && kind != the_thing::QuestionKind::Reveal) continue;
      for (Seat seat : world.question().waited_for) {
        const the_thing::Slot slot = the_thing::slot_at(index(seat));
        const auto other = [&](const RunningGame& real) {
          return in_state(real, the_thing::with_other_role(real.state().as<the_thing::State>(), slot));
        };
        const Frame here = update_of(before, world, seat);
        const Frame there = update_of(other(before), other(world), seat);
        CHECK(here.length() == there.length());
        ++asked;
        different += *here != *there;
      }
    }
  }
  CHECK(asked > 50);
  CHECK(different > 50);  // an Alien often has more answers
}

// ---- what may be taken back
// --------------------------------------------------------------------------------

namespace {

bool is_offered(const StageClient& client, std::string_view beginning) {
  return !client.option_that_starts(beginning).empty();
}

// A live table that has just begun to talk; at least two people may make an offer.
struct Talk {
  Talk() : stage(3) {
    stage.create("the_thing", {.players = 4, .pace = Pace::Live});
    stage.open();
    people = seat_people(stage, 4);
    begin(*people[0]);
    Rng rng(1);
    while (!found() && stage.table().room().status == TableStatus::Playing)
      play_at_random(stage, people, rng, 1);
    REQUIRE(traders.size() >= 2);
  }
  bool found() {
    traders.clear();
    for (StageClient* each : people)
      if (is_offered(*each, "offer ")) traders.push_back(each);
    return traders.size() >= 2;
  }

  TableStage stage;
  std::vector<StageClient*> people;
  std::vector<StageClient*> traders;
};

// The rest of a frame that tells of nothing but what may be taken back.
bool tells_only_of_undo(const std::string& frame) {
  return frame.find("\"undo\":") != std::string::npos && frame.find("\"view\":") == std::string::npos &&
         frame.find("\"happened\":") == std::string::npos;
}

}  // namespace

TEST_CASE(
    "while all talk, an offer that somebody drafts in secret is noticed by nobody else who drafts one") {
  Talk talk;
  StageClient& first = *talk.traders[0];
  StageClient& second = *talk.traders[1];
  CHECK(first.fate(first.answer(first.option_that_starts("offer "))) == "ack");
  const std::vector<std::string> told = first.frames;
  const bool undo = first.undo;
  CHECK(second.fate(second.answer(second.option_that_starts("offer "))) == "ack");
  CHECK(first.frames == told);
  CHECK(first.undo == undo);
  CHECK(is_offered(first, "reset"));  // which begins the draft anew
  CHECK(first.fate(first.tell(UndoCommand{})) == "not_now");
}

TEST_CASE("what may be taken back never changes by a step that one does not notice, over whole games") {
  const AnyGame& game = *find_game("the_thing");
  int undoable = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    RunningGame world(game, *game.make_rules({.players = 4 + static_cast<int>(seed)}),
                      seed_from_text(std::to_string(seed)));
    world.take(world.begin());
    std::vector<Projection> viewers;
    for (const Seat seat : first_seats(world.rules().players())) viewers.emplace_back(seat, "epoch");
    Rng rng(seed);
    while (!world.over()) {
      const SeatSet asked = world.question().may_answer;
      const Seat seat = nth(asked, static_cast<int>(rng.below(static_cast<std::uint32_t>(asked.size()))));
      Actions options;
      game.options(world.rules(), world.state(), seat, options);
      if (options.empty()) continue;
      const Action any = options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))];
      const holdout::Turn turn = world.try_answer(seat, any);
      world.take(turn);
      undoable += turn.undoable;
      for (Projection& viewer : viewers) {
        const Frame frame = viewer.step(&world, {.events = turn.events}, viewer.viewer() == seat ? 1 : 0);
        if (frame && viewer.viewer() != seat) CHECK_FALSE(tells_only_of_undo(*frame));
      }
    }
  }
  CHECK(undoable > 0);
}

TEST_CASE("a repair that is proposed is not forgotten because of a step that nobody notices") {
  Talk talk;
  StageClient& first = *talk.traders[0];
  StageClient& second = *talk.traders[1];
  CHECK(first.fate(first.tell(ProposeCommand{.what = "repair", .agree = true})) == "done");
  const std::vector<std::string> told = first.frames;
  CHECK(second.fate(second.answer(second.option_that_starts("offer "))) == "ack");
  CHECK(first.frames == told);
  CHECK(second.fate(second.answer("pass")) == "ack");  // everybody hears that
  CHECK_FALSE(first.table->proposal);
}

// ---- the clock of a talk
// -----------------------------------------------------------------------------------

TEST_CASE("an offer and its answer do not give a talk its time anew, also over a restart") {
  for (const bool restarts : {false, true}) {
    Talk talk;
    StageClient& maker = *talk.traders[0];
    const std::int64_t opened = talk.stage.now_ms();
    REQUIRE(talk.stage.alarm() == opened + 180'000);
    talk.stage.pass(170'000);
    CHECK(maker.fate(maker.answer(maker.option_that_starts("offer "))) == "ack");
    const std::string give = maker.option_that_starts("give ");
    CHECK(maker.fate(maker.answer(give.empty() ? maker.option_that_starts("ask ") : give)) == "ack");
    CHECK(talk.stage.alarm() == opened + 180'000);
    CHECK(maker.fate(maker.answer("confirm")) == "ack");
    CHECK(talk.stage.alarm() == talk.stage.now_ms() + 45'000);
    if (restarts) {
      talk.stage.reopen();
      for (StageClient* each : talk.people) each->connect();
    }
    talk.stage.pass(5'000);
    const auto asked =
        std::ranges::find_if(talk.people, [](const StageClient* each) { return is_offered(*each, "no"); });
    REQUIRE(asked != talk.people.end());
    CHECK((*asked)->fate((*asked)->answer("no")) == "ack");
    CHECK(is_offered(maker, "pass"));
    CHECK(talk.stage.alarm() == opened + 195'000);
  }
}

TEST_CASE("a talk that has much time left when an offer is answered keeps its limit") {
  Talk talk;
  StageClient& maker = *talk.traders[0];
  const std::int64_t opened = talk.stage.now_ms();
  maker.answer(maker.option_that_starts("offer "));
  const std::string give = maker.option_that_starts("give ");
  maker.answer(give.empty() ? maker.option_that_starts("ask ") : give);
  CHECK(maker.fate(maker.answer("confirm")) == "ack");
  talk.stage.pass(45'000);  // nobody answers: the fallback refuses
  CHECK(is_offered(maker, "pass"));
  CHECK(talk.stage.alarm() == opened + 180'000);
}
