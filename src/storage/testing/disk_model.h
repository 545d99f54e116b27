#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rng.h"

namespace holdout::testing {

// What a disk holds of the files of one folder. What was synced is there for good; what was done since is
// there when it is read, and a power failure leaves of it what it likes.
class DiskModel {
 public:
  using Files = std::map<std::string, std::string>;  // contents by path

  enum class Loss : std::uint8_t {
    Anything,  // of each write none, all or some sectors survive, whatever came before and after it
    Newest,    // the disk kept the order: everything up to some moment
  };

  explicit DiskModel(std::uint64_t seed) : rng_(seed) {}

  void create(const std::string& path);
  void write(const std::string& path, std::uint64_t at, std::string_view bytes);
  void truncate(const std::string& path, std::uint64_t size);
  void remove(const std::string& path);
  void sync(const std::string& path);
  // What was to be synced is there or not, and no later sync will care for it.
  void fail_to_sync(const std::string& path);
  void sync_names();  // what was created or removed is so for good

  // What is found afterwards, and all there is from then on.
  Files lose_power(Loss loss);

 private:
  struct Change {
    std::uint64_t moment = 0;
    bool truncates = false;
    std::uint64_t at = 0;
    std::string bytes{};
  };
  struct File {
    std::string synced{};
    std::vector<Change> changes{};
    std::uint64_t created = 0;  // moment
    std::uint64_t removed = 0;
    bool named = false;  // its name was synced
  };

  static void apply(std::string& content, const Change& change);
  void apply_sectors(std::string& content, const Change& change);
  void apply_as_it_likes(std::string& content, const Change& change);
  std::string survivor(const File& file, std::uint64_t until);
  void find_up_to(std::uint64_t until, Files& found);
  void find_anything(Files& found);

  Rng rng_;
  std::uint64_t moment_ = 0;
  std::uint64_t oldest_ = 1;  // that a power failure may take
  std::map<std::string, File> files_;
  std::map<std::string, File> removed_;  // that may come back
};

}  // namespace holdout::testing
