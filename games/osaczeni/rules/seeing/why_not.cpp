#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/nouns.h"

// Why an answer is refused: the rule that says it best. From the view alone, so a refusal tells nothing that
// the seat does not know; for any bytes, since refused answers come from outside.

namespace holdout::osaczeni {

namespace {

class Refusal {
 public:
  Refusal(const Rules& rules, const View& view, Action action)
      : r_(rules), view_(view), t_(view.table), a_(action), me_(view.viewer), open_(asked_kind(view)) {}

  std::string_view rule() const {
    if (!first_seats(r_.players).has(is_player(me_) ? me_ : kSpectator)) return "OS-909";
    if (t_.phase == Phase::Over) return "OS-707";
    switch (static_cast<ActionKind>(a_.kind)) {
      case ActionKind::Done: return done();
      case ActionKind::Play: return play();
      case ActionKind::Point: return point();
      case ActionKind::Go: return go();
      case ActionKind::Move: return move();
      case ActionKind::Place: return place();
      case ActionKind::Keep: return keep_or_give(parts_of<answer::Keep>(a_).item);
      case ActionKind::Give: return keep_or_give(parts_of<answer::Give>(a_).item);
      case ActionKind::GiveTo: return give_to();
      case ActionKind::Sacrifice: return sacrifice();
      case ActionKind::Haunt: return "OS-V09";
      case ActionKind::Roll:
      case ActionKind::Draw:
      case ActionKind::Seat:
      case ActionKind::Show: return "OS-907";
    }
    return rule_of_the_question();
  }

 private:
  bool asked(QuestionKind kind) const { return view_.prompt.asked && open_ == kind; }
  bool out_of_play() const { return t_.phase != Phase::Setup && eliminated(t_, me_); }
  bool deciding() const {  // OS-212: the Decision step of a vote
    return open_ == QuestionKind::Ballot || open_ == QuestionKind::OpenBallot ||
           open_ == QuestionKind::BreakTie;
  }
  bool searching() const { return row_of(open_).shown_as == static_cast<std::uint8_t>(QuestionKind::Search); }
  static bool is_area(Area area) { return number(area) >= 1 && number(area) <= kAreas; }
  bool is_own(Character who) const {
    return who.id < r_.players * kCharacterKinds && who.owner() == me_ && who.id % kCharacterKinds < r_.kinds;
  }
  bool is_item(Item item) const { return u8(item) < r_.item_kinds; }
  bool is_seat(Seat seat) const { return index(seat) < r_.players; }

  // What is asked now and of whom: the answer to one that has nothing to do with it.
  std::string_view rule_of_the_question() const {
    return searching() ? rule_of_the_search() : row_of(open_).rule;
  }

  std::string_view rule_of_the_search() const {
    if (t_.drawn == 1) return "OS-307";
    return t_.drawn == 2 ? "OS-306" : "OS-304";
  }

  std::string_view done() const {
    if (!view_.prompt.asked) {
      if (open_ == QuestionKind::Discuss) return "OS-202";
      if (open_ == QuestionKind::Walkie) return not_asked_for_walkie();
      return out_of_play() ? "OS-005" : rule_of_the_question();
    }
    if (open_ == QuestionKind::Discuss) return "OS-231";  // done already
    if (open_ == QuestionKind::Move) return "OS-424";
    if (open_ == QuestionKind::Place) return "OS-115";
    return searching() && t_.drawn > 1 ? "OS-305" : rule_of_the_question();
  }

  std::string_view not_asked_for_walkie() const {
    if (out_of_play()) return "OS-005";
    return t_.walkie.finished.has(me_) ? "OS-834" : "OS-902";
  }

  // ---- cards --------------------------------------------------------------------------------------

  std::string_view play() const {
    const auto play = parts_of<answer::Play>(a_);
    if (!is_item(play.item) || !view_.hand.has(play.item)) return "OS-009";
    const ItemRow& row = r_.row(play.item);
    if (row.timing == ItemTiming::Scoring) return "OS-832";
    if (out_of_play()) return "OS-005";
    if (deciding()) return "OS-212";
    switch (row.timing) {
      case ItemTiming::AfterMove: return asked(QuestionKind::Drink) ? extra_move(play) : "OS-801";
      case ItemTiming::AfterRoll:
        return open_ == QuestionKind::Walkie && t_.walkie.finished.has(me_) ? "OS-834" : "OS-806";
      case ItemTiming::FeedDiscussion: return in_feed_discussion(row.effect, play);
      case ItemTiming::AnyDiscussion: return open_ == QuestionKind::Discuss ? "OS-202" : "OS-826";
      case ItemTiming::Scoring: break;
    }
    return "OS-832";
  }

  std::string_view extra_move(const answer::Play& play) const {
    const Character who = play.target.character();
    if (!is_own(who) || !living(t_).has(who) || !is_area(play.area)) return "OS-802";
    return in(t_, play.area).has(who) ? "OS-802" : "OS-804";
  }

  std::string_view in_feed_discussion(ItemEffect effect, const answer::Play& play) const {
    if (open_ == QuestionKind::Discuss && t_.vote.kind != VoteKind::Feed) return "OS-205";
    if (open_ == QuestionKind::Discuss && !t_.vote.participants.has(me_)) return "OS-202";
    const bool in_time = asked(QuestionKind::Discuss);
    switch (effect) {
      case ItemEffect::HideCharacter: return in_time ? hide() : "OS-811";
      case ItemEffect::MoveMonster: return in_time ? lure(play.target.area()) : "OS-817";
      default: return in_time ? "OS-825" : "OS-206";
    }
  }

  std::string_view hide() const {
    if (family_in(t_, me_, t_.vote.area).without(t_.hidden).empty()) return "OS-811";
    return "OS-812";
  }

  std::string_view lure(Area to) const {
    if (!is_area(to) || to == t_.vote.area) return "OS-818";
    return is_closed(t_, to) ? "OS-704" : "OS-820";
  }

  // ---- votes --------------------------------------------------------------------------------------

  std::string_view point() const {
    switch (open_) {
      case QuestionKind::Discuss: return "OS-203";
      case QuestionKind::Ballot:
      case QuestionKind::OpenBallot: return view_.prompt.asked ? no_candidate() : no_voter();
      case QuestionKind::BreakTie: return "OS-222";
      case QuestionKind::NoMercy: return "OS-V15";
      default: return out_of_play() ? "OS-005" : rule_of_the_question();
    }
  }

  std::string_view no_voter() const {
    if (!t_.vote.participants.has(me_)) return out_of_play() ? "OS-005" : "OS-202";
    return votes_of(r_, t_, me_) == 0 ? "OS-230" : "OS-V21";
  }

  std::string_view no_candidate() const {
    if (t_.vote.kind != VoteKind::Feed) return r_.open_candidates ? "OS-O3" : "OS-217";
    const Seat candidate = parts_of<answer::Point>(a_).player;
    const bool present = is_seat(candidate) && t_.vote.participants.has(candidate);
    return present ? "OS-813" : "OS-218";  // present but not a candidate: all hidden
  }

  std::string_view sacrifice() const {
    const Character who = parts_of<answer::Sacrifice>(a_).character;
    const bool hides = asked(QuestionKind::PickEaten) && is_own(who) && t_.hidden.has(who);
    return hides ? "OS-813" : row_of(QuestionKind::PickEaten).rule;
  }

  // ---- searches -----------------------------------------------------------------------------------

  std::string_view keep_or_give(Item item) const {
    if (!searching() || !view_.prompt.asked) return "OS-303";
    if (open_ == QuestionKind::LastCard) return "OS-307";
    return is_item(item) && view_.search.drawn.has(item) ? "OS-305" : rule_of_the_search();
  }

  std::string_view give_to() const {
    if (!searching() || !view_.prompt.asked) return "OS-010";
    if (open_ == QuestionKind::KeepCard || open_ == QuestionKind::GiveCard) return "OS-305";
    const Seat receiver = parts_of<answer::GiveTo>(a_).player;
    if (is_seat(receiver) && receiver != me_ && eliminated(t_, receiver)) return "OS-O2";
    return rule_of_the_search();
  }

  // ---- places and moves ---------------------------------------------------------------------------

  std::string_view place() const {
    if (open_ != QuestionKind::Place) return "OS-110";
    return view_.prompt.asked ? "OS-112" : "OS-110";
  }

  std::string_view go() const {
    if (out_of_play()) return "OS-005";
    const bool choosing = asked(QuestionKind::Declare) || asked(QuestionKind::Destination);
    const Area area = parts_of<answer::Go>(a_).area;
    if (choosing) return is_area(area) && is_closed(t_, area) ? "OS-408" : "OS-406";
    if (open_ == QuestionKind::Declare) return "OS-401";
    if (open_ == QuestionKind::Destination) return me_ == t_.badge ? "OS-401" : "OS-409";
    return me_ == t_.badge ? "OS-401" : "OS-404";
  }

  std::string_view move() const {
    if (out_of_play()) return "OS-005";
    const Character who = parts_of<answer::Move>(a_).character;
    if (!asked(QuestionKind::Move) || !is_own(who)) return row_of(QuestionKind::Move).rule;
    if (!living(t_).has(who)) return "OS-648";
    const Area destination = t_.destination[slot(me_)];
    return in(t_, destination).has(who) ? "OS-426" : "OS-429";
  }

  const Rules& r_;
  const View& view_;
  const Table& t_;
  Action a_;
  Seat me_;
  QuestionKind open_;
};

}  // namespace

std::string_view Osaczeni::why_not(const Rules& r, const View& view, Action action) {
  return Refusal(r, view, action).rule();
}

}  // namespace holdout::osaczeni
