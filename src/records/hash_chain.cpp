#include "records/hash_chain.h"

#include <fmt/core.h>
#include <sodium.h>

namespace holdout {

namespace {

constexpr std::string_view kField = ",\"hash\":\"";
constexpr std::size_t kDigits = 32;
constexpr std::size_t kTail = kField.size() + kDigits + 2;

}  // namespace

std::string HashChain::next(std::string_view body) {
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, last_.size());
  if (started_) crypto_generichash_update(&state, last_.data(), last_.size());
  crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(body.data()), body.size());
  crypto_generichash_final(&state, last_.data(), last_.size());
  started_ = true;
  std::string text;
  for (std::uint8_t byte : last_) text += fmt::format("{:02x}", byte);
  return text;
}

std::string HashChain::close_line(JsonText& line) {
  std::string text = line.take();
  const std::string hash = next(text);
  text += kField;
  text += hash;
  return text += "\"}\n";
}

Result<std::string_view> HashChain::follow(std::string_view line) {
  if (line.size() < kTail || line.substr(line.size() - kTail, kField.size()) != kField ||
      !line.ends_with("\"}"))
    return Problem{.what = "the line does not end with its hash", .expected = ",\"hash\":\"32 digits\"}"};
  const std::string_view body = line.substr(0, line.size() - kTail);
  const std::string_view written = line.substr(line.size() - kDigits - 2, kDigits);
  const std::string right = next(body);
  if (written == right) return body;
  return Problem{.what = fmt::format(
                     "hash {} does not fit: this line was changed, or one before it is missing", written),
                 .expected = right};
}

}  // namespace holdout
