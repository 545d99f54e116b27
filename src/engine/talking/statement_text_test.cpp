#include "engine/talking/statement_text.h"

#include <array>

#include <doctest/doctest.h>

using namespace holdout;

namespace {

using Type = StatementParameter::Type;

constexpr std::array<std::string_view, 3> kRooms{"", "attic", "cellar"};
constexpr std::array kGoTo{
    StatementParameter{.name = "room", .type = Type::Word, .family = "room", .words = kRooms}};
constexpr std::array kRats{
    StatementParameter{.name = "rooms", .type = Type::WordSet, .family = "room", .words = kRooms},
    StatementParameter{.name = "count", .type = Type::Number, .optional = true, .max = 9},
    StatementParameter{.name = "player", .type = Type::Player, .optional = true}};
constexpr std::array<StatementForm, 3> kForms{
    StatementForm{.key = "go_to", .parameters = kGoTo, .promise = true, .text = "house.say.go_to"},
    StatementForm{.key = "rats", .parameters = kRats, .text = "house.say.rats"},
    StatementForm{.key = "agree", .parameters = {}, .answers = true, .text = "house.say.agree"}};

std::string again(std::string_view text) {
  const Result<Statement> said = parse_statement(kForms, text);
  return said ? statement_notation(kForms, *said) : said.problem().message();
}

}  // namespace

TEST_CASE("statements are written and read by the table of forms") {
  CHECK(again("say go_to room=cellar") == "say go_to room=cellar");
  CHECK(again("say go_to to=P1,P3 room=2") == "say go_to room=cellar to=P1,P3");
  CHECK(again("say rats rooms=cellar,attic count=3") == "say rats rooms=attic,cellar count=3");
  CHECK(again("say rats rooms=attic player=P4 heard_by=P0,P4,spectators") ==
        "say rats rooms=attic player=P4 heard_by=P0,P4,spectators");
  CHECK(again("say agree about=17") == "say agree about=17");
  const Result<Statement> said = parse_statement(kForms, "say rats rooms=attic");
  REQUIRE(said);
  CHECK(said->args == std::array<std::uint16_t, 5>{0b010, kNotSaid, kNotSaid, 0, 0});
  CHECK(said->audience == kEverybody);
}

TEST_CASE("a bad statement is refused with the word at fault") {
  CHECK(again("go_to room=attic") ==
        "statement: text 'go_to room=attic' is not understood; expected 'say', a form and its values");
  CHECK(again("say shout") == "statement: form 'shout' is not understood; expected one of the game's forms");
  CHECK(again("say go_to") == "go_to: room is not said; expected a value");
  CHECK(again("say go_to room=roof") ==
        "statement: room 'roof' is not understood; expected one of attic, cellar");
  CHECK(again("say go_to room=0") == "statement: room '0' is not understood; expected one of attic, cellar");
  CHECK(again("say go_to room=attic, to=P1") ==
        "statement: room 'attic,' is not understood; expected one of attic, cellar");
  CHECK(again("say rats rooms=attic,roof") ==
        "statement: rooms 'attic,roof' is not understood; expected some of attic, cellar");
  CHECK(again("say rats rooms=attic count=10") ==
        "statement: count '10' is not understood; expected a number up to 9");
  CHECK(again("say rats rooms=attic player=P9") ==
        "statement: player 'P9' is not understood; expected a seat, P0 to P7");
  CHECK(again("say rats rooms=attic size=2") ==
        "statement: name 'size' is not understood; expected rooms, count, player, to, about or heard_by");
  CHECK(again("say rats attic") == "statement: word 'attic' is not understood; expected name=value");
  CHECK(again("say agree") == "agree: answers nothing; expected the number of an earlier statement");
  CHECK(again("say go_to room=attic about=3") == "go_to: cannot be an answer; expected no earlier statement");
}

TEST_CASE("a statement must fit the table it is said at") {
  Statement said{.kind = 1, .speaker = Seat{0}};
  said.args = {0b110, kNotSaid, 2, 0, 0};
  CHECK(well_formed(kForms, 3, said));
  CHECK_FALSE(well_formed(kForms, 2, said));
  said.args = {0b001, kNotSaid, kNotSaid, 0, 0};
  CHECK_FALSE(well_formed(kForms, 3, said));  // names the word that is none
  said.args = {0, kNotSaid, kNotSaid, 0, 0};
  CHECK_FALSE(well_formed(kForms, 3, said));
  said.args = {0b010, kNotSaid, kNotSaid, 7, 0};
  CHECK_FALSE(well_formed(kForms, 3, said));
  said.args = {0b010, kNotSaid, kNotSaid, 0, 0};
  said.to = only(Seat{3});
  CHECK_FALSE(well_formed(kForms, 3, said));
  said.kind = 3;
  CHECK_FALSE(well_formed(kForms, 3, said));
}

TEST_CASE("a statement gives its sentence the facts of its parameters") {
  Statement said{.kind = 1, .speaker = Seat{2}, .to = only(Seat{0})};
  said.args = {0b110, kNotSaid, 2, 0, 0};
  const Sentence words = statement_sentence(kForms[1], said);
  CHECK(words.key == "house.say.rats");
  REQUIRE(words.facts.size() == 5);
  CHECK(words.facts[0].type == Fact::Type::Terms);
  CHECK(words.facts[0].value == 0b110);
  CHECK(words.facts[1].type == Fact::Type::Keyword);
  CHECK(words.facts[1].word == "none");
  CHECK(words.facts[2].type == Fact::Type::Player);
  CHECK(words.facts[4].name == "me");
  CHECK(words.facts[4].word == "yes");
  const Sentence line = spoken_line(said, "rats!");
  CHECK(line.facts[3].word == "yes");
  CHECK(line.facts[4].word == "rats!");
}
