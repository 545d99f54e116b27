// Any bytes as a position: refused with one message, or a possible position, which is written and read back
// the same and can be played on with all that its seats are asked and shown.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "apps/positions.h"
#include "engine/testing/random_play.h"
#include "games/all_games.h"
#include "protocol/codecs.h"

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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  take(read_position(text, "fuzz", nullptr), size);
  return 0;
}
