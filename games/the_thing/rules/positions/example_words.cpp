#include "games/the_thing/rules/positions/example_words.h"

#include "engine/words/plain_text.h"
#include "games/the_thing/rules/positions/example_facts.h"
#include "games/the_thing/rules/positions/position_phrases.h"
#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/notation.h"
#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

namespace {

class Words final : public ExampleWords {
 public:
  Result<GivenPosition> position(std::span<const Phrase> given) const override {
    return as_given(read_given(given));
  }

  std::optional<Seat> seat(const RulesBox& rules, std::string_view word) const override {
    const Result<Seat> seat = read_seat(rules.as<Rules>(), word);
    return seat ? std::optional<Seat>(*seat) : std::nullopt;
  }

  Result<Action> answer(const RulesBox& rules, Seat speaker, std::string_view text) const override {
    return parse_answer_of(rules.as<Rules>(), speaker, in_full(text));
  }

  Result<bool> fits(const RulesBox& rules, Seat speaker, std::string_view text,
                    Action action) const override {
    return fits_answer(rules.as<Rules>(), speaker, in_full(text), action);
  }

  // "draw use, repair", "roll storm", "dice use use threat", "locations kennel lab"
  std::optional<std::vector<std::string>> outcomes(std::string_view text) const override {
    WordReader words(text);
    std::string_view verb;
    if (words.take("draw")) verb = "draw ";
    if (words.take("roll") || words.take("dice")) verb = "roll ";
    if (words.take("locations") || words.take("location")) verb = "location ";
    if (verb.empty()) return std::nullopt;
    std::vector<std::string> all;
    for (const std::string& word : listed_words(words.rest())) all.push_back(std::string(verb) + word);
    return all;
  }

  Names question_keys() const override { return kQuestionKeys; }

  Result<void> holds(const Moment& moment, std::string_view phrase) const override {
    return fact_holds({moment.rules.as<Rules>(), moment.state.as<State>(), moment.events}, phrase);
  }

 private:
  // "-> blue" points at a Character, "-> nobody" at none; "keep it" keeps a Lab token, whatever it is.
  static std::string in_full(std::string_view text) {
    if (lowered(trimmed(text)) == "keep it") return "keep 0";
    if (!text.starts_with("->")) return std::string(text);
    const std::string_view target = trimmed(text.substr(2));
    return lowered(target) == "nobody" ? "pass" : "choose " + std::string(target);
  }
};

}  // namespace

const ExampleWords& example_words() {
  static const Words words;
  return words;
}

}  // namespace holdout::the_thing
