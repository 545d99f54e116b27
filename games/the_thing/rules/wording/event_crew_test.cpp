#include "games/the_thing/rules/wording/event_crew.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/the_thing.h"

// Sentences of the game for 1 to 3 players name Characters, though players have several.

namespace holdout::the_thing {
namespace {

bool names_by_number(const Sentence& sentence) {
  return std::ranges::any_of(sentence.facts, [](const Fact& fact) { return fact.family == "figure"; });
}

}  // namespace

TEST_CASE("An event carries who is who once everybody is dealt") {
  Crew crew{CharacterId::Windows, CharacterId::Norris,   CharacterId::Bennings, CharacterId::Nauls,
            CharacterId::Garry,   CharacterId::Macready, CharacterId::None,     CharacterId::None};
  Event event = told(event::Lay{Slot{3}});
  put_crew(event, crew);
  CHECK(crew_in(event) == crew);
  CHECK(parts_of<event::Lay>(event).who == Slot{3});

  Event early = told(event::Lay{Slot{3}});
  crew[5] = CharacterId::None;
  put_crew(early, crew);
  CHECK(crew_in(early)[0] == CharacterId::None);
}

TEST_CASE("An Alien's plan keeps all its bytes") {
  const Crew crew{CharacterId::Windows, CharacterId::Norris,   CharacterId::Bennings, CharacterId::Nauls,
                  CharacterId::Garry,   CharacterId::Macready, CharacterId::None,     CharacterId::None};
  const Event laid = told(event::PlanLaid{.n = 7, .strengths = PackedStrengths{0x01020202020202}});
  Event named = laid;
  put_crew(named, crew);
  CHECK(named == laid);
}

TEST_CASE("TT-1102: no sentence of 1 to 3 players calls a Character by its number") {
  for (int players = 1; players <= 3; ++players) {
    const Rules r = *make_rules({.players = players, .options = {}, .figures = {}});
    Rng rng(static_cast<std::uint64_t>(players));
    std::vector<Event> events;
    Log log(events);
    State s = TheThing::start(r, log);
    while (!TheThing::question(r, s).over()) {
      const Question& asked = TheThing::question(r, s);
      if (asked.chance()) {
        Outcomes outcomes;
        TheThing::outcomes(r, s, outcomes);
        TheThing::apply(r, s, kChance, outcomes.at_ticket(rng.below(outcomes.total())), log);
        continue;
      }
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
    for (const Event& event : events)
      CHECK_FALSE(names_by_number(TheThing::event_text(r, view_of(r, s, kSpectator), event)));
  }
}

}  // namespace holdout::the_thing
