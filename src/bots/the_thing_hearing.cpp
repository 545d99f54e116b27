#include <algorithm>

#include "bots/the_thing_memory.h"
#include "games/the_thing/nouns.h"

// What is made of what others say: little, and by what the speaker is worth.

namespace holdout::the_thing {

namespace {

constexpr double kClearedToken = kLays / 2;  // of the odds, as a look of one's own would take (TT-553)
constexpr double kNeverLooked = 1.3;  // told of a token that was not looked at: everybody saw who looked
constexpr double kOwnedUp = 1.3;      // a Sabotage told freely: others are spared, the speaker is not
constexpr double kFalseFact = 2.5;    // said what everybody saw to be otherwise
constexpr double kOffered = 0.85;     // asks to be tested where somebody may do it
constexpr double kBeckoned = 1.1;     // called somebody to where the speaker stands and two are of no use

bool ever_looked(const Table& t, Slot who, Slot owner) {
  for (int round = 1; round <= t.round; ++round)
    if (t.history[static_cast<std::size_t>(round - 1)].contacts.looked_at(who) == owner) return true;
  return false;
}

bool met(const Table& t, Slot one, Slot other, int round) {
  if (round < 1 || round > t.round) return false;
  const Contacts& contacts = t.history[static_cast<std::size_t>(round - 1)].contacts;
  return contacts.looked_at(one) == other || contacts.looked_at(other) == one;
}

// Numbers of cards are public, and so are Flamethrowers (TT-115).
bool may_hold(const Table& t, Slot who, Good claimed) {
  if (!is_weapon(claimed)) return may_hold_item(t, who);
  return weapon_of(claimed) == WeaponKind::Flamethrower ? charged(t, who) : may_hold_weapon(t, who);
}

bool somebody_may_test(const Table& t) {
  for (Slot slot : t.characters)
    if (t.lab_held[at(slot)] > 0 || charged(t, slot)) return true;
  return false;
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
    case Say::LetsVote:
      if (said.args[0] != kNotSaid) callers_[at(about)].add(speaker);
      return;
    case Say::WillGo: said_place_[at(speaker)] = static_cast<Location>(said.args[0]); return;
    case Say::ShouldGo: {
      const auto l = static_cast<Location>(said.args[1]);
      if (about == me_) hear_wish(speaker, l, 1);
      if (is_green(l) && !rules_->row(l).bonus && in(before_, l).has(speaker)) beckons(speaker);
      return;
    }
    case Say::StayOut: hear_wish(speaker, static_cast<Location>(said.args[0]), -1); return;
    case Say::LeaderPromise: promise_ = {.leader = speaker, .cards = said.args[0]}; return;
    case Say::Have: hear_goods(speaker, static_cast<Good>(said.args[0])); return;
    case Say::HaveBlood: hear_blood(speaker); return;
    case Say::TestMe: hear_offer(speaker); return;
    case Say::Chain:
      if (!met(before_, about, slot_at(said.args[1]), said.args[2])) weigh(speaker, kFalseFact);
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
