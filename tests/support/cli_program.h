#pragma once

#include <string>
#include <string_view>

namespace holdout::testing {

// What the built program did: its exit code and what it wrote.
struct ProgramRun {
  int exit = -1;
  std::string out;
  std::string errors;
};

// Runs `holdout ARGUMENTS` by the shell, in `folder`, with `input` on its standard input.
ProgramRun holdout_program(const std::string& arguments, std::string_view input = {},
                           const std::string& folder = "/");

// A folder of its own for one test, gone afterwards.
class TestFolder {
 public:
  TestFolder();
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder();

  const std::string& path() const { return path_; }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }
  // Writes a file and gives its path.
  std::string write(std::string_view name, std::string_view text) const;
  std::string read(std::string_view name) const;
  std::ptrdiff_t count() const;  // of files in it

 private:
  std::string path_;
};

}  // namespace holdout::testing
