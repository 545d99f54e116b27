#pragma once

#include <cstdint>
#include <initializer_list>

#include "games/the_thing/rules/seeing/view.h"
#include "the_thing_statements.h"

// Table talk (section 9, T-1 to T-26): the statements of kinds.json. Everything may be a lie; nothing binds
// but what a council confirms.

namespace holdout::the_thing {

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
