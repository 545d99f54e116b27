#include <doctest/doctest.h>

#include "engine/rng.h"
#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/nouns.h"
#include "osaczeni_tables.h"

namespace holdout::osaczeni {
namespace {

constexpr Seat kMe{0};
constexpr Seat kAnother{1};
constexpr Seat kThird{2};
constexpr Character kMyDefender{kMe, Kind::Defender};
constexpr Character kMyLeader{kMe, Kind::Leader};
constexpr Character kMyCrybaby{kMe, Kind::Crybaby};

constexpr auto kDrink = Item::Drink;
constexpr auto kWalkie = Item::Walkie;
constexpr auto kMeat = Item::Meat;
constexpr auto kTin = Item::Tin;
constexpr auto kBat = Item::Bat;
constexpr auto kGun = Item::Gun;
constexpr auto kKeys = Item::Keys;

// What one seat of four sees: its family at areas 2, 4 and 6, somebody of every other family in area 4.
struct Seen {
  Rules rules;
  View view;

  explicit Seen(QuestionKind kind, bool asked = true, Setup::Choices options = {})
      : rules(*make_rules({.players = 4, .options = std::move(options), .figures = {}})) {
    Table& t = view.table;
    view.viewer = kMe;
    view.gifts.fill(kNoItem);
    view.discards.fill(kNoItem);
    view.under_deck.fill(kNoItem);
    t.phase = Phase::Attack;
    t.round = 2;
    t.badge = kThird;
    t.victim_token = kThird;
    t.vote.pointed.fill(kNobody);
    put(kMyDefender, Area::Clothing).put(kMyLeader, Area::Toys).put(kMyCrybaby, Area::Lot);
    for (int p = 1; p < 4; ++p) put(Character(seat_at(p), Kind::Defender), Area::Toys);
    ask(kind, asked);
  }
  Seen& put(Character who, Area area) {
    for (Characters& place : view.table.at) place.remove(who);
    view.table.at[slot(area)].add(who);
    return *this;
  }
  Seen& ask(QuestionKind kind, bool asked = true) {
    view.prompt.kind = static_cast<std::uint8_t>(kind);
    view.prompt.asked = asked;
    return *this;
  }
  Seen& hold(std::initializer_list<Item> cards) {
    for (Item each : cards) view.hand.add(each);
    return *this;
  }
  Seen& vote(VoteKind kind, Area area) {
    view.table.vote.kind = kind;
    view.table.vote.area = area;
    view.table.vote.participants = players_in(view.table, area);
    return *this;
  }
  Seen& monsters(Area area, int n) {
    view.table.monsters[slot(area)] = u8(n);
    return *this;
  }
  Seen& close(Area area) {
    view.table.closed = u8(view.table.closed | 1 << number(area));
    return *this;
  }
  std::string_view refuse(Action action) const { return Osaczeni::why_not(rules, view, action); }
  std::string_view refuse_card(Item item, Target target = {}, Area area = Area::None) const {
    return refuse(answer::Play{.item = item, .target = target, .area = area});
  }
};

Seen feed() { return Seen(QuestionKind::Discuss).vote(VoteKind::Feed, Area::Toys).monsters(Area::Toys, 5); }

TEST_CASE("why not: OS-009 a card that is not held, OS-832 keys are never played") {
  CHECK(feed().refuse_card(kBat) == "OS-009");
  CHECK(feed().refuse_card(Item{200}) == "OS-009");
  CHECK(feed().hold({kKeys}).refuse_card(kKeys) == "OS-832");
}

TEST_CASE("why not: OS-205 OS-206 OS-212 OS-801 OS-806 OS-826 a card out of its window") {
  const Seen search = Seen(QuestionKind::Discuss).vote(VoteKind::Search, Area::Lot).hold({kBat, kMeat, kTin});
  CHECK(search.refuse_card(kBat) == "OS-205");
  CHECK(search.refuse_card(kMeat, kMyCrybaby) == "OS-205");
  const Seen moving = Seen(QuestionKind::Move).hold({kBat, kMeat, kTin, kGun, kDrink, kWalkie});
  CHECK(moving.refuse_card(kBat) == "OS-206");
  CHECK(moving.refuse_card(kMeat, kMyLeader) == "OS-811");
  CHECK(moving.refuse_card(kTin, Area::Toilets) == "OS-817");
  CHECK(moving.refuse_card(kGun) == "OS-826");
  CHECK(moving.refuse_card(kDrink, kMyLeader, Area::Toilets) == "OS-801");
  CHECK(moving.refuse_card(kWalkie) == "OS-806");
  const Seen deciding = Seen(QuestionKind::Ballot).vote(VoteKind::Feed, Area::Toys).hold({kBat, kGun});
  CHECK(deciding.refuse_card(kBat) == "OS-212");
  CHECK(deciding.refuse_card(kGun) == "OS-212");
}

TEST_CASE("why not: OS-834 one Walkie-Talkie each, OS-902 an empty hand is not asked") {
  Seen used = Seen(QuestionKind::Walkie, false).hold({kWalkie});
  used.view.table.walkie = {.asked = SeatSet(0b1111), .finished = only(kMe)};
  CHECK(used.refuse_card(kWalkie) == "OS-834");
  CHECK(used.refuse(answer::Done{}) == "OS-834");
  CHECK(Seen(QuestionKind::Walkie, false).refuse(answer::Done{}) == "OS-902");
}

TEST_CASE("why not: OS-802 OS-804 an Energy Drink needs another area with room") {
  Seen drink = Seen(QuestionKind::Drink).hold({kDrink}).close(Area::Toilets);
  CHECK(drink.refuse_card(kDrink, kMyLeader, Area::Toys) == "OS-802");
  CHECK(drink.refuse_card(kDrink, Character(kAnother, Kind::Defender), Area::Hall) == "OS-802");
  CHECK(drink.refuse_card(kDrink, Target(255), Area{255}) == "OS-802");
  CHECK(drink.refuse_card(kDrink, kMyDefender, Area::Toys) == "OS-804");
  CHECK(drink.refuse_card(kDrink, kMyDefender, Area::Toilets) == "OS-804");
}

TEST_CASE("why not: OS-704 OS-811 OS-812 OS-818 OS-820 OS-825 cards of a feed Discussion") {
  CHECK(feed().hold({kBat}).monsters(Area::Toys, 0).refuse_card(kBat) == "OS-825");
  CHECK(feed().hold({kMeat}).refuse_card(kMeat, kMyCrybaby) == "OS-812");
  Seen hidden = feed().hold({kMeat});
  hidden.view.table.hidden.add(kMyLeader);
  CHECK(hidden.refuse_card(kMeat, kMyLeader) == "OS-811");
  CHECK(feed().hold({kTin}).refuse_card(kTin, Area::Toys) == "OS-818");
  CHECK(feed().hold({kTin}).refuse_card(kTin) == "OS-818");
  CHECK(feed().hold({kTin}).monsters(Area::Hall, 6).refuse_card(kTin, Area::Hall) == "OS-820");
  CHECK(feed().hold({kTin}).close(Area::Hall).refuse_card(kTin, Area::Hall) == "OS-704");
}

TEST_CASE("why not: OS-202 only those present take part, OS-005 never the eliminated") {
  const Seen away = Seen(QuestionKind::Discuss, false).vote(VoteKind::Feed, Area::Hall).hold({kBat, kGun});
  CHECK(away.refuse_card(kBat) == "OS-202");
  CHECK(away.refuse_card(kGun) == "OS-202");
  CHECK(away.refuse(answer::Done{}) == "OS-202");
  CHECK(Seen(QuestionKind::Ballot, false).vote(VoteKind::Feed, Area::Hall).refuse(answer::Point{kAnother}) ==
        "OS-202");
  Seen out = Seen(QuestionKind::Destination, false).hold({kGun});
  for (Character who : {kMyDefender, kMyLeader, kMyCrybaby}) {
    for (Characters& place : out.view.table.at) place.remove(who);
    out.view.table.at[kColdStore].add(who);
  }
  const std::array<Action, 4> answers{answer::Go{Area::Toilets}, answer::Move{kMyLeader},
                                      answer::Point{kAnother}, answer::Done{}};
  for (const Action& each : answers) CHECK(out.refuse(each) == "OS-005");
  CHECK(out.refuse_card(kGun) == "OS-005");
}

TEST_CASE("why not: OS-203 OS-214 OS-217 OS-218 OS-222 OS-230 OS-813 OS-O3 pointing at somebody") {
  CHECK(feed().refuse(answer::Point{kAnother}) == "OS-203");
  const Seen search = Seen(QuestionKind::Ballot).vote(VoteKind::Search, Area::Lot);
  CHECK(search.refuse(answer::Point{kAnother}) == "OS-217");
  CHECK(search.refuse(answer::Done{}) == "OS-214");
  CHECK(Seen(QuestionKind::Ballot, true, {{"open_candidates", "on"}})
            .vote(VoteKind::Search, Area::Lot)
            .refuse(answer::Point{seat_at(77)}) == "OS-O3");
  Seen meal = Seen(QuestionKind::Ballot).vote(VoteKind::Feed, Area::Toys);
  meal.view.table.hidden.add(Character(kAnother, Kind::Defender));
  CHECK(meal.refuse(answer::Point{kAnother}) == "OS-813");
  CHECK(meal.put(Character(kThird, Kind::Defender), Area::Hall)
            .vote(VoteKind::Feed, Area::Toys)
            .refuse(answer::Point{kThird}) == "OS-218");
  Seen mute = Seen(QuestionKind::Ballot, false).vote(VoteKind::Feed, Area::Toys);
  mute.view.table.hidden.add(kMyLeader);
  CHECK(mute.refuse(answer::Point{kAnother}) == "OS-230");
  CHECK(Seen(QuestionKind::BreakTie).refuse(answer::Point{seat_at(3)}) == "OS-222");
  CHECK(Seen(QuestionKind::BreakTie, false).refuse(answer::Point{seat_at(3)}) == "OS-222");
}

TEST_CASE("why not: OS-V09 OS-V15 OS-V21 what the variants ask") {
  CHECK(Seen(QuestionKind::NoMercy).refuse(answer::Point{kMe}) == "OS-V15");
  CHECK(Seen(QuestionKind::Restless).refuse(answer::Haunt{area_number(9)}) == "OS-V09");
  CHECK(Seen(QuestionKind::OpenBallot, false)
            .vote(VoteKind::Feed, Area::Toys)
            .refuse(answer::Point{kAnother}) == "OS-V21");
}

TEST_CASE("why not: OS-401 OS-404 OS-406 OS-408 OS-409 destinations") {
  Seen choosing = Seen(QuestionKind::Destination).close(Area::Hall);
  CHECK(choosing.refuse(answer::Go{Area::Hall}) == "OS-408");
  CHECK(choosing.refuse(answer::Go{Area::None}) == "OS-406");
  for (Character who : {kMyDefender, kMyLeader, kMyCrybaby}) choosing.put(who, Area::Clothing);
  CHECK(choosing.refuse(answer::Go{Area::Clothing}) == "OS-406");
  CHECK(Seen(QuestionKind::Declare, false).refuse(answer::Go{Area::Toilets}) == "OS-401");
  CHECK(Seen(QuestionKind::Destination, false).refuse(answer::Go{Area::Toilets}) == "OS-409");
  Seen declared = Seen(QuestionKind::Destination, false);
  declared.view.table.badge = kMe;
  CHECK(declared.refuse(answer::Go{Area::Toilets}) == "OS-401");
  CHECK(feed().refuse(answer::Go{Area::Toilets}) == "OS-404");
}

TEST_CASE("why not: OS-423 OS-424 OS-426 OS-429 OS-648 moves") {
  Seen moving(QuestionKind::Move);
  moving.view.table.destination[slot(kMe)] = Area::Toys;  // full: four stand there
  CHECK(moving.refuse(answer::Move{kMyLeader}) == "OS-426");
  CHECK(moving.refuse(answer::Move{kMyCrybaby}) == "OS-429");
  CHECK(moving.refuse(answer::Move{Character(kAnother, Kind::Defender)}) == "OS-423");
  CHECK(moving.refuse(answer::Move{Character(255)}) == "OS-423");
  CHECK(moving.refuse(answer::Done{}) == "OS-424");
  moving.view.table.at[slot(Area::Clothing)].remove(kMyDefender);
  moving.view.table.at[kColdStore].add(kMyDefender);
  CHECK(moving.refuse(answer::Move{kMyDefender}) == "OS-648");
  CHECK(Seen(QuestionKind::Move, false).refuse(answer::Move{kMyLeader}) == "OS-423");
}

TEST_CASE("why not: OS-110 OS-112 OS-115 placing the family") {
  Seen placing(QuestionKind::Place);
  placing.view.table.phase = Phase::Setup;
  CHECK(placing.refuse(answer::Place{.die = 3, .character = kMyLeader}) == "OS-112");
  CHECK(placing.refuse(answer::Done{}) == "OS-115");
  CHECK(placing.ask(QuestionKind::Place, false).refuse(answer::Place{.die = 3, .character = kMyLeader}) ==
        "OS-110");
}

TEST_CASE("why not: OS-010 OS-303 OS-304 OS-305 OS-306 OS-307 OS-O2 the cards of a search") {
  const auto searching = [](QuestionKind kind, int drawn) {
    Seen seen(kind);
    seen.view.table.drawn = u8(drawn);
    seen.view.search.drawn.add(kBat);
    return seen;
  };
  CHECK(searching(QuestionKind::KeepCard, 3).refuse(answer::Keep{kGun}) == "OS-304");
  CHECK(searching(QuestionKind::KeepCard, 2).refuse(answer::Keep{kGun}) == "OS-306");
  CHECK(searching(QuestionKind::GiveCard, 3).refuse(answer::Give{kBat}) == "OS-305");
  CHECK(searching(QuestionKind::GiveCard, 3).refuse(answer::Done{}) == "OS-305");
  CHECK(searching(QuestionKind::LastCard, 1).refuse(answer::Keep{kGun}) == "OS-307");
  CHECK(searching(QuestionKind::GiveTo, 3).refuse(answer::GiveTo{kMe}) == "OS-304");
  CHECK(searching(QuestionKind::KeepCard, 3).refuse(answer::GiveTo{kAnother}) == "OS-305");
  CHECK(Seen(QuestionKind::Search, false).refuse(answer::Keep{kBat}) == "OS-303");
  CHECK(feed().refuse(answer::GiveTo{kAnother}) == "OS-010");
  Seen gift = searching(QuestionKind::GiveTo, 3);
  gift.view.table.at[slot(Area::Toys)].remove(Character(kAnother, Kind::Defender));
  CHECK(gift.refuse(answer::GiveTo{kAnother}) == "OS-O2");
}

TEST_CASE("why not: OS-611 OS-813 who is eaten") {
  Seen eaten = Seen(QuestionKind::PickEaten).vote(VoteKind::Feed, Area::Toys);
  eaten.view.table.hidden.add(kMyLeader);
  CHECK(eaten.refuse(answer::Sacrifice{kMyLeader}) == "OS-813");
  CHECK(eaten.refuse(answer::Sacrifice{kMyDefender}) == "OS-611");
  CHECK(eaten.refuse(answer::Sacrifice{Character(200)}) == "OS-611");
  CHECK(eaten.refuse(answer::Done{}) == "OS-611");
}

TEST_CASE("why not: OS-231 done twice, OS-707 after the end, OS-907 chance, OS-909 spectators") {
  CHECK(feed().refuse(answer::Done{}) == "OS-231");
  CHECK(feed().refuse(answer::Roll{3}) == "OS-907");
  Seen seen = feed();
  seen.view.viewer = kSpectator;
  CHECK(seen.refuse(answer::Done{}) == "OS-909");
  seen = feed();
  seen.view.table.phase = Phase::Over;
  CHECK(seen.refuse(answer::Done{}) == "OS-707");
}

TEST_CASE("why not: any bytes in any position get a rule id") {
  const Rules rules = *make_rules({.players = 5, .options = {}, .figures = {}});
  Rng rng(7);
  Log log;
  State s = Osaczeni::start(rules, log);
  while (!Osaczeni::question(rules, s).over()) {
    for (Seat seat : {Seat{0}, Seat{4}, kSpectator}) {
      const View view = Osaczeni::view_of(rules, s, seat);
      for (int i = 0; i < 20; ++i) {
        const Action any{static_cast<std::uint8_t>(rng.below(17)), static_cast<std::uint8_t>(rng.below(256)),
                         static_cast<std::uint8_t>(rng.below(256)), static_cast<std::uint8_t>(rng.below(256)),
                         0};
        CHECK(Osaczeni::why_not(rules, view, any).starts_with("OS-"));
      }
    }
    const testing::Turn turn = testing::random_turn(Osaczeni{}, rules, s, rng);
    Osaczeni::apply(rules, s, turn.seat, turn.action, log);
  }
}

}  // namespace
}  // namespace holdout::osaczeni
