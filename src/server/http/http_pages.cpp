#include <boost/asio/post.hpp>

#include "server/http/http_api.h"
#include "server/http/link_preview.h"
#include "server/http/web_files.h"
#include "server/tables/store_await.h"

// The pages of the client, with what messengers show of a link to them.

namespace holdout {

namespace asio = boost::asio;

asio::awaitable<SharedLink> HttpApi::link_to(const std::string& path) {
  const LinkPath read = read_link_path(path);
  SharedLink link;
  if (parts_.games.find(read.game)) {
    link.shows = SharedLink::Shows::Game;
    link.path = "/new/" + read.game;
    link.game = read.game;
  }
  if (read.code.empty()) co_return link;
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, &read](auto done) { registry_.open(read.code, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened || !*opened) co_return link;
  auto link_asked = result_of<SharedLink>([lease = *opened, read](auto done) {
    asio::post((*lease)->strand(),
               [lease, read, done] { done(link_to_table(read, (*lease)->table().room())); });
  });
  const auto told = co_await std::move(link_asked);
  co_return *told;
}

// Without a public address there is none that a messenger could fetch a picture from.
HttpApi::Answer HttpApi::page(const HttpRequest& request) {
  const LinkPreviews& previews = parts_.links;
  if (parts_.settings.public_url.empty() || !previews.words || !is_page(request.path))
    co_return web_file(request);
  auto link_asked = link_to(request.path);
  const SharedLink link = co_await std::move(link_asked);
  const std::string_view fallback = link.language.empty() ? previews.languages.front() : link.language;
  const std::string_view language =
      wished_language(request.accept_language, previews.languages).value_or(fallback);
  std::string picture =
      "/cards/" + (link.game.empty() ? "holdout" : link.game) + "." + std::string(language) + ".png";
  if (!has_web_file(picture)) picture.clear();
  co_return web_page(request, preview_tags(link, previews.words(link, language), language,
                                           parts_.settings.public_url, picture));
}

}  // namespace holdout
