#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include <boost/asio/awaitable.hpp>

#include "server/http/http_message.h"
#include "server/rate_limits.h"
#include "server/tables/table_registry.h"

namespace holdout {

struct RouteInfo {
  std::string_view method;
  std::string_view pattern;  // {code} stands for the code of a table
};

// Everything the server answers over HTTP. Called from any executor; knows no socket.
class HttpApi {
 public:
  HttpApi(ServerParts& parts, TableRegistry& registry);

  boost::asio::awaitable<HttpResponse> answer(const HttpRequest& request);
  // The response that refuses a WebSocket to this request, if it must not be.
  std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request);

  static std::span<const RouteInfo> routes();

 private:
  using Answer = boost::asio::awaitable<HttpResponse>;
  struct Call {
    const HttpRequest& request;
    std::string code;   // of the table in the path
    std::string guest;  // public id of who asks; empty if unknown
  };
  using Handler = Answer (HttpApi::*)(const Call&);
  struct Route {
    RouteInfo info;
    Handler handler;
    bool guests_only = false;
  };
  static std::span<const Route> table();

  boost::asio::awaitable<HttpResponse> route(const HttpRequest& request);
  bool limited(AddressLimits& limits, const std::string& address) const;
  bool limited(DayCounts& counts, const std::string& address) const;
  boost::asio::awaitable<HttpResponse> no_table(const std::string& code);  // or not any more

  // http_api.cpp
  Answer openapi(const Call& call);
  Answer health(const Call& call);
  Answer ready(const Call& call);
  Answer metrics(const Call& call);

  // http_pages.cpp
  boost::asio::awaitable<SharedLink> link_to(const std::string& path);
  Answer page(const HttpRequest& request);

  // http_tables.cpp
  Answer new_guest(const Call& call);
  Answer games(const Call& call);
  Answer open_tables(const Call& call);
  Answer my_tables(const Call& call);
  Answer new_table(const Call& call);
  Answer table_info(const Call& call);
  Answer delete_table(const Call& call);
  Answer new_report(const Call& call);
  Answer forget_me(const Call& call);
  // damaged_rows_stay(): as far as it can be.
  boost::asio::awaitable<Result<void>> forget_at(TableId table, std::string guest);

  // http_history.cpp
  using Tell = std::function<Result<std::string>(const std::vector<StoredRow>&, const Room&)>;
  Answer told(const Call& call, std::string_view type, Tell tell);
  Result<HttpResponse> carefully(const Call& call, const std::function<Result<HttpResponse>()>& work) const;
  using TellSeat = Result<std::string> (*)(std::span<const StoredRow>, const FindGame&, Seat);
  Answer told_to_seat(const Call& call, TellSeat tell);
  Answer record(const Call& call);
  Answer replay(const Call& call);
  Answer ledger(const Call& call);

  ServerParts& parts_;
  TableRegistry& registry_;
  AddressLimits requests_;
  AddressLimits connections_;
  DayCounts address_tables_;
  DayCounts guest_reports_;
  DayCounts address_reports_;
};

}  // namespace holdout
