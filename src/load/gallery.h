#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "load/frame_line.h"

namespace holdout::load {

// How many watch, and what of one address they do in a second, all together.
struct GalleryPlan {
  std::size_t watchers = 195;
  double commands = 19.5;
  double connections = 9.5;
  std::size_t connections_at_once = 55;
};

// Those of one address who only watch a table, and do all that its limits let them: they come, write, leave
// and come again.
class Gallery final : public LineOwner {
 public:
  // `table` gives the code of the table; it may be another one after a rematch.
  Gallery(PollLoop& loop, std::uint16_t port, std::function<std::string()> table, GalleryPlan plan);

  void go_on();  // after every turn of the loop
  // Everybody was let in.
  bool full() const { return let_in_ == lines_.size(); }

  void opened(FrameLine& line) override;
  void received(FrameLine& line, std::string_view text) override;
  void closed(FrameLine& line, int code) override;

 private:
  void come();
  void write();
  std::size_t due(double a_second) const;  // since the beginning

  std::uint16_t port_;
  std::function<std::string()> table_;
  GalleryPlan plan_;
  std::int64_t begun_ns_;
  std::vector<std::string> tokens_;
  std::vector<std::unique_ptr<FrameLine>> lines_;
  std::vector<char> is_in_;
  std::size_t let_in_ = 0;  // at least once
  std::size_t came_ = 0;
  std::size_t wrote_ = 0;
};

}  // namespace holdout::load
