#include <doctest/doctest.h>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/testing/damaged_save.h"

// Damaged saves in which a procedure stands where no play can bring it.

namespace holdout::the_thing {
namespace {

template <class F, class Step>
auto at_step(Step step) {
  return [step](State& s) { under_way_in<F>(s).step = step; };
}

constexpr std::string_view kAnotherStep = "running.stack: a procedure at another step";
constexpr std::string_view kAsksNobody = "running.stack: a procedure at a step that asks nobody";
constexpr std::string_view kGoesOn = "running.stack: a procedure that would go on";

TEST_CASE("check: who waits for another procedure does so at the step that follows on it") {
  // TT-110: the phase is that of the procedure under way
  refused(game_at(QuestionKind::Vote, 5), kAnotherStep, [](State& s) {
    s.table.phase = Phase::Tests;
    under_way_in<Round>(s).next = Phase::Meal;
  });
  refused(game_at(QuestionKind::HandIn, 5), kAnotherStep, at_step<Placement>(Placement::Step::Begin));
  refused(game_at(QuestionKind::AlienPlan, 6), kAnotherStep, at_step<PlanAttack>(PlanAttack::Step::Open));
  refused(game_at(QuestionKind::AlienVictory, 6), kAnotherStep,
          at_step<AlienEncounters>(AlienEncounters::Step::Show));
  refused(game_at(QuestionKind::LayTokens, 5), kAnotherStep, at_step<Encounters>(Encounters::Step::Order));
  refused(game_at(QuestionKind::Admit, 5), kAnotherStep, at_step<Boarding>(Boarding::Step::Want));
  refused(game_at(QuestionKind::FreeAction, 5), kAnotherStep, at_step<AssignPile>(AssignPile::Step::GoOn));
  refused(game_at(QuestionKind::KeepCard, 6), kAnotherStep,
          [](State& s) { under_way_in<Perform>(s).begun = false; });
  refused(game_at(QuestionKind::KeepCard, 6), kAnotherStep,
          [](State& s) { under_way_in<Perform>(s).card = CardKind::Sabotage; });
  refused(game_at(QuestionKind::TradeAnswer, 5), kAnotherStep,
          [](State& s) { under_way_in<RecTalk>(s).begun = false; });
  refused(game_at(QuestionKind::HungerDiscard, 5), kAnotherStep, at_step<Meal>(Meal::Step::Eat));
  refused(game_at(QuestionKind::Avoid, 3), kAnotherStep, [](State& s) {
    if (s.table.phase == Phase::Movement) return at_step<FewMovement>(FewMovement::Step::Dogs)(s);
    at_step<FewAttack>(FewAttack::Step::Draw)(s);
  });
  refused(game_at(QuestionKind::CancelDie, 2), kAnotherStep, at_step<FewActions>(FewActions::Step::Name));
  refused(game_at(QuestionKind::KeepCard, 2), kAnotherStep, at_step<DiceSet>(DiceSet::Step::Bad));
}

TEST_CASE("check: the procedure on top is at a step that asks") {
  refused(game_at(QuestionKind::SwapHand, 5), kAsksNobody, at_step<SwapHand>(SwapHand::Step::Rest));
  refused(game_at(QuestionKind::Fight, 6), kAsksNobody,
          at_step<AlienEncounter>(AlienEncounter::Step::Compare));
  refused(game_at(QuestionKind::WantToBoard, 4), kAsksNobody, at_step<Boarding>(Boarding::Step::Next));
  refused(game_at(QuestionKind::DiceAction, 2), kAsksNobody, at_step<DiceSet>(DiceSet::Step::Acting));
  refused(chance_in<DogsAndLeader>(5), kAsksNobody, at_step<DogsAndLeader>(DogsAndLeader::Step::Leader));
  refused(chance_in<FewAttack>(2), kAsksNobody, at_step<FewAttack>(FewAttack::Step::Begin));
}

TEST_CASE("check: the procedure on top asks what is open, and has nothing to do before") {
  // TT-403: a card is drawn at the steps of drawing, and Garry is asked at his own
  const RandomGame asked = game_at(QuestionKind::Redraw, 5);
  CHECK(after(asked, at_step<DrawHands>(DrawHands::Step::Redraw)) == "nothing");
  refused(asked, kGoesOn, at_step<DrawHands>(DrawHands::Step::Draw));
  refused(asked, kGoesOn, at_step<DrawHands>(DrawHands::Step::DrawAgain));
  refused(chance_in<DrawHands>(5), "table.hand_size", at_step<DrawHands>(DrawHands::Step::Redraw));
  refused(game_at(QuestionKind::EncounterOrder, 7), kGoesOn,
          [](State& s) { s.table.meeting.left = Locations::only(s.table.meeting.left.first()); });
  refused(game_at(QuestionKind::Avoid, 6), kGoesOn,
          [](State& s) { under_way_in<Avoiding>(s).begun = false; });
  const RandomGame dice = game_at(QuestionKind::CancelDie, 2);
  refused(dice, kGoesOn, [&](State& s) {
    s.table.dice.fill(Face::None);
    s.running.open = ask_top(dice.rules, s);
  });
  refused(chance_in<FewActions>(2), kGoesOn, [](State& s) {
    s.table.hungry = true;  // two dice
    under_way_in<FewActions>(s).rolled = 2;
  });
}

// ---- cards and figures ---------------------------------------------------------------------------------

TEST_CASE("check: TT-410 TT-701 outside the actions everybody stands in the Rec Room") {
  const auto away = [](State& s) {
    s.table.at[at(Location::RecRoom)].remove(kA);
    s.table.at[at(Location::Sleeping)].add(kA);
  };
  refused(game_at(QuestionKind::Vote, 5), "table.at: somebody elsewhere", away);
  refused(game_at(QuestionKind::Vote, 5), "table.at: somebody elsewhere",
          [](State& s) { s.table.standing.remove(kA); });
  const RandomGame moving = game_at(QuestionKind::Move, 5);
  refused(moving, "running.stack: somebody still to be placed", [](State& s) {
    const Slot next = under_way_in<Placement>(s).left.first();
    s.table.at[at(Location::RecRoom)].remove(next);
    s.table.at[at(Location::Sleeping)].add(next);
  });
}

TEST_CASE("check: TT-401 TT-404 TT-411 TT-416 hands and pile while cards are drawn and handed in") {
  const auto to_deck = [](State& s, CardCounts& from) {
    for (std::size_t i = 0; i < kCardKinds; ++i) s.hidden.deck.shuffled[i] += from[i];
    s.table.deck_size = u8(s.table.deck_size + total_of(from));
    from = {};
  };
  const auto empty_hand = [&](State& s, Slot slot) {
    to_deck(s, s.hidden.hands[at(slot)]);
    s.table.hand_size[at(slot)] = 0;
  };
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
  refused(game_at(QuestionKind::Redraw, 5), "table.hand_size: too few cards to draw anew",
          [&](State& s) { empty_hand(s, s.table.actor); });
  refused(game_at(QuestionKind::Redraw, 5), "table.pile_size: cards before",
          [&](State& s) { more_pile(s, 1); });
  refused(game_at(QuestionKind::Vote, 5), "table.pile_size: 1", [&](State& s) { more_pile(s, 1); });
  refused(game_at(QuestionKind::Move, 5), "table.pile_size: ", [&](State& s) { more_pile(s, 9); });
  refused(game_at(QuestionKind::Vote, 5), "table.hand_size: ", [&](State& s) { more_cards(s, 4); });
  refused(game_at(QuestionKind::UseLight, 6), "table.hand_size", [&](State& s) {
    if (std::holds_alternative<HandIn>(s.running.stack.back())) return empty_hand(s, s.table.actor);
    draw_one(s, s.table.hand_size[at(s.table.actor)], s.hidden.hands[at(s.table.actor)]);
  });
  refused(game_at(QuestionKind::SwapHand, 5), "table.hand_size: cards in the hand that is chosen",
          [&](State& s) {
            draw_one(s, s.table.hand_size[at(s.table.actor)], s.hidden.hands[at(s.table.actor)]);
          });
  // TT-404: with the last card nobody acts any more, so all hands are full
  RandomGame extra = chance_in<DrawHands>(5);
  REQUIRE(extra.until([](const RandomGame& g) {
    const auto* draw = std::get_if<DrawHands>(&g.s.running.stack.back());
    return draw != nullptr && draw->step == DrawHands::Step::Extra;
  }));
  refused(extra, "table.hand_size: too few cards after drawing", [&](State& s) {
    empty_hand(s, kA);
    s.table.actor = kA;
  });
}

TEST_CASE("check: the set-up deals in order, to one Alien, and nobody has the token") {
  RandomGame sheets = chance_in<Preparation>(6);
  REQUIRE(sheets.until([](const RandomGame& g) { return g.s.table.sheet[1] != CharacterId::None; }));
  refused(sheets, "table.sheet: dealt to a later",
          [](State& s) { std::swap(s.table.sheet[0], s.table.sheet[5]); });
  refused(sheets, "table.token_holder", [](State& s) {
    s.table.token = Location::Nowhere;
    s.table.token_holder = kA;
  });
  REQUIRE(sheets.until([](const RandomGame& g) {
    return std::get<Preparation>(g.s.running.stack[0]).step == Preparation::Step::Leader;
  }));
  refused(sheets, "running.stack: so many cards", [](State& s) {  // TT-103
    s.hidden.infection[at(s.hidden.aliens.first())] = {};
    s.hidden.aliens = {};
  });
  refused(game_at(QuestionKind::Vote, 5), "table.sheet",
          [](State& s) { s.table.sheet[0] = CharacterId::None; });
}

// ---- encounters, rescue, fire, assignment --------------------------------------------------------------

TEST_CASE("check: TT-501 TT-507 TT-543 TT-901 who is asked in an encounter or at a departure") {
  refused(game_at(QuestionKind::EncounterOrder, 7), "table.meeting.left",
          [](State& s) { s.table.meeting.left.add(Location::Kennel); });
  refused(game_at(QuestionKind::Avoid, 6), "running.stack: somebody asked who is not",
          [](State& s) { under_way_in<Avoiding>(s).left = s.table.characters; });
  refused(game_at(QuestionKind::ClarkDog, 6), "table.meeting: nobody who may leave",
          [](State& s) { s.table.meeting.dog = false; });
  refused(game_at(QuestionKind::BoardFirst, 5), "running.stack: somebody out of play, or more suspected",
          [](State& s) { under_way_in<RescueOffer>(s).left = Slots(0xFF); });
}

TEST_CASE("check: TT-1010 TT-580 TT-581 a weapon that is paid later is held, and a fire can burn") {
  const auto paid_fight = [](const RandomGame& g) {
    return g.open().chance() && std::holds_alternative<LosePileCard>(g.s.running.stack.back()) &&
           under_way_as<AlienEncounter>(g.s) != nullptr;
  };
  const RandomGame fight = game_where(paid_fight, 6);
  refused(fight, "running.stack: a weapon that the fighter",
          [](State& s) { under_way_in<AlienEncounter>(s).weapon = WeaponKind::None; });
  RandomGame fire = game_at(QuestionKind::Burn, 6);
  refused(fire, "running.stack: a fire that cannot be set",
          [](State& s) { s.table.standing.remove(s.table.actor); });
}

TEST_CASE("check: TT-525 TT-602 TT-620 TT-640 TT-646 TT-656 TT-730 what a procedure works on") {
  refused(game_at(QuestionKind::Assign, 5), "table.flipped",
          [](State& s) { s.table.flipped = CardKind::None; });
  refused(game_at(QuestionKind::GoOn, 5), "table.flipped", [](State& s) { s.table.flipped = CardKind::Use; });
  refused(game_at(QuestionKind::ThirdCard, 6), "running.stack: so many cards looked at",
          [](State& s) { under_way_in<SearchDeck>(s).draws = 3; });
  refused(chance_in<LabUse>(6), "running.stack: so many tokens",
          [](State& s) { under_way_in<LabUse>(s).left = 0; });
  const RandomGame result = game_at(QuestionKind::WeatherResult, 6);
  refused(result, "running.stack: so many rolls", [](State& s) { s.table.rolls[0] = s.table.rolls[1]; });
  refused(result, "running.stack: so many rolls", [](State& s) { s.table.rolls.resize(1); });
  refused(chance_in<StationUse>(6), "running.stack: so many rolls", [](State& s) {
    for (Sky sky : {Sky::Cloud, Sky::Storm}) s.table.rolls.push(sky);
  });
  RandomGame search = game_at(QuestionKind::KeepCard, 6);  // nowhere near a vehicle
  refused(search, "running.stack: an escape without", [&](State& s) {
    s.running.stack.back() = VehicleUse{};
    s.running.open = ask_top(search.rules, s);
  });
  refused(game_at(QuestionKind::VolunteerA, 6), "table.volunteers: somebody before",
          [](State& s) { s.table.volunteers = only(kA); });
}

// ---- the Alien -----------------------------------------------------------------------------------------

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

// ---- the game for 1 to 3 players -----------------------------------------------------------------------

TEST_CASE("check: TT-1110 TT-1113 TT-1131 TT-1141 TT-1142 TT-1160 the procedures of the game for few") {
  const RandomGame placing = game_at(QuestionKind::PlaceCharacter, 3);
  refused(placing, "running.stack: somebody out of play still",
          [](State& s) { under_way_in<FewMovement>(s).left = Slots(0xFF); });
  refused(placing, "running.stack: a room where nobody meets",
          [](State& s) { under_way_in<FewMovement>(s).rooms.add(Location::Kennel); });
  const auto dogs_wait = [](const RandomGame& g) {  // TT-504, TT-1113
    return g.asks(QuestionKind::EncounterOrder) && g.s.table.phase == Phase::Movement;
  };
  const RandomGame ordering = game_where(dogs_wait, 1);
  refused(ordering, "running.stack: a room where nobody meets",
          [](State& s) { under_way_in<FewMovement>(s).rooms.add(Location::Kennel); });
  refused(ordering, kGoesOn, [](State& s) {
    Locations& rooms = under_way_in<FewMovement>(s).rooms;
    rooms = Locations::only(rooms.first());
  });
  refused(chance_in<FewAttack>(2), "running.stack: such an attack",
          [](State& s) { under_way_in<FewAttack>(s).target = 0; });
  const RandomGame dice = game_at(QuestionKind::RollAgain, 2);
  refused(dice, "running.stack: so many dice rolled",
          [](State& s) { under_way_in<FewActions>(s).rolled = 1; });
  refused(chance_in<FewActions>(2), "table.actor: somebody who cannot take dice", [](State& s) {
    s.table.standing.remove(kB);
    s.table.actor = kB;
  });
  RandomGame drafting = game_at(QuestionKind::Talk, 1);
  refused(drafting, "hidden.drafts: a card that the maker's own", [](State& s) {
    s.hidden.drafts.of(Seat{0}).from = kA;
    s.hidden.drafts.of(Seat{0}).partner = kB;
    s.hidden.drafts.of(Seat{0}).ask.push(good(ItemKind::Keys));
    s.hidden.drafts.of(Seat{0}).ask.push(good(ItemKind::Keys));
    s.hidden.drafts.of(Seat{0}).ask.push(good(ItemKind::Keys));
  });
}

TEST_CASE("check: TT-1144 a sleeper is waited for only where it could turn a bad die of another player") {
  const auto waits = [](const RandomGame& g) {
    return g.asks(QuestionKind::CancelDie) &&
           g.open().waited_for != only(seat_of(g.s.table, g.s.table.actor));
  };
  const RandomGame waking = game_where(waits, 2);
  constexpr std::string_view kNobody = "running.stack: nobody who could turn a bad die";
  CHECK(after(waking, [](State&) {}) == "nothing");
  refused(waking, kNobody, [](State& s) { s.table.dice.fill(Face::Use); });
  refused(waking, kNobody, [](State& s) { s.table.standing.remove(sleeper(s.table)); });
  refused(game_at(QuestionKind::CancelDie, 1), kNobody, at_step<DiceSet>(DiceSet::Step::Wake));
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
