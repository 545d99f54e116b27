// make_messages ROOT: writes everything that is made of src/protocol/messages.schema.json.
//   make_messages .        the files that are checked in
#include <cstdio>
#include <fstream>
#include <sstream>

#include <fmt/core.h>

#include "content/write_file.h"
#include "messages/writers.h"

namespace {

using namespace holdout;

constexpr const char* kSchema = "/src/protocol/messages.schema.json";

Result<messages::Schema> read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) return Problem{path, "cannot be read or is empty", "the schema of the messages"};
  return messages::read_schema(text.str(), path);
}

Result<void> make(const std::string& root) {
  const Result<messages::Schema> schema = read(root + kSchema);
  if (!schema) return schema.problem();
  for (const messages::Output& output : messages::outputs(*schema))
    if (Result<void> wrote = content::write_file(root + "/" + output.path, output.text); !wrote) return wrote;
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: make_messages ROOT\n");
    return 2;
  }
  const Result<void> made = make(argv[1]);
  if (made) return 0;
  fmt::print(stderr, "{}\n", made.problem().message());
  return 1;
}
