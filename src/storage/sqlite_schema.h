#pragma once

#include <string>

#include "engine/result.h"
#include "storage/sqlite.h"

namespace holdout::sqlite {

// Looks at the file without changing it: empty or ours, and of a version that we know.
Result<void> check_file(Database& database, const std::string& path);

// How every connection to the file works.
void set_up_connection(Database& database, bool durable);

// Brings the file to the newest version; a new file gets its tables.
void migrate(Database& database);

}  // namespace holdout::sqlite
