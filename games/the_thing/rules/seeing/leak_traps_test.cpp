#include <map>
#include <set>

#include <doctest/doctest.h>

#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/talking/talk.h"
#include "games/the_thing/rules/testing/random_game.h"

// The leak traps of section 8 of the rules, one by one.

namespace holdout::the_thing {
namespace {

const Setup::Choices kShort{{"max_rounds", "12"}};

std::uint64_t seen_hash(const Rules& r, const State& s, Seat viewer) {
  return hash_of(view_of(r, s, viewer));
}

std::vector<Event> answered(const Rules& r, State& s, Seat seat, Action a) {
  std::vector<Event> events;
  Log log(events);
  TheThing::apply(r, s, seat, a, log);
  return events;
}

// What of an event a stranger could tell apart: everything but the secret bytes.
bool looks_like(const Event& a, const Event& b) {
  return a.kind == b.kind && a.actor == b.actor && a.noticed_by == b.noticed_by && a.seen_by == b.seen_by &&
         a.open == b.open;
}

// ---- trap 1 ----------------------------------------------------------------------------------------------

TEST_CASE("leak trap 1: the log never links a flipped card to a hand (TT-411, TT-601)") {
  int flips = 0;
  for (int players = 4; players <= kMaxSlots; ++players) {
    RandomGame game(players, 3, kShort);
    while (!game.over()) {
      for (const Event& event : game.events) {
        if (is<event::Flipped>(event)) {
          ++flips;
          CHECK(event == told(parts_of<event::Flipped>(event)));  // nobody's, and nothing besides
        }
        if (is<event::CardHandedIn>(event)) {
          CHECK(event.seen_by == only(event.actor));
          CHECK(event.open == told(parts_of<event::CardHandedIn>(event)).open);
        }
      }
      game.step();
    }
  }
  CHECK(flips > 50);
}

TEST_CASE("leak trap 1: who handed in which card changes nothing that follows") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    RandomGame game(6, seed, kShort);
    REQUIRE(game.until(QuestionKind::Assign));
    State other = game.s;  // two players handed in each other's card
    auto& handed = other.hidden.handed;
    for (std::size_t i = 0; i + 1 < 6; ++i)
      if (handed[i] != CardKind::None && handed[i + 1] != CardKind::None) std::swap(handed[i], handed[i + 1]);
    compared += !(other.hidden.handed == game.s.hidden.handed);
    while (game.s.table.phase == Phase::Actions && !game.over()) {
      const testing::Turn turn = testing::random_turn(TheThing{}, game.rules, game.s, game.rng);
      const std::vector<Event> there = answered(game.rules, other, turn.seat, turn.action);
      game.answer(turn.seat, turn.action);
      REQUIRE(there == game.events);
      REQUIRE(seen_hash(game.rules, other, kSpectator) == seen_hash(game.rules, game.s, kSpectator));
    }
  }
  CHECK(compared > 3);
}

// ---- trap 2 ----------------------------------------------------------------------------------------------

// The two worlds ask alike, and the answer that both roles have is noticed alike.
void compare_roles(const RandomGame& game, const State& other, Seat seat, Action a) {
  REQUIRE(TheThing::question(game.rules, other) == game.open());
  REQUIRE(TheThing::time_limit(game.rules, other).seconds ==
          TheThing::time_limit(game.rules, game.s).seconds);
  for (Seat viewer : game.seats().with(kSpectator))
    REQUIRE(prompt_for(game.rules, other, viewer) == prompt_for(game.rules, game.s, viewer));
  if (game.open().waited_for == only(seat)) return;  // the last answer tells everybody what was sealed
  State here = game.s;
  State there = other;
  const std::vector<Event> of_here = answered(game.rules, here, seat, a);
  const std::vector<Event> of_there = answered(game.rules, there, seat, a);
  REQUIRE(of_here == of_there);
  for (Seat viewer : game.seats().with(kSpectator).without(seat))
    REQUIRE(seen_hash(game.rules, here, viewer) == seen_hash(game.rules, there, viewer));
}

TEST_CASE("leak trap 2: D-15, D-34 and D-35 ask and are answered alike by Humans and Aliens") {
  std::map<QuestionKind, int> met;
  for (int players : {4, 6, 8})
    along_games(players, 4, kShort, [&](const RandomGame& game) {
      const auto kind = static_cast<QuestionKind>(game.open().kind);
      const bool lays = game.asks(QuestionKind::LayTokens);
      if (!lays && !game.asks(QuestionKind::Reveal) && !game.asks(QuestionKind::VolunteerA) &&
          !game.asks(QuestionKind::VolunteerB))
        return;
      for (Seat seat : game.open().waited_for) {
        ++met[kind];
        compare_roles(game, with_other_role(game.s, slot_at(index(seat))), seat,
                      lays ? Action(answer::Lay{Laid::BothHuman}) : answer::Pass{});
      }
    });
  for (QuestionKind kind : {QuestionKind::LayTokens, QuestionKind::Reveal, QuestionKind::VolunteerA})
    CHECK(met[kind] > 5);
}

// Two who hold a Flamethrower meet seldom in random play.
TEST_CASE("leak trap 2: D-35 for Test B asks and is answered alike by Humans and Aliens") {
  RandomGame game(8);
  game.s = read_given(
               "8 players; phase 6; aliens blue, red\n"
               "goods red: flamethrower, wire; goods green: flamethrower, keys")
               ->state;
  REQUIRE(game.asks(QuestionKind::VolunteerB));
  REQUIRE(game.open().waited_for == only(Seat{0}).with(Seat{1}));
  for (Seat seat : game.open().waited_for)
    compare_roles(game, with_other_role(game.s, slot_at(index(seat))), seat, answer::Pass{});
}

// ---- trap 3 ----------------------------------------------------------------------------------------------

TEST_CASE("leak trap 3: who was infected gets the same messages as who was not (TT-563)") {
  int infections = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    RandomGame game(6, seed, kShort);
    if (!game.until([](const RandomGame& g) {
          return g.asks(QuestionKind::Peek) && g.open().waited_for.size() == 1;
        }))
      continue;
    const Seat looker = game.open().waited_for.first();
    const Slot owner = (game.s.table.meeting.laid.without(slot_at(index(looker)))).first();
    if (game.s.hidden.aliens.has(slot_at(index(looker)))) continue;
    State human = game.s;
    State alien = game.s;
    human.hidden.laid[at(owner)] = Laid::BothHuman;
    alien.hidden.laid[at(owner)] = Laid::AlienFirst;
    const Action look = answer::Peek{.who = owner, .n = 0};
    const std::vector<Event> of_human = answered(game.rules, human, looker, look);
    const std::vector<Event> of_alien = answered(game.rules, alien, looker, look);
    if (alien.table.phase == Phase::Over || human.table.phase == Phase::Over) continue;
    ++infections;
    CHECK(alien.hidden.aliens.has(slot_at(index(looker))));
    REQUIRE(of_human.size() == of_alien.size());
    for (std::size_t i = 0; i < of_human.size(); ++i) REQUIRE(looks_like(of_human[i], of_alien[i]));
    const auto told = [&](const std::vector<Event>& events) {
      return std::ranges::count_if(received(events, looker),
                                   [](const Event& e) { return is<event::RoleTold>(e); });
    };
    CHECK(told(of_human) == told(of_alien));
    const SeatSet there = seats_of(game.s.table, game.s.table.meeting.participants());
    for (Seat viewer : game.seats().with(kSpectator).without(there))
      REQUIRE(received(of_human, viewer) == received(of_alien, viewer));
  }
  CHECK(infections > 8);
}

TEST_CASE("leak trap 3: a Dog token is told alike whatever it was (TT-540)") {
  int drawn = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    RandomGame game(5, seed, kShort);
    const bool met = game.until([](const RandomGame& g) {
      return g.open().chance() && !g.s.running.stack.empty() &&
             std::holds_alternative<DogDraw>(g.s.running.stack.back());
    });
    if (!met) continue;
    State healthy = game.s;
    State alien = game.s;
    const auto of_healthy = answered(game.rules, healthy, kChance, answer::DrawToken{Role::Human});
    const auto of_alien = answered(game.rules, alien, kChance, answer::DrawToken{Role::Alien});
    if (alien.table.phase == Phase::Over) continue;
    ++drawn;
    REQUIRE(of_healthy.size() == of_alien.size());
    for (std::size_t i = 0; i < of_healthy.size(); ++i) REQUIRE(looks_like(of_healthy[i], of_alien[i]));
  }
  CHECK(drawn > 5);
}

// ---- trap 4 ----------------------------------------------------------------------------------------------

TEST_CASE("leak trap 4: a refused card swap does not echo the deck (TT-416)") {
  RandomGame game = game_at(QuestionKind::SwapHand, 5);
  const Seat swapper = game.open().waited_for.first();
  State other = game.s;  // another deck of the same size
  auto& deck = other.hidden.deck.shuffled;
  REQUIRE(deck[0] > 0);
  --deck[0];
  ++deck[1];
  for (std::uint8_t use = 0; use < 20; ++use)
    for (std::uint8_t repair = 0; repair < 20; ++repair) {
      const Action wish = answer::Hand{.use = use, .repair = repair, .sabotage = 17};
      for (Seat seat : game.seats().with(kSpectator))
        CHECK(TheThing::why_not(game.rules, game.view(seat), wish) ==
              TheThing::why_not(game.rules, view_of(game.rules, other, seat), wish));
      CHECK(TheThing::why_not(game.rules, game.view(swapper), wish) == "TT-416");
    }
  for (Seat viewer : game.seats().with(kSpectator).without(swapper)) {
    CHECK_FALSE(game.view(viewer).deck_open);
    CHECK(seen_hash(game.rules, other, viewer) == seen_hash(game.rules, game.s, viewer));
  }
  CHECK(game.view(swapper).deck_open);
}

// ---- trap 5 ----------------------------------------------------------------------------------------------

// Everybody saw how many cards were put under a deck, and by whom; which they were only who did it.
template <int Kinds, int Most>
void keep_numbers(const Supply<Kinds, Most>& from, Slot knower, Supply<Kinds, Most>& to) {
  for (Batch<Kinds> batch : from.under) {
    const int size = batch.size();
    if (knower == kNoSlot || !batch.knowers.has(knower)) {
      batch.counts = {};
      batch.counts.back() = u8(size);
    }
    to.under.push(batch);
  }
}

// Everything hidden is gone, but for what this Character put under the decks itself.
State wiped(const State& s, Slot knower = kNoSlot) {
  State other = s;
  other.hidden = Hidden{};
  keep_numbers(s.hidden.deck, knower, other.hidden.deck);
  keep_numbers(s.hidden.weapons, knower, other.hidden.weapons);
  keep_numbers(s.hidden.items, knower, other.hidden.items);
  return other;
}

TEST_CASE("leak trap 5: a spectator's view is the same if every hidden thing were wiped away") {
  int unlike = 0;  // batches of other cards than they are
  for (int players : {4, 6, 8})
    along_games(players, 3, kShort, [&](const RandomGame& game) {
      unlike += !(wiped(game.s).hidden.weapons.under == game.s.hidden.weapons.under);
      REQUIRE(seen_hash(game.rules, wiped(game.s), kSpectator) == seen_hash(game.rules, game.s, kSpectator));
      REQUIRE_FALSE(game.open().may_answer.has(kSpectator));
    });
  CHECK(unlike > 20);
}

TEST_CASE("leak trap 5: the dead see public facts and what they knew, and are told nothing more (TT-127)") {
  int dead = 0;
  for (std::uint64_t seed = 1; seed <= 40 && dead < 300; ++seed) {
    RandomGame game(6, seed, kShort);
    while (!game.over()) {
      for (Slot slot : game.s.table.dead) {
        const Seat ghost = seat_at(index(slot));
        const Event* secret = nullptr;
        for (const Event& event : game.events)
          if (!(event.seen_by == kEverybody) && event.seen_by.has(ghost)) secret = &event;
        REQUIRE(secret == nullptr);
        State other = wiped(game.s, slot);  // but for what the ghost itself holds in memory
        other.hidden.aliens = game.s.hidden.aliens & only(slot);
        other.hidden.infection[at(slot)] = game.s.hidden.infection[at(slot)];
        other.hidden.saw_alien[at(slot)] = game.s.hidden.saw_alien[at(slot)];
        other.hidden.gave_alien[at(slot)] = game.s.hidden.gave_alien[at(slot)];
        other.hidden.handed[at(slot)] = game.s.hidden.handed[at(slot)];
        other.hidden.discarded[at(slot)] = game.s.hidden.discarded[at(slot)];
        other.hidden.lab_discarded[at(slot)] = game.s.hidden.lab_discarded[at(slot)];
        other.hidden.known_goods[at(slot)] = game.s.hidden.known_goods[at(slot)];
        REQUIRE(seen_hash(game.rules, other, ghost) == seen_hash(game.rules, game.s, ghost));
        ++dead;
        break;
      }
      game.step();
    }
  }
  CHECK(dead > 100);
}

// ---- trap 6 ----------------------------------------------------------------------------------------------

// Who may see the secret part of an event, by section 8. `few`: with 1 to 3 players cards lie open (TT-1102).
SeatSet audience(const RandomGame& game, const Event& event) {
  const Table& t = game.s.table;
  const SeatSet owner = only(event.actor);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoleDealt: return game.rules.few ? SeatSet{} : owner;
    case EventKind::CardDrawn:
    case EventKind::CardDiscarded:
    case EventKind::CardHandedIn:
    case EventKind::HandSwapped:
    case EventKind::DogDrawn:
    case EventKind::TokensLaid:
    case EventKind::RoleTold: return owner;
    case EventKind::TokenLooked: return owner.with(t.owner.of(parts_of<event::TokenLooked>(event).owner));
    case EventKind::CardsLooked: {
      const bool deck = parts_of<event::CardsLooked>(event).deck == Deck::Actions;
      return game.rules.few && !deck ? kEverybody : owner;
    }
    case EventKind::CardKept:
    case EventKind::LabDrawn:
    case EventKind::LabDiscarded: return game.rules.few ? kEverybody : owner;
    case EventKind::OfferMade:
      return game.rules.few ? kEverybody : owner.with(t.owner.of(parts_of<event::OfferMade>(event).partner));
    case EventKind::Traded:
      return game.rules.few ? kEverybody : owner.with(t.owner.of(parts_of<event::Traded>(event).partner));
    case EventKind::PlanLaid: return game.rules.few ? SeatSet{} : seats_of(t, organism(t));
    case EventKind::PlanProposed:
    case EventKind::PlanAgreed: return seats_of(t, organism(t));
    default: return kEverybody;  // no secret part
  }
}

bool is_of_the_team(const Event& event) {
  return is<event::PlanProposed>(event) || is<event::PlanAgreed>(event);
}

TEST_CASE("leak trap 6: a record is cut for each viewer: the secret part of every event has its audience") {
  std::set<std::uint8_t> secret;
  for (int players = 1; players <= kMaxSlots; ++players)
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      RandomGame game(players, seed, kShort);
      while (!game.over()) {
        for (const Event& event : game.events) {
          CAPTURE(int{event.kind});
          const SeatSet seen = audience(game, event);
          REQUIRE(event.seen_by == seen);
          REQUIRE(event.noticed_by == (is_of_the_team(event) ? seen : kEverybody));
          if (seen == kEverybody) continue;
          secret.insert(event.kind);
          const std::optional<Event> outside = redact(event, kSpectator);
          REQUIRE(outside.has_value() == !is_of_the_team(event));
          if (outside) REQUIRE(outside->secret == decltype(outside->secret){});
        }
        game.step();
      }
    }
  CHECK(secret.size() >= 15);
}

// ---- trap 7 ----------------------------------------------------------------------------------------------

TEST_CASE("leak trap 7: help and talk are the same for both roles, and nothing tells who looks (R-93)") {
  int compared = 0;
  for (int players : {4, 6})
    along_games(players, 2, kShort, [&](const RandomGame& game) {
      if (game.over()) return;
      for (Slot slot : game.s.table.characters) {
        const Seat seat = seat_at(index(slot));
        const View here = game.view(seat);
        const View there = view_of(game.rules, with_other_role(game.s, slot), seat);
        std::vector<std::uint8_t> of_here;
        std::vector<std::uint8_t> of_there;
        TheThing::sayable(game.rules, here, of_here);
        TheThing::sayable(game.rules, there, of_there);
        REQUIRE(of_here == of_there);
        // The rule that a refusal names, and so the help it leads to: an Alien's answers as anybody's.
        for (const Action answer :
             std::initializer_list<Action>{answer::Lay{Laid::AlienFirst}, answer::Yes{},
                                           answer::Strike{.place = Location::Storeroom}, answer::Sabotage{}})
          REQUIRE(TheThing::why_not(game.rules, here, answer) ==
                  TheThing::why_not(game.rules, there, answer));
        REQUIRE(TheThing::question_text(game.rules, here).key ==
                TheThing::question_text(game.rules, there).key);
        ++compared;
      }
    });
  CHECK(compared > 500);
}

// ---- trap 8 ----------------------------------------------------------------------------------------------

TEST_CASE("leak trap 8: the time-out answer does not depend on the role") {
  std::set<std::uint8_t> met;
  for (int players = 4; players <= kMaxSlots; ++players)
    along_games(players, 2, kShort, [&](const RandomGame& game) {
      for (Seat seat : game.open().waited_for) {
        const Slot slot = slot_at(index(seat));
        if (!game.s.table.characters.has(slot)) continue;  // the role of a revealed Alien is no secret
        met.insert(game.open().kind);
        REQUIRE(TheThing::fallback(game.rules, with_other_role(game.s, slot), seat, 29) ==
                TheThing::fallback(game.rules, game.s, seat, 29));
      }
    });
  CHECK(met.size() > 20);
}

}  // namespace
}  // namespace holdout::the_thing
