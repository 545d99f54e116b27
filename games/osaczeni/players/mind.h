#pragma once

#include "bots/choosing.h"
#include "bots/occasions.h"
#include "bots/personality.h"
#include "bots/thoughts.h"
#include "engine/action.h"
#include "games/osaczeni/players/memory.h"

namespace holdout::osaczeni {

// What was already thought of and said, so that nobody talks without end.
struct Voice : Occasions {
  int friendly_round = 0;  // in which an alliance was last offered
  int gifts_told = 0;
};

// Whoever thinks for one seat: what it knows of the table lies in the View, everything else here.
struct Mind : Thoughts {
  static constexpr std::string_view kNoChoice = "osaczeni.reason.no_choice";

  Mind(const Rules& r, Seat seat, std::uint64_t own_seed, const Weights& w)
      : Thoughts(own_seed), rules(r), me(seat), weights(w), who(personality_of(own_seed)), memory(r, seat) {}

  void collect_thoughts(bool to_speak) { collect(memory.impressions(), to_speak); }

  const Rules& rules;
  Seat me;
  Weights weights;
  const Personality& who;
  Memory memory;
  Voice voice;
  Sentence why;  // of the last answer

  // From 0 at the first card to 1 when the next death ends the game.
  double progress(const Table& t) const;
  double honour(const Table& t) const { return honour_at(who, progress(t)); }
  // Old scores with this rival, as points that losing a character of theirs is worth more.
  double spite(Seat rival) const { return weights.spite * who.grudge * memory.grudge(rival); }

  Lens lens(const Table& t) const { return {rules, me, weights, memory.enmity(rules, t)}; }
};

// What a card in my own hand is worth to me, in victory points, if kept for later.
double card_value(const Mind& mind, const View& view, Item item);

// The decisions, each by the heading of its rule. All return one of `options` and leave their reason in
// `why`.
Action choose_placement(Mind& mind, const View& view, const Actions& options);      // OS-110..115
Action choose_office_card(Mind& mind, const View& view, const Actions& options);    // OS-205
Action choose_office_ballot(Mind& mind, const View& view, const Actions& options);  // OS-217
Action choose_kept_card(Mind& mind, const View& view, const Actions& options);      // OS-304
Action choose_given_card(Mind& mind, const View& view, const Actions& options);     // OS-304
Action choose_receiver(Mind& mind, const View& view, const Actions& options);       // OS-308, OS-307
Action choose_walkie(Mind& mind, const View& view, const Actions& options);         // OS-806
Action choose_destination(Mind& mind, const View& view, const Actions& options);    // OS-401..410
Action choose_mover(Mind& mind, const View& view, const Actions& options);          // OS-423..430
Action choose_drink(Mind& mind, const View& view, const Actions& options);          // OS-801
Action choose_haunt(Mind& mind, const View& view, const Actions& options);          // OS-V09
Action choose_feed_card(Mind& mind, const View& view, const Actions& options);      // OS-206
Action choose_feed_ballot(Mind& mind, const View& view, const Actions& options);    // OS-218
Action choose_tie(Mind& mind, const View& view, const Actions& options);            // OS-222
Action choose_eaten(Mind& mind, const View& view, const Actions& options);          // OS-611
Action choose_token_holder(Mind& mind, const View& view, const Actions& options);   // OS-V15

// The answer to any question of the game: one of the above.
Action choose(Mind& mind, const View& view, const Actions& options);

// What one of the cards at hand would change for the better in the feed vote under way; Done if nothing.
struct CardPlan {
  Action action;
  double gain = 0;     // to me, the card's price taken off
  double my_odds = 0;  // to be the one who is eaten, if nothing is done
};
CardPlan plan_feed_card(Mind& mind, const View& view);

// Where I would go as things look now.
Area plan_destination(Mind& mind, const View& view);

// Something worth saying now, if there is.
std::optional<Statement> find_words(Mind& mind, const View& view);

}  // namespace holdout::osaczeni
