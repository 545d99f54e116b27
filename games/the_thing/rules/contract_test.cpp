#include "engine/testing/contract_suite.h"
#include "games/the_thing/rules/testing/contract_size.h"
#include "games/the_thing/rules/the_thing.h"

HOLDOUT_CONTRACT(holdout::the_thing::TheThing, holdout::the_thing::contract_size())
