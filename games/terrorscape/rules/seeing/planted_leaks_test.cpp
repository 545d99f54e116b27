#include "engine/testing/contract_suite.h"
#include "games/terrorscape/rules/terrorscape.h"

// The test of the secrecy test: Terrorscape with one hole in it, for each thing that is hidden in this game.
// The contract suite plants leaks that any game can have.

namespace holdout::terrorscape {
namespace {

enum class Hole : std::uint8_t {
  None,
  // secrets of the Survivor side, in the view of strangers
  Place,
  Backpack,
  Repairs,
  Trap,
  UntoldNoise,
  WhoseTurn,
  HasActed,
  KindOfQuestion,
  TurnsTaken,
  Drawn,
  Discoverer,
  DiscoveryCards,
  Discards,
  // secrets of the Killer
  StealthEnd,
  Hand,
  HandSize,
  DeckSize,
  DiscardPile,
  // in other ways
  ActingSeat,
  RisingSerial,
  LimitByQuestion,
  NoticedSteps,
  StealthSteps,
  CostCards,
  AmuletOfItsCarrier,
  AutomaticFromPlaces,
  HeatFromPlaces,
  KeyOfOne,  // On your own
};

std::uint8_t secret_of(Hole hole, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  const KillerSecrets& killer = s.hidden.killer;
  switch (hole) {
    case Hole::Place: return u8(side.at[0]);
    case Hole::Backpack: return side.packs[0][at(Item::Ammo)];
    case Hole::Repairs: return side.repairs;
    case Hole::Trap: return u8(side.trap);
    case Hole::UntoldNoise: return u8(side.noise.size());
    case Hole::WhoseTurn: return u8(side.turn);
    case Hole::HasActed: return side.acted;
    case Hole::KindOfQuestion: return s.running.open.kind;
    case Hole::TurnsTaken: return u8(side.done.size());
    case Hole::Drawn: return u8(side.drawn.size());
    case Hole::Discoverer: return u8(side.drawer);
    case Hole::DiscoveryCards: return u8(side.discovery[at(Item::Herbs)]);
    case Hole::Discards: return u8(cards_left(side.discards));
    case Hole::StealthEnd: return u8(killer.at);
    case Hole::Hand: return killer.hand[at(Skill::Chase)];
    case Hole::HandSize: return u8(cards_in(killer.hand) + killer.paying.size());
    case Hole::DeckSize: return u8(cards_in(killer.deck));
    case Hole::DiscardPile: return killer.discards.empty() ? std::uint8_t{0} : u8(killer.discards.back());
    default: return 0;
  }
}

bool is_of_the_killer(Hole hole) { return hole >= Hole::StealthEnd && hole <= Hole::DiscardPile; }

struct Leaking : Terrorscape {
  static inline Hole hole = Hole::None;

  struct View : Terrorscape::View {
    std::uint8_t leaked = 0;

    template <class D>
    friend void describe(D& d, View& view) {
      describe(d, static_cast<Terrorscape::View&>(view));
      field(d, 1000, "leaked", view.leaked);
    }
  };
  static View view_of(const Rules& r, const State& s, Seat viewer) {
    View view{Terrorscape::view_of(r, s, viewer), 0};
    const bool own = is_of_the_killer(hole) ? view.of_killer : view.of_survivors;
    if (!own) view.leaked = secret_of(hole, s);
    if (hole == Hole::HeatFromPlaces && !view.of_survivors)
      for (Survivor who : kAllSurvivors)
        view.leaked = u8(view.leaked + (where(s, who) == s.table.at ? 1 : 0));
    return view;
  }
  static Prompt prompt_for(const Rules& r, const State& s, Seat viewer) {
    Prompt prompt = Terrorscape::prompt_for(r, s, viewer);
    if (hole == Hole::ActingSeat && s.table.moment == Moment::SurvivorsAct && viewer == r.killer_seat)
      prompt.waited_for = s.running.open.waited_for;
    return prompt;
  }
  static TimeLimit time_limit(const Rules& r, const State& s) {
    TimeLimit limit = Terrorscape::time_limit(r, s);
    const bool turn = s.running.open.kind == u8(QuestionKind::Action);
    if (hole == Hole::LimitByQuestion && s.table.moment == Moment::SurvivorsAct && !turn) limit.seconds /= 2;
    return limit;
  }
  static Action fallback(const Rules& r, const State& s, Seat seat, Ticket ticket) {
    Actions options;
    Terrorscape::options(r, s, seat, options);
    if (hole == Hole::AutomaticFromPlaces && s.running.open.kind == u8(QuestionKind::MainChoice))
      for (Action each : options)
        if (is<answer::Step>(each) && !who_are_in(s, parts_of<answer::Step>(each).room).empty()) return each;
    return Terrorscape::fallback(r, s, seat, ticket);
  }
  static void options(const Rules& r, const State& s, Seat seat, Actions& out) {
    Terrorscape::options(r, s, seat, out);
  }
  static void apply(const Rules& r, State& s, Seat seat, Action action, Log& log) {
    const Moment before = s.table.moment;
    std::vector<Event> events;
    Log own(events);
    Terrorscape::apply(r, s, seat, action, own);
    for (Event event : events) log(changed(r, s, event));
    const bool hidden = before == Moment::SurvivorsAct && s.table.moment == Moment::SurvivorsAct;
    if (hole == Hole::RisingSerial && hidden) ++s.running.serials[at(r.killer_seat)];
    if (hole == Hole::NoticedSteps && hidden) log(told(event::KillerPhaseBegan{}));
    // Nobody else is asked, so that the question tells who carries it.
    if (hole == Hole::AmuletOfItsCarrier && s.table.moment == Moment::Amulet) skip_amulet(r, s, log);
  }

 private:
  static void skip_amulet(const Rules& r, State& s, Log& log) {
    const Seat asked = s.running.open.waited_for.first();
    Actions options;
    Terrorscape::options(r, s, asked, options);
    if (options.size() == 1) Terrorscape::apply(r, s, asked, options[0], log);
  }

  static Event changed(const Rules&, const State& s, Event event) {
    constexpr std::size_t kSpare = kEventBytes - 1;
    if (hole == Hole::StealthSteps && is<event::Stealth>(event))
      event.open[kSpare] = u8(distance(s.table.at, s.hidden.killer.at));
    if (hole == Hole::KeyOfOne && is<event::OwnKey>(event)) event.noticed_by = kEverybody;
    if (hole == Hole::CostCards && is<event::Paid>(event)) event.open[kSpare] = event.secret[0];
    return event;
  }
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  template <class Id>
  static std::size_t at(Id id) {
    return terrorscape::at(id);
  }
};

// Games of every number of players and every Killer; of variant 2 with its one number.
std::vector<testing::Plan> games(bool alone) {
  Setup::Choices options{{"killer_choice", "random"}};
  if (alone) options["on_your_own"] = "on";
  std::vector<testing::Plan> plans;
  for (std::uint64_t seed = 1; seed <= 9; ++seed)
    plans.push_back(
        {.setup = {.players = alone ? 4 : 2 + static_cast<int>(seed % 3), .options = options, .figures = {}},
         .seed = seed});
  return plans;
}

// What the playing case and the secrecy case of the contract would say of these games.
std::string found(Hole hole, bool alone = false) {
  Leaking::hole = hole;
  const GameFace<Leaking> game;
  std::string leak;
  for (const testing::Plan& plan : games(alone)) {
    if (const Result<void> kept = testing::check_playing(game, plan); !kept) leak = kept.problem().what;
    if (leak.empty())
      if (const Result<testing::TwinCount> kept = testing::check_secrecy(game, plan); !kept)
        leak = kept.problem().what;
    if (!leak.empty()) break;
  }
  Leaking::hole = Hole::None;
  return leak;
}

}  // namespace

TEST_CASE("section 8: the game without a hole has no leak") { CHECK(found(Hole::None) == ""); }

TEST_CASE("TS-013 TS-031 TS-042 TS-131 TS-169: a leak of what the Survivor side hides is found") {
  for (Hole hole : {Hole::Place, Hole::Backpack, Hole::Repairs, Hole::Trap, Hole::UntoldNoise,
                    Hole::WhoseTurn, Hole::HasActed, Hole::KindOfQuestion, Hole::TurnsTaken, Hole::Drawn,
                    Hole::Discoverer, Hole::DiscoveryCards, Hole::Discards}) {
    CAPTURE(static_cast<int>(hole));
    CHECK(found(hole).starts_with("leak"));
  }
}

TEST_CASE("TS-276 TS-309 TS-311: a leak of what the Killer hides is found") {
  for (Hole hole : {Hole::StealthEnd, Hole::Hand, Hole::DiscardPile}) {
    CAPTURE(static_cast<int>(hole));
    CHECK(found(hole).starts_with("leak"));
  }
  // How many cards he has follows exactly from what is public (section 8), so it is no leak.
}

TEST_CASE("TS-016 TS-018: a leak by who is asked, by a serial, a limit or a message is found") {
  for (Hole hole : {Hole::ActingSeat, Hole::RisingSerial, Hole::LimitByQuestion, Hole::NoticedSteps}) {
    CAPTURE(static_cast<int>(hole));
    CHECK_FALSE(found(hole).empty());
  }
}

// What is told on purpose is no leak to the contract; that no more is told, leak_traps_test.cpp looks at.
TEST_CASE("TS-263 TS-276: a leak in what is told beside it is found") {
  for (Hole hole : {Hole::StealthSteps, Hole::CostCards}) {
    CAPTURE(static_cast<int>(hole));
    CHECK_FALSE(found(hole).empty());
  }
}

TEST_CASE("TS-014 TS-606: asking the carrier alone, or answering and glowing by true places, is found") {
  for (Hole hole : {Hole::AmuletOfItsCarrier, Hole::AutomaticFromPlaces, Hole::HeatFromPlaces}) {
    CAPTURE(static_cast<int>(hole));
    CHECK_FALSE(found(hole).empty());
  }
}

TEST_CASE("TS-531: On your own a Key that is found is told to nobody outside the side") {
  CHECK(found(Hole::None, true) == "");
  CHECK_FALSE(found(Hole::KeyOfOne, true).empty());
}

}  // namespace holdout::terrorscape
