#include "games/osaczeni/rules/changes.h"

// Phase 1: who searches the truck?

namespace holdout::osaczeni {

Flow SearchTruck::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Start: {
      const bool nobody = in(t, Area::Lot).empty();
      if (nobody || t.deck_size == 0) {  // OS-301, OS-302
        tell(now, event::SearchSkipped{.no_cards = !nobody});
        return done();
      }
      begin_vote(now, VoteKind::Search, Area::Lot);  // OS-303
      step = Step::AfterTalk;
      if (t.vote.participants.size() == 1) return again();  // OS-227
      tell_discussion(now);
      return call(now, Discussion{});
    }
    case Step::AfterTalk: step = Step::Search; return call(now, Decision{});
    case Step::Search: step = Step::Finished; return call(now, AllotCards{});
    case Step::Finished: break;
  }
  return done();
}

namespace {

void put_in_drawn(State& s, Item item) {
  s.hidden.search.drawn.add(item);
  ++s.table.drawn;
}

// What is left of the drawn cards when `kept` and `given` are taken out; kNoItem if nothing.
Item third_card(const SearchChoice& choice) {
  Cards rest = choice.drawn;
  if (choice.kept != kNoItem) rest.remove(choice.kept);
  if (choice.given != kNoItem) rest.remove(choice.given);
  return rest.first();
}

void note_gift(Now& now, Seat giver, Seat receiver, Item item) {
  State& s = now.s;
  s.hidden.gifts[static_cast<std::size_t>(s.table.gifts.size())] = item;
  s.table.gifts.push({giver, receiver});
  take_card(s, receiver, item);
  tell_secret(now, event::CardGiven{.target = receiver, .item = item}, giver,
              only(giver).with(receiver));  // OS-310
}

void discard(Now& now, Seat searcher, Item item) {
  State& s = now.s;
  const bool under_deck = now.rules.variant(13);
  if (under_deck) {  // OS-V13
    s.hidden.deck.put_at_bottom(u8(item), only(searcher));
    ++s.table.under_deck;
    ++s.table.deck_size;
  } else {
    s.hidden.discards[static_cast<std::size_t>(s.table.discards.size())] = item;
    s.table.discards.push(searcher);
  }
  tell_secret(now, event::CardDiscarded{.deck = under_deck, .item = item}, searcher,
              only(searcher));  // OS-311
}

// OS-304..307: all parts of the choice are made; only now does anybody else learn of it.
void allot(Now& now, Seat searcher, Seat receiver) {
  const SearchChoice choice = now.s.hidden.search;
  const Item third = third_card(choice);
  if (choice.kept != kNoItem) {
    take_card(now.s, searcher, choice.kept);
    tell_secret(now, event::CardKept{.item = choice.kept}, searcher, only(searcher));
  }
  if (choice.given != kNoItem) note_gift(now, searcher, receiver, choice.given);
  if (third != kNoItem) discard(now, searcher, third);
  now.s.hidden.search = {};
  now.s.table.drawn = 0;
}

// OS-308, OS-309, OS-O2
SeatSet receivers(const Rules& r, const Table& t, Seat searcher) {
  const SeatSet others = first_seats(r.players).without(searcher);
  const SeatSet alive = others & living_players(t);
  return r.gift_living_only && !alive.empty() ? alive : others;
}

}  // namespace

Flow AllotCards::run(Now& now) {
  State& s = now.s;
  const int wanted = now.rules.search_draw;
  if (step != Step::Draw) return ask_players();
  if (s.table.drawn < wanted && s.table.deck_size > 0) {
    if (!s.hidden.deck.next_is_known()) return ask_chance();
    put_in_drawn(s, draw_known(s));
    return again();
  }
  const Seat searcher = s.table.vote.chosen;
  event::CardsDrawn drawn;
  for (Cards left = s.hidden.search.drawn; !left.empty(); left.remove(left.first()))
    drawn.items[static_cast<std::size_t>(drawn.n++)] = left.first();
  tell_secret(now, drawn, searcher, only(searcher));
  step = drawn.n == 1 ? Step::Last : Step::Keep;  // OS-307
  return ask_players();
}

void AllotCards::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(static_cast<std::uint8_t>(ActionKind::Draw), out);
}

Question AllotCards::question(const Rules&, const State& s) const {
  const SeatSet searcher = only(s.table.vote.chosen);
  switch (step) {
    case Step::Draw: break;
    case Step::Keep: return ask(searcher, QuestionKind::KeepCard);
    case Step::Give: return ask(searcher, QuestionKind::GiveCard);
    case Step::To: return ask(searcher, QuestionKind::GiveTo);
    case Step::Last: return ask(searcher, QuestionKind::LastCard);
  }
  return ask(searcher, QuestionKind::Search);
}

void AllotCards::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  const SearchChoice& choice = s.hidden.search;
  Cards cards = choice.drawn;
  switch (step) {
    case Step::Draw: return;
    case Step::Keep:
      for (; !cards.empty(); cards = cards.without_kind(cards.first())) out.push(answer::Keep{cards.first()});
      return;
    case Step::Give:
      cards.remove(choice.kept);
      for (; !cards.empty(); cards = cards.without_kind(cards.first())) out.push(answer::Give{cards.first()});
      return;
    case Step::Last: out.push(answer::Keep{cards.first()}); [[fallthrough]];
    case Step::To:
      for (Seat to : receivers(r, s.table, seat)) out.push(answer::GiveTo{to});
      return;
  }
}

Flow AllotCards::answer(Now& now, Seat seat, Action a) {
  SearchChoice& choice = now.s.hidden.search;
  switch (step) {
    case Step::Draw: put_in_drawn(now.s, take_drawn(now.s, a)); return again();
    case Step::Keep:
      choice.kept = parts_of<answer::Keep>(a).item;
      step = Step::Give;
      if (now.s.table.drawn == 2) {  // OS-306: the other one is given
        choice.given = third_card(choice);
        step = Step::To;
      }
      return again();
    case Step::Give:
      choice.given = parts_of<answer::Give>(a).item;
      step = Step::To;
      return again();
    case Step::Last:
      if (is<answer::Keep>(a))
        choice.kept = parts_of<answer::Keep>(a).item;
      else
        choice.given = choice.drawn.first();
      break;
    case Step::To: break;
  }
  allot(now, seat, is<answer::GiveTo>(a) ? parts_of<answer::GiveTo>(a).player : kNobody);
  return done();
}

}  // namespace holdout::osaczeni
