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

Sentence keep_text(const View& view, Action a) {
  switch (asked_kind(view)) {
    case QuestionKind::KeepCard: return Saying("the_thing.option.keep").thing(kept_as<Good>(a));
    case QuestionKind::LabToken: return Saying("the_thing.option.keep_token").lab(view.lab_drawn);
    default: return Saying("the_thing.option.sky").sky(kept_as<Sky>(a));
  }
}

Sentence place_text(const Rules& r, const View& view, Action a) {
  const bool special = is<answer::Special>(a);
  const Location l = place_in(a);
  const int there = in(view.table, l).size();
  const bool dog = view.table.dogs.has(l);
  if (r.few)
    return Saying("the_thing.option.place.few")
        .who(r, view.table.sheet, parts_of<answer::Place>(a).who)
        .place(l)
        .number(there)
        .yes_or_no(dog, "dog");
  return Saying(special ? "the_thing.option.special" : "the_thing.option.place")
      .place(l)
      .number(there)
      .yes_or_no(dog, "dog");
}

Sentence choose_text(const Rules& r, const View& view, Slot slot) {
  if (slot == kNoSlot || index(slot) >= r.slots) return {};
  return Saying("the_thing.option.choose")
      .who(r, view.table.sheet, slot)
      .number(view.table.suspicion[at(slot)])
      .word(kQuestionKeys[static_cast<std::size_t>(view.prompt.kind) % kQuestionKeys.size()], "question");
}

Saying die_text(const View& view, std::string_view key, int die, std::string_view shown = "face") {
  return Saying(key).number(die + 1).face(view.table.dice[static_cast<std::size_t>(die % kMaxDice)], shown);
}

// Who does something to whom; with 1 to 3 players the doer is one of the player's own Characters.
Sentence pair_text(const Rules& r, const View& view, std::string_view key, std::string_view few_key, Slot to,
                   Slot own) {
  if (!r.few) return Saying(key).who(r, slot_at(index(to) % kMaxSlots));
  return Saying(few_key)
      .who(r, view.table.sheet, slot_at(index(own) % kMaxSlots), "own")
      .who(r, view.table.sheet, slot_at(index(to) % kMaxSlots));
}

Sentence test_text(const Rules& r, const View& view, Action a) {
  const auto [to, own] = parts_of<answer::Test>(a);
  return pair_text(r, view, "the_thing.option.test", "the_thing.option.test.few", to, own);
}

Sentence offer_text(const Rules& r, const View& view, Action a) {
  const auto [to, own] = parts_of<answer::Offer>(a);
  return pair_text(r, view, "the_thing.option.offer", "the_thing.option.offer.few", to, own);
}

Sentence turn_text(const View& view, Action a) {
  const auto [die, face] = parts_of<answer::TurnDie>(a);
  return die_text(view, "the_thing.option.turn", die, "from").face(face);
}

Sentence outcome_text(int value) { return Saying("the_thing.option.outcome").number(value); }

// To what one agrees (TT-306): only the team is asked, and its view holds what stands.
Sentence agree_text(const Rules& r, const View& view) {
  if (asked_kind(view) == QuestionKind::AlienPlan) return Saying("the_thing.option.agree").plan(view.plan);
  return deed_of(r, Saying("the_thing.option.agree.take"), Saying("the_thing.option.agree.deed"),
                 static_cast<ActionKind>(view.alien_choice), view.alien_victim);
}

}  // namespace

Sentence TheThing::option_text(const Rules& r, const View& view, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Pass: return plain_text(view, "pass");
    case ActionKind::Yes: return plain_text(view, "yes");
    case ActionKind::No: return plain_text(view, "no");
    case ActionKind::Keep: return keep_text(view, a);
    case ActionKind::Place:
    case ActionKind::Special: return place_text(r, view, a);
    case ActionKind::Agree: return agree_text(r, view);
    case ActionKind::Choose: return choose_text(r, view, parts_of<answer::Choose>(a).who);
    case ActionKind::Test: return test_text(r, view, a);
    case ActionKind::Offer: return offer_text(r, view, a);
    case ActionKind::Reroll: return die_text(view, "the_thing.option.reroll", parts_of<answer::Reroll>(a).n);
    case ActionKind::TurnDie: return turn_text(view, a);
    case ActionKind::Cancel: return die_text(view, "the_thing.option.cancel", parts_of<answer::Cancel>(a).n);
    case ActionKind::DrawToken:
      return Saying("the_thing.option.token")
          .yes_or_no(parts_of<answer::DrawToken>(a).role == Role::Alien, "alien");
    case ActionKind::Roll: return outcome_text(rolled_as<int>(a));
    case ActionKind::Draw: return outcome_text(drawn_as<int>(a));
    case ActionKind::Victim: return outcome_text(index(parts_of<answer::Victim>(a).who));
    default: return Phrasing(r, view.table.sheet).option(a);
  }
}

}  // namespace holdout::the_thing
