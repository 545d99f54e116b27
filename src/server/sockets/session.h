#pragma once

#include <atomic>
#include <memory>
#include <string>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include "protocol/messages.h"
#include "server/rate_limits.h"
#include "server/sockets/frame_stream.h"
#include "server/tables/table_registry.h"

namespace holdout {

// One connection at one table. It greets on an executor of its own, and then lives on the strand of its
// table: what it reads goes straight to the table, what the table sends goes straight out.
class Session final : public Listener, public std::enable_shared_from_this<Session> {
 public:
  using Ended = std::function<void(Session&)>;
  Session(ServerParts& parts, TableRegistry& registry, CommandLimits& limits,
          std::unique_ptr<FrameStream> stream, std::string address);
  ~Session() override;

  void start(boost::asio::any_io_executor executor, Ended ended);
  // The server ends, and this connection is at no table yet.
  void dismiss();

  void send(Frame frame) override;
  void close(int code) override;

 private:
  boost::asio::awaitable<void> greet();
  // The visitor is moved on to the table: what lives as long as the connection should be small.
  boost::asio::awaitable<void> serve(std::shared_ptr<Visitor> visitor);
  void come_to_table(const std::shared_ptr<Visitor>& visitor, std::shared_ptr<TableLease> opened);
  void turn_away(int code);
  void receive(std::string_view text);
  bool too_fast();
  void refuse(std::uint64_t id, RefusalCode code, std::string detail);
  void no_hello();
  void look();
  std::uint64_t most_frames() const;
  void give_up();
  // On the executor where it is now, instead of what else it waits for.
  void call_after(std::int64_t ms, void (Session::*what)());
  void end();

  ServerParts& parts_;
  TableRegistry& registry_;
  CommandLimits& limits_;
  std::unique_ptr<FrameStream> stream_;
  boost::asio::any_io_executor greeting_;  // where it began; never changes, so that dismiss() may ask for it
  boost::asio::any_io_executor executor_;  // where it is now
  Ended ended_;
  std::shared_ptr<TableLease> lease_;
  std::string address_;  // empty: the limits an address do not hold for it
  std::string guest_;
  int refused_ = 0;          // in a row, as too fast
  std::uint64_t heard_ = 0;  // at the last look
  int silent_looks_ = 0;
  Clock::Call next_call_;
  int close_code_ = 0;
  std::atomic<bool> greeted_ = false;
};

}  // namespace holdout
