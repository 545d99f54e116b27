#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

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
  JsonText& text_of(std::initializer_list<std::string_view> parts);  // of one text
  JsonText& number(std::int64_t value);
  JsonText& decimal(double value, int digits);
  JsonText& flag(bool value) { return raw(value ? "true" : "false"); }
  JsonText& nothing() { return raw("null"); }
  // Text that is JSON already.
  JsonText& raw(std::string_view json);

  // Spaces up to this length of the whole text, where JSON does not mind them: after a value.
  void fill_up(std::size_t bytes);

  std::string_view str() const { return {room_.data(), size_}; }
  std::string take() {
    room_.resize(std::exchange(size_, 0));
    return std::move(room_);
  }
  // As it was made; what it has taken up is used again.
  void begin_again();

  // A place in the text, in an open object or list, to which it can be cut back.
  struct Mark {
    std::size_t size;
    bool empty;
  };
  Mark mark() const { return {size_, (empty_ & top()) != 0}; }
  void cut(const Mark& mark);

 private:
  static constexpr int kDeepest = 64;
  JsonText& enter(char bracket);
  JsonText& leave(char bracket);
  void before_value(bool nested);
  void new_line();
  // Where so many bytes more may be written; then size_ follows.
  char* end(std::size_t more) {
    if (room_.size() - size_ < more) grow(more);
    return room_.data() + size_;
  }
  void grow(std::size_t more);
  void add(char c) {
    *end(1) = c;
    ++size_;
  }
  void add(std::string_view bytes);
  void quoted(std::string_view value);
  void escaped(std::string_view value);
  std::uint64_t top() const { return depth_ > 0 ? std::uint64_t{1} << (depth_ - 1) : 0; }

  Layout layout_;
  bool after_key_ = false;
  int depth_ = 0;
  std::uint64_t empty_ = 0;   // a bit a level, the lowest for the outermost: nothing is in it yet
  std::uint64_t broken_ = 0;  // the same: it goes over several lines
  std::string room_;          // of which the first size_ bytes are written
  std::size_t size_ = 0;
};

}  // namespace holdout
