#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace holdout {

// 256 bits from which everything random at one table follows.
using Seed = std::array<std::uint8_t, 32>;
using SeedDigest = std::array<std::uint8_t, 32>;

// The dice of real tables: the ChaCha20 key stream of the seed (nonce zero, counter from zero), taken as
// 32-bit little-endian words. A value: a copy rolls the same numbers, so a step that could not be stored
// rolls the same when it is tried again.
class Dice {
 public:
  // `position`: of dice that were put away and are taken up again.
  explicit Dice(const Seed& seed, std::uint64_t position = 0);

  // Uniform over 0 … n-1 without bias; n >= 1. Lemire's method: the upper half of word * n, words whose lower
  // half is below 2^32 mod n are skipped.
  std::uint32_t below(std::uint32_t n);

  // Words taken so far.
  std::uint64_t position() const { return position_; }

 private:
  std::uint32_t next();
  void fill_block();

  static constexpr std::uint64_t kWordsInBlock = 16;
  Seed seed_;
  std::uint64_t position_ = 0;
  std::array<std::uint32_t, kWordsInBlock> block_{};
};

// Published before the first roll; whoever has the seed later can see that it was this one. BLAKE2b, 256
// bits.
SeedDigest commitment(const Seed& seed);

// Independent seeds from one: the n-th game of a simulation, a player's own generator. Keyed BLAKE2b, so a
// derived seed tells nothing about the seed it came from.
Seed derive(const Seed& seed, std::string_view purpose, std::uint64_t n);

// The first 64 bits of a seed, for generators that take no more.
std::uint64_t short_seed(const Seed& seed);

// From the operating system.
Seed random_seed();

// What people type: 64 hexadecimal digits are the seed itself, any other text is hashed.
Seed seed_from_text(std::string_view text);

std::string to_hex(const Seed& bytes);
Result<Seed> seed_from_hex(std::string_view text);

}  // namespace holdout
