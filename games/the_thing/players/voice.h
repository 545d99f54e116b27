#pragma once

#include <optional>

#include "games/the_thing/players/mind.h"

// What there is to say (section 9 of the rules), by the moments that give occasion for it.

namespace holdout::the_thing {

enum class Topic : std::uint8_t {
  Way,
  Need,
  Threat,
  Distance,
  Exit,
  Advice,
  Taunt,
  Team,
  Accusation,
  Vote,
  Trust,
  Denial,
  Act,
  Offer,
  Claim,
  Wish,
  Chain,
  Test,
  Plea,
  Warning,
  Sending,
  Solitude,
  Promise,
  Gift,
  Card,
  Token,
};

// An Alien lies where it pays; a Human hardly ever.
bool lies(Mind& mind, const View& view);

// Whom to speak against: the one I suspect most, or as an Alien a Human whom others suspect.
Slot whom_to_blame(const Mind& mind, const View& view);

std::optional<Statement> reply(Mind& mind, const View& view);
std::optional<Statement> words_before_moving(Mind& mind, const View& view);
std::optional<Statement> words_of_claims(Mind& mind, const View& view);
std::optional<Statement> words_of_the_leader(Mind& mind, const View& view);
std::optional<Statement> words_of_advice(Mind& mind, const View& view);
std::optional<Statement> words_of_the_organism(Mind& mind, const View& view);
std::optional<Statement> words_in_the_rec_room(Mind& mind, const View& view);
std::optional<Statement> words_before_a_test(Mind& mind, const View& view);
std::optional<Statement> words_at_the_door(Mind& mind, const View& view);

}  // namespace holdout::the_thing
