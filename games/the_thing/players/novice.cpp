#include "games/the_thing/players/novice.h"

namespace holdout::the_thing {

namespace {

// A temper shows in what is done without thinking: the loyal trust too long, the vengeful vote too soon.
Weights careless_weights(const Personality& who) {
  Weights weights;
  weights.infection = 1.2;  // company seems harmless
  weights.sure_enough = 0;  // away at the first chance
  weights.hunt = 0.5;
  weights.sabotage = 0.7;  // too often to stay unseen
  weights.reveal = who.grudge > 2 ? 0.25 : 0.1;
  return weights;
}

// What is too plain to get wrong, whoever answers, or is built step by step: nothing is seen between those
// steps, so the same mistake would be made for ever.
bool is_plain(QuestionKind kind) {
  switch (kind) {
    case QuestionKind::AlienPlan:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed:
    case QuestionKind::BoardFirst:
    case QuestionKind::WantToBoard:
    case QuestionKind::Escape:
    case QuestionKind::Talk:
    case QuestionKind::Reveal: return true;
    default: return false;
  }
}

bool is_forgotten(EventKind kind) { return kind == EventKind::TokenLooked || kind == EventKind::DogDrawn; }

}  // namespace

NovicePlayer::NovicePlayer(const RulesBox& rules, Seat seat, std::uint64_t seed)
    : ThinkingPlayer(rules, seat, seed, careless_weights(personality_of(seed))) {}

void NovicePlayer::see(std::span<const Event> redacted, const ViewBox& view) {
  std::vector<Event> kept;
  for (const Event& event : redacted)
    if (!is_forgotten(static_cast<EventKind>(event.kind))) kept.push_back(event);
  mind_.memory.see(kept, view.as<View>());
}

Action NovicePlayer::think(const View& view, const Actions& options) {
  const double mistakes = 0.1 + 0.25 * mind_.who.lies + 0.1 * (1 - mind_.who.talk);
  if (!is_plain(asked_kind(view)) && happens(mind_.rng, mistakes)) {
    mind_.why = Saying("the_thing.reason.novice");
    return any_of(options, mind_.rng);
  }
  return choose(mind_, view, options);
}

}  // namespace holdout::the_thing
