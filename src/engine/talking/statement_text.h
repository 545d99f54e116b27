#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/sentence.h"
#include "engine/talking/statement.h"

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

// The words of a statement, without who says them to whom: a sentence with one fact for each parameter (a
// player, a number, a term or terms of the parameter's family, or a keyword where it has none), `about` (a
// number, for answers), `speaker`, and `me` (yes if one of the players named is the speaker, else no). An
// optional parameter that is left out is the keyword "none".
Sentence statement_sentence(const StatementForm& form, const Statement& said);

// The line around those words: `id` (a number, so that others can answer it), `speaker`, `to` (players),
// `addressed` (yes or no), and `words` as they read in the reader's language; they must outlive the sentence.
Sentence spoken_line(const Statement& said, std::string_view words);

// The form of that key, if the game has it.
std::optional<std::uint8_t> form_named(std::span<const StatementForm> forms, std::string_view key);

}  // namespace holdout
