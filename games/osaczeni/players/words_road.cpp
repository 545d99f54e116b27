#include "games/osaczeni/players/voice.h"

// Phases 2 and 3: what the dice show, where one is going, who should come and who should stay away.

namespace holdout::osaczeni {

namespace {

constexpr std::uint16_t bit(Area area) { return static_cast<std::uint16_t>(1U << number(area)); }

std::uint16_t shown_areas(const View& view) {
  std::uint16_t areas = 0;
  for (std::size_t i = 0; i < view.table.dice_in_use; ++i)
    areas = static_cast<std::uint16_t>(areas | 1U << view.dice[i]);
  return areas;
}

Seat leader(const Mind& mind, const Table& t) {
  Seat best = kNobody;
  for (Seat seat : living_players(t).without(mind.me))
    if (best == kNobody || public_points(mind.rules, t, seat) > public_points(mind.rules, t, best))
      best = seat;
  return best;
}

// A lie about the dice is worth its price if it keeps a small room free or leaves the leader where it hurts.
bool lie_pays(Mind& mind, const View& view, Area mine, std::uint16_t shown) {
  const Table& t = view.table;
  const int room = mine == Area::None ? 0 : mind.rules.capacity[slot(mine)] - in(t, mine).size();
  const Seat first = leader(mind, t);
  const Area theirs = first == kNobody ? Area::None : area_of(t, dearest(mind.rules, living_of(t, first)));
  const bool pays = (room > 0 && room <= 2) || (theirs != Area::None && (shown & bit(theirs)) != 0);
  return pays && happens(mind.rng, 1.5 * lies_at(mind.who, mind.progress(t)));
}

// True words name what there is. A lie keeps others away from where I am going, and lets the leader walk into
// it.
Statement dice_words(Mind& mind, const View& view) {
  const Table& t = view.table;
  const std::uint16_t shown = shown_areas(view);
  const auto empty = static_cast<std::uint16_t>(0b1111110U & ~shown);
  const Area mine = plan_destination(mind, view);
  if (!lie_pays(mind, view, mine, shown)) {
    if (empty != 0 && happens(mind.rng, 0.25)) return statement(Say::NoMonstersAt, {empty});
    return statement(Say::MonstersAt, {shown});
  }
  std::uint16_t told = shown;
  if (mine != Area::None) told = static_cast<std::uint16_t>(told | bit(mine));
  if (const Seat first = leader(mind, t); first != kNobody) {
    const Area theirs = area_of(t, dearest(mind.rules, living_of(t, first)));
    if (theirs != mine && (told & ~bit(theirs)) != 0) told = static_cast<std::uint16_t>(told & ~bit(theirs));
  }
  return statement(Say::MonstersAt, {told});
}

std::optional<Statement> road_words(Mind& mind, const View& view, Area mine) {
  const Table& t = view.table;
  const int room = mind.rules.capacity[slot(mine)] - in(t, mine).size();
  const double temptation = room <= 1 ? 1.5 : 0.5;  // the last place is worth a lie
  const bool lie = happens(mind.rng, temptation * lies_at(mind.who, mind.progress(t)));
  if (!lie) return statement(Say::Destination, {arg(mine)});
  for (int tries = 0; tries < 6; ++tries) {
    const Area other = area_number(1 + static_cast<int>(mind.rng.below(kAreas)));
    if (other != mine && legal_destination(t, living_of(t, mind.me), other))
      return statement(Say::Destination, {arg(other)});
  }
  return std::nullopt;
}

std::optional<Statement> company_words(Mind& mind, const View& view, Area mine) {
  const Table& t = view.table;
  const int room = mind.rules.capacity[slot(mine)] - in(t, mine).size();
  if (mine == Area::Lot || room < 2) return std::nullopt;
  const Seat liked = likely_friend(mind, t, living_players(t));
  if (liked == kNobody) return std::nullopt;
  return statement(Say::InviteTo, {arg(mine)}, only(liked));
}

std::optional<Statement> keep_out_words(Mind& mind, const View& view, Area mine) {
  const Table& t = view.table;
  const int room = mind.rules.capacity[slot(mine)] - in(t, mine).size();
  if (mine == Area::Lot || room != 1) return std::nullopt;
  const bool crybabies = (in(t, mine) & kCrybabies).size() > 1;
  const KeepOutReason reason = crybabies                  ? KeepOutReason::Crybabies
                               : monsters_at(t, mine) > 1 ? KeepOutReason::Monsters
                                                          : KeepOutReason::Full;
  return statement(Say::AskKeepOut, {arg(mine), arg(reason)});
}

// Only what everybody could count, so it is usually true.
std::optional<Statement> warning_words(Mind& mind, const View& view) {
  const Table& t = view.table;
  Area fullest = Area::Toilets;
  for (int a = 2; a <= kAreas; ++a)
    if (in(t, area_number(a)).size() > in(t, fullest).size()) fullest = area_number(a);
  for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a) {
    const Area area = area_number(a);
    if (is_closed(t, area) || in(t, area).empty()) continue;
    if (monsters_at(t, area) + 1 >= mind.rules.closes_at[slot(area)])
      return statement(Say::WarnArea, {arg(area), arg(WarnReason::Closing)});
    if (equal_strength_loses(mind.rules, t) && monsters_at(t, area) + 1 == strength_in(mind.rules, t, area))
      return statement(Say::WarnArea, {arg(area), arg(WarnReason::EqualStrength)});
    if ((in(t, area) & kCrybabies).size() > 1)
      return statement(Say::WarnArea, {arg(area), arg(WarnReason::Crybabies)});
  }
  return statement(Say::WarnArea, {arg(fullest), arg(WarnReason::Crowd)});
}

}  // namespace

std::optional<Statement> words_on_the_road(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (eliminated(t, mind.me)) return std::nullopt;
  if (view.dice[0] != 0) {
    if (takes_up(mind, Topic::Dice, 1.2)) return dice_words(mind, view);
  } else if (t.badge == mind.me && takes_up(mind, Topic::Dice, 0.3)) {
    return statement(Say::DiceUnknown, {});
  }
  const bool road = takes_up(mind, Topic::Road, 0.25);
  const bool company = takes_up(mind, Topic::Company, 0.2);
  const bool keep_out = takes_up(mind, Topic::KeepOut, 0.15);
  if (!road && !company && !keep_out)
    return takes_up(mind, Topic::Warning, 0.06) ? warning_words(mind, view) : std::nullopt;
  const Area mine = t.destination[slot(mind.me)] != Area::None ? t.destination[slot(mind.me)]
                    : view.destination != Area::None           ? view.destination
                                                               : plan_destination(mind, view);
  if (mine == Area::None) return std::nullopt;
  if (company)
    if (const std::optional<Statement> words = company_words(mind, view, mine)) return words;
  if (keep_out)
    if (const std::optional<Statement> words = keep_out_words(mind, view, mine)) return words;
  if (t.badge == mind.me) return std::nullopt;  // the badge holder declares openly
  return road_words(mind, view, mine);
}

}  // namespace holdout::osaczeni
