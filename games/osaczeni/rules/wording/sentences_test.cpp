#include "games/osaczeni/rules/wording/sentences.h"

#include <set>

#include <doctest/doctest.h>

#include "games/osaczeni/rules/osaczeni.h"

namespace holdout::osaczeni {
namespace {

Rules standard() { return *make_rules({.players = 4, .options = {}, .figures = {}}); }

Event event(EventKind kind, std::array<std::uint8_t, 8> open = {}, std::array<std::uint8_t, 8> secret = {}) {
  return {.kind = static_cast<std::uint8_t>(kind), .actor = Seat{1}, .open = open, .secret = secret};
}

std::string_view key_of(const Event& e) { return Osaczeni::event_text(standard(), e).key; }

// The same event for the seat that saw its secret and for one that did not.
struct Both {
  std::string_view seen;
  std::string_view noticed;
};
Both both(EventKind kind, std::array<std::uint8_t, 8> open, std::array<std::uint8_t, 8> secret) {
  Event e = event(kind, open, secret);
  e.seen_by = only(Seat{1});
  return {key_of(*redact(e, Seat{1})), key_of(*redact(e, Seat{2}))};
}

bool names_an_item(const Sentence& sentence) {
  for (const Fact& fact : sentence.facts)
    if (fact.family == "item") return true;
  return false;
}

TEST_CASE("OS-310 OS-311 the sentence of a secret goes by who saw it, not by its bytes: item 0 is an item") {
  for (EventKind kind :
       {EventKind::CardKept, EventKind::CardGiven, EventKind::CardDiscarded, EventKind::CardConsoled}) {
    Event e = event(kind, {2}, {0});
    e.seen_by = only(Seat{1});
    CHECK(names_an_item(Osaczeni::event_text(standard(), *redact(e, Seat{1}))));
    CHECK_FALSE(names_an_item(Osaczeni::event_text(standard(), *redact(e, Seat{2}))));
    CHECK_FALSE(names_an_item(Osaczeni::event_text(standard(), *redact(e, kSpectator))));
  }
  const Both drawn = both(EventKind::CardsDrawn, {3}, {0, 0, 4});
  CHECK(drawn.seen == "osaczeni.event.cards_drawn.seen3");
  CHECK(drawn.noticed == "osaczeni.event.cards_drawn");
  const Both rolled = both(EventKind::DiceRolled, {4}, {1, 2, 3, 4});
  CHECK(rolled.seen == "osaczeni.event.dice_rolled.seen");
  CHECK(rolled.noticed == "osaczeni.event.dice_rolled");
  CHECK(both(EventKind::CardDealt, {}, {0}).noticed.empty());
  CHECK(both(EventKind::DicePeeked, {}, {1, 2}).noticed.empty());
}

TEST_CASE("every event is worth a sentence, but for marks that the question shows") {
  std::set<EventKind> silent;
  for (int kind = 0; kind < kEventKinds; ++kind) {
    Event e = event(static_cast<EventKind>(kind), {1, 1, 1});
    if (key_of(e).empty()) silent.insert(static_cast<EventKind>(kind));
  }
  CHECK(silent == std::set{EventKind::SaidDone, EventKind::BallotSealed, EventKind::Passed,
                           EventKind::DestinationSealed, EventKind::Chosen});  // Chosen: here of the badge
  CHECK(key_of(event(EventKind::Chosen, {2, 4, 1})) == "osaczeni.event.chosen.feed");
  CHECK(Osaczeni::event_text(standard(), {.kind = 250}).key.empty());
}

TEST_CASE("OS-V11 OS-V18 a row without effect promises none") {
  const Rules rules =
      *make_rules({.players = 4,
                   .options = {{"variant", "11,18"}, {"epilogue_log", "all"}, {"multi_variants", "on"}},
                   .figures = {}});
  CHECK(key_of(event(EventKind::RowFilled, {1})) == "osaczeni.event.row_filled.equal");
  CHECK(key_of(event(EventKind::RowFilled, {2})) == "osaczeni.event.row_filled.die");
  for (std::uint8_t row : {std::uint8_t{1}, std::uint8_t{2}})
    CHECK(Osaczeni::event_text(rules, event(EventKind::RowFilled, {row})).key == "osaczeni.event.row_filled");
  CHECK(Osaczeni::event_text(rules, event(EventKind::RowFilled, {3})).key == "osaczeni.event.row_filled.die");
}

TEST_CASE(
    "a question reads differently for the seat that is asked, for one that may change its mind, for others") {
  const Rules rules = standard();
  View view;
  view.viewer = Seat{0};
  view.prompt.kind = static_cast<std::uint8_t>(QuestionKind::Ballot);
  view.prompt.asked = true;
  view.table.vote.area = Area::Lot;
  CHECK(Osaczeni::question_text(rules, view).key == "osaczeni.ask.ballot");
  view.ballot = Seat{2};
  CHECK(Osaczeni::question_text(rules, view).key == "osaczeni.ask.ballot.sealed");  // OS-232
  view.prompt.asked = false;
  CHECK(Osaczeni::question_text(rules, view).key == "osaczeni.wait.ballot");
  view.prompt.asked = true;
  view.prompt.kind = static_cast<std::uint8_t>(QuestionKind::Discuss);
  view.table.vote.talk.finished = only(Seat{0});
  CHECK(Osaczeni::question_text(rules, view).key == "osaczeni.ask.discuss.done");  // OS-231
  view.table.phase = Phase::Over;
  CHECK(Osaczeni::question_text(rules, view).key == "osaczeni.over");
}

TEST_CASE("OS-909 the situation tells a spectator no secret") {
  const Rules rules = standard();
  View view;
  view.gifts.fill(kNoItem);
  view.discards.fill(kNoItem);
  view.under_deck.fill(kNoItem);
  std::vector<Sentence> told;
  Osaczeni::situation(rules, view, told);
  for (const Sentence& each : told) CHECK(each.key.find(".secret") == std::string_view::npos);
  view.viewer = Seat{0};
  told.clear();
  Osaczeni::situation(rules, view, told);
  CHECK(told.back().key == "osaczeni.situation.secret.no_cards");
}

}  // namespace
}  // namespace holdout::osaczeni
