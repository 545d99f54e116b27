#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/position_draft.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

// The dice and the destinations of a written position.

namespace holdout::osaczeni {

namespace {

int dice_wanted(const Draft& draft) {
  if (draft.placing() != kNobody) return family_in(draft.s.table, draft.placing(), Area::None).size();
  return draft.s.table.dice_in_use;
}

bool phase_with_dice(Phase phase) {
  return phase == Phase::Destination || phase == Phase::Move || phase == Phase::Arrival;
}

Result<void> fill_dice(Draft& draft, const Setting& setting) {
  const Result<std::vector<int>> faces = read_numbers(setting.body, 1, kAreas, kMaxDice);
  if (!faces) return at(setting, faces.problem());
  if (static_cast<int>(faces->size()) != dice_wanted(draft))
    return setting.misread(std::to_string(faces->size()) + " dice", std::to_string(dice_wanted(draft)));
  const bool face_up = draft.placing() != kNobody || draft.phase() == Phase::Arrival;
  auto& dice = face_up ? draft.s.table.dice : draft.s.hidden.dice;
  for (std::size_t i = 0; i < faces->size(); ++i) dice[i] = u8((*faces)[i]);
  return {};
}

Result<void> fill_seen(Draft& draft, const Setting& setting) {
  const Result<SeatSet> seats = read_seats(draft.rules, setting.body);
  if (!seats) return at(setting, seats.problem());
  draft.s.table.saw_dice = *seats;
  draft.s.table.badge_vote_held = seats->has(draft.s.table.badge);
  return {};
}

}  // namespace

Result<void> draft_dice(Draft& draft) {
  Table& t = draft.s.table;
  t.dice_in_use = u8(dice_for_next_round(draft.rules, t));
  if (const Setting* setting = draft.find("dice in use")) {
    const Result<int> count = read_number(setting->body, 1, kMaxDice);
    if (!count) return at(*setting, count.problem());
    t.dice_in_use = u8(*count);
  }
  const bool rolled = phase_with_dice(draft.phase());
  const Setting* dice = draft.find("dice");
  if (dice == nullptr && rolled)
    return draft.find("phase")->misread("the dice are rolled by now", "what they show, such as dice 2 4 4 6");
  if (dice != nullptr && !rolled && draft.placing() == kNobody)
    return dice->misread("no dice lie there at that time",
                         "dice only in phases 3 to 5 and while a family is placed");
  if (dice != nullptr)
    if (Result<void> fine = fill_dice(draft, *dice); !fine) return fine;
  const Setting* seen = draft.find("dice seen by");
  if (seen == nullptr) return {};
  if (draft.phase() != Phase::Destination && draft.phase() != Phase::Move)
    return seen->misread("nothing lies under the hatch", "this only in phases 3 and 4");
  return fill_seen(draft, *seen);
}

namespace {

void head_for(Draft& draft, Seat seat, Area area) {
  Table& t = draft.s.table;
  if (seat == t.badge) {  // OS-401: openly
    t.destination[slot(seat)] = area;
    return;
  }
  draft.s.hidden.destination[slot(seat)] = area;
  t.heading.voters.add(seat);
  t.heading.sealed.add(seat);
}

// OS-404, OS-409: everybody who can go somewhere has chosen.
Result<void> everybody_heads(const Draft& draft, const Setting& setting) {
  const Table& t = draft.s.table;
  for (Seat seat : living_players(t)) {
    const bool chose = t.destination[slot(seat)] != Area::None || t.heading.sealed.has(seat);
    if (!chose && any_destination(t, seat))
      return setting.misread(std::string(seat_name(draft.rules, seat)) + " has no destination",
                             "one for everybody who can move, or \"others 6\"");
  }
  return {};
}

}  // namespace

Result<void> draft_destinations(Draft& draft) {
  const Setting* setting = draft.find("destinations");
  const bool moving = draft.phase() == Phase::Move;
  if (setting == nullptr) return moving ? everybody_heads(draft, *draft.find("phase")) : Result<void>{};
  if (!moving)
    return setting->misread("nobody has a destination at that time", "destinations only in phase 4");
  SeatSet left = living_players(draft.s.table);
  for (std::string_view part : parts_of(setting->body, ',')) {
    WordReader words(part);
    const std::string_view who = words.next();
    const Result<Area> area = read_area(words.rest());
    if (!area) return at(*setting, area.problem());
    SeatSet those = left;
    if (lowered(who) != "others") {
      const Result<Seat> seat = read_seat(draft.rules, who);
      if (!seat) return at(*setting, seat.problem());
      those = only(*seat);
    }
    for (Seat seat : those) {
      if (!left.has(seat)) return setting->misread(quoted(part), "each living player once");
      head_for(draft, seat, *area);
      left.remove(seat);
    }
  }
  return everybody_heads(draft, *setting);
}

}  // namespace holdout::osaczeni
