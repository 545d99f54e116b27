#include <array>

#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/talking/talk.h"

// Which statements fit which moment, likeliest first.

namespace holdout::osaczeni {

namespace {

constexpr std::array kBeforeAnOffice{
    // Discussion of a search or badge vote
    Say::AskVoteFor, Say::OfferCard,   Say::PromiseVoteFor,    Say::PromiseTie, Say::AskTie,
    Say::CountVotes, Say::PointLeader, Say::PromiseNotAgainst, Say::Threaten,   Say::Have};
constexpr std::array kUnderAttack{// Discussion of a feed vote, its ballot and its tie
                                  Say::AskVoteAgainst,     Say::PleadSpare,        Say::AnnounceNeeded,
                                  Say::WillPlay,           Say::AskPlay,           Say::PlayIf,
                                  Say::PromiseVoteAgainst, Say::PromiseNotAgainst, Say::CountVotes,
                                  Say::PointLeader,        Say::PromiseTie,        Say::AskTie,
                                  Say::Threaten,           Say::AccuseHiding,      Say::Have};
constexpr std::array kOnTheWay{// phases 2 to 4, once the dice are rolled
                               Say::MonstersAt, Say::NoMonstersAt, Say::DiceUnknown, Say::Destination,
                               Say::InviteTo,   Say::AskKeepOut,   Say::WarnArea,    Say::PromiseNotAgainst};
constexpr std::array kAtAnyTime{Say::Ally,      Say::WarnArea,     Say::PointLeader, Say::PromiseNotAgainst,
                                Say::Have,      Say::Gave,         Say::Threaten,    Say::BreakAlliance,
                                Say::AccuseLie, Say::AccuseHiding, Say::Agree,       Say::Refuse,
                                Say::Counter,   Say::Thank,        Say::Blame,       Say::Mourn};

bool gave_a_card(const View& view) {
  for (const Gift& gift : view.table.gifts)
    if (gift.giver == view.viewer) return true;
  return false;
}

bool fits(const View& view, Say say) {
  switch (say) {
    case Say::PromiseTie: return view.table.victim_token == view.viewer;
    case Say::AskTie: return view.table.victim_token != view.viewer;
    case Say::Gave: return gave_a_card(view);
    case Say::Mourn: return dead(view.table) > 0;
    case Say::WillPlay:
    case Say::PlayIf: return view.table.vote.participants.has(view.viewer);  // OS-202
    case Say::Destination:
    case Say::InviteTo: return !eliminated(view.table, view.viewer);
    case Say::OfferCard: return view.table.vote.kind == VoteKind::Search;
    default: return true;
  }
}

}  // namespace

void Osaczeni::sayable(const Rules&, const View& view, std::vector<std::uint8_t>& out) {
  if (!is_player(view.viewer)) return;
  std::uint64_t there = 0;
  const auto add = [&](const auto& says) {
    for (Say say : says) {
      const std::uint64_t bit = std::uint64_t{1} << form_of(say);
      if ((there & bit) != 0 || !fits(view, say)) continue;
      there |= bit;
      out.push_back(form_of(say));
    }
  };
  const Phase phase = view.table.phase;
  if (phase == Phase::Attack) {
    add(kUnderAttack);
  } else if (vote_under_way(view.table)) {
    add(kBeforeAnOffice);
  } else if (phase == Phase::Badge || phase == Phase::Destination || phase == Phase::Move) {
    add(kOnTheWay);
  }
  add(kAtAnyTime);
}

}  // namespace holdout::osaczeni
