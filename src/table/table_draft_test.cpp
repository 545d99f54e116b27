#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// Time runs out: what somebody had picked and not sent is their answer, and the automatic one only where they
// had picked nothing. Until then nobody is told, and nothing is stored.

using namespace holdout;
using namespace holdout::testing;

namespace {

std::string draft_fate(StageClient& who, const std::optional<std::string>& notation) {
  return who.fate(who.draft(notation));
}

}  // namespace

TEST_CASE("what was picked is the answer when time runs out, and the table says so") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Live, 2);
  StageClient& watcher = duel.stage.guest("watcher");
  CHECK(draft_fate(duel.one(), "bid 1 3") == "done");
  duel.stage.pass(60 * kSecond);
  REQUIRE(duel.answers().size() == 1);
  const LogRow row = duel.answers()[0];
  CHECK(row.text == "bid 1 3");  // LD-10
  CHECK(row.command == 0);
  REQUIRE(row.late);
  CHECK(row.late->picked);
  REQUIRE(duel.one().time_outs.size() == 1);
  const Notice own = duel.one().time_outs[0];
  CHECK(own.text == R"(["notice.your_time_out",{"given":"pick"}])");
  CHECK(own.answer == row.late->answer);
  CHECK(own.answer->find("bid") != std::string::npos);
  CHECK(own.rule == "LD-10");
  for (const StageClient* other : {&duel.two(), &watcher}) {
    REQUIRE(other->time_outs.size() == 1);
    CHECK(other->time_outs[0] ==
          Notice{.text = R"(["notice.time_out",{"player":"@0"}])", .answer = {}, .rule = "LD-10"});
  }
  duel.stage.pass(60 * kSecond);  // who picked nothing gets the automatic answer
  REQUIRE(duel.answers().size() == 2);
  CHECK(duel.answers()[1].text == "liar");  // LD-10
  CHECK_FALSE(duel.answers()[1].late->picked);
  CHECK(duel.two().time_outs.back().text == R"(["notice.your_time_out",{"given":"auto"}])");
}

TEST_CASE("the newest pick counts, one that was taken back does not, and bad ones are refused") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Live, 2);
  StageClient& watcher = duel.stage.guest("watcher");
  CHECK(draft_fate(duel.one(), "bid 1 3") == "done");
  CHECK(draft_fate(duel.one(), "bid 2 4") == "done");
  CHECK(draft_fate(duel.one(), "bid 9 9") == "illegal");
  CHECK(draft_fate(duel.one(), "nonsense") == "illegal");
  CHECK(duel.one().fate(duel.one().tell(DraftCommand{.serial = 77, .notation = "bid 1 2"})) == "stale");
  CHECK(draft_fate(duel.two(), "bid 1 2") == "illegal");  // is not asked
  CHECK(watcher.fate(watcher.tell(DraftCommand{.serial = 1, .notation = "bid 1 2"})) == "not_seated");
  duel.stage.pass(60 * kSecond);
  CHECK(duel.answers()[0].text == "bid 2 4");

  CompanyAtPlay other("liars_dice", 2, Pace::Live, 2);
  CHECK(draft_fate(other.one(), "bid 1 3") == "done");
  CHECK(draft_fate(other.one(), std::nullopt) == "done");
  other.stage.pass(60 * kSecond);
  CHECK(other.answers()[0].text == "bid 1 1");  // LD-10
  Company open("liars_dice", 2, Pace::Live, 2);
  CHECK(open.one().fate(open.one().tell(DraftCommand{.serial = 1, .notation = "bid 1 2"})) == "not_now");
}

TEST_CASE("a pick holds over a lost connection, and goes with the seat, the question or a repair") {
  CompanyAtPlay lost("liars_dice", 2, Pace::Live, 2);
  lost.stage.pass(30 * kSecond);
  CHECK(draft_fate(lost.one(), "bid 1 3") == "done");
  lost.one().disconnect();
  lost.stage.pass(30 * kSecond);
  REQUIRE(lost.answers().size() == 1);
  CHECK(lost.answers()[0].text == "bid 1 3");

  CompanyAtPlay repaired("liars_dice", 2, Pace::Live, 2);
  repaired.one().answer("bid 1 2");
  CHECK(draft_fate(repaired.two(), "bid 1 5") == "done");
  repaired.all_agree("repair");
  repaired.one().answer("bid 1 2");
  repaired.stage.pass(60 * kSecond);
  CHECK(repaired.answers().back().text == "liar");

  CompanyAtPlay back("liars_dice", 2, Pace::Live, 2);
  CHECK(draft_fate(back.one(), "bid 1 3") == "done");
  back.stage.hold_jobs = true;  // the computer player does not come to answer
  back.one().tell(StandCommand{});
  back.one().disconnect();
  back.one().connect();
  back.stage.pump();
  CHECK_FALSE(back.seat(0).standin);
  back.stage.pass(61 * kSecond);
  REQUIRE(back.answers().size() == 1);
  CHECK(back.answers()[0].text == "bid 1 1");

  CompanyAtPlay reopened("liars_dice", 2, Pace::Live, 2);
  CHECK(draft_fate(reopened.one(), "bid 1 3") == "done");
  reopened.stage.reopen();  // kept in memory alone
  reopened.one().connect();
  reopened.stage.pass(60 * kSecond);
  REQUIRE(reopened.answers().size() == 1);
  CHECK(reopened.answers()[0].text == "bid 1 1");
}

TEST_CASE("who comes later reads of a time that ran out what they would have read") {
  CompanyAtPlay duel("liars_dice", 2, Pace::Live, 2);
  CHECK(draft_fate(duel.one(), "bid 1 3") == "done");
  duel.stage.pass(60 * kSecond);
  std::vector<Notice> told;
  for (const StageClient* each : duel.people) told.push_back(each->time_outs.at(0));
  const std::vector<StoredRow> stored = duel.stage.rows();
  CHECK(write_row(*read_row(stored.back().body)) == stored.back().body);
  duel.stage.reopen();
  for (StageClient* each : duel.people) each->connect();
  duel.stage.pump();
  for (std::size_t i = 0; i < told.size(); ++i) {
    REQUIRE(duel.people[i]->time_outs.size() == 1);
    CHECK(duel.people[i]->time_outs[0] == told[i]);
  }
  CHECK(duel.stage.rerun().game()->answers() == 1);
}

// Twin worlds: the same table twice, in one of which everybody picks and picks again before they answer.
TEST_CASE("nobody else is sent anything because of what somebody picks") {
  for (const std::string& key : games_for(4)) {
    CAPTURE(key);
    CompanyAtPlay plain(key, 4, Pace::Live, 4);
    CompanyAtPlay drafted(key, 4, Pace::Live, 4);
    StageClient& watched = plain.stage.guest("watcher");
    StageClient& watcher = drafted.stage.guest("watcher");
    Rng rng(3);
    std::uint64_t id = 1'000'000;
    int drafts = 0;
    for (int i = 0; i < 120 && plain.room().status == TableStatus::Playing; ++i) {
      const auto asked = std::find_if(plain.people.begin(), plain.people.end(),
                                      [](const StageClient* each) { return is_waited_for(*each); });
      REQUIRE(asked != plain.people.end());
      const auto who = static_cast<std::size_t>(asked - plain.people.begin());
      StageClient& picks = *drafted.people[who];
      const json::array options = picks.options.as_array();
      const auto any = [&] {
        return std::string(
            options[rng.below(static_cast<std::uint32_t>(options.size()))].as_array()[0].as_string());
      };
      std::size_t length = 0;
      const int serial = static_cast<int>(picks.view.at("prompt").at("serial").to_number<std::int64_t>());
      for (int pick = 0; pick < 3; ++pick) {
        const std::size_t before = picks.frames.size();
        ++id;
        picks.deliver(DraftCommand{.id = id, .serial = serial, .notation = any()}, id);
        REQUIRE(picks.frames.size() == before + 1);
        CHECK((length == 0 || picks.frames.back().size() == length));
        length = picks.frames.back().size();
        picks.frames.pop_back();
        ++drafts;
      }
      const std::string answer = any();
      (*asked)->answer(answer);
      picks.answer(answer);
      for (std::size_t seat = 0; seat < 4; ++seat)
        REQUIRE(plain.people[seat]->frames == drafted.people[seat]->frames);
      REQUIRE(watched.frames == watcher.frames);
      REQUIRE(plain.stage.rows().size() == drafted.stage.rows().size());
    }
    CHECK(drafts > 100);
  }
}
