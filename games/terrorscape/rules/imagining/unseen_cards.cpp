#include <algorithm>

#include "games/terrorscape/rules/imagining/imagine.h"

namespace holdout::terrorscape::imagining {

namespace {

class UnseenCards {
 public:
  UnseenCards(const Rules& r, const Drawn& drawn, Rng& rng, State& s)
      : r_(r), t_(s.table), drawn_(drawn), rng_(rng), s_(s), own_(s.hidden.survivors) {}

  void deal() {
    own_.discovery = r_.discovery;
    own_.search = r_.search;
    own_.bottom_key = true;
    to_draw_ = std::min(drawn_.discoveries * r_.discovery_drawn, cards_left(own_.discovery));
    start_backpacks();
    deal_keys();
    for (int i = 0; i < kItemKinds; ++i) deal_used(static_cast<Item>(i));
    scavenge(below(3));
    deal_rest();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  void start_backpacks() {  // section 4, step 11
    for (Survivor who : kAllSurvivors)
      for (int i = 0; i < kItemKinds; ++i) {
        const auto item = static_cast<Item>(i);
        const bool own = (row(item).owner >> terrorscape::at(t_.persons[terrorscape::at(who)]) & 1U) != 0;
        if (r_.backpack[imagining::at(i)] == 0 || !own) continue;
        if (drawn_.spent[imagining::at(i)] > 0)
          ++own_.discards[imagining::at(i)];
        else
          ++own_.packs[terrorscape::at(who)][imagining::at(i)];
      }
  }

  // The Keys on the rack came out of either deck (3.8).
  void deal_keys() {
    int keys = t_.keys;
    for (; keys > 0; --keys) {
      const bool discovered = to_keep() > 0 && to_draw_ > 0 && left(own_.discovery, Item::Key) > 0;
      const bool searched = left(own_.search, Item::Key) > 0;
      if (discovered && (!searched || below(3) == 0)) {
        take(own_.discovery, Item::Key);
        --to_draw_;
        ++kept_;
      } else if (searched) {
        take(own_.search, Item::Key);
      } else {
        own_.bottom_key = false;  // it lies under all the others
        scavenge(cards_left(own_.search));
      }
    }
  }

  void deal_used(Item item) {
    if (r_.backpack[terrorscape::at(item)] > 0) return;
    for (int n = drawn_.spent[terrorscape::at(item)]; n > 0; --n)
      if (draw(item)) ++own_.discards[terrorscape::at(item)];
    for (Survivor who : kAllSurvivors)
      if (drawn_.held[terrorscape::at(who)][terrorscape::at(item)] > 0 && draw(item))
        ++own_.packs[terrorscape::at(who)][terrorscape::at(item)];
  }
  bool draw(Item item) {
    if (to_draw_ > 0 && to_keep() > 0 && left(own_.discovery, item) > 0) {
      take(own_.discovery, item);
      --to_draw_;
      ++kept_;
      return true;
    }
    if (left(own_.search, item) == 0) return false;
    take(own_.search, item);
    return true;
  }

  // TS-170: what was scavenged beside the Keys.
  void scavenge(int cards) {
    for (; cards > 0 && cards_left(own_.search) > 0; --cards) {
      const Item item = any(own_.search);
      if (item == Item::Key || below(2) == 0)
        ++own_.discards[terrorscape::at(item)];
      else
        put_away(item);
    }
  }

  void deal_rest() {
    for (; to_draw_ > 0; --to_draw_) {
      const Item item = any(own_.discovery);
      const bool keeps = item != Item::Key && below(to_draw_) < to_keep();
      if (keeps) ++kept_;
      if (keeps)
        put_away(item);
      else
        ++own_.discards[terrorscape::at(item)];
    }
  }

  void put_away(Item item) {
    FixedVector<Survivor, kPlaces> free;
    for (Survivor who : in_mansion(t_))
      if (pack_size(s_, who) < pack_limit(r_, t_, who)) free.push(who);
    if (free.empty())
      ++own_.discards[terrorscape::at(item)];
    else
      ++own_.packs[terrorscape::at(free[below(free.size())])][terrorscape::at(item)];
  }

  int to_keep() const { return drawn_.discoveries - kept_; }
  static int left(const ItemCounts& deck, Item item) { return deck[terrorscape::at(item)]; }
  static void take(ItemCounts& deck, Item item) { --deck[terrorscape::at(item)]; }
  Item any(ItemCounts& deck) {
    int skip = below(cards_left(deck));
    for (int i = 0; i < kItemKinds; ++i) {
      skip -= deck[imagining::at(i)];
      if (skip >= 0) continue;
      --deck[imagining::at(i)];
      return static_cast<Item>(i);
    }
    return Item::None;
  }

  const Rules& r_;
  const Table& t_;
  const Drawn& drawn_;
  Rng& rng_;
  State& s_;
  SurvivorSecrets& own_;
  int to_draw_ = 0;  // cards that left the discovery deck and are not dealt with yet
  int kept_ = 0;
};

}  // namespace

void imagine_cards(const Rules& r, const Drawn& drawn, Rng& rng, State& s) {
  UnseenCards(r, drawn, rng, s).deal();
}

}  // namespace holdout::terrorscape::imagining
