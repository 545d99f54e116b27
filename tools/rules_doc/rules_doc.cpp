#include "rules_doc/rules_doc.h"

#include <array>
#include <cstdint>

#include "content/read_json.h"

namespace holdout {
namespace {

enum class Form : std::uint8_t { Title, Note, Chapter, Section, Paragraph, Step, Point, Rule };

struct KeyForm {
  std::string_view prefix;  // the rest of the key names the entry
  Form form;
};

constexpr std::array kKeyForms{
    KeyForm{"rule.", Form::Rule},
    KeyForm{"rules.title", Form::Title},
    KeyForm{"rules.legal", Form::Note},
    KeyForm{"rules.section.", Form::Chapter},
    KeyForm{"rules.subsection.", Form::Section},
    KeyForm{"rules.intro.", Form::Paragraph},
    KeyForm{"rules.note.", Form::Paragraph},
    KeyForm{"rules.round.", Form::Step},
    KeyForm{"rules.epilogue.", Form::Step},
    KeyForm{"rules.automatic.", Form::Point},
};

constexpr std::string_view kWarning =
    "<!-- Written by make_rules_doc from content/text; change the texts there, not here. -->\n";

const KeyForm* form_of(std::string_view key) {
  for (const KeyForm& known : kKeyForms) {
    if (key.starts_with(known.prefix)) return &known;
  }
  return nullptr;
}

std::string expected_keys() {
  std::string all = "a key that starts with one of";
  for (const KeyForm& known : kKeyForms) all += " " + std::string(known.prefix);
  return all;
}

bool is_entry_of_list(Form form) { return form == Form::Step || form == Form::Point || form == Form::Rule; }

class Document {
 public:
  void add(Form form, const std::string& name, const std::string& text) {
    const bool goes_on = form == last_ && is_entry_of_list(form);
    step_ = goes_on ? step_ + 1 : 1;
    if (!goes_on) markdown_ += '\n';
    markdown_ += opening(form, name) + text + '\n';
    last_ = form;
  }

  const std::string& markdown() const { return markdown_; }

 private:
  std::string opening(Form form, const std::string& name) const {
    switch (form) {
      case Form::Title: return "# ";
      case Form::Note: return "> ";
      case Form::Chapter: return "## ";
      case Form::Section: return "### ";
      case Form::Paragraph: return "";
      case Form::Step: return std::to_string(step_) + ". ";
      case Form::Point: return "- ";
      case Form::Rule: return "- **" + name + "** ";
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
    const KeyForm* known = form_of(entry.name);
    if (known == nullptr)
      return Problem{where, "\"" + entry.name + "\" has no place in the rules", expected_keys()};
    if (entry.kind != content::Node::Kind::Text)
      return Problem{where, "\"" + entry.name + "\" is " + content::quote(entry), "a text"};
    document.add(known->form, entry.name.substr(known->prefix.size()), entry.text);
  }
  return document.markdown();
}

}  // namespace holdout
