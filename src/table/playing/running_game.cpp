#include "table/playing/running_game.h"

#include <sodium.h>

#include "engine/saving/describe_bytes.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

RunningGame::RunningGame(const AnyGame& game, RulesBox rules, const Seed& seed)
    : game_(game), rules_(std::move(rules)), seed_(seed), state_(game.blank_state()), dice_(seed) {}

Turn RunningGame::begin() const {
  Turn turn{.state = state_, .dice = Dice(seed_), .chance = {}, .events = {}};
  Log log(turn.events);
  turn.state = game_.start(rules_, log);
  roll(turn);
  return turn;
}

Turn RunningGame::try_answer(Seat seat, Action action) const {
  Turn turn{.seat = seat, .action = action, .state = state_, .dice = dice_, .chance = {}, .events = {}};
  Log log(turn.events);
  game_.apply(rules_, turn.state, seat, action, log);
  roll(turn);
  turn.undoable = turn.chance.empty() && step_of(turn).stays_private();
  turn.unnoticed = stays_unnoticed(turn);
  return turn;
}

void RunningGame::roll(Turn& turn) const {
  Log log(turn.events);
  while (game_.question(rules_, turn.state).chance()) {
    Outcomes outcomes;
    game_.outcomes(rules_, turn.state, outcomes);
    turn.chance.push_back(outcomes.at_ticket(turn.dice.below(outcomes.total())));
    game_.apply(rules_, turn.state, kChance, turn.chance.back(), log);
  }
}

// What a stranger's view shows follows from what they noticed (the contract compares it).
bool RunningGame::stays_unnoticed(const Turn& turn) const {
  const SeatSet unseen = game_.acts_unseen(rules_, state_);
  if (!unseen.has(turn.seat) || game_.acts_unseen(rules_, turn.state) != unseen) return false;
  const SeatSet side = side_of(game_.sides(rules_), turn.seat);
  for (const Event& event : turn.events)
    if (!event.noticed_by.without(side).empty()) return false;
  const AnswerStep step = step_of(turn);
  for (const Seat other : first_seats(rules_.players()).without(side))
    if (!step.same_prompt(other)) return false;
  return step.same_prompt(kSpectator);
}

void RunningGame::take(const Turn& turn) {
  reported_ = !turn.unnoticed && game_.acts_unseen(rules_, state_).has(turn.seat);
  if (!turn.undoable || turn.seat != undo_seat_) forbid_undo();
  if (turn.undoable) {
    undo_seat_ = turn.seat;
    undo_.push_back(state_);
  }
  state_ = turn.state;
  dice_ = turn.dice;
  answers_ += is_player(turn.seat);
  unseen_answers_ = turn.unnoticed && turn.chance.empty() ? unseen_answers_ + 1 : 0;
}

void RunningGame::undo() {
  state_ = undo_.back();
  undo_.pop_back();
  --answers_;
  if (unseen_answers_ > 0) --unseen_answers_;
}

namespace {

Result<Turn> if_so_rolled(Turn turn, const std::vector<Action>& chance) {
  if (turn.chance != chance) return Problem{.what = "stored rolls do not follow from the seed"};
  return turn;
}

}  // namespace

Result<Turn> RunningGame::begin_again(const std::vector<Action>& chance) const {
  return if_so_rolled(begin(), chance);
}

Result<Turn> RunningGame::answer_again(Seat seat, Action action, const std::vector<Action>& chance) const {
  Actions options;
  if (is_player(seat)) game_.options(rules_, state_, seat, options);
  if (!options.contains(action)) return Problem{.what = "a stored answer is not legal any more"};
  return if_so_rolled(try_answer(seat, action), chance);
}

std::string RunningGame::save() const {
  BytesWriter writer;
  StateBox copy = state_;
  game_.describe_state(copy, writer);
  std::string hex(writer.bytes().size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), writer.bytes().data(), writer.bytes().size());
  hex.pop_back();
  JsonText out;
  out.open().key("state").text(hex).key("hash").text(std::to_string(game_.state_hash(state_)));
  out.key("dice").number(static_cast<std::int64_t>(dice_.position())).key("answers").number(answers_).close();
  return out.take();
}

Result<void> RunningGame::restore(const std::string& saved) {
  const Result<json::value> value = parse_json(saved, "saved game");
  if (!value) return value.problem();
  JsonObject object(*value, "saved game");
  const std::string hex = object.text("state");
  const std::string hash = object.text("hash");
  const auto position = static_cast<std::uint64_t>(object.number("dice", 0, std::int64_t{1} << 40));
  const auto answers = static_cast<int>(object.number("answers", 0, 1 << 30));
  if (const Result<void> end = object.finish(); !end) return end.problem();

  Bytes bytes(hex.size() / 2);
  std::size_t length = 0;
  if (sodium_hex2bin(bytes.data(), bytes.size(), hex.data(), hex.size(), nullptr, &length, nullptr) != 0)
    return Problem{.where = "saved game.state", .what = "is not written in hexadecimal digits"};
  StateBox state = game_.blank_state();
  BytesReader reader(std::span(bytes.data(), length));
  game_.describe_state(state, reader);
  if (const Result<void> read = reader.finish(); !read) return read.problem();
  if (std::to_string(game_.state_hash(state)) != hash)
    return Problem{.where = "saved game", .what = "the state is not the one that was saved"};
  if (const Result<void> possible = game_.check(rules_, state); !possible) return possible.problem();
  state_ = state;
  dice_ = Dice(seed_, position);
  answers_ = answers;
  unseen_answers_ = 0;
  reported_ = false;
  undo_.clear();
  return {};
}

}  // namespace holdout
