#include "engine/testing/contract_suite.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/testing/contract_size.h"

HOLDOUT_CONTRACT(holdout::terrorscape::Terrorscape, holdout::terrorscape::contract_size())
