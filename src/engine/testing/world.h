#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/saving/describe_bytes.h"
#include "engine/testing/random_play.h"

namespace holdout::testing {

// What a checked game is played with; everything else follows.
struct Plan {
  Setup setup;
  std::uint64_t seed = 1;
  int max_answers = 20'000;        // a game that has not ended by then never will
  std::optional<StateBox> from{};  // a position of that set-up to begin with, instead of its start
  int enough = 0;                  // secrecy is looked at for so many answers; 0 = to the end
  // Events that show some people something, and by their open part tell the others what their views do not
  // keep.
  std::vector<std::uint8_t> told_to_all{};
};

// "liars_dice, 2 players, wild=on, seed 3"
std::string plan_text(const AnyGame& game, const Plan& plan);

// A position of some game, with the questions that checks ask of it. Copying it copies the position.
class World {
 public:
  World(const AnyGame& game, const RulesBox& rules, const StateBox& s)
      : game_(&game), rules_(&rules), s_(s) {}

  const AnyGame& game() const { return *game_; }
  const RulesBox& rules() const { return *rules_; }
  const StateBox& state() const { return s_; }

  const Question& question() const { return game_->question(*rules_, s_); }
  bool over() const { return question().over(); }
  bool at_rest() const { return !question().chance(); }  // what a table shows; it answers chance by itself
  Actions options(Seat seat) const;
  Outcomes outcomes() const;
  bool legal(const Turn& turn) const;
  std::string notation(const Turn& turn) const;

  SeatSet seats() const { return first_seats(rules_->players()); }
  SeatSet viewers() const { return seats().with(kSpectator); }

  ViewBox view(Seat viewer) const { return game_->view_of(*rules_, s_, viewer); }
  Prompt prompt(Seat viewer) const { return game_->prompt_for(*rules_, s_, viewer); }
  SeatSet acts_unseen() const { return game_->acts_unseen(*rules_, s_); }
  SeatSet side_of(Seat seat) const { return holdout::side_of(game_->sides(*rules_), seat); }
  // Who may learn what `seat` answers to a sealed question, or unseen: its side where it acts unseen; the
  // team that decides together, for the whole of which strangers wait; else itself alone.
  SeatSet insiders(Seat seat) const;
  Bytes view_bytes(Seat viewer) const;
  Bytes board_bytes(Seat viewer) const;
  Bytes state_bytes() const;
  std::uint64_t hash() const { return game_->state_hash(s_); }

  // Gives what happened.
  std::vector<Event> answer(const Turn& turn);

  // Another world that looks the same to `viewer`.
  World imagined_by(Seat viewer, Rng& rng) const;

 private:
  const AnyGame* game_;
  const RulesBox* rules_;
  StateBox s_;
};

World start(const AnyGame& game, const RulesBox& rules, std::vector<Event>& events);
World start(const AnyGame& game, const RulesBox& rules);

Turn random_turn(const World& world, Rng& rng);

// The rules of a set-up that is known to be good.
RulesBox rules_for(const AnyGame& game, const Setup& setup);

// What `viewer` receives of the events.
std::vector<Event> redacted(const std::vector<Event>& events, Seat viewer);

// A check fails by throwing this; whoever runs the check says where in the game it was.
struct Broken {
  std::string what;
};
[[noreturn]] inline void broken(std::string what) { throw Broken{std::move(what)}; }

// The answers of a checked game so far, so that a failure can be played again by hand.
class Trail {
 public:
  Trail(const AnyGame& game, const Plan& plan) : game_(&game), plan_(&plan) {}
  void add(const World& before, const Turn& turn);
  int answers() const { return answers_; }
  Problem problem(const std::string& what) const;

 private:
  const AnyGame* game_;
  const Plan* plan_;
  int answers_ = 0;
  std::vector<std::string> last_;
};

// Runs `check(trail)`, which may be broken() or trip over an assertion of the rules.
template <class Check>
Result<void> guarded(Trail& trail, Check&& check) {
  try {
    check();
  } catch (const Broken& failure) {
    return trail.problem(failure.what);
  } catch (const std::logic_error& failure) {
    return trail.problem(std::string("assertion: ") + failure.what());
  }
  return {};
}

}  // namespace holdout::testing
