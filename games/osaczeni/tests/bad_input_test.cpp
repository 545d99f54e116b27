#include "support/refusals.h"

using namespace holdout::testing;

TEST_CASE("wrong figures and options of Osaczeni are refused by their names") {
  const ProgramRun figure = holdout_program("sim osaczeni --figure no.such.figure=1");
  CHECK(figure.exit == 2);
  CHECK(figure.errors.find("no.such.figure") != std::string::npos);
  const ProgramRun option = holdout_program("sim osaczeni --option klutz_always=perhaps");
  CHECK(option.exit == 2);
  CHECK(option.errors.find("klutz_always") != std::string::npos);
}

TEST_CASE(
    "impossible positions of Osaczeni: a character in two places, 26 monsters, a closed area with people") {
  const PossiblePosition position("osaczeni",
                                  "given 5 players; phase 6\n"
                                  "      area 4: P0.L, P1.C, 4 monsters\n"
                                  "      area 5: P2.D, 3 monsters; rest in 6\n");
  position.impossible("area 5: P2.D", "area 5: P0.L, P2.D", "in two places");
  position.impossible("P1.C, 4 monsters", "P1.C, 26 monsters", "26 monsters");
  position.impossible("area 5: P2.D, 3 monsters", "area 5: closed, P2.D, 3 monsters", "area 5 is closed");
}
