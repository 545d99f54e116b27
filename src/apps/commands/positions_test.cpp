#include "apps/commands/positions.h"

#include <filesystem>
#include <set>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "engine/testing/random_play.h"
#include "engine/testing/setups.h"
#include "examples/read_play.h"
#include "protocol/codecs.h"
#include "records/files.h"

// Kinds of questions, met in random games: what `holdout position` prints of each is read again, and each
// comes up only where its row says.

namespace holdout {
namespace {

std::string printed(const Position& position) {
  JsonText out;
  write_position(out, position);
  return out.take();
}

Result<void> reads_again(const Position& position) {
  const Result<Position> again = read_position(printed(position), "", position.game);
  if (!again) return again.problem();
  const AnyGame& game = *position.game;
  if (game.state_hash(again->state) != game.state_hash(position.state))
    return Problem{.what = "is read as another position"};
  return {};
}

// "not few" of the board facts that everybody gets.
bool holds(const Position& position, std::string_view where) {
  const AnyGame& game = *position.game;
  JsonText out;
  write_board(out, game,
              game.board(position.rules, game.view_of(position.rules, position.state, kSpectator)));
  const bool wanted = !where.starts_with("not ");
  const json::value board = *parse_json(out.str(), "");
  return (board.at(where.substr(wanted ? 0 : 4)).to_number<int>() != 0) == wanted;
}

// Kinds of questions of one game, and what was found wrong with the first of each kind that was met.
class Met {
 public:
  explicit Met(const AnyGame& game) : game_(game), rows_(game.info().kinds.questions) {}

  // From there on at random.
  void play_on(Position position, int seed, int most) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Log off;
    for (int answers = 0;; ++answers) {
      look(position);
      if (answers == most || game_.question(position.rules, position.state).over()) return;
      const testing::Turn turn = testing::random_turn(game_, position.rules, position.state, rng);
      const std::string answer = seat_name(turn.seat) + ' ' + game_.notation(position.rules, turn.action);
      REQUIRE(do_answer(position, answer, off));
    }
  }

  std::set<std::string> not_met() const {
    std::set<std::string> kinds;
    for (std::size_t kind = 0; kind < rows_.size(); ++kind)
      if (!met_.contains(kind) && !is_only_shown(game_.info().kinds, kind)) kinds.emplace(rows_[kind].key);
    return kinds;
  }

 private:
  void look(const Position& position) {
    const Question& question = game_.question(position.rules, position.state);
    const std::size_t kind = question.kind;
    const auto about = [&] {
      return std::string(game_.info().key) + ", " + std::string(rows_[kind].key) + ": " + printed(position);
    };
    if (!rows_[kind].where.empty() && !holds(position, rows_[kind].where))
      FAIL_CHECK("comes up where its row says that it does not: " << about());
    if (!met_.insert(kind).second) return;
    if (const Result<void> fine = reads_again(position); !fine)
      FAIL_CHECK(fine.problem().message() << ": " << about());
  }

  const AnyGame& game_;
  std::span<const QuestionRow> rows_;
  std::set<std::size_t> met_{};
};

// The positions that the examples of a game begin with; those that are refused are tests of their own.
std::vector<Position> given_positions(const AnyGame& game) {
  std::vector<Position> all;
  const std::string folder = HOLDOUT_SOURCE_DIR "/games/" + std::string(game.info().key) + "/examples";
  if (!std::filesystem::exists(folder)) return all;
  std::set<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.insert(entry.path().string());
  for (const std::string& path : paths) {
    if (!path.ends_with(".play")) continue;
    const std::vector<Block> blocks = read_play(*read_file(path), path)->blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (blocks[i].kind != Block::Kind::Given || blocks[i + 1].kind == Block::Kind::Refused) continue;
      std::string given;
      for (const Phrase& phrase : blocks[i].phrases) given += phrase.text + "\n";
      Result<Position> position = read_position(given, path, &game);
      REQUIRE_MESSAGE(position, position.problem().message());
      CHECK_MESSAGE(reads_again(*position), path << ": " << given);
      all.push_back(std::move(*position));
    }
  }
  return all;
}

}  // namespace

TEST_CASE("positions: every kind of question is met, printed and read again, where its row says") {
  constexpr int kGames = 3;  // of each set-up
  constexpr int kWhole = 20'000;
  constexpr int kTries = 8;  // from each written position
  constexpr int kSome = 60;  // answers from there on
  for (const AnyGame* game : all_games()) {
    Met met(*game);
    for (const Setup& setup : testing::sample_setups(*game))
      for (int i = 0; i < kGames; ++i)
        met.play_on(start_position(*game, *game->make_rules(setup)), i, kWhole);
    for (const Position& position : given_positions(*game))
      for (int i = 0; i < kTries; ++i) met.play_on(position, i, kSome);
    std::string missing;
    for (const std::string& kind : met.not_met()) missing += " " + kind;
    CHECK_MESSAGE(missing.empty(), game->info().key << " never asks" << missing);
  }
}

}  // namespace holdout
