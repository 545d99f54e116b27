#include "games/terrorscape/rules/seeing/view.h"

#include "engine/unseen.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/words.h"

// Section 8: who sees what.

namespace holdout::terrorscape {

namespace {

// What strangers are shown of the question at such a moment (TS-016).
QuestionKind outline_of(Moment moment) {
  switch (moment) {
    case Moment::Pick: return QuestionKind::Pick;
    case Moment::Traits: return QuestionKind::PickTrait;
    case Moment::SurvivorsAct: return QuestionKind::SurvivorsAct;
    case Moment::KillerActs: return QuestionKind::KillerActs;
    case Moment::CatAndMouse: return QuestionKind::CatAndMouse;
    case Moment::HumanShield: return QuestionKind::HumanShield;
    case Moment::SlipAway: return QuestionKind::SlipAway;
    case Moment::AttackCard: return QuestionKind::AttackCard;
    case Moment::Defender: return QuestionKind::Defender;
    case Moment::DefenceItem: return QuestionKind::DefenceItem;
    case Moment::Flee: return QuestionKind::Flee;
    case Moment::Amulet: return QuestionKind::Amulet;
    case Moment::Over: break;
  }
  return QuestionKind::Chance;
}

bool may_know(Known known, const View& view) {
  switch (known) {
    case Known::Everybody: return true;
    case Known::Survivor: return view.of_survivors;
    case Known::Killer: return view.of_killer;
  }
  return false;
}

void show_picks(const Hidden& h, View& view) {
  if (view.of_survivors) {
    view.picks.marks.council = h.picks.marks.council;
    view.picks.persons = h.picks.persons;
    view.picks.settled = h.picks.settled;
  }
  if (view.of_killer) view.picks.killer = h.picks.killer;
}

// Whose Survivor this is.
bool is_of(const Rules& r, const View& view, Survivor who) { return seat_of(r, who) == view.viewer; }

// What another player of the side has sealed and not yet shown (TS-335). Traits are chosen openly there
// (TS-502).
void cover_sealed(const Rules& r, View& view) {
  if (view.of_killer) return;  // the end
  for (Survivor who : kAllSurvivors) {
    if (is_of(r, view, who)) continue;
    view.survivors.flee_to[at(who)] = Location::None;
  }
}

void show_own(const Rules& r, const State& s, View& view) {
  const Hidden& h = s.hidden;
  show_picks(h, view);
  if (view.of_survivors) view.survivors = h.survivors;
  if (view.of_survivors) cover_sealed(r, view);
  if (view.of_killer) view.killer = h.killer;
  if (h.draft.maker != kNoSurvivor && is_of(r, view, h.draft.maker)) view.draft = h.draft;
}

// What of a procedure that everybody knows is not everybody's: how far the round is inside the Survivor
// phase, and of whom a player with several Survivors has been asked already.
void cover(const Rules& r, const View& view, Procedure& procedure) {
  if (view.of_survivors && view.of_killer) return;
  if (auto* round = std::get_if<Round>(&procedure); round != nullptr && !view.of_survivors)
    if (view.table.phase == Phase::Survivor) *round = {};
  const auto cover_left = [&](Survivors& left) {
    const Survivors own = survivors_of(r, view.viewer);
    left = (left & own) | (view.table.meeting.participants & in_mansion(view.table)).without(own);
  };
  if (auto* shield = std::get_if<Shield>(&procedure)) cover_left(shield->left);
  if (auto* slip = std::get_if<SlipAway>(&procedure)) cover_left(slip->left);
  if (auto* flee = std::get_if<FleeBallot>(&procedure)) cover_left(flee->left);
}

// While the Killer acts unseen nothing of his phase is shown, not even what everybody may know: an answer of
// his may end it in silence.
void show_stack(const Rules& r, const State& s, View& view) {
  const bool unseen = s.table.moment == Moment::KillerActs && !view.of_killer;
  for (const Procedure& procedure : s.running.stack) {
    if (unseen && known_of(procedure) == Known::Killer) return;
    if (!may_know(known_of(procedure), view)) continue;
    Procedure shown = procedure;
    cover(r, view, shown);
    view.stack.push(shown);
  }
}

}  // namespace

Known known_of(const Procedure& procedure) {
  return with_procedure(procedure,
                        [](const auto& each) { return std::remove_cvref_t<decltype(each)>::kKnown; });
}

SeatSet acts_unseen(const Rules& r, const State& s) {
  const Table& t = s.table;
  switch (t.moment) {
    case Moment::Pick:
    case Moment::Traits: return first_seats(r.players);
    case Moment::SurvivorsAct:
    case Moment::Defender: return survivor_players(r, t);
    case Moment::KillerActs: return only(r.killer_seat);
    case Moment::HumanShield:
    case Moment::SlipAway:
    case Moment::Flee: return seats_of(r, t.meeting.participants & in_mansion(t));
    case Moment::CatAndMouse:
    case Moment::AttackCard:
    case Moment::DefenceItem:
    case Moment::Amulet:
    case Moment::Over: break;
  }
  return {};
}

Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
  return unseen_prompt(s.running, acts_unseen(r, s), side_of(Terrorscape::sides(r), viewer), viewer,
                       u8(outline_of(s.table.moment)), u8(s.table.phase));
}

namespace {

// TS-602: as it was when something was told last; what he is just playing and paying is not told yet.
int shown_hand(const State& s) {
  int cards = hand_size(s) + s.hidden.killer.paying.size();
  for (const Procedure& procedure : s.running.stack)
    if (const auto* card = std::get_if<PlayCard>(&procedure);
        card != nullptr && card->step == PlayCard::Step::Effect)
      ++cards;
  return cards;
}

}  // namespace

View view_of(const Rules& r, const State& s, Seat viewer) {
  const bool over = s.table.phase == Phase::Over;  // TS-404
  View view;
  view.viewer = viewer;
  view.prompt = prompt_for(r, s, viewer);
  view.table = s.table;
  view.of_survivors = over || is_survivor_seat(r, viewer);
  view.of_killer = over || viewer == r.killer_seat;
  show_stack(r, s, view);
  if (r.show_hand_size) view.hand_size = u8(shown_hand(s));
  show_own(r, s, view);
  return view;
}

}  // namespace holdout::terrorscape
