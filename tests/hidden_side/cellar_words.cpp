#include <algorithm>

#include "engine/talking/statement_text.h"
#include "hidden_side/cellar.h"

// Notation and talk.

namespace holdout::testing::cellar {

namespace {

constexpr std::array<std::string_view, 11> kActions{"draw", "trap",  "propose", "agree",  "begin", "go",
                                                    "take", "break", "finish",  "report", "search"};

// A word to one other alone, to one's own side, to all.
enum class Say : std::uint8_t { Whisper, Meet, Boast };
constexpr std::array<StatementParameter, 1> kRoom{
    StatementParameter{.name = "room", .type = StatementParameter::Type::Number, .max = kRooms - 1}};
constexpr std::array<StatementForm, 3> kForms{
    StatementForm{.key = "whisper", .parameters = kRoom, .text = "cellar.say.whisper"},
    StatementForm{.key = "meet", .parameters = kRoom, .text = "cellar.say.meet"},
    StatementForm{.key = "boast", .parameters = {}, .text = "cellar.say.boast"}};

bool has_room(ActionKind kind) {
  switch (kind) {
    case ActionKind::Draw:
    case ActionKind::Trap:
    case ActionKind::Propose:
    case ActionKind::Go:
    case ActionKind::Search: return true;
    default: return false;
  }
}

}  // namespace

std::string Cellar::notation(const Rules&, Action a) {
  const std::string word(kActions[a.kind]);
  return has_room(static_cast<ActionKind>(a.kind)) ? word + " " + std::to_string(a.a) : word;
}

Result<Action> Cellar::parse(const Rules& rules, std::string_view text) {
  for (std::size_t kind = 0; kind < kActions.size(); ++kind)
    for (int room = 0; room < (has_room(static_cast<ActionKind>(kind)) ? kRooms : 1); ++room) {
      const Action action{code(kind), code(room), 0, 0, 0};
      if (notation(rules, action) == text) return action;
    }
  return Problem{"answer", std::string(text), "an answer of the cellar"};
}

Sentence Cellar::question_text(const Rules&, const View& view) {
  return Sentence("cellar.ask").number("kind", view.prompt.kind);
}

Sentence Cellar::event_parts(const Rules&, const Event& event) {
  return Sentence("happened")
      .number("kind", event.kind)
      .number("a", event.open[0])
      .number("b", event.open[1]);
}

Sentence Cellar::event_text(const Rules& rules, const View&, const Event& event) {
  Sentence sentence = event_parts(rules, event);
  sentence.key = "cellar.event.happened";
  return sentence;
}

std::span<const StatementForm> Cellar::forms() { return kForms; }

void Cellar::sayable(const Rules& rules, const View& view, std::vector<std::uint8_t>& out) {
  if (!is_player(view.viewer) || view.table.phase == Phase::Over) return;
  out.push_back(code(Say::Whisper));
  if (view.viewer != rules.hunter) out.push_back(code(Say::Meet));
  out.push_back(code(Say::Boast));
}

SeatSet Cellar::hearers(const Rules& rules, const View& view, const Statement& said) {
  switch (static_cast<Say>(said.kind)) {
    case Say::Whisper: return said.to.with(view.viewer);
    case Say::Meet: return side_of(sides(rules), view.viewer);
    case Say::Boast: break;
  }
  return kEverybody;
}

Result<void> Cellar::may_say(const Rules& rules, const View& view, const Statement& said) {
  if (Result<void> whole = well_formed(kForms, rules.players, said); !whole) return whole;
  std::vector<std::uint8_t> kinds;
  sayable(rules, view, kinds);
  if (said.speaker != view.viewer || std::ranges::count(kinds, said.kind) == 0)
    return Problem{.where = "say", .what = "does not fit this moment"};
  if (said.audience != hearers(rules, view, said))
    return Problem{.where = "say", .what = "is heard by the wrong players"};
  const bool whispered = static_cast<Say>(said.kind) == Say::Whisper;
  if (said.to.has(said.speaker) || (whispered && said.to.size() != 1))
    return Problem{.where = "say", .what = "is said to the wrong players", .expected = "one other"};
  return {};
}

Voice Cellar::voice(const Rules& rules, const View& view) {
  const SeatSet own = side_of(sides(rules), view.viewer);
  return {.apart = own.size() > 1 ? own : SeatSet{}};
}

}  // namespace holdout::testing::cellar
