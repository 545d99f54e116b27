#include "games/osaczeni/players/mind.h"

#include <algorithm>

namespace holdout::osaczeni {

double Mind::progress(const Table& t) const {
  const int all = rules.players * rules.kinds - rules.ends_at;
  const int left = std::clamp(deaths_left(rules, t), 0, all);
  return all > 0 ? 1.0 - static_cast<double>(left) / all : 1.0;
}

double card_value(const Mind& mind, const View& view, Item item) {
  const ItemRow& row = mind.rules.row(item);
  const double later =
      mind.weights.cards * (1 - 0.6 * mind.progress(view.table));  // fewer occasions to use it
  const Characters mine = living_of(view.table, mind.me);
  if (mine.empty()) return 0;
  const double stock = mind.rules.cards_per_bonus > 0 ? 0.4 : 0;  // OS-V14
  switch (row.effect) {
    case ItemEffect::KillMonsters: {
      const int kills = row.amount == kAllOfThem ? 4 : row.amount;
      return stock + later * (1.0 + 0.6 * kills);
    }
    case ItemEffect::HideCharacter: return stock + later * (mine.size() == 1 ? 2.8 : 2.2);
    case ItemEffect::AddVotes: return stock + later * 1.5 * row.amount;
    case ItemEffect::MoveMonster: return stock + later * 1.5;
    case ItemEffect::ExtraMove: return stock + later * 1.4;
    case ItemEffect::PeekDice: return stock + later * 0.7;
    case ItemEffect::ScoreAtEnd: return stock + 0.9 * mind.rules.keys_points;
  }
  return 0;
}

}  // namespace holdout::osaczeni
