#include "content/folder.h"

#include <doctest/doctest.h>

#include "content/testing/content_copy.h"

namespace holdout::osaczeni {

using namespace content;

namespace {

using Messages = std::vector<std::string>;

}  // namespace

TEST_CASE("a folder gives rows and figures") {
  const ContentCopy copy("osaczeni");
  const Loaded loaded = load_folder(copy.content(), copy.schemas());
  REQUIRE(loaded.problems.empty());
  const std::vector<Row> areas = rows_of(loaded.folder, "areas");
  REQUIRE(areas.size() == 6);
  CHECK(areas[0].text("key") == "toilets");
  CHECK(areas[0].number("number") == 1);
  CHECK(areas[0].path("capacity") == "areas.toilets.capacity");
  CHECK(loaded.folder.figure("areas.toilets.capacity").values == std::vector<std::int16_t>{3});
  CHECK_THROWS_AS(static_cast<void>(loaded.folder.figure("areas.cellar.capacity")), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(loaded.folder.document("cellar")), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(areas[0].text("smell")), std::out_of_range);
}

TEST_CASE("a wrong value is reported with file, line and what was expected") {
  ContentCopy copy("osaczeni");
  copy.replace("areas.json", "\"value\": 3, \"source\": \"ours\", \"note\": \"the book's",
               "\"value\": 0, \"source\": \"ours\", \"note\": \"the book's");
  CHECK(copy.problems() == Messages{"games/osaczeni/figures/areas.json:7: areas.toilets.capacity is 0; "
                                    "expected 1 to 12 or \"unlimited\""});
}

TEST_CASE("problems of several files are reported together") {
  ContentCopy copy("osaczeni");
  copy.replace("dice.json", "\"in_use\": 4", "\"in_use\": 7")
      .replace("colours.json", "\"star\"", "\"comet\"");
  CHECK(copy.problems() ==
        Messages{"games/osaczeni/figures/colours.json:10: colours.orange.shape is \"comet\"; "
                 "expected one of circle, square, triangle, diamond, hexagon, star, cross, ring",
                 "games/osaczeni/figures/dice.json:4: dice.in_use is 7; expected 1 to 6"});
}

TEST_CASE("a file that is not JSON is reported with its line") {
  ContentCopy copy("osaczeni");
  copy.replace("dice.json", "\"in_use\": 4", "\"in_use\" 4");
  CHECK(copy.problems() ==
        Messages{
            "games/osaczeni/figures/dice.json:4: the text is not JSON (syntax error); expected strict JSON"});
}

TEST_CASE("figures stated to be sums add up") {
  ContentCopy copy("osaczeni");
  copy.replace("items.json", "\"key\": \"bat\", \"count\": 3", "\"key\": \"bat\", \"count\": 4");
  CHECK(copy.problems() ==
        Messages{"games/osaczeni/figures/components.json:14: items.*.count: the values add up to 24; "
                 "expected 23 (components.item_cards)"});
}

TEST_CASE("every file has a schema and every schema a file") {
  ContentCopy copy("osaczeni");
  std::filesystem::rename(copy.content() / "dice.json", copy.content() / "cubes.json");
  CHECK(copy.problems() ==
        Messages{"games/osaczeni/figures/cubes.json: there is no schema for this file; "
                 "expected games/osaczeni/figures/schema/cubes.schema.json",
                 "games/osaczeni/figures/schema/dice.schema.json: there is no file for this schema; "
                 "expected games/osaczeni/figures/dice.json"});
}

TEST_CASE("a folder or file that cannot be read is reported") {
  ContentCopy copy("osaczeni");
  std::filesystem::remove(copy.content() / "dice.json");
  std::filesystem::create_directory(copy.content() / "dice.json");
  CHECK(copy.problems() ==
        Messages{"games/osaczeni/figures/dice.json: cannot be read to its end; expected a readable file"});
  std::filesystem::remove_all(copy.content());
  CHECK(copy.problems() ==
        Messages{
            "games/osaczeni/figures: cannot be read (No such file or directory); expected a folder",
            "games/osaczeni/figures/schema: cannot be read (No such file or directory); expected a folder"});
}

TEST_CASE("a wrong schema is reported as such") {
  ContentCopy copy("osaczeni");
  std::filesystem::copy_file(copy.content() / "dice.json", copy.schemas() / "dice.schema.json",
                             std::filesystem::copy_options::overwrite_existing);
  CHECK(copy.problems() ==
        Messages{"games/osaczeni/figures/schema/dice.schema.json:1: a schema has no known type; "
                 "expected one of object, array, string, integer, boolean"});
}

}  // namespace holdout::osaczeni
