#include "games/the_thing/rules/seeing/board.h"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/the_thing.h"

// What the rules make of a view, as the board shows it. A view is all they have, so a test writes into one.

namespace holdout::the_thing {
namespace {

struct Seen {
  Rules rules;
  View view;

  explicit Seen(int players = 6, Setup::Choices options = {}, Seat viewer = Seat{0})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    State s{};
    lay_out(rules, s);
    s.table.round = 2;
    s.table.phase = Phase::Actions;
    s.table.leader = Seat{0};
    s.running.stack.push(Round{});
    view = view_of(rules, s, viewer);
  }

  Table& t() { return view.table; }
  void asked(QuestionKind kind) { view.prompt.kind = u8(kind); }
  Board board() const { return TheThing::board(rules, view); }
  BoardPlace place(Location l) const { return board().places[at(l)]; }
  std::vector<int> to_board() const {
    std::vector<int> order;
    for (Slot slot : board().to_board) order.push_back(index(slot));
    return order;
  }
};

std::vector<Phase> phases_of(const Board& board) { return {board.phases.begin(), board.phases.end()}; }

}  // namespace

TEST_CASE("TT-110 TT-1103 the board tells the phases of a round in order") {
  CHECK(phases_of(Seen(6).board()) == std::vector{Phase::Weather, Phase::Upkeep, Phase::Plan, Phase::Actions,
                                                  Phase::RecRoom, Phase::Tests, Phase::Meal, Phase::Dogs});
  CHECK(phases_of(Seen(2).board()) == std::vector{Phase::Weather, Phase::Upkeep, Phase::Movement,
                                                  Phase::Attack, Phase::Actions, Phase::RecRoom, Phase::Tests,
                                                  Phase::Meal, Phase::Dogs});
}

TEST_CASE("TT-1202 TT-1203 TT-1213 the board tells how the table plays") {
  CHECK_FALSE(Seen(4).board().few);
  CHECK(Seen(4).board().vote_to_board);
  CHECK_FALSE(Seen(4).board().choose_characters);
  CHECK(Seen(3).board().few);
  CHECK_FALSE(Seen(3).board().vote_to_board);
  CHECK(Seen(3, {{"variant_boarding", "on"}}).board().vote_to_board);
  CHECK(Seen(3, {{"choose_characters", "on"}}).board().choose_characters);
}

TEST_CASE("TT-123 TT-128 TT-1205 the board tells how long the tracks of this table are") {
  for (int players = 1; players <= 8; ++players) {
    const Seen seen(players);
    const Board board = seen.board();
    CHECK(board.max_suspicion == (players <= 3 ? 0 : players));
    CHECK(board.suspicion_end == 8);
    CHECK(board.rescue_station == seen.rules.rescue_station);
    CHECK(board.rescue_fuel == seen.rules.rescue_fuel_last);
    CHECK(board.frost_end == seen.rules.frost_end);
    CHECK(board.dogs == 4);
    for (int l = 0; l < kLocations; ++l) {
      const auto i = static_cast<std::size_t>(l);
      CHECK(board.places[i].fuel_spaces == seen.rules.fuel_spaces[i]);
      CHECK(board.places[i].damage_spaces == seen.rules.damage_spaces[i]);
    }
  }
  const Seen fixed(4, {{"fixed_damage_spaces", "on"}});
  CHECK(fixed.place(Location::Radio).damage_spaces == 8);
  CHECK(fixed.place(Location::Helicopter).damage_spaces == 6);
  CHECK(fixed.place(Location::Armory).fuel_spaces == 0);
}

TEST_CASE("TT-201 the board tells what each weather costs at this table") {
  const Seen seen(5);
  const Board board = seen.board();
  for (std::size_t sky = 0; sky < board.burns.size(); ++sky) {
    CHECK(board.burns[sky].boiler == seen.rules.sky[sky].boiler);
    CHECK(board.burns[sky].generator == seen.rules.sky[sky].generator);
    CHECK(board.burns[sky].rescue == seen.rules.sky[sky].rescue);
    CHECK(board.burns[sky].frost == seen.rules.sky[sky].frost);
  }
}

TEST_CASE("TT-646 a vehicle is ready with all its fuel and no damage; nothing else ever is") {
  Seen seen;
  seen.t().damage = {};
  seen.t().fuel = seen.rules.fuel_spaces;
  CHECK(seen.place(Location::Snowcat).ready);
  CHECK_FALSE(seen.place(Location::Boiler).ready);
  seen.t().damage[at(Location::Snowcat)] = 1;
  CHECK_FALSE(seen.place(Location::Snowcat).ready);
  CHECK(seen.place(Location::Helicopter).ready);
  --seen.t().fuel[at(Location::Helicopter)];
  CHECK_FALSE(seen.place(Location::Helicopter).ready);
}

TEST_CASE("TT-211 TT-220 the board tells where the worst weather would find too little fuel") {
  Seen seen;
  std::uint8_t worst = 0;
  for (const SkyRow& row : seen.rules.sky) worst = std::max(worst, row.boiler);
  seen.t().fuel = {};
  for (const Location l : {Location::Boiler, Location::Generator}) {
    CHECK(seen.place(l).low);
    seen.t().fuel[at(l)] = u8(worst - 1);
    CHECK(seen.place(l).low);
    seen.t().fuel[at(l)] = worst;
    CHECK_FALSE(seen.place(l).low);
    seen.t().fuel[at(l)] = 0;
  }
  CHECK_FALSE(seen.place(Location::Snowcat).low);
  seen.t().boiler_destroyed = true;  // TT-214
  CHECK_FALSE(seen.place(Location::Boiler).low);
  seen.t().no_power = true;  // TT-222
  CHECK_FALSE(seen.place(Location::Generator).low);
}

TEST_CASE("TT-703 the board tells whose answer lies face down, and nothing of the Ballot before") {
  Seen seen;
  seen.t().ballot = {.voters = first_seats(6), .sealed = only(Seat{2})};
  CHECK(seen.board().sealed.empty());
  seen.view.stack.push(VoteBallot{});
  CHECK(seen.board().sealed == only(Seat{2}));
  seen.view.stack.clear();
  CHECK(seen.board().sealed.empty());
}

TEST_CASE("TT-212 TT-585 burnt locations and a destroyed Boiler are lost") {
  Seen seen;
  CHECK_FALSE(seen.place(Location::Boiler).lost);
  seen.t().burnt.add(Location::Radio);
  seen.t().boiler_destroyed = true;
  CHECK(seen.place(Location::Radio).lost);
  CHECK(seen.place(Location::Boiler).lost);
  CHECK_FALSE(seen.place(Location::Generator).lost);
}

TEST_CASE("TT-125 the board tells what everybody knows of a Character") {
  Seen seen;
  seen.t().characters = Slots(0b001111);
  seen.t().standing = Slots(0b000001);
  seen.t().dead = Slots(0b010000);
  seen.t().shown_human = Slots(0b001000);
  seen.t().suspicion = {1, 2, 0, 5, 0, 0};
  const auto state = [&](int slot) { return seen.board().crew[slot]; };
  CHECK(seen.board().crew.size() == 6);
  CHECK(state(0) == CrewState::Standing);
  CHECK(state(1) == CrewState::Lying);
  CHECK(state(2) == CrewState::Human);
  CHECK(state(3) == CrewState::Human);
  CHECK(state(4) == CrewState::Dead);  // nobody without a marker is taken for a proven Human
  CHECK(state(5) == CrewState::Alien);
  seen.t().defeated = Slots(0b100000);
  CHECK(state(5) == CrewState::Defeated);
}

TEST_CASE("TT-501 beings meet while a meeting is played, not after it") {
  Seen seen;
  seen.t().meeting.at = Location::Lab;
  seen.asked(QuestionKind::LayTokens);
  CHECK(seen.board().meeting == Location::Lab);
  seen.asked(QuestionKind::Assign);
  CHECK(seen.board().meeting == Location::Nowhere);
}

TEST_CASE("TT-415 open cards are told with their owners until the pile is shuffled, and without after that") {
  Seen seen;
  seen.t().handed_open[1] = CardKind::Use;
  seen.t().handed_open[4] = CardKind::Sabotage;
  seen.t().pile_open = {1, 0, 1};
  const auto cards = [&] {
    std::vector<std::pair<CardKind, Slot>> all;
    for (const BoardCard& card : seen.board().open_cards) all.emplace_back(card.kind, card.figure);
    return all;
  };
  using Cards = std::vector<std::pair<CardKind, Slot>>;
  CHECK(cards() == Cards{{CardKind::Use, Slot{1}}, {CardKind::Sabotage, Slot{4}}});
  seen.t().history[1].flips = 1;
  CHECK(cards() == Cards{{CardKind::Use, kNoSlot}, {CardKind::Sabotage, kNoSlot}});
  seen.t().pile_open = {0, 0, 1};
  CHECK(cards() == Cards{{CardKind::Sabotage, kNoSlot}});
  seen.t().pile_open = {};
  CHECK(cards().empty());
}

TEST_CASE("TT-723 the board tells who is suspected most") {
  Seen seen;
  seen.t().suspicion = {1, 3, 3, 2, 3, 2};
  CHECK(seen.board().most_suspected == Slots(0b010110));
  seen.t().characters.remove(Slot{4});
  CHECK(seen.board().most_suspected == Slots(0b000110));
}

TEST_CASE("TT-903 TT-107 those outside are told in the order in which they will be asked") {
  Seen seen;
  seen.t().suspicion = {1, 4, 3, 2, 5, 1};
  seen.t().boarding = {
      .exit = Exit::Rescue, .first = Slot{0}, .candidate = Slot{5}, .aboard = only(Slot{0}), .asked = {}};
  CHECK(seen.to_board().empty());  // nobody boards
  seen.asked(QuestionKind::Admit);
  CHECK(seen.to_board() == std::vector{3, 2, 1, 4});
  seen.t().suspicion = {1, 3, 3, 2, 3, 2};
  seen.t().boarding.candidate = kNoSlot;
  seen.asked(QuestionKind::WantToBoard);
  CHECK(seen.to_board() == std::vector{3, 5, 1, 2, 4});
  seen.t().leader = Seat{4};  // equals come in turn order, from the Leader on
  CHECK(seen.to_board() == std::vector{5, 3, 4, 1, 2});
}

TEST_CASE("TT-127 TT-756 who has nobody left is out, but for the revealed Alien of 4 to 8 players") {
  Seen seen;
  seen.t().characters = Slots(0b111100);
  CHECK(seen.board().out == SeatSet(0b11));
  seen.t().organism.push(Slot{1});
  CHECK(seen.board().out == SeatSet(0b01));
  seen.t().phase = Phase::Setup;
  CHECK(seen.board().out.empty());
  Seen few(2);
  few.t().characters = Slots(0b111000);
  few.t().organism.push(Slot{0});
  CHECK(few.board().out == SeatSet(0b01));
}

TEST_CASE("TT-304 the revealed Alien alone hears its plans") {
  Seen seen;
  CHECK(seen.board().team.empty());
  seen.t().organism.push(Slot{4});
  seen.t().organism.push(Slot{0});
  CHECK(seen.board().team == SeatSet(0b10001));
}

TEST_CASE("TT-1120 known Aliens are those whose card was shown, and with 1 to 3 players those who turned") {
  Seen seen;
  seen.t().shown_alien = only(Slot{2});
  seen.t().revealed_round[3] = 2;
  CHECK(seen.board().aliens == only(Slot{2}));
  Seen few(1);
  few.t().shown_alien = only(Slot{1});
  few.t().revealed_round[0] = 3;
  CHECK(few.board().aliens == Slots(0b11));
}

TEST_CASE("TT-553 the board tells whose token the viewer looked at last") {
  Seen seen;
  CHECK(seen.board().last_looked == kNoSlot);
  seen.t().history[0].contacts.looked(Slot{0}, Slot{4}, 1);
  CHECK(seen.board().last_looked == Slot{4});
  seen.t().history[1].contacts.looked(Slot{0}, Slot{3}, 0);
  CHECK(seen.board().last_looked == Slot{3});
  CHECK(Seen(6, {}, kSpectator).board().last_looked == kNoSlot);
}

TEST_CASE("TT-932 the board tells the viewer how it became an Alien") {
  Seen seen;
  CHECK(seen.board().turned == Turned::None);
  seen.view.infection.by = kFirstAlien;
  CHECK(seen.board().turned == Turned::None);  // a Human has nothing to tell
  seen.view.alien = true;
  CHECK(seen.board().turned == Turned::First);
  seen.view.infection.by = kByDog;
  CHECK(seen.board().turned == Turned::Dog);
  seen.view.infection.by = 3;
  CHECK(seen.board().turned == Turned::By);
}

TEST_CASE("TT-525 TT-532 TT-533 the board tells the team what one of it proposes to do") {
  Seen seen;
  const auto proposed = [&](ActionKind kind) {
    seen.view.alien_choice = u8(kind);
    return seen.board().deed;
  };
  seen.asked(QuestionKind::AlienVictory);
  CHECK(proposed(ActionKind::Sabotage) == Deed::None);  // nothing stands
  seen.view.council.proposer = Seat{2};
  CHECK(proposed(ActionKind::Sabotage) == Deed::Sabotage);
  CHECK(proposed(ActionKind::Assimilate) == Deed::Assimilate);
  CHECK(proposed(ActionKind::TakeDog) == Deed::TakeDog);
  CHECK(proposed(ActionKind::Pass) == Deed::Pass);
  seen.asked(QuestionKind::Move);
  CHECK(proposed(ActionKind::Sabotage) == Deed::None);
}

TEST_CASE("TT-411 TT-430 TT-432 the board tells why a card stays in the hand, to its owner alone") {
  Seen seen;
  CHECK(seen.board().idle_cards[at(CardKind::Use)] == 0);
  seen.view.hand[at(CardKind::Use)] = 2;
  CHECK(seen.board().idle_cards[at(CardKind::Use)] == 411);
  CHECK(seen.board().idle_cards[at(CardKind::Repair)] == 0);
  seen.t().no_power = true;
  CHECK(seen.board().idle_cards[at(CardKind::Use)] == 430);
  seen.t().sheet[0] = CharacterId::Norris;
  CHECK(seen.board().idle_cards[at(CardKind::Use)] == 411);
}

TEST_CASE(
    "TT-507 TT-632 TT-723 TT-910 TT-1010 TT-1012 TT-1142 the board tells when a thing that one holds is of "
    "use") {
  Seen seen;
  Belongings& own = seen.view.belongings[0];
  own.weapons = {1, 0, 0, 1};
  own.items = {1, 0, 1, 0, 1};
  own.lab[at(LabKind::BloodBag)] = 1;
  Board board = seen.board();
  CHECK(board.idle_weapons[at(WeaponKind::Melee)] == 507);
  CHECK(board.idle_weapons[at(WeaponKind::Firearm)] == 0);
  CHECK(board.idle_weapons[at(WeaponKind::Dynamite)] == 1010);
  CHECK(board.idle_items[at(ItemKind::FuelCan)] == 632);
  CHECK(board.idle_items[at(ItemKind::Keys)] == 910);
  CHECK(board.idle_items[at(ItemKind::Flashlight)] == 432);
  CHECK(board.idle_lab[at(LabKind::BloodBag)] == 720);

  seen.view.prompt.asked = true;
  seen.asked(QuestionKind::Avoid);
  CHECK(seen.board().idle_weapons[at(WeaponKind::Dynamite)] == 1012);
  seen.asked(QuestionKind::VolunteerA);
  CHECK(seen.board().idle_lab[at(LabKind::BloodBag)] == 723);

  Seen few(2);
  for (Slot slot : characters_of(few.t(), Seat{1})) few.view.belongings[at(slot)].items = {0, 0, 0, 0, 1};
  CHECK(few.board().idle_items[at(ItemKind::Flashlight)] == 0);  // of another seat
  for (Slot slot : characters_of(few.t(), Seat{0})) few.view.belongings[at(slot)].items = {0, 0, 0, 0, 1};
  CHECK(few.board().idle_items[at(ItemKind::Flashlight)] == 1142);
}

}  // namespace holdout::the_thing
