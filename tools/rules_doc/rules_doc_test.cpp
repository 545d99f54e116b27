#include "rules_doc/rules_doc.h"

#include <vector>

#include <doctest/doctest.h>

#include "checks/findings.h"
#include "content/read_json.h"

using namespace holdout;

namespace {

// Files of one language that are read as documents: the rules of each game, and its ends where it has some.
checks::Files documents(const std::string& language) {
  return checks::read_files(HOLDOUT_SOURCE_DIR, {"games"},
                            {"/texts/" + language + "/rules.json", "/texts/" + language + "/epilogues.json"});
}

std::string file_text(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const checks::Files found =
      checks::read_files(HOLDOUT_SOURCE_DIR, {path.substr(0, slash)}, {path.substr(slash)});
  REQUIRE_MESSAGE(found.size() == 1, path);
  return found.front().text;
}

content::Node read(const checks::TextFile& file) {
  Result<content::Node> object = content::read_json(file.text, file.path);
  REQUIRE_MESSAGE(object, object.problem().message());
  return *object;
}

std::vector<std::string> keys_of(const content::Node& object) {
  std::vector<std::string> keys;
  for (const content::Node& entry : object.children) keys.push_back(entry.name);
  return keys;
}

// What is wrong with a file of texts called t.json.
std::string complaint(std::string_view json) {
  const Result<std::string> document = rules_doc(json, "t.json");
  return document ? "" : document.problem().message();
}

}  // namespace

TEST_CASE("rules_doc: the checked-in rules are what the texts give") {
  int compared = 0;
  for (const auto& [language, document] : {std::pair{"en", "rulebook.md"}, std::pair{"pl", "rulebook.pl.md"}})
    for (const checks::TextFile& file : documents(language)) {
      if (!file.path.ends_with("/rules.json")) continue;
      const Result<std::string> written = rules_doc(file.text, file.path);
      REQUIRE_MESSAGE(written, written.problem().message());
      const std::string kept = file.path.substr(0, file.path.find("/texts/") + 1) + document;
      const bool is_current = *written == file_text(kept);  // a failure should not print both
      CHECK_MESSAGE(is_current, kept << " is out of date: write it again with make_rules_doc");
      ++compared;
    }
  CHECK(compared >= 4);
}

TEST_CASE("rules_doc: both languages have the same rules and epilogues in the same order") {
  const checks::Files english = documents("en");
  const checks::Files polish = documents("pl");
  REQUIRE(english.size() == polish.size());
  for (std::size_t i = 0; i < english.size(); ++i)
    CHECK_MESSAGE(keys_of(read(english[i])) == keys_of(read(polish[i])), english[i].path);
}

TEST_CASE("rules_doc: rules and epilogues are messages without arguments or quoting") {
  for (const char* language : {"en", "pl"})
    for (const checks::TextFile& file : documents(language))
      for (const content::Node& entry : read(file).children) {
        CHECK_MESSAGE(entry.text.find_first_of("'{}") == std::string::npos, language << " " << entry.name);
        CHECK_MESSAGE(!entry.text.empty(), language << " " << entry.name);
      }
}

// Ids of an invented game: ids of a real one would count as tested.
TEST_CASE("rules_doc: every key becomes its part of the document, in the order of the file") {
  const Result<std::string> document = rules_doc(R"({
    "rules.zig.title": "Zig",
    "rules.zig.legal": "Ours.",
    "rules.zig.section.round": "The round",
    "rules.zig.intro.1": "First talk.",
    "rules.zig.intro.2": "Then vote.",
    "rules.zig.round.1": "Talk.",
    "rules.zig.round.2": "Vote.",
    "rules.zig.subsection.vote": "Voting",
    "rule.ZZ-101": "Point at one, see ZZ-V01.",
    "rule.ZZ-V01": "Point at two.",
    "rules.zig.note.ends": "How it ends:",
    "rules.zig.epilogue.07": "All are gone.",
    "rules.zig.automatic.vote": "Vote: nobody.",
    "rules.zig.setup.1": "Sit down.",
    "rules.zig.figure.dice": "2 dice."
  })",
                                                 "t.json");
  REQUIRE(document);
  CHECK(document->substr(document->find("\n\n") + 2) ==
        "# Zig\n\n> Ours.\n\n## The round\n\nFirst talk.\n\nThen vote.\n\n1. Talk.\n2. Vote.\n\n"
        "### Voting\n\n- **ZZ-101** Point at one, see ZZ-V01.\n- **ZZ-V01** Point at two.\n\n"
        "How it ends:\n\n1. All are gone.\n\n- Vote: nobody.\n\n1. Sit down.\n\n- 2 dice.\n");
}

TEST_CASE("rules_doc: bad texts are refused with their place") {
  CHECK(complaint("{\n\"rule.ZZ-1\": \"a\",\n\"rool.ZZ-2\": \"b\"\n}")
            .starts_with("t.json:3: \"rool.ZZ-2\" has no place in the rules; expected a key"));
  CHECK(complaint("{\"rules.title\": \"a\"}")
            .starts_with("t.json:1: \"rules.title\" has no place in the rules; expected a key"));
  CHECK(complaint("{\"rules.zig.tale.1\": \"a\"}").starts_with("t.json:1: "));
  CHECK(complaint("{\"rule.ZZ-1\": 5}") == "t.json:1: \"rule.ZZ-1\" is 5; expected a text");
  CHECK(complaint("[]").starts_with("t.json:1: the file holds"));
  CHECK(complaint("{\n\"rule.ZZ-1\": \"a\",\n\"rule.ZZ-1\": \"b\"\n}").starts_with("t.json:3: "));
  CHECK(complaint("{\"rule.ZZ-1\": ").starts_with("t.json:1: "));
}
