#include <array>
#include <string>

#include "games/the_thing/rules/positions/example_facts.h"
#include "games/the_thing/rules/positions/position_phrases.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// What a then block can say about Characters, roles and the end of the game.

namespace holdout::the_thing {

namespace {

std::string location_name(Location l) {
  return l == Location::Nowhere ? "nowhere" : std::string(tables::kLocationKeys[at(l)]);
}

struct StateWord {
  std::string_view words;
  bool (*holds)(const State& s, Slot slot);
};

bool is_revealed(const State& s, Slot slot) { return organism(s.table).has(slot); }

constexpr std::array kStates = std::to_array<StateWord>({
    {"stands", [](const State& s, Slot slot) { return s.table.standing.has(slot); }},
    {"lies",
     [](const State& s, Slot slot) { return s.table.characters.has(slot) && !s.table.standing.has(slot); }},
    {"is dead", [](const State& s, Slot slot) { return s.table.dead.has(slot); }},
    {"is revealed", is_revealed},
    {"is not revealed", [](const State& s, Slot slot) { return !is_revealed(s, slot); }},
    {"is defeated", [](const State& s, Slot slot) { return s.table.defeated.has(slot); }},
    {"is an alien", [](const State& s, Slot slot) { return is_alien(s, slot); }},
    {"is human", [](const State& s, Slot slot) { return !is_alien(s, slot); }},
});

std::string state_of(const Facts& f, Slot slot) {
  std::string text = slot_name(f.rules, slot) + " in " + location_name(where(f.s.table, slot));
  for (const StateWord& each : kStates)
    if (each.holds(f.s, slot)) text += ", " + std::string(each.words);
  return text;
}

std::string all_states() {
  std::vector<std::string> words{"in boiler", "may", "may not", "answered", "is shown"};
  for (const StateWord& each : kStates) words.emplace_back(each.words);
  return one_of(words);
}

}  // namespace

Result<void> character_fact(const Facts& f, Slot slot, std::string_view said) {
  WordReader words(said);
  if (words.take("in")) {
    const Result<Location> l = read_location(words.rest());
    if (!l) return l.problem();
    return found_unless(where(f.s.table, slot) == *l, state_of(f, slot));
  }
  for (const StateWord& each : kStates)
    if (lowered(trimmed(said)) == each.words) return found_unless(each.holds(f.s, slot), state_of(f, slot));
  return Problem{.what = quoted(said) + " about a Character", .expected = all_states()};
}

namespace {

// "red 0, blue 2"
Result<void> suspicion_is(const Facts& f, const Claim& claim) {
  const std::vector<std::string_view> parts = parts_of(claim.body, ',');
  if (parts.empty()) return Problem{.what = "nobody is named", .expected = "suspicion red 0, blue 2"};
  for (std::string_view part : parts) {
    WordReader words(part);
    const Result<Slot> slot = read_slot(f.rules, words.next());
    if (!slot) return slot.problem();
    const std::string what = "suspicion " + slot_name(f.rules, *slot);
    if (Result<void> fine = number_is(what, words.rest(), f.s.table.suspicion[at(*slot)]); !fine) return fine;
  }
  return {};
}

Result<void> leader_is(const Facts& f, const Claim& claim) {
  const Result<Seat> seat = read_seat(f.rules, claim.body);
  if (!seat) return seat.problem();
  return found_unless(*seat == f.s.table.leader, "leader " + seat_name(f.s.table.leader));
}

// Exactly these Characters, by what is to be seen of them.
template <auto Of>
Result<void> those_are(const Facts& f, const Claim& claim) {
  return slots_are(claim.words, f.rules, claim.body, Of(f.s));
}
Result<void> shown_are(const Facts& f, const Claim& claim) {
  return slots_are("roles shown of", f.rules, claim.body, f.s.table.shown_human | f.s.table.shown_alien);
}

// "plan: 3, 2": Strength on the face-down cards, the largest first (TT-304)
Result<void> plan_is(const Facts& f, const Claim& claim) {
  std::string is;
  for (std::uint8_t each : f.s.table.laid) is += (is.empty() ? "" : ",") + std::to_string(each);
  if (is.empty()) is = "nothing";
  return found_unless(comma_list(claim.body) == is, "plan: " + is);
}

// "knowing green is an alien: green blue": by their own role, their tokens, or what everybody saw (TT-557)
Result<void> knowing_are(const Facts& f, const Claim& claim) {
  WordReader words(claim.about);
  const Result<Slot> who = read_slot(f.rules, words.next());
  if (!who) return who.problem();
  if (!words.take("is an alien") || !words.empty())
    return Problem{.what = quoted(claim.about), .expected = "knowing green is an alien: and players"};
  Slots knowing;
  for (Slot viewer : first_slots(f.rules.slots)) {
    const View view = view_of(f.rules, f.s, seat_of(f.s.table, viewer));
    const bool own = view.alien && viewer == *who && !f.rules.few;
    if (own || (view.saw_alien | view.gave_alien | view.table.shown_alien).has(*who)) knowing.add(viewer);
  }
  return slots_are("known to", f.rules, claim.body, knowing);
}

// "infected green: by blue", "by a dog", "from the start" (TT-932)
Result<void> infected_is(const Facts& f, const Claim& claim) {
  const Result<Slot> who = read_slot(f.rules, claim.about);
  if (!who) return who.problem();
  const std::uint8_t by = f.s.hidden.infection[at(*who)].by;
  std::string is = "by nobody";
  if (by < kByDog) is = "by " + slot_name(f.rules, slot_at(by));
  if (by == kByDog) is = "by a dog";
  if (by == kFirstAlien) is = "from the start";
  return found_unless(lowered(claim.body) == is, "infected " + is);
}

// "red -> yellow, green -> nobody": the last count
Result<void> votes_are(const Facts& f, const Claim& claim) {
  const std::vector<std::string_view> parts = parts_of(claim.body, ',');
  if (parts.empty()) return Problem{.what = "no vote is named", .expected = "votes red -> blue"};
  for (std::string_view part : parts) {
    WordReader words(part);
    const Result<Slot> voter = read_slot(f.rules, words.next());
    if (!voter) return voter.problem();
    if (!words.take("->")) return Problem{.what = quoted(part), .expected = "a vote such as red -> blue"};
    const Slot target = f.s.table.voted[at(*voter)];
    const std::string is = target == kNoSlot ? "nobody" : slot_name(f.rules, target);
    if (lowered(words.rest()) != is) return found(slot_name(f.rules, *voter) + " voted " + is);
  }
  return {};
}

// "use none threat": cancelled or used ones are none
Result<void> dice_are(const Facts& f, const Claim& claim) {
  std::string is;
  for (Face face : f.s.table.dice)
    is += (is.empty() ? "" : ",") +
          std::string(face == Face::None ? "none" : kFaceKeys[static_cast<std::size_t>(face)]);
  return found_unless(lowered(comma_list(claim.body)) == is, "dice " + is);
}

constexpr std::array kFigureFacts = std::to_array<FactPhrase>({
    {"suspicion", suspicion_is},
    {"leader", leader_is},
    {"aliens", those_are<[](const State& s) { return s.hidden.aliens; }>},
    {"revealed", those_are<[](const State& s) { return organism(s.table); }>},
    {"defeated", those_are<[](const State& s) { return s.table.defeated; }>},
    {"dead", those_are<[](const State& s) { return s.table.dead; }>},
    {"standing", those_are<[](const State& s) { return s.table.standing; }>},
    {"aboard", those_are<[](const State& s) { return s.table.boarding.aboard; }>},
    {"tokens laid by", those_are<[](const State& s) { return s.table.meeting.laid; }>},
    {"roles shown", shown_are},
    {"strength", number_fact<&Table::strength>},
    {"plan", plan_is},
    {"knowing", knowing_are},
    {"infected", infected_is},
    {"votes", votes_are},
    {"threat", number_fact<&Table::threat>},
    {"dice", dice_are},
    {"ending", name_fact<&Table::ending>},
    {"exit", name_fact<&Table::exit>},
});

}  // namespace

std::span<const FactPhrase> figure_facts() { return kFigureFacts; }

}  // namespace holdout::the_thing
