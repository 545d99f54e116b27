#include "engine/assert.h"

#include <stdexcept>
#include <string>

namespace holdout {

void assertion_failed(const char* condition, const char* why, const char* file, int line) {
  const std::string path = file;
  throw std::logic_error(path.substr(path.find_last_of('/') + 1) + ":" + std::to_string(line) + ": " + why +
                         " (" + condition + ")");
}

}  // namespace holdout
