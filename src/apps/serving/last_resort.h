#pragma once

#include <functional>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

namespace holdout {

// Whether SIGHUP, which comes when the terminal is closed, ends the server as SIGTERM does: not one that was
// started to outlive its terminal (nohup).
bool hears_hangup();

// Ends the process when SIGTERM, SIGINT or SIGHUP came and it is still there some seconds later, because a
// disk, a computer player or a mistake of ours holds up a thread. Nothing is lost by it: whatever was
// acknowledged is stored, as it is when the power fails. It has a thread of its own, so that nothing that
// hangs can hold it up as well.
class LastResort {
 public:
  explicit LastResort(std::function<void()> tell);  // what is said before the end
  ~LastResort();                                    // ended in time
  LastResort(const LastResort&) = delete;
  LastResort& operator=(const LastResort&) = delete;

 private:
  void end() const;

  std::function<void()> tell_;
  boost::asio::io_context io_{1};
  boost::asio::signal_set signals_;
  boost::asio::steady_timer timer_;
  std::thread thread_;
};

}  // namespace holdout
