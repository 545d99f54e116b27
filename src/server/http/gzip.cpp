#include "server/http/gzip.h"

#include <new>

#include <zlib.h>

#include "engine/assert.h"

namespace holdout {

std::string gzipped(std::string_view text, int level) {
  constexpr int kGzipWindow = 15 + 16;
  constexpr int kMostMemory = 9;
  z_stream stream{};
  int result = deflateInit2(&stream, level, Z_DEFLATED, kGzipWindow, kMostMemory, Z_DEFAULT_STRATEGY);
  if (result != Z_OK) throw std::bad_alloc();  // its settings are fixed: only memory can be missing
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  HOLDOUT_ASSERT(result == Z_STREAM_END, "deflateBound is too small");
  return out;
}

}  // namespace holdout
