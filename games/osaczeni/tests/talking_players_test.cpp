#include <doctest/doctest.h>

#include "table/testing/counting_player.h"
#include "table/testing/table_stage.h"

// Computer players who talk, or are talked to, at a table of Osaczeni.

using namespace holdout;
using namespace holdout::testing;

namespace {

// Does the first thing it may, and says all the time that it does not know the dice.
class Chatterer final : public Player {
 public:
  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    return options[0];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override {
    return Statement{.kind = 2};  // dice_unknown
  }
  Sentence reason() const override { return {}; }
};

}  // namespace

TEST_CASE("a player that would talk without end is heard a few times for each question") {
  TableStage stage(3);
  stage.player_maker = [](const AnyGame&, const RulesBox&, Seat seat, std::string_view,
                          std::uint64_t) -> std::unique_ptr<Player> {
    if (seat != seat_at(1)) return nullptr;
    return std::make_unique<Chatterer>();
  };
  stage.create("osaczeni", {.players = 4, .pace = Pace::Relaxed});
  stage.open();
  begin(stage.guest("owner"));
  CHECK(stage.pass_until([&] { return stage.table().room().status == TableStatus::Over; }, 1'000'000'000));
  CHECK(stage.rerun().statements().count() > 0);
  CHECK(stage.rerun().statements().count() < 1000);
}

TEST_CASE("what a computer player hears while its answer waits it weighs: it thinks again, within its time") {
  int asked = 0;
  TableStage stage(5);
  stage.player_maker = [&](const AnyGame&, const RulesBox&, Seat, std::string_view, std::uint64_t) {
    return std::make_unique<CountingPlayer>(asked);
  };
  stage.pace = {.from_ms = 900, .to_ms = 900};
  stage.create("osaczeni", {.players = 4, .pace = Pace::Relaxed});
  stage.open();
  StageClient& owner = *seat_people(stage, 1)[0];
  begin(owner);
  Rng rng(3);
  std::uint64_t said = 0;
  while (stage.table().room().status == TableStatus::Playing && owner.fate(said) != "ack") {
    if (is_waited_for(owner)) play_at_random(stage, {&owner}, rng, 1);
    said = owner.tell(SayCommand{.say = "say thank player=P1"});
    if (owner.fate(said) != "ack") stage.pass(900);
  }
  REQUIRE_FALSE(is_waited_for(owner));
  const std::size_t rows = stage.rows().size();
  const int before = asked;
  const std::int64_t again = stage.alarm();
  stage.pass(again - stage.now_ms());
  CHECK(asked > before);
  CHECK(stage.alarm() == again + 200);
  CHECK(stage.rows().size() == rows);
  stage.pass(200);
  CHECK(stage.rows().size() > rows);
}
