#include "apps/simulating/sim_report.h"

#include <algorithm>

#include <fmt/core.h>

#include "protocol/codecs.h"

namespace holdout {

namespace {

// One line of the report: a share of victory, an amount, a ratio of two amounts, or the share of one value.
struct Line {
  enum class Kind : std::uint8_t { Share, Amount, Ratio, Value };
  Kind kind;
  std::string section;
  std::string name;
  std::int64_t count = 0;  // games, or what the ratio is of
  Estimate estimate{};     // of an amount: mean and the 10 and 90 % quantiles
};

std::string_view kind_name(Line::Kind kind) {
  switch (kind) {
    case Line::Kind::Share: return "share";
    case Line::Kind::Amount: return "amount";
    case Line::Kind::Ratio: return "ratio";
    case Line::Kind::Value: return "value";
  }
  return "";
}

Line share_line(std::string section, std::string name, const ShareCount& shares) {
  return {Line::Kind::Share, std::move(section), std::move(name), shares.games(), shares.share()};
}

Line amount_line(std::string section, std::string name, const Histogram& values) {
  return {
      Line::Kind::Amount,
      std::move(section),
      std::move(name),
      values.size(),
      {values.mean(), static_cast<double>(values.quantile(10)), static_cast<double>(values.quantile(90))}};
}

Line ratio_line(const Counter& counter, const Histogram& part, const Histogram& whole) {
  const double ratio =
      whole.sum() == 0 ? 0 : static_cast<double>(part.sum()) / static_cast<double>(whole.sum());
  return {Line::Kind::Ratio,
          "shares and ratios",
          fmt::format("{} / {}", counter.name, counter.of),
          whole.sum(),
          {ratio, ratio, ratio}};
}

// Yes or no is one line; more values are a section of their own.
bool yes_or_no(const Histogram& values) {
  return std::all_of(values.counts().begin(), values.counts().end(),
                     [](const auto& each) { return each.first == 0 || each.first == 1; });
}

void add_category(std::vector<Line>& lines, const std::string& name, const Histogram& values) {
  const auto line = [&](std::string section, std::string label, std::int64_t count) {
    const double share =
        values.size() == 0 ? 0 : static_cast<double>(count) / static_cast<double>(values.size());
    lines.push_back(
        {Line::Kind::Value, std::move(section), std::move(label), count, wilson(share, values.size())});
  };
  const auto& counts = values.counts();
  if (yes_or_no(values)) {
    const auto yes = counts.find(1);
    return line("games with", name, yes == counts.end() ? 0 : yes->second);
  }
  for (const auto& [value, count] : counts) line(name, fmt::format("{}", value), count);
}

void add_counter(std::vector<Line>& lines, std::span<const Counter> counters, std::size_t i,
                 const Tally& tally) {
  const Counter& counter = counters[i];
  const Histogram& values = tally.counters[i];
  const std::string name(counter.name);
  switch (counter.type) {
    case Counter::Type::Seat: lines.push_back(share_line("marked seats", name, tally.by_mark[i])); break;
    case Counter::Type::Category: add_category(lines, name, values); break;
    case Counter::Type::Amount: {
      const auto whole = std::find_if(counters.begin(), counters.end(),
                                      [&](const Counter& each) { return each.name == counter.of; });
      if (whole == counters.end())
        lines.push_back(amount_line("per game", name, values));
      else
        lines.push_back(
            ratio_line(counter, values, tally.counters[static_cast<std::size_t>(whole - counters.begin())]));
      break;
    }
  }
}

// In a co-operative game all seats win or none does. Where there is more to an end than that, its score says
// how good it was.
void add_shares(std::vector<Line>& lines, const SimulationPlan& plan, const Tally& tally) {
  const Sides sides = plan.game->sides(plan.rules);
  for (std::size_t i = 0; i < tally.by_side.size(); ++i) {
    const std::string_view key = sides[static_cast<int>(i)].key;
    lines.push_back(share_line("sides", std::string(key.empty() ? "all together" : key), tally.by_side[i]));
  }
  if (!yes_or_no(tally.results)) add_category(lines, "results", tally.results);
  if (co_operative(sides)) return;
  for (std::size_t i = 0; i < tally.by_seat.size(); ++i)
    lines.push_back(share_line("seats", seat_name(seat_at(static_cast<int>(i))), tally.by_seat[i]));
}

std::vector<Line> lines_of(const SimulationPlan& plan, const Tally& tally) {
  std::vector<Line> lines;
  add_shares(lines, plan, tally);
  for (const auto& [level, shares] : tally.by_level) lines.push_back(share_line("levels", level, shares));
  for (const auto& [level, scores] : tally.scores) lines.push_back(amount_line("scores", level, scores));
  lines.push_back(amount_line("per game", "decisions", tally.decisions));
  lines.push_back(amount_line("per game", "statements", tally.statements));
  const std::span<const Counter> counters = plan.game->counters();
  for (std::size_t i = 0; i < counters.size(); ++i) add_counter(lines, counters, i, tally);
  std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.kind < b.kind; });
  return lines;
}

std::string seeds_and_seats(const SimulationPlan& plan, const Tally& tally) {
  std::string levels;
  for (const std::string& level : plan.levels) levels += (levels.empty() ? "" : ", ") + level;
  return fmt::format("{}, {} players, {} games, seed {}\nbots: {}{}\n{}", plan.game->info().key,
                     plan.rules.players(), tally.games, to_hex(plan.seed), levels,
                     plan.rotate ? ", moving on by one seat each game" : "",
                     plan.repeatable() ? "" : "not repeatable: programs of somebody else play\n");
}

std::string table_heading(const Line& line) {
  switch (line.kind) {
    case Line::Kind::Share:
      return fmt::format("\n{:<34} {:>8}   {:<19} {:>8}\n", line.section, "share", "95 % interval", "games");
    case Line::Kind::Amount:
      return fmt::format("\n{:<34} {:>8}   {:<19}\n", line.section, "mean", "10 % to 90 %");
    case Line::Kind::Ratio: return fmt::format("\n{:<34} {:>8}\n", line.section, "share");
    case Line::Kind::Value:
      return fmt::format("\n{:<34} {:>8}   {:<19} {:>8}\n", line.section, "share", "95 % interval", "games");
  }
  return "";
}

std::string table_row(const Line& line) {
  const Estimate& e = line.estimate;
  const auto percent = [](double share) { return fmt::format("{:.1f} %", 100 * share); };
  switch (line.kind) {
    case Line::Kind::Share:
    case Line::Kind::Value:
      return fmt::format("  {:<32} {:>8}   {:>7} to {:>7} {:>9}\n", line.name, percent(e.mean),
                         percent(e.low), percent(e.high), line.count);
    case Line::Kind::Amount:
      return fmt::format("  {:<32} {:>8.2f}   {:.0f} to {:.0f}\n", line.name, e.mean, e.low, e.high);
    case Line::Kind::Ratio: return fmt::format("  {:<32} {:>8.3f}\n", line.name, e.mean);
  }
  return "";
}

std::string csv_text(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

std::string sim_table(const SimulationPlan& plan, const Tally& tally) {
  std::string text = seeds_and_seats(plan, tally);
  std::string section;
  for (const Line& line : lines_of(plan, tally)) {
    if (line.section != section) text += table_heading(line);
    section = line.section;
    text += table_row(line);
  }
  if (tally.without_winner > 0) text += fmt::format("\n{} games had no winner.\n", tally.without_winner);
  return text;
}

std::string sim_json(const SimulationPlan& plan, const Tally& tally) {
  JsonText out(JsonText::Layout::Indented);
  out.open()
      .key("game")
      .text(plan.game->info().key)
      .key("rules_version")
      .number(plan.game->info().rules_version);
  out.key("setup");
  write_setup(out, plan.rules.setup());
  out.key("seed").text(to_hex(plan.seed)).key("games").number(tally.games);
  out.key("games_without_winner").number(tally.without_winner).key("bots").open_list();
  for (const std::string& level : plan.levels) out.text(level);
  out.close_list()
      .key("rotate")
      .flag(plan.rotate)
      .key("repeatable")
      .flag(plan.repeatable())
      .key("results")
      .open_list();
  for (const Line& line : lines_of(plan, tally)) {
    const bool amount = line.kind == Line::Kind::Amount;
    out.open().key("kind").text(kind_name(line.kind)).key("section").text(line.section);
    out.key("name").text(line.name).key("count").number(line.count).key(amount ? "mean" : "share");
    out.decimal(line.estimate.mean, 6);
    if (line.kind != Line::Kind::Ratio) {
      out.key(amount ? "q10" : "low").decimal(line.estimate.low, 6);
      out.key(amount ? "q90" : "high").decimal(line.estimate.high, 6);
    }
    out.close();
  }
  return out.close_list().close().take() + "\n";
}

std::string sim_csv(const SimulationPlan& plan, const Tally& tally) {
  std::string text = "kind,section,name,count,mean_or_share,low_or_q10,high_or_q90\n";
  for (const Line& line : lines_of(plan, tally))
    text += fmt::format("{},{},{},{},{:.6f},{:.6f},{:.6f}\n", kind_name(line.kind), csv_text(line.section),
                        csv_text(line.name), line.count, line.estimate.mean, line.estimate.low,
                        line.estimate.high);
  return text;
}

}  // namespace holdout
