#include "server/http/content_coding.h"

#include <algorithm>

#include <doctest/doctest.h>
#include <zlib.h>

namespace holdout {

namespace {

std::string coding_of(const HttpResponse& response) {
  for (const auto& [name, value] : response.headers)
    if (name == "Content-Encoding") return value;
  return "";
}

std::string unpacked(const std::string& packed, std::size_t size) {
  std::string out(size, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 15 + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);
  inflateEnd(&stream);
  return out;
}

}  // namespace

TEST_CASE("what is long is packed for those who take it, and comes out as it was") {
  std::string text;
  while (text.size() < 5000) text += "{\"key\":\"option " + std::to_string(text.size()) + "\"},";
  const HttpResponse small = packed(json_response(text), "gzip, deflate, br");
  CHECK(coding_of(small) == "gzip");
  CHECK(small.body.size() < text.size() / 3);
  CHECK(unpacked(small.body, text.size()) == text);
  for (const char* list : {"", "br", "gzip;q=0", "identity"}) {
    const HttpResponse plain = packed(json_response(text), list);
    CHECK(plain.body == text);
    CHECK(coding_of(plain).empty());
  }
  CHECK(coding_of(packed(json_response("[]"), "gzip")).empty());
}

}  // namespace holdout
