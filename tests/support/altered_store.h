#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "records/testing/altered_rows.h"
#include "storage/checking/mark.h"
#include "storage/sqlite_reader.h"
#include "storage/testing/store_under_test.h"

namespace holdout::testing {

// A table in a file of the real store whose rows are altered there and read by the store's own reader, as a
// server that starts reads them. The chain of rows is mended around what is altered, and their checksums
// stay: whoever alters a file may do anything but compute those, and a disk does less.
class AlteredStore {
 public:
  // `saved`: what a snapshot after the row `saved_at` holds; empty: there is none.
  AlteredStore(const Rows& sound, std::size_t saved_at, std::string saved);

  const Rows& sound() const { return sound_; }
  // The rows that the file holds from now on. Those that are not sound were altered, left out or doubled;
  // each has the number that it had.
  void write(const Rows& altered);
  // One of the numbers beside the rows becomes another one.
  void harm_number(Rng& rng);
  // A server that was killed leaves rows behind that came after the last checkpoint: then all are such.
  void set_checkpoint(bool at_end);

  // What that reader makes of what the store gives it; a Problem: one of the two refuses.
  Result<std::string> told_by(RowReader reader, Seat viewer);

 private:
  void run(const std::string& sql);
  Result<std::string> loaded(SqliteReader& store, const Rows& history, Seat viewer) const;

  StoreFolder folder_;
  Rows sound_;
  std::string saved_;
  std::vector<RowSum> sums_;
  std::optional<Mark> mark_;
  std::unique_ptr<sqlite::Database> write_;
  std::unique_ptr<sqlite::Database> read_;
};

}  // namespace holdout::testing
