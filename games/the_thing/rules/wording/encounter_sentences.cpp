#include "games/the_thing/rules/wording/event_sentences.h"

// What happened: encounters, infection, assigned cards and what came of them.

namespace holdout::the_thing {

namespace {

Sentence began_text(const Rules& r, const Event& e) {
  const Slots present(e.open[1]);
  return Saying("the_thing.event.encounter_began")
      .place(place_in(e.open[0]))
      .whos(r, crew_in(e), present)
      .number(present.size())
      .yes_or_no(e.open[2] == 1, "dog")
      .number(e.open[3], "strength");
}

Sentence alien_text(const Rules& r, const Event& e) {
  const auto there = [&](std::string_view key) { return Saying(key).place(place_in(e.open[0])); };
  switch (kind_in(e)) {
    case EventKind::AlienFled: return there("the_thing.event.alien_fled").number(e.open[1]);
    case EventKind::StoodOff: return there("the_thing.event.stood_off").whos(r, crew_in(e), Slots(e.open[1]));
    case EventKind::AlienSabotaged: return there("the_thing.event.alien_sabotaged").number(e.open[1]);
    case EventKind::Assimilated:
      return Saying("the_thing.event.assimilated").who(r, crew_in(e), slot_in(e)).place(place_in(e.open[1]));
    case EventKind::DogAssimilated: return there("the_thing.event.dog_assimilated");
    case EventKind::CharactersFled:
      return there("the_thing.event.characters_fled").whos(r, crew_in(e), Slots(e.open[1]));
    case EventKind::AlienDefeated: return Saying("the_thing.event.alien_defeated");
    case EventKind::StrengthChanged: return Saying("the_thing.event.strength_changed").number(e.open[0]);
    case EventKind::DogLocked: return there("the_thing.event.dog_locked");
    default: return {};
  }
}

Sentence infection_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::DogSkipped: return Saying("the_thing.event.dog_skipped").who(r, crew_in(e), slot);
    case EventKind::DogDrawn:
      if (!seen(e)) return Saying("the_thing.event.dog_drawn").who(r, crew_in(e), slot);
      return Saying("the_thing.event.dog_drawn.seen").yes_or_no(e.secret[0] == 1, "alien");
    case EventKind::DogShown:
      return Saying("the_thing.event.dog_shown").who(r, crew_in(e), slot).yes_or_no(e.open[1] == 1, "alien");
    case EventKind::TokensLaid:
      if (!seen(e)) return Saying("the_thing.event.tokens_laid").who(r, crew_in(e), slot);
      return Saying("the_thing.event.tokens_laid.seen")
          .word(kLaidNames[e.secret[0] % kLaidNames.size()], "laid");
    case EventKind::TokenLooked: {
      Saying looked = Saying(seen(e) ? "the_thing.event.token_looked.seen" : "the_thing.event.token_looked")
                          .who(r, crew_in(e), slot)
                          .who(r, crew_in(e), slot_at(e.open[1] % kMaxSlots), "owner")
                          .number(e.open[2] + 1);
      return seen(e) ? looked.yes_or_no(e.secret[0] == 1, "alien") : looked;
    }
    case EventKind::RoleTold:
      if (!seen(e)) return {};  // TT-563: everybody who looked is told; the others need no line for it
      return Saying("the_thing.event.role_told").yes_or_no(e.secret[0] == 1, "alien");
    case EventKind::SuspicionMoved:
      return Saying(e.open[2] == 0 ? "the_thing.event.proven" : "the_thing.event.suspicion_moved")
          .who(r, crew_in(e), slot)
          .number(e.open[2])
          .number(r.max_suspicion, "most");
    default: return {};
  }
}

Sentence weapon_text(const Rules& r, const Event& e, std::string_view key) {
  return Saying(key).who(r, crew_in(e), slot_in(e)).thing(good(static_cast<WeaponKind>(e.open[1])));
}

// One, two or three cards, as many as were drawn.
Sentence looked_text(const Rules& r, const Event& e) {
  constexpr std::array<std::string_view, 3> kKeys{"the_thing.event.cards_looked.seen1",
                                                  "the_thing.event.cards_looked.seen2",
                                                  "the_thing.event.cards_looked.seen3"};
  constexpr std::array<std::string_view, 3> kNames{"first", "second", "third"};
  const std::size_t n = e.open[2];
  if (e.open[1] == 2) {  // TT-416: others read that somebody rests and picks cards
    if (!seen(e)) return {};
    return Saying("the_thing.event.deck_looked")
        .number(e.secret[0], "use")
        .number(e.secret[1], "repair")
        .number(e.secret[2], "sabotage");
  }
  if (!seen(e) || n == 0 || n > kKeys.size())
    return Saying("the_thing.event.cards_looked")
        .who(r, crew_in(e), slot_in(e))
        .yes_or_no(e.open[1] == 1, "items")
        .number(e.open[2]);
  Saying looked = Saying(kKeys[n - 1]).who(r, crew_in(e), slot_in(e));
  for (std::size_t i = 0; i < n; ++i) looked.thing(static_cast<Good>(e.secret[i]), kNames[i]);
  return looked;
}

Sentence lab_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::LabDrawn:
      if (!seen(e)) return {};  // kept or discarded is told
      return Saying("the_thing.event.lab_drawn")
          .who(r, crew_in(e), slot)
          .lab(static_cast<LabKind>(e.secret[0]));
    case EventKind::LabKept: return Saying("the_thing.event.lab_kept").who(r, crew_in(e), slot);
    case EventKind::LabDiscarded:
      if (!seen(e)) return Saying("the_thing.event.lab_discarded").who(r, crew_in(e), slot);
      return Saying("the_thing.event.lab_discarded.seen")
          .who(r, crew_in(e), slot)
          .lab(static_cast<LabKind>(e.secret[0]));
    case EventKind::BloodDiscarded: return Saying("the_thing.event.blood_discarded");
    case EventKind::NoBlood: return Saying("the_thing.event.no_blood");
    case EventKind::LabLost: return Saying("the_thing.event.lab_lost").number(e.open[0]);
    default: return {};
  }
}

Sentence assigned_text(const Rules& r, const Event& e) {
  const CardKind card = card_in(e.open[1]);
  if (card == CardKind::None) return Saying("the_thing.event.dice_assigned").who(r, crew_in(e), slot_in(e));
  return Saying("the_thing.event.assigned").who(r, crew_in(e), slot_in(e)).card(card);
}

}  // namespace

Sentence encounter_text(const Rules& r, const Event& e) {
  switch (kind_in(e)) {
    case EventKind::EncounterBegan: return began_text(r, e);
    case EventKind::Avoided: return weapon_text(r, e, "the_thing.event.avoided");
    case EventKind::Fought: return weapon_text(r, e, "the_thing.event.fought");
    case EventKind::PileCardLost: return Saying("the_thing.event.pile_card_lost");
    default: break;
  }
  return kind_in(e) <= EventKind::DogLocked ? alien_text(r, e) : infection_text(r, e);
}

Sentence action_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::Burnt:
      return Saying("the_thing.event.burnt")
          .who(r, crew_in(e), slot)
          .thing(good(static_cast<WeaponKind>(e.open[1])))
          .place(place_in(e.open[2]));
    case EventKind::Flipped: return Saying("the_thing.event.flipped").card(card_in(e.open[0]));
    case EventKind::Assigned: return assigned_text(r, e);
    case EventKind::ActionLost:
      return Saying("the_thing.event.action_lost").who(r, crew_in(e), slot).card(card_in(e.open[1]));
    case EventKind::Lay: return Saying("the_thing.event.lay").who(r, crew_in(e), slot);
    case EventKind::PileDiscarded: return Saying("the_thing.event.pile_discarded").number(e.open[0]);
    case EventKind::CardsLooked: return looked_text(r, e);
    case EventKind::CardKept:
      if (!seen(e)) return Saying("the_thing.event.card_kept").who(r, crew_in(e), slot);
      return Saying("the_thing.event.card_kept.seen")
          .who(r, crew_in(e), slot)
          .thing(static_cast<Good>(e.secret[0]));
    case EventKind::FlamethrowerTaken:
      return Saying("the_thing.event.flamethrower_taken").who(r, crew_in(e), slot).number(e.open[1]);
    case EventKind::CardsRemoved:
      return Saying("the_thing.event.cards_removed").yes_or_no(e.open[0] == 1, "items").number(e.open[1]);
    case EventKind::ItemUsed:
      return Saying("the_thing.event.item_used")
          .who(r, crew_in(e), slot)
          .thing(good(static_cast<ItemKind>(e.open[1])));
    case EventKind::KeysShown: return Saying("the_thing.event.keys_shown").who(r, crew_in(e), slot);
    case EventKind::WeaponGone: return weapon_text(r, e, "the_thing.event.weapon_gone");
    default: return lab_text(r, e);
  }
}

}  // namespace holdout::the_thing
