#include <doctest/doctest.h>

#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/talking/ledger.h"
#include "games/the_thing/rules/the_thing.h"

// What was said is judged by what really happens, event by event, from a position on.

namespace holdout::the_thing {
namespace {

constexpr int kRed = 0, kGreenSeat = 1, kBlue = 2, kYellow = 3;

struct ListenedGame {
  explicit ListenedGame(std::string_view given)
      : position(*read_given(given)), rules(*make_rules(position.setup)), s(position.state), ledger(rules) {
    // What was told on the way to the position.
    const Meeting& m = s.table.meeting;
    ledger.see(told(event::RoundBegan{s.table.round}), s);
    if (m.at != Location::Nowhere)
      ledger.see(told(event::EncounterBegan{.place = m.at, .whos = m.present}), s);
  }

  WrittenPosition position;
  Rules rules;
  State s;
  Ledger ledger;
  std::uint16_t said = 0;

  bool asks(QuestionKind kind) const { return s.running.open.kind == u8(kind) && !s.running.open.chance(); }
  void answer(Seat seat, Action a) {
    if (is_player(seat)) {
      Actions options;
      TheThing::options(rules, s, seat, options);
      REQUIRE(options.contains(a));
    }
    std::vector<Event> events;
    Log log(events);
    TheThing::apply(rules, s, seat, a, log);
    for (const Event& event : events) ledger.see(event, s);
  }
  void answer(int seat, Action a) { answer(seat_at(seat), a); }
  void all_answer(Action a) {
    for (Seat seat : SeatSet(s.running.open.waited_for)) answer(seat, a);
  }
  void chance(Action a) { answer(kChance, a); }
  Statement statement(int speaker, Say say, std::initializer_list<int> args) const {
    Statement words{.kind = form_of(say), .speaker = seat_at(speaker)};
    std::size_t i = 0;
    for (int arg : args) words.args[i++] = static_cast<std::uint16_t>(arg);
    return words;
  }
  std::uint16_t say(int speaker, Say say, std::initializer_list<int> args) {
    Statement words = statement(speaker, say, args);
    const Result<void> may = TheThing::may_say(rules, view_of(rules, s, words.speaker), words);
    REQUIRE_MESSAGE(may, may.problem().message());
    words.id = ++said;
    ledger.hear(words);
    return said;
  }
  Verdict operator[](std::uint16_t id) const { return ledger.verdict(id); }
};

}  // namespace

TEST_CASE("ledger: T-16 three who meet have all met each other, whosever tokens they look at") {
  ListenedGame g(
      "6 players; encounters; round 2; aliens blue; pile: use x3; lab: red, green, blue; boiler: yellow");
  REQUIRE(g.asks(QuestionKind::LayTokens));
  g.all_answer(answer::Lay{});
  g.answer(kRed, answer::Peek{.who = slot_at(kBlue)});
  g.answer(kGreenSeat, answer::Peek{.who = slot_at(kBlue)});
  g.answer(kBlue, answer::Peek{.who = slot_at(kRed)});
  CHECK(g[g.say(kYellow, Say::Chain, {kRed, kGreenSeat, 2})] == Verdict::True);
  CHECK(g[g.say(kYellow, Say::Chain, {kGreenSeat, kRed, 1})] == Verdict::False);
  CHECK(g[g.say(kRed, Say::Chain, {kRed, kYellow, 2})] == Verdict::False);
}

TEST_CASE("ledger: T-16 two proven Humans meet although nobody looks; who avoids meets nobody (TT-509)") {
  for (bool avoids : {false, true}) {
    ListenedGame g(
        "4 players; encounters; round 2; aliens blue; suspicion red 0, green 0; pile: use x2"
        "; lab: red, green; goods red: melee; boiler: blue");
    REQUIRE(g.asks(QuestionKind::Avoid));
    if (avoids)
      g.answer(kRed, answer::Wield{WeaponKind::Melee});
    else
      g.answer(kRed, answer::Pass{});
    CHECK(g[g.say(kYellow, Say::Chain, {kRed, kGreenSeat, 2})] == (avoids ? Verdict::False : Verdict::True));
  }
}

TEST_CASE("ledger: T-9 nobody is left before the first card (TT-607): no promise is broken") {
  ListenedGame met(
      "4 players; encounters; round 2; leader red; revealed green; strength 2; plan: lab 2; pile: use x2"
      "; lab: red, blue; sleeping: yellow lying; goods red: melee");
  const auto stop = met.say(kRed, Say::LeaderPromise, {2});
  while (met.asks(QuestionKind::Avoid) || met.asks(QuestionKind::Fight)) met.answer(kRed, answer::Pass{});
  REQUIRE(met.s.table.phase == Phase::RecRoom);
  CHECK(met[stop] == Verdict::Void);

  ListenedGame burnt(
      "4 players; burning; round 2; leader red; frost 5; pile: use, repair; armory: red, blue"
      "; sleeping: green lying, yellow lying; goods red: dynamite");
  const auto halt = burnt.say(kRed, Say::LeaderPromise, {2});
  REQUIRE(burnt.asks(QuestionKind::Burn));
  burnt.answer(kRed, answer::Wield{WeaponKind::Dynamite});
  burnt.chance(answer::Draw{CardKind::Use});
  REQUIRE(burnt.s.table.phase == Phase::RecRoom);
  CHECK(burnt[halt] == Verdict::Void);
}

TEST_CASE("ledger: T-13 is said until the votes are counted, so that the vote of its round judges it") {
  ListenedGame g("4 players; phase 5; round 2; aliens blue");
  const auto early = g.say(kRed, Say::LetsVote, {kGreenSeat});
  g.all_answer(answer::Pass{});
  REQUIRE(g.asks(QuestionKind::Vote));
  g.answer(kRed, answer::Choose{slot_at(kGreenSeat)});
  const auto late = g.say(kRed, Say::LetsVote, {kYellow});
  for (int seat : {kGreenSeat, kBlue, kYellow}) g.answer(seat, answer::Pass{});
  CHECK(g[early] == Verdict::Kept);
  CHECK(g[late] == Verdict::Broken);
  REQUIRE(g.asks(QuestionKind::Reveal));
  const View view = view_of(g.rules, g.s, seat_at(kRed));
  CHECK_FALSE(TheThing::may_say(g.rules, view, g.statement(kRed, Say::LetsVote, {kGreenSeat})));
}

TEST_CASE("ledger: T-17 T-18 of a Test that nobody can volunteer for any more nothing is judged (TT-721)") {
  ListenedGame g(
      "4 players; phase 6; round 2; aliens blue; suspicion yellow 3; goods red: blood_bag x2"
      "; goods green: flamethrower, wire");
  REQUIRE(g.asks(QuestionKind::VolunteerA));
  g.answer(kRed, answer::Test{.who = slot_at(kYellow), .own = slot_at(kRed)});
  REQUIRE(g.asks(QuestionKind::VolunteerB));
  const auto blood = g.say(kRed, Say::TestPlayer, {kGreenSeat, 0});
  const auto me = g.say(kRed, Say::TestMe, {});
  const auto fire = g.say(kGreenSeat, Say::TestPlayer, {kRed, 1});
  g.answer(kGreenSeat, answer::Pass{});
  CHECK(g[blood] == Verdict::Void);
  CHECK(g[me] == Verdict::Void);
  CHECK(g[fire] == Verdict::Broken);  // had the means and kept back
}

TEST_CASE("ledger: T-17 while the Leader picks the tester nobody can volunteer any more (TT-730)") {
  ListenedGame g(
      "4 players; phase 6; round 2; aliens blue; suspicion yellow 3; goods red: blood_bag; goods green: "
      "blood_bag"
      "; goods blue: blood_bag");
  g.answer(kRed, answer::Test{.who = slot_at(kYellow), .own = slot_at(kRed)});
  g.answer(kGreenSeat, answer::Test{.who = slot_at(kYellow), .own = slot_at(kGreenSeat)});
  const auto before = g.say(kBlue, Say::TestPlayer, {kYellow, 0});
  g.answer(kBlue, answer::Pass{});
  REQUIRE(g.asks(QuestionKind::ChooseTester));
  const auto after = g.say(kBlue, Say::TestPlayer, {kRed, 0});
  g.answer(index(g.s.table.leader), answer::Choose{slot_at(kRed)});
  CHECK(g[before] == Verdict::Void);  // another did it
  CHECK(g[after] == Verdict::Void);
}

}  // namespace holdout::the_thing
