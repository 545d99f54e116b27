#include <algorithm>
#include <charconv>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/json/parse.hpp>

#include "protocol/messages.h"
#include "records/table_record.h"
#include "server/http/content_coding.h"
#include "server/http/entity_tag.h"
#include "server/http/http_api.h"
#include "server/tables/store_await.h"

namespace holdout {

namespace asio = boost::asio;

namespace {

// The seat in whose eyes a game that has ended is wanted.
std::optional<Seat> viewer_named(const std::optional<std::string>& text, int seats) {
  if (!text) return std::nullopt;
  if (*text == "spectator") return kSpectator;
  int number = -1;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (error != std::errc() || end != text->data() + text->size() || number < 0 || number >= seats)
    return std::nullopt;
  return Seat{static_cast<std::uint8_t>(number)};
}

Problem no_seat() { return {"seat", "is not a seat of this table", "a number from 0, or spectator"}; }

// For good, as far as this program knows: to ask again is of no use.
HttpResponse cannot_be_told(const Room& room) {
  const json::value reason = json::parse(room.reason.empty() ? R"(["frozen.unreadable"])" : room.reason);
  const std::string key(reason.at(0).as_string());
  return error_response(409, {"table", "is frozen: " + key, "a game that has ended and can be read"});
}

using Header = std::pair<std::string_view, std::string>;

// A game that is over is told from its rows alone, by this program: who has it asks whether it is still the
// same, and nothing is played again.
std::string tag_of(const HttpRequest& request, const std::vector<StoredRow>& rows) {
  const std::string protocol = std::to_string(kProtocol);
  std::vector<std::string_view> parts = {HOLDOUT_VERSION, protocol, request.path, request.query};
  for (const StoredRow& row : rows) parts.push_back(row.body);
  return weak_tag(parts);
}

}  // namespace

// A stored game is played again by rules that may contain a mistake of ours: it costs one answer.
Result<HttpResponse> HttpApi::carefully(const Call& call,
                                        const std::function<Result<HttpResponse>()>& work) const {
  try {
    return work();
  } catch (const std::exception& error) {
    parts_.log.write(LogLevel::Error, "a game cannot be told",
                     {{"table", parts_.guests.log_name(call.code)}, {"why", error.what()}});
    return Problem{"table", "cannot be told: the program made a mistake", ""};
  }
}

// What a table may be asked once its game is over: nothing of it is secret any more, but a table that nobody
// may watch stays among those who sat at it.
HttpApi::Answer HttpApi::told(const Call& call, std::string_view type, Tell tell) {
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, &call](auto done) { registry_.open(call.code, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened) co_return error_response(503, {"", "the store does not answer", "to try again soon"});
  if (!*opened) co_return co_await no_table(call.code);
  const std::shared_ptr<TableLease>& lease = *opened;
  auto room_asked = result_of<Room>([lease](auto done) {
    asio::post((*lease)->strand(), [lease, done] { done((*lease)->table().room()); });
  });
  const auto room = co_await std::move(room_asked);
  if (!room->shows_itself_to(call.guest))
    co_return error_response(404, {"table", "is not there", "the code of a table"});
  if (room->status == TableStatus::Frozen) co_return cannot_be_told(*room);
  if (room->status != TableStatus::Over)
    co_return error_response(409, {"table", "is not over", "a game that has ended"});
  auto log_asked = result_of<StoredLog>(
      [this, id = (*lease)->id()](auto done) { parts_.store.history(id, std::move(done)); });
  const auto log = co_await std::move(log_asked);
  if (!log) co_return error_response(503, {"", "the store does not answer", "to try again soon"});
  if (log->damage) co_return cannot_be_told(*room);
  const std::vector<StoredRow>& rows = log->rows;
  const std::string tag = tag_of(call.request, rows);
  if (names_tag(call.request.if_none_match, tag)) {
    HttpResponse unchanged{.status = 304};
    unchanged.headers = {{"ETag", tag}, {"Cache-Control", "private, no-cache"}, {"Vary", "Accept-Encoding"}};
    co_return unchanged;
  }
  auto response_asked = result_of<HttpResponse>([this, &call, &rows, &room, &tell](auto done) {
    parts_.workers.run_later([this, &call, &rows, &room, &tell, done] {
      done(carefully(call, [&]() -> Result<HttpResponse> {
        Result<std::string> text = tell(rows, *room);
        if (!text) return text.problem();
        return packed(json_response(std::move(*text)), call.request.accept_encoding);
      }));
    });
  });
  auto response = co_await std::move(response_asked);
  if (!response) co_return error_response(response.problem() == no_seat() ? 400 : 500, response.problem());
  response->type = type;
  response->headers.emplace_back("ETag", tag);
  std::ranges::replace(response->headers, Header("Cache-Control", "no-store"),
                       Header("Cache-Control", "private, no-cache"));
  co_return std::move(*response);
}

HttpApi::Answer HttpApi::record(const Call& call) {
  const auto find = [this](std::string_view key) { return parts_.games.find(key); };
  return told(call, "text/plain; charset=utf-8",
              [find](const auto& rows, const Room&) { return record_of(rows, find); });
}

HttpApi::Answer HttpApi::told_to_seat(const Call& call, TellSeat tell) {
  const auto find = [this](std::string_view key) { return parts_.games.find(key); };
  return told(call, "application/json",
              [find, tell, seat = query_value(call.request.query, "seat")](
                  const auto& rows, const Room& room) -> Result<std::string> {
                const auto viewer = viewer_named(seat, static_cast<int>(room.seats.size()));
                if (!viewer) return no_seat();
                return tell(rows, find, *viewer);
              });
}

HttpApi::Answer HttpApi::replay(const Call& call) { return told_to_seat(call, replay_of); }

HttpApi::Answer HttpApi::ledger(const Call& call) { return told_to_seat(call, ledger_of); }

}  // namespace holdout
