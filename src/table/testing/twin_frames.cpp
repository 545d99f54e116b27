#include "twin_frames.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sodium.h>

#include "engine/saving/describe_bytes.h"
#include "table/testing/begun_game.h"

namespace holdout::testing {

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

bool is_legal(const RunningGame& game, const SeatAnswer& move) {
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

// What `seat` is sent for a step, as the table sends it.
Frame sent(const RunningGame& before, const Turn& turn, Seat seat) {
  Projection everybody(kSpectator, "epoch");
  Projection told(seat, "epoch");
  for (Projection* each : {&everybody, &told}) {
    JsonText ignored;
    ignored.open();
    each->write_snapshot(ignored, &before);
  }
  RunningGame after = before;
  after.take(turn);
  const News news{.events = turn.events};
  const PublicNews heard = everybody.public_news(everybody.step(&after, news, 0), turn.events);
  return told.step(&after, news, turn.seat == seat ? 1 : 0, heard);
}

std::string asked_in(const RunningGame& game, Seat seat) {
  if (game.over()) return "nothing";
  const Prompt prompt = game.game().prompt_for(game.rules(), game.state(), seat);
  return std::string(game.game().info().kinds.questions[prompt.kind].key) +
         (prompt.asked ? "" : " of others");
}

// Another answer of the same seat, of which the others cannot tell it.
void compare_alternatives(const RunningGame& world, const SeatAnswer& move, Rng& rng,
                          ComparedFrames& compared) {
  const Actions options = options_of(world, move.seat);
  const Action other = options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))];
  if (other == move.action) return;
  const Turn one = world.try_answer(move.seat, move.action);
  const Turn two = world.try_answer(move.seat, other);
  for (const Seat viewer : viewers_of(world)) {
    if (viewer == move.seat || world.game().acts_unseen(world.rules(), world.state()).has(move.seat))
      continue;
    const Frame of_one = sent(world, one, viewer);
    const Frame of_two = sent(world, two, viewer);
    if (!of_one != !of_two || (of_one && *of_one != *of_two)) continue;
    compare_lengths(world, one, world, two, viewer, compared);
  }
}

// Frames of one step, in the real world and in an imagined one.
void compare_step(const RunningGame& a, const RunningGame& b, Seat viewer, const SeatAnswer& move,
                  const Aside& aside, ComparedFrames& compared) {
  if (!is_legal(b, move)) return;
  const Turn in_a = a.try_answer(move.seat, move.action);
  const Turn in_b = b.try_answer(move.seat, move.action);
  if (in_a.chance != in_b.chance) return;  // other dice, other worlds
  if (reveals(a, in_a, viewer) || reveals(b, in_b, viewer)) return;
  const auto frame_of = [&](const RunningGame& before, const Turn& turn) {
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
  // Strangers do not know how far an aside has come: that it ends here and not there is what they then learn.
  if (!aside(a).empty() && of_a.empty() != of_b.empty()) return;
  REQUIRE(of_a == of_b);
  ++compared.steps;
  compared.silent += of_a.empty();
  if (aside(a).empty()) compare_lengths(a, in_a, b, in_b, viewer, compared);
}

void compare_worlds(const RunningGame& world, Seat viewer, const SeatAnswer& move, Rng& rng,
                    const Aside& aside, ComparedFrames& compared) {
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
  compare_step(a, b, viewer, move, aside, compared);
}

Prompt prompt_of(const RunningGame& game, Seat seat) {
  return game.game().prompt_for(game.rules(), game.state(), seat);
}

}  // namespace

void ComparedFrames::add(const ComparedFrames& other) {
  positions += other.positions;
  different += other.different;
  steps += other.steps;
  silent += other.silent;
  caught += other.caught;
  asides += other.asides;
  lengths += other.lengths;
  texts += other.texts;
  uneven.insert(uneven.end(), other.uneven.begin(), other.uneven.end());
}

void compare_lengths(const RunningGame& a, const Turn& in_a, const RunningGame& b, const Turn& in_b,
                     Seat viewer, ComparedFrames& compared) {
  for (const Seat seat : first_seats(a.rules().players())) {
    if (seat == viewer) continue;
    const Frame of_a = sent(a, in_a, seat);
    const Frame of_b = sent(b, in_b, seat);
    ++compared.lengths;
    if (!of_a && !of_b) continue;
    const bool both = of_a && of_b;
    compared.texts += !both || of_a->size() != of_b->size();
    if (both && of_a.length() == of_b.length()) continue;
    RunningGame after = a;
    after.take(in_a);
    compared.uneven.push_back(fmt::format("{}, then {}: {} or {} bytes, filled up to {} or {}",
                                          asked_in(a, seat), asked_in(after, seat), of_a ? of_a->size() : 0,
                                          of_b ? of_b->size() : 0, of_a ? of_a.length() : 0,
                                          of_b ? of_b.length() : 0));
  }
}

ComparedFrames compare_whole_game(const std::string& game, int players, std::uint64_t seed, int every,
                                  const Aside& aside) {
  return compare_to_the_end(begun(game, players, seed), seed, every, aside);
}

ComparedFrames compare_to_the_end(RunningGame world, std::uint64_t seed, int every, const Aside& aside) {
  Rng rng(seed);
  ComparedFrames compared;
  for (int answers = 0; !world.over(); ++answers) {
    const SeatAnswer move = any_answer(world, rng);
    const bool apart = !aside(world).empty();
    compared.asides += apart;
    if (answers % every == 0 && !apart) compare_alternatives(world, move, rng, compared);
    if (answers % every == 0 || apart)
      for (const Seat viewer : viewers_of(world)) compare_worlds(world, viewer, move, rng, aside, compared);
    world.take(world.try_answer(move.seat, move.action));
  }
  return compared;
}

int hidden_steps(const std::string& game, int players, std::uint64_t seed, const Aside& aside) {
  RunningGame world = begun(game, players, seed);
  Rng rng(seed);
  int hidden = 0;
  while (!world.over()) {
    const RunningGame before = world;
    const SeatAnswer move = any_answer(world, rng);
    world.take(world.try_answer(move.seat, move.action));
    if (snapshot_of(before, kSpectator) != snapshot_of(world, kSpectator)) continue;
    ++hidden;
    const SeatSet inside = aside(before);
    for (const Seat seat : first_seats(players))
      if (seat != move.seat && !inside.has(seat)) CHECK(prompt_of(before, seat) == prompt_of(world, seat));
  }
  return hidden;
}

Silence play_in_silence(const std::string& game, int players, std::uint64_t seed, const Aside& aside) {
  TableStage stage(seed);
  stage.create(game, {.players = players, .pace = Pace::Live});
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
    seen.asides += !aside(*again.game()).empty();
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

}  // namespace holdout::testing
