#include "table/seating/push_address.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr const char* kKey =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* kSecret = "BTBZMqHH6r4Tts7J_aSIgg";

}  // namespace

TEST_CASE("a subscription is an address of HTTPS at a public name, a key and a secret") {
  CHECK(push_address("https://updates.push.example/wpush/v2/abc", kKey, kSecret));
  CHECK(push_address("https://push.example:8443/x?y", kKey, kSecret));
  for (const char* const endpoint :
       {"", "http://push.example/", "https://", "https://localhost/", "https://push.localhost/",
        "https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://[::1]/",
        "https://printer.local/", "https://router.lan/", "https://push/", "https://name@push.example/",
        "https://push.example/a b", "https://push.example/\n", "ftp://push.example/"}) {
    CAPTURE(endpoint);
    const auto address = push_address(endpoint, kKey, kSecret);
    REQUIRE_FALSE(address);
    CHECK(address.problem().where == "endpoint");
  }
  CHECK(push_address("https://push.example/", "BCVx", kSecret).problem().where == "key");
  CHECK(push_address("https://push.example/", std::string(87, 'A'), kSecret).problem().where == "key");
  CHECK(push_address("https://push.example/", kKey, "!").problem().where == "secret");
  CHECK(push_service("https://push.example:8443/x?y") == "push.example:8443");
}
