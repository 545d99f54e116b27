#include "table/bots/bot_seat.h"

namespace holdout {

std::vector<Event> known_to(std::span<const Event> events, Seat seat) {
  std::vector<Event> known;
  for (const Event& event : events)
    if (const std::optional<Event> redacted = redact(event, seat)) known.push_back(*redacted);
  return known;
}

void BotTask::run() {
  try {
    for (const BotInput& input : inputs) {
      if (const Seen* seen = std::get_if<Seen>(&input))
        player->see(seen->events, seen->view);
      else
        player->hear(std::get<Statement>(input));
    }
    if (may_speak) said = player->speak(view, prompt);
    if (!options.empty()) chosen = player->decide(view, prompt, options, {.stop = &stop});
  } catch (const std::exception&) {
    failed = true;
  }
}

}  // namespace holdout
