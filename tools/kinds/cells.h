#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/read_json.h"

namespace holdout::kinds {

// A name such as card_dealt.
inline bool is_key(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos &&
         text.front() >= 'a';
}

// Complaints about cells, and cells that are of the kind that is expected.
class Cells {
 public:
  Cells(const std::string& file, std::vector<Problem>& problems) : file_(file), problems_(problems) {}

  void complain(const content::Node& at, std::string what, std::string expected) const {
    problems_.push_back({content::place(file_, at.line), std::move(what), std::move(expected)});
  }
  void only(const content::Node& row, std::initializer_list<std::string_view> known) const {
    for (const content::Node& member : row.children)
      if (std::find(known.begin(), known.end(), member.name) == known.end())
        complain(member, fmt::format("\"{}\" is not known here", member.name),
                 fmt::format("one of {}", fmt::join(known, ", ")));
  }
  std::string text(const content::Node& row, std::string_view name) const {
    const content::Node* found = row.member(name);
    if (found == nullptr || found->kind == content::Node::Kind::Text)
      return found == nullptr ? "" : found->text;
    complain(*found, fmt::format("\"{}\" is {}", name, content::quote(*found)), "a text");
    return {};
  }
  // A number, or a C++ name that stands for one.
  std::string number_or_name(const content::Node& row, std::string_view name) const {
    const content::Node* found = row.member(name);
    const bool number = found != nullptr && found->kind == content::Node::Kind::Integer;
    return number ? std::to_string(found->integer) : text(row, name);
  }
  bool flag(const content::Node& row, std::string_view name) const {
    const content::Node* found = row.member(name);
    if (found == nullptr || found->kind == content::Node::Kind::Boolean)
      return found != nullptr && found->flag;
    complain(*found, fmt::format("\"{}\" is {}", name, content::quote(*found)), "true or false");
    return false;
  }
  // One of a few words; nothing if it is not said.
  std::string choice(const content::Node& row, std::string_view name,
                     std::initializer_list<std::string_view> known) const {
    std::string said = text(row, name);
    if (said.empty() || std::find(known.begin(), known.end(), said) != known.end()) return said;
    complain(row, fmt::format("\"{}\" is \"{}\"", name, said),
             fmt::format("one of {}", fmt::join(known, ", ")));
    return {};
  }

 private:
  const std::string& file_;
  std::vector<Problem>& problems_;
};

}  // namespace holdout::kinds
