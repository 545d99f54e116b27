// A side that acts unseen, at a real table: what goes over the wire, the clock, pass-and-play, talk.
#include "hidden_side/cellar_table.h"

namespace holdout::testing::cellar {

namespace {

std::string side_of_seat(const StageClient& client, std::size_t seat) {
  return client.table->seats[seat].side.value_or("");
}

}  // namespace

TEST_CASE("hidden side: strangers get no frame of what is done unseen, and its own side does") {
  int unseen = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CellarTable t(kCellar, 4, 4, Pace::Live, seed);
    std::array<StageClient*, 2> strangers{&t.hunter(), t.watcher};
    std::array<std::size_t, 2> frames{};
    std::string before;
    const auto remember = [&] {
      for (std::size_t i = 0; i < 2; ++i) frames[i] = strangers[i]->frames.size();
      before = text_of(t.hunter().view);
    };
    remember();
    Rng rng(seed);
    std::size_t rows = t.stage.rows().size();
    play_at_random(t.stage, t.people, rng, 400, [&] {
      const LogRow row = *read_row(t.stage.rows().back().body);
      REQUIRE(t.stage.rows().size() == ++rows);
      const bool noticed = row.seat == Seat{0} || text_of(t.hunter().view) != before ||
                           std::ranges::any_of(row.events, [](const Event& event) {
                             return event.noticed_by.has(kSpectator);
                           });
      if (!noticed) {
        ++unseen;
        CHECK(t.hunter().frames.size() == frames[0]);
        CHECK(t.watcher->frames.size() == frames[1]);
        CHECK(t.hider(1).updates.back().find("\"happened\"") != std::string::npos);
      }
      remember();
    });
    CHECK(t.room().status == TableStatus::Over);
  }
  CHECK(unseen >= 300);
}

TEST_CASE("hidden side: those who watch see what both sides know") {
  CellarTable t(kCellar, 4, 4);
  t.to_hiding();
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "go 3");
  CHECK(t.watcher->view.at("hiding").at("rooms") == t.hunter().view.at("hiding").at("rooms"));
  CHECK(t.hider(2).view.at("hiding").at("rooms") != t.hunter().view.at("hiding").at("rooms"));
  CHECK(t.waited(*t.watcher) == t.waited(t.hunter()));
}

TEST_CASE("hidden side: one clock for the phase, which no hidden answer changes; then all is answered") {
  CellarTable t(kCellar, 4, 4, Pace::Live);
  t.to_hiding();
  const int clocks = t.hunter().clocks;
  REQUIRE(t.hunter().clock->of_ms == 300'000);
  t.stage.pass(100 * kSecond);
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "take");
  t.stage.pass(100 * kSecond);
  t.give(t.hider(1), "finish");
  t.give(t.hider(2), "begin");
  CHECK(t.hunter().clocks == clocks);
  CHECK(t.hider(2).clocks == clocks);
  t.stage.pass(99 * kSecond);
  CHECK(t.phase() == Phase::Hide);
  t.stage.pass(2 * kSecond);
  CHECK(t.phase() == Phase::Hunt);
  CHECK(t.hunter().clock->of_ms == 45'000);
}

TEST_CASE("hidden side: what a rule makes public gives the rest of the phase its grace") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    CellarTable t(kCellar, 4, 4, Pace::Live, seed);
    t.to_hiding();
    t.give(t.hider(1), "begin");
    t.give(t.hider(1), "take");
    if (t.hider(1).option_that_starts("break").empty()) continue;  // it was bread
    t.stage.pass(290 * kSecond);
    t.give(t.hider(1), "break");
    CHECK(*t.hunter().clock->left_ms == 30'000);
    return;
  }
  FAIL("nobody ever drew a lamp");
}

TEST_CASE("hidden side: one device goes round a side by what the side itself is told") {
  TableStage stage(3);
  stage.only_game = &kCellar;
  stage.create("cellar", {.players = 4, .pace = Pace::Relaxed});
  stage.open();
  StageClient& first = stage.guest("owner");
  std::vector<std::string> keys;
  for (int seat = 0; seat < 4; ++seat) {
    const std::uint64_t sat = first.tell(SitCommand{.seat = seat, .name = "Person", .keep = seat > 0});
    REQUIRE(first.fate(sat) == "done");
    keys.push_back(first.token);
  }
  begin(first);
  StageClient* held = &first;
  const auto pass_to = [&](int seat) {
    held->disconnect();
    held = &stage.client({.guest = "owner", .name = "Person", .seat = keys[static_cast<std::size_t>(seat)]});
    REQUIRE(held->you == seat);
  };
  // The next seat of the holder's own side, which is told without a curtain; -1: the curtain falls.
  const auto next_of_side = [&] {
    const std::string side = side_of_seat(*held, static_cast<std::size_t>(held->you));
    for (int seat = 0; seat < 4; ++seat)
      if (CellarTable::waited(*held).has(seat_at(seat)) &&
          side_of_seat(*held, static_cast<std::size_t>(seat)) == side)
        return seat;
    return -1;
  };
  int handed_over = 0;
  int curtains = 0;
  Rng rng(2);
  for (int i = 0; i < 400 && stage.table().room().status == TableStatus::Playing; ++i) {
    if (is_waited_for(*held)) {
      const json::array& options = held->options.as_array();
      const json::value& any = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      held->answer(std::string(any.as_array()[0].as_string()));
      continue;
    }
    if (const int next = next_of_side(); next >= 0) {
      pass_to(next);
      ++handed_over;
      REQUIRE(is_waited_for(*held));  // it was really this seat
      continue;
    }
    const SeatSet others = CellarTable::waited(*held);
    REQUIRE(!others.empty());
    pass_to(index(others.first()));  // any seat of the other side: it is told who is next
    ++curtains;
  }
  CHECK(stage.table().room().status == TableStatus::Over);
  CHECK(handed_over >= 6);
  CHECK(curtains >= 4);
}

TEST_CASE("hidden side: a word to one alone is heard by the two, a word to the side by the side") {
  CellarTable t(kCellar, 4, 4);
  CHECK(t.hunter().fate(t.hunter().tell(SayCommand{.say = "say whisper room=2 to=P2"})) == "ack");
  CHECK(t.hider(1).fate(t.hider(1).tell(SayCommand{.say = "say meet room=1"})) == "ack");
  CHECK(t.hider(3).fate(t.hider(3).tell(SayCommand{.say = "say boast"})) == "ack");
  CHECK(t.hunter().said.size() == 2);
  CHECK(t.hider(1).said.size() == 2);
  CHECK(t.hider(2).said.size() == 3);
  CHECK(t.hider(3).said.size() == 2);
  CHECK(t.watcher->said.size() == 1);
  CHECK(t.hunter().fate(t.hunter().tell(SayCommand{.say = "say meet room=1"})) == "not_sayable");
  CHECK(t.hunter().fate(t.hunter().tell(SayCommand{.say = "say whisper room=2"})) == "not_sayable");
  const std::uint64_t apart = t.hider(1).tell(ChatCommand{.text = "the cellar", .apart = true});
  CHECK(t.hider(1).fate(apart) == "ack");
  CHECK(t.hider(2).chat.size() == 1);
  CHECK(t.hunter().chat.empty());
}

TEST_CASE("hidden side: the same secrets after a restart, and for who comes in late") {
  CellarTable t(kCellar, 4, 4);
  t.to_hiding();
  t.give(t.hider(1), "begin");
  t.give(t.hider(1), "take");
  const std::string known = text_of(t.hunter().view);
  const std::string lines = t.hunter().order;
  t.stage.reopen();
  for (StageClient* each : t.people) each->connect();
  t.stage.pump();
  CHECK(text_of(t.hunter().view) == known);
  CHECK(t.hunter().order == lines);
  StageClient& late = t.stage.guest("late");
  CHECK(text_of(late.view.at("hiding")) == text_of(t.hunter().view.at("hiding")));
  CHECK(t.hider(3).view.at("hiding").at("steps").to_number<int>() == 1);
}

// ---- sides -----------------------------------------------------------------------------------------

TEST_CASE("sides are shown in the lobby before anybody sits down, and at the end") {
  TableStage stage(4);
  stage.only_game = &kCellar;
  stage.create("cellar", {.players = 3, .options = {{"hunter", "last"}}, .pace = Pace::Relaxed});
  stage.open();
  StageClient& owner = stage.guest("owner");
  CHECK(side_of_seat(owner, 0) == "hiders");
  CHECK(side_of_seat(owner, 1) == "hiders");
  CHECK(side_of_seat(owner, 2) == "hunter");
  owner.tell(ConfigureCommand{.players = 4});
  CHECK(side_of_seat(owner, 2) == "hiders");
  CHECK(side_of_seat(owner, 3) == "hunter");

  CellarTable t(kCellar, 3, 3);
  Rng rng(1);
  play_at_random(t.stage, t.people, rng, 400);
  REQUIRE(t.room().status == TableStatus::Over);
  CHECK(side_of_seat(t.hunter(), 0) == "hunter");
}

TEST_CASE("after a game everybody can move on to another side") {
  CellarTable t(kCellar, 4, 4);
  Rng rng(1);
  play_at_random(t.stage, t.people, rng, 400);
  REQUIRE(t.room().status == TableStatus::Over);
  const Room before = t.room();
  const std::uint64_t asked = t.hider(2).tell(RematchCommand{.change_sides = true});
  CHECK(t.hider(2).fate(asked) == "done");
  const Room next = *read_room(t.stage.rematches.at(0));
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(next.seats[(i + 1) % 4].guest == before.seats[i].guest);
    CHECK(next.seats[(i + 1) % 4].token_hash == before.seats[i].token_hash);
    CHECK(next.colours[(i + 1) % 4] == before.colours[i]);
  }
}

TEST_CASE("sides of one size change places") {
  Room room;
  for (int i = 0; i < 4; ++i) {
    room.seats.push_back({.kind = SeatKind::Person, .name = std::string(1, static_cast<char>('a' + i))});
    room.colours.push_back(std::to_string(i));
  }
  Sides sides;
  sides.push({.key = "even", .seats = SeatSet{0b0101}});
  sides.push({.key = "odd", .seats = SeatSet{0b1010}});
  CHECK(with_sides_changed(room, sides).names() == std::vector<std::string>{"b", "a", "d", "c"});
  CHECK(with_sides_changed(room, {}) == room);
}

}  // namespace holdout::testing::cellar
