// Written by tools/make_messages from messages.schema.json: change that file and run it again.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/result.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

// Every message between a client and the table server. One JSON object a frame, with its type in `t`. A `max`
// counts the characters of a text and the items of a list.
inline constexpr int kProtocol = 2;

// most bytes of a frame from a client
inline constexpr std::size_t kClientFrameLimit = 16384;
// deepest nesting of a frame from a client
inline constexpr std::size_t kClientDepthLimit = 3;
// deepest nesting of a frame from the server
inline constexpr std::size_t kServerDepthLimit = 24;
// most characters of a key or value of a map
inline constexpr std::size_t kMapTextLimit = 64;
// largest number in a list of numbers; the smallest is 0
inline constexpr std::size_t kListNumberLimit = 65535;
// largest id of a command; the smallest is 1
inline constexpr std::size_t kCommandIdLimit = 9007199254740991;

// done
inline constexpr int kCloseDone = 1000;
// the server ends; try again after `bye.retry_ms`
inline constexpr int kCloseServerEnds = 1001;
// the frames were not those of a WebSocket
inline constexpr int kCloseNotWebsocket = 1002;
// a frame was not text
inline constexpr int kCloseNotText = 1003;
// the frame was larger than the limit
inline constexpr int kCloseTooLarge = 1009;
// no readable `hello` within ten seconds
inline constexpr int kCloseNoHello = 4000;
// there is no such table, or you may not watch it
inline constexpr int kCloseNoTable = 4001;
// the token of the guest or of the seat is not right
inline constexpr int kCloseWrongToken = 4002;
// removed from the table
inline constexpr int kCloseRemoved = 4003;
// too many commands in too short a time
inline constexpr int kCloseTooFast = 4005;
// this connection did not read what was sent to it
inline constexpr int kCloseSlowReader = 4006;
// the table was deleted
inline constexpr int kCloseDeleted = 4007;
// the table has expired: nobody came to it for a long time
inline constexpr int kCloseExpired = 4008;
// the page speaks another version of the protocol: it has to be loaded anew
inline constexpr int kCloseOutdated = 4009;

// where a table is in its life
enum class TableStatus : std::uint8_t {
  Open,     // seats are being taken
  Playing,  // a game is under way
  Paused,   // stopped by agreement or by the server's end
  Over,     // the game has ended
  Frozen,   // the table cannot go on; `reason` says why
};
std::string_view name_of(TableStatus value);
std::optional<TableStatus> table_status_named(std::string_view name);

// who holds a seat
enum class SeatKind : std::uint8_t {
  Empty,   // nobody
  Person,  // a person
  Bot,     // a computer player
};
std::string_view name_of(SeatKind value);
std::optional<SeatKind> seat_kind_named(std::string_view name);

// how time is kept
enum class Pace : std::uint8_t {
  Live,     // decision clocks
  Relaxed,  // no clocks
  Days,     // over days, with a limit in hours
};
std::string_view name_of(Pace value);
std::optional<Pace> pace_named(std::string_view name);

// who may watch
enum class Watching : std::uint8_t {
  Nobody,     // only the seats
  Link,       // whoever has the link or the code
  Everybody,  // anybody, from the list of tables
};
std::string_view name_of(Watching value);
std::optional<Watching> watching_named(std::string_view name);

// how fast computer players answer
enum class BotSpeed : std::uint8_t {
  Slow,    // two and a half times as long as usual
  Normal,  // as the server is set
  Fast,    // in less than half the time
  AtOnce,  // in an eighth of the time
};
std::string_view name_of(BotSpeed value);
std::optional<BotSpeed> bot_speed_named(std::string_view name);

// who may hand a seat over to a computer player now
enum class HandOver : std::uint8_t {
  Owner,    // the owner of the table
  Anybody,  // every other person who sits at the table
};
std::string_view name_of(HandOver value);
std::optional<HandOver> hand_over_named(std::string_view name);

// why a command was refused
enum class RefusalCode : std::uint8_t {
  Malformed,   // the message could not be read; `detail` says where
  TooFast,     // more commands than the limits allow
  NotSeated,   // only a seat may do that
  NotOwner,    // only the owner of the table may do that
  NotNow,      // not in this state of the table
  Stale,       // the answer is to an older question
  Illegal,     // the answer is not among the options; `rule` says why
  NotSayable,  // the statement may not be made now
  Taken,       // the seat or the colour is somebody else's
  Unknown,     // there is no such thing
  Banned,      // this guest was removed from the table
  Insider,     // this guest holds, held or was shown a seat of this game, or may be one who was forgotten
  TryAgain,    // the server could not store it; nothing happened
};
std::string_view name_of(RefusalCode value);
std::optional<RefusalCode> refusal_code_named(std::string_view name);

// one seat as everybody sees it
struct SeatInfo {
  // who holds it
  SeatKind kind{};
  // of the person or the computer player; empty when nobody sits there
  std::string name{};
  // colour key; every seat has another one
  std::string colour{};
  // of a computer player, also of one that stands in
  std::optional<std::string> level{};
  // a person with an open connection, or a computer player
  bool online = false;
  // a computer player answers for the person, who has left or does not answer; see `back`
  std::optional<bool> standin{};
  // `bot` would hand this person's seat over: its person is away, or everybody has seen the table wait for
  // them for minutes
  std::optional<HandOver> handover{};
  // agrees to what is proposed (pause, repair, rematch)
  std::optional<bool> ready{};
  // key of the side it plays for, text `<game>.side.<key>`; left out in games without sides
  std::optional<std::string> side{};

  bool operator==(const SeatInfo&) const = default;
};

// somebody who is at a table and has no seat of it
struct Bystander {
  // nobody else at the table has it
  std::string name{};
  // owns the table
  std::optional<bool> owner{};
  // shows the table to all who are in the room
  std::optional<bool> screen{};

  bool operator==(const Bystander&) const = default;
};

// what everybody at a table knows about it, apart from the game; of what goes on inside a side that acts
// unseen, that side alone
struct TableInfo {
  // short code of the table, part of its link
  std::string code{};
  // key of the game
  std::string game{};
  // where it is in its life
  TableStatus status{};
  // why it is frozen, key `frozen....`; Sentence as JSON
  std::optional<std::string> reason{};
  // in seat order
  std::vector<SeatInfo> seats{};
  // seat of the owner, or -1 when the owner only watches
  int owner = 0;
  // options of the game that differ from their default
  std::map<std::string, std::string, std::less<>> options{};
  // how time is kept
  Pace pace{};
  // limit of one decision over days
  std::optional<int> hours{};
  // who may watch
  Watching watching{};
  // shown in the list of open tables
  bool listed = false;
  // language of defaults, such as names of computer players
  std::string language{};
  // how many watch now
  int watchers = 0;
  // what is proposed and waits for everybody's agreement: pause, resume, repair
  std::optional<std::string> proposal{};
  // code of the next table of the same people
  std::optional<std::string> rematch{};
  // those who only watch may not write
  std::optional<bool> hushed{};
  // how fast computer players answer, where it is not normal
  std::optional<BotSpeed> speed{};
  // a screen for all who are in the room shows this table
  std::optional<bool> screen{};
  // whoever watches may take a computer player's seat during the game; see `take`
  std::optional<bool> takeover{};
  // only in GET /api/my/tables, of a game under way: seats the table waits for, as everybody sees it
  std::optional<std::vector<int>> waits{};
  // there, too: a seat of this guest is among them
  std::optional<bool> your_turn{};
  // in frames alone: who is here without a seat, the first of them
  std::optional<std::vector<Bystander>> standing{};

  bool operator==(const TableInfo&) const = default;
};

// one statement of table talk
struct Said {
  // its number, as its receiver counts what it hears
  int id = 1;
  // who said it
  int seat = 0;
  // seats it is addressed to; the whole table when left out
  std::optional<std::vector<int>> to{};
  // seats that alone hear it; the whole table when left out
  std::optional<std::vector<int>> heard{};
  // kind of statement
  std::string form{};
  // its words; Sentence as JSON
  std::string text{};

  bool operator==(const Said&) const = default;
};

// one line of free text; computer players do not read it
struct ChatLine {
  // who wrote it; -1 for one who watches
  int seat = 0;
  // name of the writer; nobody else at the table had it then
  std::string name{};
  // the line
  std::string text{};
  // seats that alone read it; everybody at the table when left out
  std::optional<std::vector<int>> heard{};

  bool operator==(const ChatLine&) const = default;
};

// something about the people at the table that belongs into the log
struct Notice {
  // what happened, key `notice....`; Sentence as JSON
  std::string text{};
  // the time of this seat ran out: what was answered for it; Sentence as JSON
  std::optional<std::string> answer{};
  // id of the rule that it follows
  std::optional<std::string> rule{};

  bool operator==(const Notice&) const = default;
};

// a part of the log of somebody who comes in later: one of its fields
struct LogPart {
  // events, in order; Happening[] as JSON
  std::optional<std::string> happened{};
  // a statement
  std::optional<Said> said{};
  // a line of free text
  std::optional<ChatLine> chat{};
  // something about the people at the table
  std::optional<Notice> notice{};

  bool operator==(const LogPart&) const = default;
};

// First message of a connection. Without `seat` the connection watches, or waits in the lobby of an open
// table.
struct HelloCommand {
  static constexpr std::string_view kType = "hello";
  // protocol version; with another than the server's the connection is closed as `outdated`
  int protocol = 1;
  // code of the table
  std::string table{};
  // private token of the guest
  std::string guest{};
  // name of the guest
  std::string name{};
  // secret token of the seat
  std::optional<std::string> seat{};
  // last `seq` this client has of this seat; the rest is sent, or a fresh snapshot
  std::optional<int> last{};
  // epoch in which `last` was counted
  std::optional<std::string> epoch{};
  // a screen for all who are in the room; it watches
  std::optional<bool> screen{};

  bool operator==(const HelloCommand&) const = default;
};

// Answers the open question.
struct AnswerCommand {
  static constexpr std::string_view kType = "answer";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // serial of the question that is answered (view.prompt.serial)
  int serial = 0;
  // notation of one of the options (`do` on the wire)
  std::string notation{};

  bool operator==(const AnswerCommand&) const = default;
};

// What this seat would answer: given for it if its time runs out while it may still be given, else the
// automatic answer is. Nobody is told, nothing is stored; the newest counts, until the question changes.
struct DraftCommand {
  static constexpr std::string_view kType = "draft";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // serial of the question (view.prompt.serial)
  int serial = 0;
  // notation of one of the options; left out: none any more (`do` on the wire)
  std::optional<std::string> notation{};

  bool operator==(const DraftCommand&) const = default;
};

// This seat, and every other that this guest holds, has read what the game is and who it is. No decision
// clock of a live table runs before everybody who is there has said so, or a minute is over. Nobody is told
// who has.
struct OpenedCommand {
  static constexpr std::string_view kType = "opened";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;

  bool operator==(const OpenedCommand&) const = default;
};

// Takes the last step of one's own unfinished choice back.
struct UndoCommand {
  static constexpr std::string_view kType = "undo";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;

  bool operator==(const UndoCommand&) const = default;
};

// Makes a statement, in notation: `say invite_to area=toys to=P1`.
struct SayCommand {
  static constexpr std::string_view kType = "say";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // the statement
  std::string say{};

  bool operator==(const SayCommand&) const = default;
};

// Writes free text to everybody at the table.
struct ChatCommand {
  static constexpr std::string_view kType = "chat";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // the line
  std::string text{};
  // only to those with whom this seat may confer now (`apart` of the last snapshot or update)
  std::optional<bool> apart{};

  bool operator==(const ChatCommand&) const = default;
};

// Takes an empty seat, or changes to it. The token of the seat comes in `seated`. With `keep` the old seat
// stays taken (several people on one device).
struct SitCommand {
  static constexpr std::string_view kType = "sit";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;
  // name shown there; a number is added if somebody else at the table has it
  std::string name{};
  // pass-and-play: this guest takes one more seat
  std::optional<bool> keep{};

  bool operator==(const SitCommand&) const = default;
};

// Takes the seat of a computer player during the game, where the host lets whoever watches do so
// (`takeover`). The token comes in `seated`, then a `welcome` and a `snapshot` with a `briefing`. Refused
// with `insider` to whoever holds, held or was shown a seat of this game, and to everybody once such a person
// was forgotten (DELETE /api/my).
struct TakeCommand {
  static constexpr std::string_view kType = "take";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;
  // name shown there; a number is added if somebody else at the table has it
  std::string name{};

  bool operator==(const TakeCommand&) const = default;
};

// Leaves one's seat. During a game a computer player takes over at once.
struct StandCommand {
  static constexpr std::string_view kType = "stand";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;

  bool operator==(const StandCommand&) const = default;
};

// Takes one's seat back from the computer player that stands in. A new `welcome` and a `snapshot` with a
// `briefing` come first. Whoever connects with the token of the seat takes it back, too.
struct BackCommand {
  static constexpr std::string_view kType = "back";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;

  bool operator==(const BackCommand&) const = default;
};

// Gives a seat another colour before the game: one's own seat, or as the owner that of a computer player.
// Where a computer player or nobody holds that colour, the two change; one that a person holds is refused
// with `taken`.
struct ColourCommand {
  static constexpr std::string_view kType = "colour";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;
  // one of the game's colours: the default of its option `colours`, or red, blue, green, yellow, purple,
  // orange, white, black
  std::string colour{};

  bool operator==(const ColourCommand&) const = default;
};

// The owner puts a computer player on an empty seat, or hands a seat over to one; of a person's seat
// `handover` says whether, and who else may. Whoever hands the owner's seat over owns the table.
struct BotCommand {
  static constexpr std::string_view kType = "bot";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;
  // random, novice or regular
  std::string level{};

  bool operator==(const BotCommand&) const = default;
};

// The owner empties a seat before the game; with `ban` the guest cannot come back, and during a game a
// computer player takes the seat.
struct UnseatCommand {
  static constexpr std::string_view kType = "unseat";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;
  // also keep this guest away
  std::optional<bool> ban{};

  bool operator==(const UnseatCommand&) const = default;
};

// The owner sends somebody away who has no seat; that guest cannot come back to this table.
struct RemoveCommand {
  static constexpr std::string_view kType = "remove";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // as `standing` has it
  std::string name{};

  bool operator==(const RemoveCommand&) const = default;
};

// The owner hands the table over to a seated person.
struct GiveOwnerCommand {
  static constexpr std::string_view kType = "give_owner";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;

  bool operator==(const GiveOwnerCommand&) const = default;
};

// The owner lets those who only watch write free text, or not.
struct HushCommand {
  static constexpr std::string_view kType = "hush";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // true: they may not
  bool silent = false;

  bool operator==(const HushCommand&) const = default;
};

// The owner changes the table before the game, and at any time `watching` and `takeover`. Fields left out
// stay.
struct ConfigureCommand {
  static constexpr std::string_view kType = "configure";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // number of seats
  std::optional<int> players{};
  // options of the game that differ from their default
  std::optional<std::map<std::string, std::string, std::less<>>> options{};
  // how time is kept
  std::optional<Pace> pace{};
  // limit of one decision over days
  std::optional<int> hours{};
  // who may watch
  std::optional<Watching> watching{};
  // shown in the list of open tables
  std::optional<bool> listed{};
  // whether whoever watches may take a computer player's seat during the game
  std::optional<bool> takeover{};

  bool operator==(const ConfigureCommand&) const = default;
};

// The owner starts the game. Empty seats are filled with computer players.
struct StartCommand {
  static constexpr std::string_view kType = "start";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;

  bool operator==(const StartCommand&) const = default;
};

// Proposes, or agrees to, something all seated people must want: pause, resume, repair (the last answer is
// taken back, marked in the record). What a side did unseen it takes back among itself, and only it is asked
// and told. Who is there and does not answer for minutes holds up nobody: a game is resumed without them, and
// a pause or repair is off.
struct ProposeCommand {
  static constexpr std::string_view kType = "propose";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // pause, resume or repair
  std::string what{};
  // false: against it, or withdrawn
  bool agree = false;

  bool operator==(const ProposeCommand&) const = default;
};

// After the end: a new table with the same people and settings; the answer is the code in `table.rematch`.
struct RematchCommand {
  static constexpr std::string_view kType = "rematch";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // in a game of sides everybody moves on to another one, as far as there are seats
  std::optional<bool> change_sides{};

  bool operator==(const RematchCommand&) const = default;
};

// Asks for the reason of the computer player's last answer at a seat; only after the end of the game.
struct WhyCommand {
  static constexpr std::string_view kType = "why";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // which seat
  int seat = 0;

  bool operator==(const WhyCommand&) const = default;
};

// The address to which a letter goes when a table over days waits for this seat and nobody is here: one
// letter an absence, which says that a decision waits and nothing else. Refused with `unknown` where the
// server sends no mail.
struct RemindCommand {
  static constexpr std::string_view kType = "remind";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // the address; empty: no letters any more
  std::string mail{};

  bool operator==(const RemindCommand&) const = default;
};

// A subscription of this device to Web Push, told on the same occasion and as little as a letter. A seat
// keeps the newest three. Without `key` and `secret` the subscription is let go. Refused with `unknown` where
// the server does not push, with `malformed` where it is none.
struct PushCommand {
  static constexpr std::string_view kType = "push";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // the address that the browser gave; HTTPS, at a host that everybody may reach
  std::string endpoint{};
  // its `p256dh`
  std::optional<std::string> key{};
  // its `auth`
  std::optional<std::string> secret{};

  bool operator==(const PushCommand&) const = default;
};

// Asks for `pong`.
struct PingCommand {
  static constexpr std::string_view kType = "ping";

  bool operator==(const PingCommand&) const = default;
};

// How fast computer players answer, whatever they are asked. The owner says it, and who is the only person at
// the table.
struct SpeedCommand {
  static constexpr std::string_view kType = "speed";
  // counted up by the client; comes back as `ack`
  std::uint64_t id = 0;
  // how fast
  BotSpeed speed{};

  bool operator==(const SpeedCommand&) const = default;
};

using ClientMessage =
    std::variant<HelloCommand, AnswerCommand, DraftCommand, OpenedCommand, UndoCommand, SayCommand,
                 ChatCommand, SitCommand, TakeCommand, StandCommand, BackCommand, ColourCommand, BotCommand,
                 UnseatCommand, RemoveCommand, GiveOwnerCommand, HushCommand, ConfigureCommand, StartCommand,
                 ProposeCommand, RematchCommand, WhyCommand, RemindCommand, PushCommand, PingCommand,
                 SpeedCommand>;

// Answers `hello`.
struct WelcomeMessage {
  static constexpr std::string_view kType = "welcome";
  // seat of this connection, -1 when it watches
  int you = 0;
  // this guest owns the table
  bool owner = false;
  // name of this count of `seq`; another one after the server has loaded the table anew
  std::string epoch{};
  // the frames after `last` follow; otherwise a snapshot follows
  bool resumed = false;
  // the address letters for this seat go to, empty if none was given; left out where the server sends no mail
  // or the connection has no seat
  std::optional<std::string> mail{};
  // the key with which a browser subscribes to this server; left out where the server does not push or the
  // connection has no seat
  std::optional<std::string> push_key{};

  bool operator==(const WelcomeMessage&) const = default;
};

// The table as it is now: after `welcome` and whenever it changes. Not numbered.
struct TableInfoMessage {
  static constexpr std::string_view kType = "table";
  // everything
  TableInfo table{};

  bool operator==(const TableInfoMessage&) const = default;
};

// The seat of this connection, after `sit`. Keep the token: it is the key to the seat.
struct SeatedMessage {
  static constexpr std::string_view kType = "seated";
  // id of the command
  std::uint64_t ack = 0;
  // the seat
  int seat = 0;
  // its secret token
  std::string token{};

  bool operator==(const SeatedMessage&) const = default;
};

// Everything the seat may know, at `seq`. Before the game it is what was written in the lobby.
struct SnapshotMessage {
  static constexpr std::string_view kType = "snapshot";
  // number of the last update it contains
  int seq = 0;
  // the whole view; left out when there is no game yet; View as JSON
  std::optional<std::string> view{};
  // all board facts of the view; there when it is; Board as JSON
  std::optional<std::string> board{};
  // the open question, or whom the table waits for; left out when there is no game yet; Sentence as JSON
  std::optional<std::string> q{};
  // legal answers; empty when this seat is not asked; Option[] as JSON
  std::string options{};
  // forms of statements that may be made now
  std::vector<int> say{};
  // seats that may confer in free text unheard by the others, this one among them; empty: it writes to
  // everybody
  std::vector<int> apart{};
  // `undo` would take something back
  bool undo = false;
  // what this seat noticed, heard and read last, oldest first
  std::vector<LogPart> log{};
  // so many of the last events happened while a computer player stood in
  std::optional<int> briefing{};

  bool operator==(const SnapshotMessage&) const = default;
};

// One stored step, as far as this seat may know it. Fields that did not change are left out.
struct UpdateMessage {
  static constexpr std::string_view kType = "update";
  // one more than the last
  int seq = 1;
  // id of this seat's own command that caused it
  std::optional<std::uint64_t> ack{};
  // events, in order; Happening[] as JSON
  std::optional<std::string> happened{};
  // what changed in the view; ViewPatch as JSON
  std::optional<std::string> view{};
  // what changed in its board facts; ViewPatch as JSON
  std::optional<std::string> board{};
  // the open question, or whom the table waits for; Sentence as JSON
  std::optional<std::string> q{};
  // legal answers; Option[] as JSON
  std::optional<std::string> options{};
  // forms of statements that may be made now
  std::optional<std::vector<int>> say{};
  // seats that may confer in free text
  std::optional<std::vector<int>> apart{};
  // whether `undo` would take something back
  std::optional<bool> undo{};
  // a statement
  std::optional<Said> said{};
  // a line of free text
  std::optional<ChatLine> chat{};
  // something about the people at the table
  std::optional<Notice> notice{};

  bool operator==(const UpdateMessage&) const = default;
};

// A command that needs no update was carried out.
struct DoneMessage {
  static constexpr std::string_view kType = "done";
  // id of the command
  std::uint64_t ack = 0;
  // its answer, where it has one; Sentence as JSON
  std::optional<std::string> text{};

  bool operator==(const DoneMessage&) const = default;
};

// A command was not carried out. Nothing changed.
struct RefusedMessage {
  static constexpr std::string_view kType = "refused";
  // id of the command, 0 if it could not be read
  std::uint64_t ack = 0;
  // why
  RefusalCode code{};
  // id of the rule
  std::optional<std::string> rule{};
  // for programmers: what, where, what was expected
  std::optional<std::string> detail{};

  bool operator==(const RefusedMessage&) const = default;
};

// The decision clock. Not numbered.
struct ClockMessage {
  static constexpr std::string_view kType = "clock";
  // time left; left out: no limit
  std::optional<int> left_ms{};
  // of how much
  std::optional<int> of_ms{};

  bool operator==(const ClockMessage&) const = default;
};

// Answers `ping`.
struct PongMessage {
  static constexpr std::string_view kType = "pong";

  bool operator==(const PongMessage&) const = default;
};

// The server will close this connection; the close code says why.
struct ByeMessage {
  static constexpr std::string_view kType = "bye";
  // when to try again
  int retry_ms = 0;

  bool operator==(const ByeMessage&) const = default;
};

using ServerMessage =
    std::variant<WelcomeMessage, TableInfoMessage, SeatedMessage, SnapshotMessage, UpdateMessage, DoneMessage,
                 RefusedMessage, ClockMessage, PongMessage, ByeMessage>;

void write(JsonText& out, const SeatInfo& value);
Result<SeatInfo> read_seat_info(const json::value& value, const std::string& where);
void write(JsonText& out, const Bystander& value);
Result<Bystander> read_bystander(const json::value& value, const std::string& where);
void write(JsonText& out, const TableInfo& value);
Result<TableInfo> read_table_info(const json::value& value, const std::string& where);
void write(JsonText& out, const Said& value);
Result<Said> read_said(const json::value& value, const std::string& where);
void write(JsonText& out, const ChatLine& value);
Result<ChatLine> read_chat_line(const json::value& value, const std::string& where);
void write(JsonText& out, const Notice& value);
Result<Notice> read_notice(const json::value& value, const std::string& where);
void write(JsonText& out, const LogPart& value);
Result<LogPart> read_log_part(const json::value& value, const std::string& where);

// One frame.
std::string to_json(const HelloCommand& message);
std::string to_json(const AnswerCommand& message);
std::string to_json(const DraftCommand& message);
std::string to_json(const OpenedCommand& message);
std::string to_json(const UndoCommand& message);
std::string to_json(const SayCommand& message);
std::string to_json(const ChatCommand& message);
std::string to_json(const SitCommand& message);
std::string to_json(const TakeCommand& message);
std::string to_json(const StandCommand& message);
std::string to_json(const BackCommand& message);
std::string to_json(const ColourCommand& message);
std::string to_json(const BotCommand& message);
std::string to_json(const UnseatCommand& message);
std::string to_json(const RemoveCommand& message);
std::string to_json(const GiveOwnerCommand& message);
std::string to_json(const HushCommand& message);
std::string to_json(const ConfigureCommand& message);
std::string to_json(const StartCommand& message);
std::string to_json(const ProposeCommand& message);
std::string to_json(const RematchCommand& message);
std::string to_json(const WhyCommand& message);
std::string to_json(const RemindCommand& message);
std::string to_json(const PushCommand& message);
std::string to_json(const PingCommand& message);
std::string to_json(const SpeedCommand& message);
std::string to_json(const WelcomeMessage& message);
std::string to_json(const TableInfoMessage& message);
std::string to_json(const SeatedMessage& message);
std::string to_json(const SnapshotMessage& message);
std::string to_json(const UpdateMessage& message);
std::string to_json(const DoneMessage& message);
std::string to_json(const RefusedMessage& message);
std::string to_json(const ClockMessage& message);
std::string to_json(const PongMessage& message);
std::string to_json(const ByeMessage& message);
std::string to_json(const ClientMessage& message);
std::string to_json(const ServerMessage& message);

// Strict: every bound of the schema holds, nothing unknown is in it. The Problem is safe to send back.
Result<ClientMessage> parse_client_message(std::string_view frame);
Result<ServerMessage> parse_server_message(std::string_view frame);

// The id of a command, 0 if it has none.
std::uint64_t id_of(const ClientMessage& message);
// The same of a frame that is no message, as far as it can be told.
std::uint64_t id_of_frame(std::string_view frame);

}  // namespace holdout
