#include "engine/testing/golden.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/saving/describe_kernel.h"
#include "engine/saving/describe_text.h"

namespace holdout::testing {

namespace {

using Lines = std::vector<std::string>;

// What a viewer has in front of it, one line a field.
Lines seen_by(const World& w, Seat viewer) {
  TextWriter writer;
  ViewBox view = w.view(viewer);
  w.game().describe_view(view, writer);
  Lines lines = writer.lines();
  for (const std::string& line : text_of(w.prompt(viewer)))  // some games have the prompt in the view
    if (std::find(lines.begin(), lines.end(), "prompt." + line) == lines.end())
      lines.push_back("prompt." + line);
  return lines;
}

std::string_view path(std::string_view line) { return line.substr(0, line.find(": ")); }

// Lines that are new, and paths that are gone, in the order of the view.
Lines changes(const Lines& before, const Lines& after) {
  Lines out;
  std::size_t i = 0;
  for (const std::string& line : after) {
    const auto same_path = std::find_if(before.begin() + static_cast<std::ptrdiff_t>(i), before.end(),
                                        [&](std::string_view old) { return path(old) == path(line); });
    if (same_path == before.end()) {
      out.push_back(line);
      continue;
    }
    for (auto gone = before.begin() + static_cast<std::ptrdiff_t>(i); gone != same_path; ++gone)
      out.push_back(std::string(path(*gone)) + ": -");
    if (*same_path != line) out.push_back(line);
    i = static_cast<std::size_t>(same_path - before.begin()) + 1;
  }
  for (; i < before.size(); ++i) out.push_back(std::string(path(before[i])) + ": -");
  return out;
}

std::string seats_text(SeatSet seats) {
  if (seats == kEverybody) return "all";
  std::string text;
  for (Seat seat : seats) {
    if (!text.empty()) text += ",";
    text += seat == kSpectator ? "s" : std::to_string(index(seat));
  }
  return text.empty() ? "nobody" : text;
}

std::string payload_text(const std::array<std::uint8_t, kEventBytes>& payload) {
  std::size_t used = payload.size();
  while (used > 0 && payload[used - 1] == 0) --used;
  std::string text;
  for (std::size_t i = 0; i < used; ++i) text.append(" ").append(std::to_string(payload[i]));
  return text;
}

std::string event_text(const Event& event) {
  std::string text = "event " + std::to_string(event.kind);
  if (event.actor != kNobody) text += " by " + std::to_string(index(event.actor));
  text += ", to " + seats_text(event.noticed_by);
  const std::string open = payload_text(event.open);
  if (!open.empty()) text += ":" + open;
  const std::string secret = payload_text(event.secret);
  if (!secret.empty()) text += "; secret to " + seats_text(event.seen_by) + ":" + secret;
  return text;
}

class Playthrough {
 public:
  Playthrough(const AnyGame& game, const Plan& plan) : rules_(rules_for(game, plan.setup)), rng_(plan.seed) {
    text_ = plan_text(game, plan) + "\n";
  }

  std::string play(const AnyGame& game) {
    std::vector<Event> events;
    World w = start(game, rules_, events);
    for (int n = 1;; ++n) {
      tell_events(events);
      if (w.at_rest()) tell_views(w);
      if (w.over()) break;
      const Turn turn = random_turn(w, rng_);
      text_ += std::to_string(n) + ". " +
               (turn.seat == kChance ? "chance" : "seat " + std::to_string(index(turn.seat))) + ": " +
               w.notation(turn) + "\n";
      events = w.answer(turn);
    }
    text_ += "winners " + seats_text(game.winners(rules_, w.state())) + ", scores";
    for (Seat seat : w.seats()) text_.append(" ").append(std::to_string(game.score(rules_, w.state(), seat)));
    return text_ + "\n";
  }

 private:
  void tell_events(const std::vector<Event>& events) {
    for (const Event& event : events) text_ += "  " + event_text(event) + "\n";
  }

  // What changed for all viewers alike is told once.
  void tell_views(const World& w) {
    std::vector<Lines> changed;
    for (Seat viewer : w.viewers()) {
      Lines& seen = seen_[static_cast<std::size_t>(index(viewer))];
      Lines now = seen_by(w, viewer);
      changed.push_back(changes(seen, now));
      seen = std::move(now);
    }
    std::set<std::string_view> by_all(changed.front().begin(), changed.front().end());
    for (const Lines& lines : changed) {
      const std::set<std::string_view> here(lines.begin(), lines.end());
      std::erase_if(by_all, [&](std::string_view line) { return !here.contains(line); });
    }
    const auto tell = [&](const std::string& who, const Lines& lines, bool common) {
      std::string text;
      for (const std::string& line : lines)
        if (by_all.contains(line) == common) text += (text.empty() ? "" : ", ") + line;
      if (!text.empty()) text_ += "  " + who + " " + text + "\n";
    };
    tell("all:", changed.front(), true);
    std::size_t i = 0;
    for (Seat viewer : w.viewers())
      tell((viewer == kSpectator ? "spectators" : "seat " + std::to_string(index(viewer))) + ":",
           changed[i++], false);
  }

  RulesBox rules_;
  Rng rng_;
  std::string text_;
  std::array<Lines, 10> seen_;
};

}  // namespace

std::string playthrough(const AnyGame& game, const Plan& plan) { return Playthrough(game, plan).play(game); }

Result<void> check_golden(const std::string& file, const std::string& text) {
  if (const char* wish = std::getenv("HOLDOUT_REGENERATE"); wish != nullptr && std::string(wish) == "1") {
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush())
      return Problem{.where = file, .what = "cannot be written", .expected = "a folder that exists"};
    return {};
  }
  std::ifstream in(file, std::ios::binary);
  if (!in)
    return Problem{
        .where = file, .what = "is missing", .expected = "a run with HOLDOUT_REGENERATE=1 to write it"};
  std::istringstream now(text);
  std::string expected;
  std::string got;
  for (int line = 1;; ++line) {
    const bool more_expected = static_cast<bool>(std::getline(in, expected));
    const bool more_got = static_cast<bool>(std::getline(now, got));
    if (!more_expected && !more_got) return {};
    if (more_expected != more_got || expected != got)
      return Problem{.where = file + ":" + std::to_string(line),
                     .what = more_got ? "'" + got + "'" : "the text ends",
                     .expected = more_expected ? "'" + expected + "'" : "the end"};
  }
}

Result<void> check_playthrough(const AnyGame& game, int players, const std::string& folder) {
  const Plan plan{.setup = {.players = players, .options = {}, .figures = {}}, .seed = 1};
  const std::string name = "playthrough_" + std::to_string(players) + "p.txt";
  return check_golden(folder + "/" + name, playthrough(game, plan));
}

}  // namespace holdout::testing
