#include "table/telling/projection.h"

#include <algorithm>
#include <functional>

#include "engine/talking/statement_text.h"
#include "protocol/words.h"

namespace holdout {

namespace {

void write_question(JsonText& out, const RunningGame& game, const ViewBox& view) {
  write_sentence_list(out, game.game().info().key, game.game().question_text(game.rules(), view));
}

void write_options(JsonText& out, const RunningGame& game, const ViewBox& view, Seat viewer) {
  Actions options;
  if (is_player(viewer) && game.question().may_answer.has(viewer))
    game.game().options(game.rules(), game.state(), viewer, options);
  out.open_list();
  for (const Action& action : options) {
    out.open_list().text(game.game().notation(game.rules(), action));
    write_words(out, game.game().info().key, game.game().option_text(game.rules(), view, action));
    out.close_list();
  }
  out.close_list();
}

void write_sayable(JsonText& out, const RunningGame& game, const ViewBox& view, Seat viewer) {
  std::vector<std::uint8_t> forms;
  if (is_player(viewer)) game.game().sayable(game.rules(), view, forms);
  out.open_list();
  for (const std::uint8_t form : forms) out.number(form);
  out.close_list();
}

void write_seat_numbers(JsonText& out, SeatSet seats) {
  out.open_list();
  for (const Seat seat : seats) out.number(index(seat));
  out.close_list();
}

void write_apart(JsonText& out, const RunningGame& game, const ViewBox& view, Seat viewer) {
  write_seat_numbers(out, is_player(viewer) ? game.game().voice(game.rules(), view).apart : SeatSet{});
}

// Writes `name` and the value unless the value is the one whose hash is in `told`.
template <class Write>
bool write_if_changed(JsonText& out, std::string_view name, std::size_t& told, Write&& write) {
  const JsonText::Mark before = out.mark();
  out.key(name);
  const std::size_t start = out.str().size();
  write(out);
  const std::size_t hash = std::hash<std::string_view>{}(out.str().substr(start));
  if (hash == told) {
    out.cut(before);
    return false;
  }
  told = hash;
  return true;
}

}  // namespace

bool write_happening(JsonText& out, const RunningGame& game, const ViewBox& view, const Event& event,
                     Seat viewer) {
  const std::optional<Event> known = redact(event, viewer);
  if (!known) return false;
  const Sentence words = game.game().event_text(game.rules(), view, *known);
  if (words.key.empty()) return false;
  const bool only_you = event.seen_by.has(viewer) && event.seen_by != kEverybody;
  const Sentence parts = game.game().event_parts(game.rules(), *known);
  write_told(out, game.game().info().key, parts, words, only_you);
  return true;
}

void write_said_fields(JsonText& out, const AnyGame& game, const Statement& said) {
  const StatementForm& form = game.forms()[said.kind];
  out.key("id").number(said.id).key("seat").number(index(said.speaker));
  if (!said.to.empty()) {
    out.key("to");
    write_seat_numbers(out, said.to);
  }
  if (said.audience != kEverybody) {
    out.key("heard");
    write_seat_numbers(out, said.audience);
  }
  out.key("form").text(form.key).key("text");
  write_sentence_list(out, game.info().key, statement_sentence(form, said));
}

void write_said(JsonText& out, const AnyGame& game, const Statement& said) {
  out.open();
  write_said_fields(out, game, said);
  out.close();
}

Frame Projection::step(const RunningGame* game, const News& news, std::uint64_t ack, const PublicNews& told) {
  static thread_local JsonText out;  // kept: this is done for every seat at every step
  told_.answers_bytes = 0;
  out.begin_again();
  out.open().key("t").text("update").key("seq").number(seq_ + 1);
  if (ack != 0) out.key("ack").number(static_cast<std::int64_t>(ack));
  bool any = ack != 0;

  if (game != nullptr) {
    ViewBox view = game->game().view_of(game->rules(), game->state(), viewer_);
    any |= write_happened(out, *game, view, news.events);
    write_changes(out, *game, view, any);
  }
  if (news.said != nullptr && hears(*news.said, viewer_)) {
    out.key("said");
    write_said(out, game->game(), news.statements->as_heard(*news.said, viewer_));
    any = true;
  }
  const bool read = !news.chat.empty() && news.chat_heard.has(viewer_);
  if (read) out.key("chat").raw(news.chat);
  const bool noted = !news.notice.empty() && news.notice_heard.has(viewer_);
  if (noted) out.key("notice").open().key("text").raw(news.notice).close();
  const std::string_view late =
      news.time_out == nullptr ? std::string_view() : news.time_out->notice_for(viewer_);
  if (!late.empty()) out.key("notice").raw(late);
  any |= read || noted || !late.empty();
  if (!any) return nullptr;

  out.close();
  ++seq_;
  Frame frame = std::make_shared<const std::string>(out.str());  // without the room to grow
  if (game != nullptr && is_player(viewer_)) {
    if (measured_by_public_news(game->game())) note_question(*game);
    frame = evened(std::move(frame), game->game(), asked(*game), told);
  }
  kept_.push_back(frame);
  kept_bytes_ += frame->size();
  while (kept_.size() > kKeptFrames || (kept_bytes_ > kKeptBytes && kept_.size() > 1)) {
    kept_bytes_ -= kept_.front()->size();
    kept_.erase(kept_.begin());
  }
  return frame;
}

void Projection::note_question(const RunningGame& game) {
  const Prompt now = game.game().prompt_for(game.rules(), game.state(), viewer_);
  told_.anew = now.serial != told_.prompt.serial || now.asked != told_.prompt.asked;
  told_.prompt = now;
}

AskedSeat Projection::asked(const RunningGame& game) const {
  return {.prompt = told_.prompt,
          .anew = told_.anew,
          .open_answers = game.question().open_options ? told_.answers_bytes : 0};
}

PublicNews Projection::public_news(const Frame& frame, std::span<const Event> events) const {
  const bool happened = std::any_of(events.begin(), events.end(),
                                    [&](const Event& event) { return event.noticed_by.has(viewer_); });
  return {.bytes = frame ? frame->size() : 0, .happened = happened};
}

bool Projection::write_happened(JsonText& out, const RunningGame& game, const ViewBox& view,
                                std::span<const Event> events) const {
  const JsonText::Mark before = out.mark();
  bool noticed = false;
  out.key("happened").open_list();
  for (const Event& event : events) noticed |= write_happening(out, game, view, event, viewer_);
  out.close_list();
  if (!noticed) out.cut(before);
  return noticed;
}

void Projection::write_changes(JsonText& out, const RunningGame& game, ViewBox& view, bool& any) {
  const JsonText::Mark before = out.mark();
  const bool first = view_.empty();
  bool changed = true;
  out.key("view");
  if (first)
    write_whole_view(out, view_, game.game(), view);
  else
    changed = write_view_patch(out, view_, game.game(), view);
  if (!changed) out.cut(before);
  any |= changed;
  if (changed) {  // the rest follows from the view
    if (first)
      write_whole_board(out, game, view);
    else
      write_board_changes(out, game, view);
    write_asked(out, game, view);
  }
  if (game.can_undo(viewer_) != told_.undo) {
    told_.undo = !told_.undo;
    out.key("undo").flag(told_.undo);
    any = true;
  }
}

void Projection::write_whole_board(JsonText& out, const RunningGame& game, const ViewBox& view) {
  ViewBox board = game.game().board(game.rules(), view);
  out.key("board");
  ::holdout::write_whole_board(out, board_, game.game(), board);
}

void Projection::write_board_changes(JsonText& out, const RunningGame& game, const ViewBox& view) {
  ViewBox board = game.game().board(game.rules(), view);
  const JsonText::Mark before = out.mark();
  out.key("board");
  if (!write_board_patch(out, board_, game.game(), board)) out.cut(before);
}

void Projection::write_asked(JsonText& out, const RunningGame& game, const ViewBox& view) {
  write_if_changed(out, "q", told_.question, [&](JsonText& text) { write_question(text, game, view); });
  const std::size_t before = out.str().size();
  write_if_changed(out, "options", told_.options,
                   [&](JsonText& text) { write_options(text, game, view, viewer_); });
  told_.answers_bytes = out.str().size() - before;
  write_if_changed(out, "say", told_.sayable,
                   [&](JsonText& text) { write_sayable(text, game, view, viewer_); });
  write_if_changed(out, "apart", told_.apart,
                   [&](JsonText& text) { write_apart(text, game, view, viewer_); });
}

void Projection::write_snapshot(JsonText& out, const RunningGame* game) {
  out.key("seq").number(seq_);
  told_ = {};
  if (game == nullptr) {
    for (const std::string_view nothing : {"options", "say", "apart"})
      out.key(nothing).open_list().close_list();
    out.key("undo").flag(false);
    return;
  }
  ViewBox view = game->game().view_of(game->rules(), game->state(), viewer_);
  out.key("view");
  write_whole_view(out, view_, game->game(), view);
  write_whole_board(out, *game, view);
  write_asked(out, *game, view);
  told_.undo = game->can_undo(viewer_);
  out.key("undo").flag(told_.undo);
  note_question(*game);
}

void Projection::begin() {
  ++seq_;
  kept_.clear();
  kept_bytes_ = 0;
}

std::optional<std::vector<Frame>> Projection::since(std::uint32_t last) const {
  if (last > seq_ || seq_ - last > kept_.size()) return std::nullopt;
  return std::vector<Frame>(kept_.end() - (seq_ - last), kept_.end());
}

}  // namespace holdout
