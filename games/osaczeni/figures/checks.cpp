#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>

#include "games/osaczeni/figures/figures.h"

namespace holdout::osaczeni {

using namespace content;

namespace {

using Problems = std::vector<Problem>;

int only_value(const Folder& folder, std::string_view name) { return folder.figure(name).values.front(); }

// The lot is the one area without limit that never closes (OS-020, OS-705); the rules know it and the
// Monitoring Centre by their keys and numbers (OS-201).
void check_areas(const Folder& folder, Problems& problems) {
  const std::map<std::string, int> fixed_numbers{{"monitoring", 3}, {"lot", 6}};
  std::set<std::string> keys;
  for (const Row& area : rows_of(folder, "areas")) {
    const bool is_lot = area.text("key") == "lot";
    keys.insert(area.text("key"));
    for (const auto& [column, word, range] :
         {std::tuple{"capacity", "unlimited", "1 to 12"}, std::tuple{"closes_at", "never", "1 to 25"}})
      if ((area.text(column) == word) != is_lot)
        problems.push_back(area.wrong(column, is_lot ? "is limited" : fmt::format("is \"{}\"", word),
                                      is_lot ? fmt::format("\"{}\"", word) : range));
    const auto fixed = fixed_numbers.find(area.text("key"));
    if (fixed != fixed_numbers.end() && area.number("number") != fixed->second)
      problems.push_back(area.wrong("number", fmt::format("is {}", area.number("number")),
                                    fmt::format("{}, its number in the book", fixed->second)));
  }
  for (const auto& [key, number] : fixed_numbers)
    if (!keys.contains(key))
      problems.push_back({folder.document("areas").file, fmt::format("there is no area \"{}\"", key),
                          fmt::format("it as number {}", number)});
}

void check_dice(const Folder& folder, Problems& problems) {
  const FoundFigure& faces = folder.figure("dice.faces");
  if (std::set(faces.values.begin(), faces.values.end()).size() != faces.values.size())
    problems.push_back({faces.where, "dice.faces names an area twice", "every area number once"});
}

// What an effect needs to make sense: the windows the rules offer it in, and how many things it may touch.
struct EffectNeeds {
  std::set<std::string> timings;
  int least = 1;
  int most = 1;  // kAll = only "all"; kAny = a number or "all"
};
constexpr int kAll = -1;
constexpr int kAny = 99;

const std::map<std::string, EffectNeeds>& effect_needs() {
  static const std::map<std::string, EffectNeeds> needs{
      {"extra_move", {{"after_move"}}},
      {"peek_dice", {{"after_roll"}, kAll, kAll}},
      {"hide_character", {{"feed_discussion"}}},
      {"move_monster", {{"feed_discussion"}}},
      {"kill_monsters", {{"feed_discussion"}, kAll, kAny}},
      {"add_votes", {{"feed_discussion", "any_discussion"}, 1, kAny}},
      {"score_at_end", {{"scoring"}, 1, kAny}}};
  return needs;
}

std::string amount_text(const EffectNeeds& needs) {
  if (needs.most == kAll) return "\"all\"";
  if (needs.most == kAny) return needs.least == kAll ? "a number or \"all\"" : "a number";
  return "1";
}

void check_items(const Folder& folder, Problems& problems) {
  bool has_weapon = false;
  for (const Row& item : rows_of(folder, "items")) {
    has_weapon = has_weapon || item.flag("weapon");
    const EffectNeeds& needs = effect_needs().at(item.text("effect"));
    if (!needs.timings.contains(item.text("timing")))
      problems.push_back(item.wrong(
          "timing", fmt::format("is {}, where {} does nothing", item.text("timing"), item.text("effect")),
          one_of({needs.timings.begin(), needs.timings.end()})));
    const int amount = only_value(folder, item.path("amount"));
    if (amount < needs.least || amount > needs.most)
      problems.push_back(
          item.wrong("amount",
                     fmt::format("is {} for {}", amount == kAll ? "\"all\"" : std::to_string(amount),
                                 item.text("effect")),
                     amount_text(needs)));
  }
  if (!has_weapon)
    problems.push_back(
        {folder.document("items").file, "no item is a weapon", "at least one, for epilogue 05"});
}

void check_players(const Folder& folder, Problems& problems) {
  for (const Row& players : rows_of(folder, "players")) {
    const std::vector<std::string> listed = players.texts("kinds");
    std::vector<std::string> playing;
    for (const Row& kind : rows_of(folder, "characters")) {
      const FoundFigure& counts = folder.figure(kind.path("plays_with"));
      if (std::ranges::find(counts.values, std::stoi(players.text("key"))) != counts.values.end())
        playing.push_back(kind.text("key"));
    }
    if (listed != playing)
      problems.push_back(players.wrong("kinds", "differs from plays_with of characters.json",
                                       fmt::format("the list {}", fmt::join(playing, ", "))));
  }
}

// The figures the rules read for each variant (section 12.1 of the rules); the others bring none.
const std::map<std::string, std::set<std::string>>& variant_figures() {
  static const std::map<std::string, std::set<std::string>> figures{
      {"full_tank", {"keys_points"}},
      {"blood_ties", {"survivors", "points"}},
      {"short_rations", {"search_draws"}},
      {"armed_families", {"starting_cards"}},
      {"close_quarters", {"fewer_spaces"}},
      {"rotten_shutters", {"closes_at"}},
      {"shoulder_to_shoulder", {"defenders", "strength"}},
      {"stockpile", {"cards", "points"}},
      {"tailgate_watch", {"monsters"}},
      {"lone_wolf", {"votes"}},
      {"bare_hands", {"starting_cards"}}};
  return figures;
}

void check_variant_figures(const Folder& folder, const Row& variant, Problems& problems) {
  const auto found = variant_figures().find(variant.text("key"));
  const std::set<std::string> wanted =
      found == variant_figures().end() ? std::set<std::string>{} : found->second;
  for (const std::string& column : wanted)
    if (!variant.has(column))
      problems.push_back(variant.wrong(column, "is missing", "a number: the variant needs it"));
  const std::string prefix = variant.path("");
  for (const FoundFigure& figure : folder.figures) {
    if (!figure.name.starts_with(prefix)) continue;
    const std::string column = figure.name.substr(prefix.size());
    if (!wanted.contains(column))
      problems.push_back(
          variant.wrong(column, "is not a figure of this variant", "no such figure: no rule reads it"));
  }
}

void check_variants(const Folder& folder, Problems& problems) {
  for (const Row& variant : rows_of(folder, "variants")) {
    check_variant_figures(folder, variant, problems);
    if (variant.text("rule") != fmt::format("OS-V{:02}", variant.number("number")))
      problems.push_back(variant.wrong("rule", "is " + variant.text("rule"),
                                       fmt::format("OS-V{:02}, by its number", variant.number("number"))));
  }
}

void check_epilogues(const Folder& folder, Problems& problems) {
  std::map<std::int64_t, std::string> variants;
  for (const Row& variant : rows_of(folder, "variants"))
    variants[variant.number("number")] = variant.text("key");
  const std::vector<Row> rows = rows_of(folder, "epilogues");
  for (const Row& epilogue : rows) {
    const std::string& condition = epilogue.text("condition");
    const bool compares = condition.ends_with("_exactly") || condition.ends_with("_at_least");
    if (compares != epilogue.has("amount"))
      problems.push_back(
          epilogue.wrong("amount", compares ? "is missing" : "compares with nothing",
                         compares ? "a number for " + condition : "no amount for " + condition));
    if ((condition == "none_of_the_others") != (epilogue.number("order") == std::ssize(rows)))
      problems.push_back(epilogue.wrong("condition",
                                        fmt::format("is {} in place {}", condition, epilogue.number("order")),
                                        "none_of_the_others in the last place only"));
    const std::string& variant = variants.at(epilogue.number("number"));
    if (variant != epilogue.text("key"))
      problems.push_back(epilogue.wrong("key", "differs from the variant of its number",
                                        fmt::format("\"{}\" as in variants.json", variant)));
  }
}

void check_options(const Folder& folder, Problems& problems) {
  const std::vector<Row> rows = rows_of(folder, "options");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& option = rows[i];
    const std::vector<std::string> values = option.texts("values");
    if (std::ranges::find(values, option.text("default")) == values.end())
      problems.push_back(
          option.wrong("default", fmt::format("is \"{}\"", option.text("default")), one_of(values)));
    if (std::set(values.begin(), values.end()).size() != values.size())
      problems.push_back(option.wrong("values", "names a value twice", "each value once"));
    if (option.text("rule") != fmt::format("OS-O{}", i + 1))
      problems.push_back(
          option.wrong("rule", "is " + option.text("rule"), fmt::format("OS-O{}, by its place", i + 1)));
  }
}

// The box holds what the tables describe.
void check_box(const Folder& folder, Problems& problems) {
  const auto rows = [&](std::string_view stem) { return static_cast<int>(rows_of(folder, stem).size()); };
  const int families = rows("colours");
  const std::vector<std::pair<std::string, int>> expected{
      {"components.area_tiles", rows("areas")},
      {"components.epilogue_cards", rows("epilogues")},
      {"components.character_tokens", families * rows("characters")},
      {"components.screens", families},
      {"components.maps", families},
      {"components.movement_markers", families}};
  for (const auto& [name, count] : expected) {
    const FoundFigure& figure = folder.figure(name);
    if (figure.values.front() != count)
      problems.push_back({figure.where, fmt::format("{} is {}", name, figure.values.front()),
                          fmt::format("{}, as the other files have it", count)});
  }
}

}  // namespace

std::vector<Problem> check_figures(const Folder& folder) {
  Problems problems;
  check_areas(folder, problems);
  check_dice(folder, problems);
  check_items(folder, problems);
  check_players(folder, problems);
  check_variants(folder, problems);
  check_epilogues(folder, problems);
  check_options(folder, problems);
  check_box(folder, problems);
  return problems;
}

}  // namespace holdout::osaczeni
