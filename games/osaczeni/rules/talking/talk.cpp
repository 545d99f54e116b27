#include "games/osaczeni/rules/talking/talk.h"

#include <string>

#include "engine/talking/statement_text.h"
#include "games/osaczeni/rules/osaczeni.h"

namespace holdout::osaczeni {

namespace {

using Type = StatementParameter::Type;

Problem refused(const Statement& said, std::string what, std::string expected) {
  return {.where = std::string(kStatementForms[said.kind].key),
          .what = std::move(what),
          .expected = std::move(expected)};
}

// Said about oneself it would mean nothing.
bool means_somebody_else(Say say) {
  switch (say) {
    case Say::PromiseNotAgainst:
    case Say::Threaten:
    case Say::OfferCard:
    case Say::Gave:
    case Say::AskPlay:
    case Say::PlayIf:
    case Say::AskTie:
    case Say::BreakAlliance:
    case Say::AccuseLie:
    case Say::AccuseHiding:
    case Say::Thank:
    case Say::Blame: return true;
    default: return false;
  }
}

// About somebody's votes or votes on somebody: only the living have either (OS-005).
bool means_the_living(Say say) {
  switch (say) {
    case Say::PromiseVoteFor:
    case Say::PromiseVoteAgainst:
    case Say::PromiseNotAgainst:
    case Say::AskVoteFor:
    case Say::AskVoteAgainst:
    case Say::AskPlay:
    case Say::PlayIf:
    case Say::PointLeader: return true;
    default: return false;
  }
}

Result<void> true_leader(const Rules& r, const Table& t, const Statement& said) {
  const int points = public_points(r, t, player_arg(said));
  for (Seat seat : living_players(t))
    if (public_points(r, t, seat) > points)
      return refused(said, "does not lead", "a player whom nobody has more points than");
  if (said.args[1] != points) return refused(said, "points are wrong", std::to_string(points));
  return {};
}

Result<void> true_count(const Rules& r, const Table& t, const Statement& said) {
  const Area area = area_arg(said);
  int total = 0;
  for (Seat seat : players_in(t, area)) total += votes_in(r, t, seat, area);
  const int votes = votes_in(r, t, player_arg(said, 1), area);
  if (said.args[2] == votes && said.args[3] == total) return {};
  return refused(said, "votes are counted wrong", std::to_string(votes) + " of " + std::to_string(total));
}

Result<void> true_need(const Rules& r, const Table& t, const Statement& said) {
  const Area area = area_arg(said);
  const int needed = in(t, area).empty() || !monsters_get_in(r, t, area) ? 0 : monsters_too_many(r, t, area);
  if (needed == 0) return refused(said, "no monsters get in there", "an area under attack");
  if (said.args[1] == needed) return {};
  return refused(said, "monsters are counted wrong", std::to_string(needed));
}

// What everybody at the table could check at once.
Result<void> true_to_the_table(const Rules& r, const View& view, const Statement& said) {
  const Table& t = view.table;
  switch (said_form(said)) {
    case Say::PointLeader: return true_leader(r, t, said);
    case Say::CountVotes: return true_count(r, t, said);
    case Say::AnnounceNeeded: return true_need(r, t, said);
    case Say::PromiseTie:
      if (t.victim_token == said.speaker) return {};
      return refused(said, "only the holder of the Victim Token breaks ties", "the Victim Token");
    case Say::AskTie:
      if (t.victim_token == player_arg(said)) return {};
      return refused(said, "asks somebody who breaks no ties", "the holder of the Victim Token");
    case Say::Ally:
      if (!said.to.empty()) return {};
      return refused(said, "is offered to nobody", "players addressed with to=");
    case Say::PlayIf:
      if (word_arg<Deed>(said, 2) == Deed::Play || player_arg(said, 4) != kNobody) return {};
      return refused(said, "asks for a vote against nobody", "a candidate");
    case Say::Counter:
      if (word_arg<Wish>(said, 0) != Wish::VoteAgainst || player_arg(said, 1) != kNobody) return {};
      return refused(said, "asks for a vote against nobody", "a player");
    default: return {};
  }
}

}  // namespace

Statement statement(Say say, std::initializer_list<std::uint16_t> args, SeatSet to, std::uint16_t about) {
  Statement said{.kind = form_of(say), .to = to, .about = about};
  std::size_t i = 0;
  for (std::uint16_t value : args) said.args[i++] = value;
  return said;
}

bool vote_under_way(const Table& t) {
  if (t.vote.chosen != kNobody || t.vote.participants.empty()) return false;
  switch (t.vote.kind) {
    case VoteKind::Search: return t.phase == Phase::Search;
    case VoteKind::Badge: return t.phase == Phase::Badge;
    case VoteKind::Feed: return t.phase == Phase::Attack;
  }
  return false;
}

int votes_in(const Rules& r, const Table& t, Seat seat, Area area) {
  if (t.vote.area == area && vote_under_way(t)) return votes_of(r, t, seat);
  Table elsewhere = t;
  elsewhere.vote = {};
  elsewhere.vote.area = area;
  return votes_of(r, elsewhere, seat);
}

Sentence say_text(const Rules&, const Statement& said) {
  return statement_sentence(kStatementForms[said.kind], said);
}

std::span<const StatementForm> Osaczeni::forms() { return kStatementForms; }

Result<void> Osaczeni::may_say(const Rules& r, const View& view, const Statement& said) {
  if (const Result<void> whole = well_formed(kStatementForms, r.players, said); !whole) return whole;
  if (said.speaker != view.viewer || !first_seats(r.players).has(said.speaker))
    return refused(said, "is not said by a player of this table", "the seat that speaks");  // OS-006, OS-909
  if (said.audience != kEverybody) return refused(said, "is whispered", "words for the whole table (OS-022)");
  if (said.to.has(said.speaker)) return refused(said, "addresses its own speaker", "other players");
  if (!kStatementForms[said.kind].parameters.empty() &&
      kStatementForms[said.kind].parameters[0].type == Type::Player) {
    const Seat who = player_arg(said);
    if (who == said.speaker && means_somebody_else(said_form(said)))
      return refused(said, "is about the speaker", "another player");
    if (means_the_living(said_form(said)) && eliminated(view.table, who))
      return refused(said, "is about an eliminated player", "a player with living characters (OS-005)");
  }
  return true_to_the_table(r, view, said);
}

std::string_view Osaczeni::why_unsayable(const Rules&, const View& view, const Statement& said) {
  if (said.audience != kEverybody) return "OS-022";
  const Say say = said_form(said);
  const auto parameters = kStatementForms[said.kind].parameters;
  const bool of_player = !parameters.empty() && parameters[0].type == Type::Player;
  if (of_player && means_the_living(say) && is_player(player_arg(said)) &&
      eliminated(view.table, player_arg(said)))
    return "OS-005";
  switch (say) {
    case Say::PointLeader: return "OS-709";
    case Say::CountVotes: return "OS-213";
    case Say::AnnounceNeeded: return "OS-603";
    case Say::PromiseTie:
    case Say::AskTie: return "OS-222";
    default: return {};
  }
}

}  // namespace holdout::osaczeni
