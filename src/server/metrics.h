#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace holdout {

// Numbers for Prometheus. Safe to call from every thread.
class Metrics {
 public:
  Metrics();
  ~Metrics();

  void connection_opened();
  void connection_closed(int code);
  void table_loaded();
  void table_unloaded();
  void command(std::size_t type);  // index of its type in ClientMessage
  void answers_accepted(std::uint64_t count);
  void append_took(double seconds, bool stored);
  void bot_thought(double seconds);
  void bytes_in(std::size_t bytes);
  void frame_out(std::string_view frame, std::size_t bytes);  // so many with what fills it up
  void request(int status);
  void free_bytes(std::int64_t bytes);

  std::string text() const;  // as Prometheus reads it

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace holdout
