#include "examples/example_run.h"

#include <algorithm>

#include "engine/words/plain_text.h"

// Who is who and what is asked: what both when and then need to know.

namespace holdout {

ExampleRun::ExampleRun(const AnyGame& game, const ExampleWords& words, GivenPosition position)
    : game_(&game), words_(&words), position_(std::move(position)), start_(position_.state) {}

Actions ExampleRun::options(Seat seat) const {
  Actions options;
  if (question().may_answer.has(seat)) game_->options(position_.rules, position_.state, seat, options);
  return options;
}

Result<bool> ExampleRun::has_option(Seat seat, std::string_view text) const {
  if (const Result<bool> readable = words_->fits(position_.rules, seat, text, Action{}); !readable)
    return readable;
  for (Action each : options(seat))
    if (*words_->fits(position_.rules, seat, text, each)) return true;
  return false;
}

std::string ExampleRun::option_list(Seat seat) const {
  std::string list;
  for (Action each : options(seat))
    list += (list.empty() ? "" : ", ") + game_->notation(position_.rules, each);
  return list.empty() ? "nothing" : list;
}

std::string ExampleRun::name(Seat seat) const {
  if (seat == kChance) return "chance";
  return seat == kNobody ? "nobody" : "P" + std::to_string(index(seat));
}

std::string ExampleRun::names(SeatSet seats) const {
  std::string list;
  for (Seat seat : seats) list += (list.empty() ? "" : " ") + name(seat);
  return list.empty() ? "nobody" : list;
}

std::string ExampleRun::open_question() const {
  if (question().over()) return "the game is over";
  const Names keys = words_->question_keys();
  const std::size_t kind = question().kind;
  return names(question().waited_for) +
         " asked: " + std::string(kind < keys.size() ? keys[kind] : "something");
}

std::optional<Seat> ExampleRun::seat_named(std::string_view word) const {
  const std::string small = lowered(word);
  if (small.size() == 2 && small[0] == 'p' && small[1] >= '0' && small[1] - '0' < position_.rules.players())
    return seat_at(small[1] - '0');
  return words_->seat(position_.rules, word);
}

Result<SeatSet> ExampleRun::seats_named(std::string_view text) const {
  const std::string small = lowered(trimmed(text));
  SeatSet seats;
  if (small == "nobody") return seats;
  if (small == "all") return first_seats(position_.rules.players());
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  for (std::string_view word : words_of(spaced)) {
    const std::optional<Seat> seat = lowered(word) == "chance" ? kChance : seat_named(word);
    if (!seat)
      return Problem{.what = quoted(word) + " is no player",
                     .expected = "P0, P1, ..., all, nobody or chance"};
    seats.add(*seat);
  }
  if (seats.empty())
    return Problem{.what = "nobody is named", .expected = "P0, P1, ..., all, nobody or chance"};
  return seats;
}

Result<std::uint8_t> ExampleRun::question_kind(std::string_view word) const {
  const Names keys = words_->question_keys();
  const auto found = std::find(keys.begin(), keys.end(), lowered(word));
  if (found != keys.end()) return static_cast<std::uint8_t>(found - keys.begin());
  return Problem{.what = quoted(word) + " is no question",
                 .expected = one_of(std::vector<std::string>(keys.begin(), keys.end()))};
}

}  // namespace holdout
