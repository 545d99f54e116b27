#include "table_stage.h"

#include <algorithm>
#include <charconv>

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"

namespace holdout::testing {

namespace {

json::value parsed(const std::string& text) {
  const Result<json::value> value = parse_json(text, "test");
  REQUIRE(value);
  return *value;
}

std::string json_of(const Said& value) {
  JsonText out;
  write(out, value);
  return out.take();
}

std::string json_of(const ChatLine& value) {
  JsonText out;
  write(out, value);
  return out.take();
}

void add_each(std::vector<std::string>& to, const std::string& list) {
  const json::value value = parsed(list);
  for (const json::value& each : value.as_array()) to.push_back(json::serialize(each));
}

json::value numbers(const std::vector<int>& list) {
  json::array array;
  for (const int each : list) array.emplace_back(each);
  return array;
}

}  // namespace

std::string text_of(const json::value& value) { return json::serialize(value); }

json::value patched(const json::value& old, const json::value& patch) {
  const json::object* changes = patch.if_object();
  if (changes == nullptr) return patch;
  if (old.is_array()) {
    json::array items = old.get_array();
    for (const auto& [key, change] : *changes) {
      std::size_t at = items.size();
      std::from_chars(key.data(), key.data() + key.size(), at);
      REQUIRE(at <= items.size());
      if (at == items.size()) items.emplace_back(nullptr);
      items[at] = patched(items[at], change);
    }
    return items;
  }
  if (!old.is_object()) return patch;
  json::object fields = old.get_object();
  for (const auto& [key, change] : *changes) {
    const json::value* before = fields.if_contains(key);
    fields[key] = patched(before == nullptr ? json::value() : *before, change);
  }
  return fields;
}

// ---- clients --------------------------------------------------------------------------------------

StageClient::~StageClient() { disconnect(); }

void StageClient::connect() {
  REQUIRE(!connected);
  connected = true;
  closed = 0;
  updates.clear();
  happened.clear();
  said.clear();
  chat.clear();
  order.clear();
  stage_.table().connect(*this, visitor_);
}

void StageClient::disconnect() {
  if (!connected) return;
  connected = false;
  if (stage_.is_open()) stage_.table().disconnect(*this);
}

void StageClient::close(int code) {
  REQUIRE(connected);  // the table never touches who has gone
  closed = code;
  if (leaves_in_close) disconnect();
}

std::uint64_t StageClient::deliver(const ClientMessage& message, std::uint64_t id, bool pump) {
  const Result<ClientMessage> read = parse_client_message(to_json(message));
  REQUIRE(read);
  if (connected) stage_.table().receive(*this, *read);
  if (pump) stage_.pump();
  return id;
}

std::uint64_t StageClient::answer(const std::string& notation, bool pump) {
  const int serial = static_cast<int>(view.at("prompt").at("serial").to_number<std::int64_t>());
  return tell(AnswerCommand{.serial = serial, .notation = notation}, pump);
}

std::uint64_t StageClient::draft(const std::optional<std::string>& notation) {
  const int serial = static_cast<int>(view.at("prompt").at("serial").to_number<std::int64_t>());
  return tell(DraftCommand{.serial = serial, .notation = notation});
}

std::string StageClient::fate(std::uint64_t id) const {
  const auto found = fates_.find(id);
  return found == fates_.end() ? std::string() : found->second.first;
}

std::string StageClient::rule(std::uint64_t id) const {
  const auto found = fates_.find(id);
  return found == fates_.end() ? std::string() : found->second.second;
}

std::string StageClient::option_that_starts(std::string_view beginning) const {
  for (const json::value& option : options.as_array()) {
    const std::string notation(option.as_array()[0].as_string());
    if (notation.starts_with(beginning)) return notation;
  }
  return {};
}

void StageClient::answered(std::uint64_t id, std::string fate, std::string rule) {
  fates_[id] = {std::move(fate), std::move(rule)};
}

void StageClient::send(Frame frame) {
  REQUIRE(connected);
  CHECK(closed == 0);
  frames.push_back(*frame);
  const Result<ServerMessage> read = parse_server_message(*frame);
  if (!read) FAIL(read.problem().message() << " in " << *frame);
  const ServerMessage& message = *read;
  if (const auto* welcome = std::get_if<WelcomeMessage>(&message)) {
    you = welcome->you;
    owner = welcome->owner;
    epoch = welcome->epoch;
    resumed = welcome->resumed;
    if (!resumed) seq = 0;
  } else if (const auto* snapshot = std::get_if<SnapshotMessage>(&message)) {
    updates.push_back(*frame);
    take(*snapshot);
  } else if (const auto* update = std::get_if<UpdateMessage>(&message)) {
    updates.push_back(*frame);
    take(*update);
  } else if (const auto* done = std::get_if<DoneMessage>(&message)) {
    answered(done->ack, "done", done->text.value_or(""));
  } else if (const auto* refused = std::get_if<RefusedMessage>(&message)) {
    answered(refused->ack, std::string(name_of(refused->code)), refused->rule.value_or(""));
  } else if (const auto* seated = std::get_if<SeatedMessage>(&message)) {
    token = seated->token;
    answered(seated->ack, "done");
  } else if (const auto* info = std::get_if<TableInfoMessage>(&message)) {
    table = info->table;
  } else if (const auto* time = std::get_if<ClockMessage>(&message)) {
    clock = *time;
    ++clocks;
  }
  if (leaves_after >= 0 && leaves_after-- == 0) disconnect();
}

void StageClient::take(const SnapshotMessage& message) {
  seq = static_cast<std::uint32_t>(message.seq);
  view = message.view ? parsed(*message.view) : json::value();
  board = message.board ? parsed(*message.board) : json::value();
  q = message.q ? parsed(*message.q) : json::value();
  options = parsed(message.options);
  say = numbers(message.say);
  apart = message.apart;
  undo = message.undo;
  briefing = message.briefing;
  happened.clear();
  said.clear();
  chat.clear();
  notices.clear();
  time_outs.clear();
  order.clear();
  for (const LogPart& line : message.log) {
    const std::size_t known = happened.size();
    if (line.happened) add_each(happened, *line.happened);
    order.append(happened.size() - known, 'h');
    if (line.said) said.push_back(json_of(*line.said));
    if (line.chat) chat.push_back(json_of(*line.chat));
    if (line.notice) take(*line.notice);
    order += line.said ? "s" : line.chat ? "c" : line.notice ? "n" : "";
  }
}

void StageClient::take(const Notice& notice) {
  notices.push_back(notice.text);
  if (notice.text.find("time_out") != std::string::npos) time_outs.push_back(notice);
}

void StageClient::take(const UpdateMessage& message) {
  if (seq != 0 || resumed) CHECK(static_cast<std::uint32_t>(message.seq) == seq + 1);
  seq = static_cast<std::uint32_t>(message.seq);
  if (message.ack) answered(*message.ack, "ack");
  const std::size_t known = happened.size();
  if (message.happened) add_each(happened, *message.happened);
  order.append(happened.size() - known, 'h');
  if (message.view) view = patched(view, parsed(*message.view));
  if (message.board) board = patched(board, parsed(*message.board));
  if (message.q) q = parsed(*message.q);
  if (message.options) options = parsed(*message.options);
  if (message.say) say = numbers(*message.say);
  if (message.apart) apart = *message.apart;
  if (message.undo) undo = *message.undo;
  if (message.said) said.push_back(json_of(*message.said));
  if (message.chat) chat.push_back(json_of(*message.chat));
  if (message.notice) take(*message.notice);
  order += std::string(message.said ? "s" : "") + (message.chat ? "c" : "") + (message.notice ? "n" : "");
}

// ---- the stage ------------------------------------------------------------------------------------

KeyedHash stage_hash(std::string key) {
  return [key = std::move(key)](std::string_view text) {
    return to_hex(commitment(seed_from_text(key + '/' + std::string(text))));
  };
}

TableStage::TableStage(std::uint64_t seed, MemoryStore::Answers answers)
    : rng_(seed), answers_(answers), store_(std::make_unique<MemoryStore>(disk_, answers)) {}

TableStage::~TableStage() {
  close_table();
  clients_.clear();
}

void TableStage::create(const std::string& game, const RoomWish& wish, const std::string& owner) {
  const AnyGame* found = find_game(game);
  REQUIRE(found != nullptr);
  Result<Room> room = make_room(*found, wish, owner);
  if (!room) FAIL(room.problem().message());
  room->code = "k7f2";
  store_->create({.code = room->code, .status = "open"}, [this](Result<TableId> id) { id_ = *id; });
  while (store_->run_pending()) continue;
  const LogRow row{.kind = LogRow::Kind::Room, .room = write_room(*room)};
  store_->append({.table = id_, .previous = 0, .body = write_row(row)}, [](const auto&) {});
  while (store_->run_pending()) continue;
}

void TableStage::open() {
  table_ = std::make_unique<Table>(*this, id_);
  table_->open([](const Result<void>&) {});
  pump();
}

void TableStage::close_table() {
  table_.reset();
  for (const auto& client : clients_) client->connected = false;
  jobs_.clear();
  alarm_ = 0;
  store_ = std::make_unique<MemoryStore>(disk_, answers_);
}

void TableStage::reopen() {
  close_table();
  open();
}

StageClient& TableStage::client(Visitor visitor) {
  clients_.push_back(std::make_unique<StageClient>(*this, std::move(visitor)));
  clients_.back()->connect();
  pump();
  return *clients_.back();
}

StageClient& TableStage::guest(const std::string& id, const std::string& name) {
  return client({.guest = id, .name = name.empty() ? id : name});
}

void TableStage::everybody_has_read() {
  for (const auto& client : clients_)
    if (client->connected && client->you >= 0) REQUIRE(client->fate(client->tell(OpenedCommand{})) == "done");
}

void TableStage::pump() {
  for (;;) {
    bool more = store_->run_pending();
    if (!hold_jobs && !jobs_.empty()) {
      const Job job = std::move(jobs_.front());
      jobs_.pop_front();
      job.job();
      job.done();
      more = true;
    }
    if (after_round) after_round();
    if (!more && (hold_jobs || jobs_.empty()) && !store_->run_pending()) return;
  }
}

void TableStage::pass(std::int64_t ms) {
  const std::int64_t end = now_ + ms;
  pump();
  while (table_ && alarm_ != 0 && alarm_ <= end) {
    now_ = std::max(now_, alarm_);
    alarm_ = 0;
    REQUIRE(++ticks < 1'000'000);  // an alarm in the past for ever
    table_->tick();
    pump();
  }
  now_ = end;
}

void TableStage::sleep(std::int64_t ms) {
  now_ += ms;
  pass(0);
}

bool TableStage::pass_until(const std::function<bool()>& so, std::int64_t ms) {
  const std::int64_t end = now_ + ms;
  pump();
  while (!so()) {
    if (!table_ || alarm_ == 0 || alarm_ > end) return false;
    pass(std::max<std::int64_t>(0, alarm_ - now_));
  }
  return true;
}

std::vector<StoredRow> TableStage::rows() const { return disk_->tables.at(id_).rows; }

void TableStage::add_row(const LogRow& row) {
  REQUIRE(!is_open());
  disk_->tables.at(id_).rows.push_back({disk_->next_row++, write_row(row)});
}

FindGame TableStage::find() const {
  return [this](std::string_view key) { return find_game(key); };
}

Rerun TableStage::rerun() const {
  Rerun again(find());
  play_on(again, 0);
  return again;
}

std::size_t TableStage::play_on(Rerun& again, std::size_t known) const {
  const std::vector<StoredRow>& stored = disk_->tables.at(id_).rows;
  for (; known < stored.size(); ++known) {
    const Result<LogRow> row = read_row(stored[known].body);
    REQUIRE(row);
    const Result<void> played = again.play(*row);
    if (!played) FAIL(played.problem().message() << " in " << stored[known].body);
  }
  return known;
}

void TableStage::random(std::span<std::uint8_t> out) {
  for (std::uint8_t& each : out) each = static_cast<std::uint8_t>(rng_.below(256));
}

void TableStage::append(Append append, TableStore::Done<std::uint64_t> done) {
  store_->append(std::move(append), std::move(done));
}

void TableStage::save(StoredSnapshot snapshot, DirectoryEntry entry) {
  store_->save(id_, std::move(snapshot), std::move(entry), [](const Result<void>&) {});
}

void TableStage::load(TableStore::Done<LoadedTable> done) { store_->load(id_, std::move(done)); }

void TableStage::history(TableStore::Done<StoredLog> done) {
  store_->history(id_, [this, done = std::move(done)](Result<StoredLog> log) {
    if (log) most_read = std::max(most_read, log->rows.size());
    done(std::move(log));
  });
}

void TableStage::work(std::function<void()> job, std::function<void()> done) {
  jobs_.push_back({std::move(job), std::move(done)});
}

const AnyGame* TableStage::find_game(std::string_view key) const {
  return only_game != nullptr ? only_game : holdout::find_game(key);
}

std::unique_ptr<Player> TableStage::make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                                std::string_view level, std::uint64_t seed) const {
  if (player_maker)
    if (auto made = player_maker(game, rules, seat, level, seed)) return made;
  Result<std::unique_ptr<Player>> player = holdout::make_player(game, rules, seat, level, seed);
  return player ? std::move(*player) : nullptr;
}

void TableStage::open_rematch(std::string room, TableStore::Done<std::string> done) {
  rematches.push_back(std::move(room));
  done(std::string("next"));
}

// ---- people ---------------------------------------------------------------------------------------

std::vector<StageClient*> seat_people(TableStage& stage, int seats) {
  std::vector<StageClient*> people;
  for (int i = 0; i < seats; ++i) {
    const std::string id = i == 0 ? "owner" : "guest" + std::to_string(i);
    StageClient& each = stage.guest(id);
    const std::uint64_t sat = each.tell(SitCommand{.seat = i, .name = "Person " + std::to_string(i)});
    REQUIRE(each.fate(sat) == "done");
    each.visitor().seat = each.token;
    people.push_back(&each);
  }
  return people;
}

void begin(StageClient& owner) {
  const std::uint64_t started = owner.tell(StartCommand{});
  REQUIRE(owner.fate(started) == "done");
  owner.stage().everybody_has_read();
}

bool is_waited_for(const StageClient& client) {
  const auto waited = client.view.at("prompt").at("waited_for").to_number<unsigned>();
  return client.connected && !client.options.as_array().empty() && (waited >> client.you & 1U) != 0;
}

void play_at_random(TableStage& stage, const std::vector<StageClient*>& people, Rng& rng, int most,
                    const std::function<void()>& after) {
  const auto playing = [&] { return stage.table().room().status == TableStatus::Playing; };
  const auto waited_for = [&] {
    std::vector<StageClient*> waited;
    std::copy_if(people.begin(), people.end(), std::back_inserter(waited),
                 [](const StageClient* each) { return is_waited_for(*each); });
    return waited;
  };
  for (int i = 0; i < most && playing(); ++i) {
    if (!stage.pass_until([&] { return !playing() || !waited_for().empty(); }) || !playing()) return;
    std::vector<StageClient*> asked = waited_for();
    if (rng.below(8) == 0)  // somebody who has answered already changes a sealed answer
      std::copy_if(people.begin(), people.end(), std::back_inserter(asked), [](const StageClient* each) {
        return each->connected && !each->options.as_array().empty();
      });
    StageClient& who = *asked[rng.below(static_cast<std::uint32_t>(asked.size()))];
    const json::array& options = who.options.as_array();
    const json::value& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    const std::uint64_t id = who.answer(std::string(option.as_array()[0].as_string()));
    CHECK(who.fate(id) == "ack");
    if (after) after();
  }
}

}  // namespace holdout::testing
