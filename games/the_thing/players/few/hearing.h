#pragma once

#include <optional>
#include <span>

#include "engine/event.h"
#include "games/the_thing/players/few/goods.h"
#include "games/the_thing/players/few/wishes.h"

namespace holdout::the_thing::few {

// What one player keeps of what was said: wishes for the round, and the way out the table works for (T-21).
class Hearing {
 public:
  // A plan as it was judged when it was heard.
  struct Plan {
    std::uint16_t id = 0;  // 0 = none
    bool agreed = false;
  };

  Hearing(const Rules& rules, Seat me, const Outlook& outlook) : rules_(rules), me_(me), outlook_(outlook) {}

  void see(std::span<const Event> events, const View& view);
  void hear(const Statement& said);

  const Wishes& wishes() const { return wishes_; }
  std::uint64_t changes() const { return changes_; }  // of the wishes, so far
  const Trading& trading() const { return trading_; }
  void settle(std::uint16_t id);                   // the wish needs no more thought
  Exit exit() const { return exit_; }              // what was planned last and not refused
  const Plan& open_plan() const { return open_; }  // of somebody else, not answered yet
  Exit favoured(const Sketch& s) const;            // somebody else's plan that is not mine but nearly as good
  std::uint64_t events() const { return events_; }  // how many were seen,
  std::uint64_t words() const { return words_; }    // and heard

 private:
  void see_trade(const Event& event);
  bool nearly_as_good(const Sketch& s, Exit exit) const;
  bool comes_too_late(const Wish& wish) const;
  void hear_wish(const Statement& said);
  void hear_request(Seat taker, Good what);
  void hear_plan(const Statement& said);
  void hear_answer(const Statement& said, bool agrees);

  const Rules& rules_;
  Seat me_;
  const Outlook& outlook_;
  std::optional<Sketch> now_;  // as last seen
  Wishes wishes_;              // for this round
  Wishes later_;               // for the next
  std::uint64_t changes_ = 0;
  Trading trading_;
  Exit exit_ = Exit::None;
  Exit others_exit_ = Exit::None;  // to be favoured
  Plan open_;
  std::uint64_t events_ = 0, words_ = 0;
};

}  // namespace holdout::the_thing::few
