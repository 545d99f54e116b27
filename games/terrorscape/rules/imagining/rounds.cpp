#include "games/terrorscape/rules/imagining/rounds.h"

#include <algorithm>

namespace holdout::terrorscape::imagining {

namespace {

constexpr int kLastWithCards = 16;  // TS-405

bool is_happening(Seen seen) {
  switch (seen) {
    case Seen::FearLost:
    case Seen::Healed:
    case Seen::BlockRemoved:
    case Seen::KeyFound:
    case Seen::HelpPlaced:
    case Seen::Provoked: return true;
    default: return false;
  }
}

// What the side can hold when a round begins: a card a discovery, and what Scavenges brought. In the first
// round nobody has had the time.
Stock stock_in(int round) {
  const int kept = round - 1;
  const bool some = kept > 0;
  return {.adrenaline = static_cast<std::uint8_t>(std::min(kept, 3)),
          .bottles = static_cast<std::uint8_t>(some ? std::min(kept + 1, 4) : 0),
          .hatchet = some,
          .sedative = some,
          .herbs = some,
          .flashlight = some,
          .firecracker = some};
}

class Reading {
 public:
  Reading(const Cast& cast, RoundsSeen& rounds) : cast_(cast), rounds_(rounds) {}

  void read(const History& history) {
    for (int i = 0; i < history.size(); ++i) {
      const Note& note = history[i];
      if (note.seen == Seen::RoundBegan) {
        begin(note);
      } else if (!rounds_.empty()) {
        follow(note, i);
        rounds_.back().last = i + 1;
      }
      if (note.seen == Seen::Escaped || note.seen == Seen::Eliminated)
        out_ = static_cast<std::uint8_t>(out_ | 1U << note.who);
      if (note.seen == Seen::KeyFound) ++keys_;
      if (note.seen == Seen::HelpPlaced) repaired_ = true;
      blocked_ = after_note(blocked_, note);
    }
  }

 private:
  void begin(const Note& note) {
    RoundSeen round;
    const int number = rounds_.size() + 1;
    round.terms.house = cast_.house;
    round.terms.skills = cast_.skills;
    round.terms.blocked = blocked_;
    round.terms.killer = note.who == kUnseenKiller ? kNowhere : note.who;
    round.terms.loud = cast_.house->all();
    round.terms.repair = !repaired_;
    round.terms.stock = stock_in(number);
    round.discovery = number <= std::min(cast_.discoveries, kLastWithCards);
    round.out = out_;
    round.all_keys = keys_ >= cast_.keys_to_escape;
    rounds_.push(round);
  }

  void follow(const Note& note, int i) {
    RoundSeen& round = rounds_.back();
    if (note.seen == Seen::Reported) {
      round.reported = true;
      round.first = i + 1;
      hear(round.terms, note);
    }
    if (round.reported || !is_happening(note.seen)) return;
    if (round.happenings.full())
      round.crowded = true;
    else
      round.happenings.push(note);
  }

  static void hear(Terms& terms, const Note& report) {
    terms.fire = report.who == 1;
    if (terms.fire) return;  // TS-046
    terms.loud = report.what;
    for (int place : each(report.what))
      if (!terms.told.full()) terms.told.push(static_cast<Place>(place));
  }

  const Cast& cast_;
  RoundsSeen& rounds_;
  DoorSet blocked_ = 0;
  std::uint8_t out_ = 0;
  int keys_ = 0;
  bool repaired_ = false;
};

}  // namespace

DoorSet after_note(DoorSet blocked, const Note& note) {
  if (note.seen == Seen::BlockPlaced) return blocked | DoorSet{1} << note.what;
  if (note.seen == Seen::BlockBroken || note.seen == Seen::BlockRemoved)
    return blocked & ~(DoorSet{1} << note.what);
  return blocked;
}

void read_rounds(const Cast& cast, const History& history, RoundsSeen& rounds) {
  rounds.clear();
  Reading(cast, rounds).read(history);
}

}  // namespace holdout::terrorscape::imagining
