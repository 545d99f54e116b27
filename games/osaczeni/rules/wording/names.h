#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/words.h"

// The short names of the game's things in notation, positions and examples: red, red.leader, 4, bat. What is
// read without regard to case also has a shorter or longer form: P0, P0.L, toys.

namespace holdout::osaczeni {

std::string_view seat_name(const Rules& rules, Seat seat);
std::string character_name(const Rules& rules, Character who);
std::string_view kind_name(Kind kind);
std::string_view item_name(const Rules& rules, Item item);
std::string area_name(Area area);

std::optional<Seat> seat_named(const Rules& rules, std::string_view word);
std::optional<Kind> kind_named(const Rules& rules, std::string_view word);
// `owner` is whose character is meant where the word does not say so; nobody: the word must.
std::optional<Character> character_named(const Rules& rules, std::string_view word, Seat owner);
std::optional<Item> item_named(const Rules& rules, std::string_view word);
std::optional<Area> area_named(std::string_view word);

// "red, blue or green", for complaints.
std::string all_seat_names(const Rules& rules);
std::string all_item_names(const Rules& rules);

}  // namespace holdout::osaczeni
