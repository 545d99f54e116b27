#include <doctest/doctest.h>
#include <sodium.h>

#include "engine/describe_bytes.h"
#include "games/all_games.h"
#include "support/table_stage.h"

// Law 3 at the level of frames: what a viewer is sent follows from its view. Another world that looks the
// same to the viewer gives the same bytes.

using namespace holdout;
using namespace holdout::testing;

namespace {

std::string snapshot_of(const RunningGame& game, Seat viewer) {
  Projection told(viewer, "epoch");
  JsonText out;
  out.open();
  told.write_snapshot(out, game);
  out.close();
  return out.take();
}

// The same game in another state.
RunningGame in_state(const RunningGame& game, const StateBox& state) {
  BytesWriter writer;
  StateBox copy = state;
  game.game().describe_state(copy, writer);
  std::string hex(writer.bytes().size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), writer.bytes().data(), writer.bytes().size());
  hex.pop_back();
  RunningGame other(game.game(), game.rules(), game.seed());
  const std::string saved = R"({"state":")" + hex + R"(","hash":")" +
                            std::to_string(game.game().state_hash(state)) + R"(","dice":0,"answers":0})";
  const Result<void> restored = other.restore(saved);
  if (!restored) FAIL(restored.problem().message());
  return other;
}

struct Move {
  Seat seat;
  Action action;
};

Move random_move(const RunningGame& game, Rng& rng) {
  const SeatSet waited = game.question().waited_for;
  const Seat seat = nth(waited, static_cast<int>(rng.below(static_cast<std::uint32_t>(waited.size()))));
  Actions options;
  game.game().options(game.rules(), game.state(), seat, options);
  return {seat, options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))]};
}

bool is_legal(const RunningGame& game, const Move& move) {
  Actions options;
  if (game.question().may_answer.has(move.seat))
    game.game().options(game.rules(), game.state(), move.seat, options);
  return options.contains(move.action);
}

std::vector<Seat> viewers_of(const RunningGame& game) {
  std::vector<Seat> viewers{kSpectator};
  for (const Seat seat : first_seats(game.rules().players())) viewers.push_back(seat);
  return viewers;
}

bool reveals(const RunningGame& game, const Turn& turn, Seat viewer) {
  for (const Event& event : turn.events)
    if (event.noticed_by.has(viewer) && game.game().is_reveal(event.kind)) return true;
  return false;
}

struct Compared {
  int positions = 0;
  int different = 0;  // worlds that are not the real one
  int steps = 0;
  int silent = 0;  // steps of which a viewer noticed nothing
  int caught = 0;  // leaks that were planted
};

// Frames of one step, in the real world and in an imagined one.
void compare_step(const RunningGame& a, const RunningGame& b, Seat viewer, const Move& move,
                  Compared& compared) {
  if (!is_legal(b, move)) return;
  const Turn in_a = a.try_answer(move.seat, move.action);
  const Turn in_b = b.try_answer(move.seat, move.action);
  if (!in_a.chance.empty() || !in_b.chance.empty()) return;  // other dice, other worlds
  if (reveals(a, in_a, viewer) || reveals(b, in_b, viewer)) return;
  const auto frame_of = [&](const RunningGame& before, const Turn& turn) {
    Projection told(viewer, "epoch");
    JsonText ignored;
    ignored.open();
    told.write_snapshot(ignored, before);
    RunningGame after = before;
    after.take(turn);
    const Frame frame = told.step(&after, {.events = turn.events}, 0);
    return frame ? *frame : std::string();
  };
  const std::string of_a = frame_of(a, in_a);
  REQUIRE(of_a == frame_of(b, in_b));
  ++compared.steps;
  compared.silent += of_a.empty();
}

void compare_worlds(const RunningGame& a, Seat viewer, const Move& move, Rng& rng, Compared& compared) {
  const ViewBox view = a.game().view_of(a.rules(), a.state(), viewer);
  const RunningGame b = in_state(a, a.game().imagine(a.rules(), view, rng));
  ++compared.positions;
  compared.different += a.game().state_hash(a.state()) != a.game().state_hash(b.state());
  REQUIRE(snapshot_of(a, viewer) == snapshot_of(b, viewer));
  for (const Seat other : viewers_of(a))  // a projection that looks through other eyes than it should
    compared.caught += other != viewer && snapshot_of(a, other) != snapshot_of(b, other);
  compare_step(a, b, viewer, move, compared);
}

Compared compare_whole_game(const std::string& key, int players, std::uint64_t seed) {
  const AnyGame& game = *find_game(key);
  const RulesBox rules = *game.make_rules({.players = players});
  RunningGame world(game, rules, seed_from_text(std::to_string(seed)));
  world.take(world.begin());
  Rng rng(seed);
  Compared compared;
  while (!world.over()) {
    const Move move = random_move(world, rng);
    world.forbid_undo();  // what may be taken back is the viewer's own past, which an imagined world has not
    for (const Seat viewer : viewers_of(world)) compare_worlds(world, viewer, move, rng, compared);
    world.take(world.try_answer(move.seat, move.action));
  }
  return compared;
}

}  // namespace

TEST_CASE("frames follow from the view of who gets them; a leak would be seen") {
  Compared osaczeni;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Compared game = compare_whole_game("osaczeni", 4 + static_cast<int>(seed % 3), seed);
    osaczeni.positions += game.positions;
    osaczeni.different += game.different;
    osaczeni.steps += game.steps;
    osaczeni.silent += game.silent;
    osaczeni.caught += game.caught;
  }
  CHECK(osaczeni.positions > 1000);
  CHECK(osaczeni.different > 900);
  CHECK(osaczeni.steps > 200);
  CHECK(osaczeni.silent > 10);
  CHECK(osaczeni.caught > 100);
  const Compared dice = compare_whole_game("liars_dice", 2, 1);
  CHECK(dice.different > 0);
  CHECK(dice.caught > 0);
}

TEST_CASE("a step that spectators do not notice asks nobody else anything, so that one clock serves all") {
  int hidden = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const AnyGame& game = *find_game("osaczeni");
    const RulesBox rules = *game.make_rules({.players = 4 + static_cast<int>(seed % 3)});
    RunningGame world(game, rules, seed_from_text(std::to_string(seed)));
    world.take(world.begin());
    Rng rng(seed);
    while (!world.over()) {
      const RunningGame before = world;
      const Move move = random_move(world, rng);
      const Turn turn = world.try_answer(move.seat, move.action);
      world.take(turn);
      if (snapshot_of(before, kSpectator) != snapshot_of(world, kSpectator)) continue;
      ++hidden;
      for (const Seat seat : first_seats(rules.players()))
        if (seat != move.seat)
          CHECK(game.prompt_for(rules, before.state(), seat) == game.prompt_for(rules, world.state(), seat));
    }
  }
  CHECK(hidden > 10);
}

TEST_CASE("who may not notice a step gets no frame and no number, over whole games") {
  TableStage stage(17);
  stage.create("osaczeni", {.players = 5, .pace = Pace::Live});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 5);
  StageClient& watcher = stage.guest("watcher");
  begin(*people[0]);
  std::vector<StageClient*> viewers = people;
  viewers.push_back(&watcher);
  std::vector<std::size_t> frames(viewers.size());
  std::vector<std::string> views(viewers.size());
  const auto remember = [&] {
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      frames[i] = viewers[i]->frames.size();
      views[i] = text_of(viewers[i]->view);
    }
  };
  remember();
  Rng rng(2);
  int silent = 0;
  play_at_random(stage, people, rng, 1000, [&] {
    const LogRow row = *read_row(stage.rows().back().body);
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      const Seat viewer = viewers[i]->you < 0 ? kSpectator : seat_at(viewers[i]->you);
      bool noticed = row.seat == viewer || text_of(viewers[i]->view) != views[i];
      for (const Event& event : row.events) noticed |= event.noticed_by.has(viewer);
      if (!noticed) CHECK(viewers[i]->frames.size() == frames[i]);  // clocks included
      silent += !noticed;
    }
    remember();
  });
  CHECK(silent > 10);
}
