#pragma once

#include "bots/occasions.h"
#include "bots/personality.h"
#include "bots/thoughts.h"
#include "games/the_thing/players/few/goods.h"
#include "games/the_thing/players/few/hearing.h"
#include "games/the_thing/rules/wording/sentences.h"

namespace holdout::the_thing::few {

// Whoever thinks for one seat: the table lies in the View, everything else here.
struct Mind : Thoughts {
  static constexpr std::string_view kNoChoice = "the_thing.reason.few.no_choice";

  Mind(const Rules& r, Seat seat, std::uint64_t own_seed, const Weights& w)
      : Thoughts(own_seed),
        rules(r),
        me(seat),
        weights(w),
        who(personality_of(own_seed)),
        outlook(r, w),
        memory(r, seat, outlook) {}
  Mind(const Mind&) = delete;  // what is heard is judged by the own outlook
  Mind& operator=(const Mind&) = delete;

  // Talk changes no lot that is drawn for an answer: among computer players it is to be heard, not to matter.
  void collect_thoughts(bool to_speak) {
    constexpr unsigned kWords = 32;
    collect(memory.events() + (to_speak ? memory.words() << kWords : 0), to_speak);
  }

  const Rules& rules;
  Seat me;
  Weights weights;
  const Personality& who;
  Outlook outlook;
  Hearing memory;
  Occasions voice;
  std::uint16_t answered_plan = 0;  // id of the last T-21 that was thought about
  Sentence why;                     // of the last answer

  // The plan of a round, and what it was made for
  Posts posts{};
  int planned_round = 0;
  std::uint64_t planned_changes = 0;  // of what others want
  Exit planned_exit = Exit::None;
};

// Where everybody goes in this round. The plan is kept as long as everybody is placed by it and nobody asks
// for something else.
const Posts& posts_of_round(Mind& mind, const Sketch& s);

Action choose(Mind& mind, const View& view, const Actions& options);

}  // namespace holdout::the_thing::few
