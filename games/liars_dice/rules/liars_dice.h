#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/saving/describe_kernel.h"
#include "engine/saving/fields.h"
#include "liars_dice_kinds.h"

// Liar's dice for two (rulebook.md), the smallest whole game, explained in docs/adding-a-game.md. What is
// asked, answered and told is declared in kinds.json.

namespace holdout::liars_dice {

inline constexpr int kPlayers = kCountPart.most;  // LD-1, LD-4: one die each, so a count is 1 to kPlayers
inline constexpr int kFaces = kFacePart.most;     // LD-1
inline constexpr int kBids = kPlayers * kFaces;

constexpr std::uint8_t code(auto kind) { return static_cast<std::uint8_t>(kind); }
constexpr std::size_t slot(auto seat) { return static_cast<std::size_t>(seat); }

struct Rules {
  bool sixes_wild = true;  // LD-8, LD-O1
};

// ---- what lies on the table ------------------------------------------------------------------------

using Dice = std::array<std::uint8_t, kPlayers>;  // one a seat; 0 = covered, or not rolled yet

// Face up. Bids only rise (LD-5) and players alternate (LD-3), so the set of bids is their whole history.
struct Table {
  std::uint8_t rolled = 0;  // how many dice are under their cups
  std::uint16_t bids = 0;   // bit r: the bid of rank r was made
  bool called = false;      // LD-6
  Dice shown{};             // LD-7

  HOLDOUT_FIELDS(rolled, bids, called, shown);
};

// Face down.
struct Hidden {
  Dice dice{};
};

// What one viewer may know. A whitelist: a new field of Hidden stays secret until somebody adds it here.
struct View {
  Table table;
  Seat viewer = kNobody;  // a spectator is nobody
  std::uint8_t die = 0;   // the viewer's own
  Prompt prompt{};

  HOLDOUT_FIELDS(table, viewer, die, prompt);
};

// What a computer player thinks of the hidden die; here every face is as likely as another.
struct Belief {};

// ---- the words of the rules ------------------------------------------------------------------------

// A bid has a rank, from 0 (1 x 1) to kBids - 1 (2 x 6).
constexpr int count_of(int rank) { return rank / kFaces + 1; }  // LD-5: first by count, then by face
constexpr int face_of(int rank) { return rank % kFaces + 1; }
inline constexpr auto kBidOfRank = [] {
  std::array<Action, kBids> bids{};
  for (int r = 0; r < kBids; ++r) bids[slot(r)] = answer::Bid{.count = count_of(r), .face = face_of(r)};
  return bids;
}();
constexpr Action bid(int rank) { return kBidOfRank[slot(rank)]; }
constexpr int rank_of(const answer::Bid& bid) { return (bid.count - 1) * kFaces + bid.face - 1; }

constexpr int last_rank(const Table& t) { return std::bit_width(t.bids) - 1; }             // -1 = no bid yet
constexpr Seat turn(const Table& t) { return seat_at(std::popcount(t.bids) % kPlayers); }  // LD-3
constexpr Seat last_bidder(const Table& t) { return left_of(turn(t), kPlayers); }

constexpr Seat winner(const Rules& rules, const Table& t) {  // once the dice are shown
  int matching = 0;
  for (int die : t.shown)
    if (die == face_of(last_rank(t)) || (rules.sixes_wild && die == kFaces)) ++matching;  // LD-8
  return matching >= count_of(last_rank(t)) ? last_bidder(t) : turn(t);                   // LD-9
}

// ---- the procedures: one for each heading of the rules -----------------------------------------------

struct Rolling {
  static constexpr std::string_view kName = "rolling";

  Flow run(auto& now) { return now.s.table.rolled == kPlayers ? done() : ask_chance(); }
  void outcomes(const Rules&, const auto&, Outcomes& out) const { out.die(code(ActionKind::Roll), kFaces); }
  Flow answer(auto& now, Seat, Action rolled) {
    const Seat owner = seat_at(now.s.table.rolled++);
    const int face = parts_of<answer::Roll>(rolled).face;
    now.s.hidden.dice[slot(owner)] = code(face);
    now.log(told(event::Rolled{.face = face}, owner, only(owner)));  // LD-2
    return again();
  }
};

struct Bidding {
  static constexpr std::string_view kName = "bidding";

  Flow run(auto&) { return ask_players(); }
  Question question(const Rules&, const auto& s) const { return ask(only(turn(s.table)), QuestionKind::Bid); }
  void options(const Rules&, const auto& s, Seat, Actions& out) const {
    const int lowest = last_rank(s.table) + 1;
    out.append(kBidOfRank.data() + lowest, kBids - lowest);  // LD-5
    if (s.table.bids != 0) out.push(answer::Liar{});         // LD-6
  }
  Flow answer(auto& now, Seat seat, Action action) {
    if (is<answer::Liar>(action)) {
      now.s.table.called = true;
      now.log(told(event::Called{}, seat));
      return done();
    }
    const auto bid = parts_of<answer::Bid>(action);
    now.s.table.bids = static_cast<std::uint16_t>(now.s.table.bids | 1U << rank_of(bid));
    now.log(told(event::Bid{.count = bid.count, .face = bid.face}, seat));
    return again();
  }
};

struct Round {
  static constexpr std::string_view kName = "round";
  enum class Step : std::uint8_t { Roll, Bid, Show } step = Step::Roll;

  HOLDOUT_STEPS(Show);
  Flow run(auto& now) {
    switch (step) {
      case Step::Roll: step = Step::Bid; return call(now, Rolling{});
      case Step::Bid: step = Step::Show; return call(now, Bidding{});
      case Step::Show: break;
    }
    Table& t = now.s.table;
    t.shown = now.s.hidden.dice;  // LD-7
    now.log(told(event::Shown{.first = t.shown[0], .second = t.shown[1]}));
    now.log(told(event::Won{}, winner(now.rules, t)));
    return done();
  }
};

using Procedure = std::variant<Round, Rolling, Bidding>;  // only grows at its end

struct State {
  Table table;
  Hidden hidden;
  Running<Procedure, 2> running;
};

// Its fields are numbered like those of the other structs, which list theirs as they lie: for ever.
void describe(auto& d, State& s) {
  field(d, 1, "table", s.table);
  field(d, 2, "dice", s.hidden.dice);
  field(d, 3, "running", s.running);
}

// ---- the face: what each function promises is written at the Game concept ------------------------------

struct LiarsDice : NobodyUnseen, NobodyOut, NoBoardFacts, NoTableTalk {
  using Rules = liars_dice::Rules;
  using State = liars_dice::State;
  using View = liars_dice::View;
  using Belief = liars_dice::Belief;
  static constexpr GameInfo kInfo{.key = "liars_dice",
                                  .min_players = kPlayers,
                                  .max_players = kPlayers,
                                  .rules_version = 1,
                                  .example = true,
                                  .kinds = kKinds,
                                  .late_rule = "LD-10"};

  static constexpr OptionInfo kOptions[] = {{"wild", "LD-O1", "on", "on off"}};
  static std::span<const OptionInfo> option_infos() { return kOptions; }
  static Result<Rules> make_rules(const Setup& setup);

  static State start(const Rules& rules, Log& log);
  static const Question& question(const Rules&, const State& s) { return s.running.open; }
  static void options(const Rules& r, const State& s, Seat p, Actions& out) { options_of_top(r, s, p, out); }
  static void outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }
  static void apply(const Rules& r, State& s, Seat p, Action a, Log& log) { answer_top(r, s, p, a, log); }
  // LD-10
  static Action fallback(const Rules&, const State& s, Seat, Ticket) {
    return s.table.bids == 0 ? bid(0) : answer::Liar{};
  }
  static TimeLimit time_limit(const Rules&, const State&) { return {.seconds = 60}; }
  static int score(const Rules& r, const State& s, Seat seat) { return winners(r, s).has(seat); }
  static Sides sides(const Rules&) { return each_alone(kPlayers); }
  static SeatSet winners(const Rules& rules, const State& s);

  static View view_of(const Rules& rules, const State& s, Seat viewer);
  static Prompt prompt_for(const Rules&, const State& s, Seat p) { return open_prompt(s.running, p); }
  static State imagine(const Rules& rules, const View& view, const Belief& belief, Rng& rng);
  static std::string_view why_not(const Rules& rules, const View& view, Action action);
  static bool is_reveal(std::uint8_t event_kind) { return holdout::is_reveal(kKinds, event_kind); }

  static std::string notation(const Rules& rules, Action action);
  static Result<Action> parse(const Rules& rules, std::string_view text);
  static Sentence option_text(const Rules& rules, const View& view, Action action);
  static Sentence question_text(const Rules& rules, const View& view);
  static Sentence event_text(const Rules& rules, const View& view, const Event& event);
  static Sentence event_parts(const Rules& rules, const Event& event);
  static void situation(const Rules& rules, const View& view, std::vector<Sentence>& out);
  static Opening opening(const Rules& rules, const View& view);

  static Result<void> check(const Rules& rules, const State& s);
  static constexpr Counter kCounters[] = {{"bids"}, {"caller_right", Counter::Type::Category}};
  static std::span<const Counter> counters() { return kCounters; }
  static void count(const Rules&, const Event&, std::span<int>) {}
  static void count_end(const Rules& rules, const State& s, std::span<int> counts);
};
static_assert(Game<LiarsDice>);

}  // namespace holdout::liars_dice
