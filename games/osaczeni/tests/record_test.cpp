#include <doctest/doctest.h>

#include "engine/talking/statement_text.h"
#include "records/record_writer.h"
#include "records/testing/forged_record.h"
#include "table/playing/match.h"

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("statements are part of the record and may not be forged") {
  const AnyGame& talk = *find_game("osaczeni");
  const RulesBox its_rules = *talk.make_rules({.players = 3, .options = {}, .figures = {}});
  const Seed seed = seed_from_text("talk");
  RecordWriter writer(talk, its_rules, std::vector<SeatHolder>(3, {.person = true, .level = ""}), seed);
  Match match(talk, its_rules, seed, {}, &writer);
  for (const std::string_view line : {"say ally until=end to=P1", "say agree about=1"}) {
    Statement said = *parse_statement(talk.forms(), line);
    said.speaker = Seat{static_cast<std::uint8_t>(line.ends_with("=1") ? 1 : 0)};
    REQUIRE(match.say(said));
  }
  const std::string text = writer.saved(match.state());
  const Result<CheckedRecord> record = checked(text);
  REQUIRE(record);
  CHECK(record->statements == 2);
  CHECK(refusal_of(forged(text, "about=1", "about=2")).find("statement 2 has not been made yet") !=
        std::string::npos);
  CHECK(refusal_of(forged(text, "until=end", "until=never")).find("until") != std::string::npos);
  CHECK(refusal_of(forged(text, "say agree about=1", "say agree")).find("answers nothing") !=
        std::string::npos);
  CHECK(refusal_of(forged(text, "to=P1", "to=P2")) ==
        "accepted");  // free speech: a forger of all hashes may change it
  CHECK(refusal_of(forged(text, "until=end to=P1", "to=P1 until=end"))
            .find("the statement is not what the rules give") != std::string::npos);
}
