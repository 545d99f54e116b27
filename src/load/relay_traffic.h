#pragma once

#include "load/traffic.h"

namespace holdout::load {

// Groups at the bare relay: each says in its turn a frame of so many bytes, and all get it.
class RelayTraffic final : public Traffic {
 public:
  RelayTraffic(PollLoop& loop, std::uint16_t port, std::size_t groups, std::size_t group_size,
               std::size_t bytes);

  void opened(FrameLine& line) override;
  void received(FrameLine& line, std::string_view text) override;
  void closed(FrameLine& line, int code) override;

 private:
  struct Group {
    std::size_t turn = 0;
    std::size_t open = 0;
    std::size_t missing = 0;  // how many have not got the last frame
  };
  std::string path_of(std::size_t group) const override;
  void answer_for(std::size_t group) override;

  std::vector<Group> state_;
  std::string frame_;
};

}  // namespace holdout::load
