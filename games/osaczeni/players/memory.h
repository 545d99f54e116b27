#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bots/belief.h"
#include "games/osaczeni/players/estimates.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/talking/ledger.h"

namespace holdout::osaczeni {

// What a statement can be trusted in.
enum class TrustIn : std::uint8_t { Dice, Road, Votes, Cards };
TrustIn topic_of(Say say);

// What one seat remembers and makes of it: who keeps his word, who stands against whom, what the dice may be,
// where the others mean to go, which cards are where.
class Memory {
 public:
  Memory(const Rules& r, Seat me);

  void see(std::span<const Event> events, const View& view);
  void hear(const Statement& said);

  double trust(Seat who, TrustIn topic) const {
    return trust_[slot(who)][static_cast<std::size_t>(topic)].expect();
  }
  // Positive: somebody who stood against me; negative: somebody I owe.
  double grudge(Seat who) const { return grudge_[slot(who)]; }

  // Dice from what I saw, what lies open, and what others said of them.
  DiceOdds dice_odds(const View& view) const;
  // Where somebody said to be going this round.
  Area said_destination(Seat who) const { return said_destination_[slot(who)]; }
  // Who would like to see whom eaten: points, cards, old scores and what was said in this vote.
  Enmity enmity(const Rules& r, const Table& t) const;
  // How many cards of a kind somebody is likely to hold.
  double expected_cards(const View& view, Seat who, Item item) const;

  // How many events were seen and statements heard so far.
  std::uint64_t impressions() const { return impressions_; }
  const Ledger& ledger() const { return ledger_; }
  // Statements since the present question of the vote, or the present road, came up.
  std::span<const Statement> recent() const { return recent_; }
  // What has been proved since it was last asked.
  std::vector<std::size_t> take_judged();
  // What has happened to me or near me since it was last asked: for remarks.
  struct News {
    Seat gift_from = kNobody;
    bool i_lost_one = false;
    SeatSet voters_against_me;
    Character mourned;  // the last one eaten, unless I wanted it so
  };
  News take_news() { return std::exchange(news_, {}); }
  SeatSet voted_against_me() const { return against_me_; }
  SeatSet allies() const { return allies_; }
  // Whom I ever offered an alliance, and whether nobody has said anything to the last offer.
  SeatSet courted() const { return courted_; }
  bool offer_unanswered() const { return offer_ != 0; }

 private:
  void see_one(const Event& event, const View& view);
  void see_ballot(const Event& event);
  void hear_of_people(const Statement& said);
  void judge(std::size_t entry);
  void doubt(Seat who, double weight);
  void note_warning(const Statement& said);
  void heed(const Statement& said, Seat voter, Enmity& enmity) const;
  double claimed_cards(Seat who, Item item, double expected) const;
  void forget_a_little();

  const Rules* rules_;
  Seat me_;
  Ledger ledger_;
  BySeat<std::array<TrackRecord, 4>> trust_{};
  BySeat<double> grudge_{};
  Enmity hostility_{};  // ballots of the voter against the candidate, fading
  BySeat<Area> said_destination_{};
  BySeat<int> kept_{};  // cards that a searcher kept and still has, for all we know
  std::vector<Statement> recent_;
  std::vector<Statement> dice_claims_;  // of others, this round
  std::vector<std::size_t> judged_;
  BySeat<double> lies_this_round_{};
  SeatSet against_me_;  // ballots of the last vote in which I was a candidate
  SeatSet pointed_at_;  // by me in this vote: whom I chose to be eaten
  SeatSet allies_;
  SeatSet courted_;
  std::uint16_t offer_ = 0;  // my last offer of an alliance, while nobody has answered it
  std::uint64_t impressions_ = 0;
  News news_;
  bool lost_this_round_ = false;
  VoteKind vote_kind_ = VoteKind::Search;
};

}  // namespace holdout::osaczeni
