#include "games/terrorscape/players/novice.h"

#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

Action NovicePlayer::decide(const ViewBox& box, const Prompt&, const Actions& options, const Budget&) {
  if (options.size() == 1) {
    why_ = Saying("terrorscape.reason.no_choice");
    return options[0];
  }
  why_ = Saying("terrorscape.reason.novice");
  const Action chosen = choose(box.as<View>(), options);
  return options.contains(chosen) ? chosen : options[0];
}

Action NovicePlayer::choose(const View& view, const Actions& options) {
  if (asked_kind(view) == QuestionKind::Pick)
    return offers(options, ActionKind::Agree) ? option_of(options, ActionKind::Agree, options[0])
                                              : any_of(options, rng_);
  return me_ == rules().killer_seat ? choose_as_killer(view, options) : choose_as_survivor(view, options);
}

}  // namespace holdout::terrorscape
