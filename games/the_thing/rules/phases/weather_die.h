#pragma once

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

// The weather die (3.6, TT-1211): the Leader rolls it in phase 1, whoever uses the Weather Station later.
inline void weather_outcomes(const Rules& r, Outcomes& out) {
  for (std::size_t i = 0; i < r.sky_faces.size(); ++i)
    if (r.sky_faces[i] > 0) out.push(answer::Roll{i}, r.sky_faces[i]);
}

}  // namespace holdout::the_thing
