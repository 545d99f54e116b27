#include "games/the_thing/rules/meetings/alien_team.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

// What happened, one sentence an event: here those whose wording needs more than their parts. Who saw no more
// than the open part reads another sentence than who saw the secret: `seen_by` tells, never the bytes.

namespace holdout::the_thing {

void Phrasing::say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const {
  const PartType* const type = part.type;
  const bool one = type == &kSlotPart || type == &kOwnSlotPart || type == &kSourcePart;
  if (one && bytes[0] >= kMaxSlots) {
    if (type == &kSourcePart)
      sentence.keyword(part.name, bytes[0] == kByDog ? "dog" : "first");
    else
      sentence.players(part.name, {});
  } else if (one) {
    sentence = Saying(sentence).who(r_, names_, slot_at(bytes[0]), part.name);
  } else if (type == &kSlotsPart) {
    sentence = Saying(sentence).whos(r_, names_, Slots(bytes[0]), part.name);
  } else if (type == &kNthPart) {
    sentence.number(part.name, bytes[0] + 1);
  } else if (type == &kPackedStrengthsPart) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
    FigureRow laid;
    for (std::uint8_t strength : strengths_in(kLocationCards, PackedStrengths{word}))
      if (strength != 0) laid.push(strength);
    sentence.numbers(part.name, laid);
  } else if (type == &kGoodPart && part.bytes > 1) {
    FixedVector<Good, kOfferCards> cards;
    for (std::uint8_t byte : bytes)
      if (byte < kGoods) cards.push(static_cast<Good>(byte));
    sentence = Saying(sentence).things(cards, part.name);
  } else {
    Wording::say(sentence, part, bytes);
  }
}

namespace {

constexpr std::array<std::string_view, 3> kNth{"first", "second", "third"};

class Told {
 public:
  Told(const Rules& r, const View& v, const Event& e) : r_(r), e_(e), names_(v.table.sheet) {}

  Sentence text() const {
    switch (static_cast<EventKind>(e_.kind)) {
      case EventKind::SheetDealt: return of(parts_of<event::SheetDealt>(e_));
      case EventKind::PhaseBegan: return of(parts_of<event::PhaseBegan>(e_));
      case EventKind::FuelLost: return of(parts_of<event::FuelLost>(e_));
      case EventKind::FrostMoved: return of(parts_of<event::FrostMoved>(e_));
      case EventKind::RescueMoved: return of(parts_of<event::RescueMoved>(e_));
      case EventKind::PlanLaid: return of(parts_of<event::PlanLaid>(e_));
      case EventKind::PlanProposed: return of(parts_of<event::PlanProposed>(e_));
      case EventKind::Placed: return of(parts_of<event::Placed>(e_));
      case EventKind::EncounterBegan: return of(parts_of<event::EncounterBegan>(e_));
      case EventKind::SuspicionMoved: return of(parts_of<event::SuspicionMoved>(e_));
      case EventKind::Assigned: return of(parts_of<event::Assigned>(e_));
      case EventKind::CardsLooked: return of(parts_of<event::CardsLooked>(e_));
      case EventKind::Voted: return of(parts_of<event::Voted>(e_));
      case EventKind::DiceRolled: return of(parts_of<event::DiceRolled>(e_));
      case EventKind::Infected: return of(parts_of<event::Infected>(e_));
      case EventKind::GameEnded: return of(parts_of<event::GameEnded>(e_));
      default: return plain();
    }
  }

 private:
  Sentence plain() const { return Phrasing(r_, names_).event(e_); }
  Saying about(std::string_view key, Slot slot) const {
    return Saying(key).who(r_, names_, slot_at(index(slot) % kMaxSlots));
  }

  Sentence of(const event::SheetDealt& e) const {
    return r_.few ? Saying("the_thing.event.sheet_dealt.few").player(e_.actor).crew(e.crew) : plain();
  }
  Sentence of(const event::PhaseBegan& e) const {
    const bool silent = r_.few && e.stage == Phase::RecRoom;  // nobody is accused there (TT-1160)
    return silent ? Sentence("the_thing.event.rec_room_began.few") : plain();
  }
  Sentence of(const event::FuelLost& e) const {
    return e.in_place ? plain() : Saying("the_thing.event.fuel_lost.depot").number(e.n);
  }
  Sentence of(const event::FrostMoved& e) const {
    return Saying(e.to == 0 ? "the_thing.event.frost_reset" : "the_thing.event.frost_moved")
        .number(e.to)
        .number(r_.frost_end, "last");
  }
  Sentence of(const event::RescueMoved& e) const {
    return Saying("the_thing.event.rescue_moved")
        .number(r_.rescue_station - e.marker)
        .number(r_.rescue_fuel_last - e.fuel, "fuel");
  }
  Sentence of(const event::PlanLaid&) const {  // the same for the team
    Sentence laid = plain();
    laid.key = row_of(EventKind::PlanLaid).text;
    return laid;
  }
  Sentence of(const event::PlanProposed& e) const {  // to the team alone (TT-306): a plan, or a deed
    if (e.n > 0) return Saying("the_thing.event.plan_proposed").player(e_.actor).plan(plan_in(e));
    return deed_of(r_, Saying("the_thing.event.plan_proposed.take").player(e_.actor),
                   Saying("the_thing.event.plan_proposed.deed").player(e_.actor), deed_in(e), victim_in(e));
  }
  Sentence of(const event::Placed& e) const {
    switch (e.mode) {
      case PlaceMode::Placed: return about("the_thing.event.placed", e.who).place(e.place);
      case PlaceMode::Special: return about("the_thing.event.placed.special", e.who).place(e.place);
      default: break;
    }
    return about(r_.few ? "the_thing.event.placed.rests.few" : "the_thing.event.placed.rests", e.who)
        .place(e.place);
  }
  Sentence of(const event::EncounterBegan& e) const { return plain().number("n", e.whos.size()); }
  Sentence of(const event::SuspicionMoved& e) const {
    return about(e.to == 0 ? "the_thing.event.proven" : "the_thing.event.suspicion_moved", e.who)
        .number(e.to)
        .number(r_.max_suspicion, "most");
  }
  Sentence of(const event::Assigned& e) const {
    return e.card == CardKind::None ? about("the_thing.event.dice_assigned", e.who) : plain();
  }
  Sentence of(const event::CardsLooked& e) const;
  Sentence of(const event::Voted& e) const {
    if (e.target == kNoSlot) return about("the_thing.event.abstained", e.who);
    return plain();
  }
  Sentence of(const event::DiceRolled& e) const;
  Sentence of(const event::Infected& e) const {
    if (e.by == kFirstAlien) return about("the_thing.event.infected.first", e.who);
    if (e.by == kByDog) return about("the_thing.event.infected.dog", e.who).number(e.round, "round");
    if (e.by >= kMaxSlots) return {};
    return about("the_thing.event.infected", e.who)
        .who(r_, names_, slot_at(e.by), "by")
        .number(e.round, "round");
  }
  Sentence of(const event::GameEnded& e) const;

  const Rules& r_;
  const Event& e_;
  const Crew& names_;
};

// One, two or three cards, as many as were drawn.
Sentence Told::of(const event::CardsLooked& e) const {
  constexpr std::array<std::string_view, 3> kKeys{"the_thing.event.cards_looked.seen1",
                                                  "the_thing.event.cards_looked.seen2",
                                                  "the_thing.event.cards_looked.seen3"};
  const bool seen = !e_.seen_by.empty();
  if (e.deck == Deck::Actions) {  // TT-416: others read that somebody rests and picks cards
    if (!seen) return {};
    return Saying("the_thing.event.deck_looked")
        .number(e.cards[0], "use")
        .number(e.cards[1], "repair")
        .number(e.cards[2], "sabotage");
  }
  const auto n = static_cast<std::size_t>(e.n);
  if (!seen || n == 0 || n > kKeys.size())
    return about("the_thing.event.cards_looked", e.who).yes_or_no(e.deck == Deck::Items, "items").number(e.n);
  Saying looked = about(kKeys[n - 1], e.who);
  for (std::size_t i = 0; i < n; ++i) looked.thing(static_cast<Good>(e.cards[i]), kNth[i]);
  return looked;
}

Sentence Told::of(const event::DiceRolled& e) const {
  constexpr std::array<std::string_view, kMaxDice> kKeys{
      "the_thing.event.dice_rolled1", "the_thing.event.dice_rolled2", "the_thing.event.dice_rolled3"};
  std::size_t dice = 0;
  while (dice < kKeys.size() && static_cast<std::size_t>(e.dice[dice]) < kFaceKeys.size()) ++dice;
  if (dice == 0) return {};
  Saying rolled(kKeys[dice - 1]);
  for (std::size_t i = 0; i < dice; ++i) rolled.face(e.dice[i], kNth[i]);
  return rolled;
}

Sentence Told::of(const event::GameEnded& e) const {
  const auto ended = [&](std::string_view key) {
    return Saying(key).players(e.players).number(e.players.size());
  };
  switch (e.ending) {
    case Ending::Running: return {};
    case Ending::Escaped: return ended("the_thing.event.ended.escaped");
    case Ending::AlienAboard: return ended("the_thing.event.ended.alien_aboard");
    case Ending::LeftBehind: return ended("the_thing.event.ended.left_behind");
    case Ending::Froze: return ended("the_thing.event.ended.froze");
    case Ending::LastHuman: return ended("the_thing.event.ended.last_human");
    case Ending::NobodyLeft: return ended("the_thing.event.ended.nobody_left");
    case Ending::RoundCap: return ended("the_thing.event.ended.round_cap");
  }
  return {};
}

}  // namespace

Sentence TheThing::event_text(const Rules& r, const View& view, const Event& e) {
  return Told(r, view, e).text();
}

// A Character is its number there, whatever it is called.
Sentence TheThing::event_parts(const Rules& r, const Event& e) { return Phrasing(r, kNoNames).parts(e); }

}  // namespace holdout::the_thing
