#pragma once

#include <span>
#include <string>

#include "engine/any_game.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

// How the engine's values look in JSON: records, positions and the bot protocol share these.

// "P0" to "P7", "chance", "spectator".
std::string seat_name(Seat seat);
Result<Seat> parse_seat(std::string_view text);  // a player or chance
Result<Seat> parse_player(std::string_view text, int players);

// "all", or a list of seat names.
void write_seats(JsonText& out, SeatSet seats);
Result<SeatSet> read_seats(const json::value& value, const std::string& where);

void write_setup(JsonText& out, const Setup& setup);
Result<Setup> read_setup(const json::value& value, const std::string& where);

// Whole, as the table keeps it. Fields with their usual value (nobody acted, noticed and seen by all, zeroes)
// are left out.
void write_event(JsonText& out, const Event& event);
void write_events(JsonText& out, std::span<const Event> events);
Result<Event> read_event(const json::value& value, const std::string& where);

// As one seat got it: the secret part only if it saw it, and the same in words.
void write_redacted(JsonText& out, const Event& event, const Sentence& words);
Result<Event> read_redacted(const json::value& value, const std::string& where, Seat viewer);

void write_prompt(JsonText& out, const Prompt& prompt);
Result<Prompt> read_prompt(const json::value& value, const std::string& where);
void write_question(JsonText& out, const Question& question);

// The text key and its facts by name: what the words say, for programs.
void write_sentence(JsonText& out, const Sentence& sentence);

void write_state(JsonText& out, const AnyGame& game, const StateBox& state);
void write_view(JsonText& out, const AnyGame& game, const ViewBox& view);
Result<ViewBox> read_view(const json::value& value, const std::string& where, const AnyGame& game);
void write_board(JsonText& out, const AnyGame& game, const ViewBox& board);

}  // namespace holdout
