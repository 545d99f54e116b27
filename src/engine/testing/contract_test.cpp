#include "engine/testing/campfire.h"
#include "engine/testing/contract_suite.h"

HOLDOUT_CONTRACT_IN(std::string("/src/engine/testing/golden"), holdout::testing::campfire::Campfire,
                    {.games = 50, .imagined_worlds = 1000})
