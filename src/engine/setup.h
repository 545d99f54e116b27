#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "engine/kinds.h"

namespace holdout {

// What the players agreed on before the first card: enough, with the rules version, to build the Rules again.
struct Setup {
  using Choices = std::map<std::string, std::string, std::less<>>;
  int players = 0;
  Choices options{};  // option key -> value; those left out keep their default
  Choices figures{};  // figures turned for this game: name -> values

  bool operator==(const Setup&) const = default;
};

// One option that a game understands, for help texts, lobbies and checks.
struct OptionInfo {
  std::string_view key;
  std::string_view rule;      // rule id, or empty
  std::string_view fallback;  // the default value
  std::string_view allowed;   // values in words: "on off", "1 to 21"
};

struct GameInfo {
  std::string_view key;
  int min_players = 0;
  int max_players = 0;
  int rules_version = 0;  // raised whenever the same answers could lead elsewhere
  bool example = false;   // shown only with --examples
  Kinds kinds{};          // of its questions, answers and events
  // Those of its questions that are answered in several steps which others cannot tell apart.
  std::span<const std::string_view> unseen_steps{};
  // How the ids of those rules begin that belong to variants which one unlocks by playing: the number of the
  // variant follows, in two digits. Empty: there are none.
  std::string_view variant_rules{};
  std::string_view late_rule{};  // by which the automatic answer is given when the time has run out
};

// A number that a simulation gathers from each game.
struct Counter {
  enum class Type : unsigned char {
    Amount,    // averaged over games
    Category,  // share of games by value
    Seat,      // a seat with a mark (first badge): its wins are reported apart
  };
  std::string_view name;
  Type type = Type::Amount;
  std::string_view of{};  // an Amount that is reported as a share of this other one: ties of votes
};

}  // namespace holdout
