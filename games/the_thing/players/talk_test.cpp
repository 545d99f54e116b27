#include "games/the_thing/players/testing/evening.h"

// What computer players say to move each other, in small positions, and what hearing it does to them.

namespace holdout::the_thing {
namespace {

constexpr Good kKeys = good(ItemKind::Keys);

bool any_about(const Lines& lines, Location l, std::size_t argument) {
  return std::ranges::any_of(lines, [&](const Statement& each) { return each.args[argument] == arg(l); });
}

std::uint64_t seed_of(std::string_view temper) {
  for (std::uint64_t seed = 1; seed < 1000; ++seed)
    if (personality_of(seed).key == temper) return seed;
  FAIL("no such temper");
  return 0;
}

}  // namespace

TEST_CASE(
    "talk: somebody who has not moved is sent where nobody works; an Alien calls him to itself") {  // T-5
  Evening e;
  e.board.put(Location::Boiler, {kS0});
  e.board.put(Location::Armory, {kS1});
  e.board.put(Location::Radio, {kS2});
  e.board.fuel(Location::Generator, 0);
  const Lines human = e.words(kS0, QuestionKind::Move, Say::ShouldGo);
  const Lines alien = e.words(kS1, QuestionKind::Move, Say::ShouldGo);
  REQUIRE(!human.empty());
  for (const Statement& each : human) {
    CHECK(in(e.board.t(), Location::RecRoom).has(slot_at(each.args[0])));
    CHECK(in(e.board.t(), static_cast<Location>(each.args[1])).empty());
  }
  CHECK(any_about(alien, Location::Armory, 1));
  e.board.put(Location::Armory, {kS3});
  CHECK(!any_about(e.words(kS1, QuestionKind::Move, Say::ShouldGo), Location::Armory, 1));  // not alone
}

TEST_CASE("talk: who is alone where two do no more than one asks to be left so") {  // T-7
  Evening e;
  e.board.put(Location::Kitchen, {kS0});
  e.board.put(Location::Lab, {kS2});
  CHECK(any_about(e.words(kS0, QuestionKind::Move, Say::StayOut), Location::Kitchen, 0));
  CHECK(e.words(kS2, QuestionKind::Move, Say::StayOut).empty());  // two do more there (TT-620)
  e.board.put(Location::Kitchen, {kS3});
  CHECK(e.words(kS0, QuestionKind::Move, Say::StayOut).empty());
}

TEST_CASE("talk: trusted voices draw a Human to a place or keep it away, once a round each") {  // T-5, T-7
  Evening e;
  Mind mind = e.mind(kS0, 1);
  const View view = e.view(kS0, QuestionKind::Move);
  const Location first = plan_place(mind, view);
  REQUIRE(is_green(first));
  for (Slot speaker : {kS2, kS3, kS4, Slot{5}})
    mind.memory.hear(said_by(speaker, Say::StayOut, {arg(first)}));
  const Location second = plan_place(mind, view);
  CHECK(second != first);
  const double kept_away = mind.memory.urged(first);
  CHECK(kept_away < -0.5);
  mind.memory.hear(said_by(kS2, Say::StayOut, {arg(first)}));
  CHECK(mind.memory.urged(first) == doctest::Approx(kept_away));

  Mind other = e.mind(kS0, 1);
  for (Slot speaker : {kS2, kS3, kS4, Slot{5}})
    other.memory.hear(said_by(speaker, Say::ShouldGo, {arg(kS1), arg(second)}));
  CHECK(plan_place(other, view) == first);  // somebody else was meant
  for (Slot speaker : {kS2, kS3, kS4, Slot{5}})
    other.memory.hear(said_by(speaker, Say::ShouldGo, {arg(kS0), arg(second)}));
  CHECK(plan_place(other, view) == second);
  other.memory.see(std::vector<Event>{noticed(event::RoundBegan{3})}, view);
  CHECK(plan_place(other, view) == first);
}

TEST_CASE(
    "talk: a Human goes where it said it would, though another place would be better, in that round") {  // T-4
  Evening e;
  Mind mind = e.mind(kS0, seed_of("loyal"));
  const View view = e.view(kS0, QuestionKind::Move);
  const Location best = plan_place(mind, view);
  for (Location said : kGreen) {
    if (good_of(mind.rules, view.table, CardKind::Use, said, 1) < 0.5) continue;
    Mind bound = e.mind(kS0, seed_of("loyal"));
    bound.memory.hear(said_by(kS0, Say::WillGo, {arg(said)}));
    CHECK(plan_place(bound, view) == said);
    bound.memory.see(std::vector<Event>{noticed(event::RoundBegan{3})}, view);
    CHECK(plan_place(bound, view) == best);  // a word for one round
  }
}

TEST_CASE("talk: whoever calls others to an own place where two do no more is suspected") {  // T-5
  Evening e;
  e.board.put(Location::Armory, {kS1});
  e.board.put(Location::Boiler, {kS2});
  Mind mind = e.mind(kS0, 1);
  const double before = mind.suspects(kS1);
  mind.memory.hear(said_by(kS2, Say::ShouldGo, {arg(kS0), arg(Location::Boiler)}));
  CHECK(mind.suspects(kS1) == doctest::Approx(before));
  mind.memory.hear(said_by(kS1, Say::ShouldGo, {arg(kS0), arg(Location::Armory)}));
  const double after = mind.suspects(kS1);
  CHECK(after > before);
  mind.memory.hear(said_by(kS1, Say::ShouldGo, {arg(kS3), arg(Location::Armory)}));
  CHECK(mind.suspects(kS1) == doctest::Approx(after));
}

TEST_CASE("talk: a Leader who fears Sabotage promises where to stop, and a Human keeps to it") {  // T-9
  Evening e;
  e.board.put(Location::Kitchen, {kS0, kS1, kS2});
  e.board.put(Location::Armory, {kS3, kS4, Slot{5}});
  e.board.t().burnt.add(Location::Armory);  // nothing to do there any more
  e.cards_handed_in();
  e.flip_first();
  const Lines promises = e.words(kS0, QuestionKind::Assign, Say::LeaderPromise);
  REQUIRE(!promises.empty());
  for (const Statement& each : promises) {
    CHECK(each.args[0] >= 1);
    CHECK(each.args[0] < 6);
  }
  e.board.t().history[1].flips = 2;
  CHECK(e.words(kS0, QuestionKind::Assign, Say::LeaderPromise).empty());  // the first card is assigned

  e.board.t().flipped = CardKind::None;
  const View view = e.view(kS0, QuestionKind::GoOn);
  Actions options;
  options.push(answer::Yes{});
  options.push(answer::Pass{});
  Mind loyal = e.mind(kS0, seed_of("loyal"));
  const bool goes_on = is<answer::Yes>(choose_go_on(loyal, view, options));
  const std::uint16_t other_way = goes_on ? 2 : 4;
  loyal.memory.hear(said_by(kS0, Say::LeaderPromise, {other_way}));
  CHECK(is<answer::Yes>(choose_go_on(loyal, view, options)) != goes_on);
}

TEST_CASE(
    "talk: a broken promise of the Leader counts against word and role, one cut short does not") {  // T-9
  const auto led = [](int flips, bool cards_left, CardKind last) {
    Evening e;
    e.heard = {said_by(kS0, Say::LeaderPromise, {2})};
    Mind mind = e.mind(kS2, 1);
    View view = e.view(kS2, QuestionKind::GoOn);
    std::vector<Event> events(static_cast<std::size_t>(flips), noticed(event::Flipped{}));
    view.table.flipped = last;
    mind.memory.see(events, view);
    events.clear();
    if (cards_left) events.push_back(noticed(event::PileDiscarded{2}));
    events.push_back(noticed(event::Gathered{}));
    mind.memory.see(events, view);
    return mind;
  };
  const Mind untold = Evening().mind(kS2, 1);
  const double word = untold.memory.keeps_word(kS0);
  const double suspect = untold.suspects(kS0);
  CHECK(led(2, true, CardKind::None).memory.keeps_word(kS0) > word);
  CHECK(led(2, true, CardKind::None).suspects(kS0) == doctest::Approx(suspect));
  CHECK(led(1, true, CardKind::None).memory.keeps_word(kS0) < word);
  CHECK(led(3, false, CardKind::Use).memory.keeps_word(kS0) < word);
  CHECK(led(3, false, CardKind::Use).suspects(kS0) > suspect);
  CHECK(led(1, true, CardKind::Use).memory.keeps_word(kS0) ==
        doctest::Approx(word));  // nobody stands (TT-607)
  CHECK(led(1, false, CardKind::Use).memory.keeps_word(kS0) == doctest::Approx(word));
  CHECK(led(0, true, CardKind::None).memory.keeps_word(kS0) == doctest::Approx(word));  // before a first card
  CHECK(led(0, true, CardKind::None).suspects(kS0) == doctest::Approx(suspect));
}

TEST_CASE("talk: Wire and Keys are asked for on behalf of those who are trusted with them") {  // T-12
  Evening e;
  e.gather_in_the_rec_room();
  e.board.give(kS2, WeaponKind::Flamethrower);
  e.board.give(kS3, ItemKind::Wire);
  e.board.give(kS4, ItemKind::Keys);
  CHECK(e.words(kS0, QuestionKind::Talk, Say::GiveGood).empty());
  e.heard = {said_by(kS3, Say::Have, {arg(good(ItemKind::Wire))})};
  CHECK(e.words(kS0, QuestionKind::Talk, Say::GiveGood).empty());  // who has the fire is not trusted
  e.proven_human(kS2);
  for (const Good wanted : {good(ItemKind::Wire), kKeys}) {
    e.heard = {said_by(wanted == kKeys ? kS4 : kS3, Say::Have, {arg(wanted)})};
    const Lines lines = e.words(kS0, QuestionKind::Talk, Say::GiveGood);
    REQUIRE(!lines.empty());
    for (const Statement& each : lines) {
      CHECK(slot_at(each.args[0]) == kS2);
      CHECK(static_cast<Good>(each.args[1]) == wanted);
    }
  }
}

TEST_CASE("talk: a Human offers what a trusted one asked for on behalf of a proven one") {  // T-12
  Evening e;
  e.gather_in_the_rec_room();
  e.board.give(kS4, ItemKind::Keys);
  e.proven_human(kS2);
  View view = e.view(kS4, QuestionKind::Talk);
  Actions options;
  for (Slot to : {kS0, kS1, kS2, kS3}) options.push(answer::Offer{.who = to, .own = kS4});
  options.push(answer::Pass{});
  options.push(answer::Give{kKeys});
  Mind mind = e.mind(kS4, 1);
  CHECK(is<answer::Pass>(choose_trade(mind, view, options)));
  mind.memory.hear(said_by(kS0, Say::GiveGood, {arg(kS3), arg(kKeys)}));
  CHECK(is<answer::Pass>(choose_trade(mind, view, options)));  // nobody knows what that one is
  mind.memory.hear(said_by(kS0, Say::GiveGood, {arg(kS2), arg(kKeys)}));
  CHECK(choose_trade(mind, view, options) == answer::Offer{.who = kS2, .own = kS4});
  view.draft = {.from = kS4, .partner = kS2, .give = {}, .ask = {}};
  CHECK(choose_trade(mind, view, options) == answer::Give{kKeys});
  view.draft.partner = kS0;  // begun with another in mind
  CHECK(is<answer::Pass>(choose_trade(mind, view, options)));
}

TEST_CASE(
    "talk: with free claims a Human tells the card, an Alien never owns up to a Sabotage") {  // T-14, TT-1204
  for (const bool option : {false, true}) {
    Evening e(option ? Setup::Choices{{"free_claims", "on"}} : Setup::Choices{});
    e.board.put(Location::Kitchen, {kS1, kS2});
    e.board.h().handed = {CardKind::None, CardKind::Sabotage, CardKind::Repair};
    const Lines human = e.words(kS2, QuestionKind::Assign, Say::HandedIn);
    const Lines alien = e.words(kS1, QuestionKind::Assign, Say::HandedIn);
    CHECK(human.empty() != option);  // TT-105
    CHECK(alien.empty() != option);
    for (const Statement& each : human) CHECK(each.args[0] == arg(CardKind::Repair));
    for (const Statement& each : alien) CHECK(each.args[0] == arg(CardKind::Use));
  }
}

TEST_CASE("talk: a card told of is feared less, a Sabotage owned up to spares the others") {  // T-14
  Evening e;
  e.cards_handed_in();
  struct Made {
    double share;    // of Sabotage, feared
    double suspect;  // another who handed in a card, after two Sabotages
  };
  const auto after = [&](const Lines& words) {
    Mind mind = e.mind(kS0, 1);
    for (const Statement& each : words) mind.memory.hear(each);
    const double share = mind.memory.bad_share(6);
    const Event flip = noticed(event::Flipped{CardKind::Sabotage});
    const View view = e.view(kS0, QuestionKind::GoOn);
    mind.memory.see(std::vector<Event>{flip, flip, noticed(event::Gathered{})}, view);
    return Made{share, mind.suspects(kS4)};
  };
  const Made silent = after({});
  const Made good = after({said_by(kS2, Say::HandedIn, {arg(CardKind::Use)})});
  const Made bad = after({said_by(kS2, Say::HandedIn, {arg(CardKind::Sabotage)})});
  CHECK(good.share < silent.share);
  CHECK(good.suspect == doctest::Approx(silent.suspect));
  CHECK(bad.share > silent.share);
  CHECK(bad.suspect < silent.suspect);
}

TEST_CASE("talk: with free claims a token is told of, and an Alien covers who turned it") {  // T-15, TT-1204
  for (const bool option : {false, true}) {
    Evening e(option ? Setup::Choices{{"free_claims", "on"}} : Setup::Choices{});
    e.board.h().aliens.add(kS3);
    e.board.h().saw_alien[at(kS3)] = only(kS1);
    Contacts& contacts = e.board.t().history[1].contacts;
    contacts.looked(kS2, kS4, 0);
    contacts.looked(kS3, kS1, 0);
    const Lines human = e.words(kS2, QuestionKind::Assign, Say::TokenWasHuman);
    const Lines alien = e.words(kS3, QuestionKind::Assign, Say::TokenWasHuman);
    CHECK(human.empty() != option);  // TT-106
    CHECK(alien.empty() != option);
    for (const Statement& each : human) CHECK(slot_at(each.args[0]) == kS4);
    for (const Statement& each : alien) CHECK(slot_at(each.args[0]) == kS1);
    CHECK(e.words(kS4, QuestionKind::Assign, Say::TokenWasHuman).empty());  // looked at nothing
  }
}

TEST_CASE("talk: a token called Human clears its owner by what the speaker is worth, if he looked") {  // T-15
  Evening e;
  e.board.t().history[1].contacts.looked(kS2, kS4, 0);
  struct Made {  // of what was thought before
    double owner;
    double other;
  };
  const auto after = [&](Slot speaker, std::initializer_list<Event> events) {
    e.seen = events;
    Mind mind = e.mind(kS0, 1);
    const double owner = mind.suspects(kS4);
    const double other = mind.suspects(kS3);
    mind.memory.hear(said_by(speaker, Say::TokenWasHuman, {arg(kS4)}));
    return Made{mind.suspects(kS4) / owner, mind.suspects(kS3) / other};
  };
  const Made trusting = after(kS2, {});
  CHECK(trusting.owner < 0.95);
  CHECK(trusting.other > 1);  // somebody is the Alien
  const Made sure =
      after(kS2, {noticed(event::Tested{.who = kS2, .tester = Slot{0}, .fire = false, .alien = false})});
  CHECK(sure.owner < trusting.owner);      // the word of a proven Human
  const Made false_word = after(kS3, {});  // everybody knows that he saw no token
  CHECK(false_word.owner > 0.9);
  CHECK(false_word.other > 1.1);
}

TEST_CASE("talk: what everybody saw to be otherwise tells against the speaker") {  // T-10, T-16, T-24
  Evening e;
  e.gather_in_the_rec_room();
  e.board.t().lab_held[at(kS3)] = 1;
  e.board.give(kS3, ItemKind::Wire);
  e.seen = {noticed(event::RoundBegan{2}),
            noticed(event::EncounterBegan{.place = Location::Lab, .whos = only(kS3).with(kS4).with(kS0)}),
            noticed(event::Avoided{.who = kS0}),
            noticed(event::Assigned{.who = kS2, .card = CardKind::Use}),
            noticed(event::Assigned{.who = kS3, .card = CardKind::Use}),
            noticed(event::ActionLost{.who = kS3, .card = CardKind::Use})};  // a lost action is none
  const auto doubted = [&](Slot speaker, Say form, std::initializer_list<std::uint16_t> args) {
    Mind mind = e.mind(kS0, 1);
    const double before = mind.suspects(speaker);
    mind.memory.hear(said_by(speaker, form, args));
    return mind.suspects(speaker) > 1.5 * before;
  };
  CHECK(!doubted(kS2, Say::MyAct, {2, arg(Act::Used)}));
  CHECK(doubted(kS2, Say::MyAct, {2, arg(Act::Repaired)}));
  CHECK(doubted(kS3, Say::MyAct, {2, arg(Act::Used)}));
  CHECK(!doubted(kS2, Say::Chain, {arg(kS4), arg(kS3), 2}));
  CHECK(doubted(kS2, Say::Chain, {arg(kS4), arg(kS3), 1}));
  CHECK(doubted(kS2, Say::Chain, {arg(kS0), arg(kS3), 2}));  // TT-509: he stayed out of it
  CHECK(!doubted(kS3, Say::HaveBlood, {}));
  CHECK(doubted(kS2, Say::HaveBlood, {}));
  CHECK(!doubted(kS3, Say::Have, {arg(kKeys)}));  // some item it holds
  CHECK(doubted(kS2, Say::Have, {arg(kKeys)}));
}

TEST_CASE("talk: who asks to be tested where it may happen is suspected less, once") {  // T-18
  Evening e;
  Mind mind = e.mind(kS0, 1);
  const double before = mind.suspects(kS2);
  mind.memory.hear(said_by(kS2, Say::TestMe, {}));
  CHECK(mind.suspects(kS2) == doctest::Approx(before));  // nobody could do it
  e.board.t().lab_held[at(kS3)] = 1;
  Mind other = e.mind(kS0, 1);
  other.memory.hear(said_by(kS2, Say::TestMe, {}));
  const double after = other.suspects(kS2);
  CHECK(after < before);
  other.memory.hear(said_by(kS2, Say::TestMe, {}));
  CHECK(other.suspects(kS2) == doctest::Approx(after));
}

TEST_CASE(
    "talk: an Alien speaks against whom it turned and for the Human who will board first") {  // T-2, T-3
  Evening e;
  e.gather_in_the_rec_room();
  e.board.h().aliens.add(kS3);
  e.board.h().gave_alien[at(kS1)] = only(kS3);
  e.board.t().history[0].contacts.looked(kS3, kS1, 0);
  e.board.t().suspicion = {2, 2, 2, 2, 1, 2};
  const auto names = [&](Say form, Slot who) {
    const Lines lines = e.words(kS1, QuestionKind::Talk, form);
    return std::ranges::any_of(lines, [&](const Statement& each) { return slot_at(each.args[0]) == who; });
  };
  CHECK(names(Say::Accuse, kS3));
  CHECK(!names(Say::Trust, kS4));  // nobody is about to leave
  e.board.t().rescue = 5;
  CHECK(names(Say::Trust, kS4));
}

TEST_CASE("talk: when help will come is told by the weather table") {  // T-21
  Evening e;
  e.board.t().rescue = u8(e.board.rules.rescue_station - 4);
  const Lines lines = e.words(kS0, QuestionKind::Move, Say::ExitPlan);
  REQUIRE(!lines.empty());
  for (const Statement& each : lines) CHECK(each.args[1] == 2 + 2);  // 4 steps, 2.17 a round
}

}  // namespace holdout::the_thing
