#include "table/playing/dice.h"

#include <bit>
#include <cstring>
#include <optional>

#include <sodium.h>

#include "engine/assert.h"

namespace holdout {

namespace {

static_assert(std::tuple_size_v<Seed> == crypto_stream_chacha20_KEYBYTES);

void put_little_endian(std::uint64_t value, std::uint8_t* out) {
  for (int i = 0; i < 8; ++i) out[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

std::optional<int> hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return std::nullopt;
}

}  // namespace

Dice::Dice(const Seed& seed, std::uint64_t position) : seed_(seed), position_(position) {
  if (position % kWordsInBlock != 0) fill_block();
}

void Dice::fill_block() {
  std::array<std::uint8_t, 64> bytes{};
  const std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> nonce{};
  crypto_stream_chacha20_xor_ic(bytes.data(), bytes.data(), bytes.size(), nonce.data(),
                                position_ / kWordsInBlock, seed_.data());
  for (std::size_t i = 0; i < block_.size(); ++i) {
    const std::uint8_t* b = bytes.data() + 4 * i;
    block_[i] = static_cast<std::uint32_t>(b[0]) | static_cast<std::uint32_t>(b[1]) << 8 |
                static_cast<std::uint32_t>(b[2]) << 16 | static_cast<std::uint32_t>(b[3]) << 24;
  }
}

std::uint32_t Dice::next() {
  const std::uint64_t at = position_ % kWordsInBlock;
  if (at == 0) fill_block();
  ++position_;
  return block_[at];
}

std::uint32_t Dice::below(std::uint32_t n) {
  HOLDOUT_ASSERT(n > 0, "a die needs a side");
  const std::uint32_t skipped = (0U - n) % n;
  for (;;) {
    const std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) >= skipped) return static_cast<std::uint32_t>(product >> 32);
  }
}

SeedDigest commitment(const Seed& seed) {
  SeedDigest digest{};
  crypto_generichash(digest.data(), digest.size(), seed.data(), seed.size(), nullptr, 0);
  return digest;
}

Seed derive(const Seed& seed, std::string_view purpose, std::uint64_t n) {
  std::string message(purpose);
  std::array<std::uint8_t, 8> number{};
  put_little_endian(n, number.data());
  message.append(number.begin(), number.end());
  Seed derived{};
  crypto_generichash(derived.data(), derived.size(), reinterpret_cast<const unsigned char*>(message.data()),
                     message.size(), seed.data(), seed.size());
  return derived;
}

std::uint64_t short_seed(const Seed& seed) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value |= std::uint64_t{seed[i]} << (8 * i);
  return value;
}

Seed random_seed() {
  HOLDOUT_ASSERT(sodium_init() >= 0, "libsodium does not start");
  Seed seed{};
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

Seed seed_from_text(std::string_view text) {
  if (const Result<Seed> exact = seed_from_hex(text)) return *exact;
  Seed seed{};
  crypto_generichash(seed.data(), seed.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return seed;
}

std::string to_hex(const Seed& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

Result<Seed> seed_from_hex(std::string_view text) {
  const Problem wrong{.what = "'" + std::string(text.substr(0, 80)) + "' is no seed",
                      .expected = "64 hexadecimal digits"};
  Seed seed{};
  if (text.size() != 2 * seed.size()) return wrong;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const std::optional<int> high = hex_value(text[2 * i]);
    const std::optional<int> low = hex_value(text[2 * i + 1]);
    if (!high || !low) return wrong;
    seed[i] = static_cast<std::uint8_t>(*high << 4 | *low);
  }
  return seed;
}

}  // namespace holdout
