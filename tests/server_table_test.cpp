#include "server_table.h"

#include <chrono>
#include <thread>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

namespace holdout::testing {

namespace json = boost::json;

TEST_CASE("two people play liars dice over sockets, and it is all there after a restart (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga, R"(,"listed":true)");
  CHECK(http_call(server.port(), "GET", "/api/tables").json().as_array().size() == 1);

  auto first = std::make_unique<TestPlayer>(server, aga, code);
  auto second = std::make_unique<TestPlayer>(server, filip, code);
  first->hello();
  CHECK(first->wait_for("welcome").at("owner") == true);
  second->hello();
  CHECK(second->wait_for("welcome").at("owner") == false);
  first->sit(0);
  second->sit(1);
  first->command(R"("t":"start")");
  REQUIRE_FALSE(first->question().empty());
  first->answer(first->question());
  REQUIRE_FALSE(second->question().empty());
  const std::string token = second->seat_token();
  const std::int64_t serial = second->serial();

  server.drain();
  CHECK(first->client().wait_for_close() == 1001);
  CHECK(second->wait_for("bye").at("retry_ms").is_int64());
  CHECK(second->client().wait_for_close() == 1001);
  server.start();

  TestPlayer again(server, filip, code);
  again.hello(fmt::format(R"(,"seat":"{}")", token));
  CHECK(again.wait_for("welcome").at("you") == 1);
  REQUIRE_FALSE(again.question().empty());
  CHECK(again.serial() == serial);
  again.answer("liar");
  CHECK(again.question().empty());
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code).json().at("status") == "over");
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/record").body.find("liars_dice") !=
        std::string::npos);
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/replay?seat=1")
            .json()
            .at("frames")
            .is_array());
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/replay?seat=5").status == 400);
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/ledger?seat=spectator").json().is_object());
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/ledger").status == 400);
  CHECK(server.log().find(code) == std::string::npos);
  CHECK(server.log().find(token) == std::string::npos);
  CHECK(server.log().find(aga) == std::string::npos);
}

TEST_CASE("what must not be at a table is closed, with the code that says why (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga);

  SUBCASE("a guest token that the server never gave out") {
    TestPlayer forger(server, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", code);
    forger.hello();
    CHECK(forger.client().wait_for_close() == 4002);
  }
  SUBCASE("a seat token of nobody") {
    TestPlayer forger(server, aga, code);
    forger.hello(R"(,"seat":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")");
    CHECK(forger.client().wait_for_close() == 4002);
  }
  SUBCASE("no such table") {
    TestPlayer lost(server, aga, "zzzzzz");
    lost.hello();
    CHECK(lost.client().wait_for_close() == 4001);
  }
  SUBCASE("something else than hello") {
    TestClient client(server.port());
    client.send(R"({"t":"ping"})");
    CHECK(client.wait_for_close() == 4000);
  }
  SUBCASE("bytes that are no JSON") {
    TestClient client(server.port());
    client.send("hello");
    CHECK(client.wait_for_close() == 4000);
  }
  SUBCASE("a giant frame") {
    TestPlayer giant(server, aga, code);
    giant.hello();
    giant.wait_for("welcome");
    giant.client().send(std::string(100'000, ' '));
    CHECK(giant.client().wait_for_close() == 1009);
  }
  SUBCASE("a binary frame") {
    TestPlayer binary(server, aga, code);
    binary.hello();
    binary.wait_for("welcome");
    binary.client().send_frame(0x2, "abc");
    CHECK(binary.client().wait_for_close() == 1003);
  }
  SUBCASE("a page of another site") {
    CHECK(TestClient(server.port(), "http://evil.example").status() == 403);
  }
  SUBCASE("a page of ours") {
    CHECK(TestClient(server.port(), fmt::format("http://127.0.0.1:{}", server.port())).status() == 101);
  }
}

TEST_CASE("commands that cannot be are refused, and nothing changes (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga);
  TestPlayer first(server, aga, code);
  TestPlayer second(server, filip, code);
  first.hello();
  second.hello();
  first.sit(0);
  second.sit(1);

  SUBCASE("not the owner") {
    const std::uint64_t id = second.command(R"("t":"start")");
    const json::object refused = second.wait_for("refused");
    CHECK(refused.at("ack") == id);
    CHECK(refused.at("code") == "not_owner");
  }
  SUBCASE("bad JSON, and a bad field") {
    first.client().send("{");
    CHECK(first.wait_for("refused").at("code") == "malformed");
    first.client().send(R"({"t":"chat","id":77,"text":5})");
    const json::object refused = first.wait_for("refused");
    CHECK(refused.at("code") == "malformed");
    CHECK(refused.at("ack") == 77);
    first.client().send(R"({"t":"ping"})");
    CHECK_FALSE(first.wait_for("pong").empty());
  }
  SUBCASE("a second hello") {
    first.hello();
    CHECK(first.wait_for("refused").at("code") == "not_now");
  }
  SUBCASE("a stale answer, an illegal one, and one of the seat that is not asked") {
    first.command(R"("t":"start")");
    const std::string option = first.question();
    second.client().wait_for_game();
    second.command(fmt::format(R"("t":"answer","serial":{},"do":"{}")", first.serial(), option));
    const json::value other = second.wait_for("refused").at("code");
    CHECK((other == "stale" || other == "not_now" || other == "illegal"));
    first.command(R"("t":"answer","serial":65535,"do":")" + option + "\"");
    CHECK(first.wait_for("refused").at("code") == "stale");
    first.command(fmt::format(R"("t":"answer","serial":{},"do":"liar")", first.serial()));
    CHECK(first.wait_for("refused").at("code") == "illegal");
    const std::uint64_t id = first.answer(option);
    CHECK(first.wait_for("update").at("ack") == id);
  }
}

TEST_CASE("two tabs of one seat are both served (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga, R"(,"bots":"random")");
  TestPlayer first(server, aga, code);
  first.hello();
  first.sit(0);
  TestPlayer tab(server, aga, code);
  tab.hello(fmt::format(R"(,"seat":"{}")", first.seat_token()));
  CHECK(tab.wait_for("welcome").at("you") == 0);
  first.command(R"("t":"start")");
  const std::string option = first.question();
  CHECK(tab.question() == option);
  CHECK(tab.serial() == first.serial());
  tab.answer(option);
  CHECK(tab.wait_for("update").at("seq") == first.wait_for("update").at("seq"));
}

TEST_CASE("who comes back with the last number gets what was missed, once (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga);
  TestPlayer first(server, aga, code);
  first.hello();
  first.sit(0);
  std::string token;
  std::string epoch;
  std::int64_t seen = 0;
  {
    TestPlayer watching(server, filip, code);
    watching.hello();
    watching.sit(1);
    token = watching.seat_token();
  }
  {
    TestPlayer second(server, filip, code);
    second.hello(fmt::format(R"(,"seat":"{}")", token));
    epoch = second.wait_for("welcome").at("epoch").as_string();
    first.command(R"("t":"start")");
    seen = second.client().wait_for_game().at("seq").as_int64();
  }
  first.answer(first.question());
  first.wait_for("update");
  TestPlayer again(server, filip, code);
  again.hello(fmt::format(R"(,"seat":"{}","last":{},"epoch":"{}")", token, seen, epoch));
  CHECK(again.wait_for("welcome").at("resumed") == true);
  CHECK(again.wait_for("update").at("seq") == seen + 1);
}

TEST_CASE("a flood is refused and then cut off (threads)") {
  Settings settings;
  settings.command_burst = 5;
  settings.command_rate = 1;
  TestServer server(settings);
  const std::string aga = server.new_guest("Aga");
  TestPlayer flood(server, aga, server.new_table(aga));
  flood.hello();
  flood.wait_for("welcome");
  for (int i = 0; i < 600; ++i) flood.client().send(R"({"t":"ping"})");  // however slowly they are read
  CHECK(flood.wait_for("refused").at("code") == "too_fast");
  CHECK(flood.client().wait_for_close() == 4005);
}

TEST_CASE("who does not read is cut off, and the others do not notice (threads)") {
  Settings settings;
  settings.sync = false;
  settings.command_burst = 1'000'000;
  settings.command_rate = 1'000'000;
  TestServer server(settings);
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga);
  TestPlayer writer(server, aga, code);
  writer.hello();
  writer.sit(0);
  TestClient slow(server.port(), "", 4096);
  slow.send(
      fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Slow"}})", code, aga));
  REQUIRE_FALSE(slow.wait_for("welcome").empty());
  const std::string line(480, 'x');
  const auto closed = [&server] {
    return http_call(server.port(), "GET", "/metrics").body.find("closed_total{code=\"4006\"}") !=
           std::string::npos;
  };
  // Several times what the outbox and both sockets hold.
  for (int lines = 0; lines < 4'000; lines += 200) {
    for (int i = 0; i < 200; ++i) writer.command(R"("t":"chat","text":")" + line + "\"");
    for (int i = 0; i < 200; ++i) REQUIRE_FALSE(writer.wait_for("update").empty());
  }
  // It counts as closed once it has had its time to answer the close.
  for (int looks = 0; looks < 400 && !closed(); ++looks)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  CHECK(closed());
  writer.client().send(R"({"t":"ping"})");
  CHECK_FALSE(writer.wait_for("pong").empty());
}

TEST_CASE("who comes to a table with much chat stays there, also over a slow line (threads)") {
  Settings settings;
  settings.sync = false;
  settings.command_burst = 1'000'000;
  settings.command_rate = 1'000'000;
  TestServer server(settings);
  const std::string aga = server.new_guest("Aga");
  const std::string code = server.new_table(aga, R"(,"bots":"random")");
  TestPlayer writer(server, aga, code);
  writer.hello();
  writer.sit(0);
  writer.command(R"("t":"start")");
  writer.client().wait_for_game();
  const std::string line(490, 'x');
  for (int i = 0; i < 600; ++i) {
    const std::uint64_t id = writer.command(fmt::format(R"("t":"chat","text":"{} {}")", i, line));
    for (json::object update; !update.contains("ack") || update.at("ack") != id;)
      REQUIRE_FALSE((update = writer.wait_for("update")).empty());
  }
  TestClient slow(server.port(), "", 4096);
  slow.send(
      fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Slow"}})", code, aga));
  const json::object snapshot = slow.wait_for_game();
  REQUIRE_FALSE(snapshot.empty());
  CHECK(json::serialize(snapshot.at("log")).find("\"599 x") != std::string::npos);
  slow.send(R"({"t":"ping"})");
  CHECK_FALSE(slow.wait_for("pong").empty());
}

}  // namespace holdout::testing
