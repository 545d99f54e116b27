#include "games/the_thing/players/few/words.h"

#include <cmath>

#include "games/the_thing/players/few/place.h"

namespace holdout::the_thing::few {

namespace {

constexpr int kSaidInAMoment = 2;  // beside answers
constexpr int kSoon = 2;           // Characters placed before the own one when its way is told
constexpr double kTellsWay = 1.2;  // chances, times the temper's talk
constexpr double kTellsNeed = 1.2;
constexpr double kTellsPlan = 1.5;
constexpr double kAsksForGoods = 1;
constexpr double kWorthAWord = 0.03;  // hope that hangs on a place of which others are told
constexpr double kUrgent = 0.1;
constexpr double kSlim = 0.1;  // a way out of which nobody speaks

enum class Topic : std::uint8_t { Plan, Way, Need, Goods };

Slots own(const Mind& mind, const Table& t) { return characters_of(t, mind.me); }

// ---- answers (T-22) ----

// Yes or no, if it is up to me. What is asked of all is taken up by who goes there, and refused only while
// somebody of mine could still go.
std::optional<bool> opinion(Mind& mind, const Sketch& s, const Wish& wish) {
  const SeatSet meant = concerned(mind.rules, wish);
  if (wish.form == Say::WillGo || !meant.has(mind.me)) return std::nullopt;
  const Posts& posts = posts_of_round(mind, s);
  const bool mine = fulfils(s.t, posts, wish, only(mind.me));
  if (wish.form != Say::Needs || mine) return mine;
  const bool refused = !fulfils(s.t, posts, wish, meant) && !(still_to_place(s.t) & own(mind, s.t)).empty();
  return refused ? std::optional(false) : std::nullopt;
}

Statement answer(bool agrees, std::uint16_t id) { return say(agrees ? Say::Agree : Say::Disagree, {}, id); }

std::optional<Statement> reply(Mind& mind, const Sketch& s) {
  if (const Hearing::Plan& plan = mind.memory.open_plan(); plan.id > mind.answered_plan) {
    mind.answered_plan = plan.id;
    return answer(plan.agreed, plan.id);
  }
  if (still_to_place(s.t).empty()) return std::nullopt;
  for (const Wish& wish : mind.memory.wishes()) {
    if (wish.settled) continue;
    mind.memory.settle(wish.id);
    if (const std::optional<bool> agrees = opinion(mind, s, wish)) return answer(*agrees, wish.id);
  }
  return std::nullopt;
}

// ---- plans and posts (T-4, T-5, T-6, T-21) ----

// When one way out is clearly better than all others and was not spoken of.
std::optional<Statement> tell_plan(Mind& mind, const Sketch& s) {
  const Exit best = mind.outlook.best_exit(s);
  const Outlook::WayOut way = mind.outlook.way_out(s, best);
  if (best == mind.memory.exit() || way.chance < kSlim) return std::nullopt;
  for (Exit other : kExits)
    if (other != best && way.chance < mind.outlook.way_out(s, other).chance + mind.weights.clearly)
      return std::nullopt;
  if (!takes_up(mind, Topic::Plan, kTellsPlan)) return std::nullopt;
  const int round = std::min(kMaxRounds, s.t.round + static_cast<int>(std::ceil(way.rounds)));
  return say(Say::ExitPlan, {arg(u8(best) - 1), arg(round)});
}

int placed_before(const Mind& mind, const Table& t) {
  int number = 0;
  for (Slots left = still_to_place(t); !left.empty(); ++number) {
    const Slot next = next_in_turn(t, left);
    if (seat_of(t, next) == mind.me) break;
    left.remove(next);
  }
  return number;
}

bool was_said(const Mind& mind, Say form, Location l) {
  return std::ranges::any_of(mind.memory.wishes(),
                             [&](const Wish& each) { return each.form == form && each.place == l; });
}

bool told_own_way(const Mind& mind) {
  return std::ranges::any_of(mind.memory.wishes(), [&](const Wish& each) {
    return each.form == Say::WillGo && each.speaker == mind.me;
  });
}

// Where most of the own Characters go to work, as long as somebody else can still go by it.
std::optional<Statement> tell_way(Mind& mind, const Sketch& s) {
  const Slots left = still_to_place(s.t), mine = left & own(mind, s.t);
  if (mine.empty() || mine == left || told_own_way(mind) || placed_before(mind, s.t) > kSoon)
    return std::nullopt;
  if (!takes_up(mind, Topic::Way, kTellsWay)) return std::nullopt;
  const Posts& posts = posts_of_round(mind, s);
  std::array<int, kLocations> going{};
  Location to = Location::Nowhere;
  for (Slot slot : mine) {
    const Location l = posts[at(slot)];
    if (!is_green(l)) continue;
    ++going[at(l)];
    if (to == Location::Nowhere || going[at(l)] > going[at(to)]) to = l;
  }
  return to == Location::Nowhere ? std::nullopt : std::optional(say(Say::WillGo, {arg(to)}));
}

// What a group does at its post, as the crew gains most by it.
CardKind work_at(const Outlook& o, const Sketch& s, Location l, Slot who) {
  Sketch there = s;
  put(there, who, l);
  const auto hope = [&](Deed deed) {
    if (!can_do(there, who, deed)) return -1.0;
    Sketch after = there;
    act(after, who, deed);
    return o.of(after);
  };
  return hope(Deed::Repair) > hope(Deed::Use) ? CardKind::Repair : CardKind::Use;
}

// The place on which most hangs, if only others who are still to be placed can see to it: said to the one
// whose Characters can, or to all.
std::optional<Statement> tell_need(Mind& mind, const Sketch& s) {
  const Slots others = still_to_place(s.t).without(own(mind, s.t));
  if (others.empty() || !takes_up(mind, Topic::Need, kTellsNeed)) return std::nullopt;
  const Posts& posts = posts_of_round(mind, s);
  const double hope = hope_of_posts(mind.outlook, s, posts);
  Location most_needed = Location::Nowhere;
  double most = kWorthAWord;
  Slots there;
  for (Location l : kGreen) {
    Posts without = posts;
    Slots group;
    for (Slot slot : s.t.characters) {
      if (posts[at(slot)] != l) continue;
      group.add(slot);
      without[at(slot)] = Location::RecRoom;
    }
    const double loss = group.empty() ? 0 : hope - hope_of_posts(mind.outlook, s, without);
    if (loss <= most) continue;
    most = loss;
    most_needed = l;
    there = group;
  }
  if (there.empty() || !there.without(others).empty()) return std::nullopt;
  for (Say form : {Say::WillGo, Say::Needs, Say::ShouldGo})
    if (was_said(mind, form, most_needed)) return std::nullopt;
  const SeatSet meant = seats_of(s.t, there);
  if (meant.size() == 1) return say(Say::ShouldGo, {arg(index(meant.first())), arg(most_needed)});
  return say(Say::Needs, {arg(most_needed), arg(work_at(mind.outlook, s, most_needed, there.first())),
                          arg(most > kUrgent ? 3 : 2)});
}

// ---- goods (T-11, T-12) ----

// What somebody else holds and another Character could do more with.
std::optional<Statement> ask_for_goods(Mind& mind, const Sketch& s) {
  for (Seat giver : first_seats(mind.rules.players).without(mind.me)) {
    const std::optional<Gift> gift = wanted_gift(s, giver);
    if (!gift) continue;
    const Seat taker = seat_of(s.t, gift->to);
    if (taker == giver || !takes_up(mind, Topic::Goods, kAsksForGoods)) return std::nullopt;
    if (taker == mind.me) return say(Say::NeedGood, {arg(gift->what)});
    return say(Say::GiveGood, {arg(index(taker)), arg(gift->what)});
  }
  return std::nullopt;
}

std::optional<Statement> words_now(Mind& mind, const View& view, const Sketch& s) {
  if (mind.voice.said >= kSaidInAMoment) return std::nullopt;
  if (may_still_trade(view)) return ask_for_goods(mind, s);
  if (still_to_place(s.t).empty()) return std::nullopt;
  if (std::optional<Statement> words = tell_plan(mind, s)) return words;
  if (std::optional<Statement> words = tell_way(mind, s)) return words;
  return tell_need(mind, s);
}

}  // namespace

std::optional<Statement> find_words(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (mind.rules.players == 1 || t.phase == Phase::Setup || t.phase == Phase::Over) return std::nullopt;
  if (own(mind, t).empty()) return std::nullopt;
  mind.voice.come_to(static_cast<std::uint32_t>(t.round) << 8 | static_cast<std::uint32_t>(t.phase));
  const Sketch s(mind.rules, view);
  if (std::optional<Statement> words = reply(mind, s)) return words;
  std::optional<Statement> words = words_now(mind, view, s);
  if (words) ++mind.voice.said;
  return words;
}

}  // namespace holdout::the_thing::few
