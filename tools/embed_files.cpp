// embed_files OUT.cpp BLOBS NAME=PATH...: writes a table of files (a file, or all of a folder below NAME/)
// that the assembler takes into the program, with smaller forms made by gzip and brotli where they are
// smaller.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <brotli/encode.h>
#include <fmt/core.h>
#include <fmt/format.h>

#include "server/http/gzip.h"

namespace {

namespace fs = std::filesystem;

constexpr int kSmallest = 9;

std::string read_all(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error(fmt::format("{}: cannot be read", path.string()));
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_all(const fs::path& path, std::string_view text) {
  std::ofstream out(path, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  if (!out.flush()) throw std::runtime_error(fmt::format("{}: cannot be written", path.string()));
}

std::string brotlied(const std::string& text) {
  std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
  std::string out(size, '\0');
  const auto* in = reinterpret_cast<const std::uint8_t*>(text.data());
  if (!BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_GENERIC, text.size(), in,
                             &size, reinterpret_cast<std::uint8_t*>(out.data())))
    throw std::runtime_error("brotli failed");
  out.resize(size);
  return out;
}

std::string_view type_of(const std::string& extension) {
  static const std::map<std::string, std::string_view, std::less<>> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".txt", "text/plain; charset=utf-8"},
  };
  const auto found = types.find(extension);
  return found == types.end() ? "application/octet-stream" : found->second;
}

// FNV-1a: names a version of a file, nothing more.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

class Writer {
 public:
  explicit Writer(fs::path blobs) : blobs_(std::move(blobs)) { fs::create_directories(blobs_); }

  void add(const std::string& name, const fs::path& path) {
    const std::string text = read_all(path);
    const std::string type(type_of(path.extension().string()));
    const bool packed = type.starts_with("image/png") || type.starts_with("font/");
    const std::string gzip = packed ? text : holdout::gzipped(text, kSmallest);
    const std::string brotli = packed ? text : brotlied(text);
    const bool smaller = brotli.size() < text.size() && gzip.size() < text.size();
    rows_ +=
        fmt::format("    {{\"{}\", \"{}\", \"\\\"{:016x}\\\"\", {}, {}, {}}},\n", name, type, hash_of(text),
                    blob(text), smaller ? blob(gzip) : "{}", smaller ? blob(brotli) : "{}");
  }

  std::string text() const {
    return fmt::format(
        "// Written by tools/embed_files.\n#include \"server/http/embedded_files.h\"\n\n{}\n#include "
        "<array>\n\n"
        "namespace holdout {{\n\nnamespace {{\nconst std::array<EmbeddedFile, {}> kFiles = "
        "{{{{\n{}}}}};\n}}\n\n"
        "std::span<const EmbeddedFile> embedded_files() {{ return kFiles; }}\n\n}}  // namespace holdout\n",
        blobs_text_, std::count(rows_.begin(), rows_.end(), '\n'), rows_);
  }

 private:
  // The bytes as a symbol of the program; gives the C++ that names them.
  std::string blob(const std::string& bytes) {
    const int number = ++count_;
    const fs::path file = blobs_ / fmt::format("{}.blob", number);
    write_all(file, bytes);
    blobs_text_ += fmt::format(
        "asm(\".section .rodata\\n.balign 8\\nholdout_blob_{0}:\\n.incbin \\\"{1}\\\"\\n.byte "
        "0\\n.previous\\n\");\n"
        "extern \"C\" const char holdout_blob_{0}[];  // {2:016x}\n",
        number, fs::absolute(file).string(), hash_of(bytes));
    return fmt::format("{{holdout_blob_{}, {}}}", number, bytes.size());
  }

  fs::path blobs_;
  std::string rows_;
  std::string blobs_text_;
  int count_ = 0;
};

void add_all(Writer& writer, std::string_view argument) {
  const std::size_t equals = argument.find('=');
  if (equals == std::string_view::npos) throw std::runtime_error("expected NAME=PATH");
  const std::string name(argument.substr(0, equals));
  const fs::path path(argument.substr(equals + 1));
  if (!fs::is_directory(path)) return writer.add(name, path);
  std::map<std::string, fs::path> files;  // in one order on every machine
  for (const auto& each : fs::recursive_directory_iterator(path)) {
    if (each.is_regular_file() && each.path().extension() != ".map")
      files.emplace(fs::relative(each.path(), path).generic_string(), each.path());
  }
  for (const auto& [below, file] : files) writer.add(name + "/" + below, file);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "usage: embed_files OUT.cpp BLOBS NAME=PATH...\n");
    return 2;
  }
  try {
    Writer writer(argv[2]);
    for (int i = 3; i < argc; ++i) add_all(writer, argv[i]);
    write_all(argv[1], writer.text());
  } catch (const std::exception& error) {
    fmt::print(stderr, "embed_files: {}\n", error.what());
    return 1;
  }
  return 0;
}
