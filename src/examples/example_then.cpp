#include <algorithm>

#include "engine/words/plain_text.h"
#include "examples/example_run.h"

// The phrases of a then block that mean the same in every game. The rest is the game's.

namespace holdout {

namespace {

// Takes a rule in brackets off the end: "bid 1 2 (LD-6)".
std::string_view take_rule(std::string_view& text) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return {};
  const std::string_view rule = trimmed(text.substr(open + 1, text.size() - open - 2));
  text = trimmed(text.substr(0, open));
  return rule;
}

}  // namespace

Result<void> ExampleRun::then(const Phrase& phrase) const {
  Result<void> true_now = holds(phrase.text);
  if (true_now) return {};
  Problem problem = true_now.problem();
  problem.where = phrase.where;
  if (problem.expected.empty()) problem.expected = phrase.text;
  return problem;
}

Result<void> ExampleRun::holds(std::string_view said) const {
  WordReader words(said);
  if (words.take("asked")) return asked(words.rest());
  if (words.take("options")) return options_are(words.rest());
  if (words.take("time limit")) return time_limit(words.rest());
  if (words.take("scores")) return scores(words.rest());
  if (words.take("winners")) return winners(words.rest());
  WordReader after = words;
  if (const std::optional<Seat> seat = seat_named(after.next())) {
    if (after.take("may not")) return may_not(*seat, after.rest());
    if (after.take("may")) return may(*seat, after.rest());
    if (after.take("answered")) return answered(*seat, after.rest());
    if (after.take("is shown")) return shown(*seat, after.rest());
  }
  return words_->holds({position_.rules, start_, position_.state, position_.events}, said);
}

// "P0 P2: ballot", "chance", "nobody" once the game is over
Result<void> ExampleRun::asked(std::string_view said) const {
  const HeadAndBody parts = head_and_body(said);
  const Result<SeatSet> seats = seats_named(parts.head);
  if (!seats) return seats.problem();
  if (*seats != question().waited_for) return Problem{.what = open_question()};
  if (!parts.colon) return {};
  const Result<std::uint8_t> kind = question_kind(parts.body);
  if (!kind) return kind.problem();
  if (*kind != question().kind) return Problem{.what = open_question()};
  return {};
}

// "P0: vote P0, vote P1": these and no others
Result<void> ExampleRun::options_are(std::string_view said) const {
  const HeadAndBody parts = head_and_body(said);
  const std::optional<Seat> seat = seat_named(parts.head);
  if (!seat || !parts.colon)
    return Problem{.what = quoted(said), .expected = "options P0: and answers, or nothing"};
  Actions expected;
  if (lowered(parts.body) != "nothing") {
    for (std::string_view text : parts_of(parts.body, ',')) {
      const Result<Action> action = words_->answer(position_.rules, *seat, text);
      if (!action) return action.problem();
      if (expected.full()) return Problem{.what = "too many options", .expected = "at most 128"};
      expected.push(*action);
    }
    if (expected.empty()) return Problem{.what = quoted(said), .expected = "answers, or nothing"};
  }
  const Actions found = options(*seat);
  const bool same =
      found.size() == expected.size() &&
      std::all_of(found.begin(), found.end(), [&](Action each) { return expected.contains(each); });
  if (!same) return Problem{.what = name(*seat) + " has the options " + option_list(*seat)};
  return {};
}

Result<void> ExampleRun::may(Seat seat, std::string_view said) const {
  const std::vector<std::string_view> answers = parts_of(said, ',');
  if (answers.empty()) return Problem{.what = "no answer is named", .expected = "P0 may and an answer"};
  for (std::string_view text : answers) {
    const Result<bool> legal = has_option(seat, text);
    if (!legal) return legal.problem();
    if (!*legal)
      return Problem{.what = name(seat) + " may not " + std::string(text) + "; legal: " + option_list(seat)};
  }
  return {};
}

Result<void> ExampleRun::may_not(Seat seat, std::string_view said) const {
  const std::string_view rule = take_rule(said);
  const std::vector<std::string_view> answers = parts_of(said, ',');
  if (answers.empty()) return Problem{.what = "no answer is named", .expected = "P0 may not and an answer"};
  for (std::string_view text : answers) {
    const Result<bool> legal = has_option(seat, text);
    if (!legal) return legal.problem();
    if (*legal) return Problem{.what = name(seat) + " may " + std::string(text)};
    if (rule.empty()) continue;
    const Result<Action> action = words_->answer(position_.rules, seat, text);
    if (!action) return action.problem();
    const ViewBox view = game_->view_of(position_.rules, position_.state, seat);
    const std::string found(game_->why_not(position_.rules, view, *action));
    if (found != rule) return Problem{.what = std::string(text) + " is refused by " + found};
  }
  return {};
}

Result<void> ExampleRun::answered(Seat seat, std::string_view said) const {
  const std::optional<Action>& last = last_answer_[static_cast<std::size_t>(index(seat))];
  const Result<Action> expected = words_->answer(position_.rules, seat, said);
  if (!expected) return expected.problem();
  if (!last) return Problem{.what = name(seat) + " has not answered anything"};
  if (*last == *expected) return {};
  return Problem{.what = name(seat) + " answered " + game_->notation(position_.rules, *last)};
}

// What kind of question the seat is told that others are asked.
Result<void> ExampleRun::shown(Seat seat, std::string_view said) const {
  const Result<std::uint8_t> kind = question_kind(said);
  if (!kind) return kind.problem();
  const Prompt prompt = game_->prompt_for(position_.rules, position_.state, seat);
  if (prompt.kind == *kind) return {};
  return Problem{.what = name(seat) + " is shown " + std::string(words_->question_keys()[prompt.kind])};
}

Result<void> ExampleRun::time_limit(std::string_view said) const {
  const TimeLimit limit = game_->time_limit(position_.rules, position_.state);
  const bool none = lowered(trimmed(said)) == "none";
  WordReader words(said);
  const std::optional<int> hours = words_of(said).size() == 2 && lowered(words_of(said)[1]) == "hours"
                                       ? whole_number(words.peek())
                                       : std::nullopt;
  const std::optional<int> seconds = hours ? *hours * 3600 : whole_number(trimmed(said));
  if (!none && !seconds) return Problem{.what = quoted(said), .expected = "seconds, 24 hours or none"};
  if (limit.seconds == static_cast<std::uint32_t>(seconds.value_or(0))) return {};
  return Problem{.what = "a time limit of " + std::to_string(limit.seconds) + " seconds"};
}

Result<void> ExampleRun::scores(std::string_view said) const {
  std::string spaced(said);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  const std::vector<std::string_view> expected = words_of(spaced);
  const int players = position_.rules.players();
  std::string found;
  bool same = static_cast<int>(expected.size()) == players;
  for (int i = 0; i < players; ++i) {
    const int score = game_->score(position_.rules, position_.state, seat_at(i));
    found += (i == 0 ? "" : ", ") + std::to_string(score);
    if (!same) continue;
    const std::optional<int> value = whole_number(expected[static_cast<std::size_t>(i)]);
    same = value && *value == score;
  }
  if (!same) return Problem{.what = "scores " + found};
  return {};
}

Result<void> ExampleRun::winners(std::string_view said) const {
  const Result<SeatSet> expected = seats_named(said);
  if (!expected) return expected.problem();
  const SeatSet found = game_->winners(position_.rules, position_.state);
  if (found != *expected) return Problem{.what = "winners " + names(found)};
  return {};
}

}  // namespace holdout
