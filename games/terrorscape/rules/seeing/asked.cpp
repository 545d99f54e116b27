#include "games/terrorscape/rules/seeing/asked.h"

namespace holdout::terrorscape {

namespace {

// Of several Survivors of one player the first that is left.
Survivor first_own(const Rules& r, const View& view, Survivors left) {
  return (left & survivors_of(r, view.viewer)).first();
}

// TS-126: who builds the exchange, then who is asked to accept it.
Survivor trader(const View& view) {
  const SurvivorSecrets& side = view.survivors;
  return side.offer.partner == kNoSurvivor ? side.turn : side.offer.partner;
}

}  // namespace

Survivor asked_for(const Rules& r, const View& view) {
  const SurvivorSecrets& side = view.survivors;
  const auto of = [&]<class P>(const P* procedure) {
    return procedure == nullptr ? kNoSurvivor : procedure->who;
  };
  const auto first_of = [&]<class P>(const P* procedure) {
    return procedure == nullptr ? kNoSurvivor : first_own(r, view, procedure->left);
  };
  if (!is_survivor_seat(r, view.viewer)) return kNoSurvivor;
  switch (asked_kind(view)) {
    case QuestionKind::Action:
    case QuestionKind::EffectTarget:
    case QuestionKind::PickUp:
    case QuestionKind::Exchange: return side.turn;
    case QuestionKind::ExchangeAnswer: return trader(view);
    case QuestionKind::ScavengeKeep: return of(under_way<SearchDraw>(view));
    case QuestionKind::Overflow: return of(under_way<Overflow>(view));
    case QuestionKind::GuidedMove: return first_of(under_way<GuidedMoves>(view));
    case QuestionKind::DrawTrait:
    case QuestionKind::DiscoveryKeep: return side.drawer;
    case QuestionKind::HumanShield: return first_of(under_way<Shield>(view));
    case QuestionKind::SlipAway: return first_of(under_way<SlipAway>(view));
    case QuestionKind::Flee: return first_of(under_way<FleeBallot>(view));
    case QuestionKind::DefenceItem: return view.table.meeting.defender;
    case QuestionKind::Amulet: {
      const auto* wound = under_way<Wound>(view);
      return wound == nullptr ? kNoSurvivor : wound->now_at;
    }
    case QuestionKind::EscapeAlone:
    case QuestionKind::PickTrait:
      return survivors_of(r, view.viewer).size() == 1 ? survivors_of(r, view.viewer).first() : kNoSurvivor;
    default: return kNoSurvivor;
  }
}

Skill card_under_way(const View& view) {
  const auto* card = under_way<PlayCard>(view);
  return card == nullptr ? Skill::None : card->skill;
}

int cards_to_pay(const View& view) {
  const auto* paying = under_way<PayCards>(view);
  return paying == nullptr ? 0 : paying->left;
}

}  // namespace holdout::terrorscape
