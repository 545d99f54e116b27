#include "examples/run_play.h"

#include "catalogue/all_games.h"
#include "engine/words/plain_text.h"
#include "examples/example_run.h"

namespace holdout {

namespace {

using Kind = Block::Kind;

struct Speakers {
  const AnyGame* game;
  const ExampleWords* words;
};

Result<Speakers> speakers_of(std::string_view game, std::string_view file) {
  const Speakers both{find_game(game), find_example_words(game)};
  if (both.game == nullptr || both.words == nullptr)
    return Problem{.where = std::string(file),
                   .what = quoted(game) + " has no examples",
                   .expected = "a game such as " + one_of(games_with_examples())};
  return both;
}

// The examples of one file, block after block.
class PlayRun {
 public:
  PlayRun(const Speakers& speakers, const PlayFile& play) : speakers_(speakers), blocks_(play.blocks) {}

  PlayReport run() {
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const Block& block = blocks_[i];
      if (block.kind == Kind::Given || block.kind == Kind::Again) {
        begin(block, blocks_[i + 1]);
      } else if (run_.has_value()) {
        if (Result<void> fine = play(block); !fine) fail(fine.problem());
      }
    }
    return report_;
  }

 private:
  void fail(const Problem& problem) {
    report_.problems.push_back(problem);
    run_.reset();
  }

  void begin(const Block& block, const Block& next) {
    ++report_.examples;
    run_.reset();
    if (block.kind == Kind::Given) given_.clear();
    std::vector<Phrase> phrases = given_;
    phrases.insert(phrases.end(), block.phrases.begin(), block.phrases.end());
    if (block.kind == Kind::Given) given_ = phrases;
    Result<GivenPosition> position = speakers_.words->position(phrases);
    if (next.kind == Kind::Refused)
      check_refusal(next, position);
    else if (!position)
      fail(position.problem());
    else
      run_.emplace(*speakers_.game, *speakers_.words, std::move(*position));
  }

  void check_refusal(const Block& block, const Result<GivenPosition>& position) {
    for (const Phrase& phrase : block.phrases) {
      ++report_.expectations;
      const std::string found = position ? "the position is accepted" : position.problem().message();
      if (position || found.find(phrase.text) == std::string::npos)
        return fail(misread(phrase, found, "refused: " + phrase.text));
    }
  }

  Result<void> play(const Block& block) {
    for (const Phrase& phrase : block.phrases) {
      if (block.kind == Kind::Then) ++report_.expectations;
      Result<void> fine = block.kind == Kind::When ? run_->when(phrase) : run_->then(phrase);
      if (!fine) return fine;
    }
    return {};
  }

  const Speakers speakers_;
  const std::vector<Block>& blocks_;
  std::vector<Phrase> given_;
  std::optional<ExampleRun> run_;
  PlayReport report_;
};

}  // namespace

PlayReport run_play(std::string_view text, std::string_view file) {
  const Result<PlayFile> play = read_play(text, file);
  if (!play) return {.problems = {play.problem()}};
  const Result<Speakers> speakers = speakers_of(play->game, file);
  if (!speakers) return {.problems = {speakers.problem()}};
  return PlayRun(*speakers, *play).run();
}

Result<GivenPosition> read_given_block(std::string_view game, std::string_view text, std::string_view file) {
  const Result<Speakers> speakers = speakers_of(game, file);
  if (!speakers) return speakers.problem();
  std::vector<Phrase> given;
  for (Phrase& phrase : phrases_in(text, file)) {
    WordReader words(phrase.text);
    if (given.empty() && words.take("game")) {
      if (words.rest() != game)
        return misread(phrase, "a position of " + quoted(words.rest()), "one of " + std::string(game));
      continue;
    }
    if (given.empty() && words.take("given")) phrase.text = std::string(words.rest());
    if (!phrase.text.empty()) given.push_back(std::move(phrase));
  }
  if (given.empty())
    return Problem{
        .where = std::string(file), .what = "no position", .expected = "phrases such as 5 players"};
  return speakers->words->position(given);
}

}  // namespace holdout
