#include "games/osaczeni/players/memory.h"

#include <algorithm>

namespace holdout::osaczeni {

TrustIn topic_of(Say say) {
  switch (say) {
    case Say::MonstersAt:
    case Say::NoMonstersAt:
    case Say::DiceUnknown:
    case Say::WarnArea: return TrustIn::Dice;
    case Say::Destination:
    case Say::InviteTo:
    case Say::AskKeepOut: return TrustIn::Road;
    case Say::Gave:
    case Say::Have:
    case Say::WillPlay:
    case Say::PlayIf:
    case Say::OfferCard:
    case Say::AccuseHiding: return TrustIn::Cards;
    default: return TrustIn::Votes;
  }
}

Memory::Memory(const Rules& r, Seat me) : rules_(&r), me_(me), ledger_(r) {}

void Memory::see(std::span<const Event> events, const View& view) {
  impressions_ += events.size();
  for (const Event& event : events) {
    ledger_.see(event, view.table);
    see_one(event, view);
  }
  for (std::size_t entry : ledger_.take_judged()) judge(entry);
}

void Memory::see_one(const Event& event, const View& view) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan: forget_a_little(); break;
    case EventKind::PhaseBegan:
      if (parts_of<event::PhaseBegan>(event).phase != Phase::Move) recent_.clear();
      break;
    case EventKind::DiscussionBegan:
      vote_kind_ = parts_of<event::DiscussionBegan>(event).vote;
      recent_.clear();
      against_me_ = pointed_at_ = {};
      break;
    case EventKind::BallotShown: see_ballot(event); break;
    case EventKind::TieBroken:
      if (event.actor == me_)
        pointed_at_.add(parts_of<event::TieBroken>(event).target);
      else if (vote_kind_ == VoteKind::Feed && parts_of<event::TieBroken>(event).target == me_)
        grudge_[slot(event.actor)] += 1.5;
      break;
    case EventKind::CardKept: ++kept_[slot(event.actor)]; break;
    case EventKind::CardPlayed:
      kept_[slot(event.actor)] =
          std::min<int>(kept_[slot(event.actor)], view.table.hand_size[slot(event.actor)]);
      break;
    case EventKind::CardGiven:
      if (parts_of<event::CardGiven>(event).target != me_) break;
      grudge_[slot(event.actor)] -= 1;
      news_.gift_from = event.actor;
      break;
    case EventKind::Eaten:
      news_.mourned = pointed_at_.has(event.actor) ? Character{} : parts_of<event::Eaten>(event).character;
      if (event.actor != me_) break;
      news_.i_lost_one = true;
      news_.voters_against_me = against_me_;
      lost_this_round_ = true;
      for (Seat voter : against_me_) grudge_[slot(voter)] += 1;
      break;
    default: break;  // the table itself tells the rest
  }
}

void Memory::see_ballot(const Event& event) {
  if (vote_kind_ != VoteKind::Feed) return;
  const Seat candidate = parts_of<event::BallotShown>(event).target;
  if (event.actor == me_) pointed_at_.add(candidate);
  if (candidate == event.actor) return;
  hostility_[slot(event.actor)][slot(candidate)] += 1;
  if (candidate != me_) return;
  against_me_.add(event.actor);
  grudge_[slot(event.actor)] += 0.7;
}

void Memory::judge(std::size_t index_of_entry) {
  const Entry& entry = ledger_.entries()[index_of_entry];
  const Seat speaker = entry.said.speaker;
  judged_.push_back(index_of_entry);
  if (speaker == me_) return;
  const bool lie = is_lie(entry.verdict);
  trust_[slot(speaker)][static_cast<std::size_t>(topic_of(said_form(entry.said)))].saw(!lie);
  if (!lie) return;
  lies_this_round_[slot(speaker)] += 1;
  const Say say = said_form(entry.said);
  const bool at_me = (say == Say::PromiseNotAgainst && player_arg(entry.said) == me_) ||
                     (say == Say::Ally && entry.said.to.has(me_)) ||
                     (say == Say::OfferCard && player_arg(entry.said) == me_);
  if (at_me) grudge_[slot(speaker)] += 1.5;
  allies_.remove(speaker);
}

void Memory::forget_a_little() {
  for (std::size_t i = 0; i < grudge_.size(); ++i) {
    // A lie in a round that cost me a character counts double.
    if (lost_this_round_ && lies_this_round_[i] > 0)
      doubt(seat_at(static_cast<int>(i)), lies_this_round_[i] / 4);
    grudge_[i] *= 0.75;
    for (double& each : hostility_[i]) each *= 0.6;
  }
  lies_this_round_ = {};
  lost_this_round_ = false;
  said_destination_ = {};
  dice_claims_.clear();
  recent_.clear();
}

void Memory::hear(const Statement& said) {
  ++impressions_;
  ledger_.hear(said);
  recent_.push_back(said);
  switch (said_form(said)) {
    case Say::MonstersAt:
    case Say::NoMonstersAt:
      if (said.speaker != me_) dice_claims_.push_back(said);
      break;
    case Say::WarnArea:
      if (said.speaker != me_ && word_arg<WarnReason>(said, 1) == WarnReason::Monsters) note_warning(said);
      break;
    case Say::Destination:
    case Say::InviteTo: said_destination_[slot(said.speaker)] = area_arg(said); break;
    default: hear_of_people(said); break;
  }
}

// Friendships made and broken, and small kindnesses.
void Memory::hear_of_people(const Statement& said) {
  const Seat speaker = said.speaker;
  const Entry* const about = said.about == 0 ? nullptr : ledger_.find(said.about);
  double& grudge = grudge_[slot(speaker)];
  if (about != nullptr && said.about == offer_) offer_ = 0;
  switch (said_form(said)) {
    case Say::Ally:
      if (speaker != me_) break;
      courted_ = courted_ | said.to;
      offer_ = said.id;
      break;
    case Say::BreakAlliance:
      if (player_arg(said) == me_) allies_.remove(speaker);
      if (speaker == me_) allies_.remove(player_arg(said));
      break;
    case Say::Agree:
      if (about == nullptr || said_form(about->said) != Say::Ally) break;
      if (speaker == me_) allies_.add(about->said.speaker);
      if (about->said.speaker == me_ && about->said.to.has(speaker)) allies_.add(speaker);
      break;
    case Say::Refuse:
      if (about != nullptr && about->said.speaker == me_) grudge += 0.1;
      break;
    case Say::AccuseLie:  // hearsay
      if (speaker != me_ && player_arg(said) != me_)
        doubt(player_arg(said), 0.2 * trust(speaker, TrustIn::Votes));
      break;
    case Say::Blame:
    case Say::Threaten:
      if (player_arg(said) == me_) grudge += 0.2;
      break;
    case Say::Thank:
      if (player_arg(said) == me_) grudge -= 0.1;
      break;
    default: break;
  }
}

// Somebody who saw the dice and warns of monsters has told what they show.
void Memory::note_warning(const Statement& said) {
  Statement claim = statement(Say::MonstersAt, {static_cast<std::uint16_t>(1U << said.args[0])});
  claim.speaker = said.speaker;
  dice_claims_.push_back(claim);
}

void Memory::doubt(Seat who, double weight) {
  for (TrackRecord& record : trust_[slot(who)]) record.saw(false, weight);
}

std::vector<std::size_t> Memory::take_judged() {
  std::vector<std::size_t> out;
  out.swap(judged_);
  return out;
}

DiceOdds Memory::dice_odds(const View& view) const {
  const Table& t = view.table;
  DiceOdds odds = DiceOdds::fair(0);
  for (std::size_t i = 0; i < t.dice_in_use; ++i) {
    const std::uint8_t face = view.dice[i] != 0 ? view.dice[i] : t.dice[i];
    if (face == 0)
      ++odds.unknown;
    else
      ++odds.known[face];
  }
  if (odds.unknown == 0) return odds;
  // Each claim of one who saw them draws the dice towards the areas named, as far as the speaker is believed.
  for (const Statement& said : dice_claims_) {
    if (!t.saw_dice.has(said.speaker)) continue;
    const double believed = trust(said.speaker, TrustIn::Dice);
    const double pull = said_form(said) == Say::MonstersAt ? 1 + 4 * believed : 1 - believed;
    for (int a = 1; a <= kAreas; ++a)
      if (((said.args[0] >> a) & 1U) != 0) odds.chance[static_cast<std::size_t>(a)] *= pull;
  }
  double sum = 0;
  for (double each : odds.chance) sum += each;
  for (double& each : odds.chance) each /= sum;
  return odds;
}

Enmity Memory::enmity(const Rules& r, const Table& t) const {
  Enmity enmity = plain_enmity(r, t);
  for (Seat voter : first_seats(r.players))
    for (Seat candidate : first_seats(r.players).without(voter))
      enmity[slot(voter)][slot(candidate)] +=
          1.5 * hostility_[slot(voter)][slot(candidate)] + 1.0 * hostility_[slot(candidate)][slot(voter)];
  for (Seat ally : allies_) enmity[slot(ally)][slot(me_)] *= 1 - 0.6 * trust(ally, TrustIn::Votes);
  for (const Statement& said : recent_)
    if (said.speaker != me_) heed(said, said.speaker, enmity);
  return enmity;
}

// What somebody said in this vote of the ballot to come, or agreed to.
void Memory::heed(const Statement& said, Seat voter, Enmity& enmity) const {
  const double believed = trust(voter, TrustIn::Votes);
  const auto scale = [&](Seat candidate, double factor) { enmity[slot(voter)][slot(candidate)] *= factor; };
  switch (said_form(said)) {
    case Say::PromiseVoteAgainst: return scale(player_arg(said), 1 + 2 * believed);
    case Say::AskVoteAgainst: return scale(player_arg(said), 1 + believed);
    case Say::PromiseNotAgainst: return scale(player_arg(said), 1 - 0.8 * believed);
    case Say::Threaten: return scale(player_arg(said), 1 + 0.3 * believed);
    case Say::PromiseTie: {
      const bool spared = word_arg<Stance>(said, 1) == Stance::For;
      return scale(player_arg(said), spared ? 1 - 0.5 * believed : 1 + believed);
    }
    case Say::PleadSpare:
      if (voter != said.speaker) scale(said.speaker, 1 - 0.5 * believed);  // agreed to
      return;
    case Say::Agree: {
      const Entry* const about = ledger_.find(said.about);
      if (about != nullptr && said_form(about->said) != Say::Agree) heed(about->said, voter, enmity);
      return;
    }
    default: return;
  }
}

double Memory::expected_cards(const View& view, Seat who, Item item) const {
  const Table& t = view.table;
  if (who == me_) return view.hand.count(item);
  const auto total = [&](Item each) {
    int unseen = rules_->item_count[static_cast<std::size_t>(each)] - t.played.count(each) -
                 view.hand.count(each) - view.search.drawn.count(each);
    for (int i = 0; i < kMaxSearches; ++i) {
      const auto at = static_cast<std::size_t>(i);
      unseen -= (view.gifts[at] == each) + (view.discards[at] == each) + (view.under_deck[at] == each);
    }
    return std::max(unseen, 0);
  };
  int known_here = 0;
  int unknown_here = t.hand_size[slot(who)];
  for (int i = 0; i < t.gifts.size(); ++i) {
    const Item given = view.gifts[static_cast<std::size_t>(i)];
    if (t.gifts[i].giver != me_ || t.gifts[i].receiver != who || given == kNoItem) continue;
    known_here += given == item;
    --unknown_here;
  }
  int unseen = 0;
  double weight = 0;
  for (int i = 0; i < rules_->item_kinds; ++i) {
    const Item each = static_cast<Item>(i);
    unseen += total(each);
    weight += total(each) * (100.0 - rules_->row(each).rank);
  }
  if (unseen == 0 || unknown_here <= 0) return known_here;
  // A card that a searcher kept is better than average: drawn towards the top of the ranking.
  const int kept = std::min(kept_[slot(who)], unknown_here);
  const double plain = static_cast<double>(total(item)) / unseen;
  const double chosen = weight > 0 ? total(item) * (100.0 - rules_->row(item).rank) / weight : plain;
  return claimed_cards(who, item, known_here + kept * chosen + (unknown_here - kept) * plain);
}

// What was claimed of that hand and not yet settled, as far as the speaker is believed.
double Memory::claimed_cards(Seat who, Item item, double expected) const {
  for (const Entry& entry : ledger_.entries()) {
    const Statement& said = entry.said;
    if (entry.verdict != Verdict::Open || said.speaker == me_) continue;
    const double believed = trust(said.speaker, TrustIn::Cards);
    if (said_form(said) == Say::Have && said.speaker == who && item_arg(said, 0) == item)
      expected += believed * (said.args[1] - expected);
    if (said_form(said) == Say::Gave && player_arg(said) == who && item_arg(said, 1) == item && expected < 1)
      expected += believed * (1 - expected);
  }
  return expected;
}

}  // namespace holdout::osaczeni
