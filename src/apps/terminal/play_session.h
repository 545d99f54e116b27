#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/commands/report.h"
#include "apps/players/seat_players.h"
#include "apps/terminal/narrator.h"
#include "apps/terminal/terminal.h"
#include "records/check_record.h"
#include "records/record_writer.h"
#include "table/playing/match.h"

namespace holdout {

// Who plays what with whom.
struct PlayTable {
  const AnyGame* game = nullptr;
  RulesBox rules;
  Seed seed{};
  Seat person = kNobody;
  std::vector<std::string> levels;  // by seat; that of the person is not used
  std::vector<std::string> names;
  bool reasons = false;      // computer players give their reasons, and with them secrets, away
  bool pass_alone = true;    // where there is nothing to answer but to pass, the program passes
  bool sure = false;         // answers that decide much are given at once, not asked for once more
  bool every_rule = false;   // those of variants that are locked may be read, too
  std::set<int> unlocked{};  // variants
  ExecPlayer::Patience budget = kBotBudget;
};

// A person against computer players in a terminal: news, situation, question, numbered answers, and the
// commands of `help`. The person gets what the seat may know and nothing else.
class PlaySession final : public MatchSink {
 public:
  // `texts` and `terminal` must outlive the session.
  static Result<std::unique_ptr<PlaySession>> make(PlayTable table, const Texts& texts, Terminal& terminal);
  ~PlaySession() override;

  // Plays what a saved game holds once more, before run().
  Result<void> recall(std::span<const Deed> deeds, const std::string& path);

  // True if the game was played to its end, false if the person left. Problems are those of the players.
  Result<bool> run();

  const StateBox& state() const { return match_->state(); }
  const RulesBox& rules() const { return table_.rules; }
  std::string record() const { return writer_.finished(state()); }
  std::span<const int> counts() const { return counts_; }

  void began(std::span<const Event> events, const StateBox& state) override;
  void answered(const Step& step) override;
  void taken_back() override;
  void said(const Statement& statement) override;

 private:
  PlaySession(PlayTable table, const Texts& texts, Terminal& terminal);
  Result<void> seat_players();

  void welcome();
  void tell_opponents();
  void tell_opening();
  void tell_new_role();
  void tell_news();
  void tell_situation();
  void tell_question();
  void tell_end();

  enum class Typed : std::uint8_t { Answered, Spoke, Again, Left };
  // The next seat that is waited for; the person's own, or another one if there is something to watch.
  Result<Seat> go_on();
  Result<bool> decide();  // false: left
  Result<bool> listen();  // until there is an answer; false: left
  Typed obey(const std::string& typed);
  std::optional<Typed> obey_at_any_time(const std::string& typed);
  bool answer_alone();
  Typed answer(std::size_t nth);
  bool is_sure(std::size_t nth);
  Typed answer_words(const std::string& typed);
  Typed undo();

  // watching.cpp: once the person is out of play
  bool is_out();
  Result<bool> watch();  // false: left
  Typed obey_watching(const std::string& typed);
  void tell_watching();
  Typed speak(const std::string& words);
  void help();
  void set_alone(const std::string& wish);
  std::string example_answer() const;
  bool is_locked(std::string_view rule) const;
  void why(const std::string& what);
  void why_answer(const std::string& what);
  void tell_rule(const std::string& id);
  std::string_view rule_of_question();
  void tell_log(const std::string& count);
  void save(const std::string& path);
  Typed quit();

  std::string text(std::string_view key) const { return narrator_.texts().plain(key); }
  void line(const Sentence& sentence) { terminal_.line(narrator_.sentence(sentence)); }
  void keep(std::string text);
  std::optional<Seat> seat_named(const std::string& name) const;
  // What an answer brings is told when chance has done its part.
  void happened(std::span<const Event> events, const StateBox& after);
  void count(std::span<const Event> events);

  PlayTable table_;
  const AnyGame& game_;
  Terminal& terminal_;
  Narrator narrator_;
  RecordWriter writer_;
  std::vector<std::unique_ptr<Player>> players_;
  std::optional<Match> match_;
  std::vector<std::string> log_;
  std::size_t told_ = 0;  // lines of the log
  int told_phase_ = -1;
  int watched_phase_ = -1;
  bool told_out_ = false;
  bool skipping_ = false;  // the rest, to the end
  bool asked_ = false;     // the person, now
  std::string_view role_{};
  Actions options_;
  std::vector<std::string> labels_;  // what is typed for each
  std::vector<int> counts_;
  std::vector<Event> untold_;
  // Before each own answer: how long the log was, what was counted.
  struct Mark {
    std::size_t log;
    std::vector<int> counts;
  };
  std::vector<Mark> marks_;
};

}  // namespace holdout
