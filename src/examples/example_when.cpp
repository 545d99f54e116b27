#include "engine/words/plain_text.h"
#include "examples/example_run.h"

// The phrases of a when block: answers, one after the other. Each must be legal, and after each the position
// must still be possible.

namespace holdout {

namespace {

// Examples show the same every time: what a clock that runs out leaves to chance takes the first way.
constexpr Ticket kExampleTicket = 0;

Problem at(const Phrase& phrase, Problem problem) {
  problem.where = phrase.where + (problem.where.empty() ? "" : ": " + problem.where);
  return problem;
}

}  // namespace

Result<void> ExampleRun::when(const Phrase& phrase) {
  WordReader words(phrase.text);
  Result<void> done;
  if (words.take("all")) {
    done = all_answer(words.rest());
  } else if (words.take("sealed")) {
    done = seal(words.rest());
  } else if (words.take("time-out")) {
    done = time_out(words.rest());
  } else if (words.take("chance")) {
    std::vector<std::string> outcomes;
    for (std::string_view part : parts_of(words.rest(), ',')) outcomes.emplace_back(part);
    done = chance(outcomes);
  } else if (const auto outcomes = words_->outcomes(phrase.text)) {
    done = chance(*outcomes);
  } else if (const std::optional<Seat> seat = seat_named(words.next())) {
    done = answer(*seat, words.rest());
  } else {
    done = Problem{.what = quoted(phrase.text) + " is no answer of anybody",
                   .expected = "P0 and an answer, all, sealed, time-out, chance or dice"};
  }
  if (!done) return at(phrase, done.problem());
  return {};
}

Result<void> ExampleRun::answer(Seat seat, std::string_view text) {
  const Result<Action> action = words_->answer(position_.rules, seat, text);
  if (!action) return action.problem();
  return play(seat, *action);
}

Result<void> ExampleRun::play(Seat seat, Action action) {
  const std::string said = name(seat) + " " + game_->notation(position_.rules, action);
  if (!question().may_answer.has(seat))
    return Problem{.what = said + ", but " + open_question(), .expected = "an answer to it"};
  if (!options(seat).contains(action)) {
    const ViewBox view = game_->view_of(position_.rules, position_.state, seat);
    const std::string rule(game_->why_not(position_.rules, view, action));
    return Problem{.what = said + " is illegal (" + rule + ")", .expected = option_list(seat)};
  }
  Log log(position_.events);
  game_->apply(position_.rules, position_.state, seat, action, log);
  last_answer_[static_cast<std::size_t>(index(seat))] = action;
  return game_->check(position_.rules, position_.state);
}

// Everybody waited for gives this answer to the question that is open now.
Result<void> ExampleRun::all_answer(std::string_view text) {
  const Question asked = question();
  if (asked.over() || asked.chance())
    return Problem{.what = "nobody answers: " + open_question(), .expected = "players who are asked"};
  for (Seat seat : asked.waited_for) {
    if (question().kind != asked.kind || !question().waited_for.has(seat)) break;
    if (Result<void> fine = answer(seat, text); !fine) return fine;
  }
  return {};
}

// "P0 -> P2, P2 -> P0": all sealed choices of the open question.
Result<void> ExampleRun::seal(std::string_view text) {
  if (!question().sealed)
    return Problem{.what = "no choice is sealed now: " + open_question(), .expected = "a secret choice"};
  SeatSet left = question().waited_for;
  for (std::string_view part : parts_of(text, ',')) {
    WordReader words(part);
    const std::optional<Seat> seat = seat_named(words.next());
    if (!seat || !words.rest().starts_with("->"))
      return Problem{.what = quoted(part), .expected = "a choice such as P0 -> P2"};
    if (!left.has(*seat))
      return Problem{.what = quoted(part) + ", but " + open_question(), .expected = "each of them once"};
    left.remove(*seat);
    if (Result<void> fine = answer(*seat, words.rest()); !fine) return fine;
  }
  if (!left.empty())
    return Problem{.what = names(left) + " did not choose", .expected = "a choice of everybody who is asked"};
  return {};
}

Result<void> ExampleRun::time_out(std::string_view who) {
  const Question asked = question();
  const Result<SeatSet> seats =
      lowered(trimmed(who)) == "all" ? Result<SeatSet>(asked.waited_for) : seats_named(who);
  if (!seats) return seats.problem();
  for (Seat seat : *seats) {
    if (!question().waited_for.has(seat) || !is_player(seat))
      return Problem{.what = name(seat) + " has no clock running: " + open_question(),
                     .expected = "somebody who is asked"};
    const Action automatic = game_->fallback(position_.rules, position_.state, seat, kExampleTicket);
    if (Result<void> fine = play(seat, automatic); !fine) return fine;
  }
  return {};
}

Result<void> ExampleRun::chance(const std::vector<std::string>& outcomes) {
  for (const std::string& text : outcomes) {
    const Result<Action> outcome = words_->answer(position_.rules, kChance, text);
    if (!outcome) return outcome.problem();
    if (!question().chance())
      return Problem{.what = quoted(text) + ", but " + open_question(), .expected = "a question to chance"};
    Outcomes possible;
    game_->outcomes(position_.rules, position_.state, possible);
    if (!possible.contains(*outcome)) {
      std::string list;
      for (const Outcome& each : possible)
        list += (list.empty() ? "" : ", ") + game_->notation(position_.rules, each.action);
      return Problem{.what = quoted(text) + " cannot happen", .expected = list};
    }
    Log log(position_.events);
    game_->apply(position_.rules, position_.state, kChance, *outcome, log);
    if (Result<void> fine = game_->check(position_.rules, position_.state); !fine) return fine;
  }
  if (outcomes.empty()) return Problem{.what = "no outcome", .expected = "at least one"};
  return {};
}

}  // namespace holdout
