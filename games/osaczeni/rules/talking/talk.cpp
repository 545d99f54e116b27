#include "games/osaczeni/rules/talking/talk.h"

#include <array>
#include <string>

#include "engine/talking/statement_text.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "osaczeni_tables.h"

namespace holdout::osaczeni {

namespace {

using Type = StatementParameter::Type;
using WordList = std::span<const std::string_view>;

constexpr WordList kAreaWords = tables::kAreaKeys;  // index = number of the area
constexpr std::array<std::string_view, 3> kVoteWords{"search", "badge", "feed"};
constexpr std::array<std::string_view, 4> kKeepOutWords{"full", "weak", "monsters", "crybabies"};
constexpr std::array<std::string_view, 5> kWarnWords{"monsters", "crowd", "crybabies", "closing",
                                                     "equal_strength"};
constexpr std::array<std::string_view, 5> kAgainstWords{"leads", "lied", "voted_me", "many_left",
                                                        "holds_cards"};
constexpr std::array<std::string_view, 4> kPleadWords{"last_character", "crybaby", "helped_you", "will_help"};
constexpr std::array<std::string_view, 2> kWhenWords{"this", "next"};
constexpr std::array<std::string_view, 3> kUntilWords{"vote", "round", "end"};
constexpr std::array<std::string_view, 2> kAllyUntilWords{"round", "end"};
constexpr std::array<std::string_view, 4> kConditionWords{"votes_against_me", "comes_here", "lies_again",
                                                          "holds_back"};
constexpr std::array<std::string_view, 4> kSanctionWords{"vote_against", "tie_against", "no_card", "no_help"};
constexpr std::array<std::string_view, 2> kDeedWords{"play", "vote_against"};
constexpr std::array<std::string_view, 2> kStanceWords{"for", "against"};
constexpr std::array<std::string_view, 5> kWishWords{"vote_for", "vote_against", "spare_me", "card", "play"};

constexpr StatementParameter player(std::string_view name = "player") {
  return {.name = name, .type = Type::Player};
}
constexpr StatementParameter word(std::string_view name, WordList words, std::string_view family = {}) {
  return {.name = name, .type = Type::Word, .family = family, .words = words};
}
constexpr StatementParameter number(std::string_view name, std::uint16_t max) {
  return {.name = name, .type = Type::Number, .max = max};
}
constexpr StatementParameter maybe(StatementParameter parameter) {
  parameter.optional = true;
  return parameter;
}
constexpr StatementParameter kArea = word("area", kAreaWords, "area");
constexpr StatementParameter kItem = word("item", tables::kItemKeys, "item");
constexpr StatementParameter kVote = word("vote", kVoteWords, "vote");
constexpr StatementParameter kStance = word("stance", kStanceWords);

constexpr std::array kAreasOnly{
    StatementParameter{.name = "areas", .type = Type::WordSet, .family = "area", .words = kAreaWords}};
constexpr std::array kAreaOnly{kArea};
constexpr std::array kPlayerOnly{player()};
constexpr std::array kKeepOut{kArea, word("reason", kKeepOutWords)};
constexpr std::array kWarn{kArea, word("reason", kWarnWords)};
constexpr std::array kVoteFor{player(), kVote, word("when", kWhenWords)};
constexpr std::array kVoteAgainst{player(), kArea};
constexpr std::array kNotAgainst{player(), word("until", kUntilWords)};
constexpr std::array kAskFor{player(), kVote};
constexpr std::array kAskAgainst{player(), word("reason", kAgainstWords)};
constexpr std::array kPlead{word("reason", kPleadWords)};
constexpr std::array kThreat{player(), word("condition", kConditionWords), word("sanction", kSanctionWords)};
constexpr std::array kOffer{player(), maybe(kItem), kVote};
constexpr std::array kGave{player(), kItem};
constexpr std::array kHave{kItem, number("count", 15)};
constexpr std::array kWillPlay{kItem, kArea};
constexpr std::array kAskPlay{player(), maybe(kItem)};
constexpr std::array kPlayIf{player(), kItem, word("deed", kDeedWords),
                             maybe(word("their_item", tables::kItemKeys, "item")),
                             maybe(player("candidate"))};
constexpr std::array kTie{player("candidate"), kStance};
constexpr std::array kAskTie{player(), player("candidate"), kStance};
constexpr std::array kAlly{word("until", kAllyUntilWords)};
constexpr std::array kLeader{player(), number("points", 99)};
constexpr std::array kCount{kArea, player(), number("votes", 99), number("total", 99)};
constexpr std::array kNeeded{kArea, number("monsters", 99)};
constexpr std::array kCounter{word("wish", kWishWords), maybe(player()), maybe(kItem)};
constexpr std::array kMourn{player(), maybe(word("character", tables::kCharacterKeys, "character"))};

enum class Is : std::uint8_t { Free, Promise, Factual, Answer };

constexpr StatementForm form(std::string_view text, std::span<const StatementParameter> parameters = {},
                             Is is = Is::Free) {
  return {.key = text.substr(text.rfind('.') + 1),
          .parameters = parameters,
          .factual = is == Is::Factual,
          .promise = is == Is::Promise,
          .answers = is == Is::Answer,
          .text = text};
}

constexpr std::array<StatementForm, kSays> kStatementForms{
    form("osaczeni.say.monsters_at", kAreasOnly),
    form("osaczeni.say.no_monsters_at", kAreasOnly),
    form("osaczeni.say.dice_unknown"),
    form("osaczeni.say.destination", kAreaOnly, Is::Promise),
    form("osaczeni.say.invite_to", kAreaOnly, Is::Promise),
    form("osaczeni.say.ask_keep_out", kKeepOut),
    form("osaczeni.say.warn_area", kWarn),
    form("osaczeni.say.promise_vote_for", kVoteFor, Is::Promise),
    form("osaczeni.say.promise_vote_against", kVoteAgainst, Is::Promise),
    form("osaczeni.say.promise_not_against", kNotAgainst, Is::Promise),
    form("osaczeni.say.ask_vote_for", kAskFor),
    form("osaczeni.say.ask_vote_against", kAskAgainst),
    form("osaczeni.say.plead_spare", kPlead),
    form("osaczeni.say.threaten", kThreat, Is::Promise),
    form("osaczeni.say.offer_card", kOffer, Is::Promise),
    form("osaczeni.say.gave", kGave),
    form("osaczeni.say.have", kHave),
    form("osaczeni.say.will_play", kWillPlay, Is::Promise),
    form("osaczeni.say.ask_play", kAskPlay),
    form("osaczeni.say.conditional_play", kPlayIf, Is::Promise),
    form("osaczeni.say.promise_tie", kTie, Is::Promise),
    form("osaczeni.say.ask_tie", kAskTie),
    form("osaczeni.say.ally", kAlly, Is::Promise),
    form("osaczeni.say.break_alliance", kPlayerOnly),
    form("osaczeni.say.accuse_lie", kPlayerOnly, Is::Answer),
    form("osaczeni.say.accuse_hiding_card", kGave),
    form("osaczeni.say.point_leader", kLeader, Is::Factual),
    form("osaczeni.say.count_votes", kCount, Is::Factual),
    form("osaczeni.say.announce_needed", kNeeded, Is::Factual),
    form("osaczeni.say.agree", {}, Is::Answer),
    form("osaczeni.say.refuse", {}, Is::Answer),
    form("osaczeni.say.counter", kCounter, Is::Answer),
    form("osaczeni.say.thank", kPlayerOnly),
    form("osaczeni.say.blame", kPlayerOnly),
    form("osaczeni.say.mourn", kMourn),
};

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
