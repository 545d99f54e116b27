#include "games/osaczeni/players/novice.h"

#include "bots/choosing.h"
#include "games/osaczeni/players/estimates.h"
#include "games/osaczeni/rules/wording/sentences.h"

namespace holdout::osaczeni {

namespace {

Item kept_or_given(const Action& option) {
  return is<answer::Give>(option) ? parts_of<answer::Give>(option).item : parts_of<answer::Keep>(option).item;
}

}  // namespace

Action NovicePlayer::decide(const ViewBox& box, const Prompt&, const Actions& options, const Budget&) {
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
    case QuestionKind::Drink: return perhaps(30) ? any_of(options, rng_) : answer::Done{};
    case QuestionKind::Declare:
    case QuestionKind::Destination: return go(view, options);
    case QuestionKind::Move: return move(view, options);
    case QuestionKind::PickEaten:
      why_ = Saying("osaczeni.reason.cheapest");
      return best_of(options, [&](const Action& o) {
        return -points_of(rules(), parts_of<answer::Sacrifice>(o).character);
      });
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
    const auto place = parts_of<answer::Place>(o);
    const Area area = area_number(place.die);
    const bool indoors = area != Area::Lot && free_space(rules(), view.table, area);
    return (indoors ? 1 : -1) * points_of(rules(), place.character);
  });
}

// A card that ends the attack at once is tempting; so is hiding.
Action NovicePlayer::discuss(const View& view, const Actions& options) {
  const Table& t = view.table;
  if (t.vote.kind != VoteKind::Feed || !monsters_get_in(rules(), t, t.vote.area)) return answer::Done{};
  for (const Action& option : options) {
    if (!is<answer::Play>(option) || perhaps(50)) continue;
    const Item item = parts_of<answer::Play>(option).item;
    const ItemRow& row = rules().row(item);
    const bool enough = row.amount == kAllOfThem || row.amount >= monsters_too_many(rules(), t, t.vote.area);
    const bool removes = row.effect == ItemEffect::KillMonsters || row.effect == ItemEffect::MoveMonster;
    if (!(removes && enough) && row.effect != ItemEffect::HideCharacter) continue;
    why_ = Saying("osaczeni.reason.novice_card").item(item);
    return option;
  }
  return answer::Done{};
}

Action NovicePlayer::point(const View& view, const Actions& options) {
  const Table& t = view.table;
  const bool feed = t.vote.kind == VoteKind::Feed;
  const Action self = answer::Point{me_};
  if (!feed && options.contains(self)) {
    why_ = Saying("osaczeni.reason.novice_me");
    return self;
  }
  Actions others;
  for (const Action& option : options)
    if (option != self) others.push(option);
  if (!feed || perhaps(40)) return any_of(others, rng_);
  const Action best = best_of(
      others, [&](const Action& o) { return public_points(rules(), t, parts_of<answer::Point>(o).player); });
  why_ = Saying("osaczeni.reason.vote_leader").player(parts_of<answer::Point>(best).player);
  return best;
}

Action NovicePlayer::pick_card(const Actions& options, bool best) {
  const auto rank = [&](const Action& o) {
    if (is<answer::GiveTo>(o)) return 1000;
    return static_cast<int>(rules().row(kept_or_given(o)).rank);
  };
  const Action picked = best_of(options, [&](const Action& o) { return best ? -rank(o) : rank(o); });
  why_ = Saying(best ? "osaczeni.reason.keep_card" : "osaczeni.reason.give_card").item(kept_or_given(picked));
  return picked;
}

// Somewhere with room where the doors hold for now.
Action NovicePlayer::go(const View& view, const Actions& options) {
  const Table& t = view.table;
  Actions fair;
  for (const Action& option : options) {
    const Area area = parts_of<answer::Go>(option).area;
    if (area == Area::Lot || !free_space(rules(), t, area)) continue;
    if (strength_in(rules(), t, area) + 1 > monsters_at(t, area)) fair.push(option);
  }
  const Action chosen = any_of(fair.empty() ? options : fair, rng_);
  why_ = Saying(fair.empty() ? "osaczeni.reason.go_least_bad" : "osaczeni.reason.go_holds")
             .area(parts_of<answer::Go>(chosen).area);
  return chosen;
}

// Whoever is in danger, the dearest first.
Action NovicePlayer::move(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Area to = arrives_at(rules(), t, me_);
  const Action best = best_of(options, [&](const Action& o) {
    const Character who = parts_of<answer::Move>(o).character;
    const Area from = area_of(t, who);
    int coming = monsters_at(t, from);
    for (std::uint8_t face : t.dice) coming += face == number(from);
    const bool danger = from == Area::Lot ? coming > 0 : coming > strength_in(rules(), t, from);
    const int points = points_of(rules(), who);
    return to == Area::Lot || !danger ? -points : points;
  });
  why_ = Saying("osaczeni.reason.move").character(parts_of<answer::Move>(best).character.kind()).area(to);
  return best;
}

}  // namespace holdout::osaczeni
