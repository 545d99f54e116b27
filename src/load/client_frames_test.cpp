#include "load/client_frames.h"

#include <stdexcept>

#include <doctest/doctest.h>

using namespace holdout::load;

TEST_CASE("A client's frame carries its size and is masked") {
  std::string out;
  append_frame(out, FrameKind::Text, "Hello", 0x3d21fa37);  // the example of RFC 6455, 5.7
  CHECK(out == std::string("\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58"));
  out.clear();
  append_frame(out, FrameKind::Text, std::string(300, 'x'), 0);
  CHECK(out.substr(0, 4) == std::string("\x81\xfe\x01\x2c"));
  CHECK(out.size() == 308);
}

TEST_CASE("A server's frame is read when it is all there") {
  const std::string two = std::string("\x81\x05Hello") + std::string("\x88\x02\x0f\xa3");
  for (std::size_t size = 0; size < 7; ++size) CHECK(!first_frame(std::string_view(two).substr(0, size)));
  const auto hello = first_frame(two);
  REQUIRE(hello);
  CHECK(hello->payload == "Hello");
  CHECK(hello->size == 7);
  const auto close = first_frame(std::string_view(two).substr(7));
  REQUIRE(close);
  CHECK(close->kind == FrameKind::Close);
  CHECK(close_code_of(close->payload) == 4003);
  const std::string large = std::string("\x81\x7e\x01\x00", 4) + std::string(256, 'y');
  CHECK(first_frame(large)->payload.size() == 256);
}

TEST_CASE("A frame no server may send is refused") {
  CHECK_THROWS_AS(first_frame(std::string("\x81\x85")), std::runtime_error);     // masked
  CHECK_THROWS_AS(first_frame(std::string("\x01\x05", 2)), std::runtime_error);  // in pieces
}
