#include <algorithm>
#include <numeric>
#include <set>
#include <string>

#include <fmt/format.h>

#include "games/terrorscape/figures/figures.h"
#include "games/terrorscape/figures/map_checks.h"

namespace holdout::terrorscape {

using namespace content;

namespace {

using Problems = std::vector<Problem>;
using Values = std::vector<std::int16_t>;

constexpr int kDeck = 13;  // skill cards of each Killer
constexpr int kLevels = 5;

const Values& values(const Folder& folder, std::string_view name) { return folder.figure(name).values; }
int only_value(const Folder& folder, std::string_view name) { return values(folder, name).front(); }

void expect(const Folder& folder, std::string_view name, int expected, std::string_view why,
            Problems& problems) {
  const FoundFigure& figure = folder.figure(name);
  if (figure.values.front() != expected)
    problems.push_back({figure.where, fmt::format("{} is {}", name, figure.values.front()),
                        fmt::format("{}, {}", expected, why)});
}

// Strength by level is what the levels add to the strength at level 1 (TS-303).
void check_strengths(const Folder& folder, Problems& problems) {
  for (const Row& killer : rows_of(folder, "killers")) {
    const FoundFigure& strength = folder.figure(killer.path("strength"));
    for (int level = 2; level <= kLevels; ++level) {
      const std::string row = fmt::format("levels.{}_{}.strength", killer.text("key"), level);
      const auto at = static_cast<std::size_t>(level - 1);
      if (strength.values[at] != strength.values[at - 1] + only_value(folder, row))
        problems.push_back(killer.wrong("strength",
                                        fmt::format("is {} at level {}", strength.values[at], level),
                                        "what levels.json makes of it"));
    }
  }
}

// 13 cards for each Killer, of which one is locked, until the level that unlocks it.
void check_skills(const Folder& folder, Problems& problems) {
  const std::vector<Row> killers = rows_of(folder, "killers");
  const std::vector<Row> skills = rows_of(folder, "skills");
  for (std::size_t k = 0; k < killers.size(); ++k) {
    int cards = 0;
    std::set<std::string> unlocks;
    for (const Row& skill : skills) {
      const int copies = values(folder, skill.path("counts"))[k];
      cards += copies;
      const int level = only_value(folder, skill.path("locked_until"));
      if (copies > 0 && level > 0) unlocks.insert(fmt::format("{}_{}", killers[k].text("key"), level));
    }
    if (cards != kDeck)
      problems.push_back(
          killers[k].wrong("key", fmt::format("has {} cards", cards), fmt::format("{}", kDeck)));
    std::set<std::string> levels;
    for (const Row& level : rows_of(folder, "levels"))
      if (level.text("effect") == "unlock" && level.text("key").starts_with(killers[k].text("key")))
        levels.insert(level.text("key"));
    if (levels != unlocks || unlocks.size() != 1)
      problems.push_back(killers[k].wrong("key", "has locked cards that levels.json does not unlock",
                                          "one, unlocked by one level"));
  }
  for (const Row& skill : skills)
    if (only_value(folder, skill.path("least")) > only_value(folder, skill.path("most")))
      problems.push_back(skill.wrong("least", "is more than the most", "at most `most`"));
}

// Who alone may use an item starts with it, and nobody else starts with anything.
void check_items(const Folder& folder, Problems& problems) {
  for (const Row& item : rows_of(folder, "items")) {
    const auto owners = static_cast<int>(item.texts("owner").size());
    if (only_value(folder, item.path("backpack")) != owners)
      problems.push_back(item.wrong("backpack", "differs from its owners", std::to_string(owners)));
    if (only_value(folder, item.path("value")) > only_value(folder, item.path("raised")))
      problems.push_back(item.wrong("raised", "is less than the value", "at least `value`"));
  }
  if (only_value(folder, "rounds.bottom_keys") > only_value(folder, "items.key.search"))
    problems.push_back({folder.figure("rounds.bottom_keys").where,
                        "more Keys lie under the search deck than it has", "at most items.key.search"});
}

void check_numbered(const Folder& folder, std::string_view stem, std::string_view prefix,
                    Problems& problems) {
  int place = 0;
  for (const Row& row : rows_of(folder, stem))
    if (const std::string rule = fmt::format("{}-{:02}", prefix, ++place); row.text("rule") != rule)
      problems.push_back(row.wrong("rule", "is " + row.text("rule"), rule + ", by its place"));
}

void check_plans(const Folder& folder, Problems& problems) {
  std::string codes;
  for (const Row& stage : rows_of(folder, "plan_stages")) codes += stage.text("code");
  for (const Row& plan : rows_of(folder, "plans"))
    if (plan.text("stages").find_first_not_of(codes) != std::string::npos)
      problems.push_back(plan.wrong("stages", "is " + plan.text("stages"), "codes of plan_stages.json"));
}

void check_draws(const Folder& folder, Problems& problems) {
  for (const Row& draw : rows_of(folder, "trait_draws")) {
    const int drawn = only_value(folder, draw.path("drawn"));
    const int kept = only_value(folder, draw.path("kept"));
    const std::string key = fmt::format("{}_of_{}", kept, drawn);
    if (kept > drawn || draw.text("key") != key)
      problems.push_back(draw.wrong("kept", "differs from the key", "the numbers of " + draw.text("key")));
  }
}

std::vector<std::string> draws_offered(const Folder& folder, std::string_view column) {
  std::vector<std::string> keys;
  for (const Row& draw : rows_of(folder, "trait_draws"))
    if (draw.flag(column)) keys.push_back(draw.text("key"));
  return keys;
}

void check_options(const Folder& folder, Problems& problems) {
  for (const Row& option : rows_of(folder, "options")) {
    const std::vector<std::string> allowed = option.texts("values");
    if (std::ranges::find(allowed, option.text("default")) == allowed.end())
      problems.push_back(
          option.wrong("default", fmt::format("is \"{}\"", option.text("default")), one_of(allowed)));
    if (std::set(allowed.begin(), allowed.end()).size() != allowed.size())
      problems.push_back(option.wrong("values", "names a value twice", "each value once"));
    for (const auto& [key, column] :
         {std::pair{"traits_survivor", "survivor_choice"}, std::pair{"traits_killer", "killer_choice"}})
      if (option.text("key") == key && allowed != draws_offered(folder, column))
        problems.push_back(
            option.wrong("values", "differ from trait_draws.json", one_of(draws_offered(folder, column))));
  }
}

void check_least(const Folder& folder, std::string_view least, std::string_view most, Problems& problems) {
  if (only_value(folder, least) > only_value(folder, most))
    problems.push_back(
        {folder.figure(least).where, fmt::format("{} is more than {}", least, most), "at most that"});
}

// The box holds what the tables describe.
void check_box(const Folder& folder, Problems& problems) {
  const auto rows = [&](std::string_view stem) { return static_cast<int>(rows_of(folder, stem).size()); };
  for (const auto& [name, stem] :
       {std::pair{"components.survivor_sheets", "survivors"},
        std::pair{"components.killer_sheets", "killers"},
        std::pair{"components.survivor_traits", "survivor_traits"},
        std::pair{"components.killer_traits", "killer_traits"}, std::pair{"components.plan_cards", "plans"}})
    expect(folder, name, rows(stem), "as the other files have it", problems);
  expect(folder, "components.repair_tokens", only_value(folder, "rounds.repair_steps"), "one a step",
         problems);
  expect(folder, "components.defence_dice", only_value(folder, "dice.in_use"), "as dice.json has it",
         problems);
  expect(folder, "components.block_tokens", 2 * only_value(folder, "components.blocks"),
         "a set for each side", problems);
  expect(folder, "components.fear_tokens", 3 * only_value(folder, "rounds.fear_limit"), "for three Survivors",
         problems);
}

}  // namespace

std::vector<Problem> check_figures(const Folder& folder) {
  Problems problems;
  check_map(folder, problems);
  check_strengths(folder, problems);
  check_skills(folder, problems);
  check_items(folder, problems);
  check_numbered(folder, "survivor_traits", "ST", problems);
  check_numbered(folder, "killer_traits", "KT", problems);
  check_numbered(folder, "plans", "PL", problems);
  check_plans(folder, problems);
  check_draws(folder, problems);
  check_options(folder, problems);
  check_least(folder, "rounds.move_least", "rounds.move_most", problems);
  check_least(folder, "rounds.sprint_least", "rounds.sprint_most", problems);
  check_least(folder, "rounds.discovery_kept", "rounds.discovery_drawn", problems);
  check_least(folder, "rounds.starting_hand", "rounds.hand_limit", problems);
  check_least(folder, "timers.computers.phase_least", "timers.computers.phase_most", problems);
  check_box(folder, problems);
  return problems;
}

}  // namespace holdout::terrorscape
