#pragma once

#include <string>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "cli_program.h"

namespace holdout::testing {

// The program refuses these arguments with one message and nothing else.
inline void refused(const std::string& arguments, int exit, const std::string& message) {
  const ProgramRun run = holdout_program(arguments);
  CHECK_MESSAGE(run.exit == exit, arguments);
  CHECK(run.errors == "holdout: " + message + "\n");
  CHECK(run.out.empty());
}

// "one_game, another": those that are no examples.
inline std::string offered_games() {
  std::string keys;
  for (const AnyGame* game : all_games())
    if (!game->info().example) keys += (keys.empty() ? "" : ", ") + std::string(game->info().key);
  return keys;
}

inline std::string replaced(std::string text, const std::string& old, const std::string& now) {
  const std::size_t at = text.find(old);
  REQUIRE_MESSAGE(at != std::string::npos, old);
  return text.replace(at, old.size(), now);
}

// A written position that can be, in which something is then changed. What the program prints of it, it reads
// again.
class PossiblePosition {
 public:
  PossiblePosition(std::string game, std::string given) : game_(std::move(game)), given_(std::move(given)) {
    const ProgramRun run = looked_at("given", given_);
    REQUIRE(run.exit == 0);
    const ProgramRun again = looked_at("p.json", run.out);
    CHECK(again.exit == 0);
    CHECK(without_events(again.out) == without_events(run.out));
  }

  void impossible(const std::string& old, const std::string& now, const std::string& part = {}) const {
    const ProgramRun run = looked_at("text", replaced(given_, old, now));
    CHECK(run.exit == 1);
    CHECK_MESSAGE(run.errors.find(part) != std::string::npos, run.errors);
    CHECK(run.errors.starts_with("holdout: " + folder_.file("text") + ":"));
    CHECK(run.out.empty());
  }

 private:
  ProgramRun looked_at(const std::string& name, const std::string& text) const {
    return holdout_program("position " + game_ + " " + folder_.write(name, text));
  }
  static std::string without_events(const std::string& text) {
    return text.substr(0, text.rfind("\"events\""));
  }

  TestFolder folder_;
  std::string game_, given_;
};

}  // namespace holdout::testing
