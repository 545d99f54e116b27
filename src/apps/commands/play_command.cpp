#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <sstream>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "apps/terminal/play_session.h"
#include "apps/terminal/profile.h"
#include "catalogue/all_games.h"
#include "records/files.h"

namespace holdout {

namespace {

struct PlayArguments {
  GameArguments game;
  std::vector<std::string> bots;
  std::string language = "en";
  std::string seed;
  std::string name;
  int seat = 0;
  std::string resume;
  std::string record;
  std::string profile = usual_profile_path();
  bool reasons = false;
  bool ask_always = false;
  bool sure = false;
  bool every_rule = false;
  int bot_time = static_cast<int>(kBotBudget.count());
};

std::vector<std::string> names_for(int players, Seat person, const std::string& own) {
  std::vector<std::string> names{"Aga", "Filip", "Norbert", "Ola", "Kuba", "Zosia", "Marek", "Iza"};
  names.resize(static_cast<std::size_t>(players));
  if (!own.empty()) names[static_cast<std::size_t>(index(person))] = own;
  return names;
}

std::string joined(const std::set<int>& numbers) {
  std::string text;
  for (int number : numbers) text += fmt::format("{}{}", text.empty() ? "" : ",", number);
  return text;
}

// The variants whose rules may be read: those unlocked before, and those that are played.
std::set<int> known_variants(const Setup& setup) {
  std::set<int> known;
  for (const char* key : {"unlocked", "variant"}) {
    const auto numbers = setup.options.find(key);
    if (numbers == setup.options.end()) continue;
    std::istringstream list(numbers->second);
    for (std::string each; std::getline(list, each, ',');)
      if (const int number = std::atoi(each.c_str()); number > 0) known.insert(number);
  }
  return known;
}

bool has_option(const AnyGame& game, std::string_view key) {
  return std::any_of(game.option_infos().begin(), game.option_infos().end(),
                     [&](const OptionInfo& info) { return info.key == key; });
}

// What the person has unlocked before belongs to the set-up of a game that knows such a thing.
Result<ChosenGame> choose_with_profile(GameArguments arguments, const Profile& profile) {
  const Result<const AnyGame*> game = game_named(arguments.game);
  if (!game) return game.problem();
  const auto own = profile.unlocked.find(arguments.game);
  const bool given = std::any_of(arguments.options.begin(), arguments.options.end(),
                                 [](const std::string& each) { return each.starts_with("unlocked="); });
  if (own != profile.unlocked.end() && !own->second.empty() && has_option(**game, "unlocked") && !given)
    arguments.options.push_back("unlocked=" + joined(own->second));
  arguments.every_variant = false;
  return choose_game(arguments);
}

// The sides of the others, who are counted without the person.
Sides sides_of_others(const Sides& all, Seat person) {
  Sides others;
  for (const Side& side : all) {
    SeatSet seats;
    for (const Seat seat : side.seats.without(person))
      seats.add(index(seat) < index(person) ? seat : seat_at(index(seat) - 1));
    if (!seats.empty()) others.push({.key = side.key, .seats = seats});
  }
  return others;
}

Result<PlayTable> new_table(const PlayArguments& arguments, const Profile& profile) {
  Result<ChosenGame> chosen = choose_with_profile(arguments.game, profile);
  if (!chosen) return chosen.problem();
  PlayTable table;
  table.game = chosen->game;
  table.rules = std::move(chosen->rules);
  if (arguments.seat < 0 || arguments.seat >= table.rules.players())
    return Problem{.where = "--seat",
                   .what = fmt::format("{} is no seat", arguments.seat),
                   .expected = fmt::format("0 to {}", table.rules.players() - 1)};
  table.person = seat_at(arguments.seat);
  std::vector<std::string> typed = arguments.bots;
  const int others = table.rules.players() - 1;  // none in a game for one
  if (typed.empty() && others > 0) typed.push_back(strongest_level(*table.game));
  const Sides sides = sides_of_others(table.game->sides(table.rules), table.person);
  Result<std::vector<std::string>> levels = seat_levels(typed, others, sides);
  if (!levels) return levels.problem();
  table.levels = std::move(*levels);
  const std::string stands_in = table.levels.empty() ? strongest_level(*table.game) : table.levels.front();
  table.levels.insert(table.levels.begin() + arguments.seat, stands_in);
  for (const std::string& level : table.levels)
    if (const Result<void> known = check_level(*table.game, level); !known) return known.problem();
  table.seed = arguments.seed.empty() ? random_seed() : seed_from_text(arguments.seed);
  return table;
}

// The table of a saved game, and what happened at it.
Result<PlayTable> saved_table(const PlayArguments& arguments, std::vector<Deed>& deeds) {
  const Result<std::string> text = read_file(arguments.resume);
  if (!text) return text.problem();
  DeedList list;
  Result<CheckedRecord> record = check_record(*text, arguments.resume, find_game, &list);
  if (!record) return record.problem();
  if (record->finished)
    return Problem{.where = arguments.resume, .what = "this game is over", .expected = "a saved game"};
  if (record->header.game != arguments.game.game)
    return Problem{.where = arguments.resume,
                   .what = "is a game of " + record->header.game,
                   .expected = arguments.game.game};
  PlayTable table;
  table.game = record->game;
  table.rules = std::move(record->rules);
  table.seed = record->seed;
  for (std::size_t i = 0; i < record->header.seats.size(); ++i) {
    table.levels.push_back(record->header.seats[i].level);
    if (record->header.seats[i].person) table.person = seat_at(static_cast<int>(i));
  }
  if (table.person == kNobody)
    return Problem{.where = arguments.resume, .what = "nobody sits at this table", .expected = "a person"};
  deeds = std::move(list.deeds);
  return table;
}

// The epilogue of this game, if it has such a counter.
int epilogue_of(const AnyGame& game, std::span<const int> counts) {
  const std::span<const Counter> counters = game.counters();
  for (std::size_t i = 0; i < counters.size(); ++i)
    if (counters[i].name == "epilogue") return counts[i];
  return 0;
}

// The ending told at length, in the reader's language.
void tell_story(int epilogue, const Texts& texts, Terminal& terminal) {
  const std::string number = (epilogue < 10 ? "0" : "") + std::to_string(epilogue);
  const std::string key = "epilogue." + number + ".story";
  if (texts.has(key)) terminal.line(texts.plain(key), 0);
}

Exit keep_unlocked(const PlayArguments& arguments, Profile profile, int epilogue, const AnyGame& game,
                   const Narrator& narrator, Terminal& terminal) {
  if (epilogue <= 0 || arguments.profile.empty()) return Exit::Done;
  if (!profile.unlocked[std::string(game.info().key)].insert(epilogue).second) return Exit::Done;
  if (const Result<void> saved = save_profile(arguments.profile, profile); !saved)
    return report(saved.problem(), Exit::BadInput);
  terminal.line(narrator.sentence(Sentence("ui.end.variant").number("n", epilogue)));
  const std::string rule = fmt::format("{}{:02}", game.info().variant_rules, epilogue);
  const std::string words = narrator.texts().rule(rule);
  terminal.line(narrator.sentence(Sentence("ui.rule").keyword("rule", rule).keyword("text", words)));
  return Exit::Done;
}

Exit finish(const PlayArguments& arguments, const Profile& profile, const PlaySession& session,
            const AnyGame& game, const Texts& texts, Terminal& terminal) {
  const Narrator narrator(game, session.rules(), texts, {}, std::nullopt);
  const int epilogue = has_option(game, "unlocked") ? epilogue_of(game, session.counts()) : 0;
  if (epilogue > 0) tell_story(epilogue, texts, terminal);
  if (!arguments.record.empty()) {
    if (const Result<void> written = write_file(arguments.record, session.record()); !written)
      return report(written.problem(), Exit::BadInput);
    terminal.line(narrator.sentence(Sentence("ui.end.record").keyword("path", arguments.record)));
  }
  const Exit kept = keep_unlocked(arguments, profile, epilogue, game, narrator, terminal);
  terminal.line(narrator.sentence(Sentence("ui.end.again").keyword("game", game.info().key)));
  return kept;
}

Exit play(const PlayArguments& arguments, const Texts& texts, Terminal& terminal) {
  const Result<Profile> profile = load_profile(arguments.profile);
  if (!profile) return report(profile.problem(), Exit::BadInput);
  std::vector<Deed> deeds;
  const bool resumed = !arguments.resume.empty();
  Result<PlayTable> table = resumed ? saved_table(arguments, deeds) : new_table(arguments, *profile);
  if (!table) return report(table.problem(), resumed ? Exit::BadInput : Exit::WrongUse);
  table->names = names_for(table->rules.players(), table->person, arguments.name);
  table->reasons = arguments.reasons;
  table->pass_alone = !arguments.ask_always;
  table->sure = arguments.sure;
  table->every_rule = arguments.every_rule;
  table->unlocked = known_variants(table->rules.setup());
  table->budget = ExecPlayer::Patience(arguments.bot_time);
  const AnyGame& game = *table->game;
  auto session = PlaySession::make(std::move(*table), texts, terminal);
  if (!session) return report(session.problem(), Exit::BadInput);
  if (resumed)
    if (const Result<void> again = (*session)->recall(deeds, arguments.resume); !again)
      return report(again.problem(), Exit::BadInput);
  const Result<bool> ended = (*session)->run();
  if (!ended) return report(ended.problem(), Exit::BadInput);
  return *ended ? finish(arguments, *profile, **session, game, texts, terminal) : Exit::Done;
}

Exit run_play(const PlayArguments& arguments) {
  const Result<const Texts*> texts = texts_named(arguments.language);
  if (!texts) return report(texts.problem(), Exit::WrongUse);
  const bool colours = output_is_terminal() && std::getenv("NO_COLOR") == nullptr;
  Terminal terminal(std::cin, std::cout, colours);
  try {
    return play(arguments, **texts, terminal);
  } catch (const PlayerFailed& failure) {
    return report(failure.problem(), Exit::BadInput);
  }
}

}  // namespace

void add_play(CLI::App& app, Exit& exit) {
  CLI::App* play = app.add_subcommand("play", "play a game in the terminal against computer players");
  auto arguments = std::make_shared<PlayArguments>();
  add_game_name(*play, arguments->game.game);
  add_setup_arguments(*play, arguments->game);
  play->add_option(
          "-b,--bots", arguments->bots,
          "levels of the other seats, separated by commas, or exec:COMMAND; the last one fills the rest")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  play->add_option("--lang", arguments->language, "language: en, pl");
  play->add_option("--seat", arguments->seat, "your seat, counted from 0");
  play->add_option("--name", arguments->name, "your name");
  play->add_option("-s,--seed", arguments->seed, "any text; the same seed gives the same dice");
  play->add_option("--resume", arguments->resume, "go on with a saved game");
  play->add_option("--record", arguments->record, "file for the record of the game");
  play->add_option("--profile", arguments->profile, "file that remembers what you have unlocked");
  play->add_option("--bot-time", arguments->bot_time, "milliseconds a program of exec: has for each answer")
      ->check(CLI::PositiveNumber);
  play->add_flag("--reasons", arguments->reasons,
                 "computer players give their reasons when asked, secrets included");
  play->add_flag("--ask-always", arguments->ask_always,
                 "ask you also where there is nothing to answer but to pass");
  play->add_flag("--sure", arguments->sure, "do not ask once more before answers that decide much");
  play->add_flag("--every-rule", arguments->every_rule,
                 "the command rule reads rules of variants, too, that you have not unlocked");
  play->callback([arguments, &exit] { exit = run_play(*arguments); });
}

}  // namespace holdout
