// How the tests of the command line run the program: cli_program.h.
#include "cli_program.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

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

}  // namespace holdout::testing
