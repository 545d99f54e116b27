#include "games/terrorscape/rules/talking/ledger.h"

#include <algorithm>

#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

namespace {

constexpr std::uint16_t bit(NoiseCause cause) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(cause));
}

// Who stands for this person of a statement.
Survivor meant(const Table& t, std::uint16_t person) { return who_is(t, static_cast<Person>(person)); }

// What the use of an item sounds like; nothing: it makes no noise.
std::uint16_t cause_of(Item item) {
  switch (item) {
    case Item::WhiskyBottle: return bit(NoiseCause::Bottle);
    case Item::Camera: return bit(NoiseCause::Camera);
    case Item::Firecracker: return bit(NoiseCause::Firecracker);
    case Item::Herbs: return bit(NoiseCause::Herbs);
    default: return 0;
  }
}

bool is_claim(Say say) {
  switch (say) {
    case Say::WhereClaim:
    case Say::AreaClaim:
    case Say::Progress:
    case Say::NearlyDone:
    case Say::ItemClaim:
    case Say::NoiseClaim:
    case Say::HandCard:
    case Say::HandSize: return true;
    default: return false;
  }
}

}  // namespace

void Ledger::hear(const Statement& said) {
  const Finding finding = found(said);
  book_.hear(
      {.said = said, .verdict = finding.verdict, .round = now_.table.round, .phase = u8(now_.table.phase)});
  if (!finding.truth.key.empty()) truths_.insert_or_assign(said.id, finding.truth);
  if (!is_claim(said_form(said))) return;
  Told& told = told_[static_cast<std::size_t>(index(said.speaker))];
  ++told.claims;
  told.lies += is_lie(finding.verdict) ? 1 : 0;
}

// By the facts at the moment of speaking; the rest cannot be judged.
Ledger::Finding Ledger::found(const Statement& said) const {
  const Table& t = now_.table;
  if (t.killer == Killer::None) return {};
  switch (said_form(said)) {
    case Say::WhereClaim: return on_place(meant(t, said.args[0]), only(static_cast<Location>(said.args[1])));
    case Say::AreaClaim: return on_place(meant(t, said.args[0]), rooms_of(static_cast<Area>(said.args[1])));
    case Say::Progress: return on_radio(said.args[0], false);
    case Say::NearlyDone: return on_radio(0, true);
    case Say::ItemClaim: return on_item(meant(t, said.args[1]), static_cast<Item>(said.args[0]));
    case Say::NoiseClaim:
      return on_noise(static_cast<Location>(said.args[0]), static_cast<NoiseCause>(said.args[1]));
    case Say::HandCard: return on_card(static_cast<Skill>(said.args[0]));
    case Say::HandSize: return on_hand(said.args[0]);
    default: return {};
  }
}

Ledger::Finding Ledger::on_place(Survivor who, Locations said) const {
  if (who == kNoSurvivor || !in_mansion(now_.table).has(who)) return {};
  const Location room = where(now_, who);
  return {true_if(said.has(room)), Saying("terrorscape.truth.place").who(now_.table, who).room(room)};
}

// "Nearly done" means that one or two steps were left.
Ledger::Finding Ledger::on_radio(int steps, bool nearly) const {
  constexpr int kNearly = 2;
  const int placed = now_.hidden.survivors.repairs;
  const int all = rules_->repair_steps;
  const bool right = nearly ? placed < all && placed >= all - kNearly : placed == steps;
  return {true_if(right), Saying("terrorscape.truth.radio").number(placed).number(all, "all")};
}

Ledger::Finding Ledger::on_item(Survivor who, Item item) const {
  if (who == kNoSurvivor) return {};
  const SurvivorSecrets& side = now_.hidden.survivors;
  const bool has = item == Item::Key ? side.keys[at(who)] > 0 : carries(now_, who, item);
  return {true_if(has),
          Saying("terrorscape.truth.item").who(now_.table, who).thing(item).yes_or_no(has, "has")};
}

// Of the noise that was told last, or is made and not yet told.
Ledger::Finding Ledger::on_noise(Location room, NoiseCause cause) const {
  const std::uint16_t causes = causes_[at(room)] | causes_before_[at(room)];
  const bool right = (causes & bit(cause)) != 0;
  return {
      true_if(right),
      Saying("terrorscape.truth.noise").room(room).yes_or_no(causes != 0, "noisy").yes_or_no(right, "so")};
}

Ledger::Finding Ledger::on_card(Skill skill) const {
  const bool has = now_.hidden.killer.hand[at(skill)] > 0;
  return {true_if(has), Saying("terrorscape.truth.card").skill(skill).yes_or_no(has, "has")};
}

Ledger::Finding Ledger::on_hand(int cards) const {
  const int held = hand_size(now_);
  return {true_if(held == cards), Saying("terrorscape.truth.hand").number(held)};
}

// ---- what happens ----------------------------------------------------------------------------------------

void Ledger::see(const Event& event, const State& after) {
  now_ = after;
  note_noise(event);
}

// An event tells what is done, the next one that it was heard.
void Ledger::note_noise(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
      causes_before_ = causes_;
      causes_ = {};
      return;
    case EventKind::TurnBegan:
    case EventKind::Moved:
    case EventKind::DiscovererNamed: cause_ = 0; return;
    case EventKind::ItemUsed: cause_ = cause_of(parts_of<event::ItemUsed>(event).thing); return;
    case EventKind::AbilityUsed: cause_ = bit(NoiseCause::Sprint); return;
    case EventKind::TraitUsed:
    case EventKind::PlanUsed: cause_ = bit(NoiseCause::Trait); return;
    case EventKind::Repaired: cause_ = bit(NoiseCause::Repair); return;
    case EventKind::Drawn: cause_ = bit(NoiseCause::Search); return;
    case EventKind::FirecrackerLit: causes_.fill(bit(NoiseCause::Firecracker)); return;
    case EventKind::NoiseMade: causes_[at(parts_of<event::NoiseMade>(event).room)] |= cause_; return;
    default: return;
  }
}

// ---- after the game --------------------------------------------------------------------------------------

Verdict Ledger::verdict(std::uint16_t id) const {
  const Verdict verdict = book_.verdict(id);
  const bool settles_later = verdict == Verdict::True || verdict == Verdict::False;
  return settles_later && !is_over() ? Verdict::Open : verdict;
}

Sentence Ledger::truth(std::uint16_t id) const {
  const auto told = truths_.find(id);
  return told == truths_.end() || !is_over() ? Sentence{} : told->second;
}

Sentence Ledger::moment(std::uint16_t id) const {
  const StatementBook::Entry* const entry = book_.find(id);
  if (entry == nullptr) return {};
  return Saying("terrorscape.truth.moment")
      .number(entry->round, "round")
      .word(kPhaseKeys[entry->phase % kPhaseKeys.size()], "stage");
}

void Ledger::account(std::vector<Sentence>& out) const {
  const Table& t = now_.table;
  if (t.killer == Killer::None) return;
  for (Survivor who : in_mansion(t))
    out.push_back(Saying("terrorscape.account.place").who(t, who).room(where(now_, who)));
  out.push_back(Saying("terrorscape.account.killer").killer(t.killer).room(now_.hidden.killer.at));
  if (t.help == Table::kNoHelp)
    out.push_back(Saying("terrorscape.account.radio").number(now_.hidden.survivors.repairs));
  for (Seat seat : first_seats(rules_->players)) {
    const Told& told = told_[static_cast<std::size_t>(index(seat))];
    if (told.claims > 0)
      out.push_back(
          Saying("terrorscape.account.lies").player(seat).number(told.claims, "claims").number(told.lies));
  }
}

}  // namespace holdout::terrorscape
