#include <set>

#include <doctest/doctest.h>

#include "content/table_text.h"
#include "content/testing/content_copy.h"
#include "games/osaczeni/figures/figures.h"

namespace holdout::osaczeni {

using namespace content;

namespace {

using Messages = std::vector<std::string>;

Messages problems_after(const std::string& file, const std::string& from, const std::string& to) {
  ContentCopy copy("osaczeni");
  return copy.replace(file, from, to).problems();
}

}  // namespace

TEST_CASE("the content of the repository is right") { CHECK(ContentCopy("osaczeni").problems().empty()); }

TEST_CASE("the figures of the book stand as the book gives them") {
  const ContentCopy copy("osaczeni");
  const Loaded loaded = load_folder(copy.content(), copy.schemas());
  const std::vector<std::pair<std::string, std::vector<std::int16_t>>> book{
      {"characters.defender.strength", {2}},        // OS-016
      {"characters.leader.strength", {1}},          // OS-016
      {"characters.crybaby.strength", {1}},         // OS-016
      {"characters.klutz.strength", {1}},           // OS-016
      {"characters.defender.votes", {1}},           // OS-213
      {"characters.leader.votes", {2}},             // OS-213
      {"characters.crybaby.votes", {1}},            // OS-213
      {"characters.klutz.votes", {1}},              // OS-213
      {"characters.defender.victory_points", {5}},  // OS-709
      {"characters.leader.victory_points", {3}},    // OS-709
      {"characters.crybaby.victory_points", {7}},   // OS-709
      {"characters.klutz.victory_points", {1}},     // OS-709
      {"characters.klutz.plays_with", {3}},         // OS-102
      {"components.monsters", {25}},
      {"components.item_cards", {23}},
      {"dice.in_use", {4}},                    // OS-101
      {"cold_store.dice", {0, 1, 1}},          // OS-646, OS-647
      {"cold_store.equal_strength_row", {1}},  // OS-644
      {"rounds.starting_cards", {1}},          // OS-103
      {"rounds.search_draws", {3}},            // OS-304
      {"areas.toilets.closes_at", {6}},        // OS-701
      {"areas.hall.notches", {6}},
      {"players.3.ends_at", {3}},      // OS-707
      {"players.6.ends_at", {6}},      // OS-707
      {"items.bat.amount", {1}},       // OS-822
      {"items.saw.amount", {2}},       // OS-823
      {"items.molotov.amount", {-1}},  // OS-824
      {"items.gun.amount", {1}},       // OS-827
      {"items.keys.amount", {1}},      // OS-831
  };
  for (const auto& expected : book) {
    CAPTURE(expected.first);
    CHECK(loaded.folder.figure(expected.first).values == expected.second);
    CHECK(loaded.folder.figure(expected.first).source == Source::Book);
  }
}

TEST_CASE("OS-020 OS-705 only the lot is without limit and never closes") {
  CHECK(problems_after("areas.json", "\"closes_at\": \"never\"", "\"closes_at\": 6") ==
        Messages{"games/osaczeni/figures/areas.json:44: areas.lot.closes_at is limited; expected \"never\""});
  CHECK(problems_after("areas.json", "\"closes_at\": 6", "\"closes_at\": \"never\"") ==
        Messages{
            "games/osaczeni/figures/areas.json:9: areas.toilets.closes_at is \"never\"; expected 1 to 25"});
  CHECK(problems_after("areas.json", "\"capacity\": \"unlimited\"", "\"capacity\": 12") ==
        Messages{
            "games/osaczeni/figures/areas.json:42: areas.lot.capacity is limited; expected \"unlimited\""});
}

TEST_CASE("OS-201 the areas that vote keep their numbers") {
  ContentCopy copy("osaczeni");
  copy.replace("areas.json", "\"number\": 3", "\"number\": 7");
  copy.replace("areas.json", "\"number\": 6", "\"number\": 3")
      .replace("areas.json", "\"number\": 7", "\"number\": 6");
  CHECK(
      copy.problems() ==
      Messages{
          "games/osaczeni/figures/areas.json:20: areas.monitoring.number is 6; expected 3, its number in the "
          "book",
          "games/osaczeni/figures/areas.json:41: areas.lot.number is 3; expected 6, its number in the book"});
  CHECK(problems_after("areas.json", "\"monitoring\"", "\"cameras\"") ==
        Messages{
            "games/osaczeni/figures/areas.json: there is no area \"monitoring\"; expected it as number 3"});
}

TEST_CASE("a die shows every area once") {
  CHECK(problems_after("dice.json", "[1, 2, 3", "[1, 1, 3") ==
        Messages{"games/osaczeni/figures/dice.json:3: dice.faces names an area twice; expected every area "
                 "number once"});
}

TEST_CASE("an item does something in its window, to as many things as the rules allow") {
  CHECK(problems_after("items.json", "\"timing\": \"scoring\"", "\"timing\": \"after_move\"") ==
        Messages{"games/osaczeni/figures/items.json:16: items.keys.timing is after_move, where score_at_end "
                 "does nothing; "
                 "expected one of scoring"});
  CHECK(problems_after("items.json", "\"effect\": \"peek_dice\", \"amount\": \"all\"",
                       "\"effect\": \"peek_dice\", \"amount\": 2") ==
        Messages{
            "games/osaczeni/figures/items.json:9: items.walkie.amount is 2 for peek_dice; expected \"all\""});
  CHECK(problems_after("items.json", "\"effect\": \"hide_character\", \"amount\": 1",
                       "\"effect\": \"hide_character\", \"amount\": 2") ==
        Messages{
            "games/osaczeni/figures/items.json:10: items.meat.amount is 2 for hide_character; expected 1"});
  CHECK(problems_after("items.json", "\"effect\": \"add_votes\", \"amount\": 1",
                       "\"effect\": \"add_votes\", \"amount\": \"all\"") ==
        Messages{"games/osaczeni/figures/items.json:15: items.gun.amount is \"all\" for add_votes; expected "
                 "a number"});
  CHECK(problems_after("items.json", "\"effect\": \"add_votes\", \"amount\": 1",
                       "\"effect\": \"add_votes\", \"amount\": 2")
            .empty());
}

TEST_CASE("the deck knows at most fifteen of a kind, each rank once, and a weapon") {
  CHECK(
      problems_after("items.json", "\"key\": \"drink\", \"count\": 3", "\"key\": \"drink\", \"count\": 16") ==
      Messages{"games/osaczeni/figures/items.json:8: items.drink.count is 16; expected 0 to 15"});
  CHECK(problems_after("items.json", "\"rank\": 90", "\"rank\": 70") ==
        Messages{"games/osaczeni/figures/items.json:9: items: the rank 70 is also on line 8; expected each "
                 "rank once"});
  ContentCopy copy("osaczeni");
  for (int i = 0; i < 3; ++i) copy.replace("items.json", "\"weapon\": true", "\"weapon\": false");
  CHECK(
      copy.problems() ==
      Messages{
          "games/osaczeni/figures/items.json: no item is a weapon; expected at least one, for epilogue 05"});
}

TEST_CASE("the kinds of characters keep their places") {
  CHECK(problems_after("characters.json", "\"leader\"", "\"klutz\"") ==
        Messages{"games/osaczeni/figures/characters.json:5: characters.klutz.key is in place 2; expected "
                 "\"leader\" there",
                 "games/osaczeni/figures/characters.json:7: characters: the key \"klutz\" is also on line 5; "
                 "expected each key once"});
  CHECK(problems_after("characters.json", "\"leader\"", "\"mayor\"") ==
        Messages{"games/osaczeni/figures/characters.json:5: characters.mayor.key is \"mayor\"; expected "
                 "one of defender, leader, crybaby, klutz"});
}

TEST_CASE("tables are in the order the rules index them by, whatever the order of the file") {
  ContentCopy copy("osaczeni");
  copy.replace("players.json", "\"key\": \"4\"", "\"key\": \"9\"")
      .replace("players.json", "\"ends_at\": 4", "\"ends_at\": 5");
  copy.replace("players.json", "\"key\": \"5\"", "\"key\": \"4\"")
      .replace("players.json", "\"key\": \"9\"", "\"key\": \"5\"");
  REQUIRE(copy.problems().empty());
  const std::string header = write_tables("osaczeni", load_folder(copy.content(), copy.schemas()).folder);
  CHECK(header.find(
            "PlayersRow{\"3\", 0b1111},\n    PlayersRow{\"4\", 0b111},\n    PlayersRow{\"5\", 0b111},\n") !=
        std::string::npos);
}

TEST_CASE("OS-102 the kinds of each player count agree with the characters") {
  CHECK(problems_after("characters.json", "\"plays_with\": [3] }", "\"plays_with\": [3, 5] }") ==
        Messages{"games/osaczeni/figures/players.json:6: players.5.kinds differs from plays_with of "
                 "characters.json; "
                 "expected the list defender, leader, crybaby, klutz"});
}

TEST_CASE("OS-712 OS-715 epilogues compare with what they need and carry their variant") {
  CHECK(problems_after("epilogues.json", "\"winners_exactly\", \"amount\": 2", "\"winners_exactly\"") ==
        Messages{"games/osaczeni/figures/epilogues.json:10: epilogues.no_shared_crown.amount is missing; "
                 "expected a number for winners_exactly"});
  CHECK(
      problems_after("epilogues.json", "\"keys_held\"", "\"keys_held\", \"amount\": 1") ==
      Messages{"games/osaczeni/figures/epilogues.json:20: epilogues.full_tank.amount compares with nothing; "
               "expected no amount for keys_held"});
  CHECK(problems_after("epilogues.json", "\"deck_empty\"", "\"none_of_the_others\"") ==
        Messages{
            "games/osaczeni/figures/epilogues.json:26: epilogues.second_look.condition is none_of_the_others "
            "in place "
            "20; expected none_of_the_others in the last place only"});
  CHECK(
      problems_after("epilogues.json", "\"lone_wolf\"", "\"grey_wolf\"") ==
      Messages{
          "games/osaczeni/figures/epilogues.json:9: epilogues.grey_wolf.key differs from the variant of its "
          "number; "
          "expected \"lone_wolf\" as in variants.json"});
  CHECK(problems_after("epilogues.json", "\"order\": 2,", "\"order\": 1,") ==
        Messages{"games/osaczeni/figures/epilogues.json:8: epilogues: the order 1 is also on line 7; "
                 "expected each order once"});
}

TEST_CASE("a variant has its rule and exactly the figures that the rules read") {
  CHECK(problems_after("variants.json", "\"OS-V03\"", "\"OS-V33\"") ==
        Messages{"games/osaczeni/figures/variants.json:7: variants.lullaby.rule is OS-V33; "
                 "expected OS-V03, by its number"});
  CHECK(problems_after("variants.json", ", \"keys_points\": 3", "") ==
        Messages{"games/osaczeni/figures/variants.json:5: variants.full_tank.keys_points is missing; "
                 "expected a number: the variant needs it"});
  CHECK(problems_after("variants.json", "\"OS-V03\"", "\"OS-V03\", \"votes\": 2") ==
        Messages{
            "games/osaczeni/figures/variants.json:7: variants.lullaby.votes is not a figure of this variant; "
            "expected no such figure: no rule reads it"});
}

TEST_CASE("an option has its rule, a default among its values, and each value once") {
  CHECK(problems_after("options.json", "\"default\": \"standard\"", "\"default\": \"normal\"") ==
        Messages{"games/osaczeni/figures/options.json:11: options.timers.default is \"normal\"; "
                 "expected one of fast, standard, slow, none, async"});
  CHECK(problems_after("options.json", "[\"log\", \"all\"]", "[\"log\", \"log\"]") ==
        Messages{"games/osaczeni/figures/options.json:9: options.epilogue_log.values names a value twice; "
                 "expected each value once"});
  CHECK(problems_after("options.json", "\"OS-O12\"", "\"OS-O13\"") ==
        Messages{
            "games/osaczeni/figures/options.json:16: options.free_chat.rule is OS-O13; expected OS-O12, by "
            "its place"});
}

TEST_CASE("the box holds what the tables describe") {
  CHECK(
      problems_after("components.json", "\"screens\": 6", "\"screens\": 5") ==
      Messages{"games/osaczeni/figures/components.json:9: components.screens is 5; expected 6, as the other "
               "files have it"});
  CHECK(problems_after("components.json", "\"character_tokens\": 24", "\"character_tokens\": 25") ==
        Messages{"games/osaczeni/figures/components.json:8: components.character_tokens is 25; "
                 "expected 24, as the other files have it"});
  CHECK(problems_after("components.json", "\"value\": 6", "\"value\": 5") ==
        Messages{
            "games/osaczeni/figures/components.json:3: dice.in_use cold_store.dice: the values add up to 6; "
            "expected 5 (components.monster_dice)"});
}

TEST_CASE("a new card is a row: no code changes") {
  ContentCopy copy("osaczeni");
  copy.replace("items.json", "\"key\": \"bat\", \"count\": 3", "\"key\": \"bat\", \"count\": 1");
  copy.replace("items.json", "    { \"key\": \"gun\"",
               "    { \"key\": \"nail_gun\", \"count\": 2, \"timing\": \"feed_discussion\", \"effect\": "
               "\"kill_monsters\", \"amount\": 3, \"rank\": 15, \"weapon\": true },\n    { \"key\": \"gun\"");
  CHECK(copy.problems().empty());
  const std::string header = write_tables("osaczeni", load_folder(copy.content(), copy.schemas()).folder);
  CHECK(header.find("  Molotov = 6,\n  NailGun = 7,\n  Gun = 8,\n") != std::string::npos);
  CHECK(header.find(
            "ItemRow{\"nail_gun\", ItemTiming::FeedDiscussion, ItemEffect::KillMonsters, 3, 15, true}") !=
        std::string::npos);
  CHECK(header.find("Figure{\"items.nail_gun.count\", Source::Ours, 1, {{2}}, 0, 15}") != std::string::npos);
}

TEST_CASE("every card has its words in both languages, in as many forms as the others") {
  const ContentCopy copy("osaczeni");
  const Loaded loaded = load_folder(copy.content(), copy.schemas());
  for (const std::string language : {"en", "pl"}) {
    const std::string file =
        std::string(HOLDOUT_SOURCE_DIR) + "/games/osaczeni/texts/" + language + "/terms.json";
    const Result<Node> texts = read_json_file(file);
    REQUIRE_MESSAGE(texts, file);
    const auto forms_of = [&](const Row& item) {
      const std::string name = "term.item." + item.text("key");
      std::set<std::string> forms;
      for (const Node& text : texts->children)
        if (text.name == name || text.name.starts_with(name + "."))
          forms.insert(text.name.substr(name.size()));
      return forms;
    };
    const std::vector<Row> items = rows_of(loaded.folder, "items");
    for (const Row& item : items) {
      CAPTURE(language);
      CAPTURE(item.text("key"));
      CHECK(forms_of(item).contains(""));
      CHECK(forms_of(item) == forms_of(items.front()));
    }
  }
}

TEST_CASE("the tables are the same text whenever they are written") {
  const ContentCopy copy("osaczeni");
  const Loaded first = load_folder(copy.content(), copy.schemas());
  const Loaded again = load_folder(copy.content(), copy.schemas());
  CHECK(write_tables("osaczeni", first.folder) == write_tables("osaczeni", again.folder));
}

}  // namespace holdout::osaczeni
