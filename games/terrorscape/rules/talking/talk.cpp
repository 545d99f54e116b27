#include "games/terrorscape/rules/talking/talk.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/talking/statement_text.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/names.h"
#include "terrorscape_tables.h"

namespace holdout::terrorscape {

namespace {

using Type = StatementParameter::Type;
using WordList = std::span<const std::string_view>;

constexpr std::array<std::string_view, 6> kObjectiveWords{"keys", "radio", "hide", "exit", "heal", "plan"};
constexpr std::array<std::string_view, 8> kCauseWords{"bottle", "camera", "firecracker", "trait",
                                                      "repair", "search", "herbs",       "sprint"};
constexpr std::array<std::string_view, 4> kPingWords{"look", "danger", "come", "leave"};
constexpr std::array<std::string_view, 4> kPledgeWords{"item", "help", "repair", "stay"};
constexpr std::array<std::string_view, 4> kReproachWords{"promise", "noise", "left", "greed"};
constexpr std::uint16_t kMostWarning = 3;
constexpr std::uint16_t kPercent = 100;
constexpr std::uint16_t kMostRepairs = 5;
constexpr std::uint16_t kMostCards = kMaxHand - 1;

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
constexpr StatementParameter who(std::string_view name = "who") {
  return word(name, tables::kPersonKeys, "person");
}
constexpr StatementParameter item(std::string_view name = "thing") {
  return word(name, tables::kItemKeys, "thing");
}
constexpr StatementParameter kPlace = word("place", tables::kLocationKeys, "room");
constexpr StatementParameter kSkill = word("skill", tables::kSkillKeys, "skill");
constexpr StatementParameter kRound = number("round", kMaxRounds);

constexpr std::array kGoal{word("objective", kObjectiveWords), maybe(kPlace)};
constexpr std::array kWhoPlace{who(), kPlace};
constexpr std::array kMeet{kPlace, maybe(kRound)};
constexpr std::array kOrder{who("first"), who("second"), maybe(who("third"))};
constexpr std::array kWhoOnly{who()};
constexpr std::array kThingWho{item(), maybe(who())};
constexpr std::array kDecoy{kPlace, word("means", WordList(kCauseWords).first(4))};
constexpr std::array kWarn{kPlace, number("level", kMostWarning)};
constexpr std::array kWarnWho{who(), number("level", kMostWarning)};
constexpr std::array kEstimateCard{kSkill, number("percent", kPercent)};
constexpr std::array kEstimateHand{number("cards", kMostCards), number("percent", kPercent)};
constexpr std::array kDefend{who(), maybe(item())};
constexpr std::array kWhoArea{who(), word("wing", kAreaKeys, "wing")};
constexpr std::array kProgress{number("n", kMostRepairs)};
constexpr std::array kItemClaim{item(), who()};
constexpr std::array kNoiseClaim{kPlace, word("cause", kCauseWords)};
constexpr std::array kThreat{kPlace, maybe(kSkill)};
constexpr std::array kThreatWho{who(), maybe(kSkill)};
constexpr std::array kSkillOnly{kSkill};
constexpr std::array kHandSize{number("cards", kMostCards)};
constexpr std::array kPing{kPlace, word("what", kPingWords)};
constexpr std::array kPromise{word("what", kPledgeWords), maybe(kRound)};
constexpr std::array kPromiseAll{word("what", kPledgeWords), maybe(who()), maybe(kRound)};
constexpr std::array kTrade{item("give"), item("want")};
constexpr std::array kBlame{who(), word("reason", kReproachWords)};

enum class Is : std::uint8_t { Free, Promise, Answer };

// Who says a form.
enum class Speaks : std::uint8_t { Survivors, Killer, Anybody };

struct Form {
  StatementForm form;
  Hears hears = Hears::Side;
  Speaks speaks = Speaks::Survivors;
  bool own_way = false;  // of variant 2 alone
};

constexpr StatementForm form(std::string_view text, std::span<const StatementParameter> parameters = {},
                             Is is = Is::Free) {
  return {.key = text.substr(text.rfind('.') + 1),
          .parameters = parameters,
          .factual = false,
          .promise = is == Is::Promise,
          .answers = is == Is::Answer,
          .text = text};
}

constexpr std::array<Form, kSays> kForms{{
    {form("terrorscape.say.goal", kGoal)},
    {form("terrorscape.say.go", kWhoPlace)},
    {form("terrorscape.say.meet", kMeet)},
    {form("terrorscape.say.order", kOrder)},
    {form("terrorscape.say.discover", kWhoOnly)},
    {form("terrorscape.say.need", kThingWho)},
    {form("terrorscape.say.offer", kThingWho)},
    {form("terrorscape.say.decoy", kDecoy)},
    {form("terrorscape.say.warn", kWarn)},
    {form("terrorscape.say.warn_who", kWarnWho)},
    {form("terrorscape.say.estimate_card", kEstimateCard)},
    {form("terrorscape.say.estimate_hand", kEstimateHand)},
    {form("terrorscape.say.defend", kDefend)},
    {form("terrorscape.say.flee_plan", kWhoPlace)},
    {form("terrorscape.say.agree", {}, Is::Answer)},
    {form("terrorscape.say.refuse", {}, Is::Answer)},
    {form("terrorscape.say.where_claim", kWhoPlace), Hears::All},
    {form("terrorscape.say.area_claim", kWhoArea), Hears::All},
    {form("terrorscape.say.progress", kProgress), Hears::All},
    {form("terrorscape.say.nearly_done"), Hears::All},
    {form("terrorscape.say.item_claim", kItemClaim), Hears::All},
    {form("terrorscape.say.noise_claim", kNoiseClaim), Hears::All},
    {form("terrorscape.say.accuse_where", kWhoPlace), Hears::All, Speaks::Killer},
    {form("terrorscape.say.threat", kThreat), Hears::All, Speaks::Killer},
    {form("terrorscape.say.threat_who", kThreatWho), Hears::All, Speaks::Killer},
    {form("terrorscape.say.hand_card", kSkillOnly), Hears::All, Speaks::Killer},
    {form("terrorscape.say.hand_size", kHandSize), Hears::All, Speaks::Killer},
    {form("terrorscape.say.ping", kPing)},
    {form("terrorscape.say.taunt"), Hears::All, Speaks::Anybody},
    {form("terrorscape.say.promise_to", kPromise, Is::Promise), Hears::Named, Speaks::Survivors, true},
    {form("terrorscape.say.promise_all", kPromiseAll, Is::Promise), Hears::All, Speaks::Survivors, true},
    {form("terrorscape.say.trade_to", kTrade), Hears::Named, Speaks::Survivors, true},
    {form("terrorscape.say.trade_all", kTrade), Hears::All, Speaks::Survivors, true},
    {form("terrorscape.say.demand_help_to", kWhoPlace), Hears::Named, Speaks::Survivors, true},
    {form("terrorscape.say.demand_help_all", kWhoPlace), Hears::All, Speaks::Survivors, true},
    {form("terrorscape.say.blame", kBlame), Hears::All, Speaks::Survivors, true},
    {form("terrorscape.say.deal", kWhoPlace), Hears::Killer, Speaks::Survivors, true},
}};

constexpr auto kStatementForms = [] {
  std::array<StatementForm, kSays> forms{};
  for (std::size_t i = 0; i < kSays; ++i) forms[i] = kForms[i].form;
  return forms;
}();

const Form& form_row(Say say) { return kForms[static_cast<std::size_t>(say)]; }

Problem refused(const Statement& said, std::string what, std::string expected) {
  return {.where = std::string(kStatementForms[said.kind].key),
          .what = std::move(what),
          .expected = std::move(expected)};
}

// ---- what fits -----------------------------------------------------------------------------------------------

bool is_survivor_player(const Rules& r, Seat seat) { return r.survivor_seats.has(seat); }

// Pings and the like are said to others: one person alone on the side has nobody to say them to.
bool has_listeners(const Rules& r, const Form& row) {
  const bool apart = row.hears == Hears::Side || row.hears == Hears::Named;
  return !apart || r.survivor_seats.size() > 1;
}

bool in_encounter(const Table& t) {
  switch (t.moment) {
    case Moment::HumanShield:
    case Moment::AttackCard:
    case Moment::Defender:
    case Moment::DefenceItem:
    case Moment::Flee: return true;
    default: return false;
  }
}

// Before both sides have chosen nobody is anybody.
bool are_chosen(const Table& t) { return t.moment != Moment::Pick; }

bool fits_moment(const Rules& r, const View& view, Say say) {
  const Table& t = view.table;
  switch (say) {
    case Say::Goal:
    case Say::Agree:
    case Say::Refuse:
    case Say::Ping:
    case Say::Taunt: return true;
    case Say::Defend: return in_encounter(t);
    case Say::FleePlan: return are_chosen(t) && t.moment != Moment::Traits && t.moment != Moment::SurvivorsAct;
    case Say::Progress:
    case Say::NearlyDone: return are_chosen(t) && t.help == Table::kNoHelp;
    case Say::Order: return are_chosen(t) && !r.on_your_own;  // TS-548
    case Say::Discover: return are_chosen(t) && !r.on_your_own;
    default: return are_chosen(t);
  }
}

bool fits(const Rules& r, const View& view, Say say) {
  const Form& row = form_row(say);
  const bool side = is_survivor_player(r, view.viewer);
  if (row.own_way && !r.on_your_own) return false;
  if (row.speaks == Speaks::Survivors && !side) return false;
  if (row.speaks == Speaks::Killer && view.viewer != r.killer_seat) return false;
  return has_listeners(r, row) && fits_moment(r, view, say);
}

// What is likeliest to be said now comes first.
int rank(const View& view, Say say) {
  const bool acting = view.table.moment == Moment::SurvivorsAct;
  switch (say) {
    case Say::Defend: return 0;
    case Say::FleePlan: return 1;
    case Say::Goal:
    case Say::Go:
    case Say::Meet:
    case Say::Order:
    case Say::Discover:
    case Say::Need:
    case Say::Offer:
    case Say::Decoy: return acting ? 2 : 4;
    case Say::AccuseWhere:
    case Say::Threat:
    case Say::ThreatWho: return 2;
    case Say::Agree:
    case Say::Refuse:
    case Say::Ping: return 3;
    default: return 5;
  }
}

// ---- who is named ----------------------------------------------------------------------------------------------

bool in_play(const Table& t, std::uint16_t person) {
  return std::ranges::any_of(t.persons, [&](Person each) { return arg(each) == person; });
}

// Skill cards are those of this Killer.
bool is_his(const Rules& r, const Table& t, std::uint16_t skill) {
  return t.killer != Killer::None && r.skills[skill].counts[static_cast<std::size_t>(t.killer)] > 0;
}

Result<void> check_names(const Rules& r, const View& view, const Statement& said) {
  const std::span<const StatementParameter> parameters = kStatementForms[said.kind].parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (said.args[i] == kNotSaid) continue;
    if (parameters[i].family == "person" && !in_play(view.table, said.args[i]))
      return refused(said, "names somebody who is not in the house", "one of the three Survivors");
    if (parameters[i].family == "skill" && !is_his(r, view.table, said.args[i]))
      return refused(said, "names a card that this Killer does not have", "one of his skill cards");
  }
  return {};
}

Result<void> check_order(const Statement& said) {
  const auto [first, second, third, fourth, fifth] = said.args;
  if (first == second || first == third || second == third)
    return refused(said, "names somebody twice", "each Survivor once");
  return {};
}

// A word to one alone names that one; a word to the side or to all may be put to anybody who hears it.
Result<void> check_address(const Rules& r, const Statement& said) {
  if (said.to.has(said.speaker)) return refused(said, "addresses its own speaker", "other players");
  if (who_hears(said_form(said)) != Hears::Named) return {};
  if (said.to.size() != 1 || !said.to.without(r.survivor_seats).empty())
    return refused(said, "is said to the wrong players", "one other player of the Survivor side");
  return {};
}

}  // namespace

Hears who_hears(Say say) { return form_row(say).hears; }

std::span<const StatementForm> Terrorscape::forms() { return kStatementForms; }

void Terrorscape::sayable(const Rules& r, const View& view, std::vector<std::uint8_t>& out) {
  if (!is_player(view.viewer) || view.table.moment == Moment::Over) return;
  for (int i = 0; i < kSays; ++i)
    if (fits(r, view, static_cast<Say>(i))) out.push_back(static_cast<std::uint8_t>(i));
  std::ranges::stable_sort(out, {}, [&](std::uint8_t form) { return rank(view, static_cast<Say>(form)); });
}

SeatSet Terrorscape::hearers(const Rules& r, const View& view, const Statement& said) {
  if (said.kind >= kSays) return kEverybody;
  switch (who_hears(said_form(said))) {
    case Hears::Side: return r.survivor_seats;
    case Hears::Named: return said.to.with(view.viewer);
    case Hears::Killer: return only(r.killer_seat).with(view.viewer);
    case Hears::All: break;
  }
  return kEverybody;
}

Result<void> Terrorscape::may_say(const Rules& r, const View& view, const Statement& said) {
  if (const Result<void> whole = well_formed(kStatementForms, r.players, said); !whole) return whole;
  if (said.speaker != view.viewer || !first_seats(r.players).has(said.speaker))
    return refused(said, "is not said by a player of this table", "the seat that speaks");
  if (view.table.moment == Moment::Over || !fits(r, view, said_form(said)))
    return refused(said, "does not fit this moment", "one of the forms offered now");
  if (said.audience != hearers(r, view, said))
    return refused(said, "is heard by the wrong players", "those whom this form is for");
  if (const Result<void> fine = check_address(r, said); !fine) return fine;
  if (const Result<void> fine = check_names(r, view, said); !fine) return fine;
  return said_form(said) == Say::Order ? check_order(said) : Result<void>();
}

// The Survivor side confers unheard (TS-552), also those who are out of it (TS-554).
Voice Terrorscape::voice(const Rules& r, const View& view) {
  if (view.table.moment == Moment::Over || !r.survivor_seats.has(view.viewer)) return {};
  return {.apart = r.survivor_seats.size() > 1 ? r.survivor_seats : SeatSet{}};
}

}  // namespace holdout::terrorscape
