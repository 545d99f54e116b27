#include "kinds/kinds.h"

#include <doctest/doctest.h>

#include "content/read_json.h"

using holdout::kinds::cpp_header;
using holdout::kinds::cpp_statements;
using holdout::kinds::Read;
using holdout::kinds::read_kinds;

namespace {

constexpr std::string_view kSound = R"({
"include": "games/zig/rules/words.h",
"types": [{"type": "Area", "family": "area", "words": "kAreaKeys"},
          {"type": "Face", "as": "std::uint8_t", "least": 1, "most": "kFaces", "printed_zero": 0},
          {"type": "Cards", "bytes": 8}],
"questions": [{"kind": "chance"},
              {"kind": "search", "rule": "ZZ-1", "hides": "sealed words", "binds": true, "unseen_steps": true, "where": "not few"},
              {"kind": "keep_card", "rule": "ZZ-2", "rule_few": "ZZ-3", "timer": "search", "shown_as": "search", "may_pass": true, "for_talk": true}],
"actions": [{"kind": "give_to", "verb": "give to", "parts": "who:Seat area:Area n", "binds": true}, {"kind": "done", "passes": true}],
"events": [{"kind": "rolled", "text": "dice", "actor": "player", "parts": "n", "secret": "dice:Face*6", "says": "n", "seen_says": "dice",
            "reveals": "ZZ-4"},
           {"kind": "sealed", "told_to": "nobody", "look": {"ms": 200, "icon": "dot"}, "note": "a mark"}],
"lists": [{"list": "Why", "words": "too_many weak"}],
"statements": [{"say": "stay_out", "is": "promise", "parts": "player areas:Area* why?:Why", "note": "Z-1"},
               {"say": "door", "text": "the_door", "is": "factual", "parts": "what:noun=Why count:9 round:kRounds other?"},
               {"say": "agree", "is": "answer"}]
})";

Read read(std::string_view text) {
  return read_kinds(*holdout::content::read_json(text, "kinds.json"), "kinds.json");
}

std::string header() { return cpp_header(read(kSound).kinds, "zig"); }

// The complaints after one change of the sound file.
std::string complaints(std::string_view what, std::string_view with) {
  std::string text(kSound);
  REQUIRE(text.find(what) != std::string::npos);
  text.replace(text.find(what), what.size(), with);
  std::string all;
  for (const auto& problem : read(text).problems) all += problem.message() + "\n";
  return all;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("kinds: a sound file has nothing to complain about") { CHECK(read(kSound).problems.empty()); }

TEST_CASE("kinds: each kind has its enumerator, its parts and its row") {
  const std::string text = header();
  CHECK(has(text, "#include \"games/zig/rules/words.h\"\n"));
  CHECK(has(text, "enum class QuestionKind : std::uint8_t {\n  Chance,\n  Search,\n  KeepCard,\n};\n"));
  CHECK(has(text, "inline constexpr int kEventKinds = 2;\n"));
  CHECK(has(text, "kUnseenSteps{\"search\"};\n"));
  CHECK(has(text, "  holdout::Seat who{};\n  zig::Area area{};\n  int n{};\n"));
  CHECK(has(text, "use(self.who); use(self.area); use(self.n);"));
  CHECK(has(text, "  int n{};\n  std::array<std::uint8_t, 6> dice{};\n"));
  CHECK(has(text, "kBytesOf<holdout::zig::Cards> = 8;"));
  CHECK(has(text, "{\"area\", &kAreaPart, 1, 1}, {\"n\", &kNumberPart, 2, 1}"));
  CHECK(has(text, "{\"n\", &kNumberPart, 0, 1, true, false}"));
  CHECK(has(text, "{\"dice\", &kFacePart, 0, 6, false, true}"));
  CHECK(has(text, "\"rolled\", \"zig.event.dice\", \"zig.event.dice.seen\""));
  CHECK(has(text, ".least = 1, .most = kFaces, .printed_zero = 0}"));
  CHECK(has(
      text,
      "\"ZZ-2\", \"ZZ-3\", \"search\", 1, false, false, false, false, true, false, true, false, \"\", 0}"));
  CHECK(has(
      text,
      "\"ZZ-1\", \"ZZ-1\", \"\", 1, false, false, true, false, false, false, false, true, \"not few\", 0}"));
  CHECK(has(text, "kPartTypes{&kAreaPart, &kFacePart, &kCardsPart};\n"));
  CHECK(has(text, "kKinds{kQuestionRows, kActionRows, kEventRows, kPartTypes, 0};\n"));
  CHECK(has(text, "\"give_to\", \"zig.option.give_to\", \"give to\""));
  CHECK(has(text, "kGiveToAnswerParts, false, true}"));
  CHECK(has(text, "\"done\", {}, true, false}"));
  CHECK(has(text, "ToldTo::Nobody"));
}

TEST_CASE("statements: a row gives the enumerator, its parameters and its form; a list its enumeration") {
  const std::string text = cpp_statements(read(kSound).kinds, "zig");
  CHECK(has(text, "enum class Why : std::uint8_t { TooMany, Weak };\n"));
  CHECK(has(text, "kWhyWords{\"too_many\", \"weak\"};\n"));
  CHECK(has(text, "  StayOut,  // Z-1: player areas:Area* why?:Why\n  Door,  // what:noun=Why"));
  CHECK(has(text, "  Agree,\n};\ninline constexpr int kSays = 3;\n"));
  CHECK(
      has(text, "kStayOutParameters[] = {{.name = \"player\", .type = StatementParameter::Type::Player}, "));
  CHECK(has(text, ".type = StatementParameter::Type::WordSet, .family = \"area\", .words = kAreaKeys}, "));
  CHECK(
      has(text,
          "{.name = \"why\", .type = StatementParameter::Type::Word, .words = kWhyWords, .optional = true}"));
  CHECK(has(text, "Type::Word, .family = \"noun\", .words = kWhyWords}, "));
  CHECK(has(text, "Type::Number, .max = 9}, "));
  CHECK(has(text, "Type::Number, .max = kRounds}, "));
  CHECK(has(text, "{.name = \"other\", .type = StatementParameter::Type::Player, .optional = true}"));
  CHECK(has(text, "{\"stay_out\", kStayOutParameters, false, true, false, \"zig.say.stay_out\"}"));
  CHECK(has(text, "{\"the_door\", kDoorParameters, true, false, false, \"zig.say.the_door\"}"));
  CHECK(has(text, "{\"agree\", {}, false, false, true, \"zig.say.agree\"}"));
}

TEST_CASE("statements: a wrong row is refused with its line, what was found and what was expected") {
  CHECK(complaints("why?:Why", "why?:Wyh") ==
        "kinds.json:14: \"Wyh\" has no words; expected a number, a list or a type with words\n");
  CHECK(complaints("\"say\": \"agree\"", "\"say\": \"door\"") ==
        "kinds.json:16: \"door\" is declared again; expected each statement once\n");
  CHECK(complaints("\"say\": \"agree\"", "\"say\": \"Agree\"") ==
        "kinds.json:16: \"say\" is \"Agree\"; expected a name such as keep_out\n");
  CHECK(complaints("\"factual\"", "\"true\"") ==
        "kinds.json:15: \"is\" is \"true\"; expected one of promise, factual, answer\n");
  CHECK(complaints("player areas", "Player areas") ==
        "kinds.json:14: \"Player\" is no part; expected a name, and what it is after a colon\n");
  CHECK(complaints("too_many weak", "too-many weak") ==
        "kinds.json:13: \"too-many\" is no word; expected one such as too_many\n");
  CHECK(complaints("too_many weak", "") ==
        "kinds.json:13: has no name or no words; expected { \"list\": \"Reason\", \"words\": \"full weak\" "
        "}\n");
}

TEST_CASE("kinds: a wrong row is refused with its line, what was found and what was expected") {
  CHECK(complaints("\"n\", \"secret\"", "\"n m:Aera\", \"secret\"") ==
        "kinds.json:10: the type of \"m:Aera\" is not known; expected number, flag, Seat, SeatSet or one of "
        "types\n");
  CHECK(complaints("\"give_to\", \"verb\"", "\"Give\", \"verb\"") ==
        "kinds.json:9: \"kind\" is \"Give\"; expected a name such as card_dealt\n");
  CHECK(complaints("\"sealed\"", "\"rolled\"") ==
        "kinds.json:12: \"rolled\" is declared again; expected each kind once\n");
  CHECK(complaints("\"note\"", "\"nota\"") ==
        "kinds.json:12: \"nota\" is not known here; expected one of kind, text, parts, secret, says, "
        "seen_says, actor, told_to, reveals, alarms, look, note\n");
  CHECK(complaints("Face*6", "Face*17") ==
        "kinds.json:10: \"dice:Face*17\" is no part; expected name, name:Type or name:Type*3\n"
        "kinds.json:10: \"secret\" takes 17 bytes; expected at most 16\n");
  CHECK(complaints("dice:Face*6\"", "dice:Face n\"") ==
        "kinds.json:10: \"n\" is open and secret; expected a name for each part\n");
  CHECK(complaints("area:Area n", "area:Face*2 n") ==
        "kinds.json:9: \"parts\" takes 4 bytes; expected at most 3\n"
        "kinds.json:9: \"area\" is a list; expected one byte a part of an answer\n");
  CHECK(complaints("who:Seat area", "area:Seat area") ==
        "kinds.json:9: \"area\" is a part twice; expected a name for each part\n");
  CHECK(complaints("\"shown_as\": \"search\"", "\"shown_as\": \"serach\"") ==
        "kinds.json:1: \"keep_card\" is shown as \"serach\"; expected a kind of question\n");
  CHECK(complaints("not few", "only few") ==
        "kinds.json:7: \"where\" is \"only few\"; expected the name of a board fact, or not and its name\n");
  CHECK(complaints("\"bytes\": 8", "\"bytes\": 9") == "kinds.json:5: Cards takes 9 bytes; expected 1 to 8\n");
  CHECK(complaints("\"says\": \"n\"", "\"says\": \"m\"") ==
        "kinds.json:10: \"says\" says \"m\"; expected names of its parts\n");
  CHECK(complaints("\"told_to\": \"nobody\"", "\"told_to\": \"some\"") ==
        "kinds.json:12: \"told_to\" is \"some\"; expected one of all, seers, nobody\n");
  CHECK(complaints("\"icon\"", "\"sign\"") ==
        "kinds.json:12: \"sign\" is not known here; expected one of ms, icon, at, turn, spoken, outcome\n");
  CHECK(complaints("{\"ms\": 200, \"icon\": \"dot\"}", "200") ==
        "kinds.json:12: \"look\" says nothing; expected an object such as { \"ms\": 200 }\n");
  CHECK(complaints(", \"words\": \"kAreaKeys\"", "") ==
        "kinds.json:3: Area has a family but no words; expected the list of its words\n"
        "kinds.json:14: \"Area\" has no words; expected a number, a list or a type with words\n");
  CHECK(complaints("\"actions\"", "\"answers\"").starts_with("kinds.json:9: \"answers\" is not known here"));
}
