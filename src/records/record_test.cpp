#include <doctest/doctest.h>
#include <fmt/core.h>

#include "catalogue/all_games.h"
#include "engine/talking/statement_text.h"
#include "records/check_record.h"
#include "records/record_writer.h"
#include "records/testing/forged_record.h"

using namespace holdout;
using namespace holdout::testing;

namespace {

// Never the last option ("liar") before the fourth bid, so that records have some length.
class Bidder final : public Player {
 public:
  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    return options[options.size() > 9 ? 0 : options.size() - 1];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return Sentence("test"); }
};

const AnyGame& game() { return *find_game("liars_dice"); }
const RulesBox& rules() {
  static const RulesBox kRules =
      *game().make_rules({.players = 2, .options = {{"wild", "on"}}, .figures = {}});
  return kRules;
}

std::string play(bool finish, std::string_view seed_text = "record") {
  Bidder bidder;
  const Seed seed = seed_from_text(seed_text);
  RecordWriter writer(game(), rules(), {{.person = true, .level = ""}, {.person = false, .level = "random"}},
                      seed);
  Match match(game(), rules(), seed, {nullptr, &bidder}, &writer);
  while (*match.run() != kNobody) {
    Actions options;
    game().options(rules(), match.state(), Seat{0}, options);
    REQUIRE(match.answer(Seat{0}, options[0]));
    if (!finish && match.answers() >= 2) return writer.saved(match.state());
  }
  return writer.finished(match.state());
}

}  // namespace

TEST_CASE("a finished record proves itself") {
  const std::string text = play(true);
  const Result<CheckedRecord> record = checked(text);
  REQUIRE(record);
  CHECK(record->finished);
  CHECK(record->answers == 6);
  CHECK(record->header.seats[0].person);
  CHECK(record->header.seats[1].level == "random");
  CHECK(record->header.setup.options.at("wild") == "on");
  CHECK(to_hex(record->seed) == to_hex(seed_from_text("record")));
  CHECK(chained(record_lines(text)) == text);
}

TEST_CASE("a saved game proves itself, and goes on where it was") {
  const std::string text = play(false);
  DeedList list;
  const Result<CheckedRecord> record = check_record(text, "game.record", find_game, &list);
  REQUIRE(record);
  CHECK_FALSE(record->finished);
  CHECK(list.deeds.size() == static_cast<std::size_t>(record->answers));
  CHECK(text.find("\"secret_seed\":") != std::string::npos);

  Match match(game(), record->rules, record->seed, {}, nullptr);
  for (const Deed& deed : list.deeds) {
    const auto& [seat, action] = std::get<0>(deed);
    REQUIRE(match.recall(seat, action));
  }
  CHECK(game().state_hash(match.state()) == game().state_hash(record->state));
}

TEST_CASE("changing any byte of a record is found") {
  for (const bool finish : {true, false}) {
    const std::string text = play(finish);
    for (std::size_t i = 0; i < text.size(); ++i)
      for (const int flip : {1, 0x20, 0x80}) {
        std::string other = text;
        other[i] = static_cast<char>(static_cast<unsigned char>(other[i]) ^ static_cast<unsigned>(flip));
        if (checked(other)) FAIL("byte " << i << " flipped by " << flip << " was not noticed");
      }
  }
}

TEST_CASE("cutting a record anywhere is found") {
  const std::string text = play(true);
  for (std::size_t size = 0; size < text.size(); ++size)
    if (checked(text.substr(0, size))) FAIL("cut at " << size << " was not noticed");
  const std::vector<std::string> lines = record_lines(text);
  std::string without_end;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) without_end += lines[i] + "\n";
  CHECK(refusal_of(without_end) ==
        fmt::format("game.record: line {}: the record is cut off here; expected an answer, "
                    "the result, or the mark of a saved game",
                    lines.size()));
  CHECK(refusal_of("") == "game.record: line 1: the file is empty; expected a record");
}

TEST_CASE("removing, doubling or exchanging lines is found at the first of them") {
  const std::vector<std::string> lines = record_lines(play(true));
  const auto joined = [](const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& line : all) text += line + "\n";
    return text;
  };
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    std::vector<std::string> without = lines;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    CHECK(refusal_of(joined(without)).starts_with(fmt::format("game.record: line {}: hash", i + 1)));
    std::vector<std::string> twice = lines;
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    CHECK(refusal_of(joined(twice)).starts_with(fmt::format("game.record: line {}: hash", i + 2)));
    std::vector<std::string> swapped = lines;
    std::swap(swapped[i], swapped[i + 1]);
    CHECK(refusal_of(joined(swapped)).starts_with(fmt::format("game.record: line {}: hash", i + 1)));
  }
  std::vector<std::string> more = lines;
  more.push_back(lines.back());
  CHECK(refusal_of(chained(more)).find("there is a line after the end of the record") != std::string::npos);
}

TEST_CASE("a forger who writes the hashes anew is found by the rules") {
  const std::string text = play(true);
  CHECK(refusal_of(forged(text, "\"do\":\"bid 1 2\"", "\"do\":\"bid 1 1\""))
            .starts_with(
                "game.record: line 5: P1: 'bid 1 1' is not a legal answer; expected one of: bid 1 2, "));
  CHECK(refusal_of(forged(text, "\"do\":\"bid 1 2\"", "\"do\":\"bid 1 9\""))
            .starts_with(R"(game.record: line 5: "9" in "bid 1 9"; expected a number from 1 to 6)"));
  CHECK(refusal_of(forged(text, "\"seat\":\"P1\"", "\"seat\":\"P0\"")) ==
        "game.record: line 5: P0 answers 'bid 1 2' without being asked");
  CHECK(refusal_of(forged(text, "\"seat\":\"P1\"", "\"seat\":\"P2\"")) ==
        "game.record: line 5: P2 does not sit at this table; expected P0 to P1 or chance");
  CHECK(refusal_of(forged(text, "\"seat\":\"P1\"", "\"seat\":\"chance\"")) ==
        "game.record: line 5: 'bid 1 2': nothing is left to chance here; expected an answer of a player");
  CHECK(refusal_of(forged(text, "\"events\":[{\"kind\":1,", "\"events\":[{\"kind\":2,"))
            .starts_with("game.record: line 4: the answer is not what the rules give, from column"));
  CHECK(refusal_of(forged(text, "\"winners\":[\"P", "\"winners\":[\"P9")).find("result is not what") !=
        std::string::npos);
  CHECK(refusal_of(forged(text, "\"do\":\"bid 1 2\"", "\"do\":\"bid 1 2\",\"x\":1")) ==
        "game.record: line 5: x: is not a known field");
}

TEST_CASE("chance has to follow from the committed seed") {
  const std::string text = play(true);
  const std::size_t at = text.find("\"do\":\"roll ");
  const char face = text[at + 11];
  const std::string old = fmt::format("\"do\":\"roll {}\"", face);
  const std::string other = fmt::format("\"do\":\"roll {}\"", face == '6' ? '1' : '6');
  CHECK(refusal_of(forged(text, old, other)).find("does not follow from the seed; expected roll") !=
        std::string::npos);

  // Another game's seed does not fit the commitment: said where the seed stands.
  const std::string seed = to_hex(seed_from_text("record"));
  const std::string another = to_hex(seed_from_text("another"));
  CHECK(refusal_of(forged(text, seed, another)) ==
        fmt::format("game.record: line {}: the seed is not the one that was committed to; expected {}",
                    record_lines(text).size(), to_hex(commitment(seed_from_text("record")))));
}

TEST_CASE("headers of other games, versions and set-ups are refused with the reason") {
  const std::string text = play(true);
  CHECK(refusal_of(forged(text, "\"game\":\"liars_dice\"", "\"game\":\"chess\"")) ==
        "game.record: line 1: unknown game 'chess'");
  CHECK(refusal_of(forged(text, "\"rules_version\":1", "\"rules_version\":77")) ==
        "game.record: line 1: the game was played by version 77 of its rules; expected version 1, which this "
        "program "
        "plays");
  CHECK(refusal_of(forged(text, "\"format\":1", "\"format\":2")) ==
        "game.record: line 1: format: is 2; expected a whole number from 1 to 1");
  CHECK(refusal_of(forged(text, "\"wild\":\"on\"", "\"wild\":\"maybe\"")) ==
        "game.record: line 1: option wild: maybe; expected on or off");
  CHECK(refusal_of(forged(text, "\"players\":2", "\"players\":3")) ==
        "game.record: line 1: seats: has 2 items; expected 3 players");
  CHECK(refusal_of(forged(text, "\"kind\":\"person\"", "\"kind\":\"cat\"")) ==
        "game.record: line 1: seats[0].kind: is 'cat'; expected person or bot");
  CHECK(refusal_of(forged(text, "\"holdout\":\"record\"", "\"holdout\":\"position\"")) ==
        "game.record: line 1: holdout: is 'position'; expected record");
}

TEST_CASE("the result may not stand too early, nor a finished game be called saved") {
  const std::vector<std::string> finished = record_lines(play(true));
  std::vector<std::string> early = finished;
  early.erase(early.end() - 2);
  CHECK(refusal_of(chained(early)).find("the result stands before the end of the game; expected an answer") !=
        std::string::npos);
  std::vector<std::string> kept = finished;
  kept.back() = record_lines(play(false)).back();
  CHECK(refusal_of(chained(kept)).find("a finished game is marked as saved; expected the result") !=
        std::string::npos);
}

TEST_CASE("something else than a record is refused on its first line") {
  CHECK(refusal_of("hello\n").starts_with("game.record: line 1: column 1: malformed JSON"));
  CHECK(refusal_of("{}\n") ==
        "game.record: line 1: the line does not end with its hash; expected ,\"hash\":\"32 digits\"}");
}
