#include "texts/text_tables.h"

#include <utility>

#include <fmt/format.h>

#include "checks/messages.h"
#include "content/read_json.h"

namespace holdout::texts {
namespace {

using content::Node;

// "texts/pl/talk.json" -> "pl"; a file that lies elsewhere has no language.
std::string language_of(const std::string& path) {
  const std::size_t file = path.rfind('/');
  if (file == std::string::npos) return "";
  const std::size_t folder = path.rfind('/', file - 1);
  const std::size_t start = folder == std::string::npos ? 0 : folder + 1;
  return path.substr(start, file - start);
}

class Gatherer {
 public:
  void read(const checks::TextFile& file) {
    const std::string language = language_of(file.path);
    if (checks::plural_forms_of(language).empty()) {
      complain(file.path, fmt::format("the plural forms of language \"{}\" are not known", language),
               "en/<file>.json or pl/<file>.json");
      return;
    }
    const Result<Node> root = content::read_json(file.text, file.path);
    if (!root) {
      out_.problems.push_back(root.problem());
    } else if (root->kind != Node::Kind::Object) {
      complain(content::place(file.path, root->line), "is " + content::quote(*root),
               "one object of keys and messages");
    } else {
      for (const Node& member : root->children) add(language, file.path, member);
    }
  }

  Gathered take() && { return std::move(out_); }

 private:
  void complain(std::string where, std::string what, std::string expected) {
    out_.problems.push_back({std::move(where), std::move(what), std::move(expected)});
  }

  void add(const std::string& language, const std::string& path, const Node& member) {
    const std::string where = content::place(path, member.line);
    if (member.kind != Node::Kind::Text) {
      complain(where, fmt::format("\"{}\" is {}", member.name, content::quote(member)),
               "a message in quotes");
      return;
    }
    for (const std::string& fault : checks::facts_of(member.text, language).faults)
      complain(where, fmt::format("\"{}\": {}", member.name, fault), "");
    const auto [first, fresh] = places_[language].try_emplace(member.name, where);
    if (!fresh) complain(where, fmt::format("\"{}\" is given again", member.name), "only " + first->second);
    out_.languages[language].try_emplace(member.name, member.text);
  }

  Gathered out_;
  std::map<std::string, std::map<std::string, std::string>> places_;  // language -> key -> where it is
};

std::string literal(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) < ' ')
      out += fmt::format("\\{:03o}", static_cast<unsigned>(c));
    else
      out += c;
  }
  return out + '"';
}

}  // namespace

Gathered gather(const checks::Files& files) {
  Gatherer gatherer;
  for (const checks::TextFile& file : files) gatherer.read(file);
  return std::move(gatherer).take();
}

std::string write_source(const Languages& languages) {
  std::string tables;
  std::string list;
  for (const auto& [name, messages] : languages) {
    tables += fmt::format("constexpr CompiledText k_{}[] = {{\n", name);
    for (const auto& [key, message] : messages)
      tables += fmt::format("    {{{}, {}}},\n", literal(key), literal(message));
    tables += "};\n\n";
    list += fmt::format("    {{\"{}\", k_{}}},\n", name, name);
  }
  return fmt::format(
      "// Generated from the texts of the table and of the games; edit those files instead.\n"
      "#include \"text/compiled.h\"\n\n"
      "namespace holdout {{\nnamespace {{\n\n"
      "{}constexpr CompiledLanguage kLanguages[] = {{\n{}}};\n\n"
      "}}  // namespace\n\n"
      "std::span<const CompiledLanguage> compiled_languages() {{ return kLanguages; }}\n\n"
      "}}  // namespace holdout\n",
      tables, list);
}

}  // namespace holdout::texts
