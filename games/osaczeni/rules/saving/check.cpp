#include "games/osaczeni/rules/saving/check.h"

#include <array>
#include <string>

#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

std::string at(std::string_view field, int i) { return std::string(field) + "[" + std::to_string(i) + "]"; }

bool seat_or_nobody(const Rules& r, Seat seat) { return seat == kNobody || index(seat) < r.players; }

Result<void> check_words(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (t.phase > Phase::Over) return wrong("table.phase", "no phase", "0 to 8");
  if (t.ending > Ending::Stalled) return wrong("table.ending", "no ending", "0 to 3");
  if (t.vote.kind > VoteKind::Feed) return wrong("table.vote.kind", "no kind of vote", "0 to 2");
  if (t.vote.area > Area::Lot) return wrong("table.vote.area", "no area", "0 to 6");
  if (t.epilogue > kVariants) return wrong("table.epilogue", "no epilogue", "0 to 21");
  for (Seat seat : {t.badge, t.victim_token, t.turn, t.vote.chosen})
    if (!seat_or_nobody(r, seat))
      return wrong("table",
                   "seat " + std::to_string(index(seat)) + " holds a token, is chosen or has the turn",
                   "a seat below " + std::to_string(r.players));
  for (std::size_t i = 0; i < kMaxPlayers; ++i)
    if (!seat_or_nobody(r, t.vote.pointed[i]) || !seat_or_nobody(r, s.hidden.ballot[i]))
      return wrong(at("table.vote.pointed", static_cast<int>(i)), "a ballot for nobody at the table",
                   "a seat below " + std::to_string(r.players));
  return {};
}

// ---- characters -----------------------------------------------------------------------------------

Characters all_characters(const Rules& r) {
  Characters all;
  for (Seat seat : first_seats(r.players))
    for (int kind = 0; kind < r.kinds; ++kind) all.add(Character(seat, static_cast<Kind>(kind)));
  return all;
}

std::string place_name(int place) {
  if (place == 0) return "not placed yet";
  return place == kColdStore ? "in the Cold Store" : "in area " + std::to_string(place);
}

Result<void> check_whereabouts(const Rules& r, const State& s) {
  const Characters all = all_characters(r);
  std::array<int, 32> found{};
  found.fill(-1);
  for (int place = 0; place <= kColdStore; ++place) {
    const Characters here = s.table.at[static_cast<std::size_t>(place)];
    if (!here.without(all).empty())
      return wrong(at("table.at", place), "a character that is not in this game",
                   "only those of the families");
    for (Character who : here) {
      int& before = found[who.id];
      if (before >= 0)
        return wrong(at("table.at", place), character_name(r, who) + " is also " + place_name(before),
                     "every character in one place");
      before = place;
    }
  }
  for (Character who : all)
    if (found[who.id] < 0)
      return wrong("table.at", character_name(r, who) + " is nowhere", "every character in one place");
  if (s.table.phase != Phase::Setup && !s.table.at[0].empty())
    return wrong("table.at[0]", character_name(r, s.table.at[0].first()) + " is not placed",
                 "nobody after the set-up");
  return {};
}

Result<void> check_dead(const Rules& r, const State& s) {
  const Table& t = s.table;
  Characters listed;
  for (int i = 0; i < t.cold_store.size(); ++i) {
    const Character who = t.cold_store[i];
    if (who.id >= 32 || !t.at[kColdStore].has(who) || listed.has(who))
      return wrong(at("table.cold_store", i), "a character that did not die, or died twice",
                   "the dead of table.at[7], each once");
    listed.add(who);
  }
  for (Character who : t.at[kColdStore].without(listed))
    return wrong("table.cold_store", character_name(r, who) + " is missing",
                 "every character of table.at[7]");
  if (t.deaths_before_round > dead(t))
    return wrong("table.deaths_before_round", "more than died so far", "at most " + std::to_string(dead(t)));
  return {};
}

Result<void> check_hidden(const Rules& r, const State& s) {
  const Characters dead_or_absent = s.table.hidden.without(living(s.table));
  if (!dead_or_absent.empty())
    return wrong("table.hidden", "somebody who is not alive is hidden", "living characters");
  if (!s.table.hidden.empty() && s.table.phase != Phase::Attack)
    return wrong("table.hidden", character_name(r, s.table.hidden.first()) + " is hidden outside phase 6",
                 "nobody (OS-656)");
  return {};
}

// ---- areas and monsters ---------------------------------------------------------------------------

Result<void> check_area(const Rules& r, const Table& t, Area area) {
  const int a = number(area);
  const std::string place = "area " + std::to_string(a);
  if (is_closed(t, area) && area == Area::Lot)
    return wrong("table.closed", "the lot is closed", "never (OS-705)");
  if (is_closed(t, area) && !in(t, area).empty())
    return wrong(at("table.at", a),
                 place + " is closed but " + std::to_string(in(t, area).size()) + " are inside",
                 "nobody (OS-704)");
  if (is_closed(t, area) && monsters_at(t, area) > 0)
    return wrong(at("table.monsters", a), place + " is closed but has monsters", "none (OS-704)");
  if (in(t, area).size() > r.capacity[slot(area)])
    return wrong(at("table.at", a), place + " holds " + std::to_string(in(t, area).size()) + " characters",
                 "at most " + std::to_string(r.capacity[slot(area)]) + " (OS-020)");
  if (monsters_at(t, area) > r.notches[slot(area)])
    return wrong(at("table.monsters", a),
                 place + " has " + std::to_string(monsters_at(t, area)) + " monsters",
                 "at most " + std::to_string(r.notches[slot(area)]) + " (OS-021)");
  return {};
}

Result<void> check_areas(const Rules& r, const State& s) {
  const Table& t = s.table;
  for (int a = 1; a <= kAreas; ++a)
    if (Result<void> fine = check_area(r, t, area_number(a)); !fine) return fine;
  if ((t.closed & 0x81) != 0) return wrong("table.closed", "an area that does not exist", "areas 1 to 5");
  if (t.monsters[0] != 0) return wrong("table.monsters[0]", "monsters nowhere", "0");
  if (pool(r, t) < 0)
    return wrong("table.monsters", std::to_string(r.monsters - pool(r, t)) + " monsters in all",
                 "at most " + std::to_string(r.monsters));
  return {};
}

// ---- cards ----------------------------------------------------------------------------------------

using Counts = std::array<int, kMaxItemKinds>;

void add_cards(Counts& counts, Cards cards) {
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += cards.count(static_cast<Item>(i));
}

bool is_item(const Rules& r, Item item) { return static_cast<int>(item) < r.item_kinds; }

// The face-down cards that lie in lists; each must be a card of this game.
Result<void> add_listed_cards(const Rules& r, const State& s, Counts& counts) {
  const auto& deck = s.hidden.deck;
  if (!deck.top.empty())
    return wrong("hidden.deck.top", "a card lies on the deck", "none: nothing puts it there");
  for (const auto& card : deck.bottom) {
    if (!is_item(r, static_cast<Item>(card.kind)))
      return wrong("hidden.deck.bottom", "no card", "a card of this game");
    ++counts[card.kind];
  }
  for (int i = 0; i < s.table.discards.size(); ++i) {
    const Item item = s.hidden.discards[static_cast<std::size_t>(i)];
    if (!is_item(r, item)) return wrong(at("hidden.discards", i), "no card", "a card of this game");
    if (index(s.table.discards[i]) >= r.players)
      return wrong(at("table.discards", i), "no player", "who discarded");
    ++counts[static_cast<std::size_t>(item)];
  }
  return {};
}

Result<void> check_cards(const Rules& r, const State& s) {
  Counts counts{};
  for (Cards hand : s.hidden.hands) add_cards(counts, hand);
  add_cards(counts, s.table.played);
  add_cards(counts, s.hidden.search.drawn);
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += s.hidden.deck.shuffled[i];
  if (Result<void> fine = add_listed_cards(r, s, counts); !fine) return fine;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const int printed = static_cast<int>(i) < r.item_kinds ? r.item_count[i] : 0;
    if (counts[i] == printed) continue;
    const std::string name =
        static_cast<int>(i) < r.item_kinds ? std::string(item_name(r, static_cast<Item>(i))) : "unknown";
    return wrong("cards",
                 std::to_string(counts[i]) + " " + name + " cards in hands, deck, played and discarded",
                 std::to_string(printed));
  }
  return {};
}

Result<void> check_card_counts(const Rules& r, const State& s) {
  const Table& t = s.table;
  for (int i = 0; i < kMaxPlayers; ++i) {
    const int held = s.hidden.hands[static_cast<std::size_t>(i)].size();
    if (t.hand_size[static_cast<std::size_t>(i)] != held)
      return wrong(at("table.hand_size", i), std::to_string(t.hand_size[static_cast<std::size_t>(i)]),
                   std::to_string(held) + ", the cards held");
    if (i >= r.players && held > 0) return wrong(at("hidden.hands", i), "cards of nobody", "none");
  }
  if (t.deck_size != s.hidden.deck.size())
    return wrong("table.deck_size", std::to_string(t.deck_size), std::to_string(s.hidden.deck.size()));
  if (t.under_deck != s.hidden.deck.bottom.size())
    return wrong("table.under_deck", std::to_string(t.under_deck),
                 std::to_string(s.hidden.deck.bottom.size()));
  if (t.drawn != s.hidden.search.drawn.size())
    return wrong("table.drawn", std::to_string(t.drawn), std::to_string(s.hidden.search.drawn.size()));
  if (t.drawn > r.search_draw)
    return wrong("table.drawn", std::to_string(t.drawn), "at most " + std::to_string(r.search_draw));
  if (t.drawn > 0 && t.phase != Phase::Search) return wrong("table.drawn", "a search outside phase 1", "0");
  return {};
}

// What was chosen of the drawn cards must be among them, both together.
Result<void> check_search(const Rules& r, const State& s) {
  Cards left = s.hidden.search.drawn;
  for (Item chosen : {s.hidden.search.kept, s.hidden.search.given}) {
    if (chosen == kNoItem) continue;
    if (!is_item(r, chosen) || !left.has(chosen))
      return wrong("hidden.search", "keeps or gives a card that was not drawn",
                   "cards of hidden.search.drawn");
    left.remove(chosen);
  }
  return {};
}

// A giver counts on a card only while the receiver holds it.
Result<void> check_gifts(const Rules& r, const State& s) {
  std::array<Cards, kMaxPlayers> held = s.hidden.hands;
  for (int i = 0; i < s.table.gifts.size(); ++i) {
    const Gift& gift = s.table.gifts[i];
    if (index(gift.giver) >= r.players || index(gift.receiver) >= r.players || gift.giver == gift.receiver)
      return wrong(at("table.gifts", i), "not from one player to another", "two different players");
    const Item item = s.hidden.gifts[static_cast<std::size_t>(i)];
    if (item == kNoItem) continue;
    if (!is_item(r, item) || !held[slot(gift.receiver)].has(item))
      return wrong(at("hidden.gifts", i), "a card that its receiver does not hold",
                   "a card in that hand, or none");
    held[slot(gift.receiver)].remove(item);
  }
  return {};
}

// ---- tokens and dice ------------------------------------------------------------------------------

Result<void> check_tokens(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (t.phase == Phase::Setup) {
    if (t.badge != kNobody && t.badge == t.victim_token)
      return wrong("table.victim_token", "with the badge holder", "another player in the set-up (OS-106)");
    if (t.badge == kNobody && t.victim_token != kNobody)
      return wrong("table.victim_token", "given out before the badge", "nobody (OS-106)");
    return {};
  }
  if (t.badge == kNobody) return wrong("table.badge", "nobody", "a player");
  if (t.victim_token == kNobody) return wrong("table.victim_token", "nobody", "a player");
  // The owner of the eaten first gives the Victim Token away (OS-V15), then the badge passes on.
  const bool between = static_cast<QuestionKind>(s.running.open.kind) == QuestionKind::NoMercy &&
                       s.running.open.may_answer == only(t.badge);
  if (eliminated(t, t.badge) && !living(t).empty() && !between)
    return wrong("table.badge", std::string(seat_name(r, t.badge)) + " has no living character",
                 "a living player (OS-654)");
  return {};
}

Result<void> check_die_faces(const State& s) {
  for (int i = 0; i < kMaxDice; ++i)
    for (std::uint8_t face :
         {s.table.dice[static_cast<std::size_t>(i)], s.hidden.dice[static_cast<std::size_t>(i)]})
      if (face > kAreas) return wrong(at("dice", i), "face " + std::to_string(face), "1 to 6, or 0 for none");
  return {};
}

Result<void> check_dice(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (Result<void> fine = check_die_faces(s); !fine) return fine;
  const int most = dice_for_next_round(r, t);
  if (t.dice_in_use < r.dice_at_start || t.dice_in_use > most || t.dice_in_use > kMaxDice)
    return wrong("table.dice_in_use", std::to_string(t.dice_in_use),
                 std::to_string(r.dice_at_start) + " to " + std::to_string(most) + " (OS-646)");
  const int on_table = t.phase == Phase::Setup && r.kinds > t.dice_in_use ? r.kinds : t.dice_in_use;
  for (int i = 0; i < kMaxDice; ++i) {
    const std::uint8_t open = t.dice[static_cast<std::size_t>(i)];
    const std::uint8_t covered = s.hidden.dice[static_cast<std::size_t>(i)];
    if (open != 0 && i >= on_table) return wrong(at("table.dice", i), "a die that is not in use", "0");
    if (covered != 0 && i >= t.dice_in_use)
      return wrong(at("hidden.dice", i), "a die that is not in use", "0");
    if (covered != 0 && t.phase != Phase::Badge && t.phase != Phase::Destination && t.phase != Phase::Move)
      return wrong(at("hidden.dice", i), "a die under the hatch",
                   "none before phase 2 or after the reveal (OS-422)");
    if (open != 0 && covered != 0 && open != covered)
      return wrong(at("table.dice", i), "shows another face than under the hatch", "the same (OS-329)");
    if (covered == 0 && i < t.dice_in_use && t.phase == Phase::Destination)
      return wrong(at("hidden.dice", i), "a die that was not rolled", "1 to 6 (OS-324)");
  }
  return {};
}

// ---- destinations and marks -----------------------------------------------------------------------

Result<void> check_destination(const Rules& r, const State& s, Seat seat, Area area) {
  const Table& t = s.table;
  const Characters own = living_of(t, seat);
  if (area == Area::None || legal_destination(t, own, area)) return {};
  return wrong(at("destination", index(seat)),
               std::string(seat_name(r, seat)) + " heads for area " + area_name(area),
               "an open area where not all of the family already are (OS-406)");
}

Result<void> check_destinations(const Rules& r, const State& s) {
  const Table& t = s.table;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    if (t.destination[i] > Area::Lot || s.hidden.destination[i] > Area::Lot)
      return wrong(at("destination", static_cast<int>(i)), "no area", "0 to 6");
    if (s.hidden.destination[i] != Area::None && !t.heading.sealed.has(seat_at(static_cast<int>(i))))
      return wrong(at("hidden.destination", static_cast<int>(i)), "of somebody who has not chosen", "0");
  }
  for (Seat seat : first_seats(r.players)) {
    const bool still_to_move =
        t.phase == Phase::Destination || (t.phase == Phase::Move && t.movers.has(seat) && !t.last_call);
    if (!still_to_move) continue;
    for (Area area : {t.destination[slot(seat)], s.hidden.destination[slot(seat)]})
      if (Result<void> fine = check_destination(r, s, seat, area); !fine) return fine;
  }
  return {};
}

struct Marks {
  std::string_view where;
  SeatSet part;
  SeatSet whole;
};

Result<void> check_marks(const Rules& r, const State& s) {
  const Table& t = s.table;
  const SeatSet players = first_seats(r.players);
  const std::array<Marks, 13> marks{{
      {"table.saw_dice", t.saw_dice, players},
      {"table.movers", t.movers, players},
      {"table.winners", t.winners, players},
      {"table.heading.voters", t.heading.voters, players},
      {"table.heading.sealed", t.heading.sealed, t.heading.voters},
      {"table.walkie.asked", t.walkie.asked, players},
      {"table.walkie.finished", t.walkie.finished, t.walkie.asked},
      {"table.vote.participants", t.vote.participants, players},
      {"table.vote.tied", t.vote.tied, players},
      {"table.vote.talk.asked", t.vote.talk.asked, t.vote.participants},
      {"table.vote.talk.finished", t.vote.talk.finished, t.vote.talk.asked},
      {"table.vote.ballot.voters", t.vote.ballot.voters, t.vote.participants},
      {"table.vote.ballot.sealed", t.vote.ballot.sealed, t.vote.ballot.voters},
  }};
  for (const Marks& each : marks)
    if (!each.part.without(each.whole).empty())
      return wrong(std::string(each.where), "marks somebody who takes no part", "only those who do");
  for (int i = r.players; i < kMaxPlayers; ++i)
    if (t.vote.extra[static_cast<std::size_t>(i)] != 0)
      return wrong(at("table.vote.extra", i), "votes of nobody", "0");
  return {};
}

using Check = Result<void> (*)(const Rules&, const State&);
constexpr std::array<Check, 13> kChecks{check_words, check_whereabouts, check_dead,   check_hidden,
                                        check_areas, check_cards,       check_search, check_card_counts,
                                        check_gifts, check_tokens,      check_dice,   check_destinations,
                                        check_marks};

}  // namespace

Result<void> check_components(const Rules& r, const State& s) {
  for (Check each : kChecks)
    if (Result<void> fine = each(r, s); !fine) return fine;
  return {};
}

Result<void> Osaczeni::check(const Rules& r, const State& s) {
  if (Result<void> fine = check_components(r, s); !fine) return fine;
  return check_question(r, s);
}

}  // namespace holdout::osaczeni
