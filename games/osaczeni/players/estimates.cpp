#include "games/osaczeni/players/estimates.h"

#include <algorithm>
#include <cmath>

namespace holdout::osaczeni {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Chance that at least `need` of `n` independent events of chance `p` happen; n is at most six.
double at_least(int need, int n, double p) {
  if (need <= 0) return 1;
  if (need > n) return 0;
  std::array<double, kMaxDice + 2> exactly{1};
  for (int i = 0; i < n; ++i)
    for (int k = i + 1; k >= 0; --k)
      exactly[at(k)] = exactly[at(k)] * (1 - p) + (k > 0 ? exactly[at(k - 1)] * p : 0);
  double sum = 0;
  for (int k = need; k <= n; ++k) sum += exactly[at(k)];
  return sum;
}

// OS-508..512, OS-V03: one more monster wherever those who count are most.
void follow(const Table& t, bool crybabies, bool soothed_by_defenders, ByArea<int>& more) {
  ByArea<int> count{};
  int most = 1;
  for (int a = 1; a <= kAreas; ++a) {
    Characters those = t.at[at(a)];
    if (crybabies) {
      const bool soothed = soothed_by_defenders && !(those & kDefenders).empty();
      those = soothed ? Characters{} : those & kCrybabies;
    }
    count[at(a)] = those.size();
    most = std::max(most, count[at(a)]);
  }
  for (int a = 1; a <= kAreas; ++a)
    if (count[at(a)] == most) ++more[at(a)];
}

struct Arrival {
  ByArea<int> sure{};       // monsters there for certain, those standing there included
  ByArea<double> chance{};  // that an unknown die sends one more there
};

// What cannot stand at a door goes to the lot (OS-505).
Arrival arrival(const Rules& r, const Table& t, const DiceOdds& dice) {
  ByArea<int> more = dice.known;
  follow(t, true, r.variant(3), more);
  follow(t, false, false, more);
  Arrival out{.sure = {}, .chance = dice.chance};
  int overflow = 0;
  for (int a = 1; a < kAreas; ++a) {
    const int room = is_closed(t, area_number(a)) ? 0 : r.notches[at(a)] - t.monsters[at(a)];
    const int come = std::min(more[at(a)], room);
    out.sure[at(a)] = t.monsters[at(a)] + come;
    overflow += more[at(a)] - come;
    if (come < room) continue;
    out.chance[kAreas] += out.chance[at(a)];
    out.chance[at(a)] = 0;
  }
  out.sure[kAreas] = std::min<int>(t.monsters[kAreas] + more[kAreas] + overflow, r.notches[kAreas]);
  return out;
}

int votes_at(const Rules& r, const Table& t, Seat seat, Area area) {
  const Characters here = family_in(t, seat, area).without(t.hidden);
  int votes = sum_over_kinds(here, r.votes);
  if (t.vote.area == area && t.vote.chosen == kNobody && t.phase == Phase::Attack)
    votes += t.vote.extra[slot(seat)];
  if (r.lone_votes > 0 && here.size() == 1 && living_of(t, seat).size() == 1) votes += r.lone_votes;
  return votes;
}

// The points a family loses with its `dead` cheapest characters of those; a fraction of a death counts as
// such.
double loss_of(const Rules& r, Characters those, double dead) {
  double loss = 0;
  while (dead > 0 && !those.empty()) {
    const Character next = cheapest(r, those);
    const double share = dead < 1 ? dead : 1;
    loss += share * points_of(r, next);
    those.remove(next);
    dead -= 1;
  }
  return loss;
}

// Attacks on the lot, one death a monster, spread over the families as votes would.
void lot_losses(const Lens& lens, const Table& t, double monsters, Outlook& out) {
  const Rules& r = lens.rules;
  Table left = t;
  left.vote.area = Area::Lot;
  BySeat<double> dead{};
  double deaths = 0;
  const Characters edible = unhidden_in(t, Area::Lot);
  while (monsters > 0.01 && !unhidden_in(left, Area::Lot).empty()) {
    const double share = monsters < 1 ? monsters : 1;
    const BySeat<double> odds = chosen_odds(lens, left, Area::Lot);
    Seat likeliest = kNobody;
    for (Seat seat : owners_of(unhidden_in(left, Area::Lot))) {
      dead[slot(seat)] += share * odds[slot(seat)];
      if (likeliest == kNobody || dead[slot(seat)] > dead[slot(likeliest)]) likeliest = seat;
    }
    left.at[slot(Area::Lot)].remove(cheapest(r, family_in(left, likeliest, Area::Lot).without(t.hidden)));
    deaths += share;
    monsters -= 1;
  }
  for (Seat seat : owners_of(edible)) {
    out.loss[slot(seat)] += loss_of(r, edible & family(seat), dead[slot(seat)]);
    out.dead[slot(seat)] += dead[slot(seat)];
  }
  out.attack[kAreas] = deaths;
  out.deaths += deaths;
  out.monsters[kAreas] = monsters > 0 && edible.empty() ? monsters : 0;
}

// How likely a card will stop the attack: any family there may play one, and spare the others theirs.
double help_in(const Lens& lens, const Table& t, Area area) {
  int cards = 0;
  for (Seat seat : players_in(t, area)) cards += t.hand_size[slot(seat)];
  return std::min(0.5, lens.weights.help * cards);
}

void room_losses(const Lens& lens, const Table& t, Area area, double breach, Outlook& out) {
  const Rules& r = lens.rules;
  out.attack[slot(area)] = breach;
  if (breach <= 0) return;
  out.deaths += breach;
  const BySeat<double> odds = chosen_odds(lens, t, area);
  for (Seat seat : owners_of(unhidden_in(t, area))) {
    const double risk = breach * odds[slot(seat)];
    out.dead[slot(seat)] += risk;
    out.loss[slot(seat)] += risk * points_of(r, cheapest(r, family_in(t, seat, area).without(t.hidden)));
  }
}

}  // namespace

DiceOdds DiceOdds::fair(int dice) {
  DiceOdds odds{.known = {}, .unknown = dice, .chance = {}};
  for (int a = 1; a <= kAreas; ++a) odds.chance[at(a)] = 1.0 / kAreas;
  return odds;
}

int points_of(const Rules& r, Character who) { return r.points[static_cast<std::size_t>(who.kind())]; }

Character cheapest(const Rules& r, Characters those) {
  Character best = those.first();
  for (Character who : those)
    if (points_of(r, who) < points_of(r, best)) best = who;
  return best;
}

Character dearest(const Rules& r, Characters those) {
  Character best = those.first();
  for (Character who : those)
    if (points_of(r, who) > points_of(r, best)) best = who;
  return best;
}

Enmity plain_enmity(const Rules& r, const Table& t) {
  Enmity enmity{};
  for (Seat voter : first_seats(r.players))
    for (Seat candidate : first_seats(r.players)) {
      const double threat = 1 + public_points(r, t, candidate) + 0.5 * t.hand_size[slot(candidate)];
      enmity[slot(voter)][slot(candidate)] = voter == candidate ? 0 : threat;
    }
  return enmity;
}

double feed_wish(const Lens& lens, const Table& t, Area area, Seat voter, Seat candidate) {
  const Characters edible = family_in(t, candidate, area).without(t.hidden);
  const int lost = points_of(lens.rules, cheapest(lens.rules, edible));
  const double wish = lens.enmity[slot(voter)][slot(candidate)] * (2 + lost);
  return wish * wish * wish;
}

BySeat<double> chosen_odds(const Lens& lens, const Table& t, Area area) {
  const Rules& r = lens.rules;
  BySeat<double> odds{};
  const SeatSet candidates = owners_of(unhidden_in(t, area));
  if (candidates.empty()) return odds;
  if (candidates.size() == 1) {
    odds[slot(candidates.first())] = 1;
    return odds;
  }
  BySeat<double> against{};
  BySeat<int> votes{};
  int total = 0;
  for (Seat voter : players_in(t, area)) {
    votes[slot(voter)] = votes_at(r, t, voter, area);
    total += votes[slot(voter)];
    double sum = 0;
    BySeat<double> wish{};
    for (Seat each : candidates.without(voter))
      sum += wish[slot(each)] = feed_wish(lens, t, area, voter, each);
    if (sum <= 0) continue;
    for (Seat each : candidates.without(voter))
      against[slot(each)] += votes[slot(voter)] * wish[slot(each)] / sum;
  }
  double sum = 0;
  for (Seat each : candidates) {
    const int own = votes[slot(each)];
    const bool safe = own * 2 > total || (own * 2 == total && t.victim_token == each);
    double odd = safe ? 0 : against[slot(each)] * against[slot(each)];
    if (t.victim_token == each) odd *= 0.7;  // breaks ties
    odds[slot(each)] = odd;
    sum += odd;
  }
  for (Seat each : candidates) odds[slot(each)] = sum > 0 ? odds[slot(each)] / sum : 1.0 / candidates.size();
  return odds;
}

Outlook outlook(const Lens& lens, const Table& t, const DiceOdds& dice) {
  const Rules& r = lens.rules;
  const Arrival come = arrival(r, t, dice);
  Outlook out;
  for (int a = 1; a < kAreas; ++a) {
    const Area area = area_number(a);
    const double expected = come.sure[at(a)] + dice.unknown * come.chance[at(a)];
    out.monsters[at(a)] = std::min<double>(expected, r.notches[at(a)]);
    if (in(t, area).empty()) continue;
    const bool equal_loses = r.variant(18) || dead(t) + out.deaths >= r.row_end[0] - 0.5;  // OS-644
    const int needed = strength_in(r, t, area) + (equal_loses ? 0 : 1);
    const double breach =
        needed > r.notches[at(a)] ? 0 : at_least(needed - come.sure[at(a)], dice.unknown, come.chance[at(a)]);
    room_losses(lens, t, area, breach * (1 - help_in(lens, t, area)), out);
    out.monsters[at(a)] *= 1 - breach;
  }
  double lot = come.sure[kAreas] + dice.unknown * come.chance[kAreas];
  if (r.variant(16) && !(in(t, Area::Lot) & kDefenders).empty()) lot -= r.tailgate_monsters;
  lot_losses(lens, t, std::clamp<double>(lot, 0, r.notches[kAreas]), out);
  return out;
}

Outlook attack_outlook(const Lens& lens, const Table& t, Area area) {
  const Rules& r = lens.rules;
  Outlook out;
  if (in(t, area).empty() || !monsters_get_in(r, t, area)) return out;
  if (area == Area::Lot)
    lot_losses(lens, t, monsters_at(t, area), out);
  else
    room_losses(lens, t, area, unhidden_in(t, area).empty() ? 0 : 1, out);
  return out;
}

Outlook rest_of_night(const Lens& lens, const Table& t, Area area) {
  const Rules& r = lens.rules;
  Outlook out;
  for (int a = std::min(number(area) + 1, kAreas); a <= kAreas; ++a) {
    const Area next = area_number(a);
    if (in(t, next).empty() || !monsters_get_in(r, t, next)) continue;
    if (next == Area::Lot)
      lot_losses(lens, t, monsters_at(t, next), out);
    else if (!unhidden_in(t, next).empty())
      room_losses(lens, t, next, 1 - help_in(lens, t, next), out);
  }
  return out;
}

double goes_on(const Rules& r, const Table& t, double deaths) {
  return std::clamp(deaths_left(r, t) - deaths, 0.0, 1.0);
}

Outlook next_outlook(const Lens& lens, const Table& t, const Outlook& first) {
  const Rules& r = lens.rules;
  Table next = t;
  for (int a = 1; a <= kAreas; ++a) {
    next.monsters[at(a)] = static_cast<std::uint8_t>(std::lround(first.monsters[at(a)]));
    if (next.monsters[at(a)] < r.closes_at[at(a)]) continue;
    next.at[kAreas] = next.at[kAreas] | next.at[at(a)];  // OS-702
    next.at[at(a)] = {};
    next.monsters[at(a)] = 0;
    next.closed = u8(next.closed | 1 << a);
  }
  next.hidden = {};
  return outlook(lens, next, DiceOdds::fair(t.dice_in_use));
}

BySeat<double> rival_weights(const Lens& lens, const Table& t) {
  BySeat<double> weights{};
  double sum = 0;
  for (Seat seat : living_players(t).without(lens.me)) {
    const double points = public_points(lens.rules, t, seat);
    weights[slot(seat)] = points * points;
    sum += points * points;
  }
  if (sum > 0)
    for (double& each : weights) each *= lens.weights.rivals / sum;
  return weights;
}

double position_value(const Lens& lens, const Table& t, const DiceOdds& dice) {
  const Rules& r = lens.rules;
  const Outlook first = outlook(lens, t, dice);
  const double another = goes_on(r, t, first.deaths);
  BySeat<double> loss = first.loss;
  if (another > 0) {
    const Outlook second = next_outlook(lens, t, first);
    for (std::size_t i = 0; i < loss.size(); ++i)
      loss[i] += lens.weights.next_night * another * second.loss[i];
  }
  const BySeat<double> weights = rival_weights(lens, t);
  double value = public_points(r, t, lens.me) - loss[slot(lens.me)];
  for (Seat seat : living_players(t).without(lens.me))
    value -= weights[slot(seat)] * (public_points(r, t, seat) - loss[slot(seat)]);
  return value;
}

}  // namespace holdout::osaczeni
