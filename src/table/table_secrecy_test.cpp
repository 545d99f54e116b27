#include <doctest/doctest.h>

#include "games/liars_dice/rules/liars_dice.h"
#include "table/testing/twin_frames.h"

// Law 3 at the level of frames: what a viewer is sent follows from its view. Another world that looks the
// same to the viewer gives the same bytes. Games that hide more than a die are compared in their own folders.

using namespace holdout;
using namespace holdout::testing;

namespace {

// A planted leak: whoever has rolled high is asked at length.
struct Wordy : liars_dice::LiarsDice {
  static Sentence question_text(const liars_dice::Rules& rules, const View& view) {
    Sentence asked = LiarsDice::question_text(rules, view);
    static const std::string kLong = "liars_dice.ask." + std::string(600, 'x');
    if (view.die > 3) asked.key = kLong;
    return asked;
  }
};

RunningGame begun_wordy(const AnyGame& game, std::uint64_t seed) {
  RunningGame running(game, *game.make_rules({.players = 2}), seed_from_text(std::to_string(seed)));
  running.take(running.begin());
  return running;
}

}  // namespace

TEST_CASE("frames follow from the view of who gets them; a leak would be seen") {
  const ComparedFrames dice = compare_whole_game("liars_dice", 2, 1);
  CHECK(dice.different > 0);
  CHECK(dice.caught > 0);
  CHECK(dice.lengths > 0);
  for (const std::string& where : dice.uneven) FAIL_CHECK(where);
}

TEST_CASE("the length of a message tells nothing; words that are longer by a secret would be found") {
  const GameFace<Wordy> wordy;
  ComparedFrames sound;
  ComparedFrames leaky;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    sound.add(compare_whole_game("liars_dice", 2, seed));
    leaky.add(compare_to_the_end(begun_wordy(wordy, seed), seed));
  }
  CHECK(sound.uneven.empty());
  CHECK_FALSE(leaky.uneven.empty());
}
