// Any bytes as a position: refused with one message, or a possible position, which is written and read back
// the same and can be played on with all that its seats are asked and shown.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include "apps/commands/positions.h"
#include "catalogue/all_games.h"
#include "engine/testing/random_play.h"
#include "protocol/codecs.h"
#include "state_tree.h"

namespace {

using namespace holdout;

constexpr int kAnswers = 60;

void demand(bool holds) {
  if (!holds) std::abort();
}

std::string written(const Position& position) {
  JsonText out;
  write_position(out, position);
  return out.take();
}

void play_on(Position position, std::uint64_t seed) {
  const AnyGame& game = *position.game;
  Rng rng(seed);
  Log off;
  for (int i = 0; i < kAnswers && !game.question(position.rules, position.state).over(); ++i) {
    demand(static_cast<bool>(game.check(position.rules, position.state)));
    for (int seat = 0; seat < position.rules.players(); ++seat) {
      const ViewBox view = game.view_of(position.rules, position.state, seat_at(seat));
      std::vector<Sentence> sentences;
      game.situation(position.rules, view, sentences);
      game.question_text(position.rules, view);
    }
    const testing::Turn turn = testing::random_turn(game, position.rules, position.state, rng);
    demand(game.parse(position.rules, game.notation(position.rules, turn.action)).value() == turn.action);
    game.apply(position.rules, position.state, turn.seat, turn.action, off);
  }
}

void take(const Result<Position>& position, std::size_t size) {
  if (!position) return demand(position.problem().message().starts_with("fuzz"));
  const std::string text = written(*position);
  const Result<Position> again = read_position(text, "fuzz", nullptr);
  demand(static_cast<bool>(again));
  demand(written(*again) == text);
  play_on(*position, size);
}

// The position without the question whether it is possible.
std::optional<Position> read_unchecked(std::string_view text) {
  const Result<json::value> value = parse_json(text, "fuzz");
  const json::object* fields = value ? value->if_object() : nullptr;
  if (fields == nullptr || !fields->contains("game") || !fields->contains("setup") ||
      !fields->contains("state") || !fields->at("game").is_string())
    return {};
  const AnyGame* game = find_game(fields->at("game").get_string());
  const Result<Setup> setup = read_setup(fields->at("setup"), "setup");
  if (game == nullptr || !setup) return {};
  Result<RulesBox> rules = game->make_rules(*setup);
  Result<StateBox> state = read_state(fields->at("state"), "state", *game);
  if (!rules || !state) return {};
  return Position{game, std::move(*rules), *state};
}

// The same position with some numbers or list items changed; nothing if the text is no position.
std::optional<std::string> damaged(std::string_view text, std::uint64_t seed) {
  std::optional<Position> position = read_unchecked(text);
  if (!position) return {};
  fuzz::Node tree;
  fuzz::TreeWriter writer(tree);
  position->game->describe_state(position->state, writer);
  fuzz::Damage(seed).harm(tree);
  fuzz::TreeReader reader(tree);
  position->game->describe_state(position->state, reader);
  return written(*position);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Bytes changed blindly are hardly ever a position, so most inputs are positions with other values; each
// eighth one is changed blindly, for the reader's sake.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::optional<std::string> other = seed % 8 == 0 ? std::nullopt : damaged(text, seed);
  if (!other || other->size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::memcpy(data, other->data(), other->size());
  return other->size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  take(read_position(text, "fuzz", nullptr), size);
  return 0;
}
