#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

// The search of the truck: who learns what.

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kAlone =
    "5 players; phase 1; area 6: P0.D; area 1: P0.LC; area 2: P3.DLC; area 4: P4.DLC; area 5: P1.DLC, P2.DLC";

constexpr auto kBat = Item::Bat;
constexpr auto kGun = Item::Gun;
constexpr auto kKeys = Item::Keys;

WrittenGame drawn() {
  WrittenGame game(kAlone);
  game.chance({"draw bat", "draw gun", "draw keys"});
  return game;
}

WrittenGame searched(std::string_view keep, std::string_view give) {
  WrittenGame game = drawn();
  game.answer(kP0, keep);
  game.answer(kP0, give);
  game.answer(kP0, "give to P3");
  return game;
}

TEST_CASE("OS-304 the searcher alone looks at the three cards; the others learn how many there are") {
  const WrittenGame game = drawn();
  const Event drew = game.last(EventKind::CardsDrawn);
  CHECK(drew.actor == kP0);
  CHECK(is_secret_of(drew, only(kP0)));
  CHECK(parts_of<event::CardsDrawn>(*redact(drew, kP1)) == event::CardsDrawn{.n = 3});
  CHECK(game.view(kP0).search.drawn.size() == 3);
  for (Item item : {kBat, kGun, kKeys}) CHECK(game.view(kP0).search.drawn.has(item));
  for (Seat viewer : game.viewers().without(kP0)) CHECK(game.view(viewer).search.drawn.empty());
}

TEST_CASE("OS-310 while the searcher chooses nobody else notices anything") {
  WrittenGame game = drawn();
  const auto seen_by_others = [&] {
    std::vector<std::uint64_t> views;
    for (Seat viewer : game.viewers().without(kP0)) views.push_back(game.view_hash(viewer));
    return views;
  };
  const std::vector<std::uint64_t> before = seen_by_others();
  const std::size_t events = game.events.size();
  game.answer(kP0, "keep bat");
  CHECK(seen_by_others() == before);
  game.answer(kP0, "give gun");
  CHECK(seen_by_others() == before);
  CHECK(game.events.size() == events);
}

TEST_CASE("OS-310 who receives is public, which card goes where is not") {
  const WrittenGame game = searched("keep bat", "give gun");
  const Event kept = game.last(EventKind::CardKept);
  CHECK(is_secret_of(kept, only(kP0)));
  CHECK(parts_of<event::CardKept>(*redact(kept, kP3)) == event::CardKept{});
  CHECK(parts_of<event::CardKept>(kept).item == kBat);
  const Event given = game.last(EventKind::CardGiven);
  CHECK(is_secret_of(given, only(kP0).with(kP3)));
  CHECK(parts_of<event::CardGiven>(*redact(given, kP1)) == event::CardGiven{.target = kP3});
  CHECK(parts_of<event::CardGiven>(given) == event::CardGiven{.target = kP3, .item = kGun});
  for (Seat viewer : game.viewers()) {
    const View view = game.view(viewer);
    REQUIRE(view.table.gifts.size() == 1);
    CHECK(view.table.gifts[0] == Gift{kP0, kP3});
    CHECK(view.table.hand_size[slot(kP0)] == 1);
    CHECK(view.table.hand_size[slot(kP3)] == 1);
    CHECK(view.gifts[0] == (viewer == kP0 ? kGun : kNoItem));
  }
}

TEST_CASE("OS-310 the receiver learns the given card only, everybody else none") {
  const WrittenGame one = searched("keep bat", "give gun");
  const WrittenGame same_gift = searched("keep keys", "give gun");
  const WrittenGame another = searched("keep bat", "give keys");
  CHECK(one.view_hash(kP3) == same_gift.view_hash(kP3));
  CHECK(one.view_hash(kP3) != another.view_hash(kP3));
  for (Seat viewer : one.viewers().without(kP0).without(kP3)) {
    CHECK(one.view_hash(viewer) == same_gift.view_hash(viewer));
    CHECK(one.view_hash(viewer) == another.view_hash(viewer));
  }
}

TEST_CASE("OS-311 who discards is public, what only the searcher knows") {
  const WrittenGame game = searched("keep bat", "give gun");
  const Event discarded = game.last(EventKind::CardDiscarded);
  CHECK(is_secret_of(discarded, only(kP0)));
  CHECK(parts_of<event::CardDiscarded>(*redact(discarded, kP3)) == event::CardDiscarded{});
  CHECK(parts_of<event::CardDiscarded>(discarded).item == kKeys);
  for (Seat viewer : game.viewers()) {
    REQUIRE(game.view(viewer).table.discards.size() == 1);
    CHECK(game.view(viewer).table.discards[0] == kP0);
    CHECK(game.view(viewer).discards[0] == (viewer == kP0 ? kKeys : kNoItem));
  }
}

TEST_CASE("OS-311 no discarded card is ever revealed, not even at the end") {
  const Rules r = *make_rules({.players = 5});
  int discarded = 0;
  for (std::uint64_t seed = 70; seed < 80; ++seed) {
    Rng rng(seed);
    Log off;
    State s = Osaczeni::start(r, off);
    testing::play_randomly(Osaczeni{}, r, s, rng, off);
    discarded += s.table.discards.size();
    for (int i = 0; i < s.table.discards.size(); ++i)
      for (Seat viewer : first_seats(5).without(s.table.discards[i]).with(kSpectator))
        REQUIRE(view_of(r, s, viewer).discards[static_cast<std::size_t>(i)] == kNoItem);
  }
  CHECK(discarded > 20);
}

}  // namespace
}  // namespace holdout::osaczeni
