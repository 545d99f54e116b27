#include "content/write_file.h"

#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace holdout::content {

namespace {

// Then it stays as old as it is, and what is built from it need not be built again.
bool is_so(const std::filesystem::path& file, std::string_view text) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(file, none)) return false;
  std::ifstream stream(file, std::ios::binary);
  const std::string there{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return stream && there == text;
}

}  // namespace

Result<void> write_file(const std::filesystem::path& file, std::string_view text) {
  if (is_so(file, text)) return {};
  std::filesystem::path unfinished = file;
  unfinished += ".unfinished";
  std::ofstream stream(unfinished, std::ios::binary | std::ios::trunc);
  stream.write(text.data(), static_cast<std::streamsize>(text.size()));
  stream.close();
  std::error_code error;
  if (stream) std::filesystem::rename(unfinished, file, error);
  if (stream && !error) return {};
  std::error_code ignored;  // the message below is about the write; a leftover is harmless
  std::filesystem::remove(unfinished, ignored);
  return Problem{file.string(), error ? "cannot be written (" + error.message() + ")" : "cannot be written",
                 "a writable place with free space"};
}

}  // namespace holdout::content
