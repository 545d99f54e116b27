#include "games/osaczeni/rules/seeing/view.h"

#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

void fill_own_secrets(const State& s, Seat me, View& view) {
  const Table& t = s.table;
  const Hidden& h = s.hidden;
  view.hand = h.hands[slot(me)];
  if (t.saw_dice.has(me)) view.dice = h.dice;  // OS-325, OS-807
  if (t.vote.ballot.sealed.has(me)) view.ballot = h.ballot[slot(me)];
  if (t.heading.sealed.has(me)) view.destination = h.destination[slot(me)];
  if (t.drawn > 0 && t.vote.chosen == me) view.search = h.search;
  for (int i = 0; i < t.gifts.size(); ++i)
    if (t.gifts[i].giver == me)
      view.gifts[static_cast<std::size_t>(i)] = h.gifts[static_cast<std::size_t>(i)];
  for (int i = 0; i < t.discards.size(); ++i)
    if (t.discards[i] == me)
      view.discards[static_cast<std::size_t>(i)] = h.discards[static_cast<std::size_t>(i)];
  for (int i = 0; i < h.deck.bottom.size(); ++i)
    if (h.deck.bottom[i].knowers.has(me))
      view.under_deck[static_cast<std::size_t>(i)] = static_cast<Item>(h.deck.bottom[i].kind);
}

}  // namespace

Prompt prompt_for(const Rules&, const State& s, Seat viewer) {
  Prompt prompt = open_prompt(s.running, viewer, static_cast<std::uint8_t>(s.table.phase));
  if (!s.running.open.may_answer.has(viewer)) prompt.kind = kQuestionRows[prompt.kind].shown_as;
  return prompt;
}

View view_of(const Rules& r, const State& s, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.prompt = prompt_for(r, s, viewer);
  view.table = s.table;
  view.gifts.fill(kNoItem);
  view.discards.fill(kNoItem);
  view.under_deck.fill(kNoItem);
  if (is_player(viewer)) fill_own_secrets(s, viewer, view);
  return view;
}

}  // namespace holdout::osaczeni
