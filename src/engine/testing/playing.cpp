#include <algorithm>
#include <array>
#include <set>

#include "engine/saving/describe_kernel.h"
#include "engine/testing/contract.h"

namespace holdout::testing {

namespace {

std::string name_of(const World& w, Seat seat, Action action) {
  std::string text = "'";
  text.append(w.game().notation(w.rules(), action)).append("' of seat ").append(std::to_string(index(seat)));
  return text;
}

void check_question(const World& w) {
  const Question& q = w.question();
  if (!q.waited_for.without(q.may_answer).empty()) broken("a seat is waited for that may not answer");
  if (q.over()) return;
  if (q.waited_for.empty()) broken("nobody is waited for, but the game is not over");
  if (!q.chance() && !q.may_answer.without(w.seats()).empty()) broken("somebody outside the game is asked");
}

// Notations are unique among the answers to one question, and parse() takes them back.
void check_notation(const World& w, Action action, std::set<std::string>& seen) {
  const std::string text = w.game().notation(w.rules(), action);
  if (!seen.insert(text).second) broken("two answers are written '" + text + "'");
  const Result<Action> again = w.game().parse(w.rules(), text);
  if (!again) broken("'" + text + "' does not read back: " + again.problem().message());
  if (!(*again == action))
    broken("'" + text + "' reads back as '" + w.game().notation(w.rules(), *again) + "'");
}

void check_outcomes(const World& w) {
  const Outcomes outcomes = w.outcomes();
  if (!w.question().chance()) {
    if (outcomes.size() != 0) broken("there are outcomes, but chance is not asked");
    return;
  }
  if (outcomes.size() == 0) broken("chance is asked, but there is no outcome");
  std::set<std::string> notations;
  std::uint32_t total = 0;
  for (const Outcome& each : outcomes) {
    check_notation(w, each.action, notations);
    if (each.weight == 0) broken("an outcome without weight");
    total += each.weight;
  }
  if (total != outcomes.total()) broken("the weights do not add up to their total");
}

void check_options(const World& w, Seat seat) {
  const Question& q = w.question();
  const Actions options = w.options(seat);
  if (!q.may_answer.has(seat)) {
    if (!options.empty()) broken("seat " + std::to_string(index(seat)) + " is not asked but has options");
    return;
  }
  // In a window who is done may still be asked, by public facts, without anything to answer.
  if (options.empty() && (q.sealed || q.waited_for.has(seat)))
    broken("seat " + std::to_string(index(seat)) + " is asked without an option");
  std::set<std::string> notations;
  const ViewBox view = w.view(seat);
  for (const Action& option : options) {
    check_notation(w, option, notations);
    if (w.game().option_text(w.rules(), view, option).key.empty())
      broken(name_of(w, seat, option) + " has no text");
  }
  if (!q.waited_for.has(seat)) return;
  for (Ticket ticket : {0U, 1U, 29U}) {
    const Action fallback = w.game().fallback(w.rules(), w.state(), seat, ticket);
    if (!options.contains(fallback))
      broken("the fallback " + name_of(w, seat, fallback) + " is not an option");
  }
}

// `known`: answers that were legal for somebody at some time.
void check_refusals(const World& w, const std::vector<Action>& known, Rng& rng) {
  constexpr int kTried = 6;
  for (Seat seat : w.seats()) {
    const Actions options = w.options(seat);
    const ViewBox view = w.view(seat);
    for (int i = 0; i < kTried && !known.empty(); ++i) {
      const Action action = known[rng.below(static_cast<std::uint32_t>(known.size()))];
      if (!options.contains(action) && w.game().why_not(w.rules(), view, action).empty())
        broken(name_of(w, seat, action) + " is illegal, but no rule refuses it");
    }
  }
}

// A side that acts unseen knows which of its seats is asked (that is how one device goes round among them);
// strangers wait for the whole of it from its first answer to its last.
void check_unseen_prompt(const World& w, Seat viewer, const Prompt& p, const std::string& who) {
  const SeatSet unseen = w.acts_unseen();
  const SeatSet own = unseen & w.side_of(viewer);
  const SeatSet others = unseen.without(own);
  if ((p.waited_for & own) != (w.question().waited_for & own))
    broken(who + " does not say whom its own side waits for");
  if ((p.waited_for & others) != others)
    broken(who + " does not wait for the whole of a side that acts unseen");
}

void check_prompts(const World& w) {
  const Question& q = w.question();
  for (Seat viewer : w.viewers()) {
    const Prompt p = w.prompt(viewer);
    const std::string who =
        "the prompt of " + (viewer == kSpectator ? "spectators" : "seat " + std::to_string(index(viewer)));
    if (p.asked != q.may_answer.has(viewer)) broken(who + " is wrong about being asked");
    if (viewer == kSpectator && p.serial != 0) broken(who + " has a serial");
    check_unseen_prompt(w, viewer, p, who);
    if (!p.asked) continue;
    if (p.kind != q.kind || p.sealed != q.sealed || p.may_pass != q.may_pass)
      broken(who + " is not the question");
    if (p.waited_for.has(viewer) != q.waited_for.has(viewer))
      broken(who + " is wrong about being waited for");
    if (w.game().question_text(w.rules(), w.view(viewer)).key.empty()) broken(who + " has no text");
  }
}

// What a seat had been asked when the table last came to rest.
struct Asked {
  Prompt prompt;
  Actions options;
};
using AskedSeats = std::array<Asked, kMaxSeats>;

AskedSeats asked_now(const World& w) {
  AskedSeats all;
  for (Seat seat : w.seats()) all[static_cast<std::size_t>(index(seat))] = {w.prompt(seat), w.options(seat)};
  return all;
}

// Between two positions at rest: `actor` answered, chance followed.
void check_serials(const World& w, const AskedSeats& before, const AskedSeats& after, Seat actor) {
  for (Seat seat : w.seats()) {
    const Asked& was = before[static_cast<std::size_t>(index(seat))];
    const Asked& is = after[static_cast<std::size_t>(index(seat))];
    const auto risen = static_cast<std::uint16_t>(is.prompt.serial - was.prompt.serial);
    const std::string who = "seat " + std::to_string(index(seat));
    if (risen > 1) broken("the serial of " + who + " jumps");
    if (risen == 1 && !is.prompt.asked) broken("the serial of " + who + " rises, but it is not asked");
    if (risen == 0 && is.prompt.asked && !was.prompt.asked)
      broken(who + " is newly asked under an old serial");
    if (risen == 1 || !is.prompt.asked || seat == actor) continue;
    if (is.prompt.kind != was.prompt.kind || !(is.options == was.options))
      broken(who + " is asked something else under the same serial");
  }
}

// Nobody of `outside` can tell that `seat` answered once more.
void check_unnoticed(const World& w, const World& replaced, const std::vector<Event>& events,
                     SeatSet outside) {
  for (Seat viewer : outside) {
    if (!redacted(events, viewer).empty()) broken("others are told that a sealed answer was replaced");
    if (replaced.view_bytes(viewer) != w.view_bytes(viewer))
      broken("others see that a sealed answer was replaced");
    if (!(replaced.prompt(viewer) == w.prompt(viewer)))
      broken("a replaced sealed answer shows in others' prompts");
  }
}

// A sealed choice may be replaced before the last one is in, and nobody else can tell. Within a team that
// decides together (strangers wait for the whole of it) a new proposal is news, outside of it nothing is.
void check_replacement(const World& w, Rng& rng) {
  const Question q = w.question();
  if (!q.sealed) return;
  for (Seat seat : q.may_answer.without(q.waited_for)) {
    const SeatSet insiders = w.insiders(seat);
    const Actions options = w.options(seat);
    World replaced = w;
    const auto events = replaced.answer(
        {seat, options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))]});
    if (insiders != only(seat)) {
      if (replaced.question().kind == q.kind && replaced.question().sealed)
        check_unnoticed(w, replaced, events, w.viewers().without(insiders));
      continue;
    }
    if (!(replaced.question() == q)) broken("replacing a sealed answer changes the question");
    if (!(replaced.prompt(seat) == w.prompt(seat)))
      broken("replacing a sealed answer changes one's own prompt");
    check_unnoticed(w, replaced, events, w.viewers().without(seat));
  }
}

// Mostly of one that is waited for; now and then of one that only may answer, to replace or to interfere.
Turn next_turn(const World& w, Rng& rng) {
  const Question& q = w.question();
  const SeatSet idle = q.may_answer.without(q.waited_for);
  if (!q.chance() && !idle.empty() && rng.below(6) == 0) {
    const Seat seat = nth(idle, static_cast<int>(rng.below(static_cast<std::uint32_t>(idle.size()))));
    const Actions options = w.options(seat);
    if (!options.empty())
      return {seat, options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())))]};
  }
  return random_turn(w, rng);
}

void check_position(const World& w, const std::vector<Action>& known, Rng& rng) {
  if (Result<void> checked = w.game().check(w.rules(), w.state()); !checked)
    broken("check(): " + checked.problem().message());
  check_question(w);
  check_outcomes(w);
  for (Seat seat : w.viewers()) check_options(w, seat);
  if (!w.at_rest()) return;
  check_prompts(w);
  check_refusals(w, known, rng);
  check_replacement(w, rng);
}

void remember(const World& w, std::vector<Action>& known) {
  const auto add = [&known](Action action) {
    if (std::find(known.begin(), known.end(), action) == known.end()) known.push_back(action);
  };
  for (const Outcome& each : w.outcomes()) add(each.action);
  for (Seat seat : w.seats())
    for (const Action& option : w.options(seat)) add(option);
}

void check_end(const World& w) {
  const SeatSet winners = w.game().winners(w.rules(), w.state());
  if (!winners.without(w.seats()).empty()) broken("somebody outside the game wins");
  std::vector<int> counts(w.game().counters().size());
  w.game().count_end(w.rules(), w.state(), counts);
  for (Seat seat : w.seats()) static_cast<void>(w.game().score(w.rules(), w.state(), seat));
}

void play(const AnyGame& game, const Plan& plan, Trail& trail) {
  const RulesBox rules = rules_for(game, plan.setup);
  Rng rng(plan.seed);
  World w = start(game, rules);
  std::vector<Action> known;
  AskedSeats asked{};
  Seat actor = kNobody;
  for (;;) {
    remember(w, known);
    check_position(w, known, rng);
    if (w.at_rest()) {
      const AskedSeats now = asked_now(w);
      check_serials(w, asked, now, actor);
      asked = now;
    }
    if (w.over()) return check_end(w);
    if (trail.answers() == plan.max_answers) broken("the game does not end");
    const Turn turn = next_turn(w, rng);
    if (turn.seat != kChance) actor = turn.seat;
    trail.add(w, turn);
    w.answer(turn);
  }
}

}  // namespace

Result<void> check_playing(const AnyGame& game, const Plan& plan) {
  Trail trail(game, plan);
  return guarded(trail, [&] { play(game, plan, trail); });
}

}  // namespace holdout::testing
