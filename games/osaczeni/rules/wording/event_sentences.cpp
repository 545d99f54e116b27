#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/sentences.h"

// What happened, one sentence an event. Who saw no more than the open part reads another sentence than who
// saw the secret: `seen_by` tells, never the bytes, since item 0 is an item.

namespace holdout::osaczeni {

namespace {

bool seen(const Event& e) { return !e.seen_by.empty(); }
Item item_in(std::uint8_t byte) { return static_cast<Item>(byte); }
Area area_in(std::uint8_t byte) { return area_number(byte); }

Sentence nothing(const Rules&, const Event&) { return {}; }

// ---- preparation ----------------------------------------------------------------------------------

Sentence tokens_given(const Rules&, const Event& e) {
  return Saying("osaczeni.event.tokens_given")
      .player(seat_at(e.open[0]), "badge")
      .player(seat_at(e.open[1]), "victim");
}
Sentence card_dealt(const Rules&, const Event& e) {
  if (!seen(e)) return {};
  return Saying("osaczeni.event.card_dealt").player(e.actor).item(item_in(e.secret[0]));
}
Sentence setup_rolled(const Rules&, const Event& e) {
  return Saying("osaczeni.event.setup_rolled").player(e.actor).dice(e.open, e.open[4]);
}
Sentence placed(const Rules&, const Event& e) {
  const Area to = area_in(e.open[1]);
  const Area shown = area_in(e.open[2]);
  return Saying(to == shown ? "osaczeni.event.placed" : "osaczeni.event.placed.full")
      .player(e.actor)
      .character(Character(e.open[0]).kind())
      .area(to)
      .area(shown, "shown");
}
Sentence arrival_rolled(const Rules&, const Event& e) {
  return Saying("osaczeni.event.arrival_rolled").dice(e.open, e.open[6]);
}

// ---- rounds, monsters -----------------------------------------------------------------------------

Sentence monster_came(const Rules&, const Event& e) {
  const Area stands = area_in(e.open[0]);
  const Area due = area_in(e.open[1]);
  if (stands == Area::None) return Saying("osaczeni.event.monster_came.nowhere").area(due);
  if (stands != due) return Saying("osaczeni.event.monster_came.lot").area(due);
  switch (static_cast<Cause>(e.open[2])) {
    case Cause::Dice: return Saying("osaczeni.event.monster_came.dice").area(due);
    case Cause::Crybabies: return Saying("osaczeni.event.monster_came.crybabies").area(due);
    case Cause::Crowd: return Saying("osaczeni.event.monster_came.crowd").area(due);
    case Cause::Restless: return Saying("osaczeni.event.monster_came.restless").area(due).player(e.actor);
  }
  return {};
}
Sentence round_began(const Rules&, const Event& e) {
  return Saying("osaczeni.event.round_began").number(e.open[0], "round").number(e.open[1], "dice");
}
Sentence phase_began(const Rules&, const Event& e) {
  return Saying("osaczeni.event.phase_began").number(e.open[0]).phase(static_cast<Phase>(e.open[0]));
}
Sentence monsters_left(const Rules&, const Event& e) {
  return Saying("osaczeni.event.monsters_left").area(area_in(e.open[0])).number(e.open[1]);
}
Sentence area_closed(const Rules&, const Event& e) {
  return Saying("osaczeni.event.area_closed").area(area_in(e.open[0])).number(e.open[1]);
}
Sentence round_ended(const Rules&, const Event& e) {
  return Saying("osaczeni.event.round_ended").number(e.open[0]);
}

// ---- votes and cards ------------------------------------------------------------------------------

Sentence search_skipped(const Rules&, const Event& e) {
  return Saying(e.open[0] == 0 ? "osaczeni.event.search_skipped.nobody"
                               : "osaczeni.event.search_skipped.no_cards");
}
Sentence badge_vote_skipped(const Rules&, const Event&) {
  return Saying("osaczeni.event.badge_vote_skipped");
}
Sentence discussion_began(const Rules&, const Event& e) {
  return Saying("osaczeni.event.discussion_began")
      .vote(static_cast<VoteKind>(e.open[0]))
      .players(SeatSet(e.open[2]))
      .number(SeatSet(e.open[2]).size());
}
Sentence card_played(const Rules& r, const Event& e) {
  const Item item = item_in(e.open[0]);
  const ItemRow& row = r.row(item);
  const Area here = area_in(e.open[3]);
  const int monsters = e.open[4];
  const auto played = [&](std::string_view key) { return Saying(key).player(e.actor).item(item); };
  switch (row.effect) {
    case ItemEffect::ExtraMove: return played("osaczeni.event.card_played.move");
    case ItemEffect::PeekDice: return played("osaczeni.event.card_played.peek");
    case ItemEffect::HideCharacter:
      return played("osaczeni.event.card_played.hide").character(Character(e.open[1]).kind());
    case ItemEffect::MoveMonster:
      return played("osaczeni.event.card_played.lure")
          .number(monsters)
          .area(here, "from")
          .area(area_in(e.open[1]), "to");
    case ItemEffect::KillMonsters: return played("osaczeni.event.card_played.kill").number(monsters);
    case ItemEffect::AddVotes: return played("osaczeni.event.card_played.votes").number(row.amount);
    case ItemEffect::ScoreAtEnd: break;
  }
  return {};
}
Sentence ballot_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.ballot_shown")
      .player(e.actor)
      .player(seat_at(e.open[0]), "target")
      .number(e.open[1]);
}
Sentence tied(const Rules&, const Event& e) {
  return Saying("osaczeni.event.tied").player(e.actor).players(SeatSet(e.open[0]), "tied");
}
Sentence tie_broken(const Rules&, const Event& e) {
  return Saying("osaczeni.event.tie_broken").player(e.actor).player(seat_at(e.open[0]), "target");
}
// Who takes the badge is told by BadgeTaken.
Sentence chosen(const Rules&, const Event& e) {
  const bool only_one = e.open[2] == 0;
  switch (static_cast<VoteKind>(e.open[0])) {
    case VoteKind::Search:
      return Saying(only_one ? "osaczeni.event.chosen.search.alone" : "osaczeni.event.chosen.search")
          .player(e.actor);
    case VoteKind::Badge: return {};
    case VoteKind::Feed:
      return Saying(only_one ? "osaczeni.event.chosen.feed.alone" : "osaczeni.event.chosen.feed")
          .player(e.actor);
  }
  return {};
}
Sentence cards_drawn(const Rules&, const Event& e) {
  constexpr std::array<std::string_view, 3> kNames{"first", "second", "third"};
  constexpr std::array<std::string_view, 3> kKeys{"osaczeni.event.cards_drawn.seen1",
                                                  "osaczeni.event.cards_drawn.seen2",
                                                  "osaczeni.event.cards_drawn.seen3"};
  const std::size_t n = e.open[0];
  if (!seen(e) || n == 0 || n > kKeys.size())
    return Saying("osaczeni.event.cards_drawn").player(e.actor).number(e.open[0]);
  Saying drawn = Saying(kKeys[n - 1]).player(e.actor);
  for (std::size_t i = 0; i < n; ++i) drawn.item(item_in(e.secret[i]), kNames[i]);
  return drawn;
}
Sentence card_kept(const Rules&, const Event& e) {
  if (!seen(e)) return Saying("osaczeni.event.card_kept").player(e.actor);
  return Saying("osaczeni.event.card_kept.seen").player(e.actor).item(item_in(e.secret[0]));
}
Sentence card_given(const Rules&, const Event& e) {
  const Seat receiver = seat_at(e.open[0]);
  if (!seen(e)) return Saying("osaczeni.event.card_given").player(e.actor).player(receiver, "target");
  return Saying("osaczeni.event.card_given.seen")
      .player(e.actor)
      .player(receiver, "target")
      .item(item_in(e.secret[0]));
}
Sentence card_discarded(const Rules&, const Event& e) {
  const bool under_deck = e.open[0] == 1;
  if (!seen(e)) return Saying("osaczeni.event.card_discarded").player(e.actor).yes_or_no(under_deck, "deck");
  return Saying("osaczeni.event.card_discarded.seen")
      .player(e.actor)
      .yes_or_no(under_deck, "deck")
      .item(item_in(e.secret[0]));
}

// ---- badge, dice, destinations, moves -------------------------------------------------------------

Sentence badge_taken(const Rules&, const Event& e) {
  if (e.open[0] == 1) return Saying("osaczeni.event.badge_taken.inherited").player(e.actor);
  const bool kept = seat_at(e.open[1]) == e.actor;
  return Saying(kept ? "osaczeni.event.badge_taken.kept" : "osaczeni.event.badge_taken").player(e.actor);
}
Sentence dice_rolled(const Rules&, const Event& e) {
  if (!seen(e)) return Saying("osaczeni.event.dice_rolled").player(e.actor).number(e.open[0]);
  return Saying("osaczeni.event.dice_rolled.seen").player(e.actor).dice(e.secret, e.open[0]);
}
Sentence die_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.die_shown").number(e.open[0]).area(area_in(e.open[0]));
}
Sentence dice_peeked(const Rules&, const Event& e) {
  if (!seen(e)) return {};  // that the card was played is told already
  return Saying("osaczeni.event.dice_peeked").player(e.actor).dice(e.secret, kMaxDice);
}
Sentence destination_declared(const Rules&, const Event& e) {
  return Saying("osaczeni.event.destination_declared").player(e.actor).area(area_in(e.open[0]));
}
Sentence destination_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.destination_shown").player(e.actor).area(area_in(e.open[0]));
}
Sentence dice_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.dice_shown").dice(e.open, e.open[6]);
}
Sentence moved(const Rules&, const Event& e) {
  const auto going = [&](std::string_view key) {
    return Saying(key)
        .player(e.actor)
        .character(Character(e.open[0]).kind())
        .area(area_in(e.open[1]), "from")
        .area(area_in(e.open[2]), "to");
  };
  switch (static_cast<MoveCause>(e.open[3])) {
    case MoveCause::Free: return going("osaczeni.event.moved");
    case MoveCause::Bounced: return going("osaczeni.event.moved.bounced");
    case MoveCause::Drink: return going("osaczeni.event.moved.drink");
  }
  return {};
}
Sentence stood_still(const Rules&, const Event& e) {
  return Saying("osaczeni.event.stood_still").player(e.actor);
}

// ---- attacks and deaths ---------------------------------------------------------------------------

Sentence attacked(const Rules&, const Event& e) {
  const Area area = area_in(e.open[0]);
  if (area == Area::Lot)
    return Saying("osaczeni.event.attacked.lot")
        .area(area)
        .number(e.open[1], "monsters")
        .number(e.open[3], "attack");
  return Saying("osaczeni.event.attacked")
      .area(area)
      .number(e.open[1], "monsters")
      .number(e.open[2], "strength");
}
Sentence attack_averted(const Rules&, const Event& e) {
  return Saying("osaczeni.event.attack_averted").area(area_in(e.open[0]));
}
Sentence found_nobody(const Rules&, const Event& e) {
  return Saying("osaczeni.event.found_nobody").area(area_in(e.open[0]));
}
Sentence eaten(const Rules&, const Event& e) {
  return Saying("osaczeni.event.eaten")
      .player(e.actor)
      .character(Character(e.open[0]).kind())
      .area(area_in(e.open[1]))
      .number(e.open[2]);
}
Sentence row_filled(const Rules& r, const Event& e) {
  const int row = e.open[0];
  const bool nothing_new = (row == 1 && r.variant(18)) || (row == 2 && r.variant(11));  // OS-V18, OS-V11
  if (nothing_new) return Saying("osaczeni.event.row_filled").number(row);
  return Saying(row == 1 ? "osaczeni.event.row_filled.equal" : "osaczeni.event.row_filled.die").number(row);
}
Sentence victim_token_taken(const Rules&, const Event& e) {
  const bool kept = seat_at(e.open[0]) == e.actor;
  return Saying(kept ? "osaczeni.event.victim_token_taken.kept" : "osaczeni.event.victim_token_taken")
      .player(e.actor);
}
Sentence card_consoled(const Rules&, const Event& e) {
  if (!seen(e)) return Saying("osaczeni.event.card_consoled").player(e.actor);
  return Saying("osaczeni.event.card_consoled.seen").player(e.actor).item(item_in(e.secret[0]));
}
Sentence hidden_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.hidden_shown").number(e.open[0]);
}

// ---- the end --------------------------------------------------------------------------------------

Sentence keys_shown(const Rules&, const Event& e) {
  return Saying("osaczeni.event.keys_shown").player(e.actor).item(item_in(e.open[0]));
}
Sentence hand_shown(const Rules&, const Event& e) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < e.open.size(); ++i) bits |= std::uint64_t{e.open[i]} << (8 * i);
  const Cards hand(bits);
  std::uint32_t kinds = 0;
  for (Cards left = hand; !left.empty(); left = left.without_kind(left.first()))
    kinds |= 1U << static_cast<unsigned>(left.first());
  Sentence shown = Saying("osaczeni.event.hand_shown").player(e.actor).number(hand.size());
  return shown.terms("items", "item", kinds, tables::kItemKeys.data());
}
Sentence scored(const Rules&, const Event& e) {
  return Saying("osaczeni.event.scored").player(e.actor).number(e.open[0]);
}
Sentence game_ended(const Rules&, const Event& e) {
  const SeatSet winners(e.open[1]);
  switch (static_cast<Ending>(e.open[0])) {
    case Ending::Running: return {};
    case Ending::Normal: return Saying("osaczeni.event.game_ended").players(winners).number(winners.size());
    case Ending::NoSurvivors:
      return Saying("osaczeni.event.game_ended.no_survivors").yes_or_no(!winners.empty(), "shared");
    case Ending::Stalled:
      return Saying("osaczeni.event.game_ended.stalled").players(winners).number(winners.size());
  }
  return {};
}
Sentence epilogue_unlocked(const Rules&, const Event& e) {
  if (e.open[0] == 0 || e.open[0] > kVariants) return {};
  return Saying("osaczeni.event.epilogue_unlocked").number(e.open[0]).epilogue(e.open[0]);
}

using Teller = Sentence (*)(const Rules&, const Event&);

// One for each EventKind, in its order. Marks that the question shows anyway (done, sealed, passed) are no
// news.
constexpr std::array<Teller, kEventKinds> kTellers{tokens_given,
                                                   card_dealt,
                                                   setup_rolled,
                                                   placed,
                                                   arrival_rolled,
                                                   monster_came,
                                                   round_began,
                                                   phase_began,
                                                   search_skipped,
                                                   badge_vote_skipped,
                                                   discussion_began,
                                                   card_played,
                                                   nothing,
                                                   nothing,
                                                   ballot_shown,
                                                   tied,
                                                   tie_broken,
                                                   chosen,
                                                   cards_drawn,
                                                   card_kept,
                                                   card_given,
                                                   card_discarded,
                                                   badge_taken,
                                                   dice_rolled,
                                                   die_shown,
                                                   dice_peeked,
                                                   nothing,
                                                   destination_declared,
                                                   nothing,
                                                   destination_shown,
                                                   dice_shown,
                                                   moved,
                                                   stood_still,
                                                   attacked,
                                                   attack_averted,
                                                   found_nobody,
                                                   eaten,
                                                   row_filled,
                                                   victim_token_taken,
                                                   monsters_left,
                                                   card_consoled,
                                                   hidden_shown,
                                                   area_closed,
                                                   round_ended,
                                                   keys_shown,
                                                   hand_shown,
                                                   scored,
                                                   game_ended,
                                                   epilogue_unlocked};
static_assert(kTellers.back() != nullptr);

}  // namespace

Sentence Osaczeni::event_text(const Rules& r, const Event& event) {
  return event.kind < kTellers.size() ? kTellers[event.kind](r, event) : Sentence{};
}

}  // namespace holdout::osaczeni
