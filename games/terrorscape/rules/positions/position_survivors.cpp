#include <algorithm>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/position_draft.h"
#include "games/terrorscape/rules/wording/names.h"

// Where the Survivors of a written position are, what they have done, and what the variants add.

namespace holdout::terrorscape {

namespace {

Result<void> put(Draft& draft, const Setting& setting, Survivor who, const SurvivorFacts& facts) {
  Table& t = draft.s.table;
  SurvivorSecrets& side = draft.s.hidden.survivors;
  if (facts.at) side.at[at(who)] = *facts.at;
  if (facts.wounded.value_or(false)) t.wounded.add(who);
  if (facts.fear) t.fear[at(who)] = u8(*facts.fear);
  if (facts.acted.value_or(false)) side.done.add(who);
  if (facts.dead.value_or(false)) t.eliminated.add(who);
  if (facts.escaped.value_or(false)) t.escaped.add(who);
  if ((facts.dead || facts.escaped || facts.keys) && !draft.rules.on_your_own)
    return setting.misread("a Survivor dead, away, or with Keys of his own",
                           "option on_your_own=on (TS-531, TS-535, TS-538)");
  if (facts.keys) side.keys[at(who)] = u8(*facts.keys);
  if (!facts.traits.empty() && !draft.rules.traits)
    return setting.misread("traits without the variant", "option traits=easy or another (TS-501)");
  side.traits[at(who)] = facts.traits;
  side.used[at(who)] = facts.used;
  return {};
}

}  // namespace

Result<void> draft_survivors(Draft& draft) {
  const Table& t = draft.s.table;
  for (int i = 0; i < kPersons; ++i) {
    const Setting* setting = draft.find(subject_of(static_cast<Person>(i)));
    if (setting == nullptr) continue;
    const Survivor who = who_is(t, static_cast<Person>(i));
    if (who == kNoSurvivor)
      return setting->misread(quoted(setting->phrase.text) + " is about somebody who is not in the game",
                              "one of the three Survivors");
    const Result<SurvivorFacts> facts = read_survivor_facts(setting->body);
    if (!facts) return at(*setting, facts.problem());
    if (Result<void> fine = put(draft, *setting, who, *facts); !fine) return fine;
  }
  const Setting* acted = draft.find("acted");
  if (acted == nullptr) return {};
  const Result<Survivors> those = read_survivors(t, acted->body);
  if (!those) return at(*acted, those.problem());
  draft.s.hidden.survivors.done = draft.s.hidden.survivors.done | *those;
  return {};
}

namespace {

// "blueprints 2, know_the_grounds", "powder_keg done, molotov"
Result<void> read_plans(Draft& draft, const Setting& setting) {
  SurvivorSecrets& side = draft.s.hidden.survivors;
  const std::vector<std::string_view> parts = parts_of(setting.body, ',');
  if (!draft.rules.survival_plan || parts.size() != side.plans.size())
    return setting.misread(quoted(setting.body), "two plan cards, with option survival_plan=on (TS-560)");
  for (std::size_t i = 0; i < parts.size(); ++i) {
    WordReader words(parts[i]);
    const Result<int> plan = read_word(words.next(), tables::kPlanKeys);
    if (!plan) return at(setting, plan.problem());
    side.plans[i] = static_cast<Plan>(*plan);
    if (words.take("done")) {
      side.plan_done = side.plans[i];
      continue;
    }
    if (words.empty()) continue;
    const Result<int> stages = read_number(words.rest(), 1, 4);
    if (!stages) return at(setting, stages.problem());
    side.plan_under_way = side.plans[i];
    side.plan_progress = u8(*stages);
  }
  if (side.plans[0] == side.plans[1])
    return setting.misread("a plan card twice", "two different ones (TS-560)");
  return {};
}

}  // namespace

Result<void> draft_variants(Draft& draft) {
  Table& t = draft.s.table;
  if (draft.rules.on_your_own) {
    t.token = in_mansion(t).first();
    const auto read = [&](std::string_view word) { return read_survivor(t, word); };
    if (Result<void> fine = draft.settings.read(Subject("first player"), t.token, read); !fine) return fine;
  }
  if (const Setting* plans = draft.find("plans"))
    if (Result<void> fine = read_plans(draft, *plans); !fine) return fine;
  if (draft.rules.survival_plan && draft.find("plans") == nullptr)
    draft.s.hidden.survivors.plans = {Plan::Molotov, Plan::HealingSpring};
  const Setting* token = draft.find("plan token");
  if (token == nullptr) return {};
  const Result<Location> room = read_location(token->body);
  if (!room) return at(*token, room.problem());
  draft.s.hidden.survivors.plan_token = *room;
  return {};
}

}  // namespace holdout::terrorscape
