#include "checks/texts.h"

#include <doctest/doctest.h>

using holdout::checks::check_texts;
using holdout::checks::Findings;
using holdout::checks::TextInput;

namespace {

TextInput sound_input() {
  return {
      .texts = {{"texts/en/a.json",
                 "{\n\"log.left\": \"{n, plural, one {# monster leaves} other {# monsters leave}}.\",\n"
                 "\"item.saw\": \"Chainsaw\"\n}\n"},
                {"texts/pl/a.json",
                 "{\n\"log.left\": \"{n, plural, one {# potwór} few {# potwory} many {# potworów} other {# "
                 "potwora}}.\",\n"
                 "\"item.saw\": \"Piła\"\n}\n"}},
      .sources = {{"src/a.cpp", "say(\"log.left\");\nsay(\"item.\" + name);\nopen(\"cold.rows\");\n"}},
      .prefixes = {{"texts/prefixes.txt", "# completed by code\nitem.  # names of items\n"}},
  };
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), with);
}

// The only complaint after one change of one file.
std::string complaint(std::string holdout::checks::TextFile::*field, holdout::checks::Files TextInput::*files,
                      std::size_t index, const std::string& what, const std::string& with) {
  TextInput input = sound_input();
  std::string& text = (input.*files)[index].*field;
  text = replaced(text, what, with);
  const Findings findings = check_texts(input);
  REQUIRE(findings.size() == 1);
  return findings[0].message;
}

std::string english(const std::string& what, const std::string& with) {
  return complaint(&holdout::checks::TextFile::text, &TextInput::texts, 0, what, with);
}
std::string polish(const std::string& what, const std::string& with) {
  return complaint(&holdout::checks::TextFile::text, &TextInput::texts, 1, what, with);
}
std::string source(const std::string& what, const std::string& with) {
  return complaint(&holdout::checks::TextFile::text, &TextInput::sources, 0, what, with);
}

}  // namespace

TEST_CASE("check_text: complete texts pass") { CHECK(check_texts(sound_input()).empty()); }

TEST_CASE("check_text: a key must be in both languages, once") {
  CHECK(polish("\"item.saw\": \"Piła\"", "\"item.saw\": \"Piła\", \n\"item.bat\": \"Kij\"") ==
        "\"item.bat\" is missing in en");
  TextInput input = sound_input();
  input.texts.push_back({"texts/en/b.json", "{\"item.saw\": \"Saw\"}"});
  const Findings findings = check_texts(input);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].message == "\"item.saw\" is already in texts/en/a.json:3");
}

TEST_CASE("check_text: messages are well formed, with the same arguments and all plural forms") {
  CHECK(polish(" few {# potwory}", "") == "\"log.left\": plural of n lacks the form 'few'");
  CHECK(english("one {", "few {# of them} one {") ==
        "\"log.left\": plural of n has the form 'few', which the language lacks");
  CHECK(polish("Piła", "Piła {whose}") == "\"item.saw\" has arguments {} in en but {\"whose\"} in pl");
  CHECK(english("Chainsaw", "{").starts_with("\"item.saw\": no ICU message (U_UNMATCHED_BRACES"));
  TextInput input = sound_input();
  input.texts[0].text = replaced(input.texts[0].text, "\"Chainsaw\"", "[1]");
  CHECK(check_texts(input)[0].message == "\"item.saw\" should be a message in quotes");
}

TEST_CASE("check_text: only plain arguments, plural and select") {
  TextInput input = sound_input();
  for (auto& file : input.texts)
    file.text = replaced(file.text, "\"item.saw\": \"", "\"item.saw\": \"{at, date} ");
  const Findings findings = check_texts(input);
  REQUIRE(findings.size() == 2);
  CHECK(findings[0].message == "\"item.saw\": argument at should be plain, plural or select");
}

TEST_CASE("check_text: what sources name exists, and what exists is named") {
  CHECK(source("say(\"log.left\");", "say(\"log.left\"), say(\"log.gone\");") ==
        "\"log.gone\" is in no language");
  CHECK(source("say(\"log.left\");", "") == "\"log.left\" is used by no source");
  CHECK(source("\"item.\" + name", "name") == "no source names \"item.\"");
  TextInput input = sound_input();
  input.prefixes[0].text += "area.\n";
  const Findings findings = check_texts(input);
  REQUIRE(findings.size() == 2);
  CHECK(findings[0].message == "no key starts with \"area.\"");
}

TEST_CASE("check_text: a language without known plural forms is refused") {
  TextInput input = sound_input();
  input.texts.push_back({"texts/xx/a.json", "{}"});
  const Findings findings = check_texts(input);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].message == "the plural forms of language 'xx' are not known here");
}

TEST_CASE("check_text: the web client uses keys, too") {
  const auto findings = [](const std::string& web) {
    TextInput input = sound_input();
    for (auto& file : input.texts)
      file.text = replaced(file.text, "{\n", "{\n\"web.pace.live\": \"x\",\n\"web.home\": \"y\",\n");
    input.web = {{"web/src/A.svelte", web}};
    std::string all;
    for (const auto& finding : check_texts(input)) all += finding.message + "\n";
    return all;
  };
  CHECK(findings("{t('web.home')} {t(`web.pace.${pace}`)}").empty());
  CHECK(findings("{t(\"web.home\")} {t('web.pace.' + pace)}").empty());
  CHECK(findings("t('web.home');") == "\"web.pace.live\" is used by no source\n");
  CHECK(findings("// t('web.home')\nt(`web.pace.${pace}`);") == "\"web.home\" is used by no source\n");
  CHECK(findings("t('web.home'); t('web.away'); t(`web.pace.${pace}`);") ==
        "\"web.away\" is in no language\n");
  CHECK(findings("t('web.home'); t('web.pace.live'); t(`web.colour.${colour}`);") ==
        "no key starts with \"web.colour.\"\n");
  CHECK(findings("t('web.home'); t('web.pace.live'); t(`web.${all}`);") ==
        "\"web.\" could be any key of the web\n");
  CHECK(findings("t('web.home'); t('web.pace.live'); store.get(`other.${x}`);").empty());
}

TEST_CASE("check_text: a row of kinds stands for the keys of its sentences") {
  const auto findings = [](const std::string& keys) {
    TextInput input = sound_input();
    for (auto& file : input.texts) file.text = replaced(file.text, "{\n", "{\n" + keys);
    input.kinds = {{"games/zig/kinds.json",
                    R"({
"questions": [{"kind": "chance"}, {"kind": "bid"}, {"kind": "look", "shown_as": "bid"}],
"actions": [{"kind": "pass"}, {"kind": "roll", "chance": true}],
"events": [{"kind": "rolled", "secret": "face"}, {"kind": "sealed", "told_to": "nobody"}]})"}};
    std::string all;
    for (const auto& finding : check_texts(input))
      all += finding.path + ":" + std::to_string(finding.line) + " " + finding.message + "\n";
    return all;
  };
  const std::string sound =
      "\"zig.ask.look\": \"x\",\n\"zig.wait.bid\": \"x\",\n\"zig.option.pass\": \"x\",\n"
      "\"zig.event.rolled\": \"x\",\n\"zig.event.rolled.seen\": \"x\",\n";
  CHECK(findings(sound).empty());
  CHECK(findings(sound + "\"zig.event.sealed\": \"x\",\n") ==
        "texts/en/a.json:7 \"zig.event.sealed\" is used by no source\n");
  CHECK(findings(replaced(sound, "option.pass", "option.past")) ==
        "texts/en/a.json:4 \"zig.option.past\" is used by no source\n"
        "games/zig/kinds.json:3 \"zig.option.pass\" is in no language\n");
}
