#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/sentences.h"

// The whole visible situation, sentence by sentence: first what everybody sees, last what only this seat
// knows. A message that begins with a space goes on in the line before it.

namespace holdout::osaczeni {

namespace {

class Telling {
 public:
  Telling(const Rules& rules, const View& view, std::vector<Sentence>& out)
      : r_(rules), view_(view), t_(view.table), out_(out) {}

  void tell_all() {
    tell_moment();
    if (t_.badge != kNobody && t_.victim_token != kNobody)
      say(Saying("osaczeni.situation.tokens").player(t_.badge, "badge").player(t_.victim_token, "victim"));
    tell_dice();
    for (int a = 1; a <= kAreas; ++a) tell_area(area_number(a));
    tell_cold_store();
    tell_supplies();
    for (Seat seat : first_seats(r_.players)) tell_player(seat);
    if (vote_is_on()) tell_vote();
    if (is_player(view_.viewer)) tell_secrets();
  }

 private:
  void say(const Sentence& sentence) { out_.push_back(sentence); }

  void tell_moment() {
    if (t_.round == 0) {
      say(Saying("osaczeni.situation.setup").phase(t_.phase));
    } else if (t_.phase == Phase::Over) {
      say(Saying("osaczeni.situation.over").number(t_.round, "round"));
    } else {
      say(Saying("osaczeni.situation.moment")
              .number(t_.round, "round")
              .number(static_cast<int>(t_.phase))
              .phase(t_.phase));
      say(Saying("osaczeni.situation.living")
              .number(living(t_).size(), "living")
              .number(r_.ends_at, "limit"));
      if (t_.quiet_rounds > 0) say(Saying("osaczeni.situation.quiet").number(t_.quiet_rounds));  // OS-719
    }
    for (int number = 1; number <= kVariants; ++number)
      if (r_.variant(number)) say(Saying("osaczeni.situation.variant").number(number).epilogue(number));
  }

  bool dice_under_hatch() const {
    return t_.phase == Phase::Destination ||
           (t_.phase == Phase::Badge && asked_kind(view_) == QuestionKind::Walkie);
  }

  void tell_dice() {
    if (dice_under_hatch()) {
      say(Saying(t_.saw_dice.empty() ? "osaczeni.situation.dice.unseen" : "osaczeni.situation.dice.seen")
              .number(t_.dice_in_use)
              .players(t_.saw_dice));
    } else if (t_.phase != Phase::Over) {
      say(Saying("osaczeni.situation.dice.in_use").number(t_.dice_in_use));
    }
    for (std::uint8_t face : t_.dice)
      if (face != 0) return say(Saying("osaczeni.situation.dice.open").dice(t_.dice, kMaxDice));
  }

  void tell_area(Area area) {
    const Characters inside = in(t_, area);
    const auto about = [&](std::string_view key) {
      return Saying(key).area(area).number(number(area), "number");
    };
    if (is_closed(t_, area)) return say(about("osaczeni.situation.area.closed"));
    const bool danger = !inside.empty() && monsters_get_in(r_, t_, area);
    Saying saying = about(area == Area::Lot ? "osaczeni.situation.area.lot" : "osaczeni.situation.area")
                        .number(inside.size(), "inside")
                        .number(monsters_at(t_, area), "monsters")
                        .yes_or_no(danger, "danger");
    if (area != Area::Lot)
      saying.number(r_.capacity[slot(area)], "capacity")
          .number(strength_in(r_, t_, area), "strength")
          .yes_or_no(inside.empty(), "empty");
    say(saying);
    tell_families(inside);
  }

  // " Aga: Defender and Leader. Filip: Crybaby, hidden."
  void tell_families(Characters those) {
    for (Seat owner : owners_of(those)) {
      const Characters own = those & family(owner);
      const Characters hidden = own & t_.hidden;
      const auto about = [&](std::string_view key) { return Saying(key).player(owner); };
      if (hidden.empty())
        say(about("osaczeni.situation.family").characters(own, "characters"));
      else if (hidden == own)
        say(about("osaczeni.situation.family.hidden").characters(hidden, "hidden"));
      else
        say(about("osaczeni.situation.family.partly_hidden")
                .characters(own.without(hidden), "characters")
                .characters(hidden, "hidden"));
    }
  }

  void tell_cold_store() {
    say(Saying("osaczeni.situation.cold_store").number(dead(t_)));
    tell_families(t_.at[kColdStore]);
    if (equal_strength_loses(r_, t_)) say(Saying("osaczeni.situation.cold_store.equal"));
    for (int row = 1; row <= kRows; ++row) {
      if (row_full(r_, t_, row)) continue;
      if ((row == 1 && r_.variant(18)) || (row == 2 && r_.variant(11)))
        continue;  // OS-V18, OS-V11: no effect
      const int left = r_.row_end[static_cast<std::size_t>(row - 1)] - dead(t_);
      const bool equal = row == 1;
      return say(Saying(equal ? "osaczeni.situation.cold_store.next_equal"
                              : "osaczeni.situation.cold_store.next_die")
                     .number(left)
                     .number(row, "row"));
    }
  }

  void tell_supplies() {
    say(Saying("osaczeni.situation.supplies").number(pool(r_, t_), "monsters").number(t_.deck_size, "cards"));
    if (!t_.played.empty()) {
      say(Saying("osaczeni.situation.played"));
      tell_cards(t_.played);
    }
  }

  // " Chainsaw, 2 × Gun."
  void tell_cards(Cards cards) {
    while (!cards.empty()) {
      const Item item = cards.first();
      const int count = cards.count(item);
      cards = cards.without_kind(item);
      say(Saying(count == 1 ? "osaczeni.situation.card" : "osaczeni.situation.cards")
              .item(item)
              .number(count)
              .yes_or_no(cards.empty(), "last"));
    }
  }

  void tell_player(Seat seat) {
    const bool over = t_.phase == Phase::Over;
    const auto about = [&](std::string_view key) {
      return Saying(key)
          .player(seat)
          .yes_or_no(seat == view_.viewer, "you")
          .number(t_.hand_size[slot(seat)], "cards");
    };
    if (over)
      say(about("osaczeni.situation.player.scored").number(t_.score[slot(seat)], "points"));
    else if (t_.round > 0 && eliminated(t_, seat))
      say(about("osaczeni.situation.player.eliminated"));
    else
      say(about("osaczeni.situation.player").number(public_points(r_, t_, seat), "points"));
    const bool heading = t_.phase == Phase::Destination || t_.phase == Phase::Move;
    if (heading && t_.destination[slot(seat)] != Area::None)
      say(Saying("osaczeni.situation.player.heading").area(t_.destination[slot(seat)]));
  }

  bool vote_is_on() const {
    switch (asked_kind(view_)) {
      case QuestionKind::Discuss:
      case QuestionKind::Ballot:
      case QuestionKind::OpenBallot:
      case QuestionKind::BreakTie: return t_.phase != Phase::Over;
      default: return false;
    }
  }

  void tell_vote() {
    say(Saying("osaczeni.situation.vote").vote(t_.vote.kind).area(t_.vote.area));
    SeatSet left = t_.vote.participants;
    for (Seat seat : t_.vote.participants) {
      left.remove(seat);
      say(Saying("osaczeni.situation.votes")
              .player(seat)
              .number(votes_of(r_, t_, seat))
              .yes_or_no(left.empty(), "last"));
    }
    for (Seat seat : t_.vote.participants)
      if (t_.vote.pointed[slot(seat)] != kNobody)
        say(Saying("osaczeni.situation.pointed").player(seat).player(t_.vote.pointed[slot(seat)], "target"));
  }

  void tell_secrets() {
    say(Saying("osaczeni.situation.secret"));
    say(Saying(view_.hand.empty() ? "osaczeni.situation.secret.no_cards" : "osaczeni.situation.secret.hand"));
    tell_cards(view_.hand);
    if (view_.dice[0] != 0) say(Saying("osaczeni.situation.secret.dice").dice(view_.dice, kMaxDice));
    if (view_.destination != Area::None)
      say(Saying("osaczeni.situation.secret.destination").area(view_.destination));
    if (view_.ballot != kNobody) say(Saying("osaczeni.situation.secret.ballot").player(view_.ballot));
    if (!view_.search.drawn.empty()) {
      say(Saying("osaczeni.situation.secret.drawn"));
      tell_cards(view_.search.drawn);
    }
    tell_known_cards();
  }

  // What this seat gave away and put aside, and may still count on.
  void tell_known_cards() {
    for (int i = 0; i < t_.gifts.size(); ++i)
      if (const Item item = view_.gifts[static_cast<std::size_t>(i)]; item != kNoItem)
        say(Saying("osaczeni.situation.secret.gave").player(t_.gifts[i].receiver).item(item));
    for (Item item : view_.discards)
      if (item != kNoItem) say(Saying("osaczeni.situation.secret.discarded").item(item));
    for (Item item : view_.under_deck)
      if (item != kNoItem) say(Saying("osaczeni.situation.secret.under_deck").item(item));
  }

  const Rules& r_;
  const View& view_;
  const Table& t_;
  std::vector<Sentence>& out_;
};

}  // namespace

void Osaczeni::situation(const Rules& r, const View& view, std::vector<Sentence>& out) {
  Telling(r, view, out).tell_all();
}

}  // namespace holdout::osaczeni
