#include "games/the_thing/the_thing.h"

#include "games/the_thing/changes.h"

namespace holdout::the_thing {

static_assert(Game<TheThing>);

State TheThing::start(const Rules& r, Log& log) {
  State s;
  lay_out(r, s);
  s.running.stack.push(Preparation{});
  Now now{r, s, log};
  follow(now, again());
  return s;
}

void TheThing::options(const Rules& r, const State& s, Seat seat, Actions& out) {
  options_of_top(r, s, seat, out);
}
void TheThing::outcomes(const Rules& r, const State& s, Outcomes& out) { outcomes_of_top(r, s, out); }
void TheThing::apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
  answer_top(r, s, seat, a, log);
}

bool TheThing::is_reveal(std::uint8_t event_kind) {  // section 8 of the rules, last column
  switch (static_cast<EventKind>(event_kind)) {
    case EventKind::CardDealt:          // to its owner
    case EventKind::RoleDealt:          // TT-103, to its owner
    case EventKind::CardDrawn:          // TT-401, to its owner
    case EventKind::CardHandedIn:       // TT-431, to its owner
    case EventKind::CardHandedInOpen:   // TT-415
    case EventKind::LightUsed:          // TT-435
    case EventKind::PlanLaid:           // TT-304
    case EventKind::PlanShown:          // TT-520
    case EventKind::EncounterBegan:     // after PlanShown: where the Alien is
    case EventKind::Avoided:            // TT-508
    case EventKind::Fought:             // TT-1010
    case EventKind::DogDrawn:           // TT-540, to the drawer
    case EventKind::DogShown:           // TT-1113
    case EventKind::TokenLooked:        // TT-557, to looker and owner
    case EventKind::RoleTold:           // TT-563, to its owner
    case EventKind::Burnt:              // TT-581
    case EventKind::Flipped:            // TT-602
    case EventKind::CardsLooked:        // TT-640, to the actor
    case EventKind::FlamethrowerTaken:  // TT-640
    case EventKind::LabDrawn:           // TT-651, to the actor
    case EventKind::BloodDiscarded:     // TT-652
    case EventKind::NoBlood:            // TT-652
    case EventKind::ItemUsed:           // TT-630
    case EventKind::KeysShown:          // TT-910
    case EventKind::WeaponGone:         // TT-1001
    case EventKind::OfferMade:          // TT-702, to the partner
    case EventKind::Traded:             // TT-702, to both
    case EventKind::Voted:              // TT-703
    case EventKind::Revealed:           // TT-750
    case EventKind::Volunteered:        // TT-730
    case EventKind::Tested:             // TT-727
    case EventKind::AdmitVoted:         // TT-903
    case EventKind::Admitted:           // TT-904
    case EventKind::Departed:           // TT-908
    case EventKind::RoleShown:          // TT-908
    case EventKind::Infected:
    case EventKind::GameEnded: return true;
    default: return false;
  }
}

}  // namespace holdout::the_thing
