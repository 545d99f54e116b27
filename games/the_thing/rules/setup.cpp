#include "games/the_thing/rules/changes.h"

// Set-up: 4.1 for 4 to 8 players, 4.2 for 1 to 3. What chance or a player decides is dealt by Preparation.

namespace holdout::the_thing {

namespace {

void lay_out_board(const Rules& r, Table& t) {  // steps 2, 3, 5, 6, 8
  t.fuel = r.fuel_at_start;
  t.damage = r.damage_at_start;
  t.command = u8(r.damage_tokens - total_of(r.damage_at_start));
  t.fuel_depot = u8(r.fuel_depot);
  t.outdoor_depot = u8(r.outdoor_depot);
  t.pantry = u8(r.pantry);
  t.fires = u8(r.fires);
  t.kennel_dogs = u8(r.dogs);
  if (r.kennel_shut) t.cards_gone.add(Location::Kennel);  // TT-1201
}

void lay_out_decks(const Rules& r, State& s) {  // steps 7, 9, 10
  Table& t = s.table;
  Hidden& h = s.hidden;
  h.weapons.shuffled = r.weapons;
  h.items.shuffled = r.items;
  h.lab_bag = r.lab;
  t.weapon_deck = u8(total_of(r.weapons));
  t.item_deck = u8(total_of(r.items));
  t.lab_bag = u8(total_of(r.lab));
  if (r.few) return;  // 4.2, step 2: no Action cards
  h.deck.shuffled = r.cards;
  t.deck_size = u8(total_of(r.cards));
}

void lay_out_figures(const Rules& r, Table& t) {  // steps 10, 11
  t.characters = t.standing = first_slots(r.slots);
  t.owner = SlotOwners::shared_out(r.slots, r.players);
  t.at[at(Location::RecRoom)] = t.characters;
  for (Slot slot : t.characters) t.suspicion[at(slot)] = u8(r.suspicion_start);
  if (r.few) t.threat = u8(r.threat_start);  // 4.2, step 4
}

}  // namespace

void lay_out(const Rules& r, State& s) {
  s = State{};
  Table& t = s.table;
  t.sheet.fill(CharacterId::None);
  t.handed_open.fill(CardKind::None);
  t.voted.fill(kNoSlot);
  t.target.fill(kNoSlot);
  t.dice.fill(Face::None);
  s.hidden.handed.fill(CardKind::None);
  s.hidden.roles_aside = r.few ? r.few_roles : std::array<std::uint8_t, 2>{};
  lay_out_board(r, t);
  lay_out_decks(r, s);
  lay_out_figures(r, t);
}

namespace {

bool sheet_is_free(const Table& t, CharacterId id) { return std::ranges::find(t.sheet, id) == t.sheet.end(); }

// The sheets that nobody has yet, in their order.
template <class Each>
void for_free_sheets(const Table& t, const Each& each) {
  for (int i = 0; i < kMaxSlots; ++i)
    if (const auto id = static_cast<CharacterId>(i); sheet_is_free(t, id)) each(id);
}

void give_sheet(Now& now, Slot slot, CharacterId id) {
  now.s.table.sheet[at(slot)] = id;
  tell(now, event::SheetDealt{.who = slot, .crew = id});
}

// Step 12: exactly one Alien Dog among the tokens dealt. 4.2, step 3: the cards of the variant, which nobody
// sees.
void deal_role(Now& now, Slot slot, Role role) {
  Hidden& h = now.s.hidden;
  if (role == Role::Alien) {
    h.aliens.add(slot);
    h.infection[at(slot)].by = kFirstAlien;
  }
  if (now.rules.few) --h.roles_aside[static_cast<std::size_t>(role)];
  const SeatSet seen = now.rules.few ? SeatSet{} : only(seat_of(now.s.table, slot));  // TT-103, TT-1101
  tell_secret(now, seen, event::RoleDealt{.who = slot, .alien = role == Role::Alien});
}

void take_the_lead(Now& now, Seat seat) {
  now.s.table.leader = seat;
  tell(now, event::LeaderChosen{}, seat);
}

}  // namespace

Flow Preparation::run(Now& now) {
  Table& t = now.s.table;
  const Rules& r = now.rules;
  switch (step) {
    case Step::Token:
      if (!r.few) return ask_chance();  // step 4; not used with 1 to 3 players
      step = Step::Sheets;
      return again();
    case Step::Cards:
      if (count < r.slots * r.dealt_cards) return ask_chance();  // step 10
      step = Step::Sheets;
      count = 0;
      return again();
    case Step::Sheets:
      if (count < r.slots) {  // step 11, TT-1203
        t.actor = slot_at(count);
        return r.choose_characters ? ask_players() : ask_chance();
      }
      step = Step::Roles;
      count = 0;
      t.actor = kNoSlot;
      return again();
    case Step::Roles:
      if (count < r.slots) return ask_chance();  // step 12
      step = Step::Leader;
      return again();
    case Step::Leader:  // step 15, TT-1209
      if (r.first_leader == kNobody && r.players > 1) return ask_chance();
      take_the_lead(now, r.first_leader == kNobody ? Seat{0} : r.first_leader);
      step = Step::Finish;
      return again();
    case Step::Finish: break;
  }
  return become(now, Round{});
}

void Preparation::outcomes(const Rules& r, const State& s, Outcomes& out) const {
  const Hidden& h = s.hidden;
  switch (step) {
    case Step::Token:
      for (Location l : kGreen) out.push(answer::DrawLocation{l}, 1);
      return;
    case Step::Cards: h.deck.outcomes(u8(ActionKind::Draw), out); return;
    case Step::Sheets:
      for_free_sheets(s.table, [&](CharacterId id) { out.push(answer::Deal{id}, 1); });
      return;
    case Step::Roles: {
      const int aliens = r.few ? h.roles_aside[1] : 1 - h.aliens.size();
      const int humans = r.few ? h.roles_aside[0] : r.slots - count - aliens;
      if (humans > 0) out.push(answer::DrawToken{Role::Human}, u8(humans));
      if (aliens > 0) out.push(answer::DrawToken{Role::Alien}, u8(aliens));
      return;
    }
    case Step::Leader:
      for (int i = 0; i < r.players; ++i) out.push(answer::Seat{seat_at(i)}, 1);
      return;
    case Step::Finish: return;
  }
}

Question Preparation::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::PickCharacter, s.table.actor);
}

void Preparation::options(const Rules&, const State& s, Seat, Actions& out) const {
  for_free_sheets(s.table, [&](CharacterId id) { out.push(answer::Sheet{id}); });
}

Flow Preparation::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Token:
      t.token = parts_of<answer::DrawLocation>(a).place;
      tell(now, event::TokenPlaced{t.token});
      step = Step::Cards;
      break;
    case Step::Cards: take_card(now, slot_at(count++ % now.rules.slots), drawn_as<CardKind>(a)); break;
    case Step::Sheets:
      give_sheet(now, slot_at(count++),
                 is<answer::Deal>(a) ? parts_of<answer::Deal>(a).crew : parts_of<answer::Sheet>(a).crew);
      break;
    case Step::Roles: deal_role(now, slot_at(count++), parts_of<answer::DrawToken>(a).role); break;
    case Step::Leader:
      take_the_lead(now, parts_of<answer::Seat>(a).player);
      step = Step::Finish;
      break;
    case Step::Finish: break;
  }
  return again();
}

}  // namespace holdout::the_thing
