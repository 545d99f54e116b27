#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <sstream>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/read_json.h"
#include "kinds/cells.h"
#include "kinds/kinds.h"

namespace holdout::kinds {

namespace {

using content::Node;

constexpr std::array<std::string_view, 4> kBuiltIn{"number", "flag", "Seat", "SeatSet"};

// "place:Location n dice:Face*6"
class Parts {
 public:
  Parts(const Cells& cells, const std::vector<Type>& types) : cells_(cells), types_(types) {}

  std::vector<Part> read(const Node& row, std::string_view column, int most) const {
    std::vector<Part> list;
    int bytes = 0;
    std::istringstream words(cells_.text(row, column));
    for (std::string word; words >> word;) {
      list.push_back(part(row, word));
      bytes += list.back().bytes;
      if (std::ranges::count(list, list.back().name, &Part::name) > 1)
        cells_.complain(row, fmt::format("\"{}\" is a part twice", list.back().name), "a name for each part");
    }
    if (bytes > most)
      cells_.complain(row, fmt::format("\"{}\" takes {} bytes", column, bytes),
                      fmt::format("at most {}", most));
    return list;
  }

 private:
  Part part(const Node& row, const std::string& word) const {
    const std::size_t star = std::min(word.find('*'), word.size());
    const std::size_t colon = std::min(word.find(':'), star);
    Part out{.name = word.substr(0, colon), .type = "number"};
    if (colon < star) out.type = word.substr(colon + 1, star - colon - 1);
    if (star < word.size()) std::from_chars(word.data() + star + 1, word.data() + word.size(), out.count);
    if (!is_key(out.name) || out.count < 1 || out.count > kBytesOfEvent)
      cells_.complain(row, fmt::format("\"{}\" is no part", word), "name, name:Type or name:Type*3");
    const auto own = std::ranges::find(types_, out.type, &Type::name);
    if (own == types_.end() && std::ranges::find(kBuiltIn, out.type) == kBuiltIn.end())
      cells_.complain(row, fmt::format("the type of \"{}\" is not known", word),
                      "number, flag, Seat, SeatSet or one of types");
    out.bytes = out.count * (own == types_.end() ? 1 : own->bytes);
    return out;
  }

  const Cells& cells_;
  const std::vector<Type>& types_;
};

class Reader {
 public:
  Reader(const std::string& file, Read& out) : cells_(file, out.problems), out_(out.kinds) {}

  void read(const Node& root) {
    if (root.kind != Node::Kind::Object)
      return cells_.complain(root, "is " + content::quote(root), "an object of lists");
    cells_.only(root,
                {"include", "types", "questions", "actions", "events", "own_bytes", "lists", "statements"});
    out_.own_bytes = bytes(root, "own_bytes");
    std::istringstream includes(cells_.text(root, "include"));
    for (std::string file; includes >> file;) out_.includes.push_back(file);
    if (root.member("types") != nullptr) each(root, "types", [&](const Node& row) { add_type(row); });
    each(root, "questions", [&](const Node& row) { add_question(row); });
    each(root, "actions", [&](const Node& row) { add_action(row); });
    each(root, "events", [&](const Node& row) { add_event(row); });
    read_statements(root, cells_, out_);
    for (const Question& question : out_.questions)
      if (!question.shown_as.empty() &&
          std::ranges::find(out_.questions, question.shown_as, &Question::key) == out_.questions.end())
        cells_.complain(root, fmt::format("\"{}\" is shown as \"{}\"", question.key, question.shown_as),
                        "a kind of question");
  }

 private:
  template <class Use>
  void each(const Node& root, std::string_view list, const Use& use) {
    const Node* found = root.member(list);
    if (found == nullptr || found->kind != Node::Kind::List || found->children.empty())
      return cells_.complain(root, fmt::format("has no list \"{}\"", list), "a list of rows");
    names_.clear();
    for (const Node& row : found->children) {
      if (row.kind == Node::Kind::Object)
        use(row);
      else
        cells_.complain(row, "is " + content::quote(row), "a row: an object");
    }
  }

  std::string key(const Node& row) {
    std::string found = cells_.text(row, "kind");
    if (!is_key(found))
      cells_.complain(row, fmt::format("\"kind\" is \"{}\"", found), "a name such as card_dealt");
    if (!names_.insert(found).second)
      cells_.complain(row, fmt::format("\"{}\" is declared again", found), "each kind once");
    return found;
  }

  void add_type(const Node& row) {
    cells_.only(row, {"type", "as", "family", "words", "least", "most", "printed_zero", "bytes"});
    Type& type = out_.types.emplace_back();
    type = {.name = cells_.text(row, "type"),
            .as = cells_.text(row, "as"),
            .family = cells_.text(row, "family"),
            .words = cells_.text(row, "words"),
            .least = cells_.number_or_name(row, "least"),
            .most = cells_.number_or_name(row, "most"),
            .printed_zero = cells_.number_or_name(row, "printed_zero")};
    if (const Node* bytes = row.member("bytes"); bytes != nullptr)
      type.bytes = static_cast<int>(bytes->integer);
    if (type.name.empty()) cells_.complain(row, "has no type", "the name of a type of the game");
    if (type.bytes < 1 || type.bytes > kBytesOfValue)
      cells_.complain(row, fmt::format("{} takes {} bytes", type.name, type.bytes), "1 to 8");
    if (!type.family.empty() && type.words.empty())
      cells_.complain(row, fmt::format("{} has a family but no words", type.name), "the list of its words");
    if (type.least.empty() != type.most.empty())
      cells_.complain(row, fmt::format("{} has one bound", type.name), "least and most, or neither");
  }

  // The name of a board fact, or that it does not hold.
  std::string fact(const Node& row, std::string_view name) const {
    std::string said = cells_.text(row, name);
    constexpr std::string_view kNot = "not ";
    const std::string_view key = said.starts_with(kNot) ? std::string_view(said).substr(kNot.size()) : said;
    if (!said.empty() && !is_key(key))
      cells_.complain(row, fmt::format("\"{}\" is \"{}\"", name, said),
                      "the name of a board fact, or not and its name");
    return said;
  }

  // Of a message, that are kept free for what a seat alone is told.
  int bytes(const Node& row, std::string_view name) const {
    const Node* found = row.member(name);
    if (found == nullptr) return 0;
    constexpr std::int64_t kMost = 16384;
    if (found->kind == Node::Kind::Integer && found->integer >= 0 && found->integer <= kMost)
      return static_cast<int>(found->integer);
    cells_.complain(row, fmt::format("\"{}\" is {}", name, content::quote(*found)), "0 to 16384");
    return 0;
  }

  void add_question(const Node& row) {
    cells_.only(row, {"kind", "rule", "rule_few", "timer", "shown_as", "where", "hides", "passes", "may_pass",
                      "open_options", "for_talk", "binds", "unseen_steps", "bytes", "note"});
    const std::string hides = cells_.choice(row, "hides", {"answers", "answers and words", "sealed words"});
    out_.questions.push_back({.key = key(row),
                              .note = cells_.text(row, "note"),
                              .rule = cells_.text(row, "rule"),
                              .rule_few = cells_.text(row, "rule_few"),
                              .timer = cells_.text(row, "timer"),
                              .shown_as = cells_.text(row, "shown_as"),
                              .where = fact(row, "where"),
                              .hides_answers = hides.starts_with("answers"),
                              .hides_words = hides == "answers and words",
                              .hides_sealed = hides == "sealed words",
                              .may_be_passed = cells_.flag(row, "passes"),
                              .may_pass = cells_.flag(row, "may_pass"),
                              .open_options = cells_.flag(row, "open_options"),
                              .for_talk = cells_.flag(row, "for_talk"),
                              .binds = cells_.flag(row, "binds"),
                              .unseen_steps = cells_.flag(row, "unseen_steps"),
                              .bytes = bytes(row, "bytes"),
                              .line = row.line});
  }

  void add_action(const Node& row) {
    cells_.only(row, {"kind", "verb", "text", "parts", "chance", "passes", "binds", "note"});
    Answer answer{.key = key(row),
                  .note = cells_.text(row, "note"),
                  .verb = cells_.text(row, "verb"),
                  .text = cells_.text(row, "text"),
                  .parts = Parts(cells_, out_.types).read(row, "parts", kBytesOfAnswer),
                  .by_chance = cells_.flag(row, "chance"),
                  .passes = cells_.flag(row, "passes"),
                  .binds = cells_.flag(row, "binds"),
                  .line = row.line};
    if (answer.verb.empty()) answer.verb = answer.key;
    if (answer.text.empty()) answer.text = answer.key;
    for (const Part& part : answer.parts)
      if (part.bytes > 1)
        cells_.complain(row, fmt::format("\"{}\" is a list", part.name), "one byte a part of an answer");
    out_.actions.push_back(std::move(answer));
  }

  void add_event(const Node& row) {
    cells_.only(row, {"kind", "text", "parts", "secret", "says", "seen_says", "actor", "told_to", "reveals",
                      "alarms", "look", "note"});
    check_look(row);
    const Parts parts(cells_, out_.types);
    Happening event{.key = key(row),
                    .note = cells_.text(row, "note"),
                    .text = cells_.text(row, "text"),
                    .open = parts.read(row, "parts", kBytesOfEvent),
                    .secret = parts.read(row, "secret", kBytesOfEvent),
                    .actor = cells_.text(row, "actor"),
                    .reveals = cells_.text(row, "reveals"),
                    .alarms = cells_.flag(row, "alarms"),
                    .line = row.line};
    if (event.text.empty()) event.text = event.key;
    say_only(row, "says", event, &Part::said);
    say_only(row, "seen_says", event, &Part::said_seen);
    const std::string told_to = cells_.choice(row, "told_to", {"all", "seers", "nobody"});
    if (told_to == "seers") event.told_to = "Seers";
    if (told_to == "nobody") event.told_to = "Nobody";
    for (const Part& part : event.secret)
      if (std::ranges::find(event.open, part.name, &Part::name) != event.open.end())
        cells_.complain(row, fmt::format("\"{}\" is open and secret", part.name), "a name for each part");
    out_.events.push_back(std::move(event));
  }

  // How the browser shows it, which its build alone reads: web/src/games/looks.ts.
  void check_look(const Node& row) const {
    const Node* look = row.member("look");
    if (look == nullptr) return;
    cells_.only(*look, {"ms", "icon", "at", "turn", "spoken", "outcome"});
    if (look->children.empty())
      cells_.complain(row, "\"look\" says nothing", "an object such as { \"ms\": 200 }");
  }

  // The parts that a sentence names, if not all of them.
  void say_only(const Node& row, std::string_view column, Happening& event, bool Part::*said) const {
    if (row.member(column) == nullptr) return;
    std::set<std::string> names;
    std::istringstream words(cells_.text(row, column));
    for (std::string word; words >> word;) names.insert(word);
    for (std::vector<Part>* parts : {&event.open, &event.secret})
      for (Part& part : *parts) part.*said = names.erase(part.name) > 0;
    for (const std::string& name : names)
      cells_.complain(row, fmt::format("\"{}\" says \"{}\"", column, name), "names of its parts");
  }

  Cells cells_;
  Kinds& out_;
  std::set<std::string> names_{};
};

}  // namespace

Read read_kinds(const Node& root, const std::string& file) {
  Read out;
  Reader(file, out).read(root);
  return out;
}

}  // namespace holdout::kinds
