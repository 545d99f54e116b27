#include "storage/file_lock.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace holdout {

namespace {

std::string reason(int error) { return std::generic_category().message(error); }

}  // namespace

Result<FileLock> FileLock::take(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0)
    return Problem{.where = path,
                   .what = "cannot be opened: " + reason(errno),
                   .expected = "a file that this user may write, in a folder that exists"};
  FileLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK)
    return Problem{.where = path, .what = "cannot be locked: " + reason(errno), .expected = {}};
  return Problem{.where = path, .what = "is open in another process", .expected = "one server for one file"};
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace holdout
