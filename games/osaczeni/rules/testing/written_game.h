#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/talking/statement_text.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/positions/position_text.h"
#include "games/osaczeni/rules/wording/notation.h"

namespace holdout::osaczeni {

inline constexpr Seat kP0{0}, kP1{1}, kP2{2}, kP3{3}, kP4{4};

// A written position that goes on by written answers, for tests that look where .play files cannot: at
// views, at who sees which part of an event, at what may be said.
struct WrittenGame {
  Rules rules;
  State s;
  std::vector<Event> events;

  explicit WrittenGame(std::string_view given) {
    Result<WrittenPosition> written = read_given(given);
    REQUIRE_MESSAGE(bool(written), (written ? "" : written.problem().message()));
    rules = written->rules;
    s = written->state;
    events = std::move(written->events);
  }

  const Question& question() const { return Osaczeni::question(rules, s); }
  bool asked(QuestionKind kind) const { return question().kind == static_cast<std::uint8_t>(kind); }
  View view(Seat viewer) const { return view_of(rules, s, viewer); }
  std::uint64_t view_hash(Seat viewer) const { return hash_of(view(viewer)); }
  SeatSet viewers() const { return first_seats(rules.players).with(kSpectator); }

  Actions options(Seat seat) const {
    Actions options;
    if (question().may_answer.has(seat)) Osaczeni::options(rules, s, seat, options);
    return options;
  }
  bool may(Seat seat, std::string_view text) const { return options(seat).contains(read(seat, text)); }

  void answer(Seat seat, std::string_view text) {
    REQUIRE_MESSAGE(may(seat, text), text);
    Log log(events);
    Osaczeni::apply(rules, s, seat, read(seat, text), log);
  }
  void all_answer(std::string_view text) {
    for (Seat seat : SeatSet(question().waited_for)) answer(seat, text);
  }
  // "roll 3", "draw bat": one after the other
  void chance(std::initializer_list<std::string_view> outcomes) {
    for (std::string_view text : outcomes) {
      Outcomes possible;
      REQUIRE(question().chance());
      Osaczeni::outcomes(rules, s, possible);
      REQUIRE_MESSAGE(possible.contains(read(kNobody, text)), text);
      Log log(events);
      Osaczeni::apply(rules, s, kChance, read(kNobody, text), log);
    }
  }

  std::vector<Event> all(EventKind kind) const {
    std::vector<Event> found;
    for (const Event& event : events)
      if (event.kind == static_cast<std::uint8_t>(kind)) found.push_back(event);
    return found;
  }
  Event last(EventKind kind) const {
    const std::vector<Event> found = all(kind);
    REQUIRE_FALSE(found.empty());
    return found.back();
  }

  template <class E>
  E last() const {
    return parts_of<E>(last(E::kKind));
  }

  // "say monsters_at areas=1,4"
  Statement statement(Seat speaker, std::string_view text) const {
    Result<Statement> said = parse_statement(Osaczeni::forms(), text);
    REQUIRE_MESSAGE(bool(said), (said ? "" : said.problem().message()));
    said->speaker = speaker;
    return *said;
  }
  bool may_say(Seat speaker, std::string_view text) const {
    return bool(Osaczeni::may_say(rules, view(speaker), statement(speaker, text)));
  }

 private:
  Action read(Seat seat, std::string_view text) const {
    const Result<Action> action = parse_answer_of(rules, seat, text);
    REQUIRE_MESSAGE(bool(action), (action ? "" : action.problem().message()));
    return *action;
  }
};

// Everybody sees the whole event.
inline bool is_public(const Event& event) {
  return event.noticed_by == kEverybody && event.seen_by == kEverybody;
}
// Everybody notices it, but only these see its secret part.
inline bool is_secret_of(const Event& event, SeatSet seats) {
  return event.noticed_by == kEverybody && event.seen_by == seats;
}

// The same world but for one card of the seat's hand, exchanged for a card of another kind from the deck.
// False if there is no such card.
inline bool exchange_card(State& s, Seat seat) {
  const Item held = s.hidden.hands[slot(seat)].first();
  if (held == kNoItem) return false;
  for (std::size_t i = 0; i < s.hidden.deck.shuffled.size(); ++i) {
    const auto other = static_cast<Item>(i);
    if (other == held || s.hidden.deck.shuffled[i] == 0) continue;
    s.hidden.hands[slot(seat)].remove(held);
    s.hidden.hands[slot(seat)].add(other);
    --s.hidden.deck.shuffled[i];
    ++s.hidden.deck.shuffled[static_cast<std::size_t>(held)];
    return true;
  }
  return false;
}

}  // namespace holdout::osaczeni
