#include "games/the_thing/rules/the_thing.h"

// Why an answer is refused: the rule that says it best. From the view alone, so a refusal tells nothing that
// the seat does not know; for any bytes, since refused answers come from outside.

namespace holdout::the_thing {

namespace {

class Refusal {
 public:
  Refusal(const Rules& rules, const View& view, Action action)
      : r_(rules), v_(view), t_(view.table), a_(action), open_(asked_kind(view)) {}

  std::string_view rule() const {
    if (t_.phase == Phase::Over || v_.stack.empty()) return "TT-920";
    if (!is_player(v_.viewer) || index(v_.viewer) >= r_.players) return "TT-102";
    if (!v_.prompt.asked) return not_asked();
    switch (static_cast<ActionKind>(a_.kind)) {
      case ActionKind::Place:
      case ActionKind::Special: return placing();
      case ActionKind::HandIn: return handing_in();
      case ActionKind::Wield:
      case ActionKind::Burn: return wielding();
      case ActionKind::Lay: return open_ == QuestionKind::LayTokens ? "TT-551" : question_rule();
      case ActionKind::Peek: return peeking();
      case ActionKind::Choose: return choosing();
      case ActionKind::Test: return testing();
      case ActionKind::UseItem: return using_item();
      case ActionKind::Strike: return striking();
      case ActionKind::Yes: return yes();
      case ActionKind::Give:
      case ActionKind::Ask:
      case ActionKind::Offer: return open_ == QuestionKind::Talk ? "TT-702" : question_rule();
      case ActionKind::CloseTalk: return open_ == QuestionKind::Talk ? "TT-703" : question_rule();
      case ActionKind::TurnDie: return "TT-1144";
      case ActionKind::Cancel: return "TT-1145";
      case ActionKind::Escape: return open_ == QuestionKind::Escape ? "TT-910" : question_rule();
      default: return question_rule();
    }
  }

 private:
  std::string_view question_rule() const {
    const QuestionRow& row = row_of(open_);
    return r_.few ? row.rule_few : row.rule;
  }
  bool out_of_play() const { return characters_of(t_, v_.viewer).empty(); }

  // Somebody else decides: those who are out of play never do (TT-127, TT-757), the others not now.
  std::string_view not_asked() const {
    if (t_.phase == Phase::Setup || !out_of_play()) return question_rule();
    const Slots own = t_.owner.pieces_of(v_.viewer);
    if (!(own & t_.dead).empty()) return "TT-127";
    return (own & t_.defeated).empty() ? "TT-757" : "TT-536";
  }

  std::string_view placing() const {
    if (open_ != QuestionKind::Move && open_ != QuestionKind::PlaceCharacter) return question_rule();
    const Location l = place_in(a_);
    if (l == Location::Sleeping) return r_.few ? "TT-1111" : "TT-416";
    if (!is_green(l)) return "TT-412";
    if (is_burnt(t_, l)) return "TT-582";
    return has_room(r_, t_, l) ? question_rule() : "TT-413";
  }

  std::string_view handing_in() const {
    if (open_ != QuestionKind::HandIn && open_ != QuestionKind::LightCard) return question_rule();
    return open_ == QuestionKind::HandIn ? "TT-411" : "TT-420";
  }

  std::string_view wielding() const {
    const WeaponKind kind = parts_of<answer::Wield>(a_).thing;
    const bool known = u8(kind) < kWeaponKinds;
    switch (open_) {
      case QuestionKind::Avoid: return known && !r_.weapon_rows[at(kind)].avoids ? "TT-1012" : "TT-507";
      case QuestionKind::Fight: return known && !r_.weapon_rows[at(kind)].fights ? "TT-1012" : "TT-1010";
      case QuestionKind::Burn: return known && !r_.weapon_rows[at(kind)].burns ? "TT-1012" : "TT-580";
      case QuestionKind::DiceAction: return "TT-1150";
      default: return question_rule();
    }
  }

  std::string_view peeking() const {
    if (open_ != QuestionKind::Peek) return question_rule();
    const Slot owner = parts_of<answer::Peek>(a_).who;
    const bool laid = index(owner) < kMaxSlots && t_.meeting.laid.has(owner);
    return laid ? "TT-553" : "TT-554";
  }

  std::string_view choosing() const {
    const Slot who = parts_of<answer::Choose>(a_).who;
    const bool playing = index(who) < r_.slots && t_.characters.has(who);
    switch (open_) {
      case QuestionKind::Vote:
        if (!playing || who == own_slot(r_, v_.viewer)) return "TT-704";
        return in_green_zone(t_, who) ? "TT-125" : "TT-704";
      case QuestionKind::Assign: return playing && !t_.standing.has(who) ? "TT-111" : "TT-602";
      case QuestionKind::AssignDice: return playing && !t_.standing.has(who) ? "TT-111" : "TT-1152";
      default: return question_rule();
    }
  }

  // First what the tester lacks, then whom it may test; whose goods the seat does not see cannot test for it.
  std::string_view testing() const {
    const bool fire = open_ == QuestionKind::VolunteerB;
    if (!fire && open_ != QuestionKind::VolunteerA) return question_rule();
    const Slot tester = parts_of<answer::Test>(a_).own;
    if (index(tester) >= r_.slots || !characters_of(t_, v_.viewer).has(tester)) return "TT-720";
    const Belongings& own = v_.belongings[at(tester)];
    if (!fire) return own.lab[at(LabKind::BloodBag)] == 0 ? "TT-720" : "TT-723";
    return own.items[at(ItemKind::Wire)] == 0 || !charged(t_, tester) ? "TT-1021" : "TT-725";
  }

  std::string_view using_item() const {
    if (open_ != QuestionKind::FreeAction) return question_rule();
    const ItemKind item = parts_of<answer::UseItem>(a_).thing;
    if (item == ItemKind::FuelCan) return "TT-632";
    return item == ItemKind::Tools ? "TT-633" : "TT-630";
  }

  std::string_view striking() const {
    if (open_ != QuestionKind::AlienPlan) return question_rule();
    const Location l = parts_of<answer::Strike>(a_).place;
    if (l == Location::Kennel) return "TT-305";
    return is_green(l) && is_burnt(t_, l) ? "TT-121" : "TT-302";
  }

  std::string_view yes() const {
    if (open_ == QuestionKind::Reveal) return t_.round < r_.reveal_from_round ? "TT-1208" : "TT-706";
    return open_ == QuestionKind::UseLight ? "TT-432" : question_rule();
  }

  const Rules& r_;
  const View& v_;
  const Table& t_;
  Action a_;
  QuestionKind open_;
};

}  // namespace

std::string_view TheThing::why_not(const Rules& r, const View& view, Action action) {
  return Refusal(r, view, action).rule();
}

}  // namespace holdout::the_thing
