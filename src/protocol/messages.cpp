// Written by tools/make_messages from messages.schema.json: change that file and run it again.
#include "protocol/messages.h"

#include <array>

#include "protocol/message_fields.h"

namespace holdout {

namespace {

constexpr FieldLimits kLimits{.map_text = kMapTextLimit, .list_number = kListNumberLimit};

// clang-format off

constexpr std::array<std::string_view, 5> kTableStatusNames{
    "open",
    "playing",
    "paused",
    "over",
    "frozen",
};

constexpr std::array<std::string_view, 3> kSeatKindNames{
    "empty",
    "person",
    "bot",
};

constexpr std::array<std::string_view, 3> kPaceNames{
    "live",
    "relaxed",
    "days",
};

constexpr std::array<std::string_view, 3> kWatchingNames{
    "nobody",
    "link",
    "everybody",
};

constexpr std::array<std::string_view, 4> kBotSpeedNames{
    "slow",
    "normal",
    "fast",
    "at_once",
};

constexpr std::array<std::string_view, 2> kHandOverNames{
    "owner",
    "anybody",
};

constexpr std::array<std::string_view, 13> kRefusalCodeNames{
    "malformed",
    "too_fast",
    "not_seated",
    "not_owner",
    "not_now",
    "stale",
    "illegal",
    "not_sayable",
    "taken",
    "unknown",
    "banned",
    "insider",
    "try_again",
};

// clang-format on

}  // namespace

template <class Fields>
void fields(Fields& f, OneOf<SeatInfo> auto& m) {
  f.word("kind", m.kind, kSeatKindNames);
  f.text("name", m.name, 24);
  f.text("colour", m.colour, 16);
  f.text("level", m.level, 16);
  f.flag("online", m.online);
  f.flag("standin", m.standin);
  f.word("handover", m.handover, kHandOverNames);
  f.flag("ready", m.ready);
  f.text("side", m.side, 16);
}

template <class Fields>
void fields(Fields& f, OneOf<Bystander> auto& m) {
  f.text("name", m.name, 24);
  f.flag("owner", m.owner);
  f.flag("screen", m.screen);
}

template <class Fields>
void fields(Fields& f, OneOf<TableInfo> auto& m) {
  f.text("code", m.code, 8);
  f.text("game", m.game, 32);
  f.word("status", m.status, kTableStatusNames);
  f.raw_list("reason", m.reason, 2);
  f.objects("seats", m.seats, 8);
  f.number("owner", m.owner, -1, 7);
  f.map("options", m.options, 64);
  f.word("pace", m.pace, kPaceNames);
  f.number("hours", m.hours, 1, 336);
  f.word("watching", m.watching, kWatchingNames);
  f.flag("listed", m.listed);
  f.text("language", m.language, 5);
  f.number("watchers", m.watchers, 0, 100000);
  f.text("proposal", m.proposal, 16);
  f.text("rematch", m.rematch, 8);
  f.flag("hushed", m.hushed);
  f.word("speed", m.speed, kBotSpeedNames);
  f.flag("screen", m.screen);
  f.flag("takeover", m.takeover);
  f.numbers("waits", m.waits, 8);
  f.flag("your_turn", m.your_turn);
  f.objects("standing", m.standing, 16);
}

template <class Fields>
void fields(Fields& f, OneOf<Said> auto& m) {
  f.number("id", m.id, 1, 65535);
  f.number("seat", m.seat, 0, 7);
  f.numbers("to", m.to, 8);
  f.numbers("heard", m.heard, 8);
  f.text("form", m.form, 32);
  f.raw_list("text", m.text, 2);
}

template <class Fields>
void fields(Fields& f, OneOf<ChatLine> auto& m) {
  f.number("seat", m.seat, -1, 7);
  f.text("name", m.name, 24);
  f.text("text", m.text, 500);
  f.numbers("heard", m.heard, 8);
}

template <class Fields>
void fields(Fields& f, OneOf<Notice> auto& m) {
  f.raw_list("text", m.text, 2);
  f.raw_list("answer", m.answer, 2);
  f.text("rule", m.rule, 16);
}

template <class Fields>
void fields(Fields& f, OneOf<LogPart> auto& m) {
  f.raw_list("happened", m.happened, 128);
  f.object("said", m.said);
  f.object("chat", m.chat);
  f.object("notice", m.notice);
}

template <class Fields>
void fields(Fields& f, OneOf<HelloCommand> auto& m) {
  f.number("protocol", m.protocol, 1, 1000);
  f.text("table", m.table, 8);
  f.text("guest", m.guest, 128);
  f.text("name", m.name, 24);
  f.text("seat", m.seat, 64);
  f.number("last", m.last, 0, 1000000000);
  f.text("epoch", m.epoch, 16);
  f.flag("screen", m.screen);
}

template <class Fields>
void fields(Fields& f, OneOf<AnswerCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("serial", m.serial, 0, 65535);
  f.text("do", m.notation, 64);
}

template <class Fields>
void fields(Fields& f, OneOf<DraftCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("serial", m.serial, 0, 65535);
  f.text("do", m.notation, 64);
}

template <class Fields>
void fields(Fields& f, OneOf<OpenedCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
}

template <class Fields>
void fields(Fields& f, OneOf<UndoCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
}

template <class Fields>
void fields(Fields& f, OneOf<SayCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("say", m.say, 200);
}

template <class Fields>
void fields(Fields& f, OneOf<ChatCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("text", m.text, 500);
  f.flag("apart", m.apart);
}

template <class Fields>
void fields(Fields& f, OneOf<SitCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
  f.text("name", m.name, 24);
  f.flag("keep", m.keep);
}

template <class Fields>
void fields(Fields& f, OneOf<TakeCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
  f.text("name", m.name, 24);
}

template <class Fields>
void fields(Fields& f, OneOf<StandCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
}

template <class Fields>
void fields(Fields& f, OneOf<BackCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
}

template <class Fields>
void fields(Fields& f, OneOf<ColourCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
  f.text("colour", m.colour, 16);
}

template <class Fields>
void fields(Fields& f, OneOf<BotCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
  f.text("level", m.level, 16);
}

template <class Fields>
void fields(Fields& f, OneOf<UnseatCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
  f.flag("ban", m.ban);
}

template <class Fields>
void fields(Fields& f, OneOf<RemoveCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("name", m.name, 24);
}

template <class Fields>
void fields(Fields& f, OneOf<GiveOwnerCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
}

template <class Fields>
void fields(Fields& f, OneOf<HushCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.flag("silent", m.silent);
}

template <class Fields>
void fields(Fields& f, OneOf<ConfigureCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("players", m.players, 1, 8);
  f.map("options", m.options, 64);
  f.word("pace", m.pace, kPaceNames);
  f.number("hours", m.hours, 1, 336);
  f.word("watching", m.watching, kWatchingNames);
  f.flag("listed", m.listed);
  f.flag("takeover", m.takeover);
}

template <class Fields>
void fields(Fields& f, OneOf<StartCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
}

template <class Fields>
void fields(Fields& f, OneOf<ProposeCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("what", m.what, 16);
  f.flag("agree", m.agree);
}

template <class Fields>
void fields(Fields& f, OneOf<RematchCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.flag("change_sides", m.change_sides);
}

template <class Fields>
void fields(Fields& f, OneOf<WhyCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.number("seat", m.seat, 0, 7);
}

template <class Fields>
void fields(Fields& f, OneOf<RemindCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("mail", m.mail, 254);
}

template <class Fields>
void fields(Fields& f, OneOf<PushCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.text("endpoint", m.endpoint, 600);
  f.text("key", m.key, 100);
  f.text("secret", m.secret, 32);
}

template <class Fields>
void fields(Fields&, OneOf<PingCommand> auto&) {}

template <class Fields>
void fields(Fields& f, OneOf<SpeedCommand> auto& m) {
  f.number("id", m.id, 1, kCommandIdLimit);
  f.word("speed", m.speed, kBotSpeedNames);
}

template <class Fields>
void fields(Fields& f, OneOf<WelcomeMessage> auto& m) {
  f.number("you", m.you, -1, 7);
  f.flag("owner", m.owner);
  f.text("epoch", m.epoch, 16);
  f.flag("resumed", m.resumed);
  f.text("mail", m.mail, 254);
  f.text("push_key", m.push_key, 100);
}

template <class Fields>
void fields(Fields& f, OneOf<TableInfoMessage> auto& m) {
  f.object("table", m.table);
}

template <class Fields>
void fields(Fields& f, OneOf<SeatedMessage> auto& m) {
  f.number("ack", m.ack, 0, 9007199254740991);
  f.number("seat", m.seat, 0, 7);
  f.text("token", m.token, 64);
}

template <class Fields>
void fields(Fields& f, OneOf<SnapshotMessage> auto& m) {
  f.number("seq", m.seq, 0, 1000000000);
  f.raw_object("view", m.view);
  f.raw_object("board", m.board);
  f.raw_list("q", m.q, 2);
  f.raw_list("options", m.options, 128);
  f.numbers("say", m.say, 64);
  f.numbers("apart", m.apart, 8);
  f.flag("undo", m.undo);
  f.objects("log", m.log, 1000);
  f.number("briefing", m.briefing, 0, 1000);
}

template <class Fields>
void fields(Fields& f, OneOf<UpdateMessage> auto& m) {
  f.number("seq", m.seq, 1, 1000000000);
  f.number("ack", m.ack, 0, 9007199254740991);
  f.raw_list("happened", m.happened, 128);
  f.raw_object("view", m.view);
  f.raw_object("board", m.board);
  f.raw_list("q", m.q, 2);
  f.raw_list("options", m.options, 128);
  f.numbers("say", m.say, 64);
  f.numbers("apart", m.apart, 8);
  f.flag("undo", m.undo);
  f.object("said", m.said);
  f.object("chat", m.chat);
  f.object("notice", m.notice);
}

template <class Fields>
void fields(Fields& f, OneOf<DoneMessage> auto& m) {
  f.number("ack", m.ack, 0, 9007199254740991);
  f.raw_list("text", m.text, 2);
}

template <class Fields>
void fields(Fields& f, OneOf<RefusedMessage> auto& m) {
  f.number("ack", m.ack, 0, 9007199254740991);
  f.word("code", m.code, kRefusalCodeNames);
  f.text("rule", m.rule, 16);
  f.text("detail", m.detail, 300);
}

template <class Fields>
void fields(Fields& f, OneOf<ClockMessage> auto& m) {
  f.number("left_ms", m.left_ms, 0, 2000000000);
  f.number("of_ms", m.of_ms, 0, 2000000000);
}

template <class Fields>
void fields(Fields&, OneOf<PongMessage> auto&) {}

template <class Fields>
void fields(Fields& f, OneOf<ByeMessage> auto& m) {
  f.number("retry_ms", m.retry_ms, 0, 3600000);
}

std::string_view name_of(TableStatus value) { return kTableStatusNames[static_cast<std::size_t>(value)]; }

std::optional<TableStatus> table_status_named(std::string_view name) {
  return value_named<TableStatus>(name, kTableStatusNames);
}

std::string_view name_of(SeatKind value) { return kSeatKindNames[static_cast<std::size_t>(value)]; }

std::optional<SeatKind> seat_kind_named(std::string_view name) {
  return value_named<SeatKind>(name, kSeatKindNames);
}

std::string_view name_of(Pace value) { return kPaceNames[static_cast<std::size_t>(value)]; }

std::optional<Pace> pace_named(std::string_view name) { return value_named<Pace>(name, kPaceNames); }

std::string_view name_of(Watching value) { return kWatchingNames[static_cast<std::size_t>(value)]; }

std::optional<Watching> watching_named(std::string_view name) {
  return value_named<Watching>(name, kWatchingNames);
}

std::string_view name_of(BotSpeed value) { return kBotSpeedNames[static_cast<std::size_t>(value)]; }

std::optional<BotSpeed> bot_speed_named(std::string_view name) {
  return value_named<BotSpeed>(name, kBotSpeedNames);
}

std::string_view name_of(HandOver value) { return kHandOverNames[static_cast<std::size_t>(value)]; }

std::optional<HandOver> hand_over_named(std::string_view name) {
  return value_named<HandOver>(name, kHandOverNames);
}

std::string_view name_of(RefusalCode value) { return kRefusalCodeNames[static_cast<std::size_t>(value)]; }

std::optional<RefusalCode> refusal_code_named(std::string_view name) {
  return value_named<RefusalCode>(name, kRefusalCodeNames);
}

void write(JsonText& out, const SeatInfo& value) { write_fields(out, value); }

Result<SeatInfo> read_seat_info(const json::value& value, const std::string& where) {
  return read_fields<SeatInfo>(value, where, kLimits);
}

void write(JsonText& out, const Bystander& value) { write_fields(out, value); }

Result<Bystander> read_bystander(const json::value& value, const std::string& where) {
  return read_fields<Bystander>(value, where, kLimits);
}

void write(JsonText& out, const TableInfo& value) { write_fields(out, value); }

Result<TableInfo> read_table_info(const json::value& value, const std::string& where) {
  return read_fields<TableInfo>(value, where, kLimits);
}

void write(JsonText& out, const Said& value) { write_fields(out, value); }

Result<Said> read_said(const json::value& value, const std::string& where) {
  return read_fields<Said>(value, where, kLimits);
}

void write(JsonText& out, const ChatLine& value) { write_fields(out, value); }

Result<ChatLine> read_chat_line(const json::value& value, const std::string& where) {
  return read_fields<ChatLine>(value, where, kLimits);
}

void write(JsonText& out, const Notice& value) { write_fields(out, value); }

Result<Notice> read_notice(const json::value& value, const std::string& where) {
  return read_fields<Notice>(value, where, kLimits);
}

void write(JsonText& out, const LogPart& value) { write_fields(out, value); }

Result<LogPart> read_log_part(const json::value& value, const std::string& where) {
  return read_fields<LogPart>(value, where, kLimits);
}

std::string to_json(const HelloCommand& message) { return json_of(message); }
std::string to_json(const AnswerCommand& message) { return json_of(message); }
std::string to_json(const DraftCommand& message) { return json_of(message); }
std::string to_json(const OpenedCommand& message) { return json_of(message); }
std::string to_json(const UndoCommand& message) { return json_of(message); }
std::string to_json(const SayCommand& message) { return json_of(message); }
std::string to_json(const ChatCommand& message) { return json_of(message); }
std::string to_json(const SitCommand& message) { return json_of(message); }
std::string to_json(const TakeCommand& message) { return json_of(message); }
std::string to_json(const StandCommand& message) { return json_of(message); }
std::string to_json(const BackCommand& message) { return json_of(message); }
std::string to_json(const ColourCommand& message) { return json_of(message); }
std::string to_json(const BotCommand& message) { return json_of(message); }
std::string to_json(const UnseatCommand& message) { return json_of(message); }
std::string to_json(const RemoveCommand& message) { return json_of(message); }
std::string to_json(const GiveOwnerCommand& message) { return json_of(message); }
std::string to_json(const HushCommand& message) { return json_of(message); }
std::string to_json(const ConfigureCommand& message) { return json_of(message); }
std::string to_json(const StartCommand& message) { return json_of(message); }
std::string to_json(const ProposeCommand& message) { return json_of(message); }
std::string to_json(const RematchCommand& message) { return json_of(message); }
std::string to_json(const WhyCommand& message) { return json_of(message); }
std::string to_json(const RemindCommand& message) { return json_of(message); }
std::string to_json(const PushCommand& message) { return json_of(message); }
std::string to_json(const PingCommand& message) { return json_of(message); }
std::string to_json(const SpeedCommand& message) { return json_of(message); }
std::string to_json(const WelcomeMessage& message) { return json_of(message); }
std::string to_json(const TableInfoMessage& message) { return json_of(message); }
std::string to_json(const SeatedMessage& message) { return json_of(message); }
std::string to_json(const SnapshotMessage& message) { return json_of(message); }
std::string to_json(const UpdateMessage& message) { return json_of(message); }
std::string to_json(const DoneMessage& message) { return json_of(message); }
std::string to_json(const RefusedMessage& message) { return json_of(message); }
std::string to_json(const ClockMessage& message) { return json_of(message); }
std::string to_json(const PongMessage& message) { return json_of(message); }
std::string to_json(const ByeMessage& message) { return json_of(message); }

std::string to_json(const ClientMessage& message) {
  return std::visit([](const auto& each) { return json_of(each); }, message);
}

std::string to_json(const ServerMessage& message) {
  return std::visit([](const auto& each) { return json_of(each); }, message);
}

Result<ClientMessage> parse_client_message(std::string_view frame) {
  if (frame.size() > kClientFrameLimit) return too_large(frame.size(), kClientFrameLimit);
  return parse_message<ClientMessage>(frame, kClientDepthLimit, kLimits);
}

Result<ServerMessage> parse_server_message(std::string_view frame) {
  return parse_message<ServerMessage>(frame, kServerDepthLimit, kLimits);
}

std::uint64_t id_of(const ClientMessage& message) {
  return std::visit([](const auto& each) { return id_of_command(each); }, message);
}

std::uint64_t id_of_frame(std::string_view frame) {
  if (frame.size() > kClientFrameLimit) return 0;
  const ParsedFrame parsed(frame, kClientDepthLimit);
  return parsed.value() ? id_in(*parsed.value(), kCommandIdLimit) : 0;
}

}  // namespace holdout
