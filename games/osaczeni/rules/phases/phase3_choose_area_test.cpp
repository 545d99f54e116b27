#include <algorithm>

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

// Destinations: openly, in secret, and what is said about them.

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kAllInTheLot =
    "4 players; badge P2; phase 3; dice 2 2 5 5; dice seen by P2; rest in 6";

WrittenGame declared() {
  WrittenGame game(kAllInTheLot);
  game.answer(kP2, "go 5");
  return game;
}

TEST_CASE("OS-401 the badge holder's destination is public") {
  const WrittenGame game = declared();
  const Event declares = game.last(EventKind::DestinationDeclared);
  CHECK(is_public(declares));
  CHECK(declares.actor == kP2);
  CHECK(parts_of<event::DestinationDeclared>(declares).area == Area::Hall);
  for (Seat viewer : game.viewers()) CHECK(game.view(viewer).table.destination[slot(kP2)] == Area::Hall);
}

TEST_CASE("OS-403 the badge holder may tell where monsters will appear, truly, falsely or not at all") {
  WrittenGame game(kAllInTheLot);
  CHECK(game.may_say(kP2, "say monsters_at areas=clothing,hall"));
  CHECK(game.may_say(kP2, "say monsters_at areas=toilets"));
  CHECK(game.may_say(kP2, "say no_monsters_at areas=hall"));
  std::vector<std::uint8_t> fitting;
  Osaczeni::sayable(game.rules, game.view(kP2), fitting);
  CHECK(std::count(fitting.begin(), fitting.end(), *form_named(Osaczeni::forms(), "monsters_at")) == 1);
  CHECK(game.question().waited_for == only(kP2));
  game.answer(kP2, "go 4");  // without a word
  CHECK(game.asked(QuestionKind::Destination));
}

TEST_CASE("OS-404 the others choose at the same time, and each choice is known to its chooser alone") {
  WrittenGame one = declared();
  WrittenGame other = declared();
  CHECK(one.question().waited_for == only(kP0).with(kP1).with(kP3));
  CHECK(one.question().sealed);
  one.answer(kP1, "go 2");
  other.answer(kP1, "go 4");
  CHECK(one.view(kP1).destination == Area::Clothing);
  CHECK(other.view(kP1).destination == Area::Toys);
  for (Seat viewer : one.viewers().without(kP1)) {
    CHECK(one.view(viewer).destination == Area::None);
    CHECK(one.view(viewer).table.destination[slot(kP1)] == Area::None);
    CHECK(one.view_hash(viewer) == other.view_hash(viewer));
  }
  CHECK(one.events == other.events);
}

TEST_CASE("OS-405 destinations may be announced and others invited, and nobody is bound by it") {
  WrittenGame game = declared();
  const Actions before = game.options(kP1);
  CHECK(game.may_say(kP1, "say destination area=toys"));
  CHECK(game.may_say(kP1, "say invite_to area=toys to=P0,P3"));
  CHECK(game.may_say(kP2, "say invite_to area=hall to=P0"));
  CHECK(game.options(kP1).size() == before.size());
  for (Seat seat : {kP0, kP1, kP3}) game.answer(seat, "go 2");
  CHECK(game.s.table.destination[slot(kP1)] == Area::Clothing);
}

TEST_CASE("OS-410 changing a sealed destination is noticed by nobody else") {
  WrittenGame game = declared();
  game.answer(kP1, "go 2");
  CHECK(is_public(game.last(EventKind::DestinationSealed)));
  std::vector<std::uint64_t> before;
  for (Seat viewer : game.viewers().without(kP1)) before.push_back(game.view_hash(viewer));
  const std::size_t events = game.events.size();
  game.answer(kP1, "go 3");
  std::vector<std::uint64_t> after;
  for (Seat viewer : game.viewers().without(kP1)) after.push_back(game.view_hash(viewer));
  CHECK(after == before);
  CHECK(game.events.size() == events);
  CHECK(game.view(kP1).destination == Area::Monitoring);
  game.answer(kP0, "go 1");
  game.answer(kP3, "go 1");
  CHECK(game.s.table.destination[slot(kP1)] == Area::Monitoring);
}

}  // namespace
}  // namespace holdout::osaczeni
