#include <algorithm>

#include "games/terrorscape/rules/imagining/imagine.h"

namespace holdout::terrorscape::imagining {

namespace {

class UnseenPicks {
 public:
  UnseenPicks(const Rules& r, const View& view, Rng& rng, State& s)
      : r_(r), view_(view), rng_(rng), s_(s), picks_(s.hidden.picks) {}

  void imagine() {
    const bool asked = r_.killer_choice == Choice::Free;
    picks_.killer = view_.picks.killer;
    if (asked) picks_.marks.others = only(r_.killer_seat);
    if (!view_.of_survivors) {
      pick_survivors(asked);
    } else {
      picks_.marks.council = view_.picks.marks.council;
      picks_.persons = view_.picks.persons;
      picks_.settled = view_.picks.settled;
    }
    if (!view_.of_killer && may_be_ready(asked)) pick_killer();
    if (asked && picks_.killer != Killer::None) picks_.marks.sealed = only(r_.killer_seat);
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  // Both at once would be the end of it.
  bool may_be_ready(bool asked) { return !asked || (picks_.settled < kPlaces && below(2) == 0); }

  void pick_killer() {
    picks_.killer =
        r_.killer_choice == Choice::FirstGame ? Killer::Butcher : static_cast<Killer>(below(kKillers));
  }

  void pick_survivors(bool asked) {
    picks_.persons.fill(Person::None);
    const bool ready = r_.survivor_choice != Choice::Free;
    const bool killer_is_ready = view_.of_killer && (!asked || view_.picks.killer != Killer::None);
    picks_.settled = u8(ready ? kPlaces : below(killer_is_ready || !asked ? kPlaces : kPlaces + 1));
    if (r_.survivor_choice == Choice::FirstGame) {
      picks_.persons = {Person::Anna, Person::Marco, Person::William};
    } else {
      for (int i = 0; i < picks_.settled; ++i) picks_.persons[imagining::at(i)] = any_free();
    }
    if (picks_.settled == kPlaces) return;
    const SeatSet team = r_.on_your_own ? only(seat_of(r_, survivor_at(picks_.settled))) : r_.survivor_seats;
    picks_.marks.council = council_of(team, team.first());
    if (team.size() > 1 && below(2) == 0) propose(team);
  }

  void propose(SeatSet team) {
    CouncilMarks& council = picks_.marks.council;
    council.proposer = nth(team, below(team.size()));
    council.agreed = only(council.proposer);
    council.proposals[static_cast<std::size_t>(index(council.proposer))] = 1;
    s_.hidden.survivors.proposal = u8(any_free());
  }

  Person any_free() {
    for (;;)
      if (const auto person = static_cast<Person>(below(kPersons));
          std::ranges::find(picks_.persons, person) == picks_.persons.end())
        return person;
  }

  const Rules& r_;
  const View& view_;
  Rng& rng_;
  State& s_;
  Picks& picks_;
};

}  // namespace

void imagine_picks(const Rules& r, const View& view, Rng& rng, State& s) {
  UnseenPicks(r, view, rng, s).imagine();
}

}  // namespace holdout::terrorscape::imagining
