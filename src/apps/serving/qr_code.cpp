#include "apps/serving/qr_code.h"

#include <array>
#include <memory>
#include <string_view>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <qrencode.h>

namespace holdout {

namespace {

constexpr int kMargin = 2;  // readers want a light border

bool dark(const QRcode& code, int x, int y) {
  const bool inside = x >= 0 && y >= 0 && x < code.width && y < code.width;
  return inside && (code.data[y * code.width + x] & 1) != 0;
}

}  // namespace

std::string qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), QRcode_free);
  if (!code) return "";
  // Light squares are drawn, so that it can be read on the usual dark terminal.
  constexpr std::array<std::string_view, 4> kHalves = {"█", "▀", "▄", " "};
  std::string drawn;
  for (int y = -kMargin; y < code->width + kMargin; y += 2) {
    for (int x = -kMargin; x < code->width + kMargin; ++x)
      drawn += kHalves[static_cast<std::size_t>(dark(*code, x, y) * 2 + dark(*code, x, y + 1))];
    drawn += '\n';
  }
  return drawn;
}

std::string lan_address() {
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return "";
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> held(all, freeifaddrs);
  for (const ifaddrs* each = all; each; each = each->ifa_next) {
    if (!each->ifa_addr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_LOOPBACK) != 0 || (each->ifa_flags & IFF_UP) == 0) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size())) return text.data();
  }
  return "";
}

}  // namespace holdout
