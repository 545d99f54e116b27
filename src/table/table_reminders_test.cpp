#include <algorithm>

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

// Tables over days: who is away is told that a decision waits, once, and nothing else.

using namespace holdout;
using namespace holdout::testing;

namespace {

constexpr const char* kMail = "ben@example.org";

struct MailedDuel {
  explicit MailedDuel(Pace pace = Pace::Days, bool mails = true) : stage(5) {
    stage.mails = mails;
    stage.create("liars_dice", {.players = 2, .pace = pace, .hours = 24, .language = "pl"});
    stage.open();
    people = seat_people(stage, 2);
    people[1]->tell(RemindCommand{.mail = kMail});
    begin(*people[0]);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  const std::vector<Reminder>& reminders() const { return stage.reminders_sent; }

  TableStage stage;
  std::vector<StageClient*> people;
};

bool sees(const StageClient& client, std::string_view what) {
  return std::any_of(client.frames.begin(), client.frames.end(),
                     [&](const std::string& frame) { return frame.find(what) != std::string::npos; });
}

}  // namespace

TEST_CASE("who is away from a table over days is told that it waits for them") {
  MailedDuel duel;
  duel.two().disconnect();
  CHECK(duel.reminders().empty());
  duel.one().answer("bid 1 2");
  REQUIRE(duel.reminders().size() == 1);
  const Reminder& reminder = duel.reminders()[0];
  CHECK(reminder.table == duel.stage.table().room().code);
  CHECK(reminder.player == duel.stage.table().room().seats[1].name);
  CHECK(reminder.mail == kMail);
  CHECK(reminder.language == "pl");
}

TEST_CASE("an absence is worth one reminder, whatever happens meanwhile") {
  MailedDuel duel;
  duel.two().disconnect();
  duel.one().answer("bid 1 2");
  CHECK(duel.reminders().size() == 1);
  duel.one().disconnect();
  duel.stage.reopen();  // the server starts again
  duel.one().connect();
  duel.stage.pump();
  CHECK(duel.reminders().size() == 1);
  duel.two().connect();
  duel.stage.pump();
  duel.two().answer("bid 1 3");
  duel.two().disconnect();
  duel.one().answer("bid 1 4");
  CHECK(duel.reminders().size() == 2);  // away again
}

TEST_CASE("who has seen the question before leaving is not told of it") {
  MailedDuel duel;
  duel.one().disconnect();  // it is their turn, and they know
  duel.two().disconnect();
  duel.two().connect();
  duel.stage.pump();
  CHECK(duel.reminders().empty());
}

TEST_CASE("nobody is told who is here, or at a table that is not over days") {
  MailedDuel here;
  here.one().answer("bid 1 2");
  CHECK(here.reminders().empty());
  MailedDuel relaxed(Pace::Relaxed);
  relaxed.two().disconnect();
  relaxed.one().answer("bid 1 2");
  CHECK(relaxed.reminders().empty());
}

TEST_CASE("a reminder goes out without an address, too, for a server that tells by other means") {
  MailedDuel duel(Pace::Days, false);
  duel.two().disconnect();
  duel.one().answer("bid 1 2");
  REQUIRE(duel.reminders().size() == 1);
  CHECK(duel.reminders()[0].mail.empty());
}

TEST_CASE("an address is its owner's: nobody else ever sees it") {
  MailedDuel duel;
  duel.two().disconnect();
  duel.two().connect();
  duel.one().disconnect();
  duel.one().connect();
  StageClient& watcher = duel.stage.guest("watcher");
  duel.stage.pump();
  CHECK(sees(duel.two(), kMail));
  CHECK_FALSE(sees(duel.one(), kMail));
  CHECK_FALSE(sees(watcher, kMail));
}

TEST_CASE("that somebody left an address is nobody else's to know") {
  MailedDuel duel;
  const std::size_t heard = duel.one().frames.size();
  CHECK(duel.two().fate(duel.two().tell(RemindCommand{.mail = "else@example.org"})) == "done");
  CHECK(duel.one().frames.size() == heard);
}

TEST_CASE("addresses that are none, and servers that send nothing, are refused and change nothing") {
  MailedDuel duel;
  for (const char* wrong : {"ben", "ben@", "@example.org", "a@b@c", "a b@c", "<a@b>", "a@b,c@d", "ä@b"})
    CHECK(duel.two().fate(duel.two().tell(RemindCommand{.mail = wrong})) == "malformed");
  CHECK(duel.stage.table().room().seats[1].mail == kMail);
  CHECK(duel.two().fate(duel.two().tell(RemindCommand{.mail = ""})) == "done");
  CHECK(duel.stage.table().room().seats[1].mail.empty());
  StageClient& watcher = duel.stage.guest("watcher");
  CHECK(watcher.fate(watcher.tell(RemindCommand{.mail = kMail})) == "not_seated");
  MailedDuel silent(Pace::Days, false);
  CHECK(silent.two().fate(silent.two().tell(RemindCommand{.mail = kMail})) == "unknown");
}

namespace {

constexpr const char* kPoint =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

PushCommand subscription(std::string path) {
  return {.endpoint = "https://push.example/" + std::move(path),
          .key = kPoint,
          .secret = "BTBZMqHH6r4Tts7J_aSIgg"};
}

}  // namespace

TEST_CASE("a seat's devices are told of a decision that waits; it keeps the newest three") {
  MailedDuel duel(Pace::Days, false);
  duel.stage.pushes = true;
  duel.two().disconnect();
  duel.two().connect();
  duel.stage.pump();
  CHECK(sees(duel.two(), "key of the stage"));
  for (const char* const path : {"a", "b", "c", "a", "d"}) duel.two().tell(subscription(path));
  const auto& pushes = duel.stage.table().room().seats[1].pushes;
  REQUIRE(pushes.size() == 3);
  CHECK(pushes[0].endpoint.ends_with("/c"));
  CHECK(pushes[1].endpoint.ends_with("/a"));
  CHECK(pushes[2].endpoint.ends_with("/d"));
  duel.two().tell(PushCommand{.endpoint = "https://push.example/c"});
  CHECK(duel.stage.table().room().seats[1].pushes.size() == 2);

  duel.stage.reopen();
  duel.one().connect();
  duel.stage.pump();
  duel.one().answer("bid 1 2");
  REQUIRE(duel.reminders().size() == 1);
  CHECK(duel.reminders()[0].pushes.size() == 2);
}

TEST_CASE("nobody else learns of a device, and what is no subscription is refused") {
  MailedDuel duel(Pace::Days, false);
  CHECK_FALSE(sees(duel.two(), "push_key"));
  CHECK(duel.two().fate(duel.two().tell(subscription("a"))) == "unknown");
  duel.stage.pushes = true;
  const std::size_t heard = duel.one().frames.size();
  PushCommand bad = subscription("a");
  bad.endpoint = "https://127.0.0.1/a";
  CHECK(duel.two().fate(duel.two().tell(bad)) == "malformed");
  CHECK(duel.stage.table().room().seats[1].pushes.empty());
  CHECK(duel.two().fate(duel.two().tell(subscription("a"))) == "done");
  CHECK(duel.stage.table().room().seats[1].pushes.size() == 1);
  CHECK(duel.one().frames.size() == heard);
}
