#include <array>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/example_facts.h"
#include "games/terrorscape/rules/positions/position_phrases.h"
#include "games/terrorscape/rules/wording/names.h"
#include "games/terrorscape/rules/words.h"

// What a then block can say about the Survivors, the Killer's figure and the mansion.

namespace holdout::terrorscape {

namespace {

std::string state_of(const Facts& f, Survivor who) {
  const Table& t = f.s.table;
  const SurvivorSecrets& side = f.s.hidden.survivors;
  std::string text = person_name(t, who) + ": " + code_of(side.at[at(who)]);
  text += is_wounded(t, who) ? ", wounded" : ", healthy";
  if (t.eliminated.has(who)) text += ", dead";
  if (t.escaped.has(who)) text += ", escaped";
  return text + ", fear " + std::to_string(fear_of(t, who)) + ", keys " + std::to_string(side.keys[at(who)]) +
         ", " + item_list(side.packs[at(who)]);
}

}  // namespace

// As far as it is said; of an item exactly so many.
Result<void> survivor_fact(const Facts& f, Survivor who, std::string_view said) {
  const Result<SurvivorFacts> facts = read_survivor_facts(said);
  if (!facts) return facts.problem();
  const Table& t = f.s.table;
  const SurvivorSecrets& side = f.s.hidden.survivors;
  bool same = !facts->at || *facts->at == side.at[at(who)];
  same = same && (!facts->wounded || *facts->wounded == is_wounded(t, who));
  same = same && (!facts->dead || t.eliminated.has(who)) && (!facts->escaped || t.escaped.has(who));
  same = same && (!facts->fear || *facts->fear == fear_of(t, who));
  same = same && (!facts->keys || *facts->keys == side.keys[at(who)]);
  for (std::size_t i = 0; i < kItemKinds; ++i)
    same = same && (facts->pack[i] == 0 || facts->pack[i] == side.packs[at(who)][i]);
  same = same && facts->traits.without(side.traits[at(who)]).empty() &&
         facts->used.without(side.used[at(who)]).empty();
  return found_unless(same, state_of(f, who));
}

namespace {

Result<void> rooms_are(std::string_view what, std::string_view said, Locations rooms) {
  const Result<Locations> expected = read_locations(said);
  if (!expected) return expected.problem();
  return found_unless(*expected == rooms, std::string(what) + " " + room_list(rooms));
}

bool none_said(std::string_view said) { return lowered(trimmed(said)) == "none"; }

Result<void> room_is(std::string_view what, std::string_view said, Location room) {
  const std::string is = std::string(what) + " " + (room == Location::None ? "none" : code_of(room));
  if (none_said(said)) return found_unless(room == Location::None, is);
  const Result<Location> expected = read_location(said);
  if (!expected) return expected.problem();
  return found_unless(*expected == room, is);
}

// Inside the Survivor phase what is made and not yet told, later what is told.
Result<void> noise_is(const Facts& f, const Claim& claim) {
  const Locations made = f.s.hidden.survivors.noise;
  const bool hidden = f.s.table.phase == Phase::Survivor;
  return rooms_are("noise", claim.body, hidden ? made : f.s.table.noise);
}

Result<void> blocks_are(const Facts& f, const Claim& claim) {
  const Result<Doors> expected = read_doors(claim.body);
  if (!expected) return expected.problem();
  std::string is;
  for (Door door : f.s.table.blocks) is += " " + std::string(tables::kDoorKeys[at(door)]);
  return found_unless(*expected == f.s.table.blocks, "blocks" + (is.empty() ? " nothing" : is));
}

Result<void> help_is(const Facts& f, const Claim& claim) {
  const int help = f.s.table.help;
  const bool off = help == Table::kNoHelp;
  if (none_said(claim.body)) return found_unless(off, "help " + std::to_string(help));
  return off ? found("help none") : number_is("help", claim.body, help);
}

Result<void> repair_is(const Facts& f, const Claim& claim) {
  return number_is("repair", claim.body, f.s.hidden.survivors.repairs);
}
Result<void> strength_is(const Facts& f, const Claim& claim) {
  return number_is("strength", claim.body, strength(f.rules, f.s.table));
}
Result<void> trap_is(const Facts& f, const Claim& claim) {
  return room_is("trap", claim.body, f.s.hidden.survivors.trap);
}
Result<void> killer_is_at(const Facts& f, const Claim& claim) {
  return room_is("killer at", claim.body, f.s.hidden.killer.at);
}
Result<void> token_is(const Facts& f, const Claim& claim) {
  return room_is("stealth token", claim.body,
                 f.s.table.stealth == Skill::None ? Location::None : f.s.table.at);
}
Result<void> killer_hides(const Facts& f, const Claim&) {
  return found_unless(f.s.table.stealth != Skill::None, "killer not in stealth");
}
Result<void> killer_is_open(const Facts& f, const Claim&) {
  return found_unless(f.s.table.stealth == Skill::None, "killer in stealth");
}

// "molotov 1", "molotov done"
Result<void> plan_is(const Facts& f, const Claim& claim) {
  WordReader words(claim.body);
  const Result<int> plan = read_word(words.next(), tables::kPlanKeys);
  if (!plan) return plan.problem();
  const auto card = static_cast<Plan>(*plan);
  const SurvivorSecrets& side = f.s.hidden.survivors;
  if (words.take("done")) return found_unless(side.plan_done == card, "a plan that is not done");
  return number_is("plan", words.rest(), side.plan_under_way == card ? side.plan_progress : 0);
}

Result<void> plan_token_is(const Facts& f, const Claim& claim) {
  return room_is("plan token", claim.body, f.s.hidden.survivors.plan_token);
}

Result<void> first_player_is(const Facts& f, const Claim& claim) {
  const Result<Survivor> who = read_survivor(f.s.table, claim.body);
  if (!who) return who.problem();
  return found_unless(f.s.table.token == *who, "first player " + name_list(f.s.table, only(f.s.table.token)));
}

constexpr std::array kHouseFacts = std::to_array<FactPhrase>({
    {"noise", noise_is},
    {"blocks", blocks_are},
    {"keys", number_fact<&Table::keys>},
    {"repair", repair_is},
    {"help", help_is},
    {"level", number_fact<&Table::level>},
    {"strength", strength_is},
    {"round", number_fact<&Table::round>},
    {"trap", trap_is},
    {"killer at", killer_is_at},
    {"killer in stealth", killer_hides},
    {"killer not in stealth", killer_is_open},
    {"stealth token", token_is},
    {"plan token", plan_token_is},
    {"plan", plan_is},
    {"first player", first_player_is},
    {"ending", name_fact<&Table::ending>},
});

}  // namespace

std::span<const FactPhrase> house_facts() { return kHouseFacts; }

}  // namespace holdout::terrorscape
