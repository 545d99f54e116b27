// The test of the contract suite: games that break one promise each, and the check that must notice.
#include <cstdlib>

#include <doctest/doctest.h>

#include "engine/testing/campfire.h"
#include "engine/testing/contract.h"
#include "engine/testing/golden.h"
#include "engine/testing/imagined_worlds.h"
#include "engine/testing/twin_worlds.h"

namespace holdout::testing {

namespace {

using campfire::Campfire;
using campfire::code;
using Rules = Campfire::Rules;
using State = Campfire::State;

constexpr int kGames = 30;

// What the check says of the first game in which it notices something.
template <class G, class Check>
std::string noticed(Check&& check, int max_answers = 200) {
  const GameFace<G> game;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const auto kept = check(game, Plan{{.players = 3, .options = {}, .figures = {}}, seed, max_answers});
    if (!kept) return kept.problem().what;
  }
  return "";
}
template <class G>
std::string noticed_playing() {
  return noticed<G>(check_playing);
}
template <class G>
std::string noticed_saving() {
  return noticed<G>(check_saving);
}
template <class G>
std::string noticed_secrecy() {
  return noticed<G>(check_secrecy);
}

struct SameOptionTwice : Campfire {
  static void options(const Rules& r, const State& s, Seat seat, Actions& out) {
    Campfire::options(r, s, seat, out);
    if (!out.empty()) out.push(out[0]);
  }
};
struct OptionsForAll : Campfire {
  static void options(const Rules&, const State&, Seat, Actions& out) {
    out.push({code(campfire::ActionKind::Done), 0, 0, 0, 0});
  }
};
struct IllegalFallback : Campfire {
  static Action fallback(const Rules&, const State&, Seat, Ticket) {
    return {code(campfire::ActionKind::Draw), 0, 0, 0, 0};
  }
};
struct NoRefusal : Campfire {
  static std::string_view why_not(const Rules&, const View&, Action) { return ""; }
};
struct VagueNotation : Campfire {
  static std::string notation(const Rules& r, Action a) { return Campfire::notation(r, a).substr(0, 4); }
};
struct DeafParser : Campfire {
  static Result<Action> parse(const Rules& r, std::string_view text) {
    return Campfire::parse(r, text == "keep 1" ? "keep 0" : text);
  }
};
struct WrongPrompt : Campfire {
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    Prompt prompt = Campfire::prompt_for(r, s, viewer);
    prompt.asked = true;
    return prompt;
  }
};
struct SleepingSerial : Campfire {
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    Prompt prompt = Campfire::prompt_for(r, s, viewer);
    prompt.serial = 0;
    return prompt;
  }
};
struct NervousSerial : Campfire {  // rises for everybody at every answer
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    Campfire::apply(r, s, seat, a, log);
    for (std::uint16_t& serial : s.running.serials) ++serial;
  }
};
struct ToldReplacement : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    const bool again = s.table.phase == campfire::Phase::Vote && s.table.vote.sealed.has(seat);
    Campfire::apply(r, s, seat, a, log);
    if (again) log({.kind = code(campfire::EventKind::Sealed), .actor = seat});
  }
};
struct ToldBallot : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    std::vector<Event> events;
    Log own(events);
    Campfire::apply(r, s, seat, a, own);
    for (Event event : events) {
      if (event.kind == code(campfire::EventKind::Sealed)) event.open[0] = a.a;
      log(event);
    }
  }
};
struct ImpossiblePosition : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    Campfire::apply(r, s, seat, a, log);
    if (s.table.phase == campfire::Phase::Keep) ++s.hidden.deck.shuffled[0];  // a card from nowhere
  }
};
struct Endless : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    if (s.table.phase != campfire::Phase::Keep) Campfire::apply(r, s, seat, a, log);
  }
};
struct Asserting : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    HOLDOUT_ASSERT(s.table.phase != campfire::Phase::Keep, "on purpose");
    Campfire::apply(r, s, seat, a, log);
  }
};

// A save that forgets what was put on top of the deck.
struct ForgetfulSave : Campfire {
  struct State : Campfire::State {
    template <class D>
    friend void describe(D& d, State& s) {
      field(d, 1, "table", s.table);
      field(d, 3, "running", s.running);
    }
  };
  static State start(const Rules& r, Log& log) { return {Campfire::start(r, log)}; }
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    return {Campfire::imagine(r, view, belief, rng)};
  }
};

// Answers differ with every run: a generator inside the rules.
struct OwnDice : Campfire {
  static void apply(const Rules& r, State& s, Seat seat, Action a, Log& log) {
    static int calls = 0;
    Campfire::apply(r, s, seat, a, log);
    if (++calls % 50 == 0) log({.kind = 99});
  }
};

struct Misremembering : Campfire {  // the world it imagines looks different
  static State imagine(const Rules& r, const View& view, const Belief& belief, Rng& rng) {
    State s = Campfire::imagine(r, view, belief, rng);
    s.table.evening = 0;
    return s;
  }
};

}  // namespace

TEST_CASE("contract: a sound game breaks nothing") {
  CHECK(noticed_playing<Campfire>() == "");
  CHECK(noticed_saving<Campfire>() == "");
  CHECK(noticed_secrecy<Campfire>() == "");
}

TEST_CASE("contract: playing notices what is wrong with options and answers") {
  CHECK(noticed_playing<SameOptionTwice>() == "two answers are written 'show'");
  CHECK(noticed_playing<OptionsForAll>() == "seat 0 is not asked but has options");
  CHECK(noticed_playing<IllegalFallback>() == "the fallback 'draw 0' of seat 0 is not an option");
  CHECK(noticed_playing<NoRefusal>().ends_with("is illegal, but no rule refuses it"));
  CHECK(noticed_playing<VagueNotation>().starts_with("'draw' does not read back"));
  CHECK(noticed_playing<DeafParser>() == "'keep 1' reads back as 'keep 0'");
}

TEST_CASE("contract: playing notices wrong prompts, serials and leaking replacements") {
  CHECK(noticed_playing<WrongPrompt>() == "the prompt of spectators is wrong about being asked");
  CHECK(noticed_playing<SleepingSerial>() == "seat 0 is newly asked under an old serial");
  CHECK(noticed_playing<NervousSerial>().starts_with("the serial of seat"));
  CHECK(noticed_playing<ToldReplacement>() == "others are told that a sealed answer was replaced");
}

TEST_CASE("contract: playing notices impossible positions, endless games and assertions") {
  CHECK(noticed_playing<ImpossiblePosition>() == "check(): deck: cards do not add up");
  CHECK(noticed_playing<Endless>() == "the game does not end");
  CHECK(noticed_playing<Asserting>().find("on purpose") != std::string::npos);
}

TEST_CASE("contract: saving notices what a save forgets and what cannot be repeated") {
  CHECK(noticed_saving<ForgetfulSave>().starts_with("a saved position does not load"));
  CHECK(noticed_saving<OwnDice>() != "");
}

TEST_CASE("contract: secrecy notices a ballot that is told, and worlds that do not fit their view") {
  CHECK(noticed_secrecy<ToldBallot>().starts_with("leak to seat"));
  CHECK(noticed_secrecy<Misremembering>() != "");
  const auto imagined = [](const AnyGame& game, const Plan& plan) {
    return check_imagined_worlds(game, plan, 20);
  };
  CHECK(noticed<Misremembering>(imagined).starts_with("an imagined world"));
}

TEST_CASE("contract: a failure says how to play it again") {
  const GameFace<IllegalFallback> game;
  const Result<void> kept = check_playing(game, {{.players = 4, .options = {}, .figures = {}}, 7});
  REQUIRE(!kept);
  CHECK(kept.problem().where.starts_with("campfire, 4 players, seed 7, after 4 answers (last: chance draw "));
}

TEST_CASE("golden: the first line that differs is shown") {
  const std::string file = std::string(HOLDOUT_SOURCE_DIR) + "/src/engine/testing/golden/playthrough_3p.txt";
  const GameFace<Campfire> game;
  const std::string text = playthrough(game, {{.players = 3, .options = {}, .figures = {}}, 1});
  if (std::getenv("HOLDOUT_REGENERATE") != nullptr) return;
  CHECK(check_golden(file, text));
  const std::string first_line = text.substr(0, text.find('\n'));
  const Result<void> changed = check_golden(file, "something else" + text.substr(first_line.size()));
  CHECK(changed.problem().message() == file + ":1: 'something else'; expected '" + first_line + "'");
  const Result<void> longer = check_golden(file, text + "and more\n");
  CHECK(longer.problem().message().ends_with("'and more'; expected the end"));
  CHECK(check_golden(file + ".missing", text).problem().what == "is missing");
}

}  // namespace holdout::testing
