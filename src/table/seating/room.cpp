#include "table/seating/room.h"

#include <algorithm>

#include <fmt/format.h>
#include <sodium.h>

#include "protocol/codecs.h"
#include "table/seating/distinct_name.h"
#include "table/seating/seat_colours.h"

namespace holdout {

namespace {

constexpr std::size_t kMostInsiders = 64;

void write_seat(JsonText& out, const RoomSeat& seat) {
  out.open().key("kind").text(name_of(seat.kind)).key("name").text(seat.name);
  out.key("level").text(seat.level).key("guest").text(seat.guest).key("token").text(seat.token_hash);
  if (!seat.mail.empty()) out.key("mail").text(seat.mail);
  if (!seat.pushes.empty()) write_pushes(out, seat.pushes);
  if (seat.unseen) out.key("unseen").flag(true);
  out.key("standin").flag(seat.standin).key("since").number(seat.standin_since).close();
}

template <class Enum>
Enum enum_of(JsonObject& object, std::string_view name, Enum last) {
  const std::string text = object.text(name);
  for (int i = 0; i <= static_cast<int>(last); ++i)
    if (name_of(static_cast<Enum>(i)) == text) return static_cast<Enum>(i);
  object.fail(name, "is '" + text + "'", "one of its values");
  return Enum{};
}

RoomSeat read_seat(const json::value& value, JsonObject& room) {
  JsonObject object(value, "room.seats");
  RoomSeat seat;
  seat.kind = enum_of(object, "kind", SeatKind::Bot);
  seat.name = object.text("name");
  seat.level = object.text("level");
  seat.guest = object.text("guest");
  seat.token_hash = object.text("token");
  if (object.has("mail")) seat.mail = object.text("mail");
  if (object.has("pushes")) seat.pushes = read_pushes(object.any("pushes"), object);
  seat.unseen = object.has("unseen") && object.flag("unseen");
  seat.standin = object.flag("standin");
  seat.standin_since = static_cast<int>(object.number("since", -1, 1 << 30));
  if (const Result<void> end = object.finish(); !end) room.take_problem(end.problem());
  return seat;
}

void write_proposal(JsonText& out, const Proposal& proposal) {
  out.key("proposal").open().key("what").text(proposal.what);
  out.key("agreed").number(proposal.agreed.bits()).key("since").number(proposal.since_ms);
  if (proposal.among != kEverybody) out.key("among").number(proposal.among.bits());
  out.close();
}

Proposal read_proposal(const json::value& value, JsonObject& room) {
  JsonObject object(value, "room.proposal");
  Proposal proposal;
  proposal.what = object.text("what");
  proposal.agreed = SeatSet(static_cast<std::uint16_t>(object.number("agreed", 0, (1 << kMaxSeats) - 1)));
  proposal.since_ms = object.number("since", 0, std::int64_t{1} << 50);
  if (object.has("among"))
    proposal.among = SeatSet(static_cast<std::uint16_t>(object.number("among", 0, (1 << kMaxSeats) - 1)));
  if (const Result<void> end = object.finish(); !end) room.take_problem(end.problem());
  return proposal;
}

void read_colours(JsonObject& object, Room& room) {
  if (!object.has("colours")) {
    room.colours = colours_before_choice(room);
  } else {
    const Result<const json::array*> list = as_list(object.any("colours"), "room.colours");
    if (!list) return object.take_problem(list.problem());
    for (const json::value& each : **list) room.colours.push_back(object.take(as_text(each, "room.colours")));
  }
  for (const std::string& colour : room.colours)
    if (!is_colour(colour)) object.fail("colours", "hold what is none", "words of letters");
  if (room.colours.size() != room.seats.size())
    object.fail("colours", fmt::format("are {}", room.colours.size()), fmt::format("{}", room.seats.size()));
}

std::vector<std::string> guests_of(JsonObject& room, std::string_view name) {
  std::vector<std::string> guests;
  const Result<const json::array*> list = as_list(room.any(name), room.path(name));
  if (list)
    for (const json::value& each : **list) guests.push_back(room.take(as_text(each, room.path(name))));
  else
    room.take_problem(list.problem());
  return guests;
}

void read_people(JsonObject& object, Room& room) {
  const Result<const json::array*> seats = as_list(object.any("seats"), "room.seats");
  if (!seats) return object.take_problem(seats.problem());
  for (const json::value& each : **seats) room.seats.push_back(read_seat(each, object));
  if (room.seats.size() != static_cast<std::size_t>(room.setup.players))
    object.fail("seats", fmt::format("are {}", room.seats.size()), fmt::format("{}", room.setup.players));
  read_colours(object, room);
  room.banned = guests_of(object, "banned");
}

// Bytes of the first letter; text that is no UTF-8 goes byte by byte.
std::size_t letter_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = first < 0xC0U ? 1 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  return std::min(length, text.size());
}

// Control characters, and marks that hide or turn what is written: U+200B to 200F, 2028 to 202E, 2060 to
// 206F, FEFF.
bool is_invisible(std::string_view letter) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(letter[i]); };
  if (letter.size() == 1) return byte(0) < 0x20U || byte(0) >= 0x7FU;
  if (letter.size() == 2) return byte(0) == 0xC2U && byte(1) < 0xA0U;
  if (letter.size() != 3) return false;
  const unsigned code = (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
  return (code >= 0x200BU && code <= 0x200FU) || (code >= 0x2028U && code <= 0x202EU) ||
         (code >= 0x2060U && code <= 0x206FU) || code == 0xFEFFU;
}

}  // namespace

int Room::owner_seat() const {
  const std::optional<Seat> seat = seat_of(owner);
  return seat ? index(*seat) : -1;
}

bool Room::shows_itself_to(std::string_view guest) const {
  const bool belongs = !guest.empty() && (guest == owner || seated(guest));
  return belongs || status == TableStatus::Open || watching != Watching::Nobody;
}

std::optional<Seat> Room::seat_of(std::string_view guest) const {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].kind == SeatKind::Person && seats[i].guest == guest) return seat_at(static_cast<int>(i));
  return std::nullopt;
}

bool Room::is_alone(std::string_view guest) const {
  return seated(guest) && std::none_of(seats.begin(), seats.end(), [&](const RoomSeat& seat) {
           return seat.kind == SeatKind::Person && seat.guest != guest;
         });
}

bool Room::knows_insider(std::string_view guest) const {
  return insider_forgotten || insiders.size() >= kMostInsiders ||
         std::find(insiders.begin(), insiders.end(), guest) != insiders.end();
}

Pace Room::pace_now() const {
  const auto people = std::count_if(seats.begin(), seats.end(),
                                    [](const RoomSeat& seat) { return seat.kind == SeatKind::Person; });
  return status == TableStatus::Open && pace_free && people == 1 ? Pace::Relaxed : pace;
}

std::vector<std::string> Room::names() const {
  std::vector<std::string> names;
  for (const RoomSeat& seat : seats) names.push_back(seat.name);
  return names;
}

std::string write_room(const Room& room) {
  JsonText out;
  out.open().key("code").text(room.code).key("game").text(room.game);
  out.key("rules_version").number(room.rules_version).key("status").text(name_of(room.status));
  out.key("reason").text(room.reason).key("setup");
  write_setup(out, room.setup);
  out.key("seats").open_list();
  for (const RoomSeat& seat : room.seats) write_seat(out, seat);
  out.close_list().key("colours").open_list();
  for (const std::string& colour : room.colours) out.text(colour);
  out.close_list().key("owner").text(room.owner).key("pace").text(name_of(room.pace));
  out.key("hours").number(room.hours).key("watching").text(name_of(room.watching));
  out.key("listed").flag(room.listed).key("language").text(room.language).key("banned").open_list();
  for (const std::string& guest : room.banned) out.text(guest);
  out.close_list().key("rematch").text(room.rematch);
  if (!room.proposal.what.empty()) write_proposal(out, room.proposal);
  out.key("seed").text(to_hex(room.seed));
  if (room.hushed) out.key("hushed").flag(true);
  if (room.takeover) out.key("takeover").flag(true);
  if (!room.insiders.empty()) {
    out.key("insiders").open_list();
    for (const std::string& guest : room.insiders) out.text(guest);
    out.close_list();
  }
  if (room.insider_forgotten) out.key("insider_forgotten").flag(true);
  if (room.pace_free) out.key("pace_free").flag(true);
  if (room.speed != BotSpeed::Normal) out.key("speed").text(name_of(room.speed));
  out.close();
  return out.take();
}

Result<Room> read_room(std::string_view text) {
  const Result<json::value> value = parse_json(text, "room");
  if (!value) return value.problem();
  JsonObject object(*value, "room");
  Room room;
  room.code = object.text("code");
  room.game = object.text("game");
  room.rules_version = static_cast<int>(object.number("rules_version", 0, 1 << 30));
  room.status = enum_of(object, "status", TableStatus::Frozen);
  room.reason = object.text("reason");
  room.setup = object.take(read_setup(object.any("setup"), "room.setup"));
  read_people(object, room);
  room.owner = object.text("owner");
  room.pace = enum_of(object, "pace", Pace::Days);
  room.hours = static_cast<int>(object.number("hours", 1, 336));
  room.watching = enum_of(object, "watching", Watching::Everybody);
  room.listed = object.flag("listed");
  room.language = object.text("language");
  room.rematch = object.text("rematch");
  if (object.has("proposal")) room.proposal = read_proposal(object.any("proposal"), object);
  room.hushed = object.has("hushed") && object.flag("hushed");
  room.takeover = object.has("takeover") && object.flag("takeover");
  if (object.has("insiders")) room.insiders = guests_of(object, "insiders");
  room.insider_forgotten = object.has("insider_forgotten") && object.flag("insider_forgotten");
  room.pace_free = object.has("pace_free") && object.flag("pace_free");
  if (object.has("speed")) room.speed = enum_of(object, "speed", BotSpeed::AtOnce);
  room.seed = object.take(seed_from_hex(object.text("seed")));
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return room;
}

Result<Room> make_room(const AnyGame& game, const RoomWish& wish, std::string_view owner) {
  Room room;
  room.game = game.info().key;
  room.rules_version = game.info().rules_version;
  room.setup = {.players = wish.players, .options = wish.options};
  if (const Result<RulesBox> rules = game.make_rules(room.setup); !rules) return rules.problem();
  room.seats.resize(static_cast<std::size_t>(wish.players));
  fit_colours(room, game);
  take_colours(room);
  room.owner = owner;
  room.pace = wish.pace.value_or(Pace::Live);
  room.pace_free = !wish.pace;
  room.hours = wish.hours;
  room.watching = wish.watching;
  room.listed = wish.listed;
  room.language = wish.language;
  if (wish.bots.empty()) return room;
  for (int i = 1; i < wish.players; ++i) {
    RoomSeat& seat = room.seats[static_cast<std::size_t>(i)];
    seat = {.kind = SeatKind::Bot, .name = bot_name(room, i), .level = wish.bots};
  }
  return room;
}

Room rematch_of(const Room& room) {
  Room next = room;
  next.code.clear();
  next.status = TableStatus::Open;
  next.reason.clear();
  next.rematch.clear();
  next.proposal = {};
  next.seed = {};
  if (next.pace_free) next.pace = Pace::Live;
  next.insiders.clear();
  next.insider_forgotten = false;
  take_colours(next);
  for (RoomSeat& seat : next.seats) {
    if (seat.kind == SeatKind::Person && seat.guest.empty()) seat = {};
    seat.standin = seat.unseen = false;
    seat.standin_since = -1;
  }
  return next;
}

Room with_sides_changed(Room room, const Sides& sides) {
  std::vector<std::size_t> order;
  for (const Side& side : sides)
    for (const Seat seat : side.seats) order.push_back(static_cast<std::size_t>(index(seat)));
  const Room before = room;
  const auto by = static_cast<std::size_t>(sides.empty() ? 0 : sides[0].seats.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t to = order[(i + by) % order.size()];
    room.seats[to] = before.seats[order[i]];
    room.colours[to] = before.colours[order[i]];
  }
  return room;
}

std::string seat_token(std::span<const std::uint8_t, 24> random) {
  std::string text(sodium_base64_ENCODED_LEN(24, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), random.data(), random.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();
  return text;
}

std::string token_hash(std::string_view token) {
  Seed digest{};
  crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return to_hex(digest);
}

std::optional<Seat> seat_for_token(const Room& room, std::string_view token) {
  const std::string hash = token_hash(token);
  std::optional<Seat> found;
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    const std::string& kept = room.seats[i].token_hash;
    if (kept.size() == hash.size() && sodium_memcmp(kept.data(), hash.data(), hash.size()) == 0)
      found = seat_at(static_cast<int>(i));
  }
  return found;
}

Result<std::string> tidy_name(std::string_view name) {
  std::string tidy = tidy_line(name);
  const auto twice = [](char a, char b) { return a == ' ' && b == ' '; };
  tidy.erase(std::unique(tidy.begin(), tidy.end(), twice), tidy.end());
  const auto letters = std::count_if(tidy.begin(), tidy.end(),
                                     [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  const bool blank = reads_as_nothing(tidy);
  if (!blank && letters <= static_cast<std::ptrdiff_t>(kMaxName)) return tidy;
  return Problem{.where = "name",
                 .what = fmt::format("has {} characters that can be read", blank ? 0 : letters),
                 .expected = fmt::format("1 to {}", kMaxName)};
}

Result<std::string> tidy_mail(std::string_view address) {
  constexpr std::size_t kMaxMail = 254;  // RFC 5321
  const std::string tidy = tidy_line(address);
  if (tidy.empty()) return tidy;
  const std::size_t at = tidy.find('@');
  const bool sound =
      at != std::string::npos && at > 0 && at + 1 < tidy.size() &&
      tidy.find('@', at + 1) == std::string::npos && tidy.size() <= kMaxMail &&
      std::all_of(tidy.begin(), tidy.end(), [](char c) {
        return c > ' ' && c < 0x7F && std::string_view("<>()[],;:\\\"").find(c) == std::string_view::npos;
      });
  if (sound) return tidy;
  return Problem{.where = "mail", .what = "is no address", .expected = "one like name@example.org"};
}

std::string tidy_line(std::string_view text) {
  std::string tidy;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = letter_length(text.substr(i));
    const std::string_view letter = text.substr(i, length);
    if (letter == "\n" || letter == "\t")
      tidy += ' ';
    else if (!is_invisible(letter))
      tidy += letter;
    i += length;
  }
  const std::size_t first = tidy.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return tidy.substr(first, tidy.find_last_not_of(' ') - first + 1);
}

std::optional<std::string_view> chat_is_off(const Room& room, const AnyGame* game) {
  constexpr std::string_view kOption = "free_chat";
  const auto chosen = room.setup.options.find(kOption);
  if (chosen == room.setup.options.end() || chosen->second != "off") return std::nullopt;
  if (game != nullptr)
    for (const OptionInfo& option : game->option_infos())
      if (option.key == kOption) return option.rule;
  return std::string_view();
}

Sentence why_frozen(const Room& room, const AnyGame* game, bool threw) {
  if (threw) return Sentence("frozen.mistake");
  const bool known = !room.game.empty();
  if (known && game == nullptr) return Sentence("frozen.no_game");
  const bool begun = known && room.status != TableStatus::Open;
  if (begun && room.rules_version != game->info().rules_version)
    return Sentence("frozen.version")
        .number("begun", room.rules_version)
        .number("now", game->info().rules_version);
  return Sentence("frozen.unreadable");
}

bool keeps_history(const Room& room) {
  const auto chosen = room.setup.options.find("history");
  return chosen == room.setup.options.end() || chosen->second != "off";
}

std::string bot_name(const Room& room, int seat) {
  static constexpr std::array<std::string_view, 10> kEnglish{"Ada",   "Bruno", "Celia", "Dorian", "Edith",
                                                             "Felix", "Greta", "Hugo",  "Iris",   "Jonas"};
  static constexpr std::array<std::string_view, 10> kPolish{"Alicja", "Bogdan",  "Cecylia", "Darek", "Edyta",
                                                            "Feliks", "Grażyna", "Hubert",  "Irena", "Jacek"};
  const auto& names = room.language == "pl" ? kPolish : kEnglish;
  const auto taken = [&](std::string_view name) {
    return std::any_of(room.seats.begin(), room.seats.end(),
                       [&](const RoomSeat& each) { return same_name(each.name, name); });
  };
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string_view name = names[(static_cast<std::size_t>(seat) + i) % names.size()];
    if (!taken(name)) return std::string(name);
  }
  return distinct_name(names[0], room.names());
}

}  // namespace holdout
