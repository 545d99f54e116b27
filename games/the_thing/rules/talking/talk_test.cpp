#include "games/the_thing/rules/talking/talk.h"

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"
#include "games/the_thing/rules/the_thing.h"

// Table talk: section 9 of the rules, T-1 to T-26.

namespace holdout::the_thing {
namespace {

constexpr Seat kMe{0};

// What seat 0 of six sees in some phase; seats 4 and 5 may be the revealed Alien.
struct Moment {
  Rules rules;
  View view;

  explicit Moment(Phase phase, Setup::Choices options = {}, int players = 6)
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    Table& t = view.table;
    view.viewer = kMe;
    t.round = 2;
    t.phase = phase;
    t.leader = Seat{1};
    t.characters = t.standing = t.at[at(Location::RecRoom)] = first_slots(rules.slots);
    t.owner = SlotOwners::shared_out(rules.slots, players);
    if (phase == Phase::RecRoom) view.stack.push(RecTalk{});
  }
  Moment& reveal(Slot slot) {
    view.table.characters.remove(slot);
    view.table.organism.push(slot);
    return *this;
  }
  Moment& as(Seat seat) {
    view.viewer = seat;
    return *this;
  }
  bool fits(Say say) const {
    std::vector<std::uint8_t> kinds;
    TheThing::sayable(rules, view, kinds);
    return std::ranges::find(kinds, form_of(say)) != kinds.end();
  }
  std::string refusal(Say say, std::array<std::uint16_t, 5> args = {}) const {
    Statement said{.kind = form_of(say), .speaker = view.viewer, .args = args};
    if (say == Say::TeamPlan) said.audience = seats_of(view.table, organism(view.table));
    return refusal(said);
  }
  std::string_view rule_against(Say say) const {
    return TheThing::why_unsayable(rules, view, {.kind = form_of(say), .speaker = view.viewer});
  }
  std::string refusal(const Statement& said) const {
    const Result<void> may = TheThing::may_say(rules, view, said);
    return may ? "" : may.problem().message();
  }
};

}  // namespace

TEST_CASE("talk: every form of T-1 to T-26 has a key of its own, a text and parameters that fit") {
  const auto forms = TheThing::forms();
  REQUIRE(forms.size() == kSays);
  std::set<std::string_view> keys;
  for (const StatementForm& form : forms) {
    CHECK(keys.insert(form.key).second);
    CHECK(form.text == "the_thing.say." + std::string(form.key));
    CHECK(form.parameters.size() <= Statement{}.args.size());
    CHECK_FALSE(form.factual);  // all may be lies
  }
}

// Section 9, column "Phases", for a Character who is not the Leader; P4.2, boarding, own turn and checks have
// cases of their own. Where P3 stands beside P4 it is a ruling of docs/rulings.md.
TEST_CASE("talk: T-1 to T-26 are offered in the phases of section 9") {
  const std::set<Phase> p4{Phase::Plan, Phase::Actions};
  const std::map<Say, std::set<Phase>> where{
      {Say::Accuse, {Phase::Plan, Phase::Actions, Phase::RecRoom, Phase::Tests}},          // T-2
      {Say::AccuseMet, {Phase::Plan, Phase::Actions, Phase::RecRoom, Phase::Tests}},       // T-2
      {Say::AccuseSabotage, {Phase::Plan, Phase::Actions, Phase::RecRoom, Phase::Tests}},  // T-2
      {Say::WillGo, p4},                                                                   // T-4
      {Say::ShouldGo, p4},                                                                 // T-5
      {Say::Needs, p4},                                                                    // T-6
      {Say::StayOut, p4},                                                                  // T-7
      {Say::LeaveAlone, p4},                                                               // T-7
      {Say::GiveCardTo, {}},                                                               // T-8
      {Say::StopOrGo, {}},                                                                 // T-8
      {Say::LeaderPromise, {}},                                                            // T-9
      {Say::AssignPromise, {}},                                                            // T-9
      {Say::NeedGood, {Phase::RecRoom}},                                                   // T-11
      {Say::GiveGood, {Phase::RecRoom}},                                                   // T-12
      {Say::LetsVote, {Phase::RecRoom}},                                                   // T-13
      {Say::TestPlayer, {Phase::Tests}},                                                   // T-17
      {Say::TestMe, {Phase::RecRoom, Phase::Tests}},                                       // T-18
      {Say::LetMeIn, {}},                                                                  // T-19
      {Say::KeepOut, {}},                                                                  // T-20
      {Say::AlienWill, {}},                                                                // T-23
      {Say::MyAct, {Phase::RecRoom}},                                                      // T-24
      {Say::Taunt, {}},                                                                    // T-25
      {Say::TeamPlan, {}},                                                                 // T-26
  };
  for (Phase phase : {Phase::Weather, Phase::Upkeep, Phase::Plan, Phase::Actions, Phase::RecRoom,
                      Phase::Tests, Phase::Meal, Phase::Dogs}) {
    const Moment now(phase);
    CAPTURE(static_cast<int>(phase));
    for (const auto& each : where) {
      CAPTURE(static_cast<int>(each.first));
      CHECK(now.fits(each.first) == each.second.contains(phase));
    }
    for (Say any : {Say::Human, Say::Trust, Say::Have, Say::HaveBlood, Say::Chain, Say::ExitPlan, Say::Agree,
                    Say::Disagree})  // T-1, T-3, T-10, T-16, T-21, T-22
      CHECK(now.fits(any));
  }
  CHECK_FALSE(Moment(Phase::Over).fits(Say::Human));
}

TEST_CASE("talk: T-4 before the own turn, T-8 while cards are assigned") {
  Moment now(Phase::Actions);
  CHECK(now.fits(Say::WillGo));
  now.view.table.at[at(Location::RecRoom)].remove(Slot{0});
  now.view.table.at[at(Location::Lab)].add(Slot{0});
  CHECK_FALSE(now.fits(Say::WillGo));
  CHECK_FALSE(now.fits(Say::GiveCardTo));
  now.view.stack.push(AssignPile{});
  CHECK(now.fits(Say::GiveCardTo));
  CHECK(now.fits(Say::StopOrGo));
  now.view.table.at[at(Location::Lab)].remove(Slot{0});  // TT-529: fled, and lies there
  now.view.table.at[at(Location::RecRoom)].add(Slot{0});
  now.view.table.standing.remove(Slot{0});
  CHECK_FALSE(now.fits(Say::WillGo));
}

TEST_CASE("talk: T-11 and T-12 while people trade (TT-702), T-13 until the votes are counted (TT-703)") {
  Moment now(Phase::RecRoom);
  now.view.stack.push(TradeAnswer{});
  for (Say say : {Say::NeedGood, Say::GiveGood, Say::LetsVote}) CHECK(now.fits(say));
  now.view.stack.clear();
  now.view.stack.push(VoteBallot{});
  CHECK(now.fits(Say::LetsVote));
  CHECK_FALSE(now.fits(Say::NeedGood));
  CHECK_FALSE(now.fits(Say::GiveGood));
  now.view.stack.back() = RevealBallot{};
  CHECK_FALSE(now.fits(Say::LetsVote));
  CHECK(now.fits(Say::MyAct));
}

TEST_CASE("talk: T-1 and T-3 need roles: with TT-1203 sheets are picked before they are dealt") {
  const RandomGame game = game_at(QuestionKind::PickCharacter, 6, {{"choose_characters", "on"}});
  for (Seat seat : game.seats()) {
    std::vector<std::uint8_t> kinds;
    TheThing::sayable(game.rules, game.view(seat), kinds);
    for (Say say : {Say::Human, Say::Trust, Say::Accuse})
      CHECK(std::ranges::find(kinds, form_of(say)) == kinds.end());
    CHECK_FALSE(kinds.empty());
  }
}

TEST_CASE("talk: T-9 is the Leader's, T-19 and T-20 belong to boarding, T-23 needs a revealed Alien") {
  for (Say promise : {Say::LeaderPromise, Say::AssignPromise}) {
    CHECK_FALSE(Moment(Phase::Actions).fits(promise));
    CHECK(Moment(Phase::Actions).as(Seat{1}).fits(promise));
    CHECK_FALSE(Moment(Phase::RecRoom).as(Seat{1}).fits(promise));
  }
  Moment boarding(Phase::Actions);
  CHECK_FALSE(boarding.fits(Say::LetMeIn));
  boarding.view.table.boarding.first = Slot{3};
  CHECK(boarding.fits(Say::LetMeIn));
  CHECK(boarding.fits(Say::KeepOut));
  CHECK(boarding.refusal(Say::KeepOut, {2, 1}) == "");
  CHECK(boarding.refusal(Say::KeepOut, {2, kNotSaid}) == "");
  CHECK_FALSE(Moment(Phase::Actions).fits(Say::AlienWill));
  CHECK(Moment(Phase::Actions).reveal(Slot{5}).fits(Say::AlienWill));
}

TEST_CASE("talk: T-19 is a plea of those outside; T-10 and T-20 are not the revealed Alien's (TT-750)") {
  Moment boarding = Moment(Phase::Actions).reveal(Slot{5});
  boarding.view.table.boarding.first = Slot{3};
  boarding.view.table.boarding.aboard = Slots{}.with(Slot{3}).with(Slot{0});
  CHECK_FALSE(boarding.fits(Say::LetMeIn));  // it sits inside
  CHECK(boarding.fits(Say::KeepOut));
  CHECK(boarding.as(Seat{2}).fits(Say::LetMeIn));
  boarding.as(Seat{5});
  for (Say say : {Say::LetMeIn, Say::KeepOut, Say::Have, Say::HaveBlood}) CHECK_FALSE(boarding.fits(say));
}

TEST_CASE("talk: T-2 an accusation may say whom the accused met, or where the Sabotage was") {
  const Moment now(Phase::RecRoom);
  CHECK(now.refusal(Say::AccuseMet, {2, 1, 3}) == "");
  CHECK(now.refusal(Say::AccuseMet, {2, 1, 2}) ==
        "accuse_met: names the same player twice; expected whom the accused met");
  CHECK(now.refusal(Say::AccuseMet, {0, 1, 2}) ==
        "accuse_met: is about the speaker; expected another player");
  CHECK(now.refusal(Say::AccuseSabotage, {2, 3, static_cast<std::uint16_t>(Location::Boiler)}) == "");
}

TEST_CASE("talk: T-25 and T-26 are the revealed Alien's; T-26 is heard by its members alone (TT-306)") {
  const Moment human = Moment(Phase::Plan).reveal(Slot{4}).reveal(Slot{5});
  Moment alien = human;
  alien.as(Seat{5});
  for (Say say : {Say::Taunt, Say::TeamPlan}) {
    CHECK_FALSE(human.fits(say));
    CHECK(alien.fits(say));
  }
  CHECK_FALSE(alien.fits(Say::Human));  // no denial after the reveal
  CHECK(alien.refusal(Say::TeamPlan, {2, 3}) == "");
  Statement loud{.kind = form_of(Say::TeamPlan), .speaker = Seat{5}, .args = {2, 3}};
  CHECK(alien.refusal(loud) == "team_plan: is heard by the wrong players; expected the Alien team alone");
  Statement whisper{.kind = form_of(Say::Taunt), .speaker = Seat{5}, .audience = only(Seat{4})};
  CHECK(alien.refusal(whisper) == "taunt: is heard by the wrong players; expected the whole table");
}

TEST_CASE("TT-105 TT-1204 T-14 exists only with free claims, in phase 4, as lie or truth") {
  const Moment strict(Phase::Actions);
  const Moment free(Phase::Actions, {{"free_claims", "on"}});
  for (Say say : {Say::HandedIn, Say::HoldNone}) {
    CHECK_FALSE(strict.fits(say));
    CHECK(free.fits(say));
    CHECK(strict.refusal(say, {1}).find("does not fit this moment") != std::string::npos);
    CHECK(strict.rule_against(say) == "TT-105");
    CHECK(free.refusal(say, {1}) == "");
    for (Phase phase : {Phase::Plan, Phase::RecRoom, Phase::Tests})
      CHECK_FALSE(Moment(phase, {{"free_claims", "on"}}).fits(say));
  }
}

TEST_CASE("TT-106 TT-1204 T-15 exists only with free claims, after a check, where people discuss too") {
  for (Phase phase : {Phase::Actions, Phase::RecRoom, Phase::Tests}) {
    Moment strict(phase);
    Moment free(phase, {{"free_claims", "on"}});
    CHECK_FALSE(free.fits(Say::TokenWasHuman));  // nobody has looked at anything
    for (Moment* now : {&strict, &free}) now->view.table.history[1].contacts.looked(Slot{0}, Slot{3}, 1);
    CHECK_FALSE(strict.fits(Say::TokenWasHuman));
    CHECK(strict.rule_against(Say::TokenWasHuman) == "TT-106");
    CHECK(free.fits(Say::TokenWasHuman));
    CHECK(free.refusal(Say::TokenWasHuman, {3}) == "");
    CHECK(free.refusal(Say::TokenWasHuman, {2}) ==
          "token_was_human: is about a token the speaker never looked at; expected one of those looked at");
    CHECK_FALSE(free.as(Seat{4}).fits(Say::TokenWasHuman));
  }
}

TEST_CASE("TT-1101 R-99 with 1 to 3 players nobody is muted when a Character of the own transforms") {
  for (int players : {1, 2, 3})
    for (Phase phase : {Phase::Movement, Phase::Actions, Phase::RecRoom, Phase::Tests}) {
      Moment whole(phase, {}, players);
      if (phase == Phase::Actions) whole.view.stack.push(FewActions{});
      Moment half = whole;
      half.reveal(Slot{0});
      for (int i = 0; i < kSays; ++i) {
        const auto say = static_cast<Say>(i);
        CAPTURE(i);
        if (say != Say::AlienWill) CHECK(half.fits(say) == whole.fits(say));
      }
      CHECK(half.fits(Say::Human));
      CHECK_FALSE(half.fits(Say::Taunt));
      CHECK_FALSE(half.fits(Say::TeamPlan));
    }
}

TEST_CASE("talk: nothing is said about oneself as of another, to oneself, or for somebody else") {
  const Moment now(Phase::Actions);
  CHECK(now.refusal(Say::Accuse, {0, 1, 0}) == "accuse: is about the speaker; expected another player");
  CHECK(now.refusal(Say::Accuse, {2, 1, 0}) == "");
  Statement self{.kind = form_of(Say::Human), .speaker = kMe, .to = only(kMe)};
  CHECK(now.refusal(self) == "human: addresses its own speaker; expected other players");
  Statement other{.kind = form_of(Say::Human), .speaker = Seat{3}};
  CHECK(now.refusal(other).starts_with("human: is not said by a player of this table"));
  CHECK_FALSE(now.refusal(Say::Accuse, {77, 1, 0}).empty());
  CHECK_FALSE(Moment(Phase::Actions).as(kSpectator).refusal(Say::Human).empty());
}

TEST_CASE("TT-127 TT-536 the dead and the defeated say nothing; R-99 with 1 to 3 players they have a voice") {
  Moment dead(Phase::RecRoom);
  dead.view.table.characters.remove(Slot{0});
  dead.view.table.dead.add(Slot{0});
  Moment defeated(Phase::RecRoom);
  defeated.view.table.characters.remove(Slot{0});
  defeated.view.table.defeated.add(Slot{0});
  for (const Moment& now : {dead, defeated})
    for (int say = 0; say < kSays; ++say) CHECK_FALSE(now.fits(static_cast<Say>(say)));
  CHECK(dead.refusal(Say::Trust, {2, 0}).find("does not fit this moment") != std::string::npos);
  Moment few(Phase::RecRoom, {}, 3);
  for (Slot slot : {Slot{0}, Slot{1}}) {
    few.view.table.characters.remove(slot);
    few.view.table.organism.push(slot);
  }
  CHECK(few.fits(Say::ExitPlan));
}

}  // namespace holdout::the_thing
