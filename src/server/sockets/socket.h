#pragma once

#include <memory>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace holdout {

// The executor is spelled out: the usual type-erased one costs a virtual call at every step.
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

// Held while a connection lives, so that connections are counted.
using ConnectionToken = std::shared_ptr<void>;

}  // namespace holdout
