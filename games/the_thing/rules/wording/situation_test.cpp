#include <vector>

#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/testing/sentence_words.h"
#include "games/the_thing/rules/the_thing.h"

// What `look` tells of the face-up table.

namespace holdout::the_thing {
namespace {

// The sentence with this key that a spectator reads; one without a key if there is none.
Sentence told(const Rules& r, const State& s, std::string_view key, Seat viewer = kSpectator) {
  std::vector<Sentence> lines;
  TheThing::situation(r, view_of(r, s, viewer), lines);
  const auto found = std::ranges::find(lines, key, &Sentence::key);
  return found == lines.end() ? Sentence{} : *found;
}

}  // namespace

TEST_CASE("situation: a defeated Alien is told apart from one in play (TT-536)") {
  Meetings m;
  m.alien({kS4}, 1);
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.revealed"), "who").value == 4);
  m.t().alien_at[at(Location::Lab)] = 1;
  m.change([](Now& now) { lose_strength(now, Location::Lab); });
  REQUIRE(m.t().defeated == only(kS4));
  CHECK(told(m.rules, m.s, "the_thing.situation.revealed").key.empty());
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.defeated"), "who").value == 4);
}

TEST_CASE("situation: open cards of the pile and the die on the Weather Station (TT-415, TT-654)") {
  Meetings m;
  CHECK(told(m.rules, m.s, "the_thing.situation.pile_open").key.empty());
  CHECK(told(m.rules, m.s, "the_thing.situation.station_sky").key.empty());
  m.t().pile_open = {1, 0, 2};
  m.t().station_sky = Sky::Snow;
  const Sentence open = told(m.rules, m.s, "the_thing.situation.pile_open");
  CHECK(fact_of(open, "use").value == 1);
  CHECK(fact_of(open, "sabotage").value == 2);
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.station_sky"), "sky").word == "snow");
}

TEST_CASE("situation: the holder of the Leader token, the green zone, abilities (TT-414, TT-125)") {
  Meetings m;
  CHECK(told(m.rules, m.s, "the_thing.situation.token_held").key.empty());
  CHECK(told(m.rules, m.s, "the_thing.situation.green_zone").key.empty());
  CHECK(told(m.rules, m.s, "the_thing.situation.sheet").key.empty());
  m.t().token_holder = kS2;
  m.t().suspicion[at(kS1)] = 0;
  m.t().sheet[at(kS1)] = CharacterId::Nauls;
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.token_held"), "who").value == 2);
  CHECK_FALSE(told(m.rules, m.s, "the_thing.situation.green_zone").key.empty());
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.sheet"), "crew").word == "nauls");
}

TEST_CASE("situation: goods that everybody saw go, and those that others have from the viewer") {
  Meetings m;
  CHECK(told(m.rules, m.s, "the_thing.situation.used").key.empty());
  m.t().goods_used[at(good(WeaponKind::Melee))] = 2;
  m.t().blood_shown = 1;
  CHECK_FALSE(told(m.rules, m.s, "the_thing.situation.used").key.empty());
  const Sentence melee = told(m.rules, m.s, "the_thing.situation.used.thing");
  CHECK(fact_of(melee, "n").value == 2);
  CHECK(fact_of(melee, "last").word == "no");
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.used.token"), "last").word == "yes");

  View view = view_of(m.rules, m.s, Seat{0});
  view.known_goods[at(kS2)] = Goods::only(good(ItemKind::Keys));
  std::vector<Sentence> lines;
  TheThing::situation(m.rules, view, lines);
  const auto given = std::ranges::find(lines, "the_thing.situation.given", &Sentence::key);
  REQUIRE(given != lines.end());
  CHECK(words_of(*given, "things") == std::vector<std::string_view>{"keys"});
}

TEST_CASE("situation: who is aboard, at the door and outside (TT-903)") {
  Meetings m;
  CHECK(told(m.rules, m.s, "the_thing.situation.aboard").key.empty());
  m.t().boarding = {.exit = Exit::Rescue,
                    .first = kS0,
                    .candidate = kS2,
                    .aboard = only(kS0).with(kS1),
                    .asked = only(kS1).with(kS2).with(kS3)};
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.aboard"), "whos").value == 0b11);
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.candidate"), "who").value == 2);
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.asked"), "whos").value == 0b1000);
}

TEST_CASE("situation: the dice on the table, and whose they are (TT-1141)") {
  Meetings m(1);
  CHECK(told(m.rules, m.s, "the_thing.situation.dice").key.empty());
  m.sheet(kS1, CharacterId::Clark);
  m.t().actor = kS1;
  m.t().dice = {Face::Use, Face::None, Face::Use};
  CHECK(words_of(told(m.rules, m.s, "the_thing.situation.dice"), "faces") ==
        std::vector<std::string_view>{"use", "use"});
  m.s.running.stack.push(DiceSet{});
  CHECK(fact_of(told(m.rules, m.s, "the_thing.situation.dice.of"), "who").word == "clark");
}

TEST_CASE("situation: an offer that is being built is told to its maker alone (TT-702)") {
  Meetings m;
  m.h().drafts.of(Seat{0}) = {.from = kS0, .partner = kS2, .give = {}, .ask = {}};
  m.h().drafts.of(Seat{0}).ask.push(good(ItemKind::Keys));
  const Sentence own = told(m.rules, m.s, "the_thing.situation.offer", Seat{0});
  CHECK(fact_of(own, "who").value == 2);
  CHECK(words_of(own, "asks") == std::vector<std::string_view>{"keys"});
  CHECK(told(m.rules, m.s, "the_thing.situation.offer", Seat{2}).key.empty());
}

}  // namespace holdout::the_thing
