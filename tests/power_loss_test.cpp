// The power fails under the SQLite store, at any call to the disk, again and again on the same file; and a
// disk that says it has written what it has not. HOLDOUT_FAULTS says how often.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "storage/checking/mark.h"
#include "storage/checking/store_check.h"
#include "storage/testing/fault_vfs.h"
#include "storage/testing/store_under_test.h"
#include "storage/testing/store_witness.h"
#include "support/environment.h"

namespace holdout::testing {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kLosses = 40;
constexpr int kLives = 4;  // of one file
constexpr std::size_t kTablesThere = 6;
constexpr int kRoundsALife = 18;

// What a power failure leaves of the mark, which nobody waits for: all, a torn part, an older one, none.
void lose_mark(const std::string& file, const std::string& older, Rng& rng) {
  std::string text;
  {
    std::ifstream in(file, std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(in), {});
  }
  switch (rng.below(4)) {
    case 0: return;
    case 1: text.resize(rng.below(static_cast<std::uint32_t>(text.size()) + 1)); break;
    case 2: text = older; break;
    default: fs::remove(file); return;
  }
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

std::string text_of_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// One file over several lives, each of which ends by a power failure somewhere, the opening included.
class LostPower {
 public:
  explicit LostPower(std::uint64_t seed) : rng_(seed), disk_(seed ^ 0xD15C) {}

  void live(std::uint64_t calls) {
    disk_.plan(
        {.kind = DiskFault::Kind::PowerFails, .from = 1 + rng_.below(static_cast<std::uint32_t>(calls))});
    const std::string older = text_of_file(mark_file(path_));
    {
      auto opened = SqliteStore::open(path_);
      REQUIRE((opened || !disk_.powered()));
      if (opened) {
        CHECK_FALSE((*opened)->findings().set_back);
        CHECK((*opened)->findings().damage.empty());
        witness_.play(**opened, kRoundsALife);
      }
    }
    losses_ += disk_.powered() ? 0 : 1;
    disk_.lose_power();
    lose_mark(mark_file(path_), older, rng_);
    witness_.starts_again();
  }
  void check_all() {
    witness_.check(*open_store(path_));
    const auto found = holdout::check_store(path_, [](const auto&) { return Result<void>(); });
    REQUIRE_MESSAGE(found, found.problem().message());
    for (const Problem& fault : found->faults) FAIL_CHECK(fault.message());
    for (const std::string& complaint : witness_.complaints()) FAIL_CHECK(complaint);
  }
  std::uint64_t calls() const { return disk_.calls(); }
  std::uint64_t losses() const { return losses_; }
  std::uint64_t acknowledged() const { return witness_.acknowledged(); }

 private:
  Rng rng_;
  FaultVfs disk_;
  StoreFolder folder_;
  std::string path_ = folder_.file("tables.db");
  StoreWitness witness_{kTablesThere};
  std::uint64_t losses_ = 0;
};

TEST_CASE("faults: when the power fails nothing acknowledged is lost, whatever the disk had in hand") {
  const std::uint64_t files = from_environment("HOLDOUT_FAULTS", kLosses) / kLives;
  constexpr std::uint64_t kCalls = 4500;  // of a life, about
  std::uint64_t losses = 0;
  std::uint64_t acknowledged = 0;
  for (std::uint64_t seed = 1; seed <= files; ++seed) {
    CAPTURE(seed);
    LostPower power(seed);
    for (int life = 0; life < kLives; ++life) power.live(kCalls);
    power.check_all();
    losses += power.losses();
    acknowledged += power.acknowledged();
  }
  MESSAGE(fmt::format("the power failed {} times in {} lives, {} steps were acknowledged", losses,
                      files * kLives, acknowledged));
  CHECK(losses > 0);
}

// A disk that says it has written what it has not, until the power fails.
struct LyingDisk {
  explicit LyingDisk(std::uint64_t seed) : disk(seed) {
    {
      const auto store = open_store(path);
      witness.play(*store, 3);
      disk.lie(true);
      witness.play(*store, kRoundsALife);
    }  // the mark is written at the end
    disk.lie(false);
  }
  // Nothing is said by the store, which opened as if all were well; and these lack rows.
  std::vector<TableId> lost_in_silence() {
    auto opened = SqliteStore::open(path);
    if (!opened || !(*opened)->findings().damage.empty()) return {};
    return witness.lost(**opened);
  }

  FaultVfs disk;
  StoreFolder folder;
  std::string path = folder.file("tables.db");
  StoreWitness witness{kTablesThere};
};

TEST_CASE("faults: a disk that lost what it said it had written is noticed, and its tables tell") {
  const std::uint64_t disks = from_environment("HOLDOUT_FAULTS", kLosses) / kLives;
  std::uint64_t refused = 0;
  for (std::uint64_t seed = 1; seed <= disks; ++seed) {
    CAPTURE(seed);
    LyingDisk lying(seed);
    lying.disk.lose_power(DiskModel::Loss::Newest);
    const auto opened = SqliteStore::open(lying.path);
    if (opened) {
      CHECK(lying.witness.lost(**opened).empty());
      continue;
    }
    ++refused;
    const auto back = open_store(lying.path, {.accept_set_back = true});
    CHECK(back->findings().set_back);
    for (const TableId table : lying.witness.lost(*back))
      if (table != 0) CHECK(load(*back, table)->set_back);
  }
  MESSAGE(fmt::format("{} of {} were refused", refused, disks));
  CHECK(refused > 0);
}

TEST_CASE("faults: what a disk that lied left of a store is refused, told as damage, or found by a check") {
  const std::uint64_t disks = from_environment("HOLDOUT_FAULTS", kLosses) / kLives;
  for (std::uint64_t seed = 1; seed <= disks; ++seed) {
    CAPTURE(seed);
    LyingDisk lying(seed);
    lying.disk.lose_power(DiskModel::Loss::Anything);
    if (lying.lost_in_silence().empty()) continue;
    const auto found = holdout::check_store(lying.path, [](const auto&) { return Result<void>(); });
    CHECK((!found || !found->faults.empty()));
  }
}

TEST_CASE("faults: what a disk loses is found out by who holds it against what was acknowledged") {
  std::size_t found_out = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    LyingDisk lying(seed);
    lying.disk.lose_power(DiskModel::Loss::Newest);
    fs::remove(mark_file(lying.path));
    lying.witness.starts_again();
    const auto store = open_store(lying.path);
    lying.witness.check(*store);
    found_out += lying.witness.complaints().empty() ? 0 : 1;
  }
  CHECK(found_out > 0);
}

}  // namespace
}  // namespace holdout::testing
