#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/procedures/team_ballot.h"
#include "engine/saving/describe_kernel.h"
#include "engine/saving/fields.h"
#include "engine/talking/voice.h"
#include "engine/unseen.h"

// A toy of two sides, one of which acts unseen. The engine, the contract suite and the table are tried with
// it until a real game does the same (docs/decisions/0008).
//
// One seat hunts, the two or three others hide in a cellar of five rooms, of which room 0 is the stairs. Each
// of three rounds:
//   Pick   the hiders agree on a room that is safe, and at the same moment the hunter sets a trap, all of it
//   in
//          secret; then both are shown.
//   Hide   unseen by the hunter, every hider takes a turn, in an order of their own (one of them, the
//   speaker,
//          is waited for): up to two steps, each of them to go to a room or to take a card there. Who has a
//          lamp may break it to end the turn: everybody hears at once in which room, nobody who. When all are
//          done, the speaker reports: it is told in which rooms something was taken.
//   Hunt   the hunter searches one room that is not safe. Who is there is caught.
// The hunter wins with two caught.

namespace holdout::testing::cellar {

inline constexpr int kMostPlayers = 4;
inline constexpr int kRooms = 5;
inline constexpr int kRounds = 3;
inline constexpr int kSteps = 2;  // of a turn
inline constexpr int kToCatch = 2;
inline constexpr int kKinds = 2;  // lamp, bread
inline constexpr std::uint8_t kLamp = 0;
inline constexpr std::array<std::uint8_t, kKinds> kBox{6, 6};

enum class ActionKind : std::uint8_t {
  Draw,
  Trap,
  Propose,
  Agree,
  Begin,
  Go,
  Take,
  Break,
  Finish,
  Report,
  Search
};
enum class QuestionKind : std::uint8_t { Chance, Pick, Turn, Step, Report, HidersAct, Search };
enum class EventKind : std::uint8_t {
  Proposed,
  Agreed,
  Picked,
  Began,
  Went,
  Taken,
  Finished,
  Broken,
  Noise,
  Searched,
  Caught
};
enum class Phase : std::uint8_t { Dawn, Pick, Hide, Hunt, Over };

constexpr std::uint8_t code(auto value) { return static_cast<std::uint8_t>(value); }
constexpr std::size_t slot(auto seat) { return static_cast<std::size_t>(seat); }

struct Rules {
  int players = 3;
  Seat hunter{0};

  SeatSet hiders() const { return first_seats(players).without(hunter); }
};

using Rooms = std::uint8_t;  // a set of rooms, one bit each
using PerRound = std::array<std::uint8_t, kRounds>;

// What both sides know.
struct Table {
  Phase phase = Phase::Dawn;
  std::uint8_t round = 0;
  SeatSet caught;
  PerRound safe{};                                 // rooms; 0: not shown yet
  PerRound traps{};                                // likewise
  Rooms noise = 0;                                 // as last reported
  std::uint8_t heard = 0;                          // noisy rooms, in all reports
  FixedVector<std::uint8_t, kMostPlayers> broken;  // rooms in which a lamp was broken in this round
  std::uint8_t lamps = 0;                          // broken so far

  HOLDOUT_FIELDS(phase, round, caught, safe, traps, noise, heard, broken, lamps);
};

// What the hiders know beside it.
struct Hiding {
  std::uint8_t proposal = 0;                       // the one that stands
  std::array<std::uint8_t, kMostPlayers> rooms{};  // where each of them is
  SeatSet done{};
  Seat turn = kNobody;     // who is taking a turn
  std::uint8_t steps = 0;  // of it
  Rooms noise = 0;         // so far
  std::array<std::array<std::uint8_t, kKinds>, kMostPlayers> cards{};

  HOLDOUT_FIELDS(proposal, rooms, done, turn, steps, noise, cards);
};

struct Hidden {
  TeamBallotMarks pick;
  std::uint8_t trap = 0;
  Hiding hiding;

  HOLDOUT_FIELDS(pick, trap, hiding);
};

struct View {
  Table table;
  Seat viewer = kNobody;
  Prompt prompt;
  std::uint8_t trap = 0;   // the hunter's own
  CouncilMarks council{};  // what follows, of a hider
  Hiding hiding{};

  HOLDOUT_FIELDS(table, viewer, prompt, trap, council, hiding);
};

struct Belief {};

struct State;
using Now = holdout::Now<Rules, State>;

struct PickRules {
  static constexpr QuestionKind kKind = QuestionKind::Pick;
  static constexpr ActionKind kAgreeKind = ActionKind::Agree;
  static TeamBallotMarks& marks(State& s);
  static const TeamBallotMarks& marks(const State& s);
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out);
  static void take(Now& now, Seat seat, Action action);
  static void agreed(Now& now, Seat seat);
};

struct Game {
  static constexpr std::string_view kName = "game";
  Flow run(Now& now);  // where it is, is public: Table::phase
};
struct Picking : TeamBallot<PickRules> {
  static constexpr std::string_view kName = "picking";
};
struct Turns {
  static constexpr std::string_view kName = "turns";
  bool draws = false;
  HOLDOUT_PROCEDURE_FIELDS(draws);
  Flow run(Now& now);
  Question question(const Rules& rules, const State& s) const;
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const;
  void outcomes(const Rules& rules, const State& s, Outcomes& out) const;
  Flow answer(Now& now, Seat seat, Action action);
};
struct Search {
  static constexpr std::string_view kName = "search";
  Flow run(Now& now);
  Question question(const Rules& rules, const State& s) const;
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const;
  Flow answer(Now& now, Seat seat, Action action);
};
using Procedure = std::variant<Game, Picking, Turns, Search>;

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, 2> running;

  HOLDOUT_FIELDS(table, hidden, running);
};

SeatSet free_hiders(const Rules& rules, const Table& t);
Seat speaker_of(const Rules& rules, const Table& t);
int cards_left(const Table& t, const Hiding& h, int kind);

struct Cellar : NobodyOut, NoOpening, NoBoardFacts, NoRuleAgainstWords, NobodyJudges {
  using Rules = cellar::Rules;
  using State = cellar::State;
  using View = cellar::View;
  using Belief = cellar::Belief;
  static constexpr GameInfo kInfo{
      .key = "cellar", .min_players = 3, .max_players = kMostPlayers, .rules_version = 1, .example = true};

  static std::span<const OptionInfo> option_infos();
  static Result<Rules> make_rules(const Setup& setup);
  static State start(const Rules& rules, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat p, Actions& out) { options_of_top(r, s, p, out); }
  static void outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }
  static void apply(const Rules& r, State& s, Seat p, Action a, Log& log) { answer_top(r, s, p, a, log); }
  static Action fallback(const Rules& rules, const State& s, Seat seat, Ticket ticket);
  static TimeLimit time_limit(const Rules& rules, const State& s);
  static int score(const Rules& rules, const State& s, Seat seat) {
    return winners(rules, s).has(seat) ? 1 : 0;
  }
  static SeatSet winners(const Rules& rules, const State& s);
  static Sides sides(const Rules& rules);

  // seeing.cpp
  static View view_of(const Rules& rules, const State& s, Seat viewer);
  static Prompt prompt_for(const Rules& rules, const State& s, Seat viewer);
  static SeatSet acts_unseen(const Rules& rules, const State& s);
  static State imagine(const Rules& rules, const View& view, const Belief& belief, Rng& rng);
  static std::string_view why_not(const Rules&, const View&, Action) { return "the rules above"; }
  static bool is_reveal(std::uint8_t event_kind);
  static Result<void> check(const Rules& rules, const State& s);  // check.cpp

  // words.cpp
  static std::string notation(const Rules& rules, Action action);
  static Result<Action> parse(const Rules& rules, std::string_view text);
  static Sentence option_text(const Rules&, const View&, Action) { return Sentence("cellar.option"); }
  static Sentence question_text(const Rules&, const View& view);
  static Sentence event_text(const Rules&, const View&, const Event& event);
  static Sentence event_parts(const Rules&, const Event& event);
  static void situation(const Rules&, const View&, std::vector<Sentence>&) {}
  static std::span<const StatementForm> forms();
  static void sayable(const Rules& rules, const View& view, std::vector<std::uint8_t>& out);
  static Result<void> may_say(const Rules& rules, const View& view, const Statement& said);
  static SeatSet hearers(const Rules& rules, const View& view, const Statement& said);
  static Voice voice(const Rules& rules, const View& view);

  static std::span<const Counter> counters() { return {}; }
  static void count(const Rules&, const Event&, std::span<int>) {}
  static void count_end(const Rules&, const State&, std::span<int>) {}
};

// What follows of the procedures from everything else of a position at rest.
Running<Procedure, 2> running_at(const Rules& rules, const State& s, const Serials& serials);

}  // namespace holdout::testing::cellar
