#include "engine/testing/random_play.h"
#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/the_thing.h"

// Two teams and the roles that make them, over whole games: TT-101, TT-104.

namespace holdout::the_thing {
namespace {

// Those whose infection was the very last thing that happened to a role (TT-932, TT-933).
SeatSet turned_in_the_last_check(const State& s) {
  SeatSet seats;
  if (s.table.ending != Ending::LastHuman) return seats;
  for (Slot slot : s.hidden.aliens) {
    const Infection& how = s.hidden.infection[at(slot)];
    if (how.by != kFirstAlien && how.check == s.table.checks) seats.add(seat_of(s.table, slot));
  }
  return seats;
}

}  // namespace

TEST_CASE("TT-101 a team wins or loses as one; only the last Humans to be turned are an exception") {
  for (int game = 0; game < 60; ++game) {
    const int players = 4 + game % 5;
    const Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
    Rng rng(static_cast<std::uint64_t>(game));
    Log off;
    State s = TheThing::start(rules, off);
    testing::play_randomly(TheThing{}, rules, s, rng, off);
    const SeatSet aliens = seats_of(s.table, s.hidden.aliens);
    const SeatSet humans = first_seats(players).without(aliens);
    const bool escaped = s.table.ending == Ending::Escaped;
    CHECK(s.table.winners == (escaped ? humans : aliens.without(turned_in_the_last_check(s))));
    for (Seat seat : first_seats(players))
      CHECK(TheThing::score(rules, s, seat) == (s.table.winners.has(seat) ? 1 : 0));
  }
}

TEST_CASE("TT-101 an escape is won by all Humans, the dead included, and by no Alien in whatever state") {
  Meetings m(8);
  m.h().aliens = only(kS1).with(kS2).with(kS3).with(kS4);
  m.change([](Now& now) {
    kill(now, kS0, Location::Lab);           // a Human
    kill(now, kS1, Location::Lab);           // an Alien nobody knew of
    reveal(now, kS2, RevealCause::OwnWill);  // defeated below
    now.s.table.alien_at[at(Location::Lab)] = now.s.table.strength;
    while (now.s.table.strength > 0) lose_strength(now, Location::Lab);
    reveal(now, kS3, RevealCause::Test);
    end_game(now, Ending::Escaped, Exit::Rescue);
  });
  CHECK(m.t().winners == only(Seat{0}).with(Seat{5}).with(Seat{6}).with(Seat{7}));
}

TEST_CASE("TT-104 TT-103 one Alien at the start, then roles only ever turn from Human to Alien") {
  int turned = 0;
  for (int game = 0; game < 30; ++game) {
    const int players = 4 + game % 5;
    const Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
    Rng rng(static_cast<std::uint64_t>(100 + game));
    Log off;
    State s = TheThing::start(rules, off);
    Slots before;
    while (!TheThing::question(rules, s).over()) {
      const testing::Turn turn = testing::random_turn(TheThing{}, rules, s, rng);
      TheThing::apply(rules, s, turn.seat, turn.action, off);
      REQUIRE(before.without(s.hidden.aliens).empty());
      if (s.table.round == 1 && s.table.phase == Phase::Weather) CHECK(s.hidden.aliens.size() == 1);
      before = s.hidden.aliens;
    }
    turned += before.size() - 1;
  }
  CHECK(turned > 0);
}

}  // namespace holdout::the_thing
