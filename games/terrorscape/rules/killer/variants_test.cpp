#include "engine/testing/random_play.h"
#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

// How often what the traits of the Killer bring came up.
struct Seen1 {
  std::array<int, kKillerTraits> used{};
  int shields = 0, cancelled = 0, levels = 0, ended = 0;
};

void note_traits(const std::vector<Event>& events, Seen1& seen) {
  for (const Event& each : events) {
    if (each.kind == u8(EventKind::KillerTraitUsed))
      ++seen.used[at(parts_of<event::KillerTraitUsed>(each).trait)];
    seen.shields += each.kind == u8(EventKind::LeftEncounter);
    seen.cancelled += each.kind == u8(EventKind::EncounterCancelled);
    seen.levels += each.kind == u8(EventKind::LevelGained);
  }
}

// No card is made or lost, whatever is under way.
int cards_of(const State& s) {
  const KillerSecrets& own = s.hidden.killer;
  int cards = cards_in(own.hand) + cards_in(own.deck) + own.discards.size() + own.paying.size();
  cards += (own.locked != Skill::None) + (own.drawn != Skill::None) + (s.table.meeting.attack != Skill::None);
  for (const Procedure& each : s.running.stack)
    if (const auto* card = std::get_if<PlayCard>(&each)) cards += card->step != PlayCard::Step::Pay;
  return cards;
}

void check_position(const Rules& r, const State& s) {
  const Table& t = s.table;
  if (t.killer != Killer::None && t.phase != Phase::Setup && t.phase != Phase::Over)
    CHECK(cards_of(s) == kSkillCards);
  CHECK(t.blocks.size() <= r.blocks);
  CHECK(t.level <= r.most_level);
  CHECK(t.round <= kMaxRounds);  // TS-405
  CHECK(hand_size(s) <= r.hand_limit + 1);
  for (const std::uint8_t fear : t.fear) CHECK(fear <= r.fear_limit);
  if (t.stealth == Skill::None) CHECK(t.at == s.hidden.killer.at);
  CHECK((t.meeting.participants & (t.eliminated | t.escaped)).empty());
}

void play_game(const Rules& rules, std::uint64_t seed, Seen1& seen) {
  Rng rng(seed);
  Log silent;
  State s = Terrorscape::start(rules, silent);
  while (!s.running.open.over()) {
    check_position(rules, s);
    const testing::Turn turn = testing::random_turn(Terrorscape{}, rules, s, rng);
    std::vector<Event> events;
    Log log(events);
    Terrorscape::apply(rules, s, turn.seat, turn.action, log);
    note_traits(events, seen);
  }
  CHECK(s.table.phase == Phase::Over);
  ++seen.ended;
}

Rules with_traits(int players) {
  Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
  rules.traits = true;
  rules.survivor_traits = {.drawn = 4, .kept = 2};
  rules.killer_traits = {.drawn = 6, .kept = 3};
  return rules;
}

}  // namespace

TEST_CASE(
    "TS-508 TS-595 random games with traits, each variant alone and beside On your own, come to their end") {
  for (const bool alone : {false, true}) {
    Seen1 seen;
    constexpr int kGames = 250;
    for (int i = 0; i < kGames; ++i) {
      Rules rules = with_traits(4);
      rules.on_your_own = alone;
      play_game(rules, static_cast<std::uint64_t>(i + 1), seen);
    }
    CHECK(seen.ended == kGames);
    for (const KillerTrait trait :
         {KillerTrait::Snare, KillerTrait::MurderousIntent, KillerTrait::SharpenedSenses, KillerTrait::Dread,
          KillerTrait::Locksmith, KillerTrait::AuraOfTerror, KillerTrait::Ambusher, KillerTrait::Encirclement,
          KillerTrait::QuickStep, KillerTrait::KeenHearing, KillerTrait::Tracker, KillerTrait::RushIn}) {
      CAPTURE(tables::kKillerTraitKeys[at(trait)]);
      CHECK(seen.used[at(trait)] > 0);
    }
    CHECK(seen.cancelled > 0);
    CHECK(seen.levels > kGames);
  }
}

}  // namespace holdout::terrorscape
