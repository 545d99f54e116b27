#include <algorithm>
#include <string>

#include "engine/procedures/check_open.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/saving/check.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

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

Result<void> check_over(const Rules& r, const State& s) {
  const bool over = s.table.phase == Phase::Over && s.table.ending != Ending::Running;
  if (!over || !s.running.stack.empty())
    return wrong("running.open", "nobody is asked", "a question, or the game's end");
  if (s.table.winners.empty() && (r.no_survivor_shared || !living(s.table).empty()))
    return wrong("table.winners", "nobody", "at least one winner (OS-710)");
  return {};
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
  if (s.running.stack.empty()) return wrong("running.stack", "empty", "the procedures under way");
  const Question asked = chance ? kChanceQuestion : ask_top(r, s);
  if (!(open == asked)) return wrong("running.open", "not the question of the procedure on top", "the same");
  if (Result<void> fine = check_progress(r, s); !fine) return fine;
  return chance ? check_chance<Osaczeni>(r, s) : check_asked<Osaczeni>(r, s);
}

}  // namespace holdout::osaczeni
