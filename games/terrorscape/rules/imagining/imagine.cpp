#include "games/terrorscape/rules/imagining/imagine.h"

// One full world that looks to its viewer exactly like the view: `view_of(imagine(v)) == v`.

namespace holdout::terrorscape {

namespace {

void keep_own(const View& view, State& s) {
  if (view.of_survivors) s.hidden.survivors = view.survivors;
  if (view.of_killer) s.hidden.killer = view.killer;
  s.hidden.draft = view.draft;
}

// What another player of the side is building (TS-126): the viewer knows that he is, and with whom he stands.
void imagine_draft(const View& view, State& s) {
  if (view.stack.empty() || !std::holds_alternative<Trading>(view.stack.back())) return;
  if (std::get<Trading>(view.stack.back()).step != Trading::Step::Build) return;
  if (view.draft.maker != kNoSurvivor || s.hidden.survivors.turn == kNoSurvivor) return;
  const Survivor maker = s.hidden.survivors.turn;
  const Survivors with = companions(s, maker);
  s.hidden.draft = {.maker = maker, .partner = with.empty() ? maker : with.first(), .gives = {}, .asks = {}};
}

}  // namespace

State imagine(const Rules& r, const View& view, const Belief&, Rng& rng) {
  State s;
  s.table = view.table;
  s.hidden.picks.persons.fill(Person::None);
  s.hidden.draft = {};
  if (is_player(view.viewer))
    s.running.serials[static_cast<std::size_t>(index(view.viewer))] = view.prompt.serial;
  if (view.table.phase == Phase::Over) {
    keep_own(view, s);
    return s;
  }
  if (!view.of_survivors) imagining::imagine_survivors(r, view, rng, s);
  if (!view.of_killer) imagining::imagine_killer(r, view, rng, s);
  keep_own(view, s);
  if (view.table.moment == Moment::Pick) imagining::imagine_picks(r, view, rng, s);
  imagining::imagine_powers(r, view, rng, s);
  imagining::imagine_stack(r, view, rng, s);
  if (view.of_survivors) imagine_draft(view, s);
  if (!s.running.stack.empty()) s.running.open = ask_top(r, s);
  return s;
}

}  // namespace holdout::terrorscape
