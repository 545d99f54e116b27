#include "apps/terminal/profile.h"

#include <cstdlib>
#include <filesystem>

#include <fmt/core.h>

#include "protocol/json_read.h"
#include "protocol/json_text.h"
#include "records/files.h"

namespace holdout {

namespace {

constexpr int kProfileFormat = 1;
constexpr int kHighestEpilogue = 99;

Result<std::set<int>> read_numbers(const json::value& value, const std::string& where) {
  const Result<const json::array*> list = as_list(value, where);
  if (!list) return list.problem();
  std::set<int> numbers;
  for (const json::value& each : **list) {
    const Result<std::int64_t> number = as_number(each, where, 1, kHighestEpilogue);
    if (!number) return number.problem();
    numbers.insert(static_cast<int>(*number));
  }
  return numbers;
}

Result<Profile> read_profile(const json::value& value) {
  JsonObject object(value, "");
  if (const std::string kind = object.text("holdout"); object.ok() && kind != "profile")
    object.fail("holdout", fmt::format("is '{}'", kind), "profile");
  object.number("format", kProfileFormat, kProfileFormat);
  const json::value& games = object.any("unlocked");
  if (!games.is_object()) object.fail("unlocked", "is " + shown(games), "an object");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  Profile profile;
  for (const auto& game : games.get_object()) {
    const std::string key(game.key().data(), game.key().size());
    const Result<std::set<int>> numbers = read_numbers(game.value(), "unlocked." + key);
    if (!numbers) return numbers.problem();
    profile.unlocked[key] = *numbers;
  }
  return profile;
}

}  // namespace

Result<Profile> load_profile(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return Profile{};
  const Result<std::string> text = read_file(path);
  if (!text) return text.problem();
  const Result<json::value> value = parse_json(*text, path);
  if (!value) return value.problem();
  Result<Profile> profile = read_profile(*value);
  if (profile) return profile;
  const Problem& problem = profile.problem();
  return Problem{path + ": " + problem.where, problem.what, problem.expected};
}

Result<void> save_profile(const std::string& path, const Profile& profile) {
  JsonText out(JsonText::Layout::Indented);
  out.open().key("holdout").text("profile").key("format").number(kProfileFormat).key("unlocked").open();
  for (const auto& [game, numbers] : profile.unlocked) {
    out.key(game).open_list();
    for (int number : numbers) out.number(number);
    out.close_list();
  }
  out.close().close();
  std::error_code ignored;  // a folder that cannot be made shows when the file is written
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
  return write_file(path, out.take() + "\n");
}

std::string usual_profile_path() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return std::string(data) + "/holdout/profile.json";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return "";
  return std::string(home) + "/.local/share/holdout/profile.json";
}

}  // namespace holdout
