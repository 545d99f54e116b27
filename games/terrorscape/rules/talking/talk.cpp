#include "games/terrorscape/rules/talking/talk.h"

#include <algorithm>
#include <string>

#include "engine/talking/statement_text.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/names.h"
#include "terrorscape_tables.h"

namespace holdout::terrorscape {

namespace {

// Who says a form, and who hears it.
enum class Speaks : std::uint8_t { SurvivorSide, Hunter, Anybody };
struct Form {
  Hears hears = Hears::Side;
  Speaks speaks = Speaks::SurvivorSide;
  bool own_way = false;  // of variant 2 alone
};

Form form_row(Say say) {
  switch (say) {
    case Say::WhereClaim:
    case Say::AreaClaim:
    case Say::Progress:
    case Say::NearlyDone:
    case Say::ItemClaim:
    case Say::NoiseClaim: return {Hears::All};
    case Say::AccuseWhere:
    case Say::Threat:
    case Say::ThreatWho:
    case Say::HandCard:
    case Say::HandSize: return {Hears::All, Speaks::Hunter};
    case Say::Taunt: return {Hears::All, Speaks::Anybody};
    case Say::PromiseTo:
    case Say::TradeTo:
    case Say::DemandHelpTo: return {Hears::Named, Speaks::SurvivorSide, true};
    case Say::PromiseAll:
    case Say::TradeAll:
    case Say::DemandHelpAll:
    case Say::Blame: return {Hears::All, Speaks::SurvivorSide, true};
    case Say::Deal: return {Hears::Killer, Speaks::SurvivorSide, true};
    default: return {};
  }
}

Problem refused(const Statement& said, std::string what, std::string expected) {
  return {.where = std::string(kStatementForms[said.kind].key),
          .what = std::move(what),
          .expected = std::move(expected)};
}

// ---- what fits
// -----------------------------------------------------------------------------------------------

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
    case Say::FleePlan:
      return are_chosen(t) && t.moment != Moment::Traits && t.moment != Moment::SurvivorsAct;
    case Say::Progress:
    case Say::NearlyDone: return are_chosen(t) && t.help == Table::kNoHelp;
    case Say::Order: return are_chosen(t) && !r.on_your_own;  // TS-548
    case Say::Discover: return are_chosen(t) && !r.on_your_own;
    default: return are_chosen(t);
  }
}

bool fits(const Rules& r, const View& view, Say say) {
  const Form row = form_row(say);
  const bool side = is_survivor_player(r, view.viewer);
  if (row.own_way && !r.on_your_own) return false;
  if (row.speaks == Speaks::SurvivorSide && !side) return false;
  if (row.speaks == Speaks::Hunter && view.viewer != r.killer_seat) return false;
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

// ---- who is named
// ----------------------------------------------------------------------------------------------

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
