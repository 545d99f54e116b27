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
#include "engine/statement.h"

namespace holdout {

// A number that nobody can foresee, drawn for one time-out answer by whoever asks for it: where the rules say
// "random", it picks. The answer is logged like any other, so the number itself is not kept.
using Ticket = std::uint32_t;

// The static face of a rulebook, used inside search and tests, where every call is inlined. any_game.h wraps
// it for those who must treat all games alike. Every function takes the Rules first: immutable, built once
// from a Setup.
//
// Laws that the contract suite (engine/testing/contract.h) checks for every game:
//   legal = is in options(); apply() trusts it            view_of(imagine(v)) == v
//   options, fallback and why_not depend only on what the seat's view contains
//   the same answers give the same game on every compiler
template <class G>
concept Game = requires(const typename G::Rules& rules, typename G::State& s, const typename G::State& cs,
                        const typename G::View& view, const typename G::Belief& belief, const Setup& setup,
                        const Event& event, std::uint8_t kind, const Statement& said, Seat seat,
                        Action action, Ticket ticket, Actions& options, Outcomes& outcomes, Log& log,
                        Rng& rng, std::string_view text, std::span<int> counts,
                        std::vector<Sentence>& sentences, std::vector<std::uint8_t>& kinds) {
  requires std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= kMaxStateBytes;
  requires std::is_trivially_copyable_v<typename G::View> && sizeof(typename G::View) <= kMaxStateBytes;
  { G::kInfo } -> std::convertible_to<const GameInfo&>;
  { G::option_infos() } -> std::same_as<std::span<const OptionInfo>>;
  { G::make_rules(setup) } -> std::same_as<Result<typename G::Rules>>;

  // Playing
  { G::start(rules, log) } -> std::same_as<typename G::State>;
  { G::question(rules, cs) } -> std::same_as<const Question&>;       // nobody may answer = game over
  G::options(rules, cs, seat, options);                              // of a player's question
  G::outcomes(rules, cs, outcomes);                                  // of a chance question
  G::apply(rules, s, seat, action, log);                             // precondition: legal
  { G::fallback(rules, cs, seat, ticket) } -> std::same_as<Action>;  // when the clock runs out
  { G::time_limit(rules, cs) } -> std::same_as<TimeLimit>;
  { G::score(rules, cs, seat) } -> std::same_as<int>;
  { G::winners(rules, cs) } -> std::same_as<SeatSet>;  // of a finished game; several share
  { G::sides(rules) } -> std::same_as<Sides>;          // who plays together; or inherit EachSeatAlone

  // Seeing
  { G::view_of(rules, cs, seat) } -> std::same_as<typename G::View>;
  { G::prompt_for(rules, cs, seat) } -> std::same_as<Prompt>;
  { G::acts_unseen(rules, cs) } -> std::same_as<SeatSet>;  // see engine/unseen.h; or inherit NobodyUnseen
  { G::imagine(rules, view, belief, rng) } -> std::same_as<typename G::State>;
  {
    G::why_not(rules, view, action)
    } -> std::same_as<std::string_view>;         // rule id of a refusal, from the view alone
  { G::is_reveal(kind) } -> std::same_as<bool>;  // an event kind that tells what was hidden until then
  requires std::is_trivially_copyable_v<typename G::Board> && sizeof(typename G::Board) <= kMaxStateBytes;
  { G::board(rules, view) } -> std::same_as<typename G::Board>;  // board_facts.h

  // Words: notation for records and examples, keys and facts for people
  { G::notation(rules, action) } -> std::same_as<std::string>;
  { G::parse(rules, text) } -> std::same_as<Result<Action>>;
  { G::option_text(rules, view, action) } -> std::same_as<Sentence>;
  { G::question_text(rules, view) } -> std::same_as<Sentence>;
  { G::event_text(rules, event) } -> std::same_as<Sentence>;   // an empty key: nothing worth a line
  { G::event_parts(rules, event) } -> std::same_as<Sentence>;  // key of its row, its parts: Wording::parts
  G::situation(rules, view, sentences);
  { G::opening(rules, view) } -> std::same_as<Opening>;      // engine/opening.h
  { G::out_of_play(rules, view) } -> std::same_as<SeatSet>;  // likewise; or inherit NobodyOut

  // Talk
  { G::forms() } -> std::same_as<std::span<const StatementForm>>;
  G::sayable(rules, view, kinds);  // forms that fit this moment, likeliest first
  { G::may_say(rules, view, said) } -> std::same_as<Result<void>>;

  // Proof and statistics
  { G::check(rules, cs) } -> std::same_as<Result<void>>;
  { G::counters() } -> std::same_as<std::span<const Counter>>;
  G::count(rules, event, counts);
  G::count_end(rules, cs, counts);
};

}  // namespace holdout
