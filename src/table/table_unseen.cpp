#include "table/seating/seat_index.h"
#include "table/table.h"

// A side that acts unseen (engine/unseen.h): what goes on inside it is its own affair, and told to it alone.

namespace holdout {

namespace {

// An unseen phase of computer players lasts as long as so many answers that are noticed.
constexpr std::int64_t kAnswersAPhase = 16;

}  // namespace

SeatSet Table::unseen() const {
  if (game() == nullptr || game()->over()) return {};
  return game()->game().acts_unseen(game()->rules(), game()->state());
}

SeatSet Table::own_side(Seat viewer) const {
  if (game() == nullptr || !is_player(viewer)) return {};
  return side_of(game()->game().sides(game()->rules()), viewer);
}

Sides Table::sides_of(const Room& r) const {
  const AnyGame* game_of = host_.find_game(r.game);
  if (game_of == nullptr) return {};
  const Result<RulesBox> rules = game_of->make_rules(r.setup);
  return rules ? game_of->sides(*rules) : Sides{};
}

// Whom the table waits for, as everybody may see it; of who acts unseen, who is really asked.
SeatSet Table::waited_for() const {
  if (game() == nullptr || game()->over()) return {};
  const SeatSet shown = game()->game().prompt_for(game()->rules(), game()->state(), kSpectator).waited_for;
  const SeatSet hidden = unseen();
  return shown.without(hidden) | (game()->question().waited_for & hidden);
}

// Who is told what the table does about the seat because of its silence.
SeatSet Table::told_of(Seat seat) const { return unseen().has(seat) ? own_side(seat) : kEverybody; }

// The persons at the table, as the viewer knows: for whom a computer player answers unseen is one to
// strangers.
SeatSet Table::shown_people(Seat viewer) const {
  SeatSet seats = people();
  const SeatSet side = own_side(viewer);
  for (std::size_t i = 0; i < room().seats.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (room().seats[i].unseen && !side.has(seat)) seats.add(seat);
  }
  return seats;
}

SeatSet Table::asked(const Proposal& proposal) const {
  return proposal.among == kEverybody ? shown_people(kSpectator) : people() & proposal.among;
}

// Taking back what was done unseen is for the side alone to agree on, as long as it alone knows of it: never
// over what others were told, what they answered, or dice. Others have nothing to take back meanwhile, and
// what is proposed to all is not put aside for it.
std::optional<SeatSet> Table::may_repair(Seat seat) const {
  const SeatSet hidden = unseen();
  if (hidden.empty()) return game()->reported() ? std::nullopt : std::optional(kEverybody);
  const SeatSet side = own_side(seat);
  const Proposal& pending = room().proposal;
  const bool other_pending = !pending.what.empty() && pending.among == kEverybody;
  if (!hidden.without(side).empty() || other_pending || game()->unseen_answers() == 0) return std::nullopt;
  return side;
}

// What was kept from strangers while the side acted unseen they learn when it is over.
void Table::tell_unseen(Room& next, SeatSet still_unseen) {
  for (std::size_t i = 0; i < next.seats.size(); ++i)
    if (!still_unseen.has(seat_at(static_cast<int>(i)))) next.seats[i].unseen = false;
}

// Is there any of it, if these still act unseen?
bool Table::to_be_told(SeatSet still_unseen) const {
  for (std::size_t i = 0; i < room().seats.size(); ++i)
    if (room().seats[i].unseen && !still_unseen.has(seat_at(static_cast<int>(i)))) return true;
  return false;
}

void Table::note_unseen_phase() {
  const SeatSet hidden = runs() ? unseen() : SeatSet{};
  std::uint32_t phase = 0;
  if (!hidden.empty()) {
    const Prompt shown = game()->game().prompt_for(game()->rules(), game()->state(), kSpectator);
    phase = std::uint32_t{hidden.bits()} << 16U | std::uint32_t{shown.kind} << 8U | shown.phase;
  }
  if (!phase_.note(phase, host_.now_ms())) return;
  std::array<std::uint8_t, 2> random{};
  host_.random(random);
  phase_.draw(kAnswersAPhase * drawn_wait(bot_pace(), random));
}

std::int64_t Table::unseen_ms() const {
  const bool counts = runs() && room().pace != Pace::Days && phase_.begun_ms() != 0;
  return counts ? host_.now_ms() - phase_.begun_ms() : 0;
}

// When an answer of a computer player is released: one that nobody outside its side notices at once, one that
// ends the phase at the end that was drawn, every other after its own wait.
std::int64_t Table::release_at(Seat seat, Action action, std::int64_t usual_ms) const {
  const SeatSet hidden = unseen();
  if (!hidden.has(seat)) return usual_ms;
  const Turn turn = game()->try_answer(seat, action);
  if (turn.unnoticed) return host_.now_ms();
  const SeatSet after = game()->game().acts_unseen(game()->rules(), turn.state);
  return after == hidden ? usual_ms : phase_.end_ms(host_.now_ms());
}

}  // namespace holdout
