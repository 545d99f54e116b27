#include "records/files.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

namespace holdout {

namespace {

// Closes on every way out; close() of a written file is called by hand, since it can report a full disk.
class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  bool open() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }
  bool close() {
    const int descriptor = descriptor_;
    descriptor_ = -1;
    return ::close(descriptor) == 0;
  }

 private:
  int descriptor_;
};

Problem system_problem(const std::string& path, std::string_view what) {
  return {.where = path, .what = fmt::format("{}: {}", what, std::strerror(errno))};
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

Result<void> write_through(const std::string& path, std::string_view text) {
  OpenFile file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.open() || !write_all(file.descriptor(), text) || !file.close())
    return system_problem(path, "cannot be written");
  return {};
}

Result<void> write_beside(const std::string& path, const std::string& beside, std::string_view text) {
  OpenFile file(::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
  if (!file.open()) return system_problem(path, "cannot be written");
  if (write_all(file.descriptor(), text) && ::fsync(file.descriptor()) == 0 && file.close() &&
      ::rename(beside.c_str(), path.c_str()) == 0)
    return {};
  const Problem problem = system_problem(path, "cannot be written");
  ::unlink(beside.c_str());
  return problem;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return system_problem(path, "cannot be read");
  std::string text;
  std::string block(1U << 16U, '\0');
  for (;;) {
    const ssize_t got = ::read(file.descriptor(), block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_problem(path, "cannot be read");
    if (got == 0) return text;
    text.append(block, 0, static_cast<std::size_t>(got));
    if (text.size() > kMaxFileBytes)
      return Problem{.where = path,
                     .what = "the file is too large",
                     .expected = fmt::format("at most {} MiB", kMaxFileBytes >> 20U)};
  }
}

Result<void> write_file(const std::string& path, std::string_view text) {
  struct stat found {};
  if (::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode)) return write_through(path, text);
  return write_beside(path, fmt::format("{}.{}.tmp", path, ::getpid()), text);
}

}  // namespace holdout
