#include "games/the_thing/players/few/novice.h"

#include "games/the_thing/players/few/automatic.h"
#include "games/the_thing/rules/wording/nouns.h"
#include "games/the_thing/rules/wording/sentences.h"

namespace holdout::the_thing::few {

namespace {

constexpr int kRadioCrew = 2;  // as many as a novice sends to the Radio Room together

bool alone_with_dog(const Table& t, Location l) { return t.dogs.has(l) && in(t, l).empty(); }

}  // namespace

Action NovicePlayer::decide(const ViewBox& box, const Prompt&, const Actions& options, const Budget&) {
  why_ = Saying("the_thing.reason.few.novice");
  if (options.size() == 1) return options[0];
  const Action chosen = choose(box.as<View>(), options);
  return options.contains(chosen) ? chosen : options[0];
}

Action NovicePlayer::choose(const View& view, const Actions& options) {
  switch (asked_kind(view)) {
    case QuestionKind::PlaceCharacter: return choose_post(view, options);
    case QuestionKind::BoardFirst:
    case QuestionKind::WantToBoard:
    case QuestionKind::Admit:
    case QuestionKind::TradeAnswer: return answer::Yes{};
    case QuestionKind::Escape: return answer::Escape{};
    case QuestionKind::RollAgain: return action(perhaps(90) ? ActionKind::Yes : ActionKind::Pass);
    default: return automatic_answer(rules(), view, rng_);
  }
}

// The Radio Room until help is called; else where something is missing; sometimes just anywhere.
Action NovicePlayer::choose_post(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Action radio = answer::Place{.place = Location::Radio, .who = t.actor};
  if (t.rescue == 0 && in(t, Location::Radio).size() < kRadioCrew && options.contains(radio)) {
    why_ = Saying("the_thing.reason.few.novice_radio");
    return radio;
  }
  Action chosen = perhaps(50) ? automatic_answer(rules(), view, rng_) : options[0];
  for (int tries = 0; tries < options.size() && alone_with_dog(t, parts_of<answer::Place>(chosen).place);
       ++tries)
    chosen = options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.size())))];
  return chosen;
}

}  // namespace holdout::the_thing::few
