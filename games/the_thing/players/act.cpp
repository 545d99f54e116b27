#include "games/the_thing/players/mind.h"

// What the assigned Character decides (D-23 to D-30).

namespace holdout::the_thing {

Action choose_free_action(Mind& mind, const View& view, const Actions& options) {
  const Table& t = view.table;
  const Location here = where(t, mind.me);
  const bool keys = own_number(mind, view, good(ItemKind::Keys)) > 0;
  Action chosen = option_of(options, ActionKind::Pass);
  for (const Action& option : options) {
    if (!is<answer::UseItem>(option)) continue;
    const bool fuel = parts_of<answer::UseItem>(option).thing == ItemKind::FuelCan;
    const double worth = good_of(mind.rules, t, fuel ? CardKind::Use : CardKind::Repair, here, 1);
    const bool readies = is_vehicle(here) && work_left(mind.rules, t, here) == 1;
    const bool wanted = view.alien ? readies && keys : worth > 0.5 || readies;
    if (wanted) chosen = option;
  }
  mind.why = Saying(is<answer::Pass>(chosen) ? "the_thing.reason.keep_item" : "the_thing.reason.use_item");
  return chosen;
}

Action choose_kept_good(Mind& mind, const View& view, const Actions& options) {
  const Action chosen =
      best_of(options, [&](const Action& option) { return good_worth(mind, view, kept_as<Good>(option)); });
  mind.why = Saying("the_thing.reason.keep").thing(kept_as<Good>(chosen));
  return chosen;
}

// A Human keeps what can test; an Alien keeps everything: what it holds tests nobody, and nobody sees what it
// is.
Action choose_lab_token(Mind& mind, const View& view, const Actions& options) {
  const bool keeps = view.lab_drawn == LabKind::BloodBag || view.alien;
  mind.why = Saying(keeps ? "the_thing.reason.keep_token" : "the_thing.reason.drop_token");
  return option_of(options, keeps ? ActionKind::Keep : ActionKind::No);
}

Action choose_fuel_target(Mind& mind, const View& view, const Actions& options) {
  const bool keys = own_number(mind, view, good(ItemKind::Keys)) > 0;
  const Action chosen = best_of(options, [&](const Action& option) {
    const Location l = parts_of<answer::Go>(option).place;
    const double worth = good_of(mind.rules, view.table, CardKind::Use, l, 1);
    if (view.alien) return is_vehicle(l) ? (keys ? 2 : 0.5) : 0.3 - 0.1 * worth;
    return worth + mind.whim();
  });
  mind.why = Saying("the_thing.reason.fuel").place(parts_of<answer::Go>(chosen).place);
  return chosen;
}

Action choose_escape(Mind& mind, const View& view, const Actions& options) {
  const bool leaves = view.alien || time_to_leave(mind, view);
  mind.why = Saying(leaves ? "the_thing.reason.leave" : "the_thing.reason.not_yet");
  return option_of(options, leaves ? ActionKind::Escape : ActionKind::Pass);
}

}  // namespace holdout::the_thing
