#include "engine/testing/twin_worlds.h"

#include <algorithm>

#include "engine/saving/describe_kernel.h"
#include "engine/saving/describe_text.h"

namespace holdout::testing {

namespace {

std::string viewer_text(Seat viewer) {
  return viewer == kSpectator ? "spectators" : "seat " + std::to_string(index(viewer));
}

[[noreturn]] void leak(Seat viewer, const std::string& through) {
  broken("leak to " + viewer_text(viewer) + " through " + through);
}

// ---- one position in both worlds -------------------------------------------------------------------

std::vector<std::string> view_text(const World& w, Seat viewer) {
  ViewBox view = w.view(viewer);
  TextWriter writer;
  w.game().describe_view(view, writer);
  return writer.lines();
}

std::vector<std::string> board_text(const World& w, Seat viewer) {
  ViewBox facts = w.game().board(w.rules(), w.view(viewer));
  TextWriter writer;
  w.game().describe_board(facts, writer);
  return writer.lines();
}

[[noreturn]] void leak_of_lines(Seat viewer, const std::string& through, const std::vector<std::string>& of_a,
                                const std::vector<std::string>& of_b) {
  for (std::size_t i = 0; i < of_a.size() && i < of_b.size(); ++i)
    if (of_a[i] != of_b[i]) leak(viewer, through + ": '" + of_a[i] + "' or '" + of_b[i] + "'");
  leak(viewer, through + ": more or fewer lines");
}

void compare_views(const World& a, const World& b, Seat viewer) {
  if (a.view_bytes(viewer) != b.view_bytes(viewer))
    leak_of_lines(viewer, "the view", view_text(a, viewer), view_text(b, viewer));
  if (a.board_bytes(viewer) != b.board_bytes(viewer))
    leak_of_lines(viewer, "the board facts", board_text(a, viewer), board_text(b, viewer));
}

void compare_refusals(const World& a, const World& b, Seat viewer, const std::vector<Action>& known) {
  const ViewBox of_a = a.view(viewer);
  const ViewBox of_b = b.view(viewer);
  for (const Action& action : known)
    if (a.game().why_not(a.rules(), of_a, action) != b.game().why_not(b.rules(), of_b, action))
      leak(viewer, "the refusal of '" + a.game().notation(a.rules(), action) + "'");
}

void compare_positions(const World& a, const World& b, Seat viewer, const std::vector<Action>& known) {
  compare_views(a, b, viewer);
  if (bytes_of(a.prompt(viewer)) != bytes_of(b.prompt(viewer))) leak(viewer, "the prompt");
  const TimeLimit of_a = a.game().time_limit(a.rules(), a.state());
  const TimeLimit of_b = b.game().time_limit(b.rules(), b.state());
  if (of_a.seconds != of_b.seconds || of_a.grace_seconds != of_b.grace_seconds)
    leak(viewer, "the time limit");
  if (a.acts_unseen() != b.acts_unseen()) leak(viewer, "who acts unseen");
  if (a.view_bytes(kSpectator) != b.view_bytes(kSpectator)) leak(kSpectator, "what a player cannot see");
  if (viewer == kSpectator) return;
  if (!(a.options(viewer) == b.options(viewer))) leak(viewer, "the options");
  // The same ticket picks the same answer in both worlds, whatever it is.
  for (Ticket ticket : {0U, 1U, 29U})
    if (a.question().waited_for.has(viewer) && !(a.game().fallback(a.rules(), a.state(), viewer, ticket) ==
                                                 b.game().fallback(b.rules(), b.state(), viewer, ticket)))
      leak(viewer, "the fallback");
  compare_refusals(a, b, viewer, known);
}

// ---- what is received ------------------------------------------------------------------------------

enum class Told : std::uint8_t {
  Alike,
  Revealed,  // a declared reveal made the difference, and the viewer sees all of it
  OnlyOpen,  // it shows something to others; what the viewer was told of it differs
};

// A reveal may also be missing in one of the worlds: there was nothing to show.
Told compare_events(const AnyGame& game, const Plan& plan, const std::vector<Event>& of_a,
                    const std::vector<Event>& of_b, Seat viewer) {
  const auto reveals = [&](const std::vector<Event>& events, std::size_t i, bool all) {
    return i < events.size() && game.is_reveal(events[i].kind) &&
           (!all || events[i].seen_by.has(viewer) ||
            std::ranges::count(plan.told_to_all, events[i].kind) > 0);
  };
  for (std::size_t i = 0; i < std::max(of_a.size(), of_b.size()); ++i) {
    const bool in_both = i < of_a.size() && i < of_b.size();
    if (in_both && bytes_of(of_a[i]) == bytes_of(of_b[i])) continue;
    if (reveals(of_a, i, true) || reveals(of_b, i, true)) return Told::Revealed;
    if (reveals(of_a, i, false) || reveals(of_b, i, false)) return Told::OnlyOpen;
    if (!in_both) leak(viewer, "the number of events");
    leak(viewer, "event " + std::to_string(i) + " of kind " + std::to_string(of_a[i].kind));
  }
  return Told::Alike;
}

[[noreturn]] void leak_of_reveal(Seat viewer) {
  leak(viewer, "the open part of what only others were shown");
}

// ---- one step in both worlds -----------------------------------------------------------------------

Turn random_of(Seat seat, const std::vector<Action>& actions, Rng& rng) {
  return {seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]};
}

std::vector<Action> common_answers(const World& a, const World& b, Seat seat) {
  std::vector<Action> common;
  if (seat == kChance) {
    const Outcomes of_b = b.outcomes();
    for (const Outcome& each : a.outcomes())
      if (of_b.contains(each.action)) common.push_back(each.action);
    return common;
  }
  const Actions of_b = b.options(seat);
  for (const Action& option : a.options(seat))
    if (of_b.contains(option)) common.push_back(option);
  return common;
}

std::optional<Turn> common_turn(const World& a, const World& b, const Turn& wanted, Rng& rng) {
  if (b.legal(wanted)) return wanted;
  for (Seat seat : a.question().may_answer& b.question().may_answer) {
    const std::vector<Action> common = common_answers(a, b, seat);
    if (!common.empty()) return random_of(seat, common, rng);
  }
  return std::nullopt;
}

class Received {
 public:
  explicit Received(Seat viewer) : viewer_(viewer) {}
  void add(const std::vector<Event>& events) {
    for (const Event& event : redacted(events, viewer_)) all_.push_back(event);
  }
  const std::vector<Event>& all() const { return all_; }

 private:
  Seat viewer_;
  std::vector<Event> all_;
};

// Chance rolls alike in both until both rest. False if no outcome is possible in both.
bool roll_alike(World& a, World& b, Received& of_a, Received& of_b, Rng& rng) {
  while (!a.at_rest() || !b.at_rest()) {
    if (a.at_rest()) {
      of_b.add(b.answer(random_turn(b, rng)));
    } else if (b.at_rest()) {
      of_a.add(a.answer(random_turn(a, rng)));
    } else {
      const std::optional<Turn> roll = common_turn(a, b, random_turn(a, rng), rng);
      if (!roll) return false;
      of_a.add(a.answer(*roll));
      of_b.add(b.answer(*roll));
    }
  }
  return true;
}

bool moves_on(const World& before, const World& after) {
  return before.view_bytes(kSpectator) != after.view_bytes(kSpectator);
}

// The phase in which a side acts unseen is over, or has gone on to another that everybody sees.
bool phase_ends(const World& before, const World& after) {
  const Prompt was = before.prompt(kSpectator);
  const Prompt is = after.prompt(kSpectator);
  return before.acts_unseen() != after.acts_unseen() || was.kind != is.kind || was.phase != is.phase;
}

class TwinCheck {
 public:
  TwinCheck(const AnyGame& game, const Plan& plan, Trail& trail, TwinCount& count)
      : plan_(plan),
        trail_(trail),
        count_(count),
        rules_(rules_for(game, plan.setup)),
        a_(plan.from ? World(game, rules_, *plan.from) : start(game, rules_)) {}

  void run() {
    roll();
    for (;;) {
      remember_options();
      const std::optional<Turn> next = a_.over() ? std::nullopt : std::optional(random_turn(a_, rng_));
      for (Seat viewer : a_.viewers()) check_viewer(viewer, next);
      if (!next || (plan_.enough > 0 && trail_.answers() >= plan_.enough)) return;
      if (trail_.answers() >= plan_.max_answers) broken("the game does not end");
      check_alternative(*next);
      go_on(*next);
      roll();
    }
  }

 private:
  void go_on(const Turn& turn) {
    trail_.add(a_, turn);
    a_.answer(turn);
  }

  void roll() {
    while (!a_.at_rest()) {
      const Turn turn = random_turn(a_, rng_);
      check_alternative(turn);
      go_on(turn);
    }
  }

  void remember_options() {
    for (Seat seat : a_.seats())
      for (const Action& option : a_.options(seat))
        if (std::find(known_.begin(), known_.end(), option) == known_.end()) known_.push_back(option);
  }

  void check_viewer(Seat viewer, const std::optional<Turn>& next) {
    const World b = a_.imagined_by(viewer, rng_);
    ++count_.positions;
    if (a_.hash() != b.hash()) ++count_.different;
    if (Result<void> checked = b.game().check(rules_, b.state()); !checked)
      broken("the world imagined by " + viewer_text(viewer) +
             " is impossible: " + checked.problem().message());
    compare_positions(a_, b, viewer, known_);
    if (!next) return;
    if (a_.acts_unseen().has(next->seat) && !a_.insiders(next->seat).has(viewer))
      return compare_unseen(b, viewer, *next);
    const std::optional<Turn> turn = common_turn(a_, b, *next, rng_);
    if (!turn) {
      ++count_.no_common;
      return;
    }
    compare_step(b, viewer, *turn);
  }

  void compare_step(const World& before, Seat viewer, const Turn& turn) {
    World a = a_;
    World b = before;
    Received of_a(viewer);
    Received of_b(viewer);
    of_a.add(a.answer(turn));
    of_b.add(b.answer(turn));
    ++count_.steps;
    // How far a team or a side has got strangers do not know: one answer may settle it in one world only.
    const bool unsure = !a_.acts_unseen().empty() || a_.insiders(turn.seat) != only(turn.seat);
    if (unsure && moves_on(a_, a) != moves_on(before, b)) {
      ++count_.reveals;
      return;
    }
    const bool alike = roll_alike(a, b, of_a, of_b, rng_);
    settle(compare_events(a.game(), plan_, of_a.all(), of_b.all(), viewer), a, b, of_a, viewer, alike);
  }

  // A game whose end is a declared reveal shows in its last views what nobody saw before, however much that
  // is.
  static bool shows_all(const World& a, const World& b, const Received& of_a) {
    return a.over() && b.over() && !of_a.all().empty() && a.game().is_reveal(of_a.all().back().kind);
  }

  void settle(Told told, const World& a, const World& b, const Received& of_a, Seat viewer, bool alike) {
    // Whoever does not see a reveal learns from it no more than from the table afterwards.
    if (told == Told::OnlyOpen && alike && a.view_bytes(viewer) == b.view_bytes(viewer))
      leak_of_reveal(viewer);
    if (told != Told::Alike || shows_all(a, b, of_a)) {
      ++count_.reveals;
      return;
    }
    if (alike) compare_positions(a, b, viewer, known_);
  }

  // Somebody answers unseen in both worlds, as may be another seat of the side, at another point of its
  // phase, with another answer: to a stranger it is all the same.
  void compare_unseen(const World& before, Seat viewer, const Turn& turn) {
    const std::optional<Turn> other = unseen_turn(before, viewer, turn);
    if (!other) {
      ++count_.no_common;
      return;
    }
    World a = a_;
    World b = before;
    Received of_a(viewer);
    Received of_b(viewer);
    of_a.add(a.answer(turn));
    of_b.add(b.answer(*other));
    const bool alike = roll_alike(a, b, of_a, of_b, rng_);
    if (!alike) {
      ++count_.no_common;
      return;
    }
    ++count_.steps;
    ++count_.unseen;
    if (turn.seat != other->seat || a_.question().kind != before.question().kind) ++count_.elsewhere;
    const bool told_in_a = told(a_, a, viewer, of_a.all());
    const bool told_in_b = told(before, b, viewer, of_b.all());
    if (told_in_a != told_in_b) {
      ++count_.reveals;
      return;
    }
    settle(compare_events(a.game(), plan_, of_a.all(), of_b.all(), viewer), a, b, of_a, viewer, alike);
  }

  std::optional<Turn> unseen_turn(const World& w, Seat viewer, const Turn& wanted) {
    if (w.legal(wanted)) return wanted;
    SeatSet strangers;
    for (Seat seat : w.question().may_answer& w.acts_unseen())
      if (!w.insiders(seat).has(viewer) && !w.options(seat).empty()) strangers.add(seat);
    if (strangers.empty()) return std::nullopt;
    const Seat seat =
        nth(strangers, static_cast<int>(rng_.below(static_cast<std::uint32_t>(strangers.size()))));
    return random_of(seat, common_answers(w, w, seat), rng_);
  }

  // Was the stranger told anything: that the phase is over, or what a rule makes public? If not, nothing is
  // another for them than before the answer: no event, view, question, number or limit.
  bool told(const World& before, const World& after, Seat viewer, const std::vector<Event>& received) {
    if (phase_ends(before, after)) return true;
    for (const Event& event : received)
      if (!before.game().is_reveal(event.kind)) leak(viewer, "the news of an answer that was given unseen");
    if (received.empty()) compare_positions(before, after, viewer, known_);
    return !received.empty();
  }

  // Another answer in place of `turn`: whoever cannot tell by the view cannot tell by the events.
  void check_alternative(const Turn& turn) {
    std::vector<Action> others = common_answers(a_, a_, turn.seat);
    std::erase(others, turn.action);
    if (others.empty()) return;
    World one = a_;
    World other = a_;
    const std::vector<Event> of_one = one.answer(turn);
    const std::vector<Event> of_other = other.answer(random_of(turn.seat, others, rng_));
    if (one.hash() == other.hash()) return;  // nothing is left that could be hidden
    const Question& asked = a_.question();
    const bool sealed = asked.sealed && !asked.waited_for.without(turn.seat).empty();
    const SeatSet insiders = a_.insiders(turn.seat);
    for (Seat viewer : a_.viewers().without(turn.seat)) {
      ++count_.alternatives;
      const bool same_view = one.view_bytes(viewer) == other.view_bytes(viewer);
      if (sealed && !same_view && !insiders.has(viewer))
        leak(viewer, "the view of an answer that is still sealed");
      if (same_view && compare_events(a_.game(), plan_, redacted(of_one, viewer), redacted(of_other, viewer),
                                      viewer) == Told::OnlyOpen)
        leak_of_reveal(viewer);
    }
  }

  const Plan& plan_;
  Trail& trail_;
  TwinCount& count_;
  RulesBox rules_;
  World a_;
  Rng rng_{plan_.seed};
  std::vector<Action> known_;  // answers that were legal for somebody
};

}  // namespace

TwinCount& TwinCount::operator+=(const TwinCount& o) {
  positions += o.positions;
  different += o.different;
  steps += o.steps;
  reveals += o.reveals;
  unseen += o.unseen;
  elsewhere += o.elsewhere;
  no_common += o.no_common;
  alternatives += o.alternatives;
  return *this;
}

Result<TwinCount> check_secrecy(const AnyGame& game, const Plan& plan) {
  Trail trail(game, plan);
  TwinCount count;
  const Result<void> kept = guarded(trail, [&] { TwinCheck(game, plan, trail, count).run(); });
  if (!kept) return kept.problem();
  return count;
}

}  // namespace holdout::testing
