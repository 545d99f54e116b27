#include "games/the_thing/rules/wording/notation.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/the_thing.h"

// Answers as text: every kind reads back as it was written.

namespace holdout::the_thing {
namespace {

Rules rules_of(int players) {
  const Result<Rules> rules = make_rules({.players = players, .options = {}, .figures = {}});
  REQUIRE(bool(rules));
  return *rules;
}

void reads_back(const Rules& r, Action a) {
  const std::string text = TheThing::notation(r, a);
  const Result<Action> read = TheThing::parse(r, text);
  REQUIRE_MESSAGE(bool(read), text);
  CHECK_MESSAGE(*read == a, text);
}

bool names_a_slot_second(const Rules& r, ActionKind kind) { return kind == ActionKind::Place && r.few; }

void check_kind(const Rules& r, ActionKind kind) {
  for (int a = 0; a < 2; ++a) {
    Action each{u8(kind), u8(a), 0, 0, 0};
    const std::string text = TheThing::notation(r, each);
    REQUIRE_FALSE(text.empty());
    const Result<Action> read = TheThing::parse(r, text);
    REQUIRE_MESSAGE(bool(read), text);
    if (read->a != each.a) CHECK(read->a == 0);  // a kind without arguments
    if (names_a_slot_second(r, kind)) each.b = 2;
    each.a = read->a;
    reads_back(r, each);
  }
}

TEST_CASE("every kind of answer has a notation that reads back, with few players and with many") {
  for (int players : {2, 6})
    for (int kind = 0; kind <= static_cast<int>(ActionKind::CloseTalk); ++kind)
      check_kind(rules_of(players), static_cast<ActionKind>(kind));
}

TEST_CASE("answers with several parts") {
  const Rules r = rules_of(5);
  reads_back(r, answer::Hand{.use = 1, .repair = 0, .sabotage = 2});
  reads_back(r, answer::Peek{.who = Slot{4}, .n = 1});
  reads_back(r, answer::Strike{.place = Location::Kennel, .n = 7});
  reads_back(r, answer::TurnDie{.n = 2, .face = Face::Repair});
  CHECK(TheThing::notation(r, answer::Peek{.who = Slot{1}, .n = 0}) == "peek green 1");
  CHECK(TheThing::notation(r, answer::Place{.place = Location::Boiler}) == "place boiler");
  CHECK(TheThing::notation(rules_of(3), answer::Place{.place = Location::Boiler, .who = Slot{4}}) ==
        "place boiler c5");
  CHECK(*TheThing::parse(r, "Keep Firearm") == answer::Keep{good(WeaponKind::Firearm)});
  CHECK(*TheThing::parse(r, "assimilate p2") == answer::Assimilate{Slot{2}});
}

TEST_CASE("a drawn card is counted among its own kind, a kept one among all goods") {
  const Rules r = rules_of(4);
  CHECK(*TheThing::parse(r, "draw keys") == answer::Draw{ItemKind::Keys});
  CHECK(*TheThing::parse(r, "draw firearm") == answer::Draw{WeaponKind::Firearm});
  CHECK(*TheThing::parse(r, "draw failure") == answer::Draw{LabKind::Failure});
  CHECK(*TheThing::parse(r, "keep keys") == answer::Keep{good(ItemKind::Keys)});
}

TEST_CASE("with four or more players a speaker need not name itself") {
  const Rules r = rules_of(4);
  CHECK(*parse_answer_of(r, Seat{2}, "test red") == answer::Test{.who = Slot{0}, .own = Slot{2}});
  CHECK(*parse_answer_of(r, Seat{2}, "test red green") == answer::Test{.who = Slot{0}, .own = Slot{1}});
  CHECK(!TheThing::parse(r, "test red"));
  CHECK(!parse_answer_of(rules_of(2), Seat{0}, "test c4"));
}

TEST_CASE("an answer fits what a text says as far as it goes") {
  const Rules r = rules_of(4);
  const Action place = answer::Place{.place = Location::Lab};
  CHECK(*fits_answer(r, Seat{0}, "place", place));
  CHECK(*fits_answer(r, Seat{0}, "place lab", place));
  CHECK_FALSE(*fits_answer(r, Seat{0}, "place radio", place));
  CHECK_FALSE(*fits_answer(r, Seat{0}, "peek blue", answer::Peek{.who = Slot{1}, .n = 0}));
  CHECK(*fits_answer(r, Seat{0}, "peek blue", answer::Peek{.who = Slot{2}, .n = 1}));
  CHECK_FALSE(bool(fits_answer(r, Seat{0}, "fly", place)));
}

TEST_CASE("what is no answer is refused with what was expected") {
  const Rules r = rules_of(4);
  for (std::string_view text :
       {"", "fly", "place", "place moon", "peek white 1", "peek red 4", "pass now", "hand 1 2"})
    CHECK_MESSAGE(!TheThing::parse(r, text), text);
  CHECK(TheThing::parse(r, "place moon").problem().expected.find("boiler") != std::string::npos);
}

}  // namespace
}  // namespace holdout::the_thing
