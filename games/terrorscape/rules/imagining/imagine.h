#pragma once

#include "games/terrorscape/rules/imagining/mansion.h"
#include "games/terrorscape/rules/seeing/view.h"

namespace holdout::terrorscape::imagining {

// What a viewer does not see, chosen at random among what fits what he saw. Each of these fills its part of a
// state whose table is already the view's.

// unseen_killer.cpp: hand, deck and discard pile by their sizes, which follow from what both sides saw; the
// place of a stealth.
void imagine_killer(const Rules& r, const View& view, Rng& rng, State& s);

// unseen_survivors.cpp: places, cards, repairs; while they act unseen also how far they are, as procedures on
// top of Round.
void imagine_survivors(const Rules& r, const View& view, Rng& rng, State& s);

// unseen_cards.cpp: which cards were drawn, and where they are now.
struct Drawn {
  int discoveries = 0;                     // made so far
  ItemCounts spent{};                      // used for certain
  std::array<ItemCounts, kPlaces> held{};  // shown for certain, and not used up
};
void imagine_cards(const Rules& r, const Drawn& drawn, Rng& rng, State& s);

// unseen_setup.cpp: what was picked.
void imagine_picks(const Rules& r, const View& view, Rng& rng, State& s);

// unseen_powers.cpp: which traits are being chosen, and which traits and plans the Survivors have.
void imagine_powers(const Rules& r, const View& view, Rng& rng, State& s);

// unseen_stack.cpp: the procedures, of which a view has only those that its side may know.
void imagine_stack(const Rules& r, const View& view, Rng& rng, State& s);

}  // namespace holdout::terrorscape::imagining
