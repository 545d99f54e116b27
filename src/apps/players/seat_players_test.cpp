#include "apps/players/seat_players.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"

using namespace holdout;

namespace {

using Levels = std::vector<std::string>;

}  // namespace

TEST_CASE("levels fill the seats from the left, the last one the rest") {
  CHECK(*seat_levels({"random"}, 3) == Levels{"random", "random", "random"});
  CHECK(*seat_levels({"regular,random"}, 4) == Levels{"regular", "random", "random", "random"});
  CHECK(*seat_levels({"exec:a, b", "random"}, 3) == Levels{"exec:a, b", "random", "random"});
  CHECK(seat_levels({"a,b,c"}, 2).problem().message() == "--bots: 3 levels for 2 seats; expected 1 to 2");
}

TEST_CASE("in a game of sides a level may be that of a side") {
  Sides sides;
  sides.push({.key = "hunter", .seats = only(Seat{2})});
  sides.push({.key = "hiders", .seats = first_seats(2)});
  CHECK(*seat_levels({"hunter=regular,hiders=random"}, 3, sides) == Levels{"random", "random", "regular"});
  CHECK(*seat_levels({"hiders=exec:a b", "hunter=random"}, 3, sides) ==
        Levels{"exec:a b", "exec:a b", "random"});
  CHECK(*seat_levels({"random"}, 3, sides) == Levels{"random", "random", "random"});
  CHECK(seat_levels({"hunter=regular,random"}, 3, sides).problem().message() ==
        "--bots: 'random' names no side; expected hunter=LEVEL,hiders=LEVEL");
  CHECK(seat_levels({"hunter=regular"}, 3, sides).problem().message() ==
        "--bots: nobody plays for 'hiders'; expected hunter=LEVEL,hiders=LEVEL");
  CHECK(*seat_levels({"hunter=regular"}, 1, each_alone(1)) == Levels{"hunter=regular"});  // no such sides
}

TEST_CASE("a game for one has no seats to fill") {
  CHECK(seat_levels({}, 0)->empty());
  CHECK(seat_levels({"regular"}, 0).problem().message() ==
        "--bots: 1 levels for 0 seats; expected none: nobody else plays");
}

TEST_CASE("an unknown level is refused with those there are") {
  const AnyGame& game = *find_game("liars_dice");
  CHECK(check_level(game, "exec:anything"));
  CHECK(check_level(game, "random"));
  CHECK(check_level(game, "champion").problem().message() ==
        "--bots: liars_dice has no computer player 'champion'; expected random, exec:COMMAND");
  const RulesBox rules = *game.make_rules({.players = 2, .options = {}, .figures = {}});
  CHECK_FALSE(make_seat_player(game, rules, Seat{0}, "champion", Seed{}, kBotBudget));
}

TEST_CASE("programs that die, hang or talk nonsense are named with what they did") {
  const AnyGame& game = *find_game("liars_dice");
  const RulesBox rules = *game.make_rules({.players = 2, .options = {}, .figures = {}});
  const auto failure = [&](const std::string& command, int budget_ms) -> std::string {
    try {
      ExecPlayer player(game, rules, Seat{1}, command, 1, ExecPlayer::Patience(budget_ms));
      Log off;
      StateBox state = game.start(rules, off);
      for (int i = 0; i < 2; ++i) game.apply(rules, state, kChance, *game.parse(rules, "roll 3"), off);
      Actions options;
      game.options(rules, state, Seat{0}, options);
      player.see({}, game.view_of(rules, state, Seat{1}));
      const Action action = player.decide(game.view_of(rules, state, Seat{1}), Prompt{}, options, {});
      return "chose " + game.notation(rules, action);
    } catch (const PlayerFailed& failed) {
      return failed.problem().message();
    }
  };
  const std::string hello = R"(echo '{"t":"hello","protocol":1,"name":"x"}'; )";
  const auto who = [](const std::string& command) { return "P1 (exec:" + command + "): "; };
  constexpr int kPatient = 30'000;  // programs that answer do so on any machine
  const auto says = [&](const std::string& command, const std::string& what) {
    CHECK(failure(command, kPatient) == who(command) + what);
  };
  const auto hangs = [&](const std::string& command) {
    CHECK(failure(command, 150) == who(command) + "the program gave no answer within 150 ms");
  };
  says("exit 0", "the program ended with exit code 0");
  says("kill -9 $$", "the program was killed by signal 9");
  hangs("sleep 9");
  says("echo hi; cat", "'hi': line 1, column 1: malformed JSON: syntax error");
  says("echo '{\"t\":\"hello\",\"protocol\":2,\"name\":\"x\"}'; cat",
       "'{\"t\":\"hello\",\"protocol\":2,\"name\":\"x\"}': hello.protocol: is 2; expected a whole number "
       "from 1 to 1");
  hangs(hello + "sleep 9");
  says(hello + "head -c 3000000 /dev/zero | tr '\\0' x 2>&-",
       "the program sent a line that is too long; expected at most 1048576 bytes");
  says(hello + "echo '{\"t\":\"say\",\"say\":null}'; cat",
       "'{\"t\":\"say\",\"say\":null}': message \"say\"; expected a message 'choose'");
  says(hello + "echo '{\"t\":\"choose\",\"do\":\"bid 1 1\",\"x\":1}'; cat",
       "'{\"t\":\"choose\",\"do\":\"bid 1 1\",\"x\":1}': choose.x: is not a known field");
  CHECK(failure(hello + "echo '{\"t\":\"choose\",\"do\":\"liar\"}'; cat > /dev/null", kPatient)
            .find("'liar' is not a legal answer; expected one of bid 1 1, ") != std::string::npos);
  CHECK(failure(hello + "echo '{\"t\":\"choose\",\"do\":\"bid 2 2\"}'; cat > /dev/null", kPatient) ==
        "chose bid 2 2");
}
