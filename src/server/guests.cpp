#include "server/guests.h"

#include <cstring>
#include <vector>

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

namespace holdout {

namespace {

constexpr std::size_t kIdBytes = 12;
constexpr std::size_t kSignatureBytes = 16;
constexpr std::size_t kPublicBytes = 12;
constexpr std::string_view kSignContext = "holdout guest";
constexpr std::string_view kHashContext = "holdout keyed hash";

std::string base64(std::span<const std::uint8_t> bytes) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.pop_back();  // the terminating zero
  return text;
}

using Signature = std::array<std::uint8_t, kSignatureBytes>;

// Under the key, in a context: what is signed for one purpose says nothing for another.
template <std::size_t N>
std::array<std::uint8_t, N> sign(const Guests::Key& key, std::string_view context,
                                 std::span<const std::uint8_t> text) {
  std::array<std::uint8_t, N> signature{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, key.data(), key.size(), signature.size());
  crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(context.data()), context.size());
  crypto_generichash_update(&state, text.data(), text.size());
  crypto_generichash_final(&state, signature.data(), signature.size());
  return signature;
}

Signature sign(const Guests::Key& key, std::span<const std::uint8_t> id) {
  return sign<kSignatureBytes>(key, kSignContext, id);
}

// BLAKE2b gives at least 16 bytes; the id shows the first 12.
std::string public_id(std::span<const std::uint8_t> id) {
  std::array<std::uint8_t, crypto_generichash_BYTES_MIN> hash{};
  crypto_generichash(hash.data(), hash.size(), id.data(), id.size(), nullptr, 0);
  return base64(std::span(hash).first(kPublicBytes));
}

Problem key_problem(const std::filesystem::path& file, std::string_view what) {
  return {file.string(), std::string(what) + ": " + std::strerror(errno),
          "a file the server can read and write"};
}

Result<Guests::Key> make_key(const std::filesystem::path& file, Random& random) {
  Guests::Key key{};
  random.fill(key);
  const int fd = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (fd < 0) return key_problem(file, "cannot make the server key");
  const bool written =
      write(fd, key.data(), key.size()) == static_cast<ssize_t>(key.size()) && fsync(fd) == 0;
  if (!written) {
    const Problem problem = key_problem(file, "cannot write the server key");
    ::close(fd);
    unlink(file.c_str());
    return problem;
  }
  ::close(fd);
  return key;
}

}  // namespace

Guest Guests::make(Random& random) const {
  std::array<std::uint8_t, kIdBytes + kSignatureBytes> token{};
  const auto id = std::span(token).first<kIdBytes>();
  random.fill(id);
  const Signature signature = sign(key_, id);
  std::memcpy(token.data() + kIdBytes, signature.data(), signature.size());
  return {.id = public_id(id), .token = base64(token)};
}

std::optional<std::string> Guests::check(std::string_view token) const {
  std::array<std::uint8_t, kIdBytes + kSignatureBytes> bytes{};
  std::size_t size = 0;
  const char* end = nullptr;
  const bool decoded = sodium_base642bin(bytes.data(), bytes.size(), token.data(), token.size(), nullptr,
                                         &size, &end, sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0;
  if (!decoded || size != bytes.size() || end != token.data() + token.size()) return std::nullopt;
  const auto id = std::span(bytes).first<kIdBytes>();
  const Signature signature = sign(key_, id);
  if (sodium_memcmp(signature.data(), bytes.data() + kIdBytes, signature.size()) != 0) return std::nullopt;
  return public_id(id);
}

Result<Guests::Key> load_server_key(const std::filesystem::path& file, Random& random) {
  const int fd = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0 && errno == ENOENT) return make_key(file, random);
  if (fd < 0) return key_problem(file, "cannot read the server key");
  Guests::Key key{};
  const ssize_t size = read(fd, key.data(), key.size());
  ::close(fd);
  if (size != static_cast<ssize_t>(key.size()))
    return Problem{file.string(), "is not a server key", "32 bytes; without the file a new key is made"};
  return key;
}

std::string Guests::keyed_hash(std::string_view text) const {
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  return base64(sign<crypto_generichash_BYTES>(key_, kHashContext, bytes));
}

std::string Guests::log_name(std::string_view secret) const {
  std::array<std::uint8_t, crypto_generichash_BYTES_MIN> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()),
                     secret.size(), key_.data(), key_.size());
  constexpr std::size_t kShown = 6;
  return base64(std::span(hash).first(kShown));
}

}  // namespace holdout
