#include "games/the_thing/rules/positions/position_text.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {
namespace {

WrittenPosition written(std::string_view text) {
  Result<WrittenPosition> position = read_given(text);
  REQUIRE_MESSAGE(position, position.problem().message());
  return std::move(*position);
}

std::string refused(std::string_view text) {
  const Result<WrittenPosition> position = read_given(text);
  return position ? "accepted" : position.problem().message();
}

bool refused_for(std::string_view text, std::string_view reason) {
  INFO(refused(text));
  return refused(text).find(reason) != std::string::npos;
}

constexpr Slot kRed{0}, kGreen1{1}, kBlue{2}, kYellow{3};

TEST_CASE("what is said stands on the table, and the game goes on from there") {
  const WrittenPosition p = written(
      "given  4 players; encounters; leader yellow; round 3; aliens blue, green   # blue began\n"
      "       boiler: red, blue lying, dog, fuel 1, damage 2\n"
      "       goods red: flamethrower 4, keys, failure x2; suspicion red 3\n"
      "       pile: use x2; open pile: repair; token lab; fuel depot 7; rescue 4; rescue fuel 2");
  const Table& t = p.state.table;
  CHECK(t.leader == Seat{3});
  CHECK(t.round == 3);
  CHECK(in(t, Location::Boiler) == only(kRed).with(kBlue));
  CHECK(t.standing == only(kRed));
  CHECK(t.dogs == Locations::only(Location::Boiler));
  CHECK(t.kennel_dogs == 3);
  CHECK(t.fuel[at(Location::Boiler)] == 1);
  CHECK(t.command == 11);
  CHECK(t.flames[0] == Flame{.holder = kRed, .charges = 4});
  CHECK(t.items_held[0] == 1);
  CHECK(t.lab_held[0] == 2);
  CHECK(t.suspicion[0] == 3);
  CHECK(t.pile_size == 3);
  CHECK(t.deck_size == 40);
  CHECK(t.token == Location::Lab);
  CHECK(t.fuel_depot == 7);
  CHECK(t.rescue_fuel == 2);
  CHECK(p.state.hidden.aliens == only(kBlue).with(kGreen1));
  CHECK(p.state.running.open.waited_for == only(Seat{0}));  // the Flamethrower may avoid
}

// TT-932: who knows whom, and when it happened, is as if it had been played.
TEST_CASE("an Alien that did not begin was turned in a check that everybody remembers") {
  const WrittenPosition p = written("5 players; phase 5; round 4; aliens blue, green");
  const Hidden& h = p.state.hidden;
  CHECK(h.infection[at(kBlue)].by == kFirstAlien);
  CHECK(h.infection[at(kGreen1)].by == u8(kBlue));
  CHECK(h.infection[at(kGreen1)].round == 3);
  CHECK(h.saw_alien[at(kGreen1)] == only(kBlue));
  CHECK(h.gave_alien[at(kBlue)] == only(kGreen1));
  CHECK(p.state.table.history[2].contacts.looked_at(kGreen1) == kBlue);
}

TEST_CASE("what is not said is as it usually is") {
  const Table before = written("4 players; placement").state.table;
  CHECK(before.hand_size[0] == 3);
  CHECK(in(before, Location::RecRoom) == before.characters);
  CHECK(before.standing == before.characters);
  CHECK(before.sheet[at(kYellow)] == CharacterId::Blair);
  const Table after = written("4 players; assignment; lab: red; pile: use").state.table;
  CHECK(after.hand_size[0] == 2);
  CHECK(after.standing == only(kRed));
  const State few = written("2 players; phase 5; lab: c1").state;
  CHECK(few.hidden.aliens.empty());
  CHECK(few.hidden.roles_aside == std::array<std::uint8_t, 2>{0, 2});
  CHECK(few.table.threat == 6);
}

TEST_CASE("every start of every size of game is a position that can be") {
  for (int players = 1; players <= 8; ++players) {
    const std::string size = std::to_string(players) + " players; ";
    for (int phase = 1; phase <= (players < 4 ? 9 : 8); ++phase)
      CHECK(refused(size + "phase " + std::to_string(phase)) == "accepted");
    CHECK(refused(size + "encounters") == "accepted");
    CHECK(refused(size + "new game") == "accepted");
    const int station = make_rules({.players = players, .options = {}, .figures = {}})->rescue_station;
    const std::string boarding = "boarding; rescue " + std::to_string(station);
    for (const std::string& step :
         {std::string("placement"), boarding, std::string("burning"), std::string("assignment")})
      CHECK(refused_for(size + step, players < 4 ? "no such step with 1 to 3 players" : "accepted"));
  }
}

TEST_CASE("TT-233 TT-901 a position of boarding has something to board") {
  const std::string_view why =
      "there is nothing to board; expected rescue 10, the Rescue Helicopter at the Station";
  for (const char* craft : {"", "; rescue 9", "; rescue 10; rescue fuel 6; rescue gone"})
    CHECK(refused_for(std::string("4 players; boarding") + craft, why));
}

TEST_CASE("impossible positions are refused with line, cause and expectation") {
  CHECK(refused("4 players; encounters\nlab: red\nboiler: red") ==
        "line 2: red is in two places; expected each Character once");
  CHECK(refused("5 players; encounters; lab: red, green, blue, yellow") ==
        "line 1: table.at: lab is too full; expected at most 3 (TT-413)");
  CHECK(refused("4 players; phase 2\nboiler: fuel 5") ==
        "line 2: \"boiler: fuel 5\" is more than fits; expected fuel up to 4, damage up to 3 (TT-128)");
  CHECK(refused("4 players; phase 5; aliens red, green, blue, yellow") ==
        "line 1: hidden.aliens: nobody is Human; expected at least one while the game goes on (TT-564)");
  CHECK(refused("4 players; phase 5; aliens red\nsuspicion red 0") ==
        "line 2: \"red 0\": an Alien in the green zone; expected a proven Human (TT-124)");
  CHECK(refused("4 players; phase 5; round 1; aliens red, green") ==
        "line 1: several Aliens before anybody could be infected; expected round 2 or later (TT-103)");
  CHECK(refused_for("4 players; phase 5; dead red", "the Leader is out of play"));
  CHECK(refused_for("4 players; phase 5; leader blue; dead red; revealed red", "is out of play twice"));
  CHECK(refused_for("4 players; phase 5; leader blue; dead red; hand red: use", "is out of play"));
  CHECK(refused_for("4 players; phase 5; goods red: wire\ngoods green: wire", "line 2: too many wire"));
  CHECK(refused_for("4 players; phase 5; goods red: keys x3", "at most keys x2"));
  CHECK(refused_for("4 players; phase 5; weapon deck: keys", "only what belongs there"));
  CHECK(refused_for("4 players; placement; hand red: nothing", "nothing to hand in"));
  CHECK(refused_for("4 players; phase 4; hand red: use x4", "at most 3 (TT-401)"));
  CHECK(refused_for("4 players; assignment; pile: use x6", "6 cards in the pile; expected at most 5"));
  CHECK(refused_for("4 players; encounters; plan: lab 1", "nobody has laid a plan"));
  CHECK(refused_for("4 players; encounters; revealed blue; strength 2; plan: lab 3", "from 1 to 2"));
  CHECK(refused_for("4 players; encounters; revealed blue; strength 2; plan: lab 2, radio 1",
                    "3 on locations; expected 2"));
  CHECK(refused_for("4 players; encounters; lab: burnt, red", "cannot burn, or people in it"));
  CHECK(refused_for("4 players; phase 2; rescue fuel 2", "flies without an S.O.S."));
  CHECK(refused_for("4 players; phase 8; lab: 2 dogs", "one in a green location"));
  CHECK(refused_for("4 players; phase 8; lab: dog; kennel: 4 dogs", "table.dogs: 5"));
  CHECK(refused_for("4 players; phase 8; kennel: 256 dogs", "256 Dogs; expected at most 4"));
  CHECK(refused_for("1 players; phase 5; aliens c1, c2, c3", "3 Alien cards; expected at most 2"));
  CHECK(refused_for("1 players; phase 5; hand c1: use", "no Action cards with 1 to 3 players"));
  CHECK(refused_for("1 players; phase 5; token lab", "no Leader token with 1 to 3 players"));
  CHECK(refused_for("4 players; phase 5; threat 4", "no Threat token here"));
  CHECK(refused_for("4 players; phase 5; sheets red garry, blue garry", "comes too late"));
}

TEST_CASE("what cannot be understood is refused with line, cause and expectation") {
  CHECK(refused("") == "an empty position; expected phrases such as 5 players");
  CHECK(refused("phase 6") ==
        "line 1: the position does not say how many play; expected 1 players to 8 players");
  CHECK(refused("9 players; phase 6") == "line 1: \"9\"; expected a number from 1 to 8");
  CHECK(refused_for("4 players", "the position does not say when it is; expected phase 1 to phase 8"));
  CHECK(refused("4 players; phase 9") == "line 1: \"9\"; expected a number from 1 to 8");
  CHECK(refused_for("4 players; phase 6; placement", "beside"));
  CHECK(refused_for("4 players\nthe moon is full", "line 2: \"the moon is full\" says nothing about"));
  CHECK(refused_for("4 players; phase 6; leader red; leader blue", "is said twice"));
  CHECK(refused_for("4 players; phase 6; leader white", "\"white\" is no player; expected P0 to P3"));
  CHECK(
      refused_for("4 players; phase 6; lab: red sleeping", "expected a Character (red, red lying), nobody"));
  CHECK(refused_for("4 players; phase 6; lab: five dogs", "\"five dogs\" in a location"));
  CHECK(refused_for("4 players; phase 6; lab: no dogs here", "\"no dogs here\" in a location"));
  CHECK(refused_for("4 players; phase 6; lab: not yet burnt", "\"not yet burnt\" in a location"));
  CHECK(refused_for("4 players; phase 6; suspicion", "nothing is named; expected suspicion red 0, blue 2"));
  CHECK(refused_for("4 players; phase 6; sheets", "nothing is named; expected sheets red garry"));
  CHECK(
      refused_for("4 players; encounters; revealed blue; plan:", "nothing is named; expected plan: radio 3"));
  CHECK(refused_for("4 players; phase 6; sky hail", "\"hail\"; expected sun, cloud, snow or storm"));
  CHECK(refused_for("4 players; phase 6; hand red: joker", "\"joker\" is no card"));
  CHECK(refused_for("4 players; phase 6; goods red: flamethrower 7", "expected a number from 1 to 6"));
  CHECK(refused_for("4 players; phase 6; token moon", "a Character, a green location, or aside"));
  CHECK(refused_for("4 players; phase 6; hungry men", "nothing after hungry"));
  CHECK(refused_for("4 players; phase 6; option timers=never", "option timers: 'never'"));
  CHECK(refused_for("4 players; new game; leader blue", "a new game has an empty table"));
}

}  // namespace
}  // namespace holdout::the_thing
