#include <algorithm>

#include "games/the_thing/players/memory.h"
#include "games/the_thing/rules/wording/nouns.h"

// What is made of what others say: little, and by what the speaker is worth.

namespace holdout::the_thing {

namespace {

constexpr double kClearedToken = kLays / 2;  // of the odds, as a look of one's own would take (TT-553)
constexpr double kNeverLooked = 1.3;  // told of a token that was not looked at: everybody saw who looked
constexpr double kOwnedUp = 1.3;      // a Sabotage told freely: others are spared, the speaker is not
constexpr double kFalseFact = 2.5;    // said what everybody saw to be otherwise
constexpr double kOffered = 0.85;     // asks to be tested where somebody may do it
constexpr double kToAll = 1.0 / 9;    // of a request to me, what is asked of all counts by its urgency
constexpr double kBeckoned = 1.1;     // called somebody to where the speaker stands and two are of no use

bool ever_looked(const Table& t, Slot who, Slot owner) {
  for (int round = 1; round <= t.round; ++round)
    if (t.history[static_cast<std::size_t>(round - 1)].contacts.looked_at(who) == owner) return true;
  return false;
}

// Numbers of cards are public, and so are Flamethrowers (TT-115).
bool may_hold(const Table& t, Slot who, Good claimed) {
  if (!is_weapon(claimed)) return may_hold_item(t, who);
  return weapon_of(claimed) == WeaponKind::Flamethrower ? charged(t, who) : may_hold_weapon(t, who);
}

}  // namespace

double Memory::worth(Slot speaker) const {
  return speaker == me_ ? 0 : std::max(0.0, 1 - 2 * mine_.alien(speaker)) * keeps_word(speaker);
}

void Memory::hear(const Statement& said) {
  ++impressions_;
  recent_.push_back(said);
  const Slot speaker = slot_at(index(said.speaker));
  const Slot about = slot_at(said.args[0]);
  switch (said_form(said)) {
    case Say::Accuse:
    case Say::AccuseMet:
    case Say::AccuseSabotage:
      callers_[at(about)].add(speaker);
      if (!accused_[at(speaker)].has(about) && about != me_)
        mine_.weigh(about, 1 + 0.08 * worth(speaker) * said.args[1]);
      accused_[at(speaker)].add(about);
      return;
    case Say::Trust:
      if (!trusted_[at(speaker)].has(about) && about != me_) mine_.weigh(about, 1 - 0.1 * worth(speaker));
      trusted_[at(speaker)].add(about);
      return;
    case Say::LetsVote: hear_vote_call(speaker, said.args[0] == kNotSaid ? kNoSlot : about); return;
    case Say::WillGo: said_place_[at(speaker)] = static_cast<Location>(said.args[0]); return;
    case Say::ShouldGo: {
      const auto l = static_cast<Location>(said.args[1]);
      if (about == me_) hear_wish(speaker, l, 1);
      if (is_green(l) && !rules_->row(l).bonus && in(before_, l).has(speaker)) beckons(speaker);
      return;
    }
    case Say::Needs: hear_wish(speaker, static_cast<Location>(said.args[0]), kToAll * said.args[2]); return;
    case Say::LeaveAlone: hear_distance(speaker, about); return;
    case Say::GiveCardTo:
    case Say::StopOrGo: hear_advice(said, speaker); return;
    case Say::StayOut: hear_wish(speaker, static_cast<Location>(said.args[0]), -1); return;
    default: hear_claim(said, speaker, about); return;
  }
}

// What may be held against the speaker, now or later.
void Memory::hear_claim(const Statement& said, Slot speaker, Slot about) {
  switch (said_form(said)) {
    case Say::LeaderPromise: promise_ = {.leader = speaker, .cards = said.args[0]}; return;
    case Say::AssignPromise:
      gift_ = {.leader = speaker, .card = static_cast<CardKind>(said.args[0]), .to = slot_at(said.args[1])};
      return;
    case Say::Have: hear_goods(speaker, static_cast<Good>(said.args[0])); return;
    case Say::HaveBlood: hear_blood(speaker); return;
    case Say::TestMe: hear_offer(speaker); return;
    case Say::Chain:
      if (!who_met_.met(about, slot_at(said.args[1]), said.args[2])) weigh(speaker, kFalseFact);
      return;
    case Say::MyAct:
      if (!did(speaker, said.args[0], static_cast<Act>(said.args[1]))) weigh(speaker, kFalseFact);
      return;
    case Say::HandedIn: hear_card(speaker, static_cast<CardKind>(said.args[0])); return;
    case Say::TokenWasHuman: hear_token(speaker, about); return;
    default: return;
  }
}

// T-10: a claim of what nobody can hold is a lie that everybody sees; any other may be true.
void Memory::hear_goods(Slot speaker, Good claimed) {
  if (may_hold(before_, speaker, claimed))
    claims_[at(speaker)].add(claimed);
  else
    weigh(speaker, kFalseFact);
}

void Memory::hear_blood(Slot speaker) {
  if (before_.lab_held[at(speaker)] > 0)
    claims_blood_.add(speaker);
  else
    weigh(speaker, kFalseFact);
}

// T-18: nobody can refuse a Test (TT-727), so who asks for one that may come has less to hide.
void Memory::hear_offer(Slot speaker) {
  if (offered_.has(speaker) || !somebody_may_test(before_)) return;
  offered_.add(speaker);
  weigh(speaker, kOffered);
}

// T-5, T-7: once a round from each speaker about each place, however often it is said.
void Memory::hear_wish(Slot speaker, Location l, double how_much) {
  if (wished_[at(speaker)].has(l)) return;
  wished_[at(speaker)].add(l);
  urged_[at(l)] += how_much * worth(speaker);
}

// T-7: where that one stands, or said to be going.
void Memory::hear_distance(Slot speaker, Slot whom) {
  if (whom == me_ || !before_.characters.has(whom)) return;
  const Location here = where(before_, whom);
  const Location l = is_green(here) ? here : said_place_[at(whom)];
  if (is_green(l)) hear_wish(speaker, l, -1);
}

// T-8: the first thing that each says about a card.
void Memory::hear_advice(const Statement& said, Slot speaker) {
  if (advice_.speakers.has(speaker)) return;
  advice_.speakers.add(speaker);
  if (said_form(said) == Say::GiveCardTo)
    advice_.give[at(slot_at(said.args[0]))] += worth(speaker);
  else
    advice_.go_on += said.args[0] != 0 ? worth(speaker) : -worth(speaker);
}

// T-13
void Memory::hear_vote_call(Slot speaker, Slot target) {
  vote_callers_.add(speaker);
  vote_call_[at(speaker)] = target;
  if (target != kNoSlot) callers_[at(target)].add(speaker);
}

// Only an Alien gains by company where two do no more than one.
void Memory::beckons(Slot speaker) {
  if (beckoned_.has(speaker)) return;
  beckoned_.add(speaker);
  weigh(speaker, kBeckoned);
}

// T-14: of cards that chance picked nothing follows, and nobody hands in two.
void Memory::hear_card(Slot speaker, CardKind card) {
  if (!pile_.chosen.has(speaker)) return;
  if (card != CardKind::Sabotage) {
    pile_.told_good.add(speaker);
    return;
  }
  pile_.chosen.remove(speaker);
  ++pile_.known;
  ++pile_.known_bad;
  weigh(speaker, kOwnedUp);
}

// T-15
void Memory::hear_token(Slot speaker, Slot about) {
  if (cleared_[at(speaker)].has(about)) return;
  cleared_[at(speaker)].add(about);
  if (!ever_looked(before_, speaker, about))
    weigh(speaker, kNeverLooked);
  else if (about != me_)
    mine_.weigh(about, 1 - kClearedToken * worth(speaker));
}

}  // namespace holdout::the_thing
