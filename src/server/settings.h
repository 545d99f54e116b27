#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/result.h"

namespace holdout {

// Everything that can be set, from a TOML file, the environment and flags, in rising priority.
struct Settings {
  std::string listen = "127.0.0.1";
  std::int64_t port = 8484;
  bool lan = false;
  std::string data{};  // empty: the usual folder of this user
  std::string public_url{};
  std::string trusted_proxy{};
  std::string webhook{};
  std::string mail_server{};
  std::string mail_from{};
  std::int64_t threads = 0;      // 0: one a core, at most four
  std::int64_t bot_threads = 0;  // 0: one a core
  std::int64_t bot_from_ms = 350;
  std::int64_t bot_to_ms = 900;
  bool examples = false;
  std::string log_level = "info";
  std::string log_format = "auto";
  bool sync = true;
  bool set_back = false;  // by a flag alone: it is right once
  std::int64_t command_burst = 20;
  std::int64_t command_rate = 5;
  std::int64_t watcher_burst = 100;
  std::int64_t watcher_rate = 20;
  std::int64_t request_burst = 120;
  std::int64_t request_rate = 20;
  std::int64_t connection_burst = 60;
  std::int64_t connection_rate = 10;
  bool limit_loopback = false;
  std::int64_t max_connections = 20000;
  std::int64_t address_connections = 200;
  std::int64_t away_seconds = 600;
  std::int64_t idle_seconds = 60;
  std::int64_t guest_tables = 10;
  std::int64_t address_tables = 100;
  std::int64_t guest_reports = 20;
  std::int64_t address_reports = 100;
  std::int64_t open_days = 1;
  std::int64_t abandoned_days = 90;
  std::int64_t finished_days = 0;

  bool operator==(const Settings&) const = default;
};

// One setting: `public_url` in the file, HOLDOUT_PUBLIC_URL in the environment, --public-url as a flag.
struct SettingInfo {
  std::string_view key;
  std::string_view help;
  std::variant<std::string Settings::*, std::int64_t Settings::*, bool Settings::*> field;
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::string_view words{};  // the values a text may have, space between; empty: any
};

std::span<const SettingInfo> setting_infos();
std::string flag_of(const SettingInfo& info);
std::string variable_of(const SettingInfo& info);
std::string default_of(const SettingInfo& info);

// Sets one setting from text; `where` names the flag or the variable in the problem.
Result<void> set_from_text(Settings& settings, const SettingInfo& info, std::string_view text,
                           std::string where);
Result<void> set_from_toml(Settings& settings, std::string_view toml, const std::string& file);
// `lookup` gives the value of a variable of the environment, or null.
Result<void> set_from_environment(Settings& settings, const std::function<const char*(const char*)>& lookup);

// Variables of the environment ("name=value") that are called like settings and are none: mistypings.
std::vector<std::string> unknown_variables(std::span<const std::string_view> environment);

// What follows from several settings: --lan sets the address, the data folder has a default.
Result<void> finish_settings(Settings& settings, const std::function<const char*(const char*)>& lookup);

}  // namespace holdout
