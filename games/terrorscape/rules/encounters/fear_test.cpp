#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

constexpr Survivor kFirst = survivor_at(0), kSecond = survivor_at(1), kThird = survivor_at(2);

}  // namespace

TEST_CASE("TS-060 TS-061 TS-062 two tokens at most, however often he is scared") {
  KillerGame game(Killer::Butcher);
  for (int i = 1; i <= 20; ++i) {
    game.play(Scare{.who = only(kSecond)});
    CHECK(game.t().fear[1] == std::min(i, 2));
  }
  CHECK(game.told(EventKind::Scared) == 20);
}

TEST_CASE("TS-063 TS-044 RU-65 paralysing fear: noise, and name and place in the one statement (EX-74)") {
  KillerGame game(Killer::Butcher);
  game.t().firecracker = true;  // even then
  game.put(Location::Shed, Location::BanquetHall, Location::Shed).fear(0, 2, 0);
  game.play(Scare{.who = only(kSecond)});
  CHECK(game.t().fear[1] == 2);
  CHECK(game.t().noise.has(Location::BanquetHall));
  const auto told = game.last<event::Scared>();
  CHECK(told.whos == only(kSecond));
  CHECK(told.paralysed == only(kSecond));
  CHECK(told.rooms[1] == Location::BanquetHall);
  CHECK(told.rooms[0] == Location::None);
  CHECK(game.told(EventKind::Scared) == 1);
}

TEST_CASE("TS-065 a SCARE by range tells who is hit and nothing of where the others are") {
  KillerGame game(Killer::Spectre);
  game.put(Location::Corridor, Location::Gallery, Location::Shed).stands(Location::EntranceHall);
  game.change([](Now& now) { return scare_in_range(now, 1); });
  CHECK(game.last<event::Scared>().whos == only(kFirst).with(kSecond));
  CHECK(game.last<event::Scared>().paralysed.empty());
  const Note note = game.last(Seen::Answered);
  CHECK(note.what == range(Location::EntranceHall, 1).bits());
  CHECK(note.who == only(kFirst).with(kSecond).bits());
}

TEST_CASE("TS-065 nobody hit is said too") {
  KillerGame game(Killer::Spectre);
  game.put(Location::Shed, Location::Shed, Location::Shed).stands(Location::EntranceHall);
  game.change([](Now& now) { return scare_in_range(now, 1); });
  CHECK(game.last<event::Scared>().whos.empty());
}

TEST_CASE("TS-377 TS-085 the Spectre of level 3 may pay three cards to wound who is paralysed (EX-59)") {
  KillerGame game(Killer::Spectre, 3);
  game.hand({Skill::Shriek, Skill::Chase, Skill::Chase, Skill::Detection}).stands(Location::Shed);
  game.put(Location::EntranceHall, Location::EntranceHall, Location::Greenhouse).fear(0, 0, 2);
  game.give(2, {Item::AncientAmulet}).begin().play_card(Skill::Shriek);
  CHECK(game.asked(QuestionKind::FearWound));
  game.say(answer::Yes{});
  CHECK(game.hand_size() == 0);
  CHECK(game.asked(QuestionKind::Amulet, 2));
  CHECK(game.t().moment == Moment::Amulet);
  game.say(answer::Yes{});
  CHECK(game.last<event::Prevented>().who == kThird);
  CHECK(game.t().wounded.empty());
  CHECK_FALSE(carries(game.s, kThird, Item::AncientAmulet));
  CHECK(game.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-377 TS-014 he is not asked below level 3, nor with two cards") {
  for (const int level : {2, 3}) {
    KillerGame game(Killer::Spectre, level);
    game.hand({Skill::Shriek, Skill::Chase, Skill::Detection}).stands(Location::Shed).fear(0, 0, 2);
    if (level == 2) game.hand({Skill::Chase});
    game.put(Location::Gallery, Location::Gallery, Location::Greenhouse).begin().play_card(Skill::Shriek);
    CHECK_FALSE(game.asked(QuestionKind::FearWound));
    CHECK(game.last<event::Scared>().paralysed == only(kThird));
  }
}

TEST_CASE("TS-321 TS-377 TS-086 inside an encounter he may pay too, and no amulet helps (EX-60)") {
  KillerGame game(Killer::Spectre, 3);
  game.hand({Skill::Chase, Skill::Detection, Skill::Detection}).stands(Location::Shed);
  game.put(Location::Gallery, Location::Gallery, Location::Shed).fear(0, 0, 2);
  game.give(2, {Item::AncientAmulet}).begin().pass().search();
  CHECK(game.asked(QuestionKind::FearWound));
  CHECK(game.t().moment == Moment::KillerActs);
  game.say(answer::Yes{});
  CHECK(game.t().wounded == only(kThird));
  CHECK(game.told(EventKind::Prevented) == 0);
  CHECK(game.asked(QuestionKind::DefenceItem, 2));
}

TEST_CASE("TS-010 who is hit is settled first, each is handled with all that follows before the next") {
  KillerGame game(Killer::Spectre, 3);
  game.hand({Skill::Shriek, Skill::Chase, Skill::Chase, Skill::Detection}).stands(Location::Shed);
  game.put(Location::Shed, Location::Shed, Location::Greenhouse).fear(2, 0, 2).begin();
  game.play_card(Skill::Shriek);
  CHECK(game.told(EventKind::Scared) == 1);
  CHECK(game.last<event::Scared>().whos == kAllSurvivors);
  CHECK(game.last<event::Scared>().paralysed == only(kFirst));
  CHECK(game.t().fear[1] == 0);  // his turn has not come
  game.pass();
  CHECK(game.last<event::Scared>().paralysed == only(kThird));
  CHECK(game.last<event::Scared>().whos == only(kSecond).with(kThird));  // nothing comes without a word
  CHECK(game.t().fear[1] == 1);
  CHECK(game.asked(QuestionKind::FearWound));
  game.say(answer::Yes{}).pass();
  CHECK(game.t().wounded == only(kThird));
}

TEST_CASE("TS-066 TS-064 fear that is taken away is seen, and brings its die back") {
  KillerGame game(Killer::Butcher);
  game.fear(2, 0, 0);
  CHECK(dice_of(game.rules, game.t(), kFirst) == 2);
  CHECK(dice_of(game.rules, game.t(), kSecond) == 4);
  game.change([](Now& now) { lose_fear(now, kFirst, 1); });
  CHECK(dice_of(game.rules, game.t(), kFirst) == 3);
  CHECK(game.last<event::FearLost>() == event::FearLost{.who = kFirst, .n = 1});
}

}  // namespace holdout::terrorscape
