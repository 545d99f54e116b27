#include "apps/terminal/play_session.h"

#include <algorithm>
#include <map>

#include <fmt/core.h>

#include "apps/terminal/menu.h"

namespace holdout {

namespace {

constexpr std::size_t kShownAtTheEnd = 15;  // lines, for who skipped what was before

std::vector<SeatHolder> holders_of(const PlayTable& table) {
  std::vector<SeatHolder> holders;
  for (int i = 0; i < table.rules.players(); ++i) {
    const bool person = seat_at(i) == table.person;
    holders.push_back({person, person ? "" : table.levels[static_cast<std::size_t>(i)]});
  }
  return holders;
}

}  // namespace

Result<std::unique_ptr<PlaySession>> PlaySession::make(PlayTable table, const Texts& texts,
                                                       Terminal& terminal) {
  std::unique_ptr<PlaySession> session(new PlaySession(std::move(table), texts, terminal));
  if (const Result<void> seated = session->seat_players(); !seated) return seated.problem();
  return session;
}

PlaySession::PlaySession(PlayTable table, const Texts& texts, Terminal& terminal)
    : table_(std::move(table)),
      game_(*table_.game),
      terminal_(terminal),
      narrator_(game_, table_.rules, texts, table_.names, table_.person),
      writer_(game_, table_.rules, holders_of(table_), table_.seed),
      counts_(game_.counters().size(), 0) {}

PlaySession::~PlaySession() = default;

Result<void> PlaySession::seat_players() {
  Match::Players seated{};
  for (int i = 0; i < table_.rules.players(); ++i) {
    players_.emplace_back();
    if (seat_at(i) == table_.person) continue;
    auto player = make_seat_player(game_, table_.rules, seat_at(i),
                                   table_.levels[static_cast<std::size_t>(i)], table_.seed, table_.budget);
    if (!player) return player.problem();
    players_.back() = std::move(*player);
    seated[static_cast<std::size_t>(i)] = players_.back().get();
  }
  match_.emplace(game_, table_.rules, table_.seed, seated, this);
  return {};
}

Result<void> PlaySession::recall(std::span<const Deed> deeds, const std::string& path) {
  for (const Deed& deed : deeds) {
    const Statement* const statement = std::get_if<Statement>(&deed);
    if (statement == nullptr && std::get<0>(deed).first == table_.person)
      marks_.push_back({log_.size(), counts_});
    const Result<void> again = statement != nullptr
                                   ? match_->recall(*statement)
                                   : match_->recall(std::get<0>(deed).first, std::get<0>(deed).second);
    if (!again) return again;
  }
  told_ = log_.size();
  line(Sentence("ui.resumed").keyword("path", path));
  return {};
}

void PlaySession::began(std::span<const Event> events, const StateBox& state) {
  writer_.began(events, state);
  happened(events, state);
}

void PlaySession::answered(const Step& step) {
  writer_.answered(step);
  happened(step.events, step.state);
}

void PlaySession::happened(std::span<const Event> events, const StateBox& after) {
  count(events);
  untold_.insert(untold_.end(), events.begin(), events.end());
  if (game_.question(table_.rules, after).chance()) return;
  for (std::string& each : narrator_.events(untold_, after)) keep(std::move(each));
  untold_.clear();
}

void PlaySession::taken_back() {
  writer_.taken_back();
  log_.resize(marks_.back().log);
  counts_ = marks_.back().counts;
  marks_.pop_back();
  told_ = std::min(told_, log_.size());
}

void PlaySession::said(const Statement& statement) {
  writer_.said(statement);
  const Statement heard = match_->numbers().as_heard(statement, table_.person);
  if (std::optional<std::string> words = narrator_.statement(heard)) keep(std::move(*words));
}

void PlaySession::count(std::span<const Event> events) {
  for (const Event& event : events) game_.count(table_.rules, event, counts_);
}

void PlaySession::keep(std::string text) { log_.push_back(std::move(text)); }

Result<bool> PlaySession::run() {
  welcome();
  for (;;) {
    const Result<Seat> next = go_on();
    if (!next) return next.problem();
    if (*next == kNobody) break;
    const Result<bool> stayed = *next == table_.person ? decide() : watch();
    if (!stayed) return stayed.problem();
    if (!*stayed) return false;
  }
  if (skipping_) told_ = std::max(told_, log_.size() - std::min(log_.size(), kShownAtTheEnd));
  tell_news();
  game_.count_end(table_.rules, state(), counts_);
  tell_end();
  return true;
}

Result<Seat> PlaySession::go_on() {
  asked_ = false;
  for (;;) {
    const Result<Seat> next = match_->run_once();
    if (!next || *next == kNobody) return next;
    if (*next == table_.person ? !answer_alone() : !skipping_ && is_out()) return next;
  }
}

void PlaySession::welcome() {
  const std::string title = text("ui.game." + std::string(game_.info().key));
  line(Sentence("ui.welcome")
           .keyword("game", title)
           .number("n", table_.rules.players())
           .player("player", table_.person));
  tell_opponents();
  tell_opening();
  terminal_.blank();
  terminal_.line(text("ui.hint"));
  if (table_.pass_alone) terminal_.line(text("ui.alone.on"));
}

void PlaySession::tell_opponents() {
  static const std::map<std::string_view, std::string_view> kKeys{
      {"random", "ui.level.random"}, {"novice", "ui.level.novice"}, {"regular", "ui.level.regular"}};
  std::map<std::string, SeatSet> by_level;
  for (const Seat seat : first_seats(table_.rules.players()).without(table_.person))
    by_level[table_.levels[static_cast<std::size_t>(index(seat))]].add(seat);
  for (const auto& [level, seats] : by_level) {
    const auto key = kKeys.find(level);
    const std::string words = key == kKeys.end() ? level : text(key->second);
    line(
        Sentence("ui.opponents").number("n", seats.size()).players("players", seats).keyword("level", words));
  }
  if (!by_level.empty()) terminal_.line(text("ui.opponents.fair"));
}

// The same words as the browser's card.
void PlaySession::tell_opening() {
  const Opening opening = game_.opening(table_.rules, match_->view(table_.person));
  role_ = opening.role;
  terminal_.blank();
  terminal_.line(text("ui.game." + std::string(game_.info().key) + ".pitch"), 0);
  terminal_.heading(text("opening.who"));
  for (const std::string& each : narrator_.lines(opening.who)) terminal_.line(each);
  terminal_.heading(text("opening.win"));
  terminal_.line(narrator_.sentence(opening.win), 0);
  terminal_.heading(text("opening.end"));
  terminal_.line(narrator_.sentence(opening.end), 0);
}

void PlaySession::tell_new_role() {
  if (game_.opening(table_.rules, match_->view(table_.person)).role == role_) return;
  terminal_.heading(text("ui.new_role"));
  tell_opening();
}

void PlaySession::tell_news() {
  if (told_ == log_.size()) return;
  terminal_.heading(text("ui.news"));
  for (; told_ < log_.size(); ++told_) terminal_.line(log_[told_]);
}

void PlaySession::tell_situation() {
  std::vector<Sentence> sentences;
  game_.situation(table_.rules, match_->view(table_.person), sentences);
  terminal_.heading(text("ui.situation"));
  for (const std::string& each : narrator_.lines(sentences)) terminal_.line(each);
}

void PlaySession::tell_question() {
  if (!asked_) return tell_watching();
  terminal_.heading(text("ui.question"));
  const ViewBox& view = match_->view(table_.person);
  line(game_.question_text(table_.rules, view));
  std::vector<Sentence> words;
  for (const Action& option : options_) words.push_back(game_.option_text(table_.rules, view, option));
  labels_ = menu_labels(game_.info().kinds, options_, words);
  for (std::size_t i = 0; i < words.size(); ++i)
    terminal_.line(fmt::format("{:>3}. {}", labels_[i], narrator_.sentence(words[i])), 5);
  if (match_->can_undo(table_.person)) terminal_.line("  " + text("ui.undo.offer"));
}

void PlaySession::tell_end() {
  terminal_.heading(text("ui.end.title"));
  for (int i = 0; i < table_.rules.players(); ++i)
    line(Sentence("ui.end.score")
             .player("player", seat_at(i))
             .number("n", game_.score(table_.rules, state(), seat_at(i))));
  const SeatSet winners = game_.winners(table_.rules, state());
  line(Sentence("ui.end.winner").number("n", winners.size()).players("players", winners));
  if (winners.has(table_.person)) terminal_.line(text("ui.end.you_won"));
}

}  // namespace holdout
