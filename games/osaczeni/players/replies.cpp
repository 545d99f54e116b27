#include "games/osaczeni/players/promises.h"
#include "games/osaczeni/players/voice.h"

// Answers to what was asked of me.

namespace holdout::osaczeni {

namespace {

bool concerns(const Mind& mind, const Statement& said) {
  if (said.speaker == mind.me) return false;
  switch (said_form(said)) {
    case Say::OfferCard:
    case Say::AskPlay:
    case Say::PlayIf:
    case Say::PromiseNotAgainst:
    case Say::AskTie: return player_arg(said) == mind.me;
    case Say::AskVoteFor:
    case Say::Ally: return said.to.has(mind.me);
    case Say::AskVoteAgainst: return player_arg(said) != mind.me;
    default: return false;
  }
}

bool holds(const Mind& mind, const View& view, Item item) {
  if (item != kNoItem) return view.hand.has(item);
  for (Cards left = view.hand; !left.empty(); left = left.without_kind(left.first()))
    if (mind.rules.row(left.first()).effect == ItemEffect::KillMonsters) return true;
  return false;
}

// Is it what I would do anyway, or at least not against my interest?
bool suits_me(Mind& mind, const View& view, const Statement& said) {
  const Table& t = view.table;
  const Seat asker = said.speaker;
  switch (said_form(said)) {
    case Say::OfferCard:
      return mind.memory.trust(asker, TrustIn::Cards) > 0.5 && mind.memory.grudge(asker) < 1;
    case Say::AskVoteFor: return t.vote.participants.has(mind.me) && mind.memory.grudge(asker) < 0.3;
    case Say::AskVoteAgainst:
      return t.vote.participants.has(mind.me) && !mind.memory.allies().has(player_arg(said)) &&
             mind.spite(player_arg(said)) + rival_weights(mind.lens(t), t)[slot(player_arg(said))] > 0.1;
    case Say::AskPlay: return holds(mind, view, item_arg(said, 1)) && plan_feed_card(mind, view).gain > 0;
    case Say::PlayIf:
      return holds(mind, view, item_arg(said, 3)) && plan_feed_card(mind, view).my_odds > 0.3 &&
             mind.memory.trust(asker, TrustIn::Cards) > 0.5;
    case Say::AskTie:
      return (word_arg<Stance>(said, 2) == Stance::For) == (mind.memory.grudge(player_arg(said, 1)) < 0.3);
    case Say::Ally:
      return mind.memory.grudge(asker) < 0.5 && mind.memory.trust(asker, TrustIn::Votes) > 0.55 &&
             rival_weights(mind.lens(t), t)[slot(asker)] < mind.weights.rivals * 0.6;
    default: return true;
  }
}

std::optional<Statement> counter(const View& view, const Statement& said) {
  const SeatSet asker = only(said.speaker);
  const Wish wish = said_form(said) == Say::AskVoteFor && view.table.deck_size > 0 &&
                            view.table.vote.kind == VoteKind::Search
                        ? Wish::Card
                        : Wish::SpareMe;
  return statement(Say::Counter, {arg(wish), kNotSaid, kNotSaid}, asker, said.id);
}

std::optional<Statement> answer_to(Mind& mind, const View& view, const Statement& said) {
  const Say say = said_form(said);
  if (say == Say::PromiseNotAgainst) {  // one good turn deserves another
    if (!happens(mind.rng, 0.4 * mind.who.talk) || mind.memory.grudge(said.speaker) > 0.5)
      return std::nullopt;
    return statement(Say::PromiseNotAgainst, {arg(said.speaker), said.args[1]});
  }
  const bool yes = suits_me(mind, view, said);
  const bool lie = !yes && happens(mind.rng, lies_at(mind.who, mind.progress(view.table)) / 2);
  const bool public_call = say == Say::AskVoteAgainst && said.to.empty();
  if (!happens(mind.rng, (public_call ? 0.2 : 0.8) * mind.who.talk)) return std::nullopt;
  const SeatSet asker = only(said.speaker);
  if ((yes || lie) && say == Say::AskVoteFor && happens(mind.rng, 0.5))
    return statement(Say::PromiseVoteFor, {said.args[0], said.args[1], arg(When::This)}, asker);
  if (yes || lie) return statement(Say::Agree, {}, asker, said.id);
  if (public_call) return std::nullopt;
  if (say != Say::Ally && say != Say::OfferCard && happens(mind.rng, 0.25)) return counter(view, said);
  return statement(Say::Refuse, {}, asker, said.id);
}

}  // namespace

std::optional<Statement> reply(Mind& mind, const View& view) {
  for (const Statement& said : mind.memory.recent()) {
    if (said.id <= mind.voice.answered) continue;
    mind.voice.answered = said.id;
    if (!concerns(mind, said)) continue;
    if (const std::optional<Statement> words = answer_to(mind, view, said)) return words;
  }
  return std::nullopt;
}

}  // namespace holdout::osaczeni
