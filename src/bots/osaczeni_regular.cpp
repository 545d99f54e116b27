#include "bots/osaczeni_regular.h"

#include "games/osaczeni/sentences.h"

namespace holdout::osaczeni {

namespace {

Action choose(Mind& mind, const View& view, const Actions& options) {
  const bool feed = view.table.vote.kind == VoteKind::Feed;
  switch (asked_kind(view)) {
    case QuestionKind::Place: return choose_placement(mind, view, options);
    case QuestionKind::Discuss:
      return feed ? choose_feed_card(mind, view, options) : choose_office_card(mind, view, options);
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot:
      return feed ? choose_feed_ballot(mind, view, options) : choose_office_ballot(mind, view, options);
    case QuestionKind::BreakTie: return choose_tie(mind, view, options);
    case QuestionKind::KeepCard: return choose_kept_card(mind, view, options);
    case QuestionKind::GiveCard: return choose_given_card(mind, view, options);
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard: return choose_receiver(mind, view, options);
    case QuestionKind::Walkie: return choose_walkie(mind, view, options);
    case QuestionKind::Declare:
    case QuestionKind::Destination: return choose_destination(mind, view, options);
    case QuestionKind::Move: return choose_mover(mind, view, options);
    case QuestionKind::Drink: return choose_drink(mind, view, options);
    case QuestionKind::PickEaten: return choose_eaten(mind, view, options);
    case QuestionKind::NoMercy: return choose_token_holder(mind, view, options);
    case QuestionKind::Restless: return choose_haunt(mind, view, options);
    case QuestionKind::Chance:
    case QuestionKind::Search: break;
  }
  return options[0];
}

}  // namespace

void RegularPlayer::see(std::span<const Event> redacted, const ViewBox& view) {
  mind_.memory.see(redacted, view.as<View>());
}

void RegularPlayer::hear(const Statement& said) { mind_.memory.hear(said); }

Action RegularPlayer::decide(const ViewBox& view, const Prompt&, const Actions& options) {
  if (options.size() == 1) {
    mind_.why = Saying("osaczeni.reason.no_choice");
    return options[0];
  }
  mind_.collect_thoughts(false);
  return choose(mind_, view.as<View>(), options);
}

std::optional<Statement> RegularPlayer::speak(const ViewBox& view, const Prompt&) {
  mind_.collect_thoughts(true);
  return find_words(mind_, view.as<View>());
}

}  // namespace holdout::osaczeni
