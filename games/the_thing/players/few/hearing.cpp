#include "games/the_thing/players/few/hearing.h"

#include <utility>

namespace holdout::the_thing::few {

namespace {

bool fulfils(const event::Traded& traded, const Table& t, const Trading::Request& request) {
  const auto gets = [&](Slot taker, const auto& cards) {
    return seat_of(t, taker) == request.taker && std::ranges::find(cards, request.what) != cards.end();
  };
  return gets(traded.partner, traded.gives) || gets(traded.who, traded.asks);
}

}  // namespace

void Hearing::see(std::span<const Event> events, const View& view) {
  events_ += events.size();
  for (const Event& event : events) see_trade(event);
  if (now_ && now_->t.round != view.table.round) {
    wishes_ = std::exchange(later_, {});
    ++changes_;
  }
  now_ = Sketch(rules_, view);
}

// Who refused a gift of mine, and what was asked for and is given.
void Hearing::see_trade(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan: trading_ = {}; return;
    case EventKind::OfferAnswered: {
      const auto [who, maker, accepted] = parts_of<event::OfferAnswered>(event);
      if (now_ && !accepted && seat_of(now_->t, maker) == me_) trading_.refused.add(who);
      return;
    }
    case EventKind::Traded: {
      Trading left{.requests = {}, .refused = trading_.refused};
      for (const Trading::Request& each : trading_.requests)
        if (!now_ || !fulfils(parts_of<event::Traded>(event), now_->t, each)) left.requests.push(each);
      trading_ = left;
      return;
    }
    default: return;
  }
}

void Hearing::hear(const Statement& said) {
  ++words_;
  if (is_wish(said)) return hear_wish(said);
  switch (said_form(said)) {
    case Say::ExitPlan: return hear_plan(said);
    case Say::Agree: return hear_answer(said, true);
    case Say::Disagree: return hear_answer(said, false);
    case Say::NeedGood: return hear_request(said.speaker, static_cast<Good>(said.args[0]));
    case Say::GiveGood: return hear_request(seat_at(said.args[0]), static_cast<Good>(said.args[1]));
    default: return;
  }
}

// Nobody whom it is about is still to be placed, so it is meant for the next round.
bool Hearing::comes_too_late(const Wish& wish) const {
  return now_ && (seats_of(now_->t, still_to_place(now_->t)) & concerned(rules_, wish)).empty();
}

// However often it is said, it counts once.
void Hearing::hear_wish(const Statement& said) {
  const Wish wish = wish_of(said);
  Wishes& wishes = comes_too_late(wish) ? later_ : wishes_;
  const auto same = [&](const Wish& each) { return each.is_the_same_as(wish); };
  if (wishes.full() || std::ranges::any_of(wishes, same)) return;
  wishes.push(wish);
  ++changes_;
}

void Hearing::hear_request(Seat taker, Good what) {
  const Trading::Request request{taker, what};
  auto& all = trading_.requests;
  if (!all.full() && !all.contains(request)) all.push(request);
}

void Hearing::settle(std::uint16_t id) {
  for (Wish& wish : wishes_) wish.settled |= wish.id == id;
}

bool Hearing::nearly_as_good(const Sketch& s, Exit exit) const {
  const double best = outlook_.way_out(s, outlook_.best_exit(s)).chance;
  return outlook_.way_out(s, exit).chance >= outlook_.weights().yields * best;
}

// The own best way out needs no favour: a plan that everybody found by themselves changes nothing.
void Hearing::hear_plan(const Statement& said) {
  if (!now_) return;
  const auto exit = static_cast<Exit>(said.args[0] + 1);
  const bool agreed = said.speaker == me_ || nearly_as_good(*now_, exit);
  if (said.speaker != me_) open_ = {.id = said.id, .agreed = agreed};
  if (!agreed) return;
  exit_ = exit;
  others_exit_ = exit == outlook_.best_exit(*now_) ? Exit::None : exit;
}

Exit Hearing::favoured(const Sketch& s) const {
  return others_exit_ != Exit::None && nearly_as_good(s, others_exit_) ? others_exit_ : Exit::None;
}

void Hearing::hear_answer(const Statement& said, bool agrees) {
  for (Wish& wish : wishes_) {
    if (wish.id != said.about) continue;
    wish.settled |= said.speaker == me_;
    const Seat asked = wish.form == Say::ShouldGo ? wish.about : me_;
    if (wish.promised || !agrees || said.speaker != asked) continue;
    wish.promised = true;
    ++changes_;
  }
  if (said.speaker == me_ && said.about == open_.id) open_ = {};
}

}  // namespace holdout::the_thing::few
