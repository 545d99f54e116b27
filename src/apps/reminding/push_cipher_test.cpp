#include "apps/reminding/push_cipher.h"

#include <doctest/doctest.h>
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include "apps/reminding/web_push.h"

using namespace holdout;

namespace {

Bytes bytes(std::string_view text) { return *from_base64url(text); }

// By the point alone, as a service does it.
bool is_signed_by(const Bytes& point, std::string_view text, const Bytes& signature) {
  static constexpr std::uint8_t kHead[] = {0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48,
                                           0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
                                           0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00};
  Bytes info(std::begin(kHead), std::end(kHead));
  info.insert(info.end(), point.begin(), point.end());
  const unsigned char* at = info.data();
  EVP_PKEY* key = d2i_PUBKEY(nullptr, &at, static_cast<long>(info.size()));
  REQUIRE(key != nullptr);
  ECDSA_SIG* numbers = ECDSA_SIG_new();
  ECDSA_SIG_set0(numbers, BN_bin2bn(signature.data(), 32, nullptr),
                 BN_bin2bn(signature.data() + 32, 32, nullptr));
  unsigned char* wrapped = nullptr;
  const int size = i2d_ECDSA_SIG(numbers, &wrapped);
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, key);
  const bool good = EVP_DigestVerify(context, wrapped, static_cast<std::size_t>(size),
                                     reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1;
  EVP_MD_CTX_free(context);
  OPENSSL_free(wrapped);
  ECDSA_SIG_free(numbers);
  EVP_PKEY_free(key);
  return good;
}

}  // namespace

TEST_CASE("a push message is sealed as RFC 8291 shows it") {
  const auto server = PushKey::from_secret(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  const auto browser = PushKey::from_secret(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
  REQUIRE(server);
  REQUIRE(browser);
  CHECK(base64url(browser->point()) ==
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
  const auto sealed = seal_push({browser->point(), bytes("BTBZMqHH6r4Tts7J_aSIgg")}, *server,
                                bytes("DGv6ra1nlYgDCS1FRnbzlw"), "When I grow up, I want to be a watermelon");
  REQUIRE(sealed);
  CHECK(base64url(*sealed) ==
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
        "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST_CASE("nothing is sealed for a point that is not on the curve") {
  const PushKey key = push_key_of(Bytes(32, 7));
  Bytes off = key.point();
  off.back() ^= 1U;
  CHECK_FALSE(key.agree(off));
  CHECK_FALSE(key.agree(Bytes(65, 0)));
  CHECK_FALSE(key.agree(Bytes(64, 4)));
  CHECK_FALSE(seal_push({off, Bytes(16, 1)}, key, Bytes(16, 2), "text"));
  CHECK_FALSE(PushKey::from_secret(Bytes(32, 0)));
  CHECK_FALSE(PushKey::from_secret(Bytes(32, 0xFF)));
}

TEST_CASE("who sends is signed for one service and a time (RFC 8292), always by the same key") {
  const PushKey key = push_key_of(Bytes(32, 7));
  CHECK(push_key_of(Bytes(32, 7)).point() == key.point());
  CHECK(push_key_of(Bytes(32, 8)).point() != key.point());
  const std::string value =
      push_authorization(key, "https://push.example", 1'800'000'000, "https://holdout.example");
  REQUIRE(value.starts_with("vapid t="));
  const std::string token = value.substr(8, value.find(", k=") - 8);
  CHECK(value.substr(value.find(", k=") + 4) == base64url(key.point()));
  const std::size_t second = token.find('.') + 1, third = token.rfind('.') + 1;
  const auto text = [&](std::size_t from, std::size_t to) {
    const Bytes part = bytes(token.substr(from, to - from));
    return std::string(part.begin(), part.end());
  };
  CHECK(text(0, second - 1) == R"({"typ":"JWT","alg":"ES256"})");
  CHECK(text(second, third - 1) ==
        R"({"aud":"https://push.example","exp":1800000000,"sub":"https://holdout.example"})");
  const Bytes signature = bytes(token.substr(third));
  REQUIRE(signature.size() == 64);
  CHECK(is_signed_by(key.point(), token.substr(0, third - 1), signature));
  CHECK_FALSE(is_signed_by(key.point(), token.substr(0, third - 2), signature));
}
