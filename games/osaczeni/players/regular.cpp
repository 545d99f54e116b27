#include "games/osaczeni/players/regular.h"

namespace holdout::osaczeni {

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

}  // namespace holdout::osaczeni
