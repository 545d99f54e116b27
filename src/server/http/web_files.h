#pragma once

#include "server/http/http_message.h"

namespace holdout {

// A file of the web client, in the smallest form the browser takes. A path that names no file (it has no dot)
// is a place inside the client and gives index.html.
HttpResponse web_file(const HttpRequest& request);

}  // namespace holdout
