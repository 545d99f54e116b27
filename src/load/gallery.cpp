#include "load/gallery.h"

#include <stdexcept>

#include <fmt/format.h>

#include "load/http_calls.h"
#include "load/json_peek.h"
#include "protocol/json_text.h"
#include "protocol/messages.h"

namespace holdout::load {

namespace {

constexpr int kHost = 2;             // 127.0.0.2: not the address of those who play
constexpr std::size_t kGuests = 40;  // of each several connections: an address may not ask for more at once
constexpr char kOutside = 0;
constexpr char kWasIn = 1;
constexpr char kIn = 2;

}  // namespace

Gallery::Gallery(PollLoop& loop, std::uint16_t port, std::function<std::string()> table, GalleryPlan plan)
    : port_(port), table_(std::move(table)), plan_(plan), begun_ns_(now_ns()), is_in_(plan.watchers) {
  HttpCalls http(port_);
  std::vector<HttpCall> calls;
  for (std::size_t i = 0; i < kGuests; ++i)
    calls.push_back(
        {.method = "POST",
         .path = "/api/guests",
         .body = JsonText().open().key("name").text(fmt::format("Watcher {}", i)).close().take()});
  for (const HttpReply& guest : http.all(calls)) tokens_.emplace_back(text_member(guest.body, "token"));
  for (std::size_t i = 0; i < plan_.watchers; ++i)
    lines_.push_back(std::make_unique<FrameLine>(loop, *this, i));
}

std::size_t Gallery::due(double a_second) const {
  return static_cast<std::size_t>(static_cast<double>(now_ns() - begun_ns_) * 1e-9 * a_second);
}

void Gallery::go_on() {
  while (came_ < plan_.connections_at_once + due(plan_.connections)) come();
  while (wrote_ < due(plan_.commands)) write();
}

void Gallery::come() {
  const std::size_t number = came_++ % lines_.size();
  if (is_in_[number] == kIn) is_in_[number] = kWasIn;
  lines_[number]->open("/ws", port_, kHost);
}

void Gallery::write() {
  const std::size_t number = wrote_++ % lines_.size();
  if (is_in_[number] != kIn) return;
  lines_[number]->send(fmt::format(R"({{"t":"chat","id":{},"text":"Come on!"}})", wrote_));
}

void Gallery::opened(FrameLine& line) {
  JsonText hello;
  hello.open().key("t").text("hello").key("protocol").number(kProtocol).key("table").text(table_());
  hello.key("guest").text(tokens_[line.number() % tokens_.size()]);
  hello.key("name").text(fmt::format("Watcher {}", line.number())).close();
  line.send(hello.str());
}

void Gallery::received(FrameLine& line, std::string_view text) {
  char& is_in = is_in_[line.number()];
  if (is_in == kIn || text_member(text, "t") != "welcome") return;
  let_in_ += is_in == kOutside;
  is_in = kIn;
}

void Gallery::closed(FrameLine& line, int code) {
  throw std::runtime_error(
      fmt::format("the server closed the connection of watcher {} with {}", line.number(), code));
}

}  // namespace holdout::load
