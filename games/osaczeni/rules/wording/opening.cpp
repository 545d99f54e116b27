#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/sentences.h"

// Before the first decision: one's family and what each of them is good for, how one wins, how it ends.

namespace holdout::osaczeni {

namespace {

std::string_view key_of(Kind kind) {
  switch (kind) {
    case Kind::Defender: return "osaczeni.opening.defender";
    case Kind::Leader: return "osaczeni.opening.leader";
    case Kind::Crybaby: return "osaczeni.opening.crybaby";
    case Kind::Klutz: return "osaczeni.opening.klutz";
  }
  return {};
}

}  // namespace

Opening Osaczeni::opening(const Rules& r, const View& view) {
  Opening told{.who = {},
               .win = Sentence("osaczeni.opening.win"),
               .end = Saying("osaczeni.opening.end").number(r.ends_at)};
  if (!is_player(view.viewer)) return told;
  for (int i = 0; i < r.kinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    told.who.push_back(Saying(key_of(kind)).character(kind).number(r.points[static_cast<std::size_t>(i)]));
  }
  return told;
}

}  // namespace holdout::osaczeni
