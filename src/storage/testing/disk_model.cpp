#include "storage/testing/disk_model.h"

#include <algorithm>
#include <limits>

namespace holdout::testing {

namespace {

constexpr std::uint64_t kSector = 512;
constexpr std::uint64_t kEverything = std::numeric_limits<std::uint64_t>::max();

}  // namespace

void DiskModel::create(const std::string& path) {
  if (files_.contains(path)) return;
  files_[path].created = ++moment_;
}

void DiskModel::write(const std::string& path, std::uint64_t at, std::string_view bytes) {
  files_[path].changes.push_back(
      {.moment = ++moment_, .truncates = false, .at = at, .bytes = std::string(bytes)});
}

void DiskModel::truncate(const std::string& path, std::uint64_t size) {
  files_[path].changes.push_back({.moment = ++moment_, .truncates = true, .at = size, .bytes = {}});
}

// An older one of this name that might still come back is forgotten: one of them is enough.
void DiskModel::remove(const std::string& path) {
  auto file = files_.extract(path);
  if (!file) return;
  file.mapped().removed = ++moment_;
  removed_[path] = std::move(file.mapped());
}

void DiskModel::sync(const std::string& path) {
  File& file = files_[path];
  for (const Change& change : file.changes) apply(file.synced, change);
  file.changes.clear();
}

void DiskModel::fail_to_sync(const std::string& path) {
  File& file = files_[path];
  for (const Change& change : file.changes) apply_as_it_likes(file.synced, change);
  file.changes.clear();
}

void DiskModel::sync_names() {
  removed_.clear();
  for (auto& [path, file] : files_) file.named = true;
}

DiskModel::Files DiskModel::lose_power(Loss loss) {
  Files found;
  if (loss == Loss::Anything) {
    find_anything(found);
  } else {
    const auto moments = static_cast<std::uint32_t>(moment_ - oldest_ + 1);
    find_up_to(oldest_ + rng_.below(moments + 1), found);
  }
  removed_.clear();
  files_.clear();
  for (const auto& [path, content] : found) files_[path] = File{.synced = content, .named = true};
  oldest_ = moment_ + 1;
  return found;
}

void DiskModel::find_anything(Files& found) {
  const bool in_order = rng_.below(4) == 0;
  const std::uint64_t until = rng_.below(2) == 0 ? 0 : kEverything;  // nothing of it, or all
  const auto content = [&](const File& file) {
    if (in_order) return survivor(file, until);
    std::string left = file.synced;
    for (const Change& change : file.changes) apply_as_it_likes(left, change);
    return left;
  };
  for (const auto& [path, file] : removed_)
    if (rng_.below(2) == 0) found[path] = content(file);
  for (const auto& [path, file] : files_)
    if (file.named || rng_.below(2) == 0) found[path] = content(file);
}

void DiskModel::find_up_to(std::uint64_t until, Files& found) {
  for (const auto& [path, file] : removed_)
    if (file.removed >= until && (file.named || file.created < until)) found[path] = survivor(file, until);
  for (const auto& [path, file] : files_)
    if (file.named || file.created < until) found[path] = survivor(file, until);
}

std::string DiskModel::survivor(const File& file, std::uint64_t until) {
  std::string content = file.synced;
  for (const Change& change : file.changes)
    if (change.moment < until) apply(content, change);
  return content;
}

void DiskModel::apply(std::string& content, const Change& change) {
  if (change.truncates) return content.resize(change.at);
  content.resize(std::max(content.size(), change.at + change.bytes.size()));
  std::ranges::copy(change.bytes, content.begin() + static_cast<std::ptrdiff_t>(change.at));
}

void DiskModel::apply_as_it_likes(std::string& content, const Change& change) {
  switch (rng_.below(4)) {
    case 0: return;
    case 1: return change.truncates ? apply(content, change) : apply_sectors(content, change);
    default: return apply(content, change);
  }
}

// Whole sectors of the disk, of which the first and the last may be written in part only.
void DiskModel::apply_sectors(std::string& content, const Change& change) {
  const std::uint64_t end = change.at + change.bytes.size();
  for (std::uint64_t from = change.at; from < end;) {
    const std::uint64_t to = std::min(end, (from / kSector + 1) * kSector);
    if (rng_.below(2) == 0)
      apply(content, {.at = from, .bytes = change.bytes.substr(from - change.at, to - from)});
    from = to;
  }
}

}  // namespace holdout::testing
