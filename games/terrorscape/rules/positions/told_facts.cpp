#include <algorithm>
#include <array>
#include <optional>

#include "engine/saving/describe_bytes.h"
#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/example_facts.h"
#include "games/terrorscape/rules/positions/position_phrases.h"
#include "games/terrorscape/rules/seeing/view.h"
#include "games/terrorscape/rules/wording/names.h"
#include "games/terrorscape/rules/words.h"

// What a then block can say about what happened, and who learnt of it.

namespace holdout::terrorscape {

namespace {

constexpr auto kEventKeys = keys_of(kEventRows);

Result<void> happened(const Facts& f, const Claim& claim) {
  const Result<HappenedClaim> said = read_happened(claim.body, kEventKeys);
  if (!said) return said.problem();
  SeatSet actors;
  if (lowered(said->by) == "nobody") actors = only(kNobody);
  for (const std::string& word : actors.empty() ? listed_words(said->by) : std::vector<std::string>{}) {
    const Result<Seat> seat = read_seat(f.rules, word);
    if (!seat) return seat.problem();
    actors.add(*seat);
  }
  return happened_is(*said, actors, f.events, kEventKeys);
}

// "nothing", "1 blocked": what somebody of that side noticed
Result<void> told_to(const Facts& f, SeatSet seats, std::string_view said) {
  std::vector<Event> noticed;
  for (const Event& event : f.events)
    if (!(event.noticed_by & seats).empty()) noticed.push_back(event);
  if (lowered(trimmed(said)) != "nothing") {
    const Result<HappenedClaim> claim = read_happened(said, kEventKeys);
    if (!claim) return claim.problem();
    return happened_is(*claim, {}, noticed, kEventKeys);
  }
  if (noticed.empty()) return {};
  std::string list;
  for (const Event& event : noticed) list += " " + std::string(kEventKeys[event.kind]);
  return found("told of" + list);
}

Result<void> killer_is_told(const Facts& f, const Claim& claim) {
  return told_to(f, only(f.rules.killer_seat), claim.body);
}
Result<void> survivors_are_told(const Facts& f, const Claim& claim) {
  return told_to(f, f.rules.survivor_seats, claim.body);
}

// The last event of this kind that happened.
template <class E>
std::optional<E> last_of(const Facts& f) {
  for (auto each = f.events.rbegin(); each != f.events.rend(); ++each)
    if (is<E>(*each)) return parts_of<E>(*each);
  return std::nullopt;
}

// "C2, N1", "silence", "firecracker"
Result<void> reported(const Facts& f, const Claim& claim) {
  const bool lit = last_of<event::FirecrackerReport>(f).has_value();
  const auto report = last_of<event::NoiseReport>(f);
  const std::string is = lit ? "firecracker" : !report ? "nothing yet" : room_list(report->rooms);
  const std::string said = lowered(trimmed(claim.body));
  if (said == "firecracker") return found_unless(lit, "reported " + is);
  if (lit || !report) return found("reported " + is);
  const Result<Locations> expected =
      said == "silence" ? Result<Locations>(Locations{}) : read_locations(claim.body);
  if (!expected) return expected.problem();
  return found_unless(*expected == report->rooms, "reported " + is);
}

Result<void> those_are(const Facts& f, const Claim& claim, Survivors those) {
  const Result<Survivors> expected = read_survivors(f.s.table, claim.body);
  if (!expected) return expected.problem();
  return found_unless(*expected == those, std::string(claim.words) + " " + name_list(f.s.table, those));
}

Result<void> detected_are(const Facts& f, const Claim& claim) {
  const auto answer = last_of<event::Detected>(f);
  return answer ? those_are(f, claim, answer->whos) : found("nobody has asked");
}

Result<void> paralysed_are(const Facts& f, const Claim& claim) {
  Survivors those;
  for (const Event& event : f.events)
    if (is<event::Scared>(event)) those = those | parts_of<event::Scared>(event).paralysed;
  return those_are(f, claim, those);
}

// ---- places that were told
// ---------------------------------------------------------------------------------

Location told_place(const Event& event, Survivor who) {
  if (is<event::Scared>(event)) {
    const auto scared = parts_of<event::Scared>(event);
    return scared.paralysed.has(who) ? scared.rooms[at(who)] : Location::None;
  }
  if (is<event::Revealed>(event)) {
    const auto revealed = parts_of<event::Revealed>(event);
    return revealed.who == who ? revealed.room : Location::None;
  }
  if (is<event::Wounded>(event)) {
    const auto wounded = parts_of<event::Wounded>(event);
    return wounded.who == who ? wounded.room : Location::None;
  }
  if (!is<event::Searched>(event)) return Location::None;
  const auto searched = parts_of<event::Searched>(event);
  return searched.whos.has(who) ? searched.room : Location::None;
}

Location told_place(const Facts& f, Survivor who) {
  Location place = Location::None;
  for (const Event& event : f.events)
    if (const Location told = told_place(event, who); told != Location::None) place = told;
  return place;
}

// "marco is: N5"
Result<void> killer_knows(const Facts& f, const Claim& claim) {
  WordReader words(claim.about);
  const Result<Survivor> who = read_survivor(f.s.table, words.next());
  if (!who) return who.problem();
  const Result<Location> room = read_location(claim.body);
  if (!room) return room.problem();
  const Location told = told_place(f, *who);
  return found_unless(told == *room, "the killer was told " + code_of(told));
}

Result<void> killer_does_not_know(const Facts& f, const Claim& claim) {
  WordReader words(claim.body);
  const Result<Survivor> who = read_survivor(f.s.table, words.next());
  if (!who) return who.problem();
  const Location told = told_place(f, *who);
  return found_unless(told == Location::None, "the killer was told " + code_of(told));
}

Result<void> survivors_do_not_know(const Facts& f, const Claim&) {
  for (Seat seat : f.rules.survivor_seats) {
    const View view = view_of(f.rules, f.s, seat);
    if (view.killer.at != KillerSecrets{}.at || view.table.stealth == Skill::None)
      return found("a player of the side sees him");
  }
  return {};
}

// What somebody carries and which traits he has is nothing to the Killer.
Result<void> killer_sees_nothing_of(const Facts& f, const Claim& claim) {
  const Result<Survivor> who = read_survivor(f.s.table, claim.body);
  if (!who) return who.problem();
  State other = f.s;
  other.hidden.survivors.packs[at(*who)] = {};
  other.hidden.survivors.traits[at(*who)] = {};
  other.hidden.survivors.discovery = {};
  const Seat killer = f.rules.killer_seat;
  const bool same = bytes_of(view_of(f.rules, f.s, killer)) == bytes_of(view_of(f.rules, other, killer));
  return found_unless(same, "a view that tells of it");
}

constexpr std::array kToldFacts = std::to_array<FactPhrase>({
    {"happened", happened},
    {"the killer is told", killer_is_told},
    {"the survivors are told", survivors_are_told},
    {"reported", reported},
    {"detected", detected_are},
    {"paralysed", paralysed_are},
    {"the killer knows where", killer_knows},
    {"the killer does not know where", killer_does_not_know},
    {"the survivors do not know where the killer is", survivors_do_not_know},
    {"the killer sees nothing of", killer_sees_nothing_of},
});

}  // namespace

std::span<const FactPhrase> told_facts() { return kToldFacts; }

}  // namespace holdout::terrorscape
