// What a messenger is told of links to a real server.
#include <map>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "server_table.h"
#include "text/texts.h"

namespace holdout::testing {

namespace {

constexpr std::string_view kSite = "https://holdout.example";

Settings with_public_address() {
  Settings settings;
  settings.public_url = std::string(kSite) + "/";
  return settings;
}

std::string language_header(std::string_view language) {
  return language.empty() ? "" : fmt::format("Accept-Language: {}\r\n", language);
}

std::string page_of(const TestServer& server, std::string_view path, std::string_view language = "") {
  return http_call(server.port(), "GET", path, "", "", language_header(language)).body;
}

// The tags by their names.
std::map<std::string, std::string> tags_of(const TestServer& server, std::string_view path,
                                           std::string_view language = "") {
  const std::string page = page_of(server, path, language);
  std::map<std::string, std::string> tags;
  const std::string begin = "<meta property=\"";
  const std::string between = "\" content=\"";
  for (std::size_t at = 0; (at = page.find(begin, at)) != std::string::npos;) {
    at += begin.size();
    const std::size_t middle = page.find(between, at);
    const std::size_t value = middle + between.size();
    tags[page.substr(at, middle - at)] = page.substr(value, page.find('"', value) - value);
  }
  return tags;
}

bool has_client(const TestServer& server) {
  return page_of(server, "/").find("id=\"app\"") != std::string::npos;
}

std::string said(std::string_view language, std::string_view key, int n = 0) {
  const std::string names[] = {texts(language).plain("ui.game.liars_dice")};
  return texts(language).sentence(Sentence(key).player("game", seat_at(0)).number("n", n), names);
}

}  // namespace

TEST_CASE("a link unfolds to what it leads to, in the language of who asks or of the table (threads)") {
  const TestServer server(with_public_address());
  if (!has_client(server)) return;  // a build without it
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga, R"(,"language":"pl")");
  const std::string link = "/t/" + code;

  const auto english = tags_of(server, link, "en-GB,en;q=0.9");
  CHECK(english.at("og:title") == said("en", "link.invitation"));
  CHECK(english.at("og:description").find(texts("en").plain("ui.game.liars_dice.pitch")) == 0);
  CHECK(english.at("og:url") == std::string(kSite) + link);
  for (const char* language : {"", "de", "pl"}) {
    const auto polish = tags_of(server, link, language);
    CHECK(polish.at("og:title") == said("pl", "link.invitation"));
    CHECK(polish.at("og:locale") == "pl_PL");
  }
  CHECK(tags_of(server, "/new/liars_dice").at("og:title") == said("en", "link.game"));
  CHECK(tags_of(server, "/").at("og:description") == said("en", "link.product.text"));
  CHECK(tags_of(server, "/", "pl").at("og:description") == said("pl", "link.product.text"));
}

TEST_CASE("the picture of a link is there, as large as messengers want it (threads)") {
  const TestServer server(with_public_address());
  if (!has_client(server)) return;
  const std::string link = "/t/" + server.new_table(server.new_guest("Aga"));
  for (const char* language : {"en", "pl"}) {
    for (const std::string& path : {std::string("/"), link}) {
      const std::string address = tags_of(server, path, language).at("og:image");
      REQUIRE(address.starts_with(kSite));
      const HttpReply picture = http_call(server.port(), "GET", address.substr(kSite.size()));
      CHECK(picture.header("Content-Type") == "image/png");
      REQUIRE(picture.body.size() > 24);
      CHECK(picture.body.substr(16, 8) == std::string("\0\0\x04\xB0\0\0\x02\x76", 8));  // 1200 x 630
    }
  }
}

TEST_CASE("a link says nothing of how a game goes, and nobody's name (threads)") {
  const TestServer server(with_public_address());
  if (!has_client(server)) return;
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga, R"(,"bots":"random","watching":"everybody")");
  const std::string link = "/t/" + code;
  TestPlayer player(server, aga, code);
  player.hello();
  player.sit(0);
  CHECK(page_of(server, link).find("Aga") == std::string::npos);
  player.command(R"("t":"start")");
  std::string notation = player.question();
  const std::string while_it_is_played = page_of(server, link);
  CHECK(while_it_is_played.find("Aga") == std::string::npos);
  CHECK(tags_of(server, link).at("og:title") == said("en", "link.playing"));
  for (; !notation.empty(); notation = player.question()) {
    CHECK(page_of(server, link) == while_it_is_played);
    CHECK(page_of(server, link + "/replay/2") == while_it_is_played);
    player.answer(notation);
  }
  CHECK(tags_of(server, link).at("og:title") == said("en", "link.ended"));
  CHECK(tags_of(server, link + "/replay").at("og:title") == said("en", "link.replay"));
  const auto moment = tags_of(server, link + "/replay/2/1", "pl");
  CHECK(moment.at("og:title") == said("pl", "link.moment", 2));
  CHECK(moment.at("og:url") == std::string(kSite) + link + "/replay/2");
}

TEST_CASE("a table that strangers may not see unfolds as one that is not there (threads)") {
  const TestServer server(with_public_address());
  if (!has_client(server)) return;
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga, R"(,"watching":"nobody","bots":"random","language":"pl")");
  const std::string link = "/t/" + code;
  CHECK(tags_of(server, link).at("og:title") == said("pl", "link.invitation"));
  TestPlayer player(server, aga, code);
  player.hello();
  player.sit(0);
  player.command(R"("t":"start")");
  player.question();
  const std::string product = page_of(server, "/");
  for (const std::string& path :
       {link, link + "/replay", link + "/replay/3", std::string("/t/AAAAAA"), std::string("/t/%3Cscript%3E"),
        std::string("/t/%22%3E"), "/t/" + std::string(2000, 'A'), std::string("/nowhere")})
    CHECK_MESSAGE(page_of(server, path) == product, path);
}

TEST_CASE("a page with tags is asked for again only when they are others (threads)") {
  const TestServer server(with_public_address());
  if (!has_client(server)) return;
  const auto ask = [&](std::string_view path, const std::string& headers) {
    return http_call(server.port(), "GET", path, "", "", headers);
  };
  const HttpReply first = ask("/", "");
  const std::string tag = first.header("ETag");
  const std::string kept = "If-None-Match: " + tag + "\r\n";
  CHECK(first.header("Cache-Control") == "no-cache");
  CHECK(first.header("Content-Security-Policy").find("script-src 'self'") != std::string::npos);
  CHECK(ask("/", kept).status == 304);
  CHECK(ask("/", kept + language_header("pl")).status == 200);
  CHECK(ask("/new/liars_dice", kept).status == 200);
  CHECK(ask("/index.html", "").body.find("og:") == std::string::npos);  // what the service worker keeps
}

TEST_CASE("without a public address links have no tags (threads)") {
  const TestServer server;
  const std::string link = "/t/" + server.new_table(server.new_guest("Aga"));
  CHECK(tags_of(server, link).empty());
  CHECK(page_of(server, link) == page_of(server, "/nowhere"));
}

}  // namespace holdout::testing
