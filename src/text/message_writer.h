#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace holdout {

// The value of one argument: a number, or words that the language joins into a list ("A, B and C").
struct MessageValue {
  std::string name;
  std::variant<int, std::vector<std::string>> value;
};

// ICU, in one place: messages of one language, parsed once. Safe to use from several threads. The messages
// must outlive the writer, which remembers them by their text.
class MessageWriter {
 public:
  explicit MessageWriter(std::string_view language);
  ~MessageWriter();

  // Every argument of the message, those inside plural and select included.
  const std::set<std::string>& arguments(std::string_view message);

  // A message that ICU cannot read is given back as it stands; so is an argument without a value.
  std::string write(std::string_view message, const std::vector<MessageValue>& values);

 private:
  struct Icu;
  std::unique_ptr<Icu> icu_;
};

}  // namespace holdout
