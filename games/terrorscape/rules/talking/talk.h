#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/talking/statement.h"
#include "games/terrorscape/rules/seeing/view.h"

// Table talk (section 9 of the rules). Everything may be a lie, nothing binds, and each form is heard by
// exactly one group: the Survivor side, everybody, the one who is named, or the Killer (TS-012).

namespace holdout::terrorscape {

// What can be said; the value is the index of its form and in records, so this list only grows.
enum class Say : std::uint8_t {
  Goal,          // objective, location
  Go,            // Survivor, location
  Meet,          // location, round
  Order,         // Survivors, in this order
  Discover,      // Survivor
  Need,          // item, from whom
  Offer,         // item, to whom
  Decoy,         // location, means
  Warn,          // location, level
  WarnWho,       // Survivor, level
  EstimateCard,  // skill card, percent
  EstimateHand,  // cards, percent
  Defend,        // Survivor, item
  FleePlan,      // Survivor, location
  Agree,         // about
  Refuse,        // about
  WhereClaim,    // Survivor, location
  AreaClaim,     // Survivor, area
  Progress,      // steps of the radio
  NearlyDone,    // of the radio
  ItemClaim,     // item, Survivor
  NoiseClaim,    // location, cause
  AccuseWhere,   // Survivor, location
  Threat,        // location, skill card
  ThreatWho,     // Survivor, skill card
  HandCard,      // skill card
  HandSize,      // cards
  Ping,          // location, kind
  Taunt,
  PromiseTo,      // to one: what, by round (variant 2, as all that follows)
  PromiseAll,     // what, Survivor, by round
  TradeTo,        // to one: give, want
  TradeAll,       // give, want
  DemandHelpTo,   // to one: Survivor, location
  DemandHelpAll,  // Survivor, location
  Blame,          // Survivor, reason
  Deal,           // Survivor, location: to the Killer
};
inline constexpr int kSays = static_cast<int>(Say::Deal) + 1;

// Who hears a form.
enum class Hears : std::uint8_t { Side, All, Named, Killer };
Hears who_hears(Say say);

inline constexpr std::uint8_t form_of(Say say) { return static_cast<std::uint8_t>(say); }
inline Say said_form(const Statement& said) { return static_cast<Say>(said.kind); }

// What is made of the words of parameters that stand for nothing in the game.
enum class Objective : std::uint8_t { Keys, Radio, Hide, Exit, Heal, Plan };
enum class NoiseCause : std::uint8_t { Bottle, Camera, Firecracker, Trait, Repair, Search, Herbs, Sprint };
enum class PingKind : std::uint8_t { Look, Danger, Come, Leave };
enum class Pledge : std::uint8_t { Item, Help, Repair, Stay };
enum class Reproach : std::uint8_t { Promise, Noise, Left, Greed };

// A statement of this form, before the table knows its speaker.
inline Statement say(Say form, std::initializer_list<std::uint16_t> args = {}, std::uint16_t about = 0) {
  Statement said{.kind = form_of(form), .about = about};
  std::size_t i = 0;
  for (std::uint16_t value : args) said.args[i++] = value;
  return said;
}
template <class Value>
constexpr std::uint16_t arg(Value value) {
  return static_cast<std::uint16_t>(value);
}

}  // namespace holdout::terrorscape
