#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "protocol/messages.h"
#include "table/playing/dice.h"
#include "table/seating/push_address.h"

namespace holdout {

inline constexpr std::size_t kMostBanned = 256;  // of one table, the newest

// One seat as the table keeps it. Tokens are kept as hashes: who reads the store cannot sit down.
struct RoomSeat {
  SeatKind kind = SeatKind::Empty;
  std::string name{};
  std::string level{};       // of a computer player, or of the one that stands in
  std::string guest{};       // public id of the person
  std::string token_hash{};  // of the person's seat token
  std::string mail{};        // where the person wants to be told that a decision waits; nobody else sees it
  std::vector<PushAddress> pushes{};  // devices that are to be told of it, likewise; the newest last
  bool standin = false;               // a computer player answers for the person
  int standin_since = -1;             // answers given before it took over; -1: never
  bool unseen = false;  // it took over while its side acted unseen: strangers are not told before the end
  bool operator==(const RoomSeat&) const = default;
};

// What somebody wants all to agree on.
struct Proposal {
  std::string what{};  // pause, resume or repair; empty: nothing
  SeatSet agreed{};
  std::int64_t since_ms = 0;
  SeatSet among = kEverybody;  // who is asked, and knows of it
  bool operator==(const Proposal&) const = default;
};

// Everything about a table but the state of its game: people, settings, seed. Stored whole with each change.
struct Room {
  std::string code{};
  std::string game{};
  int rules_version = 0;
  TableStatus status = TableStatus::Open;
  std::string reason{};  // why it is frozen: JSON of a sentence
  Setup setup{};
  std::vector<RoomSeat> seats{};
  std::vector<std::string> colours{};  // of the seats, one each
  std::string owner{};                 // public id of the guest who owns it
  Pace pace = Pace::Live;
  bool pace_free = false;  // nobody chose it: a game that begins with one person has no clock
  int hours = 24;
  Watching watching = Watching::Link;
  bool listed = false;
  bool hushed = false;                  // who only watches may not write
  bool takeover = false;                // who only watches may take a computer player's seat during the game
  std::vector<std::string> insiders{};  // guests who hold, held or were shown a seat of this game
  // One of them was forgotten: whoever comes anew may be that person under another id.
  bool insider_forgotten = false;
  BotSpeed speed = BotSpeed::Normal;
  std::string language = "en";
  std::vector<std::string> banned{};
  std::string rematch{};
  Proposal proposal{};
  Seed seed{};  // of the game, once it has started; secret until its end
  bool operator==(const Room&) const = default;

  int owner_seat() const;
  std::optional<Seat> seat_of(std::string_view guest) const;  // the first one
  bool seated(std::string_view guest) const { return seat_of(guest).has_value(); }
  bool is_alone(std::string_view guest) const;  // the only person who sits here
  Pace pace_now() const;                        // as long as nobody else sits down
  // Knows more of this game than everybody does, or may: only so many are noted, and of somebody who was
  // forgotten nothing is.
  bool is_insider(std::string_view guest) const { return seated(guest) || knows_insider(guest); }
  bool knows_insider(std::string_view guest) const;  // noted already, or nobody new can be told apart
  void note_insider(const std::string& guest) {
    if (!guest.empty() && !knows_insider(guest)) insiders.push_back(guest);
  }
  // To somebody without a seat of it a table that nobody may watch is not there, once the game has begun.
  bool shows_itself_to(std::string_view guest) const;
  std::vector<std::string> names() const;  // of the seats
  bool is_banned(std::string_view guest) const {
    return std::find(banned.begin(), banned.end(), guest) != banned.end();
  }
  void ban(const std::string& guest) {
    std::erase(banned, guest);
    if (banned.size() >= kMostBanned) banned.erase(banned.begin());
    banned.push_back(guest);
  }
};

std::string write_room(const Room& room);
Result<Room> read_room(std::string_view text);

// What somebody asks for who opens a table.
struct RoomWish {
  std::string game{};
  int players = 0;
  Setup::Choices options{};
  std::optional<Pace> pace{};  // nothing: live, and without a clock for one person alone
  int hours = 24;
  Watching watching = Watching::Link;
  bool listed = false;
  std::string language = "en";
  std::string bots{};  // level with which all seats but one are filled; empty: none
};

// A new room of that game; the Problem says which wish cannot be granted.
Result<Room> make_room(const AnyGame& game, const RoomWish& wish, std::string_view owner);

// The same people, colours and settings, for another game; bots and people keep their seats, and that of
// somebody who was forgotten is free.
Room rematch_of(const Room& room);
// Everybody moves on, round the table side by side, by the size of the first side.
Room with_sides_changed(Room room, const Sides& sides);

// A fresh secret token for a seat (24 random bytes as text), and the hash that is stored.
std::string seat_token(std::span<const std::uint8_t, 24> random);
std::string token_hash(std::string_view token);
// The seat that this token opens; compares in constant time.
std::optional<Seat> seat_for_token(const Room& room, std::string_view token);

inline constexpr std::size_t kMaxName = 24;  // characters

// A name as it is shown to others: no control characters, no marks that turn the direction of writing round,
// spaces single and not at the ends, 1 to 24 characters.
Result<std::string> tidy_name(std::string_view name);
// One address of electronic mail, as it may stand in a letter; no address at all is also one.
Result<std::string> tidy_mail(std::string_view address);
// A line of free text: without control characters and marks of direction; empty if nothing is left.
std::string tidy_line(std::string_view text);

// The rule that switches free text off at this table, if it is switched off.
std::optional<std::string_view> chat_is_off(const Room& room, const AnyGame* game);
// Why a table whose rows cannot be played on is frozen, for everybody at it: nothing of what they hold, which
// may be hidden (law 3). `threw`: it was a mistake of ours.
Sentence why_frozen(const Room& room, const AnyGame* game, bool threw);
// May one look up what happened earlier?
bool keeps_history(const Room& room);

// The limit of one decision at a table over days.
inline std::int64_t days_limit_ms(const Room& room) { return std::int64_t{room.hours} * 3'600'000; }

// A name for a computer player that nobody at the table has.
std::string bot_name(const Room& room, int seat);

}  // namespace holdout
