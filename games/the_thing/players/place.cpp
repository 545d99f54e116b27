#include "games/the_thing/players/mind.h"

// Phase 4.1: where to go and what to hand in (D-3 to D-8, D-37).

namespace holdout::the_thing {

namespace {

constexpr double kOverheard = 0.12;  // what somebody's word to come along counts
constexpr double kUrged = 0.2;       // what a trusted voice counts that wants me there, or not there
constexpr double kOwnWord = 1.5;     // what a Human of full honour gives to go where it said, and
constexpr double kAlienWord = 0.3;   // what an Alien does

int bad_cards(const View& view) { return view.hand[at(CardKind::Sabotage)]; }
int hand_cards(const View& view) { return view.hand[0] + view.hand[1] + view.hand[2]; }

// Means to stay out of an encounter (TT-507).
double unarmed(const Mind& mind, const View& view) {
  const Belongings& own = own_goods(mind, view);
  if (own.weapons[at(WeaponKind::Firearm)] > 0) return 0.1;
  if (charged(view.table, mind.me) || own.weapons[at(WeaponKind::Melee)] > 0) return 0.4;
  return 1;
}

// Food lasts longest if Nauls cooks (TT-1036): the others leave it to him while he may still come.
double cooks(const Mind& mind, const Table& t) {
  if (has_ability(t, mind.me, CharacterId::Nauls)) return 1.5;
  for (Slot slot : in(t, Location::RecRoom) & t.characters)
    if (has_ability(t, slot, CharacterId::Nauls) && mind.suspects(slot) < 0.5) return 0.25;
  return 1;
}

// T-4: a Human keeps its word unless that is dangerous, an Alien if it costs nothing.
double own_word(const Mind& mind, const View& view, Location l) {
  if (mind.memory.said_place(mind.me) != l) return 0;
  return view.alien ? kAlienWord : kOwnWord * std::min(1.0, mind.who.honour);
}

// What one more Character there adds to the work that can be done.
double work_at(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  const int others = standing_in(t, l).size();
  const bool bonus = mind.rules.row(l).bonus;
  const int windows = has_ability(t, mind.me, CharacterId::Windows) ? mind.rules.windows_repair : 1;
  double best = 0;
  for (CardKind card : {CardKind::Use, CardKind::Repair}) {
    const int times = (bonus ? others + 1 : 1) * (card == CardKind::Repair ? windows : 1);
    double good = good_of(mind.rules, t, card, l, times);
    if (others > 0) good = bonus ? good - good_of(mind.rules, t, card, l, others) : 0.35 * good;
    const double supplied = view.hand[at(card)] > 0 ? 1 : 0.45;
    best = std::max(best, good * supplied);
  }
  if (l == Location::Kitchen) best *= cooks(mind, t);
  if (is_vehicle(l) && keys_are_with(mind, view, t.characters)) best *= 4.5;
  if (l == Location::Storeroom && !keys_are_with(mind, view, t.characters)) best *= mind.weights.search;
  return best;
}

// A vehicle that can leave, and Keys in my pocket.
double way_out(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  if (!is_vehicle(l) || own_number(mind, view, good(ItemKind::Keys)) == 0) return 0;
  if (!is_ready(mind.rules, t, l)) return work_left(mind.rules, t, l) <= 2 ? 0.3 : 0.1;
  if (view.alien) return 4;
  return time_to_leave(mind, view) ? 4.6 : 0.3;
}

// Chance that the revealed Alien is there (TT-304: how many cards it laid is known).
double attacked(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  if (t.laid.empty()) return 0;
  double all = 0;
  const auto draw = [&](Location each) {
    return 0.35 + std::min(1.5, strike_harm(mind.rules, t, each, 2)) + 0.15 * in(t, each).size();
  };
  for (Location each : kGreen)
    if (!is_burnt(t, each)) all += draw(each);
  return std::min(0.9, t.laid.size() * draw(l) / all);
}

double attack_risk(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  if (t.laid.empty()) return 0;
  const int group = in(t, l).size() + 1;
  double cost = 0;
  for (std::uint8_t strength : t.laid) {
    if (strength == group) cost += 0.35;
    if (strength > group) cost += 0.25 + mind.weights.death / group;
  }
  const Belongings& own = own_goods(mind, view);
  const bool fights = own.weapons[at(WeaponKind::Dynamite)] > 0 || charged(t, mind.me);
  const double fear = t.rescue_gone || t.boiler_destroyed ? 0.2 : 1;  // who stays in hiding freezes
  return fear * attacked(mind, view, l) * cost / t.laid.size() * (fights ? 0.4 : unarmed(mind, view));
}

double company_cost(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  const Slots company = in(t, l);
  double turned = infection_risk(mind, view, company);
  if (company.empty() && t.dogs.has(l) && !has_ability(t, mind.me, CharacterId::Clark))
    turned = dog_risk(mind.rules);
  const bool met = !company.empty() || turned > 0;
  const double marker = in_green_zone(t, mind.me) ? 6 * mind.weights.marker : mind.weights.marker;
  return unarmed(mind, view) * (mind.weights.infection * turned + (met ? marker : 0));
}

double human_score(const Mind& mind, const View& view, Location l) {
  double score = work_at(mind, view, l) + way_out(mind, view, l);
  score -= company_cost(mind, view, l) + attack_risk(mind, view, l);
  score += kUrged * mind.memory.urged(l);
  if (view.table.token == l) score += mind.suspects(slot_at(index(view.table.leader))) > 0.3 ? 0.25 : 0.08;
  for (Slot slot : view.table.characters.without(mind.me))
    if (mind.memory.said_place(slot) == l && in(view.table, l).empty())
      score -= kOverheard + mind.weights.infection * 0.15 * mind.suspects(slot);
  return score;
}

double alien_score(const Mind& mind, const View& view, Location l) {
  const Table& t = view.table;
  const Slots company = in(t, l);
  // At a small table everybody sees who goes after whom.
  const double share = static_cast<double>(mind.rules.slots) / kMaxSlots;
  const double table = share * share * share * share * share;
  const double eager = (mind.lurks() ? 0.35 : 1) * table * std::min(1.0, 0.55 + 0.15 * t.round);
  const double crowd = company.size() > 1 ? 0.6 : 1;  // they may look at each other
  double score = mind.weights.blend * work_at(mind, view, l) + way_out(mind, view, l);
  const double wanted = eager + (1 - eager) * closing_in(mind, view);
  score += mind.weights.hunt * wanted * crowd * prey_in(mind, view, company);
  if (!company.empty()) score -= mind.weights.marker * 2 + (mind.rules.row(l).bonus ? 0 : 0.2);
  if (company.empty() && t.dogs.has(l)) score -= 0.4;
  if (t.token == l) score += 0.15;
  return score - 0.5 * attack_risk(mind, view, l);
}

double place_score(const Mind& mind, const View& view, Location l) {
  return own_word(mind, view, l) + (view.alien ? alien_score(mind, view, l) : human_score(mind, view, l));
}

// TT-416: a round's work for a better hand, out of everybody's reach but those who rest as well.
double rest_score(const Mind& mind, const View& view) {
  const double better = hand_cards(view) > 0 && bad_cards(view) == hand_cards(view) ? 0.55
                        : bad_cards(view) >= 2                                      ? 0.22
                                                                                    : 0;
  if (view.alien) return 0.05;
  const Slots company = in(view.table, Location::Sleeping);
  return better - unarmed(mind, view) * mind.weights.infection * infection_risk(mind, view, company) + 0.02;
}

void explain_move(Mind& mind, const View& view, const Action& chosen) {
  if (is<answer::Rest>(chosen)) {
    mind.why = Saying("the_thing.reason.rest");
    return;
  }
  const Location l = place_in(chosen);
  std::string_view key = "the_thing.reason.go_work";
  if (way_out(mind, view, l) > 1)
    key = "the_thing.reason.go_exit";
  else if (view.alien && !in(view.table, l).empty())
    key = "the_thing.reason.go_meet";
  else if (work_at(mind, view, l) < 0.15)
    key = "the_thing.reason.go_safe";
  mind.why = Saying(key).place(l);
}

}  // namespace

Action choose_move(Mind& mind, const View& view, const Actions& options) {
  const bool nothing_good = hand_cards(view) > 0 && bad_cards(view) == hand_cards(view) && !view.alien;
  const Action chosen = best_of(options, [&](const Action& option) {
    const double whim = 40 * mind.whim();
    if (is<answer::Rest>(option)) return rest_score(mind, view) + whim;
    const double score = place_score(mind, view, place_in(option)) + whim;
    if (is<answer::Special>(option)) return nothing_good ? score - 0.15 : score - 0.6;
    return nothing_good ? score - 0.5 : score;
  });
  explain_move(mind, view, chosen);
  return chosen;
}

Location plan_place(Mind& mind, const View& view) {
  Best best(Location::Nowhere, -100.0);
  for (Location l : kGreen)
    if (has_room(mind.rules, view.table, l)) best.offer(l, place_score(mind, view, l));
  return best.one;
}

// ---- the card -------------------------------------------------------------------------------------------

namespace {

// What a card of this kind can do: everybody brings what the own work needs, and so the pile fits those who
// stand; only then comes the work of others.
double demand(const Mind& mind, const View& view, CardKind card) {
  const Table& t = view.table;
  const Location here = where(t, mind.me);
  double own = 0;
  double most = 0;
  for (Location l : kGreen) {
    const Slots workers = standing_in(t, l);
    if (workers.empty()) continue;
    const double good = good_of(mind.rules, t, card, l, mind.rules.row(l).bonus ? workers.size() : 1);
    if (l == here) own = good;
    most = std::max(most, good * (view.alien ? 1 : 1 - 0.7 * mind.suspects(workers.first())));
  }
  return own + 0.4 * most;
}

// As an Alien: will a Sabotage be somebody else's?
double sabotage_chance(const Mind& mind, const View& view) {
  const Table& t = view.table;
  if (at_maximum(mind.rules, t, mind.me)) return 0;
  const int hidden = t.pile_size;
  const double crowd = hidden >= 4 ? 1 : hidden == 3 ? 0.6 : 0.2;
  const Slot leader = slot_at(index(t.leader));
  const double helped = leader == mind.me || mind.suspects(leader) > 0.9 ? 1.6 : 1;
  const double blamed = mind.memory.public_roles().alien(mind.me);
  return mind.weights.sabotage * crowd * helped * (1 - 0.5 * blamed);
}

bool wants_to_drive(const Mind& mind, const View& view) {
  const Location here = where(view.table, mind.me);
  return way_out(mind, view, here) > 1;
}

}  // namespace

Action choose_card(Mind& mind, const View& view, const Actions& options) {
  const bool sabotages = view.alien && !wants_to_drive(mind, view) &&
                         happens(mind.rng, std::min(1.0, sabotage_chance(mind, view)));
  const bool drives = wants_to_drive(mind, view);
  const Action chosen = best_of(options, [&](const Action& option) {
    const CardKind card = parts_of<answer::HandIn>(option).card;
    if (card == CardKind::Sabotage) return sabotages ? 100.0 : -100.0;
    if (drives && card == CardKind::Use) return 50.0;
    return demand(mind, view, card) + mind.whim();
  });
  const CardKind card = parts_of<answer::HandIn>(chosen).card;
  mind.why = Saying(card == CardKind::Sabotage ? "the_thing.reason.card_bad" : "the_thing.reason.card_good")
                 .card(card);
  return chosen;
}

Action choose_hand(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const bool repairs = t.rescue == 0 && t.damage[at(Location::Radio)] > 1;
  mind.why = Saying("the_thing.reason.new_hand");
  return best_of(options, [&](const Action& option) {
    const auto hand = parts_of<answer::Hand>(option);
    const int even = -std::abs(hand.use - hand.repair);
    const int leaning = repairs ? hand.repair : hand.use;
    const int bad = view.alien ? (hand.sabotage == 1 ? 2 : -hand.sabotage) : -5 * hand.sabotage;
    return 10 * even + leaning + 3 * bad;
  });
}

// Garry's discard (or none), and the card that hunger takes.
Action choose_spare_card(Mind& mind, const View& view, const Actions& options) {
  mind.why = Saying("the_thing.reason.spare_card");
  return best_of(options, [&](const Action& option) {
    if (!is<answer::Discard>(option)) return 1;
    const CardKind card = parts_of<answer::Discard>(option).card;
    if (card == CardKind::Sabotage) return view.alien && view.hand[at(card)] == 1 ? 0 : 3;
    return view.hand[at(card)] > 1 ? (offers(options, ActionKind::Pass) ? 0 : 2) : -1;
  });
}

}  // namespace holdout::the_thing
