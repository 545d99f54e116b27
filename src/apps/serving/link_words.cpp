#include "apps/serving/link_words.h"

#include <algorithm>
#include <string>

#include "text/texts.h"

namespace holdout {

namespace {

struct LinkKeys {
  std::string_view title;
  std::string_view text;
};

LinkKeys keys_of(SharedLink::Shows shows) {
  switch (shows) {
    case SharedLink::Shows::Product: return {"link.product", "link.product.text"};
    case SharedLink::Shows::Game: return {"link.game", "link.product.text"};
    case SharedLink::Shows::Invitation: return {"link.invitation", "link.invitation.text"};
    case SharedLink::Shows::Playing: return {"link.playing", "link.playing.text"};
    case SharedLink::Shows::Ended: return {"link.ended", "link.ended.text"};
    case SharedLink::Shows::Replay: return {"link.replay", "link.replay.text"};
    case SharedLink::Shows::Moment: return {"link.moment", "link.moment.text"};
  }
  return {};
}

LinkWords words_of(const SharedLink& link, std::string_view language) {
  const auto known = languages();
  const Texts& said = texts(std::ranges::find(known, language) != known.end() ? language : known.front());
  const std::string key = "ui.game." + link.game;
  const std::string names[] = {link.game.empty() ? "" : said.plain(key)};
  const LinkKeys keys = keys_of(link.shows);
  LinkWords words{
      .title = said.sentence(Sentence(keys.title).player("game", seat_at(0)).number("n", link.moment), names),
      .text = said.sentence(Sentence(keys.text).number("n", link.players))};
  const bool new_here = link.shows == SharedLink::Shows::Game || link.shows == SharedLink::Shows::Invitation;
  if (new_here) words.text = said.plain(key + ".pitch") + " " + words.text;
  return words;
}

}  // namespace

LinkPreviews link_previews() {
  const auto known = languages();
  return {.languages = {known.begin(), known.end()}, .words = words_of};
}

}  // namespace holdout
