#include "games/terrorscape/players/regular.h"

#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

Action RegularPlayer::decide(const ViewBox& box, const Prompt&, const Actions& options, const Budget&) {
  if (options.size() == 1) {
    why_ = Saying("terrorscape.reason.no_choice");
    return options[0];
  }
  const View& view = box.as<View>();
  why_ = Saying("terrorscape.reason.as_usual");
  rng_ = Rng(seed_ ^ (impressions_ + 1) * 0x9E3779B97F4A7C15ULL);
  if (view.table.killer != Killer::None) belief_.follow(rules(), view.table);
  const Action chosen = choose(view, options);
  return options.contains(chosen) ? chosen : options[0];
}

Action RegularPlayer::choose(const View& view, const Actions& options) {
  if (asked_kind(view) == QuestionKind::Pick) return choose_person(view, options);
  return me_ == rules().killer_seat ? choose_as_killer(view, options) : choose_as_survivor(view, options);
}

Action RegularPlayer::choose_person(const View&, const Actions& options) {
  if (offers(options, ActionKind::Agree)) return option_of(options, ActionKind::Agree, options[0]);
  return any_of(options, rng_);
}

std::optional<Statement> RegularPlayer::speak(const ViewBox&, const Prompt&) { return std::nullopt; }

}  // namespace holdout::terrorscape
