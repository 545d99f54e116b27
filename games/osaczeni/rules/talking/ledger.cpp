#include "games/osaczeni/rules/talking/ledger.h"

#include <string>

#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/sentences.h"

namespace holdout::osaczeni {

namespace {

bool is_opinion(Say say) {
  switch (say) {
    case Say::AskKeepOut:
    case Say::AskVoteFor:
    case Say::AskVoteAgainst:
    case Say::PleadSpare:
    case Say::AskPlay:
    case Say::AskTie:
    case Say::BreakAlliance:
    case Say::Agree:
    case Say::Refuse:
    case Say::Counter:
    case Say::Thank:
    case Say::Blame:
    case Say::Mourn: return true;
    default: return false;
  }
}

bool has_bit(unsigned bits, Area area) { return ((bits >> number(area)) & 1U) != 0; }

}  // namespace

void Ledger::hear(const Statement& said) {
  Entry entry{.said = said, .round = round_, .phase = phase_};
  if (is_opinion(said_form(said))) entry.verdict = Verdict::Void;
  if (Osaczeni::forms()[said.kind].factual) entry.verdict = Verdict::True;
  // Outside such a vote "the next one" is the one that comes.
  if (said_form(said) == Say::PromiseVoteFor)
    entry.due = vote_.area == Area::None || vote_.kind != word_arg<VoteKind>(said, 1);
  book_.hear(entry);
}

// Most words are settled by one happening, which has its sentence.
Sentence Ledger::truth(std::uint16_t id) const {
  const Entry* const entry = find(id);
  if (entry == nullptr || !entry->by) return {};
  if (said_form(entry->said) == Say::WarnArea)
    return Saying("osaczeni.truth.warned")
        .area(area_arg(entry->said))
        .yes_or_no(entry->verdict == Verdict::True, "came");
  if (said_form(entry->said) == Say::DiceUnknown)
    return Saying("osaczeni.truth.saw_dice")
        .player(entry->said.speaker)
        .yes_or_no(entry->verdict == Verdict::False, "saw");
  if (is<event::RoundEnded>(*entry->by) || is<event::GameEnded>(*entry->by))
    return Saying("osaczeni.truth.held");
  const auto told = truths_.find(id);
  return told == truths_.end() ? Sentence{} : told->second;
}

Sentence Ledger::moment(std::uint16_t id) const {
  const Entry* const entry = find(id);
  if (entry == nullptr) return {};
  return Saying("osaczeni.truth.moment").number(entry->round).phase(static_cast<Phase>(entry->phase));
}

Result<void> Ledger::may_say(const Statement& said) const {
  if (said.about == 0) return {};
  const Entry* const about = find(said.about);
  if (about == nullptr)
    return Problem{.where = "about",
                   .what = "statement " + std::to_string(said.about) + " was never said",
                   .expected = "the number of an earlier statement"};
  if (said_form(said) != Say::AccuseLie) return {};
  if (about->said.speaker != player_arg(said))
    return Problem{.where = "about", .what = "somebody else said that", .expected = "its speaker"};
  if (is_honest(about->verdict))
    return Problem{.where = "about", .what = "that was no lie", .expected = "a statement not proved true"};
  return {};
}

void Ledger::see(const Event& event, const State& after) {
  const std::size_t before = book_.judged().size();
  see(event, after.table);
  const std::span<const std::size_t> settled = book_.judged().subspan(before);
  if (settled.empty()) return;
  const Sentence told = Osaczeni::event_text(*rules_, view_of(*rules_, after, kSpectator), event);
  for (std::size_t i : settled) truths_.insert_or_assign(entries()[i].said.id, told);
}

void Ledger::see(const Event& event, const Table& t) {
  round_ = t.round;
  phase_ = static_cast<std::uint8_t>(t.phase);
  note(event);
  if (book_.has_open()) judge_by(event, t);
  settle(event);
}

// What happened in this round and vote, as far as words are measured by it.
void Ledger::note(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
      saw_dice_ = {};
      badge_vote_held_ = false;
      came_ = {};
      attacked_ = closed_ = 0;
      break;
    case EventKind::DiscussionBegan: begin_vote(parts_of<event::DiscussionBegan>(event)); break;
    case EventKind::DiceRolled:
      if (badge_vote_held_) saw_dice_.add(event.actor);  // OS-325
      break;
    case EventKind::DicePeeked: saw_dice_.add(event.actor); break;
    case EventKind::BallotShown:
      pointed_[slot(event.actor)] = parts_of<event::BallotShown>(event).target;
      break;
    case EventKind::Chosen:
      if (parts_of<event::Chosen>(event).vote == VoteKind::Badge) badge_vote_held_ = true;
      break;
    case EventKind::MonsterCame: {
      const auto came = parts_of<event::MonsterCame>(event);
      if (slot(came.area) < came_.size())
        came_[slot(came.area)] = u8(came_[slot(came.area)] | 1 << static_cast<int>(came.cause));
      break;
    }
    case EventKind::Attacked:
      attacked_ = u8(attacked_ | 1 << number(parts_of<event::Attacked>(event).area));
      break;
    case EventKind::AreaClosed:
      closed_ = u8(closed_ | 1 << number(parts_of<event::AreaClosed>(event).area));
      break;
    default: break;  // nothing that was said hangs on it
  }
}

// Judges what is open by the parts of the event.
template <class E, class On>
void Ledger::judge_each(const Event& event, const On& on) {
  book_.judge_each(event, [&, parts = parts_of<E>(event)](Entry& e) { return on(e, parts); });
}

void Ledger::judge_by(const Event& event, const Table& t) {
  const Seat actor = event.actor;
  const auto destination = [&](Entry& e, const auto& p) { return on_destination(e, actor, p.area, t); };
  const auto undecided = [&](Entry& e, const auto& p) {
    return on_vote_over(e, VoteKind::Feed, p.area, false);
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::DestinationDeclared: return judge_each<event::DestinationDeclared>(event, destination);
    case EventKind::DestinationShown: return judge_each<event::DestinationShown>(event, destination);
    case EventKind::DiceShown:
      return judge_each<event::DiceShown>(event, [&](Entry& e, const auto& p) { return on_dice(e, p); });
    case EventKind::BallotShown:
      return judge_each<event::BallotShown>(
          event, [&](Entry& e, const auto& p) { return on_ballot(e, actor, p.target); });
    case EventKind::TieBroken:
      return judge_each<event::TieBroken>(
          event, [&](Entry& e, const auto& p) { return on_tie(e, actor, p.target); });
    case EventKind::CardPlayed:
      return judge_each<event::CardPlayed>(
          event, [&](Entry& e, const auto& p) { return on_card(e, actor, p.item); });
    case EventKind::CardGiven: return book_.judge_each(event, [&](Entry& e) { return on_gift(e, event); });
    case EventKind::Chosen:
      return judge_each<event::Chosen>(
          event, [&](Entry& e, const auto& p) { return on_vote_over(e, p.vote, p.area, true); });
    case EventKind::AttackAverted: return judge_each<event::AttackAverted>(event, undecided);
    case EventKind::FoundNobody: return judge_each<event::FoundNobody>(event, undecided);
    case EventKind::RoundEnded: return book_.judge_each(event, [&](Entry& e) { return on_round_over(e); });
    case EventKind::GameEnded: return book_.judge_each(event, [&](Entry& e) { return on_game_over(e); });
    default: return;
  }
}

// What holds only for words that come after it.
void Ledger::settle(const Event& event) {
  if (is<event::Chosen>(event) || is<event::AttackAverted>(event) || is<event::FoundNobody>(event))
    vote_.area = Area::None;
  if (is<event::CardPlayed>(event) &&
      rules_->row(parts_of<event::CardPlayed>(event).item).effect == ItemEffect::HideCharacter)
    vote_.in_hiding.add(event.actor);
}

void Ledger::begin_vote(const event::DiscussionBegan& began) {
  vote_ = {.kind = began.vote,
           .area = began.area,
           .participants = began.players,
           .in_hiding = began.attack > 1 ? vote_.in_hiding : SeatSet{}};
  pointed_.fill(kNobody);
}

Verdict Ledger::on_destination(const Entry& entry, Seat mover, Area area, const Table& t) const {
  if (entry.said.speaker != mover) return Verdict::Open;
  const Area named = area_arg(entry.said);
  switch (said_form(entry.said)) {
    case Say::Destination: return kept_if(named == area);
    case Say::InviteTo: return kept_if(named == area || !family_in(t, mover, named).empty());
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_dice(const Entry& entry, const event::DiceShown& lifted) const {
  unsigned shown = 0;
  for (int i = 0; i < lifted.n; ++i) shown |= 1U << lifted.dice[static_cast<std::size_t>(i)];
  const unsigned named = entry.said.args[0];
  switch (said_form(entry.said)) {
    case Say::MonstersAt: return true_if((named & ~shown) == 0);
    case Say::NoMonstersAt: return true_if((named & shown) == 0);
    case Say::DiceUnknown: return true_if(!saw_dice_.has(entry.said.speaker));
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_ballot(Entry& entry, Seat voter, Seat candidate) const {
  const Statement& said = entry.said;
  const bool mine = said.speaker == voter;
  const bool feed = vote_.kind == VoteKind::Feed;
  switch (said_form(said)) {
    case Say::PromiseVoteFor:
      if (!mine || word_arg<VoteKind>(said, 1) != vote_.kind) return Verdict::Open;
      if (word_arg<When>(said, 2) == When::Next && !entry.due) return Verdict::Open;
      return kept_if(candidate == player_arg(said));
    case Say::PromiseVoteAgainst:
      if (!mine || !feed || area_arg(said, 1) != vote_.area) return Verdict::Open;
      if (candidate != player_arg(said) && vote_.in_hiding.has(player_arg(said))) return Verdict::Void;
      return kept_if(candidate == player_arg(said));
    case Say::PromiseNotAgainst:
      if (!mine || !feed || !vote_.participants.has(player_arg(said))) return Verdict::Open;
      entry.due = true;
      return candidate == player_arg(said) ? Verdict::Broken : Verdict::Open;
    case Say::Ally:
      if (!mine || !feed || (vote_.participants & said.to).empty()) return Verdict::Open;
      entry.due = true;
      return said.to.has(candidate) ? Verdict::Broken : Verdict::Open;
    case Say::Threaten:
      if (word_arg<Condition>(said, 1) != Condition::VotesAgainstMe ||
          word_arg<Sanction>(said, 2) != Sanction::VoteAgainst || !feed)
        return Verdict::Open;
      if (mine && entry.due && vote_.participants.has(player_arg(said)))
        return kept_if(candidate == player_arg(said));
      if (voter == player_arg(said) && candidate == said.speaker) entry.due = true;
      return Verdict::Open;
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_tie(const Entry& entry, Seat breaker, Seat chosen) const {
  const Statement& said = entry.said;
  if (said_form(said) != Say::PromiseTie || said.speaker != breaker) return Verdict::Open;
  const bool named = chosen == player_arg(said);
  const bool favoured = vote_.kind == VoteKind::Feed ? !named : named;
  return kept_if(favoured == (word_arg<Stance>(said, 1) == Stance::For));
}

Verdict Ledger::on_card(Entry& entry, Seat player, Item item) const {
  const Statement& said = entry.said;
  const bool mine = said.speaker == player;
  switch (said_form(said)) {
    case Say::WillPlay: return mine && item == item_arg(said, 0) ? Verdict::Kept : Verdict::Open;
    case Say::Have:
      if (!mine || item != item_arg(said, 0)) return Verdict::Open;
      return true_if(said.args[1] > 0);
    case Say::AccuseHiding:
      return player == player_arg(said) && item == item_arg(said, 1) ? Verdict::True : Verdict::Open;
    case Say::PlayIf:
      if (mine && item == item_arg(said, 1)) return Verdict::Kept;
      if (player == player_arg(said) && item == item_arg(said, 3)) entry.due = true;
      return Verdict::Open;
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_gift(const Entry& entry, const Event& event) const {
  const Statement& said = entry.said;
  const auto [receiver, item] = parts_of<event::CardGiven>(event);
  const bool seen = !event.seen_by.empty();  // else the secret part is zeroes
  // A card received makes "I have none" a thing of the past.
  if (said_form(said) == Say::Have && (said.speaker == receiver || said.speaker == event.actor))
    return said.args[1] == 0 ? Verdict::Void : Verdict::Open;
  if (said.speaker != event.actor) return Verdict::Open;
  if (said_form(said) == Say::Gave && receiver == player_arg(said))
    return seen ? true_if(item == item_arg(said, 1)) : Verdict::Open;
  if (said_form(said) != Say::OfferCard) return Verdict::Open;
  const Seat offered = player_arg(said);
  if (receiver == offered) {
    const bool other_card = item_arg(said, 1) != kNoItem && seen && item != item_arg(said, 1);
    return other_card ? Verdict::Broken : Verdict::Kept;
  }
  const bool paid = word_arg<VoteKind>(said, 2) == VoteKind::Search && pointed_[slot(offered)] == event.actor;
  return paid ? Verdict::Broken : Verdict::Void;
}

Verdict Ledger::on_vote_over(Entry& entry, VoteKind kind, Area area, bool decided) const {
  const Statement& said = entry.said;
  switch (said_form(said)) {
    case Say::PromiseVoteFor:
      if (word_arg<VoteKind>(said, 1) != kind) return Verdict::Open;
      if (word_arg<When>(said, 2) == When::This || entry.due) return Verdict::Void;
      entry.due = true;
      return Verdict::Open;
    case Say::PromiseVoteAgainst:
      return kind == VoteKind::Feed && area_arg(said, 1) == area ? Verdict::Void : Verdict::Open;
    case Say::PromiseNotAgainst:
      if (kind != VoteKind::Feed || word_arg<Until>(said, 1) != Until::Vote) return Verdict::Open;
      return entry.due ? Verdict::Kept : Verdict::Void;
    case Say::WillPlay:
      if (kind != VoteKind::Feed || area_arg(said, 1) != area) return Verdict::Open;
      return decided ? Verdict::Broken : Verdict::Void;
    case Say::PlayIf:
      if (kind != VoteKind::Feed) return Verdict::Open;
      return decided && entry.due ? Verdict::Broken : Verdict::Void;
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_round_over(const Entry& entry) const {
  const Statement& said = entry.said;
  switch (said_form(said)) {
    case Say::WarnArea: {
      const Area area = area_arg(said);
      const unsigned causes = came_[slot(area)];
      const auto came = [&](Cause cause) { return ((causes >> static_cast<unsigned>(cause)) & 1U) != 0; };
      switch (word_arg<WarnReason>(said, 1)) {
        case WarnReason::Monsters: return true_if(came(Cause::Dice));
        case WarnReason::Crowd: return true_if(came(Cause::Crowd));
        case WarnReason::Crybabies: return true_if(came(Cause::Crybabies));
        case WarnReason::Closing: return true_if(has_bit(closed_, area));
        case WarnReason::EqualStrength: return true_if(has_bit(attacked_, area));
      }
      return Verdict::Void;
    }
    case Say::PromiseNotAgainst:
      if (word_arg<Until>(said, 1) == Until::End) return Verdict::Open;
      return entry.due ? Verdict::Kept : Verdict::Void;
    case Say::Ally:
      if (said.args[0] != 0) return Verdict::Open;  // until the end of the game
      return entry.due ? Verdict::Kept : Verdict::Void;
    case Say::Destination:
    case Say::InviteTo:
    case Say::OfferCard:
    case Say::PromiseVoteAgainst: return Verdict::Void;
    default: return Verdict::Open;
  }
}

Verdict Ledger::on_game_over(const Entry& entry) const {
  const Say say = said_form(entry.said);
  const bool lasting = say == Say::PromiseNotAgainst || say == Say::Ally;
  return lasting && entry.due ? Verdict::Kept : Verdict::Void;
}

}  // namespace holdout::osaczeni
