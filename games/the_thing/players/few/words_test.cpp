#include "games/the_thing/players/few/words.h"

#include <doctest/doctest.h>

#include "games/the_thing/players/few/place.h"
#include "games/the_thing/players/few/testing/table.h"

// What partners say and hear in the game for 1 to 3 players, in small positions.

namespace holdout::the_thing::few {
namespace {

using L = Location;
constexpr Seat kFirst{0}, kSecond{1}, kThird{2};
constexpr std::uint64_t kTempers = 30;  // seeds tried, so that some take every chance

struct Talk {
  Rules r;
  View view;
  std::vector<Statement> heard;

  // With the harder figures no way out is better than the others from the start.
  explicit Talk(int players) : r(rules_for(players, {{"difficulty", "hard"}})), view(start(r)) {
    view.table.phase = Phase::Movement;
    view.table.actor = kA;
  }
  Table& t() { return view.table; }
  Sketch sketch() const { return {r, view}; }
  View seen_by(Seat seat) const {
    View own = view;
    own.viewer = seat;
    return own;
  }
  void place(Slot slot, L l) {
    for (Slots& here : t().at) here.remove(slot);
    t().at[at(l)].add(slot);
  }
  Statement hear(Seat speaker, Statement said) {
    said.speaker = speaker;
    said.id = static_cast<std::uint16_t>(heard.size() + 1);
    heard.push_back(said);
    return said;
  }
  void listen(Mind& mind) const {
    mind.memory.see({}, seen_by(mind.me));
    for (const Statement& each : heard) mind.memory.hear(each);
  }
  // Everything of this form that a partner of any temper says now. All of it may be said.
  std::vector<Statement> words(Seat seat, Say form) const {
    std::vector<Statement> lines;
    const View own = seen_by(seat);
    for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
      Mind mind(r, seat, seed, {});
      listen(mind);
      for (int i = 0; i < 4; ++i) {
        mind.collect_thoughts(true);
        std::optional<Statement> said = find_words(mind, own);
        if (!said) break;
        said->speaker = seat;
        CHECK(static_cast<bool>(TheThing::may_say(r, own, *said)));
        if (said_form(*said) == form) lines.push_back(*said);
      }
    }
    return lines;
  }
  Posts posts(Seat seat) const {
    Mind mind(r, seat, 1, {});
    listen(mind);
    return posts_of_round(mind, sketch());
  }
  bool goes(Seat seat, const Posts& posts, L l) const {
    for (Slot slot : characters_of(view.table, seat))
      if (posts[at(slot)] == l) return true;
    return false;
  }
};

// The place that is worth least to send somebody of this player to, or most.
L place_by_cost(const Talk& talk, Seat seat, bool dearest) {
  const Outlook o(talk.r, {});
  L found = L::Nowhere;
  double edge = 0;
  const Posts free = plan_posts(o, talk.sketch());
  for (L l : kGreen) {
    if (talk.goes(seat, free, l)) continue;
    Posts sent = free;
    sent[at(characters_of(talk.view.table, seat).first())] = l;
    const double hope = hope_of_posts(o, talk.sketch(), sent);
    if (found != L::Nowhere && (dearest ? hope >= edge : hope <= edge)) continue;
    found = l;
    edge = hope;
  }
  return found;
}

// In the last cold one player has the Keys of a Snowcat that is ready.
void leave_by_snowcat(Talk& talk) {
  Table& t = talk.t();
  t.characters = t.standing = t.at[at(L::RecRoom)] = only(kA).with(kD);
  t.damage[at(L::Snowcat)] = 0;
  t.fuel[at(L::Snowcat)] = talk.r.fuel_spaces[at(L::Snowcat)];
  t.boiler_destroyed = true;
  t.frost = u8(talk.r.frost_end - 1);
  talk.view.belongings[at(kD)].items[at(ItemKind::Keys)] = 1;
}

}  // namespace

TEST_CASE("T-4: before it places, a partner says where it goes, to those who can still go by it") {
  Talk talk(2);
  const Posts plan = talk.posts(kFirst);
  const std::vector<Statement> told = talk.words(kFirst, Say::WillGo);
  REQUIRE(!told.empty());
  for (const Statement& each : told) CHECK(talk.goes(kFirst, plan, static_cast<L>(each.args[0])));
  CHECK(talk.words(kSecond, Say::WillGo).empty());  // three are placed before it
  for (Slot slot : characters_of(talk.t(), kFirst)) talk.place(slot, plan[at(slot)]);
  CHECK(talk.words(kFirst, Say::WillGo).empty());   // placed
  CHECK(talk.words(kSecond, Say::WillGo).empty());  // everybody else is
  talk.place(kC, L::RecRoom);
  CHECK(!talk.words(kSecond, Say::WillGo).empty());  // one more
}

TEST_CASE("T-4: a player alone is silent") {
  const Talk talk(1);
  for (Say form : {Say::WillGo, Say::Needs, Say::ExitPlan}) CHECK(talk.words(kFirst, form).empty());
}

TEST_CASE("T-5 T-6: what only others can see to is told, unless it was spoken of or is one's own to do") {
  Talk talk(2);
  CHECK(talk.words(kSecond, Say::ShouldGo).empty());  // both go to the place that matters most
  for (Slot slot : {kA, kB, kC}) talk.place(slot, L::Kitchen);
  const std::vector<Statement> told = talk.words(kFirst, Say::ShouldGo);
  REQUIRE(!told.empty());
  CHECK(seat_at(told.front().args[0]) == kSecond);
  const auto needed = static_cast<L>(told.front().args[1]);
  CHECK(talk.goes(kSecond, talk.posts(kFirst), needed));
  CHECK(talk.words(kFirst, Say::Needs).empty());      // one player is meant
  CHECK(talk.words(kSecond, Say::ShouldGo).empty());  // it goes there itself
  talk.hear(kSecond, say(Say::WillGo, {arg(needed)}));
  CHECK(talk.words(kFirst, Say::ShouldGo).empty());

  Talk three(3);
  for (Slot slot : {kA, kB}) three.place(slot, L::Kitchen);
  const std::vector<Statement> to_all = three.words(kFirst, Say::Needs);
  const std::vector<Statement> to_one = three.words(kFirst, Say::ShouldGo);
  const Posts plan = three.posts(kFirst);
  REQUIRE(!(to_all.empty() && to_one.empty()));
  for (const Statement& each : to_all)
    for (Seat seat : {kSecond, kThird}) CHECK(three.goes(seat, plan, static_cast<L>(each.args[0])));
  for (const Statement& each : to_one)
    for (Seat seat : {kSecond, kThird})
      CHECK(three.goes(seat, plan, static_cast<L>(each.args[1])) == (seat_at(each.args[0]) == seat));
}

TEST_CASE("T-21: a way out that is clearly the best is proposed once, and another when that is better") {
  Talk talk(2);
  CHECK(talk.words(kFirst, Say::ExitPlan).empty());  // nobody can tell yet
  const auto ready = [&](L vehicle) {
    talk.t().damage[at(vehicle)] = 0;
    talk.t().fuel[at(vehicle)] = talk.r.fuel_spaces[at(vehicle)];
  };
  ready(L::Snowcat);
  const std::vector<Statement> told = talk.words(kFirst, Say::ExitPlan);
  REQUIRE(!told.empty());
  for (const Statement& each : told) {
    CHECK(static_cast<Exit>(each.args[0] + 1) == Exit::Snowcat);
    CHECK(each.args[1] > talk.t().round);
  }
  talk.hear(kSecond, told.front());
  CHECK(talk.words(kFirst, Say::ExitPlan).empty());
  CHECK(!talk.words(kFirst, Say::Agree).empty());  // T-22
  talk.t().damage[at(L::Snowcat)] = talk.r.damage_at_start[at(L::Snowcat)];
  talk.t().fuel[at(L::Snowcat)] = 0;
  ready(L::Helicopter);
  Mind mind(talk.r, kFirst, 1, {});
  talk.listen(mind);
  CHECK(mind.memory.exit() == Exit::None);  // refused as things are
  const std::vector<Statement> other = talk.words(kFirst, Say::ExitPlan);
  REQUIRE(!other.empty());
  CHECK(static_cast<Exit>(other.front().args[0] + 1) == Exit::Helicopter);
}

TEST_CASE("T-11 T-12: Wire is asked for where the Flamethrower is") {
  Talk talk(3);
  talk.t().phase = Phase::RecRoom;
  talk.view.stack.push(RecTalk{});
  const auto asks = [&](Seat seat, Say form) { return !talk.words(seat, form).empty(); };
  CHECK_FALSE(asks(kFirst, Say::NeedGood));
  talk.view.belongings[at(kA)].weapons[at(WeaponKind::Flamethrower)] = 1;
  CHECK_FALSE(asks(kFirst, Say::NeedGood));  // nobody holds Wire
  talk.view.belongings[at(kC)].items[at(ItemKind::Wire)] = 1;
  CHECK(asks(kFirst, Say::NeedGood));
  CHECK_FALSE(asks(kSecond, Say::NeedGood));  // it gives
  CHECK_FALSE(asks(kSecond, Say::GiveGood));
  const std::vector<Statement> third = talk.words(kThird, Say::GiveGood);
  REQUIRE(!third.empty());
  CHECK(third.front().args[0] == index(kFirst));
  CHECK(static_cast<Good>(third.front().args[1]) == good(ItemKind::Wire));
  talk.view.stack.clear();
  CHECK_FALSE(asks(kFirst, Say::NeedGood));  // TT-702: closed
}

TEST_CASE("T-11 T-12: what is asked for is given, but not what is needed or safer where it is") {
  Talk talk(3);
  talk.t().phase = Phase::RecRoom;
  talk.view.stack.push(RecTalk{});
  const auto gives = [&](std::initializer_list<Event> seen = {}) {
    Mind mind(talk.r, kFirst, 1, {});
    talk.listen(mind);
    mind.memory.see(seen, talk.seen_by(kFirst));
    Actions options;
    options.push(answer::Pass{});
    for (Slot from : {kA, kB})
      for (Slot to : {kC, kD}) options.push(answer::Offer{.who = to, .own = from});
    return choose(mind, talk.view, options);
  };
  talk.view.prompt.kind = u8(QuestionKind::Talk);
  talk.view.belongings[at(kB)].items[at(ItemKind::Keys)] = 1;
  CHECK(gives() == answer::Pass{});
  talk.hear(kSecond, say(Say::NeedGood, {arg(good(ItemKind::Wire))}));
  CHECK(gives() == answer::Pass{});  // it has none
  talk.hear(kThird, say(Say::GiveGood, {arg(index(kSecond)), arg(good(ItemKind::Keys))}));
  const Action gift = answer::Offer{.who = kC, .own = kB};
  CHECK(gives() == gift);
  CHECK(gives({told(event::RoundBegan{3})}) == answer::Pass{});  // it held for a round
  // TT-702: what was refused is not offered again.
  const Event refused = told(event::OfferAnswered{.who = kC, .partner = kB, .accepted = false});
  CHECK(gives({refused}) == answer::Pass{});
  CHECK(gives({told(event::OfferAnswered{.who = kC, .partner = kD, .accepted = false})}) ==
        gift);  // somebody else's offer
  event::Traded traded{.who = kB, .partner = kD, .given = 1, .gives = {}, .asks = {}};
  for (auto* cards : {&traded.gives, &traded.asks}) cards->fill(kNoGood);
  traded.gives[0] = good(ItemKind::Keys);
  CHECK(gives({told(traded)}) == answer::Pass{});  // that player has them now
  for (Slot slot : {kC, kD}) talk.t().suspicion[at(slot)] = u8(talk.t().threat - 1);
  CHECK(gives() == answer::Pass{});  // the Threat token is about to reach those
  talk.view.belongings[at(kA)].items[at(ItemKind::Wire)] = 1;
  CHECK(gives() == answer::Offer{.who = kC, .own = kA});
  talk.view.belongings[at(kA)].weapons[at(WeaponKind::Flamethrower)] = 1;
  CHECK(gives() == answer::Pass{});  // TT-1021: they belong together
}

TEST_CASE("T-22: what was agreed to is planned with, also by who had planned already") {
  Talk talk(2);
  leave_by_snowcat(talk);
  talk.t().organism.push(kB);
  talk.t().strength = 8;  // it stops every second escape
  Mind mind(talk.r, kFirst, 1, {});
  talk.listen(mind);
  const Statement asked = talk.hear(kFirst, say(Say::ShouldGo, {arg(index(kSecond)), arg(L::Kitchen)}));
  mind.memory.hear(asked);
  REQUIRE(!talk.goes(kSecond, posts_of_round(mind, talk.sketch()), L::Kitchen));
  mind.memory.hear(talk.hear(kSecond, say(Say::Agree, {}, asked.id)));
  CHECK(talk.goes(kSecond, posts_of_round(mind, talk.sketch()), L::Kitchen));
}

TEST_CASE("T-5 T-22: a request is followed when that costs little, and refused when it costs much") {
  Talk talk(2);
  const L cheap = place_by_cost(talk, kSecond, false);
  CHECK(!talk.goes(kSecond, talk.posts(kSecond), cheap));
  talk.hear(kFirst, say(Say::ShouldGo, {arg(index(kSecond)), arg(cheap)}));
  CHECK(talk.goes(kSecond, talk.posts(kSecond), cheap));
  CHECK(!talk.words(kSecond, Say::Agree).empty());
  CHECK(talk.words(kSecond, Say::Disagree).empty());

  Talk ruin(2);  // it is asked to leave the Snowcat
  leave_by_snowcat(ruin);
  REQUIRE(ruin.goes(kSecond, ruin.posts(kSecond), L::Snowcat));
  ruin.hear(kFirst, say(Say::ShouldGo, {arg(index(kSecond)), arg(L::Kitchen)}));
  CHECK(ruin.goes(kSecond, ruin.posts(kSecond), L::Snowcat));
  CHECK(!ruin.words(kSecond, Say::Disagree).empty());
  CHECK(ruin.words(kSecond, Say::Agree).empty());
}

TEST_CASE("T-5: a request is for whom it names, and for one round") {
  Talk talk(3);
  const L cheap = place_by_cost(talk, kSecond, false);
  talk.hear(kFirst, say(Say::ShouldGo, {arg(index(kSecond)), arg(cheap)}));
  CHECK(talk.words(kThird, Say::Agree).empty());
  CHECK(talk.words(kThird, Say::Disagree).empty());
  Mind mind(talk.r, kSecond, 1, {});
  talk.listen(mind);
  CHECK(mind.memory.wishes().size() == 1);
  View next = talk.seen_by(kSecond);
  ++next.table.round;
  mind.memory.see({}, next);
  CHECK(mind.memory.wishes().empty());
}

TEST_CASE("T-5: what is asked of somebody who is placed already holds for the next round") {
  Talk talk(2);
  const L cheap = place_by_cost(talk, kSecond, false);
  View next = talk.seen_by(kSecond);
  ++next.table.round;
  for (Slot slot : characters_of(talk.t(), kSecond)) talk.place(slot, L::Kitchen);
  talk.hear(kFirst, say(Say::ShouldGo, {arg(index(kSecond)), arg(cheap)}));
  Mind mind(talk.r, kSecond, 1, {});
  talk.listen(mind);
  CHECK(mind.memory.wishes().empty());
  CHECK(talk.words(kSecond, Say::Disagree).empty());
  mind.memory.see({}, next);
  CHECK(mind.memory.wishes().size() == 1);
  const std::optional<Statement> words = find_words(mind, next);
  REQUIRE(words);
  CHECK(said_form(*words) == Say::Agree);
  CHECK(words->about == talk.heard.front().id);
}

TEST_CASE("T-4 of another: the others are planned around it") {
  Talk talk(2);
  const L other = place_by_cost(talk, kFirst, true);
  CHECK(!talk.goes(kFirst, talk.posts(kSecond), other));
  talk.hear(kFirst, say(Say::WillGo, {arg(other)}));
  const Posts around = talk.posts(kSecond);
  CHECK(talk.goes(kFirst, around, other));
  const Outlook o(talk.r, {});
  Posts bare = plan_posts(o, talk.sketch());
  for (Slot slot : characters_of(talk.t(), kFirst)) bare[at(slot)] = around[at(slot)];
  CHECK(hope_of_posts(o, talk.sketch(), around) >= hope_of_posts(o, talk.sketch(), bare));
}

TEST_CASE("T-7: a place is left free and somebody left alone when that costs little") {
  Talk talk(2);
  Wish wish{.form = Say::StayOut, .speaker = kFirst, .place = L::Lab};
  Posts posts{};
  posts.fill(L::Kitchen);
  posts[at(kD)] = L::Lab;
  const SeatSet meant = concerned(talk.r, wish);
  CHECK_FALSE(fulfils(talk.t(), posts, wish, meant));
  posts[at(kD)] = L::Kitchen;
  posts[at(kA)] = L::Lab;  // of the speaker
  CHECK(fulfils(talk.t(), posts, wish, meant));
  wish = {.form = Say::LeaveAlone, .speaker = kFirst, .about = kFirst};
  CHECK_FALSE(fulfils(talk.t(), posts, wish, meant));
  for (Slot slot : characters_of(talk.t(), kFirst)) posts[at(slot)] = L::Lab;
  CHECK(fulfils(talk.t(), posts, wish, meant));

  int kept_out = 0;
  for (L l : kGreen) {
    Talk warned(2);
    if (!warned.goes(kSecond, warned.posts(kSecond), l)) continue;
    warned.hear(kFirst, say(Say::StayOut, {arg(l)}));
    kept_out += warned.goes(kSecond, warned.posts(kSecond), l) ? 0 : 1;
  }
  CHECK(kept_out > 0);
}

TEST_CASE("T-21 of another: a way out that is nearly as good is favoured, a hopeless one refused") {
  Talk talk(2);
  const Outlook o(talk.r, {});
  const Exit best = o.best_exit(talk.sketch());
  for (Exit exit : kExits) {
    Talk planned = talk;
    planned.hear(kFirst, say(Say::ExitPlan, {arg(u8(exit) - 1), 9}));
    Mind mind(planned.r, kSecond, 1, {});
    planned.listen(mind);
    const double share = o.way_out(talk.sketch(), exit).chance / o.way_out(talk.sketch(), best).chance;
    const bool agreed = share >= Weights{}.yields;
    CHECK(mind.memory.favoured(talk.sketch()) == (agreed && exit != best ? exit : Exit::None));
    CHECK(planned.words(kSecond, Say::Agree).empty() != agreed);
    CHECK(planned.words(kSecond, Say::Disagree).empty() == agreed);
  }
}

}  // namespace holdout::the_thing::few
