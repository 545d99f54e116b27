#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace holdout {

// Writes JSON straight into a string, without a tree of values. The caller opens and closes in order; commas,
// quotes and escapes are done here. In lines, or indented for people.
class JsonText {
 public:
  enum class Layout : std::uint8_t { Line, Indented };
  explicit JsonText(Layout layout = Layout::Line) : layout_(layout) {}

  JsonText& open() { return enter('{'); }
  JsonText& close() { return leave('}'); }
  JsonText& open_list() { return enter('['); }
  JsonText& close_list() { return leave(']'); }
  JsonText& key(std::string_view name);

  JsonText& text(std::string_view value);
  JsonText& number(std::int64_t value);
  JsonText& decimal(double value, int digits);
  JsonText& flag(bool value) { return raw(value ? "true" : "false"); }
  JsonText& nothing() { return raw("null"); }
  // Text that is JSON already.
  JsonText& raw(std::string_view json);

  const std::string& str() const { return out_; }
  std::string take() { return std::move(out_); }

 private:
  struct Level {
    char opened;
    bool empty = true;
    bool broken = false;  // over several lines
  };
  JsonText& enter(char bracket);
  JsonText& leave(char bracket);
  void before_value(bool nested);
  void new_line();
  void quoted(std::string_view value);

  Layout layout_;
  std::string out_;
  std::vector<Level> levels_;
  bool after_key_ = false;
};

}  // namespace holdout
