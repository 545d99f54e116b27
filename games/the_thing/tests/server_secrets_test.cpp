#include <doctest/doctest.h>

#include "server_table.h"

namespace holdout::testing {

TEST_CASE("a game of The Thing that goes on has no record, replay or ledger for anybody (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const HttpReply made =
      http_call(server.port(), "POST", "/api/tables",
                R"({"game":"the_thing","players":4,"pace":"relaxed","bots":"random"})", aga);
  REQUIRE_MESSAGE(made.status == 201, made.body);
  const std::string code(made.json().at("code").as_string());
  TestPlayer player(server, aga, code);
  player.hello();
  player.sit(0);
  player.command(R"("t":"start")");
  REQUIRE_FALSE(player.question().empty());
  for (const std::string what :
       {"replay?seat=0", "replay?seat=1", "replay?seat=spectator", "ledger", "record"})
    for (const std::string& token : {aga, std::string()}) {
      const HttpReply reply = http_call(server.port(), "GET", "/api/tables/" + code + "/" + what, "", token);
      CAPTURE(what);
      CHECK(reply.status == 409);
      CHECK(reply.json().as_object().size() == 1);  // the error, and nothing of the game
      CHECK(reply.json().at("error").at("what") == "is not over");
    }
}

}  // namespace holdout::testing
