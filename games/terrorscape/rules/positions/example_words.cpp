#include "games/terrorscape/rules/positions/example_words.h"

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/example_facts.h"
#include "games/terrorscape/rules/positions/position_text.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/names.h"
#include "games/terrorscape/rules/wording/notation.h"

namespace holdout::terrorscape {

namespace {

class Words final : public ExampleWords {
 public:
  Result<GivenPosition> position(std::span<const Phrase> given) const override {
    return as_given(read_given(given));
  }

  std::optional<Seat> seat(const RulesBox& rules, std::string_view word) const override {
    return seat_named(rules.as<Rules>(), word);
  }

  Result<Action> answer(const RulesBox& rules, Seat, std::string_view text) const override {
    return Terrorscape::parse(rules.as<Rules>(), text);
  }

  Result<bool> fits(const RulesBox& rules, Seat, std::string_view text, Action action) const override {
    return fits_answer(rules.as<Rules>(), text, action);
  }

  // "draw key tools" of items or skill cards, "dice 0 0 1 3"
  std::optional<std::vector<std::string>> outcomes(std::string_view text) const override {
    WordReader words(text);
    const bool draws = words.take("draw");
    if (!draws && !words.take("dice")) return std::nullopt;
    std::vector<std::string> all;
    for (const std::string& word : listed_words(words.rest())) {
      const bool skill = position_in(tables::kSkillKeys, word).has_value();
      all.push_back((draws ? skill ? "skill " : "draw " : "roll ") + word);
    }
    return all;
  }

  Names question_keys() const override { return kQuestionKeys; }

  Result<void> holds(const holdout::Moment& moment, std::string_view phrase) const override {
    return fact_holds({moment.rules.as<Rules>(), moment.state.as<State>(), moment.events}, phrase);
  }
};

}  // namespace

const ExampleWords& example_words() {
  static const Words words;
  return words;
}

}  // namespace holdout::terrorscape
