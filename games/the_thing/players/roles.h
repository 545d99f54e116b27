#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/the_thing/rules/words.h"

namespace holdout::the_thing {

// How often an Alien lays its token when it gains neither much nor little by it: what computer players do,
// what they fear and what they make of each other's looks.
inline constexpr double kLays = 0.7;

// Who may be an Alien, jointly: the probability of every set of Aliens that up to eight Characters can form.
// There are only 256 of them, so nothing is sampled: each meeting, draw and Test moves or rules out whole
// worlds, and what is learnt of one Character tells of those it met.
class RoleBelief {
 public:
  enum class Seen : std::uint8_t { Unknown, Human, Alien };
  // One look in an infection check (TT-553).
  struct Look {
    Slot who = kNoSlot;
    Slot owner = kNoSlot;
    int token = 0;
    Seen seen = Seen::Unknown;
  };

  // TT-103: exactly one of `slots` Characters began as the Alien, anybody alike.
  explicit RoleBelief(int slots);

  // TT-551..562: all looks of one check. `lays` = how often an Alien lays its token.
  void check(std::span<const Look> looks, double lays);
  void meets_dog(Slot who, double chance);  // TT-540
  void is_alien(Slot who);
  void is_human(Slot who);          // at this moment; it may be turned later
  void one_is_human(Slots living);  // TT-564: else the game would be over
  // Evidence: `odds` times as likely if `who` is an Alien.
  void weigh(Slot who, double odds);
  // Evidence by how many of `among` are Aliens.
  void weigh_number(Slots among, std::span<const double> likelihood);

  double alien(Slot who) const { return alien_[static_cast<std::size_t>(who)]; }
  double human(Slot who) const { return 1 - alien(who); }
  // How many of them are Aliens.
  double expected(Slots among) const;
  // The likeliest set of Aliens among `living`, and its probability.
  struct Guess {
    Slots aliens;
    double chance = 0;
  };
  // With those for `human` of whom it is supposed that they are.
  Guess best_guess(Slots living, Slots human = {}) const;
  // Chance that no one of them is an Alien.
  double none_of(Slots those) const;

 private:
  static constexpr std::size_t kWorlds = std::size_t{1} << kMaxSlots;
  using Worlds = std::array<double, kWorlds>;

  template <class Keep>
  void keep(const Keep& possible);
  void settle();

  std::size_t worlds_;  // in use: 2 to the number of slots
  Worlds weight_{};
  std::array<double, kMaxSlots> alien_{};
};

}  // namespace holdout::the_thing
