#include <memory>

#include "apps/commands/commands.h"
#include "apps/simulating/shards.h"
#include "apps/simulating/sim_report.h"

namespace holdout {

namespace {

struct MergeArguments {
  std::vector<std::string> files;
  bool json = false;
  bool csv = false;
};

Exit run_merge(const MergeArguments& arguments) {
  const Result<Merged> merged = merge_shards(arguments.files);
  if (!merged) return report(merged.problem(), Exit::BadInput);
  const auto& [plan, tally] = *merged;
  if (arguments.json) return print(sim_json(plan, tally));
  return print(arguments.csv ? sim_csv(plan, tally) : sim_table(plan, tally));
}

}  // namespace

void add_merge(CLI::App& app, Exit& exit) {
  CLI::App* merge = app.add_subcommand("merge", "add up what the shards of a simulation counted");
  auto arguments = std::make_shared<MergeArguments>();
  merge->add_option("files", arguments->files, "tallies of holdout sim --shard, of all shards")->required();
  CLI::Option* json = merge->add_flag("--json", arguments->json, "results as JSON");
  merge->add_flag("--csv", arguments->csv, "results as CSV")->excludes(json);
  merge->callback([arguments, &exit] { exit = run_merge(*arguments); });
}

}  // namespace holdout
