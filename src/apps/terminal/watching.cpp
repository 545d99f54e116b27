// Who is out of play watches the rest, talks, or skips to the end.
#include "apps/terminal/play_session.h"

namespace holdout {

bool PlaySession::is_out() {
  return game_.out_of_play(table_.rules, match_->view(table_.person)).has(table_.person);
}

// Stops where something new begins: at every phase.
Result<bool> PlaySession::watch() {
  const Prompt prompt = game_.prompt_for(table_.rules, state(), table_.person);
  if (match_->question().over() || !is_out() || skipping_ || (told_out_ && prompt.phase == watched_phase_))
    return true;
  watched_phase_ = prompt.phase;
  tell_news();
  if (!std::exchange(told_out_, true)) {
    terminal_.heading(text("ui.out.title"));
    terminal_.line(text("ui.out"));
  }
  tell_watching();
  return listen();
}

void PlaySession::tell_watching() {
  terminal_.blank();
  terminal_.line(text("ui.watch.on"));
  terminal_.line(text("ui.watch.skip"));
  if (!game_.forms().empty()) terminal_.line(text("ui.watch.say"));
}

PlaySession::Typed PlaySession::obey_watching(const std::string& typed) {
  if (typed.empty() || typed == "1") return Typed::Answered;
  if (typed == "2" || typed == text("ui.command.skip") || typed == "skip") {
    skipping_ = true;
    told_ = log_.size();
    return Typed::Answered;
  }
  if (typed == "3" && !game_.forms().empty()) return speak({});
  if (const std::optional<Typed> obeyed = obey_at_any_time(typed)) return *obeyed;
  line(Sentence("ui.watch.unknown").keyword("input", typed));
  return Typed::Again;
}

}  // namespace holdout
