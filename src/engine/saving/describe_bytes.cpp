#include "engine/saving/describe_bytes.h"

#include <utility>

namespace holdout {

namespace {

constexpr unsigned kNumber = 0;
constexpr unsigned kObject = 1;
constexpr unsigned kList = 2;
constexpr std::string_view kTypeNames[] = {"a number", "an object", "a list"};

// Small negative numbers (nobody = -1) become small positive ones.
constexpr std::uint64_t zigzag(std::int64_t value) {
  return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
}
constexpr std::int64_t unzigzag(std::uint64_t value) {
  return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
}

constexpr int kInsideList = -1;

[[noreturn]] void out_of_bounds(std::string_view name, std::int64_t value) {
  const std::string why = "field '" + std::string(name) + "' is " + std::to_string(value);
  assertion_failed("min <= value && value <= max", why.c_str(), __FILE__, __LINE__);
}

}  // namespace

// ---- writing --------------------------------------------------------------------------------------

void BytesWriter::put(std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes_.push_back(static_cast<std::uint8_t>(value | 0x80));
  bytes_.push_back(static_cast<std::uint8_t>(value));
}

void BytesWriter::key(int id, unsigned type) {
  int& last = last_ids_.back();
  if (last == kInsideList) return;
  HOLDOUT_ASSERT(id > last, "fields are described in ascending order of their numbers, from 1");
  last = id;
  put(static_cast<std::uint64_t>(id) * 4 + type);
}

void BytesWriter::number(int id, std::string_view name, std::int64_t& value, std::int64_t min,
                         std::int64_t max, Names) {
  if (value < min || value > max) [[unlikely]]
    out_of_bounds(name, value);
  key(id, kNumber);
  put(zigzag(value));
}

void BytesWriter::open(int id, std::string_view) {
  key(id, kObject);
  last_ids_.push_back(0);
}

void BytesWriter::close() {
  last_ids_.pop_back();
  put(0);
}

int BytesWriter::open_list(int id, std::string_view, int size, int) {
  key(id, kList);
  put(static_cast<std::uint64_t>(size));
  last_ids_.push_back(kInsideList);
  return size;
}

void BytesWriter::close_list() { last_ids_.pop_back(); }

// ---- reading --------------------------------------------------------------------------------------

std::uint64_t BytesReader::take() {
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (at_ == bytes_.size()) {
      fail("", "the bytes end here", "more");
      return 0;
    }
    const std::uint8_t byte = bytes_[at_++];
    const std::uint64_t part = byte & 0x7FU;
    if (shift == 63 && part > 1) break;
    value |= part << shift;
    if (byte < 0x80) return value;
  }
  fail("", "a number is too long", "at most 64 bits");
  return 0;
}

bool BytesReader::find_item(std::string_view name) {
  Level& list = levels_.back();
  if (list.left == 0) {
    fail(name, "the list ends here", "more items");
    return false;
  }
  --list.left;
  ++list.item;
  return true;
}

bool BytesReader::find(int id, std::string_view name, unsigned type) {
  if (failed_ || levels_.back().absent) return false;
  if (levels_.back().list) return find_item(name);
  if (!has_key_) {
    const bool at_end = levels_.size() == 1 && at_ == bytes_.size();
    next_key_ = at_end ? 0 : take();
    if (next_key_ == 0 && !at_end && levels_.size() == 1) fail("", "bytes are left over", "the end");
    if (failed_) return false;
    has_key_ = true;
  }
  const std::uint64_t found = next_key_ >> 2;
  if (next_key_ == 0 || found > static_cast<std::uint64_t>(id)) return false;
  if (found < static_cast<std::uint64_t>(id)) {
    fail(name, "field " + std::to_string(found) + " is unknown here", "field " + std::to_string(id));
    return false;
  }
  if ((next_key_ & 3) != type) {
    fail(name, "this is something else", std::string(kTypeNames[type]));
    return false;
  }
  has_key_ = false;
  return true;
}

void BytesReader::number(int id, std::string_view name, std::int64_t& value, std::int64_t min,
                         std::int64_t max, Names) {
  if (!find(id, name, kNumber)) return;
  const std::int64_t read = unzigzag(take());
  if (failed_) return;
  if (read < min || read > max)
    return fail(name, std::to_string(read) + " is out of bounds",
                std::to_string(min) + " to " + std::to_string(max));
  value = read;
}

void BytesReader::open(int id, std::string_view name) {
  const bool here = find(id, name, kObject);
  levels_.push_back({.name = name, .absent = !here});
}

void BytesReader::close() {
  if (!failed_ && !levels_.back().absent) {
    const std::uint64_t end = has_key_ ? next_key_ : take();
    if (end != 0 && !failed_) fail("", "field " + std::to_string(end >> 2) + " is unknown here", "no more");
    has_key_ = false;
  }
  levels_.pop_back();
}

int BytesReader::open_list(int id, std::string_view name, int size, int capacity) {
  const bool here = find(id, name, kList);
  const std::uint64_t count = here ? take() : 0;
  if (here && !failed_ && count > static_cast<std::uint64_t>(capacity))
    fail(name, "a list of " + std::to_string(count), "at most " + std::to_string(capacity));
  const int items = failed_ || !here ? 0 : static_cast<int>(count);
  levels_.push_back({.name = name, .list = true, .absent = failed_ || !here, .left = items});
  return here ? items : size;
}

void BytesReader::close_list() {
  if (!failed_ && levels_.back().left > 0)
    fail("", "the list goes on", std::to_string(levels_.back().item) + " items");
  levels_.pop_back();
}

Result<void> BytesReader::finish() {
  if (!failed_ && (has_key_ ? next_key_ != 0 : at_ != bytes_.size()))
    fail("", "bytes are left over", "the end");
  if (failed_) return problem_;
  return {};
}

void BytesReader::fail(std::string_view name, std::string what, std::string expected) {
  if (failed_) return;
  failed_ = true;
  std::string path;
  const auto step_into = [&path](std::string_view part) {
    if (part.empty()) return;
    path += path.empty() ? ", " : ".";
    path += part;
  };
  for (const Level& level : levels_) {
    step_into(level.name);
    if (level.list && level.item > 0) path.append("[").append(std::to_string(level.item - 1)).append("]");
  }
  step_into(name);
  problem_ = {.where = "byte " + std::to_string(at_) + path,
              .what = std::move(what),
              .expected = std::move(expected)};
}

}  // namespace holdout
