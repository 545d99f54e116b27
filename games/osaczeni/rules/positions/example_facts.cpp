#include "games/osaczeni/rules/positions/example_facts.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/position_phrases.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

Result<void> seats_are(std::string_view what, const Rules& r, std::string_view said, SeatSet seats) {
  const Result<SeatSet> expected = read_seats(r, said);
  if (!expected) return expected.problem();
  if (*expected != seats) return found(std::string(what) + " " + seat_list(seats));
  return {};
}

bool knows_dice(const Facts& f, Seat seat) {
  const View view = view_of(f.rules, f.s, seat);
  for (std::size_t i = 0; i < f.s.table.dice_in_use; ++i)
    if (view.dice[i] == 0 && view.table.dice[i] == 0) return false;
  return true;
}

namespace {

std::string whereabouts(const Table& t, Character who) {
  if (t.at[kColdStore].has(who)) return "dead";
  const Area area = area_of(t, who);
  return area == Area::None ? "not placed" : "in " + area_name(area);
}

// "P0.L in 4", "P0.L dead", "P0.L hidden", "P0.L not hidden"
Result<void> character_fact(const Facts& f, Character who, WordReader words) {
  const std::string name = character_name(f.rules, who);
  const bool hidden = f.s.table.hidden.has(who);
  if (words.take("hidden")) return hidden ? Result<void>{} : found(name + " is not hidden");
  if (words.take("not hidden")) return hidden ? found(name + " is hidden") : Result<void>{};
  const std::string is = whereabouts(f.s.table, who);
  if (words.take("dead")) return is == "dead" ? Result<void>{} : found(name + " is " + is);
  if (!words.take("in"))
    return Problem{.what = quoted(words.rest()), .expected = "in 4, dead, hidden or not hidden"};
  const Result<Area> area = read_area(words.rest());
  if (!area) return area.problem();
  return is == "in " + area_name(*area) ? Result<void>{} : found(name + " is " + is);
}

// "P0 knows the dice", "P1 does not know the dice", "P2 eliminated"
Result<void> player_fact(const Facts& f, Seat seat, WordReader words) {
  const std::string name = seat_list(only(seat));
  const bool out = eliminated(f.s.table, seat);
  const bool knows = knows_dice(f, seat);
  if (words.take("eliminated")) return out ? Result<void>{} : found(name + " has living characters");
  if (words.take("knows the dice")) return knows ? Result<void>{} : found(name + " does not know them");
  if (words.take("does not know the dice")) return knows ? found(name + " knows them") : Result<void>{};
  return Problem{
      .what = quoted(words.rest()) + " about a player",
      .expected = "may, may not, answered, is shown, eliminated, knows the dice or does not know the dice"};
}

std::string all_phrases() {
  std::vector<std::string> words{"P0.L in 4", "P0 knows the dice", "asked", "options", "time limit", "scores",
                                 "winners"};
  for (const auto& phrases : {table_facts(), card_facts(), vote_facts()})
    for (const FactPhrase& each : phrases) words.emplace_back(each.words);
  return one_of(words);
}

}  // namespace

Result<void> fact_holds(const Facts& f, std::string_view phrase) {
  WordReader words(phrase);
  const std::string_view first = words.next();
  if (const std::optional<Character> who = character_named(f.rules, first, kNobody))
    return character_fact(f, *who, words);
  if (const std::optional<Seat> seat = seat_named(f.rules, first)) return player_fact(f, *seat, words);
  for (const auto& phrases : {table_facts(), card_facts(), vote_facts()})
    if (std::optional<Result<void>> result = try_facts(f, phrases, phrase)) return *result;
  return Problem{.what = quoted(phrase) + " says nothing about the game", .expected = all_phrases()};
}

}  // namespace holdout::osaczeni
