#include <utility>

#include "games/the_thing/rules/seeing/imagine.h"

// A history of infection: one first Alien, and for every other Alien the contact that turned it. A Character
// makes at most one check a round, so who is turned in a round passes nothing on before the next one.

namespace holdout::the_thing {

namespace {

constexpr int kTries = 6;
constexpr int kUsualLays = 60;  // percent of its checks in which an Alien is taken to lay its token

// What is certain to the viewer.
struct Known {
  Slots aliens;                                 // by now
  std::array<std::uint8_t, kMaxSlots> by{};     // the round before whose end it was an Alien; 255 = by now
  std::array<std::uint8_t, kMaxSlots> human{};  // Human up to the end of this round; 255 = for good
};

Known known_roles(const Rules& r, const View& v) {
  const Table& t = v.table;
  Known known;
  known.by.fill(255);
  known.human = t.proven_round;
  known.aliens = t.shown_alien | v.saw_alien | v.gave_alien;
  for (Slot slot : first_slots(r.slots))
    if (t.revealed_round[at(slot)] > 0) known.by[at(slot)] = t.revealed_round[at(slot)];
  for (Slot slot : t.shown_human) known.human[at(slot)] = 255;
  const Slot me = own_slot(r, v.viewer);
  if (me == kNoSlot) return known;
  if (!v.alien) {
    known.human[at(me)] = 255;
  } else {
    known.aliens.add(me);
    if (v.infection.by < kByDog) known.by[v.infection.by] = v.infection.round;
  }
  return known;
}

// One way in which it may have gone.
struct History {
  Slots aliens;
  std::array<Infection, kMaxSlots> how{};
  bool denied = false;  // an Alien would have shown its token to the viewer, who saw a Human one
};

class Spreading {
 public:
  Spreading(const Rules& r, const View& v, const Belief& belief, Rng& rng)
      : r_(r), v_(v), t_(v.table), belief_(belief), rng_(rng), known_(known_roles(r, v)) {
    me_ = own_slot(r, v.viewer);
  }

  History history() {
    History found;
    for (int i = 0; i < kTries; ++i) {
      found = spread(first_alien(), false);
      if (!found.denied && fits(found)) return found;
    }
    for (Slot first : first_candidates()) {
      const History least = thinned(spread(first, true));
      if (fits(least)) return least;
      if (in_time(least)) found = least;
    }
    return with_a_human(found);
  }

 private:
  // The fewest Aliens left nobody Human: somebody in play who is not known to be an Alien was passed by.
  History with_a_human(const History& otherwise) {
    for (Slot spared : t_.characters.without(known_.aliens)) {
      const std::uint8_t before = std::exchange(known_.human[at(spared)], std::uint8_t{255});
      for (Slot first : first_candidates()) {
        const History least = thinned(spread(first, true));
        if (fits(least)) return least;
      }
      known_.human[at(spared)] = before;
    }
    return otherwise;
  }

  Slots first_candidates() const {
    if (me_ != kNoSlot && v_.alien && v_.infection.by == kFirstAlien) return only(me_);
    Slots possible;
    for (Slot slot : first_slots(r_.slots))
      if (slot != me_ && known_.human[at(slot)] == 0) possible.add(slot);
    return possible.empty() ? first_slots(r_.slots) : possible;
  }

  Slot first_alien() {
    const Slots candidates = first_candidates();
    std::uint32_t total = 0;
    for (Slot slot : candidates) total += weight(slot);
    std::uint32_t ticket = rng_.below(total);
    for (Slot slot : candidates) {
      if (ticket < weight(slot)) return slot;
      ticket -= weight(slot);
    }
    return candidates.first();
  }
  std::uint32_t weight(Slot slot) const {
    return belief_.first[at(slot)] == 0 ? std::uint32_t{1} : belief_.first[at(slot)];
  }

  // The contacts of all rounds, one after the other; `always`: whoever could be turned, is.
  History spread(Slot first, bool always) {
    History found;
    found.aliens = only(first);
    found.how[at(first)] = {.by = kFirstAlien, .round = 0, .check = 0};
    for (int round = 1; round <= t_.round; ++round) {
      const Contacts contacts = t_.history[static_cast<std::size_t>(round - 1)].contacts;
      if (contacts == Contacts::none()) continue;
      const Slots before = found.aliens;
      if (!always && shown_to_me(contacts, before)) found.denied = true;
      for (Slot slot : first_slots(r_.slots).without(before)) {
        const std::uint8_t by = turned_by(contacts, before, slot, round, always);
        if (by == kByNobody) continue;
        found.aliens.add(slot);
        found.how[at(slot)] = {.by = by, .round = u8(round), .check = 0};
      }
    }
    return found;
  }

  int lays_percent() const { return belief_.lays == 0 ? kUsualLays : belief_.lays; }

  // TT-553: I saw a Human token of somebody who here is an Alien: as likely as not it would have been the
  // other one, if both lay there.
  bool shown_to_me(Contacts contacts, Slots before) {
    if (me_ == kNoSlot) return false;
    const Slot owner = contacts.looked_at(me_);
    if (owner == kNoSlot || !before.has(owner) || v_.saw_alien.has(owner)) return false;
    return rng_.below(200) < static_cast<std::uint32_t>(lays_percent());
  }

  std::uint8_t turned_by(Contacts contacts, Slots before, Slot slot, int round, bool always) {
    if (slot == me_) return own_fate(before, round);
    if (known_.human[at(slot)] >= round) return kByNobody;
    const int lays = lays_percent();
    const std::uint32_t yields =
        static_cast<std::uint32_t>(100 - std::min<int>(100, belief_.resists[at(slot)]));
    if (contacts.met_a_dog(slot)) {
      const std::uint32_t all = static_cast<std::uint32_t>(r_.dog_tokens[0] + r_.dog_tokens[1]) * 100;
      return always || rng_.below(all) < r_.dog_tokens[1] * yields ? kByDog : kByNobody;
    }
    const Slot owner = contacts.looked_at(slot);
    if (owner == kNoSlot || !before.has(owner)) return kByNobody;
    if (owner == me_) return v_.gave_alien.has(slot) ? u8(owner) : kByNobody;  // TT-557: I know
    return always || rng_.below(20'000) < static_cast<std::uint32_t>(lays) * yields ? u8(owner) : kByNobody;
  }

  // The viewer knows when and by whom it was turned.
  std::uint8_t own_fate(Slots before, int round) const {
    if (!v_.alien || v_.infection.round != round) return kByNobody;
    if (v_.infection.by < kByDog && !before.has(slot_at(v_.infection.by))) return kByNobody;
    return v_.infection.by;
  }

  bool in_time(const History& found) const {
    for (Slot slot : known_.aliens)
      if (!found.aliens.has(slot) || found.how[at(slot)].round > known_.by[at(slot)]) return false;
    return true;
  }
  // Somebody is Human while the game goes on (TT-564).
  bool fits(const History& found) const {
    return in_time(found) && (t_.ending != Ending::Running || !t_.characters.without(found.aliens).empty());
  }

  // The fewest Aliens of this history: those that are certain, and whoever turned them.
  History thinned(const History& most) const {
    History least;
    for (Slot slot : known_.aliens& most.aliens) {
      while (!least.aliens.has(slot)) {
        least.aliens.add(slot);
        least.how[at(slot)] = most.how[at(slot)];
        if (most.how[at(slot)].by < kByDog) slot = slot_at(most.how[at(slot)].by);
      }
    }
    for (Slot slot : most.aliens)  // somebody began
      if (most.how[at(slot)].by == kFirstAlien) {
        least.aliens.add(slot);
        least.how[at(slot)] = most.how[at(slot)];
      }
    return least;
  }

  const Rules& r_;
  const View& v_;
  const Table& t_;
  const Belief& belief_;
  Rng& rng_;
  Known known_;
  Slot me_ = kNoSlot;
};

// Others know of those whom they turned, and by whom they were turned.
void fill_knowledge(const Rules& r, const View& v, State& s) {
  Hidden& h = s.hidden;
  for (Slot slot : h.aliens) {
    const std::uint8_t by = h.infection[at(slot)].by;
    if (by >= kByDog) continue;
    h.saw_alien[at(slot)].add(slot_at(by));
    h.gave_alien[by].add(slot);
  }
  const Slot me = own_slot(r, v.viewer);
  if (me == kNoSlot) return;
  h.infection[at(me)] = v.infection;
  h.saw_alien[at(me)] = v.saw_alien;
  h.gave_alien[at(me)] = v.gave_alien;
  for (Slot owner : v.saw_alien) h.gave_alien[at(owner)].add(me);  // TT-557: both know of a token
  for (Slot who : v.gave_alien) h.saw_alien[at(who)].add(me);
}

// 4.2, step 3: the cards under the sheets, of which a Test shows one for good.
void draw_role_cards(const Rules& r, const View& v, Rng& rng, State& s) {
  Hidden& h = s.hidden;
  const Table& t = v.table;
  h.roles_aside = r.few_roles;
  if (t.phase == Phase::Setup) return;
  Slots unknown;
  for (Slot slot : first_slots(r.slots)) {
    const bool human = t.shown_human.has(slot) || t.proven_round[at(slot)] > 0;
    if (!human && !t.shown_alien.has(slot)) unknown.add(slot);
    if (human) --h.roles_aside[0];
    if (!t.shown_alien.has(slot)) continue;
    --h.roles_aside[1];
    h.aliens.add(slot);
  }
  for (Slot slot : unknown) {
    const auto all = static_cast<std::uint32_t>(h.roles_aside[0] + h.roles_aside[1]);
    const bool alien = rng.below(all) < h.roles_aside[1];
    --h.roles_aside[alien];
    if (alien) h.aliens.add(slot);
  }
  for (Slot slot : h.aliens) h.infection[at(slot)].by = kFirstAlien;
}

}  // namespace

void imagine_roles(const Rules& r, const View& v, const Belief& belief, Rng& rng, State& s) {
  if (r.few) return draw_role_cards(r, v, rng, s);
  if (v.table.phase == Phase::Setup) return;
  const History found = Spreading(r, v, belief, rng).history();
  s.hidden.aliens = found.aliens;
  s.hidden.infection = found.how;
  fill_knowledge(r, v, s);
}

}  // namespace holdout::the_thing
