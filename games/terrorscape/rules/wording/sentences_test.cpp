#include "games/terrorscape/rules/wording/sentences.h"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Sentences as keys and facts.

namespace holdout::terrorscape {
namespace {

Fact fact_of(const Sentence& sentence, std::string_view name) {
  const auto* at = std::ranges::find(sentence.facts, name, &Fact::name);
  return at == sentence.facts.end() ? Fact{} : *at;
}
std::vector<std::string_view> words_of(const Sentence& sentence, std::string_view name) {
  std::vector<std::string_view> words;
  fact_of(sentence, name).each_word([&](std::string_view word) { words.push_back(word); });
  return words;
}

Sentence text_of(const WrittenPosition& p, const Event& event, Seat viewer = kSpectator) {
  return Terrorscape::event_text(p.rules, view_of(p.rules, p.state, viewer), event);
}

constexpr std::string_view kTurn = "3 players; turn of anna; anna: N1; marco: N3; william: Z2";

}  // namespace

TEST_CASE("TS-216: the noise report, and silence") {
  const WrittenPosition p = given(kTurn);
  const Sentence heard =
      text_of(p, told(event::NoiseReport{.rooms = only(Location::Gallery).with(Location::Kitchen)}));
  CHECK(heard.key == "terrorscape.event.noise_report");
  CHECK(words_of(heard, "rooms") == std::vector<std::string_view>{"gallery", "kitchen"});
  CHECK(text_of(p, told(event::NoiseReport{})).key == "terrorscape.event.silence");
}

TEST_CASE("TS-270: a DETECT names people, or nobody, in an area or in locations") {
  const WrittenPosition p = given(kTurn);
  const Sentence named =
      text_of(p, told(event::Detected{.rooms = rooms_of(Area::Blue), .whos = only(survivor_at(1))}));
  CHECK(named.key == "terrorscape.event.detected.area");
  CHECK(fact_of(named, "wing").word == "blue");
  CHECK(words_of(named, "whos") == std::vector<std::string_view>{"marco"});
  CHECK(text_of(p, told(event::Detected{.rooms = only(Location::Study).with(Location::Library)})).key ==
        "terrorscape.event.detected.rooms.nobody");
}

TEST_CASE("RU-65: a SCARE tells all whom it hits, the paralysed with their places, in one statement") {
  const WrittenPosition p = given(kTurn);
  const Sentence plain = text_of(p, told(event::Scared{.whos = kAllSurvivors}));
  CHECK(plain.key == "terrorscape.event.scared");
  event::Scared both{.whos = kAllSurvivors, .paralysed = only(survivor_at(2))};
  both.rooms.fill(Location::None);
  both.rooms[2] = Location::Shed;
  const Sentence told_both = text_of(p, told(both));
  CHECK(told_both.key == "terrorscape.event.scared.both");
  CHECK(words_of(told_both, "whos") == std::vector<std::string_view>{"anna", "marco"});
  CHECK(words_of(told_both, "paralysed") == std::vector<std::string_view>{"william"});
  CHECK(words_of(told_both, "rooms") == std::vector<std::string_view>{"shed"});
}

TEST_CASE("TS-336: the dice as they fell, a 0 like any other face") {
  const WrittenPosition p = given(kTurn);
  event::DiceRolled rolled{.who = survivor_at(0), .n = 3};
  rolled.faces = {0, 3, 1, 0};
  std::vector<int> faces;
  fact_of(text_of(p, told(rolled)), "faces").row.each([&](int face) { faces.push_back(face); });
  CHECK(faces == std::vector<int>{0, 3, 1});
}

TEST_CASE("a Survivor is a person in sentences, and the number of his place to a client") {
  const WrittenPosition p = given(kTurn);
  const Event wounded = told(event::Wounded{.who = survivor_at(1), .room = Location::None});
  CHECK(fact_of(text_of(p, wounded), "who").word == "marco");
  CHECK(fact_of(Terrorscape::event_parts(p.rules, wounded), "who").value == 1);
}

TEST_CASE("options and questions have a sentence everywhere, with the question they answer") {
  std::set<std::string_view> keys;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 3, {{"killer_choice", "random"}, {"survivor_choice", "random"}},
                [&](const RandomGame& game) {
                  for (Seat viewer : game.seats().with(kSpectator)) {
                    const View view = game.view(viewer);
                    const Sentence asked = Terrorscape::question_text(game.rules, view);
                    REQUIRE_FALSE(asked.key.empty());
                    keys.insert(asked.key);
                    for (Action option : game.options(viewer))
                      REQUIRE_FALSE(Terrorscape::option_text(game.rules, view, option).key.empty());
                    for (const Event& event : received(game.events, viewer))
                      keys.insert(Terrorscape::event_text(game.rules, view, event).key);
                  }
                });
  CHECK(keys.size() > 60);
}

TEST_CASE("look: a side is told its own secrets, strangers none") {
  const WrittenPosition p = given("3 players; turn of anna; anna: N1, tools; repair 2; killer hand: chase");
  const auto tells = [&](Seat viewer, std::string_view key) {
    std::vector<Sentence> lines;
    Terrorscape::situation(p.rules, view_of(p.rules, p.state, viewer), lines);
    return std::ranges::count(lines, key, &Sentence::key) > 0;
  };
  CHECK(tells(Seat{1}, "terrorscape.situation.pack"));
  CHECK(tells(Seat{1}, "terrorscape.situation.repairs"));
  CHECK_FALSE(tells(Seat{1}, "terrorscape.situation.hand"));
  CHECK(tells(Seat{0}, "terrorscape.situation.hand"));
  for (Seat stranger : {Seat{0}, kSpectator}) {
    CHECK_FALSE(tells(stranger, "terrorscape.situation.place"));
    CHECK_FALSE(tells(stranger, "terrorscape.situation.repairs"));
    CHECK(tells(stranger, "terrorscape.situation.survivor"));
  }
}

TEST_CASE("opening: who one is and how one wins follows from the side") {
  const WrittenPosition p = given(kTurn);
  const auto opening = [&](Seat viewer) {
    return Terrorscape::opening(p.rules, view_of(p.rules, p.state, viewer));
  };
  CHECK(opening(Seat{0}).win.key == "terrorscape.opening.win.killer");
  CHECK(opening(Seat{1}).win.key == "terrorscape.opening.win");
  CHECK(opening(Seat{1}).who.size() == 3);  // two Survivors
  CHECK(opening(kSpectator).who.empty());
}

}  // namespace holdout::terrorscape
