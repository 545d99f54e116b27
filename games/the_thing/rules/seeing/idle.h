#pragma once

#include "games/the_thing/rules/seeing/board.h"

namespace holdout::the_thing {

// Why what lies in front of a seat is not used just now. From its view alone.
void tell_what_lies_idle(const Rules& r, const View& view, Board& b);

}  // namespace holdout::the_thing
