#include "table/rows/sealed_snapshot.h"

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

namespace holdout::testing {

TEST_CASE("a snapshot opens for its own table and row, with its own key and every byte, and not otherwise") {
  const KeyedHash hash = stage_hash("key");
  const StoredSnapshot sealed = sealed_snapshot(3, 70, R"({"room":1})", hash);
  CHECK(sealed.row == 70);
  CHECK(unsealed(3, sealed, hash) == R"({"room":1})");
  CHECK_FALSE(unsealed(4, sealed, hash));
  CHECK_FALSE(unsealed(3, {.row = 71, .body = sealed.body}, hash));
  CHECK_FALSE(unsealed(3, sealed, stage_hash("another key")));
  CHECK_FALSE(unsealed(3, {.row = 70, .body = R"({"room":1})"}, hash));
  CHECK_FALSE(unsealed(3, {.row = 70, .body = ""}, hash));
  CHECK_FALSE(unsealed(3, {.row = 70, .body = "\n"}, hash));
  for (std::size_t i = 0; i < sealed.body.size(); ++i) {
    StoredSnapshot damaged = sealed;
    damaged.body[i] = static_cast<char>(damaged.body[i] ^ 1);
    CHECK_FALSE(unsealed(3, damaged, hash));
    damaged.body.resize(i);
    CHECK_FALSE(unsealed(3, damaged, hash));
  }
}

}  // namespace holdout::testing
