#include "games/the_thing/players/voice.h"

// What may be told of cards and tokens with option TT-1204 (T-14, T-15).

namespace holdout::the_thing {

namespace {

// A Human tells what it was, as a rule; an Alien never owns up to a Sabotage.
std::optional<Statement> tell_card(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (view.handed == CardKind::None || !takes_up(mind, Topic::Card, 0.35)) return std::nullopt;
  if (view.handed != CardKind::Sabotage) return say(Say::HandedIn, {arg(view.handed)});
  const bool hides = lies(mind, view);
  if (view.alien && !hides) return std::nullopt;
  const CardKind likely = repairable(t, where(t, mind.me)) > 0 ? CardKind::Repair : CardKind::Use;
  return say(Say::HandedIn, {arg(hides ? likely : CardKind::Sabotage)});
}

// Whoever is still Human saw a Human token (TT-560); an Alien covers the one who turned it.
std::optional<Statement> tell_token(Mind& mind, const View& view) {
  const Slot owner = this_round(view.table).contacts.looked_at(mind.me);
  if (owner == kNoSlot || !takes_up(mind, Topic::Token, 0.5)) return std::nullopt;
  if (view.saw_alien.has(owner) && !lies(mind, view)) return std::nullopt;
  return say(Say::TokenWasHuman, {arg(owner)});
}

}  // namespace

std::optional<Statement> words_of_claims(Mind& mind, const View& view) {
  if (!mind.rules.free_claims) return std::nullopt;
  if (std::optional<Statement> token = tell_token(mind, view)) return token;
  return tell_card(mind, view);
}

}  // namespace holdout::the_thing
