#include "games/the_thing/players/few/wishes.h"

namespace holdout::the_thing::few {

namespace {

constexpr double kMostUrgent = 3;  // T-6

bool somebody_at(const Table& t, const Posts& posts, Location l, SeatSet players) {
  for (Slot slot : t.characters)
    if (posts[at(slot)] == l && players.has(seat_of(t, slot))) return true;
  return false;
}

// Somebody of `players` stands where a Character of `whom` does.
bool joins(const Table& t, const Posts& posts, Seat whom, SeatSet players) {
  for (Slot slot : t.characters)
    if (seat_of(t, slot) == whom && is_green(posts[at(slot)]) &&
        somebody_at(t, posts, posts[at(slot)], players))
      return true;
  return false;
}

// An announcement is taken for a fact and a word given is kept; a request is worth a little of the hope.
double worth(const Weights& w, const Wish& wish) {
  if (wish.form == Say::WillGo) return w.word;
  if (wish.promised) return w.agreed;
  return wish.form == Say::Needs ? w.asked * wish.urgency / kMostUrgent : w.asked;
}

}  // namespace

Slots still_to_place(const Table& t) {
  return t.phase == Phase::Movement ? standing_in(t, Location::RecRoom) & t.characters : Slots{};
}

bool is_wish(const Statement& said) {
  switch (said_form(said)) {
    case Say::WillGo:
    case Say::ShouldGo:
    case Say::Needs:
    case Say::StayOut:
    case Say::LeaveAlone: return true;
    default: return false;
  }
}

Wish wish_of(const Statement& said) {
  Wish wish{.form = said_form(said), .speaker = said.speaker, .id = said.id};
  const bool of_somebody = wish.form == Say::ShouldGo || wish.form == Say::LeaveAlone;
  if (of_somebody) wish.about = seat_at(said.args[0]);
  if (wish.form != Say::LeaveAlone) wish.place = static_cast<Location>(said.args[of_somebody ? 1 : 0]);
  if (wish.form == Say::Needs) wish.urgency = u8(said.args[2]);
  return wish;
}

SeatSet concerned(const Rules& r, const Wish& wish) {
  const SeatSet all = first_seats(r.players);
  switch (wish.form) {
    case Say::WillGo: return only(wish.speaker);
    case Say::ShouldGo: return only(wish.about);
    case Say::LeaveAlone: return all.without(wish.about);
    default: return all.without(wish.speaker);
  }
}

bool fulfils(const Table& t, const Posts& posts, const Wish& wish, SeatSet players) {
  if (wish.form == Say::LeaveAlone) return !joins(t, posts, wish.about, players);
  const bool there = somebody_at(t, posts, wish.place, players);
  return wish.form == Say::StayOut ? !there : there;
}

bool fulfils_all(const Sketch& s, const Posts& posts, const Wishes& wishes) {
  return std::ranges::all_of(
      wishes, [&](const Wish& wish) { return fulfils(s.t, posts, wish, concerned(s.r(), wish)); });
}

double fulfilled_by(const Outlook& o, const Sketch& s, const Posts& posts, const Wishes& wishes) {
  double sum = 0;
  for (const Wish& wish : wishes)
    if (fulfils(s.t, posts, wish, concerned(s.r(), wish))) sum += worth(o.weights(), wish);
  return sum;
}

}  // namespace holdout::the_thing::few
