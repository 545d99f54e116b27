#include <algorithm>

#include "games/osaczeni/players/mind.h"
#include "games/osaczeni/players/promises.h"
#include "games/osaczeni/rules/wording/sentences.h"

// The feed vote's Discussion: is it worth a card?

namespace holdout::osaczeni {

namespace {

struct Stakes {
  double value = 0;  // to me, of how the attack would end without another card
  double my_odds = 0;
  double deaths = 0;
};

// When the end is near, who is ahead wants it now and who is behind wants it later.
double haste(const Mind& mind, const Table& t) {
  if (deaths_left(mind.rules, t) > 2) return 0;
  const int mine = public_points(mind.rules, t, mind.me);
  for (Seat seat : living_players(t).without(mind.me))
    if (public_points(mind.rules, t, seat) >= mine) return -mind.weights.haste;
  return mind.weights.haste;
}

Stakes stakes(const Mind& mind, const Lens& lens, const Table& t, Area area) {
  const Outlook out = attack_outlook(lens, t, area);
  Stakes s{.value = -out.loss[slot(mind.me)], .my_odds = out.dead[slot(mind.me)], .deaths = out.deaths};
  const BySeat<double> weights = rival_weights(lens, t);
  for (Seat seat : living_players(t).without(mind.me))
    s.value += weights[slot(seat)] * out.loss[slot(seat)] + mind.spite(seat) * out.dead[slot(seat)];
  s.value += haste(mind, t) * std::min<double>(s.deaths, deaths_left(mind.rules, t));
  if (living_of(t, mind.me).size() == 1) s.value -= mind.weights.last_one * s.my_odds;
  return s;
}

int removable(const ItemRow& row, int monsters) {
  return row.amount == kAllOfThem ? monsters : std::min<int>(row.amount, monsters);
}

// The table after the card, nobody answering it.
Table after_card(const Rules& r, Table t, Seat me, const answer::Play& play) {
  const ItemRow& row = r.row(play.item);
  std::uint8_t& here = t.monsters[slot(t.vote.area)];
  switch (row.effect) {
    case ItemEffect::KillMonsters: here = u8(here - removable(row, here)); break;
    case ItemEffect::MoveMonster: {
      const int moved = removable(row, here);
      here = u8(here - moved);
      std::uint8_t& there = t.monsters[slot(play.target.area())];
      there = u8(there + moved);
      break;
    }
    case ItemEffect::HideCharacter: t.hidden.add(play.target.character()); break;
    case ItemEffect::AddVotes: t.vote.extra[slot(me)] = u8(t.vote.extra[slot(me)] + row.amount); break;
    case ItemEffect::ExtraMove:
    case ItemEffect::PeekDice:
    case ItemEffect::ScoreAtEnd: break;
  }
  return t;
}

// What one more monster means where it is sent: doors that give way there tonight, a tile that closes.
double value_elsewhere(const Mind& mind, const Lens& lens, const Table& before, const Table& after, Area to) {
  if (number(to) > number(before.vote.area))
    return stakes(mind, lens, after, to).value - stakes(mind, lens, before, to).value;
  const int there = monsters_at(after, to);
  double value = 0;
  const bool closes = there >= mind.rules.closes_at[slot(to)];
  const double step = closes ? 0.25 : 0.05;
  const BySeat<double> weights = rival_weights(lens, before);
  for (Character who : in(before, to))
    value += step * points_of(mind.rules, who) * (who.owner() == mind.me ? -1 : weights[slot(who.owner())]);
  return value;
}

// Cards of mine that take monsters away, all together; to know whether one of them is a beginning.
int my_removal(const Mind& mind, const View& view, double* cost) {
  int removal = 0;
  *cost = 0;
  for (Cards left = view.hand; !left.empty(); left = left.without_kind(left.first())) {
    const ItemRow& row = mind.rules.row(left.first());
    if (row.effect != ItemEffect::KillMonsters && row.effect != ItemEffect::MoveMonster) continue;
    const int kills = row.amount == kAllOfThem ? mind.rules.monsters : row.amount;
    removal += kills * left.count(left.first());
    *cost += card_value(mind, view, left.first()) * left.count(left.first());
  }
  return removal;
}

// Monsters that others have said they would take away, as far as they are believed.
double promised_removal(const Mind& mind, const Table& t) {
  double removal = 0;
  for (const Statement& said : mind.memory.recent()) {
    if (said.speaker == mind.me || said_form(said) != Say::WillPlay || area_arg(said, 1) != t.vote.area)
      continue;
    const ItemRow& row = mind.rules.row(item_arg(said, 0));
    if (row.effect != ItemEffect::KillMonsters && row.effect != ItemEffect::MoveMonster) continue;
    const int kills = row.amount == kAllOfThem ? 4 : row.amount;
    removal += kills * mind.memory.trust(said.speaker, TrustIn::Cards);
  }
  return removal;
}

CardPlan best_card(const Mind& mind, const View& view, const Lens& lens, const Actions& options) {
  const Table& t = view.table;
  const Area area = t.vote.area;
  const Stakes as_it_is = stakes(mind, lens, t, area);
  const double now = as_it_is.value;
  CardPlan best{.action = answer::Done{}};
  double all_cards = 0;
  const int need = monsters_get_in(mind.rules, t, area) ? monsters_too_many(mind.rules, t, area) : 0;
  const bool in_reach = need > 0 && my_removal(mind, view, &all_cards) + promised_removal(mind, t) >= need;
  for (const Action& option : options) {
    if (!is<answer::Play>(option)) continue;
    const auto play = parts_of<answer::Play>(option);
    const ItemRow& row = mind.rules.row(play.item);
    const Table after = after_card(mind.rules, t, mind.me, play);
    double gain = stakes(mind, lens, after, area).value - now;
    double cost = card_value(mind, view, play.item);
    const bool still_open = monsters_get_in(mind.rules, after, area);
    const bool removes = row.effect == ItemEffect::KillMonsters || row.effect == ItemEffect::MoveMonster;
    if (removes && still_open && in_reach && area != Area::Lot) {  // the first of several
      gain = -now;
      cost = std::min(all_cards, cost + 2.0 * (need - removable(row, need)));
    }
    if (row.effect == ItemEffect::MoveMonster)
      gain += value_elsewhere(mind, lens, t, after, play.target.area());
    gain += bound_to_play(mind, t, play.item) - cost;
    if (gain <= best.gain) continue;
    best = {option, gain};
  }
  best.my_odds = as_it_is.my_odds;
  return best;
}

// The plays that a card of my hand would allow in this vote; for talking about them before being asked.
void card_options(const Mind& mind, const View& view, Item item, Actions& out) {
  const Table& t = view.table;
  const ItemRow& row = mind.rules.row(item);
  if (row.timing != ItemTiming::FeedDiscussion && row.timing != ItemTiming::AnyDiscussion) return;
  if (row.effect == ItemEffect::HideCharacter) {
    for (Character who : family_in(t, mind.me, t.vote.area).without(t.hidden))
      out.push(answer::Play{.item = item, .target = who});
  } else if (row.effect == ItemEffect::MoveMonster) {
    for (int a = 1; a <= kAreas; ++a)
      if (area_number(a) != t.vote.area && free_notch(mind.rules, t, area_number(a)))
        out.push(answer::Play{.item = item, .target = area_number(a)});
  } else {
    out.push(answer::Play{.item = item});
  }
}

void explain_card(Mind& mind, const View& view, const answer::Play& chosen) {
  const Item item = chosen.item;
  std::string_view key = "osaczeni.reason.card_kill";
  switch (mind.rules.row(item).effect) {
    case ItemEffect::HideCharacter:
      mind.why = Saying("osaczeni.reason.card_hide").item(item).character(chosen.target.character().kind());
      return;
    case ItemEffect::MoveMonster:
      mind.why = Saying("osaczeni.reason.card_move").item(item).area(chosen.target.area());
      return;
    case ItemEffect::AddVotes: key = "osaczeni.reason.card_votes"; break;
    default:
      if (bound_to_play(mind, view.table, item) > 0) key = "osaczeni.reason.card_promised";
      break;
  }
  mind.why = Saying(key).item(item);
}

void explain_done(Mind& mind, const View& view, double my_odds) {
  const Table& t = view.table;
  const bool safe = my_odds < 0.05;
  std::string_view key = "osaczeni.reason.done_not_worth";
  if (view.hand.empty())
    key = "osaczeni.reason.done_no_cards";
  else if (!monsters_get_in(mind.rules, t, t.vote.area))
    key = "osaczeni.reason.done_off";
  else if (safe)
    key = "osaczeni.reason.done_safe";
  mind.why = Saying(key);
}

}  // namespace

CardPlan plan_feed_card(Mind& mind, const View& view) {
  Actions options;
  for (Cards left = view.hand; !left.empty(); left = left.without_kind(left.first()))
    card_options(mind, view, left.first(), options);
  return best_card(mind, view, mind.lens(view.table), options);
}

Action choose_feed_card(Mind& mind, const View& view, const Actions& options) {
  const Lens lens = mind.lens(view.table);
  const CardPlan plan = best_card(mind, view, lens, options);
  if (is<answer::Play>(plan.action)) {
    explain_card(mind, view, parts_of<answer::Play>(plan.action));
    return plan.action;
  }
  explain_done(mind, view, plan.my_odds);
  return answer::Done{};
}

}  // namespace holdout::osaczeni
