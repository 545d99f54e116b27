#include "games/osaczeni/rules/positions/example_words.h"

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/example_facts.h"
#include "games/osaczeni/rules/positions/position_text.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/notation.h"

namespace holdout::osaczeni {

namespace {

class Words final : public ExampleWords {
 public:
  Result<GivenPosition> position(std::span<const Phrase> given) const override {
    return as_given(read_given(given));
  }

  std::optional<Seat> seat(const RulesBox& rules, std::string_view word) const override {
    return seat_named(rules.as<Rules>(), word);
  }

  Result<Action> answer(const RulesBox& rules, Seat speaker, std::string_view text) const override {
    return parse_answer_of(rules.as<Rules>(), owner(speaker), without_arrow(rules.as<Rules>(), text));
  }

  Result<bool> fits(const RulesBox& rules, Seat speaker, std::string_view text,
                    Action action) const override {
    return fits_answer(rules.as<Rules>(), owner(speaker), without_arrow(rules.as<Rules>(), text), action);
  }

  // "dice 1 3 5 5", "draw bat, keys"
  std::optional<std::vector<std::string>> outcomes(std::string_view text) const override {
    WordReader words(text);
    std::string_view verb;
    if (words.take("dice")) verb = "roll ";
    if (words.take("draw")) verb = "draw ";
    if (verb.empty()) return std::nullopt;
    std::vector<std::string> all;
    while (!words.empty()) {
      std::string_view word = words.next();
      if (word.ends_with(',')) word.remove_suffix(1);
      all.push_back(std::string(verb) + std::string(word));
    }
    return all;
  }

  Names question_keys() const override { return kQuestionKeys; }

  Result<void> holds(const Moment& moment, std::string_view phrase) const override {
    return fact_holds(
        {moment.rules.as<Rules>(), moment.start.as<State>(), moment.state.as<State>(), moment.events},
        phrase);
  }

 private:
  static Seat owner(Seat speaker) { return is_player(speaker) ? speaker : kNobody; }

  // "-> P2" points at a player, "-> 5" heads for an area.
  static std::string without_arrow(const Rules& r, std::string_view text) {
    if (!text.starts_with("->")) return std::string(text);
    const std::string_view target = trimmed(text.substr(2));
    return (seat_named(r, target) ? "vote " : "go ") + std::string(target);
  }
};

}  // namespace

const ExampleWords& example_words() {
  static const Words words;
  return words;
}

}  // namespace holdout::osaczeni
