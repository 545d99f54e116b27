#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/counting_player.h"
#include "table/testing/table_stage.h"

// Computer players at a table: their pace, their failures, and what they know.

using namespace holdout;
using namespace holdout::testing;

namespace {

enum class Oddity : std::uint8_t { None, ThrowsInDecide, ThrowsInSee, ThrowsInSpeak, Illegal, TellsStop };

// Does the first thing it may, or what is wrong with it.
class OddPlayer final : public Player {
 public:
  OddPlayer(Oddity fault, std::vector<std::string>* diary, const std::function<void()>& meanwhile)
      : fault_(fault), diary_(diary), meanwhile_(meanwhile) {}
  void see(std::span<const Event> events, const ViewBox&) override {
    if (fault_ == Oddity::ThrowsInSee) throw std::runtime_error("blind");
    if (diary_ != nullptr) diary_->push_back("saw " + std::to_string(events.size()));
  }
  void hear(const Statement& said) override {
    if (diary_ != nullptr) diary_->push_back("heard " + std::to_string(said.id));
  }
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget& budget) override {
    if (fault_ == Oddity::TellsStop && diary_ != nullptr) {
      meanwhile_();
      diary_->push_back(budget.stopped() ? "stopped" : "thought");
    }
    if (fault_ == Oddity::ThrowsInDecide) throw std::runtime_error("lost");
    if (fault_ == Oddity::Illegal) return {.kind = 99, .a = 0, .b = 0, .c = 0, .wide = 0};
    return options[0];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override {
    if (fault_ == Oddity::ThrowsInSpeak) throw std::runtime_error("dumb");
    return std::nullopt;
  }
  Sentence reason() const override { return {}; }

 private:
  Oddity fault_;
  std::vector<std::string>* diary_;
  const std::function<void()>& meanwhile_;  // what happens while it thinks
};

struct Match4 {
  Match4(const std::string& game, Oddity fault, Pace pace = Pace::Relaxed) : stage(3) {
    stage.player_maker = [this, fault](const AnyGame&, const RulesBox&, Seat seat, std::string_view level,
                                       std::uint64_t) -> std::unique_ptr<Player> {
      if (level != "regular") return nullptr;
      return std::make_unique<OddPlayer>(seat == seat_at(1) ? fault : Oddity::None,
                                         seat == seat_at(1) ? &diary : nullptr, meanwhile);
    };
    stage.create(game, {.players = 4, .pace = pace});
    stage.open();
    owner = &stage.guest("owner");
    begin(*owner);
  }
  bool play_to_the_end() {
    return stage.pass_until([&] { return stage.table().room().status == TableStatus::Over; }, 1'000'000'000);
  }
  int answers_of(Seat seat) const {
    int count = 0;
    for (const StoredRow& stored : stage.rows()) {
      const LogRow row = *read_row(stored.body);
      count += row.kind == LogRow::Kind::Answer && row.seat == seat;
    }
    return count;
  }

  std::vector<std::string> diary;
  std::function<void()> meanwhile = [] {};
  TableStage stage;
  StageClient* owner = nullptr;
};

}  // namespace

TEST_CASE("computer players answer within their pace, whatever they are asked") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    TableStage stage(5);
    stage.create(game, {.players = 4, .pace = Pace::Relaxed});
    stage.open();
    StageClient& owner = stage.guest("owner");
    begin(owner);
    std::int64_t asked_at = stage.now_ms();
    std::size_t rows = 0;
    int answers = 0;
    while (stage.table().room().status == TableStatus::Playing) {
      REQUIRE(stage.alarm() != 0);
      stage.pass(stage.alarm() - stage.now_ms());
      const std::vector<StoredRow> now = stage.rows();
      for (; rows < now.size(); ++rows) {
        if (read_row(now[rows].body)->kind != LogRow::Kind::Answer) continue;
        CHECK(stage.now_ms() - asked_at <= 900);
        asked_at = stage.now_ms();
        ++answers;
      }
    }
    CHECK(answers > 60);
  }
}

TEST_CASE(
    "a player whose answer nobody waits for any more is told to stop, and what it says then is not used") {
  Match4 match(games_for(4).front(), Oddity::TellsStop);
  const auto told = [&](std::string_view what) { return std::ranges::count(match.diary, what); };
  REQUIRE(match.stage.pass_until([&] { return match.answers_of(seat_at(1)) > 3; }));
  CHECK(told("thought") > 3);
  CHECK(told("stopped") == 0);
  bool slow = true;
  match.meanwhile = [&] {
    if (std::exchange(slow, false)) match.stage.sleep(10'000);
  };
  const int before = match.answers_of(seat_at(1));
  REQUIRE(match.stage.pass_until([&] { return match.answers_of(seat_at(1)) > before + 3; }));
  CHECK(told("stopped") == 1);
  CHECK(match.play_to_the_end());
}

TEST_CASE(
    "a player that throws or answers what is not legal is replaced by the fallback, and the game ends") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    for (const Oddity fault : {Oddity::ThrowsInDecide, Oddity::ThrowsInSee, Oddity::ThrowsInSpeak,
                               Oddity::Illegal, Oddity::None}) {
      CAPTURE(static_cast<int>(fault));
      Match4 match(game, fault);
      CHECK(match.play_to_the_end());
      CHECK(match.answers_of(seat_at(1)) > 5);
    }
  }
}

TEST_CASE("a player that hangs is answered for within five seconds, and takes part again when it comes to") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Match4 match(game, Oddity::None);
    match.stage.hold_jobs = true;
    const auto answers = [&] {
      int count = 0;
      for (int seat = 0; seat < 4; ++seat) count += match.answers_of(seat_at(seat));
      return count;
    };
    const int before = answers();
    match.stage.pass(5000);
    CHECK(answers() > before);
    match.stage.pass(20'000);
    const int hung = answers();
    CHECK(hung >= before + 4);
    match.stage.hold_jobs = false;
    match.stage.pass(5000);
    CHECK(answers() >= hung + 4);  // at their own pace again
    CHECK(match.play_to_the_end());
  }
}

TEST_CASE("a player that comes in late has seen and heard all that its seat saw and heard") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Match4 match(game, Oddity::None);
    match.stage.pass(20'000);
    match.stage.pump();
    const std::vector<std::string> live = match.diary;
    CHECK(live.size() > 5);
    match.diary.clear();
    match.stage.reopen();
    match.owner->connect();
    match.stage.pump();
    CHECK(match.diary == live);
  }
}

TEST_CASE("a level that is not there any more is played by another") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    TableStage stage(4);
    stage.create(game, {.players = 4, .pace = Pace::Relaxed, .bots = "veteran"});
    stage.open();
    StageClient& owner = *seat_people(stage, 1)[0];
    begin(owner);
    CHECK(stage.pass_until([&] { return !owner.options.as_array().empty(); }));
  }
}

TEST_CASE("a store that cannot be read delays computer players, and does not stop them") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    TableStage stage(4);
    stage.create(game, {.players = 4, .pace = Pace::Relaxed});
    stage.open();
    StageClient& owner = stage.guest("owner");
    int reads = 0;
    stage.store().set_faults([&](StoreCall call, TableId) {
      const bool fails =
          call == StoreCall::History && ++reads > 1 && reads < 6;  // the first: its own snapshot
      return holdout::Fault{.kind = fails ? holdout::Fault::Kind::Refused : holdout::Fault::Kind::None};
    });
    begin(owner);
    const std::size_t rows = stage.rows().size();
    stage.pass(3000);
    CHECK(stage.rows().size() == rows);
    stage.pass(30'000);
    CHECK(reads == 6);
    CHECK(stage.rows().size() > rows);
  }
}

TEST_CASE("computer players play on over days while nobody is there, and not at an empty live table") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    for (const Pace pace : {Pace::Days, Pace::Live}) {
      Match4 match(game, Oddity::None, pace);
      match.owner->disconnect();
      const bool over = match.play_to_the_end();
      CHECK(over == (pace == Pace::Days));
      CHECK(match.stage.table().idle());
    }
  }
}

// ---- when they think --------------------------------------------------------------------------------

namespace {

// Two computer players who bid against each other, and somebody who watches.
struct Bidding {
  explicit Bidding(int delay_ms) : stage(5) {
    stage.player_maker = [this](const AnyGame&, const RulesBox&, Seat, std::string_view, std::uint64_t) {
      return std::make_unique<CountingPlayer>(asked);
    };
    stage.pace = {.from_ms = delay_ms, .to_ms = delay_ms};
    stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
    stage.open();
    owner = &stage.guest("owner");
  }
  std::vector<std::string> answers() const {
    std::vector<std::string> found;
    for (const StoredRow& stored : stage.rows()) {
      const LogRow row = *read_row(stored.body);
      if (row.kind == LogRow::Kind::Answer) found.push_back(row.text);
    }
    return found;
  }

  int asked = 0;
  TableStage stage;
  StageClient* owner = nullptr;
};

}  // namespace

TEST_CASE("a computer player thinks as soon as it is asked, and its answer waits for its time") {
  Bidding table(900);
  begin(*table.owner);
  CHECK(table.asked == 1);
  table.stage.pass(899);
  CHECK(table.answers().empty());
  CHECK(table.asked == 1);
  table.stage.pass(1);
  CHECK(table.answers().size() == 1);
  CHECK(table.asked == 2);  // the other one thinks now
}

TEST_CASE("how long a computer player thinks does not show, unless it takes longer than its time") {
  Bidding table(900);
  table.stage.hold_jobs = true;
  begin(*table.owner);
  table.stage.pass(10);  // it is made, and asked
  for (const int ms : {300, 300}) {
    table.stage.hold_jobs = false;
    table.stage.pump();
    table.stage.hold_jobs = true;
    table.stage.pass(ms);
    CHECK(table.answers().empty());
  }
  table.stage.pass(290);
  CHECK(table.answers().size() == 1);
}

TEST_CASE("at the slowest pace that can be set computer players give answers of their own") {
  Bidding table(BotPace::kMostMs);
  begin(*table.owner);
  table.stage.pass(BotPace::kMostMs);
  REQUIRE(table.answers().size() == 1);
  CHECK(table.answers()[0] != "bid 1 1");  // LD-10, the fallback
}

TEST_CASE(
    "the pace of a table scales every wait of its computer players alike, also after the server came back") {
  const auto waits = [](BotSpeed speed) {
    Bidding table(800);
    CHECK(table.owner->fate(table.owner->tell(SpeedCommand{.speed = speed})) == "done");
    begin(*table.owner);
    std::vector<std::int64_t> found;
    for (std::size_t answer = 1; answer <= 2; ++answer) {
      const std::int64_t since = table.stage.now_ms();
      REQUIRE(table.stage.pass_until([&] { return table.answers().size() == answer; }));
      found.push_back(table.stage.now_ms() - since);
    }
    return found;
  };
  using Waits = std::vector<std::int64_t>;
  CHECK(waits(BotSpeed::Slow) == Waits{2000, 2000});
  CHECK(waits(BotSpeed::Normal) == Waits{800, 800});
  CHECK(waits(BotSpeed::Fast) == Waits{320, 320});
  CHECK(waits(BotSpeed::AtOnce) == Waits{100, 100});

  Bidding table(BotPace::kMostMs);
  CHECK(table.owner->fate(table.owner->tell(SpeedCommand{.speed = BotSpeed::Slow})) == "done");
  table.stage.reopen();
  CHECK(table.stage.table().info().speed == BotSpeed::Slow);
  table.owner->connect();
  begin(*table.owner);
  table.stage.pass(BotPace::kMostMs);
  CHECK(table.answers().size() == 1);  // a wait is never longer than any host may set
}

TEST_CASE("the owner says how fast computer players answer, and who sits there alone") {
  TableStage stage(4);
  stage.create("liars_dice", {.players = 2, .pace = Pace::Relaxed});
  stage.open();
  StageClient& owner = stage.guest("owner");
  StageClient& alone = stage.guest("ann");
  const auto hurry = [](StageClient& who) {
    return who.fate(who.tell(SpeedCommand{.speed = BotSpeed::Fast}));
  };
  CHECK(hurry(alone) == "not_owner");  // only watches
  alone.tell(SitCommand{.seat = 0, .name = "Ann"});
  CHECK(hurry(alone) == "done");
  CHECK(owner.table->speed == BotSpeed::Fast);
  owner.tell(SitCommand{.seat = 1, .name = "Olga"});
  CHECK(hurry(alone) == "not_owner");
  CHECK(hurry(owner) == "done");
}
