#pragma once

#include "bots/choosing.h"
#include "bots/occasions.h"
#include "bots/personality.h"
#include "bots/thoughts.h"
#include "games/the_thing/players/memory.h"
#include "games/the_thing/players/needs.h"
#include "games/the_thing/rules/wording/sentences.h"

namespace holdout::the_thing {

// What a computer player cares about, against what the station needs (the_thing_needs.h). One table of
// numbers, so that they can be weighed against each other in matches.
struct Weights {
  double infection = 12;      // to be turned, for a Human
  double death = 1.35;        // to be assimilated by the revealed Alien
  double marker = 0.06;       // one step on the Suspicion track
  double hunt = 2.8;          // to turn a Human, for an Alien
  double blend = 1.1;         // work for the station, for an Alien who wants to look Human
  double sabotage = 0.5;      // how often an Alien hands in a Sabotage where it may
  double closing = 0.7;       // how much oftener an Alien lays its token when only the last Humans are left
  double kill = 1.5;          // to assimilate somebody, for the revealed Alien,
  double last_kill = 11;      // and more by this over the number of Humans left
  double search = 1.5;        // times what the Storeroom is worth while nobody is known to hold Keys
  double sure_enough = 0.12;  // chance to have told Humans and Aliens apart at which a Human leaves
  double reveal = 0.096;      // how readily an Alien shows itself
};

// Whoever thinks for one seat: what it knows of the table lies in the View, everything else here.
struct Mind : Thoughts {
  static constexpr std::string_view kNoChoice = "the_thing.reason.no_choice";

  Mind(const Rules& r, Seat seat, std::uint64_t own_seed, const Weights& w)
      : Thoughts(own_seed),
        rules(r),
        me(slot_at(index(seat))),
        weights(w),
        who(personality_of(own_seed)),
        memory(r, me) {}

  void collect_thoughts(bool to_speak) { collect(memory.impressions(), to_speak); }
  const RoleBelief& roles() const { return memory.roles(); }
  double suspects(Slot slot) const { return memory.suspects(slot); }
  // Some Aliens go after Humans, some stay away from everybody and wait for the way out.
  bool lurks() const { return (seed >> 7) % 3 == 0; }

  const Rules& rules;
  Slot me;
  Weights weights;
  const Personality& who;
  Memory memory;
  Occasions voice;
  Sentence why;  // of the last answer
};

// The first option of this kind, else the first of all.
Action option_of(const Actions& options, ActionKind kind);
bool offers(const Actions& options, ActionKind kind);

// Who is less likely an Alien may be handed what decides the game.
inline constexpr double kTrusted = 0.12;

// ---- what many decisions ask ----------------------------------------------------------------------------

inline const RoundRecord& this_round(const Table& t) {
  return t.history[static_cast<std::size_t>(t.round - 1)];
}
const Belongings& own_goods(const Mind& mind, const View& view);
int own_number(const Mind& mind, const View& view, Good g);
// What a weapon or an item is worth to its holder.
double good_worth(const Mind& mind, const View& view, Good g);
// Those of `among` whom I know or hold to be Human, for an Alien who seeks them.
double prey_in(const Mind& mind, const View& view, Slots among);
// How many Characters are still Human, as far as I can tell.
double humans_left(const Mind& mind, const View& view);
// For an Alien: 0 while most Characters are Human, 1 when turning the few that are left would win (TT-930).
double closing_in(const Mind& mind, const View& view);
// Chance that a meeting with these turns me, a Human.
double infection_risk(const Mind& mind, const View& view, Slots company);
// Somebody has Keys: I, or one whom I believe.
bool keys_are_with(const Mind& mind, const View& view, Slots those);
// Chance to part Humans and Aliens rightly if we left now.
double parting_chance(const Mind& mind, const View& view);
// Whoever stays is as likely to freeze as not.
bool too_cold_to_stay(const Mind& mind, const View& view);
// Is it time to leave, as a Human? Sure enough whom to take along, or too cold to wait.
bool time_to_leave(const Mind& mind, const View& view);
// Fires that I can light or fight with: Dynamite and charges.
int own_fires(const Mind& mind, const View& view);
// Chance that somebody of `holders` has a Blood Bag and uses it as a Human would, by what everybody sees.
double blood_chance(const Mind& mind, const View& view, Slots holders);
// Chance that `who` is tested in this round.
double tested_soon(const Mind& mind, const View& view, Slot who);
// What a Human gains by a Test of `target`.
double test_worth(const Mind& mind, const View& view, Slot target);
// The markers that decide who is asked to board first (TT-901) and whom Test A hits (TT-723).
int lowest_marker(const Table& t);
int highest_marker(const Table& t, Slots among);
// Somebody proven will be asked to board before all others.
bool safe_first(const Mind& mind, const Table& t);

// ---- the decisions, by what the specification calls them; all return one of `options` and leave a reason
// ----

Action choose_move(Mind& mind, const View& view, const Actions& options);             // D-4
Action choose_card(Mind& mind, const View& view, const Actions& options);             // D-5, D-8
Action choose_hand(Mind& mind, const View& view, const Actions& options);             // D-6
Action choose_spare_card(Mind& mind, const View& view, const Actions& options);       // D-3, D-37
Action choose_weather(Mind& mind, const View& view, const Actions& options);          // D-1, D-29
Action choose_avoid(Mind& mind, const View& view, const Actions& options);            // D-10
Action choose_fight(Mind& mind, const View& view, const Actions& options);            // D-11
Action choose_tokens(Mind& mind, const View& view, const Actions& options);           // D-15
Action choose_peek(Mind& mind, const View& view, const Actions& options);             // D-16
Action choose_fire(Mind& mind, const View& view, const Actions& options);             // D-20
Action choose_order(Mind& mind, const View& view, const Actions& options);            // D-9
Action choose_assignment(Mind& mind, const View& view, const Actions& options);       // D-21
Action choose_go_on(Mind& mind, const View& view, const Actions& options);            // D-22
Action choose_free_action(Mind& mind, const View& view, const Actions& options);      // D-23
Action choose_kept_good(Mind& mind, const View& view, const Actions& options);        // D-24
Action choose_lab_token(Mind& mind, const View& view, const Actions& options);        // D-25
Action choose_fuel_target(Mind& mind, const View& view, const Actions& options);      // D-28
Action choose_escape(Mind& mind, const View& view, const Actions& options);           // D-30
Action choose_trade(Mind& mind, const View& view, const Actions& options);            // D-32
Action choose_trade_answer(Mind& mind, const View& view, const Actions& options);     // D-32
Action choose_vote(Mind& mind, const View& view, const Actions& options);             // D-33
Action choose_reveal(Mind& mind, const View& view, const Actions& options);           // D-34
Action choose_test(Mind& mind, const View& view, const Actions& options, bool fire);  // D-35
Action choose_tester(Mind& mind, const View& view, const Actions& options);           // D-36
Action choose_first_aboard(Mind& mind, const View& view, const Actions& options);     // D-17
Action choose_admission(Mind& mind, const View& view, const Actions& options);        // D-19
Action choose_plan(Mind& mind, const View& view, const Actions& options);             // D-2
Action choose_prey(Mind& mind, const View& view, const Actions& options);             // D-12, D-13

// The answer to any question of the game for 4 to 8 players: one of the above.
Action choose(Mind& mind, const View& view, const Actions& options);

// Where I would go as things look now, after how many cards of this round I would stop as Leader, and whom I
// would vote for; for talking about it.
Location plan_place(Mind& mind, const View& view);
// Where the revealed Alien wants to strike: the same plan however often it is asked for in a round, since it
// is built step by step.
Plan wanted_plan(const Mind& mind, const View& view);
int plan_flips(const Mind& mind, const View& view);
Slot plan_vote(Mind& mind, const View& view);

// Something worth saying now, if there is.
std::optional<Statement> find_words(Mind& mind, const View& view);

}  // namespace holdout::the_thing
