#include "engine/procedures/council.h"

#include <vector>

#include <doctest/doctest.h>

namespace holdout::council_toy {

namespace {

// Three of four players settle on a number of two digits, built digit by digit.
struct State;
struct Rules {};
using ToyNow = Now<Rules, State>;
enum class Kind : std::uint8_t { Agree, Tens, Ones };

struct TeamRules {
  static constexpr std::uint8_t kKind = 7;
  static constexpr Kind kAgreeKind = Kind::Agree;
  template <class S>
  static auto& marks(S& s) {
    return s.council;
  }
  static void choices(const Rules&, const State& s, Seat seat, Actions& out);
  static bool take(ToyNow& now, Seat seat, Action action);
  static void proposed(ToyNow& now, Seat seat);
  static void agreed(ToyNow& now, Seat seat);
};
using Team = Council<TeamRules>;
using Procedure = std::variant<Team>;

struct State {
  CouncilMarks council;
  std::array<std::uint8_t, kMaxSeats> tens{};  // each member's unfinished proposal
  int stands = 0;
  Running<Procedure, 1> running;
};

void TeamRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  const bool begun = s.tens[static_cast<std::size_t>(index(seat))] > 0;
  for (std::uint8_t digit = 1; digit <= 2; ++digit)
    out.push({static_cast<std::uint8_t>(begun ? Kind::Ones : Kind::Tens), digit, 0, 0, 0});
}
bool TeamRules::take(ToyNow& now, Seat seat, Action action) {
  std::uint8_t& tens = now.s.tens[static_cast<std::size_t>(index(seat))];
  if (action.kind == static_cast<std::uint8_t>(Kind::Tens)) {
    tens = action.a;
    return false;
  }
  now.s.stands = 10 * tens + action.a;
  tens = 0;
  return true;
}
void TeamRules::proposed(ToyNow& now, Seat seat) { now.log({.kind = 1, .actor = seat}); }
void TeamRules::agreed(ToyNow& now, Seat seat) { now.log({.kind = 2, .actor = seat}); }

constexpr Action kAgree{static_cast<std::uint8_t>(Kind::Agree), 0, 0, 0, 0};

struct Meeting {
  Rules rules{};
  State s{};
  std::vector<Event> events{};

  explicit Meeting(SeatSet team, Seat speaker) {
    s.council = council_of(team, speaker);
    s.running.stack.push(Team{});
    Log log(events);
    ToyNow now{rules, s, log};
    follow(now, again());
  }
  const Question& open() const { return s.running.open; }
  int serial(int seat) const { return s.running.serials[static_cast<std::size_t>(seat)]; }
  Actions options(int seat) const {
    Actions out;
    options_of_top(rules, s, seat_at(seat), out);
    return out;
  }
  void answer(int seat, Action action) {
    REQUIRE(options(seat).contains(action));
    Log log(events);
    answer_top(rules, s, seat_at(seat), action, log);
  }
  void propose(int seat, int number) {
    answer(seat, {static_cast<std::uint8_t>(Kind::Tens), static_cast<std::uint8_t>(number / 10), 0, 0, 0});
    answer(seat, {static_cast<std::uint8_t>(Kind::Ones), static_cast<std::uint8_t>(number % 10), 0, 0, 0});
  }
};

Meeting of_three() { return Meeting(first_seats(4).without(Seat{0}), Seat{2}); }

}  // namespace

TEST_CASE("Council: every member may propose, the speaker is waited for, strangers are not asked") {
  const Meeting m = of_three();
  CHECK(m.open().may_answer == first_seats(4).without(Seat{0}));
  CHECK(m.open().waited_for == only(Seat{2}));
  CHECK(m.open().sealed);
  CHECK(m.options(0).empty());
  CHECK(m.options(1).size() == 2);
  CHECK(!m.options(1).contains(kAgree));  // nothing stands
}

TEST_CASE("Council: building a proposal is a private step that nobody notices") {
  Meeting m = of_three();
  m.answer(1, {static_cast<std::uint8_t>(Kind::Tens), 2, 0, 0, 0});
  CHECK(m.events.empty());
  for (int seat : {1, 2, 3}) CHECK(m.serial(seat) == 1);
  CHECK(!m.options(2).contains(kAgree));
}

TEST_CASE("Council: a proposal is a new question for the team; all others must agree") {
  Meeting m = of_three();
  m.propose(1, 21);
  CHECK(m.open().waited_for == only(Seat{2}).with(Seat{3}));
  for (int seat : {1, 2, 3}) CHECK(m.serial(seat) == 2);
  CHECK(m.serial(0) == 0);
  CHECK(!m.options(1).contains(kAgree));  // the proposer agrees already
  m.answer(3, kAgree);
  CHECK(!m.open().over());
  CHECK(m.serial(2) == 2);
  m.answer(2, kAgree);
  CHECK(m.open().over());
  CHECK(m.s.stands == 21);
}

TEST_CASE("Council: a counter-proposal takes the place of the one before, and its agreements with it") {
  Meeting m = of_three();
  m.propose(1, 21);
  m.answer(3, kAgree);
  m.propose(2, 12);
  CHECK(m.s.stands == 12);
  CHECK(m.open().waited_for == only(Seat{1}).with(Seat{3}));
  m.answer(1, kAgree);
  m.answer(3, kAgree);
  CHECK(m.open().over());
  CHECK(m.s.council.proposer == Seat{2});
}

TEST_CASE("Council: two proposals each, then a member can only agree: it ends") {
  Meeting m = of_three();
  for (int number : {11, 12}) m.propose(1, number);
  CHECK(m.options(1).empty());
  CHECK(m.open().may_answer == only(Seat{2}).with(Seat{3}));  // nobody is asked what has no answer
  for (int seat : {2, 3})
    for (int number : {21, 22}) m.propose(seat, number);
  CHECK(m.options(1).size() == 1);
  CHECK(m.options(2).size() == 1);
  m.answer(1, kAgree);
  m.answer(2, kAgree);
  CHECK(m.open().over());
  CHECK(m.s.stands == 22);
}

TEST_CASE("Council: a team of one needs nobody's agreement") {
  Meeting m(only(Seat{3}), Seat{3});
  m.propose(3, 12);
  CHECK(m.open().over());
  CHECK(m.events == std::vector<Event>{{.kind = 1, .actor = Seat{3}}});
}

}  // namespace holdout::council_toy
