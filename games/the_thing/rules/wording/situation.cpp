#include <numeric>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

// The whole visible situation, sentence by sentence: first what everybody sees, last what only this seat
// knows. A message that begins with a space goes on in the line before it.

namespace holdout::the_thing {

namespace {

class Telling {
 public:
  Telling(const Rules& rules, const View& view, std::vector<Sentence>& out)
      : r_(rules), v_(view), t_(view.table), out_(out) {}

  void tell_all() {
    say(Saying("the_thing.situation.moment").number(t_.round, "round").stage(t_.phase));
    if (t_.leader != kNobody) say(Saying("the_thing.situation.leader").player(t_.leader));
    if (t_.token_holder != kNoSlot)  // TT-414
      say(Saying("the_thing.situation.token_held").who(r_, t_.sheet, t_.token_holder));
    tell_tracks();
    for (int i = 0; i < kLocations; ++i) tell_place(static_cast<Location>(i));
    tell_stores();
    tell_used();
    for (Slot slot : first_slots(r_.slots)) tell_character(slot);
    tell_alien();
    tell_dice();
    tell_boarding();
    if (own_slot(r_, v_.viewer) != kNoSlot) tell_secrets();
    if (r_.few || is_player(v_.viewer)) tell_goods();
    if (is_player(v_.viewer)) tell_drafts();
  }

 private:
  void say(const Sentence& sentence) { out_.push_back(sentence); }

  void tell_tracks() {
    if (t_.sky != Sky::None) say(Saying("the_thing.situation.sky").sky(t_.sky));
    if (t_.station_sky != Sky::None) say(Saying("the_thing.situation.station_sky").sky(t_.station_sky));
    if (t_.rescue > 0)
      say(Saying("the_thing.situation.rescue")
              .number(r_.rescue_station - t_.rescue)
              .number(r_.rescue_fuel_last - t_.rescue_fuel, "fuel")
              .yes_or_no(t_.rescue_gone, "gone"));
    if (t_.boiler_destroyed)
      say(Saying("the_thing.situation.frost").number(t_.frost).number(r_.frost_end, "last"));
    if (t_.no_power) say(Saying("the_thing.situation.dark"));
    if (t_.hungry) say(Saying("the_thing.situation.hungry"));
    if (r_.few) say(Saying("the_thing.situation.threat").number(t_.threat));
  }

  void tell_place(Location l) {
    const Slots here = in(t_, l);
    const bool tracks = r_.fuel_spaces[at(l)] + r_.damage_spaces[at(l)] > 0;
    const bool dog = t_.dogs.has(l);
    if (is_burnt(t_, l)) return say(Saying("the_thing.situation.place.burnt").place(l));
    if (here.empty() && !tracks && !dog && t_.token != l && t_.alien_at[at(l)] == 0) return;
    say(Saying("the_thing.situation.place").place(l));
    if (r_.fuel_spaces[at(l)] > 0)
      say(Saying("the_thing.situation.fuel").number(t_.fuel[at(l)]).number(r_.fuel_spaces[at(l)], "spaces"));
    if (r_.damage_spaces[at(l)] > 0)
      say(Saying("the_thing.situation.damage")
              .number(t_.damage[at(l)])
              .number(r_.damage_spaces[at(l)], "spaces"));
    if (const Slots up = here & t_.standing; !up.empty())
      say(Saying("the_thing.situation.standing").whos(r_, t_.sheet, up));
    if (const Slots down = here.without(t_.standing); !down.empty())
      say(Saying("the_thing.situation.lying").whos(r_, t_.sheet, down));
    if (dog) say(Saying("the_thing.situation.dog"));
    if (t_.token == l) say(Saying("the_thing.situation.token"));
    if (t_.alien_at[at(l)] > 0) say(Saying("the_thing.situation.alien_here").number(t_.alien_at[at(l)]));
  }

  void tell_stores() {
    say(Saying("the_thing.situation.stores")
            .number(t_.fuel_depot, "fuel")
            .number(t_.outdoor_depot, "outdoor")
            .number(t_.pantry, "pantry")
            .number(t_.kitchen, "kitchen"));
    say(Saying("the_thing.situation.decks")
            .number(t_.weapon_deck, "weapons")
            .number(t_.item_deck, "items")
            .number(t_.lab_bag, "lab")
            .number(t_.kennel_dogs, "dogs"));
    if (r_.few) return;
    say(Saying("the_thing.situation.cards")
            .number(t_.deck_size, "deck")
            .number(t_.discard_size, "discards")
            .number(t_.pile_size, "pile"));
    if (total_of(t_.pile_open) > 0)  // TT-415
      say(Saying("the_thing.situation.pile_open")
              .number(t_.pile_open[at(CardKind::Use)], "use")
              .number(t_.pile_open[at(CardKind::Repair)], "repair")
              .number(t_.pile_open[at(CardKind::Sabotage)], "sabotage"));
  }

  // What everybody saw go out of the game.
  void tell_used() {
    const auto used = [&](int count, Saying what) {
      if (count > 0) say(what.number(count));
    };
    const int all = std::accumulate(t_.goods_used.begin(), t_.goods_used.end(), int{t_.blood_shown});
    if (all > 0) say(Saying("the_thing.situation.used"));
    int left = all;
    for (int i = 0; i < kGoods; ++i) {
      left -= t_.goods_used[static_cast<std::size_t>(i)];
      used(t_.goods_used[static_cast<std::size_t>(i)],
           Saying("the_thing.situation.used.thing").thing(static_cast<Good>(i)).yes_or_no(left == 0, "last"));
    }
    used(t_.blood_shown,
         Saying("the_thing.situation.used.token").lab(LabKind::BloodBag).yes_or_no(true, "last"));
  }

  void tell_character(Slot slot) {
    if (t_.dead.has(slot)) return say(Saying("the_thing.situation.dead").who(r_, t_.sheet, slot));
    if (t_.defeated.has(slot)) return say(Saying("the_thing.situation.defeated").who(r_, t_.sheet, slot));
    if (!t_.characters.has(slot)) return say(Saying("the_thing.situation.revealed").who(r_, t_.sheet, slot));
    say(Saying(r_.few ? "the_thing.situation.character.few" : "the_thing.situation.character")
            .who(r_, t_.sheet, slot)
            .number(t_.suspicion[at(slot)], "suspicion")
            .number(t_.hand_size[at(slot)], "cards")
            .number(t_.weapons_held[at(slot)], "weapons")
            .number(t_.items_held[at(slot)], "items")
            .number(t_.lab_held[at(slot)], "lab"));
    if (in_green_zone(t_, slot)) say(Saying("the_thing.situation.green_zone"));  // TT-125
    if (t_.sheet[at(slot)] != CharacterId::None)
      say(Saying(r_.few ? "the_thing.situation.sheet.few" : "the_thing.situation.sheet")
              .crew(t_.sheet[at(slot)]));
    for (const Flame& flame : t_.flames)
      if (flame.holder == slot) say(Saying("the_thing.situation.flame").number(flame.charges));
  }

  void tell_alien() {
    if (alien_in_play(t_))
      say(Saying("the_thing.situation.alien").whos(r_, t_.sheet, organism(t_)).number(t_.strength));
    FigureRow strengths;  // TT-304
    for (std::uint8_t strength : t_.laid) strengths.push(strength);
    if (!t_.laid.empty())
      say(Saying("the_thing.situation.laid").number(t_.laid.size()).figures(strengths, "strengths"));
  }

  void tell_dice() {
    if (!any_die(t_)) return;
    const bool assigned = std::ranges::any_of(
        v_.stack, [](const Procedure& procedure) { return std::holds_alternative<DiceSet>(procedure); });
    if (!assigned || t_.actor == kNoSlot) return say(Saying("the_thing.situation.dice").faces(t_.dice));
    say(Saying("the_thing.situation.dice.of").who(r_, t_.sheet, t_.actor).faces(t_.dice));
  }

  void tell_boarding() {  // TT-903..908
    const Departure& b = t_.boarding;
    if (b.first == kNoSlot) return;
    say(Saying("the_thing.situation.aboard").whos(r_, t_.sheet, b.aboard));
    if (b.candidate != kNoSlot) say(Saying("the_thing.situation.candidate").who(r_, t_.sheet, b.candidate));
    if (const Slots outside = b.asked.without(b.aboard).without(b.candidate); !outside.empty())
      say(Saying("the_thing.situation.asked").whos(r_, t_.sheet, outside));
  }

  void tell_secrets() {
    say(Saying("the_thing.situation.secret").yes_or_no(v_.alien, "alien"));
    if (!v_.saw_alien.empty()) say(Saying("the_thing.situation.saw_alien").whos(r_, t_.sheet, v_.saw_alien));
    if (!v_.gave_alien.empty())
      say(Saying("the_thing.situation.gave_alien").whos(r_, t_.sheet, v_.gave_alien));
    say(Saying("the_thing.situation.hand")
            .number(v_.hand[0], "use")
            .number(v_.hand[1], "repair")
            .number(v_.hand[2], "sabotage"));
    if (v_.handed != CardKind::None) say(Saying("the_thing.situation.handed").card(v_.handed));
  }

  // Cards and tokens that this seat sees, each kind once; then what others have from it.
  void tell_goods() {
    for (Slot slot : t_.characters) {
      if (!sees_goods(r_, t_, v_.viewer, slot)) continue;
      const Belongings& own = v_.belongings[at(slot)];
      for (int i = 0; i < kGoods; ++i) {
        const auto g = static_cast<Good>(i);
        const int count = is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
        if (count > 0)
          say(Saying("the_thing.situation.holds").who(r_, t_.sheet, slot).thing(g).number(count));
      }
      for (LabKind kind : {LabKind::BloodBag, LabKind::Failure})
        if (own.lab[at(kind)] > 0)
          say(Saying("the_thing.situation.holds_token")
                  .who(r_, t_.sheet, slot)
                  .lab(kind)
                  .number(own.lab[at(kind)]));
    }
    for (Slot slot : t_.characters)
      if (!v_.known_goods[at(slot)].empty() && !sees_goods(r_, t_, v_.viewer, slot))
        say(Saying("the_thing.situation.given")
                .who(r_, t_.sheet, slot)
                .things(v_.known_goods[at(slot)], "things"));
  }

  // What the viewer builds or waits for: an offer, the plan of its team, its own draft of one.
  void tell_drafts() {
    const OfferDraft& offer = v_.draft;
    if (offer.partner != kNoSlot)
      say(Saying("the_thing.situation.offer")
              .who(r_, t_.sheet, offer.partner)
              .number(offer.give.size(), "given")
              .number(offer.ask.size(), "asked")
              .things(offer.give, "gives")
              .things(offer.ask, "asks"));
    if (total_of(v_.plan) > 0) say(Saying("the_thing.situation.plan").plan(v_.plan));
    if (total_of(v_.plan_draft) > 0) say(Saying("the_thing.situation.plan_draft").plan(v_.plan_draft));
  }

  const Rules& r_;
  const View& v_;
  const Table& t_;
  std::vector<Sentence>& out_;
};

}  // namespace

void TheThing::situation(const Rules& r, const View& view, std::vector<Sentence>& out) {
  Telling(r, view, out).tell_all();
}

}  // namespace holdout::the_thing
