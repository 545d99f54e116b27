#include "simulated_client.h"

#include <algorithm>
#include <array>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "table/testing/table_stage.h"

namespace holdout::testing {

namespace {

constexpr int kMostTakenBack = 3;   // steps of a tab: a game must end
constexpr std::uint64_t kTabs = 8;  // ids of commands: the time, and which tab

json::value parsed(const std::string& text) {
  const Result<json::value> value = parse_json(text, "frame");
  return value ? *value : json::value();
}

template <class Line>
std::string json_of(const Line& line) {
  JsonText out;
  write(out, line);
  return out.take();
}

void add_each(std::vector<std::string>& to, const std::string& list) {
  const json::value value = parsed(list);
  for (const json::value& each : value.as_array()) to.push_back(json::serialize(each));
}

// Of a command, as it was written.
std::string kind_of(const std::string& text) {
  constexpr std::string_view kMark = R"("t":")";
  const std::size_t start = text.find(kMark) + kMark.size();
  return text.substr(start, text.find('"', start) - start);
}

json::value numbers(const std::vector<int>& list) {
  json::array array;
  for (const int each : list) array.emplace_back(each);
  return array;
}

}  // namespace

// ---- what it was told -----------------------------------------------------------------------------

int Told::serial() const {
  return view.is_object() ? static_cast<int>(view.at("prompt").at("serial").to_number<std::int64_t>()) : 0;
}

void Told::take(const ServerMessage& message, const Complain& complain) {
  if (const auto* welcome = std::get_if<WelcomeMessage>(&message)) {
    if (welcome->resumed && (welcome->epoch != epoch || !counted || welcome->you != you))
      complain("resumed what was never begun");
    if (!welcome->resumed) *this = Told{};
    you = welcome->you;
    epoch = welcome->epoch;
  } else if (const auto* snapshot = std::get_if<SnapshotMessage>(&message)) {
    take(*snapshot);
  } else if (const auto* update = std::get_if<UpdateMessage>(&message)) {
    take(*update, complain);
  }
}

template <class Part>
void Told::keep(const Part& part) {
  if (part.happened) add_each(log, *part.happened);
  if (part.said) log.push_back(json_of(*part.said));
  if (part.chat) log.push_back(json_of(*part.chat));
  if (part.notice) log.push_back(json_of(*part.notice));
}

void Told::take(const SnapshotMessage& message) {
  counted = true;
  seq = static_cast<std::uint32_t>(message.seq);
  view = message.view ? parsed(*message.view) : json::value();
  board = message.board ? parsed(*message.board) : json::value();
  q = message.q ? parsed(*message.q) : json::value();
  options = parsed(message.options);
  say = numbers(message.say);
  undo = message.undo;
  log.clear();
  for (const LogPart& part : message.log) keep(part);
}

void Told::take(const UpdateMessage& message, const Complain& complain) {
  const auto number = static_cast<std::uint32_t>(message.seq);
  if (counted && number != seq + 1) complain(fmt::format("update {} follows {}", number, seq));
  counted = true;
  seq = number;
  if (message.view) view = patched(view, parsed(*message.view));
  if (message.board) board = patched(board, parsed(*message.board));
  if (message.q) q = parsed(*message.q);
  if (message.options) options = parsed(*message.options);
  if (message.say) say = numbers(*message.say);
  if (message.undo) undo = *message.undo;
  keep(message);
}

// ---- its connection -------------------------------------------------------------------------------

std::string SimulatedClient::state() const {
  return fmt::format("{} tab {}: {}, seq {}, {} options, {} unanswered{}", person_.name, tab_,
                     wire_ == nullptr ? "offline"
                     : welcomed_      ? "at the table"
                                      : "waits",
                     told_.seq, told_.options.as_array().size(), unanswered_.size(),
                     unanswered_.empty() ? "" : ", first " + unanswered_.front().text);
}

void SimulatedClient::live() {
  world_.timeline.after(1 + rng_.below(900), [this] {
    look();
    live();
  });
}

void SimulatedClient::look() {
  if (wire_ == nullptr) {
    if (world_.timeline.now() >= dial_at_ || !world_.weather.storms) connect();
    return;
  }
  if (welcomed_) act();
  if (world_.weather.storms && rng_.below(100) < 5) drop();
}

void SimulatedClient::connect() {
  wire_ = world_.dial(told_, person_.sendings);
  if (wire_ == nullptr) return;
  if (++connections_ > 1) world_.weather.note(Wrong::Reconnect);
  ++world_.figures.connections;
  wire_->on_frame = [this](const std::string& frame) { hear(frame); };
  wire_->on_close = [this](int code) { closed(code); };
  HelloCommand hello{
      .protocol = kProtocol, .table = world_.code, .guest = person_.guest, .name = person_.name};
  hello.seat = person_.seat;
  showed_token_ = person_.seat.has_value();
  if (told_.counted) hello.last = static_cast<int>(told_.seq);
  if (told_.counted) hello.epoch = told_.epoch;
  wire_->to_server(to_json(hello));
}

void SimulatedClient::drop() {
  if (wire_ == nullptr) return;
  const std::shared_ptr<Wire> wire = wire_;
  hang_up();
  const std::uint32_t how = rng_.below(3);
  if (how == 0)
    wire->vanish();
  else if (how == 1)
    wire->trail();
  else
    wire->cut();
}

void SimulatedClient::hang_up() {
  wire_->on_frame = nullptr;
  wire_->on_close = nullptr;
  wire_.reset();
  welcomed_ = false;
  const bool long_away = rng_.below(12) == 0;
  dial_at_ = world_.timeline.now() + (long_away ? 70'000 : 50 + rng_.below(3'000));
}

void SimulatedClient::closed(int code) {
  hang_up();
  if (code == 0 || code == kCloseServerEnds || code == kCloseDone) return;
  // A `sit` that the network brought twice makes two tokens, and the second may have been lost.
  if (code == kCloseWrongToken && showed_token_) return person_.seat.reset();
  world_.complain(fmt::format("{} was closed with {}", person_.name, code));
}

// ---- what it hears --------------------------------------------------------------------------------

void SimulatedClient::settle(std::uint64_t id) {
  const auto sent =
      std::find_if(unanswered_.begin(), unanswered_.end(), [&](const Sent& each) { return each.id == id; });
  if (sent == unanswered_.end()) return;
  ++world_.figures.acknowledged;
  ++world_.figures.carried_out[kind_of(sent->text)];
  unanswered_.erase(sent);
}

void SimulatedClient::hear(const std::string& frame) {
  const Result<ServerMessage> message = parse_server_message(frame);
  if (!message) return world_.complain(message.problem().message() + " in " + frame);
  const auto* doubled = std::get_if<UpdateMessage>(&*message);
  if (doubled != nullptr && told_.counted && static_cast<std::uint32_t>(doubled->seq) <= told_.seq)
    return;  // brought twice
  told_.take(*message, world_.complain);
  if (const auto* welcome = std::get_if<WelcomeMessage>(&*message)) {
    if (welcome->resumed) ++world_.figures.resumed;
    if (std::exchange(welcomed_, true)) return;  // the same connection, with a seat now
    forget_old_commands();
    for (const Sent& each : unanswered_) {
      ++world_.figures.resent;
      wire_->to_server(each.text);
    }
  } else if (std::holds_alternative<SnapshotMessage>(*message)) {
    ++world_.figures.snapshots;
  } else if (const auto* update = std::get_if<UpdateMessage>(&*message)) {
    if (update->ack) settle(*update->ack);
  } else if (const auto* done = std::get_if<DoneMessage>(&*message)) {
    settle(done->ack);
  } else if (const auto* seated = std::get_if<SeatedMessage>(&*message)) {
    person_.seat = seated->token;
    settle(seated->ack);
  } else if (const auto* info = std::get_if<TableInfoMessage>(&*message)) {
    table_ = info->table;
    if (table_->status == TableStatus::Frozen) world_.complain("frozen: " + table_->reason.value_or(""));
  } else if (const auto* refused = std::get_if<RefusedMessage>(&*message)) {
    hear(*refused);
  }
}

// The table remembers the last 32 commands of a seat. Who was away while another tab sent more than that does
// not repeat itself.
void SimulatedClient::forget_old_commands() {
  constexpr std::int64_t kWorthRepeatingMs = 30'000;
  std::erase_if(unanswered_, [&](const Sent& each) {
    return static_cast<std::int64_t>(each.id / kTabs) + kWorthRepeatingMs < world_.timeline.now();
  });
}

void SimulatedClient::hear(const RefusedMessage& refused) {
  const bool gone = std::any_of(unanswered_.begin(), unanswered_.end(), [&](const Sent& each) {
    return each.id == refused.ack && kind_of(each.text) == "give_owner";  // to one who stood up meanwhile
  });
  const bool liked = colours_.contains(refused.ack);  // by somebody else, too
  const bool expected = refused.code != RefusalCode::Malformed &&
                        (refused.code != RefusalCode::Unknown || gone) &&
                        refused.code != RefusalCode::Banned && (refused.code != RefusalCode::Taken || liked);
  if (!expected) world_.complain(fmt::format("{} was refused: {}", person_.name, to_json(refused)));
  ++world_.figures.refused;
  std::erase_if(unanswered_, [&](const Sent& each) { return each.id == refused.ack; });
}

// ---- what it does ---------------------------------------------------------------------------------

bool SimulatedClient::waits_for(std::string_view type) const {
  return std::any_of(unanswered_.begin(), unanswered_.end(),
                     [&](const Sent& each) { return kind_of(each.text) == type; });
}

// Ids rise and follow the time, so that those of another tab, or of the same tab loaded anew, are others.
template <class Command>
void SimulatedClient::tell(Command command) {
  const auto now = static_cast<std::uint64_t>(world_.timeline.now());
  last_id_ = std::max(last_id_ + kTabs, now * kTabs + static_cast<std::uint64_t>(tab_));
  command.id = last_id_;
  ++world_.figures.commands;
  unanswered_.push_back({.id = command.id, .text = to_json(command)});
  world_.kinds[command.id] = kind_of(unanswered_.back().text);
  wire_->to_server(unanswered_.back().text);
}

void SimulatedClient::act() {
  if (person_.wants < 0) return talk();
  if (told_.you < 0) {
    const bool lost = table_ && table_->status != TableStatus::Open &&
                      table_->seats[static_cast<std::size_t>(person_.wants)].kind != SeatKind::Person;
    if (lost) return talk();  // the game began without this person
    if (!waits_for("sit")) tell(SitCommand{.seat = person_.wants, .name = person_.name});
    return;
  }
  if (table_ && table_->status == TableStatus::Open && !waits_for("colour") && rng_.below(4) == 0)
    choose_colour();
  if (owns() && tab_ == 0 && table_->status == TableStatus::Open && !waits_for("start")) {
    const auto seated = std::count_if(table_->seats.begin(), table_->seats.end(),
                                      [](const SeatInfo& seat) { return seat.kind == SeatKind::Person; });
    if (seated == world_.people) return tell(StartCommand{});
  }
  if (told_.undo && taken_back_ < kMostTakenBack && rng_.below(2) == 0) {
    ++taken_back_;
    tell(UndoCommand{});
  } else if (told_.asked() && !waits_for("answer")) {
    answer();
  }
  talk();
  go_on();
  if (!world_.weather.storms || unanswered_.size() > 4) return;
  arrange();
  agree();
  if (rng_.below(100) < 1) tell(StandCommand{});
}

void SimulatedClient::choose_colour() {
  tell(ColourCommand{.seat = told_.you, .colour = rng_.below(2) == 0 ? "red" : "green"});
  colours_.insert(last_id_);
}

bool SimulatedClient::owns() const { return table_ && told_.you >= 0 && table_->owner == told_.you; }

void SimulatedClient::arrange() {
  if (!owns()) return;
  const auto any_seat = [&] {
    return static_cast<int>(rng_.below(static_cast<std::uint32_t>(table_->seats.size())));
  };
  switch (rng_.below(30)) {
    case 0: {
      constexpr std::array kPaces{Pace::Live, Pace::Relaxed, Pace::Days};
      tell(ConfigureCommand{
          .pace = kPaces[rng_.below(kPaces.size())], .hours = 1, .listed = rng_.below(2) == 0});
      break;
    }
    case 1: pick_seat_for_bot(); break;
    case 2: tell(UnseatCommand{.seat = any_seat()}); break;
    case 3: {
      const int seat = any_seat();
      if (table_->seats[static_cast<std::size_t>(seat)].kind == SeatKind::Person)
        tell(GiveOwnerCommand{.seat = seat});
      break;
    }
    default: break;
  }
}

// Before the game only where no person wants to sit.
void SimulatedClient::pick_seat_for_bot() {
  const int first = table_->status == TableStatus::Open ? world_.people : 0;
  const int seats = static_cast<int>(table_->seats.size());
  if (first >= seats) return;
  const int seat = first + static_cast<int>(rng_.below(static_cast<std::uint32_t>(seats - first)));
  tell(BotCommand{.seat = seat, .level = "random"});
}

void SimulatedClient::agree() {
  if (!table_ || table_->status != TableStatus::Playing || waits_for("propose")) return;
  const bool asked = table_->proposal.has_value();
  if (rng_.below(100) >= (asked ? 30U : 2U)) return;
  const std::string what = asked ? *table_->proposal : rng_.below(2) == 0 ? "pause" : "repair";
  const bool agree = rng_.below(8) != 0;
  tell(ProposeCommand{.what = what, .agree = agree});
  if (!agree) world_.kinds[last_id_] = "withdraw";
}

void SimulatedClient::go_on() {
  if (!table_) return;
  const bool agrees = table_->seats[static_cast<std::size_t>(told_.you)].ready.value_or(false);
  if (table_->status == TableStatus::Paused && !agrees && !waits_for("propose") && rng_.below(3) == 0)
    tell(ProposeCommand{.what = "resume", .agree = true});
  if (table_->status != TableStatus::Over || table_->rematch || waits_for("rematch")) return;
  tell(RematchCommand{});
}

void SimulatedClient::answer() {
  const json::array& options = told_.options.as_array();
  const json::value& option = options[rng_.below(static_cast<std::uint32_t>(options.size()))];
  const bool stale = world_.weather.storms && told_.serial() > 0 && rng_.below(100) < 5;
  if (stale) ++world_.figures.stale;
  tell(AnswerCommand{.serial = told_.serial() - (stale ? 1 : 0),
                     .notation = std::string(option.as_array()[0].as_string())});
}

// Not for ever: a table where people only talk never ends.
void SimulatedClient::talk() {
  if (!world_.weather.storms || unanswered_.size() > 4) return;
  if (rng_.below(100) < 3) tell(ChatCommand{.text = fmt::format("line {}", rng_.below(1000))});
  if (told_.you < 0 || !told_.view.is_object()) return;
  if (rng_.below(100) < 5)
    if (const std::string said = statement(); !said.empty()) tell(SayCommand{.say = said});
}

std::string SimulatedClient::statement() {
  const json::array& forms = told_.say.as_array();
  if (forms.empty()) return {};
  const json::value& chosen = forms[rng_.below(static_cast<std::uint32_t>(forms.size()))];
  const StatementForm& form = world_.game->forms()[chosen.to_number<std::size_t>()];
  std::string text = fmt::format("say {}", form.key);
  for (const StatementParameter& each : form.parameters) {
    const auto words = static_cast<std::uint32_t>(each.words.size());
    if (words > 0)
      text += fmt::format(" {}={}", each.name, each.words[rng_.below(words)]);
    else if (each.type == StatementParameter::Type::Player)
      text += fmt::format(" {}=P{}", each.name, 1 + rng_.below(3));
    else
      text += fmt::format(" {}={}", each.name, 1 + rng_.below(std::max<std::uint32_t>(each.max, 1)));
  }
  return text;
}

}  // namespace holdout::testing
