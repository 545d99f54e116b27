#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace holdout {

// A frame as it goes to a socket; shared by everybody who gets the same one. Spaces may follow its text,
// which JSON does not mind: they are nowhere but on the line, which is all they are for
// (table/telling/even_length.h).
class Frame {
 public:
  static constexpr std::size_t kMostSpaces = std::size_t{32} * 1024;

  Frame() = default;
  Frame(std::nullptr_t) {}  // there is none
  Frame(std::shared_ptr<const std::string> text, std::size_t spaces = 0)
      : text_(std::move(text)), spaces_(static_cast<std::uint32_t>(std::min(spaces, kMostSpaces))) {}

  explicit operator bool() const { return text_ != nullptr; }
  const std::string& operator*() const { return *text_; }
  const std::string* operator->() const { return text_.get(); }
  std::size_t spaces() const { return spaces_; }
  std::size_t length() const { return text_->size() + spaces_; }  // on the line
  // The same with spaces up to that length.
  Frame filled_up(std::size_t length) const {
    return {text_, length > text_->size() ? length - text_->size() : 0};
  }

 private:
  std::shared_ptr<const std::string> text_;
  std::uint32_t spaces_ = 0;
};

}  // namespace holdout
