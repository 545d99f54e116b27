#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "server/ports.h"

namespace holdout {

struct Guest {
  std::string id;     // public: a hash, safe to show and to store
  std::string token;  // private: who has it is this guest
};

// People without accounts. A token is a random number and its signature under the server's key, so nothing
// about guests needs to be stored; the public id is a hash of the number.
class Guests {
 public:
  using Key = std::array<std::uint8_t, 32>;
  explicit Guests(const Key& key) : key_(key) {}

  Guest make(Random& random) const;
  // The public id of the one who has this token; nothing if the server never gave it out. Takes equally long
  // wherever a forged signature is wrong.
  std::optional<std::string> check(std::string_view token) const;

  // A hash of the text under the server's key, of one length: who has not the key cannot make it.
  std::string keyed_hash(std::string_view text) const;

  // A short name for something that must not be in logs: the same for the same secret, on this server only.
  std::string log_name(std::string_view secret) const;

 private:
  Key key_;
};

// The server's key, kept in its data folder and readable by its owner only; made on first use.
Result<Guests::Key> load_server_key(const std::filesystem::path& file, Random& random);

}  // namespace holdout
