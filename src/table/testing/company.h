#pragma once

#include <bit>
#include <optional>

#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

namespace holdout::testing {

inline constexpr std::int64_t kSecond = 1000;
inline constexpr std::int64_t kMinute = 60'000;
inline constexpr std::int64_t kHour = 3'600'000;
inline constexpr std::int64_t kLongGrace = 10 * kMinute;  // away, at a relaxed table
inline constexpr std::int64_t kSilent = 3 * kMinute;      // here, and waited for

inline std::string first_option(const StageClient& client) {
  return std::string(client.options.as_array()[0].as_array()[0].as_string());
}

inline bool is_asked(const StageClient& client, std::string_view question) {
  return client.q.as_array()[0].as_string() == question;
}

// A table of people, the first of whom owns it, and of computer players when the game begins.
struct Company {
  Company(const std::string& game, int players, Pace pace, int people_here, Setup::Choices options = {},
          std::uint64_t seed = 9)
      : stage(seed) {
    stage.create(game, {.players = players, .options = std::move(options), .pace = pace, .hours = 24});
    stage.open();
    people = seat_people(stage, people_here);
  }
  StageClient& one() { return *people[0]; }
  StageClient& two() { return *people[1]; }
  const Room& room() { return stage.table().room(); }
  const RoomSeat& seat(std::size_t i) { return room().seats[i]; }
  std::vector<LogRow> answers() const {
    std::vector<LogRow> found;
    for (const StoredRow& stored : stage.rows()) {
      LogRow row = *read_row(stored.body);
      if (row.kind == LogRow::Kind::Answer) found.push_back(std::move(row));
    }
    return found;
  }
  int answers_of(int seat) const {
    int count = 0;
    for (const LogRow& row : answers()) count += row.seat == seat_at(seat);
    return count;
  }
  std::string hand_over(StageClient& by, int seat) {
    return by.fate(by.tell(BotCommand{.seat = seat, .level = "random"}));
  }
  std::optional<HandOver> offer(std::size_t seat) { return one().table->seats[seat].handover; }
  void agree(StageClient& who, const std::string& what) {
    CHECK(who.fate(who.tell(ProposeCommand{.what = what, .agree = true})) == "done");
  }
  void all_agree(const std::string& what) {
    for (StageClient* each : people) agree(*each, what);
  }
  int waited() { return std::popcount(one().view.at("prompt").at("waited_for").to_number<unsigned>()); }

  // The others answer at once, until the table waits for this person.
  void until_waited_for(StageClient& who) {
    while (!is_waited_for(who)) {
      REQUIRE(room().status == TableStatus::Playing);
      for (StageClient* each : people)
        if (each != &who && is_waited_for(*each)) each->answer(first_option(*each));
      if (!is_waited_for(who)) stage.pass(kSecond);
    }
  }
  // All answer at random, until somebody of the people is asked a question of that kind.
  StageClient* until_asked(std::string_view question) {
    StageClient* asked = nullptr;
    const auto look = [&] {
      for (StageClient* each : people)
        if (!each->options.as_array().empty() && is_asked(*each, question)) asked = each;
      return asked != nullptr || room().status != TableStatus::Playing;
    };
    Rng rng(4);
    while (!look()) play_at_random(stage, people, rng, 1);
    return asked;
  }

  TableStage stage;
  std::vector<StageClient*> people;
};

// The same, and the game has begun.
struct CompanyAtPlay : Company {
  CompanyAtPlay(const std::string& game, int players, Pace pace, int people_here, std::uint64_t seed = 9)
      : Company(game, players, pace, people_here, {}, seed) {
    begin(one());
  }
};

}  // namespace holdout::testing
