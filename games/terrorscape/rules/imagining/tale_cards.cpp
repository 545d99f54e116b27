#include <algorithm>

#include "games/terrorscape/rules/imagining/tale.h"

namespace holdout::terrorscape::imagining {

namespace {

constexpr bool is_loud(Item item) { return tables::kItems[static_cast<std::size_t>(item)].noise; }

// A card that was drawn and may have been one that is needed.
struct Slot {
  std::uint16_t time = 0;
  std::uint8_t round = 0;
  std::uint8_t turn = kTrio;  // kTrio: the discovery
  std::uint8_t who = kTrio;   // of a Scavenge
  std::uint8_t heard = 0;     // of a Scavenge: as in Step::to
  bool taken = false;
};

class Dealing {
 public:
  Dealing(const Rules& r, const Table& t, Rng& rng, Tale& tale)
      : r_(r), t_(t), rng_(rng), tale_(tale), discovery_(r.discovery), search_(r.search) {}

  bool deal() {
    tale_.needs.clear();
    if (!list_turns() || !list_shown() || !plan_repairs()) return false;
    std::sort(tale_.needs.begin(), tale_.needs.end(),
              [](const Need& a, const Need& b) { return a.time < b.time; });
    if (!take_keys()) return false;
    return assign(0) && fill();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  static std::uint8_t& count(ItemCounts& counts, Item item) { return counts[terrorscape::at(item)]; }
  bool need(int time, int who, Item item, bool used_up = true) {
    if (tale_.needs.full()) return false;
    tale_.needs.push({static_cast<std::uint16_t>(time), static_cast<std::uint8_t>(who), item, used_up});
    return true;
  }

  // ---- what the turns need ---------------------------------------------------------------------------

  bool list_turns() {
    for (int round = 0; round < tale_.rounds.size(); ++round) {
      ToldRound& told = tale_.rounds[round];
      for (int turn = 0; turn < told.turns.size(); ++turn)
        for (int step = 0; step < told.turns[turn].script.size(); ++step)
          if (!list_step(round, turn, step)) return false;
      if ((told.quiet_drawers | told.loud_drawers) != 0 && !told.key)
        slots_.push({.time = time_of_discovery(round), .round = static_cast<std::uint8_t>(round)});
    }
    return slots_.size() < slots_.capacity();
  }

  bool list_step(int round, int turn, int step) {
    const ToldTurn& told = tale_.rounds[round].turns[turn];
    const Step& done = told.script[step];
    const int time = time_of_step(round, turn, step);
    const bool sophia = t_.persons[at(told.who)] == Person::Sophia;
    switch (done.deed) {
      case Deed::Scavenge:
        if (slots_.full()) return false;
        slots_.push({.time = static_cast<std::uint16_t>(time),
                     .round = static_cast<std::uint8_t>(round),
                     .turn = static_cast<std::uint8_t>(turn),
                     .who = told.who,
                     .heard = done.to});
        return true;
      case Deed::Repair: repairs_.push({round, turn}); return true;
      case Deed::Passage: return sophia || need(time, told.who, Item::Flashlight, false);
      case Deed::Slip: return need(time, told.who, Item::Flashlight, false);
      case Deed::Rush: return need(time, told.who, Item::Adrenaline);
      case Deed::Herbs: return need(time, told.who, Item::Herbs);
      case Deed::Firecracker: return need(time, told.who, Item::Firecracker);
      case Deed::Bottle: return need(time, told.who, Item::WhiskyBottle);
      case Deed::Chop: return need(time, told.who, Item::Hatchet);
      case Deed::Sedate: return need(time, told.who, Item::Sedative);
      case Deed::Kit: return ++kits_ == 1 && need(time, told.who, Item::MedicalKit);
      case Deed::Camera: return ++photos_ == 1 && need(time, told.who, Item::Camera);
      case Deed::Provoke: return false;
      default: return true;
    }
  }

  // What was shown in the Killer phases.
  bool list_shown() {
    int round = -1;
    for (const Note& note : t_.history) {
      if (note.seen == Seen::RoundBegan) ++round;
      if (note.seen == Seen::TrapSprung) return false;  // no turn of a tale sets it
      if (note.seen != Seen::ItemShown || static_cast<Item>(note.what) == Item::None) continue;
      const auto item = static_cast<Item>(note.what);
      if (!need(time_of_hunt(round), note.who, item, !row(item).reusable)) return false;
      if (item == Item::Revolver && !need(time_of_hunt(round), note.who, Item::Ammo)) return false;
    }
    return true;
  }

  bool is_help_called() const {  // in one of the rounds that are told
    int round = -1;
    for (const Note& note : t_.history) {
      if (note.seen == Seen::RoundBegan) ++round;
      if (note.seen == Seen::HelpPlaced) return round < tale_.rounds.size();
    }
    return false;
  }

  // TS-165..168: exactly so many steps that help was called when it was.
  bool plan_repairs() {
    if (!is_help_called()) return repairs_.size() < r_.repair_steps;
    int missing = r_.repair_steps - repairs_.size();
    int before = repairs_.size() - 1;
    if (missing < 0 || before < 0) return false;
    for (int i = repairs_.size(); i > 0 && missing > 0; --i) {
      const auto [round, turn] = repairs_[i - 1];
      ToldTurn& told = tale_.rounds[round].turns[turn];
      const bool engineer = t_.persons[at(told.who)] == Person::Johnson;
      const int more = (engineer ? r_.engineer_repair : r_.tools_repair) - r_.repair;
      const bool last = i == repairs_.size();
      if (!last && before + more >= r_.repair_steps) continue;
      if (!last) before += more;
      missing -= more;
      told.tools = true;
      if (!need(time_of_step(round, turn, 0), told.who, Item::Tools)) return false;
    }
    return missing <= 0;
  }

  // ---- which draw brought it -------------------------------------------------------------------------

  bool take_keys() {
    for (const ToldRound& round : tale_.rounds)
      if (round.key && count(discovery_, Item::Key)-- == 0) return false;
    int scavenged = 0;
    for (Slot& slot : slots_) {
      if (slot.turn == kTrio) continue;
      if (++scavenged > cards_left(r_.search)) return false;
      if (slot.heard != 2) continue;
      slot.taken = true;
      if (count(search_, Item::Key)-- == 0) return false;
      card_of(slot) = Item::Key;
    }
    return true;
  }

  Item& card_of(const Slot& slot) { return tale_.rounds[slot.round].turns[slot.turn].scavenged; }

  // One that he began with (section 4, step 11), or a reusable one that he had before.
  bool is_held(int n) const {
    const Need& wanted = tale_.needs[n];
    if (r_.backpack[terrorscape::at(wanted.item)] > 0) return true;
    for (int i = 0; i < n; ++i)
      if (!tale_.needs[i].used_up && tale_.needs[i].item == wanted.item)
        return !wanted.used_up && tale_.needs[i].who == wanted.who;
    return false;
  }

  bool assign(int n) {
    if (n == tale_.needs.size()) return all_fit();
    if (++nodes_ > 1000) return false;
    const Need wanted = tale_.needs[n];
    got_[at(n)] = r_.backpack[terrorscape::at(wanted.item)] > 0 ? std::uint16_t{0} : wanted.time;
    if (is_held(n)) return assign(n + 1);
    const int first = slots_.empty() ? 0 : below(slots_.size());
    for (int i = 0; i < slots_.size(); ++i) {
      Slot& slot = slots_[(first + i) % slots_.size()];
      if (slot.taken || slot.time >= wanted.time || !fits(slot, wanted)) continue;
      ItemCounts& deck = slot.turn == kTrio ? discovery_ : search_;
      slot.taken = true;
      got_[at(n)] = slot.time;
      --count(deck, wanted.item);
      put(slot, wanted);
      if (assign(n + 1)) return true;
      take_back(slot);
      ++count(deck, wanted.item);
      slot.taken = false;
    }
    return false;
  }

  // TS-120: what he must keep for later fits into his backpack, whenever he got something.
  bool all_fit() const {
    for (int n = 0; n < tale_.needs.size(); ++n) {
      const int who = tale_.needs[n].who;
      int held = 0;
      for (int i = 0; i < tale_.needs.size(); ++i)
        if (tale_.needs[i].who == who && got_[at(i)] <= got_[at(n)] && got_[at(n)] < tale_.needs[i].time)
          ++held;
      if (held > r_.backpack_limit[terrorscape::at(t_.persons[at(who)])]) return false;
    }
    return true;
  }

  bool fits(const Slot& slot, const Need& wanted) {
    ItemCounts& deck = slot.turn == kTrio ? discovery_ : search_;
    if (count(deck, wanted.item) == 0) return false;
    const bool loud = is_loud(wanted.item);
    if (slot.turn < kTrio) {
      const bool anna = t_.persons[at(slot.who)] == Person::Anna;
      return slot.who == wanted.who && (anna || loud == (slot.heard == 1));
    }
    const ToldRound& round = tale_.rounds[slot.round];
    const int drawers = loud ? round.loud_drawers : round.loud_drawers | round.quiet_drawers;
    return (drawers >> wanted.who & 1) != 0;
  }
  void put(const Slot& slot, const Need& wanted) {
    if (slot.turn < kTrio) {
      card_of(slot) = wanted.item;
      return;
    }
    ToldRound& round = tale_.rounds[slot.round];
    round.drawer = wanted.who;
    round.cards.clear();
    round.cards.push(wanted.item);
  }
  void take_back(const Slot& slot) {
    if (slot.turn < kTrio) {
      card_of(slot) = Item::None;
      return;
    }
    tale_.rounds[slot.round].drawer = kTrio;
    tale_.rounds[slot.round].cards.clear();
  }

  // ---- all the other cards ---------------------------------------------------------------------------

  bool fill() {
    for (ToldRound& round : tale_.rounds)
      if ((round.quiet_drawers | round.loud_drawers) != 0 && !fill_discovery(round)) return false;
    for (const Slot& slot : slots_)
      if (slot.turn < kTrio && card_of(slot) == Item::None && !fill_scavenge(slot)) return false;
    return true;
  }

  static int any_of_set(int set, int skip) {
    for (int who : each(static_cast<std::uint32_t>(set)))
      if (skip-- == 0) return who;
    return kTrio;
  }
  int any_drawer(int set) { return any_of_set(set, below(std::popcount(static_cast<unsigned>(set)))); }

  bool fill_discovery(ToldRound& round) {
    if (round.key) {
      round.drawer = static_cast<std::uint8_t>(any_drawer(round.loud_drawers));
      round.cards.clear();
      round.cards.push(Item::Key);
      return push(round, false, false);
    }
    const bool settled = !round.cards.empty();
    bool loud = round.quiet_drawers == 0;
    if (settled) loud = is_loud(round.cards[0]) || (round.quiet_drawers >> round.drawer & 1) == 0;
    if (!settled)
      round.drawer = static_cast<std::uint8_t>(any_drawer(loud ? round.loud_drawers : round.quiet_drawers));
    if (!loud) return (settled || push(round, true, false)) && push(round, true, false);
    if (settled) return is_loud(round.cards[0]) ? push(round, false, false) : push(round, false, true);
    return push(round, true, false) && push(round, false, true);
  }

  // One more card: a silent one, a loud one, or any but a Key.
  bool push(ToldRound& round, bool silent, bool loud) {
    int sum = 0;
    const auto fits_it = [&](Item item) {
      if (silent) return !is_loud(item);
      if (loud) return is_loud(item);
      return item != Item::Key;
    };
    for (int i = 0; i < kItemKinds; ++i)
      if (fits_it(static_cast<Item>(i))) sum += discovery_[at(i)];
    if (sum == 0) return false;
    int skip = below(sum);
    for (int i = 0; i < kItemKinds; ++i) {
      if (!fits_it(static_cast<Item>(i))) continue;
      skip -= discovery_[at(i)];
      if (skip >= 0) continue;
      --discovery_[at(i)];
      round.cards.push(static_cast<Item>(i));
      return true;
    }
    return false;
  }

  bool fill_scavenge(const Slot& slot) {
    const bool anna = t_.persons[at(slot.who)] == Person::Anna;
    for (int i = kItemKinds; i > 0; --i) {
      const auto item = static_cast<Item>(i - 1);
      if (search_[at(i - 1)] == 0 || (!anna && is_loud(item) != (slot.heard == 1))) continue;
      --search_[at(i - 1)];
      card_of(slot) = item;
      return true;
    }
    return false;
  }

  const Rules& r_;
  const Table& t_;
  Rng& rng_;
  Tale& tale_;
  ItemCounts discovery_, search_;
  FixedVector<Slot, 100> slots_;
  struct Repair {
    int round, turn;
  };
  FixedVector<Repair, 24> repairs_;
  std::array<std::uint16_t, 120> got_{};  // when, by need
  int kits_ = 0, photos_ = 0, nodes_ = 0;
};

}  // namespace

bool tell_cards(const Rules& r, const Table& t, Rng& rng, Tale& tale) {
  return Dealing(r, t, rng, tale).deal();
}

int needed_after(const Tale& tale, std::uint16_t time, int who, Item item) {
  int needed = 0;
  for (const Need& need : tale.needs)
    if (need.who == who && need.item == item && need.time > time) needed = need.used_up ? needed + 1 : 1;
  return needed;
}

Item spare_item(const Tale& tale, std::uint16_t time, int who, const ItemCounts& pack) {
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i); pack[at(i)] > needed_after(tale, time, who, item))
      return item;
  for (int i = 0; i < kItemKinds; ++i)
    if (pack[at(i)] > 0) return static_cast<Item>(i);
  return Item::None;
}

}  // namespace holdout::terrorscape::imagining
