#include "engine/options.h"

#include <algorithm>

namespace holdout {

OptionList::OptionList(std::string_view game, std::span<const OptionRow> rows,
                       std::span<const OptionInfo> host)
    : game_(game), rows_(rows), infos_(host.begin(), host.end()) {
  for (const OptionRow& row : rows) {
    std::string text;
    for (std::string_view value : row.allowed()) text += (text.empty() ? "" : ", ") + std::string(value);
    allowed_.push_back(std::move(text));
  }
  for (std::size_t i = 0; i < rows.size(); ++i)
    infos_.push_back({rows[i].key, rows[i].rule, rows[i].default_value(), allowed_[i]});
}

const OptionInfo* OptionList::find(std::string_view key) const {
  const auto found = std::ranges::find(infos_, key, &OptionInfo::key);
  return found == infos_.end() ? nullptr : &*found;
}

Result<void> OptionList::check(const Setup& setup) const {
  for (const auto& [key, value] : setup.options) {
    if (find(key) == nullptr) {
      std::string keys;
      for (const OptionInfo& info : infos_) keys += (keys.empty() ? "" : ", ") + std::string(info.key);
      return Problem{
          .where = "option " + key, .what = game_ + " has no such option", .expected = "one of " + keys};
    }
    const auto row = std::ranges::find(rows_, std::string_view(key), &OptionRow::key);
    if (row != rows_.end() && std::ranges::find(row->allowed(), value) == row->allowed().end())
      return bad_option(key, value, find(key)->allowed);
  }
  return {};
}

std::string_view OptionList::value(const Setup& setup, std::string_view key) const {
  const auto given = setup.options.find(key);
  if (given != setup.options.end()) return given->second;
  const OptionInfo* info = find(key);
  return info == nullptr ? std::string_view{} : info->fallback;
}

Problem bad_option(std::string_view key, std::string_view value, std::string_view expected) {
  return {.where = "option " + std::string(key),
          .what = "'" + std::string(value) + "' is not one of its values",
          .expected = std::string(expected)};
}

Result<Seat> seat_of_option(const Setup& setup, std::string_view key, std::string_view text) {
  if (text.size() == 2 && text[0] == 'P' && text[1] >= '0' && text[1] < '0' + setup.players)
    return seat_at(text[1] - '0');
  return bad_option(key, text, "P0 to P" + std::to_string(setup.players - 1));
}

std::vector<std::string_view> parts_of_option(std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t comma = text.find(',');
    parts.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace holdout
