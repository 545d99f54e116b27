#include "table/playing/match.h"

#include <limits>
#include <utility>

#include <fmt/core.h>

#include "table/playing/private_step.h"
#include "table/seating/seat_index.h"

namespace holdout {

namespace {

Problem seat_problem(Seat seat, std::string what, std::string expected) {
  return {.where = fmt::format("P{}", index(seat)), .what = std::move(what), .expected = std::move(expected)};
}

Problem no_speaker() { return {.what = "a statement needs a speaker at the table"}; }

}  // namespace

Match::Match(const AnyGame& game, const RulesBox& rules, const Seed& seed, const Players& players,
             MatchSink* sink)
    : game_(game),
      rules_(rules),
      players_(players),
      sink_(sink),
      dice_(seed),
      lot_seed_(short_seed(derive(seed, "lots", 0))) {
  Log log(events_);
  state_ = game_.start(rules_, log);
  keep_news();
  if (sink_ != nullptr) sink_->began(events_, state_);
  roll_chance();
  tell(kNobody);
  notice_new_question();
}

Result<Seat> Match::run() {
  for (;;) {
    const Result<Seat> next = run_once();
    if (!next || *next == kNobody || players_[at(*next)] == nullptr) return next;
  }
}

Result<Seat> Match::run_once() {
  if (question().over()) return kNobody;
  if (talk_is_due_)
    if (const Result<void> talked = talk(); !talked) return talked.problem();
  const Seat next = next_seat();
  if (players_[at(next)] == nullptr) return next;
  if (const Result<void> asked = ask(next); !asked) return asked.problem();
  return next;
}

// Not a stream with a position: a resumed game draws the same lots as one that was never interrupted.
Seat Match::next_seat() const {
  const SeatSet waited = question().waited_for;
  HOLDOUT_ASSERT(!waited.empty(), "a question that waits for nobody");
  if (waited.size() == 1) return waited.first();
  Rng lot(lot_seed_ + static_cast<std::uint64_t>(answers_));
  return nth(waited, static_cast<int>(lot.below(static_cast<std::uint32_t>(waited.size()))));
}

Result<void> Match::ask(Seat seat) {
  Actions options;
  game_.options(rules_, state_, seat, options);
  HOLDOUT_ASSERT(!options.empty(), "a seat is waited for and has no option");
  const Prompt prompt = game_.prompt_for(rules_, state_, seat);
  const Action action = players_[at(seat)]->decide(view(seat), prompt, options, {});
  if (!options.contains(action))
    return seat_problem(seat, "the player gave an answer that is not legal",
                        fmt::format("one of its {} options", options.size()));
  play(seat, action);
  return {};
}

Result<void> Match::answer(Seat seat, Action action) {
  Actions options;
  if (is_player(seat)) game_.options(rules_, state_, seat, options);
  if (options.empty())
    return seat_problem(seat, "is not asked anything now", "an answer from a seat that is asked");
  if (!options.contains(action)) {
    const std::string_view rule = game_.why_not(rules_, view(seat), action);
    return seat_problem(seat, fmt::format("that answer is not legal{}{}", rule.empty() ? "" : " by ", rule),
                        fmt::format("one of its {} options", options.size()));
  }
  play(seat, action);
  return {};
}

void Match::play(Seat seat, Action action) {
  const StateBox before = players_[at(seat)] == nullptr ? state_ : StateBox();
  ++answers_;
  apply(seat, action);
  keep_for_undo(seat, before);
  roll_chance();
  tell(seat);
  notice_new_question();
}

void Match::keep_for_undo(Seat seat, const StateBox& before) {
  const bool outside = players_[at(seat)] == nullptr;
  const bool undoable = outside && AnswerStep{game_, rules_, seat, before, state_, events_}.stays_private();
  if (!undoable || seat != undo_seat_) undo_.clear();
  if (!undoable) return;
  undo_seat_ = seat;
  undo_.push_back(before);
}

void Match::undo() {
  HOLDOUT_ASSERT(!undo_.empty(), "nothing to take back");
  state_ = undo_.back();
  undo_.pop_back();
  --answers_;
  views_known_ = {};
  serials_[at(undo_seat_)] = game_.prompt_for(rules_, state_, undo_seat_).serial;
  if (sink_ != nullptr) sink_->taken_back();
}

Result<void> Match::recall(Seat seat, Action action) {
  const Result<void> answered = answer(seat, action);
  talk_is_due_ = false;  // who had something to say said it before the answer that follows
  return answered;
}

Result<void> Match::recall(const Statement& statement) {
  if (!sits_here(statement.speaker)) return no_speaker();
  publish(statement);
  return {};
}

void Match::apply(Seat seat, Action action) {
  events_.clear();
  Log log(events_);
  game_.apply(rules_, state_, seat, action, log);
  views_known_ = {};
  keep_news();
  if (sink_ != nullptr) sink_->answered({seat, action, events_, state_});
}

void Match::roll_chance() {
  while (question().chance()) {
    Outcomes outcomes;
    game_.outcomes(rules_, state_, outcomes);
    apply(kChance, outcomes.at_ticket(dice_.below(outcomes.total())));
  }
}

void Match::keep_news() {
  for (int i = 0; i < rules_.players(); ++i) {
    const Seat seat = seat_at(i);
    if (players_[at(seat)] == nullptr) continue;
    for (const Event& event : events_)
      if (const std::optional<Event> redacted = redact(event, seat)) news_[at(seat)].push_back(*redacted);
  }
}

// A seat that noticed nothing is not told anything, not even that others were: law 3.
void Match::tell(Seat answered) {
  for (int i = 0; i < rules_.players(); ++i) {
    const Seat seat = seat_at(i);
    std::vector<Event>& news = news_[at(seat)];
    if (players_[at(seat)] == nullptr || (news.empty() && seat != answered)) continue;
    players_[at(seat)]->see(news, view(seat));
    news.clear();
    has_news_.add(seat);
  }
}

void Match::notice_new_question() {
  for (Seat seat : question().may_answer) {
    if (!is_player(seat)) continue;
    const std::uint16_t serial = game_.prompt_for(rules_, state_, seat).serial;
    if (serial == serials_[at(seat)]) continue;
    serials_[at(seat)] = serial;
    has_news_.add(seat);
    talk_is_due_ = true;
    said_ = {};
  }
}

// Only seats with news are offered to speak, so that silence or speech tells nothing of what they cannot
// know.
Result<void> Match::talk() {
  while (!has_news_.empty()) {
    const SeatSet asked = std::exchange(has_news_, {});
    for (Seat seat : asked) {
      Player* const player = players_[at(seat)];
      if (player == nullptr || said_[at(seat)] == kMaxSaid) continue;
      const std::optional<Statement> wanted =
          player->speak(view(seat), game_.prompt_for(rules_, state_, seat));
      if (!wanted) continue;
      Statement statement = *wanted;
      statement.speaker = seat;
      if (const Result<void> spoken = say(statement); !spoken) return spoken;
    }
  }
  talk_is_due_ = false;
  return {};
}

Result<void> Match::say(Statement statement) {
  const Seat seat = statement.speaker;
  if (!sits_here(seat)) return no_speaker();
  if (said_[at(seat)] == kMaxSaid)
    return seat_problem(seat, "has said enough for now", "an answer, after which everybody may speak again");
  if (const Result<void> allowed = game_.may_say(rules_, view(seat), statement); !allowed) {
    const Problem& reason = allowed.problem();
    return seat_problem(seat, "may not say that: " + reason.message(), "");
  }
  if (statement.about != 0) {
    const std::optional<std::uint16_t> about = numbers_.answered_by(statement);
    if (!about)
      return seat_problem(seat, fmt::format("answers statement {}, which nobody made", statement.about),
                          "the number of one that all heard who hear the answer");
    statement.about = *about;
  }
  if (statements_.size() == std::numeric_limits<std::uint16_t>::max())
    return seat_problem(seat, "cannot be heard any more: this game has no room for statements", "");
  publish(statement);
  talk_is_due_ = true;  // others may reply
  return {};
}

void Match::publish(Statement statement) {
  numbers_.add(statement);
  statements_.push_back(statement);
  ++said_[at(statement.speaker)];
  undo_.clear();
  if (sink_ != nullptr) sink_->said(statement);
  for (int i = 0; i < rules_.players(); ++i) {
    const Seat seat = seat_at(i);
    if (players_[at(seat)] == nullptr || !hears(statement, seat)) continue;
    players_[at(seat)]->hear(numbers_.as_heard(statement, seat));
    has_news_.add(seat);
  }
}

std::vector<Statement> Match::heard(Seat seat) const {
  std::vector<Statement> all;
  for (const Statement& statement : statements_)
    if (hears(statement, seat)) all.push_back(numbers_.as_heard(statement, seat));
  return all;
}

const ViewBox& Match::view(Seat seat) {
  if (!views_known_.has(seat)) {
    views_[at(seat)] = game_.view_of(rules_, state_, seat);
    views_known_.add(seat);
  }
  return views_[at(seat)];
}

}  // namespace holdout
