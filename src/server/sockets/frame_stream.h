#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include "table/table_host.h"

namespace holdout {

// One connection that carries text frames. Everything above this port is the same for a real socket and in
// the simulator. A stream is used from one executor at a time.
class FrameStream {
 public:
  virtual ~FrameStream() = default;

  // The next frame, valid until the next read; nothing once the connection is gone. At most one read at a
  // time.
  virtual boost::asio::awaitable<std::optional<std::string_view>> read() = 0;
  // Takes a frame for sending and returns at once; frames arrive in order.
  virtual void send(Frame frame) = 0;
  // Bytes that wait behind the frame that is being given to the network: how far the reader is behind.
  virtual std::size_t queued() const = 0;
  // Asks the other side for a sign of life; a frame, or the answer, moves `heard`.
  virtual void ping() = 0;
  virtual std::uint64_t heard() const = 0;  // rises with everything that came from the other side
  // Sends what is queued (`drop`: no more than what is under way), then the code; the read ends soon after.
  virtual void close(int code, bool drop) = 0;
  // The connection is cut without a word.
  virtual void abort() = 0;
  // From now on used from this executor; nothing may be under way.
  virtual void move_to(boost::asio::any_io_executor executor) = 0;
};

}  // namespace holdout
