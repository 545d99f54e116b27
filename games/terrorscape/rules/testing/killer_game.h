#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/killer/acts.h"
#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

// A written board on which the whole rules play the Killer phase of round 2, for tests of that phase. Anna,
// Marco and William hide, all at the main exit; nobody carries anything; the Killer is P0, has an empty hand
// and stands at the hidden exit, until the test says so.
struct KillerGame {
  Rules rules;
  State s{};
  std::vector<Event> events{};

  explicit KillerGame(Killer killer, int level = 1, int players = 4, Setup::Choices options = {})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    lay_out(rules, s);
    Table& t = s.table;
    t.round = 2;
    t.phase = Phase::Killer;
    t.moment = Moment::KillerActs;
    t.persons = {Person::Anna, Person::Marco, Person::William};
    t.killer = killer;
    t.level = u8(level);
    for (int i = 0; i < kSkillKinds; ++i) {
      const auto skill = static_cast<Skill>(i);
      const std::uint8_t count = rules.skill(skill).counts[at(killer)];
      if (row(skill).locked_until > level && count > 0)
        s.hidden.killer.locked = skill;
      else
        s.hidden.killer.deck[at(skill)] = count;
    }
  }

  Table& t() { return s.table; }
  KillerSecrets& killer() { return s.hidden.killer; }
  SurvivorSecrets& side() { return s.hidden.survivors; }

  // ---- before ------------------------------------------------------------------------------------------

  KillerGame& hand(std::initializer_list<Skill> cards) {
    for (const Skill skill : cards) ++in_hand(s, from_deck(skill));
    return *this;
  }
  // Everything else of the deck but these.
  KillerGame& deck(std::initializer_list<Skill> cards) {
    SkillCounts left{};
    for (const Skill skill : cards) ++left[at(from_deck(skill))];
    for (int i = 0; i < kSkillKinds; ++i)
      for (int n = 0; n < killer().deck[slot_of_kind(i)]; ++n) discard(s, static_cast<Skill>(i));
    killer().deck = left;
    return *this;
  }
  KillerGame& stands(Location room) {
    t().at = killer().at = room;
    return *this;
  }
  KillerGame& hides(Skill card, Location token, Location place) {
    t().stealth = card;
    t().at = token;
    killer().at = place;
    return *this;
  }
  KillerGame& put(Location first, Location second, Location third) {
    side().at = {first, second, third};
    return *this;
  }
  KillerGame& fear(int first, int second, int third) {
    t().fear = {u8(first), u8(second), u8(third)};
    return *this;
  }
  KillerGame& wounded(std::initializer_list<int> places) {
    for (const int place : places) t().wounded.add(survivor_at(place));
    return *this;
  }
  KillerGame& give(int place, std::initializer_list<Item> items) {
    for (const Item item : items) {
      std::uint8_t& left =
          side().discovery[at(item)] > 0 ? side().discovery[at(item)] : side().search[at(item)];
      REQUIRE(left > 0);
      --left;
      take_item(s, survivor_at(place), item);
    }
    return *this;
  }
  KillerGame& block(std::initializer_list<Door> doors) {
    for (const Door door : doors) t().blocks.add(door);
    return *this;
  }
  KillerGame& with(KillerTrait trait) {
    rules.traits = true;
    t().killer_traits.add(trait);
    return *this;
  }
  KillerGame& with(int place, SurvivorTrait trait) {
    rules.traits = true;
    rules.survivor_traits = {.drawn = 2, .kept = 1};
    side().traits[static_cast<std::size_t>(place)].add(trait);
    return *this;
  }

  // ---- play --------------------------------------------------------------------------------------------

  KillerGame& begin() {
    play_on(KillerPhase{}, Round::Step::StepZero);
    return *this;
  }
  // Something else that the rules call, here in the Survivor phase.
  template <class Part>
  KillerGame& play(const Part& part) {
    play_on(part, Round::Step::Report);
    return *this;
  }
  // A verb of the rules, outside any procedure: what it calls is then played.
  template <class Change>
  KillerGame& change(const Change& how) {
    Log log(events);
    Now now{rules, s, log};
    if constexpr (std::is_same_v<decltype(how(now)), Flow>) {
      s.running.stack.clear();
      s.running.stack.push(Round{.step = Round::Step::Report});
      holdout::follow(now, how(now));
    } else {
      how(now);
    }
    return *this;
  }
  bool asked(QuestionKind kind) const { return s.running.open.kind == u8(kind) && !s.running.open.chance(); }
  bool asked(QuestionKind kind, int place) const {
    return asked(kind) && s.running.open.waited_for == only(seat_of(rules, survivor_at(place)));
  }
  bool chance() const { return s.running.open.chance(); }
  bool over() const { return s.running.stack.empty(); }
  bool next_round() const { return s.table.round == 3; }

  Actions options(Seat seat) const {
    Actions out;
    Terrorscape::options(rules, s, seat, out);
    return out;
  }
  Actions options() const { return options(s.running.open.waited_for.first()); }
  bool may(Action a) const { return options().contains(a); }
  KillerGame& say(Seat seat, Action a) {
    REQUIRE(options(seat).contains(a));
    respond(seat, a);
    return *this;
  }
  KillerGame& say(Action a) { return say(s.running.open.waited_for.first(), a); }
  KillerGame& pass() { return say(answer::Pass{}); }
  KillerGame& play_card(Skill skill) { return say(answer::Play{.skill = skill}); }
  KillerGame& pay(std::initializer_list<Skill> cards) {
    for (const Skill skill : cards) say(answer::Pay{.skill = skill});
    return *this;
  }
  KillerGame& step(Location room) { return say(answer::Step{.room = room}); }
  KillerGame& search() { return say(answer::Search{}); }
  KillerGame& roll(std::initializer_list<int> faces) {
    for (const int face : faces) outcome(answer::Roll{.face = face});
    return *this;
  }
  KillerGame& draw(std::initializer_list<Skill> cards) {
    for (const Skill skill : cards) outcome(answer::DrawSkill{.skill = skill});
    return *this;
  }
  // The first card that there is, as often as chance is asked.
  KillerGame& draw_anything() {
    while (chance()) outcome(first_outcome());
    return *this;
  }
  // Every player who is asked passes until the next round, or the end.
  KillerGame& pass_to_the_end() {
    while (!over() && !next_round())
      if (chance())
        outcome(first_outcome());
      else
        say(options()[options().size() - 1]);
    return *this;
  }

  // ---- after -------------------------------------------------------------------------------------------

  int told(EventKind kind) const {
    int count = 0;
    for (const Event& e : events) count += e.kind == u8(kind) ? 1 : 0;
    return count;
  }
  template <class E>
  E last() const {
    const Event* found = nullptr;
    for (const Event& e : events)
      if (e.kind == u8(E::kKind)) found = &e;
    REQUIRE(found != nullptr);
    return parts_of<E>(*found);
  }
  Note last(Seen what) const {
    Note found;
    for (const Note& each : s.table.history)
      if (each.seen == what) found = each;
    REQUIRE(found.seen == what);
    return found;
  }
  int strength() const { return terrorscape::strength(rules, s.table); }
  int hand_size() const { return terrorscape::hand_size(s); }
  int deck_size() const { return cards_in(s.hidden.killer.deck); }
  bool ended(Ending ending) const { return over() && s.table.ending == ending; }

 private:
  static std::size_t slot_of_kind(int kind) { return static_cast<std::size_t>(kind); }
  Skill from_deck(Skill skill) {
    REQUIRE(killer().deck[at(skill)] > 0);
    --killer().deck[at(skill)];
    return skill;
  }
  Action first_outcome() const {
    Outcomes possible;
    Terrorscape::outcomes(rules, s, possible);
    REQUIRE(possible.size() > 0);
    return possible[0].action;
  }
  void outcome(Action a) {
    REQUIRE(chance());
    Outcomes possible;
    Terrorscape::outcomes(rules, s, possible);
    REQUIRE(possible.contains(a));
    respond(kChance, a);
  }
  template <class Part>
  void play_on(const Part& part, Round::Step after) {
    s.running.stack.clear();
    s.running.stack.push(Round{.step = after});
    s.running.stack.push(part);
    Log log(events);
    Now now{rules, s, log};
    holdout::follow(now, again());
    check();
  }
  void respond(Seat seat, Action a) {
    Log log(events);
    Terrorscape::apply(rules, s, seat, a, log);
    check();
  }
  // No card is made or lost, and no track is left.
  void check() const {
    const KillerSecrets& own = s.hidden.killer;
    int cards = cards_in(own.hand) + cards_in(own.deck) + own.discards.size() + own.paying.size();
    cards +=
        (own.locked != Skill::None) + (own.drawn != Skill::None) + (s.table.meeting.attack != Skill::None);
    for (const Procedure& each : s.running.stack)
      if (const auto* card = std::get_if<PlayCard>(&each)) cards += card->step != PlayCard::Step::Pay;
    if (!over()) CHECK(cards == kSkillCards);
    CHECK(s.table.blocks.size() <= rules.blocks);
    for (const std::uint8_t fear : s.table.fear) CHECK(fear <= rules.fear_limit);
    if (s.table.stealth == Skill::None) CHECK(s.table.at == own.at);
  }
};

}  // namespace holdout::terrorscape
