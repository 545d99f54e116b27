#pragma once

#include <optional>

#include "games/the_thing/players/few/outlook.h"

// Cards, weapons, Tests and the rest of the small choices of the game for 1 to 3 players.

namespace holdout::the_thing::few {

// One question as its player sees it.
struct Asked {
  const Outlook& o;
  const View& view;
  const Sketch& s;
  const Actions& options;
};

// A card that another Character could do more with.
struct Gift {
  Slot from = kNoSlot, to = kNoSlot;
  Good what{};
};
std::optional<Gift> wanted_gift(const Sketch& s, Seat giver);

// What was said and seen in this round about passing cards on.
struct Trading {
  struct Request {  // T-11, T-12
    Seat taker = kNobody;
    Good what{};

    bool operator==(const Request&) const = default;
  };
  FixedVector<Request, 8> requests{};
  Slots refused{};  // who did not want what I offered (TT-702)
};

Action choose_card(const Asked& q);                              // D-24
Action choose_free_action(const Asked& q);                       // D-23
Action choose_fuel_target(const Asked& q);                       // D-28
Action choose_weather(const Asked& q);                           // D-1, D-29
Action choose_test(const Asked& q);                              // D-35
Action choose_avoid(const Asked& q);                             // D-10
Action choose_fight(const Asked& q);                             // D-11
Action choose_transformed(const Asked& q);                       // V-8
Action choose_order(const Asked& q);                             // D-9
Action choose_trade(const Asked& q, const Trading& known = {});  // D-32
Action choose_sheet(const Asked& q);                             // TT-1203
Action choose_boarding(const Asked& q);                          // D-17 with TT-1172
Action choose_admitted(const Asked& q);                          // D-19 with TT-1213

}  // namespace holdout::the_thing::few
