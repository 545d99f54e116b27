#include <cmath>

#include "games/the_thing/players/voice.h"

// What is said while figures move and cards are assigned (T-4 to T-9, T-21, T-23, T-25, T-26).

namespace holdout::the_thing {

namespace {

constexpr double kWorthAWord = 0.6;   // how great a need must be to be told of
constexpr double kSendable = 0.4;     // who is more likely an Alien is sent nowhere
constexpr double kFearedPile = 0.15;  // share of Sabotage at which the Leader promises to stop

struct Need {
  Location place = Location::Nowhere;
  CardKind card = CardKind::Use;
  double worth = 0;
};

Need greatest_need(const Mind& mind, const View& view, Locations among = kGreen) {
  Need most;
  for (Location l : among)
    for (CardKind card : {CardKind::Use, CardKind::Repair}) {
      const double worth = good_of(mind.rules, view.table, card, l, 1);
      if (worth > most.worth) most = {l, card, worth};
    }
  return most;
}

Location any_open_place(Mind& mind, const View& view) {
  Location chosen = Location::Nowhere;
  int seen = 0;
  for (Location l : kGreen)
    if (!is_burnt(view.table, l) && mind.rng.below(static_cast<std::uint32_t>(++seen)) == 0) chosen = l;
  return chosen;
}

// How many move before me; a word that is given early is hard to keep.
int come_before(const Mind& mind, const Table& t) {
  if (t.actor == kNoSlot) return mind.rules.slots;
  int number = 0;
  for (int i = index(t.actor); i != index(mind.me); i = (i + 1) % mind.rules.slots)
    number += in(t, Location::RecRoom).has(slot_at(i));
  return number;
}

std::optional<Statement> tell_way(Mind& mind, const View& view) {
  if (where(view.table, mind.me) != Location::RecRoom || come_before(mind, view.table) > 1)
    return std::nullopt;
  if (!takes_up(mind, Topic::Way, 0.5)) return std::nullopt;
  const bool false_way = view.alien ? lies(mind, view) && happens(mind.rng, 0.4) : false;
  const Location l = false_way ? any_open_place(mind, view) : plan_place(mind, view);
  if (l == Location::Nowhere) return std::nullopt;
  return say(Say::WillGo, {arg(l)});
}

Slots yet_to_move(const Mind& mind, const Table& t) {
  return (in(t, Location::RecRoom) & t.characters).without(mind.me);
}

// Where nobody works and nobody said to be going, I least of all.
Locations neglected(Mind& mind, const View& view) {
  const Table& t = view.table;
  Locations left;
  for (Location l : kGreen)
    if (in(t, l).empty() && has_room(mind.rules, t, l)) left.add(l);
  for (Slot slot : t.characters)
    if (const Location l = mind.memory.said_place(slot); l != Location::Nowhere) left.remove(l);
  const Location mine = where(t, mind.me) == Location::RecRoom ? plan_place(mind, view) : Location::Nowhere;
  return left.without(Locations::only(mine));
}

bool stands_alone(const Mind& mind, const Table& t) {
  const Location here = where(t, mind.me);
  return is_green(here) && in(t, here) == only(mind.me);
}

// Somebody trusted to the greatest need; an Alien calls the likeliest Human to where it stands alone.
std::optional<Statement> send_somebody(Mind& mind, const View& view) {
  const Table& t = view.table;
  Best sent(kNoSlot, -kSendable);
  for (Slot slot : yet_to_move(mind, t))
    if (mind.memory.said_place(slot) == Location::Nowhere) sent.offer(slot, -mind.suspects(slot));
  if (sent.one == kNoSlot) return std::nullopt;
  const Need need = greatest_need(mind, view, neglected(mind, view));
  const bool needed = need.worth >= kWorthAWord;
  const bool may_lure = view.alien && stands_alone(mind, t);
  if ((!needed && !may_lure) || !takes_up(mind, Topic::Sending, 0.2)) return std::nullopt;
  const bool lures = may_lure && lies(mind, view);
  if (!needed && !lures) return std::nullopt;
  return say(Say::ShouldGo, {arg(sent.one), arg(lures ? where(t, mind.me) : need.place)});
}

// Alone where a second one is of no use: a Human wants it to stay so.
std::optional<Statement> ask_for_solitude(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!stands_alone(mind, t) || yet_to_move(mind, t).empty()) return std::nullopt;
  const Location here = where(t, mind.me);
  if (mind.rules.row(here).bonus || !takes_up(mind, Topic::Solitude, 0.25)) return std::nullopt;
  if (view.alien && lies(mind, view)) return std::nullopt;  // company is what it is after
  return say(Say::StayOut, {arg(here)});
}

// An Alien asks for company where it stands.
std::optional<Statement> tell_need(Mind& mind, const View& view) {
  if (!takes_up(mind, Topic::Need, 0.25)) return std::nullopt;
  const Location here = where(view.table, mind.me);
  if (view.alien && is_green(here) && mind.rules.row(here).bonus && lies(mind, view)) {
    const CardKind card = repairable(view.table, here) > 0 ? CardKind::Repair : CardKind::Use;
    return say(Say::Needs, {arg(here), arg(card), 2});
  }
  const Need need = greatest_need(mind, view);
  if (need.worth < kWorthAWord) return std::nullopt;
  return say(Say::Needs, {arg(need.place), arg(need.card), arg(need.worth > 1 ? 3 : 2)});
}

std::optional<Statement> tell_exit(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (t.rescue == 0 || t.rescue_gone || !takes_up(mind, Topic::Exit, 0.12)) return std::nullopt;
  const int steps = std::max(0, mind.rules.rescue_station - t.rescue);
  const double pace = std::max(0.5, mean_of_sky(mind.rules, &SkyRow::rescue));
  const int round = std::min(kMaxRounds, t.round + static_cast<int>(std::ceil(steps / pace)));
  return say(Say::ExitPlan, {arg(ExitBy::Rescue), arg(round)});
}

}  // namespace

std::optional<Statement> words_before_moving(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (std::optional<Statement> way = tell_way(mind, view)) return way;
  if (std::optional<Statement> need = tell_need(mind, view)) return need;
  if (std::optional<Statement> sent = send_somebody(mind, view)) return sent;
  if (std::optional<Statement> alone = ask_for_solitude(mind, view)) return alone;
  if (!t.laid.empty() && takes_up(mind, Topic::Threat, 0.2)) {
    const Need need = greatest_need(mind, view);
    const Location l = view.alien && lies(mind, view) ? any_open_place(mind, view) : need.place;
    if (l != Location::Nowhere) return say(Say::AlienWill, {arg(l)});
  }
  const Slot blamed = whom_to_blame(mind, view);
  if (blamed != kNoSlot && mind.suspects(blamed) > 0.4 && takes_up(mind, Topic::Distance, 0.3))
    return say(Say::LeaveAlone, {arg(blamed)});
  return tell_exit(mind, view);
}

// Before the first card is assigned, if Sabotages are to be feared: where it will end.
std::optional<Statement> words_of_the_leader(Mind& mind, const View& view) {
  const Table& t = view.table;
  const bool first_card = asked_kind(view) == QuestionKind::Assign && this_round(t).flips == 1;
  if (!first_card || mind.memory.bad_share(t.pile_size) < kFearedPile) return std::nullopt;
  const int cards = plan_flips(mind, view);
  if (cards >= std::min(t.standing.size(), 1 + t.pile_size)) return std::nullopt;  // that is no stopping
  if (!takes_up(mind, Topic::Promise, 0.6)) return std::nullopt;
  return say(Say::LeaderPromise, {arg(cards)});
}

std::optional<Statement> words_of_advice(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (!takes_up(mind, Topic::Advice, 0.15)) return std::nullopt;
  if (asked_kind(view) == QuestionKind::GoOn) {
    const bool bad = mind.memory.bad_share(t.pile_size) > 0.4;
    const bool stop = view.alien && lies(mind, view) ? !bad : bad;
    return say(Say::StopOrGo, {arg(stop ? StopOrGo::Stop : StopOrGo::GoOn)});
  }
  Best best(kNoSlot, 0.3);
  for (Slot slot : t.standing)
    best.offer(slot, assigned_good(mind.rules, t, t.flipped, slot) * (1 - mind.suspects(slot)));
  return best.one == kNoSlot ? std::nullopt : std::optional(say(Say::GiveCardTo, {arg(best.one)}));
}

namespace {

// To its own: the strongest card of what it will put forward itself. Nothing once a proposal stands, which
// it agrees to.
std::optional<Statement> words_to_the_team(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (t.organism.size() < 2 || view.council.stands() || !takes_up(mind, Topic::Team, 0.8))
    return std::nullopt;
  const Plan plan = wanted_plan(mind, view);
  const auto cards = laid_cards(plan);
  if (cards.empty()) return std::nullopt;
  Statement said = say(Say::TeamPlan, {arg(location_of_card(cards[0])), arg(int{plan[cards[0]]})});
  said.audience = seats_of(t, organism(t));
  return said;
}

}  // namespace

// To its own it proposes, to the others it threatens: mostly with a place where it is not.
std::optional<Statement> words_of_the_organism(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (t.phase == Phase::Plan) return words_to_the_team(mind, view);
  if (t.phase != Phase::Actions || t.laid.empty() || !takes_up(mind, Topic::Taunt, 0.5)) return std::nullopt;
  const Location l = any_open_place(mind, view);
  return l == Location::Nowhere ? std::nullopt : std::optional(say(Say::Taunt, {arg(l)}));
}

}  // namespace holdout::the_thing
