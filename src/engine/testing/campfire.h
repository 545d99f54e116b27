#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/procedures/ballot.h"
#include "engine/procedures/window.h"
#include "engine/saving/describe_kernel.h"
#include "engine/saving/fields.h"

// A toy with one of everything that liars_dice has not: a window, a ballot, a bag with a known top, a private
// choice. The engine's own tests play it.
//
// Three or four players hold one card each, of kinds 0 to 2. On each of two evenings everybody may show their
// card until all are done; then all point at somebody at once. Who is pointed at most (of several the lowest
// seat) picks their card up, draws another, keeps one of the two and puts the other on top of the deck, all
// in secret. At the end the highest card wins.

namespace holdout::testing::campfire {

inline constexpr int kMostPlayers = 4;
inline constexpr int kKinds = 3;
inline constexpr int kEvenings = 2;
inline constexpr std::array<std::uint8_t, kKinds> kDeck{4, 3, 3};

enum class ActionKind : std::uint8_t { Draw, Show, Done, Point, Keep };
enum class QuestionKind : std::uint8_t { Chance, Window, Ballot, Keep };
enum class EventKind : std::uint8_t { Drawn, Shown, Done, Sealed, Pointed, Chosen, PutAway, HandShown };
enum class Phase : std::uint8_t { Deal, Talk, Vote, Draw, Keep, Over };

constexpr std::uint8_t code(auto kind) { return static_cast<std::uint8_t>(kind); }
constexpr std::size_t slot(auto seat) { return static_cast<std::size_t>(seat); }

struct Rules {
  int players = 3;
};

using Cards = std::array<std::uint8_t, kMostPlayers>;  // kind + 1; 0 = none, or face down

struct Table {
  Phase phase = Phase::Deal;
  std::uint8_t evening = 0;
  std::uint8_t dealt = 0;
  Cards shown{};
  WindowMarks talk;
  BallotMarks vote;
  Seat chosen = kNobody;
  Seat top = kNobody;  // who put the card on top of the deck, if there is one

  HOLDOUT_FIELDS(phase, evening, dealt, shown, talk, vote, chosen, top);
};

struct Hidden {
  Cards hands{};
  Deck<kKinds, 1> deck{.shuffled = kDeck, .top = {}, .under = {}, .bottom = {}};
  std::array<Seat, kMostPlayers> pointed{};
  std::uint8_t drawn = 0;  // beside the hand of the chosen one, until it is decided which to keep

  HOLDOUT_FIELDS(hands, deck, pointed, drawn);
};

struct View {
  Table table;
  Seat viewer = kNobody;
  Prompt prompt;
  std::uint8_t hand = 0;
  std::uint8_t drawn = 0;
  std::uint8_t top = 0;  // on top of the deck, if the viewer put it there
  Seat pointed = kNobody;

  HOLDOUT_FIELDS(table, viewer, prompt, hand, drawn, top, pointed);
};

struct Belief {};

struct State;
using Now = holdout::Now<Rules, State>;

struct WindowRules {
  static constexpr QuestionKind kKind = QuestionKind::Window;
  static constexpr ActionKind kPassKind = ActionKind::Done;
  static constexpr bool kDoneMayAct = true;
  static WindowMarks& marks(State& s);
  static const WindowMarks& marks(const State& s);
  static bool over(const Rules& rules, const State& s);
  static void acts(const Rules& rules, const State& s, Seat seat, Actions& out);
  static void act(Now& now, Seat seat, Action action);
  static void passed(Now& now, Seat seat);
};
struct BallotRules {
  static constexpr QuestionKind kKind = QuestionKind::Ballot;
  static BallotMarks& marks(State& s);
  static const BallotMarks& marks(const State& s);
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out);
  static void seal(State& s, Seat seat, Action action);
  static void sealed(Now& now, Seat seat);
};

struct Evening {
  static constexpr std::string_view kName = "evening";
  Flow run(Now& now);  // where it is, is public: Table::phase
};
struct Dealing {
  static constexpr std::string_view kName = "dealing";
  Flow run(Now& now);
  void outcomes(const Rules& rules, const State& s, Outcomes& out) const;
  Flow answer(Now& now, Seat seat, Action action);
};
struct Talk : Window<WindowRules> {
  static constexpr std::string_view kName = "talk";
};
struct Vote : Ballot<BallotRules> {
  static constexpr std::string_view kName = "vote";
};
struct Drawing {
  static constexpr std::string_view kName = "drawing";
  bool has_drawn = false;
  HOLDOUT_PROCEDURE_FIELDS(has_drawn);
  Flow run(Now& now);
  Question question(const Rules& rules, const State& s) const;
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const;
  void outcomes(const Rules& rules, const State& s, Outcomes& out) const;
  Flow answer(Now& now, Seat seat, Action action);
};
using Procedure = std::variant<Evening, Dealing, Talk, Vote, Drawing>;

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, 2> running;

  HOLDOUT_FIELDS(table, hidden, running);
};

struct Campfire : EachSeatAlone, NobodyUnseen, NobodyOut, NoOpening, NoBoardFacts, NoTableTalk {
  using Rules = campfire::Rules;
  using State = campfire::State;
  using View = campfire::View;
  using Belief = campfire::Belief;
  static constexpr GameInfo kInfo{"campfire", 3, kMostPlayers, 1, true};

  static std::span<const OptionInfo> option_infos() { return {}; }
  static Result<Rules> make_rules(const Setup& setup);
  static State start(const Rules& rules, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat p, Actions& out) { options_of_top(r, s, p, out); }
  static void outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }
  static void apply(const Rules& r, State& s, Seat p, Action a, Log& log) { answer_top(r, s, p, a, log); }
  static Action fallback(const Rules& rules, const State& s, Seat seat, Ticket ticket);
  static TimeLimit time_limit(const Rules&, const State&) { return {.seconds = 30}; }
  static int score(const Rules&, const State& s, Seat seat) { return s.hidden.hands[slot(seat)]; }
  static SeatSet winners(const Rules& rules, const State& s);
  static View view_of(const Rules& rules, const State& s, Seat viewer);
  static Prompt prompt_for(const Rules&, const State& s, Seat p) { return open_prompt(s.running, p); }
  static State imagine(const Rules& rules, const View& view, const Belief& belief, Rng& rng);
  static std::string_view why_not(const Rules&, const View&, Action) { return "the rules above"; }
  static bool is_reveal(std::uint8_t event_kind);
  static std::string notation(const Rules& rules, Action action);
  static Result<Action> parse(const Rules& rules, std::string_view text);
  static Sentence option_text(const Rules&, const View&, Action) { return Sentence("option"); }
  static Sentence question_text(const Rules&, const View&) { return Sentence("question"); }
  static Sentence event_text(const Rules&, const View&, const Event&) { return Sentence("event"); }
  static Sentence event_parts(const Rules&, const Event&) { return Sentence("event"); }
  static void situation(const Rules&, const View&, std::vector<Sentence>&) {}
  static Result<void> check(const Rules& rules, const State& s);
  static std::span<const Counter> counters() { return {}; }
  static void count(const Rules&, const Event&, std::span<int>) {}
  static void count_end(const Rules&, const State&, std::span<int>) {}
};

}  // namespace holdout::testing::campfire
