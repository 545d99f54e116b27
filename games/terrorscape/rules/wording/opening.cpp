#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

// Before the first decision: on which side one plays and with whom, how that side wins, how it ends.

namespace holdout::terrorscape {

namespace {

void tell_killer(const Rules& r, const View& view, Opening& told) {
  const Table& t = view.table;
  told.who.push_back(Sentence("terrorscape.opening.killer"));
  if (t.killer == Killer::None) return;
  told.who.push_back(Saying("terrorscape.opening.killer.is").killer(t.killer).number(strength(r, t)));
  if (!t.killer_traits.empty())
    told.who.push_back(Saying("terrorscape.opening.killer.traits").traits(t.killer_traits));
}

void tell_survivors(const Rules& r, const View& view, Opening& told) {
  const Survivors own = survivors_of(r, view.viewer);
  told.who.push_back(Saying("terrorscape.opening.survivors").number(own.size()));
  for (Survivor who : own) {
    const Person person = view.table.persons[at(who)];
    if (person != Person::None) told.who.push_back(Saying("terrorscape.opening.person").person(person));
  }
}

}  // namespace

Opening Terrorscape::opening(const Rules& r, const View& view) {
  const bool killer = view.viewer == r.killer_seat;
  const bool alone = r.on_your_own;
  Opening told;
  told.win =
      killer  ? Saying(alone ? "terrorscape.opening.win.killer.alone" : "terrorscape.opening.win.killer")
      : alone ? Saying("terrorscape.opening.win.alone").number(r.own_keys_to_escape, "keys")
              : Saying("terrorscape.opening.win").number(r.keys_to_escape, "keys").number(r.repair_steps);
  told.end = Saying(alone ? "terrorscape.opening.end.alone" : "terrorscape.opening.end");
  if (!is_player(view.viewer)) return told;
  killer ? tell_killer(r, view, told) : tell_survivors(r, view, told);
  return told;
}

}  // namespace holdout::terrorscape
