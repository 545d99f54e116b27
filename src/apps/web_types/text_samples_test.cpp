#include "apps/web_types/text_samples.h"

#include <array>

#include <doctest/doctest.h>

using namespace holdout;

namespace {

std::string samples() {
  static constexpr std::array<CompiledText, 4> kTexts{
      {{"log.go",
        "{who, select, me {I go} other {They go}} {area_in}, {n, plural, one {# step} other {# steps}}"},
       {"plain", "Plain"},
       {"term.area.hall", "Hall"},
       {"term.area.hall.in", "in the Hall"}}};
  return text_samples({"en", kTexts});
}

bool mentions(std::string_view part) { return samples().find(part) != std::string::npos; }

}  // namespace

TEST_CASE("text samples: a text without arguments is written once") {
  CHECK(mentions("{\"said\":[\"plain\",{}],\"text\":\"Plain\"}\n"));
  CHECK(samples().find("plain", samples().find("plain") + 1) == std::string::npos);
}

TEST_CASE("text samples: facts fit what the message asks for") {
  CHECK(mentions(
      R"({"said":["log.go",{"area":"area:hall","who":"me","n":1}],"text":"I go in the Hall, 1 step"})"));
  CHECK(mentions(R"("who":"other")"));
  CHECK(mentions("They go in the Hall, 2 steps"));
  CHECK(samples().starts_with("{\"language\":\"en\",\"names\":[\"Aga\","));
}
