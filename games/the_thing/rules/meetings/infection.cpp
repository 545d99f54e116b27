#include "games/the_thing/rules/changes.h"

// Infection checks among Characters and tokens of the Infection bag (TT-540, TT-550..563).

namespace holdout::the_thing {

namespace {

// In a Ballot's sealed byte: 2 * owner + which token, as in Contacts.
constexpr Slot owner_of(std::uint8_t look) { return slot_at(look / 2); }
constexpr int token_of(std::uint8_t look) { return look % 2; }

bool is_alien_token(Laid laid, int token) {
  return laid == (token == 0 ? Laid::AlienFirst : Laid::AlienSecond);
}

Slots who_lays(const Table& t) {  // TT-551, TT-552
  Slots who;
  for (Slot slot : t.meeting.participants())
    if (!in_green_zone(t, slot)) who.add(slot);
  return who;
}

Slots who_looks(const Table& t) {  // TT-553, TT-554
  Slots who;
  for (Slot slot : t.meeting.participants())
    if (!t.meeting.laid.without(slot).empty()) who.add(slot);
  return who;
}

void open_ballot(State& s, Slots voters) {
  s.table.ballot = {.voters = seats_of(s.table, voters), .sealed = {}};
  s.hidden.sealed.fill(0);
}

void tell_role(Now& now, Slot slot) {  // TT-563: the same message whatever it says
  tell_secret(now, only(seat_of(now.s.table, slot)),
              event::RoleTold{.who = slot, .alien = is_alien(now.s, slot)});
}

RoundRecord& this_round(Table& t) { return t.history[static_cast<std::size_t>(t.round - 1)]; }

void look(Now& now, Slot who, std::uint8_t sealed) {  // TT-557
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  const Slot owner = owner_of(sealed);
  const int token = token_of(sealed);
  const bool alien = is_alien_token(h.laid[at(owner)], token);
  this_round(t).contacts.looked(who, owner, token);
  if (alien) {
    h.saw_alien[at(who)].add(owner);
    h.gave_alien[at(owner)].add(who);
  }
  tell_secret(now, only(seat_of(t, who)).with(seat_of(t, owner)),
              event::TokenLooked{.who = who, .owner = owner, .n = token, .alien = alien});
}

// TT-560, TT-562: roles change after all looks, the laid tokens do not.
Flow apply_looks(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  const Slots who = who_looks(t);
  for (Slot slot : who) look(now, slot, h.sealed[at(seat_of(t, slot))]);
  for (Slot slot : who) {
    const std::uint8_t sealed = h.sealed[at(seat_of(t, slot))];
    if (is_alien_token(h.laid[at(owner_of(sealed))], token_of(sealed)))
      turn_alien(now, slot, u8(owner_of(sealed)));
    tell_role(now, slot);
  }
  for (Slot slot : who) raise_suspicion(now, slot);  // TT-556
  t.meeting.laid = {};                               // taken back
  h.laid.fill(Laid::BothHuman);
  h.sealed.fill(0);
  if (check_end(now)) return game_over(now);  // TT-564
  return done();
}

}  // namespace

Flow InfectionCheck::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Lay:
      ++t.checks;
      t.meeting.laid = who_lays(t);
      if (t.meeting.laid.empty()) return done();
      now.s.hidden.laid.fill(Laid::BothHuman);
      open_ballot(now.s, t.meeting.laid);
      step = Step::Peek;
      return call(now, LayTokens{});
    case Step::Peek:
      for (Slot slot : t.meeting.laid)
        tell_secret(now, only(seat_of(t, slot)),
                    event::TokensLaid{.who = slot, .laid = now.s.hidden.laid[at(slot)]});
      open_ballot(now.s, who_looks(t));
      step = Step::Apply;
      return call(now, PeekTokens{});
    case Step::Apply: break;
  }
  return apply_looks(now);
}

void LayRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  out.push(answer::Lay{Laid::BothHuman});
  if (!is_alien(s, slot_at(index(seat)))) return;  // TT-551
  out.push(answer::Lay{Laid::AlienFirst});
  out.push(answer::Lay{Laid::AlienSecond});
}
void LayRules::seal(State& s, Seat seat, Action a) {
  s.hidden.laid[at(seat)] = parts_of<answer::Lay>(a).laid;
}
void LayRules::sealed(Now& now, Seat seat) { tell(now, event::Sealed{slot_at(index(seat))}); }

void PeekRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  for (Slot owner : s.table.meeting.laid.without(slot_at(index(seat))))
    for (std::uint8_t token : {u8(0), u8(1)}) out.push(answer::Peek{.who = owner, .n = token});
}
void PeekRules::seal(State& s, Seat seat, Action a) {
  const auto [who, n] = parts_of<answer::Peek>(a);
  s.hidden.sealed[at(seat)] = u8(2 * index(who) + n);
}
void PeekRules::sealed(Now& now, Seat seat) { tell(now, event::Sealed{slot_at(index(seat))}); }

// ---- the Infection bag ----------------------------------------------------------------------------------

namespace {

// TT-1113: the token is shown; an Alien Dog transforms at once, else the marker may reach the Threat token.
Flow show_dog_token(Now& now, Role token) {
  Table& t = now.s.table;
  const Slot who = t.actor;
  tell(now, event::DogShown{.who = who, .alien = token == Role::Alien});
  if (token == Role::Alien) {
    reveal(now, who, RevealCause::Dog);
    if (check_end(now)) return game_over(now);
    return done();
  }
  if (raise_suspicion(now, who) && on_threat(t, who)) return become(now, Collision{});  // TT-1124
  return done();
}

}  // namespace

Flow DogDraw::run(Now&) { return ask_chance(); }

void DogDraw::outcomes(const Rules& r, const State&, Outcomes& out) const {
  for (Role token : {Role::Human, Role::Alien}) out.push(answer::DrawToken{token}, r.dog_tokens[u8(token)]);
}

Flow DogDraw::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  const Slot who = t.actor;
  const auto token = parts_of<answer::DrawToken>(a).role;
  ++t.checks;
  this_round(t).contacts.met_dog(who);
  if (now.rules.few) return show_dog_token(now, token);
  tell_secret(now, only(seat_of(t, who)), event::DogDrawn{.who = who, .alien = token == Role::Alien});
  if (token == Role::Alien) turn_alien(now, who, kByDog);
  tell_role(now, who);
  raise_suspicion(now, who);  // TT-540, TT-541
  if (check_end(now)) return game_over(now);
  return done();
}

}  // namespace holdout::the_thing
