#include "protocol/codecs.h"

#include <doctest/doctest.h>

using namespace holdout;

namespace {

template <class Write>
std::string text_of(Write write) {
  JsonText out;
  write(out);
  return out.take();
}

json::value value_of(std::string_view text) { return *parse_json(text, ""); }

}  // namespace

TEST_CASE("seats have names") {
  CHECK(seat_name(Seat{3}) == "P3");
  CHECK(*parse_seat("P7") == Seat{7});
  CHECK(*parse_seat("chance") == kChance);
  CHECK(parse_seat("P8").problem().message() == "'P8' is no seat; expected P0 to P7 or chance");
  CHECK_FALSE(parse_seat("p1"));
  CHECK(parse_player("P4", 4).problem().message() == "'P4' is no seat of this game; expected P0 to P3");
  CHECK_FALSE(parse_player("chance", 8));
}

TEST_CASE("sets of seats are lists of names, everybody is 'all'") {
  CHECK(text_of([](JsonText& out) { write_seats(out, kEverybody); }) == "\"all\"");
  const SeatSet some = only(Seat{0}).with(Seat{2}).with(kSpectator);
  CHECK(text_of([&](JsonText& out) { write_seats(out, some); }) == R"(["P0","P2","spectator"])");
  CHECK(*read_seats(value_of(R"(["P0","P2","spectator"])"), "") == some);
  CHECK(read_seats(value_of("3"), "to").problem().message() ==
        "to: is 3; expected a list of seats, or \"all\"");
  CHECK_FALSE(read_seats(value_of(R"(["Q"])"), "to"));
}

TEST_CASE("events are written without their usual values and read back whole") {
  const Event plain{.kind = 4};
  CHECK(text_of([&](JsonText& out) { write_event(out, plain); }) == R"({"kind":4})");
  CHECK(*read_event(value_of(R"({"kind":4})"), "") == plain);

  const Event secret{.kind = 9,
                     .actor = Seat{1},
                     .noticed_by = kEverybody,
                     .seen_by = only(Seat{1}),
                     .open = {1, 0, 3},
                     .secret = {0, 5}};
  const std::string text = text_of([&](JsonText& out) { write_event(out, secret); });
  CHECK(text == R"({"kind":9,"actor":"P1","seen":["P1"],"open":[1,0,3],"secret":[0,5]})");
  CHECK(*read_event(value_of(text), "") == secret);
  CHECK(read_event(value_of(R"({"kind":9,"open":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]})"), "e")
            .problem()
            .message() == "e.open: has 17 items; expected at most 16");
  CHECK(read_event(value_of(R"({"kind":9,"opened":[]})"), "e").problem().message() ==
        "e.opened: is not a known field");
}

TEST_CASE("a redacted event has no secret unless its reader saw it") {
  const Event whole{.kind = 2, .actor = Seat{0}, .seen_by = only(Seat{1}), .open = {7}, .secret = {5}};
  for (const Seat viewer : {Seat{1}, Seat{2}}) {
    const Event redacted = *redact(whole, viewer);
    const std::string text = text_of([&](JsonText& out) { write_redacted(out, redacted, Sentence()); });
    CHECK((text.find("secret") != std::string::npos) == (viewer == Seat{1}));
    CHECK(*read_redacted(value_of(text), "", viewer) == redacted);
  }
}

TEST_CASE("prompts and set-ups go there and back") {
  const Prompt prompt{
      .kind = 3, .phase = 2, .waited_for = only(Seat{1}), .asked = true, .sealed = true, .serial = 9};
  const std::string text = text_of([&](JsonText& out) { write_prompt(out, prompt); });
  CHECK(*read_prompt(value_of(text), "") == prompt);
  CHECK(read_prompt(value_of(R"({"kind":3})"), "prompt").problem().message() == "prompt.phase: is missing");

  const Setup setup{.players = 4, .options = {{"timers", "none"}}, .figures = {{"rows", "3,2,2"}}};
  const std::string written = text_of([&](JsonText& out) { write_setup(out, setup); });
  CHECK(written == R"({"players":4,"options":{"timers":"none"},"figures":{"rows":"3,2,2"}})");
  CHECK(*read_setup(value_of(written), "") == setup);
  CHECK(read_setup(value_of(R"({"players":9,"options":{},"figures":{}})"), "setup").problem().message() ==
        "setup.players: is 9; expected a whole number from 1 to 8");
  CHECK(read_setup(value_of(R"({"players":4,"options":{"timers":3},"figures":{}})"), "setup")
            .problem()
            .message() == "setup.options.timers: is 3; expected a text");
}

TEST_CASE("a sentence is its key and its facts by name") {
  static constexpr std::array<std::string_view, 3> kAreas = {"toilets", "toys", "lot"};
  Sentence sentence("game.moved");
  sentence.player("who", Seat{2}).number("n", 3).term("area", "area", "toys");
  sentence.terms("areas", "area", 0b101, kAreas.data())
      .players("seen_by", only(Seat{0}))
      .keyword("mode", "fast");
  sentence.numbers("dice", {3, 5}).term_row("ways", "area", {3, 1, 3}, kAreas.data());
  CHECK(text_of([&](JsonText& out) { write_sentence(out, sentence); }) ==
        R"({"key":"game.moved","facts":{"who":"P2","n":3,"area":"toys","areas":["toilets","lot"],)"
        R"("seen_by":["P0"],"mode":"fast","dice":[3,5],"ways":["lot","toilets","lot"]}})");
}
