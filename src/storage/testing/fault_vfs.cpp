#include "storage/testing/fault_vfs.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <utility>

namespace holdout::testing {

namespace {

constexpr int kKept = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
constexpr int kNamesItself = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;

std::string_view text_of_bytes(const void* bytes, int size) {
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

}  // namespace

// Behind it in memory lies the real one.
struct FaultVfs::File {
  sqlite3_file base{};
  FaultVfs* disk = nullptr;
  std::string path{};        // empty: a file that nobody misses
  bool syncs_names = false;  // with its first sync, as the real one does for new journals
};

FaultVfs::File& FaultVfs::ours(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

sqlite3_file* FaultVfs::real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(&ours(file) + 1); }

FaultVfs::FaultVfs(std::uint64_t seed)
    : real_vfs_(sqlite3_vfs_find(nullptr)), vfs_(*real_vfs_), model_(seed) {
  vfs_.zName = "holdout_faults";
  vfs_.pAppData = this;
  vfs_.pNext = nullptr;
  vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_vfs_->szOsFile;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  // The others are the real ones, which look for no more of the structure than what was copied.
  vfs_.xAccess = [](sqlite3_vfs* vfs, const char* path, int flags, int* result) {
    return of(vfs).real_vfs_->xAccess(of(vfs).real_vfs_, path, flags, result);
  };
  vfs_.xFullPathname = [](sqlite3_vfs* vfs, const char* path, int size, char* out) {
    return of(vfs).real_vfs_->xFullPathname(of(vfs).real_vfs_, path, size, out);
  };
  sqlite3_vfs_register(&vfs_, 1);
}

FaultVfs::~FaultVfs() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real_vfs_, 1);
}

// ---- plans ------------------------------------------------------------------------------------------

void FaultVfs::plan(DiskFault fault) {
  const std::lock_guard lock(mutex_);
  fault_ = fault;
  calls_ = 0;
  struck_ = false;
}

std::uint64_t FaultVfs::calls() const {
  const std::lock_guard lock(mutex_);
  return calls_;
}

bool FaultVfs::struck() const {
  const std::lock_guard lock(mutex_);
  return struck_;
}

bool FaultVfs::powered() const {
  const std::lock_guard lock(mutex_);
  return powered_;
}

void FaultVfs::wait_until_it_hangs() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return struck_; });
}

void FaultVfs::go_on() {
  heal();
  changed_.notify_all();
}

void FaultVfs::lie(bool yes) {
  const std::lock_guard lock(mutex_);
  lies_ = yes;
}

// Those who hang let go of the lock.
FaultVfs::Fate FaultVfs::next(bool reading) {
  std::unique_lock lock(mutex_);
  if (!powered_ && !reading) return Fate::Off;
  if (reading != fault_.reading) return Fate::Fine;
  ++calls_;
  if (fault_.kind == DiskFault::Kind::None || calls_ < fault_.from || calls_ - fault_.from >= fault_.count)
    return Fate::Fine;
  struck_ = true;
  changed_.notify_all();
  if (refuses()) return Fate::Refused;
  if (fault_.kind == DiskFault::Kind::PowerFails) {
    powered_ = false;
    return Fate::LastOne;
  }
  changed_.wait(lock, [this] { return fault_.kind != DiskFault::Kind::Hangs; });
  return Fate::Fine;
}

void FaultVfs::lose_power(DiskModel::Loss loss) {
  const std::lock_guard lock(mutex_);
  const DiskModel::Files left = model_.lose_power(loss);
  for (const std::string& path : paths_) {
    std::filesystem::remove(path + "-shm");
    if (const auto found = left.find(path); found != left.end())
      std::ofstream(path, std::ios::binary | std::ios::trunc) << found->second;
    else
      std::filesystem::remove(path);
  }
  powered_ = true;
  fault_ = {};
}

// ---- what SQLite calls ------------------------------------------------------------------------------

const sqlite3_io_methods FaultVfs::kMethods{
    .iVersion = 2,  // without mapped pages, which nobody would see being written
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = [](sqlite3_file* file,
                    sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); },
    .xLock = [](sqlite3_file* file, int kind) { return real(file)->pMethods->xLock(real(file), kind); },
    .xUnlock = [](sqlite3_file* file, int kind) { return real(file)->pMethods->xUnlock(real(file), kind); },
    .xCheckReservedLock =
        [](sqlite3_file* file, int* held) {
          return real(file)->pMethods->xCheckReservedLock(real(file), held);
        },
    .xFileControl = [](sqlite3_file* file, int what,
                       void* with) { return real(file)->pMethods->xFileControl(real(file), what, with); },
    .xSectorSize = [](sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); },
    .xShmMap =
        [](sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
          return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
        },
    .xShmLock = [](sqlite3_file* file, int first, int count,
                   int flags) { return real(file)->pMethods->xShmLock(real(file), first, count, flags); },
    .xShmBarrier = [](sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); },
    .xShmUnmap = [](sqlite3_file* file,
                    int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); },
    .xFetch = nullptr,
    .xUnfetch = nullptr};

int FaultVfs::open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  FaultVfs& disk = of(vfs);
  File& made = *std::construct_at(&ours(file));
  const int code = disk.real_vfs_->xOpen(disk.real_vfs_, path, real(file), flags, out_flags);
  if (code != SQLITE_OK) {
    std::destroy_at(&made);
    file->pMethods = nullptr;
    return code;
  }
  made.base.pMethods = &kMethods;
  made.disk = &disk;
  if ((flags & kKept) == 0) return SQLITE_OK;
  made.path = path;
  made.syncs_names = (flags & kNamesItself) != 0 && (flags & SQLITE_OPEN_CREATE) != 0;
  const std::lock_guard lock(disk.mutex_);
  disk.paths_.insert(path);
  disk.model_.create(path);
  return SQLITE_OK;
}

int FaultVfs::close(sqlite3_file* file) {
  const int code = real(file)->pMethods->xClose(real(file));
  std::destroy_at(&ours(file));
  return code;
}

int FaultVfs::remove(sqlite3_vfs* vfs, const char* path, int sync_names) {
  FaultVfs& disk = of(vfs);
  switch (disk.next()) {
    case Fate::Off:
    case Fate::Refused: return SQLITE_IOERR_DELETE;
    case Fate::Fine:
    case Fate::LastOne: break;
  }
  const std::lock_guard lock(disk.mutex_);
  disk.model_.remove(path);
  if (sync_names != 0 && !disk.lies_ && disk.powered_) disk.model_.sync_names();
  return disk.real_vfs_->xDelete(disk.real_vfs_, path, 0);
}

int FaultVfs::read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
  if (ours(file).disk->next(true) != Fate::Fine) return SQLITE_IOERR_READ;
  return real(file)->pMethods->xRead(real(file), bytes, size, at);
}

int FaultVfs::write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
  File& made = ours(file);
  const Fate fate = made.disk->next();
  if (fate == Fate::Off) return SQLITE_IOERR_WRITE;
  const std::lock_guard lock(made.disk->mutex_);
  const bool full = fate == Fate::Refused && made.disk->is_full();
  if (full) return SQLITE_FULL;
  if (fate == Fate::Refused) size /= 2;
  if (!made.path.empty())
    made.disk->model_.write(made.path, static_cast<std::uint64_t>(at), text_of_bytes(bytes, size));
  const int code = real(file)->pMethods->xWrite(real(file), bytes, size, at);
  return fate == Fate::Fine ? code : SQLITE_IOERR_WRITE;
}

int FaultVfs::truncate(sqlite3_file* file, sqlite3_int64 size) {
  File& made = ours(file);
  const Fate fate = made.disk->next();
  if (fate == Fate::Off || fate == Fate::Refused) return SQLITE_IOERR_TRUNCATE;
  const std::lock_guard lock(made.disk->mutex_);
  if (!made.path.empty()) made.disk->model_.truncate(made.path, static_cast<std::uint64_t>(size));
  const int code = real(file)->pMethods->xTruncate(real(file), size);
  return fate == Fate::Fine ? code : SQLITE_IOERR_TRUNCATE;
}

int FaultVfs::sync(sqlite3_file* file, int) {
  File& made = ours(file);
  const Fate fate = made.disk->next();
  const std::lock_guard lock(made.disk->mutex_);
  if (fate == Fate::Refused && !made.path.empty()) made.disk->model_.fail_to_sync(made.path);
  if (fate != Fate::Fine) return SQLITE_IOERR_FSYNC;
  if (made.path.empty() || made.disk->lies_) return SQLITE_OK;
  made.disk->model_.sync(made.path);
  if (std::exchange(made.syncs_names, false)) made.disk->model_.sync_names();
  return SQLITE_OK;
}

}  // namespace holdout::testing
