#include "table/bots/computer_players.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr std::int64_t kBegin = 1'000'000;
constexpr Seat kSeat{2};
constexpr Seat kOther{3};
constexpr Action kPass{1, 0, 0, 0, 0};

struct Silent final : Player {
  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    return options[0];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return {}; }
};

BotSeat& ready(ComputerPlayers& bots, Seat seat) {
  BotSeat& bot = bots.sit(seat, std::make_shared<Silent>());
  bot.thinking = false;  // it has heard all that its seat ever knew
  return bot;
}

}  // namespace

TEST_CASE("a wait is drawn evenly between the two ends of the pace") {
  const BotPace pace{.from_ms = 350, .to_ms = 900};
  CHECK(drawn_wait(pace, {0, 0}) == 350);
  CHECK(drawn_wait(pace, {2, 38}) == 900);  // 550
  CHECK(drawn_wait(pace, {2, 39}) == 350);
  CHECK(drawn_wait({.from_ms = 5, .to_ms = 5}, {200, 7}) == 5);
}

TEST_CASE("a computer player thinks at once and is heard when its time has come") {
  ComputerPlayers bots;
  BotSeat& bot = ready(bots, kSeat);
  CHECK_FALSE(bots.is_asked(kSeat));
  CHECK_FALSE(bots.may_decide(kSeat, kBegin));
  bots.asked(kSeat, 500, kBegin);
  CHECK(bots.may_decide(kSeat, kBegin));
  bot.chosen = kPass;
  CHECK_FALSE(bots.may_decide(kSeat, kBegin));
  CHECK_FALSE(bots.may_release(kSeat, kBegin + 499));
  CHECK(bots.next(kSeat, kBegin) == kBegin + 500);
  CHECK(bots.may_release(kSeat, kBegin + 500));
  bot.forget_question();
  CHECK_FALSE(bots.is_asked(kSeat));
}

TEST_CASE("an answer that is held is released then, and may be thought of once more before") {
  ComputerPlayers bots;
  BotSeat& bot = ready(bots, kSeat);
  bots.asked(kSeat, 500, kBegin);
  bots.hold(kSeat, kPass, kBegin);  // nobody else notices it
  CHECK(bots.may_release(kSeat, kBegin));
  bots.hold(kSeat, kPass, kBegin + 9000);  // it ends a phase
  CHECK_FALSE(bots.may_release(kSeat, kBegin + 8999));
  CHECK_FALSE(bots.must_fall_back(kSeat, kBegin + 9000));
  bot.learn();
  CHECK_FALSE(bots.may_decide(kSeat, kBegin + 8799));
  CHECK(bots.may_decide(kSeat, kBegin + 8800));
  CHECK(bot.usual_ms == kBegin + 500);
}

TEST_CASE("who learns something while its answer waits thinks again shortly before its time") {
  ComputerPlayers bots;
  BotSeat& bot = ready(bots, kSeat);
  bots.asked(kSeat, 500, kBegin);
  bot.chosen = kPass;
  bot.learn();
  CHECK_FALSE(bots.may_decide(kSeat, kBegin + 100));
  CHECK(bots.next(kSeat, kBegin + 100) == kBegin + 300);
  CHECK(bots.may_decide(kSeat, kBegin + 300));
}

TEST_CASE("nobody decides while another one speaks, but everybody does in time") {
  ComputerPlayers bots;
  ready(bots, kSeat);
  BotSeat& other = ready(bots, kOther);
  bots.asked(kSeat, 500, kBegin);
  other.thinking = other.speaking = true;
  CHECK(bots.thinking());
  CHECK_FALSE(bots.may_decide(kSeat, kBegin + 499));
  CHECK(bots.may_decide(kSeat, kBegin + 500));
}

TEST_CASE("the fallback answers for who hangs after its limit, and for who broke when its time has come") {
  ComputerPlayers bots;
  BotSeat& bot = ready(bots, kSeat);
  bots.asked(kSeat, 500, kBegin);
  bot.thinking = true;
  CHECK_FALSE(bots.must_fall_back(kSeat, kBegin + 4499));
  CHECK(bots.next(kSeat, kBegin + 10) == kBegin + 4500);
  CHECK(bots.must_fall_back(kSeat, kBegin + 4500));
  bots.sit(kOther, nullptr);
  bots.asked(kOther, 700, kBegin);
  CHECK_FALSE(bots.must_fall_back(kOther, kBegin + 699));
  CHECK(bots.must_fall_back(kOther, kBegin + 700));
}
