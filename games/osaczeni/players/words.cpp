#include "games/osaczeni/players/voice.h"

// What is said at any time: remarks on what has just happened, friendships, gifts; and the order in which the
// occasions to speak are gone through.

namespace holdout::osaczeni {

namespace {

constexpr int kSaidInAMoment = 2;

std::uint32_t moment_of(const Table& t) {
  const auto phase = static_cast<std::uint32_t>(t.phase);
  const std::uint32_t vote =
      vote_under_way(t) ? 1U + static_cast<std::uint32_t>(number(t.vote.area)) + 8U * t.vote.attack : 0U;
  return static_cast<std::uint32_t>(t.round) << 16 | phase << 12 | vote;
}

// Said of me or to me, proved wrong, and not by myself.
std::optional<Statement> accuse(Mind& mind) {
  for (std::size_t i : mind.memory.take_judged()) {
    const Entry& entry = mind.memory.ledger().entries()[i];
    if (entry.said.speaker == mind.me || !is_lie(entry.verdict) || !happens(mind.rng, 0.35 * mind.who.talk))
      continue;
    return statement(Say::AccuseLie, {arg(entry.said.speaker)}, {}, entry.said.id);
  }
  return std::nullopt;
}

}  // namespace

Seat likely_friend(Mind& mind, const Table& t, SeatSet among) {
  Best best(kNobody, 0.0);
  const BySeat<double> weights = rival_weights(mind.lens(t), t);
  for (Seat seat : among.without(mind.me) & living_players(t)) {
    const double liking = mind.whim() + 1 + mind.memory.trust(seat, TrustIn::Votes) -
                          mind.memory.grudge(seat) - 2 * weights[slot(seat)] +
                          (mind.memory.allies().has(seat) ? 1 : 0);
    best.offer(seat, liking);
  }
  return best.one;
}

std::optional<Statement> remark(Mind& mind) {
  if (const std::optional<Statement> accusation = accuse(mind)) return accusation;
  const Memory::News news = mind.memory.take_news();
  for (Seat seat : mind.memory.allies())
    if (mind.memory.grudge(seat) > 1.5) return statement(Say::BreakAlliance, {arg(seat)});
  if (news.gift_from != kNobody && happens(mind.rng, 0.7 * mind.who.talk))
    return statement(Say::Thank, {arg(news.gift_from)});
  if (news.i_lost_one && !news.voters_against_me.empty() && happens(mind.rng, 0.5 * mind.who.talk))
    return statement(Say::Blame, {arg(news.voters_against_me.first())});
  if (news.mourned.id != 0xFF && news.mourned.owner() != mind.me &&
      mind.memory.grudge(news.mourned.owner()) < 0.5 && happens(mind.rng, 0.1 * mind.who.talk)) {
    const auto kind = static_cast<std::uint16_t>(news.mourned.kind());
    return statement(Say::Mourn, {arg(news.mourned.owner()), kind});
  }
  return std::nullopt;
}

std::optional<Statement> words_at_any_time(Mind& mind, const View& view) {
  const Table& t = view.table;
  if (t.phase == Phase::Setup || t.phase == Phase::Over || eliminated(t, mind.me)) return std::nullopt;
  // Whoever was left without an answer does not ask again, neither the same one nor anybody else.
  if (!mind.memory.offer_unanswered() && mind.voice.friendly_round != t.round &&
      takes_up(mind, Topic::Friendship, t.round <= 2 ? 0.15 : 0.05)) {
    const Seat liked = likely_friend(mind, t, living_players(t).without(mind.memory.courted()));
    if (liked != kNobody && !mind.memory.allies().has(liked)) {
      mind.voice.friendly_round = t.round;
      const std::uint16_t to_the_end = t.round > 2 ? 1 : 0;
      return statement(Say::Ally, {to_the_end}, only(liked));
    }
  }
  if (t.gifts.size() > mind.voice.gifts_told) {
    mind.voice.gifts_told = t.gifts.size();
    const Gift& gift = t.gifts[t.gifts.size() - 1];
    const Item item = view.gifts[static_cast<std::size_t>(t.gifts.size() - 1)];
    if (gift.giver == mind.me && item != kNoItem && takes_up(mind, Topic::Gift, 0.3)) {
      const bool lie = happens(mind.rng, lies_at(mind.who, mind.progress(t)));
      const auto kinds = static_cast<std::uint32_t>(mind.rules.item_kinds);
      const Item told = lie ? static_cast<Item>(mind.rng.below(kinds)) : item;
      return statement(Say::Gave, {arg(gift.receiver), arg(told)});
    }
  }
  if (!view.hand.empty() && takes_up(mind, Topic::Hand, 0.015)) {
    const Item item = view.hand.first();
    const bool lie = happens(mind.rng, 0.5 + lies_at(mind.who, mind.progress(t)) / 2);
    return statement(Say::Have, {arg(item), static_cast<std::uint16_t>(lie ? 0 : view.hand.count(item))});
  }
  return std::nullopt;
}

std::optional<Statement> find_words(Mind& mind, const View& view) {
  const Table& t = view.table;
  Voice& voice = mind.voice;
  voice.come_to(moment_of(t));
  if (voice.said >= kSaidInAMoment) return std::nullopt;
  std::optional<Statement> words = reply(mind, view);
  if (!words) words = remark(mind);
  if (!words && t.phase == Phase::Attack) words = words_under_attack(mind, view);
  if (!words && t.phase != Phase::Attack && vote_under_way(t)) words = words_before_an_office(mind, view);
  if (!words && t.phase == Phase::Destination) words = words_on_the_road(mind, view);
  if (!words) words = words_at_any_time(mind, view);
  if (words) ++voice.said;
  return words;
}

}  // namespace holdout::osaczeni
