#include "server/metrics.h"

#include <utility>
#include <vector>

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include "protocol/messages.h"

namespace holdout {

namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;

const Histogram::BucketBoundaries kAppendSeconds = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                                    0.01,   0.025,   0.05,   0.1,   0.5,    1};
const Histogram::BucketBoundaries kThinkSeconds = {0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5};

}  // namespace

struct Metrics::Parts {
  prometheus::Registry registry;

  Family<Counter>& counters(const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
  }
  Gauge& gauge(const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
  }
  Histogram& histogram(const char* name, const char* help, const Histogram::BucketBoundaries& buckets) {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, buckets);
  }

  // Looked up once: a command is the hot path.
  template <std::size_t... I>
  std::vector<Counter*> types(std::index_sequence<I...>) {
    return {&commands.Add({{"type", std::string(std::variant_alternative_t<I, ClientMessage>::kType)}})...};
  }

  Gauge& connections = gauge("holdout_connections", "WebSockets open now");
  Counter& opened = counters("holdout_connections_opened_total", "WebSockets ever opened").Add({});
  Family<Counter>& closed = counters("holdout_connections_closed_total", "WebSockets closed, by close code");
  Gauge& tables = gauge("holdout_tables_loaded", "tables in memory now");
  Family<Counter>& commands = counters("holdout_commands_total", "commands received, by type");
  Counter& answers = counters("holdout_answers_accepted_total", "answers accepted and stored").Add({});
  Family<Counter>& refusals = counters("holdout_refusals_total", "commands refused, by code");
  Histogram& appends =
      histogram("holdout_append_seconds", "time from a step to its being stored", kAppendSeconds);
  Counter& append_errors = counters("holdout_append_errors_total", "steps that could not be stored").Add({});
  Histogram& thinking =
      histogram("holdout_bot_think_seconds", "time of one job of a computer player", kThinkSeconds);
  Counter& received = counters("holdout_received_bytes_total", "bytes of frames received").Add({});
  Counter& sent = counters("holdout_sent_bytes_total", "bytes of frames sent").Add({});
  Gauge& free_bytes = gauge("holdout_data_free_bytes", "bytes free where tables are stored");
  std::vector<Counter*> command_types = types(std::make_index_sequence<std::variant_size_v<ClientMessage>>());
  Family<Counter>& requests = counters("holdout_http_requests_total", "HTTP requests, by status");
};

Metrics::Metrics() : parts_(std::make_unique<Parts>()) {
  prometheus::BuildGauge()
      .Name("holdout_build_info")
      .Help("which build this is")
      .Register(parts_->registry)
      .Add({{"version", HOLDOUT_VERSION}, {"compiler", __VERSION__}})
      .Set(1);
}

Metrics::~Metrics() = default;

void Metrics::connection_opened() {
  parts_->connections.Increment();
  parts_->opened.Increment();
}
void Metrics::connection_closed(int code) {
  parts_->connections.Decrement();
  parts_->closed.Add({{"code", std::to_string(code)}}).Increment();
}
void Metrics::table_loaded() { parts_->tables.Increment(); }
void Metrics::table_unloaded() { parts_->tables.Decrement(); }
void Metrics::command(std::size_t type) { parts_->command_types[type]->Increment(); }
void Metrics::answers_accepted(std::uint64_t count) {
  if (count > 0) parts_->answers.Increment(static_cast<double>(count));
}
void Metrics::append_took(double seconds, bool stored) {
  parts_->appends.Observe(seconds);
  if (!stored) parts_->append_errors.Increment();
}
void Metrics::bot_thought(double seconds) { parts_->thinking.Observe(seconds); }
void Metrics::bytes_in(std::size_t bytes) { parts_->received.Increment(static_cast<double>(bytes)); }
void Metrics::frame_out(std::string_view frame, std::size_t bytes) {
  constexpr std::string_view kRefused = R"({"t":"refused")";
  constexpr std::string_view kCode = R"("code":")";
  parts_->sent.Increment(static_cast<double>(bytes));
  if (!frame.starts_with(kRefused)) return;
  const std::size_t code = frame.find(kCode);
  if (code == std::string_view::npos) return;
  frame.remove_prefix(code + kCode.size());
  parts_->refusals.Add({{"code", std::string(frame.substr(0, frame.find('"')))}}).Increment();
}
void Metrics::request(int status) { parts_->requests.Add({{"status", std::to_string(status)}}).Increment(); }

void Metrics::free_bytes(std::int64_t bytes) { parts_->free_bytes.Set(static_cast<double>(bytes)); }

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(parts_->registry.Collect());
}

}  // namespace holdout
