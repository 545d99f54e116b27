#include <doctest/doctest.h>
#include <sodium.h>

#include "catalogue/all_games.h"
#include "engine/describe_bytes.h"
#include "engine/testing/contract_suite.h"
#include "games/the_thing/rules/state.h"
#include "table/testing/table_stage.h"

// Law 3 at the level of frames: what a viewer is sent follows from its view. Another world that looks the
// same to the viewer gives the same bytes.

using namespace holdout;
using namespace holdout::testing;

namespace {

std::string snapshot_of(const RunningGame& game, Seat viewer) {
  Projection told(viewer, "epoch");
  JsonText out;
  out.open();
  told.write_snapshot(out, &game);
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

bool reveals(const RunningGame& game, const holdout::Turn& turn, Seat viewer) {
  for (const Event& event : turn.events)
    if (event.noticed_by.has(viewer) && game.game().is_reveal(event.kind)) return true;
  return false;
}

struct Compared {
  int positions = 0;
  int different = 0;  // worlds that are not the real one
  int steps = 0;
  int silent = 0;    // steps of which a viewer noticed nothing
  int caught = 0;    // leaks that were planted
  int councils = 0;  // steps of a team that settles something among itself

  void add(const Compared& other) {
    positions += other.positions;
    different += other.different;
    steps += other.steps;
    silent += other.silent;
    caught += other.caught;
    councils += other.councils;
  }
};

// Two revealed Aliens or more talk among themselves about what nobody else may know.
bool in_council(const RunningGame& world) {
  return world.game().info().key == "the_thing" &&
         world.state().as<the_thing::State>().hidden.council.team.size() > 1;
}

// Frames of one step, in the real world and in an imagined one.
void compare_step(const RunningGame& a, const RunningGame& b, Seat viewer, const Move& move,
                  Compared& compared) {
  if (!is_legal(b, move)) return;
  const holdout::Turn in_a = a.try_answer(move.seat, move.action);
  const holdout::Turn in_b = b.try_answer(move.seat, move.action);
  if (!in_a.chance.empty() || !in_b.chance.empty()) return;  // other dice, other worlds
  if (reveals(a, in_a, viewer) || reveals(b, in_b, viewer)) return;
  const auto frame_of = [&](const RunningGame& before, const holdout::Turn& turn) {
    Projection told(viewer, "epoch");
    JsonText ignored;
    ignored.open();
    told.write_snapshot(ignored, &before);
    RunningGame after = before;
    after.take(turn);
    const Frame frame = told.step(&after, {.events = turn.events}, 0);
    return frame ? *frame : std::string();
  };
  const std::string of_a = frame_of(a, in_a);
  const std::string of_b = frame_of(b, in_b);
  // Strangers do not know how far a council has come: that it ends here and not there is what they then
  // learn.
  if (in_council(a) && of_a.empty() != of_b.empty()) return;
  REQUIRE(of_a == of_b);
  ++compared.steps;
  compared.silent += of_a.empty();
}

void compare_worlds(const RunningGame& world, Seat viewer, const Move& move, Rng& rng, Compared& compared) {
  RunningGame a = world;
  if (a.can_undo(viewer)) a.forbid_undo();  // the viewer's own past, which an imagined world has not
  const ViewBox view = a.game().view_of(a.rules(), a.state(), viewer);
  const RunningGame b = in_state(a, a.game().imagine(a.rules(), view, rng));
  ++compared.positions;
  compared.different += a.game().state_hash(a.state()) != a.game().state_hash(b.state());
  REQUIRE(snapshot_of(a, viewer) == snapshot_of(b, viewer));
  // A projection that looks through other eyes than it should.
  const std::vector<Seat> viewers = viewers_of(a);
  const Seat other = viewers[rng.below(static_cast<std::uint32_t>(viewers.size()))];
  compared.caught += other != viewer && snapshot_of(a, other) != snapshot_of(b, other);
  compare_step(a, b, viewer, move, compared);
}

// `every`: of long games only so many positions, but every step of a council.
Compared compare_whole_game(const std::string& key, int players, std::uint64_t seed, int every = 1) {
  const AnyGame& game = *find_game(key);
  const RulesBox rules = *game.make_rules({.players = players});
  RunningGame world(game, rules, seed_from_text(std::to_string(seed)));
  world.take(world.begin());
  Rng rng(seed);
  Compared compared;
  for (int answers = 0; !world.over(); ++answers) {
    const Move move = random_move(world, rng);
    compared.councils += in_council(world);
    if (answers % every == 0 || in_council(world))
      for (const Seat viewer : viewers_of(world)) compare_worlds(world, viewer, move, rng, compared);
    world.take(world.try_answer(move.seat, move.action));
  }
  return compared;
}

}  // namespace

TEST_CASE("frames follow from the view of who gets them; a leak would be seen") {
  Compared osaczeni;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    osaczeni.add(compare_whole_game("osaczeni", 4 + static_cast<int>(seed % 3), seed));
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

TEST_CASE("frames of The Thing follow from the view of who gets them, those of an Alien team included") {
  const int every = 16 * contract_wish("HOLDOUT_CONTRACT_NTH", 1);
  Compared compared = compare_whole_game("the_thing", 4, 2, every);
  compared.add(compare_whole_game("the_thing", 6, 4, every));
  CHECK(compared.positions > 200);
  CHECK(compared.different > 200);
  CHECK(compared.steps > 100);
  CHECK(compared.silent > 10);
  CHECK(compared.caught > 100);
  CHECK(compared.councils > 10);  // steps of at least two revealed Aliens
}

namespace {

// Steps of whole games that spectators do not notice. Each asks nobody else anything new: only who is asked
// already, as all of a council are, may see the question move on.
int hidden_steps(const std::string& key, int players, std::uint64_t seed) {
  const AnyGame& game = *find_game(key);
  const RulesBox rules = *game.make_rules({.players = players});
  RunningGame world(game, rules, seed_from_text(std::to_string(seed)));
  world.take(world.begin());
  Rng rng(seed);
  int hidden = 0;
  while (!world.over()) {
    const RunningGame before = world;
    const Move move = random_move(world, rng);
    world.take(world.try_answer(move.seat, move.action));
    if (snapshot_of(before, kSpectator) != snapshot_of(world, kSpectator)) continue;
    ++hidden;
    const SeatSet council =
        in_council(before) ? before.state().as<the_thing::State>().hidden.council.team : SeatSet{};
    for (const Seat seat : first_seats(rules.players()))
      if (seat != move.seat && !council.has(seat))
        CHECK(game.prompt_for(rules, before.state(), seat) == game.prompt_for(rules, world.state(), seat));
  }
  return hidden;
}

}  // namespace

TEST_CASE("a step that spectators do not notice asks nobody else anything, so that one clock serves all") {
  int hidden = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    hidden += hidden_steps("osaczeni", 4 + static_cast<int>(seed % 3), seed);
  CHECK(hidden > 10);
  int on_station = 0;
  for (const int players : {4, 6}) on_station += hidden_steps("the_thing", players, 1);
  CHECK(on_station > 10);
}

namespace {

struct Silence {
  int silent = 0;    // a step of which a viewer noticed nothing
  int councils = 0;  // steps of an Alien team
};

// Everybody at a real table plays at random; who noticed nothing of a step gets nothing, clocks included.
Silence play_in_silence(const std::string& key, int players, std::uint64_t seed) {
  TableStage stage(seed);
  stage.create(key, {.players = players, .pace = Pace::Live});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, players);
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
  Silence seen;
  Rerun again = stage.rerun();
  std::size_t known = stage.rows().size();
  play_at_random(stage, people, rng, 1000, [&] {
    seen.councils += in_council(*again.game());
    known = stage.play_on(again, known);
    const LogRow row = *read_row(stage.rows().back().body);
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      const Seat viewer = viewers[i]->you < 0 ? kSpectator : seat_at(viewers[i]->you);
      bool noticed = row.seat == viewer || text_of(viewers[i]->view) != views[i];
      for (const Event& event : row.events) noticed |= event.noticed_by.has(viewer);
      if (!noticed) CHECK(viewers[i]->frames.size() == frames[i]);
      seen.silent += !noticed;
    }
    remember();
  });
  return seen;
}

}  // namespace

TEST_CASE("who may not notice a step gets no frame and no number, over whole games") {
  CHECK(play_in_silence("osaczeni", 5, 17).silent > 10);
  Silence station;
  for (const int players : {4, 6}) {
    const Silence game = play_in_silence("the_thing", players, 5);
    station.silent += game.silent;
    station.councils += game.councils;
  }
  CHECK(station.silent > 10);
  CHECK(station.councils > 10);
}
