#include <string>

#include "games/osaczeni/rules/saving/check.h"
#include "games/osaczeni/rules/wording/nouns.h"

// How far the phase under way has come: a save in which dice, cards or marks are ahead of the question would
// become impossible a few answers later.

namespace holdout::osaczeni {

namespace {

template <class F>
bool is_on_top(const State& s) {
  return std::holds_alternative<F>(s.running.stack.back());
}

// One die after the other, from the first.
template <class Dice>
bool in_order(const Dice& dice) {
  for (std::size_t i = 1; i < dice.size(); ++i)
    if (dice[i] != 0 && dice[i - 1] == 0) return false;
  return true;
}

// ---- dice ------------------------------------------------------------------------------------------------

int expected_covered(const State& s) {  // OS-324, OS-422
  const Table& t = s.table;
  const bool all = t.phase == Phase::Destination || kind_of(s) == QuestionKind::Walkie;
  if (all) return t.dice_in_use;
  return t.phase == Phase::Badge && s.running.open.chance() ? rolled(s.hidden.dice) : 0;
}

// OS-V06: one of them may be shown before.
int most_open(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (t.phase == Phase::Move) return t.dice_in_use;
  const bool all_rolled = t.phase == Phase::Destination || kind_of(s) == QuestionKind::Walkie;
  return all_rolled && r.variant(6) ? 1 : 0;
}

Result<void> check_rolled(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (rolled(s.hidden.dice) != expected_covered(s) || !in_order(s.hidden.dice))
    return wrong("hidden.dice", std::to_string(rolled(s.hidden.dice)) + " rolled",
                 std::to_string(expected_covered(s)) + ", one after the other (OS-324)");
  if (t.phase == Phase::Setup) return {};
  const int open = rolled(t.dice);
  if (open > most_open(r, s) || (t.phase == Phase::Move && open != t.dice_in_use))
    return wrong("table.dice", std::to_string(open) + " face up",
                 std::to_string(most_open(r, s)) + " in this phase (OS-422)");
  return {};
}

// ---- the set-up ----------------------------------------------------------------------------------------

// OS-110..115: families before this one stand, those after it wait, and it has a die for each character left.
Result<void> check_placing(const Rules& r, const State& s) {
  const Table& t = s.table;
  const int order = places_from(t.badge, t.turn, r.players);
  const int own = s.running.open.chance() ? r.kinds : rolled(t.dice);
  for (int i = 0; i < r.players; ++i) {
    const int waiting = (t.at[0] & family(seat_from(t.badge, i, r.players))).size();
    const int expected = i < order ? 0 : i > order ? r.kinds : own;
    if (waiting != expected)
      return wrong("table.at[0]", std::to_string(waiting) + " of a family are not placed",
                   std::to_string(expected));
  }
  return {};
}

Result<void> check_setup(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (!t.cold_store.empty()) return wrong("table.cold_store", "somebody died in the set-up", "nobody");
  if (s.running.open.chance() && !in_order(t.dice))
    return wrong("table.dice", "a die before the one that is rolled", "one after the other (OS-111)");
  if (is_on_top<PlaceFamily>(s)) {
    if (t.victim_token == kNobody)
      return wrong("table.victim_token", "nobody", "given out before the families stand (OS-106)");
    return check_placing(r, s);
  }
  if (t.turn != kNobody) return wrong("table.turn", "somebody", "nobody: no family is placed");
  const bool arrival = std::get<Preparation>(s.running.stack[0]).step == Preparation::Step::Arrival;
  if (arrival ? !t.at[0].empty() : !living(t).empty() || rolled(t.dice) > 0)
    return wrong("table.at[0]", "families or dice ahead of the set-up", "families after the cards (OS-110)");
  return {};
}

// ---- cards ---------------------------------------------------------------------------------------------

// OS-304..307: a search takes two cards or more from the deck for good, the last one perhaps a single card;
// each may give one card away and discard one. There is room to note all of them.
Result<void> check_searches(const Table& t) {
  const int to_come = (t.deck_size + t.drawn + 1) / 2;
  if (t.gifts.size() + to_come > kMaxSearches)
    return wrong("table.gifts", std::to_string(t.gifts.size()), "no more than searches were made (OS-310)");
  if (t.discards.size() + t.under_deck + to_come > kMaxSearches)
    return wrong("table.discards", std::to_string(t.discards.size() + t.under_deck),
                 "no more than searches were made (OS-311)");
  return {};
}

Result<void> check_search_choice(const State& s) {
  const SearchChoice& choice = s.hidden.search;
  if (!is_on_top<AllotCards>(s) && s.table.drawn > 0)
    return wrong("table.drawn", std::to_string(s.table.drawn), "0: nobody searches");
  if (is_on_top<AllotCards>(s) && s.table.vote.chosen == kNobody)
    return wrong("table.vote.chosen", "nobody searches", "who draws the cards (OS-303)");
  if (s.running.open.chance() && (choice.kept != kNoItem || choice.given != kNoItem))
    return wrong("hidden.search", "a choice before all cards are drawn", "none (OS-304)");
  return {};
}

// ---- votes and moves -----------------------------------------------------------------------------------

Result<void> check_voters(const Rules& r, const State& s) {  // OS-214, OS-230
  const Table& t = s.table;
  const bool secret = kind_of(s) == QuestionKind::Ballot;
  if (kind_of(s) == QuestionKind::Discuss && t.vote.ballot != BallotMarks{})
    return wrong("table.vote.ballot", "somebody votes already", "nobody before the end of the talk (OS-214)");
  if (!secret && kind_of(s) != QuestionKind::OpenBallot) return {};
  if (secret == r.variant(21))
    return wrong("running.open", "the other kind of ballot", "secret, or in turn with OS-V21");
  SeatSet voters;
  for (Seat seat : t.vote.participants)
    if (votes_of(r, t, seat) > 0) voters.add(seat);
  if (t.vote.ballot.voters != voters)
    return wrong("table.vote.ballot.voters", "others than those who have votes", "all of them (OS-214)");
  return {};
}

Result<void> check_movers(const Rules& r, const Table& t) {  // OS-423
  if (t.phase != Phase::Move) return {};
  Seat seat = t.badge;
  for (int i = 0; i < r.players; ++i, seat = left_of(seat, r.players)) {
    if (t.movers.has(seat))
      return wrong("table.movers", "somebody whose turn it was", "those to come (OS-423)");
    if (seat == t.turn) break;
  }
  if (!t.movers.without(living_players(t)).empty())
    return wrong("table.movers", "somebody without a character", "living players (OS-423)");
  return {};
}

}  // namespace

Result<void> check_progress(const Rules& r, const State& s) {
  if (Result<void> fine = check_rolled(r, s); !fine) return fine;
  if (s.table.phase == Phase::Setup) return check_setup(r, s);
  if (Result<void> fine = check_searches(s.table); !fine) return fine;
  if (Result<void> fine = check_search_choice(s); !fine) return fine;
  if (Result<void> fine = check_voters(r, s); !fine) return fine;
  return check_movers(r, s.table);
}

}  // namespace holdout::osaczeni
