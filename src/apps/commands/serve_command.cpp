#include <cstdlib>
#include <map>
#include <vector>

#include <fmt/core.h>
#include <unistd.h>

#include "apps/commands/commands.h"
#include "apps/serving/qr_code.h"
#include "apps/serving/serving.h"
#include "records/files.h"

namespace holdout {

namespace {

struct ServeArguments {
  std::string config;
  std::map<const SettingInfo*, std::string> flags;  // those given
  bool set_back = false;
};

Result<void> read_config(Settings& settings, const std::string& file) {
  const Result<std::string> text = read_file(file);
  if (!text) return text.problem();
  return set_from_toml(settings, *text, file);
}

// File, environment, flags: each overrules the one before.
Result<Settings> settings_from(const ServeArguments& arguments) {
  Settings settings;
  const auto lookup = [](const char* name) -> const char* { return std::getenv(name); };
  if (!arguments.config.empty()) {
    if (Result<void> read = read_config(settings, arguments.config); !read) return read.problem();
  }
  if (Result<void> set = set_from_environment(settings, lookup); !set) return set.problem();
  for (const auto& [info, text] : arguments.flags) {
    if (Result<void> set = set_from_text(settings, *info, text, flag_of(*info)); !set) return set.problem();
  }
  settings.set_back = arguments.set_back;
  if (Result<void> done = finish_settings(settings, lookup); !done) return done.problem();
  return settings;
}

std::string address_text(const Settings& settings, std::uint16_t port) {
  const bool anywhere = settings.listen == "0.0.0.0" || settings.listen == "::";
  const bool six = settings.listen.find(':') != std::string::npos;
  const std::string host = anywhere ? "127.0.0.1" : six ? "[" + settings.listen + "]" : settings.listen;
  std::string text = fmt::format("Holdout is at http://{}:{}\n", host, port);
  if (!settings.public_url.empty()) text += fmt::format("Others reach it at {}\n", settings.public_url);
  const std::string lan = settings.lan ? lan_address() : "";
  if (lan.empty()) return text;
  const std::string url = fmt::format("http://{}:{}", lan, port);
  return text + fmt::format("In your network it is at {}\n\n{}\n", url, qr_code(url));
}

// Not refused: scripts have variables of their own that begin like ours.
void warn_of_unknown_variables() {
  std::vector<std::string_view> environment;
  for (char** each = environ; *each != nullptr; ++each) environment.emplace_back(*each);
  for (const std::string& name : unknown_variables(environment))
    write_to_standard_error(fmt::format("{} is not a setting and means nothing here\n", name));
}

Exit run_serve(const ServeArguments& arguments) {
  const Result<Settings> settings = settings_from(arguments);
  if (!settings) return report(settings.problem(), Exit::WrongUse);
  warn_of_unknown_variables();
  const auto serving = Serving::start(*settings, write_to_standard_error, Serving::EndedBy::Signals);
  if (!serving) return report(serving.problem(), Exit::BadInput);
  if (const Exit printed = print(address_text(*settings, (*serving)->port())); printed != Exit::Done)
    return printed;
  (*serving)->wait();
  return Exit::Done;
}

void add_setting(CLI::App& serve, ServeArguments& arguments, const SettingInfo& info) {
  const std::string usual = default_of(info);
  std::string help = fmt::format("{} [{}", info.help, variable_of(info));
  if (!info.words.empty()) help += fmt::format("; one of {}", info.words);
  help += usual.empty() ? "]" : fmt::format("; usually {}]", usual);
  const auto keep = [&arguments, &info](const std::string& text) { arguments.flags[&info] = text; };
  if (std::holds_alternative<bool Settings::*>(info.field)) {
    serve.add_flag_function(
        flag_of(info) + (usual == "true" ? ",!--no-" + std::string(info.key) : ""),
        [keep](std::int64_t count) { keep(count > 0 ? "true" : "false"); }, help);
  } else {
    serve.add_option_function<std::string>(flag_of(info), keep, help);
  }
}

}  // namespace

void add_serve(CLI::App& app, Exit& exit) {
  CLI::App* serve = app.add_subcommand("serve", "run the table server with the web client");
  auto arguments = std::make_shared<ServeArguments>();
  serve->add_option(
      "--config", arguments->config,
      "TOML file of settings, named as the flags with _ for -; the environment overrules it, and flags "
      "overrule both");
  serve->add_flag(
      "--set-back", arguments->set_back,
      "go on from a store that lacks what it had once; its tables tell. For one start, so no setting");
  for (const SettingInfo& info : setting_infos()) add_setting(*serve, *arguments, info);
  serve->callback([arguments, &exit] { exit = run_serve(*arguments); });
}

}  // namespace holdout
