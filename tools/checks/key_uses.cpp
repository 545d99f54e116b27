#include "checks/key_uses.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "content/read_json.h"
#include "kinds/kinds.h"

namespace holdout::checks {

namespace {

// "log.left", or "item." as the beginning of a key.
bool looks_like_keys(std::string_view text) {
  constexpr std::string_view kInside = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && text.find('.') != std::string_view::npos &&
         text.find_first_not_of(kInside) == std::string_view::npos;
}

// What lies between any two marks of one line: a gap between two literals has no small word alone in it.
template <class Take>
void between(std::string_view line, char mark, Take take) {
  for (std::size_t at = line.find(mark); at != std::string_view::npos;) {
    const std::size_t end = line.find(mark, at + 1);
    if (end == std::string_view::npos) return;
    take(line.substr(at + 1, end - at - 1));
    at = end;
  }
}

// Without what is a comment from its beginning or behind code.
std::string_view code_of(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos) return {};
  const std::string_view text = line.substr(start);
  for (const std::string_view mark : {"//", "/*", "*", "<!--"})
    if (text.starts_with(mark)) return {};
  return text.substr(0, text.find(" // "));
}

}  // namespace

KeyPlaces literals_in_cpp(const Files& sources) {
  KeyPlaces literals;
  for (const TextFile& file : sources) {
    int number = 0;
    for (const std::string& line : lines_of(file.text)) {
      ++number;
      between(line, '"', [&](std::string_view inside) {
        if (looks_like_keys(inside)) literals.emplace(inside, Finding{file.path, number, {}});
      });
    }
  }
  return literals;
}

WebLiterals literals_in_web(const Files& sources) {
  WebLiterals found;
  for (const TextFile& file : sources) {
    int number = 0;
    for (const std::string& line : lines_of(file.text)) {
      ++number;
      const auto take = [&](std::string_view inside) {
        const std::string_view literal = inside.substr(0, inside.find("${"));
        if (!looks_like_keys(literal)) return;
        const bool begins = literal.size() != inside.size() || literal.ends_with('.');
        (begins ? found.beginnings : found.whole).emplace(literal, Finding{file.path, number, {}});
      };
      for (const char mark : {'\'', '"', '`'}) between(code_of(line), mark, take);
    }
  }
  return found;
}

namespace {

void add_keys(const kinds::Kinds& rows, const std::string& path, const std::string& game, RowKeys& keys) {
  const auto add = [&](KeyPlaces& to, const std::string& key, int line) {
    to.emplace(game + "." + key, Finding{path, line, {}});
  };
  const auto only_shown = [&](const kinds::Question& row) {
    return std::ranges::find(rows.questions, row.key, &kinds::Question::shown_as) != rows.questions.end();
  };
  for (const kinds::Question& row : rows.questions) {
    const bool asked = &row != &rows.questions.front() && !only_shown(row);  // the first one is put to chance
    add(asked ? keys.needed : keys.possible, "ask." + row.key, row.line);
    add(keys.possible, "wait." + row.key, row.line);
  }
  for (const kinds::Answer& row : rows.actions)
    add(row.by_chance ? keys.possible : keys.needed, "option." + row.text, row.line);
  for (const kinds::Happening& row : rows.events) {
    if (row.told_to == "Nobody") continue;
    add(keys.needed, "event." + row.text, row.line);
    if (!row.secret.empty()) add(keys.possible, "event." + row.text + ".seen", row.line);
  }
  for (const kinds::StatementRow& row : rows.statements) add(keys.needed, "say." + row.text, row.line);
}

// "games/liars_dice/kinds.json" -> "liars_dice"
std::string game_of(const std::string& path) {
  const std::string folder = path.substr(0, path.rfind('/'));
  return folder.substr(folder.rfind('/') + 1);
}

}  // namespace

RowKeys keys_of_kinds(const Files& files, Findings& findings) {
  RowKeys keys;
  for (const TextFile& file : files) {
    const Result<content::Node> root = content::read_json(file.text, file.path);
    const kinds::Read read = root ? kinds::read_kinds(*root, file.path) : kinds::Read{{}, {root.problem()}};
    for (Problem problem : read.problems) {
      const std::string place = std::exchange(problem.where, {});
      findings.push_back({place, 0, problem.message()});
    }
    add_keys(read.kinds, file.path, game_of(file.path), keys);
  }
  return keys;
}

}  // namespace holdout::checks
