#include "games/the_thing/talk.h"

#include <array>
#include <string>

#include "engine/statement_text.h"
#include "games/the_thing/describe_words.h"
#include "games/the_thing/names.h"
#include "games/the_thing/the_thing.h"

namespace holdout::the_thing {

namespace {

using Type = StatementParameter::Type;
using WordList = std::span<const std::string_view>;

constexpr std::array<std::string_view, kGoods> kGoodWords{
    "melee", "firearm", "flamethrower", "dynamite", "fuel_can", "tools", "keys", "wire", "flashlight"};
constexpr std::array<std::string_view, 6> kAccuseWords{"met",    "sabotage", "stopped",
                                                       "wasted", "avoided",  "wants_out"};
constexpr std::array<std::string_view, 3> kTrustWords{"tested", "votes", "met_nobody"};
constexpr std::array<std::string_view, 2> kGoWords{"stop", "go_on"};
constexpr std::array<std::string_view, 2> kTestWords{"blood", "fire"};
constexpr std::array<std::string_view, 3> kPleaWords{"tested", "worked", "met_nobody"};
constexpr std::array<std::string_view, 3> kExitWords{"rescue", "helicopter", "snowcat"};
constexpr std::array<std::string_view, 4> kActWords{"used", "repaired", "rested", "voted"};

constexpr StatementParameter player(std::string_view name = "player") {
  return {.name = name, .type = Type::Player};
}
constexpr StatementParameter word(std::string_view name, WordList words, std::string_view family = {}) {
  return {.name = name, .type = Type::Word, .family = family, .words = words};
}
constexpr StatementParameter number(std::string_view name, std::uint16_t max) {
  return {.name = name, .type = Type::Number, .max = max};
}
constexpr StatementParameter maybe(StatementParameter parameter) {
  parameter.optional = true;
  return parameter;
}
constexpr StatementParameter kPlace = word("place", tables::kLocationKeys, "place");
constexpr StatementParameter kCard = word("card", tables::kCardKeys, "card");
constexpr StatementParameter kThing = word("thing", kGoodWords, "good");

constexpr std::array kPlayerOnly{player()};
constexpr std::array kMaybePlayer{maybe(player())};
constexpr std::array kPlaceOnly{kPlace};
constexpr std::array kThingOnly{kThing};
constexpr std::array kCardOnly{kCard};
constexpr std::array kAccuse{player(), number("strength", 3), word("reason", kAccuseWords)};
constexpr std::array kTrust{player(), word("reason", kTrustWords)};
constexpr std::array kShouldGo{player(), kPlace};
constexpr std::array kNeeds{kPlace, kCard, number("urgency", 3)};
constexpr std::array kStopOrGo{word("what", kGoWords)};
constexpr std::array kPromise{number("cards", 9)};
constexpr std::array kGiveGood{player(), kThing};
constexpr std::array kChain{player(), player("other"), number("round", kMaxRounds)};
constexpr std::array kTest{player(), word("test", kTestWords)};
constexpr std::array kPlea{word("reason", kPleaWords)};
constexpr std::array kPlan{word("exit", kExitWords), number("round", kMaxRounds)};
constexpr std::array kAct{number("round", kMaxRounds), word("act", kActWords)};
constexpr std::array kTeamPlan{kPlace, number("strength", 18)};

enum class Is : std::uint8_t { Free, Promise, Answer };

constexpr StatementForm form(std::string_view text, std::span<const StatementParameter> parameters = {},
                             Is is = Is::Free) {
  return {.key = text.substr(text.rfind('.') + 1),
          .parameters = parameters,
          .factual = false,
          .promise = is == Is::Promise,
          .answers = is == Is::Answer,
          .text = text};
}

constexpr std::array<StatementForm, kSays> kStatementForms{
    form("the_thing.say.human"),
    form("the_thing.say.accuse", kAccuse),
    form("the_thing.say.trust", kTrust),
    form("the_thing.say.will_go", kPlaceOnly, Is::Promise),
    form("the_thing.say.should_go", kShouldGo),
    form("the_thing.say.needs", kNeeds),
    form("the_thing.say.stay_out", kPlaceOnly),
    form("the_thing.say.leave_alone", kPlayerOnly),
    form("the_thing.say.give_card_to", kPlayerOnly),
    form("the_thing.say.stop_or_go", kStopOrGo),
    form("the_thing.say.leader_promise", kPromise, Is::Promise),
    form("the_thing.say.have", kThingOnly),
    form("the_thing.say.have_blood"),
    form("the_thing.say.need_good", kThingOnly),
    form("the_thing.say.give_good", kGiveGood),
    form("the_thing.say.lets_vote", kMaybePlayer, Is::Promise),
    form("the_thing.say.handed_in", kCardOnly),
    form("the_thing.say.token_was_human", kPlayerOnly),
    form("the_thing.say.chain", kChain),
    form("the_thing.say.test_player", kTest),
    form("the_thing.say.test_me"),
    form("the_thing.say.let_me_in", kPlea),
    form("the_thing.say.keep_out", kPlayerOnly),
    form("the_thing.say.plan", kPlan),
    form("the_thing.say.agree", {}, Is::Answer),
    form("the_thing.say.disagree", {}, Is::Answer),
    form("the_thing.say.alien_will", kPlaceOnly),
    form("the_thing.say.my_act", kAct),
    form("the_thing.say.taunt", kPlaceOnly),
    form("the_thing.say.team_plan", kTeamPlan),
};

Problem refused(const Statement& said, std::string what, std::string expected) {
  return {.where = std::string(kStatementForms[said.kind].key),
          .what = std::move(what),
          .expected = std::move(expected)};
}

SeatSet team_of(const Table& t) { return seats_of(t, organism(t)); }

// The rule by which the viewer takes no more part; with 1 to 3 players everybody keeps a voice.
std::string_view out_by(const Rules& r, const View& view) {
  const Slot own = own_slot(r, view.viewer);
  if (own == kNoSlot) return {};
  return view.table.dead.has(own) ? "TT-127" : view.table.defeated.has(own) ? "TT-536" : "";
}

// What fits the moment by the phases of section 9; also what may be said at all.
bool fits(const Rules& r, const View& view, Say say) {
  const Table& t = view.table;
  if (!out_by(r, view).empty()) return false;
  const bool member = team_of(t).has(view.viewer);
  const bool acting = t.phase == Phase::Actions || t.phase == Phase::Movement || t.phase == Phase::Plan;
  const bool room = t.phase == Phase::RecRoom;
  const bool boarding = t.boarding.first != kNoSlot;
  switch (say) {
    case Say::WillGo:
    case Say::ShouldGo:
    case Say::Needs:
    case Say::StayOut:
    case Say::LeaveAlone:
    case Say::GiveCardTo:
    case Say::StopOrGo: return acting && !member;
    case Say::LeaderPromise: return acting && t.leader == view.viewer;
    case Say::Accuse: return acting || room || t.phase == Phase::Tests;
    case Say::NeedGood:
    case Say::GiveGood:
    case Say::LetsVote:
    case Say::MyAct: return room && !member;
    case Say::HandedIn:
    case Say::TokenWasHuman: return r.free_claims && acting && !member;  // TT-105, TT-106, TT-1204
    case Say::TestPlayer: return t.phase == Phase::Tests && !member;
    case Say::TestMe: return (room || t.phase == Phase::Tests) && !member;
    case Say::LetMeIn:
    case Say::KeepOut: return boarding;
    case Say::AlienWill: return acting && alien_in_play(t) && !member;
    case Say::Taunt: return acting && member && !r.few;
    case Say::TeamPlan: return t.phase == Phase::Plan && member && !r.few;
    case Say::Human: return !member;
    default: return true;
  }
}

bool means_somebody_else(Say say) {
  return say == Say::Accuse || say == Say::Trust || say == Say::ShouldGo || say == Say::GiveGood ||
         say == Say::TokenWasHuman || say == Say::KeepOut;
}

}  // namespace

std::span<const StatementForm> TheThing::forms() { return kStatementForms; }

void TheThing::sayable(const Rules& r, const View& view, std::vector<std::uint8_t>& out) {
  if (!is_player(view.viewer) || view.table.phase == Phase::Over) return;
  for (int i = 0; i < kSays; ++i)
    if (fits(r, view, static_cast<Say>(i))) out.push_back(u8(i));
}

Result<void> TheThing::may_say(const Rules& r, const View& view, const Statement& said) {
  if (const Result<void> whole = well_formed(kStatementForms, r.players, said); !whole) return whole;
  if (said.speaker != view.viewer || !first_seats(r.players).has(said.speaker))
    return refused(said, "is not said by a player of this table", "the seat that speaks");
  const Say say = said_form(said);
  if (!fits(r, view, say)) return refused(said, "does not fit this moment", "one of the forms offered now");
  const bool team = say == Say::TeamPlan;
  if (said.audience != (team ? team_of(view.table) : kEverybody))
    return refused(said, "is heard by the wrong players", team ? "the Alien team alone" : "the whole table");
  if (said.to.has(said.speaker)) return refused(said, "addresses its own speaker", "other players");
  if (means_somebody_else(say) && said.args[0] == static_cast<std::uint16_t>(index(said.speaker)))
    return refused(said, "is about the speaker", "another player");
  return {};
}

// The phases of the other forms are our own.
std::string_view TheThing::why_unsayable(const Rules& r, const View& view, const Statement& said) {
  if (const std::string_view rule = out_by(r, view); !rule.empty() || r.free_claims) return rule;
  const Say say = said_form(said);
  return say == Say::HandedIn ? "TT-105" : say == Say::TokenWasHuman ? "TT-106" : "";
}

// The revealed Alien team talks among itself (section 8); after the end everybody talks with everybody.
Voice TheThing::voice(const Rules& r, const View& view) {
  if (!is_player(view.viewer) || view.table.phase == Phase::Over) return {};
  const SeatSet team = r.few ? SeatSet{} : team_of(view.table);
  return {.silenced_by = out_by(r, view),
          .apart = team.has(view.viewer) && team.size() > 1 ? team : SeatSet{}};
}

}  // namespace holdout::the_thing
