#include "games/the_thing/players/memory.h"

#include <algorithm>
#include <utility>

#include "games/the_thing/players/needs.h"

namespace holdout::the_thing {

namespace {

// What is made of what others do. Humans err too, so that nothing weighs much by itself.
constexpr double kHumanBad = 0.06;   // Sabotage among the cards that a Human picks
constexpr double kAlienBad = 0.42;   // and an Alien
constexpr double kRandomBad = 0.36;  // among cards that chance picks
constexpr double kJoinedFreely = 2;  // went to somebody where two are of no more use than one
constexpr double kJoinedToWork = 1.05;
constexpr double kOpenSabotage = 5;
constexpr double kBadLeader = 1.3;
constexpr double kPoorLeader = 1.1;
constexpr double kBrokenWord = 1.12;
constexpr double kOtherVote = 1.06;  // voted otherwise than called for
constexpr double kToldGood = 0.5;    // what a trusted word takes from the fear of a card
constexpr double kVotedAlien = 0.85;
constexpr double kVotedHuman = 1.08;
constexpr double kStoodBy = 1.25;

// P(`bad` Sabotages among `flips` cards flipped of `all`) when `sabotages` lie among them.
double drawn(int all, int sabotages, int flips, int bad) {
  const int good = all - sabotages;
  if (bad > sabotages || flips - bad > good) return 0;
  double chance = 1;
  int left_bad = sabotages;
  int left_good = good;
  int left = all;
  for (int i = 0; i < flips; ++i) {  // the order does not matter: first the Sabotages
    const bool is_bad = i < bad;
    chance *= static_cast<double>(is_bad ? left_bad-- : left_good--) / left--;
  }
  for (int i = 0; i < bad; ++i) chance *= static_cast<double>(flips - i) / (i + 1);
  return chance;
}

using Counts = std::array<double, 16>;  // chance of so many Sabotages in the pile

Counts one_more(const Counts& counts, double bad) {
  Counts next{};
  for (std::size_t i = 0; i + 1 < counts.size(); ++i) {
    next[i] += counts[i] * (1 - bad);
    next[i + 1] += counts[i] * bad;
  }
  return next;
}

}  // namespace

Memory::Memory(const Rules& r, Slot me) : rules_(&r), me_(me), mine_(r.slots), public_(r.slots) {
  said_place_.fill(Location::Nowhere);
}

void Memory::see(std::span<const Event> events, const View& view) {
  impressions_ += events.size();
  for (const Event& event : events) see_one(event, view);
  if (!looks_.empty()) finish_check(view.table);
  const double own = mine_.alien(me_);
  if (view.alien && own < 1) mine_.is_alien(me_);
  if (!view.alien && own > 0 && view.table.phase != Phase::Setup) mine_.is_human(me_);
  read_off(view.table);
  before_ = view.table;
  round_ = view.table.round;
}

// What lies open needs no memory: whoever comes in later has not seen the Test or the reveal. A Character in
// the green zone is Human, for whatever could turn it moves its marker out (TT-124, TT-541, TT-556).
void Memory::read_off(const Table& t) {
  const auto learn = [&](Slot who, bool alien) {
    for (RoleBelief* belief : {&mine_, &public_})
      if (alien && belief->human(who) > 0)
        belief->is_alien(who);
      else if (!alien && belief->alien(who) > 0)
        belief->is_human(who);
  };
  for (Slot slot : t.organism) learn(slot, true);
  if (t.phase == Phase::Setup) return;  // the markers are not placed yet
  for (Slot slot : t.characters)
    if (in_green_zone(t, slot)) learn(slot, false);
}

void Memory::see_one(const Event& event, const View& view) {
  const auto kind = static_cast<EventKind>(event.kind);
  if (kind != EventKind::TokenLooked && !looks_.empty()) finish_check(view.table);
  see_roles(event);
  see_cards(event);
  see_deeds(event);
  who_met_.see(event, round_);
}

void Memory::weigh(Slot who, double odds) {
  if (who == kNoSlot) return;
  public_.weigh(who, odds);
  if (who != me_) mine_.weigh(who, odds);
}

// ---- roles ----------------------------------------------------------------------------------------------

void Memory::see_roles(const Event& event) {
  const bool secret = !event.seen_by.empty();
  using Seen = RoleBelief::Seen;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TokenLooked: {
      const auto [who, owner, token, alien] = parts_of<event::TokenLooked>(event);
      const Seen seen = !secret ? Seen::Unknown : alien ? Seen::Alien : Seen::Human;
      looks_.push_back({.who = who, .owner = owner, .token = token, .seen = seen});
      return;
    }
    case EventKind::DogDrawn: {
      const auto [who, alien] = parts_of<event::DogDrawn>(event);
      public_.meets_dog(who, dog_risk(*rules_));
      if (who != me_) mine_.meets_dog(who, dog_risk(*rules_));
      if (who == me_ && secret && alien) mine_.meets_dog(me_, 1);
      return;
    }
    case EventKind::Tested: {
      const auto tested = parts_of<event::Tested>(event);
      return shown(tested.who, tested.alien);
    }
    case EventKind::Revealed: return shown(parts_of<event::Revealed>(event).who, true);
    case EventKind::Admitted: {
      const auto [who, alien] = parts_of<event::Admitted>(event);
      return shown(who, alien);
    }
    case EventKind::RoleShown: {
      const auto [who, alien] = parts_of<event::RoleShown>(event);
      return shown(who, alien);
    }
    default: return;
  }
}

void Memory::finish_check(const Table& t) {
  mine_.check(looks_, kLays);
  for (RoleBelief::Look& look : looks_) look.seen = RoleBelief::Seen::Unknown;
  public_.check(looks_, kLays);
  looks_.clear();
  if (t.ending != Ending::Running) return;
  mine_.one_is_human(t.characters);
  public_.one_is_human(t.characters);
}

void Memory::shown(Slot who, bool alien) {
  if (alien) {
    mine_.is_alien(who);
    public_.is_alien(who);
  } else {
    mine_.is_human(who);
    public_.is_human(who);
  }
  for (Slot other : first_slots(rules_->slots).without(who)) {
    if (voted_[at(other)].has(who)) weigh(other, alien ? kVotedAlien : kVotedHuman);
    if (alien && trusted_[at(other)].has(who)) weigh(other, kStoodBy);
    if (alien && accused_[at(other)].has(who)) weigh(other, kVotedAlien);
  }
}

// ---- cards ----------------------------------------------------------------------------------------------

void Memory::see_cards(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::ExtraCard:
      pile_ = {};
      pile_.random = 1;
      return;
    case EventKind::CardHandedIn: {
      const auto [who, dark, card] = parts_of<event::CardHandedIn>(event);
      if (who == me_ && !event.seen_by.empty()) {
        ++pile_.known;
        pile_.known_bad += card == CardKind::Sabotage;
      } else if (dark || special_.has(who)) {
        ++pile_.random;
      } else {
        pile_.chosen.add(who);
      }
      return;
    }
    case EventKind::CardHandedInOpen: {
      const auto [who, card] = parts_of<event::CardHandedInOpen>(event);
      const bool bad = card == CardKind::Sabotage;
      ++pile_.known;
      pile_.known_bad += bad;
      if (bad && !special_.has(who) && !before_.no_power) weigh(who, kOpenSabotage);
      return;
    }
    case EventKind::Flipped:
      advice_ = {};
      ++pile_.flips;
      pile_.bad += parts_of<event::Flipped>(event).card == CardKind::Sabotage;
      return;
    case EventKind::PileDiscarded:  // TT-605, TT-607: before was the question whether to go on, or none
      pile_.stopped = pile_.flips > 0 && before_.flipped == CardKind::None && !before_.standing.empty();
      if (pile_.stopped) stopped_early_ = slot_at(index(before_.leader));
      return;
    case EventKind::Gathered:
      judge_promise();
      judge_pile();
      return;
    default: return;
  }
}

double Memory::bad_share(int pile_size) const {
  const int all = pile_.chosen.size() + pile_.random + pile_.known;
  if (pile_size <= 0 || all == 0) return 0;
  // What was flipped says little of the rest: every card was laid by somebody else.
  double bad = kRandomBad * pile_.random + pile_.known_bad;
  for (Slot slot : pile_.chosen) {
    const double believed = pile_.told_good.has(slot) ? kToldGood * worth(slot) : 0;
    bad += (1 - believed) * (kHumanBad + (kAlienBad - kHumanBad) * mine_.alien(slot));
  }
  return std::clamp(bad / all, 0.03, 0.9);
}

void Memory::judge_pile() {
  const int all = pile_.chosen.size() + pile_.random + pile_.known;
  const Pile pile = std::exchange(pile_, {});
  if (pile.flips == 0 || pile.flips > all || pile.chosen.empty()) return;
  std::array<double, kMaxSlots + 1> likelihood{};
  for (int aliens = 0; aliens <= pile.chosen.size(); ++aliens) {
    Counts counts{};
    counts[static_cast<std::size_t>(pile.known_bad)] = 1;
    for (int i = 0; i < pile.random; ++i) counts = one_more(counts, kRandomBad);
    for (int i = 0; i < pile.chosen.size(); ++i)
      counts = one_more(counts, i < aliens ? kAlienBad : kHumanBad);
    double& chance = likelihood[static_cast<std::size_t>(aliens)];
    for (int bad = 0; bad <= all; ++bad)
      chance += counts[static_cast<std::size_t>(bad)] * drawn(all, bad, pile.flips, pile.bad);
  }
  mine_.weigh_number(pile.chosen, likelihood);
  public_.weigh_number(pile.chosen, likelihood);
}

// T-9: who stopped earlier or went on has broken it; who ran out of cards or figures has not.
void Memory::judge_promise() {
  const Promise promise = std::exchange(promise_, {});
  if (promise.leader == kNoSlot || index(promise.leader) != index(before_.leader)) return;
  if (pile_.flips < promise.cards && !pile_.stopped) return;
  const bool kept = pile_.flips == promise.cards;
  word_[at(promise.leader)].saw(kept);
  if (!kept) weigh(promise.leader, kBrokenWord);
}

// T-9: who could have had the card and did not get it.
void Memory::judge_gift(Slot who, CardKind card) {
  const Table& t = before_;
  if (gift_.leader == kNoSlot || index(gift_.leader) != index(t.leader) || gift_.card != card) return;
  const Gift gift = std::exchange(gift_, {});
  if (!t.standing.has(gift.to) || !can_perform(*rules_, t, card, where(t, gift.to))) return;
  word_[at(gift.leader)].saw(who == gift.to);
  if (who != gift.to) weigh(gift.leader, kBrokenWord);
}

// ---- deeds ----------------------------------------------------------------------------------------------

void Memory::see_deeds(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
      begin_round();
      round_ = parts_of<event::RoundBegan>(event).n;
      return;
    case EventKind::PhaseBegan: recent_.clear(); return;
    case EventKind::Placed: return placed(parts_of<event::Placed>(event));
    case EventKind::Assigned: {
      const auto [who, card] = parts_of<event::Assigned>(event);
      note_work(who, card, true);
      assigned(who, card);
      judge_gift(who, card);
      return;
    }
    case EventKind::Avoided: avoided_.add(parts_of<event::Avoided>(event).who); return;
    case EventKind::ActionLost: {
      const auto [who, card] = parts_of<event::ActionLost>(event);
      note_work(who, card, false);
      if (card != CardKind::Sabotage && pile_.flips > 1)  // TT-601: one had to be
        wasted_card_ = slot_at(index(before_.leader));
      return;
    }
    case EventKind::Voted: {
      const auto [who, target] = parts_of<event::Voted>(event);
      return voted(who, target);
    }
    case EventKind::OfferAnswered: {
      const auto [who, maker, accepted] = parts_of<event::OfferAnswered>(event);
      if (maker == me_ && !accepted) refused_trade_.add(who);
      return;
    }
    default: return;
  }
}

// T-13: who called for another vote than the own one has said more than it meant.
void Memory::voted(Slot who, Slot target) {
  if (vote_callers_.has(who)) {
    const bool kept = vote_call_[at(who)] == target;
    word_[at(who)].saw(kept);
    if (!kept) weigh(who, kOtherVote);
  }
  if (target == kNoSlot) return;
  note_act(who, Act::Voted);
  voted_[at(who)].add(target);
}

void Memory::note_act(Slot who, Act act, bool done) {
  if (round_ < 1 || round_ > kMaxRounds) return;
  std::uint8_t& acts = acts_[at(who)][static_cast<std::size_t>(round_ - 1)];
  const int bit = 1 << static_cast<int>(act);
  acts = u8(done ? acts | bit : acts & ~bit);
}

// TT-603, TT-613, TT-647: whether an assigned action is lost is told after it was assigned.
void Memory::note_work(Slot who, CardKind card, bool done) {
  if (card == CardKind::Use) note_act(who, Act::Used, done);
  if (card == CardKind::Repair) note_act(who, Act::Repaired, done);
}

bool Memory::did(Slot who, int round, Act act) const {
  if (round < 1 || round > kMaxRounds) return false;
  return (acts_[at(who)][static_cast<std::size_t>(round - 1)] >> static_cast<int>(act) & 1) != 0;
}

void Memory::begin_round() {
  said_place_.fill(Location::Nowhere);
  callers_.fill({});
  stopped_early_ = wasted_card_ = kNoSlot;
  avoided_ = {};
  refused_trade_ = {};
  special_ = {};
  cleared_.fill({});
  wished_.fill({});
  urged_.fill(0);
  promise_ = {};
  gift_ = {};
  advice_ = {};
  vote_callers_ = {};
  beckoned_ = {};
}

void Memory::placed(const event::Placed& e) {
  const auto [who, l, mode] = e;
  if (mode == PlaceMode::Special) special_.add(who);
  if (mode == PlaceMode::Rests) note_act(who, Act::Rested);
  const Location said = std::exchange(said_place_[at(who)], Location::Nowhere);
  if (said != Location::Nowhere) {
    const bool kept = said == l;
    word_[at(who)].saw(kept);
    if (!kept && has_room(*rules_, before_, said)) weigh(who, kBrokenWord);
  }
  if (!is_green(l) || in(before_, l).empty()) return;
  weigh(who, rules_->row(l).bonus ? kJoinedToWork : kJoinedFreely);
}

// The Leader had the choice; what else there was is judged by what everybody saw.
void Memory::assigned(Slot who, CardKind card) {
  const Table& t = before_;
  if (t.leader == kNobody || index(t.leader) == index(me_) || t.flipped != card) return;
  double best = card == CardKind::Sabotage ? -100 : 0;
  for (Slot slot : t.standing) {
    const Location l = where(t, slot);
    if (!can_perform(*rules_, t, card, l)) continue;
    best = std::max(
        best, card == CardKind::Sabotage ? -harm_of(*rules_, t, l) : assigned_good(*rules_, t, card, slot));
  }
  const Location l = where(t, who);
  const double done =
      card == CardKind::Sabotage ? -harm_of(*rules_, t, l) : assigned_good(*rules_, t, card, who);
  const double missed = best - done;
  if (missed > 0.6)
    weigh(slot_at(index(t.leader)), kBadLeader);
  else if (missed > 0.3)
    weigh(slot_at(index(t.leader)), kPoorLeader);
}

}  // namespace holdout::the_thing
