#include <algorithm>

#include <doctest/doctest.h>

#include "protocol/view_patch.h"
#include "table/testing/table_stage.h"

// What a client holds after a snapshot and any number of updates is what a fresh snapshot would give it.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct Fresh {
  json::value view;
  json::value q;
  json::value options;
  json::value say;
  bool undo = false;
};

// A viewer who comes in now.
Fresh fresh(const RunningGame& game, Seat viewer) {
  Projection told(viewer, "fresh");
  JsonText out;
  out.open();
  told.write_snapshot(out, &game);
  out.close();
  const Result<json::value> read = parse_json(out.str(), "snapshot");
  REQUIRE(read);
  return {.view = read->at("view"),
          .q = read->at("q"),
          .options = read->at("options"),
          .say = read->at("say"),
          .undo = read->at("undo").as_bool()};
}

void check_holds_the_present(const Rerun& now, const StageClient& client) {
  const Fresh right = fresh(*now.game(), client.you < 0 ? kSpectator : seat_at(client.you));
  REQUIRE(text_of(client.view) == text_of(right.view));
  REQUIRE(client.q == right.q);
  REQUIRE(client.options == right.options);
  REQUIRE(client.say == right.say);
  REQUIRE(client.undo == right.undo);
}

void play_whole_game(const std::string& game, int players, std::uint64_t seed) {
  TableStage stage(seed);
  stage.create(game, {.players = players});
  stage.open();
  std::vector<StageClient*> people = seat_people(stage, players);
  StageClient& watcher = stage.guest("watcher");
  begin(*people[0]);
  Rng rng(seed);
  Rerun now(stage.find());
  std::size_t known = 0;
  play_at_random(stage, people, rng, 2000, [&] {
    known = stage.play_on(now, known);
    for (const StageClient* each : people) check_holds_the_present(now, *each);
    check_holds_the_present(now, watcher);
  });
  CHECK(stage.table().room().status == TableStatus::Over);
}

}  // namespace

TEST_CASE("a client that applies updates holds what a fresh snapshot would give it") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) play_whole_game("liars_dice", 2, seed);
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    play_whole_game("osaczeni", 3 + static_cast<int>(seed), seed);
  for (const int players : {1, 4}) play_whole_game("the_thing", players, 7);
}

namespace {

constexpr int kFinePeople = 2;

// Two people and three computer players who talk, take back, repair, chat, leave and come back.
class Evening {
 public:
  explicit Evening(std::uint64_t seed) : stage(seed), rng_(seed * 77) {
    stage.create("osaczeni", {.players = 5, .pace = Pace::Relaxed, .bots = ""});
    stage.open();
    people = seat_people(stage, kFinePeople);
    begin(*people[0]);
  }

  void run(const std::function<void()>& after) {
    for (int step = 0; step < 400 && stage.table().room().status == TableStatus::Playing; ++step) {
      play_at_random(stage, people, rng_, 1);
      after();
      if (stage.table().room().status != TableStatus::Playing) return;
      interrupt();
      after();
    }
  }

  TableStage stage;
  std::vector<StageClient*> people;
  int undone = 0;
  int repaired = 0;

 private:
  void interrupt() {
    for (StageClient* each : people)
      if (each->undo && rng_.below(2) == 0) undone += each->fate(each->tell(UndoCommand{})) == "ack";
    StageClient& one = *people[rng_.below(kFinePeople)];
    switch (rng_.below(12)) {
      case 0: CHECK(one.fate(one.tell(ChatCommand{.text = "hm"})) == "ack"); break;
      case 1: leave_and_return(one); break;
      case 2: repair(); break;
      default: break;
    }
  }

  void leave_and_return(StageClient& one) {
    CHECK(one.fate(one.tell(StandCommand{})) == "done");
    CHECK(one.closed == kCloseDone);
    one.disconnect();
    stage.pass(2000);
    one.connect();
    stage.pump();
    CHECK_FALSE(stage.table().room().seats[static_cast<std::size_t>(one.you)].standin);
  }

  void repair() {
    if (stage.table().room().status != TableStatus::Playing) return;
    for (StageClient* each : people)
      CHECK(each->fate(each->tell(ProposeCommand{.what = "repair", .agree = true})) == "done");
    ++repaired;
  }

  Rng rng_;
};

std::optional<std::string> saved(const Table& table) {
  const std::optional<StoredSnapshot> snapshot = table.snapshot();
  return snapshot ? std::optional(snapshot->body) : std::nullopt;
}

}  // namespace

TEST_CASE("the rows of a table tell all of it, at every step of an evening") {
  int undone = 0;
  int repaired = 0;
  int compared = 0;
  int statements = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Evening evening(seed);
    evening.run([&] {
      const std::optional<std::string> live = saved(evening.stage.table());
      const Rerun again = evening.stage.rerun();
      CHECK(live.has_value() == again.game()->can_save());
      if (live) REQUIRE(*live == again.save());
      compared += live.has_value();
      for (const StageClient* each : evening.people)
        if (each->connected) check_holds_the_present(again, *each);
    });
    undone += evening.undone;
    repaired += evening.repaired;
    statements += evening.stage.rerun().statements().count();
  }
  CHECK(undone > 0);
  CHECK(repaired > 5);
  CHECK(statements > 50);
  CHECK(compared > 200);
}

TEST_CASE("a table that is loaded again at any step is the same table") {
  Evening evening(11);
  int compared = 0;
  evening.run([&] {
    TableStage other(5);
    other.create("osaczeni", {.players = 5});
    other.stored() = evening.stage.stored();
    other.open();
    const std::optional<std::string> live = saved(evening.stage.table());
    REQUIRE(saved(other.table()) == live);
    REQUIRE(other.table().room() == evening.stage.table().room());
    compared += live.has_value();
  });
  CHECK(compared > 50);
}

TEST_CASE("a game that is interrupted after every few answers goes on as if nothing had happened") {
  const auto played = [](bool interrupted) {
    TableStage stage(21);
    stage.create("osaczeni", {.players = 4, .pace = Pace::Relaxed});
    stage.open();
    std::vector<StageClient*> people = seat_people(stage, 4);
    begin(*people[0]);
    Rng rng(3);
    int answers = 0;
    play_at_random(stage, people, rng, 2000, [&] {
      if (!interrupted || ++answers % 7 != 0) return;
      stage.reopen();
      for (StageClient* each : people) each->connect();
      stage.pump();
    });
    CHECK(stage.table().room().status == TableStatus::Over);
    std::vector<std::string> answered;
    for (const StoredRow& stored : stage.rows()) {
      const LogRow row = *read_row(stored.body);
      if (row.kind != LogRow::Kind::Answer) continue;
      answered.push_back(row.text);
      answered.insert(answered.end(), row.chance.begin(), row.chance.end());
    }
    return answered;
  };
  const std::vector<std::string> straight = played(false);
  CHECK(straight.size() > 60);
  CHECK(played(true) == straight);
}

TEST_CASE("updates are small: Osaczeni for five with regular computer players") {
  std::vector<std::size_t> sizes;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    TableStage stage(seed);
    stage.create("osaczeni", {.players = 5});
    stage.open();
    begin(stage.guest("owner"));
    REQUIRE(stage.pass_until([&] { return stage.table().room().status == TableStatus::Over; }, 100'000'000));
    for (int seat = 0; seat < 5; ++seat) {
      Projection told(seat_at(seat), "epoch");
      Rerun again(stage.find());
      for (const StoredRow& stored : stage.rows()) {
        const LogRow row = *read_row(stored.body);
        REQUIRE(again.play(row));
        if (again.game() == nullptr) continue;
        const News news{.events = row.events,
                        .said = again.said(),
                        .statements = &again.statements(),
                        .notice = row.notice};
        const Frame frame = told.step(again.game(), news, 0);
        if (frame && row.kind != LogRow::Kind::Start) sizes.push_back(frame->size());
      }
    }
  }
  std::sort(sizes.begin(), sizes.end());
  REQUIRE(sizes.size() > 2000);
  CHECK(sizes[sizes.size() / 2] <= 400);
  CHECK(sizes[sizes.size() * 95 / 100] <= 1200);
}
