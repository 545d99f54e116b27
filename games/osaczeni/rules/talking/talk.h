#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/sentence.h"
#include "games/osaczeni/rules/wording/nouns.h"
#include "osaczeni_statements.h"

// Table talk (OS-011, OS-012, OS-022): the statements of kinds.json. `to` addresses players, and answers
// carry the number of the statement in `about`. Everything may be a lie but the forms marked as factual;
// nothing binds.

namespace holdout::osaczeni {

inline constexpr std::uint8_t form_of(Say say) { return static_cast<std::uint8_t>(say); }
inline Say said_form(const Statement& said) { return static_cast<Say>(said.kind); }

constexpr std::uint16_t arg(Seat seat) { return static_cast<std::uint16_t>(index(seat)); }
constexpr std::uint16_t arg(Area area) { return static_cast<std::uint16_t>(area); }
constexpr std::uint16_t arg(Item item) {
  return item == kNoItem ? kNotSaid : static_cast<std::uint16_t>(item);
}
template <class Word>
requires std::is_enum_v<Word>
constexpr std::uint16_t arg(Word word) { return static_cast<std::uint16_t>(word); }

inline Seat player_arg(const Statement& said, std::size_t i = 0) {
  return said.args[i] == kNotSaid ? kNobody : seat_at(said.args[i]);
}
inline Area area_arg(const Statement& said, std::size_t i = 0) { return static_cast<Area>(said.args[i]); }
inline Item item_arg(const Statement& said, std::size_t i) {
  return said.args[i] == kNotSaid ? kNoItem : static_cast<Item>(said.args[i]);
}
template <class Word>
Word word_arg(const Statement& said, std::size_t i) {
  return static_cast<Word>(said.args[i]);
}

// A statement ready to be said, but for who says it.
Statement statement(Say say, std::initializer_list<std::uint16_t> args, SeatSet to = {},
                    std::uint16_t about = 0);

// True while a vote is discussed or decided; an attack that was averted leaves an undecided vote behind.
bool vote_under_way(const Table& t);

// Votes of a player in an area, if a feed vote were held there now.
int votes_in(const Rules& r, const Table& t, Seat seat, Area area);

// The sentence of a statement: what the speaker says, without naming the speaker.
Sentence say_text(const Rules& r, const Statement& said);

}  // namespace holdout::osaczeni
