#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "storage/heads.h"

namespace holdout {

// What was stored last, noted in a small file beside the store: a log that lost its end cannot know it, so
// somebody else has to. The tables are those that have grown
// since the checkpoint before the last one.
using Mark = Heads::Picture;

// Beside which store.
std::string mark_file(const std::string& store);
// Nothing: there is none, or it is not whole. It is not waited for when it is written, so after a power
// failure both may be.
std::optional<Mark> read_mark(const std::string& file);

// Writes it behind: a second after a commit, on a thread of its own, without asking the disk to be quick. A
// mark that could not be written is one that lags.
class MarkWriter {
 public:
  MarkWriter(std::string file, const Heads& heads);
  ~MarkWriter();  // the last one is written
  MarkWriter(const MarkWriter&) = delete;
  MarkWriter& operator=(const MarkWriter&) = delete;

  void after_commit();

 private:
  void run();
  void write() const;

  std::string file_;
  const Heads& heads_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool wanted_ = true;  // a store that goes on from an older moment is noted at once
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace holdout
