#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {

inline constexpr Slot kS0{0}, kS1{1}, kS2{2}, kS3{3}, kS4{4};

// A laid-out board on which some procedures are played: those named run as they do in a game, any other that
// comes on top stops the play, so that a test sees it called and may say what came of it. No Character has an
// ability and nobody holds anything until the test says so.
template <class... Own>
struct PlayedPart {
  Rules rules;
  State s{};
  std::vector<Event> events{};

  explicit PlayedPart(int players = 6, Setup::Choices options = {})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    lay_out(rules, s);
    s.table.round = 2;
    s.table.leader = Seat{0};
    s.hidden.aliens = only(kS1);
    s.running.stack.push(Round{});
  }

  Table& t() { return s.table; }
  Hidden& h() { return s.hidden; }

  // ---- before ------------------------------------------------------------------------------------------

  void hand(Slot slot, CardCounts cards) {
    take_from_deck(cards);
    for (std::size_t i = 0; i < kCardKinds; ++i)
      h().hands[at(slot)][i] = u8(h().hands[at(slot)][i] + cards[i]);
    t().hand_size[at(slot)] = u8(t().hand_size[at(slot)] + total_of(cards));
  }
  void pile(CardCounts cards) {
    take_from_deck(cards);
    h().pile_down = cards;
    t().pile_size = u8(total_of(cards));
  }
  void put(Location l, std::initializer_list<Slot> who) {
    for (Slot slot : who) move_figure(s, slot, l);
  }
  void everybody_rests_but(Slots who) { t().standing = who; }
  void damage(Location l, int amount) {
    t().command = u8(t().command + t().damage[at(l)] - amount);
    t().damage[at(l)] = u8(amount);
  }
  void fuel(Location l, int amount) { t().fuel[at(l)] = u8(amount); }
  void sheet(Slot slot, CharacterId id) { t().sheet[at(slot)] = id; }
  void give(Slot slot, WeaponKind kind) {
    h().weapons.take(u8(kind));
    --t().weapon_deck;
    change([&](Now& now) { take_good(now, slot, good(kind)); });
  }
  void give(Slot slot, ItemKind kind) {
    h().items.take(u8(kind));
    --t().item_deck;
    change([&](Now& now) { take_good(now, slot, good(kind)); });
  }
  template <class Change>
  auto change(const Change& how) {
    Log log(events);
    Now now{rules, s, log};
    return how(now);
  }

  // ---- play --------------------------------------------------------------------------------------------

  template <class Part>
  void play(const Part& part) {
    s.running.stack.push(part);
    follow(again());
  }
  bool finished() const { return s.running.stack.size() <= 1; }
  bool game_is_over() const { return s.running.stack.empty(); }
  template <class Part>
  bool on_top() const {
    return !s.running.stack.empty() && std::holds_alternative<Part>(s.running.stack.back());
  }
  // The procedure on top, not one of those played here, has done its work.
  void come_back() { follow(done()); }

  bool asked(QuestionKind kind) const { return s.running.open.kind == u8(kind) && !s.running.open.over(); }
  bool asked(QuestionKind kind, Slot slot) const {
    return asked(kind) && s.running.open.waited_for == only(seat_of(s.table, slot));
  }
  bool chance_is_asked() const { return s.running.open.chance(); }
  Actions options() const {
    Actions out;
    top_of(s, [&](const auto& top) {
      if constexpr (requires { top.options(rules, s, Seat{0}, out); })
        top.options(rules, s, s.running.open.waited_for.first(), out);
    });
    return out;
  }
  Outcomes outcomes() const {
    Outcomes out;
    top_of(s, [&](const auto& top) {
      if constexpr (requires { top.outcomes(rules, s, out); }) top.outcomes(rules, s, out);
    });
    return out;
  }
  bool may(Action a) const { return options().contains(a); }
  void answer(Action a) {
    REQUIRE(may(a));
    respond(s.running.open.waited_for.first(), a);
  }
  void chance(Action a) {
    REQUIRE(chance_is_asked());
    REQUIRE(outcomes().contains(a));
    respond(kChance, a);
  }
  template <class Kind>
  void draw(Kind kind) {
    chance(answer::Draw{kind});
  }
  void roll(Sky sky) { chance(answer::Roll{sky}); }

  // ---- after -------------------------------------------------------------------------------------------

  int told(EventKind kind) const {
    return static_cast<int>(
        std::ranges::count_if(events, [&](const Event& e) { return e.kind == u8(kind); }));
  }
  Event last(EventKind kind) const {
    Event found;
    for (const Event& e : events)
      if (e.kind == u8(kind)) found = e;
    REQUIRE(found.kind == u8(kind));
    return found;
  }
  template <class E>
  E last() const {
    return parts_of<E>(last(E::kKind));
  }
  int action_cards() const {
    int all = s.hidden.deck.size() + total_of(s.hidden.discards) + total_of(s.hidden.pile_down) +
              total_of(s.table.pile_open);
    for (const CardCounts& each : s.hidden.hands) all += total_of(each);
    return all;
  }

 private:
  void take_from_deck(const CardCounts& cards) {
    for (std::size_t i = 0; i < kCardKinds; ++i) h().deck.shuffled[i] = u8(h().deck.shuffled[i] - cards[i]);
    t().deck_size = u8(t().deck_size - total_of(cards));
  }

  // True if the procedure on top is one of those played here.
  template <class S, class Use>
  static bool top_of(S& state, const Use& use) {
    if (state.running.stack.empty()) return false;
    const auto one = [&](auto* top) {
      if (top != nullptr) use(*top);
      return top != nullptr;
    };
    return (one(std::get_if<Own>(&state.running.stack.back())) || ...);
  }
  void respond(Seat seat, Action a) {
    Log log(events);
    Now now{rules, s, log};
    Flow flow = done();
    top_of(s, [&](auto& top) {
      if constexpr (requires { top.answer(now, seat, a); }) flow = top.answer(now, seat, a);
    });
    follow(flow);
  }
  // As holdout::follow, which would need every procedure of the game.
  void follow(Flow flow) {
    Log log(events);
    Now now{rules, s, log};
    while (flow == Flow::Continue || flow == Flow::Return) {
      if (flow == Flow::Return) s.running.stack.pop();
      if (!top_of(s, [&](auto& top) { flow = top.run(now); })) {
        s.running.open = {};
        return check_sums();
      }
    }
    s.running.open = kChanceQuestion;
    if (flow != Flow::Roll)
      top_of(s, [&](const auto& top) {
        if constexpr (requires { top.question(rules, s); }) s.running.open = top.question(rules, s);
      });
    check_sums();
  }
  // Cards and tokens are neither made nor lost, and what is public agrees with what is hidden.
  void check_sums() {
    const Table& table = s.table;
    CHECK(action_cards() == (rules.few ? 0 : total_of(rules.cards)));
    CHECK(table.deck_size == s.hidden.deck.size());
    CHECK(table.discard_size == total_of(s.hidden.discards));
    CHECK(table.pile_size == total_of(s.hidden.pile_down) + total_of(table.pile_open));
    CHECK(table.command + total_of(table.damage) == rules.damage_tokens);
    CHECK(table.weapon_deck == s.hidden.weapons.size());
    CHECK(table.item_deck == s.hidden.items.size());
    CHECK(table.lab_bag == total_of(s.hidden.lab_bag));
    int goods = total_of(s.hidden.goods_lost) + total_of(table.goods_used) + table.looked +
                table.weapon_deck + table.item_deck;
    int tokens = total_of(s.hidden.lab_gone) + table.blood_shown + table.lab_bag +
                 (s.hidden.lab_drawn != LabKind::None ? 1 : 0);
    for (const Belongings& own : s.hidden.belongings) {
      goods += total_of(own.weapons) + total_of(own.items);
      tokens += total_of(own.lab);
    }
    CHECK(goods == total_of(rules.weapons) + total_of(rules.items));
    CHECK(tokens == total_of(rules.lab));
  }
};

// The procedures of phases 1, 2 and 4 without encounters and departures.
using Acting =
    PlayedPart<RollWeather, Upkeep, DrawHands, Placement, HandIn, SwapHand, SpecialAction, Fires, AssignPile,
               FreeActions, Perform, SearchDeck, LabUse, StationUse, RepairUse, VehicleUse, Sabotage>;

inline constexpr Perform kUse{.card = CardKind::Use};

}  // namespace holdout::the_thing
