#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/seeing/board.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/state.h"
#include "games/osaczeni/rules/talking/ledger.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

// The Game face of Osaczeni: families in a besieged mall; voting, bluffing, betrayal. What each function
// promises is written at the Game concept; where it is written out is noted here.
struct Osaczeni : EachSeatAlone, NobodyUnseen, EverybodyHears, EverybodyWrites {
  using Rules = osaczeni::Rules;
  using State = osaczeni::State;
  using View = osaczeni::View;
  using Board = osaczeni::Board;
  using Belief = osaczeni::Belief;
  using Judge = osaczeni::Ledger;

  static constexpr GameInfo kInfo{.key = "osaczeni",
                                  .min_players = 3,  // OS-001
                                  .max_players = 6,
                                  .rules_version = 1,
                                  .kinds = kKinds,
                                  .unseen_steps = kUnseenSteps,
                                  .variant_rules = "OS-V",
                                  .late_rule = "OS-904"};

  // rules.cpp
  static std::span<const OptionInfo> option_infos() { return osaczeni::option_infos(); }
  static Result<Rules> make_rules(const Setup& setup) { return osaczeni::make_rules(setup); }

  // osaczeni.cpp
  static State start(const Rules& r, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat seat, Actions& out);
  static void outcomes(const Rules& r, const State& s, Outcomes& out);
  static void apply(const Rules& r, State& s, Seat seat, Action action, Log& log);
  static TimeLimit time_limit(const Rules& r, const State& s);
  static int score(const Rules&, const State& s, Seat seat) { return s.table.score[slot(seat)]; }
  static SeatSet winners(const Rules&, const State& s) { return s.table.winners; }

  static Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket);  // fallback.cpp

  // view.cpp, board.cpp, imagine.cpp
  static View view_of(const Rules& r, const State& s, Seat viewer) { return osaczeni::view_of(r, s, viewer); }
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    return osaczeni::prompt_for(r, s, viewer);
  }
  static Board board(const Rules& r, const View& view) { return board_of(r, view); }
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    return osaczeni::imagine(r, view, belief, rng);
  }
  // Section 8 of the rules, last column: the moments of reveal.
  static bool is_reveal(std::uint8_t event_kind) { return holdout::is_reveal(kKinds, event_kind); }

  // notation.cpp
  static std::string notation(const Rules& r, Action action);
  static Result<Action> parse(const Rules& r, std::string_view text);

  // sentences.cpp
  static Sentence option_text(const Rules& r, const View& view, Action action);
  static Sentence question_text(const Rules& r, const View& view);

  static Sentence event_text(const Rules& r, const View& view, const Event& event);  // event_sentences.cpp
  static Sentence event_parts(const Rules& r, const Event& event);
  static void situation(const Rules& r, const View& view, std::vector<Sentence>& out);  // situation.cpp
  static std::string_view why_not(const Rules& r, const View& view, Action action);     // why_not.cpp

  static Opening opening(const Rules& r, const View& view);      // opening.cpp
  static SeatSet out_of_play(const Rules& r, const View& view);  // board.cpp

  // talk.cpp
  static std::span<const StatementForm> forms();
  static void sayable(const Rules& r, const View& view, std::vector<std::uint8_t>& out);
  static Result<void> may_say(const Rules& r, const View& view, const Statement& said);
  static std::string_view why_unsayable(const Rules& r, const View& view, const Statement& said);

  // check.cpp
  static Result<void> check(const Rules& r, const State& s);

  // counters.cpp
  static std::span<const Counter> counters();
  static void count(const Rules& r, const Event& event, std::span<int> counts);
  static void count_end(const Rules& r, const State& s, std::span<int> counts);
};

}  // namespace holdout::osaczeni
