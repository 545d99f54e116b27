#include "text/message_outline.h"

#include <algorithm>

#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace holdout {
namespace {

std::string text_of(const icu::MessagePattern& pattern, int part) {
  std::string out;
  pattern.getSubstring(pattern.getPart(part)).toUTF8String(out);
  return out;
}

MessageArgument::Kind kind_of(UMessagePatternArgType type) {
  if (type == UMSGPAT_ARG_TYPE_PLURAL) return MessageArgument::Kind::Plural;
  if (type == UMSGPAT_ARG_TYPE_SELECT) return MessageArgument::Kind::Select;
  return MessageArgument::Kind::Plain;
}

std::vector<std::string> branches_of(const icu::MessagePattern& pattern, int start) {
  std::vector<std::string> branches;
  const int limit = pattern.getLimitPartIndex(start);
  for (int i = start + 1; i < limit; ++i) {
    const UMessagePatternPartType type = pattern.getPartType(i);
    if (type == UMSGPAT_PART_TYPE_ARG_SELECTOR) branches.push_back(text_of(pattern, i));
    if (type == UMSGPAT_PART_TYPE_MSG_START) i = pattern.getLimitPartIndex(i);
  }
  return branches;
}

}  // namespace

std::vector<MessageArgument> outline_of(std::string_view message) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(icu::StringPiece(
                                        message.data(), static_cast<std::int32_t>(message.size()))),
                                    nullptr, status);
  std::vector<MessageArgument> all;
  if (U_FAILURE(status)) return all;
  for (int i = 0; i < pattern.countParts(); ++i) {
    if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_START) continue;
    const std::string name = text_of(pattern, i + 1);
    auto at = std::ranges::find(all, name, &MessageArgument::name);
    if (at == all.end()) at = all.insert(all.end(), {.name = name});
    const MessageArgument::Kind kind = kind_of(pattern.getPart(i).getArgType());
    if (kind == MessageArgument::Kind::Plain) continue;
    at->kind = kind;
    at->branches = branches_of(pattern, i);
  }
  return all;
}

}  // namespace holdout
