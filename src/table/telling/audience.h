#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/telling/projection.h"

namespace holdout {

// Who is connected to a table, through whose eyes each of them sees it, and what every viewer was told so
// far. What a listener does in send() and close(), leaving included, cannot disturb it.
class Audience {
 public:
  using Visit = std::uint64_t;  // names one connection for ever; the address of a listener is used again
  struct Guest {
    Listener* listener = nullptr;  // null: gone, while others are being told something
    Visit visit = 0;
    std::string id{};
    std::string name{};
    std::string token{};  // hash of the token that opened the seat, if it was opened by one
    Seat viewer = kSpectator;
    int behind = 0;         // of its commands wait where those of watchers do
    bool joined = false;    // was let in
    bool ready = false;     // has its snapshot; gets what follows
    bool newcomer = false;  // took a seat over: what it knows is told with the next snapshot
    bool screen = false;    // shows the table to all who are in the room
  };
  using Frames = std::vector<std::pair<Seat, Frame>>;  // by viewer

  // `new_epoch` names a count of frames (Projection).
  explicit Audience(std::function<std::string()> new_epoch) : new_epoch_(std::move(new_epoch)) {}

  // ---- who is here ----
  Visit add(Listener& listener, std::string id, std::string name);
  bool remove(const Listener& listener);  // was it let in?
  Guest* find(const Listener& listener);
  const Guest* find(const Listener& listener) const;
  Guest* find(Visit visit);
  std::vector<Guest> guests() const {
    return guests_;
  }  // as they are now, for a walk that may send some away
  bool empty() const { return guests_.empty(); }
  Visit last_visit() const { return last_visit_; }

  bool here(std::string_view person) const;
  bool sees_as(Seat viewer) const;  // somebody has this seat's connection
  bool anybody_here() const;
  int watchers() const;
  bool on_a_screen() const;
  std::vector<std::string> names_of_watchers_but(std::string_view person) const;
  std::vector<Guest> bystanders() const;  // who is here without a seat, one for each guest

  // ---- telling ----
  void tell(Visit visit, std::string frame);
  void tell(Visit visit, Frame frame);  // as long as it is
  template <class Tell>
  void broadcast(Tell tell);  // of those who have their snapshot
  Projection& told(Seat viewer);
  // What the step brings each viewer: the seats, the actor's own last of them because the others wait for it,
  // and then those who watch.
  Frames project(const RunningGame* game, const News& news, Seat actor, std::uint64_t ack);
  void deliver(const Frames& frames);
  void begin_game();            // it is told by snapshots
  void forget_what_was_told();  // whoever counts frames gets another epoch
  // A walk over those who are here was broken off.
  void break_off();

 private:
  bool watched() const;  // by somebody without a seat
  PublicNews project_to_all(const RunningGame* game, const News& news, Seat actor, std::uint64_t ack,
                            Frames& frames);
  void drop_those_gone();

  std::function<std::string()> new_epoch_;
  std::vector<Guest> guests_;
  Visit last_visit_ = 0;
  int telling_ = 0;                                              // walks over guests_ under way
  std::array<std::unique_ptr<Projection>, kMaxSeats + 1> told_;  // the last: spectators
};

template <class Tell>
void Audience::broadcast(Tell tell) {
  ++telling_;
  for (std::size_t i = 0; i < guests_.size(); ++i)
    if (guests_[i].listener != nullptr && guests_[i].ready) tell(guests_[i]);
  if (--telling_ == 0) drop_those_gone();
}

}  // namespace holdout
