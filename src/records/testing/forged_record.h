#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/check_record.h"
#include "records/hash_chain.h"

// Records that somebody has changed, and what is said of them.

namespace holdout::testing {

inline Result<CheckedRecord> checked(std::string_view text) {
  return check_record(text, "game.record", find_game);
}

inline std::string refusal_of(std::string_view text) {
  const Result<CheckedRecord> record = checked(text);
  return record ? "accepted" : record.problem().message();
}

inline std::vector<std::string> record_lines(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return lines;
}

// What a forger would do: change something and write all hashes anew.
inline std::string chained(const std::vector<std::string>& lines) {
  HashChain chain;
  std::string text;
  for (const std::string& line : lines) {
    JsonText body;
    body.raw(line.substr(0, line.find(",\"hash\":")));
    text += chain.close_line(body);
  }
  return text;
}

inline std::string forged(std::string text, std::string_view old, std::string_view now) {
  const std::size_t at = text.find(old);
  REQUIRE(at != std::string::npos);
  return chained(record_lines(text.replace(at, old.size(), now)));
}

}  // namespace holdout::testing
