#pragma once

#include <array>
#include <string_view>

#include "engine/saving/describe_kernel.h"
#include "games/the_thing/rules/saving/describe_procedures.h"
#include "games/the_thing/rules/saving/describe_words.h"
#include "games/the_thing/rules/seeing/board.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/state.h"

// The fields of state and view, listed once: JSON, bytes, text and hash follow from it. Numbers are for ever.
// Format 1: as listed. The procedures are in describe_procedures.h.

namespace holdout::the_thing {

template <class D>
void describe(D& d, Meeting& m) {
  location_field(d, 1, "at", m.at);
  field(d, 2, "present", m.present);
  field(d, 3, "avoided", m.avoided);
  field(d, 4, "laid", m.laid);
  field(d, 5, "dog", m.dog);
  field(d, 6, "left", m.left);
  field(d, 7, "resolved", m.resolved);
}

template <class D>
void describe(D& d, Departure& b) {
  field(d, 1, "exit", b.exit, kExitNames);
  slot_field(d, 2, "first", b.first);
  slot_field(d, 3, "candidate", b.candidate);
  field(d, 4, "aboard", b.aboard);
  field(d, 5, "asked", b.asked);
}

template <class D>
void describe(D& d, TradeOffer& o) {
  slot_field(d, 1, "from", o.from);
  slot_field(d, 2, "to", o.to);
  field(d, 3, "given", o.given);
  field(d, 4, "asked", o.asked);
}

template <class D>
void describe(D& d, Flame& flame) {
  slot_field(d, 1, "holder", flame.holder);
  field(d, 2, "charges", flame.charges);
}

template <class D>
void describe(D& d, RoundRecord& record) {
  field(d, 1, "contacts", record.contacts);
  field(d, 2, "handed", record.handed);
  field(d, 3, "flips", record.flips);
  field(d, 4, "sabotages", record.sabotages);
  field(d, 5, "leader", record.leader);
}

template <class D>
void describe_figures(D& d, Table& t) {
  field(d, 10, "characters", t.characters);
  field(d, 11, "standing", t.standing);
  field(d, 12, "dead", t.dead);
  slot_list(d, 13, "organism", t.organism);
  field(d, 14, "defeated", t.defeated);
  field(d, 15, "at", t.at);
  field(d, 16, "suspicion", t.suspicion);
  field(d, 17, "proven_round", t.proven_round);
  field(d, 18, "revealed_round", t.revealed_round);
  field(d, 19, "dead_round", t.dead_round);
  field(d, 20, "shown_human", t.shown_human);
  field(d, 21, "shown_alien", t.shown_alien);
}

template <class D>
void describe_station(D& d, Table& t) {
  field(d, 22, "fuel", t.fuel);
  field(d, 23, "damage", t.damage);
  field(d, 24, "burnt", t.burnt);
  field(d, 25, "fuel_depot", t.fuel_depot);
  field(d, 26, "outdoor_depot", t.outdoor_depot);
  field(d, 27, "pantry", t.pantry);
  field(d, 28, "kitchen", t.kitchen);
  field(d, 29, "command", t.command);
  field(d, 30, "fires", t.fires);
  field(d, 31, "boiler_destroyed", t.boiler_destroyed);
  field(d, 32, "no_power", t.no_power);
  field(d, 33, "hungry", t.hungry);
  field(d, 34, "no_blood", t.no_blood);
  field(d, 35, "frost", t.frost);
  field(d, 36, "rescue", t.rescue);
  field(d, 37, "rescue_fuel", t.rescue_fuel);
  field(d, 38, "rescue_gone", t.rescue_gone);
  kind_field(d, 39, "sky", t.sky, kSkyNames);
  kind_field(d, 40, "station_sky", t.station_sky, kSkyNames);
  kind_list(d, 41, "rolls", t.rolls, kSkyNames);
  field(d, 42, "dogs", t.dogs);
  field(d, 43, "kennel_dogs", t.kennel_dogs);
  field(d, 44, "dogs_off", t.dogs_off);
  field(d, 45, "cards_gone", t.cards_gone);
  field(d, 46, "drawn_locations", t.drawn_locations);
  location_field(d, 47, "token", t.token);
  slot_field(d, 48, "token_holder", t.token_holder);
  field(d, 49, "strength", t.strength);
  field(d, 50, "laid", t.laid);
  field(d, 51, "alien_at", t.alien_at);
}

template <class D>
void describe_cards(D& d, Table& t) {
  field(d, 52, "hand_size", t.hand_size);
  field(d, 53, "deck_size", t.deck_size);
  field(d, 54, "discard_size", t.discard_size);
  field(d, 55, "pile_size", t.pile_size);
  field(d, 56, "discard_open", t.discard_open);
  field(d, 57, "pile_open", t.pile_open);
  kind_list(d, 58, "handed_open", t.handed_open, kCardNames);
  kind_field(d, 59, "flipped", t.flipped, kCardNames);
  field(d, 60, "weapons_held", t.weapons_held);
  field(d, 61, "items_held", t.items_held);
  field(d, 62, "lab_held", t.lab_held);
  field(d, 63, "flames", t.flames);
  field(d, 64, "weapon_deck", t.weapon_deck);
  field(d, 65, "item_deck", t.item_deck);
  field(d, 66, "lab_bag", t.lab_bag);
  field(d, 67, "goods_used", t.goods_used);
  field(d, 68, "blood_shown", t.blood_shown);
  field(d, 69, "looked", t.looked);
}

template <class D>
void describe(D& d, Table& t) {
  field(d, 1, "round", t.round);
  field(d, 2, "checks", t.checks);
  field(d, 3, "phase", t.phase, kPhaseNames);
  field(d, 4, "ending", t.ending, kEndingNames);
  field(d, 5, "exit", t.exit, kExitNames);
  field(d, 6, "winners", t.winners);
  field(d, 7, "leader", t.leader);
  slot_field(d, 8, "actor", t.actor);
  field(d, 9, "owner", t.owner);
  describe_figures(d, t);
  describe_station(d, t);
  describe_cards(d, t);
  field(d, 70, "meeting", t.meeting);
  field(d, 71, "boarding", t.boarding);
  field(d, 72, "offer", t.offer);
  field(d, 73, "ballot", t.ballot);
  field(d, 74, "talk_done", t.talk_done);
  field(d, 75, "offers", t.offers);
  slot_list(d, 76, "voted", t.voted);
  field(d, 77, "volunteers", t.volunteers);
  slot_list(d, 78, "target", t.target);
  slot_field(d, 79, "tester", t.tester);
  field(d, 80, "threat", t.threat);
  kind_list(d, 81, "dice", t.dice, kFaceNames);
  field(d, 82, "history", t.history);
  kind_list(d, 83, "sheet", t.sheet, kCharacterNames);
}

template <class D>
void describe(D& d, Belongings& own) {
  field(d, 1, "weapons", own.weapons);
  field(d, 2, "items", own.items);
  field(d, 3, "lab", own.lab);
}

template <class D>
void describe(D& d, OfferDraft& draft) {
  slot_field(d, 1, "partner", draft.partner);
  good_list(d, 2, "give", draft.give);
  good_list(d, 3, "ask", draft.ask);
  slot_field(d, 4, "from", draft.from);
}

template <class D>
void describe(D& d, Infection& how) {
  field(d, 1, "by", how.by);
  field(d, 2, "round", how.round);
  field(d, 3, "check", how.check);
}

template <class D, int Kinds, int Most>
void describe(D& d, Supply<Kinds, Most>& supply) {
  field(d, 1, "shuffled", supply.shuffled);
  field(d, 2, "under", supply.under);
}

template <class D>
void describe(D& d, Hidden& h) {
  field(d, 1, "aliens", h.aliens);
  field(d, 2, "infection", h.infection);
  field(d, 3, "saw_alien", h.saw_alien);
  field(d, 4, "gave_alien", h.gave_alien);
  field(d, 5, "laid", h.laid, kLaidNames);
  field(d, 6, "roles_aside", h.roles_aside);
  field(d, 7, "hands", h.hands);
  field(d, 8, "deck", h.deck);
  field(d, 9, "discards", h.discards);
  field(d, 10, "pile_down", h.pile_down);
  kind_list(d, 11, "handed", h.handed, kCardNames);
  field(d, 12, "discarded", h.discarded);
  field(d, 13, "belongings", h.belongings);
  field(d, 14, "weapons", h.weapons);
  field(d, 15, "items", h.items);
  field(d, 16, "lab_bag", h.lab_bag);
  field(d, 17, "lab_gone", h.lab_gone);
  field(d, 18, "lab_discarded", h.lab_discarded);
  field(d, 19, "goods_lost", h.goods_lost);
  good_list(d, 20, "looked", h.looked);
  kind_field(d, 21, "lab_drawn", h.lab_drawn, kLabNames);
  field(d, 22, "known_goods", h.known_goods);
  field(d, 23, "sealed", h.sealed);
  field(d, 24, "council", h.council);
  field(d, 25, "plan", h.plan);
  field(d, 26, "plan_drafts", h.plan_drafts.by_seat);
  field(d, 27, "alien_choice", h.alien_choice);
  slot_field(d, 28, "alien_victim", h.alien_victim);
  field(d, 29, "drafts", h.drafts.by_seat);
}

template <class D>
void describe(D& d, State& s) {
  field(d, 1, "table", s.table);
  field(d, 2, "hidden", s.hidden);
  field(d, 3, "running", s.running);
}

template <class D, int Kinds>
void describe(D& d, BatchView<Kinds>& batch) {
  field(d, 1, "size", batch.size);
  field(d, 2, "knowers", batch.knowers);
  field(d, 3, "counts", batch.counts);
}

template <class D>
void describe(D& d, View& v) {
  std::int64_t viewer = index(v.viewer);
  d.number(1, "viewer", viewer, 0, index(kSpectator), {});
  v.viewer = seat_at(static_cast<int>(viewer));
  field(d, 2, "prompt", v.prompt);
  field(d, 3, "table", v.table);
  field(d, 4, "stack", v.stack);
  field(d, 5, "alien", v.alien);
  field(d, 6, "infection", v.infection);
  field(d, 7, "saw_alien", v.saw_alien);
  field(d, 8, "gave_alien", v.gave_alien);
  field(d, 9, "laid", v.laid, kLaidNames);
  field(d, 10, "hand", v.hand);
  kind_field(d, 11, "handed", v.handed, kCardNames);
  field(d, 12, "discarded", v.discarded);
  field(d, 13, "deck_open", v.deck_open);
  field(d, 14, "deck", v.deck);
  field(d, 15, "under_deck", v.under_deck);
  field(d, 16, "belongings", v.belongings);
  field(d, 17, "lab_discarded", v.lab_discarded);
  field(d, 18, "under_weapons", v.under_weapons);
  field(d, 19, "under_items", v.under_items);
  good_list(d, 20, "looked", v.looked);
  kind_field(d, 21, "lab_drawn", v.lab_drawn, kLabNames);
  field(d, 22, "known_goods", v.known_goods);
  field(d, 23, "sealed", v.sealed);
  field(d, 24, "draft", v.draft);
  field(d, 25, "offered", v.offered);
  field(d, 26, "council", v.council);
  field(d, 27, "plan", v.plan);
  field(d, 28, "plan_draft", v.plan_draft);
  field(d, 29, "alien_choice", v.alien_choice);
  slot_field(d, 30, "alien_victim", v.alien_victim);
}

// ---- board facts ------------------------------------------------------------------------------------

inline constexpr std::array<std::string_view, 6> kCrewStateNames{"standing", "lying", "human",
                                                                 "dead",     "alien", "defeated"};
inline constexpr std::array<std::string_view, 5> kDeedNames{"none", "pass", "sabotage", "assimilate",
                                                            "take_dog"};
inline constexpr std::array<std::string_view, 4> kTurnedNames{"none", "first", "dog", "by"};

template <class D>
void describe(D& d, BoardPlace& place) {
  field(d, 1, "fuel_spaces", place.fuel_spaces);
  field(d, 2, "damage_spaces", place.damage_spaces);
  field(d, 3, "ready", place.ready);
  field(d, 4, "lost", place.lost);
  field(d, 5, "low", place.low);
}

template <class D>
void describe(D& d, BoardCard& card) {
  kind_field(d, 1, "kind", card.kind, kCardNames);
  slot_field(d, 2, "figure", card.figure);
}

template <class D>
void describe(D& d, SkyRow& row) {
  field(d, 1, "boiler", row.boiler);
  field(d, 2, "generator", row.generator);
  field(d, 3, "rescue", row.rescue);
  field(d, 4, "frost", row.frost);
}

template <class D>
void describe(D& d, Board& b) {
  field(d, 1, "few", b.few);
  field(d, 2, "choose_characters", b.choose_characters);
  field(d, 3, "vote_to_board", b.vote_to_board);
  field(d, 4, "phases", b.phases, kPhaseNames);
  field(d, 5, "suspicion_end", b.suspicion_end);
  field(d, 6, "max_suspicion", b.max_suspicion);
  field(d, 7, "rescue_station", b.rescue_station);
  field(d, 8, "rescue_fuel", b.rescue_fuel);
  field(d, 9, "frost_end", b.frost_end);
  field(d, 10, "dogs", b.dogs);
  field(d, 11, "burns", b.burns);
  field(d, 12, "places", b.places);
  field(d, 13, "crew", b.crew, kCrewStateNames);
  location_field(d, 14, "meeting", b.meeting);
  field(d, 15, "open_cards", b.open_cards);
  field(d, 16, "most_suspected", b.most_suspected);
  slot_list(d, 17, "to_board", b.to_board);
  field(d, 18, "out", b.out);
  field(d, 19, "team", b.team);
  field(d, 20, "aliens", b.aliens);
  slot_field(d, 21, "last_looked", b.last_looked);
  field(d, 22, "turned", b.turned, kTurnedNames);
  field(d, 23, "deed", b.deed, kDeedNames);
  field(d, 24, "idle_cards", b.idle_cards);
  field(d, 25, "idle_weapons", b.idle_weapons);
  field(d, 26, "idle_items", b.idle_items);
  field(d, 27, "idle_lab", b.idle_lab);
  field(d, 28, "sealed", b.sealed);
}

}  // namespace holdout::the_thing
