#include "games/osaczeni/rules/talking/ledger.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

// A written game that is listened to: statements by their words, events as the table sees them.
struct Heard {
  WrittenGame game;
  Ledger ledger;
  std::size_t seen = 0;
  std::uint16_t said = 0;

  explicit Heard(std::string_view given) : game(given), ledger(game.rules) { catch_up(); }

  std::uint16_t say(Seat speaker, std::string_view text) {
    Statement statement = game.statement(speaker, text);
    statement.id = ++said;
    ledger.hear(statement);
    return statement.id;
  }
  void answer(Seat seat, std::string_view text) {
    game.answer(seat, text);
    catch_up();
  }
  void all_answer(std::string_view text) {
    game.all_answer(text);
    catch_up();
  }
  void chance(std::initializer_list<std::string_view> outcomes) {
    game.chance(outcomes);
    catch_up();
  }
  void catch_up() {
    for (; seen < game.events.size(); ++seen) ledger.see(game.events[seen], game.s);
  }
  Verdict verdict(std::uint16_t id) const { return ledger.find(id)->verdict; }
  std::string_view truth(std::uint16_t id) const { return ledger.truth(id).key; }
};

constexpr std::string_view kRoad =
    "4 players; badge P1; phase 2; area 1: P0.DLC; area 3: P1.DLC; area 4: P2.DLC; area 5: P3.DLC";
constexpr std::string_view kAttack =
    "4 players; victim token P3; phase 6; area 4: P0.L, P1.D, P2.C, 5 monsters;"
    "area 1: P0.DC; area 2: P1.LC; area 5: P2.DL, P3.DLC; hand P0: bat; hand P1: saw; hand P2: gun";

}  // namespace

TEST_CASE("ledger: claims about dice are judged when the hatch is lifted (OS-422)") {
  Heard h(kRoad);
  h.chance({"roll 1", "roll 1", "roll 4", "roll 6"});
  const auto all_true = h.say(kP1, "say monsters_at areas=toilets,lot");
  const auto one_wrong = h.say(kP1, "say monsters_at areas=toilets,hall");
  const auto none_true = h.say(kP1, "say no_monsters_at areas=clothing");
  const auto none_wrong = h.say(kP2, "say no_monsters_at areas=clothing,toys");
  const auto saw = h.say(kP1, "say dice_unknown");
  const auto blind = h.say(kP2, "say dice_unknown");
  h.answer(kP1, "go 5");
  CHECK(h.verdict(all_true) == Verdict::Open);
  const auto going = h.say(kP0, "say destination area=hall");
  const auto elsewhere = h.say(kP2, "say destination area=hall");
  const auto invited = h.say(kP3, "say invite_to area=hall to=P0");  // where P3 already stands
  h.answer(kP0, "go 5");
  h.answer(kP2, "go 6");
  h.answer(kP3, "go 1");
  CHECK(h.verdict(all_true) == Verdict::True);
  CHECK(h.verdict(one_wrong) == Verdict::False);
  CHECK(h.verdict(none_true) == Verdict::True);
  CHECK(h.verdict(none_wrong) == Verdict::False);
  CHECK(h.verdict(saw) == Verdict::False);
  CHECK(h.verdict(blind) == Verdict::True);
  CHECK(h.verdict(going) == Verdict::Kept);
  CHECK(h.verdict(elsewhere) == Verdict::Broken);
  CHECK(h.verdict(invited) == Verdict::Kept);
  CHECK(h.truth(one_wrong) == "osaczeni.event.dice_shown");  // what was true is told with it
  CHECK(h.truth(saw) == "osaczeni.truth.saw_dice");
  CHECK(h.truth(elsewhere) == "osaczeni.event.destination_shown");
  const Sentence when = h.ledger.moment(one_wrong);
  CHECK(when.key == "osaczeni.truth.moment");
  CHECK(when.facts[0].value == 1);
  CHECK(when.facts[1].word == "destination");
  CHECK(h.ledger.take_judged().size() == 9);
  CHECK(h.ledger.take_judged().empty());
}

TEST_CASE("ledger: promises of votes are judged when ballots are shown (OS-220)") {
  Heard h(kAttack);
  const auto kept = h.say(kP0, "say promise_vote_against player=P2 area=toys");
  const auto broken = h.say(kP1, "say promise_vote_against player=P0 area=toys");
  const auto spared = h.say(kP0, "say promise_not_against player=P1 until=vote");
  const auto betrayed = h.say(kP1, "say promise_not_against player=P2 until=end");
  const auto open = h.say(kP2, "say promise_not_against player=P1 until=end");
  const auto allied = h.say(kP1, "say ally until=end to=P2");
  const auto asked = h.say(kP0, "say ask_vote_against player=P2 reason=leads");
  h.all_answer("done");
  h.answer(kP0, "vote P2");
  h.answer(kP1, "vote P2");
  CHECK(h.verdict(kept) == Verdict::Open);  // sealed
  h.answer(kP2, "vote P0");
  CHECK(h.verdict(kept) == Verdict::Kept);
  CHECK(h.verdict(broken) == Verdict::Broken);
  CHECK(h.verdict(spared) == Verdict::Kept);
  CHECK(h.verdict(betrayed) == Verdict::Broken);
  CHECK(h.verdict(open) == Verdict::Open);
  CHECK(h.verdict(allied) == Verdict::Broken);
  CHECK(h.verdict(asked) == Verdict::Void);
  CHECK(h.truth(broken) == "osaczeni.event.ballot_shown");
  CHECK(h.truth(open) == "");
  CHECK(h.truth(asked) == "");
}

TEST_CASE("ledger: promised cards are judged when the Discussion is over (OS-209)") {
  Heard h(kAttack);
  const auto played = h.say(kP2, "say will_play item=gun area=toys");
  const auto broken = h.say(kP0, "say will_play item=bat area=toys");
  const auto lie = h.say(kP2, "say have item=gun count=0");
  const auto truth = h.say(kP2, "say have item=gun count=1");
  const auto hiding = h.say(kP0, "say accuse_hiding_card player=P2 item=gun");
  const auto deal = h.say(kP1, "say conditional_play player=P2 item=saw deed=play their_item=gun");
  const auto no_deal = h.say(kP1, "say conditional_play player=P2 item=saw deed=play their_item=bat");
  h.answer(kP2, "play gun");
  CHECK(h.verdict(played) == Verdict::Kept);
  CHECK(h.verdict(lie) == Verdict::False);
  CHECK(h.verdict(truth) == Verdict::True);
  CHECK(h.verdict(hiding) == Verdict::True);
  h.all_answer("done");
  h.answer(kP0, "vote P2");
  h.answer(kP1, "vote P2");
  h.answer(kP2, "vote P0");
  CHECK(h.verdict(broken) == Verdict::Broken);
  CHECK(h.verdict(deal) == Verdict::Broken);
  CHECK(h.verdict(no_deal) == Verdict::Void);
}

TEST_CASE("ledger: an attack that is averted leaves promises without their moment") {
  Heard h(
      "4 players; phase 6; area 4: P0.L, P1.D, P2.C, 5 monsters; area 1: P0.DC; area 2: P1.LC;"
      "area 5: P2.DL, P3.DLC; hand P0: bat; hand P1: molotov");
  const auto vote = h.say(kP0, "say promise_vote_against player=P2 area=toys");
  const auto card = h.say(kP0, "say will_play item=bat area=toys");
  const auto kept = h.say(kP1, "say will_play item=molotov area=toys");
  h.answer(kP1, "play molotov");
  CHECK(h.verdict(vote) == Verdict::Void);
  CHECK(h.verdict(card) == Verdict::Void);
  CHECK(h.verdict(kept) == Verdict::Kept);
}

TEST_CASE("ledger: a tie broken against one's word (OS-222)") {
  Heard h(
      "4 players; victim token P3; phase 6; area 4: P0.D, P1.D, 6 monsters; area 1: P0.LC; area 2: P1.LC;"
      "area 5: P2.DLC, P3.DLC");
  const auto favours = h.say(kP3, "say promise_tie candidate=P0 stance=for");
  const auto against = h.say(kP3, "say promise_tie candidate=P1 stance=against");
  h.all_answer("done");
  h.answer(kP0, "vote P1");
  h.answer(kP1, "vote P0");
  h.answer(kP3, "vote P0");
  CHECK(h.verdict(favours) == Verdict::Broken);
  CHECK(h.verdict(against) == Verdict::Broken);
}

TEST_CASE("ledger: offers are judged when the cards are allotted (OS-310)") {
  Heard h(
      "4 players; phase 1; area 6: P0.L, P1.D, P2.D; area 1: P0.DC; area 2: P1.LC; area 4: P2.LC;"
      "area 5: P3.DLC; deck: bat, gun, saw");
  const auto paid = h.say(kP0, "say offer_card player=P1 vote=search");
  const auto unpaid = h.say(kP0, "say offer_card player=P2 vote=search");
  const auto vote = h.say(kP1, "say promise_vote_for player=P0 vote=search when=this");
  const auto next = h.say(kP2, "say promise_vote_for player=P0 vote=search when=next");
  h.all_answer("done");
  h.answer(kP0, "vote P0");
  h.answer(kP1, "vote P0");
  h.answer(kP2, "vote P2");
  h.chance({"draw bat", "draw gun", "draw saw"});
  CHECK(h.verdict(vote) == Verdict::Kept);
  CHECK(h.verdict(next) == Verdict::Open);
  h.answer(kP0, "keep saw");
  h.answer(kP0, "give gun");
  h.answer(kP0, "give to P3");
  CHECK(h.verdict(paid) == Verdict::Broken);
  CHECK(h.verdict(unpaid) == Verdict::Void);
  const auto true_gift = h.say(kP0, "say gave player=P3 item=gun");
  CHECK(h.verdict(true_gift) == Verdict::Open);  // said after the fact: nobody but the two can tell
}

TEST_CASE("ledger: factual statements are true at once; an accusation must not contradict what was proved") {
  Heard h(kRoad);
  h.chance({"roll 1", "roll 1", "roll 4", "roll 6"});
  const auto leader = h.say(kP0, "say point_leader player=P1 points=15");
  CHECK(h.verdict(leader) == Verdict::True);
  const auto claim = h.say(kP1, "say monsters_at areas=toilets");
  const std::string accusation = "say accuse_lie player=P1 about=" + std::to_string(claim);
  const auto may = [&](Seat speaker, const std::string& text) {
    return bool(h.ledger.may_say(h.game.statement(speaker, text)));
  };
  CHECK(may(kP0, accusation));  // nobody knows yet
  h.answer(kP1, "go 5");
  h.answer(kP0, "go 5");
  h.answer(kP2, "go 6");
  h.answer(kP3, "go 1");
  CHECK_FALSE(may(kP0, accusation));
  CHECK_FALSE(may(kP0, "say agree about=99"));
  CHECK_FALSE(may(kP0, "say accuse_lie player=P2 about=" + std::to_string(claim)));
  CHECK(may(kP0, "say agree about=" + std::to_string(claim)));
}

TEST_CASE("ledger: warnings are judged at the end of the round") {
  Heard h(kRoad);
  h.chance({"roll 1", "roll 1", "roll 4", "roll 6"});
  const auto monsters = h.say(kP1, "say warn_area area=toilets reason=monsters");
  const auto none = h.say(kP1, "say warn_area area=clothing reason=monsters");
  const auto closing = h.say(kP1, "say warn_area area=toilets reason=closing");
  const auto round_promise = h.say(kP0, "say promise_not_against player=P1 until=round");
  h.answer(kP1, "go 5");
  h.answer(kP0, "go 2");
  h.answer(kP2, "go 2");
  h.answer(kP3, "go 2");
  for (Seat seat : {kP1, kP2, kP3, kP0}) h.answer(seat, "move leader");
  while (h.game.s.table.round == 1) h.all_answer("done");
  CHECK(h.verdict(monsters) == Verdict::True);
  CHECK(h.verdict(none) == Verdict::False);
  CHECK(h.verdict(closing) == Verdict::False);
  CHECK(h.verdict(round_promise) == Verdict::Void);
  CHECK(h.truth(none) == "osaczeni.truth.warned");
}

}  // namespace holdout::osaczeni
