// How the tests of the command line run the program: cli_program.h.
#include "cli_program.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <doctest/doctest.h>
#include <sys/wait.h>

namespace holdout::testing {

namespace fs = std::filesystem;

TestFolder::TestFolder() : path_((fs::temp_directory_path() / "holdout_cli_XXXXXX").string()) {
  if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
}

TestFolder::~TestFolder() { fs::remove_all(path_); }

std::string TestFolder::write(std::string_view name, std::string_view text) const {
  std::ofstream(file(name), std::ios::binary) << text;
  return file(name);
}

std::string TestFolder::read(std::string_view name) const {
  std::ifstream in(file(name), std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::ptrdiff_t TestFolder::count() const { return std::distance(fs::directory_iterator(path_), {}); }

ProgramRun holdout_program(const std::string& arguments, std::string_view input, const std::string& folder) {
  const TestFolder streams;
  streams.write("in", input);
  const std::string command = "cd '" + folder + "' && '" HOLDOUT_PROGRAM "' " + arguments + " < '" +
                              streams.file("in") + "' > '" + streams.file("out") + "' 2> '" +
                              streams.file("errors") + "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, streams.read("out"), streams.read("errors")};
}

TEST_CASE("holdout without arguments, with wrong ones and with --help") {
  const ProgramRun nothing = holdout_program("");
  CHECK(nothing.exit == 2);
  CHECK(nothing.out.find("Subcommands:") != std::string::npos);
  CHECK(holdout_program("--help").exit == 0);
  CHECK(holdout_program("sim --help").exit == 0);
  const ProgramRun wrong = holdout_program("sim osaczeni --gaems 5");
  CHECK(wrong.exit == 2);
  CHECK(wrong.errors.find("--gaems") != std::string::npos);
  CHECK(wrong.out.empty());
  CHECK(holdout_program("dance").exit == 2);
  CHECK(holdout_program("sim").exit == 2);
}

TEST_CASE("holdout lists games; examples only if asked for") {
  CHECK(holdout_program("--games").out.find("liars_dice") == std::string::npos);
  CHECK(holdout_program("--games").out.find("osaczeni") != std::string::npos);
  CHECK(holdout_program("--examples").out.find("liars_dice") != std::string::npos);
}

TEST_CASE("a full standard output is reported") {
  const ProgramRun run = holdout_program("--help > /dev/null; ( '" HOLDOUT_PROGRAM "' --games > /dev/full )");
  CHECK(run.exit == 1);
  CHECK(run.errors == "holdout: standard output: cannot be written: No space left on device\n");
}

}  // namespace holdout::testing
