#include "games/terrorscape/rules/changes.h"

// Step 0 of the Survivor phase: the help marker, and what wins there (TS-141..144).

namespace holdout::terrorscape {

namespace {

bool all_are_in(const State& s, Location room) { return who_are_in(s, room) == in_mansion(s.table); }

bool somebody_carries(const State& s, Item item) {
  return std::ranges::any_of(s.hidden.survivors.packs,
                             [&](const ItemCounts& pack) { return pack[at(item)] > 0; });
}

Ending team_escape(const Rules& r, const State& s) {
  if (r.on_your_own || s.table.keys < r.keys_to_escape) return Ending::Running;  // TS-550
  if (all_are_in(s, kMainExit)) return Ending::MainExit;                         // TS-143
  if (all_are_in(s, kHiddenExit) && somebody_carries(s, Item::SecretMap))
    return Ending::HiddenExit;  // TS-144
  return Ending::Running;
}

// PL-03: all together, one step from where the Killer is known to be, and he met nobody (TS-172, TS-571).
bool launcher_hits(const State& s) {
  const Table& t = s.table;
  if (!has_done(s, Plan::Launcher) || t.stealth != Skill::None || t.met) return false;
  for (Location room : neighbours(t.at))
    if (all_are_in(s, room)) return true;
  return false;
}

bool gate_opens(const State& s) {  // PL-11
  return has_done(s, Plan::HiddenGate) && all_are_in(s, kMystic) && somebody_carries(s, Item::SecretMap) &&
         somebody_carries(s, Item::Flashlight) && somebody_carries(s, Item::AncientAmulet);
}

// TS-142: one space on; true if help is there.
bool move_help(Now& now) {
  Table& t = now.s.table;
  if (t.help == Table::kNoHelp) return false;
  --t.help;
  tell(now, event::HelpMoved{.n = t.help});
  return t.help == 0;
}

bool may_escape(const Rules& r, const State& s, Survivor who) {  // TS-535
  if (s.hidden.survivors.keys[at(who)] < r.own_keys_to_escape) return false;
  return where(s, who) == kMainExit || (where(s, who) == kHiddenExit && carries(s, who, Item::SecretMap));
}

Survivor next_to_escape(const Rules& r, const State& s, Survivors asked) {
  if (!r.on_your_own) return kNoSurvivor;
  for (Survivor who : in_mansion(s.table).without(asked))
    if (may_escape(r, s, who)) return who;
  return kNoSurvivor;
}

void escape(Now& now, Survivor who) {
  Table& t = now.s.table;
  t.escaped.add(who);
  tell(now, event::Escaped{.who = who});
  note(t.history, Seen::Escaped, index(who));
  if (t.token == who) pass_token(now);  // TS-553
}

}  // namespace

Flow StepZero::run(Now& now) {
  const Rules& r = now.rules;
  const State& s = now.s;
  if (!begun) {
    begun = true;
    if (move_help(now)) return end_game(now, Ending::Rescued);
    if (const Ending ending = team_escape(r, s); ending != Ending::Running) return end_game(now, ending);
    if (launcher_hits(s)) return end_game(now, Ending::Retaliation, Cause::Launcher);
    if (gate_opens(s)) return end_game(now, Ending::Retaliation, Cause::HiddenGate);
  }
  if (next_to_escape(r, s, asked) != kNoSurvivor) return ask_survivors(now);
  return all_gone(s.table) ? end_game(now, Ending::Finished) : done();  // TS-542
}

Question StepZero::question(const Rules& r, const State& s) const {
  return ask(r, QuestionKind::EscapeAlone, next_to_escape(r, s, asked));
}

void StepZero::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Yes{});
  out.push(answer::Pass{});
}

Flow StepZero::answer(Now& now, Seat, Action a) {
  const Survivor who = next_to_escape(now.rules, now.s, asked);
  asked.add(who);
  if (is<answer::Yes>(a)) escape(now, who);
  return again();
}

}  // namespace holdout::terrorscape
