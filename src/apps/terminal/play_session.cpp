#include "apps/terminal/play_session.h"

#include <map>
#include <set>

#include <fmt/core.h>

namespace holdout {

namespace {

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
    const Result<Seat> next = match_->run();
    if (!next) return next.problem();
    tell_news();
    if (*next == kNobody) break;
    const Result<bool> stayed = decide();
    if (!stayed) return stayed.problem();
    if (!*stayed) return false;
  }
  game_.count_end(table_.rules, state(), counts_);
  tell_end();
  return true;
}

void PlaySession::welcome() {
  const std::string title = text("ui.game." + std::string(game_.info().key));
  line(Sentence("ui.welcome")
           .keyword("game", title)
           .number("n", table_.rules.players())
           .player("player", table_.person));
  const SeatSet others = first_seats(table_.rules.players()).without(table_.person);
  const std::string levels = levels_text();
  if (!others.empty()) line(Sentence("ui.opponents").players("players", others).keyword("level", levels));
  terminal_.line(text("ui.hint"));
}

std::string PlaySession::levels_text() const {
  static const std::map<std::string_view, std::string_view> kKeys{
      {"random", "ui.level.random"}, {"novice", "ui.level.novice"}, {"regular", "ui.level.regular"}};
  std::string all;
  std::set<std::string> named;
  for (std::size_t i = 0; i < table_.levels.size(); ++i) {
    const std::string& level = table_.levels[i];
    if (seat_at(static_cast<int>(i)) == table_.person || !named.insert(level).second) continue;
    const auto key = kKeys.find(level);
    all += (all.empty() ? "" : ", ") + (key == kKeys.end() ? level : text(key->second));
  }
  return all;
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
  terminal_.heading(text("ui.question"));
  const ViewBox& view = match_->view(table_.person);
  line(game_.question_text(table_.rules, view));
  int number = 0;
  for (const Action& option : options_) {
    const std::string words = narrator_.sentence(game_.option_text(table_.rules, view, option));
    terminal_.line(fmt::format("{:>3}. {}", ++number, words), 5);
  }
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
