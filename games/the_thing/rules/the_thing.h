#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/the_thing/rules/counters.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/seeing/board.h"
#include "games/the_thing/rules/seeing/fallback.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/state.h"
#include "games/the_thing/rules/talking/ledger.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// The Game face of The Thing: a crew in the ice, and something that looks like one of them. What each
// function promises is written at the Game concept; where it is written out is noted here.
struct TheThing : NobodyUnseen {
  using Rules = the_thing::Rules;
  using State = the_thing::State;
  using View = the_thing::View;
  using Board = the_thing::Board;
  using Belief = the_thing::Belief;
  using Judge = the_thing::Ledger;

  static constexpr GameInfo kInfo{.key = "the_thing",
                                  .min_players = 1,
                                  .max_players = 8,
                                  .rules_version = 3,
                                  .kinds = kKinds,
                                  .unseen_steps = kUnseenSteps,
                                  .late_rule = "TT-1214"};

  // rules.cpp
  static std::span<const OptionInfo> option_infos() { return the_thing::option_infos(); }
  static Result<Rules> make_rules(const Setup& setup) { return the_thing::make_rules(setup); }

  // the_thing.cpp
  static State start(const Rules& r, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat seat, Actions& out);
  static void outcomes(const Rules& r, const State& s, Outcomes& out);
  static void apply(const Rules& r, State& s, Seat seat, Action action, Log& log);
  // One point for a winner: teams win or lose as one (TT-101).
  static int score(const Rules&, const State& s, Seat seat) { return s.table.winners.has(seat) ? 1 : 0; }
  static SeatSet winners(const Rules&, const State& s) { return s.table.winners; }
  // For few there are only the crew and the threat. Among more, who belongs together is dealt in secret.
  static Sides sides(const Rules& r) { return r.few ? all_together(r.players) : each_alone(r.players); }
  // Kinds that may tell a viewer different things in two worlds which looked the same to it (section 8 of the
  // rules, last column). What follows from an answer that everybody sees, or from chance, is not among them:
  // it tells the same in both. What only some see lies in the secret part, whose audience is tested by
  // itself.
  static bool is_reveal(std::uint8_t event_kind) { return holdout::is_reveal(kKinds, event_kind); }

  // fallback.cpp
  static Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket) {
    return the_thing::fallback(r, s, seat, ticket);
  }
  static TimeLimit time_limit(const Rules& r, const State& s) { return the_thing::time_limit(r, s); }

  // view.cpp, board.cpp, imagine.cpp
  static View view_of(const Rules& r, const State& s, Seat viewer) {
    return the_thing::view_of(r, s, viewer);
  }
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    return the_thing::prompt_for(r, s, viewer);
  }
  static Board board(const Rules& r, const View& view) { return board_of(r, view); }
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    return the_thing::imagine(r, view, belief, rng);
  }

  // notation.cpp
  static std::string notation(const Rules& r, Action action);
  static Result<Action> parse(const Rules& r, std::string_view text);

  static Sentence option_text(const Rules& r, const View& view, Action action);      // option_sentences.cpp
  static Sentence question_text(const Rules& r, const View& view);                   // question_sentences.cpp
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
  static Voice voice(const Rules& r, const View& view);
  static SeatSet hearers(const Rules& r, const View& view, const Statement& said);

  // check.cpp
  static Result<void> check(const Rules& r, const State& s);

  // counters.cpp
  static std::span<const Counter> counters() { return the_thing::counters(); }
  static void count(const Rules& r, const Event& event, std::span<int> counts) {
    the_thing::count(r, event, counts);
  }
  static void count_end(const Rules& r, const State& s, std::span<int> counts) {
    the_thing::count_end(r, s, counts);
  }
};

}  // namespace holdout::the_thing
