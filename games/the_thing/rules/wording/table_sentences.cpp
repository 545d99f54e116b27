#include "games/the_thing/rules/wording/event_sentences.h"

// What happened: Rec Room, votes, Tests, Dogs, departures, and the dice of the game for 1 to 3 players.

namespace holdout::the_thing {

namespace {

Slot other(const Event& e) { return slot_at(e.open[1] % kMaxSlots); }

using Cards = FixedVector<Good, kOfferCards>;

// The secret bytes of an offer, from `first` on.
Cards cards_in(const Event& e, std::size_t first) {
  Cards cards;
  for (std::size_t i = first; i < first + kOfferCards; ++i)
    if (e.secret[i] < kGoods) cards.push(static_cast<Good>(e.secret[i]));
  return cards;
}

// TT-702: numbers for everybody, the cards for those who trade; with 1 to 3 players for all (TT-1102).
Sentence cards_text(const Event& e, Saying noticed, Saying told) {
  if (!seen(e)) return noticed.number(e.open[2], "given").number(e.open[3], "asked");
  return told.number(e.open[2], "given")
      .number(e.open[3], "asked")
      .things(cards_in(e, 0), "gives")
      .things(cards_in(e, kOfferCards), "asks");
}

Sentence trade_text(const Rules& r, const Event& e) {
  const auto between = [&](std::string_view key) {
    return Saying(key).who(r, crew_in(e), slot_in(e)).who(r, crew_in(e), other(e), "partner");
  };
  switch (kind_in(e)) {
    case EventKind::OfferMade:
      return cards_text(e, between("the_thing.event.offer_made"), between("the_thing.event.offer_made.seen"));
    case EventKind::OfferAnswered:
      return between("the_thing.event.offer_answered").yes_or_no(e.open[2] == 1, "accepted");
    case EventKind::Traded:
      return cards_text(e, between("the_thing.event.traded"), between("the_thing.event.traded.seen"));
    case EventKind::FlamethrowerGiven: return between("the_thing.event.flamethrower_given").number(e.open[2]);
    case EventKind::TalkClosed: return Saying("the_thing.event.talk_closed").who(r, crew_in(e), slot_in(e));
    default: return {};
  }
}

Sentence revealed_text(const Rules& r, const Event& e) {
  constexpr std::array<std::string_view, 4> kCauses{"own_will", "test", "collision", "dog"};
  return Saying("the_thing.event.revealed")
      .who(r, crew_in(e), slot_in(e))
      .word(kCauses[e.open[1] % kCauses.size()], "cause")
      .number(e.open[2]);
}

Sentence vote_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::Voted:
      if (e.open[1] >= kMaxSlots) return Saying("the_thing.event.abstained").who(r, crew_in(e), slot);
      return Saying("the_thing.event.voted").who(r, crew_in(e), slot).who(r, crew_in(e), other(e), "target");
    case EventKind::Revealed: return revealed_text(r, e);
    case EventKind::Volunteered:
      return Saying("the_thing.event.volunteered")
          .who(r, crew_in(e), slot)
          .who(r, crew_in(e), other(e), "target")
          .yes_or_no(e.open[2] == 1, "fire");
    case EventKind::TesterChosen: return Saying("the_thing.event.tester_chosen").who(r, crew_in(e), slot);
    case EventKind::Tested:
      return Saying("the_thing.event.tested")
          .who(r, crew_in(e), slot)
          .who(r, crew_in(e), other(e), "tester")
          .yes_or_no(e.open[2] == 1, "fire")
          .yes_or_no(e.open[3] == 1, "alien");
    default: return {};
  }
}

Sentence dogs_text(const Event& e) {
  constexpr std::array<std::string_view, 4> kCauses{"token", "death", "reveal", "passes_on"};
  switch (kind_in(e)) {
    case EventKind::Gathered: return Saying("the_thing.event.gathered");
    case EventKind::DogPlaced: return Saying("the_thing.event.dog_placed").place(place_in(e.open[0]));
    case EventKind::KennelOpened: return Saying("the_thing.event.kennel_opened").number(e.open[0]);
    case EventKind::DogStayedOff: return Saying("the_thing.event.dog_stayed_off");
    case EventKind::LeaderChanged:
      return Saying("the_thing.event.leader_changed")
          .player(e.actor)
          .word(kCauses[e.open[0] % kCauses.size()], "cause");
    default: return {};
  }
}

Sentence boarding_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::BoardedFirst: return Saying("the_thing.event.boarded_first").who(r, crew_in(e), slot);
    case EventKind::DeclinedToBoard:
      return Saying("the_thing.event.declined_to_board").who(r, crew_in(e), slot);
    case EventKind::Wanted:
      return Saying("the_thing.event.wanted").who(r, crew_in(e), slot).yes_or_no(e.open[1] == 1, "wants");
    case EventKind::AdmitVoted:
      return Saying("the_thing.event.admit_voted")
          .who(r, crew_in(e), slot)
          .who(r, crew_in(e), other(e), "candidate")
          .yes_or_no(e.open[2] == 1, "admits");
    case EventKind::Admitted:
      return Saying("the_thing.event.admitted").who(r, crew_in(e), slot).yes_or_no(e.open[1] == 1, "alien");
    case EventKind::Refused: return Saying("the_thing.event.refused").who(r, crew_in(e), slot);
    case EventKind::Departed: return Saying("the_thing.event.departed").whos(r, crew_in(e), Slots(e.open[0]));
    case EventKind::RoleShown:
      return Saying("the_thing.event.role_shown").who(r, crew_in(e), slot).yes_or_no(e.open[1] == 1, "alien");
    default: return {};
  }
}

Sentence rolled_text(const Event& e) {
  constexpr std::array<std::string_view, 3> kKeys{
      "the_thing.event.dice_rolled1", "the_thing.event.dice_rolled2", "the_thing.event.dice_rolled3"};
  constexpr std::array<std::string_view, 3> kNames{"first", "second", "third"};
  std::size_t dice = 0;
  while (dice < kNames.size() && e.open[dice + 1] < kFaceKeys.size()) ++dice;
  if (dice == 0) return {};
  Saying rolled(kKeys[dice - 1]);
  for (std::size_t i = 0; i < dice; ++i) rolled.face(static_cast<Face>(e.open[i + 1]), kNames[i]);
  return rolled;
}

Sentence dice_text(const Rules& r, const Event& e) {
  const Slot slot = slot_in(e);
  switch (kind_in(e)) {
    case EventKind::DiceRolled: return rolled_text(e);
    case EventKind::DieRerolled:
      return Saying("the_thing.event.die_rerolled")
          .who(r, crew_in(e), slot)
          .number(e.open[1] + 1)
          .face(static_cast<Face>(e.open[2]));
    case EventKind::DieTurned:
      return Saying("the_thing.event.die_turned")
          .who(r, crew_in(e), slot)
          .number(e.open[1] + 1)
          .face(static_cast<Face>(e.open[2]));
    case EventKind::DieCancelled:
      return Saying("the_thing.event.die_cancelled").who(r, crew_in(e), slot).number(e.open[1] + 1);
    case EventKind::ThreatMoved: return Saying("the_thing.event.threat_moved").number(e.open[1]);
    case EventKind::LastStand:
      return Saying("the_thing.event.last_stand")
          .number(e.open[0])
          .number(e.open[1], "bad")
          .yes_or_no(e.open[2] == 1, "stopped");
    default: return {};
  }
}

}  // namespace

// Marks that the question shows anyway (done, sealed) are no news.
Sentence table_text(const Rules& r, const Event& e) {
  switch (kind_in(e)) {
    case EventKind::OfferMade:
    case EventKind::OfferAnswered:
    case EventKind::Traded:
    case EventKind::FlamethrowerGiven:
    case EventKind::TalkClosed: return trade_text(r, e);
    case EventKind::Voted:
    case EventKind::Revealed:
    case EventKind::Volunteered:
    case EventKind::TesterChosen:
    case EventKind::Tested: return vote_text(r, e);
    default: break;
  }
  if (kind_in(e) <= EventKind::LeaderChanged) return dogs_text(e);
  return kind_in(e) <= EventKind::RoleShown ? boarding_text(r, e) : dice_text(r, e);
}

}  // namespace holdout::the_thing
