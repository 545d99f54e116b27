#include "table/telling/audience.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"

using namespace holdout;

namespace {

struct Ear final : Listener {
  void send(Frame frame) override {
    heard.push_back(*frame);
    if (leaves != nullptr) leaves->remove(*this);
  }
  void close(int) override {}
  std::vector<std::string> heard;
  Audience* leaves = nullptr;
};

struct House {
  int epochs = 0;
  Audience audience{[this] { return "epoch" + std::to_string(++epochs); }};

  Audience::Visit let_in(Ear& ear, const std::string& person, Seat viewer) {
    const Audience::Visit visit = audience.add(ear, person, person);
    Audience::Guest& guest = *audience.find(visit);
    guest.viewer = viewer;
    guest.joined = guest.ready = true;
    return visit;
  }
};

}  // namespace

TEST_CASE("who is here is who was let in and has not gone") {
  House house;
  Ear aga;
  Ear watcher;
  const Audience::Visit visit = house.audience.add(aga, "aga", "Aga");
  CHECK_FALSE(house.audience.anybody_here());  // not let in yet
  CHECK_FALSE(house.audience.remove(aga));
  CHECK(house.audience.find(visit) == nullptr);
  house.let_in(aga, "aga", Seat{1});
  house.let_in(watcher, "zoe", kSpectator);
  CHECK(house.audience.here("aga"));
  CHECK(house.audience.sees_as(Seat{1}));
  CHECK_FALSE(house.audience.sees_as(Seat{0}));
  CHECK(house.audience.watchers() == 1);
  CHECK(house.audience.names_of_watchers_but("aga") == std::vector<std::string>{"zoe"});
  CHECK(house.audience.names_of_watchers_but("zoe").empty());
  CHECK(house.audience.remove(aga));
  CHECK_FALSE(house.audience.here("aga"));
}

TEST_CASE("who leaves while all are told something disturbs nobody") {
  House house;
  std::array<Ear, 3> ears;
  for (Ear& ear : ears) house.let_in(ear, "person", kSpectator);
  ears[0].leaves = &house.audience;
  const auto tell = [&] {
    house.audience.broadcast([](const Audience::Guest& guest) {
      guest.listener->send(std::make_shared<const std::string>("news"));
    });
  };
  tell();
  tell();
  CHECK(ears[0].heard.size() == 1);
  CHECK(ears[1].heard.size() == 2);
  CHECK(ears[2].heard.size() == 2);
  CHECK(house.audience.watchers() == 2);
}

TEST_CASE("each viewer is told what is theirs, the actor last and with the number of the command") {
  const AnyGame& game = *find_game("liars_dice");
  RunningGame running(game, *game.make_rules({.players = 2, .options = {}, .figures = {}}), Seed{});
  running.take(running.begin());
  House house;
  Ear one;
  Ear two;
  house.let_in(one, "one", Seat{0});
  house.let_in(two, "two", Seat{1});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    JsonText snapshot;
    house.audience.told(seat).write_snapshot(snapshot.open(), &running);
  }
  const auto frames = house.audience.project(&running, {.notice = "[\"notice\"]"}, Seat{0}, 17);
  REQUIRE(frames.size() == 2);
  CHECK(frames[0].first == Seat{1});
  CHECK(frames[1].first == Seat{0});
  house.audience.deliver(frames);
  CHECK(one.heard.at(0).find("\"ack\":17") != std::string::npos);
  CHECK(two.heard.at(0).find("ack") == std::string::npos);
}

TEST_CASE("nobody counts frames for those who watch when nobody does; what was forgotten is counted anew") {
  House house;
  Ear watcher;
  house.let_in(watcher, "zoe", kSpectator);
  CHECK(house.audience.told(kSpectator).epoch() == "epoch1");
  CHECK(house.audience.told(kSpectator).epoch() == "epoch1");
  house.audience.remove(watcher);
  CHECK(house.audience.project(nullptr, {.notice = "[\"notice\"]"}, kNobody, 0).empty());
  CHECK(house.audience.told(kSpectator).epoch() == "epoch2");
  house.audience.forget_what_was_told();
  CHECK(house.audience.told(kSpectator).epoch() == "epoch3");
}
