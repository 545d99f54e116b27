#include "engine/result.h"

#include <memory>

#include <doctest/doctest.h>

namespace holdout {
namespace {

Result<int> half_of(int number) {
  if (number % 2 != 0) return Problem{.where = "number", .what = "is odd", .expected = "an even number"};
  return number / 2;
}

Result<void> accept_only_even(int number) {
  if (const Result<int> half = half_of(number); !half) return half.problem();
  return {};
}

}  // namespace

TEST_CASE("a result is a value or a problem") {
  const Result<int> good = half_of(6);
  REQUIRE(good);
  CHECK(good.value() == 3);
  CHECK(*good == 3);

  const Result<int> bad = half_of(7);
  REQUIRE_FALSE(bad);
  CHECK(bad.problem().what == "is odd");
}

TEST_CASE("reading the side that is not there is caught") {
  CHECK_THROWS_AS(static_cast<void>(half_of(7).value()), std::bad_variant_access);
  CHECK_THROWS_AS(static_cast<void>(half_of(6).problem()), std::bad_variant_access);
  CHECK_THROWS_AS(static_cast<void>(accept_only_even(6).problem()), std::bad_optional_access);
}

TEST_CASE("a result without a value passes the problem on") {
  CHECK(accept_only_even(2));
  const Result<void> refused = accept_only_even(3);
  REQUIRE_FALSE(refused);
  CHECK(refused.problem() == half_of(3).problem());
}

TEST_CASE("a result gives up a value that cannot be copied") {
  Result<std::unique_ptr<int>> owned = std::make_unique<int>(5);
  REQUIRE(owned);
  const std::unique_ptr<int> taken = *std::move(owned);
  CHECK(*taken == 5);
}

TEST_CASE("a problem is one sentence made of the parts it has") {
  CHECK(Problem{.where = "areas.json:14", .what = "capacity is 0", .expected = "1 to 12"}.message() ==
        "areas.json:14: capacity is 0; expected 1 to 12");
  CHECK(Problem{.what = "capacity is 0", .expected = "1 to 12"}.message() ==
        "capacity is 0; expected 1 to 12");
  CHECK(Problem{.where = "areas.json", .what = "cannot be read"}.message() == "areas.json: cannot be read");
  CHECK(Problem{.where = "areas.json", .expected = "a file"}.message() == "areas.json; expected a file");
  CHECK(Problem{.expected = "a file"}.message() == "expected a file");
}

}  // namespace holdout
