// What a table that knows nothing of unseen sides gives away, although the game does not: each check finds
// nothing at a table of the cellar, and finds the leak where the game does not say who acts unseen.
#include <map>
#include <set>

#include "hidden_side/cellar_table.h"

namespace holdout::testing::cellar {

namespace {

// To the table this is a game like any other: it goes by what spectators see.
struct Undeclared : Cellar {
  static SeatSet acts_unseen(const Rules&, const State&) { return {}; }
};
const GameFace<Undeclared> kUndeclared;

// Answers since the pick was shown, the report among them.
int answers_of_phase(const std::vector<StoredRow>& rows) {
  int answers = 0;
  for (auto stored = rows.rbegin(); stored != rows.rend(); ++stored) {
    const LogRow row = *read_row(stored->body);
    if (std::ranges::any_of(row.events,
                            [](const Event& each) { return each.kind == code(EventKind::Picked); }))
      break;
    answers += row.kind == LogRow::Kind::Answer;
  }
  return answers;
}

struct HiddenPhase {
  std::int64_t ms = 0;
  int answers = 0;
};

// The phases of computer players that hide, as somebody who hunts can time them.
std::vector<HiddenPhase> hidden_phases(const AnyGame& game, BotPace pace, int games) {
  std::vector<HiddenPhase> phases;
  for (int i = 0; i < games; ++i) {
    CellarTable t(game, 4, 1, Pace::Relaxed, static_cast<std::uint64_t>(i + 1));
    t.stage.pace = pace;
    while (t.playing()) {
      while (t.playing() && is_waited_for(t.hunter())) t.answer(t.hunter());
      if (!t.stage.pass_until([&] { return t.phase() == Phase::Hide || !t.playing(); }) || !t.playing())
        break;
      const std::int64_t begun = t.stage.now_ms();
      REQUIRE(t.stage.pass_until([&] { return t.phase() != Phase::Hide; }));
      phases.push_back({.ms = t.stage.now_ms() - begun, .answers = answers_of_phase(t.stage.rows())});
    }
  }
  return phases;
}

// E3. With a pace that leaves nothing to chance every phase takes the same time, whatever is done in it.
std::string length_tells(const AnyGame& game) {
  std::set<std::int64_t> lengths;
  std::set<int> answers;
  for (const HiddenPhase& phase : hidden_phases(game, {.from_ms = 500, .to_ms = 500}, 20)) {
    lengths.insert(phase.ms);
    answers.insert(phase.answers);
  }
  REQUIRE(answers.size() >= 4);
  return lengths.size() == 1 ? "" : "the length of a phase";
}

// E4. Somebody lets their side wait for minutes. What do the others see of it?
std::string silence_tells(const AnyGame& game) {
  CellarTable t(game, 4, 4);
  t.to_hiding();
  t.give(t.hider(2), "begin");  // the turn is hers, the others have nothing to do
  const std::size_t frames = t.hunter().frames.size();
  t.stage.pass(2 * kSilent + kMinute);
  if (t.hunter().frames.size() != frames) return "that somebody of the other side is silent";
  for (std::size_t i : {1U, 3U})
    if (t.hider(1).table->seats[i].handover) return "that somebody is silent who is not asked";
  REQUIRE(t.hider(1).table->seats[2].handover == HandOver::Anybody);
  return "";
}

// E4. Nobody is at a table over days.
std::string letters_tell(const AnyGame& game) {
  CellarTable t(game, 4, 4, Pace::Days);
  t.stage.mails = true;
  t.to_hiding();
  t.give(t.hider(2), "begin");
  for (std::size_t i : {1U, 2U, 3U}) t.hider(i).disconnect();
  t.stage.pass(kMinute);
  t.stage.reminders_sent.clear();
  t.stage.reopen();
  t.hunter().connect();
  t.stage.pump();
  t.hider(2).connect();
  t.stage.pump();
  t.give(t.hider(2), "finish");
  t.hider(2).disconnect();
  t.stage.pass(kMinute);
  std::set<std::string> told;
  for (const Reminder& each : t.stage.reminders_sent) told.insert(each.player);
  return told == std::set<std::string>{"Person 1"} ? "" : "letters to who has nothing to do, or none";
}

// E11. The side takes back what it did unseen. What do the others see of it?
std::string repair_tells(const AnyGame& game) {
  CellarTable t(game, 4, 4, Pace::Live);
  t.to_hiding();
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "go 3");
  t.stage.pass(20 * kSecond);
  const std::size_t frames = t.hunter().frames.size();
  const std::size_t watched = t.watcher->frames.size();
  for (std::size_t i : {1U, 2U, 3U}) {
    const std::uint64_t asked = t.hider(i).tell(ProposeCommand{.what = "repair", .agree = true});
    REQUIRE(t.hider(i).fate(asked) == "done");
    if (t.hunter().frames.size() != frames) return "that something is to be taken back";
  }
  if (t.hunter().frames.size() != frames || t.watcher->frames.size() != watched)
    return "that something was taken back";
  REQUIRE(t.hider(2).view.at("hiding").at("rooms").at(1).to_number<int>() == 0);
  REQUIRE(t.hider(2).notices.size() == 1);
  return "";
}

}  // namespace

TEST_CASE("hidden side: each leak of a table that goes by what spectators see is found") {
  struct Check {
    std::string_view what;
    std::string (*leak)(const AnyGame&);
    std::string_view found;
  };
  constexpr Check kChecks[]{
      {"E3", length_tells, "the length of a phase"},
      {"E4", silence_tells, "that somebody of the other side is silent"},
      {"E4", letters_tell, "letters to who has nothing to do, or none"},
      {"E11", repair_tells, "that something is to be taken back"},
  };
  for (const Check& each : kChecks) {
    CAPTURE(std::string(each.what));
    CHECK(each.leak(kCellar) == "");
    CHECK(each.leak(kUndeclared) == each.found);
  }
}

TEST_CASE("hidden side: phases of computer players are as long as was drawn, not as much was done") {
  std::map<bool, std::vector<std::int64_t>> lengths;  // of few answers, of many
  const std::vector<HiddenPhase> phases = hidden_phases(kCellar, {.from_ms = 350, .to_ms = 900}, 60);
  REQUIRE(phases.size() >= 100);
  for (const HiddenPhase& phase : phases) {
    CHECK(phase.ms >= 16 * 350);
    CHECK(phase.ms <= 16 * 900);
    lengths[phase.answers > 12].push_back(phase.ms);
  }
  const auto mean = [](const std::vector<std::int64_t>& list) {
    std::int64_t sum = 0;
    for (const std::int64_t each : list) sum += each;
    return static_cast<double>(sum) / static_cast<double>(list.size());
  };
  REQUIRE(lengths[false].size() >= 20);
  REQUIRE(lengths[true].size() >= 20);
  CHECK(std::abs(mean(lengths[false]) - mean(lengths[true])) < 1500);  // of a spread of 8800
}

}  // namespace holdout::testing::cellar
