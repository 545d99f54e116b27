#pragma once

#include <string>

#include "content/folder.h"

namespace holdout::content {

// The text of the generated header osaczeni_tables.h, namespace holdout::osaczeni::tables.
// Precondition: the folder loaded and passed check_osaczeni without a problem.
std::string write_osaczeni_tables(const Folder& folder);

}  // namespace holdout::content
