#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/belief.h"
#include "games/the_thing/players/roles.h"
#include "games/the_thing/rules/meetings/who_met.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/talking/talk.h"

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
  // Who says to have a Blood Bag and may have one.
  Slots claims_blood() const { return claims_blood_; }
  // Who called for a vote against or accused `who` this round.
  Slots callers_against(Slot who) const { return callers_[static_cast<std::size_t>(who)]; }
  // What everybody saw somebody do.
  bool did(Slot who, int round, Act act) const;
  // Statements of this phase.
  std::span<const Statement> recent() const { return recent_; }
  // How much trusted voices want me there this round; below 0: want me to stay out.
  double urged(Location l) const { return urged_[static_cast<std::size_t>(l)]; }
  // What I am told about the card on the table, as Leader (T-8): how much trusted voices want `to` to have
  // it, and want me to go on; below 0: to stop.
  double advised(Slot to) const { return advice_.give[static_cast<std::size_t>(to)]; }
  double advised_to_go_on() const { return advice_.go_on; }
  // Cards after which `leader` promised to stop this round; 0 = nothing promised.
  int promised_cards(Slot leader) const { return promise_.leader == leader ? promise_.cards : 0; }
  // Share of Sabotage among the cards left in the pile of this round.
  double bad_share(int pile_size) const;
  // This round: who as Leader stopped with cards left that could have been flipped, or went on to a Use or
  // Repair that nobody did; who stayed out of an encounter.
  Slot stopped_early() const { return stopped_early_; }
  Slot wasted_card() const { return wasted_card_; }
  Slots avoided() const { return avoided_; }
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
    bool stopped = false;  // with cards left that could have been flipped
    Slots told_good;       // who said to have handed in a Use or Repair
  };
  struct Promise {  // of this round's Leader (T-9)
    Slot leader = kNoSlot;
    int cards = 0;
  };
  struct Gift {  // promised by this round's Leader: who gets the next card of a kind (T-9)
    Slot leader = kNoSlot;
    CardKind card = CardKind::None;
    Slot to = kNoSlot;
  };
  struct Advice {  // about the card on the table (T-8)
    Slots speakers;
    BySlot<double> give{};
    double go_on = 0;
  };

  void read_off(const Table& t);
  void see_one(const Event& event, const View& view);
  void see_cards(const Event& event);
  void see_roles(const Event& event);
  void see_deeds(const Event& event);
  void finish_check(const Table& t);
  void placed(const event::Placed& e);
  void assigned(Slot who, CardKind card);
  void note_act(Slot who, Act act, bool done = true);
  void note_work(Slot who, CardKind card, bool done);
  void judge_pile();
  void judge_promise();
  void judge_gift(Slot who, CardKind card);
  void voted(Slot who, Slot target);
  void shown(Slot who, bool alien);
  void weigh(Slot who, double odds);
  void begin_round();
  // What a speaker is worth: nothing if as likely an Alien as not.
  double worth(Slot speaker) const;
  void hear_claim(const Statement& said, Slot speaker, Slot about);
  void hear_wish(Slot speaker, Location l, double how_much);
  void hear_distance(Slot speaker, Slot whom);
  void hear_advice(const Statement& said, Slot speaker);
  void hear_vote_call(Slot speaker, Slot target);
  void beckons(Slot speaker);
  void hear_card(Slot speaker, CardKind card);
  void hear_goods(Slot speaker, Good claimed);
  void hear_blood(Slot speaker);
  void hear_offer(Slot speaker);
  void hear_token(Slot speaker, Slot about);

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
  BySlot<Slots> accused_{};     // by speaker: whom, ever
  BySlot<Slots> trusted_{};     // by speaker: whom, ever
  BySlot<Slots> voted_{};       // by voter: for whom, ever
  BySlot<Slots> cleared_{};     // by speaker: whose token was called Human this round
  BySlot<Locations> wished_{};  // by speaker: places spoken about this round
  std::array<double, kLocations> urged_{};
  Promise promise_;
  Gift gift_;
  Advice advice_;
  BySlot<Slot> vote_call_{};  // by speaker: against whom, this round
  Slots vote_callers_;        // who made one
  Slots beckoned_;            // who called others to an own place this round
  Slot stopped_early_ = kNoSlot;
  Slot wasted_card_ = kNoSlot;
  Slots avoided_;
  Slots refused_trade_;
  Slots claims_blood_;
  Slots offered_;  // who asked to be tested when somebody could have done it
  int round_ = 0;
  BySlot<std::array<std::uint8_t, kMaxRounds>> acts_{};  // by slot and round: bit an Act
  WhoMet who_met_;
  Slots special_;  // who is placed by a Special action: its card is chance
  std::vector<Statement> recent_;
  std::uint64_t impressions_ = 0;
};

}  // namespace holdout::the_thing
