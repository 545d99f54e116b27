#include "apps/reminding/push_cipher.h"

#include <algorithm>

#include <fmt/format.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include "protocol/json_text.h"

namespace holdout {

namespace {

constexpr const char* kCurve = "prime256v1";
constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kTagBytes = 16;
constexpr std::uint32_t kRecordBytes = 4096;

struct Freed {
  void operator()(BIGNUM* each) const { BN_clear_free(each); }
  void operator()(EC_GROUP* each) const { EC_GROUP_free(each); }
  void operator()(EC_POINT* each) const { EC_POINT_free(each); }
  void operator()(ECDSA_SIG* each) const { ECDSA_SIG_free(each); }
  void operator()(EVP_PKEY* each) const { EVP_PKEY_free(each); }
  void operator()(EVP_PKEY_CTX* each) const { EVP_PKEY_CTX_free(each); }
  void operator()(EVP_MD_CTX* each) const { EVP_MD_CTX_free(each); }
  void operator()(EVP_CIPHER_CTX* each) const { EVP_CIPHER_CTX_free(each); }
  void operator()(OSSL_PARAM_BLD* each) const { OSSL_PARAM_BLD_free(each); }
  void operator()(OSSL_PARAM* each) const { OSSL_PARAM_free(each); }
};
template <class T>
using Owned = std::unique_ptr<T, Freed>;

// With the secret, or without it: the point alone.
Owned<EVP_PKEY> key_of(std::span<const std::uint8_t> point, const BIGNUM* secret) {
  const Owned<OSSL_PARAM_BLD> build(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0);
  OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
  if (secret != nullptr) OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret);
  const Owned<OSSL_PARAM> parts(OSSL_PARAM_BLD_to_param(build.get()));
  const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  const int kind = secret != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  if (EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &key, kind, parts.get()) != 1)
    return nullptr;
  return Owned<EVP_PKEY>(key);
}

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

Bytes joined(std::initializer_list<std::span<const std::uint8_t>> parts) {
  Bytes all;
  for (const auto part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

Bytes keyed(std::span<const std::uint8_t> key, std::span<const std::uint8_t> text) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, text.data(), text.size());
  Bytes hash(crypto_auth_hmacsha256_BYTES);
  crypto_auth_hmacsha256_final(&state, hash.data());
  return hash;
}

// HKDF (RFC 5869) for no more than one block.
Bytes derived(std::span<const std::uint8_t> salt, std::span<const std::uint8_t> secret, Bytes info,
              std::size_t size) {
  info.push_back(1);
  Bytes block = keyed(keyed(salt, secret), info);
  block.resize(size);
  return block;
}

Bytes ciphered(const Bytes& key, const Bytes& nonce, const Bytes& plain) {
  const Owned<EVP_CIPHER_CTX> cipher(EVP_CIPHER_CTX_new());
  Bytes out(plain.size() + kTagBytes);
  int size = 0;
  EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, key.data(), nonce.data());
  EVP_EncryptUpdate(cipher.get(), out.data(), &size, plain.data(), static_cast<int>(plain.size()));
  EVP_EncryptFinal_ex(cipher.get(), out.data() + size, &size);
  EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(kTagBytes),
                      out.data() + plain.size());
  return out;
}

}  // namespace

std::string base64url(std::span<const std::uint8_t> bytes) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.pop_back();  // the end of a string in C
  return text;
}

std::optional<Bytes> from_base64url(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  Bytes bytes(text.size());
  std::size_t size = 0;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                        sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

void PushKey::End::operator()(void* key) const { EVP_PKEY_free(static_cast<EVP_PKEY*>(key)); }

std::optional<PushKey> PushKey::from_secret(std::span<const std::uint8_t> secret) {
  const Owned<EC_GROUP> group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Owned<BIGNUM> number(BN_bin2bn(secret.data(), static_cast<int>(secret.size()), nullptr));
  const bool on_curve =
      !BN_is_zero(number.get()) && BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) < 0;
  if (!on_curve) return std::nullopt;
  const Owned<EC_POINT> point(EC_POINT_new(group.get()));
  EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr);
  Bytes bytes(kPointBytes);
  EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes.data(), bytes.size(),
                     nullptr);
  Owned<EVP_PKEY> key = key_of(bytes, number.get());
  if (!key) return std::nullopt;
  return PushKey(std::shared_ptr<void>(key.release(), End{}), std::move(bytes));
}

std::optional<Bytes> PushKey::agree(std::span<const std::uint8_t> other) const {
  if (other.size() != kPointBytes) return std::nullopt;
  const Owned<EVP_PKEY> theirs = key_of(other, nullptr);
  if (!theirs) return std::nullopt;
  const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new(static_cast<EVP_PKEY*>(key_.get()), nullptr));
  Bytes shared(kSecretBytes);
  std::size_t size = shared.size();
  if (EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1 ||
      EVP_PKEY_derive(context.get(), shared.data(), &size) != 1)
    return std::nullopt;
  return shared;
}

std::string PushKey::sign(std::string_view text) const {
  const Bytes bytes = bytes_of(text);
  const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
  std::size_t size = 0;
  EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, static_cast<EVP_PKEY*>(key_.get()));
  EVP_DigestSign(context.get(), nullptr, &size, bytes.data(), bytes.size());
  Bytes wrapped(size);
  EVP_DigestSign(context.get(), wrapped.data(), &size, bytes.data(), bytes.size());
  const unsigned char* at = wrapped.data();
  const Owned<ECDSA_SIG> numbers(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  std::array<std::uint8_t, 2 * kSecretBytes> both{};
  BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), both.data(), kSecretBytes);
  BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), both.data() + kSecretBytes, kSecretBytes);
  return {both.begin(), both.end()};
}

std::optional<Bytes> seal_push(const PushReader& reader, const PushKey& once,
                               std::span<const std::uint8_t> salt, std::string_view text) {
  const std::optional<Bytes> shared = once.agree(reader.point);
  if (!shared || salt.size() != kSaltBytes) return std::nullopt;
  constexpr std::string_view kInfo{"WebPush: info\0", 14};
  const Bytes secret =
      derived(reader.secret, *shared, joined({bytes_of(kInfo), reader.point, once.point()}), 32);
  const Bytes key =
      derived(salt, secret, bytes_of(std::string_view("Content-Encoding: aes128gcm\0", 28)), 16);
  const Bytes nonce = derived(salt, secret, bytes_of(std::string_view("Content-Encoding: nonce\0", 24)), 12);
  Bytes plain = bytes_of(text);
  plain.push_back(2);  // the last record
  const std::array<std::uint8_t, 5> sizes{kRecordBytes >> 24U & 0xFFU, kRecordBytes >> 16U & 0xFFU,
                                          kRecordBytes >> 8U & 0xFFU, kRecordBytes & 0xFFU,
                                          static_cast<std::uint8_t>(PushKey::kPointBytes)};
  return joined({salt, sizes, once.point(), ciphered(key, nonce, plain)});
}

std::string push_authorization(const PushKey& server, std::string_view service, std::int64_t until_s,
                               std::string_view contact) {
  const std::string head = R"({"typ":"JWT","alg":"ES256"})";
  JsonText claims;
  claims.open().key("aud").text(service).key("exp").number(until_s).key("sub").text(contact).close();
  const std::string token = base64url(bytes_of(head)) + "." + base64url(bytes_of(claims.str()));
  return fmt::format("vapid t={}.{}, k={}", token, base64url(bytes_of(server.sign(token))),
                     base64url(server.point()));
}

}  // namespace holdout
