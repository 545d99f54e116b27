#include <algorithm>

#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

// What a seat is asked, and whom the others wait for.

namespace holdout::terrorscape {

namespace {

// What the Killer chooses for: the card under way, or what he pays for without one.
Saying& add_card(Saying& saying, const View& view) {
  const Skill card = card_under_way(view);
  return card == Skill::None ? saying.word("none", "skill") : saying.skill(card);
}

template <class Cards>
int offered(const Cards& cards) {
  return static_cast<int>(std::ranges::count_if(cards, [](Item each) { return each != Item::None; }));
}

Saying survivors_asked(const Rules& r, const View& view, Saying saying) {
  const Table& t = view.table;
  const SurvivorSecrets& side = view.survivors;
  const Survivor who = asked_for(r, view);
  if (who != kNoSurvivor) saying.who(t, who);
  switch (asked_kind(view)) {
    case QuestionKind::Action: return saying.room(side.at[at(who)]).yes_or_no(side.acted, "acted");
    case QuestionKind::ScavengeKeep:
      return side.drawn.empty() ? saying.word("none", "thing") : saying.thing(side.drawn[0]);
    case QuestionKind::DiscoveryKeep:
    case QuestionKind::DrawTrait: return saying.things(side.drawn);
    case QuestionKind::Overflow: {
      int cards = 0;
      for (std::uint8_t count : side.packs[at(who)]) cards += count;
      return saying.number(cards - pack_limit(r, t, who));
    }
    case QuestionKind::Exchange:
      return saying.who(t, view.draft.partner, "partner")
          .things(view.draft.gives, "gives")
          .things(view.draft.asks, "asks");
    case QuestionKind::ExchangeAnswer:
      return saying.who(t, side.offer.maker, "maker")
          .things(side.offer.gives, "gives")
          .number(offered(side.offer.gives), "given")
          .things(side.offer.asks, "asks")
          .number(offered(side.offer.asks), "asked");
    default: return saying;
  }
}

Saying encounter_asked(const Rules& r, const View& view, Saying saying) {
  const Table& t = view.table;
  const Survivor who = asked_for(r, view);
  if (who != kNoSurvivor) saying.who(t, who);
  saying.number(strength(r, t), "strength");
  switch (asked_kind(view)) {
    case QuestionKind::DefenceItem: return saying.number(dice_of(r, t, t.meeting.defender), "dice");
    case QuestionKind::Defender:
    case QuestionKind::AttackCard:
    case QuestionKind::CatAndMouse:
      return saying.whos(t, t.meeting.participants.without(t.meeting.attacked)).room(t.meeting.at);
    case QuestionKind::Flee:
    case QuestionKind::SlipAway: return saying.room(t.meeting.at);
    default: return saying;
  }
}

Saying killer_asked(const Rules&, const View& view, Saying saying) {
  switch (asked_kind(view)) {
    case QuestionKind::CostCards: return add_card(saying, view).number(cards_to_pay(view));
    case QuestionKind::DetectTarget:
    case QuestionKind::CardPath:
    case QuestionKind::StealthPath: return add_card(saying, view);
    case QuestionKind::FearWound: {
      const auto* pay = under_way<FearPay>(view);
      return saying.who(view.table, pay == nullptr ? kNoSurvivor : pay->who);
    }
    case QuestionKind::LimitSwap:
      return view.killer.drawn == Skill::None ? saying.word("none", "skill")
                                              : saying.skill(view.killer.drawn);
    default: return saying;
  }
}

// What is picked next: the Killer, or the Survivor for a place.
Saying pick_asked(const Rules& r, const View& view) {
  const bool killer = view.viewer == r.killer_seat;
  if (killer) return Saying("terrorscape.ask.pick.killer");
  const int place = std::min<int>(view.picks.settled, kPlaces - 1);
  return Saying("terrorscape.ask.pick").number(place + 1).player(seat_of(r, survivor_at(place)));
}

Sentence ask_text(const Rules& r, const View& view) {
  const Saying saying(row_of(asked_kind(view)).ask);
  switch (asked_kind(view)) {
    case QuestionKind::Pick: return pick_asked(r, view);
    case QuestionKind::CatAndMouse:
    case QuestionKind::HumanShield:
    case QuestionKind::SlipAway:
    case QuestionKind::AttackCard:
    case QuestionKind::Defender:
    case QuestionKind::DefenceItem:
    case QuestionKind::Flee: return encounter_asked(r, view, saying);
    default: break;
  }
  return view.viewer == r.killer_seat ? killer_asked(r, view, saying) : survivors_asked(r, view, saying);
}

// Of its own side a seat sees who is waited for, and in which of the steps that strangers do not see.
Sentence wait_text(const View& view) {
  const bool unseen = row_of(asked_kind(view)).shown_as != view.prompt.kind;
  return Saying(unseen ? "terrorscape.wait.own_side" : row_of(asked_kind(view)).wait)
      .players(view.prompt.waited_for)
      .number(view.prompt.waited_for.size());
}

}  // namespace

Sentence Terrorscape::question_text(const Rules& r, const View& view) {
  const Table& t = view.table;
  if (t.moment == Moment::Over)
    return Saying("terrorscape.over")
        .players(t.winners)
        .number(t.winners.size())
        .word(kEndingKeys[static_cast<std::size_t>(t.ending)], "ending");
  if (asked_kind(view) == QuestionKind::Chance) return Saying("terrorscape.wait.chance");
  return view.prompt.asked ? ask_text(r, view) : wait_text(view);
}

}  // namespace holdout::terrorscape
