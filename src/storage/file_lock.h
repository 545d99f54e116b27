#pragma once

#include <string>

#include "engine/result.h"

namespace holdout {

// Makes the file if it is not there, readable for its owner alone, and keeps other processes from doing the
// same until it is released or this process ends, however it ends.
class FileLock {
 public:
  static Result<FileLock> take(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}

  int file_;
};

}  // namespace holdout
