#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/saving/describe.h"

namespace holdout {

// One line a number, "table.shown[1]: 4", in the order of the field list: for golden files and for people who
// look at a state. Two of them compared line by line tell which fields changed.
class TextWriter final : public Describer {
 public:
  bool reads() const override { return false; }
  void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names names) override;
  void open(int id, std::string_view name) override;
  void close() override;
  int open_list(int id, std::string_view name, int size, int capacity) override;
  void close_list() override;

  const std::vector<std::string>& lines() const { return lines_; }

 private:
  struct Level {
    std::size_t path_length;  // to return to
    int item;                 // next index of a list; -1 in an object
  };

  // Appends ".name" or "[index]" to the path and gives the length it had before.
  std::size_t enter(std::string_view name);

  std::string path_;
  std::vector<Level> levels_{Level{0, -1}};
  std::vector<std::string> lines_;
};

template <class T>
std::vector<std::string> text_of(T value) {
  TextWriter writer;
  describe(static_cast<Describer&>(writer), value);
  return writer.lines();
}

}  // namespace holdout
