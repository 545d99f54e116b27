#include "games/terrorscape/rules/talking/ledger.h"

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Section 9: claims are settled by the facts at the moment of speaking, at the end and not before.

namespace holdout::terrorscape {
namespace {

struct Spoken {
  WrittenPosition p;
  Ledger ledger;
  std::uint16_t last = 0;

  explicit Spoken(std::string_view text) : p(given(text)), ledger(p.rules) {
    ledger.see(told(event::TurnBegan{.who = survivor_at(0)}), p.state);
  }
  std::uint16_t say_it(Statement said, Seat speaker = Seat{1}) {
    said.id = ++last;
    said.speaker = speaker;
    ledger.hear(said);
    return last;
  }
  Verdict at_the_end(std::uint16_t id) {
    State over = p.state;
    over.table.moment = Moment::Over;
    over.table.phase = Phase::Over;
    ledger.see(told(event::GameEnded{.ending = Ending::Lost}), over);
    return ledger.verdict(id);
  }
};

Verdict verdict(std::string_view text, const Statement& said, Seat speaker = Seat{1}) {
  Spoken spoken(text);
  const std::uint16_t id = spoken.say_it(said, speaker);
  if (spoken.ledger.verdict(id) != Verdict::Void) CHECK(spoken.ledger.verdict(id) == Verdict::Open);
  CHECK(spoken.ledger.truth(id).key.empty());
  return spoken.at_the_end(id);
}

constexpr std::string_view kTurn =
    "3 players; turn of anna; anna: N1, tools; marco: N3; william: Z2; repair 3; killer hand: chase x2";

}  // namespace

TEST_CASE("section 9: where somebody is, by location and by area") {
  CHECK(verdict(kTurn, say(Say::WhereClaim, {arg(Person::Marco), arg(Location::Kitchen)})) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::WhereClaim, {arg(Person::Marco), arg(Location::Shed)})) == Verdict::False);
  CHECK(verdict(kTurn, say(Say::AreaClaim, {arg(Person::William), arg(Area::Green)})) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::AreaClaim, {arg(Person::William), arg(Area::Red)})) == Verdict::False);
}

TEST_CASE("section 9: the radio, items and the hand of the Killer") {
  CHECK(verdict(kTurn, say(Say::Progress, {3})) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::Progress, {4})) == Verdict::False);
  CHECK(verdict(kTurn, say(Say::NearlyDone)) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::ItemClaim, {arg(Item::Tools), arg(Person::Anna)})) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::ItemClaim, {arg(Item::Revolver), arg(Person::Anna)})) == Verdict::False);
  CHECK(verdict(kTurn, say(Say::HandCard, {arg(Skill::Chase)}), Seat{0}) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::HandCard, {arg(Skill::Frenzy)}), Seat{0}) == Verdict::False);
  CHECK(verdict(kTurn, say(Say::HandSize, {2}), Seat{0}) == Verdict::True);
  CHECK(verdict(kTurn, say(Say::HandSize, {5}), Seat{0}) == Verdict::False);
}

TEST_CASE("section 9: a claim about noise is held against what made it") {
  Spoken spoken(kTurn);
  const Survivor anna = survivor_at(0);
  spoken.ledger.see(told(event::ItemUsed{.who = anna, .thing = Item::WhiskyBottle}), spoken.p.state);
  spoken.ledger.see(told(event::NoiseMade{.who = anna, .room = Location::DiningRoom}), spoken.p.state);
  const std::uint16_t right =
      spoken.say_it(say(Say::NoiseClaim, {arg(Location::DiningRoom), arg(NoiseCause::Bottle)}));
  const std::uint16_t wrong =
      spoken.say_it(say(Say::NoiseClaim, {arg(Location::DiningRoom), arg(NoiseCause::Repair)}));
  const std::uint16_t silent =
      spoken.say_it(say(Say::NoiseClaim, {arg(Location::Shed), arg(NoiseCause::Bottle)}));
  CHECK(spoken.at_the_end(right) == Verdict::True);
  CHECK(spoken.ledger.verdict(wrong) == Verdict::False);
  CHECK(spoken.ledger.verdict(silent) == Verdict::False);
  CHECK_FALSE(spoken.ledger.truth(wrong).key.empty());
}

TEST_CASE("section 9: words that claim nothing are not judged, and lies are counted at the end") {
  Spoken spoken(kTurn);
  const std::uint16_t threat = spoken.say_it(say(Say::Threat, {arg(Location::Kitchen), kNotSaid}), Seat{0});
  const std::uint16_t lie = spoken.say_it(say(Say::WhereClaim, {arg(Person::Marco), arg(Location::Shed)}));
  CHECK(spoken.at_the_end(threat) == Verdict::Void);
  CHECK(is_lie(spoken.ledger.verdict(lie)));
  std::vector<Sentence> told;
  spoken.ledger.account(told);
  const auto lies = std::ranges::find(told, std::string_view("terrorscape.account.lies"), &Sentence::key);
  REQUIRE(lies != told.end());
  CHECK_FALSE(spoken.ledger.moment(lie).key.empty());
}

}  // namespace holdout::terrorscape
