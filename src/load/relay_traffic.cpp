#include "load/relay_traffic.h"

#include <stdexcept>

#include <fmt/format.h>

namespace holdout::load {

RelayTraffic::RelayTraffic(PollLoop& loop, std::uint16_t port, std::size_t groups, std::size_t group_size,
                           std::size_t bytes)
    : Traffic(loop, port, groups, group_size), state_(groups), frame_(bytes, 'x') {}

std::string RelayTraffic::path_of(std::size_t group) const { return fmt::format("/{}", group); }

void RelayTraffic::opened(FrameLine& line) {
  const std::size_t group = group_of(line);
  if (++state_[group].open < group_size()) return;
  joined();
  due(group);
}

void RelayTraffic::answer_for(std::size_t group) {
  Group& state = state_[group];
  const std::size_t place = state.turn;
  state.turn = (state.turn + 1) % group_size();
  state.missing = group_size();
  send_answer(group, place, frame_);
}

void RelayTraffic::received(FrameLine& line, std::string_view text) {
  const std::size_t group = group_of(line);
  note_heard(group, place_of(line), text.size());
  if (--state_[group].missing > 0) return;
  note_answered(group, true);
  due(group);
}

void RelayTraffic::closed(FrameLine&, int code) {
  throw std::runtime_error(fmt::format("the relay closed a connection with {}", code));
}

}  // namespace holdout::load
