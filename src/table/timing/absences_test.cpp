#include "table/timing/absences.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr std::int64_t kBegin = 1'000'000;
constexpr Seat kAga{0};
constexpr Seat kFilip{1};
constexpr SeatSet kBoth = first_seats(2);

}  // namespace

TEST_CASE("who is away is away since the first look that missed them") {
  Absences absences;
  absences.note(kAga, true, kBegin);
  CHECK(absences.away_since(kAga) == 0);
  absences.note(kAga, false, kBegin + 1);
  absences.note(kAga, false, kBegin + 2);
  CHECK(absences.away_since(kAga) == kBegin + 1);
  absences.note(kAga, true, kBegin + 3);
  CHECK(absences.away_since(kAga) == 0);
  absences.note_owner(false, kBegin + 4);
  CHECK(absences.owner_away_since() == kBegin + 4);
  absences.owner_replaced();
  CHECK(absences.owner_away_since() == 0);
}

TEST_CASE("nobody was away or silent while the house was empty") {
  Absences absences;
  absences.note(kAga, false, kBegin);
  absences.note_owner(false, kBegin);
  absences.note_waiting(1, kBoth, kBoth, kBegin);
  absences.house_was_empty(kBegin + 5000);
  CHECK(absences.away_since(kAga) == 0);
  CHECK(absences.owner_away_since() == 0);
  CHECK(absences.silent_ms(kFilip, false, kBegin + 6000) == 0);
  CHECK(absences.company_since() == kBegin + 5000);
}

TEST_CASE("silence counts from the question, and begins anew with another one and with a word") {
  Absences absences;
  absences.note_waiting(1, kBoth, kBoth, kBegin);
  absences.note_waiting(1, kBoth, kBoth, kBegin + 1000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 3000) == 3000);
  absences.heard_from(kAga, kBegin + 2000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 3000) == 1000);
  CHECK(absences.silent_ms(kFilip, false, kBegin + 3000) == 3000);
  CHECK(absences.silent_for_at(kFilip, 5000) == kBegin + 5000);
  absences.note_waiting(2, only(kFilip), kBoth, kBegin + 4000);
  CHECK(absences.silent_ms(kFilip, false, kBegin + 5000) == 1000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 5000) == 0);
  CHECK(absences.silent_for_at(kAga, 5000) == 0);
}

TEST_CASE("who is not waited for, or no person, is not silent") {
  Absences absences;
  absences.note_waiting(1, kBoth, only(kFilip), kBegin);
  CHECK(absences.silent_ms(kAga, false, kBegin + 9000) == 0);
  CHECK(absences.silent_ms(kFilip, false, kBegin + 9000) == 9000);
  absences.note_waiting(1, kBoth, {}, kBegin + 9000);  // a computer player stands in
  CHECK(absences.silent_ms(kFilip, false, kBegin + 9500) == 0);
}

TEST_CASE("time on the clock is no silence, what the clock had to answer adds up") {
  Absences absences;
  absences.note_waiting(1, kBoth, kBoth, kBegin);
  CHECK(absences.silent_ms(kAga, true, kBegin + 30'000) == 0);
  absences.clock_took(kAga, kBegin + 30'000);
  absences.note_waiting(2, kBoth, kBoth, kBegin + 40'000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 50'000) == 40'000);
  CHECK(absences.silent_for_at(kAga, 60'000) == kBegin + 70'000);
  absences.heard_from(kAga, kBegin + 50'000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 51'000) == 1000);
  absences.excuse_all(kBegin + 51'000);
  CHECK(absences.silent_ms(kAga, false, kBegin + 51'000) == 0);
}
