#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "engine/saving/describe_bytes.h"
#include "engine/testing/random_play.h"
#include "games/terrorscape/rules/imagining/tale.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/terrorscape.h"

// The witness: a tale of what the Survivors may have done, written as answers and played through the rules
// from the set-up on, gives the Killer byte by byte what he got.

namespace holdout::terrorscape::imagining {

namespace {

struct Record {
  Rules rules;
  std::vector<testing::Turn> turns;
  std::vector<bool> in_hunt;  // given inside a Killer phase
  std::vector<Event> seen;    // by the Killer
  State s;                    // then
};

void add_seen(const Rules& r, const std::vector<Event>& events, std::vector<Event>& seen) {
  for (const Event& event : events)
    if (const auto told = redact(event, r.killer_seat)) seen.push_back(*told);
}

// A random game up to some question of the Killer.
Record record_of(std::uint64_t seed, int rounds) {
  Record record{.rules = *make_rules({.players = 2, .options = {}, .figures = {}}),
                .turns = {},
                .in_hunt = {},
                .seen = {},
                .s = {}};
  Rng rng(seed);
  std::vector<Event> events;
  Log log(events);
  record.s = Terrorscape::start(record.rules, log);
  State& s = record.s;
  while (!s.running.open.over()) {
    add_seen(record.rules, events, record.seen);
    events.clear();
    if (s.table.round >= rounds && s.table.moment == Moment::KillerActs && !s.running.open.chance()) break;
    const testing::Turn turn = testing::random_turn(Terrorscape{}, record.rules, s, rng);
    record.turns.push_back(turn);
    record.in_hunt.push_back(s.table.phase != Phase::Survivor);
    Terrorscape::apply(record.rules, s, turn.seat, turn.action, log);
  }
  add_seen(record.rules, events, record.seen);
  return record;
}

class Witness {
 public:
  Witness(const Record& record, const Tale& tale) : record_(record), r_(record.rules), tale_(tale) {}

  // What the Killer gets; it ends where nothing fits any more.
  std::vector<Event> play() {
    Log log(events_);
    s_ = Terrorscape::start(r_, log);
    note();
    while (!s_.running.open.over()) {
      if (s_.table.phase == Phase::Survivor ? !answer_turns() : !answer_hunt()) break;
      note();
    }
    return seen_;
  }

 private:
  void note() {
    add_seen(r_, events_, seen_);
    events_.clear();
  }
  bool give(Seat seat, Action action) {
    if (seat != kChance) {
      Actions options;
      Terrorscape::options(r_, s_, seat, options);
      if (!options.contains(action)) return false;
    } else {
      Outcomes outcomes;
      Terrorscape::outcomes(r_, s_, outcomes);
      if (!outcomes.contains(action)) return false;
    }
    Log log(events_);
    Terrorscape::apply(r_, s_, seat, action, log);
    return true;
  }
  const ToldRound& round() const { return tale_.rounds[s_.table.round - 1]; }
  Seat side() const { return r_.survivor_seats.first(); }
  bool is_asked(QuestionKind kind) const {
    return !s_.running.open.chance() && s_.running.open.kind == u8(kind);
  }

  // ---- the Killer phase, as it was, but for the flight -----------------------------------------------

  bool answer_hunt() {
    if (is_asked(QuestionKind::Flee)) return flee();
    while (next_ < record_.turns.size() && (!record_.in_hunt[next_] || is_flight(record_.turns[next_])))
      ++next_;
    if (next_ == record_.turns.size()) return false;
    const testing::Turn& turn = record_.turns[next_++];
    return give(turn.seat, turn.action);
  }
  // Nothing else of the side's is a walk, or a "pass" at that moment.
  bool is_flight(const testing::Turn&) const {
    return std::ranges::find(flights(), next_) != flights().end();
  }
  const std::vector<std::size_t>& flights() const {
    if (!flights_.empty() || looked_) return flights_;
    looked_ = true;
    State s = Terrorscape::start(r_, silent_);
    for (std::size_t i = 0; i < record_.turns.size(); ++i) {
      if (!s.running.open.chance() && s.running.open.kind == u8(QuestionKind::Flee)) flights_.push_back(i);
      Terrorscape::apply(r_, s, record_.turns[i].seat, record_.turns[i].action, silent_);
    }
    return flights_;
  }
  bool flee() {
    const Survivor who = asked_for(r_, view_of(r_, s_, side()));
    const Location to = room(round().after[terrorscape::at(who)]);
    return to == where(s_, who) ? give(side(), action(ActionKind::Pass)) : give(side(), answer::Go{to});
  }

  // ---- the Survivor phase, as it is told -------------------------------------------------------------

  bool answer_turns() {
    if (s_.table.round > tale_.rounds.size()) return false;
    if (s_.running.open.chance()) return draw();
    switch (static_cast<QuestionKind>(s_.running.open.kind)) {
      case QuestionKind::NextSurvivor: return give(side(), answer::Begin{next_one()});
      case QuestionKind::Action: return act();
      case QuestionKind::EffectTarget: return aim();
      case QuestionKind::ScavengeKeep: return keep_scavenged();
      case QuestionKind::Overflow: return drop();
      case QuestionKind::Discoverer: return give(side(), answer::Who{survivor_at(round().drawer)});
      case QuestionKind::DiscoveryKeep: return give(side(), answer::KeepItem{round().cards[0]});
      default: return false;
    }
  }
  int turn_number() const { return s_.hidden.survivors.done.size(); }
  const ToldTurn& turn() const { return round().turns[turn_number()]; }
  Survivor next_one() const { return survivor_at(turn().who); }

  bool act() {
    if (survivor_at(turn().who) != s_.hidden.survivors.turn) return false;
    if (begun_ != s_.table.round * 4 + turn_number()) step_ = 0;
    begun_ = s_.table.round * 4 + turn_number();
    if (step_ == turn().script.size()) return give(side(), answer::EndTurn{});
    const Step step = turn().script[step_++];
    const bool sophia = is_person(s_.table, next_one(), Person::Sophia);
    const Location here = where(s_, next_one());
    switch (step.deed) {
      case Deed::Walk: return give(side(), answer::Go{room(step.to)});
      case Deed::Idle:
        return give(side(),
                    fear_of(s_.table, next_one()) == 0 ? Action(answer::Calm{}) : Action(answer::Go{here}));
      case Deed::Calm: return give(side(), answer::Calm{});
      case Deed::Repair:
        return give(side(), turn().tools ? Action(answer::RepairTools{}) : Action(answer::Repair{}));
      case Deed::Scavenge: return give(side(), answer::Scavenge{});
      case Deed::Clear: return give(side(), answer::Clear{static_cast<Door>(step.to)});
      case Deed::Sprint:
      case Deed::Slip: return give(side(), answer::Ability{});
      case Deed::Passage:
        return give(side(), sophia ? Action(answer::Ability{}) : Action(answer::Use{Item::Flashlight}));
      case Deed::Herbs: return give(side(), answer::Use{Item::Herbs});
      case Deed::Kit: return give(side(), answer::Use{Item::MedicalKit});
      case Deed::Firecracker: return give(side(), answer::Use{Item::Firecracker});
      case Deed::Rush: return give(side(), answer::Use{Item::Adrenaline});
      case Deed::Bottle: return give(side(), answer::Use{Item::WhiskyBottle});
      case Deed::Camera: return give(side(), answer::Use{Item::Camera});
      case Deed::Chop: return give(side(), answer::Use{Item::Hatchet});
      case Deed::Sedate: return give(side(), answer::Use{Item::Sedative});
      case Deed::Provoke: return false;
    }
    return false;
  }
  bool aim() {
    const std::uint8_t to = turn().script[step_ - 1].to;
    for (const Action& target :
         {Action(answer::Go{room(to)}), Action(answer::At{room(to)}), Action(answer::Who{survivor_at(to)}),
          Action(answer::Door{static_cast<Door>(to)})})
      if (give(side(), target)) return true;
    return false;
  }
  bool draw() {
    const SurvivorSecrets& own = s_.hidden.survivors;
    if (std::holds_alternative<SearchDraw>(s_.running.stack.back()))
      return give(kChance, answer::Draw{turn().scavenged});
    return own.drawn.size() < round().cards.size() &&
           give(kChance, answer::Draw{round().cards[own.drawn.size()]});
  }
  bool keep_scavenged() {
    const Item item = turn().scavenged;
    const auto time = time_of_step(s_.table.round - 1, turn_number(), step_ - 1);
    const bool key = turn().script[step_ - 1].to == 2;
    const bool keeps = key || needed_after(tale_, time, turn().who, item) > 0;
    return give(side(), keeps ? action(ActionKind::Yes) : action(ActionKind::No));
  }
  bool drop() {
    const int who = turn_number() < round().turns.size() ? turn().who : round().drawer;
    const auto time = turn_number() < round().turns.size()
                          ? time_of_step(s_.table.round - 1, turn_number(), step_)
                          : time_of_discovery(s_.table.round - 1);
    return give(side(), answer::Drop{spare_item(tale_, time, who,
                                                s_.hidden.survivors.packs[static_cast<std::size_t>(who)])});
  }

  const Record& record_;
  const Rules& r_;
  const Tale& tale_;
  State s_;
  std::vector<Event> events_, seen_;
  std::size_t next_ = 0;
  int step_ = 0;
  int begun_ = -1;
  mutable std::vector<std::size_t> flights_;
  mutable bool looked_ = false;
  mutable Log silent_;
};

// Up to so many are drawn until one has a way for its cards.
bool find_tale(const Record& record, Rng& rng, Tale& tale) {
  const Table& t = record.s.table;
  const Cast cast = cast_of(record.rules, t);
  Foreseen seen;
  foresee(cast, t.history, seen);
  for (int i = 0; i < 60; ++i) {
    const Triple now = any_of(seen.now(), [&](std::uint32_t n) { return rng.below(n); });
    if (tell_turns(seen, t.history, cast, now, rng, tale) && tell_cards(record.rules, t, rng, tale))
      return true;
  }
  return false;
}

}  // namespace

TEST_CASE("the witness: a tale played through the rules gives the Killer what he got, byte by byte") {
  int told = 0;
  int games = 0;
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    const Record record = record_of(seed, 1 + static_cast<int>(seed % 9));
    if (record.s.running.open.over()) continue;
    ++games;
    Rng rng(seed);
    Tale tale;
    if (!find_tale(record, rng, tale)) continue;
    ++told;
    const std::vector<Event> seen = Witness(record, tale).play();
    CAPTURE(seed);
    CHECK(seen.size() == record.seen.size());
    bool same = seen.size() == record.seen.size();
    for (std::size_t i = 0; same && i < seen.size(); ++i)
      same = bytes_of(seen[i]) == bytes_of(record.seen[i]);
    CHECK(same);
  }
  CHECK(games > 80);
  CHECK(told * 10 > games * 7);
}

}  // namespace holdout::terrorscape::imagining
