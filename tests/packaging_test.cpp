#include <sstream>

#include <doctest/doctest.h>

#include "records/files.h"
#include "server/settings.h"

using namespace holdout;

// The settings file that the package installs tells the truth about every setting.

namespace {

std::string file_text(const std::string& name) {
  const Result<std::string> text = read_file(HOLDOUT_SOURCE_DIR "/packaging/" + name);
  REQUIRE_MESSAGE(text, text.problem().message());
  return *text;
}

// "#port = 8484" becomes "port = 8484"; prose, which has a space behind its #, stays as it is.
std::string with_all_settings(const std::string& toml) {
  std::istringstream in(toml);
  std::string out;
  for (std::string line; std::getline(in, line);)
    out += (line.size() > 1 && line[0] == '#' && line[1] != ' ' ? line.substr(1) : line) + "\n";
  return out;
}

Settings packaged() {
  Settings settings;
  settings.data = "/var/lib/holdout";
  return settings;
}

}  // namespace

TEST_CASE("packaging: the settings file changes nothing but where tables are kept") {
  Settings settings;
  const Result<void> set = set_from_toml(settings, file_text("holdout.toml"), "holdout.toml");
  REQUIRE_MESSAGE(set, set.problem().message());
  CHECK(settings == packaged());
}

TEST_CASE("packaging: the settings file shows every setting with its default and its help") {
  const std::string toml = file_text("holdout.toml");
  Settings settings;
  for (const SettingInfo& info : setting_infos()) {
    const std::string shown =
        "\n" + std::string(info.key == "data" ? "" : "#") + std::string(info.key) + " = ";
    CHECK_MESSAGE(toml.find(shown) != std::string::npos, info.key);
    CHECK_MESSAGE(toml.find(std::string(info.help.substr(1))) != std::string::npos, info.key);
  }
  const Result<void> set = set_from_toml(settings, with_all_settings(toml), "holdout.toml");
  REQUIRE_MESSAGE(set, set.problem().message());
  CHECK(settings == packaged());
}

TEST_CASE("packaging: the service runs what the package installs, with its settings") {
  const std::string unit = file_text("holdout.service");
  CHECK(unit.find("\nExecStart=/usr/bin/holdout serve --config /etc/holdout/holdout.toml\n") !=
        std::string::npos);
  CHECK(unit.find("\nStateDirectory=holdout\n") != std::string::npos);
  CHECK(unit.find("\nAfter=network.target time-sync.target\n") != std::string::npos);
  CHECK(file_text("conffiles") == "/etc/holdout/holdout.toml\n");
}
