#pragma once

#include <array>
#include <string_view>

#include "engine/saving/describe_kernel.h"
#include "games/osaczeni/rules/seeing/board.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/state.h"
#include "osaczeni_tables.h"

// The fields of state, view, board facts and procedures, listed once: JSON, bytes, text and hash follow from
// it. Numbers are for ever. Format 1: as listed.

namespace holdout::osaczeni {

inline constexpr std::array<std::string_view, 9> kPhaseKeys{
    "setup", "search", "badge", "destination", "move", "arrival", "attack", "end", "over"};
inline constexpr std::array<std::string_view, 3> kVoteKeys{"search", "badge", "feed"};
inline constexpr std::array<std::string_view, 4> kEndingKeys{"running", "normal", "no_survivors", "stalled"};
inline constexpr std::array<std::string_view, 7> kAreaNames = [] {
  auto names = tables::kAreaKeys;
  names[0] = "none";
  return names;
}();
// Shifted by one, so that "none" is a value like any other.
inline constexpr auto kItemNames = [] {
  std::array<std::string_view, tables::kItemKeys.size() + 1> names{"none"};
  for (std::size_t i = 0; i < tables::kItemKeys.size(); ++i) names[i + 1] = tables::kItemKeys[i];
  return names;
}();

template <class D>
void describe(D& d, Character& who) {
  field(d, 1, "id", who.id);
}

// One number a card kind, in the order of figures/items.json.
template <class D>
void describe(D& d, Cards& cards) {
  Cards read;
  for (std::size_t i = 0; i < tables::kItemKeys.size(); ++i) {
    std::int64_t count = cards.count(static_cast<Item>(i));
    d.number(static_cast<int>(i) + 1, tables::kItemKeys[i], count, 0, 15, {});
    read = Cards(read.bits() | static_cast<std::uint64_t>(count) << (4 * i));
  }
  cards = read;
}

template <class D>
void cards_field(D& d, int id, std::string_view name, Cards& cards) {
  d.open(id, name);
  describe(d, cards);
  d.close();
}

template <class D>
void item_field(D& d, int id, std::string_view name, Item& item) {
  std::int64_t shifted = item == kNoItem ? 0 : static_cast<std::int64_t>(item) + 1;
  d.number(id, name, shifted, 0, static_cast<std::int64_t>(kItemNames.size()) - 1, kItemNames);
  item = shifted == 0 ? kNoItem : static_cast<Item>(shifted - 1);
}

template <class D>
void item_list(D& d, int id, std::string_view name, std::array<Item, kMaxSearches>& items) {
  d.open_list(id, name, kMaxSearches, kMaxSearches);
  for (Item& item : items) item_field(d, 0, "", item);
  d.close_list();
}

template <class D>
void describe(D& d, Gift& gift) {
  field(d, 1, "giver", gift.giver);
  field(d, 2, "receiver", gift.receiver);
}

template <class D>
void describe(D& d, SearchChoice& choice) {
  cards_field(d, 1, "drawn", choice.drawn);
  item_field(d, 2, "kept", choice.kept);
  item_field(d, 3, "given", choice.given);
}

template <class D>
void describe(D& d, Vote& vote) {
  field(d, 1, "kind", vote.kind, kVoteKeys);
  field(d, 2, "area", vote.area, kAreaNames);
  field(d, 3, "attack", vote.attack);
  field(d, 4, "chosen", vote.chosen);
  field(d, 5, "participants", vote.participants);
  field(d, 6, "tied", vote.tied);
  field(d, 7, "talk", vote.talk);
  field(d, 8, "ballot", vote.ballot);
  field(d, 9, "extra", vote.extra);
  field(d, 10, "pointed", vote.pointed);
}

template <class D>
void describe(D& d, Table& t) {
  field(d, 1, "round", t.round);
  field(d, 2, "phase", t.phase, kPhaseKeys);
  field(d, 3, "ending", t.ending, kEndingKeys);
  field(d, 4, "epilogue", t.epilogue);
  field(d, 5, "quiet_rounds", t.quiet_rounds);
  field(d, 6, "deaths_before_round", t.deaths_before_round);
  field(d, 7, "badge", t.badge);
  field(d, 8, "victim_token", t.victim_token);
  field(d, 9, "turn", t.turn);
  field(d, 10, "badge_vote_held", t.badge_vote_held);
  field(d, 11, "saw_dice", t.saw_dice);
  field(d, 12, "dice_in_use", t.dice_in_use);
  field(d, 13, "dice", t.dice);
  field(d, 14, "at", t.at);
  field(d, 15, "hidden", t.hidden);
  field(d, 16, "monsters", t.monsters);
  field(d, 17, "closed", t.closed);
  field(d, 18, "cold_store", t.cold_store);
  field(d, 19, "destination", t.destination, kAreaNames);
  field(d, 20, "movers", t.movers);
  field(d, 21, "heading", t.heading);
  field(d, 22, "walkie", t.walkie);
  field(d, 23, "last_call", t.last_call);
  field(d, 24, "vote", t.vote);
  cards_field(d, 25, "played", t.played);
  field(d, 26, "hand_size", t.hand_size);
  field(d, 27, "deck_size", t.deck_size);
  field(d, 28, "under_deck", t.under_deck);
  field(d, 29, "drawn", t.drawn);
  field(d, 30, "gifts", t.gifts);
  field(d, 31, "discards", t.discards);
  field(d, 32, "score", t.score);
  field(d, 33, "winners", t.winners);
}

template <class D>
void describe(D& d, Hidden& h) {
  d.open_list(1, "hands", kMaxPlayers, kMaxPlayers);
  for (Cards& hand : h.hands) cards_field(d, 0, "", hand);
  d.close_list();
  field(d, 2, "deck", h.deck);
  field(d, 3, "dice", h.dice);
  field(d, 4, "ballot", h.ballot);
  field(d, 5, "destination", h.destination, kAreaNames);
  field(d, 6, "search", h.search);
  item_list(d, 7, "gifts", h.gifts);
  item_list(d, 8, "discards", h.discards);
}

// ---- procedures: fields from number 2, number 1 says which ------------------------------------------

template <class D>
void describe(D& d, Preparation& p) {
  field(d, 2, "step", p.step);
  field(d, 3, "count", p.count);
}
template <class D>
void describe(D& d, PlaceFamily& p) {
  field(d, 2, "rolled", p.rolled);
}
template <class D>
void describe(D& d, Round& p) {
  field(d, 2, "next", p.next, kPhaseKeys);
}
template <class D>
void describe(D& d, Decision& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, SearchTruck& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, AllotCards& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, TakeBadge& p) {
  field(d, 2, "step", p.step);
  field(d, 3, "rolled", p.rolled);
}
template <class D>
void describe(D& d, ChooseArea& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, MoveFamilies& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, MonstersCome& p) {
  field(d, 2, "step", p.step);
  field(d, 3, "asked", p.asked);
}
template <class D>
void describe(D& d, AttackAreas& p) {
  field(d, 2, "area", p.area, kAreaNames);
  field(d, 3, "attack", p.attack);
}
template <class D>
void describe(D& d, FeedVote& p) {
  field(d, 2, "step", p.step);
}
template <class D>
void describe(D& d, Devour& p) {
  field(d, 2, "step", p.step);
  field(d, 3, "victim", p.victim);
}

template <class D>
void describe(D& d, State& s) {
  field(d, 1, "table", s.table);
  field(d, 2, "hidden", s.hidden);
  field(d, 3, "running", s.running);
}

template <class D>
void describe(D& d, View& v) {
  std::int64_t viewer = index(v.viewer);
  d.number(1, "viewer", viewer, 0, index(kSpectator), {});
  v.viewer = seat_at(static_cast<int>(viewer));
  field(d, 2, "prompt", v.prompt);
  field(d, 3, "table", v.table);
  cards_field(d, 4, "hand", v.hand);
  field(d, 5, "dice", v.dice);
  field(d, 6, "ballot", v.ballot);
  field(d, 7, "destination", v.destination, kAreaNames);
  field(d, 8, "search", v.search);
  item_list(d, 9, "gifts", v.gifts);
  item_list(d, 10, "discards", v.discards);
  item_list(d, 11, "under_deck", v.under_deck);
}

// ---- board facts ------------------------------------------------------------------------------------

inline constexpr std::array<std::string_view, 3> kRowEffectKeys{"none", "equal", "die"};

template <class D>
void describe(D& d, BoardArea& area) {
  field(d, 1, "capacity", area.capacity);
  field(d, 2, "strength", area.strength);
  field(d, 3, "too_many", area.too_many);
  field(d, 4, "closing", area.closing);
  field(d, 5, "votes", area.votes);
}

template <class D>
void describe(D& d, BoardFamily& family) {
  field(d, 1, "living", family.living);
  field(d, 2, "points", family.points);
  field(d, 3, "got", family.got);
  field(d, 4, "out", family.out);
}

template <class D>
void describe(D& d, BoardRow& row) {
  field(d, 1, "spaces", row.spaces);
  field(d, 2, "effect", row.effect, kRowEffectKeys);
  field(d, 3, "full", row.full);
  field(d, 4, "dice", row.dice);
}

template <class D>
void describe(D& d, Board& b) {
  field(d, 1, "variants", b.variants);
  field(d, 2, "ends_at", b.ends_at);
  field(d, 3, "monsters", b.monsters);
  field(d, 4, "points", b.points);
  field(d, 5, "voting", b.voting);
  field(d, 6, "rolled", b.rolled);
  field(d, 7, "areas", b.areas);
  field(d, 8, "families", b.families);
  field(d, 9, "rows", b.rows);
  field(d, 10, "idle", b.idle);
}

}  // namespace holdout::osaczeni
