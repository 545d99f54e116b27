// Any bytes as a line of the bot protocol, in both directions: understood, or refused with one message.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "catalogue/all_games.h"
#include "protocol/bot_messages.h"

namespace {

using namespace holdout;

void demand(bool holds) {
  if (!holds) std::abort();
}

template <class T>
bool understood(const Result<T>& message) {
  if (!message) demand(!message.problem().message().empty());
  return static_cast<bool>(message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  if (const Result<HelloMessage> hello = read_hello(line); understood(hello))
    demand(read_hello(hello_line(*hello))->setup == hello->setup);
  understood(read_ready(line));
  understood(read_choose(line));
  for (const AnyGame* game : all_games()) {
    understood(read_table_message(line, *game, Seat{1}));
    const Result<std::optional<Statement>> said = read_say(line, *game);
    if (understood(said) && *said) demand(**read_say(say_line(*game, *said), *game) == **said);
  }
  return 0;
}
