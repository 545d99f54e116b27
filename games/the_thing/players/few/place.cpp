#include "games/the_thing/players/few/place.h"

#include "bots/choosing.h"
#include "games/the_thing/players/few/dice.h"

namespace holdout::the_thing::few {

namespace {

void share_rooms(Sketch& s) {  // TT-1112
  Slots raised;
  for (Location l : kGreen) {
    Slots sharing;
    for (Slot slot : in(s.t, l))
      if (!s.avoids(slot)) sharing.add(slot);
    if (sharing.size() > 1) raised = raised | sharing;
  }
  raise_together(s, raised);
}

// What Dogs may cost: somebody alone with one draws a token (TT-540).
double dog_loss(const Outlook& o, Sketch& s, double now) {
  double loss = 0;
  const double wild = static_cast<double>(s.r().dog_tokens[1]) / (s.r().dog_tokens[0] + s.r().dog_tokens[1]);
  for (Location l : s.t.dogs& kGreen) {
    const Slots who = in(s.t, l);
    if (who.size() != 1) continue;
    const Slot slot = who.first();
    if (has_ability(s.t, slot, CharacterId::Clark) || s.avoids(slot)) continue;
    Sketch bitten = s;
    transform(bitten, slot);
    loss += wild * (now - o.of(bitten));
    raise(s, slot);
  }
  return loss;
}

// The attack to come (TT-1130, TT-1131), as odds by location.
struct Attack {
  double full = 0, rest = 0;  // chance of a card with all of the target, and of the one with what is left
  int target = 0, left = 0;
};

Attack attack_on(const Sketch& s) {
  Attack a;
  if (!alien_in_play(s.t)) return a;
  int most = 0;
  for (Location l : kGreen) most = std::max(most, in(s.t, l).size());
  a.target = most + s.r().attack_extra;
  a.left = s.t.strength % a.target;
  const double cards = std::max(1, location_deck(s.t).size());
  const int full_strikes = s.t.strength / a.target;
  a.full = std::min(1.0, full_strikes / cards);
  a.rest = a.left > 0 ? 1 / cards : 0;
  return a;
}

// What the Alien does to one group or to an empty place.
double attack_loss(const Outlook& o, const Sketch& s, const Attack& a, Location l, double now) {
  Slots group;
  for (Slot slot : in(s.t, l))
    if (!s.avoids(slot)) group.add(slot);
  if (!group.empty() && s.fights(group)) return 0;
  double loss = 0;
  if (group.empty()) {
    if (!kDamageable.has(l)) return 0;
    for (const auto& [chance, strength] : {std::pair(a.full, a.target), std::pair(a.rest, a.left)}) {
      if (chance == 0) continue;
      Sketch hit = s;
      sabotage(hit, l, strength);
      loss += chance * (now - o.of(hit));
    }
    return loss;
  }
  Sketch dead = s;
  transform(dead, group.first());
  const double deadly = a.full + (a.left > group.size() ? a.rest : 0);
  return deadly * (now - o.of(dead));
}

using BySeat = std::array<double, kMaxSeats>;  // gains of the best single action of a player's Characters

// Work in one place, one Character after the other, each with the bonus of those who still stand.
double work_gain(const Outlook& o, Sketch& s, Location l, double& now, BySeat& best) {
  double gain = 0;
  Slots left = standing_in(s.t, l);
  while (!left.empty()) {
    Slot actor = left.first();
    for (Slot slot : left)
      if (has_ability(s.t, slot, CharacterId::Windows)) actor = slot;
    left.remove(actor);
    if (where(s.t, actor) != l) break;  // the place burns
    const double chance = success_of(o, s, actor);
    Best done(s, now);
    for (Deed deed : kDeeds) {
      if (!can_do(s, actor, deed)) continue;
      Sketch after = s;
      act(after, actor, deed);
      done.offer(after, o.of(after));
    }
    gain += chance * (done.worth - now);
    double& best_of_seat = best[at(seat_of(s.t, actor))];
    best_of_seat = std::max(best_of_seat, done.worth - now);
    if (!done.one.away) {
      s = done.one;
      now = done.worth;
    }
    lie(s, actor);
  }
  return gain;
}

}  // namespace

double hope_of_posts(const Outlook& o, const Sketch& start, const Posts& posts) {
  Sketch s = start;
  for (Slot slot : start.t.characters) put(s, slot, posts[at(slot)]);
  share_rooms(s);
  double now = o.of(s);
  double hope = now;
  hope -= dog_loss(o, s, now);
  const Attack attack = attack_on(s);
  std::array<double, kLocations> spared;
  spared.fill(1);
  if (attack.target > 0)
    for (Location l : kGreen) {
      hope -= attack_loss(o, s, attack, l, now);
      spared[at(l)] -= attack.full + (attack.left >= in(s.t, l).size() ? attack.rest : 0);
    }
  BySeat best{};
  for (Location l : kGreen)
    if (!in(s.t, l).empty()) hope += spared[at(l)] * work_gain(o, s, l, now, best);
  for (Slot slot : standing_in(s.t, Location::Sleeping))  // a die of the same player's (TT-1144)
    hope += o.weights().sleeper * best[at(seat_of(s.t, slot))];
  return hope;
}

namespace {

class Planner {
 public:
  Planner(const Outlook& o, const Sketch& s, const Wishes& wishes) : o_(o), s_(s), wishes_(wishes) {
    posts_.fill(Location::Nowhere);
    for (Slot slot : s.t.characters) {
      const Location l = where(s.t, slot);
      posts_[at(slot)] = l;
      if (l == Location::RecRoom) free_.add(slot);
    }
  }

  Posts find() {
    if (free_.empty()) return posts_;
    Best best(posts_, -2.0);
    for (Location first : kGreen)
      for (Location second : kGreen) {
        if (second < first) continue;
        const Posts posts = two_groups(first, second);
        best.offer(posts, worth(posts));
      }
    while (improve(best.one, best.worth)) {
    }
    return best.one;
  }

 private:
  double worth(const Posts& posts) const {
    return hope_of_posts(o_, s_, posts) + fulfilled_by(o_, s_, posts, wishes_);
  }

  bool fits(const Posts& posts, Slot who, Location l) const {
    int others = 0;
    for (Slot slot : s_.t.characters) others += slot != who && posts[at(slot)] == l;
    if (l == Location::Sleeping) return others < s_.r().sleepers;
    return !is_burnt(s_.t, l) && others < s_.r().capacity[at(l)];
  }

  Posts two_groups(Location first, Location second) const {
    Posts posts = posts_;
    for (Slot slot : free_) {
      Location to = fits(posts, slot, first) ? first : second;
      for (Location other : kGreen)
        if (!fits(posts, slot, to)) to = other;
      posts[at(slot)] = to;
    }
    return posts;
  }

  // The best change of one post or of two; false if nothing gets better.
  bool improve(Posts& posts, double& most) const {
    const Posts before = posts;
    const double had = most;
    const auto consider = [&](const Posts& changed) {
      const double hope = worth(changed);
      if (hope <= most + 1e-9) return;
      most = hope;
      posts = changed;
    };
    for (Slot slot : free_) {
      Posts changed = before;
      for (Location l : kGreen.with(Location::Sleeping)) {
        if (l == before[at(slot)] || !fits(before, slot, l)) continue;
        changed[at(slot)] = l;
        consider(changed);
      }
      for (Slot other : free_) {
        if (other <= slot || before[at(slot)] == before[at(other)]) continue;
        changed = before;
        std::swap(changed[at(slot)], changed[at(other)]);
        consider(changed);
      }
    }
    return most > had;
  }

  const Outlook& o_;
  const Sketch& s_;
  const Wishes& wishes_;
  Posts posts_{};
  Slots free_;
};

// Planned as if nobody had been placed yet, so that those who are placed by it find it again.
Posts plan_with(const Outlook& o, const Sketch& s, const Wishes& wishes) {
  Sketch fresh = s;
  for (Slot slot : s.t.characters) put(fresh, slot, Location::RecRoom);
  const Posts posts = Planner(o, fresh, wishes).find();
  for (Slot slot : s.t.characters) {
    const Location l = where(s.t, slot);
    if (l != Location::RecRoom && l != posts[at(slot)]) return Planner(o, s, wishes).find();
  }
  return posts;
}

}  // namespace

Posts plan_posts(const Outlook& o, const Sketch& s, const Wishes& wishes) {
  const Posts posts = plan_with(o, s, {});
  return fulfils_all(s, posts, wishes) ? posts : plan_with(o, s, wishes);
}

}  // namespace holdout::the_thing::few
