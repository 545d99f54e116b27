#pragma once

#include "bots/the_thing_few_outlook.h"

// Cards, weapons, Tests and the rest of the small choices of the game for 1 to 3 players.

namespace holdout::the_thing::few {

// One question as its player sees it.
struct Asked {
  const Outlook& o;
  const View& view;
  const Sketch& s;
  const Actions& options;
};

Action choose_card(const Asked& q);         // D-24
Action choose_free_action(const Asked& q);  // D-23
Action choose_fuel_target(const Asked& q);  // D-28
Action choose_weather(const Asked& q);      // D-1, D-29
Action choose_test(const Asked& q);         // D-35
Action choose_avoid(const Asked& q);        // D-10
Action choose_fight(const Asked& q);        // D-11
Action choose_transformed(const Asked& q);  // V-8
Action choose_trade(const Asked& q);        // D-32
Action choose_sheet(const Asked& q);        // TT-1203
Action choose_boarding(const Asked& q);     // D-17 with TT-1172
Action choose_admitted(const Asked& q);     // D-19 with TT-1213

}  // namespace holdout::the_thing::few
