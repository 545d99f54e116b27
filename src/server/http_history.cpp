#include <charconv>

#include <boost/asio/post.hpp>

#include "records/table_record.h"
#include "server/http_api.h"
#include "server/store_await.h"

namespace holdout {

namespace asio = boost::asio;

namespace {

// The seat in whose eyes a replay is wanted.
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

}  // namespace

// What a table may be asked once its game is over: nothing of it is secret any more, but a table that nobody
// may watch stays among those who sat at it.
HttpApi::Answer HttpApi::told(const Call& call, std::string_view type, Tell tell) {
  auto opened_asked = result_of<std::shared_ptr<TableLease>>(
      [this, &call](auto done) { registry_.open(call.code, std::move(done)); });
  const auto opened = co_await std::move(opened_asked);
  if (!opened) co_return error_response(503, {"", "the store does not answer", "to try again soon"});
  if (!*opened) co_return error_response(404, {"table", "is not there", "the code of a table"});
  const std::shared_ptr<TableLease> lease = *opened;
  auto room_asked = result_of<Room>([lease](auto done) {
    asio::post((*lease)->strand(), [lease, done] { done((*lease)->table().room()); });
  });
  const auto room = co_await std::move(room_asked);
  if (room->watching == Watching::Nobody && room->owner != call.guest && !room->seated(call.guest))
    co_return error_response(403, {"table", "is not for watching", "somebody who sat at it"});
  if (room->status != TableStatus::Over)
    co_return error_response(409, {"table", "is not over", "a game that has ended"});
  auto rows_asked = result_of<std::vector<StoredRow>>(
      [this, id = (*lease)->id()](auto done) { parts_.store.history(id, std::move(done)); });
  const auto rows = co_await std::move(rows_asked);
  if (!rows) co_return error_response(503, {"", "the store does not answer", "to try again soon"});
  auto text_asked = result_of<std::string>([this, &rows, &room, &tell](auto done) {
    parts_.workers.run([&rows, &room, &tell, done] { done(tell(*rows, *room)); });
  });
  const auto text = co_await std::move(text_asked);
  if (!text) co_return error_response(text.problem() == no_seat() ? 400 : 500, text.problem());
  HttpResponse response = json_response(*text);
  response.type = type;
  co_return response;
}

HttpApi::Answer HttpApi::record(const Call& call) {
  const auto find = [this](std::string_view key) { return parts_.games.find(key); };
  return told(call, "text/plain; charset=utf-8",
              [find](const auto& rows, const Room&) { return record_of(rows, find); });
}

HttpApi::Answer HttpApi::replay(const Call& call) {
  const auto find = [this](std::string_view key) { return parts_.games.find(key); };
  return told(call, "application/json",
              [find, seat = query_value(call.request.query, "seat")](
                  const auto& rows, const Room& room) -> Result<std::string> {
                const auto viewer = viewer_named(seat, static_cast<int>(room.seats.size()));
                if (!viewer) return no_seat();
                return replay_of(rows, find, *viewer);
              });
}

HttpApi::Answer HttpApi::ledger(const Call& call) {
  const auto find = [this](std::string_view key) { return parts_.games.find(key); };
  return told(call, "application/json",
              [find](const auto& rows, const Room&) { return ledger_of(rows, find); });
}

}  // namespace holdout
