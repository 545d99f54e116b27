#include <map>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

// The list at the end of section 7 of the rules: questions whose existence would tell what somebody holds or
// is are asked by public facts alone.

namespace holdout::the_thing {
namespace {

// Both vehicles could leave at once, so that the question of D-30 comes up.
void make_ready(RandomGame& game) {
  Table& t = game.s.table;
  for (Location l : {Location::Helicopter, Location::Snowcat}) {
    if (is_burnt(t, l)) continue;
    t.command = u8(t.command + t.damage[at(l)]);
    t.damage[at(l)] = 0;
    t.fuel[at(l)] = game.rules.fuel_spaces[at(l)];
  }
}
void cut_power(RandomGame& game) {
  Table& t = game.s.table;
  if (is_burnt(t, Location::Generator)) return;
  std::uint8_t& damage = t.damage[at(Location::Generator)];
  const int more = game.rules.damage_spaces[at(Location::Generator)] - damage;
  damage = u8(damage + more);
  t.command = u8(t.command - more);
  t.no_power = true;
}

// Somebody found the Flamethrower and an item, so that Test B may be asked for.
void equip(RandomGame& game) {
  Table& t = game.s.table;
  Hidden& h = game.s.hidden;
  const Slot who = t.characters.first();
  auto& flames = h.weapons.shuffled[at(WeaponKind::Flamethrower)];
  auto& tools = h.items.shuffled[at(ItemKind::Tools)];
  if (flames == 0 || tools == 0 || t.flames[0].holder != kNoSlot) return;
  --flames;
  --tools;
  --t.weapon_deck;
  --t.item_deck;
  t.flames[0] = {.holder = who, .charges = u8(game.rules.charges)};
  ++h.belongings[at(who)].weapons[at(WeaponKind::Flamethrower)];
  ++h.belongings[at(who)].items[at(ItemKind::Tools)];
  ++t.weapons_held[at(who)];
  ++t.items_held[at(who)];
}

// Whom public facts name for each masked question of section 7; the whole table, so that one answers for all.
bool named_by_public_facts(const Table& t, QuestionKind kind, Slot slot) {
  switch (kind) {
    case QuestionKind::UseLight:  // D-7
      return t.items_held[at(slot)] > 0 || has_ability(t, slot, CharacterId::Norris);
    case QuestionKind::Avoid:                                                                    // D-10
    case QuestionKind::Fight:                                                                    // D-11
    case QuestionKind::Burn: return t.weapons_held[at(slot)] > 0;                                // D-20
    case QuestionKind::FreeAction:                                                               // D-23
    case QuestionKind::Escape: return t.items_held[at(slot)] > 0;                                // D-30
    case QuestionKind::LayTokens: return t.meeting.laid.has(slot) && t.suspicion[at(slot)] > 0;  // D-15
    case QuestionKind::Reveal: return t.characters.has(slot);                                    // D-34
    case QuestionKind::VolunteerA: return t.lab_held[at(slot)] > 0;                              // D-35
    case QuestionKind::VolunteerB: return charged(t, slot) && t.items_held[at(slot)] > 0;        // D-35
    default: return false;
  }
}

struct Masked {
  int asked = 0;
  int forced = 0;  // passing was all that the seat could do, and it was asked all the same
};

// ---- the other way round: whom public facts name is asked ------------------------------------------------

// Among whom the question goes round, by public facts.
Slots concerned(const Rules& r, const Table& t, QuestionKind kind) {
  if (kind == QuestionKind::Avoid || kind == QuestionKind::Fight) return t.meeting.participants();
  if (kind == QuestionKind::LayTokens) return t.meeting.participants();
  Slots those;
  for (Slot slot : t.characters)
    if (kind != QuestionKind::Burn || (t.standing.has(slot) && can_burn(r, t, where(t, slot))))
      those.add(slot);
  return kind == QuestionKind::UseLight || kind == QuestionKind::FreeAction || kind == QuestionKind::Escape
             ? only(t.actor)
             : those;
}

// Questions of one kind that follow one another in one place.
struct GoingRound {
  QuestionKind kind = QuestionKind::Chance;
  Location at = Location::Nowhere;
  Slots asked;
};

Slots asked_now(const RandomGame& game) {
  Slots asked;
  for (Seat seat : game.open().may_answer) asked.add(slot_at(index(seat)));
  return asked;
}

// Everybody who is named was asked before, or is if all others pass.
void check_nobody_missed(RandomGame game, GoingRound& round) {
  const auto kind = static_cast<QuestionKind>(game.open().kind);
  const Location place = game.s.table.meeting.at;
  if (round.kind != kind || round.at != place) round = {.kind = kind, .at = place, .asked = {}};
  Slots named;
  for (Slot slot : concerned(game.rules, game.s.table, kind))
    if (named_by_public_facts(game.s.table, kind, slot)) named.add(slot);
  round.asked = round.asked | asked_now(game);
  Slots asked = round.asked;
  const bool one_by_one =
      kind == QuestionKind::Avoid || kind == QuestionKind::Fight || kind == QuestionKind::Burn;
  while (one_by_one && game.asks(kind) && game.s.table.meeting.at == place) {
    asked = asked | asked_now(game);
    game.answer(game.open().waited_for.first(), answer::Pass{});
  }
  REQUIRE(named.without(asked).empty());
}

void check_masked(const RandomGame& game, std::map<QuestionKind, Masked>& met, Rng& rng) {
  const auto kind = static_cast<QuestionKind>(game.open().kind);
  const State other = imagine(game.rules, game.view(kSpectator), {}, rng);  // other hands, other roles
  REQUIRE(other.running.open == game.open());
  REQUIRE_FALSE(game.open().open_options);
  for (Seat seat : game.open().waited_for) {
    REQUIRE(named_by_public_facts(game.s.table, kind, slot_at(index(seat))));
    ++met[kind].asked;
    met[kind].forced += game.options(seat).size() == 1;
  }
}

TEST_CASE("masked questions: D-7 D-10 D-11 D-15 D-20 D-23 D-30 D-34 D-35 are asked by public facts alone") {
  std::map<QuestionKind, Masked> met;
  Rng rng(5);
  for (int players : {4, 5, 7, 8})
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      RandomGame game(players, seed, {{"max_rounds", "12"}, {"burn_any_time", "on"}});
      int round = 0;
      GoingRound going_round;
      while (!game.over()) {
        if (game.s.table.phase == Phase::RecRoom && round != game.s.table.round) {
          round = game.s.table.round;
          if (round % 3 == 1) make_ready(game);
          if (round % 3 == 2) cut_power(game);
          if (round == 1) equip(game);
          const Result<void> fine = TheThing::check(game.rules, game.s);
          REQUIRE_MESSAGE(fine, fine.problem().message());
        }
        const bool masked = !game.open().chance() &&
                            named_by_public_facts(game.s.table, static_cast<QuestionKind>(game.open().kind),
                                                  slot_at(index(game.open().waited_for.first())));
        if (masked) check_masked(game, met, rng);
        if (masked) check_nobody_missed(game, going_round);
        if (!masked) going_round = {};
        game.step();
      }
    }
  for (QuestionKind kind :
       {QuestionKind::UseLight, QuestionKind::Avoid, QuestionKind::Fight, QuestionKind::LayTokens,
        QuestionKind::Burn, QuestionKind::FreeAction, QuestionKind::Escape, QuestionKind::Reveal,
        QuestionKind::VolunteerA, QuestionKind::VolunteerB}) {
    CAPTURE(static_cast<int>(kind));
    CHECK(met[kind].asked > 0);
    CHECK(met[kind].forced > 0);
  }
}

}  // namespace
}  // namespace holdout::the_thing
