#include "games/osaczeni/rules/wording/sentences.h"

#include "games/osaczeni/rules/osaczeni.h"

// What a seat is asked and what it may answer.

namespace holdout::osaczeni {

void OsaczeniWording::say(Sentence& sentence, const PartRow& part,
                          std::span<const std::uint8_t> bytes) const {
  if (part.type == &kTargetPart) return;  // as the effect of the card wants: Osaczeni::event_parts
  if (part.type != &kCharacterPart) return Wording::say(sentence, part, bytes);
  const auto kind = static_cast<std::size_t>(Character(bytes[0]).kind());
  sentence.term(part.name, "character", tables::kCharacterKeys[kind]);
}

namespace {

// ---- answers --------------------------------------------------------------------------------------

Sentence done_text(const View& view) {
  return Saying(asked_kind(view) == QuestionKind::Discuss ? "osaczeni.option.done" : "osaczeni.option.pass");
}

Sentence play_text(const Rules& r, const View& view, const answer::Play& played) {
  const ItemRow& row = r.row(played.item);
  const Table& t = view.table;
  const int monsters = monsters_at(t, t.vote.area);
  const auto play = [&](std::string_view key) { return Saying(key).item(played.item); };
  switch (row.effect) {
    case ItemEffect::ExtraMove: {
      const Character who = played.target.character();
      return play("osaczeni.option.play.move")
          .character(who.kind())
          .area(area_of(t, who), "from")
          .area(played.area, "to");
    }
    case ItemEffect::PeekDice: return play("osaczeni.option.play.peek");
    case ItemEffect::HideCharacter:
      return play("osaczeni.option.play.hide").character(played.target.character().kind());
    case ItemEffect::MoveMonster: {
      const Area to = played.target.area();
      const int room = r.notches[slot(to)] - monsters_at(t, to);
      return play("osaczeni.option.play.lure")
          .number(amount_of(row, room < monsters ? room : monsters))
          .area(to, "to")
          .number(monsters_at(t, to), "there");
    }
    case ItemEffect::KillMonsters: return play("osaczeni.option.play.kill").number(amount_of(row, monsters));
    case ItemEffect::AddVotes: return play("osaczeni.option.play.votes").number(row.amount);
    case ItemEffect::ScoreAtEnd: break;
  }
  return play("osaczeni.option.play");
}

Sentence point_text(const Rules& r, const View& view, Seat target) {
  const bool self = target == view.viewer;
  if (asked_kind(view) == QuestionKind::NoMercy) return Saying("osaczeni.option.token").player(target);
  if (asked_kind(view) == QuestionKind::BreakTie)
    return Saying("osaczeni.option.tie").player(target).vote(view.table.vote.kind).yes_or_no(self, "self");
  return Saying("osaczeni.option.point")
      .player(target)
      .vote(view.table.vote.kind)
      .yes_or_no(self, "self")
      .number(public_points(r, view.table, target), "points");
}

Sentence go_text(const Rules& r, const View& view, Area area, Saying saying) {
  const Table& t = view.table;
  saying.number(number(area), "number");
  if (area == Area::Lot) return saying.key("osaczeni.option.go.lot");
  if (!free_space(r, t, area)) return saying.key("osaczeni.option.go.full");
  return saying.number(r.capacity[slot(area)] - in(t, area).size(), "free");
}

Sentence move_text(const Rules& r, const View& view, Character who) {
  const Table& t = view.table;
  const Area destination = t.destination[slot(who.owner())];
  const Area to = arrives_at(r, t, who.owner());
  return Saying(to == destination ? "osaczeni.option.move" : "osaczeni.option.move.bounced")
      .character(who.kind())
      .area(area_of(t, who), "from")
      .area(to, "to");
}

Sentence place_text(const Rules& r, const View& view, const answer::Place& place, Saying saying) {
  const Area shown = area_number(place.die);
  saying.area(shown);
  return free_space(r, view.table, shown) ? saying : saying.key("osaczeni.option.place.full");
}

Sentence give_to_text(const View& view, Seat receiver) {
  const SearchChoice& search = view.search;
  const Item given = search.given != kNoItem ? search.given : search.drawn.first();
  const bool dead = eliminated(view.table, receiver);
  return Saying(dead ? "osaczeni.option.give_to.eliminated" : "osaczeni.option.give_to")
      .player(receiver)
      .item(given);
}

}  // namespace

Sentence Osaczeni::option_text(const Rules& r, const View& view, Action a) {
  Saying saying(kWording.option(a));
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Done: return done_text(view);
    case ActionKind::Play: return play_text(r, view, parts_of<answer::Play>(a));
    case ActionKind::Point: return point_text(r, view, parts_of<answer::Point>(a).player);
    case ActionKind::Go: return go_text(r, view, parts_of<answer::Go>(a).area, saying);
    case ActionKind::Move: return move_text(r, view, parts_of<answer::Move>(a).character);
    case ActionKind::Place: return place_text(r, view, parts_of<answer::Place>(a), saying);
    case ActionKind::GiveTo: return give_to_text(view, parts_of<answer::GiveTo>(a).player);
    case ActionKind::Sacrifice: {
      const Kind kind = parts_of<answer::Sacrifice>(a).character.kind();
      return saying.number(r.points[static_cast<std::size_t>(kind)]);
    }
    case ActionKind::Haunt:
      return saying.number(monsters_at(view.table, parts_of<answer::Haunt>(a).area), "there");
    case ActionKind::Show: return Saying("osaczeni.option.show").number(parts_of<answer::Show>(a).n + 1);
    case ActionKind::Keep:
    case ActionKind::Give:
    case ActionKind::Roll:
    case ActionKind::Draw:
    case ActionKind::Seat: return saying;
  }
  return {};
}

// ---- questions ------------------------------------------------------------------------------------

namespace {

// The numbers that a feed vote turns on.
Saying attack_facts(const Rules& r, const Table& t, Saying saying) {
  const Area area = t.vote.area;
  return saying.area(area)
      .number(monsters_at(t, area), "monsters")
      .number(strength_in(r, t, area), "strength")
      .number(monsters_get_in(r, t, area) ? monsters_too_many(r, t, area) : 0, "needed");
}

Sentence ask_discuss(const Rules& r, const View& view) {
  const Table& t = view.table;
  const Seat me = view.viewer;
  if (t.vote.talk.finished.has(me))
    return Saying("osaczeni.ask.discuss.done").players(view.prompt.waited_for);  // OS-231
  const int votes = votes_of(r, t, me);
  switch (t.vote.kind) {
    case VoteKind::Search:
      return Saying("osaczeni.ask.discuss.search").players(t.vote.participants).number(votes);
    case VoteKind::Badge:
      return Saying("osaczeni.ask.discuss.badge").players(t.vote.participants).number(votes);
    case VoteKind::Feed: break;
  }
  return attack_facts(
             r, t,
             Saying(t.vote.area == Area::Lot ? "osaczeni.ask.discuss.lot" : "osaczeni.ask.discuss.feed"))
      .number(votes, "votes");
}

Sentence ask_ballot(const Rules& r, const View& view) {
  const Table& t = view.table;
  if (view.ballot != kNobody)  // OS-232
    return Saying("osaczeni.ask.ballot.sealed").player(view.ballot).players(view.prompt.waited_for);
  return Saying("osaczeni.ask.ballot")
      .vote(t.vote.kind)
      .area(t.vote.area)
      .number(votes_of(r, t, view.viewer));
}

Sentence ask_destination(const View& view) {
  if (view.destination == Area::None) return Saying("osaczeni.ask.destination");
  return Saying("osaczeni.ask.destination.sealed")
      .area(view.destination)
      .players(view.prompt.waited_for);  // OS-410
}

Sentence ask_move(const Rules& r, const View& view) {
  const Area destination = view.table.destination[slot(view.viewer)];
  const bool room = free_space(r, view.table, destination);
  return Saying(room ? "osaczeni.ask.move" : "osaczeni.ask.move.full").area(destination);
}

// One sentence for the seat that is asked.
Sentence ask_text(const Rules& r, const View& view) {
  const Table& t = view.table;
  Saying ask(row_of(asked_kind(view)).ask);
  switch (asked_kind(view)) {
    case QuestionKind::Chance: return Saying("osaczeni.wait.chance");
    case QuestionKind::Place: return ask.dice(t.dice, kMaxDice);
    case QuestionKind::Discuss: return ask_discuss(r, view);
    case QuestionKind::Ballot: return ask_ballot(r, view);
    case QuestionKind::OpenBallot:
      return ask.vote(t.vote.kind).area(t.vote.area).number(votes_of(r, t, view.viewer));
    case QuestionKind::BreakTie: return ask.vote(t.vote.kind).players(t.vote.tied, "tied").area(t.vote.area);
    case QuestionKind::KeepCard: return ask.number(t.drawn);
    case QuestionKind::GiveCard: return ask.yes_or_no(r.variant(13), "deck");
    case QuestionKind::GiveTo: return ask.item(view.search.given);
    case QuestionKind::LastCard: return ask.item(view.search.drawn.first());
    case QuestionKind::Walkie: return ask.number(t.dice_in_use);
    case QuestionKind::Destination: return ask_destination(view);
    case QuestionKind::Move: return ask_move(r, view);
    case QuestionKind::PickEaten: return ask.area(t.vote.area);
    case QuestionKind::Search:
    case QuestionKind::Declare:
    case QuestionKind::Drink:
    case QuestionKind::NoMercy:
    case QuestionKind::Restless: break;
  }
  return ask;
}

// One sentence for everybody else: whom the table waits for, and why.
Sentence wait_text(const View& view) {
  const Vote& vote = view.table.vote;
  Saying wait(kWording.wait(view.prompt));
  switch (asked_kind(view)) {
    case QuestionKind::Chance: return Saying("osaczeni.wait.chance");
    case QuestionKind::OpenBallot: wait.key("osaczeni.wait.ballot"); [[fallthrough]];
    case QuestionKind::Discuss:
    case QuestionKind::Ballot: return wait.vote(vote.kind).area(vote.area);
    case QuestionKind::BreakTie: return wait.players(vote.tied, "tied");
    case QuestionKind::PickEaten: return wait.area(vote.area);
    default: return wait;
  }
}

}  // namespace

Sentence Osaczeni::question_text(const Rules& r, const View& view) {
  if (view.table.phase == Phase::Over)
    return Saying("osaczeni.over").players(view.table.winners).number(view.table.winners.size());
  return view.prompt.asked ? ask_text(r, view) : wait_text(view);
}

}  // namespace holdout::osaczeni
