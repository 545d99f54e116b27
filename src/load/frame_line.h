#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "load/poll_loop.h"

namespace holdout::load {

class FrameLine;

inline constexpr int kUsualHost = 1;  // of 127.0.0.0

// Who gets what comes in. May send, close and open lines from inside these calls.
class LineOwner {
 public:
  virtual ~LineOwner() = default;
  virtual void opened(FrameLine& line) = 0;
  virtual void received(FrameLine& line, std::string_view text) = 0;  // valid during the call
  virtual void closed(FrameLine& line, int code) = 0;                 // by the other side
};

// One WebSocket to a port of this machine.
class FrameLine final : public Waiter {
 public:
  FrameLine(PollLoop& loop, LineOwner& owner, std::size_t number)
      : loop_(loop), owner_(owner), number_(number) {}
  ~FrameLine() override { close(); }
  FrameLine(const FrameLine&) = delete;
  FrameLine& operator=(const FrameLine&) = delete;

  std::size_t number() const { return number_; }  // as its owner calls it
  bool is_open() const { return socket_ >= 0 && upgraded_; }

  // Throws std::system_error if nobody listens there. From 127.0.0.`host`, each of which is an
  // address of its own to the server.
  void open(std::string_view path, std::uint16_t port, int host = kUsualHost);
  void send(std::string_view text);
  void close();  // without a word, so that no port stays behind

  void ready(bool readable, bool writable) override;

 private:
  void read_some();
  std::size_t take(std::string_view bytes);  // gives how many were used
  bool take_upgrade(std::string_view bytes, std::size_t& used);
  void write_out(std::string_view bytes);
  void flush();
  void end(int code);

  PollLoop& loop_;
  LineOwner& owner_;
  std::size_t number_;
  int socket_ = -1;
  bool upgraded_ = false;
  std::uint32_t opening_ =
      0;  // rises with every open and close: what comes after belongs to another connection
  std::uint32_t mask_ = 0x9E3779B9;
  std::string unread_;
  std::string unsent_;
};

}  // namespace holdout::load
