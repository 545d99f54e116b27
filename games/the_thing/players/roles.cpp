#include "games/the_thing/players/roles.h"

#include "engine/fixed_vector.h"

namespace holdout::the_thing {

namespace {

using Look = RoleBelief::Look;
using Seen = RoleBelief::Seen;

Slots aliens_of(std::size_t world) { return Slots(static_cast<std::uint8_t>(world)); }

// What an owner's tokens may have been, and whom that turned.
struct Tokens {
  double none = 0;                 // chance that both are Human
  std::array<double, 2> alien{};   // that this one is the Alien token
  std::array<Slots, 2> lookers{};  // who looked at it
};

Tokens tokens_of(std::span<const Look> looks, Slot owner, bool is_alien, double lays) {
  Tokens t{.none = is_alien ? 1 - lays : 1, .alien = {is_alien ? lays / 2 : 0, is_alien ? lays / 2 : 0}};
  for (const Look& look : looks) {
    if (look.owner != owner) continue;
    const auto token = static_cast<std::size_t>(look.token);
    t.lookers[token].add(look.who);
    if (look.seen == Seen::Human) t.alien[token] = 0;
    if (look.seen == Seen::Alien) {
      t.none = 0;
      t.alien[1 - token] = 0;
    }
  }
  return t;
}

struct OwnedTokens {
  Slot owner = kNoSlot;
  Tokens if_human;
  Tokens if_alien;
};

// Every way in which the tokens from `i` on may have lain. Who is turned meanwhile does not change what was
// laid (TT-562), so it is `before` that tells who is an Alien.
template <class Worlds>
void spread(const FixedVector<OwnedTokens, kMaxSlots>& laid, int i, Slots before, Slots after, double chance,
            Worlds& out) {
  if (i == laid.size()) {
    out[after.bits()] += chance;
    return;
  }
  const Tokens& tokens = before.has(laid[i].owner) ? laid[i].if_alien : laid[i].if_human;
  if (tokens.none > 0) spread(laid, i + 1, before, after, chance * tokens.none, out);
  for (std::size_t t = 0; t < 2; ++t)
    if (tokens.alien[t] > 0)
      spread(laid, i + 1, before, after | tokens.lookers[t], chance * tokens.alien[t], out);
}

}  // namespace

RoleBelief::RoleBelief(int slots) : worlds_(std::size_t{1} << slots) {
  for (int i = 0; i < slots; ++i) weight_[std::size_t{1} << i] = 1;
  settle();
}

void RoleBelief::settle() {
  double sum = 0;
  for (std::size_t w = 0; w < worlds_; ++w) sum += weight_[w];
  if (!(sum > 0)) {  // what was seen is impossible by what we took for certain: begin anew
    for (std::size_t w = 1; w < worlds_; ++w) weight_[w] = 1;
    sum = static_cast<double>(worlds_ - 1);
  }
  alien_.fill(0);
  for (std::size_t w = 0; w < worlds_; ++w) {
    weight_[w] /= sum;
    if (weight_[w] == 0) continue;
    for (Slot slot : aliens_of(w)) alien_[static_cast<std::size_t>(slot)] += weight_[w];
  }
}

template <class Keep>
void RoleBelief::keep(const Keep& possible) {
  double left = 0;
  for (std::size_t w = 0; w < worlds_; ++w)
    if (possible(aliens_of(w))) left += weight_[w];
  if (!(left > 0)) {  // certain facts come before what was made of them
    for (std::size_t w = 1; w < worlds_; ++w) weight_[w] += 1e-9;
  }
  for (std::size_t w = 0; w < worlds_; ++w)
    if (!possible(aliens_of(w))) weight_[w] = 0;
  settle();
}

void RoleBelief::is_alien(Slot who) {
  keep([&](Slots aliens) { return aliens.has(who); });
}
void RoleBelief::is_human(Slot who) {
  keep([&](Slots aliens) { return !aliens.has(who); });
}
void RoleBelief::one_is_human(Slots living) {
  keep([&](Slots aliens) { return !living.without(aliens).empty(); });
}

void RoleBelief::check(std::span<const Look> looks, double lays) {
  Slots owners;
  for (const Look& look : looks) owners.add(look.owner);
  FixedVector<OwnedTokens, kMaxSlots> laid;
  for (Slot owner : owners)
    laid.push({owner, tokens_of(looks, owner, false, lays), tokens_of(looks, owner, true, lays)});
  Worlds next{};
  for (std::size_t w = 0; w < worlds_; ++w)
    if (weight_[w] > 0) spread(laid, 0, aliens_of(w), aliens_of(w), weight_[w], next);
  weight_ = next;
  settle();
}

void RoleBelief::meets_dog(Slot who, double chance) {
  const std::size_t bit = std::size_t{1} << static_cast<int>(who);
  for (std::size_t w = 0; w < worlds_; ++w) {
    if ((w & bit) != 0) continue;
    weight_[w | bit] += weight_[w] * chance;
    weight_[w] *= 1 - chance;
  }
  settle();
}

void RoleBelief::weigh(Slot who, double odds) {
  for (std::size_t w = 0; w < worlds_; ++w)
    if (aliens_of(w).has(who)) weight_[w] *= odds;
  settle();
}

void RoleBelief::weigh_number(Slots among, std::span<const double> likelihood) {
  for (std::size_t w = 0; w < worlds_; ++w)
    weight_[w] *= likelihood[static_cast<std::size_t>((aliens_of(w) & among).size())];
  settle();
}

double RoleBelief::expected(Slots among) const {
  double sum = 0;
  for (Slot slot : among) sum += alien(slot);
  return sum;
}

RoleBelief::Guess RoleBelief::best_guess(Slots living, Slots human) const {
  std::array<double, kWorlds> by_living{};
  Guess best;
  for (std::size_t w = 0; w < worlds_; ++w) {
    if (!(aliens_of(w) & human).empty()) continue;
    const std::uint8_t among = (aliens_of(w) & living).bits();
    by_living[among] += weight_[w];
  }
  for (std::size_t v = 0; v < worlds_; ++v)
    if (by_living[v] > best.chance) best = {aliens_of(v), by_living[v]};
  return best;
}

double RoleBelief::none_of(Slots those) const {
  double sum = 0;
  for (std::size_t w = 0; w < worlds_; ++w)
    if ((aliens_of(w) & those).empty()) sum += weight_[w];
  return sum;
}

}  // namespace holdout::the_thing
