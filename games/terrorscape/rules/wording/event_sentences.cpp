#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

// What happened, one sentence an event: here those whose wording needs more than their parts.

namespace holdout::terrorscape {

namespace {

std::uint32_t word_in(std::span<const std::uint8_t> bytes) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < bytes.size() && i < 4; ++i) word |= std::uint32_t{bytes[i]} << (8 * i);
  return word;
}

// A kind that may be none: its word, or the keyword none.
bool is_none(const PartRow& part, std::uint8_t value) {
  return part.bytes == 1 && part.type->says == PartType::Says::Word && value >= part.type->words.size();
}

}  // namespace

void Phrasing::say_survivors(Sentence& sentence, const PartRow& part, std::uint8_t value) const {
  const bool set = part.type == &kSurvivorsPart;
  if (t_ == nullptr) {
    sentence.number(part.name, value);
  } else if (set) {
    sentence = Saying(sentence).whos(*t_, Survivors(value), part.name);
  } else {
    sentence = Saying(sentence).who(*t_, survivor_at(value), part.name);
  }
}

void Phrasing::say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const {
  const PartType* const type = part.type;
  if (type == &kSurvivorPart || type == &kSurvivorsPart) {
    say_survivors(sentence, part, bytes[0]);
  } else if (type == &kLocationsPart) {
    sentence = Saying(sentence).rooms(Locations(static_cast<std::uint16_t>(word_in(bytes))), part.name);
  } else if (type == &kNumberPart && part.bytes > 1) {  // dice: a 0 is a face like any other
    FigureRow faces;
    for (std::uint8_t face : bytes) faces.push(face);
    sentence.numbers(part.name, faces);
  } else if (is_none(part, bytes[0])) {
    sentence.keyword(part.name, "none");
  } else {
    Wording::say(sentence, part, bytes);
  }
}

namespace {

class Told {
 public:
  Told(const View& v, const Event& e) : t_(v.table), e_(e) {}

  Sentence text() const {
    switch (static_cast<EventKind>(e_.kind)) {
      case EventKind::Moved: return of(parts_of<event::Moved>(e_));
      case EventKind::Taken: return of(parts_of<event::Taken>(e_));
      case EventKind::ProposedPlan: return of(parts_of<event::ProposedPlan>(e_));
      case EventKind::NoiseReport: return of(parts_of<event::NoiseReport>(e_));
      case EventKind::Detected: return of(parts_of<event::Detected>(e_));
      case EventKind::Searched: return of(parts_of<event::Searched>(e_));
      case EventKind::Scared: return of(parts_of<event::Scared>(e_));
      case EventKind::Wounded: return of(parts_of<event::Wounded>(e_));
      case EventKind::Offered: return of(parts_of<event::Offered>(e_));
      case EventKind::Exchanged: return of(parts_of<event::Exchanged>(e_));
      case EventKind::DiceRolled: return of(parts_of<event::DiceRolled>(e_));
      case EventKind::DefendedWith: return of(parts_of<event::DefendedWith>(e_));
      case EventKind::ShownPack: return of(parts_of<event::ShownPack>(e_));
      case EventKind::ShownHand: return of(parts_of<event::ShownHand>(e_));
      case EventKind::GameEnded: return of(parts_of<event::GameEnded>(e_));
      default: return plain();
    }
  }

 private:
  Sentence plain() const { return Phrasing(&t_).event(e_); }
  Sentence plain(std::string_view key) const {
    Sentence sentence = plain();
    sentence.key = key;
    return sentence;
  }

  Sentence of(const event::Moved& e) const {
    if (e.from == e.room) return Saying("terrorscape.event.stayed").who(t_, e.who).room(e.room);
    return plain(e.passage ? "terrorscape.event.moved.passage" : "terrorscape.event.moved");
  }
  Sentence of(const event::Taken& e) const {
    if (e.from == kNoSurvivor)
      return Saying("terrorscape.event.taken.discards").who(t_, e.who).thing(e.thing);
    return plain();
  }
  Sentence of(const event::ProposedPlan& e) const {
    if (e.plan == Plan::None) return Saying("terrorscape.event.proposed_plan.none").player(e_.actor);
    return plain();
  }
  Sentence of(const event::NoiseReport& e) const {
    if (e.rooms.empty()) return Sentence("terrorscape.event.silence");
    return Saying("terrorscape.event.noise_report").rooms(e.rooms).number(e.rooms.size());
  }
  // What was asked: an area, a range, two locations or one.
  Saying asked(std::string_view area, std::string_view rooms, Locations asked) const {
    for (int i = 0; i < kAreas; ++i)
      if (const auto wing = static_cast<Area>(i); rooms_of(wing) == asked) return Saying(area).wing(wing);
    return Saying(rooms).rooms(asked);
  }
  Sentence of(const event::Detected& e) const {
    if (e.whos.empty())
      return asked("terrorscape.event.detected.area.nobody", "terrorscape.event.detected.rooms.nobody",
                   e.rooms);
    return asked("terrorscape.event.detected.area", "terrorscape.event.detected.rooms", e.rooms)
        .whos(t_, e.whos);
  }
  Sentence of(const event::Searched& e) const {
    if (e.whos.empty()) return Saying("terrorscape.event.searched.nobody").room(e.room);
    return Saying("terrorscape.event.searched").room(e.room).whos(t_, e.whos);
  }
  // One statement of all whom it hits, the paralysed with their places (RU-65).
  Sentence of(const event::Scared& e) const {
    if (e.whos.empty()) return Sentence("terrorscape.event.scared.nobody");
    if (e.paralysed.empty()) return Saying("terrorscape.event.scared").whos(t_, e.whos);
    const Survivors frightened = e.whos.without(e.paralysed);
    Saying told(frightened.empty() ? "terrorscape.event.scared.paralysed" : "terrorscape.event.scared.both");
    told.whos(t_, frightened).number(e.paralysed.size());
    FigureRow places;
    for (Survivor who : e.paralysed)
      if (const Location room = e.rooms[at(who)]; room != Location::None)
        places.push(static_cast<int>(room) + 1);
    FigureRow persons;
    for (Survivor who : e.paralysed) persons.push(static_cast<int>(t_.persons[at(who)]) + 1);
    return told.row("paralysed", "person", persons, tables::kPersonKeys.data())
        .row("rooms", "room", places, tables::kLocationKeys.data());
  }
  Sentence of(const event::Wounded& e) const {
    if (e.room == Location::None) return Saying("terrorscape.event.wounded").who(t_, e.who);
    return Saying("terrorscape.event.wounded.room").who(t_, e.who).room(e.room);
  }
  Sentence of(const event::Offered& e) const { return plain(offer_key(e.gives[0], e.asks[0])); }
  static std::string_view offer_key(Item gives, Item asks) {
    if (asks == Item::None) return "terrorscape.event.offered.gift";
    return gives == Item::None ? "terrorscape.event.offered.taken" : "terrorscape.event.offered";
  }
  Sentence of(const event::Exchanged& e) const { return plain(exchange_key(e.gives[0], e.asks[0])); }
  static std::string_view exchange_key(Item gives, Item asks) {
    if (asks == Item::None) return "terrorscape.event.exchanged.gift";
    return gives == Item::None ? "terrorscape.event.exchanged.taken" : "terrorscape.event.exchanged";
  }
  Sentence of(const event::DiceRolled& e) const {  // as many as were rolled
    FigureRow faces;
    for (std::size_t i = 0; i < static_cast<std::size_t>(e.n) && i < e.faces.size(); ++i)
      faces.push(e.faces[i]);
    return Saying("terrorscape.event.dice_rolled").who(t_, e.who).number(e.n).figures(faces, "faces");
  }
  Sentence of(const event::DefendedWith& e) const {
    if (e.thing == Item::None && !e.bottle)
      return Saying("terrorscape.event.defended_with.nothing").who(t_, e.who);
    if (e.thing == Item::None) return Saying("terrorscape.event.defended_with.bottle").who(t_, e.who);
    return Saying("terrorscape.event.defended_with")
        .who(t_, e.who)
        .thing(e.thing)
        .yes_or_no(e.bottle, "bottle");
  }
  Sentence of(const event::ShownPack& e) const {
    return e.things[0] == Item::None ? plain("terrorscape.event.shown_pack.empty") : plain();
  }
  Sentence of(const event::ShownHand& e) const {
    return e.skills[0] == Skill::None ? plain("terrorscape.event.shown_hand.empty") : plain();
  }
  Sentence of(const event::GameEnded& e) const;

  const Table& t_;
  const Event& e_;
};

Sentence Told::of(const event::GameEnded& e) const {
  const auto ended = [&](std::string_view key) {
    return Saying(key)
        .players(e.players)
        .number(e.players.size())
        .word(kCauseKeys[static_cast<std::size_t>(e.cause)], "cause");
  };
  switch (e.ending) {
    case Ending::Running: return {};
    case Ending::Rescued: return ended("terrorscape.event.ended.rescued");
    case Ending::MainExit: return ended("terrorscape.event.ended.main_exit");
    case Ending::HiddenExit: return ended("terrorscape.event.ended.hidden_exit");
    case Ending::Retaliation: return ended("terrorscape.event.ended.retaliation");
    case Ending::Eliminated: return ended("terrorscape.event.ended.eliminated");
    case Ending::Lost: return ended("terrorscape.event.ended.lost");
    case Ending::Finished: return ended("terrorscape.event.ended.finished");
  }
  return {};
}

// Who plays the whole side alone decides, and proposes nothing to anybody.
bool is_proposal(const Event& e) {
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::PickProposed:
    case EventKind::Proposed:
    case EventKind::ProposedPlan: return true;
    default: return false;
  }
}

}  // namespace

Sentence Terrorscape::event_text(const Rules& r, const View& view, const Event& e) {
  if (r.survivor_seats.size() == 1 && is_proposal(e)) return {};
  return Told(view, e).text();
}

// A Survivor is the number of his place there, whoever he is.
Sentence Terrorscape::event_parts(const Rules&, const Event& e) { return Phrasing().parts(e); }

}  // namespace holdout::terrorscape
