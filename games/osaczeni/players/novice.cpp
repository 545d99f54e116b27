#include "games/osaczeni/players/novice.h"

#include "bots/choosing.h"
#include "games/osaczeni/players/estimates.h"
#include "games/osaczeni/rules/wording/sentences.h"

namespace holdout::osaczeni {

namespace {

bool plays_card(const Action& option) { return option.kind == static_cast<std::uint8_t>(ActionKind::Play); }

}  // namespace

Action NovicePlayer::decide(const ViewBox& box, const Prompt&, const Actions& options) {
  const View& view = box.as<View>();
  why_ = Saying("osaczeni.reason.novice");
  if (options.size() == 1) return options[0];
  switch (asked_kind(view)) {
    case QuestionKind::Place: return place(view, options);
    case QuestionKind::Discuss: return discuss(view, options);
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot:
    case QuestionKind::BreakTie:
    case QuestionKind::NoMercy: return point(view, options);
    case QuestionKind::KeepCard:
    case QuestionKind::LastCard: return pick_card(options, true);
    case QuestionKind::GiveCard: return pick_card(options, false);
    case QuestionKind::Walkie:
    case QuestionKind::Drink: return perhaps(30) ? any_of(options, rng_) : action(ActionKind::Done);
    case QuestionKind::Declare:
    case QuestionKind::Destination: return go(view, options);
    case QuestionKind::Move: return move(view, options);
    case QuestionKind::PickEaten:
      why_ = Saying("osaczeni.reason.cheapest");
      return best_of(options, [&](const Action& o) { return -points_of(rules(), Character(o.a)); });
    case QuestionKind::GiveTo:
    case QuestionKind::Restless:
    case QuestionKind::Chance:
    case QuestionKind::Search: break;
  }
  return any_of(options, rng_);
}

// The dearest first, and not into the lot.
Action NovicePlayer::place(const View& view, const Actions& options) {
  return best_of(options, [&](const Action& o) {
    const Area area = area_number(o.a);
    const bool indoors = area != Area::Lot && free_space(rules(), view.table, area);
    return (indoors ? 1 : -1) * points_of(rules(), Character(o.b));
  });
}

// A card that ends the attack at once is tempting; so is hiding.
Action NovicePlayer::discuss(const View& view, const Actions& options) {
  const Table& t = view.table;
  if (t.vote.kind != VoteKind::Feed || !monsters_get_in(rules(), t, t.vote.area))
    return action(ActionKind::Done);
  for (const Action& option : options) {
    if (!plays_card(option) || perhaps(50)) continue;
    const ItemRow& row = rules().row(static_cast<Item>(option.a));
    const bool enough = row.amount == kAllOfThem || row.amount >= monsters_too_many(rules(), t, t.vote.area);
    const bool removes = row.effect == ItemEffect::KillMonsters || row.effect == ItemEffect::MoveMonster;
    if (!(removes && enough) && row.effect != ItemEffect::HideCharacter) continue;
    why_ = Saying("osaczeni.reason.novice_card").item(static_cast<Item>(option.a));
    return option;
  }
  return action(ActionKind::Done);
}

Action NovicePlayer::point(const View& view, const Actions& options) {
  const Table& t = view.table;
  const bool feed = t.vote.kind == VoteKind::Feed;
  const Action self = action(ActionKind::Point, u8(me_));
  if (!feed && options.contains(self)) {
    why_ = Saying("osaczeni.reason.novice_me");
    return self;
  }
  Actions others;
  for (const Action& option : options)
    if (option != self) others.push(option);
  if (!feed || perhaps(40)) return any_of(others, rng_);
  const Action best =
      best_of(others, [&](const Action& o) { return public_points(rules(), t, seat_at(o.a)); });
  why_ = Saying("osaczeni.reason.vote_leader").player(seat_at(best.a));
  return best;
}

Action NovicePlayer::pick_card(const Actions& options, bool best) {
  const auto rank = [&](const Action& o) {
    if (o.kind == static_cast<std::uint8_t>(ActionKind::GiveTo)) return 1000;
    return static_cast<int>(rules().row(static_cast<Item>(o.a)).rank);
  };
  const Action picked = best_of(options, [&](const Action& o) { return best ? -rank(o) : rank(o); });
  why_ = Saying(best ? "osaczeni.reason.keep_card" : "osaczeni.reason.give_card")
             .item(static_cast<Item>(picked.a));
  return picked;
}

// Somewhere with room where the doors hold for now.
Action NovicePlayer::go(const View& view, const Actions& options) {
  const Table& t = view.table;
  Actions fair;
  for (const Action& option : options) {
    const Area area = area_number(option.a);
    if (area == Area::Lot || !free_space(rules(), t, area)) continue;
    if (strength_in(rules(), t, area) + 1 > monsters_at(t, area)) fair.push(option);
  }
  const Action chosen = any_of(fair.empty() ? options : fair, rng_);
  why_ = Saying(fair.empty() ? "osaczeni.reason.go_least_bad" : "osaczeni.reason.go_holds")
             .area(area_number(chosen.a));
  return chosen;
}

// Whoever is in danger, the dearest first.
Action NovicePlayer::move(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Area to = arrives_at(rules(), t, me_);
  const Action best = best_of(options, [&](const Action& o) {
    const Character who(o.a);
    const Area from = area_of(t, who);
    int coming = monsters_at(t, from);
    for (std::uint8_t face : t.dice) coming += face == number(from);
    const bool danger = from == Area::Lot ? coming > 0 : coming > strength_in(rules(), t, from);
    const int points = points_of(rules(), who);
    return to == Area::Lot || !danger ? -points : points;
  });
  why_ = Saying("osaczeni.reason.move").character(Character(best.a).kind()).area(to);
  return best;
}

}  // namespace holdout::osaczeni
