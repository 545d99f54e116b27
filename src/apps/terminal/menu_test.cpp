#include "apps/terminal/menu.h"

#include <array>

#include <doctest/doctest.h>

using namespace holdout;

namespace {

// A game of its own: rooms 1 to 3 with printed numbers, dice 1 to 3 counted from 0, and goods.
constexpr std::array<std::string_view, 4> kRooms{"", "hall", "yard", "loft"};
constexpr std::array<std::string_view, 2> kGoods{"rope", "lamp"};
constexpr PartType kRoom{
    .name = "Room", .says = PartType::Says::Word, .printed_zero = 0, .family = "room", .words = kRooms};
constexpr PartType kDie{.name = "Die", .printed_zero = 1};
constexpr PartType kGood{.name = "Good", .says = PartType::Says::Word, .family = "good", .words = kGoods};
constexpr PartRow kGoParts[] = {{"room", &kRoom, 0, 1}};
constexpr PartRow kTurnParts[] = {{"die", &kDie, 0, 1}};
constexpr PartRow kUseParts[] = {{"good", &kGood, 0, 1}};
constexpr ActionRow kActions[] = {{"pass", "", "pass", {}, true},
                                  {"go", "", "go", kGoParts},
                                  {"turn", "", "turn", kTurnParts},
                                  {"use", "", "use", kUseParts, false, true}};
constexpr QuestionRow kQuestions[] = {{.key = "move", .ask = "", .wait = ""},
                                      {.key = "escape", .ask = "", .wait = "", .binds = true}};
constexpr Kinds kKinds{.questions = kQuestions, .actions = kActions};

constexpr Action kPass{0, 0, 0, 0, 0};
constexpr Action go(std::uint8_t room) { return {1, room, 0, 0, 0}; }
constexpr Action turn(std::uint8_t die) { return {2, die, 0, 0, 0}; }
constexpr Action use(std::uint8_t good) { return {3, good, 0, 0, 0}; }

using Labels = std::vector<std::string>;

Labels labels(const std::vector<Action>& answers) {
  return menu_labels(kKinds, answers, std::vector<Sentence>(answers.size()));
}

}  // namespace

TEST_CASE("menu: answers count from 1 where the board prints no numbers on them") {
  CHECK(labels({use(0), use(1), kPass}) == Labels{"1", "2", "3"});
}

TEST_CASE("menu: a place is picked by the number that is printed on it, whichever places there are") {
  CHECK(labels({go(2), go(3)}) == Labels{"2", "3"});
  CHECK(labels({turn(0), turn(2)}) == Labels{"1", "3"});
  CHECK(labels({go(3), use(0), kPass}) == Labels{"3", "a", "b"});  // what has no number has a letter
  CHECK(labels({go(0), go(1)}) == Labels{"a", "1"});               // no place at all
}

TEST_CASE("menu: letters, where a printed number would not say which answer is meant") {
  CHECK(labels({go(1), turn(0), kPass}) == Labels{"a", "b", "c"});
  const Sentence there = Sentence("move").term("to", "room", "loft");
  const Sentence back = Sentence("move").term("from", "room", "hall").term("to", "room", "loft");
  const std::vector<Action> answers{use(0), kPass};
  CHECK(menu_labels(kKinds, answers, std::vector{there, Sentence()}) == Labels{"3", "a"});
  CHECK(menu_labels(kKinds, answers, std::vector{back, Sentence()}) == Labels{"a", "b"});
  const Labels many = labels(std::vector<Action>(60, go(1)));
  CHECK(many[25] == "z");
  CHECK(many[26] == "aa");
  CHECK(many[53] == "bb");
}

TEST_CASE("menu: what binds is an answer that says so, or any but to pass where the question does") {
  CHECK(passes(kKinds, kPass));
  CHECK_FALSE(passes(kKinds, use(0)));
  CHECK(binds(kKinds, 0, use(0)));
  CHECK_FALSE(binds(kKinds, 0, go(1)));
  CHECK(binds(kKinds, 1, go(1)));
  CHECK_FALSE(binds(kKinds, 1, kPass));
  CHECK_FALSE(binds(kKinds, 1, {255, 0, 0, 0, 0}));
}
