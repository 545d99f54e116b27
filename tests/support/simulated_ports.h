#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/rng.h"
#include "server/ports.h"
#include "server/sockets/frame_stream.h"
#include "storage/memory_store.h"

// The world around a simulated server: time that jumps from event to event, a network and a disk with faults,
// all drawn from one seed.

namespace holdout::testing {

// Everything that will happen, in the order of its time.
class Timeline {
 public:
  std::int64_t now() const { return now_; }
  void at(std::int64_t when, std::function<void()> what);
  void after(std::int64_t ms, std::function<void()> what) { at(now_ + ms, std::move(what)); }
  bool step();  // the next event; false if there is none

 private:
  std::int64_t now_ = 1'000'000'000'000;
  std::uint64_t order_ = 0;
  std::map<std::pair<std::int64_t, std::uint64_t>, std::function<void()>> events_;
};

// Everything that can go wrong, as the test of the whole demands that it did.
enum class Wrong : std::uint8_t {
  Delay,           // of a frame, by much
  Drop,            // of a frame that was under way
  DoubledCommand,  // brought twice to the server
  DoubledFrame,    // brought twice to a client
  Reorder,         // of what one person sent over two connections
  Reconnect,
  StoreFailure,
  Kill,
  Drain,
  DiskHang,
};
inline constexpr std::array<std::string_view, 10> kWrongs{
    "delays",         "drops", "doubled commands", "doubled frames", "reorders", "reconnects",
    "store failures", "kills", "drains",           "disks that hang"};

// How often something goes wrong, in percent, and what went wrong so far.
struct Weather {
  bool storms = true;
  Rng rng{0};
  std::array<int, kWrongs.size()> went_wrong{};

  void note(Wrong what) { ++went_wrong[static_cast<std::size_t>(what)]; }

  bool strikes(std::uint32_t percent) { return storms && rng.below(100) < percent; }
  std::int64_t between(std::int64_t from, std::int64_t to) {
    return from + static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(to - from + 1)));
  }
};

// The clock of one life of the server: what it was to call is never called after its end, and forgotten while
// what it is about is still there.
class SimulatedClock final : public Clock {
 public:
  explicit SimulatedClock(Timeline& timeline) : timeline_(timeline) {}
  std::int64_t now_ms() const override { return timeline_.now(); }
  Call call_at(std::int64_t at_ms, std::function<void()> wake) override;
  void cancel(const Call& call) override;
  void when_set_forward(std::function<void(std::int64_t)>) override {}
  void stop() { calls_.reset(); }

 private:
  using Calls = std::map<std::uint64_t, std::function<void()>>;
  Timeline& timeline_;
  std::uint64_t next_ = 0;
  std::shared_ptr<Calls> calls_ = std::make_shared<Calls>();
};

// Jobs end after a time of their own, and so in any order; some hang for longer than a player may think.
class SimulatedWorkers final : public Workers {
 public:
  SimulatedWorkers(Timeline& timeline, Weather& weather)
      : timeline_(timeline), weather_(weather), jobs_(std::make_shared<Jobs>()) {}
  void run(std::function<void()> job) override;
  void run_later(std::function<void()> job) override { run(std::move(job)); }

 private:
  using Jobs = std::map<std::uint64_t, std::function<void()>>;
  Timeline& timeline_;
  Weather& weather_;
  std::uint64_t next_ = 0;
  std::shared_ptr<Jobs> jobs_;
};

class SimulatedRandom final : public Random {
 public:
  explicit SimulatedRandom(std::uint64_t seed) : rng_(seed) {}
  void fill(std::span<std::uint8_t> out) override {
    for (std::uint8_t& each : out) each = static_cast<std::uint8_t>(rng_.below(256));
  }

 private:
  Rng rng_;
};

// The store of one life of the server, over a disk that survives it. Notes what the server knows to be
// stored: that much may be told, and must be there for ever.
class SimulatedStore final : public TableStore {
 public:
  using Confirm = std::function<void(TableId table, std::uint64_t row)>;
  SimulatedStore(Timeline& timeline, Weather& weather, std::shared_ptr<MemoryDisk> disk, Confirm confirm);

  // The power fails: what was written last and is not acknowledged is lost, or not.
  void lose_power();
  // The disk takes no notice of anybody until then.
  void hang_until(std::int64_t when) { hangs_until_ = when; }
  // From now on rows are acknowledged and not stored: what the checks must find out.
  void lie() { lies_ = true; }

  bool well() const override { return store_->well(); }
  void probe(Done<void> done) override;
  void create(DirectoryEntry entry, Done<TableId> done) override;
  void append(Append append, Done<std::uint64_t> done) override;
  void save(TableId table, StoredSnapshot snapshot, DirectoryEntry entry, Done<void> done) override;
  void load(TableId table, Done<LoadedTable> done) override;
  void history(TableId table, Done<StoredLog> done) override;
  void find(std::string code, Done<std::optional<FoundTable>> done) override;
  void list(int limit, Done<std::vector<FoundTable>> done) override;
  void of_guest(std::string guest, int limit, Done<std::vector<FoundTable>> done) override;
  void traces_of(std::string guest, int limit, Done<std::vector<FoundTable>> done) override;
  void due(std::int64_t now_ms, int limit, Done<std::vector<FoundTable>> done) override;
  void postpone(std::int64_t ms, Done<void> done) override;
  void remove(TableId table, Done<void> done) override;
  void aged(Ages before, int limit, Done<std::vector<FoundTable>> done) override;
  void expire(TableId table, std::int64_t now_ms, Done<void> done) override;
  void expired(std::string code, Done<bool> done) override;

 private:
  struct Unconfirmed {
    TableId table = 0;
    MemoryDisk::Stored before{};  // without its rows
    std::size_t rows = 0;
  };
  Fault draw(StoreCall call);
  void answer_soon();
  void answer_at(std::int64_t when);
  void confirmed(TableId table, std::uint64_t row);

  Timeline& timeline_;
  Weather& weather_;
  std::shared_ptr<MemoryDisk> disk_;
  Confirm confirm_;
  std::optional<Unconfirmed> last_;
  bool lies_ = false;
  std::int64_t hangs_until_ = 0;
  std::shared_ptr<MemoryStore> store_;  // timers hold it weakly
};

// What one person sent over all connections, by number: two connections keep no order between them.
struct Sendings {
  std::uint64_t sent = 0;
  std::uint64_t arrived = 0;  // the latest
};

// One connection. The client's end is a pair of functions; the server's end is a SimulatedStream. Frames take
// their time and keep their order; a connection that is cut loses what is under way.
class Wire : public std::enable_shared_from_this<Wire> {
 public:
  using Arrived = std::function<void(Result<std::optional<std::string>>)>;

  Wire(Timeline& timeline, Weather& weather, Sendings& sendings, std::uint64_t seed)
      : timeline_(timeline), weather_(weather), sendings_(sendings), rng_(seed) {}

  std::function<void(const std::string&)> on_sent;   // the server has given a frame to the network
  std::function<void(const std::string&)> on_frame;  // a frame arrives at the client
  std::function<void(int code)> on_close;            // 0: cut

  void to_server(const std::string& frame);
  void to_client(const Frame& frame);
  void close(int code);  // by the server; what was sent before arrives first
  void cut();            // both ends notice
  void vanish();         // nobody notices: nothing arrives any more, in neither direction
  void trail();  // the client is gone; what it sent comes late, and the server hears of the end after it
  void await(Arrived arrived);
  void let_go();  // the server's process is gone

  void lose_one_update() { loses_ = true; }  // what no network does inside a connection

  bool open() const { return !cut_ && !silent_ && !closing_; }
  bool gone() const { return cut_; }
  std::uint64_t heard() const { return heard_; }
  void ping() { heard_ += silent_ ? 0 : 1; }

 private:
  std::int64_t arrival(std::int64_t& last);
  void arrive(const std::string& frame, std::uint64_t number);
  void hand_over();

  Timeline& timeline_;
  Weather& weather_;
  Sendings& sendings_;
  Rng rng_;
  std::int64_t last_to_server_ = 0;
  std::int64_t last_to_client_ = 0;
  std::int64_t late_until_ = 0;  // nothing reaches the server before
  std::deque<std::string> at_server_;
  Arrived reader_;
  std::uint64_t heard_ = 0;
  bool cut_ = false;
  bool silent_ = false;
  bool closing_ = false;
  bool loses_ = false;
};

class SimulatedStream final : public FrameStream {
 public:
  explicit SimulatedStream(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}

  boost::asio::awaitable<std::optional<std::string_view>> read() override;
  void send(Frame frame) override { wire_->to_client(frame); }
  std::size_t queued() const override { return 0; }
  void ping() override { wire_->ping(); }
  std::uint64_t heard() const override { return wire_->heard(); }
  void close(int code, bool) override { wire_->close(code); }
  void abort() override { wire_->cut(); }
  void move_to(boost::asio::any_io_executor) override {}

 private:
  std::shared_ptr<Wire> wire_;
  std::string frame_;
};

}  // namespace holdout::testing
