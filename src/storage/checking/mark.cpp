#include "storage/checking/mark.h"

#include <chrono>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "storage/checking/row_sum.h"

namespace holdout {

namespace {

constexpr auto kPause = std::chrono::seconds(1);
constexpr std::string_view kTitle = "holdout mark 1";

std::string text_of(const Mark& mark) {
  std::string body = fmt::format("{} {} {}\n", mark.stored, mark.since, mark.rows.size());
  for (const auto& [table, row] : mark.rows) body += fmt::format("{} {}\n", table, row);
  return fmt::format("{} {}\n{}", kTitle, row_sum(0, 0, body), body);
}

}  // namespace

std::string mark_file(const std::string& store) { return store + "-mark"; }

// A shorter one is written over a longer one, whose end then follows it.
std::optional<Mark> read_mark(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string title(kTitle.size(), '\0');
  RowSum sum = 0;
  Mark mark;
  std::size_t count = 0;
  in.read(title.data(), static_cast<std::streamsize>(title.size()));
  if (title != kTitle || !(in >> sum >> mark.stored >> mark.since >> count)) return std::nullopt;
  for (std::size_t i = 0; i < count; ++i) {
    TableId table = 0;
    std::uint64_t row = 0;
    if (!(in >> table >> row)) return std::nullopt;
    mark.rows.emplace_back(table, row);
  }
  const std::string expected = fmt::format("{} {}\n", kTitle, sum);
  return text_of(mark).starts_with(expected) ? std::optional(std::move(mark)) : std::nullopt;
}

MarkWriter::MarkWriter(std::string file, const Heads& heads)
    : file_(std::move(file)), heads_(heads), thread_([this] { run(); }) {}

MarkWriter::~MarkWriter() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void MarkWriter::after_commit() {
  {
    const std::lock_guard lock(mutex_);
    if (std::exchange(wanted_, true)) return;
  }
  changed_.notify_one();
}

void MarkWriter::run() {
  std::unique_lock lock(mutex_);
  while (!ending_) {
    changed_.wait(lock, [this] { return wanted_ || ending_; });
    wanted_ = false;
    lock.unlock();
    write();
    lock.lock();
    changed_.wait_for(lock, kPause, [this] { return ending_; });
  }
  if (wanted_) write();
}

void MarkWriter::write() const {
  const int file = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return;
  const std::string text = text_of(heads_.picture());
  [[maybe_unused]] const ssize_t written = ::pwrite(file, text.data(), text.size(), 0);
  ::close(file);
}

}  // namespace holdout
