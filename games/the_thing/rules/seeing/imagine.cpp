#include "games/the_thing/rules/seeing/imagine.h"

#include "games/the_thing/rules/actions/offers.h"
#include "games/the_thing/rules/seeing/unseen.h"

// One full world that looks to its viewer exactly like the view: what the viewer does not see is dealt by
// counts, and the procedures under way are put back as they are.

namespace holdout::the_thing {

namespace {

// Others have sealed something that they may: which, nobody knows.
void imagine_sealed(const Rules& r, const View& v, Rng& rng, State& s) {
  if (s.running.stack.empty()) return;
  with_procedure(s.running.stack.back(), [&](const auto& top) {
    using Top = std::remove_cvref_t<decltype(top)>;
    if constexpr (BallotPolicy<Top>::kIs) {
      for (Seat seat : v.table.ballot.sealed.without(only(v.viewer))) {
        Actions choices;
        BallotPolicy<Top>::Type::choices(r, s, seat, choices);
        if (choices.empty()) continue;
        BallotPolicy<Top>::Type::seal(
            s, seat, choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))]);
      }
    }
  });
}

// TT-551: tokens that lie on the table already; an Alien may have laid its own.
void imagine_laid(const Rules& r, const View& v, Rng& rng, State& s) {
  const bool laying = asked_kind(v) == QuestionKind::LayTokens;  // then imagine_sealed() lays them
  for (Slot slot : v.table.meeting.laid& s.hidden.aliens)
    if (!laying) s.hidden.laid[at(slot)] = static_cast<Laid>(rng.below(3));
  if (const Slot me = own_slot(r, v.viewer); me != kNoSlot) s.hidden.laid[at(me)] = v.laid;
}

// Face-down Location cards, for those who do not know them (TT-304).
void imagine_plan(const View& v, Rng& rng, State& s) {
  Locations left = location_deck(v.table);
  for (std::uint8_t strength : v.table.laid) {
    if (left.empty()) return;
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(left.size()));
    Locations rest = left;
    for (; skip > 0; --skip) rest.remove(rest.first());
    s.hidden.plan[static_cast<std::size_t>(card_index(rest.first()))] = strength;
    left.remove(rest.first());
  }
}

bool council_sits(const View& v) {
  switch (asked_kind(v)) {
    case QuestionKind::AlienPlan:
    case QuestionKind::AlienVictory:
    case QuestionKind::AlienUnopposed: return true;
    default: return false;
  }
}

// How far the team has got is its secret: strangers imagine that its speaker has begun a plan, or that one of
// the members has put something forward.
template <class P>
void imagine_progress(const Rules& r, const View& v, const Council<P>&, Rng& rng, State& s) {
  Hidden& h = s.hidden;
  const SeatSet team = h.council.team;
  const Seat seat = nth(team, static_cast<int>(rng.below(static_cast<std::uint32_t>(team.size()))));
  const bool stands = team.size() > 1 && rng.below(2) == 0;
  if constexpr (std::is_same_v<P, PlanRules>) {
    if (!stands && rng.below(2) == 0) return;
    const Locations deck = location_deck(v.table);
    if (deck.empty()) return;
    int skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.size())));
    Plan& plan = stands ? h.plan : h.plan_drafts.of(h.council.speaker);
    for (Location l : deck)
      if (skip-- == 0)
        plan[static_cast<std::size_t>(card_index(l))] = u8(1 + static_cast<int>(rng.below(v.table.strength)));
  } else if (stands) {
    Actions deeds;
    P::choices(r, s, seat, deeds);
    const Action deed = deeds[static_cast<int>(rng.below(static_cast<std::uint32_t>(deeds.size())))];
    h.alien_choice = deed.kind;
    if (is<answer::Assimilate>(deed)) h.alien_victim = parts_of<answer::Assimilate>(deed).who;
  }
  if (!stands) return;
  h.council.proposer = seat;
  h.council.agreed = only(seat);
  h.council.proposals[at(seat)] = 1;
}
template <class Other>
void imagine_progress(const Rules&, const View&, const Other&, Rng&, State&) {}

void imagine_council(const Rules& r, const View& v, Rng& rng, State& s) {
  const Table& t = v.table;
  Hidden& h = s.hidden;
  const bool member = !r.few && seats_of(t, organism(t)).has(v.viewer);
  h.plan = v.plan;
  if (!member) imagine_plan(v, rng, s);
  h.council = v.council;
  h.alien_choice = v.alien_choice;
  h.alien_victim = v.alien_victim;
  if (is_player(v.viewer)) h.plan_drafts.of(v.viewer) = v.plan_draft;
  if (!v.council.team.empty() || !council_sits(v) || !alien_in_play(t)) return;
  h.council = council_of(seats_of(t, organism(t)), seat_of(t, t.organism[0]));
  with_procedure(s.running.stack.back(), [&](const auto& top) { imagine_progress(r, v, top, rng, s); });
}

// What the maker of an offer that waits for its answer put into it (TT-702): cards that both hold.
void imagine_offer(const View& v, Rng& rng, State& s) {
  const TradeOffer& offer = v.table.offer;
  if (is_player(v.viewer)) s.hidden.drafts.of(v.viewer) = v.draft;
  if (offer.from == kNoSlot) return;
  OfferDraft& draft = s.hidden.drafts.of(seat_of(v.table, offer.from));
  if (v.offered.partner != kNoSlot) {
    draft = v.offered;
    return;
  }
  if (seat_of(v.table, offer.from) == v.viewer) return;
  const auto pick = [&](Slot slot, int how_many, FixedVector<Good, kOfferCards>& out) {
    std::array<std::uint8_t, kGoods> held{};
    const Belongings& own = s.hidden.belongings[at(slot)];
    std::ranges::copy(own.weapons, held.begin());
    std::ranges::copy(own.items, held.begin() + kWeaponKinds);
    Unseen<kGoods> cards(held, rng);
    for (int i = 0; i < how_many && !out.full(); ++i) out.push(static_cast<Good>(cards.draw()));
  };
  draft = {};
  draft.from = offer.from;
  draft.partner = offer.to;
  pick(offer.from, offer.given, draft.give);
  pick(offer.to, offer.asked, draft.ask);
}

// TT-702: others may be building an offer, of which nobody knows: as many steps as they may have got to.
void imagine_drafts(const Rules& r, const View& v, Rng& rng, State& s) {
  constexpr int kMostSteps = 3;
  const Table& t = v.table;
  const auto is_talk = [](const Procedure& procedure) { return std::holds_alternative<RecTalk>(procedure); };
  if (!std::ranges::any_of(v.stack, is_talk)) return;
  SeatSet others = seats_of(t, t.characters).without(t.talk_done).without(only(v.viewer));
  if (t.offer.from != kNoSlot) others.remove(seat_of(t, t.offer.from));
  for (Seat seat : others)
    for (std::uint32_t steps = rng.below(kMostSteps + 1); steps > 0; --steps) {
      Actions choices;
      RecTalk{}.options(r, s, seat, choices);
      build_offer(s, seat, choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))]);
    }
}

}  // namespace

State imagine(const Rules& r, const View& v, const Belief& belief, Rng& rng) {
  State s{};
  s.table = v.table;
  s.running.stack = v.stack;
  s.hidden.handed.fill(CardKind::None);
  imagine_roles(r, v, belief, rng, s);
  if (!r.few) imagine_cards(r, v, belief, rng, s);
  imagine_goods(r, v, rng, s);
  imagine_lab(r, v, rng, s);
  imagine_laid(r, v, rng, s);
  imagine_council(r, v, rng, s);
  imagine_offer(v, rng, s);
  imagine_drafts(r, v, rng, s);
  if (is_player(v.viewer)) s.hidden.sealed[at(v.viewer)] = v.sealed;
  imagine_sealed(r, v, rng, s);
  if (is_player(v.viewer)) s.running.serials[at(v.viewer)] = v.prompt.serial;
  if (!s.running.stack.empty())
    s.running.open = asked_kind(v) == QuestionKind::Chance ? kChanceQuestion : ask_top(r, s);
  return s;
}

}  // namespace holdout::the_thing
