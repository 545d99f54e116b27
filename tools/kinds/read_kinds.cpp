#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <string_view>

#include <fmt/format.h>

#include "content/read_json.h"
#include "kinds/kinds.h"

namespace holdout::kinds {

namespace {

using content::Node;

constexpr std::array<std::string_view, 4> kBuiltIn{"number", "flag", "Seat", "SeatSet"};

bool is_key(std::string_view text) {
  return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == text.npos &&
         text.front() >= 'a';
}

class Reader {
 public:
  Reader(std::string file, Read& out) : file_(std::move(file)), out_(out) {}

  void read(const Node& root) {
    if (root.kind != Node::Kind::Object)
      return complain(root, "is " + content::quote(root), "an object of lists");
    each(root, "types", [&](const Node& row) { add_type(row); });
    each(root, "questions", [&](const Node& row) { add_question(row); });
    each(root, "actions", [&](const Node& row) { add_action(row); });
    each(root, "events", [&](const Node& row) { add_event(row); });
    only(root, {"types", "questions", "actions", "events"});
  }

 private:
  void complain(const Node& at, std::string what, std::string expected) {
    out_.problems.push_back({content::place(file_, at.line), std::move(what), std::move(expected)});
  }

  template <class Use>
  void each(const Node& root, std::string_view list, const Use& use) {
    const Node* found = root.member(list);
    if (found == nullptr || found->kind != Node::Kind::List)
      return complain(root, fmt::format("has no list \"{}\"", list), "a list of rows");
    names_.clear();
    for (const Node& row : found->children) {
      if (row.kind == Node::Kind::Object)
        use(row);
      else
        complain(row, "is " + content::quote(row), "a row: an object");
    }
  }

  void only(const Node& row, std::initializer_list<std::string_view> known) {
    for (const Node& member : row.children)
      if (std::find(known.begin(), known.end(), member.name) == known.end())
        complain(member, fmt::format("\"{}\" is not known here", member.name),
                 fmt::format("one of {}", fmt::join(known, ", ")));
  }

  std::string text(const Node& row, std::string_view name) {
    const Node* found = row.member(name);
    if (found == nullptr) return {};
    if (found->kind == Node::Kind::Text) return found->text;
    complain(*found, fmt::format("\"{}\" is {}", name, content::quote(*found)), "a text");
    return {};
  }

  bool flag(const Node& row, std::string_view name) {
    const Node* found = row.member(name);
    if (found == nullptr) return false;
    if (found->kind == Node::Kind::Boolean) return found->flag;
    complain(*found, fmt::format("\"{}\" is {}", name, content::quote(*found)), "true or false");
    return false;
  }

  std::string key(const Node& row) {
    std::string found = text(row, "kind");
    if (!is_key(found)) complain(row, fmt::format("\"kind\" is \"{}\"", found), "a name such as card_dealt");
    if (!names_.insert(found).second)
      complain(row, fmt::format("\"{}\" is declared again", found), "each kind once");
    return found;
  }

  void add_type(const Node& row) {
    only(row, {"type", "family", "words"});
    out_.kinds.types.push_back({text(row, "type"), text(row, "family"), text(row, "words")});
    const Type& type = out_.kinds.types.back();
    if (type.name.empty()) complain(row, "has no type", "the name of a type of the game");
    if (!type.family.empty() && type.words.empty())
      complain(row, fmt::format("{} has a family but no words", type.name), "the list of its words");
  }

  void add_question(const Node& row) {
    only(row, {"kind", "rule", "variant_rule", "hides", "passes", "note"});
    Question& question = out_.kinds.questions.emplace_back();
    question = {.key = key(row),
                .rule = text(row, "rule"),
                .variant = text(row, "variant_rule"),
                .note = text(row, "note")};
    const std::string hides = text(row, "hides");
    if (!hides.empty() && hides != "answers" && hides != "both")
      complain(row, fmt::format("\"hides\" is \"{}\"", hides), "answers or both");
    question.hides_answers = !hides.empty();
    question.hides_words = hides == "both";
    question.may_be_passed = flag(row, "passes");
  }

  void add_action(const Node& row) {
    only(row, {"kind", "verb", "parts", "note"});
    Answer& answer = out_.kinds.actions.emplace_back();
    answer = {.key = key(row), .verb = text(row, "verb"), .note = text(row, "note"), .parts = {}};
    if (answer.verb.empty()) answer.verb = answer.key;
    answer.parts = parts(row, "parts", kBytesOfAnswer);
  }

  void add_event(const Node& row) {
    only(row, {"kind", "parts", "secret", "alarm", "note"});
    Happening& event = out_.kinds.events.emplace_back();
    event.key = key(row);
    event.note = text(row, "note");
    event.open = parts(row, "parts", kBytesOfEvent);
    event.secret = parts(row, "secret", kBytesOfEvent);
    event.alarms = flag(row, "alarm");
    for (const Part& part : event.secret)
      if (std::ranges::find(event.open, part.name, &Part::name) != event.open.end())
        complain(row, fmt::format("\"{}\" is open and secret", part.name), "a name for each part");
  }

  // "place:Location n dice:Face*6"
  std::vector<Part> parts(const Node& row, std::string_view name, int most) {
    std::vector<Part> list;
    int bytes = 0;
    std::istringstream words(text(row, name));
    for (std::string word; words >> word;) {
      list.push_back(part(row, word));
      bytes += list.back().count;
      if (std::ranges::count(list, list.back().name, &Part::name) > 1)
        complain(row, fmt::format("\"{}\" is a part twice", list.back().name), "a name for each part");
    }
    if (bytes > most)
      complain(row, fmt::format("\"{}\" takes {} bytes", name, bytes), fmt::format("at most {}", most));
    return list;
  }

  Part part(const Node& row, const std::string& word) {
    const std::size_t colon = word.find(':');
    const std::size_t star = word.find('*');
    Part out{.name = word.substr(0, std::min(colon, star)), .type = "number", .count = 1};
    if (colon != std::string::npos)
      out.type = word.substr(colon + 1, star == std::string::npos ? star : star - colon - 1);
    if (star != std::string::npos) out.count = std::atoi(word.c_str() + star + 1);
    if (!is_key(out.name) || out.count < 1)
      complain(row, fmt::format("\"{}\" is no part", word), "name, name:Type or name:Type*3");
    const bool known = std::ranges::find(kBuiltIn, out.type) != kBuiltIn.end() ||
                       std::ranges::find(out_.kinds.types, out.type, &Type::name) != out_.kinds.types.end();
    if (!known)
      complain(row, fmt::format("the type of \"{}\" is not known", word),
               "number, flag, Seat, SeatSet or one of types");
    return out;
  }

  std::string file_;
  Read& out_;
  std::set<std::string> names_{};
};

}  // namespace

Read read_kinds(const Node& root, const std::string& file) {
  Read out;
  Reader(file, out).read(root);
  return out;
}

}  // namespace holdout::kinds
