#include "protocol/messages.h"

#include <doctest/doctest.h>

#include "protocol/json_read.h"

using namespace holdout;

namespace {

// What is wrong with a frame.
std::string complaint(std::string_view frame) {
  const Result<ClientMessage> message = parse_client_message(frame);
  return message ? "" : message.problem().message();
}

ClientMessage message_in(std::string_view frame) {
  Result<ClientMessage> message = parse_client_message(frame);
  REQUIRE_MESSAGE(message, message.problem().message());
  return *message;
}

}  // namespace

TEST_CASE("messages: an answer is read") {
  const ClientMessage message = message_in(R"({"t":"answer","id":7,"serial":41,"do":"point P3"})");
  CHECK(std::get<AnswerCommand>(message) == AnswerCommand{.id = 7, .serial = 41, .notation = "point P3"});
  CHECK(id_of(message) == 7);
  CHECK(to_json(message) == R"({"t":"answer","id":7,"serial":41,"do":"point P3"})");
}

TEST_CASE("messages: fields that may be left out are") {
  const ClientMessage message =
      message_in(R"({"id":1,"t":"configure","pace":"days","options":{"badge":"on"}})");
  const auto& command = std::get<ConfigureCommand>(message);
  CHECK(command.pace == Pace::Days);
  CHECK(command.options->at("badge") == "on");
  CHECK(!command.players);
  CHECK(!command.listed);
  CHECK(to_json(message) == R"({"t":"configure","id":1,"options":{"badge":"on"},"pace":"days"})");
}

TEST_CASE("messages: a command without an id has none") {
  CHECK(id_of(message_in(R"({"t":"ping"})")) == 0);
  CHECK(complaint(R"({"t":"ping","id":1})") == "id: is not a known field");
  CHECK(complaint(R"({"t":"undo"})") == "id: is missing");
  CHECK(complaint(R"({"t":"undo","id":0})") ==
        "id: is 0; expected a whole number from 1 to 9007199254740991");
}

TEST_CASE("messages: text is counted in characters") {
  CHECK(std::get<ChatCommand>(message_in(R"({"t":"chat","id":1,"text":"zażółć \ud83d\ude00"})")).text ==
        "zażółć 😀");
  CHECK(complaint(R"({"t":"sit","id":1,"seat":1,"name":"żżżżżżżżżżżżżżżżżżżżżżżżż"})") ==
        "name: has 25 characters; expected at most 24 characters, none of them a control character");
}

TEST_CASE("messages: hostile frames are refused with one short message") {
  CHECK(complaint("") == "line 1, column 1: the JSON value ends too early");
  CHECK(complaint("{").find("ends too early") != std::string::npos);
  CHECK(complaint("[]") == "is a list; expected an object");
  CHECK(complaint("{}") == "t: is missing");
  CHECK(complaint(R"({"t":1})") == "t: is 1; expected a text");
  CHECK(complaint(R"({"t":"nap"})").starts_with("t: is \"nap\"; expected hello, answer, "));
  CHECK(complaint(R"({"t":"ping"} {"t":"ping"})").find("more text") != std::string::npos);
  CHECK(complaint("{\"t\":\"chat\",\"id\":1,\"text\":\"\xff\xfe\"}").find("malformed JSON") !=
        std::string::npos);
  CHECK(complaint("{\"t\":\"chat\",\"id\":1,\"text\":\"\xc0\x80\"}").find("malformed") != std::string::npos);
  CHECK(complaint(R"({"t":"chat","id":1,"text":"\ud800"})").find("malformed JSON") != std::string::npos);
  CHECK(complaint("\xef\xbb\xbf{\"t\":\"ping\"}").find("malformed JSON") != std::string::npos);
  CHECK(complaint(std::string("{\"t\":\"ping\0\"}", 13)).find("malformed JSON") != std::string::npos);
  CHECK(complaint(R"({"t":"undo","id":1e400})").size() < 300);
  CHECK(complaint(R"({"t":"undo","id":NaN})").find("malformed JSON") != std::string::npos);
}

TEST_CASE("messages: size and depth are bounded before anything is kept") {
  CHECK(complaint(std::string(16385, ' ')) == "the frame has 16385 bytes; expected at most 16384");
  const std::string deep(8000, '[');
  CHECK(complaint(deep).find("malformed JSON") != std::string::npos);
  CHECK(complaint(R"({"t":"configure","id":1,"options":{"a":[["b"]]}})").find("malformed JSON") !=
        std::string::npos);
}

TEST_CASE("messages: what a stranger sent comes back clipped") {
  const std::string key(9000, 'x');
  CHECK(complaint("{\"t\":\"ping\",\"" + key + "\":1}").size() < 300);
  CHECK(complaint("{\"t\":\"" + key + "\"}") ==
        "t: has 9000 characters; expected at most 32 characters, none of them a control character");
  CHECK(complaint("{\"t\":\"undo\",\"id\":\"" + key + "\"}").size() < 300);
  std::string letters;
  for (int i = 0; i < 4000; ++i) letters += "ż";
  const std::string long_key = complaint("{\"t\":\"ping\",\"" + letters + "\":1}");
  CHECK(long_key.size() < 300);
  CHECK(parse_json("\"" + long_key + "\"", ""));  // still UTF-8
}

TEST_CASE("messages: the id of a bad command is found where it can be") {
  CHECK(id_of_frame(R"({"t":"answer","id":12,"serial":"x"})") == 12);
  CHECK(id_of_frame(R"({"id":9007199254740991})") == 9007199254740991ULL);
  CHECK(id_of_frame(R"({"id":9007199254740992})") == 0);
  CHECK(id_of_frame(R"({"id":-1})") == 0);
  CHECK(id_of_frame(R"({"id":"1"})") == 0);
  CHECK(id_of_frame("[1]") == 0);
  CHECK(id_of_frame("{") == 0);
  CHECK(id_of_frame(std::string(20000, ' ') + R"({"id":1})") == 0);
}

TEST_CASE("messages: rendered parts pass through an update untouched") {
  UpdateMessage update{.seq = 3};
  update.ack = 9;
  update.happened = R"([["moved",{"seat":"@1"},".fled"]])";
  update.view = R"({"at":{"1":7}})";
  update.undo = false;
  const std::string text = to_json(update);
  CHECK(text == R"({"t":"update","seq":3,"ack":9,"happened":[["moved",{"seat":"@1"},".fled"]],)"
                R"("view":{"at":{"1":7}},"undo":false})");
  const Result<ServerMessage> read = parse_server_message(text);
  REQUIRE(read);
  CHECK(std::get<UpdateMessage>(*read) == update);
}

TEST_CASE("messages: a table goes there and back") {
  TableInfo table{.code = "k7f2", .game = "liars_dice", .status = TableStatus::Playing};
  table.seats = {{.kind = SeatKind::Person, .name = "Żaneta \"Ż\"", .colour = "red", .online = true},
                 {.kind = SeatKind::Bot, .name = "b", .colour = "blue", .level = "regular", .online = true}};
  table.options = {{"badge", "on"}};
  const Result<ServerMessage> read = parse_server_message(to_json(TableInfoMessage{.table = table}));
  REQUIRE_MESSAGE(read, read.problem().message());
  CHECK(std::get<TableInfoMessage>(*read).table == table);
  JsonText out;
  write(out, table);
  const Result<json::value> value = parse_json(out.str(), "");
  REQUIRE(value);
  CHECK(*read_table_info(*value, "table") == table);
  table.code = "too long a code";
  JsonText longer;
  write(longer, table);
  CHECK(read_table_info(*parse_json(longer.str(), ""), "table").problem().where == "table.code");
}
