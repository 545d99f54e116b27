#include "games/terrorscape/rules/wording/notation.h"

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Answers as short lines.

namespace holdout::terrorscape {
namespace {

const Rules kRules = *make_rules({.players = 4, .options = {}, .figures = {}});

std::string again(std::string_view text) {
  const Result<Action> action = Terrorscape::parse(kRules, text);
  return action ? Terrorscape::notation(kRules, *action) : "no answer";
}

}  // namespace

TEST_CASE("notation: answers read back as they are written") {
  for (const std::string_view text : {"killer spectre",
                                      "person anna",
                                      "begin s2",
                                      "hand_on P2",
                                      "go kitchen",
                                      "calm",
                                      "clear d04",
                                      "repair",
                                      "repair_tools",
                                      "scavenge",
                                      "use herbs",
                                      "ability",
                                      "exchange s3",
                                      "end",
                                      "at storage",
                                      "who s1",
                                      "door d01",
                                      "take sedative",
                                      "leave",
                                      "give ammo",
                                      "ask tools",
                                      "forward",
                                      "keep_item key",
                                      "drop tools",
                                      "advance molotov",
                                      "play chase",
                                      "step study",
                                      "search",
                                      "pay barricade",
                                      "area red",
                                      "pair b02",
                                      "block d17",
                                      "take_back d05",
                                      "hide shed",
                                      "defend lime_powder",
                                      "use_plan tunnels",
                                      "pass",
                                      "yes",
                                      "no",
                                      "agree",
                                      "draw key",
                                      "skill frenzy",
                                      "roll 3"})
    CHECK(again(text) == text);
}

TEST_CASE("notation: a location is read by its code, case does not matter") {
  CHECK(again("go N3") == "go kitchen");
  CHECK(again("Step z4") == "step greenhouse");
  CHECK(again("CLEAR D04") == "clear d04");
  CHECK(again("begin S1") == "begin s1");
}

TEST_CASE("notation: with an item alone or a bottle beside it") {
  CHECK(again("defend shortsword yes") == "defend shortsword yes");
  CHECK(again("defend nothing yes") == "defend nothing yes");
  CHECK(again("defend shortsword no") == "defend shortsword");
}

TEST_CASE("notation: what is no answer is refused") {
  for (const std::string_view text : {"", "go", "go attic", "begin s4", "clear d18", "play", "defend sword",
                                      "jump", "go kitchen now", "area yellow", "pair d18"})
    CHECK_MESSAGE(again(text) == "no answer", text);
}

TEST_CASE("notation: the beginning of an answer fits every one of its kind") {
  CHECK(*fits_answer(kRules, "go", answer::Go{Location::Kitchen}));
  CHECK_FALSE(*fits_answer(kRules, "go N4", answer::Go{Location::Kitchen}));
  CHECK_FALSE(fits_answer(kRules, "fly", answer::Go{Location::Kitchen}));
}

}  // namespace holdout::terrorscape
