#include "apps/serving/serving.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <fcntl.h>
#include <malloc.h>
#include <sodium.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/reminding/reminder_sender.h"
#include "apps/serving/last_resort.h"
#include "apps/serving/link_words.h"
#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "server/real_ports.h"
#include "server/sockets/listener.h"
#include "server/table_server.h"
#include "server/tables/bot_workers.h"
#include "storage/sqlite_store.h"

namespace holdout {

namespace asio = boost::asio;
namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kDrainMs = 4'000;  // for tables to be stored
constexpr std::int64_t kGoodbyeMs = 500;  // for what was sent last to arrive
constexpr std::int64_t kMemoryMs = 2'000;
constexpr int kMostLooks = 15;

int threads_or(std::int64_t wanted, unsigned most) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  return wanted > 0 ? static_cast<int>(wanted) : static_cast<int>(std::min(cores, most));
}

GameShelf shelf(bool examples) {
  GameShelf shelf;
  for (const AnyGame* game : all_games()) {
    if (examples || !game->info().example) shelf.games.push_back(game);
  }
  shelf.levels = levels_of;
  shelf.make_player = [](const AnyGame& game, const RulesBox& rules, Seat seat, std::string_view level,
                         std::uint64_t seed) -> std::unique_ptr<Player> {
    auto player = make_player(game, rules, seat, level, seed);
    return player ? std::move(*player) : nullptr;
  };
  return shelf;
}

// Every connection is a file; the usual limit of a shell is a thousand, and who runs the server may raise it.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

Result<void> append_line(const std::string& file, const std::string& line) {
  constexpr std::uintmax_t kFull = 16U << 20U;
  std::error_code missing;
  if (const std::uintmax_t size = fs::file_size(file, missing); !missing && size >= kFull)
    return Problem{file, "is full", "a file that was read and deleted"};
  const int fd = open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR);
  const bool kept = fd >= 0 && ::write(fd, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  if (fd >= 0) ::close(fd);
  if (kept) return {};
  return Problem{file, "cannot be written", "a file of the server"};
}

std::int64_t free_bytes(const std::string& folder) {
  std::error_code error;
  const fs::space_info space = fs::space(folder, error);
  return error ? 0 : static_cast<std::int64_t>(space.available);
}

Result<void> make_folder(const std::string& path) {
  std::error_code error;
  const bool made = fs::create_directories(path, error);
  if (error) return Problem{path, "cannot be made: " + error.message(), "a folder for --data"};
  if (made) fs::permissions(path, fs::perms::owner_all, error);
  if (!fs::is_directory(path, error)) return Problem{path, "is not a folder", "a folder for --data"};
  if (access(path.c_str(), W_OK | X_OK) != 0)
    return Problem{path, "cannot be written to", "a folder of this user"};
  return {};
}

}  // namespace

// Torn down by hand: whatever lies in the io_context still holds tables and sessions, and those use the rest.
struct Serving::Parts {
  Parts(Settings chosen, ServerLog::Write write)
      : settings(std::move(chosen)),
        log(log_level_named(settings.log_level),
            settings.log_format == "json" || (settings.log_format == "auto" && isatty(STDERR_FILENO) == 0),
            std::move(write)),
        games(shelf(settings.examples)) {}

  Settings settings;
  ServerLog log;
  std::unique_ptr<LastResort> last_resort;  // until everything else is gone
  GameShelf games;
  Metrics metrics;
  SodiumRandom random;
  std::unique_ptr<asio::io_context> io;
  std::optional<asio::executor_work_guard<asio::io_context::executor_type>> work;
  std::unique_ptr<RealClock> clock;
  std::unique_ptr<BotWorkers> workers;
  std::unique_ptr<ReminderSender> reminders;
  std::unique_ptr<TableStore> store;
  std::unique_ptr<ServerParts> parts;
  std::unique_ptr<TableServer> server;
  std::unique_ptr<SocketListener> listener;
  std::unique_ptr<asio::signal_set> signals;
  std::vector<std::thread> threads;
  std::atomic<bool> draining = false;
  std::uint64_t gone = 0;    // tables that were put away until the last look
  int looks_since_gone = 0;  // at which more had gone; 0: their memory was given back

  Result<void> build(EndedBy ended_by);
  Result<void> open_store();
  void drain_on_signals();
  void look_at_memory();
  void run();
  void drain();
  void end();
};

Result<void> Serving::Parts::build(EndedBy ended_by) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader of the log that went away does not end the server
  allow_many_files();
  if (sodium_init() < 0) return Problem{"", "the random generator does not start", ""};
  if (Result<void> made = make_folder(settings.data); !made) return made;
  const Result<Guests::Key> key = load_server_key(settings.data + "/server.key", random);
  if (!key) return key.problem();
  if (Result<void> opened = open_store(); !opened) return opened;
  const int count = threads_or(settings.threads, 4);
  io = std::make_unique<asio::io_context>(count);
  work.emplace(io->get_executor());
  clock = std::make_unique<RealClock>(*io);
  workers = std::make_unique<BotWorkers>(threads_or(settings.bot_threads, 64), log);
  if (ReminderSender::wanted(settings)) {
    std::optional<WebPush> web_push;
    if (ReminderSender::pushes(settings)) web_push.emplace(push_key_of(*key), settings.public_url);
    reminders = std::make_unique<ReminderSender>(settings, log, std::move(web_push));
  }
  const std::string reports = settings.data + "/reports.jsonl";
  parts.reset(new ServerParts{
      *io, *store, *clock, *workers, random, games, metrics, log, settings, Guests(*key),
      [reports](const std::string& line) { return append_line(reports, line); },
      [folder = settings.data] { return free_bytes(folder); }, reminders.get(), link_previews()});
  server = std::make_unique<TableServer>(*parts);
  listener = std::make_unique<SocketListener>(*parts, *server);
  if (ended_by == EndedBy::Signals) drain_on_signals();
  if (Result<void> done = listener->listen(settings.listen, static_cast<std::uint16_t>(settings.port)); !done)
    return done;
  server->start();
  look_at_memory();
  for (int i = 0; i < count; ++i) threads.emplace_back([this] { run(); });
  log.write(LogLevel::Info, "listening",
            {{"address", settings.listen}, {"port", listener->port()}, {"threads", count}});
  return {};
}

// Damage costs the tables that have it, which are frozen when somebody comes, and not the others.
Result<void> Serving::Parts::open_store() {
  const SqliteOptions options{.durable = settings.sync, .accept_set_back = settings.set_back};
  auto opened = SqliteStore::open(settings.data + "/tables.sqlite", options);
  if (!opened) return opened.problem();
  for (const Problem& each : (*opened)->findings().damage)
    log.write(LogLevel::Error, "the store is damaged", {{"where", each.where}, {"why", each.what}});
  if (const auto& back = (*opened)->findings().set_back)
    log.write(LogLevel::Warning, "the store was set back", {{"why", *back}});
  store = std::move(*opened);
  return {};
}

// Before anybody can come in: who is answered may end the server at once. The way that is in order comes
// first, so that the last resort never waits for one that did not hear the signal.
void Serving::Parts::drain_on_signals() {
  signals = std::make_unique<asio::signal_set>(*io, SIGTERM, SIGINT);
  if (hears_hangup()) signals->add(SIGHUP);
  signals->async_wait([this](boost::system::error_code error, int) {
    if (error) return;
    drain();
    // Who asks twice does not want to wait.
    signals->async_wait([this](boost::system::error_code again, int) {
      if (!again) end();
    });
  });
  last_resort = std::make_unique<LastResort>(
      [this] { log.write(LogLevel::Error, "something hangs: ended without waiting for it"); });
}

// A mistake of ours ends what it happened in, a connection or a command, and nothing else.
void Serving::Parts::run() {
  for (;;) {
    try {
      io->run();
      return;
    } catch (const std::exception& error) {
      log.write(LogLevel::Error, "a mistake of the server", {{"why", error.what()}});
    }
  }
}

// The allocator keeps what tables and connections gave up. When some were put away, and no more are, whole
// pages of it go back to the system; where tables always come and go, now and then. A worker does it, for it
// takes milliseconds, in which a thread that serves waits only if it wants memory of the very part that is
// looked through.
void Serving::Parts::look_at_memory() {
  clock->call_at(clock->now_ms() + kMemoryMs, [this] {
    const std::uint64_t now = server->registry().evicted();
    const bool more = now != std::exchange(gone, now);
    if (more) ++looks_since_gone;
    if (looks_since_gone >= kMostLooks || (looks_since_gone > 0 && !more)) {
      looks_since_gone = 0;
      workers->run_later([] { malloc_trim(0); });
    }
    look_at_memory();
  });
}

void Serving::Parts::drain() {
  if (draining.exchange(true)) return;
  log.write(LogLevel::Info, "draining", {{"connections", static_cast<std::int64_t>(server->sessions())}});
  listener->stop();
  clock->call_at(clock->now_ms() + kDrainMs, [this] {
    log.write(LogLevel::Error, "drain takes too long");
    end();
  });
  server->drain([this] {
    log.write(LogLevel::Info, "drained");
    clock->call_at(clock->now_ms() + kGoodbyeMs, [this] { end(); });
  });
}

void Serving::Parts::end() {
  work.reset();
  io->stop();
}

Serving::Serving(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Result<std::unique_ptr<Serving>> Serving::start(Settings settings, ServerLog::Write log, EndedBy ended_by) {
  std::unique_ptr<Serving> serving(new Serving(std::make_unique<Parts>(std::move(settings), std::move(log))));
  if (Result<void> built = serving->parts_->build(ended_by); !built) return built.problem();
  return serving;
}

Serving::~Serving() {
  if (parts_->io) parts_->io->stop();
  for (std::thread& each : parts_->threads) {
    if (each.joinable()) each.join();
  }
  parts_->workers.reset();
  parts_->store.reset();  // answers every call; the answers go to an io_context that does not run any more
  parts_->signals.reset();
  parts_->listener.reset();
  if (parts_->clock) parts_->clock->stop();
  if (parts_->server) parts_->server->registry().forget();
  parts_->clock.reset();
  parts_->work.reset();
  parts_->io.reset();
  parts_->server.reset();
}

std::uint16_t Serving::port() const { return parts_->listener->port(); }

void Serving::drain() {
  asio::post(*parts_->io, [parts = parts_.get()] { parts->drain(); });
}

void Serving::wait() {
  for (std::thread& each : parts_->threads) each.join();
}

}  // namespace holdout
