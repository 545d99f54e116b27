#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>

#include "protocol/json_text.h"
#include "server/http/content_coding.h"
#include "server/http/http_api.h"
#include "server/http/request_bodies.h"
#include "server/tables/store_await.h"

namespace holdout {

namespace asio = boost::asio;

namespace {

constexpr std::size_t kListed = 100;
constexpr int kUnderWay = 4;    // tables of one guest of which it is told how they stand
constexpr int kLookedAt = 500;  // for the list

HttpResponse store_failed() {
  return error_response(503, {"", "the store does not answer", "to try again soon"});
}

HttpResponse hidden_table() { return error_response(404, {"table", "is not there", "the code of a table"}); }

// The first hundred, and of nobody so many that there is no room for others.
std::vector<FoundTable> fairly(std::vector<FoundTable> tables) {
  constexpr int kOfOneGuest = 3;
  std::map<std::string, int> shown;
  std::erase_if(tables, [&](const FoundTable& each) {
    const bool too_many = std::ranges::any_of(
        each.entry.guests, [&](const std::string& guest) { return shown[guest] >= kOfOneGuest; });
    for (const std::string& guest : each.entry.guests) shown[guest] += too_many ? 0 : 1;
    return too_many;
  });
  if (tables.size() > kListed) tables.resize(kListed);
  return tables;
}

HttpResponse too_many_today(std::string what) {
  HttpResponse response = error_response(429, {"", std::move(what), "another day"});
  response.headers.emplace_back("Retry-After", "3600");
  return response;
}

HttpResponse list_of(const std::vector<FoundTable>& tables) {
  JsonText out;
  out.open_list();
  for (const FoundTable& each : tables) {
    if (!each.entry.summary.empty()) out.raw(each.entry.summary);
  }
  out.close_list();
  return json_response(out.take());
}

// "1 to 4", "on off" and "off, on" as the values they stand for, without the example that may follow in
// brackets; none where any text may be that fits the words.
std::vector<std::string> allowed_values(const OptionInfo& option) {
  std::vector<std::string> values;
  std::string_view words = option.allowed.substr(0, option.allowed.find(" ("));
  if (const std::size_t to = words.find(" to "); to != std::string_view::npos) {
    int first = 0;
    int last = -1;
    std::from_chars(words.data(), words.data() + to, first);
    std::from_chars(words.data() + to + 4, words.data() + words.size(), last);
    for (int value = first; value <= last; ++value) values.push_back(std::to_string(value));
    return values;
  }
  const std::string_view between = words.find(", ") == std::string_view::npos ? " " : ", ";
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(between));
    if (word.find(' ') != std::string_view::npos) return {};
    values.emplace_back(word);
    words.remove_prefix(std::min(word.size() + between.size(), words.size()));
  }
  const bool complete = std::find(values.begin(), values.end(), option.fallback) != values.end();
  return complete ? values : std::vector<std::string>();
}

void write_game(JsonText& out, const AnyGame& game, const GameShelf& shelf) {
  const GameInfo& info = game.info();
  out.open().key("key").text(info.key);
  out.key("min_players").number(info.min_players).key("max_players").number(info.max_players);
  out.key("options").open_list();
  for (const OptionInfo& each : game.option_infos()) {
    out.open().key("key").text(each.key).key("rule").text(each.rule).key("default").text(each.fallback);
    out.key("allowed").open_list();
    for (const std::string& value : allowed_values(each)) out.text(value);
    out.close_list().close();
  }
  out.close_list().key("levels").open_list();
  for (const std::string_view level : shelf.levels(game)) out.text(level);
  out.close_list().key("example").flag(info.example).close();
}

}  // namespace

HttpApi::Answer HttpApi::no_table(const std::string& code) {
  auto expired_asked = result_of<bool>([this, code](auto done) { registry_.expired(code, std::move(done)); });
  const auto expired = co_await std::move(expired_asked);
  if (expired && *expired)
    co_return error_response(410, {"table", "has expired", "the code of another table"});
  co_return hidden_table();
}

HttpApi::Answer HttpApi::new_guest(const Call& call) {
  const Result<GuestWish> wish = read_guest_wish(call.request.body);
  if (!wish) co_return error_response(400, wish.problem());
  const Guest guest = parts_.guests.make(parts_.random);
  JsonText out;
  out.open().key("id").text(guest.id).key("name").text(wish->name).key("token").text(guest.token).close();
  co_return json_response(out.take(), 201);
}

HttpApi::Answer HttpApi::games(const Call& call) {
  JsonText out;
  out.open_list();
  for (const AnyGame* game : parts_.games.games) write_game(out, *game, parts_.games);
  out.close_list();
  co_return packed(json_response(out.take()), call.request.accept_encoding);
}

HttpApi::Answer HttpApi::open_tables(const Call&) {
  auto tables_asked = result_of<std::vector<FoundTable>>(
      [this](auto done) { parts_.store.list(kLookedAt, std::move(done)); });
  const auto tables = co_await std::move(tables_asked);
  co_return tables ? list_of(fairly(*tables)) : store_failed();
}

// Of the first games under way it is told how they stand now.
HttpApi::Answer HttpApi::my_tables(const Call& call) {
  auto tables_asked = result_of<std::vector<FoundTable>>([this, guest = call.guest](auto done) {
    parts_.store.of_guest(guest, static_cast<int>(kListed), std::move(done));
  });
  auto tables = co_await std::move(tables_asked);
  if (!tables) co_return store_failed();
  int told = 0;
  for (FoundTable& each : *tables) {
    if (each.entry.status != "playing" || told++ >= kUnderWay) continue;
    auto opened_asked = result_of<std::shared_ptr<TableLease>>(
        [this, &each](auto done) { registry_.open(each.entry.code, std::move(done)); });
    const auto opened = co_await std::move(opened_asked);
    if (!opened || !*opened) continue;
    auto info_asked = result_of<std::string>([lease = *opened, guest = call.guest](auto done) {
      asio::post((*lease)->strand(), [lease, guest, done] {
        JsonText out;
        write(out, (*lease)->table().info_in_list(guest));
        done(out.take());
      });
    });
    const auto info = co_await std::move(info_asked);
    each.entry.summary = *info;
  }
  co_return list_of(*tables);
}

HttpApi::Answer HttpApi::new_table(const Call& call) {
  const Result<RoomWish> wish = read_room_wish(call.request.body);
  if (!wish) co_return error_response(400, wish.problem());
  const AnyGame* game = parts_.games.find(wish->game);
  if (!game)
    co_return error_response(400, {"body.game", "is not a game of this server", "a key of GET /api/games"});
  const std::vector<std::string_view> levels = parts_.games.levels(*game);
  if (!wish->bots.empty() && std::find(levels.begin(), levels.end(), wish->bots) == levels.end())
    co_return error_response(400, {"body.bots", "is not a level of this game", "a level of GET /api/games"});
  const Result<Room> room = make_room(*game, *wish, call.guest);
  if (!room) co_return error_response(400, room.problem());
  const Problem too_many_here{"", "too many new tables from this address", "another day"};
  const auto admits = [this, address = call.request.address, too_many_here]() -> Result<void> {
    return limited(address_tables_, address) ? Result<void>(too_many_here) : Result<void>();
  };
  auto code_asked = result_of<std::string>([this, text = write_room(*room), admits](auto done) {
    registry_.create(text, std::move(done), admits);
  });
  const auto code = co_await std::move(code_asked);
  if (!code && code.problem() == too_many_tables()) co_return error_response(429, code.problem());
  if (!code && code.problem() == too_many_here) co_return too_many_today(too_many_here.what);
  if (!code) co_return store_failed();
  parts_.log.write(
      LogLevel::Info, "table created",
      {{"table", parts_.guests.log_name(*code)}, {"game", wish->game}, {"players", wish->players}});
  co_return json_response(JsonText().open().key("code").text(*code).close().take(), 201);
}

HttpApi::Answer HttpApi::table_info(const Call& call) {
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, &call](auto done) { registry_.open(call.code, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened) co_return store_failed();
  if (!*opened) co_return co_await no_table(call.code);
  const std::shared_ptr<TableLease>& lease = *opened;
  auto info_asked = result_of<std::string>([lease, guest = call.guest](auto done) {
    asio::post((*lease)->strand(), [lease, guest, done] {
      JsonText out;
      if ((*lease)->table().room().shows_itself_to(guest)) write(out, (*lease)->table().info());
      done(out.take());
    });
  });
  const auto info = co_await std::move(info_asked);
  co_return info->empty() ? hidden_table() : json_response(*info);
}

HttpApi::Answer HttpApi::delete_table(const Call& call) {
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, &call](auto done) { registry_.open(call.code, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened) co_return store_failed();
  if (!*opened) co_return co_await no_table(call.code);
  const std::shared_ptr<TableLease>& lease = *opened;
  auto room_asked = result_of<Room>([lease](auto done) {
    asio::post((*lease)->strand(), [lease, done] { done((*lease)->table().room()); });
  });
  const auto room = co_await std::move(room_asked);
  if (!room->shows_itself_to(call.guest)) co_return hidden_table();
  if (room->owner != call.guest)
    co_return error_response(403, {"table", "belongs to somebody else", "its owner"});
  auto removed_asked =
      result_of<void>([this, lease](auto done) { registry_.remove(lease, std::move(done)); });
  const auto removed = co_await std::move(removed_asked);
  if (!removed) co_return store_failed();
  parts_.log.write(LogLevel::Info, "table deleted", {{"table", parts_.guests.log_name(call.code)}});
  co_return HttpResponse{.status = 204};
}

// A table that nobody else needs is deleted, another one forgets this guest.
asio::awaitable<Result<void>> HttpApi::forget_at(TableId table, std::string guest) {
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, table](auto done) { registry_.open(table, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened) co_return opened.problem();
  const std::shared_ptr<TableLease>& lease = *opened;
  if (!lease) co_return Result<void>();  // gone meanwhile
  auto kept_asked = result_of<bool>([lease, guest](auto done) {
    asio::post((*lease)->strand(), [lease, guest, done] { (*lease)->table().forget(guest, done); });
  });
  const auto kept = co_await std::move(kept_asked);
  if (!kept) co_return kept.problem();
  if (*kept) co_return Result<void>();
  auto removed_asked =
      result_of<void>([this, lease](auto done) { registry_.remove(lease, std::move(done)); });
  co_return co_await std::move(removed_asked);
}

// What hinders it at one table does not keep the others. Until no table is found that was not asked before.
HttpApi::Answer HttpApi::forget_me(const Call& call) {
  std::set<TableId> asked;
  std::string damaged;
  bool failed = false;
  for (bool more = true; more;) {
    const int most = static_cast<int>(kListed + asked.size());
    auto tables_asked = result_of<std::vector<FoundTable>>([this, guest = call.guest, most](auto done) {
      parts_.store.traces_of(guest, most, std::move(done));
    });
    const auto tables = co_await std::move(tables_asked);
    if (!tables) co_return store_failed();
    more = false;
    for (const FoundTable& each : *tables) {
      if (!asked.insert(each.table).second) continue;
      more = true;
      const Result<void> forgotten = co_await forget_at(each.table, call.guest);
      if (forgotten) continue;
      const bool in_part = forgotten.problem() == damaged_rows_stay();
      if (in_part) damaged += (damaged.empty() ? "" : ", ") + each.entry.code;
      failed |= !in_part;
    }
  }
  if (failed) co_return store_failed();
  if (damaged.empty()) co_return HttpResponse{.status = 204};
  co_return error_response(409, {"tables " + damaged, "are damaged: their rows stay as they are",
                                 "whoever runs the server to delete them; all else is forgotten"});
}

HttpApi::Answer HttpApi::new_report(const Call& call) {
  const Result<Report> report = read_report(call.request.body);
  if (!report) co_return error_response(400, report.problem());
  if (!guest_reports_.take(call.guest, parts_.clock.now_ms()) ||
      limited(address_reports_, call.request.address))
    co_return too_many_today("too many reports");
  JsonText out;
  out.open().key("time_ms").number(parts_.clock.now_ms()).key("guest").text(call.guest);
  out.key("table").text(report->table).key("text").text(report->text).close();
  if (!parts_.keep_report || !parts_.keep_report(out.take() + "\n")) co_return store_failed();
  parts_.log.write(LogLevel::Warning, "report", {{"table", parts_.guests.log_name(report->table)}});
  co_return HttpResponse{.status = 204};
}

}  // namespace holdout
