#include <doctest/doctest.h>

#include "texts/text_tables.h"

using holdout::checks::Files;
using holdout::texts::gather;
using holdout::texts::Gathered;

namespace {

// The only problem that one file has.
std::string problem(const std::string& path, const std::string& text) {
  const Gathered gathered = gather({{path, text}});
  REQUIRE(gathered.problems.size() == 1);
  return gathered.problems[0].message();
}

}  // namespace

TEST_CASE("make_texts: files of one language become one table, by key") {
  const Gathered gathered = gather({{"en/a.json", "{\"b\": \"Bat\", \"a\": \"{n} areas\"}"},
                                    {"en/b.json", "{\"c\": \"Can\"}"},
                                    {"pl/a.json", "{\"a\": \"„kij”\"}"}});
  CHECK(gathered.problems.empty());
  REQUIRE(gathered.languages.size() == 2);
  CHECK(gathered.languages.at("en") ==
        holdout::texts::Messages{{"a", "{n} areas"}, {"b", "Bat"}, {"c", "Can"}});
  CHECK(gathered.languages.at("pl").at("a") == "„kij”");
}

TEST_CASE("make_texts: a bad text is refused with its file and line") {
  CHECK(problem("texts/en/a.json", "{\n\"a\": \"A\",\n\"a\": \"B\"\n}") ==
        "texts/en/a.json:3: the member \"a\" is given twice; expected each member once");
  CHECK(problem("en/a.json", "{\n\"a\": \"{n, plural, one {#}}\"\n}").starts_with("en/a.json:2: \"a\": "));
  CHECK(problem("en/a.json", "{\n\"a\": \"{n\"\n}").starts_with("en/a.json:2: \"a\": no ICU message"));
  CHECK(problem("en/a.json", "{\n\"a\": \"{n, number}\"\n}") ==
        "en/a.json:2: \"a\": argument n should be plain, plural or select");
  CHECK(problem("pl/a.json", "{\"a\": \"A\", \"b\": 3}") ==
        "pl/a.json:1: \"b\" is 3; expected a message in quotes");
  CHECK(problem("en/a.json", "[1]") ==
        "en/a.json:1: is a list of 1; expected one object of keys and messages");
  CHECK(problem("xx/a.json", "{}") ==
        "xx/a.json: the plural forms of language \"xx\" are not known; expected en/<file>.json or "
        "pl/<file>.json");
}

TEST_CASE("make_texts: a key may stand in one file of a language only") {
  const Gathered gathered = gather({{"en/a.json", "{\n\"a\": \"A\"}"}, {"en/b.json", "{\"a\": \"B\"}"}});
  REQUIRE(gathered.problems.size() == 1);
  CHECK(gathered.problems[0].message() == "en/b.json:1: \"a\" is given again; expected only en/a.json:2");
}

TEST_CASE("make_texts: the source quotes what C++ would misread") {
  const std::string source = holdout::texts::write_source({{"en", {{"a", "say \"no\"\\\n"}}}});
  CHECK(source.find("{\"a\", \"say \\\"no\\\"\\\\\\012\"}") != std::string::npos);
  CHECK(source.find("{\"en\", k_en}") != std::string::npos);
}
