#include "games/the_thing/players/voice.h"

// The order in which the occasions to speak are gone through, and answers to what others said.

namespace holdout::the_thing {

namespace {

constexpr int kSaidInAMoment = 2;

bool placing(const View& view) {
  return asked_kind(view) == QuestionKind::Move || asked_kind(view) == QuestionKind::HandIn;
}
bool assigning(const View& view) {
  return asked_kind(view) == QuestionKind::Assign || asked_kind(view) == QuestionKind::GoOn;
}

std::uint32_t moment_of(const View& view) {
  const Table& t = view.table;
  const std::uint32_t step = t.boarding.first != kNoSlot ? 3U
                             : assigning(view)           ? 2U
                             : placing(view)             ? 1U
                                                         : 0U;
  return static_cast<std::uint32_t>(t.round) << 8 | static_cast<std::uint32_t>(t.phase) << 4 | step;
}

// Somebody is named, and I have an opinion: yes or no.
std::optional<bool> opinion(const Mind& mind, const View& view, const Statement& said) {
  const Slot about = slot_at(said.args[0]);
  switch (said_form(said)) {
    case Say::LetsVote:
      if (said.args[0] == kNotSaid) return std::nullopt;
      [[fallthrough]];
    case Say::Accuse:
    case Say::AccuseMet:
    case Say::AccuseSabotage:
    case Say::TestPlayer:
    case Say::KeepOut: {
      if (about == mind.me) return false;
      const double suspect = mind.suspects(about);
      if (view.alien) return suspect < 0.5;  // a Human is always a good one to blame
      if (suspect > 0.35) return true;
      return suspect < 0.08 ? std::optional(false) : std::nullopt;
    }
    case Say::Trust:
      if (view.alien) return mind.suspects(about) > 0.5 ? std::optional(true) : std::nullopt;
      return mind.suspects(about) > 0.5 ? std::optional(false) : std::nullopt;
    default: return std::nullopt;
  }
}

bool takes_part(const Mind& mind, const Table& t) {
  return t.characters.has(mind.me) || organism(t).has(mind.me);
}

std::optional<Statement> words_over_the_pile(Mind& mind, const View& view) {
  if (std::optional<Statement> words = words_of_claims(mind, view)) return words;
  if (index(view.table.leader) == index(mind.me)) return words_of_the_leader(mind, view);
  return words_of_advice(mind, view);
}

std::optional<Statement> words_now(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (organism(t).has(mind.me)) return words_of_the_organism(mind, view);
  if (t.boarding.first != kNoSlot) return words_at_the_door(mind, view);
  if (std::optional<Statement> words = reply(mind, view)) return words;
  switch (t.phase) {
    case Phase::Actions:
      if (placing(view)) return words_before_moving(mind, view);
      return assigning(view) ? words_over_the_pile(mind, view) : std::nullopt;
    case Phase::RecRoom: return words_in_the_rec_room(mind, view);
    case Phase::Tests: return words_before_a_test(mind, view);
    default: return std::nullopt;
  }
}

}  // namespace

bool lies(Mind& mind, const View& view) {
  if (!view.alien) return happens(mind.rng, 0.1 * mind.who.lies);
  return happens(mind.rng, 0.4 + 0.5 * mind.who.late_lies);
}

Slot whom_to_blame(const Mind& mind, const View& view) {
  Best best(kNoSlot, 0.15);
  for (Slot slot : view.table.characters.without(mind.me)) {
    const double suspect = mind.suspects(slot);
    best.offer(slot, !view.alien ? suspect : suspect > 0.6 ? 0 : mind.memory.public_roles().alien(slot));
  }
  return best.one;
}

std::optional<Statement> reply(Mind& mind, const View& view) {
  for (const Statement& said : mind.memory.recent()) {
    if (said.id <= mind.voice.answered) continue;
    mind.voice.answered = said.id;
    if (said.speaker == seat_at(index(mind.me))) continue;
    const std::optional<bool> agrees = opinion(mind, view, said);
    if (!agrees || !happens(mind.rng, 0.15 * mind.who.talk)) continue;
    return say(*agrees ? Say::Agree : Say::Disagree, {}, said.id);
  }
  return std::nullopt;
}

std::optional<Statement> find_words(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (t.phase == Phase::Setup || t.phase == Phase::Over || !takes_part(mind, t)) return std::nullopt;
  mind.voice.come_to(moment_of(view));
  if (mind.voice.said >= kSaidInAMoment) return std::nullopt;
  std::optional<Statement> words = words_now(mind, view);
  if (words) ++mind.voice.said;
  return words;
}

}  // namespace holdout::the_thing
