#include "games/the_thing/ledger.h"

#include <algorithm>

#include "games/the_thing/sentences.h"
#include "games/the_thing/the_thing.h"

namespace holdout::the_thing {

namespace {

// With 4 to 8 players, where words matter, the seat and its figure have the same number.
Slot slot_arg(const Statement& said, std::size_t i = 0) {
  return said.args[i] == kNotSaid ? kNoSlot : slot_at(said.args[i]);
}

bool met(const Table& t, Slot one, Slot other, int round) {
  if (round < 1 || round > t.round) return false;
  const Contacts& contacts = t.history[static_cast<std::size_t>(round - 1)].contacts;
  return contacts.looked_at(one) == other || contacts.looked_at(other) == one;
}

bool has_good(const State& s, Slot slot, Good g) {
  return is_weapon(g) ? holds(s, slot, weapon_of(g)) : holds(s, slot, item_of(g));
}

// The acts of T-24, in the order of their words.
enum Act : std::uint8_t { kUsed, kRepaired, kRested, kVoted };

}  // namespace

void Ledger::hear(const Statement& said) {
  count_belief(said);
  book_.hear({.said = said, .verdict = at_once(said)});
}

// What can be told when it is said; the others wait for what happens, or are neither true nor false.
Verdict Ledger::at_once(const Statement& said) const {
  if (rules_->few) return Verdict::Void;
  switch (said_form(said)) {
    case Say::WillGo:
    case Say::LeaderPromise:
    case Say::LetsVote: return Verdict::Open;
    default: return on_claim(said, slot_at(index(said.speaker)));
  }
}

Verdict Ledger::on_claim(const Statement& said, Slot speaker) const {
  const Hidden& h = now_.hidden;
  switch (said_form(said)) {
    case Say::Human: return true_if(!h.aliens.has(speaker));                               // T-1
    case Say::Accuse: return true_if(h.aliens.has(slot_arg(said)));                        // T-2
    case Say::Trust: return true_if(!h.aliens.has(slot_arg(said)));                        // T-3
    case Say::Have: return true_if(has_good(now_, speaker, Good{u8(int{said.args[0]})}));  // T-10
    case Say::HaveBlood: return true_if(h.belongings[at(speaker)].lab[at(LabKind::BloodBag)] > 0);
    case Say::HandedIn: {  // T-14
      const auto card = static_cast<CardKind>(said.args[0]);
      return true_if(h.handed[at(speaker)] == card || now_.table.handed_open[at(speaker)] == card);
    }
    case Say::TokenWasHuman: return true_if(looked_[at(speaker)][at(slot_arg(said))] == 1);  // T-15
    case Say::Chain:                                                                         // T-16
      return true_if(met(now_.table, slot_arg(said), slot_arg(said, 1), said.args[2]));
    case Say::MyAct: return true_if(did(speaker, said.args[0], said.args[1]));  // T-24
    default: return Verdict::Void;
  }
}

bool Ledger::did(Slot who, int round, int act) const {
  if (round < 1 || round > kMaxRounds) return false;
  return (acts_[at(who)][static_cast<std::size_t>(round - 1)] >> act & 1) != 0;
}

void Ledger::count_belief(const Statement& said) {
  if (rules_->few) return;
  if (said_form(said) == Say::Trust) ++believed_[at(slot_arg(said))].trusted;
  if (said_form(said) != Say::Accuse) return;
  Believed& accused = believed_[at(slot_arg(said))];
  ++accused.accused;
  accused.rightly += now_.hidden.aliens.has(slot_arg(said));
}

void Ledger::see(const Event& event, const State& after) {
  now_ = after;
  note_act(event);
  if (!book_.has_open()) return;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Placed: return book_.judge_each([&](Entry& e) { return on_placed(e, event); });
    case EventKind::Voted: return book_.judge_each([&](Entry& e) { return on_voted(e, event); });
    case EventKind::PileDiscarded:
      return book_.judge_each([&](Entry& e) { return on_pile_gone(e, event.open[0]); });
    case EventKind::Gathered:  // nothing was discarded if the last card was flipped
      return book_.judge_each([&](Entry& e) { return on_pile_gone(e, 0); });
    case EventKind::GameEnded: return book_.judge_each([](Entry&) { return Verdict::Void; });
    default: return;
  }
}

void Ledger::note_act(const Event& event) {
  const auto& open = event.open;
  const auto mark = [&](Act act) {
    std::uint8_t& acts =
        acts_[open[0] % kMaxSlots][static_cast<std::size_t>(std::max(int{now_.table.round}, 1) - 1)];
    acts = u8(acts | 1 << act);
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Assigned:
      if (open[2] != 0) return;  // a lost action is none
      if (open[1] == u8(CardKind::Use)) mark(kUsed);
      if (open[1] == u8(CardKind::Repair)) mark(kRepaired);
      return;
    case EventKind::Placed:
      if (open[2] == 2) mark(kRested);
      return;
    case EventKind::Voted:
      if (open[1] < kMaxSlots) mark(kVoted);
      return;
    case EventKind::TokenLooked:
      looked_[open[0] % kMaxSlots][open[1] % kMaxSlots] = event.secret[0] != 0 ? 2 : 1;
      return;
    default: return;
  }
}

// T-4: the next placement keeps or breaks it.
Verdict Ledger::on_placed(const Entry& entry, const Event& event) const {
  if (said_form(entry.said) != Say::WillGo || entry.said.speaker != event.actor) return Verdict::Open;
  return kept_if(event.open[2] != 2 && event.open[1] == entry.said.args[0]);
}

// T-13: one's own vote.
Verdict Ledger::on_voted(const Entry& entry, const Event& event) const {
  if (said_form(entry.said) != Say::LetsVote || entry.said.speaker != event.actor) return Verdict::Open;
  const Slot target = event.open[1] < kMaxSlots ? slot_at(event.open[1]) : kNoSlot;
  return kept_if(target == slot_arg(entry.said));
}

// T-9: the Leader has stopped. Who ran out of cards or figures before has kept no promise and broken none.
Verdict Ledger::on_pile_gone(const Entry& entry, int left) const {
  if (said_form(entry.said) != Say::LeaderPromise) return Verdict::Open;
  const RoundRecord& round = now_.table.history[static_cast<std::size_t>(now_.table.round - 1)];
  if (round.leader != entry.said.speaker || (left == 0 && round.flips < entry.said.args[0]))
    return Verdict::Void;
  return kept_if(round.flips == entry.said.args[0]);
}

void Ledger::account(std::vector<Sentence>& out) const {
  if (rules_->few) return;  // nobody had a secret
  const Rules& r = *rules_;
  const Hidden& h = now_.hidden;
  std::vector<Slot> turned;
  for (Slot slot : h.aliens) turned.push_back(slot);
  std::ranges::sort(turned, {}, [&](Slot slot) { return h.infection[at(slot)].check; });
  for (Slot slot : turned) {
    const Infection& how = h.infection[at(slot)];
    const Event told{.kind = u8(EventKind::Infected), .open = {u8(slot), how.by, how.round}};
    out.push_back(TheThing::event_text(r, told));
    if (const int round = now_.table.revealed_round[at(slot)]; round > 0)
      out.push_back(Saying("the_thing.account.revealed").who(r, slot).number(round, "round"));
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
