#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/web_types/typescript.h"

namespace holdout {

namespace {

// What a field of a view is made of.
struct FieldType {
  enum class Kind : std::uint8_t { Number, Word, Object, List };
  std::string name;
  Kind kind = Kind::Number;
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::vector<std::string> words{};
  std::vector<FieldType> parts{};  // fields of an object; the one kind of item of a list
  int capacity = 0;                // of a list
  bool fixed = false;              // a list that always has all its items

  bool same_shape(const FieldType& o) const {
    if (kind != o.kind || min != o.min || max != o.max || words != o.words || capacity != o.capacity)
      return false;
    return fixed == o.fixed && parts.size() == o.parts.size() &&
           std::ranges::equal(parts, o.parts, [](const FieldType& a, const FieldType& b) {
             return a.name == b.name && a.same_shape(b);
           });
  }
};

// Walks through a blank view and its board facts and notes what they are made of. It says that it reads, so
// that lists without items show one.
class TypeWalker final : public Describer {
 public:
  bool reads() const override { return true; }
  void number(int, std::string_view name, std::int64_t&, std::int64_t min, std::int64_t max,
              Names names) override {
    FieldType type{.name = std::string(name), .min = min, .max = max};
    if (!names.empty()) type.kind = FieldType::Kind::Word;
    for (const std::string_view each : names) type.words.emplace_back(each);
    put(std::move(type));
  }
  void open(int, std::string_view name) override {
    open_.push_back({.name = std::string(name), .kind = FieldType::Kind::Object});
  }
  void close() override { end(); }
  int open_list(int, std::string_view name, int size, int capacity) override {
    open_.push_back({.name = std::string(name), .kind = FieldType::Kind::List, .capacity = capacity});
    open_.back().fixed = size == capacity;
    return capacity > 0 ? 1 : 0;
  }
  void close_list() override { end(); }

  FieldType take() { return std::move(open_.front()); }

 private:
  void end() {
    FieldType done = std::move(open_.back());
    open_.pop_back();
    put(std::move(done));
  }
  void put(FieldType type) {
    FieldType& into = open_.back();
    if (into.kind == FieldType::Kind::List && !into.parts.empty()) return;
    if (type.kind == FieldType::Kind::Object && type.parts.empty()) return;  // a game without board facts
    into.parts.push_back(std::move(type));
  }

  std::vector<FieldType> open_{{.name = "view", .kind = FieldType::Kind::Object}};
};

std::string pascal_case(std::string_view name) {
  std::string text;
  bool raise = true;
  for (const char c : name) {
    if (c != '_') text += raise && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    raise = c == '_';
  }
  return text;
}

// Better names than those of the first field that has the type.
struct TypeName {
  std::string_view field;
  std::string_view type;
};
constexpr std::array kTypeNames = {TypeName{"played", "Cards"},         TypeName{"kept", "ItemName"},
                                   TypeName{"area", "AreaName"},        TypeName{"destination", "AreaName"},
                                   TypeName{"cold_store", "Character"}, TypeName{"walkie", "Marks"},
                                   TypeName{"heading", "Sealing"},      TypeName{"table", "TableFacts"},
                                   TypeName{"gifts", "Gift"},           TypeName{"board", "BoardFacts"}};

std::string range_note(const FieldType& type) {
  if (type.min == std::numeric_limits<std::int64_t>::min()) return "a number";
  if (type.min == -1 && type.max == kMaxSeats - 1) return "a seat, or -1";
  if (type.min == 0 && type.max == 0x3FF) return "seats as bits";
  if (type.min == 0 && type.max == std::numeric_limits<std::uint32_t>::max()) return "bits";
  return fmt::format("{} {} {}", type.min, type.max == type.min + 1 ? "or" : "to", type.max);
}

// Writes each type once, under the name of the first field that has it.
class TypeWriter {
 public:
  TypeWriter(std::string root, const Kinds& kinds) : root_(std::move(root)), kinds_(kinds) {}

  std::string write(const FieldType& view) {
    std::string fields;
    for (const FieldType& each : view.parts) fields += property(each, "");
    const std::string import =
        imported_.empty() ? ""
                          : fmt::format("import {{ {} }} from './kinds.ts';\n\n", fmt::join(imported_, ", "));
    return import + text_ + fmt::format("export interface {} {{\n{}}}\n", root_, fields);
  }

 private:
  struct Known {
    std::string name;
    FieldType type;
  };

  std::string property(const FieldType& type, const std::string& parent) {
    const FieldType& item = type.kind == FieldType::Kind::List ? type.parts.front() : type;
    std::string note = item.kind == FieldType::Kind::Number ? range_note(item) : "";
    if (type.kind == FieldType::Kind::List)
      note = fmt::format("{}{}{}", type.fixed ? "" : "at most ", type.capacity,
                         note.empty() ? " items" : " items, each " + note);
    const std::string comment = note.empty() ? "" : fmt::format("  /** {} */\n", note);
    return fmt::format("{}  {}: {};\n", comment, type.name, name_of(type, type.name, parent));
  }

  std::string name_of(const FieldType& type, const std::string& field, const std::string& parent) {
    switch (type.kind) {
      case FieldType::Kind::Number: return "number";
      case FieldType::Kind::List: return name_of(type.parts.front(), field, parent) + "[]";
      case FieldType::Kind::Word:
      case FieldType::Kind::Object: return known(type, field, parent);
    }
    return {};
  }

  std::string known(const FieldType& type, const std::string& field, const std::string& parent) {
    for (const Known& each : known_)
      if (each.type.same_shape(type)) return each.name;
    std::string name = pascal_case(field);
    for (const TypeName& better : kTypeNames)
      if (better.field == field) name = better.type;
    if (field == "kind" || std::ranges::find(known_, name, &Known::name) != known_.end())
      name = parent.empty() ? name + "Facts" : parent + name;
    known_.push_back({name, type});
    text_ += type.kind == FieldType::Kind::Word ? word_list(name, type) : interface(name, type);
    return name;
  }

  // A list that has "none" besides is called so, since its words stand one place later than in kinds.ts. What
  // is there already is not written again.
  std::string word_list(const std::string& name, const FieldType& type) {
    const std::string constant = typescript_words_name(name) + (type.words.front() == "none" ? "OrNone" : "");
    const bool known = std::ranges::any_of(kinds_.types, [&](const PartType* each) {
      return typescript_words_name(each->name) == constant && std::ranges::equal(each->words, type.words);
    });
    if (known) {
      imported_.push_back(constant);
      return fmt::format("export type {} = (typeof {})[number];\n\n", name, constant);
    }
    std::vector<std::string> items;
    for (const std::string& word : type.words) items.push_back(typescript_quote(word));
    const std::string head = fmt::format("export const {} = ", constant);
    return fmt::format("{}{} as const;\nexport type {} = (typeof {})[number];\n\n", head,
                       typescript_list(items, head.size() + 10, ""), name, constant);
  }

  std::string interface(const std::string& name, const FieldType& type) {
    std::string fields;
    for (const FieldType& each : type.parts) fields += property(each, name);
    return fmt::format("export interface {} {{\n{}}}\n\n", name, fields);
  }

  std::string root_;
  const Kinds& kinds_;
  std::vector<std::string> imported_{};
  std::vector<Known> known_{};
  std::string text_{};
};

}  // namespace

std::string typescript_quote(std::string_view text) { return fmt::format("'{}'", text); }

std::string typescript_words_name(std::string_view type) {
  std::string name = std::string(type) + "s";
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

std::string typescript_list(const std::vector<std::string>& items, std::size_t column,
                            const std::string& indent) {
  const std::string flat = fmt::format("[{}]", fmt::join(items, ", "));
  if (column + flat.size() <= kTypescriptColumns) return flat;
  std::string text = "[\n";
  for (const std::string& item : items) text += fmt::format("{}  {},\n", indent, item);
  return text + indent + "]";
}

std::string view_types(const AnyGame& game) {
  TypeWalker walker;
  ViewBox view = game.blank_view();
  game.describe_view(view, walker);
  walker.open(0, "board");
  ViewBox board = game.blank_board();
  game.describe_board(board, walker);
  walker.close();
  const std::string root = pascal_case(game.info().key) + "View";
  return "// Written by `holdout schema --ts`: change the fields of the game's View and run it again.\n"
         "// Sets of seats and characters are bits. `board` comes beside it: what the rules make of it.\n\n" +
         TypeWriter(root, game.info().kinds).write(walker.take());
}

std::vector<TypescriptFile> typescript_files(const AnyGame& game) {
  const std::string folder = std::string(game.info().key) + "/web";
  return {{folder + "/view.ts", view_types(game)},
          {folder + "/forms.ts", form_list(game)},
          {folder + "/kinds.ts", kind_list(game)}};
}

}  // namespace holdout
