#include "games/osaczeni/rules/wording/sentences.h"

#include <set>

#include <doctest/doctest.h>

#include "games/osaczeni/rules/osaczeni.h"

namespace holdout::osaczeni {
namespace {

Rules standard() { return *make_rules({.players = 4, .options = {}, .figures = {}}); }

template <class E>
Event told_by_filip(const E& parts) {
  return told(parts, Seat{1});
}

std::string_view key_of(const Event& e) { return Osaczeni::event_text(standard(), View{}, e).key; }
template <class E>
std::string_view key_of(const E& parts) {
  return key_of(told_by_filip(parts));
}

// The same event for the seat that saw its secret and for one that did not.
struct Both {
  std::string_view seen;
  std::string_view noticed;
};
template <class E>
Both both(const E& parts) {
  Event e = told_by_filip(parts);
  e.seen_by = only(Seat{1});
  return {key_of(*redact(e, Seat{1})), key_of(*redact(e, Seat{2}))};
}

bool names_an_item(const Sentence& sentence) {
  for (const Fact& fact : sentence.facts)
    if (fact.family == "item") return true;
  return false;
}

TEST_CASE("OS-310 OS-311 the sentence of a secret goes by who saw it, not by its bytes: item 0 is an item") {
  for (Event e : {told_by_filip(event::CardKept{}), told_by_filip(event::CardGiven{.target = Seat{2}}),
                  told_by_filip(event::CardDiscarded{}), told_by_filip(event::CardConsoled{})}) {
    e.seen_by = only(Seat{1});
    CHECK(names_an_item(Osaczeni::event_text(standard(), View{}, *redact(e, Seat{1}))));
    CHECK_FALSE(names_an_item(Osaczeni::event_text(standard(), View{}, *redact(e, Seat{2}))));
    CHECK_FALSE(names_an_item(Osaczeni::event_text(standard(), View{}, *redact(e, kSpectator))));
  }
  const Both drawn = both(event::CardsDrawn{.n = 3, .items = {Item{0}, Item{0}, Item{4}}});
  CHECK(drawn.seen == "osaczeni.event.cards_drawn.seen3");
  CHECK(drawn.noticed == "osaczeni.event.cards_drawn");
  const Both rolled = both(event::DiceRolled{.n = 4, .dice = {1, 2, 3, 4}});
  CHECK(rolled.seen == "osaczeni.event.dice_rolled.seen");
  CHECK(rolled.noticed == "osaczeni.event.dice_rolled");
  CHECK(both(event::CardDealt{}).noticed.empty());
  CHECK(both(event::DicePeeked{.dice = {1, 2}}).noticed.empty());
}

TEST_CASE("every event is worth a sentence, but for marks that the question shows") {
  std::set<EventKind> silent;
  for (int kind = 0; kind < kEventKinds; ++kind) {
    const Event e{.kind = static_cast<std::uint8_t>(kind), .actor = Seat{1}, .open = {1, 1, 1}};
    if (key_of(e).empty()) silent.insert(static_cast<EventKind>(kind));
  }
  CHECK(silent == std::set{EventKind::SaidDone, EventKind::BallotSealed, EventKind::Passed,
                           EventKind::DestinationSealed, EventKind::Chosen});  // Chosen: here of the badge
  CHECK(key_of(event::Chosen{VoteKind::Feed, Area::Toys, ChosenBy::Votes}) == "osaczeni.event.chosen.feed");
  CHECK(Osaczeni::event_text(standard(), View{}, {.kind = 250}).key.empty());
}

TEST_CASE("OS-V11 OS-V18 a row without effect promises none") {
  const Rules rules =
      *make_rules({.players = 4,
                   .options = {{"variant", "11,18"}, {"epilogue_log", "all"}, {"multi_variants", "on"}},
                   .figures = {}});
  CHECK(key_of(event::RowFilled{1}) == "osaczeni.event.row_filled.equal");
  CHECK(key_of(event::RowFilled{2}) == "osaczeni.event.row_filled.die");
  for (int row : {1, 2})
    CHECK(Osaczeni::event_text(rules, View{}, told(event::RowFilled{row})).key ==
          "osaczeni.event.row_filled");
  CHECK(Osaczeni::event_text(rules, View{}, told(event::RowFilled{3})).key ==
        "osaczeni.event.row_filled.die");
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
