#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace holdout::sqlite {

// What SQLite says when the disk or the file will not do. Thrown inside the store, a Problem at its edge.
class Error : public std::runtime_error {
 public:
  Error(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

  int code() const { return code_; }  // primary result code

 private:
  int code_;
};

// One connection, used by one thread at a time.
class Database {
 public:
  enum class Missing : std::uint8_t { IsMade, IsRefused };
  explicit Database(const std::string& path, Missing missing = Missing::IsMade);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const char* sql);
  std::int64_t number(const char* sql);  // the first column of the first row, 0 if there is none
  bool in_transaction() const;
  [[noreturn]] void fail(int code) const;

  sqlite3* handle() const { return handle_; }

 private:
  sqlite3* handle_ = nullptr;
};

// A prepared statement. Parameters are numbered from 1, columns from 0, as in SQLite. Bound text and blobs
// must live until the statement is reset, and are not copied.
class Statement {
 public:
  Statement(const Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& bind(int index, std::uint64_t value);
  Statement& bind(int index, std::int64_t value);
  Statement& bind_text(int index, std::string_view text);
  Statement& bind_blob(int index, std::string_view bytes);

  bool step();  // true: there is a row
  void run();   // for statements without rows; resets
  void reset();

  std::uint64_t unsigned_at(int column) const;
  std::int64_t integer_at(int column) const;
  std::string_view bytes_at(int column) const;  // text or blob, until the next step or reset

 private:
  void check(int code) const;

  const Database& database_;
  sqlite3_stmt* statement_ = nullptr;
};

// Resets a statement when its rows have been read, however the reading ends: an open read would hold back the
// write-ahead log.
class Rows {
 public:
  explicit Rows(Statement& statement) : statement_(statement) {}
  ~Rows() { statement_.reset(); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  bool next() { return statement_.step(); }

 private:
  Statement& statement_;
};

}  // namespace holdout::sqlite
