#pragma once

#include <string>
#include <vector>

#include "messages/schema.h"

namespace holdout::messages {

// The files that are made of the schema, in the layout in which they are checked in.
std::string cpp_header(const Schema& schema);
std::string cpp_source(const Schema& schema);
std::string typescript(const Schema& schema);
std::string documentation(const Schema& schema);

struct Output {
  std::string path;  // from the root of the repository
  std::string text;
};
std::vector<Output> outputs(const Schema& schema);

// Text as comment lines of at most `width` columns, each behind `lead`.
std::string comment(const std::string& text, const std::string& lead, std::size_t width);

}  // namespace holdout::messages
