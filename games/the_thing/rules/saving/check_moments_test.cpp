#include <doctest/doctest.h>

#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/testing/damaged_save.h"

// Cards and figures at the moment that the open question tells.

namespace holdout::the_thing {
namespace {

TEST_CASE("check: TT-410 TT-701 outside the actions everybody stands in the Rec Room") {
  const auto away = [](State& s) {
    s.table.at[at(Location::RecRoom)].remove(kA);
    s.table.at[at(Location::Sleeping)].add(kA);
  };
  refused(game_at(QuestionKind::Vote, 5), "table.at: somebody elsewhere", away);
  refused(game_at(QuestionKind::Vote, 5), "table.at: somebody elsewhere",
          [](State& s) { s.table.standing.remove(kA); });
}

TEST_CASE("check: TT-401 TT-404 hands and pile while cards are drawn and handed in") {
  const auto draw_one = [](State& s, std::uint8_t& size, CardCounts& to) {
    auto& deck = s.hidden.deck.shuffled;
    const std::size_t kind = deck[0] > 0 ? 0 : deck[1] > 0 ? 1 : 2;
    --deck[kind];
    --s.table.deck_size;
    ++to[kind];
    ++size;
  };
  const auto more_cards = [&](State& s, int count) {
    for (int i = 0; i < count; ++i) draw_one(s, s.table.hand_size[at(kA)], s.hidden.hands[at(kA)]);
  };
  const auto more_pile = [&](State& s, int count) {
    for (int i = 0; i < count; ++i) draw_one(s, s.table.pile_size, s.hidden.pile_down);
  };
  refused(game_at(QuestionKind::Vote, 5), "table.pile_size: 1", [&](State& s) { more_pile(s, 1); });
  refused(game_at(QuestionKind::Move, 5), "table.pile_size: ", [&](State& s) { more_pile(s, 9); });
  refused(game_at(QuestionKind::Vote, 5), "table.hand_size: ", [&](State& s) { more_cards(s, 4); });
}

TEST_CASE("check: after the set-up everybody has a sheet") {
  refused(game_at(QuestionKind::Vote, 5), "table.sheet",
          [](State& s) { s.table.sheet[0] = CharacterId::None; });
}

TEST_CASE("check: TT-602 a card is flipped while it is assigned, and not otherwise") {
  refused(game_at(QuestionKind::Assign, 5), "table.flipped",
          [](State& s) { s.table.flipped = CardKind::None; });
  refused(game_at(QuestionKind::GoOn, 5), "table.flipped", [](State& s) { s.table.flipped = CardKind::Use; });
}

TEST_CASE("check: TT-304 TT-308 TT-528 cards and Strength of the Alien") {
  const RandomGame plan = game_at(QuestionKind::AlienPlan, 6);
  refused(plan, "table.strength: 60", [](State& s) { s.table.strength = 60; });
  RandomGame talk = plan;
  REQUIRE(
      talk.until([](const RandomGame& g) { return g.asks(QuestionKind::Talk) && g.s.table.strength > 0; }));
  refused(talk, "table.laid", [](State& s) {
    s.table.laid.push(1);
    s.hidden.plan[0] = 1;
  });
}

TEST_CASE("check: TT-904 a Character whose role may still change has not shown it") {
  const RandomGame game = game_at(QuestionKind::Vote, 5);
  refused(game, "table.shown_human",
          [](State& s) { s.table.shown_human = only(s.table.characters.without(s.hidden.aliens).first()); });
}

TEST_CASE("check: TT-1160 with few an offer among one's own asks for cards that are held") {
  RandomGame drafting = game_at(QuestionKind::Talk, 1);
  refused(drafting, "hidden.drafts: a card that the maker's own", [](State& s) {
    s.hidden.drafts.of(Seat{0}).from = kA;
    s.hidden.drafts.of(Seat{0}).partner = kB;
    for (int i = 0; i < 3; ++i) s.hidden.drafts.of(Seat{0}).ask.push(good(ItemKind::Keys));
  });
}

TEST_CASE("check: TT-1102 with few those who can do a Test are asked, and nobody else") {
  const RandomGame asked = game_at(QuestionKind::VolunteerA, 2);
  CHECK(after(asked, [](State&) {}) == "nothing");
  refused(asked, "table.ballot: others than those concerned", [](State& s) {
    const std::size_t blood = at(LabKind::BloodBag), failure = at(LabKind::Failure);
    for (Belongings& own : s.hidden.belongings)  // Failures instead, as many as there were
      for (; own.lab[blood] > 0; --own.lab[blood], ++own.lab[failure]) {
        ++s.hidden.lab_bag[blood];
        --s.hidden.lab_bag[failure];
      }
  });
}

}  // namespace
}  // namespace holdout::the_thing
