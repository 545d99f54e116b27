#include <algorithm>

#include "table/bots/feeding.h"
#include "table/playing/match.h"
#include "table/seating/seat_index.h"
#include "table/table.h"

// Computer players at the table. They get what their seat gets, and think away from the strand as soon as
// they are asked; what they chose is released after a time that was drawn before, so that neither thinking
// nor having no choice shows.

namespace holdout {

namespace {

constexpr std::size_t kMostInputs = 512;  // that a player who hangs may leave unread

}  // namespace

SeatSet Table::bot_seats() const {
  SeatSet seats;
  for (std::size_t i = 0; i < room().seats.size(); ++i) {
    const RoomSeat& seat = room().seats[i];
    if (seat.kind == SeatKind::Bot || seat.standin) seats.add(seat_at(static_cast<int>(i)));
  }
  return seats;
}

void Table::tell_bots(const News& news, Seat actor) {
  if (game() == nullptr || (news.said == nullptr && news.events.empty())) return;
  for (const Seat seat : bot_seats()) {
    BotSeat* bot = bots_.find(seat);
    if (bot == nullptr || bot->broken) continue;
    if (news.said != nullptr) {
      if (!hears(*news.said, seat)) continue;
      bot->inputs.emplace_back(news.statements->as_heard(*news.said, seat));
    } else {
      std::vector<Event> known = known_to(news.events, seat);
      if (known.empty() && seat != actor) continue;
      bot->inputs.emplace_back(
          Seen{std::move(known), game()->game().view_of(game()->rules(), game()->state(), seat)});
    }
    bot->learn();
    bot->broken = bot->inputs.size() > kMostInputs;
    if (bot->broken) bot->inputs = {};
  }
}

void Table::drive_bots() {
  if (!runs() || busy_) return;
  const SeatSet seats = bot_seats();
  for (const Seat seat : seats)
    if (bots_.find(seat) == nullptr) return make_bots();
  for (const Seat seat : seats)
    if (drive_bot(seat, *bots_.find(seat))) return;
  for (const Seat seat : seats)
    if (bots_.may_decide(seat, host_.now_ms())) ask_bot(seat, *bots_.find(seat), true);
  set_alarm();
}

bool Table::is_option(Seat seat, Action action) const {
  Actions options;
  game()->game().options(game()->rules(), game()->state(), seat, options);
  return options.contains(action);
}

// True if it made the table do something: what is open then is another question.
bool Table::drive_bot(Seat seat, BotSeat& bot) {
  const std::int64_t now = host_.now_ms();
  const bool waited = game()->question().waited_for.has(seat);
  if (!waited) bot.forget_question();
  if (waited && !bots_.is_asked(seat)) {
    std::array<std::uint8_t, 2> random{};
    host_.random(random);
    bots_.asked(seat, drawn_wait(bot_pace(), random), now);
  }
  if (bots_.may_release(seat, now)) {
    const Action chosen = *bot.chosen;
    if (is_option(seat, chosen)) {
      play(seat, chosen, 0);
      return true;
    }
    bot.learn();
  }
  const bool broken_unseen = bot.broken && !bot.chosen && unseen().has(seat);
  if (waited && (bots_.must_fall_back(seat, now) || broken_unseen)) {
    const Action answer = answer_for(seat);
    bot.stop();
    bots_.hold(seat, answer, release_at(seat, answer, now));
    if (!bots_.may_release(seat, now)) return false;
    play(seat, answer, 0);
    return true;
  }
  if (bot.thinking || bot.broken) return false;
  if (bot.has_news && said_[at(seat)] < Match::kMaxSaid) ask_bot(seat, bot, false);
  return false;
}

// A computer player that joins or comes back after the table was loaded hears all that its seat ever knew.
void Table::make_bots() {
  read_log([this](Result<StoredLog> log) {
    if (log && runs())
      feed_bots(std::move(log->rows));
    else
      set_alarm();
  });
}

void Table::feed_bots(std::vector<StoredRow> rows) {
  const auto feeding = std::make_shared<Feeding>(game()->game(), std::move(rows));
  for (const Seat seat : bot_seats()) {
    if (bots_.find(seat) != nullptr) continue;
    const auto number = static_cast<std::uint64_t>(index(seat));
    const std::uint64_t seed = short_seed(derive(room().seed, "player", number));
    const std::string& level = room().seats[at(seat)].level;
    std::shared_ptr<Player> player = host_.make_player(game()->game(), game()->rules(), seat, level, seed);
    if (!player) player = host_.make_player(game()->game(), game()->rules(), seat, "random", seed);
    bots_.sit(seat, player);
    if (player) feeding->add(seat, player);
  }
  host_.work([feeding] { feeding->run(); },
             [this, alive = alive_, feeding] {
               if (!*alive) return;
               enqueue([this, feeding] {
                 for (const Feeding::Fed& each : feeding->players()) {
                   BotSeat* bot = bots_.find(each.seat);
                   if (bot == nullptr || bot->player != each.player) continue;
                   bot->thinking = false;
                   bot->broken = bot->broken || each.failed;
                 }
                 drive_bots();
               });
             });
  drive_bots();
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
  bot.speaking = !decide;
  bot.task = task;
  host_.work([task] { task->run(); },
             [this, alive = alive_, seat, task] {
               if (!*alive) return;
               enqueue([this, seat, task] { bot_done(seat, task); });
             });
}

void Table::bot_done(Seat seat, const std::shared_ptr<BotTask>& task) {
  BotSeat* bot = bots_.find(seat);
  if (bot == nullptr || bot->player != task->player) return;  // the seat has another holder by now
  bot->thinking = false;
  bot->speaking = false;
  bot->broken = bot->broken || task->failed;
  if (!runs()) return;
  if (task->said && !bot->broken) {
    const Result<Statement> said = sayable(seat, *task->said);
    if (said) return speak(*said, 0);
  }
  const AnyGame& rules_of = game()->game();
  const Prompt prompt = rules_of.prompt_for(game()->rules(), game()->state(), seat);
  const bool current = game()->question().waited_for.has(seat) && prompt.serial == task->prompt.serial &&
                       prompt.kind == task->prompt.kind && !bot->has_news;
  if (task->chosen && !task->stop && current && bot->due_ms != 0) {
    if (is_option(seat, *task->chosen))
      bots_.hold(seat, *task->chosen, release_at(seat, *task->chosen, bot->usual_ms));
    else
      bot->think_at_ms = bot->answer_by_ms = bot->due_ms;  // then the fallback answers for it
  }
  drive_bots();
}

}  // namespace holdout
