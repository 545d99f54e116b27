#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/positions.h"
#include "catalogue/all_games.h"
#include "protocol/codecs.h"
#include "records/check_record.h"
#include "records/files.h"

namespace holdout {

namespace {

std::string winners_text(const CheckedRecord& record) {
  std::string text;
  for (Seat seat : record.game->winners(record.rules, record.state))
    text += (text.empty() ? "" : ", ") + seat_name(seat);
  return text.empty() ? "nobody won" : "won by " + text;
}

Result<std::string> check_file(const std::string& path) {
  const Result<std::string> text = read_file(path);
  if (!text) return text.problem();
  if (looks_like_position(*text)) {
    const Result<Position> position = read_position(*text, path, nullptr);
    if (!position) return position.problem();
    return fmt::format("{}: good position of {}, {} players\n", path, position->game->info().key,
                       position->rules.players());
  }
  const Result<CheckedRecord> record = check_record(*text, path, find_game);
  if (!record) return record.problem();
  return fmt::format("{}: good record of {}, {} players, {} answers, {} statements, {}\n", path,
                     record->header.game, record->rules.players(), record->answers, record->statements,
                     record->finished ? winners_text(*record) : "saved, not finished");
}

Exit run_check(const std::vector<std::string>& files, bool quiet) {
  Exit exit = Exit::Done;
  int good = 0;
  for (const std::string& file : files) {
    const Result<std::string> verdict = check_file(file);
    good += static_cast<bool>(verdict);
    if (!verdict)
      exit = report(verdict.problem(), Exit::BadInput);
    else if (!quiet && print(*verdict) != Exit::Done)
      return Exit::BadInput;
  }
  if (files.size() > 1 && print(fmt::format("{} of {} files are good\n", good, files.size())) != Exit::Done)
    return Exit::BadInput;
  return exit;
}

}  // namespace

void add_check(CLI::App& app, Exit& exit) {
  CLI::App* check =
      app.add_subcommand("check", "verify records and positions, and say where the first fault is");
  auto files = std::make_shared<std::vector<std::string>>();
  auto quiet = std::make_shared<bool>(false);
  check->add_option("files", *files, "records and positions")->required();
  check->add_flag("-q,--quiet", *quiet, "only faults and the count");
  check->callback([files, quiet, &exit] { exit = run_check(*files, *quiet); });
}

}  // namespace holdout
