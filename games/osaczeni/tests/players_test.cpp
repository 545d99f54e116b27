#include <algorithm>
#include <cstring>
#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "engine/talking/statement_text.h"
#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/talking/ledger.h"
#include "table/playing/match.h"
#include "text/texts.h"

// The computer players of Osaczeni at whole tables.

namespace holdout::osaczeni {
namespace {

const AnyGame& game() { return *find_game("osaczeni"); }

Seed seed_of(std::uint64_t number) {
  Seed seed{};
  std::memcpy(seed.data(), &number, sizeof number);
  return seed;
}

// One table of computer players, and everything that was said and given as a reason at it.
class WholeTable : public MatchSink {
 public:
  WholeTable(const Setup& setup, const std::vector<std::string>& levels, std::uint64_t number)
      : rules_(*game().make_rules(setup)), ledger_(rules_.as<Rules>()) {
    for (int i = 0; i < setup.players; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const std::string& level = levels[at % levels.size()];
      players_.push_back(*make_player(game(), rules_, seat_at(i), level, number * 31 + at));
      seats_[at] = players_.back().get();
    }
    Match match(game(), rules_, seed_of(number), seats_, this);
    const Result<Seat> ran = match.run();
    REQUIRE_MESSAGE(bool(ran), (ran ? "" : ran.problem().message()));
    CHECK(match.question().over());
    final_hash = game().state_hash(match.state());
    winners = game().winners(rules_, match.state());
    statements.assign(match.statements().begin(), match.statements().end());
  }

  void began(std::span<const Event> events, const StateBox& s) override { watch(events, s); }
  void answered(const Step& step) override {
    watch(step.events, step.state);
    if (step.seat != kChance) reasons.push_back(players_[slot(step.seat)]->reason());
  }
  void said(const Statement& statement) override {
    const Result<void> fair = ledger_.may_say(statement);
    CHECK_MESSAGE(bool(fair), (fair ? "" : fair.problem().message()));
    ledger_.hear(statement);
  }

  double share_of(Seat seat) const { return winners.has(seat) ? 1.0 / winners.size() : 0.0; }
  const Ledger& ledger() const { return ledger_; }

  std::uint64_t final_hash = 0;
  SeatSet winners;
  std::vector<Statement> statements;
  std::vector<Sentence> reasons;

 private:
  void watch(std::span<const Event> events, const StateBox& s) {
    for (const Event& event : events) ledger_.see(event, s.as<State>().table);
  }

  RulesBox rules_;
  Ledger ledger_;
  std::vector<std::unique_ptr<Player>> players_;
  Match::Players seats_{};
};

Setup table_of(int players) { return {.players = players, .options = {}, .figures = {}}; }

// Empty if the text can be shown to a person.
std::string fault_of(const std::string& text) {
  if (text.empty()) return "nothing is said";
  for (const char* leftover :
       {"{", "}", "#", "term.", "osaczeni.", "none", "  ", "..", " .", " ,", " ?", " !", ": ."})
    if (text.find(leftover) != std::string::npos) return "\"" + text + "\" has \"" + leftover + "\"";
  return "";
}

std::set<std::string> faults_of(const Sentence& sentence) {
  static const std::vector<std::string> names{"Aga", "Filip", "Norbert", "Zofia", "Kuba", "Ela"};
  std::set<std::string> faults;
  for (std::string_view language : languages())
    if (std::string fault = fault_of(texts(language).sentence(sentence, names)); !fault.empty())
      faults.insert(std::move(fault));
  return faults;
}

// Share of victory of the first level, its seat rotated, the second level in the other seats.
double share(int players, const std::string& one, const std::string& others, int games) {
  double sum = 0;
  for (int i = 0; i < games; ++i) {
    std::vector<std::string> levels(static_cast<std::size_t>(players), others);
    levels[static_cast<std::size_t>(i % players)] = one;
    sum += WholeTable(table_of(players), levels, static_cast<std::uint64_t>(1000 + i))
               .share_of(seat_at(i % players));
  }
  return sum / games;
}

void play_whole(const Setup& setup, const std::vector<std::string>& levels, std::uint64_t number) {
  const WholeTable played(setup, levels, number);
}

}  // namespace

TEST_CASE("players: all levels play whole games by the rules at every number of players") {
  CHECK(levels_of(game()) == std::vector<std::string_view>{"random", "novice", "regular"});
  for (int players = 3; players <= 6; ++players) {
    CAPTURE(players);
    play_whole(table_of(players), {"regular"}, 1);
    play_whole(table_of(players), {"novice"}, 2);
    play_whole(table_of(players), {"regular", "novice", "random"}, 3);
  }
}

TEST_CASE("players: every variant and option is played") {
  for (int variant = 1; variant <= kVariants; ++variant) {
    CAPTURE(variant);
    Setup setup = table_of(3 + variant % 4);
    setup.options = {{"variant", std::to_string(variant)}, {"epilogue_log", "all"}};
    play_whole(setup, {"regular", "novice"}, static_cast<std::uint64_t>(variant));
    play_whole(setup, {"regular"}, static_cast<std::uint64_t>(variant) + 100);
  }
  using OptionSet = std::pair<std::string, std::string>;
  for (const OptionSet& option : {OptionSet{"drink_last_call", "on"}, OptionSet{"gift_living_only", "on"},
                                  OptionSet{"open_candidates", "on"}, OptionSet{"hidden_gun_votes", "off"},
                                  OptionSet{"no_survivor_result", "none"}, OptionSet{"klutz_always", "on"}}) {
    CAPTURE(option.first);
    Setup setup = table_of(5);
    setup.options = {{option.first, option.second}};
    play_whole(setup, {"regular", "novice"}, 7);
  }
}

TEST_CASE("players: the same seed gives the same game and the same words") {
  const WholeTable once(table_of(5), {"regular"}, 42);
  const WholeTable again(table_of(5), {"regular"}, 42);
  const WholeTable other(table_of(5), {"regular"}, 43);
  CHECK(once.final_hash == again.final_hash);
  CHECK(once.statements == again.statements);
  CHECK(once.final_hash != other.final_hash);
}

TEST_CASE("players: what a seat cannot know does not move it") {
  const Rules rules = *make_rules(table_of(4));
  const RulesBox box(rules, table_of(4));
  Rng rng(5);
  std::vector<Event> events;
  Log log(events);
  State s = Osaczeni::start(rules, log);
  const std::unique_ptr<Player> here = *make_player(game(), box, Seat{1}, "regular", 9);
  const std::unique_ptr<Player> there = *make_player(game(), box, Seat{1}, "regular", 9);
  int compared = 0;
  const auto boxed = [](const View& view) {
    ViewBox out;
    out.put(view);
    return out;
  };
  while (!Osaczeni::question(rules, s).over()) {
    if (!Osaczeni::question(rules, s).chance()) {
      std::vector<Event> news;
      for (const Event& event : events)
        if (const auto part = redact(event, Seat{1})) news.push_back(*part);
      events.clear();
      const ViewBox mine = boxed(Osaczeni::view_of(rules, s, Seat{1}));
      const State imagined = Osaczeni::imagine(rules, mine.as<View>(), Belief{}, rng);
      const ViewBox theirs = boxed(Osaczeni::view_of(rules, imagined, Seat{1}));
      here->see(news, mine);
      there->see(news, theirs);
      Actions options;
      if (Osaczeni::question(rules, s).may_answer.has(Seat{1})) {
        Osaczeni::options(rules, s, Seat{1}, options);
        const Prompt prompt = Osaczeni::prompt_for(rules, s, Seat{1});
        CHECK(here->speak(mine, prompt) == there->speak(theirs, prompt));
        CHECK(here->decide(mine, prompt, options, {}) == there->decide(theirs, prompt, options, {}));
        ++compared;
      }
    }
    const testing::Turn turn = testing::random_turn(Osaczeni{}, rules, s, rng);
    Osaczeni::apply(rules, s, turn.seat, turn.action, log);
  }
  CHECK(compared > 10);
}

TEST_CASE("players: every reason and every word reads well in every language") {
  std::set<std::string> faults;
  std::set<std::string_view> keys;
  std::set<std::uint8_t> forms;
  for (std::uint64_t number = 1; number <= 24; ++number) {
    Setup setup = table_of(3 + static_cast<int>(number % 4));
    if (number % 4 == 1) setup.options = {{"variant", number % 8 == 1 ? "9" : "15"}, {"epilogue_log", "all"}};
    const WholeTable table(setup, {"regular", "regular", "novice"}, number);
    for (const Sentence& reason : table.reasons)
      if (keys.insert(reason.key).second || number < 4) faults.merge(faults_of(reason));
    for (const Statement& said : table.statements) {
      forms.insert(said.kind);
      const std::string words = "…";
      faults.merge(faults_of(say_text(*make_rules(setup), said)));
      faults.merge(faults_of(spoken_line(said, words)));
      const Result<Statement> read =
          parse_statement(Osaczeni::forms(), statement_notation(Osaczeni::forms(), said));
      REQUIRE(bool(read));
      CHECK(read->args == said.args);
      CHECK(read->to == said.to);
      CHECK(read->about == said.about);
    }
  }
  for (const std::string& fault : faults) FAIL_CHECK(fault);
  CHECK(forms.size() >= 30);
  CHECK(keys.size() >= 35);
}

TEST_CASE("players: the talk of regulars is moderate, and mostly but not always true") {
  int said = 0, answers = 0, honest = 0, lies = 0;
  for (std::uint64_t number = 1; number <= 12; ++number) {
    const WholeTable table(table_of(5), {"regular"}, number);
    said += static_cast<int>(table.statements.size());
    answers += static_cast<int>(table.reasons.size());
    for (const Entry& entry : table.ledger().entries()) {
      honest += is_honest(entry.verdict);
      lies += is_lie(entry.verdict);
    }
  }
  CHECK(said > 12 * 15);
  CHECK(said < answers / 2);
  CHECK(lies > 0);
  CHECK(honest > lies);
}

TEST_CASE("players: the levels differ in strength") {
  CHECK(share(4, "regular", "random", 60) > 0.55);   // 0.88 measured over 2000 games
  CHECK(share(5, "regular", "novice", 60) > 0.35);   // 0.66
  CHECK(share(4, "novice", "random", 80) > 0.30);    // 0.47
  CHECK(share(4, "random", "regular", 60) < 0.125);  // 0.00
}

TEST_CASE("statements of Osaczeni: Polish cases and plurals") {
  const std::vector<std::string> names{"Aga", "Filip", "Norbert", "Zofia"};
  const auto polish = [&](std::string_view text) {
    Statement said = *parse_statement(Osaczeni::forms(), text);
    said.speaker = Seat{0};
    return texts("pl").sentence(say_text(*make_rules(table_of(4)), said), names);
  };
  CHECK(polish("say monsters_at areas=toilets,lot") == "Potwory idą do toalet i na parking.");
  CHECK(polish("say invite_to area=clothing") == "Spotkajmy się w sklepie odzieżowym.");
  CHECK(polish("say have item=saw count=0") == "Nie mam piły łańcuchowej.");
  CHECK(polish("say have item=saw count=1") == "Mam piłę łańcuchową.");
  CHECK(polish("say have item=bat count=3") == "Mam 3 karty: kij bejsbolowy.");
  CHECK(polish("say point_leader player=P0 points=15") == "Prowadzę: 15 punktów.");
  CHECK(polish("say point_leader player=P1 points=3") == "Prowadzi Filip: 3 punkty.");
  CHECK(polish("say announce_needed area=hall monsters=2") ==
        "Trzeba usunąć 2 potwory, a w oszklonym holu nikt nie zginie.");
  CHECK(polish("say conditional_play player=P1 item=bat deed=play their_item=saw") ==
        "Filip, zagram kij bejsbolowy, jeśli ty zagrasz piłę łańcuchową.");
  CHECK(polish("say ask_vote_for player=P0 vote=badge") == "Proszę o głos w głosowaniu o odznakę ochrony.");
  CHECK(polish("say mourn player=P2 character=crybaby") == "Norbert, szkoda Beksy.");
  Statement said = *parse_statement(Osaczeni::forms(), "say agree about=7 to=P1,P2");
  said.speaker = Seat{3};
  said.id = 12;
  CHECK(texts("pl").sentence(spoken_line(said, "Zgoda (nr 7)."), names) ==
        "[12] Zofia (do: Filip i Norbert): Zgoda (nr 7).");
  CHECK(texts("en").sentence(spoken_line(said, "Agreed (no. 7)."), names) ==
        "[12] Zofia to Filip and Norbert: Agreed (no. 7).");
}

}  // namespace holdout::osaczeni
