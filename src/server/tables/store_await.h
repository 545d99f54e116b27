#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "engine/result.h"

namespace holdout {

// Waits for a call that gives its result to a function, whatever thread that comes from.
//   auto asked = result_of<std::optional<FoundTable>>([&](auto done) { store.find(code, done); });
//   const auto found = co_await std::move(asked);
// In two steps: gcc 12 destroys a closure twice that is made inside the expression that is awaited.
template <class T>
boost::asio::awaitable<Result<T>> result_of(std::function<void(std::function<void(Result<T>)>)> start) {
  namespace asio = boost::asio;
  // The handler can only be moved, and functions of the store are copied.
  auto initiate = [start = std::move(start)](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    start([shared](Result<T> result) {
      const auto executor = asio::get_associated_executor(*shared);
      asio::dispatch(executor, [shared, result = std::move(result)]() mutable {
        auto last = std::move(*shared);
        std::move(last)(std::make_shared<Result<T>>(std::move(result)));
      });
    });
  };
  auto result =
      co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::shared_ptr<Result<T>>)>(
          std::move(initiate), asio::use_awaitable);
  co_return std::move(*result);
}

}  // namespace holdout
