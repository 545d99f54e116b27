#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/belief.h"
#include "bots/the_thing_roles.h"
#include "games/the_thing/talk.h"
#include "games/the_thing/view.h"

namespace holdout::the_thing {

template <class T>
using BySlot = std::array<T, kMaxSlots>;

// What one seat remembers of a game of 4 to 8 players and makes of it: who may be an Alien by all it knows,
// who looks like one to the whole table, who keeps his word, what was said.
class Memory {
 public:
  Memory(const Rules& r, Slot me);

  void see(std::span<const Event> events, const View& view);
  void hear(const Statement& said);

  // By all I know, and by what everybody saw: the second tells an Alien how it looks.
  const RoleBelief& roles() const { return mine_; }
  const RoleBelief& public_roles() const { return public_; }
  double suspects(Slot who) const { return mine_.alien(who); }

  // How many events were seen and statements heard so far.
  std::uint64_t impressions() const { return impressions_; }
  double keeps_word(Slot who) const { return word_[static_cast<std::size_t>(who)].expect(); }
  // Where somebody said to be going this round; Nowhere = nothing said.
  Location said_place(Slot who) const { return said_place_[static_cast<std::size_t>(who)]; }
  // Goods somebody claims to hold.
  Goods claims(Slot who) const { return claims_[static_cast<std::size_t>(who)]; }
  // Who called for a vote against or accused `who` this round.
  Slots callers_against(Slot who) const { return callers_[static_cast<std::size_t>(who)]; }
  // The card I was assigned this round.
  CardKind own_act() const { return own_act_; }
  // Statements of this phase.
  std::span<const Statement> recent() const { return recent_; }
  // Share of Sabotage among the cards left in the pile of this round.
  double bad_share(int pile_size) const;
  // To whom an offer of mine went this round and was refused.
  Slots refused_trade() const { return refused_trade_; }

 private:
  struct Pile {      // of this round
    Slots chosen;    // who picked the card, me not counted
    int random = 0;  // cards that chance picked: the extra one, those of Special actions and of Darkness
    int known = 0;   // cards I know, and Sabotages among them
    int known_bad = 0;
    int flips = 0;
    int bad = 0;
  };

  void see_one(const Event& event, const View& view);
  void see_cards(const Event& event);
  void see_roles(const Event& event);
  void see_deeds(const Event& event);
  void finish_check(const Table& t);
  void placed(Slot who, Location l, int mode);
  void assigned(Slot who, CardKind card);
  void judge_pile();
  void shown(Slot who, bool alien);
  void weigh(Slot who, double odds);
  void begin_round();

  const Rules* rules_;
  Slot me_;
  RoleBelief mine_;
  RoleBelief public_;
  Table before_{};  // as it was when something was last seen
  std::vector<RoleBelief::Look> looks_;
  Pile pile_;
  BySlot<TrackRecord> word_{};
  BySlot<Location> said_place_{};
  BySlot<Goods> claims_{};
  BySlot<Slots> callers_{};
  BySlot<Slots> accused_{};  // by speaker: whom, ever
  BySlot<Slots> trusted_{};  // by speaker: whom, ever
  BySlot<Slots> voted_{};    // by voter: for whom, ever
  Slots refused_trade_;
  CardKind own_act_ = CardKind::None;
  Slots special_;  // who is placed by a Special action: its card is chance
  std::vector<Statement> recent_;
  std::uint64_t impressions_ = 0;
};

}  // namespace holdout::the_thing
