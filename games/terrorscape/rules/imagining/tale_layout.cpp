#include <algorithm>

#include "games/terrorscape/rules/imagining/tale.h"

namespace holdout::terrorscape::imagining {

namespace {

// Plays the cards of a tale, and nothing else.
class LayingOut {
 public:
  LayingOut(const Rules& r, const Table& t, const Tale& tale, SurvivorSecrets& own)
      : r_(r), t_(t), tale_(tale), own_(own) {}

  void lay_out() {
    own_.discovery = r_.discovery;
    own_.search = r_.search;
    own_.bottom_key = true;
    begin();
    for (int round = 0; round < tale_.rounds.size(); ++round) {
      const ToldRound& told = tale_.rounds[round];
      own_.repaired = false;
      for (int turn = 0; turn < told.turns.size(); ++turn) take_turn(round, turn);
      discover(round);
      for (const Need& need : tale_.needs)
        if (need.time == time_of_hunt(round) && need.used_up) spend(need.who, need.item);
      keep_track(round);
    }
    if (t_.help != Table::kNoHelp) own_.repairs = static_cast<std::uint8_t>(r_.repair_steps);
  }

 private:
  std::uint8_t& in_pack(int who, Item item) { return own_.packs[at(who)][terrorscape::at(item)]; }

  void begin() {  // section 4, step 11
    for (int who = 0; who < kTrio; ++who)
      for (int i = 0; i < kItemKinds; ++i)
        if (r_.backpack[at(i)] > 0 &&
            (tables::kItems[at(i)].owner >> terrorscape::at(t_.persons[at(who)]) & 1U) != 0)
          ++own_.packs[at(who)][at(i)];
  }

  void spend(int who, Item item) {
    if (in_pack(who, item) == 0) return;
    --in_pack(who, item);
    ++own_.discards[terrorscape::at(item)];
  }
  void put(int who, Item item, std::uint16_t time) {
    ++in_pack(who, item);
    int size = 0;
    for (std::uint8_t count : own_.packs[at(who)]) size += count;
    if (size > r_.backpack_limit[terrorscape::at(t_.persons[at(who)])])
      spend(who, spare_item(tale_, time, who, own_.packs[at(who)]));
  }

  static Item used_by(Deed deed) {
    switch (deed) {
      case Deed::Rush: return Item::Adrenaline;
      case Deed::Herbs: return Item::Herbs;
      case Deed::Kit: return Item::MedicalKit;
      case Deed::Firecracker: return Item::Firecracker;
      case Deed::Bottle: return Item::WhiskyBottle;
      case Deed::Camera: return Item::Camera;
      case Deed::Chop: return Item::Hatchet;
      case Deed::Sedate: return Item::Sedative;
      default: return Item::None;
    }
  }

  void take_turn(int round, int number) {
    const ToldTurn& turn = tale_.rounds[round].turns[number];
    for (int i = 0; i < turn.script.size(); ++i) {
      const Step& step = turn.script[i];
      if (const Item item = used_by(step.deed); item != Item::None) spend(turn.who, item);
      if (step.deed == Deed::Repair) repair(turn);
      if (step.deed == Deed::Scavenge) scavenge(turn, step, time_of_step(round, number, i));
    }
  }
  void repair(const ToldTurn& turn) {
    const bool engineer = t_.persons[at(turn.who)] == Person::Johnson;
    const int steps = !turn.tools ? r_.repair : engineer ? r_.engineer_repair : r_.tools_repair;
    if (turn.tools) spend(turn.who, Item::Tools);
    own_.repairs = static_cast<std::uint8_t>(std::min(own_.repairs + steps, r_.repair_steps));
    own_.repaired = true;
  }
  void scavenge(const ToldTurn& turn, const Step& step, std::uint16_t time) {
    --own_.search[terrorscape::at(turn.scavenged)];
    if (step.to == 2) return;
    if (needed_after(tale_, time, turn.who, turn.scavenged) > 0)
      put(turn.who, turn.scavenged, time);
    else
      ++own_.discards[terrorscape::at(turn.scavenged)];
  }
  void discover(int round) {
    const ToldRound& told = tale_.rounds[round];
    for (int i = 0; i < told.cards.size(); ++i) {
      --own_.discovery[terrorscape::at(told.cards[i])];
      if (i > 0) ++own_.discards[terrorscape::at(told.cards[i])];
    }
    if (!told.cards.empty() && !told.key) put(told.drawer, told.cards[0], time_of_discovery(round));
  }
  void keep_track(int round) {  // TS-406
    Track& track = own_.tracks[at(round)];
    for (int who = 0; who < kTrio; ++who) {
      track.reported[at(who)] = room(tale_.rounds[round].reported[at(who)]);
      track.after[at(who)] = room(tale_.rounds[round].after[at(who)]);
    }
    track.repairs = own_.repairs;
  }

  const Rules& r_;
  const Table& t_;
  const Tale& tale_;
  SurvivorSecrets& own_;
};

}  // namespace

void lay_out_tale(const Rules& r, const Table& t, const Tale& tale, SurvivorSecrets& own) {
  LayingOut(r, t, tale, own).lay_out();
}

}  // namespace holdout::terrorscape::imagining
