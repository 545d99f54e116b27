#include <array>
#include <string>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/example_facts.h"
#include "games/osaczeni/rules/positions/position_phrases.h"
#include "games/osaczeni/rules/wording/nouns.h"

// What a then block can say about the vote under way, or the last one.

namespace holdout::osaczeni {

namespace {

Result<void> participants_are(const Facts& f, const Claim& claim) {
  return seats_are("participants", f.rules, claim.body, f.s.table.vote.participants);
}
Result<void> candidates_are(const Facts& f, const Claim& claim) {
  return seats_are("candidates", f.rules, claim.body, candidates(f.rules, f.s.table));
}
Result<void> chosen_is(const Facts& f, const Claim& claim) {
  const Seat chosen = f.s.table.vote.chosen;
  return seats_are("chosen", f.rules, claim.body, chosen == kNobody ? SeatSet{} : only(chosen));
}
Result<void> tied_are(const Facts& f, const Claim& claim) {
  return seats_are("tied", f.rules, claim.body, f.s.table.vote.tied);
}
// OS-905: these marks are public
Result<void> done_are(const Facts& f, const Claim& claim) {
  return seats_are("done", f.rules, claim.body, f.s.table.vote.talk.finished);
}

// "P0 3, P1 0", each number compared with what `value` gives
template <class Value>
Result<void> numbers_are(const Facts& f, std::string_view said, Value&& value) {
  const std::vector<std::string_view> parts = parts_of(said, ',');
  if (parts.empty()) return Problem{.what = "nobody is named", .expected = "players and numbers: P0 3, P1 0"};
  for (std::string_view part : parts) {
    WordReader words(part);
    const Result<Seat> seat = read_seat(f.rules, words.next());
    if (!seat) return seat.problem();
    const Result<int> number = read_number(words.rest(), 0, 99);
    if (!number) return number.problem();
    if (value(*seat) != *number)
      return found(seat_list(only(*seat)) + " has " + std::to_string(value(*seat)));
  }
  return {};
}

Result<void> votes_are(const Facts& f, const Claim& claim) {
  return numbers_are(f, claim.body, [&](Seat seat) { return votes_of(f.rules, f.s.table, seat); });
}

// Votes for each candidate, by the ballots of the vote that showed any last.
Result<void> tally_is(const Facts& f, const Claim& claim) {
  std::array<int, kMaxPlayers> total{};
  bool new_vote = true;
  for (const Event& event : f.events) {
    if (is<event::DiscussionBegan>(event)) new_vote = true;
    if (!is<event::BallotShown>(event)) continue;
    if (new_vote) total.fill(0);
    new_vote = false;
    const auto shown = parts_of<event::BallotShown>(event);
    total[slot(shown.target)] += shown.n;
  }
  return numbers_are(f, claim.body, [&](Seat seat) { return total[slot(seat)]; });
}

// "P0 -> P2, P2 -> P0": the revealed ones, all of them; "none" before the reveal
Result<void> ballots_are(const Facts& f, const Claim& claim) {
  std::array<Seat, kMaxPlayers> said;
  said.fill(kNobody);
  if (lowered(claim.body) != "none") {
    for (std::string_view part : parts_of(claim.body, ',')) {
      WordReader words(part);
      const Result<Seat> voter = read_seat(f.rules, words.next());
      if (!voter) return voter.problem();
      if (!words.take("->")) return Problem{.what = quoted(part), .expected = "a ballot such as P0 -> P2"};
      const Result<Seat> candidate = read_seat(f.rules, words.rest());
      if (!candidate) return candidate.problem();
      said[slot(*voter)] = *candidate;
    }
  }
  std::string is;
  for (Seat seat : first_seats(f.rules.players))
    if (const Seat at = f.s.table.vote.pointed[slot(seat)]; at != kNobody)
      is += (is.empty() ? "" : ", ") + seat_list(only(seat)) + " -> " + seat_list(only(at));
  return said == f.s.table.vote.pointed ? Result<void>{} : found("ballots " + (is.empty() ? "none" : is));
}

constexpr std::array<FactPhrase, 8> kVoteFacts{{
    {"participants", participants_are},
    {"candidates", candidates_are},
    {"chosen", chosen_is},
    {"tied", tied_are},
    {"done", done_are},
    {"votes", votes_are},
    {"tally", tally_is},
    {"ballots", ballots_are},
}};

}  // namespace

std::span<const FactPhrase> vote_facts() { return kVoteFacts; }

}  // namespace holdout::osaczeni
