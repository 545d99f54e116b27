#include "content/node.h"

#include <algorithm>

namespace holdout::content {
namespace {

constexpr std::size_t kLongestQuote = 60;

}  // namespace

const Node* Node::member(std::string_view wanted) const {
  if (kind != Kind::Object) return nullptr;
  const auto found = std::ranges::find(children, wanted, &Node::name);
  return found == children.end() ? nullptr : &*found;
}

bool is_wrapped(const Node& node) { return node.member("value") != nullptr; }

const Node& unwrapped(const Node& node) {
  const Node* const value = node.member("value");
  return value == nullptr ? node : *value;
}

std::string one_line(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
  return text;
}

std::string quote(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Null: return "null";
    case Node::Kind::Boolean: return node.flag ? "true" : "false";
    case Node::Kind::Integer: return std::to_string(node.integer);
    case Node::Kind::Fraction: return node.text;
    case Node::Kind::Text:
      if (node.text.size() > kLongestQuote) return "a text of " + std::to_string(node.text.size()) + " bytes";
      return "\"" + one_line(node.text) + "\"";
    case Node::Kind::List: return "a list of " + std::to_string(node.children.size());
    case Node::Kind::Object: return "an object";
  }
  return {};
}

}  // namespace holdout::content
