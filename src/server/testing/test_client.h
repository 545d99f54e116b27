#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace holdout::testing {

// A plain blocking TCP connection to this machine, for tests that want to say exactly what goes over the
// wire.
class TestSocket {
 public:
  explicit TestSocket(std::uint16_t port, int receive_buffer = 0);
  ~TestSocket();
  TestSocket(TestSocket&& other) noexcept;
  TestSocket(const TestSocket&) = delete;
  TestSocket& operator=(const TestSocket&) = delete;

  bool write(std::string_view bytes);
  // At least `size` bytes if they come in time; fewer when the connection ends or nothing comes.
  std::string read(std::size_t size);
  std::string read_until(std::string_view mark);
  std::string read_all();

 private:
  bool fill();
  int fd_ = -1;
  std::string buffer_;
};

struct HttpReply {
  int status = 0;
  std::string head;
  std::string body;

  std::string header(std::string_view name) const;
  boost::json::value json() const;
};

// One request on a connection of its own.
HttpReply http_call(std::uint16_t port, std::string_view method, std::string_view path,
                    std::string_view body = "", std::string_view token = "",
                    std::string_view extra_headers = "");
HttpReply read_reply(TestSocket& socket);

// A WebSocket client that does what it is told, also what it should not.
class TestClient {
 public:
  // Connects and upgrades; `status` is 101 if that went well.
  explicit TestClient(std::uint16_t port, std::string_view origin = "", int receive_buffer = 0);

  int status() const { return status_; }
  bool send(std::string_view text) { return send_frame(0x1, text); }
  bool send_frame(int opcode, std::string_view payload);
  // The next text frame; nothing when the connection is closed, and then close_code() says why.
  std::optional<std::string> read();
  // Reads until a message of this type comes; an empty object if it never does.
  boost::json::object wait_for(std::string_view type);
  // The first snapshot with a game in it: the lobby has its own.
  boost::json::object wait_for_game();
  // Reads until the connection is closed, and gives the code; 0 if it was cut without one.
  int wait_for_close();
  int close_code() const { return close_code_; }

 private:
  TestSocket socket_;
  int status_ = 0;
  int close_code_ = 0;
};

}  // namespace holdout::testing
