#pragma once

#include <memory>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/sockets/frame_stream.h"
#include "server/sockets/socket.h"

namespace holdout {

// Answers a WebSocket upgrade and gives the stream, or null if the other side would not have it.
boost::asio::awaitable<std::unique_ptr<FrameStream>> accept_stream(
    Socket socket, ConnectionToken token,
    const boost::beast::http::request<boost::beast::http::string_body>& upgrade);

}  // namespace holdout
