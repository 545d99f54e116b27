#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "content/table_text.h"
#include "content/testing/content_copy.h"
#include "games/terrorscape/figures/figures.h"

namespace holdout::terrorscape {

using namespace content;

namespace {

using Messages = std::vector<std::string>;

Messages problems_after(const std::string& file, const std::string& from, const std::string& to) {
  ContentCopy copy("terrorscape");
  return copy.replace(file, from, to).problems();
}

bool complains(const Messages& messages, std::string_view of) {
  return std::ranges::any_of(messages, [&](const std::string& text) { return text.find(of) != text.npos; });
}

}  // namespace

TEST_CASE("the content of Terrorscape is right") {
  CHECK(ContentCopy("terrorscape").problems() == Messages{});
}

TEST_CASE("the figures of Terrorscape's books stand as the books give them") {
  const ContentCopy copy("terrorscape");
  const Loaded loaded = load_folder(copy.content(), copy.schemas());
  const std::vector<std::pair<std::string, std::vector<std::int16_t>>> book{
      {"rounds.repair_steps", {5}},       {"rounds.help_start", {5}},     {"rounds.keys_to_escape", {5}},
      {"rounds.hand_limit", {5}},         {"rounds.starting_hand", {2}},  {"rounds.phase_draw", {3}},
      {"rounds.killer_actions", {2}},     {"rounds.most_strength", {10}}, {"rounds.fear_limit", {2}},
      {"rounds.lost_cards", {2}},         {"rounds.move_most", {2}},      {"components.skill_cards", {39}},
      {"components.item_cards", {45}},    {"components.blocks", {7}},     {"items.key.discovery", {2}},
      {"items.lime_powder.defence", {2}}, {"skills.pure_fury.cost", {1}}, {"dice.in_use", {4}}};
  for (const auto& expected : book) {
    CAPTURE(expected.first);
    CHECK(loaded.folder.figure(expected.first).values == expected.second);
    CHECK(loaded.folder.figure(expected.first).source == Source::Book);
  }
}

TEST_CASE("TS-020 each adjacency of the mansion is a way of its own, in a wall of its own") {
  CHECK(complains(problems_after("doors.json", R"(["living_room", "dining_room"])",
                                 R"(["living_room", "entrance_hall"])"),
                  "each adjacency once"));
  CHECK(complains(
      problems_after("doors.json", R"(["living_room", "dining_room"])", R"(["living_room", "shed"])"),
      "a shared wall of 80"));
  CHECK(complains(
      problems_after("doors.json", R"(["living_room", "dining_room"])", R"(["living_room", "nowhere"])"),
      "nowhere"));
  CHECK(complains(problems_after("mansion.json", R"("left": 760, "top": 40)", R"("left": 700, "top": 40)"),
                  "rooms that do not overlap"));
  CHECK(complains(
      problems_after("passages.json", R"(["living_room", "graveyard"])", R"(["living_room", "dining_room"])"),
      "rooms without a way between them"));
}

TEST_CASE("the mansion has one radio and two exits") {
  CHECK(complains(problems_after("mansion.json", R"("radio": true)", R"("radio": false)"),
                  "0 locations are the radio"));
  CHECK(complains(
      problems_after("mansion.json", R"("code": "N1", "area": "blue")", R"("code": "N1", "area": "red")"),
      "the red area has 6 locations"));
}

TEST_CASE("a Killer's deck has 13 cards, and its locked card a level that unlocks it") {
  CHECK(complains(problems_after("skills.json", R"("counts": [2, 3, 1])", R"("counts": [1, 4, 1])"),
                  "has 12 cards"));
  CHECK(complains(problems_after("levels.json", R"("butcher_3", "effect": "unlock")",
                                 R"("butcher_3", "effect": "strength")"),
                  "unlocked by one level"));
  CHECK(complains(problems_after("killers.json", "[5, 6, 6, 6, 6]", "[5, 6, 7, 7, 7]"), "is 7 at level 3"));
}

TEST_CASE("sums of cards and numbers beside each other hold") {
  CHECK(complains(
      problems_after("items.json", R"("key": "herbs", "discovery": 3)", R"("key": "herbs", "discovery": 4)"),
      "rounds.discovery_deck"));
  CHECK(complains(problems_after("items.json", R"("owner": ["sophia"])", R"("owner": [])"),
                  "differs from its owners"));
  CHECK(complains(problems_after("trait_draws.json", R"("drawn": 3, "kept": 1)", R"("drawn": 3, "kept": 2)"),
                  "the numbers of 1_of_3"));
  CHECK(complains(problems_after("options.json", R"("default": "p0")", R"("default": "p9")"), "killer_seat"));
  CHECK(complains(problems_after("rounds.json", R"("move_least": 1)", R"("move_least": 3)"), "move_least"));
  CHECK(complains(problems_after("components.json", R"("block_tokens": 14)", R"("block_tokens": 13)"),
                  "a set for each side"));
}

}  // namespace holdout::terrorscape
