#include "rules_doc/rules_doc.h"

#include <array>
#include <cstdint>
#include <optional>

#include "content/read_json.h"

namespace holdout {
namespace {

enum class Form : std::uint8_t { Title, Note, Chapter, Section, Paragraph, Step, Point, Rule };

struct PartForm {
  std::string_view part;  // what follows "rules.<game>." in the key
  Form form;
};

constexpr std::string_view kRule = "rule.";
constexpr std::string_view kRules = "rules.";

constexpr std::array kPartForms{
    PartForm{"title", Form::Title},      PartForm{"legal", Form::Note},
    PartForm{"section.", Form::Chapter}, PartForm{"subsection.", Form::Section},
    PartForm{"intro.", Form::Paragraph}, PartForm{"note.", Form::Paragraph},
    PartForm{"round.", Form::Step},      PartForm{"setup.", Form::Step},
    PartForm{"epilogue.", Form::Step},   PartForm{"figure.", Form::Point},
    PartForm{"automatic.", Form::Point},
};

constexpr std::string_view kWarning =
    "<!-- Written by make_rules_doc from the texts of the game; change those, not this. -->\n";

std::optional<Form> form_of(std::string_view key) {
  if (key.starts_with(kRule)) return Form::Rule;
  if (!key.starts_with(kRules)) return std::nullopt;
  const std::size_t dot = key.find('.', kRules.size());
  if (dot == std::string_view::npos) return std::nullopt;
  for (const PartForm& known : kPartForms) {
    if (key.substr(dot + 1).starts_with(known.part)) return known.form;
  }
  return std::nullopt;
}

std::string expected_keys() {
  std::string all = "a key that starts with rule. or with rules.<game>. and one of";
  for (const PartForm& known : kPartForms) all += " " + std::string(known.part);
  return all;
}

bool is_entry_of_list(Form form) { return form == Form::Step || form == Form::Point || form == Form::Rule; }

class Document {
 public:
  void add(Form form, const std::string& key, const std::string& text) {
    const bool goes_on = form == last_ && is_entry_of_list(form);
    step_ = goes_on ? step_ + 1 : 1;
    if (!goes_on) markdown_ += '\n';
    markdown_ += opening(form, key) + text + '\n';
    last_ = form;
  }

  const std::string& markdown() const { return markdown_; }

 private:
  std::string opening(Form form, const std::string& key) const {
    switch (form) {
      case Form::Title: return "# ";
      case Form::Note: return "> ";
      case Form::Chapter: return "## ";
      case Form::Section: return "### ";
      case Form::Paragraph: return "";
      case Form::Step: return std::to_string(step_) + ". ";
      case Form::Point: return "- ";
      case Form::Rule: return "- **" + key.substr(kRule.size()) + "** ";
    }
    return "";
  }

  std::string markdown_{kWarning};
  Form last_ = Form::Title;
  int step_ = 1;
};

}  // namespace

Result<std::string> rules_doc(std::string_view texts, const std::string& file) {
  const Result<content::Node> object = content::read_json(texts, file);
  if (!object) return object.problem();
  if (object->kind != content::Node::Kind::Object)
    return Problem{content::place(file, object->line), "the file holds " + content::quote(*object),
                   "one object of keys and texts"};
  Document document;
  for (const content::Node& entry : object->children) {
    const std::string where = content::place(file, entry.line);
    const std::optional<Form> form = form_of(entry.name);
    if (!form) return Problem{where, "\"" + entry.name + "\" has no place in the rules", expected_keys()};
    if (entry.kind != content::Node::Kind::Text)
      return Problem{where, "\"" + entry.name + "\" is " + content::quote(entry), "a text"};
    document.add(*form, entry.name, entry.text);
  }
  return document.markdown();
}

}  // namespace holdout
