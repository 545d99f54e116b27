#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "apps/web_types/text_samples.h"
#include "apps/web_types/typescript.h"
#include "catalogue/all_games.h"
#include "protocol/json_read.h"
#include "records/files.h"
#include "text/texts.h"

namespace holdout {

namespace {

struct SchemaArguments {
  std::string game;
  std::string out = "games";
  bool typescript = false;
  std::string language;
  std::vector<std::string> more;
};

Result<std::vector<const AnyGame*>> wanted_games(const std::string& key) {
  if (key.empty()) return std::vector<const AnyGame*>(all_games().begin(), all_games().end());
  const Result<const AnyGame*> game = game_named(key);
  if (!game) return game.problem();
  return std::vector<const AnyGame*>{*game};
}

// The texts of the program in one language, and those of further files.
class AllTexts {
 public:
  explicit AllTexts(const CompiledLanguage& language) : name_(language.name) {
    for (const CompiledText& each : language.texts) messages_.emplace(each.key, each.message);
  }

  Result<void> add(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) return text.problem();
    const Result<json::value> value = parse_json(*text, path);
    if (!value) return value.problem();
    if (!value->is_object()) return Problem{path, "is " + shown(*value), "an object of keys and messages"};
    for (const auto& [key, message] : value->get_object()) {
      const Result<std::string> read = as_text(message, path + ": " + std::string(key));
      if (!read) return read.problem();
      messages_.emplace(key, *read);
    }
    return {};
  }

  std::string samples() const {
    std::vector<CompiledText> texts;
    for (const auto& [key, message] : messages_) texts.push_back({key, message});
    return text_samples({name_, texts});
  }

 private:
  std::string_view name_;
  std::map<std::string, std::string> messages_;
};

Exit print_samples(const SchemaArguments& arguments) {
  const auto all = compiled_languages();
  const auto language = std::ranges::find(all, arguments.language, &CompiledLanguage::name);
  if (language == all.end())
    return report({"--texts", fmt::format("there is no language '{}'", arguments.language),
                   fmt::format("one of {}", fmt::join(languages(), ", "))},
                  Exit::WrongUse);
  AllTexts texts(*language);
  for (const std::string& path : arguments.more)
    if (const Result<void> added = texts.add(path); !added) return report(added.problem(), Exit::BadInput);
  return print(texts.samples());
}

Exit write_typescript(const SchemaArguments& arguments) {
  const Result<std::vector<const AnyGame*>> games = wanted_games(arguments.game);
  if (!games) return report(games.problem(), Exit::WrongUse);
  for (const AnyGame* game : *games)
    for (const TypescriptFile& file : typescript_files(*game)) {
      const std::filesystem::path path = std::filesystem::path(arguments.out) / file.path;
      std::error_code failed;
      std::filesystem::create_directories(path.parent_path(), failed);
      if (failed) return report({path.parent_path().string(), failed.message(), "a folder"}, Exit::BadInput);
      if (const Result<void> wrote = write_file(path.string(), file.text); !wrote)
        return report(wrote.problem(), Exit::BadInput);
    }
  return Exit::Done;
}

Exit run_schema(const SchemaArguments& arguments) {
  if (arguments.typescript == !arguments.language.empty())
    return report({"", "one thing to write must be asked for", "--ts or --texts"}, Exit::WrongUse);
  return arguments.typescript ? write_typescript(arguments) : print_samples(arguments);
}

}  // namespace

void add_schema(CLI::App& app, Exit& exit) {
  CLI::App* schema = app.add_subcommand("schema", "write what the web client must know of the games");
  auto arguments = std::make_shared<SchemaArguments>();
  schema->add_option("game", arguments->game, "only this game");
  schema->add_flag("--ts", arguments->typescript, "TypeScript: views and statements, a folder a game");
  schema->add_option("--out", arguments->out, "where those folders are")->capture_default_str();
  schema->add_option("--texts", arguments->language,
                     "print every text in this language with made-up facts, as JSON");
  schema->add_option("--more", arguments->more, "with --texts: a file with further texts; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  schema->callback([arguments, &exit] { exit = run_schema(*arguments); });
}

}  // namespace holdout
