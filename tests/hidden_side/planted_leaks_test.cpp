// The test of the checks: the same game with one hole each, and what finds it. What a table would give away,
// although the game does not, is planted in table_leaks_test.cpp.
#include <functional>

#include <doctest/doctest.h>

#include "engine/testing/contract.h"
#include "engine/testing/twin_worlds.h"
#include "hidden_side/cellar.h"

namespace holdout::testing::cellar {

namespace {

const Hiding& hiding(const State& s) { return s.hidden.hiding; }
bool is_stranger(const Rules& rules, Seat viewer) { return !rules.hiders().has(viewer); }

// One more byte in the view of whoever does not hide.
template <std::uint8_t (*byte_of)(const Rules&, const State&), bool to_watchers_only = false>
struct LeakyByte : Cellar {
  struct View : Cellar::View {
    std::uint8_t leaked = 0;

    template <class D>
    friend void describe(D& d, View& view) {
      describe(d, static_cast<Cellar::View&>(view));
      field(d, 1000, "leaked", view.leaked);
    }
  };
  static View view_of(const Rules& rules, const State& s, Seat viewer) {
    const bool tells = to_watchers_only ? viewer == kSpectator : is_stranger(rules, viewer);
    return {Cellar::view_of(rules, s, viewer), tells ? byte_of(rules, s) : std::uint8_t{0}};
  }
};

// E1: the stack of the other side.
std::uint8_t whose_turn(const Rules&, const State& s) { return code(index(hiding(s).turn)); }
std::uint8_t kind_of_question(const Rules&, const State& s) { return s.running.open.kind; }
// E2: how far it has got.
std::uint8_t turns_taken(const Rules&, const State& s) { return code(hiding(s).done.size()); }
std::uint8_t steps_of_turn(const Rules&, const State& s) { return hiding(s).steps; }
// E7a: what the others have picked, and whether they have.
std::uint8_t proposal(const Rules&, const State& s) { return hiding(s).proposal; }
std::uint8_t votes(const Rules&, const State& s) { return code(s.hidden.pick.council.agreed.size()); }
// E9: what one side alone knows, to those who watch too.
std::uint8_t first_room(const Rules& rules, const State& s) {
  return hiding(s).rooms[slot(rules.hiders().first())];
}
// E11: a number on a seat card.
std::uint8_t cards_in_hand(const Rules& rules, const State& s) {
  const auto& hand = hiding(s).cards[slot(rules.hiders().first())];
  return code(hand[0] + hand[1]);
}

// E1: strangers wait for whom the game waits.
struct OpenPrompt : Cellar {
  static Prompt prompt_for(const Rules&, const State& s, Seat viewer) {
    return open_prompt(s.running, viewer, code(s.table.phase));
  }
};

// E2: the hunter's question counts as a new one whenever somebody of the others answers.
struct RisingSerial : Cellar {
  static void apply(const Rules& rules, State& s, Seat seat, Action a, Log& log) {
    Cellar::apply(rules, s, seat, a, log);
    if (s.table.phase == Phase::Hide) ++s.running.serials[slot(rules.hunter)];
  }
};

// E2: that somebody did something, and nothing more.
struct NoticedSteps : Cellar {
  static void apply(const Rules& rules, State& s, Seat seat, Action a, Log& log) {
    Cellar::apply(rules, s, seat, a, log);
    if (s.table.phase == Phase::Hide) log({.kind = code(EventKind::Finished)});
  }
};

// E2, and E4 by way of the clock: another limit for another kind of question.
struct LimitByKind : Cellar {
  static TimeLimit time_limit(const Rules& rules, const State& s) {
    TimeLimit limit = Cellar::time_limit(rules, s);
    if (s.running.open.kind == code(QuestionKind::Step)) limit.seconds /= 2;
    return limit;
  }
};

// E2: the phase is over as soon as everybody did something, and is said to be so one answer before.
struct ShrinkingSide : Cellar {
  static SeatSet acts_unseen(const Rules& rules, const State& s) {
    return Cellar::acts_unseen(rules, s).without(hiding(s).done);
  }
};

// E5: the side does not learn which of its seats is asked, so that a device could not go round among them.
struct BlindSide : Cellar {
  static Prompt prompt_for(const Rules& rules, const State& s, Seat viewer) {
    Prompt prompt = Cellar::prompt_for(rules, s, viewer);
    if (s.table.phase == Phase::Hide) prompt.waited_for = acts_unseen(rules, s);
    if (prompt.asked) prompt.waited_for.add(viewer);
    return prompt;
  }
};

// E7a: asked one after the other, and everybody sees whose turn it is.
struct SeenPick : Cellar {
  static Prompt prompt_for(const Rules& rules, const State& s, Seat viewer) {
    Prompt prompt = Cellar::prompt_for(rules, s, viewer);
    if (s.table.phase == Phase::Pick) prompt.waited_for = s.running.open.waited_for;
    return prompt;
  }
};
// E7a: a new proposal of the team is a new question to the hunter too.
struct SharedSerial : Cellar {
  static void apply(const Rules& rules, State& s, Seat seat, Action a, Log& log) {
    Cellar::apply(rules, s, seat, a, log);
    if (a.kind == code(ActionKind::Propose) && s.table.phase == Phase::Pick)
      ++s.running.serials[slot(rules.hunter)];
  }
};
// E7a: that the hunter has chosen is told.
struct ToldTrap : Cellar {
  static void apply(const Rules& rules, State& s, Seat seat, Action a, Log& log) {
    Cellar::apply(rules, s, seat, a, log);
    if (a.kind == code(ActionKind::Trap)) log({.kind = code(EventKind::Agreed), .actor = seat});
  }
};

// The first thing that either check of the contract says of a game.
template <class G>
std::string noticed() {
  const GameFace<G> game;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Plan plan{.setup = {.players = seed % 2 == 0 ? 3 : 4, .options = {}, .figures = {}}, .seed = seed};
    if (const auto kept = check_playing(game, plan); !kept) return kept.problem().what;
    if (const auto kept = check_secrecy(game, plan); !kept) return kept.problem().what;
  }
  return "";
}

struct Planted {
  std::string_view what;
  std::string (*noticed)();
  std::string_view found_as;  // how the finding begins
};

constexpr Planted kPlanted[]{
    {"nothing", noticed<Cellar>, ""},
    {"E1 whose turn it is", noticed<LeakyByte<whose_turn>>, "leak to seat 0 through the view"},
    {"E1 what is asked", noticed<LeakyByte<kind_of_question>>, "leak to seat 0 through the view"},
    {"E1 whom the game waits for", noticed<OpenPrompt>, "the prompt of seat"},
    {"E2 how many turns are over", noticed<LeakyByte<turns_taken>>, "leak to seat 0 through the view"},
    {"E2 how many steps were made", noticed<LeakyByte<steps_of_turn>>, "leak to seat 0 through the view"},
    {"E2 a rising serial", noticed<RisingSerial>, "the serial of seat 0"},
    {"E2 news of each step", noticed<NoticedSteps>, "leak to seat 0 through the news of an answer"},
    {"E2 a limit by the kind of question", noticed<LimitByKind>, "leak to seat 0 through the time limit"},
    {"E2 who is still at it", noticed<ShrinkingSide>, "leak to"},
    {"E5 a side that does not see whom it waits for", noticed<BlindSide>, "the prompt of seat"},
    {"E7a what is proposed", noticed<LeakyByte<proposal>>, "others see that a sealed answer"},
    {"E7a how many agree", noticed<LeakyByte<votes>>, "others see that a sealed answer"},
    {"E7a whom the pick waits for", noticed<SeenPick>, "the prompt of seat"},
    {"E7a a question that is new for all", noticed<SharedSerial>, "others see that a sealed answer"},
    {"E7a that the hunter has chosen", noticed<ToldTrap>, "others are told that a sealed answer"},
    {"E9 a room, to who watches", noticed<LeakyByte<first_room, true>>, "leak to spectators"},
    {"E11 the number of cards", noticed<LeakyByte<cards_in_hand>>, "leak to"},
};

}  // namespace

TEST_CASE("hidden side: each planted leak of the game is found") {
  for (const Planted& each : kPlanted) {
    CAPTURE(std::string(each.what));
    const std::string found = each.noticed();
    CAPTURE(found);
    CHECK((each.found_as.empty() ? found.empty() : found.starts_with(each.found_as)));
  }
}

}  // namespace holdout::testing::cellar
