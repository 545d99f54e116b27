#include "games/the_thing/rules/seeing/view.h"

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

namespace {

// Section 8: a batch is known to who put it there, with 1 to 3 players to everybody.
template <int Kinds, int Most>
void show_batches(const Supply<Kinds, Most>& supply, bool all, Slot me,
                  FixedVector<BatchView<Kinds>, Most>& out) {
  for (const Batch<Kinds>& batch : supply.under) {
    BatchView<Kinds> shown{.size = u8(batch.size()), .knowers = batch.knowers, .counts = {}};
    const bool known = all ? !batch.knowers.empty() : me != kNoSlot && batch.knowers.has(me);
    if (known) shown.counts = batch.counts;
    out.push(shown);
  }
}

void show_decks(const Rules& r, const State& s, Slot me, View& view) {
  show_batches(s.hidden.deck, r.few, me, view.under_deck);
  show_batches(s.hidden.weapons, r.few, me, view.under_weapons);
  show_batches(s.hidden.items, r.few, me, view.under_items);
}

void show_goods(const Rules& r, const State& s, Seat viewer, View& view) {
  for (Slot slot : first_slots(r.slots)) {
    if (!sees_goods(r, s.table, viewer, slot)) continue;
    view.belongings[at(slot)] = s.hidden.belongings[at(slot)];
    view.lab_discarded[at(slot)] = s.hidden.lab_discarded[at(slot)];
    if (slot != s.table.actor) continue;
    view.looked = s.hidden.looked;
    view.lab_drawn = s.hidden.lab_drawn;
  }
}

bool sees_deck(const State& s, Slot me) {  // TT-416
  return s.table.actor == me && !s.running.stack.empty() &&
         std::holds_alternative<SwapHand>(s.running.stack.back());
}

// What the player of one Character knows with 4 to 8 players.
void show_own(const State& s, Slot me, View& view) {
  const Hidden& h = s.hidden;
  view.alien = h.aliens.has(me);
  view.infection = h.infection[at(me)];
  view.saw_alien = h.saw_alien[at(me)];
  view.gave_alien = h.gave_alien[at(me)];
  view.laid = h.laid[at(me)];
  view.hand = h.hands[at(me)];
  view.handed = h.handed[at(me)];
  view.discarded = h.discarded[at(me)];
  view.known_goods = h.known_goods[at(me)];
  if (!sees_deck(s, me)) return;
  view.deck_open = true;
  view.deck = h.deck.all();
}

void show_choices(const Rules& r, const State& s, Seat viewer, View& view) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  if (t.ballot.sealed.has(viewer)) view.sealed = h.sealed[at(viewer)];
  view.draft = h.drafts.of(viewer);
  if (t.offer.from != kNoSlot) {  // TT-702: giver and receiver
    const Seat maker = seat_of(t, t.offer.from);
    if (maker == viewer || seat_of(t, t.offer.to) == viewer) view.offered = h.drafts.of(maker);
  }
  if (!r.few && seats_of(t, organism(t)).has(viewer)) view.plan = h.plan;
  if (!h.council.team.has(viewer)) return;
  view.council = h.council;
  view.plan_draft = h.plan_drafts.of(viewer);
  view.alien_choice = h.alien_choice;
  view.alien_victim = h.alien_victim;
}

}  // namespace

UnderWay under_way(const FixedVector<Procedure, kStackDepth>& stack) {
  UnderWay facts;
  for (const Procedure& procedure : stack) {
    if (const auto* lab = std::get_if<LabUse>(&procedure))
      facts.lab_token_out = lab->step == LabUse::Step::Decide;
    if (const auto* search = std::get_if<SearchDeck>(&procedure)) facts.looks_at_items = search->items;
  }
  return facts;
}

// Who is asked what follows from public facts (kinds.h). Only inside a council more is secret: whose proposal
// stands, who has agreed and who may yet propose, so strangers wait for the whole team, which is revealed.
Prompt prompt_for(const Rules&, const State& s, Seat viewer) {
  Prompt prompt = open_prompt(s.running, viewer, u8(s.table.phase));
  switch (static_cast<QuestionKind>(prompt.kind)) {
    case QuestionKind::AlienPlan:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed:
      if (const SeatSet team = seats_of(s.table, organism(s.table)); !team.has(viewer))
        prompt.waited_for = team;
      return prompt;
    default: return prompt;
  }
}

View view_of(const Rules& r, const State& s, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.prompt = prompt_for(r, s, viewer);
  view.table = s.table;
  view.stack = s.running.stack;
  const Slot me = own_slot(r, viewer);
  show_decks(r, s, me, view);
  if (r.few || is_player(viewer)) show_goods(r, s, viewer, view);
  if (me != kNoSlot) show_own(s, me, view);
  if (is_player(viewer)) show_choices(r, s, viewer, view);
  return view;
}

}  // namespace holdout::the_thing
