#pragma once

#include <string>

namespace holdout {

// The text as a QR code for a terminal, two rows of squares a line; empty if it is too long for one.
std::string qr_code(const std::string& text);

// The address by which other machines of the network reach this one; empty if there is none.
std::string lan_address();

}  // namespace holdout
