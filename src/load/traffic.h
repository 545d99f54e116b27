#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "load/frame_line.h"
#include "load/latency_histogram.h"

namespace holdout::load {

// How many bytes frames had, exactly up to a bound.
class SizeCount {
 public:
  void add(std::size_t bytes) {
    ++counts_[bytes < counts_.size() ? bytes : counts_.size() - 1];
    ++count_;
    sum_ += bytes;
  }
  std::size_t quantile(double share) const;
  double mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_); }

 private:
  std::array<std::uint32_t, 16384> counts_{};
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
};

// What was counted since the last look.
struct TrafficCount {
  std::uint64_t accepted = 0;  // answers that came back acknowledged
  std::uint64_t refused = 0;
  std::uint64_t games = 0;       // that ended
  LatencyHistogram to_others;    // from sent to received by each of the others
  SizeCount update_bytes;        // of each frame to each seat
  LatencyHistogram bot_answers;  // from asked to answered, as a person at the table sees it
  LatencyHistogram bot_waits;    // the same with several answers in a row that others cannot tell apart
};

enum class Pace : std::uint8_t { Rest, Eager, Ticks };

// Groups of connections to one server, each group with at most one answer under way. Something that knows
// what is said there derives from it.
class Traffic : public LineOwner {
 public:
  Traffic(PollLoop& loop, std::uint16_t port, std::size_t groups, std::size_t group_size);

  // Opens everything and returns when every group could go on.
  void set_up();
  void set_pace(Pace pace) { pace_ = pace; }
  // After every turn of the loop: answers what is due, opens what is to be opened.
  void go_on(std::uint64_t ticks);
  // Nothing is under way and nothing is left to open.
  bool quiet() const { return under_way_ == 0 && to_open_.empty() && joining_ == 0 && expected_ == 0; }
  virtual void bring_back() {}  // groups that have ended begin anew

  TrafficCount& count() { return count_; }
  std::size_t groups() const { return groups_; }
  std::size_t group_size() const { return group_size_; }
  std::size_t lines_open() const;
  void close_all();

 protected:
  struct Sent {
    int sender = -1;
    std::int64_t at_ns = 0;
    std::uint32_t heard = 0;  // bit i: the i-th of the group has it
    bool under_way = false;
  };

  virtual std::string path_of(std::size_t group) const = 0;
  virtual void prepare() {}                        // before lines are opened
  virtual void answer_for(std::size_t group) = 0;  // sends the next answer, if there is one

  std::size_t group_of(const FrameLine& line) const { return line.number() / group_size_; }
  std::size_t place_of(const FrameLine& line) const { return line.number() % group_size_; }
  FrameLine& line(std::size_t group, std::size_t place) { return *lines_[group * group_size_ + place]; }
  void open_later(std::size_t group);  // its lines, again
  void joined();                       // one group is complete
  void due(std::size_t group);         // it could answer
  void send_answer(std::size_t group, std::size_t place, std::string_view text);
  void note_heard(std::size_t group, std::size_t place, std::size_t bytes);
  void note_answered(std::size_t group, bool accepted);
  bool under_way(std::size_t group) const { return sent_[group].under_way; }

  PollLoop& loop_;
  std::uint16_t port_;
  TrafficCount count_;
  std::size_t expected_ = 0;  // groups that will be opened again when the server has said where

 private:
  std::size_t groups_;
  std::size_t group_size_;
  std::vector<std::unique_ptr<FrameLine>> lines_;
  std::vector<Sent> sent_;
  std::vector<char> is_due_;
  std::deque<std::size_t> due_;
  std::deque<std::size_t> to_open_;
  std::size_t joining_ = 0;
  std::size_t under_way_ = 0;
  Pace pace_ = Pace::Rest;
};

}  // namespace holdout::load
