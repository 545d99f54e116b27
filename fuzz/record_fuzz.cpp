// Any bytes as a record: refused with one message, or good; never anything else. The same bytes once more
// with all hashes written anew, because otherwise nothing would get past the chain.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "catalogue/all_games.h"
#include "records/check_record.h"
#include "records/hash_chain.h"

namespace {

using namespace holdout;

void demand(bool holds) {
  if (!holds) std::abort();
}

bool good(std::string_view text) {
  DeedList list;
  const Result<CheckedRecord> record = check_record(text, "fuzz.record", find_game, &list);
  if (!record) demand(record.problem().where.starts_with("fuzz.record: line "));
  return static_cast<bool>(record);
}

std::string chained(std::string_view text) {
  HashChain chain;
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    JsonText body;
    body.raw(line.substr(0, line.rfind(",\"hash\":")));
    out += chain.close_line(body);
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string forged = chained(text);
  const bool accepted = good(forged);
  if (text != forged) demand(!good(text));  // a record has exactly one text
  if (accepted) demand(forged.ends_with("\"}\n"));
  return 0;
}
