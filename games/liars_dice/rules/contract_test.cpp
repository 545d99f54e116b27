#include "engine/testing/contract_suite.h"
#include "games/liars_dice/rules/liars_dice.h"

HOLDOUT_CONTRACT(holdout::liars_dice::LiarsDice, {.games = 50, .imagined_worlds = 1000})
