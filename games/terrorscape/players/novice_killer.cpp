#include "games/terrorscape/players/novice.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

namespace {

// The nearest noise, else the radio or the nearest place with items; not where he has just searched.
Location goal_of(const Table& t) {
  Locations heard = t.firecracker ? Locations{} : t.noise;
  Locations work = kItemRooms.with(kRadio);
  for (Location room : kWholeMansion)
    if (searched_in_vain(t, room)) {
      heard.remove(room);
      work.remove(room);
    }
  return nearest(heard.empty() ? work : heard, t.at);
}

Action step_towards(const Actions& options, Location goal) {
  return best_of(options, [&](const Action& option) {
    return is<answer::Step>(option) ? -distance(parts_of<answer::Step>(option).room, goal) : -100;
  });
}

}  // namespace

Action NovicePlayer::choose_as_killer(const View& view, const Actions& options) {
  switch (asked_kind(view)) {
    case QuestionKind::FastCard: return play_as_it_comes(options, 60);
    case QuestionKind::SlowCard: return play_as_it_comes(options, 70);
    case QuestionKind::AttackCard: return play_as_it_comes(options, 100);
    case QuestionKind::MainChoice: return hunt(view, options);
    case QuestionKind::CardPath: return step_on(view, options);
    case QuestionKind::DetectTarget:
    case QuestionKind::BlockDoor:
    case QuestionKind::LevelBlocks:
    case QuestionKind::StealthPath: return any_of(options, rng_);
    case QuestionKind::RushSearch:
    case QuestionKind::FearWound: return option_of(options, ActionKind::Yes, options[0]);
    case QuestionKind::KillerTrait: return any_of(options, rng_);
    default: return usual(view);
  }
}

Action NovicePlayer::play_as_it_comes(const Actions& options, std::uint32_t percent) {
  const Action pass = option_of(options, ActionKind::Pass, options[0]);
  return perhaps(percent) ? option_of(options, ActionKind::Play, pass) : pass;
}

Action NovicePlayer::hunt(const View& view, const Actions& options) {
  const Table& t = view.table;
  if (offers(options, ActionKind::Play) && perhaps(50))
    return option_of(options, ActionKind::Play, options[0]);
  const Location goal = goal_of(t);
  if (goal == Location::None) return option_of(options, ActionKind::Pass, options[0]);
  if (goal == t.at) {
    why_ = Saying("terrorscape.reason.novice_search").room(goal);
    return answer::Search{};
  }
  why_ = Saying("terrorscape.reason.novice_noise").room(goal);
  return step_towards(options, goal);
}

Action NovicePlayer::step_on(const View& view, const Actions& options) {
  const Location goal = goal_of(view.table);
  if (goal == Location::None || goal == view.table.at)
    return option_of(options, ActionKind::Pass, any_of(options, rng_));
  why_ = Saying("terrorscape.reason.novice_noise").room(goal);
  return step_towards(options, goal);
}

}  // namespace holdout::terrorscape
