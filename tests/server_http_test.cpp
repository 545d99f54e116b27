#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "server_table.h"

namespace holdout::testing {

TEST_CASE("the server answers for itself (threads)") {
  const TestServer server;
  CHECK(http_call(server.port(), "GET", "/healthz").status == 200);
  CHECK(http_call(server.port(), "GET", "/readyz").status == 200);
  const HttpReply metrics = http_call(server.port(), "GET", "/metrics");
  CHECK(metrics.header("Content-Type").starts_with("text/plain"));
  CHECK(metrics.body.find("holdout_build_info{") != std::string::npos);
  CHECK(metrics.body.find("\nholdout_data_free_bytes 0\n") == std::string::npos);
  CHECK(metrics.body.find("\nholdout_data_free_bytes ") != std::string::npos);
  const HttpReply games = http_call(server.port(), "GET", "/api/games");
  CHECK(games.json().as_array().size() >= 2);
  CHECK(games.header("X-Content-Type-Options") == "nosniff");
  CHECK(http_call(server.port(), "GET", "/api").json().at("openapi") == "3.1.0");
  CHECK(http_call(server.port(), "GET", "/").header("Content-Type").starts_with("text/html"));
}

TEST_CASE("numbers of the server are for its host: nothing that a proxy passes on gets them (threads)") {
  const TestServer server;
  for (const char* header :
       {"X-Forwarded-For: 192.0.2.7", "Forwarded: for=192.0.2.7", "Via: 1.1 proxy", "X-Real-IP: 192.0.2.7"}) {
    const HttpReply reply = http_call(server.port(), "GET", "/metrics", "", "", std::string(header) + "\r\n");
    CHECK_MESSAGE(reply.status == 404, header);
    CHECK(reply.body.find("holdout_") == std::string::npos);
  }
}

TEST_CASE("one address has so many connections at the same time, and no more (threads)") {
  Settings settings;
  settings.address_connections = 3;
  {
    const TestServer server(settings);  // this machine is not limited
    std::vector<std::unique_ptr<TestSocket>> many;
    for (int i = 0; i < 5; ++i) many.push_back(std::make_unique<TestSocket>(server.port()));
    CHECK(http_call(server.port(), "GET", "/healthz").status == 200);
  }
  settings.limit_loopback = true;
  const TestServer server(settings);
  std::vector<std::unique_ptr<TestSocket>> held;
  for (int i = 0; i < 3; ++i) {
    held.push_back(std::make_unique<TestSocket>(server.port()));
    held.back()->write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    CHECK(read_reply(*held.back()).status == 200);
  }
  TestSocket more(server.port());
  more.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  CHECK(more.read_all().empty());
  held[0]->write("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  CHECK(read_reply(*held[0]).status == 200);
  CHECK(held[0]->read_all().empty());
  int status = 0;  // its place is free as soon as the server has noticed
  for (int tries = 0; tries < 400 && status != 200; ++tries) {
    TestSocket next(server.port());
    next.write("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    status = next.read_all().starts_with("HTTP/1.1 200") ? 200 : 0;
    if (status != 200) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  CHECK(status == 200);
}

TEST_CASE("what is asked wrongly gets one clear answer (threads)") {
  const TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::uint16_t port = server.port();
  const auto error = [](const HttpReply& reply) {
    return std::string(reply.json().at("error").at("where").as_string());
  };

  CHECK(http_call(port, "GET", "/api/nothing").status == 404);
  CHECK(http_call(port, "GET", "/api/tables/zzzzzz").status == 404);
  const HttpReply method = http_call(port, "DELETE", "/api/games");
  CHECK(method.status == 405);
  CHECK(method.header("Allow") == "GET");
  CHECK(http_call(port, "PUT", "/").status == 405);
  CHECK(http_call(port, "POST", "/api/tables", R"({"game":"liars_dice","players":2})").status == 401);
  CHECK(http_call(port, "POST", "/api/tables", R"({"game":"liars_dice","players":2})", "x").status == 401);
  CHECK(error(http_call(port, "POST", "/api/tables", R"({"game":"chess","players":2})", aga)) == "body.game");
  CHECK(http_call(port, "POST", "/api/tables", R"({"game":"liars_dice","players":5})", aga).status == 400);
  CHECK(error(http_call(port, "POST", "/api/tables", R"({"game":"liars_dice","players":2,"bots":"genius"})",
                        aga)) == "body.bots");
  CHECK(http_call(port, "POST", "/api/guests", "{").status == 400);
  CHECK(http_call(port, "POST", "/api/guests", std::string(20'000, 'x')).status == 413);
  CHECK(http_call(port, "GET", "/", "", "", "X: " + std::string(20'000, 'x') + "\r\n").status == 431);
  CHECK(http_call(port, "POST", "/api/guests", R"({"name":"A"})", "", "Origin: http://evil.example\r\n")
            .status == 403);
  CHECK(http_call(port, "POST", "/api/guests", R"({"name":"A"})", "",
                  fmt::format("Origin: http://127.0.0.1:{}\r\n", port))
            .status == 201);
  TestSocket plain(port);
  plain.write(
      "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Type: text/plain\r\n\r\n{}");
  CHECK(read_reply(plain).status == 415);
  TestSocket noise(port);
  noise.write("this is no HTTP\r\n\r\n");
  CHECK(read_reply(noise).status == 400);
  CHECK(http_call(port, "GET", "/healthz").status == 200);
}

TEST_CASE("a connection serves several requests, and HEAD gives no content (threads)") {
  const TestServer server;
  TestSocket socket(server.port());
  socket.write("HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\n\r\n");
  const std::string head = socket.read_until("\r\n\r\n");
  CHECK(head.find("Content-Length: 18\r\n") != std::string::npos);
  CHECK(read_reply(socket).body == R"({"status":"ready"})");
}

TEST_CASE("too many requests from one address wait (threads)") {
  Settings settings;
  settings.limit_loopback = true;
  settings.request_burst = 3;
  settings.request_rate = 1;
  const TestServer server(settings);
  int refused = 0;
  for (int i = 0; i < 10; ++i) {
    const HttpReply reply = http_call(server.port(), "GET", "/healthz");
    if (reply.status != 429) continue;
    ++refused;
    CHECK(reply.header("Retry-After") == "5");
  }
  CHECK(refused > 0);
}

TEST_CASE("only the owner deletes a table, and who is there is told (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga);
  TestPlayer guest(server, filip, code);
  guest.hello();
  guest.sit(0);
  CHECK(http_call(server.port(), "GET", "/api/my/tables", "", filip).json().as_array().size() == 1);
  CHECK(http_call(server.port(), "DELETE", "/api/tables/" + code, "", filip).status == 403);
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code + "/record").status == 409);
  CHECK(http_call(server.port(), "DELETE", "/api/tables/" + code, "", aga).status == 204);
  CHECK(guest.client().wait_for_close() == 4007);
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code).status == 404);
  CHECK(http_call(server.port(), "GET", "/api/my/tables", "", filip).json().as_array().empty());
}

TEST_CASE("one's tables say whose turn it is (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga);
  TestPlayer owner(server, aga, code);
  owner.hello();
  owner.sit(0);
  TestPlayer guest(server, filip, code);
  guest.hello();
  guest.sit(1);
  const auto mine = [&](const std::string& who) {
    return http_call(server.port(), "GET", "/api/my/tables", "", who).json().at(0).as_object();
  };
  CHECK_FALSE(mine(aga).contains("waits"));
  owner.command(R"("t":"start")");
  guest.client().wait_for_game();
  const auto of_aga = mine(aga);
  CHECK(of_aga.at("waits").as_array().size() == 1);
  CHECK(of_aga.at("waits").at(0) == 0);  // LD-3
  CHECK(of_aga.at("your_turn") == true);
  CHECK(mine(filip).at("waits") == of_aga.at("waits"));
  CHECK_FALSE(mine(filip).contains("your_turn"));
  const auto table = http_call(server.port(), "GET", "/api/tables/" + code).json().as_object();
  CHECK_FALSE(table.contains("waits"));
}

TEST_CASE("who wants to be forgotten is, at every table and on the disk (threads)") {
  TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga);
  TestPlayer owner(server, aga, code);
  owner.hello();
  owner.sit(0);
  TestPlayer guest(server, filip, code);
  guest.hello();
  guest.sit(1);
  guest.command(R"("t":"chat","text":"words to be forgotten")");
  guest.wait_for("update");
  const std::string ewa = server.new_guest("Ewa");
  TestPlayer watcher(server, ewa, code);
  watcher.hello();
  watcher.command(R"("t":"chat","text":"words of a watcher")");
  watcher.wait_for("done");
  CHECK(http_call(server.port(), "GET", "/api/my/tables", "", ewa).json().as_array().empty());
  CHECK(http_call(server.port(), "DELETE", "/api/my", "", ewa).status == 204);
  CHECK(watcher.client().wait_for_close() == 1000);
  owner.command(R"("t":"start")");
  guest.client().wait_for_game();
  CHECK(http_call(server.port(), "DELETE", "/api/my", "").status == 401);
  CHECK(http_call(server.port(), "DELETE", "/api/my", "", filip).status == 204);
  CHECK(guest.client().wait_for_close() == 1000);
  CHECK(http_call(server.port(), "GET", "/api/my/tables", "", filip).json().as_array().empty());
  const auto seats = http_call(server.port(), "GET", "/api/tables/" + code).json().at("seats");
  CHECK(seats.at(1).at("kind") == "bot");
  server.drain();
  for (const char* trace : {"words to be forgotten", "words of a watcher"})
    CHECK(server.folder().read("data/tables.sqlite").find(trace) == std::string::npos);
  server.start();
  CHECK(http_call(server.port(), "DELETE", "/api/my", "", aga).status == 204);
  CHECK(http_call(server.port(), "GET", "/api/tables/" + code).status == 404);  // nobody else needed it
}

TEST_CASE("a table that everybody may watch is listed while it is played (threads)") {
  const TestServer server;
  const std::string aga = server.new_guest("Aga");
  const auto listed = [&] { return http_call(server.port(), "GET", "/api/tables").json().as_array().size(); };
  for (const char* watching : {"link", "everybody"}) {
    const std::string code = server.new_table(aga, fmt::format(R"(,"watching":"{}")", watching));
    TestPlayer owner(server, aga, code);
    owner.hello();
    owner.sit(0);
    CHECK(listed() == 0);
    owner.command(R"("t":"start")");
    owner.client().wait_for_game();
  }
  const auto tables = http_call(server.port(), "GET", "/api/tables").json();
  REQUIRE(tables.as_array().size() == 1);
  CHECK(tables.at(0).at("watching") == "everybody");
  CHECK(tables.at(0).at("status") == "playing");
}

// A lease that was given back under the registry's lock once stopped the whole server here.
TEST_CASE("a table that many ask for at once is there for all of them (threads)") {
  constexpr int kAskers = 4;
  constexpr int kTimes = 400;
  const TestServer server;
  const std::string path = "/api/tables/" + server.new_table(server.new_guest("Aga")) + "/record";
  std::atomic<int> answered = 0;
  {
    std::vector<std::jthread> askers;
    for (int i = 0; i < kAskers; ++i)
      askers.emplace_back([&] {
        for (int k = 0; k < kTimes; ++k) answered += http_call(server.port(), "GET", path).status == 409;
      });
  }
  CHECK(answered == kAskers * kTimes);
}

TEST_CASE("reports are kept beside the tables (threads)") {
  const TestServer server;
  const std::string aga = server.new_guest("Aga");
  CHECK(http_call(server.port(), "POST", "/api/reports", R"({"table":"abcdef","text":"rude"})", aga).status ==
        204);
  CHECK(http_call(server.port(), "POST", "/api/reports", R"({"table":"abcdef"})", aga).status == 400);
  CHECK(server.folder().read("data/reports.jsonl").find(R"("table":"abcdef","text":"rude")") !=
        std::string::npos);
}

TEST_CASE("reports and new tables have limits (threads)") {
  Settings settings;
  settings.guest_reports = 2;
  settings.guest_tables = 2;
  const TestServer server(settings);
  const std::string aga = server.new_guest("Aga");
  const auto report = [&](const std::string& who) {
    return http_call(server.port(), "POST", "/api/reports", R"({"table":"abcdef","text":"rude"})", who)
        .status;
  };
  CHECK(report(aga) == 204);
  CHECK(report(aga) == 204);
  CHECK(report(aga) == 429);
  const std::string filip = server.new_guest("Filip");
  CHECK(report(filip) == 204);
  const auto open = [&](const std::string& who) {
    return http_call(server.port(), "POST", "/api/tables", R"({"game":"liars_dice","players":2})", who);
  };
  CHECK(open(aga).status == 201);
  const std::string code(open(aga).json().at("code").as_string());
  CHECK(open(aga).status == 429);
  CHECK(open(filip).status == 201);
  CHECK(http_call(server.port(), "DELETE", "/api/tables/" + code, "", aga).status == 204);
  CHECK(open(aga).status == 201);
}

TEST_CASE("the public list has room for everybody (threads)") {
  Settings settings;
  settings.guest_tables = 20;
  const TestServer server(settings);
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  server.new_table(filip, R"(,"listed":true)");
  for (int i = 0; i < 8; ++i) server.new_table(aga, R"(,"listed":true)");
  CHECK(http_call(server.port(), "GET", "/api/tables").json().as_array().size() == 4);
}

TEST_CASE("a table that nobody may watch is not there for strangers (threads)") {
  const TestServer server;
  const std::string aga = server.new_guest("Aga");
  const std::string filip = server.new_guest("Filip");
  const std::string code = server.new_table(aga, R"(,"watching":"nobody","bots":"random")");
  const std::string path = "/api/tables/" + code;
  CHECK(http_call(server.port(), "GET", path, "", filip).status == 200);  // it waits for people
  TestPlayer player(server, aga, code);
  player.hello();
  player.sit(0);
  player.command(R"("t":"start")");
  player.question();
  const std::string nowhere = http_call(server.port(), "GET", "/api/tables/AAAAAA").body;
  for (const std::string& who : {std::string(), filip}) {
    for (const char* what : {"", "/record", "/replay?seat=0", "/ledger?seat=0"}) {
      const HttpReply reply = http_call(server.port(), "GET", path + what, "", who);
      CHECK(reply.status == 404);
      CHECK(reply.body == nowhere);
    }
  }
  CHECK(http_call(server.port(), "DELETE", path, "", filip).status == 404);
  CHECK(http_call(server.port(), "GET", path, "", aga).status == 200);
}

TEST_CASE("a trusted proxy that does not say for whom it asks is named in the log, once (threads)") {
  Settings settings;
  settings.trusted_proxy = "127.0.0.1";
  const TestServer server(settings);
  const auto warnings = [&] {
    const std::string_view words = "does not say for whom it asks";
    std::size_t count = 0;
    for (std::size_t at = 0; (at = server.log().find(words, at)) != std::string::npos; ++at) ++count;
    return count;
  };
  for (const char* own : {"/metrics", "/healthz", "/readyz"}) http_call(server.port(), "GET", own);
  http_call(server.port(), "GET", "/api/games", "", "", "X-Forwarded-For: 192.0.2.7\r\n");
  CHECK(warnings() == 0);
  for (int i = 0; i < 3; ++i) http_call(server.port(), "GET", "/api/games");
  CHECK(warnings() == 1);
}

TEST_CASE("a page of another name that was turned to this machine is refused (threads)") {
  const TestServer server;
  for (const char* path : {"/", "/api/games", "/metrics", "/healthz"}) {
    TestSocket socket(server.port());
    socket.write(fmt::format("GET {} HTTP/1.1\r\nHost: evil.example\r\n\r\n", path));
    CHECK(read_reply(socket).status == 421);
  }
  TestSocket socket(server.port());
  socket.write(
      "GET /ws HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
      "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
      "dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  CHECK(read_reply(socket).status == 421);
  const HttpReply plain = http_call(server.port(), "GET", "/ws");
  CHECK(plain.status == 426);
  CHECK(plain.header("Upgrade") == "websocket");
  CHECK(plain.header("Connection") == "Upgrade");
}

TEST_CASE("a server that cannot start says why (threads)") {
  const TestServer server;
  const TestFolder folder;
  const auto start = [](const Settings& settings) {
    const auto started = Serving::start(settings, [](std::string_view) {});
    return started ? std::string() : started.problem().message();
  };
  Settings settings;
  settings.log_level = "error";
  settings.data = folder.path();
  settings.port = server.port();
  CHECK(start(settings) ==
        fmt::format("port {}: is taken by another program; expected another --port, or 0 for any",
                    server.port()));
  settings.port = 0;
  settings.data = folder.write("file", "x") + "/below";
  CHECK(start(settings).find("expected a folder for --data") != std::string::npos);
  settings.data = server.folder().file("data");
  CHECK_FALSE(start(settings).empty());  // the tables belong to the server that runs
}

}  // namespace holdout::testing
