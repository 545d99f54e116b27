#include "apps/terminal/profile.h"

#include <cstdlib>
#include <filesystem>

#include <doctest/doctest.h>

#include "records/files.h"

using namespace holdout;
namespace fs = std::filesystem;

TEST_CASE("a profile is kept in a file and read back, or refused with the reason") {
  std::string folder = (fs::temp_directory_path() / "holdout_profile_XXXXXX").string();
  REQUIRE(::mkdtemp(folder.data()) != nullptr);
  const std::string path = folder + "/deeper/profile.json";
  CHECK(load_profile(path)->unlocked.empty());  // nobody has played yet

  Profile profile;
  profile.unlocked["liars_dice"] = {5, 19};
  REQUIRE(save_profile(path, profile));
  CHECK(load_profile(path)->unlocked == profile.unlocked);

  REQUIRE(write_file(path, R"({"holdout":"profile","format":1,"unlocked":{"liars_dice":["x"]}})"));
  CHECK(load_profile(path).problem().message() ==
        path + ": unlocked.liars_dice: is \"x\"; expected a whole number from 1 to 99");
  REQUIRE(write_file(path, "{"));
  CHECK(load_profile(path).problem().message() == path + ": line 1, column 2: the JSON value ends too early");
  REQUIRE(write_file(path, R"({"holdout":"record","format":1,"unlocked":{}})"));
  CHECK(load_profile(path).problem().message() == path + ": holdout: is 'record'; expected profile");
  fs::remove_all(folder);
}
