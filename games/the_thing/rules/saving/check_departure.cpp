#include <string>

#include "games/the_thing/rules/phases/boarding.h"
#include "games/the_thing/rules/saving/check.h"

// A departure under way (TT-901..912, TT-1171): nothing of the table changes between the first boarder and
// the last, so what is boarded can be judged at any moment of it.

namespace holdout::the_thing {

namespace {

Location place_of(Exit exit) { return exit == Exit::Snowcat ? Location::Snowcat : Location::Helicopter; }

Result<void> check_exit(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Departure& b = t.boarding;
  const bool by_card = under_way_as<Perform>(s) != nullptr;  // TT-910: a Use card or die began it
  if (by_card == (b.exit == Exit::Rescue))
    return wrong("table.boarding.exit", "not the one that is boarded",
                 "the Rescue Helicopter exactly before the actions (TT-570)");
  if (by_card) {
    const Location vehicle = place_of(b.exit);
    if (!is_ready(r, t, vehicle) || where(t, b.first) != vehicle)
      return wrong("table.boarding.exit", std::string(r.row(vehicle).key) + " cannot leave",
                   "a ready vehicle where the first boarder is (TT-646, TT-910)");
    return {};
  }
  if (!rescue_at_station(r, t))
    return wrong("table.boarding.exit", "the Rescue Helicopter is not here",
                 "its marker at the Station (TT-233)");
  if (!lowest_suspicion(t, t.characters).has(b.first))
    return wrong("table.boarding.first", "somebody more suspected than others", "the lowest (TT-901)");
  return {};
}

// TT-903: the least suspected of those not yet asked in this pass.
Result<void> check_candidate(const Table& t) {
  const Departure& b = t.boarding;
  const Slots left = t.characters.without(b.aboard).without(b.asked);
  if (left.empty() || b.candidate != next_in_turn(t, lowest_suspicion(t, left)))
    return wrong("table.boarding.candidate", "nobody whose turn it is",
                 "the least suspected who was not asked (TT-903)");
  return {};
}

Result<void> check_rescue_offer(const Rules& r, const Table& t, const RescueOffer& offer) {
  if (!rescue_at_station(r, t))
    return wrong("table.rescue", "nothing to board", "the Rescue Helicopter at the Station (TT-233, TT-901)");
  if (!offer.left.without(lowest_suspicion(t, t.characters)).empty())
    return wrong("running.stack", "somebody out of play, or more suspected, who may board",
                 "the least suspected (TT-901)");
  return {};
}

}  // namespace

Result<void> check_departure(const Rules& r, const State& s) {
  const Table& t = s.table;
  const Departure& b = t.boarding;
  if (const auto* offer = under_way_as<RescueOffer>(s)) return check_rescue_offer(r, t, *offer);
  if (!under_way_as<Boarding>(s) && !under_way_as<AdmitBallot>(s) && !under_way_as<LastStand>(s)) return {};
  if (b.first == kNoSlot || !b.aboard.has(b.first) || b.exit == Exit::None)
    return wrong("table.boarding", "nobody is aboard", "the first boarder and a vehicle (TT-901, TT-910)");
  if (!b.aboard.without(t.characters).empty() || !b.asked.without(t.characters).empty() ||
      !(b.asked & b.aboard).empty())
    return wrong("table.boarding", "somebody aboard who cannot be", "Characters, asked or aboard (TT-907)");
  if (b.aboard.without(b.first) != (t.shown_human & t.characters))  // an Alien would have ended the game
    return wrong("table.boarding.aboard", "somebody who did not show a Human's card",
                 "after the first one those who did, and no other (TT-904, TT-906)");
  if (Result<void> fine = check_exit(r, s); !fine) return fine;
  return under_way_as<Boarding>(s) == nullptr ? Result<void>{} : check_candidate(t);
}

}  // namespace holdout::the_thing
