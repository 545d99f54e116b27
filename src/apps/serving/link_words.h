#pragma once

#include "server/shared_link.h"

namespace holdout {

// What messengers say of links to a server, in every language there is.
LinkPreviews link_previews();

}  // namespace holdout
