#include "content/read_json.h"

#include <optional>
#include <utility>

#include <boost/json/basic_parser_impl.hpp>

namespace holdout::content {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestFile = 1U << 20U;

// Builds nodes from the parser's reports. The parser is fed line by line and no token of JSON spans two
// lines, so the line being fed is the line of whatever is reported.
class Builder {
 public:
  // NOLINTBEGIN(readability-identifier-naming): the parser asks for these names
  static constexpr std::size_t max_array_size = 10000;
  static constexpr std::size_t max_object_size = 10000;
  static constexpr std::size_t max_string_size = 10000;
  static constexpr std::size_t max_key_size = 200;
  // NOLINTEND(readability-identifier-naming)

  int line = 1;
  Node root;
  std::optional<Problem> problem;  // `where` is left to the reader
  int problem_line = 1;

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }

  bool on_object_begin(json::error_code&) { return open(Node::Kind::Object); }
  bool on_object_end(std::size_t, json::error_code&) { return close(); }
  bool on_array_begin(json::error_code&) { return open(Node::Kind::List); }
  bool on_array_end(std::size_t, json::error_code&) { return close(); }

  bool on_key_part(json::string_view part, std::size_t, json::error_code&) { return gather(part); }
  bool on_key(json::string_view part, std::size_t, json::error_code& error) {
    gather(part);
    name_ = std::exchange(gathered_, {});
    if (open_.back().member(name_) == nullptr) return true;
    problem = Problem{{}, "the member \"" + one_line(name_) + "\" is given twice", "each member once"};
    problem_line = line;
    error = json::error::syntax;
    return false;
  }

  bool on_string_part(json::string_view part, std::size_t, json::error_code&) { return gather(part); }
  bool on_string(json::string_view part, std::size_t, json::error_code&) {
    gather(part);
    Node node = fresh(Node::Kind::Text);
    node.text = std::exchange(gathered_, {});
    return place_node(std::move(node));
  }

  bool on_number_part(json::string_view part, json::error_code&) { return gather(part); }
  bool on_int64(std::int64_t value, json::string_view, json::error_code&) {
    gathered_.clear();
    Node node = fresh(Node::Kind::Integer);
    node.integer = value;
    return place_node(std::move(node));
  }
  // Too large for every figure, so it is only quoted, like a fraction.
  bool on_uint64(std::uint64_t, json::string_view part, json::error_code&) { return fraction(part); }
  bool on_double(double, json::string_view part, json::error_code&) { return fraction(part); }

  bool on_bool(bool value, json::error_code&) {
    Node node = fresh(Node::Kind::Boolean);
    node.flag = value;
    return place_node(std::move(node));
  }
  bool on_null(json::error_code&) { return place_node(fresh(Node::Kind::Null)); }

  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  bool gather(json::string_view part) {
    gathered_.append(part.data(), part.size());
    return true;
  }

  bool fraction(json::string_view part) {
    gather(part);
    Node node = fresh(Node::Kind::Fraction);
    node.text = std::exchange(gathered_, {});
    return place_node(std::move(node));
  }

  Node fresh(Node::Kind kind) {
    Node node;
    node.kind = kind;
    node.line = line;
    node.name = std::exchange(name_, {});
    return node;
  }

  bool open(Node::Kind kind) {
    open_.push_back(fresh(kind));
    return true;
  }

  bool close() {
    Node node = std::move(open_.back());
    open_.pop_back();
    return place_node(std::move(node));
  }

  bool place_node(Node node) {
    if (open_.empty()) {
      root = std::move(node);
    } else {
      open_.back().children.push_back(std::move(node));
    }
    return true;
  }

  std::vector<Node> open_;
  std::string gathered_;
  std::string name_;
};

Problem syntax_problem(const std::string& file, int line, json::error_code error) {
  if (error == json::error::incomplete)
    return {place(file, line), "the JSON ends too early", "its closing brackets"};
  if (error == json::error::extra_data)
    return {place(file, line), "something follows the JSON value", "nothing"};
  return {place(file, line), "the text is not JSON (" + error.message() + ")", "strict JSON"};
}

}  // namespace

std::string place(const std::string& file, int line) { return file + ":" + std::to_string(line); }

Result<Node> read_json(std::string_view text, const std::string& file) {
  if (text.size() > kLongestFile)
    return Problem{file, "has " + std::to_string(text.size()) + " bytes",
                   "at most " + std::to_string(kLongestFile)};
  json::basic_parser<Builder> parser(json::parse_options{});
  Builder& builder = parser.handler();
  json::error_code error;
  while (!text.empty() && !error) {
    const std::string_view line = text.substr(0, text.find('\n') + 1);
    const std::string_view chunk = line.empty() ? text : line;  // the last line may lack its end
    const std::size_t used = parser.write_some(true, chunk.data(), chunk.size(), error);
    if (!error && used < chunk.size()) error = json::error::extra_data;
    if (error) break;
    text.remove_prefix(chunk.size());
    if (!line.empty() && !text.empty()) ++builder.line;
  }
  if (!error) parser.write_some(false, nullptr, 0, error);
  if (!error) return std::move(builder.root);
  if (!builder.problem) return syntax_problem(file, builder.line, error);
  builder.problem->where = place(file, builder.problem_line);
  return *builder.problem;
}

}  // namespace holdout::content
