#include <algorithm>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/players/few/regular.h"
#include "games/the_thing/rules/the_thing.h"

// Whole games of 2 and 3 players with talk: what is said may be said, and what was promised is done.

namespace holdout::the_thing::few {
namespace {

// Regular players but for one who places, answers and asks for things by chance.
class TalkedGame {
 public:
  enum class Wayward : std::uint8_t { Nobody, First };

  TalkedGame(int players, std::uint64_t seed, Wayward wayward, bool heard = true)
      : setup_{.players = players, .options = {{"max_rounds", "12"}}, .figures = {}},
        box_(*make_rules(setup_), setup_),
        rng_(seed),
        whims_(seed + 1),
        wayward_(wayward),
        heard_(heard) {
    for (Seat seat : first_seats(players))
      partners_.push_back(
          std::make_unique<RegularPlayer>(box_, seat, seed * 31 + static_cast<std::uint64_t>(index(seat))));
    Log log(events_);
    s_ = TheThing::start(rules(), log);
  }

  void play() {
    while (!s_.running.open.over()) step();
  }

  const State& end() const { return s_; }
  std::uint64_t trace() const { return trace_; }
  int said(Say form) const { return said_[form_of(form)]; }
  int kept() const { return kept_; }
  int broken() const { return broken_; }

 private:
  struct Promise {
    Seat seat;
    Location place;
    bool stays_out;
  };

  const Rules& rules() const { return box_.as<Rules>(); }
  bool is_wayward(Seat seat) const { return wayward_ == Wayward::First && seat == Seat{0}; }
  View view(Seat seat) const { return TheThing::view_of(rules(), s_, seat); }

  void step() {
    if (s_.running.open.chance()) {
      Outcomes out;
      TheThing::outcomes(rules(), s_, out);
      apply(kChance, out.at_ticket(rng_.below(out.total())));
      return;
    }
    tell_news();
    talk();
    const Seat seat = s_.running.open.waited_for.first();
    Actions options;
    TheThing::options(rules(), s_, seat, options);
    ViewBox box;
    box.put(view(seat));
    const int any = static_cast<int>(whims_.below(static_cast<std::uint32_t>(options.size())));
    const Action answer = is_wayward(seat)
                              ? options[any]
                              : partners_[at(seat)]->decide(box, box.as<View>().prompt, options, {});
    REQUIRE(options.contains(answer));
    if (is<answer::Place>(answer)) judge(seat, answer, options);
    trace_ = trace_ * 1099511628211ULL + std::bit_cast<std::uint64_t>(answer) + at(seat);
    apply(seat, answer);
  }

  // A word is broken when the last own Character is placed and the place was still to be had.
  void judge(Seat seat, Action answer, const Actions& options) {
    const auto [to, who] = parts_of<answer::Place>(answer);
    Locations taken = Locations::only(to);
    for (Slot slot : characters_of(s_.table, seat)) taken.add(where(s_.table, slot));
    const bool last = (in(s_.table, Location::RecRoom) & characters_of(s_.table, seat)).size() == 1;
    std::erase_if(promises_, [&, moved = who](const Promise& each) {
      if (each.seat != seat || !last) return false;
      const bool full = !options.contains(answer::Place{.place = each.place, .who = moved});
      if (taken.has(each.place) != each.stays_out)
        ++kept_;
      else if (!full)
        ++broken_;
      return true;
    });
  }

  void apply(Seat seat, Action answer) {
    Log log(events_);
    TheThing::apply(rules(), s_, seat, answer, log);
  }

  void tell_news() {
    if (s_.table.phase != Phase::Movement) promises_.clear();
    for (Seat seat : first_seats(rules().players)) {
      ViewBox box;
      box.put(view(seat));
      partners_[at(seat)]->see(events_, box);
    }
    events_.clear();
  }

  void talk() {
    if (wayward_ == Wayward::First) ask_for_anything();
    for (int turn = 0; turn < 3; ++turn)
      for (Seat seat : first_seats(rules().players)) {
        ViewBox box;
        box.put(view(seat));
        if (is_wayward(seat)) continue;
        if (const std::optional<Statement> words = partners_[at(seat)]->speak(box, box.as<View>().prompt))
          publish(seat, *words);
      }
  }

  void ask_for_anything() {
    if (s_.table.phase != Phase::Movement || whims_.below(4) != 0) return;
    const auto place = static_cast<std::uint16_t>(whims_.below(kGreenLocations));
    const auto other =
        static_cast<std::uint16_t>(1 + whims_.below(static_cast<std::uint32_t>(rules().players - 1)));
    const Statement forms[] = {
        say(Say::ShouldGo, {other, place}), say(Say::StayOut, {place}),
        say(Say::Needs, {place, 0, 3}),     say(Say::LeaveAlone, {0}),
        say(Say::WillGo, {place}),          say(Say::ExitPlan, {arg(whims_.below(3)), 9})};
    Statement said = forms[whims_.below(6)];
    said.speaker = Seat{0};
    if (TheThing::may_say(rules(), view(Seat{0}), said)) publish(Seat{0}, said);
  }

  void publish(Seat seat, Statement said) {
    said.speaker = seat;
    said.id = static_cast<std::uint16_t>(statements_.size() + 1);
    const Result<void> allowed = TheThing::may_say(rules(), view(seat), said);
    REQUIRE_MESSAGE(static_cast<bool>(allowed), (allowed ? std::string() : allowed.problem().message()));
    statements_.push_back(said);
    ++said_[said.kind];
    if (!is_wayward(seat)) promise(said);
    if (!heard_) return;
    for (const auto& partner : partners_) partner->hear(said);
  }

  void promise(const Statement& said) {
    const bool agrees = said_form(said) == Say::Agree;
    if (!agrees && said_form(said) != Say::WillGo) return;  // asked of others
    const Statement& what = agrees ? statements_[said.about - 1U] : said;
    const auto place = [&](int i) { return static_cast<Location>(what.args[static_cast<std::size_t>(i)]); };
    switch (said_form(what)) {
      case Say::WillGo: return promises_.push_back({said.speaker, place(0), false});
      case Say::ShouldGo: return promises_.push_back({said.speaker, place(1), false});
      case Say::StayOut: return promises_.push_back({said.speaker, place(0), true});
      default: return;
    }
  }

  Setup setup_;
  RulesBox box_;
  State s_{};
  Rng rng_, whims_;
  Wayward wayward_;
  bool heard_;
  std::vector<std::unique_ptr<RegularPlayer>> partners_;
  std::vector<Event> events_;
  std::vector<Statement> statements_;
  std::vector<Promise> promises_;
  std::array<int, kSays> said_{};
  int kept_ = 0, broken_ = 0;
  std::uint64_t trace_ = 0;
};

using Wayward = TalkedGame::Wayward;

}  // namespace

TEST_CASE("T-4 T-22: whoever says where it goes goes there, and whoever agrees does it") {
  for (int players : {2, 3}) {
    int kept = 0, broken = 0, ways = 0, agreed = 0, refused = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      TalkedGame game(players, seed, Wayward::First);
      game.play();
      kept += game.kept();
      broken += game.broken();
      ways += game.said(Say::WillGo);
      agreed += game.said(Say::Agree);
      refused += game.said(Say::Disagree);
    }
    CAPTURE(players);
    CHECK(kept > 30);
    CHECK(broken == 0);
    CHECK(ways > 0);
    CHECK(agreed > 0);
    CHECK(refused > 0);
  }
}

TEST_CASE("Among partners who think alike talk changes nothing, and there is little of it") {
  for (int players : {2, 3}) {
    int said = 0, rounds = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      TalkedGame spoken(players, seed, Wayward::Nobody);
      TalkedGame deaf(players, seed, Wayward::Nobody, false);
      spoken.play();
      deaf.play();
      CHECK(spoken.trace() == deaf.trace());
      for (int i = 0; i < kSays; ++i) said += spoken.said(static_cast<Say>(i));
      rounds += spoken.end().table.round;
    }
    CAPTURE(players);
    CHECK(said > 0);
    CHECK(2 * said <= 3 * rounds * players);  // one and a half a round and player
  }
}

}  // namespace holdout::the_thing::few
