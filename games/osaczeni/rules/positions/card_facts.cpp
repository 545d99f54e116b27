#include <array>
#include <string>
#include <vector>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/example_facts.h"
#include "games/osaczeni/rules/positions/position_phrases.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

// What a then block can say about cards and about what happened.

namespace holdout::osaczeni {

namespace {

std::string cards_text(const Rules& r, Cards cards) {
  std::string list;
  for (; !cards.empty(); cards.remove(cards.first()))
    list += (list.empty() ? "" : ", ") + std::string(item_name(r, cards.first()));
  return list.empty() ? "nothing" : list;
}

// "bat, gun x2", "nothing" or "3 cards"
Result<void> cards_are(const Rules& r, std::string_view said, Cards cards) {
  if (const std::optional<Result<int>> count = read_card_number(said)) {
    if (!*count) return count->problem();
    return found_unless(**count == cards.size(), std::to_string(cards.size()) + " cards");
  }
  const Result<Cards> expected = read_cards(r, said);
  if (!expected) return expected.problem();
  return *expected == cards ? Result<void>{} : found(cards_text(r, cards));
}

Result<void> hand_is(const Facts& f, const Claim& claim) {
  const Result<Seat> seat = read_seat(f.rules, claim.about);
  if (!seat) return seat.problem();
  return cards_are(f.rules, claim.body, f.s.hidden.hands[slot(*seat)]);
}

Result<void> deck_is(const Facts& f, const Claim& claim) {
  Cards deck;
  const auto counts = f.s.hidden.deck.all();
  for (std::size_t i = 0; i < counts.size(); ++i)
    for (int n = 0; n < counts[i]; ++n) deck.add(static_cast<Item>(i));
  return cards_are(f.rules, claim.body, deck);
}

// OS-V13: in the order in which they will be drawn
Result<void> under_deck_is(const Facts& f, const Claim& claim) {
  std::string is;
  for (const auto& card : f.s.hidden.deck.bottom)
    is += (is.empty() ? "" : ", ") + std::string(item_name(f.rules, static_cast<Item>(card.kind)));
  if (is.empty()) is = "nothing";
  return is == claim.body ? Result<void>{} : found("under the deck: " + is);
}

Result<void> played_are(const Facts& f, const Claim& claim) {
  return cards_are(f.rules, claim.body, f.s.table.played);
}

// "keys by P0, bat by P1", in order; "nothing"
Result<void> discarded_are(const Facts& f, const Claim& claim) {
  std::string is;
  for (int i = 0; i < f.s.table.discards.size(); ++i)
    is += (is.empty() ? "" : ", ") +
          std::string(item_name(f.rules, f.s.hidden.discards[static_cast<std::size_t>(i)])) + " by " +
          seat_list(only(f.s.table.discards[i]));
  if (is.empty()) is = "nothing";
  return is == claim.body ? Result<void>{} : found("discarded: " + is);
}

// ---- what happened ---------------------------------------------------------------------------------

constexpr std::array<std::string_view, kEventKinds> kEventNames{"tokens_given",
                                                                "card_dealt",
                                                                "setup_rolled",
                                                                "placed",
                                                                "arrival_rolled",
                                                                "monster_came",
                                                                "round_began",
                                                                "phase_began",
                                                                "search_skipped",
                                                                "badge_vote_skipped",
                                                                "discussion_began",
                                                                "card_played",
                                                                "said_done",
                                                                "ballot_sealed",
                                                                "ballot_shown",
                                                                "tied",
                                                                "tie_broken",
                                                                "chosen",
                                                                "cards_drawn",
                                                                "card_kept",
                                                                "card_given",
                                                                "card_discarded",
                                                                "badge_taken",
                                                                "dice_rolled",
                                                                "die_shown",
                                                                "dice_peeked",
                                                                "passed",
                                                                "destination_declared",
                                                                "destination_sealed",
                                                                "destination_shown",
                                                                "dice_shown",
                                                                "moved",
                                                                "stood_still",
                                                                "attacked",
                                                                "attack_averted",
                                                                "found_nobody",
                                                                "eaten",
                                                                "row_filled",
                                                                "victim_token_taken",
                                                                "monsters_left",
                                                                "card_consoled",
                                                                "hidden_shown",
                                                                "area_closed",
                                                                "round_ended",
                                                                "keys_shown",
                                                                "hand_shown",
                                                                "scored",
                                                                "game_ended",
                                                                "epilogue_unlocked"};

Result<void> happened(const Facts& f, const Claim& claim) {
  const Result<HappenedClaim> said = read_happened(claim.body, kEventNames);
  if (!said) return said.problem();
  const Result<SeatSet> actors = said->by.empty() ? SeatSet{} : read_seats(f.rules, said->by);
  if (!actors) return actors.problem();
  return happened_is(*said, *actors, f.events, kEventNames);
}

constexpr std::array<FactPhrase, 6> kCardFacts{{
    {"hand", hand_is},
    {"deck", deck_is},
    {"under the deck", under_deck_is},
    {"played", played_are},
    {"discarded", discarded_are},
    {"happened", happened},
}};

}  // namespace

std::span<const FactPhrase> card_facts() { return kCardFacts; }

}  // namespace holdout::osaczeni
