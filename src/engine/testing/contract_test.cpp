#include "engine/testing/campfire.h"
#include "engine/testing/contract_suite.h"

HOLDOUT_CONTRACT(holdout::testing::campfire::Campfire, {.games = 50, .imagined_worlds = 1000})
