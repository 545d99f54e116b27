#include <algorithm>
#include <string>

#include "games/the_thing/rules/saving/check.h"

// Tokens that can have been seen (TT-551..562, TT-932).

namespace holdout::the_thing {

namespace {

Contacts contacts_in(const Table& t, int round) {
  return t.history[static_cast<std::size_t>(round - 1)].contacts;
}

bool ever_looked(const Table& t, Slot who, Slot owner) {
  for (int round = 1; round <= t.round; ++round)
    if (contacts_in(t, round).looked_at(who) == owner) return true;
  return false;
}

// The rounds in which it must have been turned: after it was last proven Human (TT-728), while it was there.
bool in_its_time(const Table& t, Slot slot, int round) {
  const int left = std::max(t.revealed_round[at(slot)], t.dead_round[at(slot)]);
  return round > t.proven_round[at(slot)] && round <= (left > 0 ? left : t.round);
}

// One check a Character and round, so an infector was an Alien before the round in which it infects; chains
// of infection have no circles.
bool came_about(const State& s, Slot slot) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  const Infection& how = h.infection[at(slot)];
  if (how.check > t.checks) return false;
  if (how.by == kFirstAlien) return how.round == 0 && t.proven_round[at(slot)] == 0;  // TT-103
  if (how.round == 0 || !in_its_time(t, slot, how.round)) return false;
  if (how.by == kByDog) return contacts_in(t, how.round).met_a_dog(slot);  // TT-540
  const Slot by = slot_at(how.by);
  return h.aliens.has(by) && h.infection[how.by].round < how.round && h.saw_alien[at(slot)].has(by) &&
         contacts_in(t, how.round).looked_at(slot) == by;
}

// TT-551, TT-557, TT-560: an Alien token is an Alien's, makes an Alien, and both know of it.
Result<void> check_tokens_seen(const Rules& r, const State& s, Slot slot) {
  const Hidden& h = s.hidden;
  if (!h.saw_alien[at(slot)].without(h.aliens).empty() || !h.gave_alien[at(slot)].without(h.aliens).empty())
    return wrong("hidden.saw_alien", "a Human's Alien token, or a Human who saw one",
                 "Aliens (TT-551, TT-560)");
  for (Slot owner : first_slots(r.slots)) {
    const bool saw = h.saw_alien[at(slot)].has(owner);
    if (saw != h.gave_alien[at(owner)].has(slot) || (saw && !ever_looked(s.table, slot, owner)))
      return wrong("hidden.saw_alien", "a token that one of both knows nothing of, or nobody looked at",
                   "looks that everybody saw (TT-553, TT-557)");
  }
  return {};
}

}  // namespace

Result<void> check_infections(const Rules& r, const State& s) {
  const Hidden& h = s.hidden;
  int first = 0;
  for (Slot slot : first_slots(r.slots)) {
    const Infection& how = h.infection[at(slot)];
    const bool known_way =
        (how.by < r.slots && how.by != at(slot)) || how.by == kByDog || how.by == kFirstAlien;
    if (h.aliens.has(slot) ? !known_way : how.by != kByNobody)
      return wrong("hidden.infection", "no way to become what it is", "by somebody, exactly if an Alien");
    first += how.by == kFirstAlien;
  }
  if (first != 1) return wrong("hidden.infection", std::to_string(first) + " first Aliens", "one (TT-103)");
  for (Slot slot : first_slots(r.slots)) {
    if (Result<void> fine = check_tokens_seen(r, s, slot); !fine) return fine;
    if (h.aliens.has(slot) && !came_about(s, slot))
      return wrong("hidden.infection", "an Alien that nothing made",
                   "a Dog or an earlier Alien's token in a round that everybody remembers (TT-560, TT-932)");
  }
  return {};
}

}  // namespace holdout::the_thing
