#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "apps/serving/serving.h"
#include "server/testing/test_client.h"
#include "support/cli_program.h"

namespace holdout::testing {

// A real server on a free port of this machine, with a folder of its own.
class TestServer {
 public:
  explicit TestServer(Settings settings = {});

  std::uint16_t port() const { return serving_->port(); }
  const std::string& log() const { return *log_; }
  const TestFolder& folder() const { return folder_; }
  // Ends in order, everything stored; then starts again in the same folder.
  void drain();
  void start();

  std::string new_guest(std::string_view name) const;  // the token
  // A table of liars_dice; its code.
  std::string new_table(const std::string& owner, std::string_view more = "") const;

 private:
  TestFolder folder_;
  Settings settings_;
  std::shared_ptr<std::string> log_;
  std::unique_ptr<Serving> serving_;
};

// Somebody at a table: a connection, and what it was told.
class TestPlayer {
 public:
  TestPlayer(std::uint16_t port, std::string guest, std::string code);
  TestPlayer(const TestServer& server, std::string guest, std::string code)
      : TestPlayer(server.port(), std::move(guest), std::move(code)) {}

  TestClient& client() { return client_; }
  void hello(std::string_view more = "");  // more fields, with a comma before them
  void sit(int seat);
  std::uint64_t command(std::string_view fields);  // gives its id
  std::uint64_t last_id() const { return id_; }
  void count_on(std::uint64_t last_id) { id_ = last_id; }  // as who comes back to the seat does
  boost::json::object wait_for(std::string_view type) { return client_.wait_for(type); }

  // Reads until this player is asked, and gives the notation of the first option; empty when the game is
  // over.
  std::string question();
  std::uint64_t answer(const std::string& notation);

  const std::string& seat_token() const { return seat_token_; }
  std::int64_t serial() const { return serial_; }
  std::int64_t seq() const { return seq_; }

 private:
  void see(const boost::json::object& message);

  TestClient client_;
  std::string guest_;
  std::string code_;
  std::string seat_token_;
  std::uint64_t id_ = 0;
  std::int64_t serial_ = 0;
  std::int64_t seq_ = 0;
  std::vector<std::string> options_;
  std::uint64_t answer_ = 0;  // the one that is not acknowledged yet; 0: none
};

}  // namespace holdout::testing
