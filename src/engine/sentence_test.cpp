#include "engine/sentence.h"

#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("FigureRow: as many figures as it has room for come out as they went in") {
  FigureRow row;
  for (int i = 0; i < kMaxRowFigures; ++i) row.push(31 - i);
  int expected = 31;
  row.each([&](int figure) { CHECK(figure == expected--); });
  CHECK(expected == 31 - kMaxRowFigures);
  CHECK_THROWS_AS(row.push(1), std::logic_error);
}

TEST_CASE("Sentence: one fact more than there is room for is a mistake of ours") {
  Sentence sentence("some.key");
  for (int i = 0; i < kMaxFacts; ++i) sentence.number("n", i);
  CHECK(sentence.facts.size() == kMaxFacts);
  CHECK_THROWS_AS(sentence.number("n", 0), std::logic_error);
}

}  // namespace holdout
