#include "games/the_thing/rules/talking/ledger.h"

#include <algorithm>

#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

namespace holdout::the_thing {

namespace {

bool has_good(const State& s, Slot slot, Good g) {
  return is_weapon(g) ? holds(s, slot, weapon_of(g)) : holds(s, slot, item_of(g));
}

// TT-721, TT-730: A first, then B; for each everybody answers once.
bool volunteers_may_come(const State& s, bool fire) {
  for (const Procedure& procedure : s.running.stack)
    if (const auto* tests = std::get_if<Tests>(&procedure))
      return tests->fire == fire ? tests->step <= Tests::Step::Volunteers : fire;
  return true;
}

// T-17, T-18: the tester may yet have this Test, by what it holds and whom it may test.
bool could_test(const Rules& r, const State& s, Slot tester, Slot target, bool fire) {
  return volunteers_may_come(s, fire) && s.table.characters.has(tester) && can_test(s, tester, fire) &&
         test_targets(r, s.table, tester, fire).has(target);
}

}  // namespace

void Ledger::hear(const Statement& said) {
  count_belief(said);
  const Table& t = now_.table;
  const Finding found = at_once(said);
  book_.hear({.said = said,
              .verdict = found.verdict,
              .due = may_volunteer(said),
              .round = t.round,
              .phase = u8(t.phase)});
  tell(said.id, found.truth);
}

// T-17, T-18: the speaker has the means for the Test it asks for.
bool Ledger::may_volunteer(const Statement& said) const {
  const Slot speaker = speaker_of(said);
  if (said_form(said) == Say::TestPlayer)
    return could_test(*rules_, now_, speaker, slot_arg(said), said.args[1] == kByFire);
  if (said_form(said) != Say::TestMe) return false;
  return could_test(*rules_, now_, speaker, speaker, true) ||
         could_test(*rules_, now_, speaker, speaker, false);
}

// What can be told when it is said; the others wait for what happens, or are neither true nor false.
Ledger::Finding Ledger::at_once(const Statement& said) const {
  if (rules_->few) return {Verdict::Void};
  switch (said_form(said)) {
    case Say::WillGo:
    case Say::LeaderPromise:
    case Say::AssignPromise:
    case Say::TestPlayer:
    case Say::TestMe:
    case Say::LetsVote: return {Verdict::Open};
    default: return on_claim(said, speaker_of(said));
  }
}

Ledger::Finding Ledger::on_claim(const Statement& said, Slot speaker) const {
  const Hidden& h = now_.hidden;
  const Slot about = slot_arg(said);
  switch (said_form(said)) {
    case Say::Human: return on_role(speaker, false);  // T-1
    case Say::Accuse:                                 // T-2
    case Say::AccuseMet:
    case Say::AccuseSabotage: return on_role(about, true);
    case Say::Trust: return on_role(about, false);  // T-3
    case Say::Needs: {                              // T-6: asking for what cannot be done
      const bool can = can_perform(*rules_, now_.table, static_cast<CardKind>(said.args[1]),
                                   static_cast<Location>(said.args[0]));
      return {true_if(can), Saying("the_thing.truth.needs").yes_or_no(can, "can")};
    }
    case Say::GiveCardTo: return on_advice(about);  // T-8
    case Say::Have: {                               // T-10
      const Good g{u8(int{said.args[0]})};
      const bool has = has_good(now_, speaker, g);
      return {true_if(has),
              Saying("the_thing.truth.have").who(*rules_, speaker).thing(g).yes_or_no(has, "has")};
    }
    case Say::HaveBlood: {
      const bool has = h.belongings[at(speaker)].lab[at(LabKind::BloodBag)] > 0;
      return {true_if(has), Saying("the_thing.truth.blood").who(*rules_, speaker).yes_or_no(has, "has")};
    }
    case Say::HandedIn: return on_card_claim(speaker, static_cast<CardKind>(said.args[0]));  // T-14
    case Say::HoldNone: {
      const int held = h.hands[at(speaker)][said.args[0] % kCardKinds];
      return {true_if(held == 0), Saying("the_thing.truth.hand").who(*rules_, speaker).number(held)};
    }
    case Say::TokenWasHuman: return on_token(speaker, about);  // T-15
    case Say::Chain: {                                         // T-16
      const bool did_meet = who_met_.met(about, slot_arg(said, 1), said.args[2]);
      return {true_if(did_meet),
              Saying("the_thing.truth.met").number(said.args[2], "round").yes_or_no(did_meet, "met")};
    }
    case Say::MyAct: return on_act(speaker, said.args[0], said.args[1]);  // T-24
    default: return {Verdict::Void};
  }
}

Ledger::Finding Ledger::on_role(Slot who, bool said_alien) const {
  const bool alien = now_.hidden.aliens.has(who);
  return {true_if(alien == said_alien),
          Saying("the_thing.truth.role").who(*rules_, who).yes_or_no(alien, "alien")};
}

// T-8: the card that was flipped, for somebody who can do nothing with it.
Ledger::Finding Ledger::on_advice(Slot who) const {
  if (now_.table.flipped == CardKind::None) return {Verdict::Void};
  const bool can = may_be_assigned(*rules_, now_.table).has(who);
  return {true_if(can), Saying("the_thing.truth.advice").who(*rules_, who).yes_or_no(can, "can")};
}

Ledger::Finding Ledger::on_card_claim(Slot who, CardKind named) const {
  const CardKind down = now_.hidden.handed[at(who)];
  const CardKind card = down == CardKind::None ? now_.table.handed_open[at(who)] : down;
  if (card == CardKind::None)
    return {Verdict::False, Saying("the_thing.truth.handed_nothing").who(*rules_, who)};
  return {true_if(card == named), Saying("the_thing.truth.handed").who(*rules_, who).card(card)};
}

Ledger::Finding Ledger::on_token(Slot who, Slot owner) const {
  const int seen = looked_[at(who)][at(owner)];
  return {true_if(seen == kSawHuman), Saying("the_thing.truth.token")
                                          .who(*rules_, who)
                                          .who(*rules_, owner, "owner")
                                          .yes_or_no(seen == kSawAlien, "alien")};
}

Ledger::Finding Ledger::on_act(Slot who, int round, int act) const {
  if (round < 1 || round > kMaxRounds) return {Verdict::False};
  const std::uint8_t acts = acts_[at(who)][static_cast<std::size_t>(round - 1)];
  const Verdict verdict = true_if((acts >> act & 1) != 0);
  if (acts == 0) return {verdict, Saying("the_thing.truth.no_act").who(*rules_, who).number(round, "round")};
  return {verdict, Saying("the_thing.truth.acts").who(*rules_, who).number(round, "round").acts(acts)};
}

void Ledger::count_belief(const Statement& said) {
  if (rules_->few) return;
  const Say say = said_form(said);
  if (say == Say::Trust) ++believed_[at(slot_arg(said))].trusted;
  if (say != Say::Accuse && say != Say::AccuseMet && say != Say::AccuseSabotage) return;
  Believed& accused = believed_[at(slot_arg(said))];
  ++accused.accused;
  accused.rightly += now_.hidden.aliens.has(slot_arg(said));
}

// ---- what happens ----------------------------------------------------------------------------------------

void Ledger::see(const Event& event, const State& after) {
  if (!(now_.table == after.table)) before_ = now_.table;  // the first event of its step
  now_ = after;
  note_act(event);
  who_met_.see(event, now_.table.round);
  if (!book_.has_open()) return;
  const std::size_t before = book_.judged().size();
  judge_by(event);
  tell_settled(event, book_.judged().subspan(before));
}

// Most words are settled by one happening, which has its sentence.
void Ledger::tell_settled(const Event& by, std::span<const std::size_t> settled) {
  if (settled.empty()) return;
  const Sentence told = TheThing::event_text(*rules_, view_of(*rules_, now_, kSpectator), by);
  for (std::size_t i : settled) truths_.try_emplace(book_.entries()[i].said.id, told);
}

void Ledger::judge_by(const Event& event) {
  const auto judge = [&](auto&& verdict_of) { book_.judge_each(event, verdict_of); };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Placed: return judge([&](Entry& e) { return on_placed(e, event); });
    case EventKind::Voted: return judge([&](Entry& e) { return on_voted(e, event); });
    case EventKind::Assigned: return judge([&](Entry& e) { return on_assigned(e, event); });
    case EventKind::PileDiscarded: return judge([&](Entry& e) { return on_pile_gone(e, leader_stopped()); });
    case EventKind::Gathered:  // nothing was discarded if the last card was flipped
      return judge([&](Entry& e) { return on_pile_gone(e, false); });
    case EventKind::Volunteered: return judge([&](Entry& e) { return on_volunteered(e, event); });
    case EventKind::Tested: return judge([&](Entry& e) { return on_tested(e, event); });
    case EventKind::PhaseBegan: return judge([&](Entry& e) { return on_phase(e, event); });
    case EventKind::GameEnded: return judge([](Entry&) { return Verdict::Void; });
    default: return;
  }
}

void Ledger::note_act(const Event& event) {
  const auto mark = [&](Slot who, Act act, bool done = true) {
    std::uint8_t& acts = acts_[at(who)][static_cast<std::size_t>(std::max(int{now_.table.round}, 1) - 1)];
    acts = u8(done ? acts | 1 << act : acts & ~(1 << act));
  };
  const auto mark_work = [&](Slot who, CardKind card, bool done) {
    if (card == CardKind::Use) mark(who, kUsed, done);
    if (card == CardKind::Repair) mark(who, kRepaired, done);
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Assigned: {
      const auto [who, card] = parts_of<event::Assigned>(event);
      return mark_work(who, card, true);
    }
    case EventKind::ActionLost: {  // a lost action is none
      const auto [who, card] = parts_of<event::ActionLost>(event);
      return mark_work(who, card, false);
    }
    case EventKind::Placed: {
      const auto placed = parts_of<event::Placed>(event);
      if (placed.mode == PlaceMode::Rests) mark(placed.who, kRested);
      return;
    }
    case EventKind::Voted: {
      const auto [who, target] = parts_of<event::Voted>(event);
      if (target != kNoSlot) mark(who, kVoted);
      return;
    }
    case EventKind::TokenLooked: {
      const auto looked = parts_of<event::TokenLooked>(event);
      looked_[at(looked.who)][at(looked.owner)] = looked.alien ? kSawAlien : kSawHuman;
      return;
    }
    default: return;
  }
}

// T-4: the next placement keeps or breaks it; who rests goes to the Sleeping Quarters.
Verdict Ledger::on_placed(const Entry& entry, const Event& event) const {
  if (said_form(entry.said) != Say::WillGo || entry.said.speaker != event.actor) return Verdict::Open;
  return kept_if(u8(parts_of<event::Placed>(event).place) == entry.said.args[0]);
}

// T-13: one's own vote.
Verdict Ledger::on_voted(const Entry& entry, const Event& event) const {
  if (said_form(entry.said) != Say::LetsVote || entry.said.speaker != event.actor) return Verdict::Open;
  return kept_if(parts_of<event::Voted>(event).target == slot_arg(entry.said));
}

// T-9: such a card goes to the one named, or to another although that one could have had it.
Verdict Ledger::on_assigned(const Entry& entry, const Event& event) const {
  const Statement& said = entry.said;
  if (said_form(said) != Say::AssignPromise || now_.table.leader != said.speaker) return Verdict::Open;
  const auto [who, card] = parts_of<event::Assigned>(event);
  if (u8(card) != said.args[0]) return Verdict::Open;
  const Slot named = slot_arg(said, 1);
  if (who == named) return Verdict::Kept;
  return may_be_assigned(*rules_, before_).has(named) ? Verdict::Broken : Verdict::Open;
}

// TT-605, TT-607: before was the question whether to go on; otherwise nobody stood any more, maybe before the
// first card.
bool Ledger::leader_stopped() const {
  return this_round().flips > 0 && before_.flipped == CardKind::None && !before_.standing.empty();
}

// T-9: the pile is done. Who ran out of cards or figures before has kept no promise and broken none.
Verdict Ledger::on_pile_gone(const Entry& entry, bool stopped) {
  const Say say = said_form(entry.said);
  if (say == Say::AssignPromise) return Verdict::Void;
  if (say != Say::LeaderPromise) return Verdict::Open;
  const RoundRecord& round = this_round();
  if (round.leader != entry.said.speaker || (!stopped && round.flips < entry.said.args[0]))
    return Verdict::Void;
  tell(entry.said.id, Saying("the_thing.truth.flips").number(round.flips));
  return kept_if(round.flips == entry.said.args[0]);
}

// T-17: one's own volunteering for that Test.
Verdict Ledger::on_volunteered(const Entry& entry, const Event& event) const {
  const Statement& said = entry.said;
  const auto volunteered = parts_of<event::Volunteered>(event);
  const bool same_test = volunteered.fire == (said.args[1] == kByFire);
  if (said_form(said) != Say::TestPlayer || said.speaker != event.actor || !same_test) return Verdict::Open;
  return kept_if(volunteered.target == slot_arg(said));
}

// T-17: it was done by another. T-18: it was taken at its word.
Verdict Ledger::on_tested(const Entry& entry, const Event& event) const {
  const Slot tested = parts_of<event::Tested>(event).who;
  if (said_form(entry.said) == Say::TestPlayer)
    return tested == slot_arg(entry.said) ? Verdict::Void : Verdict::Open;
  if (said_form(entry.said) != Say::TestMe || tested != speaker_of(entry.said)) return Verdict::Open;
  return Verdict::Kept;
}

// The Tests of the round begin, or are over: who had the means for the Test and kept back has not meant it.
Verdict Ledger::on_phase(Entry& entry, const Event& event) {
  const Say say = said_form(entry.said);
  if (say != Say::TestPlayer && say != Say::TestMe) return Verdict::Open;
  const Slot speaker = speaker_of(entry.said);
  const Phase phase = parts_of<event::PhaseBegan>(event).stage;
  if (phase == Phase::Tests || phase == Phase::RecRoom) {
    if (say == Say::TestMe) entry.due = may_volunteer(entry.said);  // votes may have changed whom Test A hits
    return Verdict::Open;
  }
  if (!entry.due) return Verdict::Void;
  tell(entry.said.id, Saying(say == Say::TestMe ? "the_thing.truth.no_self_test" : "the_thing.truth.no_test")
                          .who(*rules_, speaker));
  return Verdict::Broken;
}

// ---- after the game --------------------------------------------------------------------------------------

void Ledger::tell(std::uint16_t id, const Sentence& truth) {
  if (!truth.key.empty()) truths_.insert_or_assign(id, truth);
}

Sentence Ledger::truth(std::uint16_t id) const {
  const Entry* const entry = book_.find(id);
  if (entry == nullptr || entry->verdict == Verdict::Void) return {};
  const auto told = truths_.find(id);
  return told == truths_.end() ? Sentence{} : told->second;
}

Sentence Ledger::moment(std::uint16_t id) const {
  const Entry* const entry = book_.find(id);
  if (entry == nullptr) return {};
  return Saying("the_thing.truth.moment").number(entry->round).stage(static_cast<Phase>(entry->phase));
}

void Ledger::account(std::vector<Sentence>& out) const {
  if (rules_->few) return;  // nobody had a secret
  const Rules& r = *rules_;
  const Hidden& h = now_.hidden;
  const View seen = view_of(r, now_, kSpectator);
  std::vector<Slot> turned;
  for (Slot slot : h.aliens) turned.push_back(slot);
  std::ranges::sort(turned, {}, [&](Slot slot) { return h.infection[at(slot)].check; });
  for (Slot slot : turned) {
    const Infection& how = h.infection[at(slot)];
    const event::Infected infected{.who = slot, .by = how.by, .round = how.round};
    out.push_back(TheThing::event_text(r, seen, told(infected)));
    if (const int round = now_.table.revealed_round[at(slot)]; round > 0)
      out.push_back(Saying("the_thing.account.revealed").who(r, slot).number(round, "round"));
    if (const int round = now_.table.dead_round[at(slot)]; round > 0)
      out.push_back(Saying("the_thing.account.died").who(r, slot).number(round, "round"));
  }
  for (Slot slot : first_slots(r.slots).without(h.aliens)) {
    const int died = now_.table.dead_round[at(slot)];
    out.push_back(
        Saying("the_thing.account.human").who(r, slot).yes_or_no(died > 0, "died").number(died, "round"));
  }
  for (Slot slot : first_slots(r.slots)) {
    const Believed& believed = believed_[at(slot)];
    if (believed.trusted + believed.accused == 0) continue;
    out.push_back(Saying("the_thing.account.believed")
                      .who(r, slot)
                      .yes_or_no(believed.accused > 0, "any")
                      .number(believed.trusted, "trusted")
                      .number(believed.accused, "accused")
                      .number(believed.rightly, "rightly"));
  }
}

}  // namespace holdout::the_thing
