#include "bots/the_thing_mind.h"

namespace holdout::the_thing {

std::optional<Statement> find_words(Mind&, const View&) { return std::nullopt; }

}  // namespace holdout::the_thing
