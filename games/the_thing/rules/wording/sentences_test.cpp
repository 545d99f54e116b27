#include "games/the_thing/rules/wording/sentences.h"

#include <set>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

namespace holdout::the_thing {
namespace {

Rules standard() { return *make_rules({.players = 6, .options = {}, .figures = {}}); }

std::string_view key_of(const Event& e) { return TheThing::event_text(standard(), View{}, e).key; }

// The same event for who saw its secret and for who did not.
struct Both {
  std::string_view seen, noticed;
};
template <class E>
Both both(const E& parts) {
  Event e = told(parts, Seat{1});
  e.seen_by = only(Seat{1});
  return {key_of(*redact(e, Seat{1})), key_of(*redact(e, Seat{2}))};
}
template <class E>
void told_alike(const E& one, const E& other) {
  CAPTURE(static_cast<int>(E::kKind));
  CHECK(both(one).seen == both(other).seen);
  CHECK(both(one).noticed == both(other).noticed);
  CHECK(both(one).seen != both(one).noticed);
  CHECK_FALSE(both(one).seen.empty());
}

TEST_CASE("sentences: a secret is told by who saw it, not by its bytes: kind 0 is a card, too") {
  const Slot who{1};
  told_alike(event::CardHandedIn{.who = who}, event::CardHandedIn{.who = who, .card = CardKind::Repair});
  told_alike(event::CardDiscarded{.who = who, .n = 2}, event::CardDiscarded{.who = who, .n = 2, .use = 1});
  told_alike(event::HandSwapped{.who = who, .n = 2}, event::HandSwapped{.who = who, .n = 2, .repair = 2});
  told_alike(event::TokensLaid{.who = who}, event::TokensLaid{.who = who, .laid = Laid::AlienFirst});
  told_alike(event::TokenLooked{.who = who, .owner = Slot{2}},
             event::TokenLooked{.who = who, .owner = Slot{2}, .alien = true});
  told_alike(event::DogDrawn{.who = who}, event::DogDrawn{.who = who, .alien = true});
  told_alike(event::CardKept{.who = who}, event::CardKept{.who = who, .thing = good(ItemKind::Keys)});
  for (const Both& own :
       {both(event::RoleDealt{who}), both(event::RoleTold{who}), both(event::CardDrawn{who})}) {
    CHECK(own.noticed.empty());
    CHECK_FALSE(own.seen.empty());
  }
}

TEST_CASE("TT-416 the swapper reads what the deck holds, the others only that somebody rests") {
  const Both looked =
      both(event::CardsLooked{.who = Slot{1}, .deck = Deck::Actions, .n = 30, .cards = {10, 9, 11}});
  CHECK(looked.seen == "the_thing.event.deck_looked");
  CHECK(looked.noticed.empty());
  CHECK(both(event::CardsLooked{.who = Slot{1}, .n = 2, .cards = {0, 1}}).seen ==
        "the_thing.event.cards_looked.seen2");
}

TEST_CASE("TT-563 the own role is told by the same sentence whatever it is") {
  CHECK(both(event::RoleTold{.who = Slot{1}, .alien = false}).seen ==
        both(event::RoleTold{.who = Slot{1}, .alien = true}).seen);
}

TEST_CASE("sentences: every event is worth one, but for marks that the question shows") {
  std::set<int> silent;
  for (int kind = 0; kind < kEventKinds; ++kind)
    if (key_of({.kind = u8(kind), .actor = Seat{1}}).empty()) silent.insert(kind);
  for (EventKind kind : {EventKind::Sealed, EventKind::SaidDone})
    CHECK(silent.contains(static_cast<int>(kind)));
  CHECK(silent.size() <= 6);
  CHECK(key_of({.kind = 250}).empty());
}

TEST_CASE("sentences: any bytes of an event are told or left out, never fatal") {
  const Rules rules = standard();
  Rng rng(3);
  for (int i = 0; i < 4000; ++i) {
    Event e{.kind = static_cast<std::uint8_t>(rng.below(kEventKinds + 5)), .actor = Seat{1}};
    for (auto* bytes : {&e.open, &e.secret})
      for (std::uint8_t& byte : *bytes) byte = static_cast<std::uint8_t>(rng.below(16));
    REQUIRE_NOTHROW(TheThing::event_text(rules, View{}, e));
  }
}

TEST_CASE("section 8: questions and options of others read the same in all worlds that look alike") {
  along_games(6, 2, {{"max_rounds", "12"}}, [](RandomGame& game) {
    if (game.over()) return;
    for (Seat viewer : game.seats().with(kSpectator)) {
      const View view = game.view(viewer);
      const View other = view_of(game.rules, imagine(game.rules, view, {}, game.rng), viewer);
      REQUIRE(TheThing::question_text(game.rules, view).key ==
              TheThing::question_text(game.rules, other).key);
      std::vector<Sentence> here;
      std::vector<Sentence> there;
      TheThing::situation(game.rules, view, here);
      TheThing::situation(game.rules, other, there);
      REQUIRE(here.size() == there.size());
      for (std::size_t i = 0; i < here.size(); ++i) REQUIRE(here[i].key == there[i].key);
    }
  });
}

}  // namespace
}  // namespace holdout::the_thing
