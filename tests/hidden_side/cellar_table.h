#pragma once

#include <doctest/doctest.h>

#include "hidden_side/cellar.h"
#include "table/testing/company.h"

namespace holdout::testing::cellar {

inline const GameFace<Cellar> kCellar;

// A real table at which the cellar is played, by people and, where they are fewer, by computer players that
// answer at random. Seat 0 hunts, and owns the table.
struct CellarTable {
  CellarTable(const AnyGame& game, int players, int people_here, Pace pace = Pace::Relaxed,
              std::uint64_t seed = 9)
      : stage(seed) {
    stage.only_game = &game;
    stage.create("cellar", {.players = players, .pace = pace, .hours = 24});
    stage.open();
    people = seat_people(stage, people_here);
    watcher = &stage.guest("watcher");
    begin(*people[0]);
  }

  StageClient& hunter() { return *people[0]; }
  StageClient& hider(std::size_t i) { return *people[i]; }
  const Room& room() { return stage.table().room(); }
  bool playing() { return room().status == TableStatus::Playing; }
  Phase phase() { return phase_of(hunter()); }
  static Phase phase_of(const StageClient& client) {
    return static_cast<Phase>(client.view.at("table").at("phase").to_number<int>());
  }
  static QuestionKind asked(const StageClient& client) {
    return static_cast<QuestionKind>(client.view.at("prompt").at("kind").to_number<int>());
  }
  static SeatSet waited(const StageClient& client) {
    return SeatSet(client.view.at("prompt").at("waited_for").to_number<std::uint16_t>());
  }
  // Of the people, somebody whom the game really waits for.
  StageClient* asked_one() {
    for (StageClient* each : people)
      if (each->connected && is_waited_for(*each)) return each;
    return nullptr;
  }
  // The pick is made, each of whom picks the first room.
  void to_hiding() {
    while (phase() == Phase::Pick) answer(*asked_one());
    REQUIRE(phase() == Phase::Hide);
  }
  // What moves on: agrees rather than proposes, and does nothing with a turn.
  void answer(StageClient& who) {
    for (const char* wish : {"agree", "finish"})
      if (const std::string option = who.option_that_starts(wish); !option.empty()) return give(who, option);
    give(who, first_option(who));
  }
  std::string propose(StageClient& who, const std::string& what, bool agree = true) {
    return who.fate(who.tell(ProposeCommand{.what = what, .agree = agree}));
  }
  void give(StageClient& who, const std::string& option) {
    CAPTURE(option);
    REQUIRE(who.fate(who.answer(option)) == "ack");
  }

  TableStage stage;
  std::vector<StageClient*> people;
  StageClient* watcher = nullptr;
};

}  // namespace holdout::testing::cellar
