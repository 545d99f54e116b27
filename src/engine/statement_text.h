#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/sentence.h"
#include "engine/statement.h"

// Statements as text, by the game's own table of forms: notation for records and terminals, sentences for
// people.

namespace holdout {

// "say invite_to area=toys to=P1,P2": the form, then what is said in the order of its parameters, then to=,
// about= and heard_by= where they differ from "everybody" and "nothing". The speaker and the id are not part
// of it: the record line has them.
std::string statement_notation(std::span<const StatementForm> forms, const Statement& said);

// The other way round, words in any order. A value of a word may also be written as its number ("area=4").
// The Problem names the word at fault and what would have been right.
Result<Statement> parse_statement(std::span<const StatementForm> forms, std::string_view text);

// True if the words begin like a statement rather than an action.
bool is_statement_notation(std::string_view text);

// Is every parameter there and within its bounds, for a table of `players`? The first step of every game's
// may_say().
Result<void> well_formed(std::span<const StatementForm> forms, int players, const Statement& said);

// What was said, as a sentence with the facts `speaker` (a player), `to` (players), `addressed` (yes or no),
// `about` (a number, for answers) and one for each parameter: a player, a number, or a term (terms for a set)
// of the parameter's family, or a keyword where it has none. An optional one that is left out is the keyword
// "none".
Sentence statement_sentence(const StatementForm& form, const Statement& said);

// The form of that key, if the game has it.
std::optional<std::uint8_t> form_named(std::span<const StatementForm> forms, std::string_view key);

}  // namespace holdout
