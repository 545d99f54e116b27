#include "server/guests.h"

#include <fstream>

#include <doctest/doctest.h>
#include <sodium.h>
#include <sys/stat.h>

#include "server/real_ports.h"

namespace holdout {

namespace {

Guests::Key key_of(std::uint8_t fill) {
  Guests::Key key{};
  key.fill(fill);
  return key;
}

struct KeyFile {
  std::filesystem::path path = std::filesystem::temp_directory_path() /
                               ("holdout_key_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
  ~KeyFile() { std::filesystem::remove(path); }
};

}  // namespace

TEST_CASE("a guest is known by the token, and by nothing else") {
  REQUIRE(sodium_init() >= 0);
  SodiumRandom random;
  const Guests guests(key_of(7));
  const Guest one = guests.make(random);
  const Guest two = guests.make(random);
  CHECK(guests.check(one.token) == one.id);
  CHECK(one.id != two.id);
  CHECK(one.token.find(one.id) == std::string::npos);
  CHECK_FALSE(guests.check(""));
  CHECK_FALSE(guests.check(one.id));
  CHECK_FALSE(guests.check(one.token + "A"));
  CHECK_FALSE(guests.check(one.token.substr(1)));
  CHECK_FALSE(Guests(key_of(8)).check(one.token));
  for (std::size_t i = 0; i < one.token.size(); ++i) {
    std::string forged = one.token;
    forged[i] = forged[i] == 'A' ? 'B' : 'A';
    CAPTURE(i);
    CHECK_FALSE(guests.check(forged));
  }
}

TEST_CASE("the server key is made once, for its owner only, and read again") {
  REQUIRE(sodium_init() >= 0);
  SodiumRandom random;
  const KeyFile file;
  const Result<Guests::Key> made = load_server_key(file.path, random);
  REQUIRE(made);
  struct stat info {};
  REQUIRE(stat(file.path.c_str(), &info) == 0);
  CHECK((info.st_mode & 0777) == 0600);
  const Result<Guests::Key> again = load_server_key(file.path, random);
  REQUIRE(again);
  CHECK(*again == *made);
  std::ofstream(file.path) << "short";
  const Result<Guests::Key> broken = load_server_key(file.path, random);
  REQUIRE_FALSE(broken);
  CHECK(broken.problem().what == "is not a server key");
}

TEST_CASE("logs name a secret without telling it") {
  const Guests guests(key_of(7));
  CHECK(guests.log_name("abcdef") == guests.log_name("abcdef"));
  CHECK(guests.log_name("abcdef") != guests.log_name("abcdeg"));
  CHECK(guests.log_name("abcdef") != Guests(key_of(8)).log_name("abcdef"));
  CHECK(guests.log_name("abcdef").find("abc") == std::string::npos);
}

}  // namespace holdout
