#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/result.h"
#include "engine/saving/describe.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

// Writes whatever describes itself as the fields of a JSON object, which the caller has opened. Values that
// have names are written by name.
class JsonWriter final : public Describer {
 public:
  explicit JsonWriter(JsonText& out) : out_(out) {}

  bool reads() const override { return false; }
  void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names names) override;
  void open(int id, std::string_view name) override;
  void close() override { out_.close(); }
  int open_list(int id, std::string_view name, int size, int capacity) override;
  void close_list() override { out_.close_list(); }

 private:
  void key(int id, std::string_view name) {
    if (id != 0) out_.key(name);
  }
  JsonText& out_;
};

// Fills whatever describes itself from a JSON object. Strict: every field must be there, none may be unknown.
// After the first problem everything else keeps its value.
class JsonReader final : public Describer {
 public:
  // `value` must outlive the reader.
  JsonReader(const json::value& value, std::string where);

  bool reads() const override { return true; }
  void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
              Names names) override;
  void open(int id, std::string_view name) override;
  void close() override;
  int open_list(int id, std::string_view name, int size, int capacity) override;
  void close_list() override { levels_.pop_back(); }

  // Once everything is described.
  Result<void> finish();

 private:
  struct Level {
    const json::object* object = nullptr;  // exactly one of the two, or none after a problem
    const json::array* list = nullptr;
    std::string name{};
    std::size_t next = 0;                   // of a list
    std::vector<std::string_view> asked{};  // of an object
  };
  const json::value* take(int id, std::string_view name);
  std::string path(std::string_view name) const;
  void fail(std::string_view name, std::string what, std::string expected);
  void check_known(const Level& level);

  std::vector<Level> levels_;
  std::optional<Problem> problem_;
};

}  // namespace holdout
