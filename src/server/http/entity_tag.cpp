#include "server/http/entity_tag.h"

#include <array>
#include <cstdint>

#include <fmt/format.h>
#include <sodium.h>

namespace holdout {

std::string weak_tag(std::span<const std::string_view> parts) {
  crypto_generichash_state state;
  std::array<std::uint8_t, 16> hash{};
  crypto_generichash_init(&state, nullptr, 0, hash.size());
  for (const std::string_view part : parts) {
    const std::uint64_t size = part.size();
    crypto_generichash_update(&state, reinterpret_cast<const std::uint8_t*>(&size), sizeof size);
    crypto_generichash_update(&state, reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
  }
  crypto_generichash_final(&state, hash.data(), hash.size());
  std::array<char, 33> hex{};
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return fmt::format("W/\"{}\"", hex.data());
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  return if_none_match == "*" || if_none_match.find(tag.substr(2)) != std::string_view::npos;
}

}  // namespace holdout
