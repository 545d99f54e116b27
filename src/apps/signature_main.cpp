// The signature of every game, with nothing but the rules linked in: for comparing compilers.
#include <cstdio>

#include "catalogue/all_games.h"
#include "engine/testing/signature.h"

int main() {
  for (const holdout::AnyGame* game : holdout::all_games())
    std::printf("%s %016llx\n", std::string(game->info().key).c_str(),
                static_cast<unsigned long long>(holdout::testing::signature(*game)));
}
