#include "engine/procedures/window.h"

#include <doctest/doctest.h>

#include "engine/testing/campfire.h"
#include "engine/testing/world.h"

namespace holdout::testing {

namespace {

using namespace campfire;

const GameFace<Campfire> kGame;

// Three players with cards 0, 1, 2; the window is open.
World talking() {
  static const RulesBox rules = rules_for(kGame, {.players = 3, .options = {}, .figures = {}});
  World w = start(kGame, rules);
  for (int kind : {0, 1, 2}) w.answer({kChance, {code(ActionKind::Draw), code(kind), 0, 0, 0}});
  return w;
}

void say(World& w, int seat, std::string_view text) {
  const Turn turn{seat_at(seat), *kGame.parse(w.rules(), text)};
  REQUIRE(w.legal(turn));
  w.answer(turn);
}

int serial(const World& w, int seat) { return w.prompt(seat_at(seat)).serial; }

}  // namespace

TEST_CASE("Window: everybody is asked at once, and may pass") {
  const World w = talking();
  CHECK(w.question().may_answer == first_seats(3));
  CHECK(w.question().waited_for == first_seats(3));
  CHECK(w.question().may_pass);
  CHECK(!w.question().sealed);
  CHECK(w.options(Seat{1}).size() == 2);
}

TEST_CASE("Window: passing keeps the question open for the others under the same serial") {
  World w = talking();
  say(w, 1, "done");
  CHECK(w.question().waited_for == first_seats(3).without(Seat{1}));
  CHECK(serial(w, 0) == 1);
  CHECK(serial(w, 1) == 1);
}

TEST_CASE("Window: who is done may still act, but not pass again") {
  World w = talking();
  say(w, 1, "done");
  CHECK(w.question().may_answer.has(Seat{1}));
  CHECK(w.options(Seat{1}).size() == 1);
  say(w, 1, "show");
  CHECK(w.options(Seat{1}).empty());
  CHECK(!w.question().waited_for.has(Seat{1}));
}

TEST_CASE("Window: an act is a new question for everybody; passes of the others no longer count") {
  World w = talking();
  say(w, 0, "done");
  say(w, 1, "done");
  say(w, 2, "show");
  CHECK(w.question().waited_for == first_seats(3));
  CHECK(serial(w, 0) == 2);
  CHECK(serial(w, 1) == 2);
  CHECK(serial(w, 2) == 2);
}

TEST_CASE("Window: it closes when all are done") {
  World w = talking();
  for (int seat : {2, 0, 1}) say(w, seat, "done");
  CHECK(w.question().kind == code(QuestionKind::Ballot));
}

TEST_CASE("Window: it closes at once when nothing is left to act upon") {
  World w = talking();
  for (int seat : {2, 0, 1}) say(w, seat, "show");
  CHECK(w.question().kind == code(QuestionKind::Ballot));
}

TEST_CASE("Ballot: all choose at once; sealing is public, the choice is not") {
  World w = talking();
  for (int seat : {2, 0, 1}) say(w, seat, "done");
  CHECK(w.question().sealed);
  CHECK(w.question().waited_for == first_seats(3));
  const Turn vote{Seat{0}, *kGame.parse(w.rules(), "point 2")};
  const std::vector<Event> events = w.answer(vote);
  REQUIRE(events.size() == 1);
  CHECK(events[0] == Event{.kind = code(EventKind::Sealed), .actor = Seat{0}});
  CHECK(w.question().waited_for == first_seats(3).without(Seat{0}));
  CHECK(w.question().may_answer == first_seats(3));
  CHECK(serial(w, 1) == 2);
  CHECK(serial(w, 0) == 2);
}

TEST_CASE("Ballot: a sealed choice may be replaced in silence; the last one counts") {
  World w = talking();
  for (int seat : {2, 0, 1}) say(w, seat, "done");
  say(w, 0, "point 2");
  const Bytes seen_by_other = w.view_bytes(Seat{1});
  CHECK(w.answer({Seat{0}, *kGame.parse(w.rules(), "point 1")}).empty());
  CHECK(w.view_bytes(Seat{1}) == seen_by_other);
  say(w, 1, "point 1");
  const std::vector<Event> events = w.answer({Seat{2}, *kGame.parse(w.rules(), "point 0")});
  REQUIRE(events.size() >= 5);
  CHECK(events[1] == Event{.kind = code(EventKind::Pointed), .actor = Seat{0}, .open = {1}});
  CHECK(events[4] == Event{.kind = code(EventKind::Chosen), .actor = Seat{1}});
}

}  // namespace holdout::testing
