#include "content/write_file.h"

#include <fstream>
#include <system_error>

namespace holdout::content {

Result<void> write_file(const std::filesystem::path& file, std::string_view text) {
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
