#pragma once

#include <optional>

#include "games/osaczeni/players/mind.h"

// What there is to say.

namespace holdout::osaczeni {

enum class Topic : std::uint8_t {
  Dice,
  Road,
  Company,
  KeepOut,
  Warning,
  Office,
  Count,
  Need,
  Deal,
  Defence,
  Plea,
  Tie,
  Bluff,
  Suspicion,
  Leader,
  Friendship,
  Gift,
  Hand,
};

// What each kind of moment gives to say.
std::optional<Statement> reply(Mind& mind, const View& view);
std::optional<Statement> remark(Mind& mind);
std::optional<Statement> words_on_the_road(Mind& mind, const View& view);
std::optional<Statement> words_before_an_office(Mind& mind, const View& view);
std::optional<Statement> words_under_attack(Mind& mind, const View& view);
std::optional<Statement> words_at_any_time(Mind& mind, const View& view);

// Whom I would rather have around: trusted, not leading, no old scores. Nobody if there is none.
Seat likely_friend(Mind& mind, const Table& t, SeatSet among);

}  // namespace holdout::osaczeni
