#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {

TEST_CASE("TT-401 TT-405 in turn order everybody draws up to three; TT-404 then one card unseen") {
  Acting b(4);
  b.t().leader = Seat{2};
  for (Slot slot : b.t().characters) b.hand(slot, {1, 1, 0});
  b.play(DrawHands{});
  for (const Slot slot : {kS2, kS3, kS0, kS1}) {
    CHECK(b.t().actor == slot);
    b.draw(CardKind::Sabotage);
    CHECK(b.h().hands[at(slot)] == CardCounts{1, 1, 1});
    const Event drawn = b.last(EventKind::CardDrawn);
    CHECK(drawn.seen_by == only(seat_of(b.t(), slot)));
  }
  CHECK(b.t().pile_size == 0);
  b.draw(CardKind::Repair);
  CHECK(b.finished());
  CHECK(b.t().pile_size == 1);
  CHECK(b.h().pile_down == CardCounts{0, 1, 0});
  CHECK(b.last(EventKind::ExtraCard) == told(event::ExtraCard{}));
}

TEST_CASE("TT-401 at the limit or above nothing is drawn; hunger makes it two") {
  Acting b(4);
  b.t().hungry = true;
  b.hand(kS0, {3, 0, 0});
  b.hand(kS1, {0, 2, 0});
  b.hand(kS2, {0, 2, 0});
  b.hand(kS3, {0, 1, 0});
  b.play(DrawHands{});
  CHECK(b.t().actor == kS3);
  b.draw(CardKind::Use);
  CHECK(b.t().actor == kNoSlot);
  CHECK(b.t().hand_size[0] == 3);
  CHECK(b.t().hand_size[3] == 2);
}

TEST_CASE("TT-402 an empty deck is made anew from the discards") {
  Acting b(4);
  for (Slot slot : b.t().characters) b.hand(slot, {0, 0, 3});
  b.h().discards = b.h().deck.shuffled;
  b.t().discard_size = b.t().deck_size;
  b.t().discard_open = {1, 0, 0};
  b.h().deck.shuffled = {};
  b.t().deck_size = 0;
  b.play(DrawHands{});
  CHECK(b.chance_is_asked());
  CHECK(b.t().deck_size == 39);
  CHECK(b.t().discard_open == CardCounts{});
  CHECK(b.told(EventKind::DeckShuffled) == 1);
}

TEST_CASE("TT-403 TT-1034 Garry may exchange one card, also with a full hand (R-97)") {
  Acting b(4);
  b.sheet(kS0, CharacterId::Garry);
  for (Slot slot : b.t().characters) b.hand(slot, {1, 0, 2});
  b.play(DrawHands{});
  REQUIRE(b.asked(QuestionKind::Redraw, kS0));
  CHECK(!b.s.running.open.open_options);
  CHECK(b.options().size() == 3);  // Pass, Use, Sabotage
  b.answer(answer::Discard{CardKind::Sabotage});
  b.draw(CardKind::Repair);
  CHECK(b.h().hands[0] == CardCounts{1, 1, 1});
  const Event discarded = b.last(EventKind::CardDiscarded);  // TT-418
  CHECK(discarded.seen_by == only(Seat{0}));
  CHECK(b.t().actor == kNoSlot);  // the extra card is next: he is not asked twice
}

TEST_CASE("TT-403 Garry may leave it; nobody else is asked") {
  Acting b(4);
  b.sheet(kS1, CharacterId::Garry);
  for (Slot slot : b.t().characters) b.hand(slot, {1, 0, 2});
  b.play(DrawHands{});
  REQUIRE(b.asked(QuestionKind::Redraw, kS1));
  b.answer(answer::Pass{});
  CHECK(b.chance_is_asked());
  CHECK(b.t().hand_size[1] == 3);
  b.draw(CardKind::Use);
  CHECK(b.finished());
}

TEST_CASE("TT-757 who is no Character any more draws nothing") {
  Acting b(4);
  b.t().characters = only(kS2);
  b.play(DrawHands{});
  for (int i = 0; i < 3; ++i) b.draw(CardKind::Use);
  b.draw(CardKind::Use);
  CHECK(b.finished());
  CHECK(b.t().hand_size[0] == 0);
  CHECK(b.t().hand_size[2] == 3);
}

}  // namespace holdout::the_thing
