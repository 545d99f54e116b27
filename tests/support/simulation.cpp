#include "simulation.h"

#include <algorithm>
#include <array>
#include <deque>
#include <list>

#include <boost/asio/io_context.hpp>
#include <fmt/format.h>
#include <sodium.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "server/table_server.h"
#include "simulated_truth.h"
#include "table/seating/room.h"

namespace holdout::testing {

namespace {

constexpr std::int64_t kHealedMs = 6LL * 3'600'000;  // for a game to end once nothing goes wrong any more
constexpr std::int64_t kCalmMs = 30'000;             // for everybody to hear of the end
constexpr std::int64_t kDrainMs = 120'000;
constexpr std::int64_t kHangMs = 30'000;
constexpr int kMostEvents = 400'000;
constexpr std::size_t kMostComplaints = 5;

GameShelf simulated_shelf() {
  GameShelf shelf;
  for (const AnyGame* game : all_games()) shelf.games.push_back(game);
  shelf.levels = levels_of;
  shelf.make_player = [](const AnyGame& game, const RulesBox& rules, Seat seat, std::string_view level,
                         std::uint64_t seed) -> std::unique_ptr<Player> {
    auto player = make_player(game, rules, seat, level, seed);
    return player ? std::move(*player) : nullptr;
  };
  return shelf;
}

Settings simulated_settings() {
  Settings settings;
  settings.idle_seconds = 2;  // tables are put away and loaded again within the story
  settings.command_burst = 1000;
  settings.command_rate = 1000;
  return settings;
}

// What stays the same over all lives of the server.
struct House {
  Timeline timeline{};
  Weather weather{};
  SimulatedRandom random{0};
  GameShelf games = simulated_shelf();
  Settings settings = simulated_settings();
  Metrics metrics{};
  ServerLog log{LogLevel::Error, true, [](std::string_view) {}};
  std::shared_ptr<MemoryDisk> disk = std::make_shared<MemoryDisk>();
};

// One connection as the server sees it: what it was told, held against what is stored.
struct Line {
  std::shared_ptr<Wire> wire;
  Told told;
  std::string who;
  bool greeted = false;
  bool news = false;
};

// From a start of the server to its end.
struct Life {
  Life(House& house, SimulatedStore::Confirm confirm)
      : clock(house.timeline),
        workers(std::make_unique<SimulatedWorkers>(house.timeline, house.weather)),
        store(
            std::make_unique<SimulatedStore>(house.timeline, house.weather, house.disk, std::move(confirm))),
        parts{*io,
              *store,
              clock,
              *workers,
              house.random,
              house.games,
              house.metrics,
              house.log,
              house.settings,
              Guests(Guests::Key{}),
              [](const std::string&) { return Result<void>(); }},
        server(std::make_unique<TableServer>(parts)) {
    server->start();
  }

  // As a process ends: what waits in the io_context is thrown away first, then what it was about.
  ~Life() {
    workers.reset();
    store.reset();
    clock.stop();
    for (Line& each : lines) each.wire->let_go();
    server->registry().forget();
    io.reset();
    server.reset();
  }
  Life(const Life&) = delete;
  Life& operator=(const Life&) = delete;

  void poll() {
    do io->restart();
    while (io->poll() > 0);
  }

  std::unique_ptr<boost::asio::io_context> io = std::make_unique<boost::asio::io_context>(1);
  SimulatedClock clock;
  std::unique_ptr<SimulatedWorkers> workers;
  std::unique_ptr<SimulatedStore> store;
  ServerParts parts;
  std::unique_ptr<TableServer> server;
  std::list<Line> lines;
  bool draining = false;
};

class Simulation {
 public:
  explicit Simulation(const Story& story);
  ~Simulation();
  Outcome run();

 private:
  void invite();
  void open_table();
  void start_server();
  void plan_end();
  void plan_hang();
  void kill();
  void drain();
  void heal();
  std::shared_ptr<Wire> dial(const Told& before, Sendings& sendings);
  void sent(Line& line, const std::string& frame);
  void acknowledged(const Line& line, std::uint64_t command);
  bool step();
  void check();
  void check_end();
  bool over() const { return truth_.room().status == TableStatus::Over; }
  void complain(const std::string& what);

  Story story_;
  Outcome outcome_;
  House house_;
  Rng rng_;
  Truth truth_;
  ClientWorld world_;
  std::deque<Person> people_;
  std::deque<SimulatedClient> clients_;
  std::unique_ptr<Life> life_;
  TableId table_ = 0;
  std::uint64_t checked_ = 0;  // row
  std::uint64_t wires_ = 0;
  std::uint64_t lives_ = 0;
};

Simulation::Simulation(const Story& story)
    : story_(story),
      rng_(story.seed),
      truth_(house_.disk, find_game, [this](const std::string& what) { complain(what); }),
      world_{house_.timeline,
             house_.weather,
             [this](const std::string& what) { complain(what); },
             [this](const Told& before, Sendings& sendings) { return dial(before, sendings); },
             find_game(story.game),
             {},
             0,
             outcome_.figures,
             {}} {
  house_.random = SimulatedRandom(story.seed ^ 0xABCDEF);
  house_.weather.rng = Rng(story.seed ^ 0x5EED);
  invite();
}

Simulation::~Simulation() { life_.reset(); }

void Simulation::complain(const std::string& what) {
  if (outcome_.complaints.size() < kMostComplaints) outcome_.complaints.push_back(what);
}

// Between one person and all seats, the first of them the owner; somebody in two tabs; somebody who watches.
void Simulation::invite() {
  const Guests guests{Guests::Key{}};
  world_.people = 1 + static_cast<int>(rng_.below(static_cast<std::uint32_t>(story_.players)));
  for (int i = 0; i <= world_.people; ++i) {
    const bool watches = i == world_.people;
    if (watches && rng_.below(2) == 0) break;
    people_.push_back({.guest = guests.make(house_.random).token,
                       .name = fmt::format("Person {}", i),
                       .wants = watches ? -1 : i});
    clients_.emplace_back(world_, people_.back(), 0, rng_.next());
    if (!watches && rng_.below(4) == 0) clients_.emplace_back(world_, people_.back(), 1, rng_.next());
  }
}

void Simulation::open_table() {
  RoomWish wish{.game = story_.game, .players = story_.players};
  constexpr std::array kPaces{Pace::Live, Pace::Live, Pace::Relaxed, Pace::Days};
  wish.pace = kPaces[rng_.below(kPaces.size())];
  wish.hours = 1;
  const Guests guests{Guests::Key{}};
  const Result<Room> room = make_room(*world_.game, wish, *guests.check(people_.front().guest));
  if (!room) return complain(room.problem().message());
  house_.weather.storms = false;
  start_server();
  life_->server->registry().create(write_room(*room), [this](Result<std::string> code) {
    if (code) world_.code = *code;
  });
  while (world_.code.empty() && step()) continue;
  house_.weather.storms = true;
  table_ = house_.disk->tables.begin()->first;
}

// ---- lives of the server --------------------------------------------------------------------------

void Simulation::start_server() {
  if (life_) return;
  ++lives_;
  life_ = std::make_unique<Life>(house_, [this](TableId table, std::uint64_t row) {
    if (table_ == 0 || table == table_) truth_.confirm(table, row);  // the other is the rematch
  });
  checked_ = truth_.row();
  plan_end();
}

void Simulation::plan_end() {
  house_.timeline.after(house_.weather.between(2'000, 40'000), [this, life = lives_] {
    if (life != lives_ || !life_ || !house_.weather.storms) return;
    if (rng_.below(3) == 0)
      drain();
    else
      kill();
  });
}

// Its moment is drawn apart, so that a story is the same without it up to there.
void Simulation::plan_hang() {
  Rng moment(story_.seed ^ 0xD15C);
  house_.timeline.after(1'000 + moment.below(30'000), [this] {
    if (!life_) return plan_hang();
    house_.weather.note(Wrong::DiskHang);
    life_->store->hang_until(house_.timeline.now() + kHangMs);
  });
}

void Simulation::kill() {
  if (!life_) return;
  house_.weather.note(Wrong::Kill);
  life_->store->lose_power();
  life_.reset();
  house_.timeline.after(house_.weather.between(50, 3'000), [this] { start_server(); });
}

void Simulation::drain() {
  house_.weather.note(Wrong::Drain);
  life_->draining = true;
  const std::uint64_t life = lives_;
  const auto end = [this, life](bool hangs) {
    if (life != lives_ || !life_) return;
    if (hangs) complain("the server does not end");
    life_.reset();
    house_.timeline.after(100, [this] { start_server(); });
  };
  // Not from inside the call: the life ends there.
  life_->server->drain([this, end] { house_.timeline.after(300, [end] { end(false); }); });
  house_.timeline.after(kDrainMs, [end] { end(true); });
}

void Simulation::heal() {
  house_.weather.storms = false;
  start_server();
}

// ---- connections ----------------------------------------------------------------------------------

std::shared_ptr<Wire> Simulation::dial(const Told& before, Sendings& sendings) {
  if (!life_ || life_->draining) return nullptr;
  const auto wire =
      std::make_shared<Wire>(house_.timeline, house_.weather, sendings, story_.seed ^ (++wires_ << 32U));
  std::erase_if(life_->lines, [](const Line& line) { return line.wire->gone(); });
  Line& line = life_->lines.emplace_back();
  line.wire = wire;
  line.told = before;
  line.who = fmt::format("connection {}", wires_);
  wire->on_sent = [this, &line](const std::string& frame) { sent(line, frame); };
  if (story_.planted == Planted::FrameLost && truth_.has_game()) wire->lose_one_update();
  life_->server->open(std::make_unique<SimulatedStream>(wire), "127.0.0.1");
  return wire;
}

void Simulation::sent(Line& line, const std::string& frame) {
  ++outcome_.figures.frames;
  for (const char letter : frame)
    outcome_.fingerprint = (outcome_.fingerprint ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
  const Result<ServerMessage> message = parse_server_message(frame);
  if (!message) return complain(message.problem().message() + " in " + frame);
  line.told.take(*message, [&](const std::string& what) { complain(line.who + ": " + what); });
  line.news = true;
  if (std::holds_alternative<WelcomeMessage>(*message)) line.greeted = true;
  if (const auto* update = std::get_if<UpdateMessage>(&*message))
    if (update->ack) acknowledged(line, *update->ack);
  if (const auto* done = std::get_if<DoneMessage>(&*message)) acknowledged(line, done->ack);
}

// Nearly everything that is acknowledged leaves a row with its id. Not so where nothing was left to be done,
// and of a rematch the code of the new table is what counts.
void Simulation::acknowledged(const Line& line, std::uint64_t command) {
  if (line.told.you < 0) return;
  const std::string& kind = world_.kinds[command];
  if (kind == "withdraw" || (kind == "stand" && over())) return;
  if (kind != "rematch") return truth_.acknowledged(line.told.you, command);
  if (truth_.room().rematch.empty()) complain("a rematch was acknowledged and is not stored");
}

// ---- the run --------------------------------------------------------------------------------------

bool Simulation::step() {
  if (!house_.timeline.step()) return false;
  if (story_.planted == Planted::AcknowledgedNotStored && truth_.has_game() && life_) life_->store->lie();
  if (life_) life_->poll();
  check();
  return true;
}

// Whatever a table has to say about a row it says at once: after every event of the world each connection
// knows exactly what is stored, not less and not more. Of one that is being greeted, or of a game that has
// just begun, the snapshot is still on its way.
void Simulation::check() {
  if (!life_) return;
  const bool all = truth_.row() != checked_;
  checked_ = truth_.row();
  for (Line& line : life_->lines) {
    const bool waits = !line.told.counted || (truth_.has_game() && line.told.view.is_null());
    if (!line.greeted || !line.wire->open() || waits || !(all || line.news)) continue;
    line.news = false;
    ++outcome_.figures.checks;
    truth_.check(line.told, line.who);
    if (rng_.below(16) == 0) truth_.check_memory(line.told, line.who);
  }
}

void Simulation::check_end() {
  truth_.check_disk(table_);
  for (const SimulatedClient& each : clients_) {
    if (!each.settled()) {
      complain("never answered: " + each.state());
      continue;
    }
    if (each.told().view.is_null()) {
      complain("never saw the game: " + each.state());
      continue;
    }
    truth_.check(each.told(), each.state());
    truth_.check_memory(each.told(), each.state());
  }
}

Outcome Simulation::run() {
  open_table();
  for (SimulatedClient& each : clients_) each.live();
  if (story_.disk_hangs) plan_hang();
  house_.timeline.after(house_.weather.between(5'000, 150'000), [this] { heal(); });
  std::int64_t end = house_.timeline.now() + kHealedMs;
  bool calm = false;
  for (int events = 0; house_.timeline.now() < end && outcome_.complaints.size() < kMostComplaints;
       ++events) {
    if (events > kMostEvents || !step()) break;
    if (!calm && over()) {
      calm = true;
      heal();
      end = house_.timeline.now() + kCalmMs;
    }
  }
  outcome_.finished = over();
  outcome_.figures.rows = static_cast<int>(truth_.rows());
  outcome_.figures.went_wrong = house_.weather.went_wrong;
  if (!over()) {
    complain("the game does not end");
    for (const SimulatedClient& each : clients_) complain(each.state());
  } else {
    check_end();
  }
  return outcome_;
}

}  // namespace

// Of eight stories in a row two are of games that are no example, each time the next of them, with the next
// number of players.
Story story_of(std::uint64_t seed) {
  constexpr std::uint64_t kInARow = 8;
  constexpr std::uint64_t kSecondLong = 3;
  std::vector<const GameInfo*> examples;
  std::vector<const GameInfo*> others;
  for (const AnyGame* game : all_games()) (game->info().example ? examples : others).push_back(&game->info());
  const std::uint64_t row = seed / kInARow;
  const std::uint64_t place = seed % kInARow;
  const bool is_long = place == 0 || place == kSecondLong;
  const std::vector<const GameInfo*>& games = is_long ? others : examples;
  const GameInfo& info = *games.at((row + (place == 0 ? 0 : 1)) % games.size());
  const int numbers = info.max_players - info.min_players + 1;
  const int next = static_cast<int>(row / games.size() % static_cast<std::uint64_t>(numbers));
  return {.seed = seed,
          .game = std::string(info.key),
          .players = info.min_players + next,
          .disk_hangs = seed % 5 == 1};
}

Outcome simulate(const Story& story) {
  if (sodium_init() < 0) return {.complaints = {"the random generator does not start"}};
  return Simulation(story).run();
}

}  // namespace holdout::testing
