#include "apps/reminding/reminder_sender.h"

#include <chrono>
#include <future>

#include <boost/asio/completion_condition.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>

using namespace holdout;
namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

// Waits for visitors on this machine and answers them line by line.
class Doorman {
 public:
  using Talk = std::function<std::string(Doorman&)>;

  explicit Doorman(Talk talk) : acceptor_(io_, tcp::endpoint(asio::ip::address_v4::loopback(), 0)) {
    heard_ = std::async(std::launch::async, [this, talk = std::move(talk)] {
      acceptor_.accept(socket_);
      std::string heard = talk(*this);
      socket_.close();
      return heard;
    });
  }
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  std::string heard() { return heard_.get(); }

  std::string line(const char* mark = "\r\n") {
    boost::system::error_code error;
    const std::size_t size = asio::read_until(socket_, buffer_, mark, error);
    const auto begin = asio::buffers_begin(buffer_.data());
    std::string text(begin, begin + static_cast<std::ptrdiff_t>(size));
    buffer_.consume(size);
    return text;
  }
  std::string bytes(std::size_t size) {
    boost::system::error_code error;
    if (buffer_.size() < size)
      asio::read(socket_, buffer_, asio::transfer_at_least(size - buffer_.size()), error);
    const auto begin = asio::buffers_begin(buffer_.data());
    std::string text(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, buffer_.size())));
    buffer_.consume(size);
    return text;
  }
  void next_visitor() {
    socket_.close();
    buffer_.consume(buffer_.size());
    acceptor_.accept(socket_);
  }
  void say(std::string_view text) {
    boost::system::error_code error;
    asio::write(socket_, asio::buffer(text.data(), text.size()), error);
  }

 private:
  asio::io_context io_;
  tcp::acceptor acceptor_;
  tcp::socket socket_{io_};
  asio::streambuf buffer_;
  std::future<std::string> heard_;
};

std::string take_post(Doorman& door, std::string_view status) {
  const std::string head = door.line("\r\n\r\n");
  const std::string body = door.line("\"}");
  door.say("HTTP/1.1 " + std::string(status) + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  return head + body;
}

std::string take_letter(Doorman& door) {
  door.say("220 here\r\n");
  std::string heard;
  for (;;) {
    const std::string line = door.line();
    heard += line;
    if (line.empty() || line.starts_with("QUIT")) return heard;
    if (!line.starts_with("DATA")) {
      door.say("250 good\r\n");
      continue;
    }
    door.say("354 go on\r\n");
    heard += door.line("\r\n.\r\n");
    door.say("250 taken\r\n");
  }
}

struct Lines {
  std::mutex mutex;
  std::condition_variable changed;
  std::string text;
  ServerLog log{LogLevel::Info, false, [this](std::string_view line) {
                  const std::lock_guard lock(mutex);
                  text += line;
                  changed.notify_all();
                }};
  bool wait_for(std::string_view part) {
    std::unique_lock lock(mutex);
    return changed.wait_for(lock, std::chrono::seconds(60),
                            [&] { return text.find(part) != std::string::npos; });
  }
};

const Reminder kReminder{
    .table = "K7QF", .player = "Łucja", .mail = "lucja@example.org", .language = "pl", .pushes = {}};

// A service of this test: what it is sent is read as a browser's maker reads it, which is not much.
struct Pushed {
  std::string head;
  std::string body;
};
Pushed take_push(Doorman& door, std::string_view status) {
  Pushed pushed{.head = door.line("\r\n\r\n"), .body = {}};
  const std::size_t at = pushed.head.find("Content-Length: ");
  REQUIRE(at != std::string::npos);
  pushed.body = door.bytes(std::stoul(pushed.head.substr(at + 16)));
  door.say("HTTP/1.1 " + std::string(status) + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  return pushed;
}
Reminder pushed_to(std::uint16_t port, std::string_view path, std::string_view language) {
  Reminder reminder = kReminder;
  reminder.mail.clear();
  reminder.language = language;
  reminder.pushes = {
      {.endpoint = "http://127.0.0.1:" + std::to_string(port) + std::string(path),
       .key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
       .secret = "BTBZMqHH6r4Tts7J_aSIgg"}};
  return reminder;
}
WebPush web_push(WebPush::Services services) {
  return {push_key_of(Bytes(32, 1)), "https://holdout.example", services};
}

}  // namespace

TEST_CASE("the webhook gets one post that says who is waited for, and where") {
  Doorman door([](Doorman& d) { return take_post(d, "204 Good"); });
  Lines lines;
  Settings settings;
  settings.webhook = "http://127.0.0.1:" + std::to_string(door.port()) + "/hooks/holdout";
  settings.public_url = "https://holdout.example";
  ReminderSender sender(settings, lines.log);
  CHECK_FALSE(sender.sends_mail());
  sender.send(kReminder);
  const std::string heard = door.heard();
  CHECK(heard.starts_with("POST /hooks/holdout HTTP/1.1\r\n"));
  CHECK(heard.find("Content-Type: application/json\r\n") != std::string::npos);
  CHECK(heard.find(webhook_body(kReminder, "https://holdout.example/t/K7QF")) != std::string::npos);
  CHECK(heard.find("lucja@example.org") == std::string::npos);  // an address is for letters only
  CHECK(lines.wait_for("a reminder was sent"));
}

TEST_CASE("a letter goes to the address that was given, in the language of the table") {
  Doorman door(take_letter);
  Lines lines;
  Settings settings;
  settings.mail_server = "smtp://127.0.0.1:" + std::to_string(door.port());
  settings.mail_from = "holdout@example.org";
  ReminderSender sender(settings, lines.log);
  CHECK(sender.sends_mail());
  sender.send({.table = "K7QF",
               .player = "Ann",
               .mail = "",
               .language = "en",
               .pushes = {}});  // gave none: no letter
  sender.send(kReminder);
  const std::string heard = door.heard();
  CHECK(heard.find("MAIL FROM:<holdout@example.org>") != std::string::npos);
  CHECK(heard.find("RCPT TO:<lucja@example.org>") != std::string::npos);
  CHECK(heard.find("Subject: Holdout: czeka decyzja\r\n") != std::string::npos);
  CHECK(heard.find("To: <lucja@example.org>\r\n") != std::string::npos);
  CHECK(heard.find("=C5=81ucja, przy stole K7QF czeka na ciebie decyzja.") != std::string::npos);
  CHECK(lines.wait_for("a reminder was sent"));
}

TEST_CASE("what cannot be sent is logged without addresses, and the end does not wait for it") {
  Lines lines;
  Settings settings;
  settings.webhook = "http://user:password@127.0.0.1:1/";  // nobody listens there
  {
    ReminderSender sender(settings, lines.log);
    for (int i = 0; i < 1200; ++i) sender.send(kReminder);
    CHECK(lines.wait_for("too many reminders wait"));
  }
  CHECK(lines.text.find("password") == std::string::npos);
  CHECK(lines.text.find("example.org") == std::string::npos);
}

TEST_CASE("a webhook that answers with an error is tried again") {
  Doorman door([](Doorman& d) {
    const std::string first = take_post(d, "503 Not now");
    d.next_visitor();
    return first + take_post(d, "200 Good");
  });
  Lines lines;
  Settings settings;
  settings.webhook = "http://127.0.0.1:" + std::to_string(door.port()) + "/";
  ReminderSender sender(settings, lines.log);
  sender.send(kReminder);
  const std::string heard = door.heard();
  CHECK(heard.find("POST", 4) != std::string::npos);
  CHECK(lines.wait_for("a reminder was sent"));
}

TEST_CASE("a reminder says that a decision waits, and nothing else") {
  CHECK(webhook_body({.table = "K7QF", .player = "Ann \"A\"", .mail = "", .language = "en", .pushes = {}},
                     "") == R"({"text":"Ann \"A\", a decision waits for you at table K7QF.",)"
                            R"("content":"Ann \"A\", a decision waits for you at table K7QF.",)"
                            R"("allowed_mentions":{"parse":[]},"table":"K7QF","player":"Ann \"A\""})");
  CHECK(letter_body({.table = "K7QF", .player = "Ann", .mail = "", .language = "xx", .pushes = {}},
                    "https://h/t/K7QF") ==
        "Ann, a decision waits for you at table K7QF.\r\nhttps://h/t/K7QF\r\n\r\nYou get one such letter "
        "until you come back. To get none, open the table and clear the address in its menu.\r\n");
}

TEST_CASE("a name calls nobody in a chat") {
  const std::string body = webhook_body(
      {.table = "K7QF", .player = "@everyone <!here>", .mail = "", .language = "en", .pushes = {}}, "");
  const std::string said = body.substr(0, body.find("\"table\""));
  CHECK(said.find("@everyone") == std::string::npos);
  CHECK(said.find("<!") == std::string::npos);
  CHECK(said.find(R"("allowed_mentions":{"parse":[]})") != std::string::npos);
}

TEST_CASE("an address gets no second letter for hours, whoever asks for it") {
  LetterBook book;
  CHECK(book.take("lucja@example.org", 1000));
  CHECK_FALSE(book.take("Lucja@Example.org", 2000));
  CHECK(book.take("ann@example.org", 2000));
  CHECK_FALSE(book.take("lucja@example.org", 999 + LetterBook::kPauseMs));
  CHECK(book.take("lucja@example.org", 1000 + LetterBook::kPauseMs));

  Doorman door([](Doorman& d) {
    const std::string first = take_letter(d);
    d.next_visitor();
    return first + take_letter(d);
  });
  Lines lines;
  Settings settings;
  settings.mail_server = "smtp://127.0.0.1:" + std::to_string(door.port());
  settings.mail_from = "holdout@example.org";
  ReminderSender sender(settings, lines.log);
  sender.send(kReminder);
  sender.send({.table = "OTHER", .player = "Łucja", .mail = kReminder.mail, .language = "pl", .pushes = {}});
  sender.send({.table = "OTHER", .player = "Ann", .mail = "ann@example.org", .language = "en", .pushes = {}});
  const std::string heard = door.heard();
  CHECK(heard.find("RCPT TO:<lucja@example.org>") == heard.rfind("RCPT TO:<lucja@example.org>"));
  CHECK(heard.find("RCPT TO:<ann@example.org>") != std::string::npos);
}

TEST_CASE("a device is told by its maker's service, in messages of one length that nobody else can read") {
  Pushed first, second;
  Doorman door([&](Doorman& d) {
    first = take_push(d, "201 Created");
    d.next_visitor();
    second = take_push(d, "201 Created");
    return std::string();
  });
  Lines lines;
  Settings settings;
  settings.public_url = "https://holdout.example";
  ReminderSender sender(settings, lines.log, web_push(WebPush::Services::OfTests));
  CHECK(sender.push_key() == web_push(WebPush::Services::Public).key());
  sender.send(pushed_to(door.port(), "/a", "pl"));
  sender.send(pushed_to(door.port(), "/a", "pl"));  // too soon for the same device
  sender.send(pushed_to(door.port(), "/b", "en"));
  door.heard();
  CHECK(first.head.starts_with("POST /a HTTP/1.1\r\n"));
  CHECK(second.head.starts_with("POST /b HTTP/1.1\r\n"));
  for (const char* const line : {"Content-Encoding: aes128gcm\r\n", "TTL: ", "Authorization: vapid t="})
    CHECK(first.head.find(line) != std::string::npos);
  CHECK(first.body.size() == second.body.size());
  CHECK(first.body != second.body);
  for (const char* const secret : {"K7QF", "ucja", "czeka", "waits"}) {
    CHECK(first.head.find(secret) == std::string::npos);
    CHECK(first.body.find(secret) == std::string::npos);
  }
  CHECK(lines.wait_for("a reminder was sent"));
}

TEST_CASE("nothing is pushed into the house, nor tried again where the subscription has gone") {
  Lines lines;
  Settings settings;
  ReminderSender guarded(settings, lines.log, web_push(WebPush::Services::Public));
  Reminder inside = pushed_to(9, "/", "en");
  inside.pushes[0].endpoint = "https://127.0.0.1:9/";
  guarded.send(inside);
  CHECK(lines.wait_for("a reminder was not sent"));

  Doorman door([](Doorman& d) { return take_push(d, "410 Gone").head; });
  ReminderSender sender(settings, lines.log, web_push(WebPush::Services::OfTests));
  sender.send(pushed_to(door.port(), "/gone", "en"));
  door.heard();
  CHECK(lines.wait_for("the other side answers 410"));
}

TEST_CASE("what a device reads says that a decision waits, and has one length") {
  CHECK(push_text("a").size() == push_text("Czeka na ciebie decyzja.").size());
  CHECK(push_text("a").starts_with(R"({"text":"a"})"));
}
