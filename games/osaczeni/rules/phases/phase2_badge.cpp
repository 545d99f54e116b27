#include "games/osaczeni/rules/changes.h"

// Phase 2: who takes the Security Badge? Then the dice are rolled under the hatch.

namespace holdout::osaczeni {

namespace {

// OS-325, OS-326: the badge holder sees the dice only if elected this round.
void report_roll(Now& now) {
  Table& t = now.s.table;
  t.saw_dice = t.badge_vote_held ? only(t.badge) : SeatSet{};
  tell_secret(now, event::DiceRolled{.n = t.dice_in_use, .dice = now.s.hidden.dice}, t.badge, t.saw_dice);
}

// OS-901, OS-902: opened on public facts only.
SeatSet living_with_cards(const Table& t) {
  SeatSet asked;
  for (Seat seat : living_players(t))
    if (t.hand_size[slot(seat)] > 0) asked.add(seat);
  return asked;
}

}  // namespace

Flow TakeBadge::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Start:
      t.badge_vote_held = !in(t, Area::Monitoring).empty();
      t.saw_dice = {};
      if (!t.badge_vote_held) {  // OS-323
        tell(now, event::BadgeVoteSkipped{});
        step = Step::Roll;
        return again();
      }
      begin_vote(now, VoteKind::Badge, Area::Monitoring);  // OS-321
      step = Step::AfterTalk;
      if (t.vote.participants.size() == 1) return again();  // OS-227
      tell_discussion(now);
      return call(now, Discussion{});
    case Step::AfterTalk: step = Step::Elected; return call(now, Decision{});
    case Step::Elected:
      give_badge(now, t.vote.chosen, false);  // OS-321, OS-322
      step = Step::Roll;
      return again();
    case Step::Roll:
      if (rolled < t.dice_in_use) return ask_chance();  // OS-324
      report_roll(now);
      step = Step::Show;
      return again();
    case Step::Show:
      if (now.rules.variant(6)) return ask_chance();  // OS-V06
      step = Step::Walkies;
      return again();
    case Step::Walkies:
      t.walkie = {.asked = living_with_cards(t), .finished = {}};  // OS-327
      step = Step::Finished;
      return call(now, WalkieWindow{});
    case Step::Finished: break;
  }
  return done();
}

void TakeBadge::outcomes(const Rules&, const State& s, Outcomes& out) const {
  if (step == Step::Show)
    for (int i = 0; i < s.table.dice_in_use; ++i) out.push(answer::Show{u8(i)}, 1);
  else
    out.die(static_cast<std::uint8_t>(ActionKind::Roll), kAreas);
}

Flow TakeBadge::answer(Now& now, Seat, Action outcome) {
  State& s = now.s;
  if (step == Step::Show) {
    const std::size_t die = parts_of<answer::Show>(outcome).n;
    s.table.dice[die] = s.hidden.dice[die];
    tell(now, event::DieShown{.area = area_number(s.table.dice[die])});
    step = Step::Walkies;
  } else {
    s.hidden.dice[rolled++] = parts_of<answer::Roll>(outcome).n;
  }
  return again();
}

// ---- Walkie-Talkie window (OS-834) ----------------------------------------------------------------

void WalkieRules::acts(const Rules& r, const State& s, Seat seat, Actions& out) {
  play_options(r, s, seat, ItemTiming::AfterRoll, out);
}

void WalkieRules::act(Now& now, Seat seat, Action a) {
  play_item(now, seat, a);
  now.s.table.walkie.finished.add(seat);  // at most one each
}

void WalkieRules::passed(Now& now, Seat seat) { tell(now, event::Passed{}, seat); }

}  // namespace holdout::osaczeni
