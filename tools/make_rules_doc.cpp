// make_rules_doc TEXTS OUT: writes the rules of a game as players read them, from its texts in one language.
//   make_rules_doc games/liars_dice/texts/en/rules.json games/liars_dice/rulebook.md
#include <cstdio>
#include <fstream>
#include <sstream>

#include <fmt/core.h>

#include "content/write_file.h"
#include "rules_doc/rules_doc.h"

namespace {

using namespace holdout;

Result<std::string> read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) return Problem{path, "cannot be read or is empty", "a file of texts"};
  return text.str();
}

Result<void> make(const std::string& texts, const std::string& out) {
  const Result<std::string> json = read(texts);
  if (!json) return json.problem();
  const Result<std::string> document = rules_doc(*json, texts);
  if (!document) return document.problem();
  return content::write_file(out, *document);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "usage: make_rules_doc TEXTS OUT\n");
    return 2;
  }
  const Result<void> made = make(argv[1], argv[2]);
  if (made) return 0;
  fmt::print(stderr, "{}\n", made.problem().message());
  return 1;
}
