#include "games/liars_dice/rules/liars_dice.h"

#include "engine/saving/describe_bytes.h"
#include "engine/words/notation.h"
#include "engine/words/wording.h"

namespace holdout::liars_dice {

// ---- setting up and playing --------------------------------------------------------------------------

Result<Rules> LiarsDice::make_rules(const Setup& setup) {
  if (setup.players != kPlayers) return Problem{"players", std::to_string(setup.players), "2"};  // LD-1
  if (!setup.figures.empty()) return Problem{"figures", setup.figures.begin()->first, "none in this game"};
  Rules rules;
  for (const auto& [key, value] : setup.options) {
    if (key != "wild") return Problem{"options", key, "wild"};
    if (value != "on" && value != "off") return Problem{"option wild", value, "on or off"};
    rules.sixes_wild = value == "on";
  }
  return rules;
}

State LiarsDice::start(const Rules& rules, Log& log) {
  State s;
  s.running.stack.push(Round{});
  Now<Rules, State> now{rules, s, log};
  follow(now, again());
  return s;
}

SeatSet LiarsDice::winners(const Rules& rules, const State& s) {
  return s.table.called ? only(winner(rules, s.table)) : SeatSet{};
}

// ---- seeing ------------------------------------------------------------------------------------------

View LiarsDice::view_of(const Rules& rules, const State& s, Seat viewer) {
  const Prompt prompt = prompt_for(rules, s, viewer);
  if (!is_player(viewer)) return {.table = s.table, .prompt = prompt};
  return {.table = s.table, .viewer = viewer, .die = s.hidden.dice[slot(viewer)], .prompt = prompt};
}

// The whole history lies on the table, so any world is made by playing it again with some dice.
static State play_again(const Rules& rules, const Table& t, const Dice& dice) {
  Log off;
  State s = LiarsDice::start(rules, off);
  for (int i = 0; i < t.rolled; ++i) LiarsDice::apply(rules, s, kChance, answer::Roll{dice[slot(i)]}, off);
  for (int rank = 0; rank < kBids; ++rank)
    if (t.bids >> rank & 1U) LiarsDice::apply(rules, s, turn(s.table), bid(rank), off);
  if (t.called) LiarsDice::apply(rules, s, turn(s.table), answer::Liar{}, off);
  return s;
}

State LiarsDice::imagine(const Rules& rules, const View& view, const Belief&, Rng& rng) {
  Dice dice = view.table.shown;
  for (std::uint8_t& die : dice)
    if (die == 0) die = code(1 + rng.below(kFaces));
  if (is_player(view.viewer)) dice[slot(view.viewer)] = view.die;
  return play_again(rules, view.table, dice);
}

std::string_view LiarsDice::why_not(const Rules&, const View& view, Action action) {
  const Table& t = view.table;
  if (t.called) return "LD-6";
  if (view.viewer != turn(t)) return "LD-3";
  if (is<answer::Liar>(action)) return t.bids == 0 ? "LD-6" : "";
  for (int rank = 0; rank < kBids; ++rank)
    if (action == bid(rank)) return rank > last_rank(t) ? "" : "LD-5";
  return row_of(QuestionKind::Bid).rule;
}

// ---- words -------------------------------------------------------------------------------------------

static const Notation kNotation(kKinds);
static const Wording kWording(kKinds);

std::string LiarsDice::notation(const Rules&, Action action) { return kNotation.write(action); }
Result<Action> LiarsDice::parse(const Rules&, std::string_view text) { return kNotation.read(text); }
Sentence LiarsDice::option_text(const Rules&, const View&, Action action) { return kWording.option(action); }

Sentence LiarsDice::question_text(const Rules&, const View& view) {
  if (view.table.called) return Sentence("liars_dice.over");
  if (view.viewer != turn(view.table)) return kWording.wait(view.prompt);
  return Sentence(view.table.bids == 0 ? "liars_dice.ask.first_bid" : "liars_dice.ask.bid");
}

Sentence LiarsDice::event_text(const Rules&, const View&, const Event& e) {
  const bool own_die = is<event::Rolled>(e) && !e.seen_by.empty();
  if (!own_die) return kWording.event(e);
  return Sentence("liars_dice.event.rolled_own").number("face", parts_of<event::Rolled>(e).face);
}

Sentence LiarsDice::event_parts(const Rules&, const Event& e) { return kWording.parts(e); }

void LiarsDice::situation(const Rules&, const View& view, std::vector<Sentence>& out) {
  if (view.die != 0) out.push_back(Sentence("liars_dice.situation.die").number("face", view.die));
  if (view.table.bids == 0) return out.push_back(Sentence("liars_dice.situation.no_bid"));
  const int rank = last_rank(view.table);
  Sentence last = Sentence("liars_dice.situation.bid").player("player", last_bidder(view.table));
  out.push_back(last.number("count", count_of(rank)).number("face", face_of(rank)));
}

Opening LiarsDice::opening(const Rules&, const View& view) {
  Opening told{
      .who = {}, .win = Sentence("liars_dice.opening.win"), .end = Sentence("liars_dice.opening.end")};
  if (is_player(view.viewer)) told.who.push_back(Sentence("liars_dice.opening.who").number("n", view.die));
  return told;
}

// ---- proof and statistics ----------------------------------------------------------------------------

Result<void> LiarsDice::check(const Rules& rules, const State& s) {
  const Table& t = s.table;
  if (t.rolled > kPlayers) return Problem{"table.rolled", std::to_string(t.rolled), "0 to 2"};
  for (int i = 0; i < kPlayers; ++i) {
    const int die = s.hidden.dice[slot(i)];
    if (i < t.rolled ? die < 1 || die > kFaces : die != 0)
      return Problem{"dice[" + std::to_string(i) + "]", std::to_string(die), "1 to 6 once rolled, 0 before"};
  }
  if (t.bids >> kBids != 0 || (t.bids != 0 && t.rolled < kPlayers) || (t.called && t.bids == 0))
    return Problem{"table", "bids or call at a wrong time", "both rolls, then bids, then a call"};
  if (bytes_of(play_again(rules, t, s.hidden.dice)) != bytes_of(s))
    return Problem{"running", "not where this history leads", "the procedures that it leads to"};
  return {};
}

void LiarsDice::count_end(const Rules& rules, const State& s, std::span<int> counts) {
  counts[0] = std::popcount(s.table.bids);
  counts[1] = winner(rules, s.table) == turn(s.table);
}

}  // namespace holdout::liars_dice
