#include <algorithm>

#include <doctest/doctest.h>

#include "table/testing/fresh_view.h"

// Evenings of Osaczeni in frames and rows: interrupted, taken back, loaded again, and small.

using namespace holdout;
using namespace holdout::testing;

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

std::optional<std::string> saved(const TableStage& stage) {
  const std::optional<StoredSnapshot> snapshot = stage.table().snapshot();
  return snapshot ? stage.saved_in(*snapshot) : std::nullopt;
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
      const std::optional<std::string> live = saved(evening.stage);
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
    const std::optional<std::string> live = saved(evening.stage);
    REQUIRE(saved(other) == live);
    REQUIRE(other.table().room() == evening.stage.table().room());
    compared += live.has_value();
  });
  CHECK(compared > 50);
}

namespace {

std::size_t at_share(std::vector<std::size_t>& sizes, std::size_t percent) {
  std::sort(sizes.begin(), sizes.end());
  return sizes[sizes.size() * percent / 100];
}

}  // namespace

// What is said is small; on the line it is longer, because its length tells no secret.
TEST_CASE("updates are small: five with regular computer players") {
  std::vector<std::size_t> sizes;
  std::vector<std::size_t> lengths;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    TableStage stage(seed);
    stage.create("osaczeni", {.players = 5});
    stage.open();
    begin(stage.guest("owner"));
    REQUIRE(stage.pass_until([&] { return stage.table().room().status == TableStatus::Over; }, 100'000'000));
    for (int seat = 0; seat < 5; ++seat) {
      Projection told(seat_at(seat), "epoch");
      Projection everybody(kSpectator, "epoch");
      Rerun again(stage.find());
      for (const StoredRow& stored : stage.rows()) {
        const LogRow row = *read_row(stored.body);
        REQUIRE(again.play(row));
        if (again.game() == nullptr) continue;
        const News news{.events = row.events,
                        .said = again.said(),
                        .statements = &again.statements(),
                        .notice = row.notice};
        const PublicNews heard = everybody.public_news(everybody.step(again.game(), news, 0), row.events);
        const Frame frame = told.step(again.game(), news, 0, heard);
        if (!frame || row.kind == LogRow::Kind::Start) continue;
        sizes.push_back(frame->size());
        lengths.push_back(frame.length());
      }
    }
  }
  REQUIRE(sizes.size() > 2000);
  CHECK(at_share(sizes, 50) <= 400);
  CHECK(at_share(sizes, 95) <= 1200);
  CHECK(at_share(lengths, 50) <= 512);
  CHECK(at_share(lengths, 95) <= 2304);
}
