#include "games/terrorscape/rules/talking/talk.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/talking/statement_text.h"
#include "games/terrorscape/rules/testing/random_game.h"

// Section 9: what can be said, by whom and to whom.

namespace holdout::terrorscape {
namespace {

constexpr Seat kHunter{0}, kFirst{1}, kSecond{2}, kThird{3};

constexpr std::string_view kTalkingTurn = "4 players; turn of anna; anna: N1";

Statement said_by(const WrittenPosition& p, Seat speaker, Statement said, SeatSet to = {}) {
  said.speaker = speaker;
  said.to = to;
  said.audience = Terrorscape::hearers(p.rules, view_of(p.rules, p.state, speaker), said);
  return said;
}

bool may(const WrittenPosition& p, Seat speaker, const Statement& said, SeatSet to = {}) {
  const Statement whole = said_by(p, speaker, said, to);
  return Terrorscape::may_say(p.rules, view_of(p.rules, p.state, speaker), whole) ? true : false;
}

bool offers(const WrittenPosition& p, Seat viewer, Say form) {
  std::vector<std::uint8_t> forms;
  Terrorscape::sayable(p.rules, view_of(p.rules, p.state, viewer), forms);
  return std::ranges::count(forms, form_of(form)) > 0;
}

Statement where_is(Say form) { return say(form, {arg(Person::Marco), arg(Location::Kitchen)}); }

}  // namespace

TEST_CASE("section 9: words of the side are heard by the side alone") {
  const WrittenPosition p = given(kTalkingTurn);
  for (Say form : {Say::Goal, Say::Go, Say::Meet, Say::Discover, Say::Ping, Say::Warn, Say::EstimateHand}) {
    CHECK(who_hears(form) == Hears::Side);
    CHECK(offers(p, kFirst, form));
    CHECK_FALSE(offers(p, kHunter, form));
  }
  const Statement go = said_by(p, kFirst, where_is(Say::Go));
  CHECK(go.audience == p.rules.survivor_seats);
  CHECK(may(p, kFirst, where_is(Say::Go)));
  CHECK_FALSE(may(p, kHunter, where_is(Say::Go)));
  Statement loud = go;
  loud.audience = kEverybody;
  CHECK_FALSE(Terrorscape::may_say(p.rules, view_of(p.rules, p.state, kFirst), loud));
}

TEST_CASE("section 9: claims are made to all, those of the Killer by him alone (TS-012)") {
  const WrittenPosition p = given(kTalkingTurn);
  CHECK(may(p, kFirst, where_is(Say::WhereClaim)));
  CHECK(said_by(p, kFirst, where_is(Say::WhereClaim)).audience == kEverybody);
  CHECK(may(p, kHunter, where_is(Say::AccuseWhere)));
  CHECK_FALSE(may(p, kFirst, where_is(Say::AccuseWhere)));
  CHECK(may(p, kHunter, say(Say::HandCard, {arg(Skill::Chase)})));
  CHECK_FALSE(may(p, kHunter, say(Say::HandCard, {arg(Skill::Shriek)})));  // the Spectre's
  CHECK(may(p, kHunter, say(Say::Taunt)));
  CHECK(may(p, kThird, say(Say::Taunt)));
}

TEST_CASE("section 9: whoever is named is in the house, and nobody twice in an order") {
  const WrittenPosition p = given(kTalkingTurn);
  CHECK_FALSE(may(p, kFirst, say(Say::Go, {arg(Person::Sophia), arg(Location::Kitchen)})));
  CHECK(may(p, kFirst, say(Say::Order, {arg(Person::Anna), arg(Person::Marco), arg(Person::William)})));
  CHECK(may(p, kFirst, say(Say::Order, {arg(Person::Anna), arg(Person::Marco), kNotSaid})));
  CHECK_FALSE(may(p, kFirst, say(Say::Order, {arg(Person::Anna), arg(Person::Anna), kNotSaid})));
}

TEST_CASE("section 9: forms of variant 2 belong to it, and a word to one is heard by that one") {
  const WrittenPosition p = given(kTalkingTurn);
  for (Say form : {Say::PromiseTo, Say::TradeAll, Say::DemandHelpTo, Say::Blame, Say::Deal})
    CHECK_FALSE(offers(p, kFirst, form));
  CHECK(who_hears(Say::PromiseTo) == Hears::Named);
  CHECK(who_hears(Say::Deal) == Hears::Killer);
  WrittenPosition own = p;
  own.rules.on_your_own = true;
  const Statement promise = say(Say::PromiseTo, {arg(Pledge::Help), 5});
  CHECK(said_by(own, kFirst, promise, only(kSecond)).audience == only(kFirst).with(kSecond));
  CHECK(may(own, kFirst, promise, only(kSecond)));
  CHECK_FALSE(may(own, kFirst, promise));
  CHECK_FALSE(may(own, kFirst, promise, only(kHunter)));
  CHECK(said_by(own, kFirst, where_is(Say::Deal)).audience == only(kFirst).with(kHunter));
  CHECK(may(own, kFirst, where_is(Say::Deal)));
}

TEST_CASE("section 9: one player alone on the side has nobody to confer with") {
  const WrittenPosition two = given("2 players; turn of anna");
  CHECK_FALSE(offers(two, kFirst, Say::Ping));
  CHECK(offers(two, kFirst, Say::WhereClaim));
  CHECK(Terrorscape::voice(two.rules, view_of(two.rules, two.state, kFirst)).apart.empty());
  const WrittenPosition four = given(kTalkingTurn);
  CHECK(Terrorscape::voice(four.rules, view_of(four.rules, four.state, kFirst)).apart ==
        four.rules.survivor_seats);
  CHECK(Terrorscape::voice(four.rules, view_of(four.rules, four.state, kHunter)).apart.empty());
}

TEST_CASE("section 9: a word fits its moment") {
  const WrittenPosition turn = given(kTalkingTurn);
  const WrittenPosition met = given("4 players; encounter at N5; anna: N5; marco: N5; william: Z2");
  CHECK_FALSE(offers(turn, kFirst, Say::Defend));
  CHECK(offers(met, kFirst, Say::Defend));
  CHECK(offers(met, kFirst, Say::FleePlan));
  const WrittenPosition rescued = given("4 players; turn of anna; repair 5; help 4");
  CHECK_FALSE(offers(rescued, kFirst, Say::Progress));
  RandomGame game(4);
  while (!game.over()) game.step();
  std::vector<std::uint8_t> forms;
  Terrorscape::sayable(game.rules, game.view(kFirst), forms);
  CHECK(forms.empty());
}

TEST_CASE("section 9: no statement of a player is factual; what the engine says no player can say") {
  for (const StatementForm& form : Terrorscape::forms()) CHECK_FALSE(form.factual);
  CHECK_FALSE(parse_statement(Terrorscape::forms(), "say noise_report place=kitchen"));
  CHECK_FALSE(parse_statement(Terrorscape::forms(), "say ping place=attic what=look"));
  CHECK(parse_statement(Terrorscape::forms(), "say ping place=kitchen what=look"));
}

}  // namespace holdout::terrorscape
