#include "games/the_thing/rules/changes.h"

// Phase 6: Test A (blood), then Test B (fire) (TT-720..730, TT-1161).

namespace holdout::the_thing {

namespace {

// A volunteer in a Ballot's sealed byte: the target low, the tester high; 255 = nobody.
constexpr std::uint8_t kNoTest = 255;
constexpr std::uint8_t sealed_test(Slot tester, Slot target) {
  return u8(index(tester) << 4 | index(target));
}
constexpr Slot tester_of(std::uint8_t sealed) { return slot_at(sealed >> 4); }
constexpr Slot target_of(std::uint8_t sealed) { return slot_at(sealed & 15); }

void offer_tests(const Rules& r, const State& s, Seat seat, bool fire, Actions& out) {
  out.push(answer::Pass{});
  for (Slot tester : characters_of(s.table, seat)) {
    if (!can_test(s, tester, fire)) continue;
    for (Slot target : test_targets(r, s.table, tester, fire))
      out.push(answer::Test{.who = target, .own = tester});
  }
}

void seal_test(State& s, Seat seat, Action a) {
  s.hidden.sealed[at(seat)] = is<answer::Pass>(a)
                                  ? kNoTest
                                  : sealed_test(parts_of<answer::Test>(a).own, parts_of<answer::Test>(a).who);
}

void say_sealed(Now& now, Seat seat) { tell(now, event::Sealed{characters_of(now.s.table, seat).first()}); }

// TT-730: asks all who may be able to; false if there is nobody.
bool ask_volunteers(const Rules& r, State& s, bool fire) {
  Table& t = s.table;
  Slots asked;
  for (Slot slot : t.characters)
    if (may_test(r, s, slot, fire)) asked.add(slot);
  t.ballot = {.voters = seats_of(t, asked), .sealed = {}};
  s.hidden.sealed.fill(0);
  t.volunteers = {};
  t.target.fill(kNoSlot);
  t.tester = kNoSlot;
  return !asked.empty();
}

void show_volunteers(Now& now, bool fire) {
  Table& t = now.s.table;
  for (Seat seat : t.ballot.voters) {
    const std::uint8_t sealed = now.s.hidden.sealed[at(seat)];
    if (sealed == kNoTest) continue;
    const Slot tester = tester_of(sealed);
    t.volunteers.add(tester);
    t.target[at(tester)] = target_of(sealed);
    tell(now, event::Volunteered{.who = tester, .target = target_of(sealed), .fire = fire});
  }
  now.s.hidden.sealed.fill(0);
}

void pay_for_test(Now& now, Slot tester, bool fire) {  // TT-726
  Table& t = now.s.table;
  if (fire) return pay_weapon(now, tester, WeaponKind::Flamethrower);
  --now.s.hidden.belongings[at(tester)].lab[at(LabKind::BloodBag)];
  --t.lab_held[at(tester)];
  ++t.blood_shown;
}

void test(Now& now, bool fire) {  // TT-727, TT-728
  Table& t = now.s.table;
  const Slot target = t.target[at(t.tester)];
  const bool alien = is_alien(now.s, target);
  tell(now, event::Tested{.who = target, .tester = t.tester, .fire = fire, .alien = alien});
  pay_for_test(now, t.tester, fire);
  if (alien)
    reveal(now, target, RevealCause::Test);
  else
    prove_human(now, target);
}

}  // namespace

Flow Tests::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Ask:
      step = Step::Volunteers;
      if (!ask_volunteers(now.rules, now.s, fire)) return again();
      return fire ? call(now, VolunteerB{}) : call(now, VolunteerA{});
    case Step::Volunteers:
      show_volunteers(now, fire);
      step = t.volunteers.size() > 1 ? Step::Tester : Step::Test;  // TT-722
      if (t.volunteers.size() == 1) t.tester = t.volunteers.first();
      return again();
    case Step::Tester: return ask_players();
    case Step::Test: break;
  }
  if (!t.volunteers.empty()) test(now, fire);
  t.volunteers = {};
  t.target.fill(kNoSlot);
  t.tester = kNoSlot;
  if (check_end(now)) return game_over(now);  // TT-1173
  if (fire) return done();
  fire = true;  // TT-729
  step = Step::Ask;
  return again();
}

Question Tests::question(const Rules&, const State& s) const {
  return ask_leader(s.table, QuestionKind::ChooseTester);
}
void Tests::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (Slot slot : s.table.volunteers) out.push(answer::Choose{slot});
}
Flow Tests::answer(Now& now, Seat, Action a) {
  now.s.table.tester = parts_of<answer::Choose>(a).who;
  tell(now, event::TesterChosen{now.s.table.tester});
  step = Step::Test;
  return again();
}

void VolunteerARules::choices(const Rules& r, const State& s, Seat seat, Actions& out) {
  offer_tests(r, s, seat, false, out);
}
void VolunteerARules::seal(State& s, Seat seat, Action a) { seal_test(s, seat, a); }
void VolunteerARules::sealed(Now& now, Seat seat) { say_sealed(now, seat); }

void VolunteerBRules::choices(const Rules& r, const State& s, Seat seat, Actions& out) {
  offer_tests(r, s, seat, true, out);
}
void VolunteerBRules::seal(State& s, Seat seat, Action a) { seal_test(s, seat, a); }
void VolunteerBRules::sealed(Now& now, Seat seat) { say_sealed(now, seat); }

}  // namespace holdout::the_thing
