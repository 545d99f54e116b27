#include "storage/sqlite.h"

namespace holdout::sqlite {

namespace {

// A null pointer would be bound as NULL, which is not the same as nothing.
const char* not_null(std::string_view bytes) { return bytes.data() ? bytes.data() : ""; }

}  // namespace

Database::Database(const std::string& path, Missing missing) {
  const int make = missing == Missing::IsMade ? SQLITE_OPEN_CREATE : 0;
  const int flags = SQLITE_OPEN_READWRITE | make | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr);
  if (code == SQLITE_OK) return;
  const std::string message = sqlite3_errmsg(handle_);
  sqlite3_close_v2(handle_);
  throw Error(code & 0xff, message);
}

Database::~Database() { sqlite3_close_v2(handle_); }

void Database::run(const char* sql) {
  const int code = sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Database::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.integer_at(0) : 0;
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

void Database::fail(int code) const { throw Error(code & 0xff, sqlite3_errmsg(handle_)); }

Statement::Statement(const Database& database, std::string_view sql) : database_(database) {
  check(sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement_, nullptr));
}

Statement::~Statement() { sqlite3_finalize(statement_); }

Statement& Statement::bind(int index, std::uint64_t value) {
  return bind(index, static_cast<std::int64_t>(value));
}

Statement& Statement::bind(int index, std::int64_t value) {
  check(sqlite3_bind_int64(statement_, index, value));
  return *this;
}

Statement& Statement::bind_text(int index, std::string_view text) {
  check(sqlite3_bind_text64(statement_, index, not_null(text), text.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind_blob(int index, std::string_view bytes) {
  check(sqlite3_bind_blob64(statement_, index, not_null(bytes), bytes.size(), SQLITE_STATIC));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) {
    const Error error(code & 0xff, sqlite3_errmsg(database_.handle()));
    sqlite3_reset(statement_);
    throw error;
  }
  return false;
}

void Statement::run() {
  step();
  reset();
}

// The code of a reset repeats that of the last step, which has been seen to.
void Statement::reset() { sqlite3_reset(statement_); }

std::uint64_t Statement::unsigned_at(int column) const {
  return static_cast<std::uint64_t>(integer_at(column));
}

std::int64_t Statement::integer_at(int column) const { return sqlite3_column_int64(statement_, column); }

std::string_view Statement::bytes_at(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int size = sqlite3_column_bytes(statement_, column);
  return {bytes ? bytes : "", static_cast<std::size_t>(size)};
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) database_.fail(code);
}

}  // namespace holdout::sqlite
