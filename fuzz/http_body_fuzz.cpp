// Any bytes as the body of a request or as a query: understood, or refused with one message that says where.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "server/http/http_message.h"
#include "server/http/request_bodies.h"

namespace {

using namespace holdout;

void demand(bool holds) {
  if (!holds) std::abort();
}

template <class T>
bool understood(const Result<T>& body) {
  if (!body) demand(body.problem().where.starts_with("body") && !body.problem().what.empty());
  return static_cast<bool>(body);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (const Result<GuestWish> wish = read_guest_wish(text); understood(wish))
    demand(!wish->name.empty() && wish->name.find('\n') == std::string::npos);
  if (const Result<RoomWish> wish = read_room_wish(text); understood(wish))
    demand(wish->players >= 1 && wish->players <= 8 && wish->hours >= 1 && wish->options.size() <= 64);
  understood(read_report(text));
  if (const auto value = query_value(text, "seat")) demand(value->size() <= text.size());
  demand(!origin_allowed("http://" + text + ".evil.example", "127.0.0.1:8484", "https://holdout.example"));
  return 0;
}
