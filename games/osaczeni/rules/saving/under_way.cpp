#include "games/osaczeni/rules/saving/under_way.h"

#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

std::uint8_t seats_from_badge(const Rules& r, const Table& t) {
  return u8(places_from(t.badge, t.turn, r.players));
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

// Discussion, Decision and what comes of a feed vote.
void push_vote(const Table& t, QuestionKind kind, Stack& stack) {
  push_caller_of_vote(t, kind == QuestionKind::Discuss, stack);
  switch (kind) {
    case QuestionKind::Discuss: return stack.push(Discussion{});
    case QuestionKind::Ballot: stack.push(Decision{Decision::Step::Count}); return stack.push(SecretBallot{});
    case QuestionKind::OpenBallot: return stack.push(Decision{Decision::Step::InTurn});
    case QuestionKind::BreakTie: return stack.push(Decision{Decision::Step::Tie});
    case QuestionKind::NoMercy:
      stack.back() = FeedVote{FeedVote::Step::Finished};
      return stack.push(Devour{Devour::Step::Token, t.cold_store.back()});
    default: return;  // PickEaten is asked by the caller itself
  }
}

void push_search(const Table& t, QuestionKind kind, Stack& stack) {
  stack.push(Round{Phase::Badge});
  stack.push(SearchTruck{SearchTruck::Step::Finished});
  stack.push(AllotCards{search_step(t, kind)});
}

}  // namespace

void procedures_under_way(const Rules& r, const Table& t, QuestionKind kind, Stack& stack) {
  switch (kind) {
    case QuestionKind::Chance: return;  // the game is over: nobody else is ever shown a chance question
    case QuestionKind::Place:
      stack.push(Preparation{Preparation::Step::Families, u8(seats_from_badge(r, t) + 1)});
      return stack.push(PlaceFamily{u8(r.kinds)});
    case QuestionKind::Discuss:
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot:
    case QuestionKind::BreakTie:
    case QuestionKind::PickEaten:
    case QuestionKind::NoMercy: return push_vote(t, kind, stack);
    case QuestionKind::Search:
    case QuestionKind::KeepCard:
    case QuestionKind::GiveCard:
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard: return push_search(t, kind, stack);
    case QuestionKind::Walkie:
      stack.push(Round{Phase::Destination});
      stack.push(TakeBadge{TakeBadge::Step::Finished, t.dice_in_use});
      return stack.push(WalkieWindow{});
    case QuestionKind::Declare:
      stack.push(Round{Phase::Move});
      return stack.push(ChooseArea{ChooseArea::Step::Badge});
    case QuestionKind::Destination:
      stack.push(Round{Phase::Move});
      stack.push(ChooseArea{ChooseArea::Step::Finished});
      return stack.push(SecretDestinations{});
    case QuestionKind::Move:
    case QuestionKind::Drink:
      stack.push(Round{Phase::Arrival});
      return stack.push(
          MoveFamilies{kind == QuestionKind::Drink ? MoveFamilies::Step::Drink : MoveFamilies::Step::Move});
    case QuestionKind::Restless:
      stack.push(Round{Phase::Attack});
      return stack.push(MonstersCome{MonstersCome::Step::Restless, u8(seats_from_badge(r, t) + 1)});
  }
}

}  // namespace holdout::osaczeni
