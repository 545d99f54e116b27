// Any bytes as a position: refused with one message, or a position that the rules made, which is written and
// read back the same and can be played on with all that its seats are asked and shown.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "apps/commands/positions.h"
#include "catalogue/all_games.h"
#include "engine/testing/random_play.h"
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

std::string state_of(const Position& position) {
  JsonText out;
  write_state(out, *position.game, position.state);
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
    const std::string answer = seat_name(turn.seat) + ' ' + game.notation(position.rules, turn.action);
    demand(static_cast<bool>(do_answer(position, answer, off)));
  }
  const Result<Position> again = read_position(written(position), "fuzz", nullptr);
  demand(again && state_of(*again) == state_of(position));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Result<Position> position = read_position(text, "fuzz", nullptr);
  if (!position) {
    demand(position.problem().message().starts_with("fuzz"));
    return 0;
  }
  const std::string again = written(*position);
  demand(written(read_position(again, "fuzz", nullptr).value()) == again);
  play_on(*position, size);
  return 0;
}
