#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/terrorscape.h"

// Why an answer is refused: the rule that says it best. From the view alone, so a refusal tells nothing that
// the seat does not know; for any bytes, since refused answers come from outside.

namespace holdout::terrorscape {

namespace {

std::string_view rule_of_item(Item item) {
  switch (item) {
    case Item::Tools: return "TS-166";
    case Item::Herbs: return "TS-177";
    case Item::WhiskyBottle: return "TS-179";
    case Item::Hatchet: return "TS-180";
    case Item::AncientAmulet: return "TS-085";
    case Item::Firecracker: return "TS-176";
    case Item::SecretMap: return "TS-144";
    case Item::Sedative: return "TS-182";
    case Item::Adrenaline: return "TS-181";
    case Item::Flashlight: return "TS-174";
    case Item::TrapParts: return "TS-175";
    case Item::MedicalKit: return "TS-178";
    case Item::Camera: return "TS-183";
    case Item::Key: return "TS-127";
    case Item::LimePowder:
    case Item::Ammo:
    case Item::Revolver:
    case Item::Shortsword:
    case Item::Longsword:
    case Item::None: break;
  }
  return "TS-326";
}

std::string_view rule_of_plan(Plan plan) {
  switch (plan) {
    case Plan::PowderKeg: return "TS-567";
    case Plan::Buzzer: return "TS-579";
    case Plan::Transmitter: return "TS-577";
    case Plan::Tunnels: return "TS-576";
    case Plan::MasterKey:
    case Plan::OldChest: return "TS-578";
    default: return "TS-565";
  }
}

class Refusal {
 public:
  Refusal(const Rules& rules, const View& view, Action action)
      : r_(rules), v_(view), t_(view.table), side_(view.survivors), a_(action), open_(asked_kind(view)) {}

  std::string_view rule() const {
    if (t_.moment == Moment::Over) return "TS-404";
    if (!is_player(v_.viewer) || index(v_.viewer) >= r_.players) return "TS-017";
    if (!v_.prompt.asked) return not_asked();
    switch (open_) {
      case QuestionKind::NextSurvivor: return is<answer::Begin>(a_) ? "TS-145" : question_rule();
      case QuestionKind::Action: return acting();
      case QuestionKind::EffectTarget: return target();
      case QuestionKind::Exchange: return exchanging();
      case QuestionKind::PlanStage: return is<answer::Advance>(a_) ? "TS-561" : question_rule();
      case QuestionKind::FastCard:
      case QuestionKind::MainChoice:
      case QuestionKind::SlowCard: return killing();
      case QuestionKind::DetectTarget: return is<answer::Pair>(a_) ? "TS-383" : question_rule();
      case QuestionKind::CardPath: return stepping();
      default: return question_rule();
    }
  }

 private:
  std::string_view question_rule() const { return row_of(open_).rule; }

  std::string_view not_asked() const {
    const Survivors own = survivors_of(r_, v_.viewer);
    if (is_survivor_seat(r_, v_.viewer) && t_.moment != Moment::Pick && (own & in_mansion(t_)).empty())
      return "TS-554";
    return question_rule();
  }

  Survivor me() const { return asked_for(r_, v_); }
  Location here() const { return me() == kNoSurvivor ? Location::None : side_.at[at(me())]; }
  bool carries(Item item) const {
    return me() != kNoSurvivor && at(item) < kItemKinds && side_.packs[at(me())][at(item)] > 0;
  }

  // ---- the turn of a Survivor
  // --------------------------------------------------------------------------------

  std::string_view acting() const {
    switch (static_cast<ActionKind>(a_.kind)) {
      case ActionKind::Go: return side_.acted ? "TS-147" : moving(parts_of<answer::Go>(a_).room);
      case ActionKind::Calm: return "TS-147";
      case ActionKind::Clear: return side_.acted ? "TS-147" : "TS-163";
      case ActionKind::Repair: return side_.acted ? "TS-147" : "TS-164";
      case ActionKind::RepairTools:
        return side_.acted ? "TS-147" : carries(Item::Tools) ? "TS-164" : "TS-166";
      case ActionKind::Scavenge: return side_.acted ? "TS-147" : "TS-170";
      case ActionKind::Use: return using_item(parts_of<answer::Use>(a_).thing);
      case ActionKind::Ability: return ability();
      case ActionKind::UseTrait: return using_trait(parts_of<answer::UseTrait>(a_).trait);
      case ActionKind::UsePlan: return rule_of_plan(parts_of<answer::UsePlan>(a_).plan);
      case ActionKind::ExchangeWith: return side_.exchanges >= kMostExchanges ? "TS-149" : "TS-126";
      case ActionKind::PickUp: return "TS-539";
      case ActionKind::EndTurn: return "TS-149";
      default: return question_rule();
    }
  }

  // Boards stand in the way, or it is too far.
  std::string_view moving(Location to) const {
    if (here() == Location::None || at(to) >= kLocations) return "TS-160";
    const bool near = ends_of_move(here(), r_.move_least, r_.move_most, {}).has(to);
    return near ? "TS-023" : "TS-160";
  }

  std::string_view using_item(Item item) const {
    if (at(item) >= kItemKinds) return "TS-162";
    const bool owned = row(item).owner == 0;
    if (!owned && carries(item)) return "TS-128";
    if (row(item).special && side_.acted) return "TS-147";
    if (item == Item::Adrenaline && carries(item)) return "TS-032";
    return rule_of_item(item);
  }

  std::string_view ability() const {
    if (me() == kNoSurvivor) return "TS-162";
    switch (t_.persons[at(me())]) {
      case Person::Marco: return side_.acted ? "TS-147" : "TS-224";
      case Person::Sophia: return side_.passages >= kMostPassages ? "TS-149" : "TS-225";
      case Person::William: return side_.acted ? "TS-147" : "TS-227";
      default: return "TS-162";
    }
  }

  std::string_view using_trait(SurvivorTrait trait) const {
    const bool known = me() != kNoSurvivor && at(trait) < kSurvivorTraits;
    if (known && side_.used[at(me())].has(trait)) return "TS-506";
    return trait == SurvivorTrait::BurstOfSpeed || trait == SurvivorTrait::Guide ? "TS-523" : "TS-162";
  }

  std::string_view target() const {
    const auto* turn = under_way<Turn>(v_);
    if (turn == nullptr) return question_rule();
    switch (static_cast<ActionKind>(turn->chosen)) {
      case ActionKind::Use: return rule_of_item(static_cast<Item>(turn->what));
      case ActionKind::UsePlan: return rule_of_plan(static_cast<Plan>(turn->what));
      case ActionKind::Ability: return ability();
      default: return question_rule();
    }
  }

  std::string_view exchanging() const {
    const bool key = (is<answer::Give>(a_) && parts_of<answer::Give>(a_).thing == Item::Key) ||
                     (is<answer::Ask>(a_) && parts_of<answer::Ask>(a_).thing == Item::Key);
    return key ? "TS-127" : "TS-126";
  }

  // ---- the Killer
  // --------------------------------------------------------------------------------------------

  int hand() const { return cards_in(v_.killer.hand); }

  std::string_view killing() const {
    if (is<answer::Search>(a_) || is<answer::Step>(a_)) return main_action();
    if (!is<answer::Play>(a_)) return question_rule();
    const Skill skill = parts_of<answer::Play>(a_).skill;
    if (at(skill) >= kSkillKinds || v_.killer.hand[at(skill)] == 0) return "TS-260";
    const auto* phase = under_way<KillerPhase>(v_);
    if (open_ == QuestionKind::MainChoice && phase != nullptr && phase->actions > 0) return "TS-242";
    const int cost = r_.skill(skill).cost;
    return cost != kAllCards && cost > hand() - 1 ? "TS-261" : "TS-260";
  }

  std::string_view main_action() const {
    if (open_ != QuestionKind::MainChoice) return "TS-245";
    const auto* phase = under_way<KillerPhase>(v_);
    return phase != nullptr && phase->actions >= r_.killer_actions ? "TS-243" : "TS-022";
  }

  std::string_view stepping() const {
    if (!is<answer::Step>(a_)) return question_rule();
    const Location to = parts_of<answer::Step>(a_).room;
    if (at(to) >= kLocations || v_.killer.at == Location::None) return "TS-022";
    return adjacent(v_.killer.at, to) ? "TS-022" : "TS-020";
  }

  static constexpr int kMostExchanges = 6;  // TS-149
  static constexpr int kMostPassages = 8;   // likewise

  const Rules& r_;
  const View& v_;
  const Table& t_;
  const SurvivorSecrets& side_;
  Action a_;
  QuestionKind open_;
};

}  // namespace

std::string_view Terrorscape::why_not(const Rules& r, const View& view, Action action) {
  return Refusal(r, view, action).rule();
}

}  // namespace holdout::terrorscape
