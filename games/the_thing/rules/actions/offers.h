#pragma once

#include "games/the_thing/rules/state.h"

namespace holdout::the_thing {

// trade.cpp: TT-702: one private step towards an offer, as RecTalk::options() allows it.
void build_offer(State& s, Seat seat, Action step);

}  // namespace holdout::the_thing
