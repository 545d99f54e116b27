#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/wording/sentences.h"

// What a seat may answer.

namespace holdout::the_thing {

namespace {

// "Yes", "no" and "nothing" in the words of the question.
Sentence plain_text(const View& view, std::string_view yes_no_or_pass) {
  const auto kind = static_cast<std::size_t>(view.prompt.kind) % kQuestionKeys.size();
  return Saying("the_thing.option.plain")
      .word(yes_no_or_pass, "answer")
      .word(asks_sleeper(view) ? "turn_die" : kQuestionKeys[kind], "question");
}

Sentence keep_text(const View& view, std::uint8_t byte) {
  switch (asked_kind(view)) {
    case QuestionKind::KeepCard: return Saying("the_thing.option.keep").thing(static_cast<Good>(byte));
    case QuestionKind::LabToken: return Saying("the_thing.option.keep_token").lab(view.lab_drawn);
    default: return Saying("the_thing.option.sky").sky(static_cast<Sky>(byte));
  }
}

Sentence place_text(const Rules& r, const View& view, Action a) {
  const auto l = static_cast<Location>(a.a);
  const int there = in(view.table, l).size();
  if (r.few)
    return Saying("the_thing.option.place.few").who(r, view.table.sheet, slot_at(a.b)).place(l).number(there);
  const bool special = a.kind == u8(ActionKind::Special);
  return Saying(special ? "the_thing.option.special" : "the_thing.option.place").place(l).number(there);
}

Sentence choose_text(const Rules& r, const View& view, Slot slot) {
  if (slot == kNoSlot || index(slot) >= r.slots) return {};
  return Saying("the_thing.option.choose")
      .who(r, view.table.sheet, slot)
      .number(view.table.suspicion[at(slot)])
      .word(kQuestionKeys[static_cast<std::size_t>(view.prompt.kind) % kQuestionKeys.size()], "question");
}

Sentence drawn_text(Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::DrawLocation:
      return Saying("the_thing.option.location").place(static_cast<Location>(a.a));
    case ActionKind::Deal:
    case ActionKind::Sheet: return Saying("the_thing.option.sheet").crew(static_cast<CharacterId>(a.a));
    case ActionKind::DrawToken: return Saying("the_thing.option.token").yes_or_no(a.a == 1, "alien");
    case ActionKind::Seat: return Saying("the_thing.option.seat").player(seat_at(a.a));
    default: return Saying("the_thing.option.outcome").number(a.a);
  }
}

Sentence dice_text(const View& view, Action a) {
  const Face shown = view.table.dice[a.a % kMaxDice];
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Reroll: return Saying("the_thing.option.reroll").number(a.a + 1).face(shown);
    case ActionKind::TurnDie:
      return Saying("the_thing.option.turn").number(a.a + 1).face(shown, "from").face(static_cast<Face>(a.b));
    case ActionKind::Cancel: return Saying("the_thing.option.cancel").number(a.a + 1).face(shown);
    case ActionKind::Use: return Saying("the_thing.option.use");
    case ActionKind::Repair: return Saying("the_thing.option.repair").number(a.a);
    default: return drawn_text(a);
  }
}

// Who does something to whom; with 1 to 3 players the doer is one of the player's own Characters.
Sentence pair_text(const Rules& r, const View& view, Action a) {
  const bool test = a.kind == u8(ActionKind::Test);
  const Slot to = slot_at(a.a % kMaxSlots);
  if (!r.few) return Saying(test ? "the_thing.option.test" : "the_thing.option.offer").who(r, to);
  return Saying(test ? "the_thing.option.test.few" : "the_thing.option.offer.few")
      .who(r, view.table.sheet, slot_at(a.b % kMaxSlots), "own")
      .who(r, view.table.sheet, to);
}

// To what one agrees (TT-306): only the team is asked, and its view holds what stands.
Sentence agree_text(const Rules& r, const View& view) {
  if (asked_kind(view) == QuestionKind::AlienPlan) return Saying("the_thing.option.agree").plan(view.plan);
  return deed_of(r, Saying("the_thing.option.agree.take"), Saying("the_thing.option.agree.deed"),
                 static_cast<ActionKind>(view.alien_choice), view.alien_victim);
}

Sentence alien_text(const Rules& r, const View& view, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Sabotage: return Saying("the_thing.option.sabotage");
    case ActionKind::Assimilate:
      return Saying("the_thing.option.assimilate").who(r, slot_at(a.a % kMaxSlots));
    case ActionKind::TakeDog: return Saying("the_thing.option.dog");
    case ActionKind::Strike:
      return Saying("the_thing.option.strike").place(static_cast<Location>(a.a)).number(a.b);
    case ActionKind::Confirm: return Saying("the_thing.option.confirm");
    case ActionKind::Reset: return Saying("the_thing.option.reset");
    case ActionKind::Agree: return agree_text(r, view);
    case ActionKind::Lay: return Saying("the_thing.option.lay").word(kLaidNames[a.a % 3], "laid");
    case ActionKind::Peek:
      return Saying("the_thing.option.peek").who(r, slot_at(a.a % kMaxSlots)).number(a.b + 1);
    case ActionKind::Offer: return pair_text(r, view, a);
    case ActionKind::Give: return Saying("the_thing.option.give").thing(static_cast<Good>(a.a));
    case ActionKind::Ask: return Saying("the_thing.option.ask").thing(static_cast<Good>(a.a));
    case ActionKind::CloseTalk: return Saying("the_thing.option.close_talk");
    default: return dice_text(view, a);
  }
}

}  // namespace

Sentence TheThing::option_text(const Rules& r, const View& view, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Pass: return plain_text(view, "pass");
    case ActionKind::Yes: return plain_text(view, "yes");
    case ActionKind::No: return plain_text(view, "no");
    case ActionKind::Keep: return keep_text(view, a.a);
    case ActionKind::Place:
    case ActionKind::Special: return place_text(r, view, a);
    case ActionKind::Rest: return Saying("the_thing.option.rest");
    case ActionKind::HandIn: return Saying("the_thing.option.hand_in").card(static_cast<CardKind>(a.a));
    case ActionKind::Hand:
      return Saying("the_thing.option.hand").number(a.a, "use").number(a.b, "repair").number(a.c, "sabotage");
    case ActionKind::Discard: return Saying("the_thing.option.discard").card(static_cast<CardKind>(a.a));
    case ActionKind::Go: return Saying("the_thing.option.go").place(static_cast<Location>(a.a));
    case ActionKind::Wield:
    case ActionKind::Burn: return Saying("the_thing.option.wield").thing(good(static_cast<WeaponKind>(a.a)));
    case ActionKind::Choose: return choose_text(r, view, slot_at(a.a));
    case ActionKind::Test: return pair_text(r, view, a);
    case ActionKind::UseItem: return Saying("the_thing.option.item").thing(good(static_cast<ItemKind>(a.a)));
    case ActionKind::Escape: return Saying("the_thing.option.escape");
    default: return alien_text(r, view, a);
  }
}

}  // namespace holdout::the_thing
