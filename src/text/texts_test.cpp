#include "text/texts.h"

#include <array>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

using namespace holdout;

namespace {

constexpr CompiledText kPolish[] = {
    {"came",
     "{area_to} {n, plural, one {wpada # potwór} few {wpadają # potwory} many {wpada # potworów} other "
     "{wpada # potwora}}."},
    {"dice", "Kości: {dice}."},
    {"in", "{where_in}."},
    {"left_out", "{area}"},
    {"more", " I jeszcze {players}."},
    {"named", "{epilogue_title}: {kind, select, good {dobrze} other {źle}}."},
    {"page.07.title", "Ciasnota"},
    {"plain", "Zwykły # tekst."},
    {"players", "Czekamy: {players}."},
    {"rule.ZZ-209", "Dyskusja trwa."},
    {"term.area.hall", "oszklony hol"},
    {"term.area.hall.in", "w oszklonym holu"},
    {"term.area.hall.to", "Do oszklonego holu"},
    {"term.area.toys", "sklep z zabawkami"},
    {"term.area.toys.in", "w sklepie z zabawkami"},
};
constexpr std::array<std::string_view, 2> kAreas{"toys", "hall"};

const Texts& polish() {
  static const Texts texts({"pl", kPolish});
  return texts;
}

std::vector<std::string> players() { return {"Aga", "Filip", "{Norbert}"}; }

}  // namespace

TEST_CASE("texts: Polish plurals and cases come from the text files alone") {
  const auto came = [](int n) {
    return polish().sentence(Sentence("came").term("area", "area", "hall").number("n", n));
  };
  CHECK(came(1) == "Do oszklonego holu wpada 1 potwór.");
  CHECK(came(3) == "Do oszklonego holu wpadają 3 potwory.");
  CHECK(came(5) == "Do oszklonego holu wpada 5 potworów.");
  CHECK(came(22) == "Do oszklonego holu wpadają 22 potwory.");
  CHECK(polish().sentence(Sentence("in").terms("where", "area", 0b11, kAreas.data())) ==
        "w sklepie z zabawkami i w oszklonym holu.");
  CHECK(polish().sentence(Sentence("in").term_row("where", "area", {2, 1, 2}, kAreas.data())) ==
        "w oszklonym holu, w sklepie z zabawkami i w oszklonym holu.");
}

TEST_CASE("texts: players, numbers and keywords") {
  const std::vector<std::string> names = players();
  CHECK(polish().sentence(Sentence("players").players("players", SeatSet(0b111)), names) ==
        "Czekamy: Aga, Filip i {Norbert}.");
  CHECK(polish().sentence(Sentence("players").player("players", Seat{1}), names) == "Czekamy: Filip.");
  CHECK(polish().sentence(Sentence("players").player("players", Seat{4}), names) == "Czekamy: #5.");
  CHECK(polish().sentence(Sentence("dice").numbers("dice", {1, 3, 5, 5})) == "Kości: 1, 3, 5, 5.");
  CHECK(polish().sentence(Sentence("named").term("epilogue", "page", "07").keyword("kind", "good")) ==
        "Ciasnota: dobrze.");
}

TEST_CASE("texts: plain messages, rules, and what is missing") {
  CHECK(polish().plain("plain") == "Zwykły # tekst.");
  CHECK(polish().rule("ZZ-209") == "Dyskusja trwa.");
  CHECK(polish().has("plain"));
  CHECK_FALSE(polish().has("plai"));
  CHECK(polish().plain("no.such.key") == "no.such.key");
  CHECK(polish().sentence(Sentence("left_out")) == "{area}");
  CHECK(polish().sentence(Sentence("in").term("where", "area", "roof")) == "term.area.roof.in.");
}

TEST_CASE("texts: a sentence that begins with a space goes on in the line before it") {
  const std::vector<std::string> names = players();
  const std::vector<Sentence> all{Sentence("plain"), Sentence("more").player("players", Seat{0}),
                                  Sentence("more").player("players", Seat{1}), Sentence("plain")};
  CHECK(polish().lines(all, names) ==
        std::vector<std::string>{"Zwykły # tekst. I jeszcze Aga. I jeszcze Filip.", "Zwykły # tekst."});
}

TEST_CASE("texts: several threads may read at once") {
  std::vector<std::thread> threads;
  std::array<std::string, 4> last;
  for (std::string& mine : last)
    threads.emplace_back([&mine] {
      for (int n = 0; n <= 105; ++n)
        mine = polish().sentence(Sentence("came").term("area", "area", "hall").number("n", n));
    });
  for (std::thread& each : threads) each.join();
  for (const std::string& mine : last) CHECK(mine == "Do oszklonego holu wpada 105 potworów.");
}

TEST_CASE("texts: both languages are compiled in") {
  REQUIRE(languages().size() == 2);
  CHECK(languages()[0] == "en");
  CHECK(languages()[1] == "pl");
  for (std::string_view language : languages()) {
    CHECK(texts(language).language() == language);
    CHECK(texts(language).has("rule.LD-1"));
  }
}
