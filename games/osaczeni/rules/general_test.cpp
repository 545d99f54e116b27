#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/talking/talk.h"
#include "games/osaczeni/rules/testing/written_game.h"

// Rules of the whole table that need a look at views, events or talk.

namespace holdout::osaczeni {
namespace {

// Calls check(rules, state, events) after every step of some whole games.
template <class Check>
void along_random_games(int players, int games, Check check) {
  const Rules r = *make_rules({.players = players});
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed) + 40);
    std::vector<Event> events;
    Log log(events);
    State s = Osaczeni::start(r, log);
    while (!Osaczeni::question(r, s).over()) {
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, log);
      check(r, s, events);
    }
  }
}

// Where the cards are by what happened: nothing but these events moves one.
struct CardsByEvents {
  std::array<Cards, kMaxPlayers> hands{};
  Cards played;
  std::size_t read = 0;

  void follow(const std::vector<Event>& events) {
    for (; read < events.size(); ++read) follow(events[read]);
  }
  void follow(const Event& e) {
    switch (static_cast<EventKind>(e.kind)) {
      case EventKind::CardDealt: hands[slot(e.actor)].add(parts_of<event::CardDealt>(e).item); break;
      case EventKind::CardKept: hands[slot(e.actor)].add(parts_of<event::CardKept>(e).item); break;
      case EventKind::CardGiven: {
        const auto [receiver, item] = parts_of<event::CardGiven>(e);
        hands[slot(receiver)].add(item);
        break;
      }
      case EventKind::CardPlayed:
        hands[slot(e.actor)].remove(parts_of<event::CardPlayed>(e).item);
        played.add(parts_of<event::CardPlayed>(e).item);
        break;
      default: break;
    }
  }
};

constexpr std::string_view kAttack =
    "4 players; badge P0; victim token P0; phase 6; round 2; area 4: P0.L, P1.C, 4 monsters;"
    "hand P0: bat; hand P1: gun; hand P2: keys; cold store: P3.DLC; rest in 6";

TEST_CASE("OS-001 three to six can play a game to its end, fewer or more cannot begin one") {
  for (int players = 0; players <= 8; ++players) {
    const Result<Rules> r = make_rules({.players = players});
    REQUIRE(bool(r) == (players >= 3 && players <= 6));
    if (!r) continue;
    Rng rng(11);
    Log off;
    State s = Osaczeni::start(*r, off);
    testing::play_randomly(Osaczeni{}, *r, s, rng, off);
    CHECK(s.table.phase == Phase::Over);
  }
}

TEST_CASE("OS-006 an eliminated player may talk") {
  const WrittenGame game(kAttack);
  REQUIRE(eliminated(game.s.table, kP3));
  CHECK(game.may_say(kP3, "say ask_vote_against player=P0 reason=leads"));
  CHECK(game.may_say(kP3, "say have item=gun count=2"));
  CHECK(game.may_say(kP3, "say warn_area area=toys reason=monsters"));
  std::vector<std::uint8_t> fitting;
  Osaczeni::sayable(game.rules, game.view(kP3), fitting);
  CHECK_FALSE(fitting.empty());
}

TEST_CASE("OS-009 everybody sees the own hand at any time and nobody another's") {
  int exchanged = 0;
  along_random_games(4, 4, [&](const Rules& r, const State& s, const std::vector<Event>&) {
    CHECK(view_of(r, s, kSpectator).hand.empty());
    for (Seat seat : first_seats(r.players)) {
      REQUIRE(view_of(r, s, seat).hand == s.hidden.hands[slot(seat)]);
      State other = s;
      if (!exchange_card(other, seat)) continue;
      ++exchanged;
      REQUIRE(hash_of(view_of(r, other, seat)) != hash_of(view_of(r, s, seat)));
      for (Seat viewer : first_seats(r.players).without(seat).with(kSpectator))
        REQUIRE(hash_of(view_of(r, other, viewer)) == hash_of(view_of(r, s, viewer)));
    }
  });
  CHECK(exchanged > 1000);
}

TEST_CASE("OS-009 a card becomes public when it is played") {
  WrittenGame game(kAttack);
  game.answer(kP0, "play bat");
  const Event played = game.last(EventKind::CardPlayed);
  CHECK(is_public(played));
  CHECK(played.actor == kP0);
  CHECK(parts_of<event::CardPlayed>(played).item == Item::Bat);
  for (Seat viewer : game.viewers()) CHECK(game.view(viewer).table.played.has(Item::Bat));
}

TEST_CASE("OS-010 cards change hands only by the deal, searches and being played") {
  CardsByEvents cards;
  along_random_games(5, 4, [&](const Rules& r, const State& s, const std::vector<Event>& events) {
    if (events.size() < cards.read) cards = {};
    cards.follow(events);
    for (Seat seat : first_seats(r.players)) REQUIRE(cards.hands[slot(seat)] == s.hidden.hands[slot(seat)]);
  });
}

TEST_CASE("OS-013 played cards stay in the public pile and never come back into the deck") {
  CardsByEvents cards;
  int deck_before = 99;
  along_random_games(4, 4, [&](const Rules&, const State& s, const std::vector<Event>& events) {
    if (events.size() < cards.read) {
      cards = {};
      deck_before = 99;
    }
    cards.follow(events);
    REQUIRE(cards.played == s.table.played);
    REQUIRE(s.table.deck_size <= deck_before);
    deck_before = s.table.deck_size;
  });
}

TEST_CASE("OS-011 anything may be said, true or false") {
  WrittenGame game("4 players; badge P0; phase 3; dice 2 2 5 5; dice seen by P0; hand P0: bat; rest in 6");
  CHECK(game.may_say(kP0, "say have item=bat count=1"));
  CHECK(game.may_say(kP0, "say have item=molotov count=1"));                // a lie about cards
  CHECK(game.may_say(kP1, "say gave player=P2 item=keys"));                 // there was no search
  CHECK(game.may_say(kP0, "say dice_unknown"));                             // P0 has seen them
  CHECK(game.may_say(kP1, "say monsters_at areas=toilets"));                // P1 has not
  CHECK(game.may_say(kP0, "say destination area=hall"));                    // plans
  CHECK(game.may_say(kP0, "say promise_not_against player=P1 until=end"));  // votes and promises
  CHECK(game.may_say(kP0, "say promise_vote_for player=P1 vote=badge when=next"));
}

TEST_CASE("OS-011 no promise binds") {
  WrittenGame game(kAttack);
  game.all_answer("done");
  const std::uint64_t before = hash_of(game.s);
  REQUIRE(game.may_say(kP0, "say promise_vote_against player=P0 area=toys"));
  CHECK(hash_of(game.s) == before);
  CHECK(game.options(kP0).size() == 2);
  game.answer(kP0, "vote P1");
  game.answer(kP1, "vote P1");
  CHECK(eliminated(game.s.table, kP3));
  CHECK(game.s.table.at[kColdStore].has(Character(kP1, Kind::Crybaby)));
}

TEST_CASE("OS-012 of the dice one may name areas, truly or falsely, but no numbers") {
  const WrittenGame game("4 players; badge P0; phase 3; dice 2 2 5 5; dice seen by P0 P2; rest in 6");
  for (Seat speaker : {kP0, kP2}) {  // by office, by Walkie-Talkie
    CHECK(game.may_say(speaker, "say monsters_at areas=clothing,hall"));
    CHECK(game.may_say(speaker, "say monsters_at areas=toilets"));
    CHECK(game.may_say(speaker, "say no_monsters_at areas=clothing"));
    CHECK(game.may_say(speaker, "say no_monsters_at areas=toilets,monitoring,toys,lot"));
    for (const char* key : {"say monsters_at areas=clothing", "say no_monsters_at areas=toilets"}) {
      Statement counted = game.statement(speaker, key);
      counted.args[1] = 2;  // "two of them"
      CHECK_FALSE(bool(Osaczeni::may_say(game.rules, game.view(speaker), counted)));
    }
  }
  CHECK_FALSE(bool(parse_statement(Osaczeni::forms(), "say monsters_at areas=clothing count=2")));
  CHECK(game.statement(kP0, "say monsters_at areas=clothing,clothing") ==  // twice says no more than once
        game.statement(kP0, "say monsters_at areas=clothing"));
}

TEST_CASE("OS-012 the forms with numbers speak of cards and of what lies face up, never of the dice") {
  std::vector<std::string_view> with_numbers;
  for (const StatementForm& form : Osaczeni::forms())
    for (const StatementParameter& parameter : form.parameters)
      if (parameter.type == StatementParameter::Type::Number &&
          (with_numbers.empty() || with_numbers.back() != form.key))
        with_numbers.push_back(form.key);
  CHECK(with_numbers ==
        std::vector<std::string_view>{"have", "point_leader", "count_votes", "announce_needed"});
  const WrittenGame game(
      "4 players; badge P0; phase 3; dice 2 2 2 2; dice seen by P0; area 2: P0.L; rest in 6");
  CHECK_FALSE(game.may_say(kP0, "say announce_needed area=clothing monsters=3"));
}

TEST_CASE("OS-014 sizes, pile, tokens, positions, monsters and Cold Store lie open to everybody") {
  along_random_games(6, 2, [](const Rules& r, const State& s, const std::vector<Event>&) {
    const std::uint64_t table = hash_of(s.table);
    for (Seat viewer : first_seats(r.players).with(kSpectator))
      REQUIRE(hash_of(view_of(r, s, viewer).table) == table);
    int deck = 0;
    for (std::uint8_t count : s.hidden.deck.shuffled) deck += count;
    REQUIRE(s.table.deck_size == deck);
    for (Seat seat : first_seats(r.players))
      REQUIRE(s.table.hand_size[slot(seat)] == s.hidden.hands[slot(seat)].size());
    int monsters = 0;
    for (int a = 1; a <= kAreas; ++a) monsters += monsters_at(s.table, area_number(a));
    REQUIRE(pool(r, s.table) == 25 - monsters);
  });
}

TEST_CASE("OS-019 the order in which characters enter an area leaves no trace") {
  const auto placed = [](std::initializer_list<std::string_view> answers) {
    WrittenGame game("4 players; badge P0; placement of P3; dice 2 2 2; area 2: P0.D; rest in 6");
    for (std::string_view text : answers) game.answer(kP3, text);
    return hash_of(game.s);
  };
  const std::uint64_t one = placed({"place 2 defender", "place 2 leader"});
  CHECK(placed({"place 2 leader", "place 2 crybaby"}) == one);
  CHECK(placed({"place 2 crybaby", "place 2 defender"}) == one);
}

TEST_CASE("OS-022 everything is heard by the whole table; addressing somebody hides nothing") {
  const WrittenGame game(kAttack);
  const View view = game.view(kP0);
  Statement said = game.statement(kP0, "say warn_area area=toys reason=crowd to=P1");
  CHECK(said.audience == kEverybody);
  CHECK(bool(Osaczeni::may_say(game.rules, view, said)));
  for (SeatSet some : {only(kP1), only(kP0).with(kP1), first_seats(4), SeatSet{}}) {
    said.audience = some;
    CHECK_FALSE(bool(Osaczeni::may_say(game.rules, view, said)));
  }
}

}  // namespace
}  // namespace holdout::osaczeni
