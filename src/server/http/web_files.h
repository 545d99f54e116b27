#pragma once

#include "server/http/http_message.h"

namespace holdout {

// A file of the web client, in the smallest form the browser takes. A path that names no file (it has no dot)
// is a place inside the client and gives index.html.
HttpResponse web_file(const HttpRequest& request);

// Whether a path is such a place.
bool is_page(std::string_view path);
// index.html with these tags in its head.
HttpResponse web_page(const HttpRequest& request, std::string_view tags);

bool has_web_file(std::string_view path);

}  // namespace holdout
