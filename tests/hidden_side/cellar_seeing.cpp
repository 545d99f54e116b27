#include <algorithm>
#include <bit>

#include "hidden_side/cellar.h"

// Who sees what, and the worlds that look the same to somebody.

namespace holdout::testing::cellar {

namespace {

// How a turn may have gone: where it ended, and where cards were taken.
struct Way {
  std::uint8_t room = 0;
  Rooms noise = 0;
  std::uint8_t taken = 0;
};

constexpr Rooms bit(int room) { return static_cast<Rooms>(1U << room); }

// Every way that a whole turn can go.
std::vector<Way> all_ways() {
  std::vector<Way> ways{{0, 0, 0}, {0, bit(0), 1}, {0, bit(0), 2}};
  for (std::uint8_t room = 1; room < kRooms; ++room) {
    ways.push_back({room, 0, 0});
    ways.push_back({room, bit(room), 1});
    ways.push_back({room, bit(0), 1});
  }
  return ways;
}

// Builds a state for a viewer who sees nothing of the hiders: a random one that fits what is public, and
// while they act a random point of their phase.
class Unseen {
 public:
  Unseen(const Rules& rules, State& s, Rng& rng) : rules_(rules), s_(s), rng_(rng) {}

  void imagine() {
    const Table& t = s_.table;
    if (t.phase == Phase::Pick) imagine_council();
    if (t.phase == Phase::Hide) imagine_turns();
    if (t.phase == Phase::Hunt) imagine_reported();
    deal();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  bool coin() { return below(2) == 0; }
  std::vector<Seat> shuffled(SeatSet seats) {
    std::vector<Seat> list;
    for (Seat seat : seats) list.push_back(seat);
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    return list;
  }

  // Anything but the end of the pick, which needs both.
  void imagine_council() {
    TeamBallotMarks& pick = s_.hidden.pick;
    CouncilMarks& council = pick.council;
    const bool hunter_ready = pick.sealed == pick.others;
    if (coin()) return;
    council.proposer = nth(council.team, below(council.team.size()));
    for (Seat seat : council.team) {
      const int least = seat == council.proposer ? 1 : 0;
      council.proposals[slot(seat)] = code(least + below(kProposalsEach + 1 - least));
      if (seat == council.proposer || coin()) council.agreed.add(seat);
    }
    if (council.agreed == council.team && hunter_ready) {
      if (council.team.size() > 1)
        council.agreed.remove(council.team.without(council.proposer).first());
      else
        council = council_of(council.team, council.speaker);
    }
    if (council.stands()) s_.hidden.hiding.proposal = code(1 + below(kRooms - 1));
  }

  // Who broke a lamp has had his turn, and is where it broke.
  void imagine_turns() {
    Hiding& h = s_.hidden.hiding;
    const std::vector<Seat> hiders = shuffled(free_hiders(rules_, s_.table));
    const int at_least = s_.table.broken.size();
    const int done = at_least + below(static_cast<int>(hiders.size()) - at_least + 1);
    for (int i = 0; i < done; ++i) finish(hiders[slot(i)], i < at_least ? s_.table.broken[i] : below(kRooms));
    if (done == static_cast<int>(hiders.size()) || coin()) return;
    h.turn = hiders[slot(done)];
    h.steps = code(below(kSteps + 1));
    if (h.steps > 0) h.rooms[slot(h.turn)] = code(below(kRooms));
  }

  void finish(Seat seat, int room) {
    Hiding& h = s_.hidden.hiding;
    h.done.add(seat);
    h.rooms[slot(seat)] = code(room);
    if (coin()) return;
    h.noise = static_cast<Rooms>(h.noise | bit(coin() ? room : 0));
    ++taken_;
  }

  // One of all the ways in which the turns together can have made that noise, and those lamps.
  void imagine_reported() {
    const std::vector<Way> ways = all_ways();
    s_.hidden.hiding.done = free_hiders(rules_, s_.table);
    const std::vector<Seat> hiders = shuffled(s_.hidden.hiding.done);
    std::vector<Way> chosen(hiders.size());
    int found = 0;
    std::vector<Way> tried(hiders.size());
    const auto choose = [&](const auto& self, std::size_t i, Rooms noise) -> void {
      if (i == hiders.size()) {
        if (noise == s_.table.noise && below(++found) == 0) chosen = tried;
        return;
      }
      for (const Way& way : ways) {
        if (static_cast<int>(i) < s_.table.broken.size() && way.room != s_.table.broken[static_cast<int>(i)])
          continue;
        if ((way.noise | s_.table.noise) != s_.table.noise) continue;
        tried[i] = way;
        self(self, i + 1, static_cast<Rooms>(noise | way.noise));
      }
    };
    choose(choose, 0, 0);
    for (std::size_t i = 0; i < hiders.size(); ++i) s_.hidden.hiding.rooms[slot(hiders[i])] = chosen[i].room;
    s_.hidden.hiding.noise = s_.table.noise;
  }

  // At least what was heard was taken, and what was broken.
  void deal() {
    Hiding& h = s_.hidden.hiding;
    const Table& t = s_.table;
    const int most = kBox[0] + kBox[1];
    const int drawn = std::min(most, std::max<int>(t.heard + taken_, t.lamps) + below(3));
    const SeatSet hiders = rules_.hiders();
    for (int i = t.lamps; i < drawn; ++i) {
      const int lamps = cards_left(t, h, 0);
      const int kind = below(lamps + cards_left(t, h, 1)) < lamps ? 0 : 1;
      ++h.cards[slot(nth(hiders, below(hiders.size())))][slot(kind)];
    }
  }

  const Rules& rules_;
  State& s_;
  Rng& rng_;
  int taken_ = 0;  // in the phase under way
};

}  // namespace

// ---- seeing ----------------------------------------------------------------------------------------

SeatSet Cellar::acts_unseen(const Rules& rules, const State& s) {
  const SeatSet free = free_hiders(rules, s.table);
  if (s.table.phase == Phase::Pick) return free.with(rules.hunter);
  return s.table.phase == Phase::Hide ? free : SeatSet{};
}

Prompt Cellar::prompt_for(const Rules& rules, const State& s, Seat viewer) {
  const QuestionKind outline = s.table.phase == Phase::Pick ? QuestionKind::Pick : QuestionKind::HidersAct;
  return unseen_prompt(s.running, acts_unseen(rules, s), side_of(sides(rules), viewer), viewer, code(outline),
                       code(s.table.phase));
}

View Cellar::view_of(const Rules& rules, const State& s, Seat viewer) {
  View view{.table = s.table, .prompt = prompt_for(rules, s, viewer)};
  if (!is_player(viewer)) return view;
  view.viewer = viewer;
  if (viewer == rules.hunter) {
    view.trap = s.hidden.trap;
  } else {
    view.council = s.hidden.pick.council;
    view.hiding = s.hidden.hiding;
  }
  return view;
}

bool Cellar::is_reveal(std::uint8_t event_kind) {
  switch (static_cast<EventKind>(event_kind)) {
    case EventKind::Picked:
    case EventKind::Broken:
    case EventKind::Noise:
    case EventKind::Caught: return true;
    default: return false;
  }
}

// ---- imagining -------------------------------------------------------------------------------------

State Cellar::imagine(const Rules& rules, const View& view, const Belief&, Rng& rng) {
  State s{.table = view.table, .hidden = {}, .running = {}};
  const Table& t = s.table;
  const bool hider = rules.hiders().has(view.viewer);
  TeamBallotMarks& pick = s.hidden.pick;
  if (t.phase == Phase::Pick) {
    const SeatSet hunter = only(rules.hunter);
    pick = {.council = hider ? view.council : council_of(free_hiders(rules, t), speaker_of(rules, t)),
            .others = hunter,
            .sealed = {}};
    s.hidden.trap = view.trap;
    const bool guess = view.viewer != rules.hunter && !pick.settled() && rng.below(2) == 0;
    if (guess) s.hidden.trap = code(1 + rng.below(kRooms - 1));
    if (s.hidden.trap != 0) pick.sealed = hunter;
  }
  if (hider)
    s.hidden.hiding = view.hiding;
  else
    Unseen(rules, s, rng).imagine();
  Serials serials{};
  if (is_player(view.viewer)) serials[slot(view.viewer)] = view.prompt.serial;
  s.running = running_at(rules, s, serials);
  return s;
}

}  // namespace holdout::testing::cellar
