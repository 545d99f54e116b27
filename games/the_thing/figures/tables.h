#pragma once

#include <string>

#include "content/folder.h"

namespace holdout::content {

// The text of the generated header the_thing_tables.h, namespace holdout::the_thing::tables.
// Precondition: the folder loaded and passed check_the_thing without a problem.
std::string write_the_thing_tables(const Folder& folder);

}  // namespace holdout::content
