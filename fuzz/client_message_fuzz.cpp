// Any bytes as a frame of the table's protocol, in both directions: understood, or refused with one message.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "protocol/messages.h"

namespace {

using namespace holdout;

constexpr std::size_t kLongestComplaint = 400;

void demand(bool holds) {
  if (!holds) std::abort();
}

template <class Message>
void judge(const Result<Message>& message, Result<Message> (*parse)(std::string_view)) {
  if (!message) {
    const std::string complaint = message.problem().message();
    demand(!complaint.empty() && complaint.size() < kLongestComplaint);
    return;
  }
  const Result<Message> again = parse(to_json(*message));
  demand(again && *again == *message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string frame(reinterpret_cast<const char*>(data), size);
  const Result<ClientMessage> command = parse_client_message(frame);
  judge(command, parse_client_message);
  if (command) demand(id_of(*command) == id_of_frame(frame));
  judge(parse_server_message(frame), parse_server_message);
  return 0;
}
