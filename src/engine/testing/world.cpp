#include "engine/testing/world.h"

#include <stdexcept>

namespace holdout::testing {

namespace {

constexpr std::size_t kShownAnswers = 12;

std::string seat_text(Seat seat) {
  return seat == kChance ? "chance" : "seat " + std::to_string(index(seat));
}

}  // namespace

std::string plan_text(const AnyGame& game, const Plan& plan) {
  std::string text(game.info().key);
  text += ", " + std::to_string(plan.setup.players) + " players";
  for (const auto& [key, value] : plan.setup.options) text += ", " + key + "=" + value;
  for (const auto& [name, value] : plan.setup.figures) text += ", " + name + "=" + value;
  return text + ", seed " + std::to_string(plan.seed);
}

Actions World::options(Seat seat) const {
  Actions out;
  game_->options(*rules_, s_, seat, out);
  return out;
}

Outcomes World::outcomes() const {
  Outcomes out;
  game_->outcomes(*rules_, s_, out);
  return out;
}

bool World::legal(const Turn& turn) const {
  if (!question().may_answer.has(turn.seat)) return false;
  return turn.seat == kChance ? outcomes().contains(turn.action) : options(turn.seat).contains(turn.action);
}

std::string World::notation(const Turn& turn) const { return game_->notation(*rules_, turn.action); }

SeatSet World::insiders(Seat seat) const {
  if (acts_unseen().has(seat)) return side_of(seat);
  const Question& asked = question();
  const SeatSet strangers_wait_for = prompt(kSpectator).waited_for;
  const bool team = asked.sealed && strangers_wait_for != asked.waited_for && strangers_wait_for.has(seat);
  return team ? strangers_wait_for : only(seat);
}

Bytes World::view_bytes(Seat viewer) const {
  ViewBox seen = view(viewer);
  BytesWriter writer;
  game_->describe_view(seen, writer);
  return writer.bytes();
}

Bytes World::board_bytes(Seat viewer) const {
  ViewBox facts = game_->board(*rules_, view(viewer));
  BytesWriter writer;
  game_->describe_board(facts, writer);
  return writer.bytes();
}

Bytes World::state_bytes() const {
  StateBox copy = s_;
  BytesWriter writer;
  game_->describe_state(copy, writer);
  return writer.bytes();
}

std::vector<Event> World::answer(const Turn& turn) {
  std::vector<Event> events;
  Log log(events);
  game_->apply(*rules_, s_, turn.seat, turn.action, log);
  return events;
}

World World::imagined_by(Seat viewer, Rng& rng) const {
  return {*game_, *rules_, game_->imagine(*rules_, view(viewer), rng)};
}

World start(const AnyGame& game, const RulesBox& rules, std::vector<Event>& events) {
  Log log(events);
  return {game, rules, game.start(rules, log)};
}

World start(const AnyGame& game, const RulesBox& rules) {
  Log off;
  return {game, rules, game.start(rules, off)};
}

Turn random_turn(const World& world, Rng& rng) {
  return random_turn(world.game(), world.rules(), world.state(), rng);
}

RulesBox rules_for(const AnyGame& game, const Setup& setup) {
  Result<RulesBox> rules = game.make_rules(setup);
  if (!rules) throw std::logic_error("make_rules: " + rules.problem().message());
  return *rules;
}

std::vector<Event> redacted(const std::vector<Event>& events, Seat viewer) {
  std::vector<Event> received;
  for (const Event& event : events)
    if (const std::optional<Event> part = redact(event, viewer)) received.push_back(*part);
  return received;
}

void Trail::add(const World& before, const Turn& turn) {
  ++answers_;
  if (last_.size() == kShownAnswers) last_.erase(last_.begin());
  last_.push_back(seat_text(turn.seat) + " " + before.notation(turn));
}

Problem Trail::problem(const std::string& what) const {
  std::string where = plan_text(*game_, *plan_) + ", after " + std::to_string(answers_) + " answers";
  for (std::size_t i = 0; i < last_.size(); ++i) where += (i == 0 ? " (last: " : "; ") + last_[i];
  if (!last_.empty()) where += ")";
  return {.where = where, .what = what};
}

}  // namespace holdout::testing
