#include "table/timing/absences.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr std::int64_t kAwayBegin = 1'000'000;
constexpr Seat kAga{0};
constexpr Seat kFilip{1};
constexpr SeatSet kBoth = first_seats(2);

}  // namespace

TEST_CASE("who is away is away since the first look that missed them") {
  Absences absences;
  absences.note(kAga, true, kAwayBegin);
  CHECK(absences.away_since(kAga) == 0);
  absences.note(kAga, false, kAwayBegin + 1);
  absences.note(kAga, false, kAwayBegin + 2);
  CHECK(absences.away_since(kAga) == kAwayBegin + 1);
  absences.note(kAga, true, kAwayBegin + 3);
  CHECK(absences.away_since(kAga) == 0);
  absences.note_owner(false, kAwayBegin + 4);
  CHECK(absences.owner_away_since() == kAwayBegin + 4);
  absences.owner_replaced();
  CHECK(absences.owner_away_since() == 0);
}

TEST_CASE("nobody was away or silent while the house was empty") {
  Absences absences;
  absences.note(kAga, false, kAwayBegin);
  absences.note_owner(false, kAwayBegin);
  absences.note_waiting(1, kBoth, kBoth, kAwayBegin);
  absences.house_was_empty(kAwayBegin + 5000);
  CHECK(absences.away_since(kAga) == 0);
  CHECK(absences.owner_away_since() == 0);
  CHECK(absences.silent_ms(kFilip, false, kAwayBegin + 6000) == 0);
  CHECK(absences.company_since() == kAwayBegin + 5000);
}

TEST_CASE("silence counts from the question, and begins anew with another one and with a word") {
  Absences absences;
  absences.note_waiting(1, kBoth, kBoth, kAwayBegin);
  absences.note_waiting(1, kBoth, kBoth, kAwayBegin + 1000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 3000) == 3000);
  absences.heard_from(kAga, kAwayBegin + 2000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 3000) == 1000);
  CHECK(absences.silent_ms(kFilip, false, kAwayBegin + 3000) == 3000);
  CHECK(absences.silent_for_at(kFilip, 5000) == kAwayBegin + 5000);
  absences.note_waiting(2, only(kFilip), kBoth, kAwayBegin + 4000);
  CHECK(absences.silent_ms(kFilip, false, kAwayBegin + 5000) == 1000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 5000) == 0);
  CHECK(absences.silent_for_at(kAga, 5000) == 0);
}

TEST_CASE("who is not waited for, or no person, is not silent") {
  Absences absences;
  absences.note_waiting(1, kBoth, only(kFilip), kAwayBegin);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 9000) == 0);
  CHECK(absences.silent_ms(kFilip, false, kAwayBegin + 9000) == 9000);
  absences.note_waiting(1, kBoth, {}, kAwayBegin + 9000);  // a computer player stands in
  CHECK(absences.silent_ms(kFilip, false, kAwayBegin + 9500) == 0);
}

TEST_CASE("time on the clock is no silence, what the clock had to answer adds up") {
  Absences absences;
  absences.note_waiting(1, kBoth, kBoth, kAwayBegin);
  CHECK(absences.silent_ms(kAga, true, kAwayBegin + 30'000) == 0);
  absences.clock_took(kAga, kAwayBegin + 30'000);
  absences.note_waiting(2, kBoth, kBoth, kAwayBegin + 40'000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 50'000) == 40'000);
  CHECK(absences.silent_for_at(kAga, 60'000) == kAwayBegin + 70'000);
  absences.heard_from(kAga, kAwayBegin + 50'000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 51'000) == 1000);
  absences.excuse_all(kAwayBegin + 51'000);
  CHECK(absences.silent_ms(kAga, false, kAwayBegin + 51'000) == 0);
}
