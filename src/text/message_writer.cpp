#include "text/message_writer.h"

#include <map>
#include <mutex>

#include <fmt/format.h>
#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

namespace holdout {
namespace {

icu::UnicodeString utf16(std::string_view text) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

struct ParsedMessage {
  std::unique_ptr<icu::MessageFormat> format;  // null: ICU cannot read it
  std::set<std::string> arguments;
};

ParsedMessage parse(std::string_view message, const std::string& language) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::UnicodeString text = utf16(message);
  const icu::MessagePattern pattern(text, &where, status);
  ParsedMessage parsed{
      std::make_unique<icu::MessageFormat>(text, icu::Locale(language.c_str()), where, status), {}};
  if (U_FAILURE(status)) return {};
  for (int i = 0; i < pattern.countParts(); ++i)
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_NAME)
      parsed.arguments.insert(utf8(pattern.getSubstring(pattern.getPart(i))));
  return parsed;
}

}  // namespace

struct MessageWriter::Icu {
  std::mutex mutex;  // MessageFormat caches inside its const functions
  std::string language;
  std::map<std::string_view, ParsedMessage> messages;
  std::unique_ptr<icu::ListFormatter> lists;

  const ParsedMessage& parsed(std::string_view message) {
    auto at = messages.find(message);
    if (at == messages.end()) at = messages.emplace(message, parse(message, language)).first;
    return at->second;
  }

  icu::UnicodeString joined(const std::vector<std::string>& parts) {
    if (parts.size() < 2) return parts.empty() ? icu::UnicodeString() : utf16(parts.front());
    UErrorCode status = U_ZERO_ERROR;
    if (!lists) lists.reset(icu::ListFormatter::createInstance(icu::Locale(language.c_str()), status));
    std::vector<icu::UnicodeString> wide;
    for (const std::string& part : parts) wide.push_back(utf16(part));
    icu::UnicodeString out;
    if (lists) lists->format(wide.data(), static_cast<std::int32_t>(wide.size()), out, status);
    return U_SUCCESS(status) ? out : utf16(fmt::format("{}", fmt::join(parts, ", ")));
  }
};

MessageWriter::MessageWriter(std::string_view language) : icu_(std::make_unique<Icu>()) {
  icu_->language = language;
}
MessageWriter::~MessageWriter() = default;

const std::set<std::string>& MessageWriter::arguments(std::string_view message) {
  const std::lock_guard lock(icu_->mutex);
  return icu_->parsed(message).arguments;  // stays where it is: nothing is ever taken out
}

std::string MessageWriter::write(std::string_view message, const std::vector<MessageValue>& values) {
  const std::lock_guard lock(icu_->mutex);
  const ParsedMessage& parsed = icu_->parsed(message);
  if (!parsed.format) return std::string(message);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> wide;
  for (const MessageValue& each : values) {
    names.push_back(utf16(each.name));
    if (const int* number = std::get_if<int>(&each.value))
      wide.emplace_back(static_cast<std::int32_t>(*number));
    else
      wide.emplace_back(icu_->joined(std::get<1>(each.value)));
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString out;
  parsed.format->format(names.data(), wide.data(), static_cast<std::int32_t>(wide.size()), out, status);
  return U_SUCCESS(status) ? utf8(out) : std::string(message);
}

}  // namespace holdout
