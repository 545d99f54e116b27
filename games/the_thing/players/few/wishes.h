#pragma once

#include "games/the_thing/players/few/outlook.h"
#include "games/the_thing/rules/talking/talk.h"

// What was said about the posts of this round: announced (T-4), asked for (T-5, T-6) or warned of (T-7).

namespace holdout::the_thing::few {

using Posts = std::array<Location, kMaxSlots>;  // by slot; nowhere = not in play

struct Wish {
  Say form = Say::WillGo;
  Seat speaker = kNobody;
  Seat about = kNobody;  // who should go, or is to be left alone
  Location place = Location::Nowhere;
  std::uint8_t urgency = 0;
  std::uint16_t id = 0;   // of the statement
  bool promised = false;  // whoever was asked agreed (T-22)
  bool settled = false;   // I answered it, or have nothing to say to it

  bool is_the_same_as(const Wish& other) const {
    return form == other.form && speaker == other.speaker && about == other.about && place == other.place;
  }
};
using Wishes = FixedVector<Wish, 24>;

// Whose place of this round is still open.
Slots still_to_place(const Table& t);

// A statement about posts; nothing else is one.
bool is_wish(const Statement& said);
Wish wish_of(const Statement& said);
// Whose posts it is about.
SeatSet concerned(const Rules& r, const Wish& wish);
// These posts are as it wants them, as far as the Characters of `players` go.
bool fulfils(const Table& t, const Posts& posts, const Wish& wish, SeatSet players);
bool fulfils_all(const Sketch& s, const Posts& posts, const Wishes& wishes);
// What all that these posts fulfil is worth, beside the hope they give.
double fulfilled_by(const Outlook& o, const Sketch& s, const Posts& posts, const Wishes& wishes);

}  // namespace holdout::the_thing::few
