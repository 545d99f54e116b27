#pragma once

#include <string_view>

#include "server/http/http_message.h"

namespace holdout {

// Whether a list such as "gzip, br;q=0.9" has this coding, and not with a weight of nothing.
bool accepts(std::string_view list, std::string_view coding);

// The same by gzip, if the other side takes that and it is worth the while. Not for what holds a secret
// beside words of somebody else: its length would tell.
HttpResponse packed(HttpResponse response, std::string_view accept_encoding);

}  // namespace holdout
