// An unfinished choice of somebody outside is taken back, as at a table, and the record never had it.
#include <cstring>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "engine/rng.h"
#include "records/check_record.h"
#include "records/record_writer.h"
#include "table/playing/match.h"

using namespace holdout;

namespace {

constexpr Seat kPerson{0};

// A person at random against players at random, who takes back whatever can be.
struct WaveringGame {
  const AnyGame& game;
  RulesBox rules;
  RecordWriter writer;
  std::vector<std::unique_ptr<Player>> players{};
  Match::Players seats{};
  int taken_back = 0;

  WaveringGame(const AnyGame& which, const Seed& seed)
      : game(which),
        rules(*which.make_rules({.players = std::max(2, which.info().min_players)})),
        writer(game, rules, std::vector<SeatHolder>(static_cast<std::size_t>(rules.players())), seed) {
    for (int i = 1; i < rules.players(); ++i) {
      players.push_back(*make_player(game, rules, seat_at(i), "random", static_cast<std::uint64_t>(i)));
      seats[static_cast<std::size_t>(i)] = players.back().get();
    }
  }

  void play(const Seed& seed) {
    Match match(game, rules, seed, seats, &writer);
    Rng rng(seed[0]);
    for (Result<Seat> next = match.run(); *next != kNobody; next = match.run()) {
      const std::uint64_t before = game.state_hash(match.state());
      const std::string written = writer.saved(match.state());
      answer(match, rng);
      if (!match.can_undo(kPerson)) continue;
      ++taken_back;
      match.undo();
      CHECK(game.state_hash(match.state()) == before);
      CHECK(writer.saved(match.state()) == written);
      answer(match, rng);
    }
    const Result<CheckedRecord> checked = check_record(writer.finished(match.state()), "record", find_game);
    CHECK_MESSAGE(checked, (checked ? "" : checked.problem().message()));
  }

  void answer(Match& match, Rng& rng) const {
    Actions options;
    game.options(rules, match.state(), kPerson, options);
    const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())));
    REQUIRE(match.answer(kPerson, options[pick]));
  }
};

}  // namespace

TEST_CASE("an unfinished choice is taken back as if it had not been made, in every game that has such") {
  int all = 0;
  for (const AnyGame* each : all_games()) {
    CAPTURE(each->info().key);
    for (std::uint8_t number = 1; number <= 6; ++number) {
      const Seed seed{number};
      WaveringGame wavering(*each, seed);
      wavering.play(seed);
      all += wavering.taken_back;
    }
  }
  CHECK(all > 0);
}

TEST_CASE("what others may have heard an answer to is not taken back") {
  const AnyGame& game = *find_game("liars_dice");
  const RulesBox rules = *game.make_rules({.players = 2});
  Match match(game, rules, Seed{1}, {}, nullptr);
  const Result<Seat> first = match.run();
  Actions options;
  game.options(rules, match.state(), *first, options);
  REQUIRE(match.answer(*first, options[0]));
  CHECK_FALSE(match.can_undo(*first));
}
