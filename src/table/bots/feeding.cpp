#include "table/bots/feeding.h"

#include "table/bots/bot_seat.h"
#include "table/rows/played.h"

namespace holdout {

void Feeding::run() {
  try {
    tell_story();
  } catch (const std::exception&) {  // of the game, not of a player: none of them knows all of it
    for (Fed& each : players_) each.failed = true;
  }
  rows_.clear();
}

void Feeding::tell_story() {
  const Result<Played> story = effective(rows_);
  Rerun again([this](std::string_view) { return &game_; });
  for (std::size_t i = 0; story && i < story->rows.size(); ++i) {
    if (!again.play(story->rows[i])) break;
    for (Fed& each : players_) feed(each, again, story->rows[i]);
  }
}

void Feeding::feed(Fed& to, const Rerun& again, const LogRow& row) {
  try {
    if (again.said() != nullptr) {
      if (hears(*again.said(), to.seat)) to.player->hear(again.statements().as_heard(*again.said(), to.seat));
      return;
    }
    const std::vector<Event> known = known_to(row.events, to.seat);
    if (known.empty() && row.seat != to.seat) return;
    const RunningGame& now = *again.game();
    to.player->see(known, now.game().view_of(now.rules(), now.state(), to.seat));
  } catch (const std::exception&) {
    to.failed = true;
  }
}

}  // namespace holdout
