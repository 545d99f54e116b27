#include "games/the_thing/players/voice.h"

// What is said in the Rec Room, before a Test and at the door (T-1 to T-3, T-10 to T-13, T-16 to T-20, T-24).

namespace holdout::the_thing {

namespace {

bool met_nobody(const Table& t, Slot who) {
  for (int round = 1; round <= t.round; ++round)
    if (t.history[static_cast<std::size_t>(round - 1)].contacts.looked_at(who) != kNoSlot) return false;
  return true;
}

// What everybody saw and can be held against somebody, of this round before others.
std::optional<Because> reason_against(const Mind& mind, const Table& t, Slot who) {
  const RoundRecord& record = this_round(t);
  if (mind.memory.wasted_card() == who) return Because::Wasted;
  if (record.contacts.looked_at(who) != kNoSlot) return Because::Met;
  if (record.sabotages > 0 && record.handed.has(who)) return Because::Sabotage;
  if (mind.memory.stopped_early() == who) return Because::Stopped;
  if (mind.memory.avoided().has(who)) return Because::Avoided;
  return met_nobody(t, who) ? std::nullopt : std::optional(Because::Met);
}

// An Alien keeps its distance from those it turned, before anybody thinks of who met whom.
Slot turned_by_me(Mind& mind, const View& view) {
  const Slots turned = view.gave_alien & view.table.characters;
  const bool bluffs = view.alien && !turned.empty() && lies(mind, view) && happens(mind.rng, 0.5);
  return bluffs ? turned.first() : kNoSlot;
}

std::optional<Statement> accuse(Mind& mind, const View& view) {
  const Slot distanced = turned_by_me(mind, view);
  const Slot blamed = distanced != kNoSlot ? distanced : whom_to_blame(mind, view);
  if (blamed == kNoSlot) return std::nullopt;
  const std::optional<Because> reason = reason_against(mind, view.table, blamed);
  if (!reason || !takes_up(mind, Topic::Accusation, 0.4)) return std::nullopt;
  const double sure = view.alien ? 0.3 : mind.suspects(blamed);
  const std::uint16_t strength = sure > 0.6 ? 3 : sure > 0.35 ? 2 : 1;
  return say(Say::Accuse, {arg(blamed), strength, arg(*reason)});
}

// The Human who will be asked to board first is one to be in favour with (TT-901).
bool will_board_first(const Mind& mind, const View& view, Slot who) {
  const Table& t = view.table;
  return t.rescue > 0 && !t.rescue_gone && t.suspicion[at(who)] <= lowest_marker(t) &&
         mind.roles().human(who) > 0.5;
}

std::optional<Statement> vouch(Mind& mind, const View& view) {
  if (!takes_up(mind, Topic::Trust, 0.25)) return std::nullopt;
  const Table& t = view.table;
  for (Slot slot : t.characters.without(mind.me)) {
    if (in_green_zone(t, slot)) return say(Say::Trust, {arg(slot), arg(TrustFor::Tested)});
    const bool useful = view.alien && (mind.suspects(slot) > 0.9 || will_board_first(mind, view, slot));
    if (useful && lies(mind, view))
      return say(Say::Trust, {arg(slot), arg(met_nobody(t, slot) ? TrustFor::MetNobody : TrustFor::Votes)});
  }
  return std::nullopt;
}

// Somebody speaks against me: deny, tell what I did, offer to be tested.
std::optional<Statement> defend(Mind& mind, const View& view) {
  if (mind.memory.callers_against(mind.me).empty()) return std::nullopt;
  if (takes_up(mind, Topic::Denial, 0.6)) return say(Say::Human);
  // Everybody saw what was done, so not even an Alien tells it otherwise (T-24).
  for (Act act : {Act::Repaired, Act::Used})
    if (mind.memory.did(mind.me, view.table.round, act) && takes_up(mind, Topic::Act, 0.4))
      return say(Say::MyAct, {arg(int{view.table.round}), arg(act)});
  if (takes_up(mind, Topic::Offer, view.alien ? 0.15 : 0.4)) return say(Say::TestMe);
  return std::nullopt;
}

Slots claimed_by(const Mind& mind, const View& view, Good wanted) {
  Slots holders;
  for (Slot slot : view.table.characters.without(mind.me))
    if (mind.memory.claims(slot).has(wanted) && view.table.items_held[at(slot)] > 0) holders.add(slot);
  return holders;
}

// Wire and Keys are worth telling of; an Alien tells of what it has not.
std::optional<Statement> tell_goods(Mind& mind, const View& view) {
  if (!takes_up(mind, Topic::Claim, 0.6)) return std::nullopt;
  for (ItemKind item : {ItemKind::Keys, ItemKind::Wire}) {
    const bool held = own_number(mind, view, good(item)) > 0;
    const bool claims =
        view.alien ? !held && view.table.items_held[at(mind.me)] > 0 && lies(mind, view) : held;
    if (claims) return say(Say::Have, {arg(good(item))});
  }
  const bool blood = own_goods(mind, view).lab[at(LabKind::BloodBag)] > 0;
  const bool bluff = view.alien && view.table.lab_held[at(mind.me)] > 0 && lies(mind, view);
  return blood || bluff ? std::optional(say(Say::HaveBlood)) : std::nullopt;
}

std::optional<Statement> ask_for_goods(Mind& mind, const View& view) {
  const Good wire = good(ItemKind::Wire);
  if (charged(view.table, mind.me) && own_number(mind, view, wire) == 0 && takes_up(mind, Topic::Wish, 0.6))
    return say(Say::NeedGood, {arg(wire)});
  return std::nullopt;
}

// Wire to the Flamethrower of somebody trusted, Keys to a proven Human; an Alien thinks of its partners.
std::optional<Statement> ask_for_others(Mind& mind, const View& view) {
  const Table& t = view.table;
  for (ItemKind item : {ItemKind::Wire, ItemKind::Keys}) {
    const Good wanted = good(item);
    const Slots holders = claimed_by(mind, view, wanted);
    if (own_number(mind, view, wanted) > 0 || holders.empty()) continue;
    for (Slot slot : t.characters.without(mind.me).without(holders)) {
      const bool fit = item == ItemKind::Wire ? charged(t, slot) : t.proven_round[at(slot)] > 0;
      const bool trusted = view.alien ? mind.suspects(slot) > 0.9 : fit && mind.suspects(slot) < kTrusted;
      if (!trusted) continue;
      if (!takes_up(mind, Topic::Gift, 0.6) || (view.alien && !lies(mind, view))) return std::nullopt;
      return say(Say::GiveGood, {arg(slot), arg(wanted)});
    }
  }
  return std::nullopt;
}

// Who looked at whose token, as everybody saw it: to remind them of the one I suspect.
std::optional<Statement> remind(Mind& mind, const View& view) {
  const Table& t = view.table;
  const Slot blamed = whom_to_blame(mind, view);
  if (blamed == kNoSlot || !takes_up(mind, Topic::Chain, 0.25)) return std::nullopt;
  for (int round = t.round; round >= 1; --round) {
    const Slot met = t.history[static_cast<std::size_t>(round - 1)].contacts.looked_at(blamed);
    if (met != kNoSlot && met != mind.me) return say(Say::Chain, {arg(blamed), arg(met), arg(round)});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Statement> words_in_the_rec_room(Mind& mind, const View& view) {
  if (std::optional<Statement> words = defend(mind, view)) return words;
  if (std::optional<Statement> words = accuse(mind, view)) return words;
  if (votes_are_open(view) && takes_up(mind, Topic::Vote, 0.35)) {
    const Slot target = plan_vote(mind, view);
    if (target != kNoSlot) return say(Say::LetsVote, {arg(target)});
  }
  if (std::optional<Statement> words = vouch(mind, view)) return words;
  if (std::optional<Statement> words = tell_goods(mind, view)) return words;
  if (may_still_trade(view)) {
    if (std::optional<Statement> words = ask_for_goods(mind, view)) return words;
    if (std::optional<Statement> words = ask_for_others(mind, view)) return words;
  }
  return remind(mind, view);
}

std::optional<Statement> words_before_a_test(Mind& mind, const View& view) {
  const bool fire = asked_kind(view) == QuestionKind::VolunteerB;
  const Slot blamed = whom_to_blame(mind, view);
  if (blamed == kNoSlot || !takes_up(mind, Topic::Test, 0.35)) return std::nullopt;
  return say(Say::TestPlayer, {arg(blamed), arg(fire ? TestBy::Fire : TestBy::Blood)});
}

std::optional<Statement> words_at_the_door(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!t.boarding.aboard.has(mind.me) && takes_up(mind, Topic::Plea, 0.9)) {
    const bool proven = t.proven_round[at(mind.me)] > 0;
    return say(Say::LetMeIn, {arg(proven ? PleaFor::Tested : PleaFor::Worked)});
  }
  const Slot blamed = whom_to_blame(mind, view);
  if (blamed == kNoSlot || t.boarding.aboard.has(blamed) || !takes_up(mind, Topic::Warning, 0.6))
    return std::nullopt;
  return say(Say::KeepOut, {arg(blamed)});
}

}  // namespace holdout::the_thing
