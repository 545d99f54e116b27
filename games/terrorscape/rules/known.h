#pragma once

#include <cstdint>

#include "engine/procedures/procedure.h"

namespace holdout::terrorscape {

struct Rules;
struct State;
using Now = holdout::Now<Rules, State>;

// Who may know that a procedure is under way, and what its fields are.
enum class Known : std::uint8_t { Everybody, Survivor, Killer };

}  // namespace holdout::terrorscape
