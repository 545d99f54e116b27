#include <set>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

// OS-901..909: what the table may tell whom, when, and what it may not let be guessed.

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kTwoHolders =  // P0 and P1 hold a card each, P2 none
    "4 players; badge P0; area 1: P0.DLC; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC;";

WrittenGame with_hands(std::string_view hands, std::string_view when) {
  return WrittenGame(std::string(kTwoHolders) + std::string(hands) + std::string(when));
}

// Calls check(rules, state) wherever some whole games come to rest.
template <class Check>
void along_rests(const Setup& setup, int games, Check check) {
  const Rules r = *make_rules(setup);
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed) + 200);
    Log off;
    State s = Osaczeni::start(r, off);
    while (!Osaczeni::question(r, s).over()) {
      if (!Osaczeni::question(r, s).chance()) check(r, s);
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, off);
    }
    check(r, s);
  }
}

std::vector<Event> received(const std::vector<Event>& events, Seat viewer) {
  std::vector<Event> out;
  for (const Event& event : events)
    if (const std::optional<Event> part = redact(event, viewer)) out.push_back(*part);
  return out;
}

QuestionKind kind_of(const State& s) { return static_cast<QuestionKind>(s.running.open.kind); }

bool depends_on_hand(QuestionKind kind) {
  return kind == QuestionKind::Discuss || kind == QuestionKind::Walkie || kind == QuestionKind::Drink;
}

TEST_CASE("OS-901 OS-902 a window asks the same seats for the same time, whatever cards they hold") {
  for (std::string_view when : {"phase 2", "phase 4; dice 1 1 1 1; destinations P0 3, P1 3, P2 3, P3 6"}) {
    WrittenGame holding = with_hands("hand P0: drink; hand P1: walkie;", when);
    WrittenGame useless = with_hands("hand P0: keys; hand P1: gun;", when);
    for (WrittenGame* game : {&holding, &useless}) {
      if (when == "phase 2") game->chance({"roll 1", "roll 2", "roll 3", "roll 4"});
      if (when != "phase 2") game->answer(kP0, "move leader");
    }
    CHECK(depends_on_hand(kind_of(holding.s)));
    CHECK(holding.question() == useless.question());
    CHECK(Osaczeni::time_limit(holding.rules, holding.s).seconds ==
          Osaczeni::time_limit(useless.rules, useless.s).seconds);
    for (Seat viewer : {kP2, kP3, kSpectator}) CHECK(holding.view_hash(viewer) == useless.view_hash(viewer));
  }
}

TEST_CASE("OS-901 OS-902 in random games each window asks exactly those whom public facts name") {
  int windows = 0;
  along_rests({.players = 5}, 8, [&](const Rules& r, const State& s) {
    const Table& t = s.table;
    SeatSet with_cards;
    for (Seat seat : living_players(t))
      if (t.hand_size[slot(seat)] > 0) with_cards.add(seat);
    windows += depends_on_hand(kind_of(s));
    if (kind_of(s) == QuestionKind::Walkie && t.walkie.finished.empty())
      REQUIRE(s.running.open.waited_for == with_cards);
    if (kind_of(s) == QuestionKind::Drink) REQUIRE(with_cards.has(t.turn));
    if (kind_of(s) == QuestionKind::Discuss) REQUIRE(s.running.open.may_answer == players_in(t, t.vote.area));
    State other = s;  // other hands, and nothing about the question changes
    for (Seat seat : first_seats(r.players)) exchange_card(other, seat);
    REQUIRE(Osaczeni::time_limit(r, other).seconds == Osaczeni::time_limit(r, s).seconds);
    REQUIRE(prompt_for(r, other, kSpectator) == prompt_for(r, s, kSpectator));
  });
  CHECK(windows > 100);
}

TEST_CASE("OS-903 no window may be answered for a seat, even if passing is all it can do") {
  int forced = 0;
  along_rests({.players = 5}, 8, [&](const Rules& r, const State& s) {
    if (!depends_on_hand(kind_of(s))) return;
    REQUIRE_FALSE(s.running.open.open_options);
    REQUIRE(s.running.open.may_pass);
    for (Seat seat : s.running.open.waited_for) {
      Actions options;
      Osaczeni::options(r, s, seat, options);
      REQUIRE(options.contains(answer::Done{}));
      forced += options.size() == 1;
    }
  });
  CHECK(forced > 100);  // asked all the same
}

WrittenGame last_card() {  // rare in random games
  WrittenGame game(
      "4 players; badge P1; phase 1; deck: meat; area 6: P0.D; area 2: P2.DLC; area 4: P3.DLC; rest in 5");
  game.chance({"draw meat"});
  return game;
}

TEST_CASE("OS-904 every decision has an automatic answer: legal, and the same in worlds that look alike") {
  std::set<QuestionKind> met;
  const auto check = [&](const Rules& r, const State& s) {
    for (Seat seat : s.running.open.waited_for) {
      Actions options;
      Osaczeni::options(r, s, seat, options);
      const Action automatic = Osaczeni::fallback(r, s, seat, 0);
      REQUIRE(options.contains(automatic));
      Rng rng(5);
      const State imagined = imagine(r, view_of(r, s, seat), {}, rng);
      REQUIRE(Osaczeni::fallback(r, imagined, seat, 0) == automatic);
      met.insert(kind_of(s));
    }
  };
  for (int players = 3; players <= 6; ++players) along_rests({.players = players}, 4, check);
  for (const char* variant : {"9", "15", "21"})
    along_rests({.players = 4, .options = {{"variant", variant}, {"epilogue_log", "all"}}}, 4, check);
  const WrittenGame last = last_card();
  check(last.rules, last.s);
  CHECK(met.size() == kQuestionKeys.size() - 2);  // all but chance, and the search as others see it
}

TEST_CASE("OS-904 a table at which everybody sleeps plays to its end") {
  for (int players = 3; players <= 6; ++players) {
    const Rules r = *make_rules({.players = players});
    Rng rng(1);
    Log off;
    State s = Osaczeni::start(r, off);
    int answers = 0;
    while (!Osaczeni::question(r, s).over()) {
      REQUIRE(++answers < 20'000);
      const Question& open = Osaczeni::question(r, s);
      const Seat seat = open.waited_for.first();
      const Action next = open.chance() ? testing::random_turn(Osaczeni{}, r, s, rng).action
                                        : Osaczeni::fallback(r, s, seat, 0);
      Osaczeni::apply(r, s, seat, next, off);
    }
    CHECK(s.table.phase == Phase::Over);
  }
}

constexpr std::string_view kVoting =
    "4 players; badge P0; phase 6; area 4: P0.L, P1.L, P2.L, 5 monsters; rest in 5; area 6: P3.DLC";

TEST_CASE("OS-905 that a ballot is sealed everybody sees, what it says and whether it changed nobody") {
  WrittenGame one(kVoting);
  WrittenGame other(kVoting);
  for (WrittenGame* game : {&one, &other}) game->all_answer("done");
  one.answer(kP1, "vote P0");
  other.answer(kP1, "vote P2");
  for (Seat viewer : one.viewers()) CHECK(one.view(viewer).table.vote.ballot.sealed == only(kP1));
  CHECK(is_public(one.last(EventKind::BallotSealed)));
  for (Seat viewer : {kP0, kP2, kP3, kSpectator}) {
    CHECK(one.view_hash(viewer) == other.view_hash(viewer));
    CHECK(received(one.events, viewer) == received(other.events, viewer));
  }
  const std::size_t before = one.events.size();
  one.answer(kP1, "vote P1");
  CHECK(one.events.size() == before);
  CHECK(one.view_hash(kSpectator) == other.view_hash(kSpectator));
}

TEST_CASE("OS-905 the same of a sealed destination") {
  WrittenGame one = with_hands("", "phase 3; dice 1 1 1 1");
  WrittenGame other = with_hands("", "phase 3; dice 1 1 1 1");
  for (WrittenGame* game : {&one, &other}) game->answer(kP0, "go 3");
  one.answer(kP2, "go 1");
  other.answer(kP2, "go 6");
  for (Seat viewer : {kP0, kP1, kP3, kSpectator}) {
    CHECK(one.view(viewer).table.heading.sealed == only(kP2));
    CHECK(one.view_hash(viewer) == other.view_hash(viewer));
    CHECK(received(one.events, viewer) == received(other.events, viewer));
  }
}

// P0 has searched (keeps the saw, gives the Walkie-Talkie to P3, discards the keys) and is elected.
WrittenGame after_search() {
  WrittenGame game(
      "4 players; badge P1; phase 1; hand P1: bat; area 6: P0.D; area 3: P0.L; area 1: P0.C; area 2: P1.DLC;"
      "area 4: P2.DLC; area 5: P3.DLC");
  game.chance({"draw saw", "draw walkie", "draw keys"});
  game.answer(kP0, "keep saw");
  game.answer(kP0, "give walkie");
  game.answer(kP0, "give to P3");
  game.chance({"roll 1", "roll 2", "roll 3", "roll 4"});
  return game;
}

TEST_CASE("OS-906 a seat's view holds all that the seat has learnt: who takes it over knows it too") {
  const WrittenGame game = after_search();
  const View mine = game.view(kP0);
  CHECK(mine.hand.has(Item::Saw));
  CHECK(mine.gifts[0] == Item::Walkie);
  CHECK(mine.discards[0] == Item::Keys);
  CHECK(mine.dice == std::array<std::uint8_t, kMaxDice>{1, 2, 3, 4, 0, 0});
  for (Seat other : {kP1, kP2, kP3}) {  // and nothing that it has not
    const View view = game.view(other);
    CHECK(view.gifts[0] == kNoItem);
    CHECK(view.discards[0] == kNoItem);
    CHECK(view.dice == std::array<std::uint8_t, kMaxDice>{});
  }
}

TEST_CASE("OS-906 what a seat may do and why it may not follows from its view alone") {
  int compared = 0;
  along_rests({.players = 4}, 6, [&](const Rules& r, const State& s) {
    Rng rng(3);
    for (Seat seat : s.running.open.may_answer) {
      const View view = view_of(r, s, seat);
      const State imagined = imagine(r, view, {}, rng);
      Actions here;
      Actions there;
      Osaczeni::options(r, s, seat, here);
      Osaczeni::options(r, imagined, seat, there);
      REQUIRE(std::equal(here.begin(), here.end(), there.begin(), there.end()));
      REQUIRE(hash_of(view_of(r, imagined, seat)) == hash_of(view));
      ++compared;
    }
  });
  CHECK(compared > 300);
}

TEST_CASE("OS-907 a roll is chance's answer at the moment of rolling: nothing before it tells the result") {
  const WrittenGame before = with_hands("", "phase 2");
  REQUIRE(before.question().chance());
  CHECK(before.s.hidden.dice == std::array<std::uint8_t, kMaxDice>{});
  Outcomes faces;
  Osaczeni::outcomes(before.rules, before.s, faces);
  REQUIRE(faces.size() == kAreas);
  std::set<std::uint64_t> worlds;
  for (const Outcome& face : faces) {
    CHECK(face.weight == 1);
    State rolled = before.s;
    Log off;
    Osaczeni::apply(before.rules, rolled, kChance, face.action, off);
    CHECK(rolled.hidden.dice[0] == parts_of<answer::Roll>(face.action).n);
    worlds.insert(hash_of(rolled));
  }
  CHECK(worlds.size() == kAreas);
}

TEST_CASE("OS-907 a card is drawn when it is drawn, each card of the deck as likely as any other") {
  const WrittenGame before(
      "4 players; badge P1; phase 1; deck: gun x3, bat x2, keys; area 6: P0.D; rest in 5;"
      "area 2: P3.DLC; area 4: P2.DLC");
  REQUIRE(before.question().chance());
  Outcomes cards;
  Osaczeni::outcomes(before.rules, before.s, cards);
  CHECK(cards.total() == 6);
  for (const Outcome& card : cards)
    CHECK(card.weight == before.s.hidden.deck.shuffled[u8(parts_of<answer::Draw>(card.action).item)]);
  CHECK(cards.size() == 3);
  Log off;
  CHECK(hash_of(Osaczeni::start(before.rules, off)) == hash_of(Osaczeni::start(before.rules, off)));
}

TEST_CASE("OS-908 the whole record tells what was hidden: draws, gifts, discards, dice under the hatch") {
  const WrittenGame game = after_search();
  CHECK(game.last<event::CardKept>().item == Item::Saw);
  CHECK(game.last<event::CardGiven>().item == Item::Walkie);
  CHECK(game.last<event::CardDiscarded>().item == Item::Keys);
  CHECK(game.last<event::DiceRolled>().dice == std::array<std::uint8_t, kMaxDice>{1, 2, 3, 4});
  Cards drawn;
  for (int i = 0; i < 3; ++i) drawn.add(game.last<event::CardsDrawn>().items[static_cast<std::size_t>(i)]);
  for (Item each : {Item::Saw, Item::Walkie, Item::Keys}) CHECK(drawn.count(each) == 1);
}

TEST_CASE("OS-908 also where nobody at the table saw the dice") {
  WrittenGame game = with_hands("", "phase 2");
  game.chance({"roll 6", "roll 6", "roll 5", "roll 1"});
  const Event rolled = game.last(EventKind::DiceRolled);
  CHECK(rolled.seen_by.empty());
  CHECK(parts_of<event::DiceRolled>(rolled).dice == std::array<std::uint8_t, kMaxDice>{6, 6, 5, 1});
}

TEST_CASE("OS-909 a spectator's view is the same if every hidden thing were wiped away") {
  along_rests({.players = 4}, 6, [](const Rules& r, const State& s) {
    State wiped = s;
    wiped.hidden = Hidden{};
    REQUIRE(hash_of(view_of(r, wiped, kSpectator)) == hash_of(view_of(r, s, kSpectator)));
    REQUIRE_FALSE(s.running.open.may_answer.has(kSpectator));
  });
}

TEST_CASE("OS-909 no event tells a spectator a secret") {
  const Rules r = *make_rules({.players = 5});
  int secrets = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng rng(seed + 31);
    std::vector<Event> events;
    Log log(events);
    State s = Osaczeni::start(r, log);
    testing::play_randomly(Osaczeni{}, r, s, rng, log);
    for (const Event& event : events) {
      const std::optional<Event> seen = redact(event, kSpectator);
      REQUIRE(seen.has_value());
      REQUIRE(seen->secret == decltype(seen->secret){});
      secrets += event.secret != seen->secret;
    }
  }
  CHECK(secrets > 50);
}

}  // namespace
}  // namespace holdout::osaczeni
