#pragma once

#include <string>
#include <string_view>

#include "content/folder.h"

namespace holdout::content {

// The text of the generated header <game>_tables.h: enumerations and structs of rows in the namespace of the
// game, as the schemas of its figures name them ("row", "enumeration"), and in `tables` the rows, their keys
// and all figures. Precondition: the folder loaded without a problem.
std::string write_tables(std::string_view game, const Folder& folder);

}  // namespace holdout::content
