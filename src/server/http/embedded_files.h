#pragma once

#include <span>
#include <string_view>

namespace holdout {

// A file inside the program, written by tools/embed_files.
struct EmbeddedFile {
  std::string_view name;  // web/index.html, openapi.json
  std::string_view type;
  std::string_view etag;  // with its quotes
  std::string_view plain;
  std::string_view gzip;    // empty if it would not be smaller
  std::string_view brotli;  // the same
};

std::span<const EmbeddedFile> embedded_files();

}  // namespace holdout
