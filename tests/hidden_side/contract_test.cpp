#include "engine/testing/contract_suite.h"
#include "hidden_side/cellar.h"

HOLDOUT_CONTRACT_IN(std::string("/tests/hidden_side/golden"), holdout::testing::cellar::Cellar,
                    {.games = 20, .imagined_worlds = 1000, .unseen_steps = 1000})
