#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/example_facts.h"
#include "games/osaczeni/rules/positions/position_phrases.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

// What a then block can say about areas, monsters, tokens, dice and the end of the game.

namespace holdout::osaczeni {

namespace {

std::string characters_text(const Rules& r, Characters those) {
  std::string list;
  for (Character who : those) list += (list.empty() ? "" : ", ") + character_name(r, who);
  return list.empty() ? "nobody" : list;
}

SeatSet holder(Seat seat) { return seat == kNobody ? SeatSet{} : only(seat); }

// ---- areas -----------------------------------------------------------------------------------------

Result<void> area_is(const Facts& f, const Claim& claim) {
  const Result<Area> area = read_area(claim.about);
  if (!area) return area.problem();
  const Result<AreaFacts> said = read_area_facts(f.rules, claim.body);
  if (!said) return said.problem();
  const Table& t = f.s.table;
  if (said->says_who && (said->who != in(t, *area) || said->hidden != (in(t, *area) & t.hidden)))
    return found("there are " + characters_text(f.rules, in(t, *area)) + ", hidden " +
                 characters_text(f.rules, in(t, *area) & t.hidden));
  if (said->monsters && *said->monsters != monsters_at(t, *area))
    return found(std::to_string(monsters_at(t, *area)) + " monsters");
  if (said->closed && *said->closed != is_closed(t, *area))
    return found(is_closed(t, *area) ? "it is closed" : "it is open");
  return {};
}

Result<void> monsters_are(const Facts& f, const Claim& claim) {
  const Result<std::vector<int>> said = read_numbers(claim.body, 0, 99, kAreas);
  if (!said) return said.problem();
  if (said->size() != kAreas)
    return Problem{.what = quoted(claim.body), .expected = "six numbers, areas 1 to 6 in order"};
  std::string all;
  bool same = true;
  for (std::size_t i = 0; i < kAreas; ++i) {
    same = same && (*said)[i] == f.s.table.monsters[i + 1];
    all += " " + std::to_string(f.s.table.monsters[i + 1]);
  }
  return same ? Result<void>{} : found("monsters" + all);
}

// "17", or "+3" for three more than at the start
Result<void> pool_is(const Facts& f, const Claim& claim) {
  const int now = pool(f.rules, f.s.table);
  if (!claim.body.starts_with('+')) return number_is("pool", claim.body, now);
  return number_is("pool +", claim.body.substr(1), now - pool(f.rules, f.start.table));
}

Result<void> strength_is(const Facts& f, const Claim& claim) {
  const Result<Area> area = read_area(claim.about);
  if (!area) return area.problem();
  return number_is("strength", claim.body, strength_in(f.rules, f.s.table, *area));
}

Result<void> cold_store_is(const Facts& f, const Claim& claim) {
  const Result<std::vector<Character>> said = read_characters(f.rules, claim.body);
  if (!said) return said.problem();
  const auto& dead_list = f.s.table.cold_store;
  std::string all;
  for (Character who : dead_list) all += " " + character_name(f.rules, who);
  const bool same = std::equal(said->begin(), said->end(), dead_list.begin(), dead_list.end());
  return same ? Result<void>{} : found("cold store:" + (all.empty() ? " nobody" : all));
}

Result<void> living_are(const Facts& f, const Claim& claim) {
  return number_is("living", claim.body, living(f.s.table).size());
}

// ---- tokens, time, dice ----------------------------------------------------------------------------

Result<void> badge_is(const Facts& f, const Claim& claim) {
  return seats_are("badge", f.rules, claim.body, holder(f.s.table.badge));
}
Result<void> victim_token_is(const Facts& f, const Claim& claim) {
  return seats_are("victim token", f.rules, claim.body, holder(f.s.table.victim_token));
}
Result<void> eliminated_are(const Facts& f, const Claim& claim) {
  return seats_are("eliminated", f.rules, claim.body,
                   first_seats(f.rules.players).without(living_players(f.s.table)));
}

// OS-007
Result<void> order_is(const Facts& f, const Claim& claim) {
  std::string order;
  SeatSet left = living_players(f.s.table);
  while (!left.empty()) {
    const Seat next = first_from_badge(f.s.table, left);
    order += (order.empty() ? "" : " ") + seat_list(only(next));
    left.remove(next);
  }
  std::string said;
  for (std::string_view word : words_of(claim.body)) {
    const Result<Seat> seat = read_seat(f.rules, word);
    if (!seat) return seat.problem();
    said += (said.empty() ? "" : " ") + seat_list(only(*seat));
  }
  return said == order ? Result<void>{} : found("order " + order);
}

Result<void> phase_is(const Facts& f, const Claim& claim) {
  return number_is("phase", claim.body, static_cast<int>(f.s.table.phase));
}

// The dice face up; 0 is one under the hatch.
Result<void> dice_are(const Facts& f, const Claim& claim) {
  const Result<std::vector<int>> said = read_numbers(claim.body, 0, kAreas, kMaxDice);
  if (!said) return said.problem();
  std::string all;
  bool same = said->size() == f.s.table.dice_in_use;
  for (std::size_t i = 0; i < f.s.table.dice_in_use; ++i) {
    same = same && (*said)[i] == f.s.table.dice[i];
    all += " " + std::to_string(f.s.table.dice[i]);
  }
  return same ? Result<void>{} : found("dice" + all);
}

// "P0 5, P1 3"; "none" for a player without one. Sealed or revealed.
Result<void> destinations_are(const Facts& f, const Claim& claim) {
  for (std::string_view part : parts_of(claim.body, ',')) {
    WordReader words(part);
    const Result<Seat> seat = read_seat(f.rules, words.next());
    if (!seat) return seat.problem();
    const bool none = lowered(words.rest()) == "none";
    const Result<Area> area = none ? Result<Area>(Area::None) : read_area(words.rest());
    if (!area) return area.problem();
    const Area open = f.s.table.destination[slot(*seat)];
    const Area is = open == Area::None ? f.s.hidden.destination[slot(*seat)] : open;
    if (is != *area)
      return found(seat_list(only(*seat)) +
                   (is == Area::None ? " heads nowhere" : " heads for " + area_name(is)));
  }
  return claim.body.empty() ? Result<void>(Problem{.what = "nobody is named", .expected = "P0 5, P1 none"})
                            : Result<void>{};
}

// Who sees where the player heads.
Result<void> knowing_destination(const Facts& f, const Claim& claim) {
  const Result<Seat> of = read_seat(f.rules, claim.about);
  if (!of) return of.problem();
  SeatSet knowing;
  for (Seat viewer : first_seats(f.rules.players)) {
    const View view = view_of(f.rules, f.s, viewer);
    const Area own = viewer == *of ? view.destination : Area::None;
    if (own != Area::None || view.table.destination[slot(*of)] != Area::None) knowing.add(viewer);
  }
  return seats_are("known to", f.rules, claim.body, knowing);
}

Result<void> knowing_dice(const Facts& f, const Claim& claim) {
  SeatSet knowing;
  for (Seat viewer : first_seats(f.rules.players))
    if (knows_dice(f, viewer)) knowing.add(viewer);
  return seats_are("known to", f.rules, claim.body, knowing);
}

// ---- the end ---------------------------------------------------------------------------------------

Result<void> epilogue_is(const Facts& f, const Claim& claim) {
  if (lowered(claim.body) != "none") return number_is("epilogue", claim.body, f.s.table.epilogue);
  const bool none = f.s.table.epilogue == 0 && f.s.table.phase == Phase::Over;
  return none ? Result<void>{} : found("epilogue " + std::to_string(f.s.table.epilogue));
}

// What the table agreed on; only the table's own talk and look-up follow it.
Result<void> setting_is(std::string_view name, std::string_view said, bool on) {
  if (said != "on" && said != "off") return Problem{.what = quoted(said), .expected = "on or off"};
  return (said == "on") == on ? Result<void>{} : found(std::string(name) + (on ? " on" : " off"));
}
Result<void> free_chat_is(const Facts& f, const Claim& claim) {
  return setting_is("free chat", claim.body, f.rules.free_chat);
}
Result<void> history_is(const Facts& f, const Claim& claim) {
  return setting_is("history", claim.body, f.rules.history);
}

constexpr std::array<FactPhrase, 22> kTableFacts{{
    {"area", area_is},
    {"monsters", monsters_are},
    {"pool", pool_is},
    {"strength of", strength_is},
    {"cold store", cold_store_is},
    {"living", living_are},
    {"badge", badge_is},
    {"victim token", victim_token_is},
    {"eliminated", eliminated_are},
    {"order", order_is},
    {"round", number_fact<&Table::round>},
    {"phase", phase_is},
    {"quiet rounds", number_fact<&Table::quiet_rounds>},
    {"dice in use", number_fact<&Table::dice_in_use>},
    {"dice", dice_are},
    {"destinations", destinations_are},
    {"knowing the destination of", knowing_destination},
    {"knowing the dice", knowing_dice},
    {"ending", name_fact<&Table::ending>},
    {"epilogue", epilogue_is},
    {"free chat", free_chat_is},
    {"history", history_is},
}};

}  // namespace

std::span<const FactPhrase> table_facts() { return kTableFacts; }

}  // namespace holdout::osaczeni
