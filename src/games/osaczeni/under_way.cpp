#include "games/osaczeni/under_way.h"

#include "games/osaczeni/nouns.h"

namespace holdout::osaczeni {

namespace {

std::uint8_t seats_from_badge(const Rules& r, const Table& t) {
  return u8((index(t.turn) - index(t.badge) + r.players) % r.players);
}

// What called the Discussion or the Decision of the vote under way.
void push_caller_of_vote(const Table& t, bool talking, Stack& stack) {
  switch (t.vote.kind) {
    case VoteKind::Search:
      stack.push(Round{Phase::Badge});
      stack.push(SearchTruck{talking ? SearchTruck::Step::AfterTalk : SearchTruck::Step::Search});
      return;
    case VoteKind::Badge:
      stack.push(Round{Phase::Destination});
      stack.push(TakeBadge{talking ? TakeBadge::Step::AfterTalk : TakeBadge::Step::Elected, 0});
      return;
    case VoteKind::Feed:
      stack.push(Round{Phase::End});
      stack.push(AttackAreas{t.vote.area, t.vote.attack});
      stack.push(FeedVote{talking ? FeedVote::Step::AfterTalk : FeedVote::Step::Elected});
      return;
  }
}

AllotCards::Step search_step(const Table& t, QuestionKind kind) {
  switch (kind) {
    case QuestionKind::GiveCard: return AllotCards::Step::Give;
    case QuestionKind::GiveTo: return AllotCards::Step::To;
    default: return t.drawn == 1 ? AllotCards::Step::Last : AllotCards::Step::Keep;
  }
}

}  // namespace

void procedures_under_way(const Rules& r, const Table& t, QuestionKind kind, Stack& stack) {
  switch (kind) {
    case QuestionKind::Chance: return;  // the game is over: nobody else is ever shown a chance question
    case QuestionKind::Place:
      stack.push(Preparation{Preparation::Step::Families, u8(seats_from_badge(r, t) + 1)});
      stack.push(PlaceFamily{u8(r.kinds)});
      return;
    case QuestionKind::Discuss:
      push_caller_of_vote(t, true, stack);
      stack.push(Discussion{});
      return;
    case QuestionKind::Ballot:
      push_caller_of_vote(t, false, stack);
      stack.push(Decision{Decision::Step::Count});
      stack.push(SecretBallot{});
      return;
    case QuestionKind::OpenBallot:
    case QuestionKind::BreakTie:
      push_caller_of_vote(t, false, stack);
      stack.push(Decision{kind == QuestionKind::BreakTie ? Decision::Step::Tie : Decision::Step::InTurn});
      return;
    case QuestionKind::Search:
    case QuestionKind::KeepCard:
    case QuestionKind::GiveCard:
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard:
      stack.push(Round{Phase::Badge});
      stack.push(SearchTruck{SearchTruck::Step::Finished});
      stack.push(AllotCards{search_step(t, kind)});
      return;
    case QuestionKind::Walkie:
      stack.push(Round{Phase::Destination});
      stack.push(TakeBadge{TakeBadge::Step::Finished, t.dice_in_use});
      stack.push(WalkieWindow{});
      return;
    case QuestionKind::Declare:
      stack.push(Round{Phase::Move});
      stack.push(ChooseArea{ChooseArea::Step::Badge});
      return;
    case QuestionKind::Destination:
      stack.push(Round{Phase::Move});
      stack.push(ChooseArea{ChooseArea::Step::Finished});
      stack.push(SecretDestinations{});
      return;
    case QuestionKind::Move:
    case QuestionKind::Drink:
      stack.push(Round{Phase::Arrival});
      stack.push(
          MoveFamilies{kind == QuestionKind::Drink ? MoveFamilies::Step::Drink : MoveFamilies::Step::Move});
      return;
    case QuestionKind::Restless:
      stack.push(Round{Phase::Attack});
      stack.push(MonstersCome{MonstersCome::Step::Restless, u8(seats_from_badge(r, t) + 1)});
      return;
    case QuestionKind::PickEaten: push_caller_of_vote(t, false, stack); return;
    case QuestionKind::NoMercy:
      push_caller_of_vote(t, false, stack);
      stack.back() = FeedVote{FeedVote::Step::Finished};
      stack.push(Devour{Devour::Step::Token, t.cold_store.back()});
      return;
  }
}

}  // namespace holdout::osaczeni
