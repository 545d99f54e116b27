#include <algorithm>

#include <doctest/doctest.h>

#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/talking/talk.h"
#include "games/the_thing/rules/the_thing.h"

// What may not be told, and the option that lifts it: TT-105, TT-106, TT-1204.

namespace holdout::the_thing {
namespace {

// Phase 4 with four players; the first one speaks.
struct Talk {
  Rules rules;
  View view;

  explicit Talk(Setup::Choices options)
      : rules(*make_rules({.players = 4, .options = std::move(options), .figures = {}})) {
    State s{};
    lay_out(rules, s);
    s.table.round = 2;
    s.table.leader = Seat{1};
    s.table.phase = Phase::Actions;
    s.hidden.hands[0] = {3, 0, 0};
    s.table.history[0].contacts.looked(Slot{0}, Slot{2}, 0);
    view = view_of(rules, s, Seat{0});
  }
  bool may_say(Say say, std::uint16_t about) const {
    return bool(TheThing::may_say(rules, view,
                                  {.kind = form_of(say), .speaker = Seat{0}, .args = {about, 0, 0, 0, 0}}));
  }
  bool offers(Say say) const {
    std::vector<std::uint8_t> forms;
    TheThing::sayable(rules, view, forms);
    return std::ranges::find(forms, form_of(say)) != forms.end();
  }
};

constexpr auto kSabotage = static_cast<std::uint16_t>(CardKind::Sabotage);

}  // namespace

TEST_CASE("TT-105 TT-106 nobody tells of Action cards or of tokens seen, but of everything else") {
  const Talk talk(Setup::Choices{});
  CHECK(!talk.offers(Say::HandedIn));
  CHECK(!talk.offers(Say::HoldNone));
  CHECK(!talk.offers(Say::TokenWasHuman));
  CHECK(!talk.may_say(Say::HandedIn, 0));       // not even the truth
  CHECK(!talk.may_say(Say::TokenWasHuman, 2));  // nor a kind word
  CHECK(talk.may_say(Say::Have, 0));
  CHECK(talk.may_say(Say::Human, 0));
}

TEST_CASE("TT-1204 with free claims both may be told, truly or not") {
  const Talk talk(Setup::Choices{{"free_claims", "on"}});
  CHECK(talk.offers(Say::HandedIn));
  CHECK(talk.offers(Say::TokenWasHuman));
  CHECK(talk.may_say(Say::HandedIn, 0));
  CHECK(talk.may_say(Say::HandedIn, kSabotage));  // there is none in the hand
  CHECK(talk.may_say(Say::HoldNone, 0));          // there are three
  CHECK(talk.may_say(Say::TokenWasHuman, 2));     // whatever was seen
}

}  // namespace holdout::the_thing
