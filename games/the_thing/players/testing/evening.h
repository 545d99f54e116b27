#pragma once

#include <doctest/doctest.h>

#include "games/the_thing/players/voice.h"
#include "games/the_thing/rules/testing/played_part.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

using Lines = std::vector<Statement>;
inline constexpr std::uint64_t kTempers = 60;  // seeds tried: every temper, and every chance taken by some

inline Statement said_by(Slot speaker, Say form, std::initializer_list<std::uint16_t> args) {
  Statement said = say(form, args);
  said.speaker = seat_at(index(speaker));
  return said;
}

template <class E>
Event noticed(const E& event) {
  return told(event);
}

// Six at the table in round 2, slot 1 is the Alien, slot 0 leads. What has happened before is told by hand.
struct Evening {
  PlayedPart<> board;
  std::vector<Event> seen;
  Lines heard;

  explicit Evening(Setup::Choices options = {}) : board(6, std::move(options)) {
    board.t().phase = Phase::Actions;
    board.put(Location::RecRoom, {kS0, kS1, kS2, kS3, kS4, Slot{5}});
    board.t().standing = first_slots(6);
  }

  View view(Slot who, QuestionKind asked) const {
    View view = view_of(board.rules, board.s, seat_at(index(who)));
    view.prompt.kind = u8(asked);
    return view;
  }
  Mind mind(Slot who, std::uint64_t seed) const {
    Mind mind(board.rules, seat_at(index(who)), seed, {});
    mind.memory.see({}, view(who, QuestionKind::Move));
    mind.memory.see(seen, view(who, QuestionKind::Move));
    for (const Statement& each : heard) mind.memory.hear(each);
    return mind;
  }
  // Everything of this form that somebody of any temper would say now. All of it may be said.
  Lines words(Slot who, QuestionKind asked, Say form) const {
    const View now = view(who, asked);
    Lines lines;
    for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
      Mind speaker = mind(who, seed);
      speaker.collect_thoughts(true);
      for (int i = 0; i < 3; ++i) {
        std::optional<Statement> words = find_words(speaker, now);
        if (!words || said_form(*words) != form) continue;
        words->speaker = seat_at(index(who));
        CHECK(static_cast<bool>(TheThing::may_say(board.rules, now, *words)));
        lines.push_back(*words);
      }
    }
    return lines;
  }
  void meet(Location l, Slots who) {
    for (Slot slot : who) board.put(l, {slot});
    board.t().meeting.at = l;
    board.t().meeting.present = who;
  }
  void gather_in_the_rec_room() {
    board.t().phase = Phase::RecRoom;
    board.s.running.stack.push(RecTalk{});
  }
  void proven_human(Slot who) {
    board.t().proven_round[at(who)] = 1;
    seen.push_back(noticed(event::Tested{.who = who, .tester = Slot{0}, .fire = false, .alien = false}));
  }
  // Five cards, the last one a Sabotage that everybody saw.
  void cards_handed_in() {
    seen.push_back(noticed(event::ExtraCard{}));
    for (Slot slot : {kS1, kS2, kS3, kS4}) seen.push_back(noticed(event::CardHandedIn{.who = slot}));
    seen.push_back(noticed(event::CardHandedInOpen{.who = Slot{5}, .card = CardKind::Sabotage}));
  }
  void flip_first() {
    board.t().history[1].flips = 1;
    board.t().flipped = CardKind::Use;
    board.t().pile_size = 5;
    seen.push_back(noticed(event::Flipped{CardKind::Use}));
  }
};

}  // namespace holdout::the_thing
