#include "games/osaczeni/rules/talking/talk.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

// Area 4: P0 has three of four votes, strength 4 against five monsters; row 1 is full; P3 is eliminated.
WrittenGame attacked() {
  return WrittenGame(
      "4 players; badge P0; victim token P2; phase 6; hand P0: bat; hand P1: meat, gun;"
      "area 4: P0.DL, P1.C, 5 monsters; area 5: P0.C, P1.DL, P2.DL; cold store: P3.D, P3.L, P3.C, P2.C");
}

std::string refusal(const WrittenGame& game, Seat speaker, std::string_view text) {
  const Result<void> may = Osaczeni::may_say(game.rules, game.view(speaker), game.statement(speaker, text));
  return may ? "" : may.problem().message();
}

std::vector<std::string_view> sayable(const WrittenGame& game, Seat viewer) {
  std::vector<std::uint8_t> kinds;
  Osaczeni::sayable(game.rules, game.view(viewer), kinds);
  std::vector<std::string_view> keys;
  for (std::uint8_t kind : kinds) keys.push_back(Osaczeni::forms()[kind].key);
  return keys;
}

bool has(const std::vector<std::string_view>& keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

}  // namespace

TEST_CASE("talk: every form has a key of its own, a text and parameters that fit a statement") {
  const auto forms = Osaczeni::forms();
  REQUIRE(forms.size() == kSays);
  for (std::size_t i = 0; i < forms.size(); ++i) {
    CHECK(form_named(forms, forms[i].key) == i);
    CHECK(forms[i].text == "osaczeni.say." + std::string(forms[i].key));
    CHECK(forms[i].parameters.size() <= Statement{}.args.size());
  }
  CHECK(forms[form_of(Say::Mourn)].key == "mourn");
  CHECK(forms[form_of(Say::PlayIf)].key == "conditional_play");
}

TEST_CASE("OS-012 what is said about dice has no room for numbers") {
  for (Say say : {Say::MonstersAt, Say::NoMonstersAt, Say::DiceUnknown})
    for (const StatementParameter& parameter : Osaczeni::forms()[form_of(say)].parameters)
      CHECK(parameter.type == StatementParameter::Type::WordSet);
}

TEST_CASE("OS-011 lies and promises of all kinds may be said") {
  const WrittenGame game = attacked();
  for (std::string_view text :
       {"say monsters_at areas=toilets,lot", "say have item=molotov count=2",
        "say will_play item=saw area=toys", "say promise_vote_against player=P1 area=toys",
        "say promise_not_against player=P1 until=end", "say ally until=end to=P1,P2",
        "say threaten player=P1 condition=votes_against_me sanction=vote_against",
        "say offer_card player=P3 vote=search", "say plead_spare reason=last_character",
        "say conditional_play player=P1 item=bat deed=play their_item=saw",
        "say conditional_play player=P1 item=bat deed=vote_against candidate=P1", "say refuse about=3",
        "say counter wish=card item=gun about=3", "say mourn player=P3 character=crybaby"}) {
    CAPTURE(text);
    CHECK(refusal(game, kP0, text) == "");
  }
}

TEST_CASE("OS-022 everybody hears everything") {
  const WrittenGame game = attacked();
  CHECK(refusal(game, kP0, "say agree about=1 heard_by=P0,P1") ==
        "agree: is whispered; expected words for the whole table (OS-022)");
  CHECK(refusal(game, kP0, "say agree about=1 to=P0") ==
        "agree: addresses its own speaker; expected other players");
}

TEST_CASE("OS-006 eliminated players talk like everybody else; spectators do not") {
  const WrittenGame game = attacked();
  CHECK(refusal(game, kP3, "say ask_vote_against player=P0 reason=leads") == "");
  CHECK(refusal(game, kP3, "say blame player=P0") == "");
  Statement said = game.statement(kSpectator, "say blame player=P0");
  CHECK_FALSE(bool(Osaczeni::may_say(game.rules, game.view(kSpectator), said)));
  CHECK(sayable(game, kSpectator).empty());
  said.speaker = kP1;  // somebody else's words
  CHECK_FALSE(bool(Osaczeni::may_say(game.rules, game.view(kP0), said)));
}

TEST_CASE("talk: what the whole table can count is refused when it is wrong") {
  const WrittenGame game = attacked();
  CHECK(refusal(game, kP2, "say point_leader player=P0 points=15") == "");
  CHECK(refusal(game, kP2, "say point_leader player=P0 points=14") ==
        "point_leader: points are wrong; expected 15");
  CHECK(refusal(game, kP2, "say point_leader player=P2 points=8") ==
        "point_leader: does not lead; expected a player whom nobody has more points than");
  CHECK(refusal(game, kP2, "say count_votes area=toys player=P0 votes=3 total=4") == "");
  CHECK(refusal(game, kP2, "say count_votes area=toys player=P0 votes=4 total=4") ==
        "count_votes: votes are counted wrong; expected 3 of 4");
  CHECK(refusal(game, kP2, "say announce_needed area=toys monsters=2") == "");
  CHECK(refusal(game, kP2, "say announce_needed area=toys monsters=1") ==
        "announce_needed: monsters are counted wrong; expected 2");
  CHECK(refusal(game, kP2, "say announce_needed area=hall monsters=1") ==
        "announce_needed: no monsters get in there; expected an area under attack");
}

TEST_CASE("OS-827 votes of cards in force count when votes are told") {
  WrittenGame game = attacked();
  game.answer(kP1, "play gun");
  CHECK(refusal(game, kP2, "say count_votes area=toys player=P1 votes=2 total=5") == "");
}

TEST_CASE("talk: only the holder of the Victim Token promises ties, and only the holder is asked") {
  const WrittenGame game = attacked();
  CHECK(refusal(game, kP2, "say promise_tie candidate=P0 stance=against") == "");
  CHECK(refusal(game, kP0, "say promise_tie candidate=P1 stance=against") ==
        "promise_tie: only the holder of the Victim Token breaks ties; expected the Victim Token");
  CHECK(refusal(game, kP0, "say ask_tie player=P2 candidate=P0 stance=for") == "");
  CHECK_FALSE(refusal(game, kP0, "say ask_tie player=P1 candidate=P0 stance=for").empty());
  CHECK(has(sayable(game, kP2), "promise_tie"));
  CHECK_FALSE(has(sayable(game, kP0), "promise_tie"));
}

TEST_CASE("talk: nothing is promised to oneself or about the dead") {
  const WrittenGame game = attacked();
  CHECK(refusal(game, kP0, "say offer_card player=P0 vote=search") ==
        "offer_card: is about the speaker; expected another player");
  CHECK(refusal(game, kP0, "say ask_vote_for player=P0 vote=search") == "");
  CHECK(refusal(game, kP0, "say promise_vote_against player=P3 area=toys") ==
        "promise_vote_against: is about an eliminated player; expected a player with living characters "
        "(OS-005)");
  CHECK(refusal(game, kP0, "say ally until=round") ==
        "ally: is offered to nobody; expected players addressed with to=");
  CHECK(refusal(game, kP0, "say conditional_play player=P1 item=bat deed=vote_against") ==
        "conditional_play: asks for a vote against nobody; expected a candidate");
}

TEST_CASE("talk: what fits the moment comes first") {
  const WrittenGame attack = attacked();
  CHECK(sayable(attack, kP0).front() == "ask_vote_against");
  CHECK_FALSE(has(sayable(attack, kP2), "will_play"));  // not present in the area (OS-202)
  WrittenGame search(
      "4 players; phase 1; area 6: P0.D, P1.L; area 1: P0.LC; area 2: P1.DC; area 4: P2.DLC; area 5: P3.DLC");
  REQUIRE(search.asked(QuestionKind::Discuss));
  CHECK(sayable(search, kP0).front() == "ask_vote_for");
  CHECK(has(sayable(search, kP0), "offer_card"));
  WrittenGame road(
      "4 players; badge P1; phase 3; dice 1 2 4 6; area 1: P0.DLC; area 2: P1.DLC; area 4: P2.DLC; area 5: "
      "P3.DLC");
  REQUIRE(road.asked(QuestionKind::Declare));
  CHECK(sayable(road, kP0).front() == "monsters_at");
}

}  // namespace holdout::osaczeni
