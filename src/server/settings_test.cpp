#include "server/settings.h"

#include <array>
#include <map>
#include <set>
#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout {

namespace {

using Variables = std::map<std::string, std::string>;

auto lookup_in(const Variables& variables) {
  return [&variables](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  };
}

const SettingInfo& info_of(std::string_view key) {
  for (const SettingInfo& each : setting_infos()) {
    if (each.key == key) return each;
  }
  throw std::invalid_argument(std::string(key));
}

std::string problem_in(std::string_view toml) {
  Settings settings;
  const Result<void> set = set_from_toml(settings, toml, "holdout.toml");
  return set ? "" : set.problem().message();
}

}  // namespace

TEST_CASE("settings come from file, environment and flags, in rising priority") {
  Settings settings;
  REQUIRE(set_from_toml(settings, "port = 1111\nlisten = \"0.0.0.0\"\nexamples = true\n", "holdout.toml"));
  CHECK(settings.port == 1111);
  CHECK(settings.examples);
  const Variables variables = {{"HOLDOUT_PORT", "2222"}, {"HOLDOUT_PUBLIC_URL", "https://holdout.example"}};
  REQUIRE(set_from_environment(settings, lookup_in(variables)));
  CHECK(settings.port == 2222);
  CHECK(settings.public_url == "https://holdout.example");
  REQUIRE(set_from_text(settings, info_of("port"), "3333", "--port"));
  CHECK(settings.port == 3333);
  CHECK(settings.listen == "0.0.0.0");
}

TEST_CASE("what is wrong with a setting is said once: where, what, what was expected") {
  CHECK(problem_in("prot = 1").starts_with("holdout.toml:1: prot: is not a setting; expected listen, port,"));
  CHECK(problem_in("\nport = \"8484\"") ==
        "holdout.toml:2: port: is of another type; expected a whole number from 0 to 65535");
  CHECK(problem_in("port = 70000") ==
        "holdout.toml:1: port: '70000' is not allowed; expected a whole number from 0 to 65535");
  CHECK(problem_in("log_level = \"loud\"") ==
        "holdout.toml:1: log_level: 'loud' is not allowed; expected one of error warning info debug");
  CHECK(problem_in("lan = 1").find("expected true or false") != std::string::npos);
  CHECK(problem_in("port = ").starts_with("holdout.toml:1: "));
  Settings settings;
  CHECK(set_from_environment(settings, lookup_in({{"HOLDOUT_PORT", "many"}})).problem().where ==
        "HOLDOUT_PORT");
  CHECK(set_from_environment(settings, lookup_in({{"HOLDOUT_LAN", "perhaps"}})).problem().expected ==
        "true or false");
  CHECK(settings == Settings{});
}

TEST_CASE("computer players cannot be set to take longer than they are waited for") {
  CHECK(problem_in("bot_to_ms = 4000").empty());
  CHECK(problem_in("bot_to_ms = 4500") ==
        "holdout.toml:1: bot_to_ms: '4500' is not allowed; expected a whole number from 0 to 4000");
}

TEST_CASE("a variable that is called like a setting and is none is noticed") {
  const std::array<std::string_view, 5> environment{"HOLDOUT_PROT=1", "HOLDOUT_PORT=2", "HOLDOUT_BUILD=b",
                                                    "HOLDOUT_KILLS=200", "PATH=/bin"};
  CHECK(unknown_variables(environment) == std::vector<std::string>{"HOLDOUT_PROT"});
}

TEST_CASE("flags and variables are named after the key") {
  CHECK(flag_of(info_of("public_url")) == "--public-url");
  CHECK(variable_of(info_of("public_url")) == "HOLDOUT_PUBLIC_URL");
  CHECK(default_of(info_of("port")) == "8484");
  CHECK(default_of(info_of("sync")) == "true");
  std::set<std::string_view> keys;
  for (const SettingInfo& each : setting_infos()) {
    CHECK(keys.insert(each.key).second);
    CHECK_FALSE(each.help.empty());
    Settings settings;  // every default is allowed
    CHECK(set_from_text(settings, each, default_of(each), "x"));
    CHECK(settings == Settings{});
  }
}

TEST_CASE("the data folder is the usual one unless it is said") {
  const Variables home = {{"HOME", "/home/aga"}};
  const Variables shared = {{"HOME", "/home/aga"}, {"XDG_DATA_HOME", "/data"}};
  Settings settings;
  REQUIRE(finish_settings(settings, lookup_in(home)));
  CHECK(settings.data == "/home/aga/.local/share/holdout");
  settings = {};
  REQUIRE(finish_settings(settings, lookup_in(shared)));
  CHECK(settings.data == "/data/holdout");
  settings = {};
  CHECK(finish_settings(settings, lookup_in({})).problem().where == "data");
  settings = {};
  settings.lan = true;
  settings.data = "/srv";
  REQUIRE(finish_settings(settings, lookup_in({})));
  CHECK(settings.listen == "0.0.0.0");
  settings.lan = false;
  settings.listen = "localhost";
  CHECK(finish_settings(settings, lookup_in({})).problem().where == "listen");
  settings.listen = "::1";
  settings.public_url = "holdout.example";
  CHECK(finish_settings(settings, lookup_in({})).problem().where == "public_url");
}

TEST_CASE("mail needs a server and a sender, and no address is repeated in a complaint") {
  const auto complaint = [](const char* webhook, const char* server, const char* from) {
    Settings settings;
    settings.data = "/srv";
    settings.webhook = webhook;
    settings.mail_server = server;
    settings.mail_from = from;
    const Result<void> finished = finish_settings(settings, lookup_in({}));
    return finished ? "" : finished.problem().message();
  };
  CHECK(complaint("https://chat.example/x", "smtps://me:secret@mail.example", "h@example.org").empty());
  CHECK(complaint("chat.example/secret", "", "") ==
        "webhook: is not an address; expected such as https://chat.example/hooks/holdout");
  CHECK(complaint("", "mail.example:secret", "h@example.org") ==
        "mail_server: is not an address; expected such as smtp://localhost:25");
  CHECK(complaint("", "", "h@example.org") ==
        "mail_server: is missing; expected such as smtp://localhost:25");
  CHECK(complaint("", "smtp://localhost", "") ==
        "mail_from: is not an address; expected such as holdout@example.org");
}

}  // namespace holdout
