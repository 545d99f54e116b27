#include <algorithm>

#include <doctest/doctest.h>

#include "games/the_thing/rules/the_thing.h"

// Sentences of the game for 1 to 3 players name Characters, though players have several.

namespace holdout::the_thing {
namespace {

bool names_by_number(const Sentence& sentence) {
  return std::ranges::any_of(sentence.facts, [](const Fact& fact) { return fact.family == "figure"; });
}

}  // namespace

TEST_CASE(
    "with 1 to 3 players a sentence about a Character has its name from the table, not from the event") {
  const Rules few = *make_rules({.players = 2, .options = {}, .figures = {}});
  const Event lay = told(event::Lay{Slot{3}});
  View view;
  view.table.sheet.fill(CharacterId::None);  // before they are dealt
  CHECK(names_by_number(TheThing::event_text(few, view, lay)));
  view.table.sheet.fill(CharacterId::Norris);
  const Sentence named = TheThing::event_text(few, view, lay);
  REQUIRE(!named.facts.empty());
  CHECK(named.facts[0].family == "crew");
  CHECK(named.facts[0].word == "norris");
}

TEST_CASE("TT-1102: no sentence of 1 to 3 players calls a Character by its number") {
  for (int players = 1; players <= 3; ++players) {
    const Rules r = *make_rules({.players = players, .options = {}, .figures = {}});
    Rng rng(static_cast<std::uint64_t>(players));
    std::vector<Event> events;
    Log log(events);
    State s = TheThing::start(r, log);
    const auto check_told = [&] {  // what the last answer brought, and chance after it
      const View view = TheThing::view_of(r, s, kSpectator);
      for (const Event& event : events) CHECK_FALSE(names_by_number(TheThing::event_text(r, view, event)));
      events.clear();
    };
    while (!TheThing::question(r, s).over()) {
      const Question& asked = TheThing::question(r, s);
      if (asked.chance()) {
        Outcomes outcomes;
        TheThing::outcomes(r, s, outcomes);
        TheThing::apply(r, s, kChance, outcomes.at_ticket(rng.below(outcomes.total())), log);
        continue;
      }
      check_told();
      const Seat seat = asked.waited_for.first();
      const View view = TheThing::view_of(r, s, seat);
      CHECK_FALSE(names_by_number(TheThing::question_text(r, view)));
      Actions options;
      TheThing::options(r, s, seat, options);
      for (const Action& option : options)
        CHECK_FALSE(names_by_number(TheThing::option_text(r, view, option)));
      const auto any = static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size())));
      TheThing::apply(r, s, seat, options[any], log);
    }
    check_told();
  }
}

}  // namespace holdout::the_thing
