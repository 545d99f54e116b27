#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

// Before the first decision: one's Characters and what each is good at, one's role, how one wins, how it
// ends. The role is told again when it has changed.

namespace holdout::the_thing {

Opening TheThing::opening(const Rules& r, const View& view) {
  Opening told{.who = {},
               .win = Sentence(r.few ? "the_thing.opening.few.win" : "the_thing.opening.win"),
               .end = Sentence(r.few ? "the_thing.opening.few.end" : "the_thing.opening.end")};
  if (!is_player(view.viewer)) return told;
  for (Slot slot : characters_of(view.table, view.viewer))
    if (const CharacterId sheet = view.table.sheet[at(slot)]; sheet != CharacterId::None)
      told.who.push_back(Saying(r.few ? "the_thing.opening.crew.few" : "the_thing.opening.crew").crew(sheet));
  if (r.few) return told;
  told.who.push_back(Saying("the_thing.opening.role").yes_or_no(view.alien, "alien"));
  if (view.alien) told.role = "alien";
  return told;
}

}  // namespace holdout::the_thing
