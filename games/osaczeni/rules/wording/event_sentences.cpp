#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/sentences.h"

// What happened, one sentence an event: that of its row, and here what its wording needs beyond the row.

namespace holdout::osaczeni {

namespace {

// ---- another key ----------------------------------------------------------------------------------

std::string_view key_of(const event::Placed& placed) {
  return placed.area == placed.shown ? "osaczeni.event.placed" : "osaczeni.event.placed.full";
}

std::string_view key_of(const event::MonsterCame& came) {
  if (came.stands == Area::None) return "osaczeni.event.monster_came.nowhere";
  if (came.stands != came.area) return "osaczeni.event.monster_came.lot";
  switch (came.cause) {
    case Cause::Dice: return "osaczeni.event.monster_came.dice";
    case Cause::Crybabies: return "osaczeni.event.monster_came.crybabies";
    case Cause::Crowd: return "osaczeni.event.monster_came.crowd";
    case Cause::Restless: return "osaczeni.event.monster_came.restless";
  }
  return {};
}

std::string_view key_of(const event::SearchSkipped& skipped) {
  return skipped.no_cards ? "osaczeni.event.search_skipped.no_cards" : "osaczeni.event.search_skipped.nobody";
}

std::string_view key_of(ItemEffect effect) {
  switch (effect) {
    case ItemEffect::ExtraMove: return "osaczeni.event.card_played.move";
    case ItemEffect::PeekDice: return "osaczeni.event.card_played.peek";
    case ItemEffect::HideCharacter: return "osaczeni.event.card_played.hide";
    case ItemEffect::MoveMonster: return "osaczeni.event.card_played.lure";
    case ItemEffect::KillMonsters: return "osaczeni.event.card_played.kill";
    case ItemEffect::AddVotes: return "osaczeni.event.card_played.votes";
    case ItemEffect::ScoreAtEnd: break;
  }
  return {};
}

// Who takes the badge is told by BadgeTaken.
std::string_view key_of(const event::Chosen& chosen) {
  const bool alone = chosen.by == ChosenBy::OnlyCandidate;
  switch (chosen.vote) {
    case VoteKind::Search:
      return alone ? "osaczeni.event.chosen.search.alone" : "osaczeni.event.chosen.search";
    case VoteKind::Badge: return {};
    case VoteKind::Feed: return alone ? "osaczeni.event.chosen.feed.alone" : "osaczeni.event.chosen.feed";
  }
  return {};
}

std::string_view key_of(MoveCause cause) {
  switch (cause) {
    case MoveCause::Free: return "osaczeni.event.moved";
    case MoveCause::Bounced: return "osaczeni.event.moved.bounced";
    case MoveCause::Drink: return "osaczeni.event.moved.drink";
  }
  return {};
}

std::string_view key_of(const Rules& r, const event::RowFilled& row) {
  const bool nothing_new = (row.n == 1 && r.variant(18)) || (row.n == 2 && r.variant(11));  // OS-V18, OS-V11
  if (nothing_new) return "osaczeni.event.row_filled";
  return row.n == 1 ? "osaczeni.event.row_filled.equal" : "osaczeni.event.row_filled.die";
}

std::string_view key_of(Ending ending) {
  switch (ending) {
    case Ending::Running: return {};
    case Ending::Normal: return "osaczeni.event.game_ended";
    case Ending::NoSurvivors: return "osaczeni.event.game_ended.no_survivors";
    case Ending::Stalled: return "osaczeni.event.game_ended.stalled";
  }
  return {};
}

// ---- other facts ----------------------------------------------------------------------------------

// Whom or what a card was played at.
Sentence targeted(const Rules& r, const event::CardPlayed& played, Saying saying) {
  switch (r.row(played.item).effect) {
    case ItemEffect::HideCharacter: return saying.character(played.target.character().kind(), "target");
    case ItemEffect::MoveMonster: return saying.area(played.target.area(), "target");
    case ItemEffect::ExtraMove:  // told as a move
    case ItemEffect::PeekDice:
    case ItemEffect::KillMonsters:
    case ItemEffect::AddVotes:
    case ItemEffect::ScoreAtEnd: break;
  }
  return saying;
}

Sentence card_played(const Rules& r, const event::CardPlayed& played, Saying saying) {
  const ItemRow& row = r.row(played.item);
  saying.key(key_of(row.effect));
  switch (row.effect) {
    case ItemEffect::HideCharacter: return saying.character(played.target.character().kind());
    case ItemEffect::MoveMonster:
      return saying.number(played.monsters).area(played.area, "from").area(played.target.area(), "to");
    case ItemEffect::KillMonsters: return saying.number(played.monsters);
    case ItemEffect::AddVotes: return saying.number(row.amount);
    case ItemEffect::ExtraMove:
    case ItemEffect::PeekDice:
    case ItemEffect::ScoreAtEnd: break;
  }
  return saying;
}

Sentence cards_drawn(const event::CardsDrawn& drawn, Saying saying) {
  constexpr std::array<std::string_view, 3> kNames{"first", "second", "third"};
  constexpr std::array<std::string_view, 3> kKeys{"osaczeni.event.cards_drawn.seen1",
                                                  "osaczeni.event.cards_drawn.seen2",
                                                  "osaczeni.event.cards_drawn.seen3"};
  const auto n = static_cast<std::size_t>(drawn.n);
  if (n == 0 || n > kKeys.size()) return saying.key(row_of(EventKind::CardsDrawn).text);
  saying.key(kKeys[n - 1]);
  for (std::size_t i = 0; i < n; ++i) saying.item(drawn.items[i], kNames[i]);
  return saying;
}

Sentence game_ended(const event::GameEnded& ended, Saying saying) {
  saying.key(key_of(ended.ending));
  if (ended.ending == Ending::NoSurvivors) return saying.yes_or_no(!ended.players.empty(), "shared");
  return saying.number(ended.players.size());
}

Sentence hand_shown(Cards hand, Saying saying) {
  std::uint32_t kinds = 0;
  for (Cards left = hand; !left.empty(); left = left.without_kind(left.first()))
    kinds |= 1U << static_cast<unsigned>(left.first());
  Sentence shown = saying.number(hand.size());
  return shown.terms("items", "item", kinds, tables::kItemKeys.data());
}

Sentence badge_taken(const event::BadgeTaken& taken, Seat actor, Saying saying) {
  if (taken.passed_on) return saying.key("osaczeni.event.badge_taken.inherited");
  return taken.from == actor ? saying.key("osaczeni.event.badge_taken.kept") : saying;
}

Sentence more_said(const Rules& r, const Event& e, Saying saying) {
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::Placed: return saying.key(key_of(parts_of<event::Placed>(e)));
    case EventKind::MonsterCame: {
      const auto came = parts_of<event::MonsterCame>(e);
      saying.key(key_of(came));
      if (came.stands == Area::None) saying.yes_or_no(came.pool_dry, "pool_dry");
      if (came.stands != came.area) saying.area(came.area);
      return came.cause == Cause::Restless ? saying.player(e.actor) : saying;
    }
    case EventKind::SearchSkipped: return saying.key(key_of(parts_of<event::SearchSkipped>(e)));
    case EventKind::DiscussionBegan: return saying.number(parts_of<event::DiscussionBegan>(e).players.size());
    case EventKind::CardPlayed: return card_played(r, parts_of<event::CardPlayed>(e), saying);
    case EventKind::Chosen: return saying.key(key_of(parts_of<event::Chosen>(e)));
    case EventKind::CardsDrawn:
      return e.seen_by.empty() ? saying : cards_drawn(parts_of<event::CardsDrawn>(e), saying);
    case EventKind::BadgeTaken: return badge_taken(parts_of<event::BadgeTaken>(e), e.actor, saying);
    case EventKind::DieShown: return saying.number(number(parts_of<event::DieShown>(e).area));
    case EventKind::Moved: return saying.key(key_of(parts_of<event::Moved>(e).cause));
    case EventKind::Attacked:
      return parts_of<event::Attacked>(e).area == Area::Lot ? saying.key("osaczeni.event.attacked.lot")
                                                            : saying;
    case EventKind::RowFilled: return saying.key(key_of(r, parts_of<event::RowFilled>(e)));
    case EventKind::VictimTokenTaken:
      return parts_of<event::VictimTokenTaken>(e).from == e.actor
                 ? saying.key("osaczeni.event.victim_token_taken.kept")
                 : saying;
    case EventKind::GameEnded: return game_ended(parts_of<event::GameEnded>(e), saying);
    case EventKind::HandShown: return hand_shown(parts_of<event::HandShown>(e).items, saying);
    case EventKind::EpilogueUnlocked: {
      const int number = parts_of<event::EpilogueUnlocked>(e).epilogue;
      return number == 0 || number > kVariants ? Sentence{} : saying.number(number);
    }
    default: return saying;
  }
}

}  // namespace

Sentence Osaczeni::event_parts(const Rules& r, const Event& e) {
  const Sentence parts = kWording.parts(e);
  return is<event::CardPlayed>(e) ? targeted(r, parts_of<event::CardPlayed>(e), Saying(parts)) : parts;
}

Sentence Osaczeni::event_text(const Rules& r, const View&, const Event& e) {
  const Sentence sentence = kWording.event(e);
  if (sentence.key.empty()) return {};
  const Sentence whole = more_said(r, e, Saying(sentence));
  return whole.key.empty() ? Sentence{} : whole;
}

}  // namespace holdout::osaczeni
