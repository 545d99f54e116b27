#include "games/osaczeni/rules/wording/sentences.h"

#include "games/osaczeni/rules/osaczeni.h"

// What a seat is asked and what it may answer.

namespace holdout::osaczeni {

namespace {

// ---- answers --------------------------------------------------------------------------------------

Sentence done_text(const View& view) {
  return Saying(asked_kind(view) == QuestionKind::Discuss ? "osaczeni.option.done" : "osaczeni.option.pass");
}

Sentence play_text(const Rules& r, const View& view, Action a) {
  const auto item = static_cast<Item>(a.a);
  const ItemRow& row = r.row(item);
  const Table& t = view.table;
  const int monsters = monsters_at(t, t.vote.area);
  const auto play = [&](std::string_view key) { return Saying(key).item(item); };
  switch (row.effect) {
    case ItemEffect::ExtraMove:
      return play("osaczeni.option.play.move")
          .character(Character(a.b).kind())
          .area(area_of(t, Character(a.b)), "from")
          .area(area_number(a.c), "to");
    case ItemEffect::PeekDice: return play("osaczeni.option.play.peek");
    case ItemEffect::HideCharacter: return play("osaczeni.option.play.hide").character(Character(a.b).kind());
    case ItemEffect::MoveMonster: {
      const int room = r.notches[a.b] - monsters_at(t, area_number(a.b));
      return play("osaczeni.option.play.lure")
          .number(amount_of(row, room < monsters ? room : monsters))
          .area(area_number(a.b), "to")
          .number(monsters_at(t, area_number(a.b)), "there");
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

Sentence go_text(const Rules& r, const View& view, Area area) {
  const Table& t = view.table;
  if (area == Area::Lot) return Saying("osaczeni.option.go.lot").area(area).number(number(area), "number");
  if (!free_space(r, t, area))
    return Saying("osaczeni.option.go.full").area(area).number(number(area), "number");
  return Saying("osaczeni.option.go")
      .area(area)
      .number(number(area), "number")
      .number(r.capacity[slot(area)] - in(t, area).size(), "free");
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

Sentence place_text(const Rules& r, const View& view, int face, Character who) {
  const Area shown = area_number(face);
  const bool room = free_space(r, view.table, shown);
  return Saying(room ? "osaczeni.option.place" : "osaczeni.option.place.full")
      .number(face, "die")
      .character(who.kind())
      .area(shown);
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
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Done: return done_text(view);
    case ActionKind::Play: return play_text(r, view, a);
    case ActionKind::Point: return point_text(r, view, seat_at(a.a));
    case ActionKind::Go: return go_text(r, view, area_number(a.a));
    case ActionKind::Move: return move_text(r, view, Character(a.a));
    case ActionKind::Place: return place_text(r, view, a.a, Character(a.b));
    case ActionKind::Keep: return Saying("osaczeni.option.keep").item(static_cast<Item>(a.a));
    case ActionKind::Give: return Saying("osaczeni.option.give").item(static_cast<Item>(a.a));
    case ActionKind::GiveTo: return give_to_text(view, seat_at(a.a));
    case ActionKind::Sacrifice: {
      const Kind kind = Character(a.a).kind();
      return Saying("osaczeni.option.sacrifice")
          .character(kind)
          .number(r.points[static_cast<std::size_t>(kind)]);
    }
    case ActionKind::Haunt: {
      const Area area = area_number(a.a);
      return Saying("osaczeni.option.haunt").area(area).number(monsters_at(view.table, area), "there");
    }
    case ActionKind::Roll: return Saying("osaczeni.option.roll").number(a.a);
    case ActionKind::Draw: return Saying("osaczeni.option.draw").item(static_cast<Item>(a.a));
    case ActionKind::Seat: return Saying("osaczeni.option.seat").player(seat_at(a.a));
    case ActionKind::Show: return Saying("osaczeni.option.show").number(a.a + 1);
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
  switch (asked_kind(view)) {
    case QuestionKind::Chance: break;
    case QuestionKind::Place: return Saying("osaczeni.ask.place").dice(t.dice, kMaxDice);
    case QuestionKind::Discuss: return ask_discuss(r, view);
    case QuestionKind::Ballot: return ask_ballot(r, view);
    case QuestionKind::OpenBallot:
      return Saying("osaczeni.ask.open_ballot")
          .vote(t.vote.kind)
          .area(t.vote.area)
          .number(votes_of(r, t, view.viewer));
    case QuestionKind::BreakTie:
      return Saying("osaczeni.ask.break_tie")
          .vote(t.vote.kind)
          .players(t.vote.tied, "tied")
          .area(t.vote.area);
    case QuestionKind::Search:
    case QuestionKind::KeepCard: return Saying("osaczeni.ask.keep_card").number(t.drawn);
    case QuestionKind::GiveCard: return Saying("osaczeni.ask.give_card").yes_or_no(r.variant(13), "deck");
    case QuestionKind::GiveTo: return Saying("osaczeni.ask.give_to").item(view.search.given);
    case QuestionKind::LastCard: return Saying("osaczeni.ask.last_card").item(view.search.drawn.first());
    case QuestionKind::Walkie: return Saying("osaczeni.ask.walkie").number(t.dice_in_use);
    case QuestionKind::Declare: return Saying("osaczeni.ask.declare");
    case QuestionKind::Destination: return ask_destination(view);
    case QuestionKind::Move: return ask_move(r, view);
    case QuestionKind::Drink: return Saying("osaczeni.ask.drink");
    case QuestionKind::PickEaten: return Saying("osaczeni.ask.pick_eaten").area(t.vote.area);
    case QuestionKind::NoMercy: return Saying("osaczeni.ask.no_mercy");
    case QuestionKind::Restless: return Saying("osaczeni.ask.restless");
  }
  return Saying("osaczeni.wait.chance");
}

// One sentence for everybody else: whom the table waits for, and why.
Sentence wait_text(const View& view) {
  const Table& t = view.table;
  const auto wait = [&](std::string_view key) { return Saying(key).players(view.prompt.waited_for); };
  switch (asked_kind(view)) {
    case QuestionKind::Chance: break;
    case QuestionKind::Place: return wait("osaczeni.wait.place");
    case QuestionKind::Discuss: return wait("osaczeni.wait.discuss").vote(t.vote.kind).area(t.vote.area);
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot: return wait("osaczeni.wait.ballot").vote(t.vote.kind).area(t.vote.area);
    case QuestionKind::BreakTie: return wait("osaczeni.wait.break_tie").players(t.vote.tied, "tied");
    case QuestionKind::Search:
    case QuestionKind::KeepCard:
    case QuestionKind::GiveCard:
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard: return wait("osaczeni.wait.search");
    case QuestionKind::Walkie: return wait("osaczeni.wait.walkie");
    case QuestionKind::Declare: return wait("osaczeni.wait.declare");
    case QuestionKind::Destination: return wait("osaczeni.wait.destination");
    case QuestionKind::Move: return wait("osaczeni.wait.move");
    case QuestionKind::Drink: return wait("osaczeni.wait.drink");
    case QuestionKind::PickEaten: return wait("osaczeni.wait.pick_eaten").area(t.vote.area);
    case QuestionKind::NoMercy: return wait("osaczeni.wait.no_mercy");
    case QuestionKind::Restless: return wait("osaczeni.wait.restless");
  }
  return Saying("osaczeni.wait.chance");
}

}  // namespace

Sentence Osaczeni::question_text(const Rules& r, const View& view) {
  if (view.table.phase == Phase::Over)
    return Saying("osaczeni.over").players(view.table.winners).number(view.table.winners.size());
  return view.prompt.asked ? ask_text(r, view) : wait_text(view);
}

}  // namespace holdout::osaczeni
