#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/changes.h"

namespace holdout::terrorscape {

inline constexpr Survivor kFirst{0}, kSecond{1}, kThird{2};

// A laid-out house in which some procedures are played: those named run as they do in a game, any other that
// comes on top stops the play, so that a test sees it called and may say what came of it. Anna, Marco and
// William hide from the Butcher; nobody carries anything until the test says so.
template <class... Own>
struct PlayedPart {
  Rules rules;
  State s{};
  std::vector<Event> events{};

  explicit PlayedPart(int players = 4, Setup::Choices options = {})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    lay_out(rules, s);
    Table& t = s.table;
    t.round = 2;
    t.phase = Phase::Survivor;
    t.moment = Moment::SurvivorsAct;
    t.persons = {Person::Anna, Person::Marco, Person::William};
    t.killer = Killer::Butcher;
    s.running.stack.push(Round{});
  }

  Table& t() { return s.table; }
  Hidden& h() { return s.hidden; }
  SurvivorSecrets& side() { return s.hidden.survivors; }

  // ---- before ------------------------------------------------------------------------------------------

  void person(Survivor who, Person person) { t().persons[at(who)] = person; }
  void put(Survivor who, Location room) { side().at[at(who)] = room; }
  void put_all(Location room) { side().at.fill(room); }
  void give(Survivor who, std::initializer_list<Item> items) {
    for (Item item : items) {
      if (side().discovery[at(item)] > 0)
        --side().discovery[at(item)];
      else if (side().search[at(item)] > 0)
        --side().search[at(item)];
      take_item(s, who, item);
    }
  }
  void block(std::initializer_list<Door> doors) {
    for (Door door : doors) t().blocks.add(door);
  }
  void killer(Location room) { t().at = h().killer.at = room; }
  void trait(Survivor who, SurvivorTrait trait) { side().traits[at(who)].add(trait); }
  template <class Change>
  auto change(const Change& how) {
    Log log(events);
    Now now{rules, s, log};
    return how(now);
  }

  // ---- play --------------------------------------------------------------------------------------------

  template <class Part>
  void play(const Part& part) {
    s.running.stack.push(part);
    follow(again());
  }
  // The turn of one Survivor.
  void turn(Survivor who) {
    side().turn = who;
    side().acted = false;
    side().exchanges = side().passages = 0;
    play(Turn{});
  }
  bool finished() const { return s.running.stack.size() <= 1; }
  bool game_is_over() const { return s.running.stack.empty(); }
  template <class Part>
  bool on_top() const {
    return !s.running.stack.empty() && std::holds_alternative<Part>(s.running.stack.back());
  }
  template <class Part>
  Part top() const {
    REQUIRE(on_top<Part>());
    return std::get<Part>(s.running.stack.back());
  }
  // The procedure on top, not one of those played here, has done its work.
  void come_back() { follow(done()); }

  const Question& open() const { return s.running.open; }
  bool asked(QuestionKind kind) const {
    return open().kind == u8(kind) && !open().over() && !open().chance();
  }
  bool asked(QuestionKind kind, Survivor who) const {
    return asked(kind) && open().waited_for == only(seat_of(rules, who));
  }
  bool chance_is_asked() const { return open().chance(); }
  Actions options(Seat seat) const {
    Actions out;
    with_top(s, [&](const auto& top) {
      if constexpr (requires { top.options(rules, s, seat, out); }) top.options(rules, s, seat, out);
    });
    return out;
  }
  Actions options() const { return options(open().waited_for.first()); }
  Outcomes outcomes() const {
    Outcomes out;
    with_top(s, [&](const auto& top) {
      if constexpr (requires { top.outcomes(rules, s, out); }) top.outcomes(rules, s, out);
    });
    return out;
  }
  bool may(Action a) const { return options().contains(a); }
  bool may(Seat seat, Action a) const { return open().may_answer.has(seat) && options(seat).contains(a); }
  void answer(Seat seat, Action a) {
    REQUIRE(may(seat, a));
    respond(seat, a);
  }
  void answer(Action a) {
    REQUIRE(may(a));
    respond(open().waited_for.first(), a);
  }
  void chance(Action a) {
    REQUIRE(chance_is_asked());
    REQUIRE(outcomes().contains(a));
    respond(kChance, a);
  }
  void draw(Item item) { chance(answer::Draw{item}); }

  // ---- after -------------------------------------------------------------------------------------------

  bool carries(Survivor who, Item item) const { return terrorscape::carries(s, who, item); }
  Location where(Survivor who) const { return terrorscape::where(s, who); }
  int told(EventKind kind) const {
    return static_cast<int>(
        std::ranges::count_if(events, [&](const Event& e) { return e.kind == u8(kind); }));
  }
  // How many of them somebody notices.
  int noticed(EventKind kind, Seat viewer) const {
    return static_cast<int>(std::ranges::count_if(
        events, [&](const Event& e) { return e.kind == u8(kind) && e.noticed_by.has(viewer); }));
  }
  template <class E>
  E last() const {
    Event found;
    for (const Event& e : events)
      if (e.kind == u8(E::kKind)) found = e;
    REQUIRE(found.kind == u8(E::kKind));
    return parts_of<E>(found);
  }
  // What the Killer, or a spectator, got of all that was told.
  int noticed_by(Seat viewer) const {
    return static_cast<int>(
        std::ranges::count_if(events, [&](const Event& e) { return e.noticed_by.has(viewer); }));
  }

 private:
  // True if the procedure on top is one of those played here.
  template <class S, class Use>
  static bool with_top(S& state, const Use& use) {
    if (state.running.stack.empty()) return false;
    const auto one = [&](auto* top) {
      if (top != nullptr) use(*top);
      return top != nullptr;
    };
    return (one(std::get_if<Own>(&state.running.stack.back())) || ...);
  }
  void respond(Seat seat, Action a) {
    Log log(events);
    Now now{rules, s, log};
    Flow flow = done();
    with_top(s, [&](auto& top) {
      if constexpr (requires { top.answer(now, seat, a); }) flow = top.answer(now, seat, a);
    });
    follow(flow);
  }
  // As holdout::follow, which would need every procedure of the game.
  void follow(Flow flow) {
    Log log(events);
    Now now{rules, s, log};
    while (flow == Flow::Continue || flow == Flow::Return) {
      if (flow == Flow::Return) s.running.stack.pop();
      if (!with_top(s, [&](auto& top) { flow = top.run(now); })) {
        s.running.open = {};
        return;
      }
    }
    s.running.open = kChanceQuestion;
    if (flow != Flow::Roll)
      with_top(s, [&](const auto& top) {
        if constexpr (requires { top.question(rules, s); }) s.running.open = top.question(rules, s);
      });
  }
};

// The Survivor phase.
using Hiders = PlayedPart<StepZero, Turns, Turn, GuidedMoves, Trading, SearchDraw, Overflow, Discovery,
                          DiscovererCouncil, PlanStep, PlanCouncil, PlanDrawerCouncil>;

}  // namespace holdout::terrorscape
