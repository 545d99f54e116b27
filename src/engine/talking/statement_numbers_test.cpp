#include "engine/talking/statement_numbers.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr SeatSet kTeam = only(Seat{1}).with(Seat{2});

// 1 to all, 2 and 3 to the team, 4 to all, 5 to seat 2 alone, 6 to all; all by seat 2.
struct Talk {
  Talk() {
    for (const SeatSet audience : {kEverybody, kTeam, kTeam, kEverybody, only(Seat{2}), kEverybody}) {
      Statement said{.speaker = Seat{2}, .audience = audience};
      numbers.add(said);
      all.push_back(said);
    }
  }
  std::vector<int> heard_by(Seat seat) const {
    std::vector<int> ids;
    for (const Statement& said : all)
      if (hears(said, seat)) ids.push_back(numbers.as_heard(said, seat).id);
    return ids;
  }
  int answered(Seat speaker, int about, SeatSet audience = kEverybody) const {
    const Statement said{
        .speaker = speaker, .audience = audience, .about = static_cast<std::uint16_t>(about)};
    return numbers.answered_by(said).value_or(0);
  }

  StatementNumbers numbers;
  std::vector<Statement> all;
};

}  // namespace

TEST_CASE("everybody counts what they hear, without a gap") {
  const Talk talk;
  CHECK(talk.all.back().id == 6);
  CHECK(talk.heard_by(Seat{0}) == std::vector<int>{1, 2, 3});
  CHECK(talk.heard_by(kSpectator) == std::vector<int>{1, 2, 3});
  CHECK(talk.heard_by(Seat{1}) == std::vector<int>{1, 2, 3, 4, 5});
  CHECK(talk.heard_by(Seat{2}) == std::vector<int>{1, 2, 3, 4, 5, 6});
}

TEST_CASE("what is answered is what the speaker counts so, and only if all heard it who hear the answer") {
  const Talk talk;
  CHECK(talk.answered(Seat{0}, 1) == 1);
  CHECK(talk.answered(Seat{0}, 2) == 4);
  CHECK(talk.answered(Seat{0}, 3) == 6);
  CHECK(talk.answered(Seat{0}, 4) == 0);  // as if the others did not exist
  CHECK(talk.answered(Seat{1}, 4) == 4);
  CHECK(talk.answered(Seat{1}, 5) == 6);
  CHECK(talk.answered(Seat{1}, 2) == 0);  // would be answered before everybody
  CHECK(talk.answered(Seat{1}, 2, kTeam) == 2);
  CHECK(talk.answered(Seat{2}, 5, kTeam) == 0);
  CHECK(talk.answered(Seat{2}, 5, only(Seat{2})) == 5);
  const Statement answer{.id = 7, .speaker = Seat{1}, .about = 4};
  CHECK(talk.numbers.as_heard(answer, Seat{0}).about == 2);
  CHECK(talk.numbers.as_heard(answer, Seat{1}).about == 4);
}
