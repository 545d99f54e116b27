#pragma once

#include <cstdint>
#include <variant>

#include "engine/procedures/ballot.h"
#include "engine/procedures/procedure_functions.h"
#include "engine/procedures/window.h"
#include "engine/saving/fields.h"
#include "games/osaczeni/rules/words.h"
#include "osaczeni_kinds.h"

// The procedures of the rulebook, in its order; each is written out in the file named after its heading. They
// hold only where they are: facts lie in the Table, secrets in Hidden, so that a viewer's Table tells which
// procedures are under way (imagine.cpp rebuilds the stack from it).

namespace holdout::osaczeni {

struct Rules;
struct State;
using Now = holdout::Now<Rules, State>;

// setup.cpp: preparation, steps 1 to 9
struct Preparation {
  enum class Step : std::uint8_t { FirstBadge, FirstVictim, Deal, Families, Arrival } step = Step::FirstBadge;
  std::uint8_t count = 0;  // cards dealt, families placed or dice rolled

  HOLDOUT_STEPS(Arrival, count);
  Flow run(Now& now);
  Flow answer(Now& now, Seat seat, Action action);
  HOLDOUT_CHANCE;
  bool operator==(const Preparation&) const = default;
};

// setup.cpp: OS-111..115, the family of the player whose turn it is
struct PlaceFamily {
  std::uint8_t rolled = 0;

  HOLDOUT_PROCEDURE_FIELDS(rolled);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
  bool operator==(const PlaceFamily&) const = default;
};

// round.cpp: phases 1 to 7, again and again
struct Round {
  Phase next = Phase::Search;

  HOLDOUT_PROCEDURE_FIELDS(next);
  Flow run(Now& now);
  bool operator==(const Round&) const = default;
};

// vote.cpp: OS-204..211
struct DiscussionRules {
  static constexpr QuestionKind kKind = QuestionKind::Discuss;
  static constexpr ActionKind kPassKind = ActionKind::Done;
  static constexpr bool kDoneMayAct = true;  // OS-231
  template <class S>
  static auto& marks(S& s) {
    return s.table.vote.talk;
  }
  static bool over(const Rules& rules, const State& s);
  static void acts(const Rules& rules, const State& s, Seat seat, Actions& out);
  static void act(Now& now, Seat seat, Action action);
  static void passed(Now& now, Seat seat);
};
using Discussion = Window<DiscussionRules>;

// vote.cpp: OS-212..226
struct Decision {
  enum class Step : std::uint8_t { Candidates, InTurn, Count, Tie } step = Step::Candidates;

  HOLDOUT_STEPS(Tie);
  HOLDOUT_PROCEDURE;
  bool operator==(const Decision&) const = default;
};

// vote.cpp: OS-219, OS-232
struct BallotRules {
  HOLDOUT_BALLOT(Ballot, table.vote.ballot);
};
using SecretBallot = Ballot<BallotRules>;

// phase1_truck.cpp: OS-301..303
struct SearchTruck {
  enum class Step : std::uint8_t { Start, AfterTalk, Search, Finished } step = Step::Start;

  HOLDOUT_STEPS(Finished);
  Flow run(Now& now);
  bool operator==(const SearchTruck&) const = default;
};

// phase1_truck.cpp: OS-304..311. The searcher is table.vote.chosen.
struct AllotCards {
  enum class Step : std::uint8_t { Draw, Keep, Give, To, Last } step = Step::Draw;

  HOLDOUT_STEPS(Last);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
  bool operator==(const AllotCards&) const = default;
};

// phase2_badge.cpp: OS-321..329
struct TakeBadge {
  enum class Step : std::uint8_t {
    Start,
    AfterTalk,
    Elected,
    Roll,
    Show,
    Walkies,
    Finished
  } step = Step::Start;
  std::uint8_t rolled = 0;

  HOLDOUT_STEPS(Finished, rolled);
  Flow run(Now& now);
  Flow answer(Now& now, Seat seat, Action action);
  HOLDOUT_CHANCE;
  bool operator==(const TakeBadge&) const = default;
};

// phase2_badge.cpp: OS-327, OS-806..809, OS-834
struct WalkieRules {
  static constexpr QuestionKind kKind = QuestionKind::Walkie;
  static constexpr ActionKind kPassKind = ActionKind::Done;
  static constexpr bool kDoneMayAct = false;
  template <class S>
  static auto& marks(S& s) {
    return s.table.walkie;
  }
  static bool over(const Rules&, const State&) { return false; }
  static void acts(const Rules& rules, const State& s, Seat seat, Actions& out);
  static void act(Now& now, Seat seat, Action action);
  static void passed(Now& now, Seat seat);
};
using WalkieWindow = Window<WalkieRules>;

// phase3_choose_area.cpp: OS-401..409
struct ChooseArea {
  enum class Step : std::uint8_t { Badge, Others, Finished } step = Step::Badge;

  HOLDOUT_STEPS(Finished);
  HOLDOUT_PROCEDURE;
  bool operator==(const ChooseArea&) const = default;
};

// phase3_choose_area.cpp: OS-404, OS-410
struct DestinationRules {
  HOLDOUT_BALLOT(Destination, table.heading);
};
using SecretDestinations = Ballot<DestinationRules>;

// phase4_move.cpp: OS-421..433
struct MoveFamilies {
  enum class Step : std::uint8_t { Reveal, NextPlayer, Move, Drink } step = Step::Reveal;

  HOLDOUT_STEPS(Drink);
  HOLDOUT_PROCEDURE;
  bool operator==(const MoveFamilies&) const = default;
};

// phase5_monsters.cpp: OS-501..513, OS-V09
struct MonstersCome {
  enum class Step : std::uint8_t { Arrive, Restless } step = Step::Arrive;
  std::uint8_t asked = 0;  // seats of eliminated players gone through (OS-V09)

  HOLDOUT_STEPS(Restless, asked);
  HOLDOUT_PROCEDURE;
  bool operator==(const MonstersCome&) const = default;
};

// phase6_attack.cpp: OS-601..645
struct AttackAreas {
  Area area = Area::None;   // under attack now, or resolved last
  std::uint8_t attack = 0;  // attacks on the lot so far in this round

  HOLDOUT_PROCEDURE_FIELDS(area, attack);
  Flow run(Now& now);
  bool operator==(const AttackAreas&) const = default;
};

// phase6_attack.cpp: OS-606..611, OS-616, OS-622..626: one attack on table.vote.area
struct FeedVote {
  enum class Step : std::uint8_t { Talk, AfterTalk, Elected, Finished } step = Step::Talk;

  HOLDOUT_STEPS(Finished);
  HOLDOUT_PROCEDURE;
  bool operator==(const FeedVote&) const = default;
};

// phase6_attack.cpp: OS-612..614, OS-626, OS-641..655: what the death of one character brings
struct Devour {
  enum class Step : std::uint8_t { Eat, Console, Token, Finish } step = Step::Eat;
  Character victim;

  HOLDOUT_STEPS(Finish, victim);
  HOLDOUT_PROCEDURE;
  HOLDOUT_CHANCE;
  bool operator==(const Devour&) const = default;
};

// Append only: the position in this list is in saved games.
using Procedure = std::variant<Preparation, PlaceFamily, Round, Discussion, Decision, SecretBallot,
                               SearchTruck, AllotCards, TakeBadge, WalkieWindow, ChooseArea,
                               SecretDestinations, MoveFamilies, MonstersCome, AttackAreas, FeedVote, Devour>;

}  // namespace holdout::osaczeni
