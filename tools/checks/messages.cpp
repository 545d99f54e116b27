#include "checks/messages.h"

#include <fmt/core.h>
#include <fmt/format.h>
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace holdout::checks {

namespace {

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

class MessageReader {
 public:
  MessageReader(const icu::MessagePattern& pattern, const std::string& language)
      : pattern_(pattern), forms_(plural_forms_of(language)) {}

  MessageFacts read() {
    for (int i = 0; i < pattern_.countParts(); ++i) {
      if (pattern_.getPartType(i) == UMSGPAT_PART_TYPE_ARG_START) read_argument(i);
    }
    return facts_;
  }

 private:
  std::string text_of(int part) const { return utf8(pattern_.getSubstring(pattern_.getPart(part))); }

  void read_argument(int start) {
    const std::string name = text_of(start + 1);
    facts_.arguments.insert(name);
    switch (pattern_.getPart(start).getArgType()) {
      case UMSGPAT_ARG_TYPE_NONE:
      case UMSGPAT_ARG_TYPE_SELECT: return;  // ICU itself demands "other" of a select
      case UMSGPAT_ARG_TYPE_PLURAL: read_plural(name, start); return;
      case UMSGPAT_ARG_TYPE_SIMPLE:
      case UMSGPAT_ARG_TYPE_CHOICE:
      case UMSGPAT_ARG_TYPE_SELECTORDINAL:
        facts_.faults.push_back(fmt::format("argument {} should be plain, plural or select", name));
        return;
    }
  }

  void read_plural(const std::string& name, int start) {
    std::set<std::string> found;
    const int limit = pattern_.getLimitPartIndex(start);
    for (int i = start + 1; i < limit; ++i) {
      const UMessagePatternPartType type = pattern_.getPartType(i);
      if (type == UMSGPAT_PART_TYPE_ARG_SELECTOR) found.insert(text_of(i));
      if (type == UMSGPAT_PART_TYPE_MSG_START) i = pattern_.getLimitPartIndex(i);
    }
    for (const std::string& form : forms_) {
      if (!found.count(form))
        facts_.faults.push_back(fmt::format("plural of {} lacks the form '{}'", name, form));
    }
    for (const std::string& form : found) {
      if (!forms_.count(form) && !form.starts_with('=')) {
        facts_.faults.push_back(
            fmt::format("plural of {} has the form '{}', which the language lacks", name, form));
      }
    }
  }

  const icu::MessagePattern& pattern_;
  std::set<std::string> forms_;
  MessageFacts facts_;
};

}  // namespace

std::set<std::string> plural_forms_of(const std::string& language) {
  if (language == "en") return {"one", "other"};
  if (language == "pl") return {"one", "few", "many", "other"};
  return {};
}

MessageFacts facts_of(const std::string& message, const std::string& language) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(message), &where, status);
  if (U_FAILURE(status)) {
    const std::string before = utf8(icu::UnicodeString(where.preContext));
    return {.arguments = {},
            .faults = {fmt::format("no ICU message ({} after \"{}\")", u_errorName(status), before)}};
  }
  return MessageReader(pattern, language).read();
}

}  // namespace holdout::checks
