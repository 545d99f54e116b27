#include "server/settings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>

#include <boost/asio/ip/address.hpp>
#include <fmt/format.h>
#include <toml++/toml.h>

#include "server/http/trusted_proxies.h"
#include "table/seating/room.h"
#include "table/table_host.h"

namespace holdout {

namespace {

using S = Settings;
constexpr std::int64_t kMany = 1'000'000;

constexpr std::array kInfos = {
    SettingInfo{"listen", "address to listen on", &S::listen},
    SettingInfo{"port", "port to listen on; 0 takes any free one", &S::port, 0, 65535},
    SettingInfo{"lan", "listen on all interfaces, and print the address for others and its QR code", &S::lan},
    SettingInfo{"data", "folder for the tables and the server key; empty: the usual one of this user",
                &S::data},
    SettingInfo{"public_url", "address by which people reach the server, if it stands behind a proxy",
                &S::public_url},
    SettingInfo{"trusted_proxy",
                "proxies whose X-Forwarded-For is believed, so that limits hold for those behind them: "
                "addresses or networks, comma between",
                &S::trusted_proxy},
    SettingInfo{"webhook", "address to which is posted that a table over days waits for somebody who is away",
                &S::webhook},
    SettingInfo{
        "mail_server",
        "server that mails the same to those who want it: smtp://host:port or smtps://user:password@host",
        &S::mail_server},
    SettingInfo{"mail_from", "address from which that mail comes", &S::mail_from},
    SettingInfo{"threads", "threads that serve connections and tables; 0: one a core, at most four",
                &S::threads, 0, 64},
    SettingInfo{"bot_threads", "threads in which computer players think; 0: one a core", &S::bot_threads, 0,
                64},
    SettingInfo{"bot_from_ms", "shortest time a computer player takes for an answer", &S::bot_from_ms, 0,
                BotPace::kMostMs},
    SettingInfo{"bot_to_ms", "longest time", &S::bot_to_ms, 0, BotPace::kMostMs},
    SettingInfo{"examples", "offer the games that are there as examples, too", &S::examples},
    SettingInfo{"log_level", "how much to log", &S::log_level, 0, 0, "error warning info debug"},
    SettingInfo{"log_format", "one JSON object a line, or words; auto: words on a terminal", &S::log_format,
                0, 0, "auto json logfmt"},
    SettingInfo{"sync", "a move is on the disk before anybody is told; off only to measure what that costs",
                &S::sync},
    SettingInfo{"command_burst", "commands that one guest may send at once", &S::command_burst, 1, kMany},
    SettingInfo{"command_rate", "commands a second of one guest", &S::command_rate, 1, kMany},
    SettingInfo{"watcher_burst", "commands that those of one address who have no seat may send at once",
                &S::watcher_burst, 1, kMany},
    SettingInfo{"watcher_rate", "commands a second of those of one address who have no seat, together",
                &S::watcher_rate, 1, kMany},
    SettingInfo{"request_burst", "HTTP requests that one address may send at once", &S::request_burst, 1,
                kMany},
    SettingInfo{"request_rate", "HTTP requests a second of one address", &S::request_rate, 1, kMany},
    SettingInfo{"connection_burst", "WebSockets that one address may open at once", &S::connection_burst, 1,
                kMany},
    SettingInfo{"connection_rate", "WebSockets a second of one address", &S::connection_rate, 1, kMany},
    SettingInfo{"limit_loopback", "let the limits an address hold for this machine, too", &S::limit_loopback},
    SettingInfo{"max_connections", "connections at the same time", &S::max_connections, 1, kMany},
    SettingInfo{"address_connections", "connections of one address at the same time", &S::address_connections,
                1, kMany},
    SettingInfo{"away_seconds",
                "after so long without its person a seat of a relaxed table is played by the computer, and a "
                "table without its owner is another's",
                &S::away_seconds, 60, 86400},
    SettingInfo{"idle_seconds", "after so long a table that was only asked about is put away",
                &S::idle_seconds, 1, 86400},
    SettingInfo{"guest_tables", "tables of one guest that may wait for people at the same time",
                &S::guest_tables, 1, kMany},
    SettingInfo{"address_tables", "new tables a day of one address", &S::address_tables, 1, kMany},
    SettingInfo{"guest_reports", "reports a day of one guest", &S::guest_reports, 1, kMany},
    SettingInfo{"address_reports", "reports a day of one address", &S::address_reports, 1, kMany},
    SettingInfo{"open_days",
                "days after which a table where nobody waits for its beginning expires; 0: never",
                &S::open_days, 0, 36500},
    SettingInfo{"abandoned_days",
                "days without anybody after which a game that has not ended expires; 0: never",
                &S::abandoned_days, 0, 36500},
    SettingInfo{"finished_days", "days after which a game that has ended expires; 0: never",
                &S::finished_days, 0, 36500},
};

std::string type_of(const SettingInfo& info) {
  if (std::holds_alternative<bool S::*>(info.field)) return "true or false";
  if (std::holds_alternative<std::int64_t S::*>(info.field))
    return fmt::format("a whole number from {} to {}", info.min, info.max);
  return info.words.empty() ? "a text" : fmt::format("one of {}", info.words);
}

bool is_word_of(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::string_view first = words.substr(0, words.find(' '));
    if (first == word) return true;
    words.remove_prefix(std::min(first.size() + 1, words.size()));
  }
  return false;
}

Problem wrong(const SettingInfo& info, std::string where, std::string_view given) {
  return {std::move(where), fmt::format("'{}' is not allowed", given), type_of(info)};
}

Result<void> set(Settings& settings, const SettingInfo& info, const std::string& value, std::string where) {
  if (!info.words.empty() && !is_word_of(info.words, value)) return wrong(info, std::move(where), value);
  settings.*std::get<std::string S::*>(info.field) = value;
  return {};
}

Result<void> set(Settings& settings, const SettingInfo& info, std::int64_t value, std::string where) {
  if (value < info.min || value > info.max) return wrong(info, std::move(where), fmt::format("{}", value));
  settings.*std::get<std::int64_t S::*>(info.field) = value;
  return {};
}

const SettingInfo* find_info(std::string_view key) {
  const auto found =
      std::find_if(kInfos.begin(), kInfos.end(), [&](const auto& each) { return each.key == key; });
  return found == kInfos.end() ? nullptr : &*found;
}

std::string all_keys() {
  std::string keys;
  for (const SettingInfo& each : kInfos) keys += (keys.empty() ? "" : ", ") + std::string(each.key);
  return keys;
}

Result<void> set_from_node(Settings& settings, const SettingInfo& info, const toml::node& node,
                           std::string where) {
  if (std::holds_alternative<bool S::*>(info.field) && node.is_boolean()) {
    settings.*std::get<bool S::*>(info.field) = node.as_boolean()->get();
    return {};
  }
  if (std::holds_alternative<std::int64_t S::*>(info.field) && node.is_integer())
    return set(settings, info, node.as_integer()->get(), std::move(where));
  if (std::holds_alternative<std::string S::*>(info.field) && node.is_string())
    return set(settings, info, node.as_string()->get(), std::move(where));
  return Problem{std::move(where), "is of another type", type_of(info)};
}

bool begins_with_one_of(std::string_view text, std::string_view a, std::string_view b) {
  return text.starts_with(a) || text.starts_with(b);
}

// Values are not repeated: passwords stand in them.
Result<void> check_reminders(const Settings& settings) {
  if (!settings.webhook.empty() && !begins_with_one_of(settings.webhook, "http://", "https://"))
    return Problem{"webhook", "is not an address", "such as https://chat.example/hooks/holdout"};
  if (settings.mail_server.empty() && settings.mail_from.empty()) return {};
  if (!begins_with_one_of(settings.mail_server, "smtp://", "smtps://"))
    return Problem{"mail_server", settings.mail_server.empty() ? "is missing" : "is not an address",
                   "such as smtp://localhost:25"};
  if (const Result<std::string> from = tidy_mail(settings.mail_from); !from || from->empty())
    return Problem{"mail_from", "is not an address", "such as holdout@example.org"};
  return {};
}

}  // namespace

std::span<const SettingInfo> setting_infos() { return kInfos; }

std::string flag_of(const SettingInfo& info) {
  std::string flag = "--" + std::string(info.key);
  std::replace(flag.begin(), flag.end(), '_', '-');
  return flag;
}

std::string variable_of(const SettingInfo& info) {
  std::string variable = "HOLDOUT_" + std::string(info.key);
  std::transform(variable.begin(), variable.end(), variable.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return variable;
}

std::string default_of(const SettingInfo& info) {
  const Settings settings;
  if (const auto* text = std::get_if<std::string S::*>(&info.field)) return settings.**text;
  if (const auto* number = std::get_if<std::int64_t S::*>(&info.field))
    return fmt::format("{}", settings.**number);
  return settings.*std::get<bool S::*>(info.field) ? "true" : "false";
}

Result<void> set_from_text(Settings& settings, const SettingInfo& info, std::string_view text,
                           std::string where) {
  if (std::holds_alternative<std::string S::*>(info.field))
    return set(settings, info, std::string(text), std::move(where));
  if (const auto* flag = std::get_if<bool S::*>(&info.field)) {
    const bool yes = text == "true" || text == "1" || text == "on" || text == "yes";
    const bool no = text == "false" || text == "0" || text == "off" || text == "no";
    if (!yes && !no) return wrong(info, std::move(where), text);
    settings.** flag = yes;
    return {};
  }
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return wrong(info, std::move(where), text);
  return set(settings, info, value, std::move(where));
}

Result<void> set_from_toml(Settings& settings, std::string_view toml, const std::string& file) try {
  const toml::table table = toml::parse(toml, file);
  for (const auto& [key, node] : table) {
    const std::string where = fmt::format("{}:{}: {}", file, node.source().begin.line, key.str());
    const SettingInfo* info = find_info(key.str());
    if (!info) return Problem{where, "is not a setting", all_keys()};
    if (Result<void> done = set_from_node(settings, *info, node, where); !done) return done;
  }
  return {};
} catch (const toml::parse_error& error) {
  return Problem{fmt::format("{}:{}", file, error.source().begin.line), std::string(error.description()),
                 "TOML"};
}

Result<void> set_from_environment(Settings& settings, const std::function<const char*(const char*)>& lookup) {
  for (const SettingInfo& info : kInfos) {
    const std::string variable = variable_of(info);
    const char* value = lookup(variable.c_str());
    if (!value) continue;
    if (Result<void> done = set_from_text(settings, info, value, variable); !done) return done;
  }
  return {};
}

namespace {

// Of this tree's own scripts and tests (CONTRIBUTING.md), which start the program.
constexpr std::array<std::string_view, 12> kOfTheTree = {
    "HOLDOUT_ALTERED",        "HOLDOUT_ALTERED_FIRST", "HOLDOUT_BUILD",     "HOLDOUT_CONTRACT_FIRST",
    "HOLDOUT_CONTRACT_GAMES", "HOLDOUT_CONTRACT_NTH",  "HOLDOUT_FAULTS",    "HOLDOUT_KILLS",
    "HOLDOUT_PROGRAM",        "HOLDOUT_REGENERATE",    "HOLDOUT_SIM_FIRST", "HOLDOUT_SIM_SEEDS"};

}  // namespace

std::vector<std::string> unknown_variables(std::span<const std::string_view> environment) {
  std::vector<std::string> unknown;
  for (const std::string_view each : environment) {
    const std::string_view name = each.substr(0, each.find('='));
    const bool ours = name.starts_with("HOLDOUT_") && std::ranges::count(kOfTheTree, name) == 0;
    const bool known = std::any_of(kInfos.begin(), kInfos.end(),
                                   [&](const SettingInfo& info) { return variable_of(info) == name; });
    if (ours && !known) unknown.emplace_back(name);
  }
  return unknown;
}

Result<void> finish_settings(Settings& settings, const std::function<const char*(const char*)>& lookup) {
  if (settings.lan) settings.listen = "0.0.0.0";
  boost::system::error_code error;
  boost::asio::ip::make_address(settings.listen, error);
  if (error)
    return Problem{"listen", fmt::format("'{}' is not an address", settings.listen), "such as 127.0.0.1"};
  const std::string& url = settings.public_url;
  if (!url.empty() && !url.starts_with("http://") && !url.starts_with("https://"))
    return Problem{"public_url", fmt::format("'{}' is not an address", url),
                   "such as https://holdout.example"};
  if (const auto proxies = TrustedProxies::read(settings.trusted_proxy); !proxies)
    return Problem{"trusted_proxy", proxies.problem().what, proxies.problem().expected};
  if (Result<void> good = check_reminders(settings); !good) return good;
  if (settings.bot_to_ms < settings.bot_from_ms)
    return Problem{"bot_to_ms", "is less than bot_from_ms", fmt::format("{} or more", settings.bot_from_ms)};
  if (!settings.data.empty()) return {};
  if (const char* shared = lookup("XDG_DATA_HOME"); shared && *shared) {
    settings.data = std::string(shared) + "/holdout";
  } else if (const char* home = lookup("HOME"); home && *home) {
    settings.data = std::string(home) + "/.local/share/holdout";
  } else {
    return Problem{"data", "there is no home folder", "--data with a folder"};
  }
  return {};
}

}  // namespace holdout
