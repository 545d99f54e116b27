#pragma once

#include <cstdint>
#include <initializer_list>

#include "games/terrorscape/rules/seeing/view.h"
#include "terrorscape_statements.h"

// Table talk (section 9 of the rules): the statements of kinds.json. Everything may be a lie, nothing binds,
// and each form is heard by exactly one group: the Survivor side, everybody, the one who is named, or the
// Killer (TS-012).

namespace holdout::terrorscape {

// Who hears a form.
enum class Hears : std::uint8_t { Side, All, Named, Killer };
Hears who_hears(Say say);

inline constexpr std::uint8_t form_of(Say say) { return static_cast<std::uint8_t>(say); }
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

}  // namespace holdout::terrorscape
