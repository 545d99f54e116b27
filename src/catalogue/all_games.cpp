#include "catalogue/all_games.h"

#include <array>

#include "games/liars_dice/rules/liars_dice.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/saving/describe.h"
#include "games/the_thing/rules/saving/describe.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout {

namespace {

const GameFace<osaczeni::Osaczeni> kOsaczeni;
const GameFace<the_thing::TheThing> kTheThing;
const GameFace<liars_dice::LiarsDice> kLiarsDice;

constexpr std::array<const AnyGame*, 3> kAllGames{&kOsaczeni, &kTheThing, &kLiarsDice};

}  // namespace

std::span<const AnyGame* const> all_games() { return kAllGames; }

const AnyGame* find_game(std::string_view key) {
  for (const AnyGame* game : all_games())
    if (game->info().key == key) return game;
  return nullptr;
}

}  // namespace holdout
