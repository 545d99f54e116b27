#include "load/window.h"

#include <stdexcept>

#include <unistd.h>

#include "load/measured_process.h"

namespace holdout::load {

namespace {

constexpr double kNs = 1e-9;
constexpr std::int64_t kSettleNs = 60'000'000'000;

double seconds_since(std::int64_t start) { return static_cast<double>(now_ns() - start) * kNs; }

double server_seconds(const WindowPlan& plan) { return plan.server > 0 ? cpu_seconds(plan.server) : 0; }

void turn(PollLoop& loop, Traffic& traffic, const WindowPlan& plan) {
  const std::uint64_t ticks = loop.turn(20);
  traffic.go_on(ticks);
  for (Traffic* each : plan.others) each->go_on(0);
  if (plan.meanwhile) plan.meanwhile();
}

Window run_while(PollLoop& loop, Traffic& traffic, const WindowPlan& plan,
                 const std::function<bool()>& goes_on) {
  Window window;
  const std::uint64_t before = traffic.count().accepted;
  const double server_before = server_seconds(plan);
  const double client_before = cpu_seconds(::getpid());
  if (plan.rate > 0) loop.tick_every(static_cast<std::int64_t>(1 / kNs / plan.rate));
  traffic.set_pace(plan.rate > 0 ? Pace::Ticks : Pace::Eager);
  const std::int64_t start = now_ns();
  traffic.go_on(0);
  while (seconds_since(start) < plan.seconds && goes_on()) turn(loop, traffic, plan);
  window.seconds = seconds_since(start);
  window.in_time = traffic.count().accepted - before;
  traffic.set_pace(Pace::Rest);
  loop.tick_every(0);
  while (!traffic.quiet()) turn(loop, traffic, plan);
  window.accepted = traffic.count().accepted - before;
  window.busy_seconds = seconds_since(start);
  window.server_cpu = server_seconds(plan) - server_before;
  window.client_cpu = cpu_seconds(::getpid()) - client_before;
  return window;
}

}  // namespace

void Window::add(const Window& other) {
  seconds += other.seconds;
  in_time += other.in_time;
  accepted += other.accepted;
  server_cpu += other.server_cpu;
  client_cpu += other.client_cpu;
  busy_seconds += other.busy_seconds;
  rematches += other.rematches;
  rematch_cpu += other.rematch_cpu;
}

Window run_window(PollLoop& loop, Traffic& traffic, const WindowPlan& plan) {
  return run_while(loop, traffic, plan, [] { return true; });
}

Window run_games(PollLoop& loop, TableTraffic& tables, const WindowPlan& plan) {
  constexpr std::size_t kShare = 50;  // one of so many tables may have ended
  Window sum;
  while (sum.seconds < plan.seconds) {
    WindowPlan rest = plan;
    rest.seconds = plan.seconds - sum.seconds;
    sum.add(run_while(loop, tables, rest, [&] { return tables.over() * kShare <= tables.groups(); }));
    const TrafficCount counted = tables.count();
    const double before = server_seconds(plan);
    sum.rematches += tables.over();
    tables.bring_back();
    settle(loop, tables);
    sum.rematch_cpu += server_seconds(plan) - before;
    tables.count() = counted;  // coming together again is no part of play
  }
  return sum;
}

void settle(PollLoop& loop, Traffic& traffic) {
  const std::int64_t until = now_ns() + kSettleNs;
  while (!traffic.quiet()) {
    loop.turn(20);
    traffic.go_on(0);
    if (now_ns() > until)
      throw std::runtime_error("the server does not bring everything to an end in a minute");
  }
}

}  // namespace holdout::load
