#include <algorithm>
#include <string>

#include "engine/check_open.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/saving/check.h"
#include "games/osaczeni/rules/saving/describe.h"
#include "games/osaczeni/rules/saving/under_way.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

// ---- what chance is asked --------------------------------------------------------------------------

int cards_in_hands(const Table& t) {
  int cards = 0;
  for (std::uint8_t size : t.hand_size) cards += size;
  return cards;
}

// The set-up as far as it has come, from what lies on the table.
void setup_under_way(const Rules& r, const Table& t, Stack& stack) {
  using Step = Preparation::Step;
  if (t.badge == kNobody) return stack.push(Preparation{Step::FirstBadge, 0});
  if (t.victim_token == kNobody) return stack.push(Preparation{Step::FirstVictim, 0});
  if (t.turn == kNobody && living(t).empty())
    return stack.push(Preparation{Step::Deal, u8(cards_in_hands(t))});
  if (t.turn == kNobody) return stack.push(Preparation{Step::Arrival, rolled(t.dice)});
  const int order = places_from(t.badge, t.turn, r.players);
  stack.push(Preparation{Step::Families, u8(order + 1)});
  stack.push(PlaceFamily{rolled(t.dice)});
}

// Nothing if the phase never asks chance.
void chance_under_way(const Rules& r, const State& s, Stack& stack) {
  const Table& t = s.table;
  switch (t.phase) {
    case Phase::Setup: return setup_under_way(r, t, stack);
    case Phase::Search:
      if (t.vote.chosen == kNobody) return;  // nobody searches, so nothing is drawn
      stack.push(Round{Phase::Badge});
      stack.push(SearchTruck{SearchTruck::Step::Finished});
      return stack.push(AllotCards{AllotCards::Step::Draw});
    case Phase::Badge: {
      const bool all = rolled(s.hidden.dice) == t.dice_in_use;
      stack.push(Round{Phase::Destination});
      return stack.push(
          TakeBadge{all ? TakeBadge::Step::Show : TakeBadge::Step::Roll, rolled(s.hidden.dice)});
    }
    case Phase::Attack:
      if (t.cold_store.empty()) return;
      stack.push(Round{Phase::End});
      stack.push(AttackAreas{t.vote.area, t.vote.attack});
      stack.push(FeedVote{FeedVote::Step::Finished});
      return stack.push(Devour{Devour::Step::Console, t.cold_store.back()});
    case Phase::Destination:
    case Phase::Move:
    case Phase::Arrival:
    case Phase::End:
    case Phase::Over: return;
  }
}

// ---- what players are asked ------------------------------------------------------------------------

bool asks_in_a_vote(QuestionKind kind) {
  return kind == QuestionKind::Discuss || kind == QuestionKind::Ballot || kind == QuestionKind::OpenBallot ||
         kind == QuestionKind::BreakTie || kind == QuestionKind::PickEaten;
}

Result<void> check_vote(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Vote& vote = t.vote;
  const bool right_area = vote.kind == VoteKind::Search ? vote.area == Area::Lot
                          : vote.kind == VoteKind::Badge
                              ? vote.area == Area::Monitoring
                              : vote.area != Area::None && monsters_at(t, vote.area) > 0;
  if (!right_area)
    return wrong("table.vote.area", "no such vote is held there", "the area of the vote (OS-201)");
  if (vote.participants != players_in(t, vote.area))
    return wrong("table.vote.participants", "not those who are present", "all players in the area (OS-202)");
  if (kind_of(s) == QuestionKind::Discuss) return {};
  const SeatSet standing = candidates(r, t);
  for (Seat seat : vote.ballot.sealed) {
    const bool sealed_in_secret = kind_of(s) == QuestionKind::Ballot;
    const Seat at = sealed_in_secret ? s.hidden.ballot[slot(seat)] : vote.pointed[slot(seat)];
    if (at == kNobody || !standing.has(at))
      return wrong("ballots", "a ballot for no candidate", "a candidate (OS-214)");
  }
  if (kind_of(s) == QuestionKind::BreakTie && (vote.tied.size() < 2 || !vote.tied.without(standing).empty()))
    return wrong("table.vote.tied", "no tie", "at least two candidates (OS-222)");
  if (kind_of(s) == QuestionKind::PickEaten && (vote.chosen == kNobody || !standing.has(vote.chosen)))
    return wrong("table.vote.chosen", "not a candidate", "a candidate (OS-611)");
  return {};
}

Result<void> check_searcher(const State& s) {
  const SearchChoice& choice = s.hidden.search;
  const QuestionKind kind = kind_of(s);
  const bool keep_first = kind == QuestionKind::KeepCard || kind == QuestionKind::LastCard;
  const bool kept = kind == QuestionKind::GiveCard || kind == QuestionKind::GiveTo;
  if (!keep_first && !kept) return {};
  if (s.table.vote.chosen == kNobody || choice.drawn.empty())
    return wrong("table.vote.chosen", "nobody searches", "a searcher with drawn cards (OS-303)");
  if ((choice.kept != kNoItem) != kept || (choice.given != kNoItem) != (kind == QuestionKind::GiveTo))
    return wrong("hidden.search", "not the choice that the question asks for next",
                 "keep, then give, then to whom");
  return {};
}

// The phase that the procedure at the bottom carries out.
Result<void> check_phase(const State& s) {
  const Frame& bottom = s.running.stack[0];
  const Phase expected = std::holds_alternative<Round>(bottom)
                             ? static_cast<Phase>(static_cast<int>(std::get<Round>(bottom).next) - 1)
                             : Phase::Setup;
  if (s.table.phase == expected) return {};
  return wrong("table.phase", std::to_string(static_cast<int>(s.table.phase)),
               std::to_string(static_cast<int>(expected)) + ", as the procedures under way say");
}

Result<void> check_over(const Rules& r, const State& s) {
  const bool over = s.table.phase == Phase::Over && s.table.ending != Ending::Running;
  if (!over || !s.running.stack.empty())
    return wrong("running.open", "nobody is asked", "a question, or the game's end");
  if (s.table.winners.empty() && (r.no_survivor_shared || !living(s.table).empty()))
    return wrong("table.winners", "nobody", "at least one winner (OS-710)");
  return {};
}

Result<void> check_stack(const Rules& r, const State& s, bool chance) {
  Stack expected;
  if (kind_of(s) == QuestionKind::NoMercy &&
      (s.table.cold_store.empty() || s.table.vote.kind != VoteKind::Feed))
    return wrong("table.cold_store", "nobody was just eaten", "the victim of a feed vote (OS-V15)");
  if (chance)
    chance_under_way(r, s, expected);
  else
    procedures_under_way(r, s.table, kind_of(s), expected);
  if (s.running.stack == expected) return {};
  return wrong("running.stack", "not the procedures that the table shows",
               "those of the open question, in order");
}

// Those of whom one run is one question more.
bool asks_when_run(const State& s) {
  const QuestionKind kind = kind_of(s);
  return kind != QuestionKind::BreakTie && kind != QuestionKind::Move && kind != QuestionKind::Restless;
}

}  // namespace

Result<void> check_question(const Rules& r, const State& s) {
  const Question& open = s.running.open;
  if (open.over()) return check_over(r, s);
  const bool chance = open.chance();
  if (kind_of(s) > QuestionKind::Restless || (kind_of(s) == QuestionKind::Chance) != chance)
    return wrong("running.open.kind", std::to_string(open.kind), "a kind of question");
  if (asks_in_a_vote(kind_of(s)))
    if (Result<void> fine = check_vote(r, s); !fine) return fine;
  if (Result<void> fine = check_searcher(s); !fine) return fine;
  if (kind_of(s) == QuestionKind::Place && (s.table.turn == kNobody || s.table.badge == kNobody))
    return wrong("table.turn", "nobody places", "a player");
  if (Result<void> fine = check_stack(r, s, chance); !fine) return fine;
  if (s.running.stack.empty()) return wrong("running.stack", "empty", "the procedures under way");
  if (Result<void> fine = check_phase(s); !fine) return fine;
  const Question asked = chance ? kChanceQuestion : ask_top(r, s);
  if (!(open == asked)) return wrong("running.open", "not the question of the procedure on top", "the same");
  if (Result<void> fine = check_progress(r, s); !fine) return fine;
  if (Result<void> fine = chance ? check_chance<Osaczeni>(r, s) : check_asked<Osaczeni>(r, s); !fine)
    return fine;
  return asks_when_run(s) ? check_at_rest(r, s) : Result<void>{};
}

}  // namespace holdout::osaczeni
