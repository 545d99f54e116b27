#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/talking/statement.h"
#include "games/the_thing/rules/seeing/view.h"

// Table talk (section 9, T-1 to T-26). Everything may be a lie; nothing binds but what a council confirms.

namespace holdout::the_thing {

// What can be said; the value is the index of its form and in records, so this list only grows.
enum class Say : std::uint8_t {
  Human,           // T-1
  Accuse,          // T-2  player, strength, reason
  Trust,           // T-3  player, reason
  WillGo,          // T-4  place
  ShouldGo,        // T-5  player, place
  Needs,           // T-6  place, card, urgency
  StayOut,         // T-7  place
  LeaveAlone,      // T-7  player
  GiveCardTo,      // T-8  player
  StopOrGo,        // T-8  stop or go on
  LeaderPromise,   // T-9  stop after so many
  Have,            // T-10 good
  HaveBlood,       // T-10
  NeedGood,        // T-11 good
  GiveGood,        // T-12 player, good
  LetsVote,        // T-13 player or nobody
  HandedIn,        // T-14 card (TT-1204)
  TokenWasHuman,   // T-15 player (TT-1204)
  Chain,           // T-16 player, other, round
  TestPlayer,      // T-17 player, test
  TestMe,          // T-18
  LetMeIn,         // T-19 reason
  KeepOut,         // T-20 player, reason
  ExitPlan,        // T-21 exit, round
  Agree,           // T-22 about
  Disagree,        // T-22 about
  AlienWill,       // T-23 place
  MyAct,           // T-24 round, act
  Taunt,           // T-25 place
  TeamPlan,        // T-26 place, strength; heard by the team alone
  AccuseMet,       // T-2  player, strength, other: whom the accused met
  AccuseSabotage,  // T-2  player, strength, place: of a Sabotage
  AssignPromise,   // T-9  card, player: who gets such a card
  HoldNone,        // T-14 card (TT-1204)
};
inline constexpr int kSays = static_cast<int>(Say::HoldNone) + 1;

inline constexpr std::uint8_t form_of(Say say) { return static_cast<std::uint8_t>(say); }
// Phase 5: T-11 and T-12 until the talk is closed (TT-702), T-13 until the votes are counted (TT-703).
bool may_still_trade(const View& view);
bool votes_are_open(const View& view);

inline Say said_form(const Statement& said) { return static_cast<Say>(said.kind); }

// A statement of this form, before the table knows its speaker.
inline Statement say(Say form, std::initializer_list<std::uint16_t> args = {}, std::uint16_t about = 0) {
  Statement said{.kind = form_of(form), .about = about};
  std::size_t i = 0;
  for (std::uint16_t value : args) said.args[i++] = value;
  return said;
}
template <class Value>
constexpr std::uint16_t arg(Value value) {
  return static_cast<std::uint16_t>(value);
}

}  // namespace holdout::the_thing
