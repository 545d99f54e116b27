#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

constexpr Action hand_of(int use, int repair, int sabotage) {
  return answer::Hand{.use = u8(use), .repair = u8(repair), .sabotage = u8(sabotage)};
}
Acting with_hands(int players = 5) {
  Acting b(players);
  for (Slot slot : b.t().characters) b.hand(slot, {0, 1, 2});
  return b;
}

}  // namespace

TEST_CASE("TT-416 E-4 a swap: rest, discard the hand, choose as many, shuffle everything") {
  Acting b = with_hands();
  b.t().discard_open = {0, 0, 1};
  b.play(Placement{});
  b.answer(answer::Rest{});
  CHECK(where(b.t(), kS1) == Location::Sleeping);
  CHECK(!b.t().standing.has(kS1));
  REQUIRE(b.asked(QuestionKind::SwapHand, kS1));
  CHECK(!b.s.running.open.open_options);
  CHECK(b.options().size() == 10);
  CHECK(b.t().discard_size == 3);
  const int deck = b.t().deck_size;
  b.answer(hand_of(2, 1, 0));
  CHECK(b.h().hands[1] == CardCounts{2, 1, 0});
  CHECK(b.t().hand_size[1] == 3);
  CHECK(b.t().pile_size == 0);
  CHECK(b.t().discard_size == 0);
  CHECK(b.t().discard_open == CardCounts{});
  CHECK(b.t().deck_size == deck);
  CHECK(b.last<event::DeckShuffled>().n == deck);
  const Event swapped = b.last(EventKind::HandSwapped);
  CHECK(swapped.seen_by == only(Seat{1}));
  CHECK(b.asked(QuestionKind::Move, kS2));
}

TEST_CASE("TT-416 the choice is what the deck really holds, what lies under it included") {
  Acting b = with_hands();
  const CardCounts away{u8(b.h().deck.shuffled[0] - 1), u8(b.h().deck.shuffled[1] - 2),
                        b.h().deck.shuffled[2]};
  b.pile(away);
  b.h().deck.put_under({.counts = {0, 0, 1}, .knowers = only(kS4)});
  b.h().pile_down[2] = u8(b.h().pile_down[2] - 1);
  ++b.t().deck_size;
  --b.t().pile_size;
  b.play(Placement{});
  b.answer(answer::Rest{});
  CHECK(b.options().size() == 3);
  CHECK(b.may(hand_of(1, 2, 0)));
  CHECK(b.may(hand_of(1, 1, 1)));
  CHECK(b.may(hand_of(0, 2, 1)));
  CHECK(!b.may(hand_of(0, 1, 2)));
}

TEST_CASE("TT-417 a deck too short is made anew first, with the cards just discarded") {
  Acting b = with_hands();
  CardCounts away = b.h().deck.shuffled;
  away[0] = u8(away[0] - 2);
  b.pile(away);
  b.play(Placement{});
  b.answer(answer::Rest{});
  CHECK(b.t().deck_size == 5);
  CHECK(b.t().discard_size == 0);
  CHECK(b.may(hand_of(2, 1, 0)));
  CHECK(b.may(hand_of(0, 1, 2)));  // the own cards again
  CHECK(!b.may(hand_of(3, 0, 0)));
}

TEST_CASE("TT-416 with two cards two are chosen") {
  Acting b(4);
  b.hand(kS1, {1, 1, 0});
  b.play(Placement{});
  b.answer(answer::Rest{});
  CHECK(b.options().size() == 6);
  b.answer(hand_of(0, 0, 2));
  CHECK(b.t().hand_size[1] == 2);
}

TEST_CASE("TT-434 Darkness changes neither the swap nor the Special action") {
  Acting b = with_hands();
  b.t().no_power = true;
  b.play(Placement{});
  b.answer(answer::Rest{});
  CHECK(b.asked(QuestionKind::SwapHand, kS1));
  b.answer(hand_of(3, 0, 0));
  b.answer(answer::Special{Location::Lab});
  b.draw(CardKind::Use);
  CHECK_FALSE(b.last<event::CardHandedIn>().dark);
}

TEST_CASE("TT-419 E-4 Special action: the hand is discarded, one card drawn and handed in") {
  Acting b = with_hands();
  b.play(Placement{});
  b.answer(answer::Special{Location::Lab});
  CHECK(where(b.t(), kS1) == Location::Lab);
  CHECK(b.t().standing.has(kS1));
  CHECK(b.t().discard_size == 3);
  b.draw(CardKind::Repair);
  CHECK(b.t().hand_size[1] == 0);
  CHECK(b.t().pile_size == 1);
  CHECK(b.h().pile_down == CardCounts{0, 1, 0});
  CHECK(b.last(EventKind::CardDrawn).seen_by == only(Seat{1}));
  CHECK(b.h().discarded[1] == CardCounts{0, 1, 2});  // TT-418: its owner alone knows them
  CHECK(b.asked(QuestionKind::Move, kS2));
}

TEST_CASE("TT-420 with a light two cards are looked at, one is handed in") {
  Acting b = with_hands();
  b.give(kS1, ItemKind::Flashlight);
  b.play(Placement{});
  b.answer(answer::Special{Location::Lab});
  REQUIRE(b.asked(QuestionKind::UseLight, kS1));
  b.answer(answer::Yes{});
  CHECK(b.told(EventKind::LightUsed) == 1);
  b.draw(CardKind::Sabotage);
  b.draw(CardKind::Use);
  REQUIRE(b.asked(QuestionKind::LightCard, kS1));
  CHECK(!b.s.running.open.open_options);
  CHECK(b.options().size() == 2);
  b.answer(answer::HandIn{CardKind::Use});
  CHECK(b.h().pile_down == CardCounts{1, 0, 0});
  CHECK(b.t().hand_size[1] == 0);
  CHECK(b.t().discard_size == 4);
  CHECK(holds(b.s, kS1, ItemKind::Flashlight));
}

TEST_CASE("TT-420 TT-1031 Norris has a light of his own; D-7 who holds another item is asked all the same") {
  Acting norris = with_hands();
  norris.sheet(kS1, CharacterId::Norris);
  norris.play(Placement{});
  norris.answer(answer::Special{Location::Lab});
  CHECK(norris.may(answer::Yes{}));
  norris.answer(answer::Pass{});
  norris.draw(CardKind::Use);
  CHECK(norris.asked(QuestionKind::Move, kS2));

  Acting other = with_hands();
  other.give(kS1, ItemKind::Keys);
  other.play(Placement{});
  other.answer(answer::Special{Location::Lab});
  REQUIRE(other.asked(QuestionKind::UseLight, kS1));
  CHECK(!other.may(answer::Yes{}));
}

TEST_CASE("TT-421 at Maximum Suspicion the drawn card is handed in face up") {
  Acting b = with_hands(5);
  b.t().suspicion[1] = 5;
  b.play(Placement{});
  b.answer(answer::Special{Location::Lab});
  b.draw(CardKind::Sabotage);
  CHECK(b.t().pile_open == CardCounts{0, 0, 1});
}

TEST_CASE("TT-402 the Special action draws from the discards when the deck is empty") {
  Acting b(4);
  b.pile(CardCounts{15, 16, 15});
  b.hand(kS1, b.h().deck.shuffled);
  CHECK(b.t().deck_size == 0);
  b.play(Placement{});
  b.answer(answer::Special{Location::Lab});
  CHECK(b.t().deck_size == 5);
  b.draw(CardKind::Use);
  CHECK(b.asked(QuestionKind::Move, kS2));
}

TEST_CASE("TT-420 TT-421 TT-434 a light in Darkness and at Maximum Suspicion: one of two, face up") {
  Acting b = with_hands(5);
  b.t().no_power = true;
  b.t().suspicion[1] = 5;
  b.give(kS1, ItemKind::Flashlight);
  b.play(Placement{});
  b.answer(answer::Special{Location::Lab});
  b.answer(answer::Yes{});
  b.draw(CardKind::Sabotage);
  b.draw(CardKind::Repair);
  REQUIRE(b.asked(QuestionKind::LightCard, kS1));  // TT-434: chosen, not drawn at random
  b.answer(answer::HandIn{CardKind::Repair});
  CHECK(b.t().pile_open == CardCounts{0, 1, 0});
  CHECK(b.t().handed_open[1] == CardKind::Repair);
  CHECK(b.h().pile_down == CardCounts{});
  CHECK(b.t().hand_size[1] == 0);
  CHECK(b.h().discarded[1] == CardCounts{0, 1, 3});  // the hand, and the card not handed in
}

}  // namespace holdout::the_thing
