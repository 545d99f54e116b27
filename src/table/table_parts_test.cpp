#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/all_games.h"
#include "catalogue/testing/games_for.h"
#include "protocol/view_patch.h"
#include "protocol/words.h"
#include "table/testing/begun_game.h"
#include "table/testing/table_stage.h"

// The small parts of a table: words, view patches, log rows, rooms, the running game.

using namespace holdout;
using namespace holdout::testing;

namespace {

std::string words_of(const Sentence& sentence, std::string_view game = "liars_dice") {
  JsonText out;
  write_sentence_list(out, game, sentence);
  return out.take();
}

constexpr std::string_view kItems[] = {"saw", "gun", "bat"};

}  // namespace

// ---- words ------------------------------------------------------------------------------------------

TEST_CASE("a fact says by itself what it is") {
  CHECK(words_of(Sentence("liars_dice.ask.ballot")) == R"([".ask.ballot",{}])");
  CHECK(words_of(Sentence("liars_dice.event.card_played.kill")) == R"(["!card_played.kill",{}])");
  CHECK(words_of(Sentence("liars_dice.option.pass")) == R"(["?pass",{}])");
  CHECK(words_of(Sentence("liars_dice.eventful")) == R"([".eventful",{}])");
  CHECK(words_of(Sentence("notice.left").player("player", seat_at(2))) ==
        R"(["notice.left",{"player":"@2"}])");
  CHECK(words_of(Sentence("liars_dices.x")) == R"(["liars_dices.x",{}])");  // another game's name
  CHECK(words_of(Sentence("k").number("n", -3)) == R"(["k",{"n":-3}])");
  CHECK(words_of(Sentence("k").numbers("dice", {2, 1, 6})) == R"(["k",{"dice":[2,1,6]}])");
  CHECK(words_of(Sentence("k").numbers("dice", {})) == R"(["k",{"dice":[]}])");
  CHECK(words_of(Sentence("k").players("who", SeatSet(0b101))) == R"(["k",{"who":"@0,2"}])");
  CHECK(words_of(Sentence("k").players("who", {})) == R"(["k",{"who":"@"}])");
  CHECK(words_of(Sentence("k").term("area", "area", "hall")) == R"(["k",{"area":"area:hall"}])");
  CHECK(words_of(Sentence("k").terms("items", "item", 0b011, kItems)) == R"(["k",{"items":"item:saw,gun"}])");
  CHECK(words_of(Sentence("k").terms("items", "item", 0, kItems)) == R"(["k",{"items":"item:"}])");
  CHECK(words_of(Sentence("k").keyword("self", "yes")) == R"(["k",{"self":"yes"}])");
}

// ---- view patches -----------------------------------------------------------------------------------

TEST_CASE("a patch has what changed and nothing else; without a change there is none") {
  RunningGame game = begun("liars_dice", 2, 1);
  ViewBox view;
  const auto look = [&]() -> ViewBox& {
    return view = game.game().view_of(game.rules(), game.state(), kSpectator);
  };
  FlatView flat;
  JsonText whole;
  write_whole_view(whole, flat, game.game(), look());
  JsonText nothing;
  CHECK_FALSE(write_view_patch(nothing, flat, game.game(), look()));
  CHECK(nothing.str().empty());
  const Actions options = options_of(game, seat_at(0));
  game.take(game.try_answer(seat_at(0), options[1]));
  JsonText patch;
  CHECK(write_view_patch(patch, flat, game.game(), look()));
  CHECK(patch.str() == R"({"table":{"bids":2},"prompt":{"waited_for":2}})");
  JsonText again;
  CHECK_FALSE(write_view_patch(again, flat, game.game(), look()));
}

TEST_CASE("a client sets items of a list by place, adds those behind its end, and takes a list as it is") {
  const json::value old = *parse_json(R"({"a":[1,2,{"x":1,"y":2}],"b":[],"c":1})", "");
  const auto after = [&](const char* patch) { return text_of(patched(old, *parse_json(patch, ""))); };
  CHECK(after(R"({"a":{"1":5}})") == R"({"a":[1,5,{"x":1,"y":2}],"b":[],"c":1})");
  CHECK(after(R"({"a":{"2":{"y":7}}})") == R"({"a":[1,2,{"x":1,"y":7}],"b":[],"c":1})");
  CHECK(after(R"({"a":{"3":4}})") == R"({"a":[1,2,{"x":1,"y":2},4],"b":[],"c":1})");
  CHECK(after(R"({"b":[{"z":1}],"c":2})") == R"({"a":[1,2,{"x":1,"y":2}],"b":[{"z":1}],"c":2})");
}

// ---- log rows ---------------------------------------------------------------------------------------

TEST_CASE("every kind of row comes back as it was written") {
  const Event event{
      .kind = 3, .actor = seat_at(1), .noticed_by = only(seat_at(1)), .seen_by = {}, .open = {7}};
  const std::vector<LogRow> rows{
      {.kind = LogRow::Kind::Room,
       .seat = seat_at(2),
       .command = 9,
       .room = R"({"a":1})",
       .notice = R"(["notice.left",{"player":"@2"}])"},
      {.kind = LogRow::Kind::Start, .chance = {"roll 3", "roll 4"}, .events = {event}, .room = "{}"},
      {.kind = LogRow::Kind::Answer,
       .seat = seat_at(7),
       .command = (1ULL << 53U) - 1,
       .text = "go 4",
       .chance = {"roll 1"},
       .events = {event, event}},
      {.kind = LogRow::Kind::Undo, .seat = seat_at(0), .command = 1},
      {.kind = LogRow::Kind::Say, .seat = seat_at(3), .text = "say ally until=end to=P1"},
      {.kind = LogRow::Kind::Chat, .text = "\"quotes\" \\ and zażółć", .name = "Ola"},
      {.kind = LogRow::Kind::Repair, .room = "{}", .notice = R"(["notice.repaired",{}])"},
  };
  for (const LogRow& row : rows) {
    const Result<LogRow> read = read_row(write_row(row));
    if (!read) FAIL(read.problem().message());
    CHECK(*read == row);
    CHECK(write_row(*read) == write_row(row));
  }
}

TEST_CASE("text that is no row is refused with its reason") {
  const std::vector<std::string> hostile{"",
                                         "{",
                                         "[]",
                                         "7",
                                         "null",
                                         "{}",
                                         R"({"k":"dance"})",
                                         R"({"k":7})",
                                         R"({"k":"say","seat":8})",
                                         R"({"k":"say","seat":-1})",
                                         R"({"k":"say","seat":"0"})",
                                         R"({"k":"say","command":0})",
                                         R"({"k":"say","command":9007199254740992})",
                                         R"({"k":"say","text":5})",
                                         R"({"k":"say","extra":1})",
                                         R"({"k":"answer","chance":"roll 1"})",
                                         R"({"k":"answer","chance":[1]})",
                                         R"({"k":"answer","events":{}})",
                                         R"({"k":"answer","events":[{"kind":999}]})",
                                         R"({"k":"answer","events":[[]]})",
                                         R"({"k":"say"} {"k":"say"})",
                                         std::string(R"({"k":")") + std::string(5000, '{'),
                                         std::string(200'000, '[')};
  for (const std::string& text : hostile) {
    const Result<LogRow> read = read_row(text);
    CAPTURE(text.substr(0, 60));
    CHECK_FALSE(read);
    if (!read) CHECK_FALSE(read.problem().message().empty());
  }
}

// ---- rooms ------------------------------------------------------------------------------------------

TEST_CASE("a wish that the game cannot grant gives no room") {
  CHECK_FALSE(make_room(*find_game("liars_dice"), {.players = 3}, "me"));
  CHECK_FALSE(make_room(*find_game("liars_dice"), {.players = 2, .options = {{"nonsense", "on"}}}, "me"));
}

TEST_CASE("tokens open their own seat only, and are stored as hashes") {
  Room room = *make_room(*find_game("liars_dice"), {.players = 2}, "me");
  CHECK_FALSE(seat_for_token(room, ""));
  room.seats[1].token_hash = token_hash("secret");
  CHECK(seat_for_token(room, "secret") == seat_at(1));
  CHECK_FALSE(seat_for_token(room, "Secret"));
  CHECK(write_room(room).find("secret\"") == std::string::npos);
}

// ---- the running game -------------------------------------------------------------------------------

TEST_CASE("what was rolled, noticed by others or answered by others is never taken back") {
  for (const std::string& key : games_for(5)) {
    CAPTURE(key);
    int undoable = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      RunningGame game = begun(key, 5, seed);
      Rng rng(seed);
      while (!game.over()) {
        const RunningGame before = game;
        play_one(game, rng);
        for (const Seat seat : first_seats(5)) {
          if (!game.can_undo(seat)) continue;
          ++undoable;
          RunningGame back = game;
          back.undo();
          CHECK(hash_of(back) == hash_of(before));
          for (const Seat other : first_seats(5).without(seat).with(kSpectator)) {
            const auto prompt = [&](const RunningGame& at) {
              return at.game().prompt_for(at.rules(), at.state(), other);
            };
            CHECK(prompt(back) == prompt(game));
          }
        }
      }
    }
    CHECK(undoable > 5);
  }
}

TEST_CASE("a saved game goes on with the same dice, at any position") {
  for (const std::string& key : games_for(4)) {
    CAPTURE(key);
    RunningGame game = begun(key, 4, 3);
    Rng rng(3);
    for (int i = 0; i < 40 && !game.over(); ++i) {
      play_one(game, rng);
      if (!game.can_save()) continue;
      RunningGame loaded(game.game(), game.rules(), game.seed());
      REQUIRE(loaded.restore(game.save()));
      CHECK(loaded.save() == game.save());
      RunningGame straight = game;
      Rng same_a(static_cast<std::uint64_t>(i));
      Rng same_b(static_cast<std::uint64_t>(i));
      for (int j = 0; j < 10 && !straight.over(); ++j) {
        play_one(straight, same_a);
        play_one(loaded, same_b);
      }
      CHECK(hash_of(loaded) == hash_of(straight));
    }
  }
}

TEST_CASE("a saved game that is not what was saved is refused") {
  RunningGame game = begun("liars_dice", 2, 3);
  const std::string saved = game.save();
  RunningGame loaded(game.game(), game.rules(), game.seed());
  CHECK_FALSE(loaded.restore(""));
  CHECK_FALSE(loaded.restore("{}"));
  int refused = 0;
  for (std::size_t i = 0; i < saved.size(); ++i) {
    std::string bad = saved;
    bad[i] = bad[i] == '1' ? '2' : '1';
    if (bad == saved) continue;
    refused += !loaded.restore(bad);
  }
  CHECK(refused > static_cast<int>(saved.size()) - 12);  // position of dice and number of answers are free
}

TEST_CASE("a stored answer that does not follow is a problem, and changes nothing") {
  RunningGame game = begun("liars_dice", 2, 3);
  const std::uint64_t before = hash_of(game);
  const auto parse = [&](std::string_view text) { return *game.game().parse(game.rules(), text); };
  CHECK_FALSE(game.answer_again(seat_at(0), parse("liar"), {}));
  CHECK_FALSE(game.answer_again(seat_at(1), parse("bid 1 1"), {}));
  CHECK_FALSE(game.answer_again(kNobody, parse("bid 1 1"), {}));
  CHECK_FALSE(game.answer_again(seat_at(0), parse("bid 1 1"), {parse("roll 1")}));
  CHECK(game.answer_again(seat_at(0), parse("bid 1 1"), {}));
  CHECK_FALSE(game.begin_again({}));  // two dice are rolled at the start
  CHECK(hash_of(game) == before);
}
