#include "engine/game.h"

#include <doctest/doctest.h>

#include "engine/testing/campfire.h"

// A function that is written otherwise than the concept says is no function of the game: it does not compile,
// instead of being left out in silence.

namespace holdout::testing {
namespace {

using campfire::Campfire;
using campfire::Rules;
using campfire::State;
using campfire::View;

static_assert(Game<Campfire>);

// ---- what a game may inherit, written otherwise ----

struct HearersWithoutView : Campfire {
  static SeatSet hearers(const Rules& rules, const Statement& said);
};
struct HearersOfNoStatement : Campfire {
  static SeatSet hearers(const Rules& rules, const View& view, Seat speaker);
};
struct VoiceOfState : Campfire {
  static Voice voice(const Rules& rules, const State& state);
};
struct VoiceAsFlag : Campfire {
  static bool voice(const Rules& rules, const View& view);
};
struct WhyWithoutStatement : Campfire {
  static std::string_view why_unsayable(const Rules& rules, const View& view);
};
struct SidesOfState : Campfire {
  static Sides sides(const Rules& rules, const State& state);
};
struct UnseenByView : Campfire {
  static SeatSet acts_unseen(const Rules& rules, const View& view);
};

// Nothing else is missing in them.
static_assert(PlayedGame<HearersWithoutView> && SeenGame<HearersWithoutView> &&
              WordedGame<HearersWithoutView> && CountedGame<HearersWithoutView>);
static_assert(!TalkedGame<HearersWithoutView> && !Game<HearersWithoutView>);
static_assert(!TalkedGame<HearersOfNoStatement> && !Game<HearersOfNoStatement>);
static_assert(!TalkedGame<VoiceOfState> && !Game<VoiceOfState>);
static_assert(!TalkedGame<VoiceAsFlag> && !Game<VoiceAsFlag>);
static_assert(!TalkedGame<WhyWithoutStatement> && !Game<WhyWithoutStatement>);
static_assert(!PlayedGame<SidesOfState> && TalkedGame<SidesOfState> && !Game<SidesOfState>);
static_assert(!SeenGame<UnseenByView> && TalkedGame<UnseenByView> && !Game<UnseenByView>);

// ---- judges ----

template <class Own>
struct Judged : Campfire {
  using Judge = Own;
};
using Nobody = NobodyJudges::Judge;

struct OfOtherRules : Nobody {
  explicit OfOtherRules(int players) : Nobody(players) {}
};
struct SeesViews : Nobody {
  using Nobody::Nobody;
  void see(const Event& event, const View& view);
};
struct CountsTruths : Nobody {
  using Nobody::Nobody;
  int truth(std::uint16_t statement) const;
};
struct AccountsForNobody : Nobody {
  using Nobody::Nobody;
  void account() const;
};

static_assert(Game<Judged<Nobody>>);
static_assert(!TalkedGame<Judged<OfOtherRules>> && !Game<Judged<OfOtherRules>>);
static_assert(!TalkedGame<Judged<SeesViews>> && !Game<Judged<SeesViews>>);
static_assert(!TalkedGame<Judged<CountsTruths>> && !Game<Judged<CountsTruths>>);
static_assert(!TalkedGame<Judged<AccountsForNobody>> && !Game<Judged<AccountsForNobody>>);

// ---- the others ----

struct EventWithoutView : Campfire {
  static Sentence event_text(const Rules& rules, const Event& event);
};
struct OptionsAsResult : Campfire {
  static Actions options(const Rules& rules, const State& state, Seat seat, Actions& out);
};
struct CountsStates : Campfire {
  static void count(const Rules& rules, const State& state, std::span<int> counts);
};
static_assert(!WordedGame<EventWithoutView> && !Game<EventWithoutView>);
static_assert(!PlayedGame<OptionsAsResult> && !Game<OptionsAsResult>);
static_assert(!CountedGame<CountsStates> && !Game<CountsStates>);

TEST_CASE("a game that inherits what most games say of talk has no statements and judges none") {
  const Rules rules = *Campfire::make_rules({.players = 4});
  const View view{};
  CHECK(Campfire::forms().empty());
  CHECK(!Campfire::may_say(rules, view, {}));
  CHECK(Campfire::why_unsayable(rules, view, {}).empty());
  CHECK(Campfire::hearers(rules, view, {}) == kEverybody);
  CHECK(Campfire::voice(rules, view).silenced_by.empty());
  CHECK(Campfire::voice(rules, view).apart.empty());
  Campfire::Judge judge(rules);
  judge.hear({.id = 1});
  judge.see(Event{}, State{});
  std::vector<Sentence> account;
  Campfire::Judge::account(account);
  CHECK(account.empty());
  CHECK(judge.verdict(1) == Verdict::Void);
  CHECK(judge.truth(1).key.empty());
  CHECK(judge.moment(1).key.empty());
}

}  // namespace
}  // namespace holdout::testing
