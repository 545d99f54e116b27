#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"
#include "engine/saving/describe.h"

// Planted leaks: a game with one hole. The secrecy check must find each of them, in any game that has
// secrets; that is the test of the test.

namespace holdout::testing {

// Something about the hidden facts that `viewer` must not know: what the next seat sees.
template <SeenGame G>
std::uint8_t secret_byte(const typename G::Rules& rules, const typename G::State& s, Seat viewer) {
  const Seat other = viewer == Seat{0} ? Seat{1} : Seat{0};
  return static_cast<std::uint8_t>(hash_of(G::view_of(rules, s, other)) >> 17);
}

// One hidden byte is copied into the view.
template <SeenGame G>
struct LeakyView : G {
  struct View : G::View {
    std::uint8_t leaked = 0;

    template <class D>
    friend void describe(D& d, View& view) {
      describe(d, static_cast<typename G::View&>(view));
      field(d, 1000, "leaked", view.leaked);
    }
  };
  static View view_of(const typename G::Rules& rules, const typename G::State& s, Seat viewer) {
    return {G::view_of(rules, s, viewer), secret_byte<G>(rules, s, viewer)};
  }
};

// A hidden byte that the view carries along without describing it gets into the board facts.
template <SeenGame G>
struct LeakyBoard : G {
  struct View : G::View {
    std::uint8_t carried = 0;

    template <class D>
    friend void describe(D& d, View& view) {
      describe(d, static_cast<typename G::View&>(view));
    }
  };
  struct Board : G::Board {
    std::uint8_t leaked = 0;

    template <class D>
    friend void describe(D& d, Board& board) {
      describe(d, static_cast<typename G::Board&>(board));
      field(d, 1000, "leaked", board.leaked);
    }
  };
  static View view_of(const typename G::Rules& rules, const typename G::State& s, Seat viewer) {
    return {G::view_of(rules, s, viewer), secret_byte<G>(rules, s, viewer)};
  }
  static Board board(const typename G::Rules& rules, const View& view) {
    return {G::board(rules, view), view.carried};
  }
};

// The secret part of every event is told to all who notice it.
template <PlayedGame G>
struct LeakyEvent : G {
  static void apply(const typename G::Rules& rules, typename G::State& s, Seat seat, Action action,
                    Log& log) {
    std::vector<Event> events;
    Log own(events);
    G::apply(rules, s, seat, action, own);
    for (Event event : events) {
      if (!(event.seen_by == event.noticed_by)) event.open = event.secret;
      log(event);
    }
  }
};

// An event happens only in some of the worlds that look the same to everybody who notices it.
template <PlayedGame G>
requires SeenGame<G>
struct LeakyCount : G {
  static void apply(const typename G::Rules& rules, typename G::State& s, Seat seat, Action action,
                    Log& log) {
    G::apply(rules, s, seat, action, log);
    if (secret_byte<G>(rules, s, Seat{0}) % 2 == 0) log({.kind = 250});
  }
};

// What one seat may do depends on what another holds.
template <PlayedGame G>
requires SeenGame<G>
struct LeakyOptions : G {
  static void options(const typename G::Rules& rules, const typename G::State& s, Seat seat, Actions& out) {
    G::options(rules, s, seat, out);
    if (out.size() > 1 && secret_byte<G>(rules, s, seat) % 2 == 0) out.pop();
  }
};

// The kind of the open question, as shown, depends on what another holds.
template <SeenGame G>
struct LeakyPrompt : G {
  static Prompt prompt_for(const typename G::Rules& rules, const typename G::State& s, Seat viewer) {
    Prompt prompt = G::prompt_for(rules, s, viewer);
    if (secret_byte<G>(rules, s, viewer) % 2 == 0) prompt.kind ^= 1U;
    return prompt;
  }
};

// The answer for a sleeping seat depends on what another holds.
template <PlayedGame G>
requires SeenGame<G>
struct LeakyFallback : G {
  static Action fallback(const typename G::Rules& rules, const typename G::State& s, Seat seat, Ticket) {
    Actions options;
    G::options(rules, s, seat, options);
    return options[secret_byte<G>(rules, s, seat) % options.size()];
  }
};

// The clock runs longer when somebody holds something.
template <PlayedGame G>
requires SeenGame<G>
struct LeakyClock : G {
  static TimeLimit time_limit(const typename G::Rules& rules, const typename G::State& s) {
    TimeLimit limit = G::time_limit(rules, s);
    limit.seconds += secret_byte<G>(rules, s, Seat{0}) % 2;
    return limit;
  }
};

}  // namespace holdout::testing
