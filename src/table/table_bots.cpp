#include <algorithm>

#include "table/match.h"
#include "table/table.h"

// Computer players at the table. They get what their seat gets, think away from the strand, and answer after
// a time that was drawn before they were asked, so that neither thinking nor having no choice shows.

namespace holdout {

namespace {

constexpr std::int64_t kBotGiveUpMs = 4500;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::vector<Event> known_to(std::span<const Event> events, Seat seat) {
  std::vector<Event> known;
  for (const Event& event : events)
    if (const std::optional<Event> redacted = redact(event, seat)) known.push_back(*redacted);
  return known;
}

void feed(Player& player, const RunningGame& game, Seat seat, const LogRow& row, const Statement* said) {
  if (said != nullptr) {
    if (said->audience.has(seat) || said->speaker == seat) player.hear(*said);
    return;
  }
  const std::vector<Event> known = known_to(row.events, seat);
  if (known.empty() && row.seat != seat) return;
  player.see(known, game.game().view_of(game.rules(), game.state(), seat));
}

}  // namespace

void BotTask::run() {
  try {
    for (const BotInput& input : inputs) {
      if (const Seen* seen = std::get_if<Seen>(&input))
        player->see(seen->events, seen->view);
      else
        player->hear(std::get<Statement>(input));
    }
    if (may_speak) said = player->speak(view, prompt);
    if (!options.empty()) chosen = player->decide(view, prompt, options);
  } catch (const std::exception&) {
    failed = true;
  }
}

SeatSet Table::bot_seats() const {
  SeatSet seats;
  for (std::size_t i = 0; i < room().seats.size(); ++i) {
    const RoomSeat& seat = room().seats[i];
    if (seat.kind == SeatKind::Bot || seat.standin) seats.add(seat_at(static_cast<int>(i)));
  }
  return seats;
}

void Table::tell_bots(const News& news, Seat actor) {
  for (const Seat seat : bot_seats()) {
    BotSeat* bot = bots_[at(seat)].get();
    if (bot == nullptr || game() == nullptr) continue;
    if (news.said != nullptr) {
      if (!hears(*news.said, seat)) continue;
      bot->inputs.emplace_back(*news.said);
    } else {
      std::vector<Event> known = known_to(news.events, seat);
      if (known.empty() && seat != actor) continue;
      bot->inputs.emplace_back(
          Seen{std::move(known), game()->game().view_of(game()->rules(), game()->state(), seat)});
    }
    bot->has_news = true;
  }
}

void Table::drive_bots() {
  if (!runs() || busy_) return;
  const SeatSet seats = bot_seats();
  for (const Seat seat : seats)
    if (!bots_[at(seat)]) return make_bots();
  const std::int64_t now = host_.now_ms();
  for (const Seat seat : seats) {
    BotSeat& bot = *bots_[at(seat)];
    const bool waited = game()->question().waited_for.has(seat);
    if (bot.thinking) {
      if (now < bot.give_up_ms) continue;
      bots_[at(seat)].reset();  // it hangs: the table goes on, and a fresh one takes the seat
      if (waited) return play(seat, game()->game().fallback(game()->rules(), game()->state(), seat), 0);
      continue;
    }
    if (waited && bot.due_ms == 0) {
      std::array<std::uint8_t, 2> random{};
      host_.random(random);
      const BotPace pace = host_.bot_pace();
      bot.due_ms = now + pace.from_ms + (random[0] * 256 + random[1]) % (pace.to_ms - pace.from_ms + 1);
    }
    if (!waited) bot.due_ms = 0;
    if (bot.has_news && said_[at(seat)] < Match::kMaxSaid)
      ask_bot(seat, bot, false);
    else if (waited && now >= bot.due_ms)
      ask_bot(seat, bot, true);
  }
  set_alarm();
}

// A computer player that joins or comes back after the table was loaded hears all that its seat ever knew.
void Table::make_bots() {
  busy_ = true;
  host_.history([this, alive = alive_](Result<std::vector<StoredRow>> rows) {
    if (!*alive) return;
    busy_ = false;
    std::vector<std::pair<Seat, std::shared_ptr<Player>>> fresh;
    for (const Seat seat : bot_seats()) {
      if (bots_[at(seat)]) continue;
      const std::uint64_t seed =
          short_seed(derive(room().seed, "player", static_cast<std::uint64_t>(index(seat))));
      const std::string& level = room().seats[at(seat)].level;
      std::shared_ptr<Player> player = host_.make_player(game()->game(), game()->rules(), seat, level, seed);
      if (!player) player = host_.make_player(game()->game(), game()->rules(), seat, "random", seed);
      fresh.emplace_back(seat, player);
    }
    Rerun again([this](std::string_view key) { return host_.find_game(key); });
    for (std::size_t i = 0; rows && i < rows->size(); ++i) {
      const Result<LogRow> row = read_row((*rows)[i].body);
      if (!row || !again.play(*row)) break;
      if (again.game() == nullptr) continue;
      for (const auto& [seat, player] : fresh) feed(*player, *again.game(), seat, *row, again.said());
    }
    for (const auto& [seat, player] : fresh) {
      bots_[at(seat)] = std::make_unique<BotSeat>();
      bots_[at(seat)]->player = player;
      bots_[at(seat)]->has_news = true;
    }
    drive_bots();
    run_inbox();
  });
}

void Table::ask_bot(Seat seat, BotSeat& bot, bool decide) {
  const auto task = std::make_shared<BotTask>();
  task->player = bot.player;
  task->inputs = std::exchange(bot.inputs, {});
  task->view = game()->game().view_of(game()->rules(), game()->state(), seat);
  task->prompt = game()->game().prompt_for(game()->rules(), game()->state(), seat);
  task->may_speak = !decide;
  if (decide) game()->game().options(game()->rules(), game()->state(), seat, task->options);
  bot.has_news = false;
  bot.thinking = true;
  bot.give_up_ms = host_.now_ms() + kBotGiveUpMs;
  host_.work([task] { task->run(); },
             [this, alive = alive_, seat, task] {
               if (!*alive) return;
               enqueue([this, seat, task] { bot_done(seat, task); });
             });
}

void Table::bot_done(Seat seat, const std::shared_ptr<BotTask>& task) {
  BotSeat* bot = bots_[at(seat)].get();
  if (bot == nullptr || bot->player != task->player) return;  // the seat has another holder by now
  bot->thinking = false;
  if (task->failed) {
    bots_[at(seat)].reset();
    return drive_bots();
  }
  if (!runs()) return;
  if (task->said) {
    const Result<Statement> said = sayable(seat, *task->said);
    if (said) return speak(*said, 0);
  }
  const bool current = game()->question().waited_for.has(seat) &&
                       game()->game().prompt_for(game()->rules(), game()->state(), seat) == task->prompt;
  if (!task->options.empty()) bot->due_ms = 0;
  if (task->chosen && current) {
    Actions options;
    game()->game().options(game()->rules(), game()->state(), seat, options);
    const Action answer = options.contains(*task->chosen)
                              ? *task->chosen
                              : game()->game().fallback(game()->rules(), game()->state(), seat);
    return play(seat, answer, 0);
  }
  drive_bots();
}

}  // namespace holdout
