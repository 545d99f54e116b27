// What goes on inside a side that acts unseen is its own affair: taking back, silence, who stands in.
#include <stdexcept>

#include "bots/silent_player.h"
#include "hidden_side/cellar_table.h"

namespace holdout::testing::cellar {

namespace {

// What strangers were sent so far.
struct Strangers {
  explicit Strangers(CellarTable& table)
      : t(table), hunter(t.hunter().frames.size()), watcher(t.watcher->frames.size()) {}
  bool noticed_nothing() const {
    return t.hunter().frames.size() == hunter && t.watcher->frames.size() == watcher;
  }
  CellarTable& t;
  std::size_t hunter;
  std::size_t watcher;
};

int room_of(const StageClient& client, std::size_t seat) {
  return client.view.at("hiding").at("rooms").at(seat).to_number<int>();
}

CellarTable& hiding(CellarTable& t) {
  t.to_hiding();
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "go 3");
  return t;
}

}  // namespace

// ---- taking back -----------------------------------------------------------------------------------

TEST_CASE("hidden side: a step is taken back among the side, which alone is asked, told and waited for") {
  CellarTable t(kCellar, 4, 4, Pace::Live);
  hiding(t);
  t.stage.pass(50 * kSecond);
  const Strangers strangers(t);
  CHECK(t.propose(t.hider(1), "repair") == "done");
  CHECK(t.hider(2).table->proposal == "repair");
  CHECK(t.hider(2).table->seats[1].ready == true);
  CHECK(t.stage.table().entry().summary.find("repair") == std::string::npos);
  CHECK(t.propose(t.hider(2), "repair") == "done");
  CHECK(room_of(t.hider(3), 1) == 3);
  CHECK(t.propose(t.hider(3), "repair") == "done");
  CHECK(room_of(t.hider(3), 1) == 0);
  CHECK(t.hider(3).notices.size() == 1);
  CHECK_FALSE(t.hider(2).table->proposal);
  CHECK(strangers.noticed_nothing());
  t.stage.pass(249 * kSecond);  // of 300 since the phase began
  CHECK(t.phase() == Phase::Hide);
  t.stage.pass(2 * kSecond);
  CHECK(t.phase() == Phase::Hunt);
  CHECK(t.hunter().notices.empty());
  StageClient& late = t.stage.guest("late");
  CHECK(late.notices.empty());
}

TEST_CASE(
    "hidden side: what is proposed among the side ends with its next answer, and is refused in silence") {
  CellarTable t(kCellar, 4, 4);
  hiding(t);
  CHECK(t.propose(t.hider(2), "repair") == "done");
  t.stage.reopen();
  for (StageClient* each : t.people) each->connect();
  t.watcher->connect();
  t.stage.pump();
  CHECK_FALSE(t.hunter().table->proposal);
  CHECK(t.hider(3).table->proposal == "repair");
  const Strangers strangers(t);
  t.give(t.hider(1), "finish");
  CHECK_FALSE(t.hider(2).table->proposal);
  CHECK(t.propose(t.hider(2), "repair") == "done");
  CHECK(t.propose(t.hider(3), "repair", false) == "done");
  CHECK_FALSE(t.hider(2).table->proposal);
  CHECK(t.propose(t.hider(2), "repair") == "done");
  t.stage.pass(4 * kMinute);  // nobody else says a word
  CHECK_FALSE(t.hider(2).table->proposal);
  CHECK(t.hider(2).notices.size() == 1);  // that it lapsed
  CHECK(strangers.noticed_nothing());
}

TEST_CASE("hidden side: nothing is taken back over dice, what is public, a report, or another's answer") {
  CellarTable t(kCellar, 4, 4);
  t.to_hiding();
  CHECK(t.propose(t.hider(1), "repair") == "not_now");  // the pick was shown
  t.give(t.hider(1), "begin");
  CHECK(t.propose(t.hunter(), "repair") == "not_now");  // strangers have nothing to take back
  t.give(t.hider(1), "take");
  CHECK(t.propose(t.hider(1), "repair") == "not_now");
  t.give(t.hider(1), "finish");
  CHECK(t.propose(t.hunter(), "pause") == "done");
  CHECK(t.propose(t.hider(1), "repair") == "not_now");  // something is proposed to all
  CHECK(t.hunter().table->proposal == "pause");
  CHECK(t.propose(t.hunter(), "pause", false) == "done");
  while (t.phase() == Phase::Hide) t.answer(*t.asked_one());
  REQUIRE(t.phase() == Phase::Hunt);
  for (StageClient* each : t.people) CHECK(t.propose(*each, "repair") == "not_now");  // over the report
  t.give(t.hunter(), t.hunter().option_that_starts("search"));
  if (t.phase() == Phase::Pick) CHECK(t.propose(t.hider(1), "repair") == "not_now");
}

TEST_CASE(
    "hidden side: while both sides choose in secret nothing is taken back, so that nobody learns who has") {
  for (const bool hunter_first : {false, true}) {
    CellarTable t(kCellar, 4, 4);
    if (hunter_first) t.give(t.hunter(), "trap 1");
    t.give(t.hider(1), "propose 2");
    if (!hunter_first) t.give(t.hunter(), "trap 1");
    for (StageClient* each : t.people) CHECK(t.propose(*each, "repair") == "not_now");
  }
}

TEST_CASE("hidden side: computer players of the side stay, and hear of what was taken back") {
  CellarTable t(kCellar, 4, 2);  // the hunter and one hider are people
  REQUIRE(t.stage.pass_until([&] {
    if (t.phase() == Phase::Pick && is_waited_for(t.hunter())) t.give(t.hunter(), "trap 1");
    if (t.phase() == Phase::Pick && is_waited_for(t.hider(1))) t.answer(t.hider(1));
    return t.phase() == Phase::Hide;
  }));
  t.stage.pass(0);
  if (!is_waited_for(t.hider(1))) return;  // her turn comes later
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "go 2");
  const Strangers strangers(t);
  CHECK(t.propose(t.hider(1), "repair") == "done");
  CHECK(room_of(t.hider(1), 1) == 0);
  CHECK(strangers.noticed_nothing());
  t.give(t.hider(1), "finish");
  REQUIRE(t.stage.pass_until([&] {
    if (t.phase() == Phase::Hide && is_waited_for(t.hider(1))) t.answer(t.hider(1));
    return t.phase() != Phase::Hide;
  }));
}

// ---- silence and absence ---------------------------------------------------------------------------

TEST_CASE(
    "hidden side: who is silent is known to the side, which hands the seat over; strangers learn it later") {
  CellarTable t(kCellar, 4, 4);
  hiding(t);
  t.stage.pass(2 * kSilent + kSecond);
  CHECK(t.hider(2).table->seats[1].handover == HandOver::Anybody);
  CHECK_FALSE(t.hider(2).table->seats[3].handover);  // who is not asked is not silent
  CHECK_FALSE(t.hunter().table->seats[1].handover);
  const Strangers strangers(t);
  const auto hand_over = [&](StageClient& by) {
    return by.fate(by.tell(BotCommand{.seat = 1, .level = "random"}));
  };
  CHECK(hand_over(t.hunter()) == "not_now");
  CHECK(hand_over(t.hider(2)) == "done");
  CHECK(t.hider(3).table->seats[1].standin == true);
  CHECK(t.hider(3).notices.size() == 1);
  CHECK_FALSE(t.hunter().table->seats[1].standin);
  CHECK(hand_over(t.hunter()) == "not_now");  // as to the hunter somebody sits there
  CHECK(t.stage.table().entry().summary.find("standin") == std::string::npos);
  CHECK(strangers.t.hunter().frames.size() == strangers.hunter + 2);  // the refusals
  StageClient& late = t.stage.guest("late");
  CHECK_FALSE(late.table->seats[1].standin);
  CHECK(late.notices.empty());
  while (t.phase() == Phase::Hide) {
    if (StageClient* asked = t.asked_one(); asked != nullptr && asked->you != 1)
      t.answer(*asked);
    else
      t.stage.pass(kSecond);
  }
  CHECK(t.hunter().table->seats[1].standin == true);
}

TEST_CASE("hidden side: who was stood in for unseen comes back unseen, also after a restart") {
  CellarTable t(kCellar, 4, 4);
  hiding(t);
  t.stage.pass(2 * kSilent + kSecond);
  t.stage.hold_jobs = true;  // the computer player thinks as long as the person is away
  REQUIRE(t.hider(2).fate(t.hider(2).tell(BotCommand{.seat = 1, .level = "random"})) == "done");
  t.stage.reopen();
  for (StageClient* each : t.people)
    if (each->you != 1) each->connect();
  t.stage.pump();
  CHECK_FALSE(t.hunter().table->seats[1].standin);
  CHECK(t.hider(2).table->seats[1].standin == true);
  t.hider(1).connect();
  t.stage.pump();
  CHECK(t.hider(2).table->seats[1].standin.value_or(false) == false);
  CHECK(t.hider(2).notices.size() == 2);
  CHECK(t.hunter().notices.empty());
}

TEST_CASE("hidden side: strangers may hand over the side only when the whole of it takes very long") {
  CellarTable t(kCellar, 4, 4);
  hiding(t);
  t.stage.pass(20 * kMinute);
  CHECK_FALSE(t.hunter().table->seats[1].handover);
  t.stage.pass(2 * kMinute);
  for (std::size_t i : {1U, 2U, 3U}) CHECK(t.hunter().table->seats[i].handover == HandOver::Owner);
  t.give(t.hider(1), "finish");  // what they do meanwhile changes nothing
  t.stage.pass(kMinute);
  CHECK(t.hunter().table->seats[1].handover == HandOver::Owner);
}

TEST_CASE("hidden side: over days the clock stands in for who is asked, and tells the side alone") {
  CellarTable t(kCellar, 4, 4, Pace::Days);
  hiding(t);
  t.hider(1).disconnect();
  t.hider(3).disconnect();
  t.stage.pass(kMinute);
  const std::size_t notices = t.hunter().notices.size();
  t.stage.pass(24 * kHour);
  CHECK(t.hider(2).notices.size() - t.hider(2).time_outs.size() == notices + 1);
  CHECK_FALSE(t.hider(2).time_outs.empty());  // that the clock answered for one of them, too
  CHECK(t.hunter().notices.size() == notices);
  CHECK(t.phase() == Phase::Hunt);  // the limit is one for all their turns
  CHECK(t.hunter().table->seats[1].standin == true);
  CHECK_FALSE(t.hunter().table->seats[3].standin);  // was asked only when it was over
}

// ---- computer players ------------------------------------------------------------------------------

TEST_CASE("hidden side: a computer player gives hidden answers at once, and what is noticed after its wait") {
  int broken = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    CellarTable t(kCellar, 4, 1, Pace::Relaxed, seed);
    std::size_t lamps = 0;
    std::int64_t begun = 0;
    while (t.playing()) {
      while (t.playing() && is_waited_for(t.hunter())) t.answer(t.hunter());
      const auto lamps_now = [&] { return t.hunter().view.at("table").at("broken").as_array().size(); };
      const Phase was = t.phase();
      if (!t.stage.pass_until([&] { return !t.playing() || t.phase() != was || lamps_now() > lamps; })) break;
      if (t.phase() == Phase::Hide && was != Phase::Hide) begun = t.stage.now_ms();
      if (t.phase() == Phase::Hide && lamps_now() > lamps) {
        CHECK(t.stage.now_ms() - begun >= 350);
        ++broken;
      }
      lamps = t.phase() == Phase::Hide ? lamps_now() : 0;
    }
  }
  CHECK(broken >= 10);
}

TEST_CASE("hidden side: a person ends the phase when they end it") {
  CellarTable t(kCellar, 3, 3);
  t.to_hiding();
  const std::int64_t begun = t.stage.now_ms();
  while (t.phase() == Phase::Hide) t.answer(*t.asked_one());
  CHECK(t.stage.now_ms() == begun);
}

TEST_CASE("hidden side: computer players that break are answered for without a sign of how often") {
  struct Broken final : SilentPlayer {
    using SilentPlayer::SilentPlayer;
    Action decide(const ViewBox&, const Prompt&, const Actions&, const Budget&) override {
      throw std::runtime_error("on purpose");
    }
  };
  CellarTable t(kCellar, 4, 1);
  t.stage.pace = {.from_ms = 500, .to_ms = 500};
  t.stage.player_maker = [](const AnyGame&, const RulesBox& rules, Seat seat, std::string_view,
                            std::uint64_t seed) { return std::make_unique<Broken>(rules, seat, seed); };
  t.stage.reopen();
  t.hunter().connect();
  t.stage.pump();
  if (is_waited_for(t.hunter())) t.give(t.hunter(), "trap 1");
  REQUIRE(t.stage.pass_until([&] { return t.phase() == Phase::Hide; }));
  const std::int64_t begun = t.stage.now_ms();
  REQUIRE(t.stage.pass_until([&] { return t.phase() == Phase::Hunt; }));
  CHECK(t.stage.now_ms() - begun == 16 * 500);
}

}  // namespace holdout::testing::cellar
