#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/seeing/board.h"
#include "games/terrorscape/rules/seeing/view.h"
#include "games/terrorscape/rules/state.h"
#include "games/terrorscape/rules/talking/ledger.h"

namespace holdout::terrorscape {

// The Game face of Terrorscape: one hunts, three hide in one house. What each function promises is written at
// the Game concept; where it is written out is noted here.
struct Terrorscape : NoRuleAgainstWords {
  using Rules = terrorscape::Rules;
  using State = terrorscape::State;
  using View = terrorscape::View;
  using Board = terrorscape::Board;
  using Judge = terrorscape::Ledger;
  using Belief = terrorscape::Belief;

  static constexpr GameInfo kInfo{.key = "terrorscape",
                                  .min_players = 2,
                                  .max_players = 4,
                                  .rules_version = 1,
                                  .kinds = kKinds,
                                  .unseen_steps = kUnseenSteps,
                                  .late_rule = "TS-018"};

  // rules.cpp
  static std::span<const OptionInfo> option_infos() { return terrorscape::option_infos(); }
  static Result<Rules> make_rules(const Setup& setup) { return terrorscape::make_rules(setup); }

  // terrorscape.cpp
  static State start(const Rules& r, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat seat, Actions& out);
  static void outcomes(const Rules& r, const State& s, Outcomes& out);
  static void apply(const Rules& r, State& s, Seat seat, Action action, Log& log);
  static int score(const Rules&, const State& s, Seat seat) { return s.table.winners.has(seat) ? 1 : 0; }
  static SeatSet winners(const Rules&, const State& s) { return s.table.winners; }
  static Sides sides(const Rules& r);
  static bool is_reveal(std::uint8_t event_kind) { return holdout::is_reveal(kKinds, event_kind); }

  // seeing/fallback.cpp
  static Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket);
  static TimeLimit time_limit(const Rules& r, const State& s);

  // seeing/view.cpp, imagining/
  static SeatSet acts_unseen(const Rules& r, const State& s) { return terrorscape::acts_unseen(r, s); }
  static View view_of(const Rules& r, const State& s, Seat viewer) {
    return terrorscape::view_of(r, s, viewer);
  }
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    return terrorscape::prompt_for(r, s, viewer);
  }
  static Board board(const Rules& r, const View& view) { return board_of(r, view); }
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    return terrorscape::imagine(r, view, belief, rng);
  }

  // wording/
  static std::string notation(const Rules& r, Action action);
  static Result<Action> parse(const Rules& r, std::string_view text);
  static Sentence option_text(const Rules& r, const View& view, Action action);
  static Sentence question_text(const Rules& r, const View& view);
  static Sentence event_text(const Rules& r, const View& view, const Event& event);
  static Sentence event_parts(const Rules& r, const Event& event);
  static void situation(const Rules& r, const View& view, std::vector<Sentence>& out);
  static std::string_view why_not(const Rules& r, const View& view, Action action);
  static Opening opening(const Rules& r, const View& view);
  static SeatSet out_of_play(const Rules& r, const View& view);

  // talking/talk.cpp
  static std::span<const StatementForm> forms();
  static void sayable(const Rules& r, const View& view, std::vector<std::uint8_t>& out);
  static Result<void> may_say(const Rules& r, const View& view, const Statement& said);
  static SeatSet hearers(const Rules& r, const View& view, const Statement& said);
  static Voice voice(const Rules& r, const View& view);

  // saving/check.cpp
  static Result<void> check(const Rules& r, const State& s);

  // counters.cpp
  static std::span<const Counter> counters();
  static void count(const Rules& r, const Event& event, std::span<int> counts);
  static void count_end(const Rules& r, const State& s, std::span<int> counts);
};

}  // namespace holdout::terrorscape
