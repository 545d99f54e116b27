#pragma once

#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// imagine_roles.cpp: who is an Alien and how it came to be one, in a way that the contacts everybody saw and
// the secrets of the viewer allow.
void imagine_roles(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s);

// imagine_cards.cpp: hands, pile, discards and deck
void imagine_cards(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s);
// imagine_goods.cpp: weapons, items, Lab tokens
void imagine_goods(const Rules& r, const View& v, Rng& rng, State& s);
void imagine_lab(const Rules& r, const View& v, Rng& rng, State& s);

}  // namespace holdout::the_thing
