#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/action.h"
#include "engine/board_facts.h"
#include "engine/event.h"
#include "engine/opening.h"
#include "engine/question.h"
#include "engine/result.h"
#include "engine/rng.h"
#include "engine/sentence.h"
#include "engine/setup.h"
#include "engine/sides.h"
#include "engine/talking.h"
#include "engine/talking/statement.h"

namespace holdout {

// A number that nobody can foresee, drawn for one time-out answer by whoever asks for it: where the rules say
// "random", it picks. The answer is logged like any other, so the number itself is not kept.
using Ticket = std::uint32_t;

// The static face of a rulebook, used inside search and tests, where every call is inlined. any_game.h wraps
// it for those who must treat all games alike. Every function takes the Rules first: immutable, built once
// from a Setup.
//
// A Game is five parts, so that who reads one asks for no more. None of their functions may be missing, for a
// function that is written otherwise would be left out in silence: what a game has nothing of its own to say
// about it inherits by name (EachSeatAlone, NobodyUnseen, NoBoardFacts, and what talking.h has).
//
// Laws that the contract suite (engine/testing/contract.h) checks for every game:
//   legal = is in options(); apply() trusts it            view_of(imagine(v)) == v
//   options, fallback and why_not depend only on what the seat's view contains
//   the same answers give the same game on every compiler

template <class T>
concept FlatValue = std::is_trivially_copyable_v<T> && sizeof(T) <= kMaxStateBytes;

// From the set-up to the winners: who is asked what, and what follows.
template <class G>
concept PlayedGame = FlatValue<typename G::State> &&
    requires(const typename G::Rules& rules, typename G::State& s, const typename G::State& cs,
             const Setup& setup, Seat seat, Action action, Ticket ticket, Actions& options,
             Outcomes& outcomes, Log& log) {
  { G::kInfo } -> std::convertible_to<const GameInfo&>;
  { G::option_infos() } -> std::same_as<std::span<const OptionInfo>>;
  { G::make_rules(setup) } -> std::same_as<Result<typename G::Rules>>;
  { G::start(rules, log) } -> std::same_as<typename G::State>;
  { G::question(rules, cs) } -> std::same_as<const Question&>;       // nobody may answer = game over
  { G::options(rules, cs, seat, options) } -> std::same_as<void>;    // of a player's question
  { G::outcomes(rules, cs, outcomes) } -> std::same_as<void>;        // of a chance question
  { G::apply(rules, s, seat, action, log) } -> std::same_as<void>;   // precondition: legal
  { G::fallback(rules, cs, seat, ticket) } -> std::same_as<Action>;  // when the clock runs out
  { G::time_limit(rules, cs) } -> std::same_as<TimeLimit>;
  { G::score(rules, cs, seat) } -> std::same_as<int>;
  { G::winners(rules, cs) } -> std::same_as<SeatSet>;  // of a finished game; several share
  { G::sides(rules) } -> std::same_as<Sides>;          // who plays together; or inherit EachSeatAlone
};

// What a viewer may know, and the worlds that would look the same to it.
template <class G>
concept SeenGame = FlatValue<typename G::State> && FlatValue<typename G::View> &&
    FlatValue<typename G::Board> &&
    requires(const typename G::Rules& rules, const typename G::State& cs, const typename G::View& view,
             const typename G::Belief& belief, Seat seat, Action action, Rng& rng, std::uint8_t kind) {
  { G::view_of(rules, cs, seat) } -> std::same_as<typename G::View>;
  { G::prompt_for(rules, cs, seat) } -> std::same_as<Prompt>;
  { G::acts_unseen(rules, cs) } -> std::same_as<SeatSet>;  // see engine/unseen.h; or inherit NobodyUnseen
  { G::imagine(rules, view, belief, rng) } -> std::same_as<typename G::State>;
  {
    G::why_not(rules, view, action)
    } -> std::same_as<std::string_view>;         // rule id of a refusal, from the view alone
  { G::is_reveal(kind) } -> std::same_as<bool>;  // an event kind that tells what was hidden until then
  { G::board(rules, view) } -> std::same_as<typename G::Board>;  // board_facts.h
};

// Words: notation for records and examples, keys and facts for people.
template <class G>
concept WordedGame = FlatValue<typename G::View> &&
    requires(const typename G::Rules& rules, const typename G::View& view, const Event& event, Action action,
             std::string_view text, std::vector<Sentence>& sentences) {
  { G::notation(rules, action) } -> std::same_as<std::string>;
  { G::parse(rules, text) } -> std::same_as<Result<Action>>;
  { G::option_text(rules, view, action) } -> std::same_as<Sentence>;
  { G::question_text(rules, view) } -> std::same_as<Sentence>;
  // An empty key: nothing worth a line. `view` is that of whoever is told, as it was right after the answer
  // and what chance did then; whoever is told everything reads with the view of those who watch.
  { G::event_text(rules, view, event) } -> std::same_as<Sentence>;
  { G::event_parts(rules, event) } -> std::same_as<Sentence>;  // key of its row, its parts: Wording::parts
  { G::situation(rules, view, sentences) } -> std::same_as<void>;
  { G::opening(rules, view) } -> std::same_as<Opening>;      // engine/opening.h
  { G::out_of_play(rules, view) } -> std::same_as<SeatSet>;  // likewise; or inherit NobodyOut
};

// Holds what is said at a table against what happens there, and tells after the end. Fed in order, with whole
// events and the state after them; the rules outlive it.
template <class J, class Rules, class State>
concept JudgeOf = std::constructible_from<J, const Rules&> &&
    requires(J& judge, const J& read, const Statement& said, const Event& event, const State& after,
             std::uint16_t id, std::vector<Sentence>& sentences) {
  { judge.hear(said) } -> std::same_as<void>;
  { judge.see(event, after) } -> std::same_as<void>;
  { read.verdict(id) } -> std::same_as<Verdict>;
  // The fact that settled it, and when it was said. Without a key: nothing to tell.
  { read.truth(id) } -> std::same_as<Sentence>;
  { read.moment(id) } -> std::same_as<Sentence>;
  // What was hidden while it was played; or inherit NothingToAccount.
  { read.account(sentences) } -> std::same_as<void>;
};

// Table talk; or inherit NoTableTalk.
template <class G>
concept TalkedGame = FlatValue<typename G::View> &&
    JudgeOf<typename G::Judge, typename G::Rules, typename G::State> &&
    requires(const typename G::Rules& rules, const typename G::View& view, const Statement& said,
             std::vector<std::uint8_t>& kinds) {
  { G::forms() } -> std::same_as<std::span<const StatementForm>>;
  { G::sayable(rules, view, kinds) } -> std::same_as<void>;  // forms that fit this moment, likeliest first
  { G::may_say(rules, view, said) } -> std::same_as<Result<void>>;
  // The rule by which may_say() refuses, empty where the rulebook has none; or inherit NoRuleAgainstWords.
  { G::why_unsayable(rules, view, said) } -> std::same_as<std::string_view>;
  // Who hears what the viewer is about to say, by its form and whom it names ("the team", "the one I name
  // and me"); or inherit EverybodyHears.
  { G::hearers(rules, view, said) } -> std::same_as<SeatSet>;
  { G::voice(rules, view) } -> std::same_as<Voice>;  // free text; or inherit EverybodyWrites
};

// Proof and statistics.
template <class G>
concept CountedGame = requires(const typename G::Rules& rules, const typename G::State& cs,
                               const Event& event, std::span<int> counts) {
  { G::check(rules, cs) } -> std::same_as<Result<void>>;
  { G::counters() } -> std::same_as<std::span<const Counter>>;
  { G::count(rules, event, counts) } -> std::same_as<void>;
  { G::count_end(rules, cs, counts) } -> std::same_as<void>;
};

template <class G>
concept Game = PlayedGame<G> && SeenGame<G> && WordedGame<G> && TalkedGame<G> && CountedGame<G>;

}  // namespace holdout
