#include "server_table.h"

#include <mutex>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

namespace holdout::testing {

namespace json = boost::json;

TestServer::TestServer(Settings settings)
    : settings_(std::move(settings)), log_(std::make_shared<std::string>()) {
  settings_.port = 0;
  settings_.data = folder_.file("data");
  settings_.examples = true;
  settings_.threads = 2;
  settings_.log_format = "json";
  start();
}

void TestServer::start() {
  const auto mutex = std::make_shared<std::mutex>();
  auto started = Serving::start(settings_, [log = log_, mutex](std::string_view line) {
    const std::lock_guard lock(*mutex);
    log->append(line);
  });
  REQUIRE_MESSAGE(started, started.problem().message());
  serving_ = std::move(*started);
}

void TestServer::drain() {
  serving_->drain();
  serving_->wait();
  serving_.reset();
}

std::string TestServer::new_guest(std::string_view name) const {
  const HttpReply reply = http_call(port(), "POST", "/api/guests", fmt::format(R"({{"name":"{}"}})", name));
  REQUIRE(reply.status == 201);
  return std::string(reply.json().at("token").as_string());
}

std::string TestServer::new_table(const std::string& owner, std::string_view more) const {
  const std::string wish = fmt::format(R"({{"game":"liars_dice","players":2,"pace":"relaxed"{}}})", more);
  const HttpReply reply = http_call(port(), "POST", "/api/tables", wish, owner);
  REQUIRE_MESSAGE(reply.status == 201, reply.body);
  return std::string(reply.json().at("code").as_string());
}

TestPlayer::TestPlayer(std::uint16_t port, std::string guest, std::string code)
    : client_(port), guest_(std::move(guest)), code_(std::move(code)) {}

void TestPlayer::hello(std::string_view more) {
  REQUIRE(client_.send(fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Aga"{}}})",
                                   code_, guest_, more)));
}

std::uint64_t TestPlayer::command(std::string_view fields) {
  CHECK(client_.send(fmt::format(R"({{"id":{},{}}})", ++id_, fields)));
  return id_;
}

void TestPlayer::sit(int seat) {
  command(fmt::format(R"("t":"sit","seat":{},"name":"Seat {}")", seat, seat));
  seat_token_ = wait_for("seated").at("token").as_string();
}

void TestPlayer::see(const json::object& message) {
  if (const auto* seq = message.if_contains("seq")) seq_ = seq->as_int64();
  if (const auto* view = message.if_contains("view")) {
    const json::value* prompt = view->as_object().if_contains("prompt");
    const json::value* serial = prompt ? prompt->as_object().if_contains("serial") : nullptr;
    if (serial) serial_ = serial->as_int64();
  }
  if (const auto* options = message.if_contains("options")) {
    options_.clear();
    for (const json::value& each : options->as_array()) options_.emplace_back(each.at(0).as_string());
  }
}

std::string TestPlayer::question() {
  while (options_.empty() || answer_ != 0) {  // the next question may have the same options
    const std::optional<std::string> text = client_.read();
    if (!text) return "";
    const json::object message = json::parse(*text).as_object();
    if (const auto* ack = message.if_contains("ack"); ack && *ack == answer_) answer_ = 0;
    if (message.at("t") == "snapshot" || message.at("t") == "update") see(message);
    if (message.at("t") == "table" && message.at("table").at("status") == "over") return "";
  }
  return options_.front();
}

std::uint64_t TestPlayer::answer(const std::string& notation) {
  answer_ = command(fmt::format(R"("t":"answer","serial":{},"do":"{}")", serial_, notation));
  return answer_;
}

}  // namespace holdout::testing
