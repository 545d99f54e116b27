#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/testing/sentence_words.h"
#include "games/the_thing/rules/the_thing.h"

// Trades: TT-702, TT-1160.

namespace holdout::the_thing {
namespace {

Action offer_to(Slot to, Slot from = kS0) { return answer::Offer{.who = to, .own = from}; }

}  // namespace

TEST_CASE("TT-702 an offer is built unnoticed, answered by its partner, and only the two see the cards") {
  Meetings m;
  m.give(kS0, ItemKind::Wire);
  m.give(kS2, WeaponKind::Melee);
  m.play(RecTalk{});
  const std::size_t before = m.events.size();
  m.answer(offer_to(kS2));
  m.answer(answer::Give{good(ItemKind::Wire)});
  CHECK(!m.may(answer::Give{good(ItemKind::Wire)}));
  m.answer(answer::Ask{good(WeaponKind::Melee)});
  CHECK(!m.may(answer::Ask{good(WeaponKind::Firearm)}));  // it holds one card
  CHECK(m.events.size() == before);
  m.answer(answer::Confirm{});
  const Event made = m.last(EventKind::OfferMade);
  CHECK(made.seen_by == only(Seat{0}).with(Seat{2}));
  const auto offer = parts_of<event::OfferMade>(made);
  CHECK(offer.who == kS0);
  CHECK(offer.partner == kS2);
  CHECK(offer.given == 1);
  CHECK(offer.asked == 1);
  REQUIRE(m.asked(QuestionKind::TradeAnswer, kS2));
  m.answer(answer::Yes{});
  CHECK(holds(m.s, kS2, ItemKind::Wire));
  CHECK(holds(m.s, kS0, WeaponKind::Melee));
  const Event traded = m.last(EventKind::Traded);
  CHECK(traded.seen_by == only(Seat{0}).with(Seat{2}));
  const auto trade = parts_of<event::Traded>(traded);
  CHECK(trade.who == kS0);
  CHECK(trade.partner == kS2);
  CHECK(trade.given == 1);
  CHECK(trade.asked == 1);
  CHECK(trade.weapons_given == 0);  // a weapon for an item: numbers show it
  CHECK(trade.weapons_asked == 1);
  CHECK(m.h().known_goods[0][2].has(good(ItemKind::Wire)));
  CHECK(m.t().offer == TradeOffer{});
  CHECK(m.asked(QuestionKind::Talk));
}

TEST_CASE("TT-702 TT-1102 the two who trade read which cards; with 1 to 3 players everybody does") {
  for (int players : {6, 3}) {
    Meetings m(players);
    m.give(kS0, ItemKind::FuelCan);
    m.give(kS0, ItemKind::FuelCan);
    m.give(kS2, WeaponKind::Melee);
    m.play(RecTalk{});
    m.answer(offer_to(kS2));
    for (int i = 0; i < 2; ++i) m.answer(answer::Give{good(ItemKind::FuelCan)});
    m.answer(answer::Ask{good(WeaponKind::Melee)});
    m.answer(answer::Confirm{});
    const Seat partner = seat_of(m.t(), kS2);
    const Sentence asked = TheThing::question_text(m.rules, view_of(m.rules, m.s, partner));
    CHECK(words_of(asked, "gives") == std::vector<std::string_view>{"fuel_can", "fuel_can"});
    CHECK(words_of(asked, "asks") == std::vector<std::string_view>{"melee"});
    m.answer(answer::Yes{});
    for (EventKind kind : {EventKind::OfferMade, EventKind::Traded})
      for (Seat seat : {Seat{0}, partner, seat_of(m.t(), Slot{5})}) {
        const Sentence told =
            TheThing::event_text(m.rules, view_of(m.rules, m.s, seat), *redact(m.last(kind), seat));
        const bool sees = players == 3 || seat == Seat{0} || seat == partner;
        CHECK(told.key.ends_with(".seen") == sees);
        CHECK(words_of(told, "gives").size() == (sees ? 2 : 0));
        CHECK(words_of(told, "asks").size() == (sees ? 1 : 0));
      }
  }
}

TEST_CASE("TT-702 asked for what it does not hold, the partner can only refuse, and nobody else can tell") {
  Meetings m;
  m.give(kS2, WeaponKind::Melee);
  m.play(RecTalk{});
  m.answer(offer_to(kS2));
  CHECK(m.may(answer::Ask{good(WeaponKind::Firearm)}));
  CHECK(!m.may(answer::Ask{good(WeaponKind::Flamethrower)}));  // that would lie open
  m.answer(answer::Ask{good(WeaponKind::Firearm)});
  m.answer(answer::Confirm{});
  CHECK(m.options().size() == 1);
  CHECK(!m.s.running.open.open_options);
  m.answer(answer::No{});
  CHECK_FALSE(m.last<event::OfferAnswered>().accepted);
  CHECK(holds(m.s, kS2, WeaponKind::Melee));
}

TEST_CASE("TT-702 a Flamethrower moves openly with its charges") {
  Meetings m;
  m.give(kS0, WeaponKind::Flamethrower);
  m.t().flames[0].charges = 3;
  m.play(RecTalk{});
  m.answer(offer_to(kS2));
  m.answer(answer::Give{good(WeaponKind::Flamethrower)});
  m.answer(answer::Confirm{});
  m.answer(answer::Yes{});
  CHECK(m.t().flames[0] == Flame{.holder = kS2, .charges = 3});
  CHECK(m.told(EventKind::FlamethrowerGiven) == 1);
}

TEST_CASE("TT-702 TT-1003 a Flamethrower for a Flamethrower: each goes over, whichever has fewer charges") {
  for (int charges : {2, 6}) {
    Meetings m(8);
    m.give(kS0, WeaponKind::Flamethrower);
    m.give(kS2, WeaponKind::Flamethrower);
    m.t().flames[0].charges = u8(charges);
    m.t().flames[1].charges = 5;
    m.play(RecTalk{});
    m.answer(offer_to(kS2));
    m.answer(answer::Give{good(WeaponKind::Flamethrower)});
    m.answer(answer::Ask{good(WeaponKind::Flamethrower)});
    m.answer(answer::Confirm{});
    m.answer(answer::Yes{});
    CHECK(m.t().flames[0] == Flame{.holder = kS2, .charges = u8(charges)});
    CHECK(m.t().flames[1] == Flame{.holder = kS0, .charges = 5});
    CHECK(m.told(EventKind::FlamethrowerGiven) == 2);
  }
}

TEST_CASE("TT-702 two offers a round, no more; the talk ends when all are done") {
  Meetings m;
  m.give(kS0, ItemKind::Wire);
  m.play(RecTalk{});
  for (int i = 0; i < 2; ++i) {
    m.answer(offer_to(kS2));
    m.answer(answer::Give{good(ItemKind::Wire)});
    m.answer(answer::Confirm{});
    m.answer(answer::No{});
  }
  CHECK(!m.may(offer_to(kS2)));
  m.passes(6);
  CHECK(m.finished());
  CHECK(m.told(EventKind::SaidDone) == 6);
}

TEST_CASE(
    "TT-703 the Leader may close the talk, done or not; nobody else may, and an open offer comes first") {
  Meetings m;
  m.give(kS0, ItemKind::Wire);
  m.give(kS2, ItemKind::Keys);
  m.play(RecTalk{});
  const auto may_close = [&](Seat seat) {
    Actions out;
    options_of_top(m.rules, m.s, seat, out);
    return out.contains(answer::CloseTalk{});
  };
  for (Seat seat : first_seats(6)) CHECK(may_close(seat) == (seat == m.t().leader));
  m.answer(offer_to(kS2));
  m.answer(answer::Give{good(ItemKind::Wire)});
  m.answer(answer::Confirm{});
  CHECK_FALSE(may_close(m.t().leader));
  m.answer(answer::No{});
  m.passes();  // the Leader is done
  CHECK(m.s.running.open.waited_for == first_seats(6).without(Seat{0}));
  CHECK(m.s.running.open.may_answer.has(Seat{0}));
  CHECK(may_close(Seat{0}));
  m.answer(offer_to(kS0, kS1));  // the second player builds something in private
  Log log(m.events);
  answer_top(m.rules, m.s, Seat{0}, answer::CloseTalk{}, log);
  CHECK(m.told(EventKind::TalkClosed) == 1);
  CHECK(m.h().drafts.of(Seat{1}) == OfferDraft{});
  CHECK_FALSE(m.asked(QuestionKind::Talk));
}

TEST_CASE("TT-1160 with 1 to 3 players, who want the same, nobody closes the talk of others") {
  Meetings m(3);
  m.play(RecTalk{});
  CHECK_FALSE(m.may(answer::CloseTalk{}));
}

TEST_CASE("TT-702 who got cards may talk on, and what it was building is dropped") {
  Meetings m(4);
  m.give(kS0, ItemKind::Wire);
  m.give(kS1, ItemKind::Keys);
  m.play(RecTalk{});
  m.passes();  // the first one is done
  m.h().drafts.of(Seat{0}).partner = kS2;
  m.answer(offer_to(kS0, kS1));
  m.answer(answer::Give{good(ItemKind::Keys)});
  m.answer(answer::Confirm{});
  REQUIRE(m.asked(QuestionKind::TradeAnswer, kS0));
  m.answer(answer::Yes{});
  CHECK(m.s.running.open.waited_for == first_seats(4));
  CHECK(m.h().drafts.of(Seat{0}) == OfferDraft{});
  CHECK(m.h().drafts.of(Seat{1}) == OfferDraft{});
}

TEST_CASE("TT-1102 a trade of weapons between Characters is told whole") {
  Meetings m(2);
  m.give(kS0, WeaponKind::Melee);
  m.give(kS3, WeaponKind::Firearm);
  m.play(RecTalk{});
  m.answer(offer_to(kS3));
  m.answer(answer::Give{good(WeaponKind::Melee)});
  m.answer(answer::Ask{good(WeaponKind::Firearm)});
  m.answer(answer::Confirm{});
  m.answer(answer::Yes{});
  const auto traded = parts_of<event::Traded>(m.last(EventKind::Traded));
  CHECK(traded.who == kS0);
  CHECK(traded.partner == kS3);
  CHECK(traded.given == 1);
  CHECK(traded.asked == 1);
  CHECK(traded.weapons_given == 0);
}

TEST_CASE("TT-1160 TT-1102 with 1 to 3 players Characters trade; those of one player need no answer") {
  Meetings m(2);
  m.give(kS0, ItemKind::Wire);
  m.give(kS3, ItemKind::Keys);
  m.play(RecTalk{});
  m.answer(offer_to(kS1));
  m.answer(answer::Give{good(ItemKind::Wire)});
  m.answer(answer::Confirm{});
  CHECK(holds(m.s, kS1, ItemKind::Wire));
  CHECK(m.last(EventKind::Traded).seen_by == kEverybody);
  m.answer(offer_to(kS3));
  CHECK(!m.may(answer::Ask{good(ItemKind::Wire)}));
  m.answer(answer::Ask{good(ItemKind::Keys)});
  m.answer(answer::Confirm{});
  REQUIRE(m.asked(QuestionKind::TradeAnswer, kS3));
  m.answer(answer::Yes{});
  CHECK(holds(m.s, kS0, ItemKind::Keys));
}

}  // namespace holdout::the_thing
