#include "engine/testing/contract_suite.h"
#include "games/the_thing/describe.h"
#include "games/the_thing/testing/contract_size.h"
#include "games/the_thing/the_thing.h"

HOLDOUT_CONTRACT(holdout::the_thing::TheThing, holdout::the_thing::contract_size())
