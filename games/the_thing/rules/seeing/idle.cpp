#include "games/the_thing/rules/seeing/idle.h"

#include <string_view>

#include "engine/rule_number.h"
#include "games/the_thing/rules/the_thing.h"

// Each card has a moment of its own, and the rule of that moment says best why it waits. Where such a
// question is asked, `why_not` knows what does not fit.

namespace holdout::the_thing {

namespace {

bool asked(const View& view, QuestionKind kind) { return view.prompt.asked && asked_kind(view) == kind; }

std::string_view of_card(const Rules& r, const View& view) {
  const Slot own = own_slot(r, view.viewer);
  const bool sees = own != kNoSlot && has_ability(view.table, own, CharacterId::Norris);
  return view.table.no_power && !sees ? "TT-430" : "TT-411";  // TT-432
}

std::string_view of_weapon(const Rules& r, const View& view, WeaponKind kind) {
  for (QuestionKind each : {QuestionKind::Avoid, QuestionKind::Fight, QuestionKind::Burn})
    if (asked(view, each)) return TheThing::why_not(r, view, answer::Wield{kind});
  return r.weapon_rows[at(kind)].avoids ? "TT-507" : "TT-1010";
}

std::string_view of_item(const Rules& r, ItemKind kind) {
  switch (kind) {
    case ItemKind::FuelCan: return "TT-632";
    case ItemKind::Tools: return "TT-633";
    case ItemKind::Keys: return "TT-910";
    case ItemKind::Wire: return "TT-1021";
    case ItemKind::Flashlight: return r.few ? "TT-1142" : "TT-432";
    case ItemKind::None: break;
  }
  return "TT-630";
}

std::string_view of_lab(const View& view, LabKind kind) {
  if (kind == LabKind::Failure) return "TT-651";
  return asked(view, QuestionKind::VolunteerA) ? "TT-723" : "TT-720";
}

void tell_goods(const Rules& r, const View& view, const Belongings& own, Board& b) {
  for (std::size_t i = 0; i < own.weapons.size(); ++i)
    if (own.weapons[i] > 0) b.idle_weapons[i] = rule_number(of_weapon(r, view, static_cast<WeaponKind>(i)));
  for (std::size_t i = 0; i < own.items.size(); ++i)
    if (own.items[i] > 0) b.idle_items[i] = rule_number(of_item(r, static_cast<ItemKind>(i)));
  for (std::size_t i = 0; i < own.lab.size(); ++i)
    if (own.lab[i] > 0) b.idle_lab[i] = rule_number(of_lab(view, static_cast<LabKind>(i)));
}

}  // namespace

void tell_what_lies_idle(const Rules& r, const View& view, Board& b) {
  for (std::size_t i = 0; i < view.hand.size(); ++i)
    if (view.hand[i] > 0) b.idle_cards[i] = rule_number(of_card(r, view));
  if (!is_player(view.viewer)) return;
  for (Slot own : characters_of(view.table, view.viewer)) tell_goods(r, view, view.belongings[at(own)], b);
}

}  // namespace holdout::the_thing
