#include "messages/writers.h"

namespace holdout::messages {

std::vector<Output> outputs(const Schema& schema) {
  return {{"src/protocol/messages.h", cpp_header(schema)},
          {"src/protocol/messages.cpp", cpp_source(schema)},
          {"web/src/lib/protocol.ts", typescript(schema)},
          {"docs/protocol.md", documentation(schema)}};
}

std::string comment(const std::string& text, const std::string& lead, std::size_t width) {
  std::string out;
  std::string line;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!line.empty() && lead.size() + line.size() + 1 + word.size() > width) {
      out += lead + line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
    at = end + 1;
  }
  return line.empty() ? out : out + lead + line + "\n";
}

}  // namespace holdout::messages
