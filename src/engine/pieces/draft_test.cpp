#include "engine/pieces/draft.h"

#include <string>

#include <doctest/doctest.h>

namespace holdout {

namespace {

// A bouquet of at most three flowers; at least two are worth showing.
using Bouquet = FixedVector<std::uint8_t, 3>;
enum class BouquetStep : std::uint8_t { Pick, Show, Anew };

struct Garden {
  Drafts<Bouquet> drafts;
};

struct BouquetRules {
  static constexpr BouquetStep kForwardKind = BouquetStep::Show;
  static constexpr BouquetStep kDropKind = BouquetStep::Anew;
  template <class S>
  static auto& drafts(S& s) {
    return s.drafts;
  }
  static bool begun(const Bouquet& bouquet) { return !bouquet.empty(); }
  static bool whole(const Bouquet& bouquet) { return bouquet.size() >= 2; }
  static void steps(int flowers, const Garden&, Seat, const Bouquet& bouquet, Actions& out) {
    for (int i = 0; i < flowers && !bouquet.full(); ++i)
      out.push({static_cast<std::uint8_t>(BouquetStep::Pick), static_cast<std::uint8_t>(i), 0, 0, 0});
  }
  static void step(Bouquet& bouquet, Action action) { bouquet.push(action.a); }
};
using Picking = Drafting<BouquetRules>;

constexpr Action picked(std::uint8_t flower) {
  return {static_cast<std::uint8_t>(BouquetStep::Pick), flower, 0, 0, 0};
}
constexpr Action kShowBouquet{static_cast<std::uint8_t>(BouquetStep::Show), 0, 0, 0, 0};
constexpr Action kPickAnew{static_cast<std::uint8_t>(BouquetStep::Anew), 0, 0, 0, 0};

std::string bouquets_offered(const Garden& garden, Seat seat) {
  Actions options;
  Picking::options(2, garden, seat, options);
  std::string all;
  for (const Action& each : options)
    all += each == kShowBouquet ? "show " : each == kPickAnew ? "anew " : std::to_string(each.a) + " ";
  return all;
}

}  // namespace

TEST_CASE("Drafting: a draft can be dropped once it is begun and put forward once it is whole") {
  Garden garden;
  CHECK(bouquets_offered(garden, Seat{1}) == "0 1 ");
  CHECK(!Picking::take(garden, Seat{1}, picked(1)));
  CHECK(bouquets_offered(garden, Seat{1}) == "anew 0 1 ");
  CHECK(!Picking::take(garden, Seat{1}, picked(0)));
  CHECK(bouquets_offered(garden, Seat{1}) == "show anew 0 1 ");
  CHECK(!Picking::take(garden, Seat{1}, picked(0)));
  CHECK(bouquets_offered(garden, Seat{1}) == "show anew ");
  CHECK(!Picking::take(garden, Seat{1}, kPickAnew));
  CHECK(bouquets_offered(garden, Seat{1}) == "0 1 ");
}

TEST_CASE("Drafting: what is put forward stays until the caller drops it") {
  Garden garden;
  Picking::take(garden, Seat{0}, picked(1));
  Picking::take(garden, Seat{0}, picked(1));
  CHECK(Picking::take(garden, Seat{0}, kShowBouquet));
  CHECK(garden.drafts.of(Seat{0}).size() == 2);
  garden.drafts.drop(Seat{0});
  CHECK(garden.drafts.of(Seat{0}).empty());
}

TEST_CASE("Drafts: each seat builds its own, and one call drops them all") {
  Garden garden;
  Picking::take(garden, Seat{0}, picked(1));
  Picking::take(garden, Seat{7}, picked(0));
  CHECK(garden.drafts.of(Seat{0}).back() == 1);
  CHECK(garden.drafts.of(Seat{7}).back() == 0);
  CHECK(garden.drafts.of(Seat{3}).empty());
  garden.drafts.drop_all();
  CHECK(garden.drafts == Drafts<Bouquet>{});
}

}  // namespace holdout
