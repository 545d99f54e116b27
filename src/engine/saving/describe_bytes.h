#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/saving/describe.h"

// The save format: every field as its number and its value, in ascending order of numbers.
//
//   field  = varint(id * 4 + type), then the value      type: 0 number, 1 object, 2 list
//   number = zigzag varint      object = fields, then a zero byte      list = varint size, then bare values
//
// A field that the bytes do not have keeps the value it had, so a field added later reads as its default from
// an older save. A field that the reader does not know is a Problem: dropping it would change the game.

namespace holdout {

using Bytes = std::vector<std::uint8_t>;

class BytesWriter final : public Describer {
 public:
  bool reads() const override { return false; }
  void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names names) override;
  void open(int id, std::string_view name) override;
  void close() override;
  int open_list(int id, std::string_view name, int size, int capacity) override;
  void close_list() override;

  const Bytes& bytes() const { return bytes_; }

 private:
  void put(std::uint64_t value);
  void key(int id, unsigned type);

  Bytes bytes_;
  std::vector<int> last_ids_{0};  // of the objects under way, outermost first; -1 inside a list
};

// Reads any bytes whatsoever without harm; what it could not read stays as it was.
class BytesReader final : public Describer {
 public:
  explicit BytesReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool reads() const override { return true; }
  void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names names) override;
  void open(int id, std::string_view name) override;
  void close() override;
  int open_list(int id, std::string_view name, int size, int capacity) override;
  void close_list() override;

  // Call after the last field: the first thing that went wrong, if anything did.
  Result<void> finish();

 private:
  struct Level {
    std::string_view name;
    bool list = false;
    bool absent = false;  // not in the bytes: everything inside keeps its value
    int left = 0;         // items of a list not read yet
    int item = 0;
  };

  std::uint64_t take();
  // True if the value of this field comes next; false if it is absent or something is wrong.
  bool find(int id, std::string_view name, unsigned type);
  bool find_item(std::string_view name);
  void fail(std::string_view name, std::string what, std::string expected);

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::uint64_t next_key_ = 0;  // read, but of a field not asked for yet; 0 = none
  bool has_key_ = false;
  bool failed_ = false;
  Problem problem_;
  std::vector<Level> levels_{Level{}};
};

template <class T>
Bytes bytes_of(T value) {
  BytesWriter writer;
  describe(static_cast<Describer&>(writer), value);
  return writer.bytes();
}

template <class T>
Result<T> from_bytes(std::span<const std::uint8_t> bytes) {
  T value{};
  BytesReader reader(bytes);
  describe(static_cast<Describer&>(reader), value);
  if (Result<void> read = reader.finish(); !read) return read.problem();
  return value;
}

}  // namespace holdout
