#pragma once

#include <CLI/CLI.hpp>

#include "apps/commands/report.h"

namespace holdout {

// Each adds one command, which leaves its exit code in `exit` when it has run.
void add_bench(CLI::App& app, Exit& exit);
void add_bot(CLI::App& app, Exit& exit);
void add_check(CLI::App& app, Exit& exit);
void add_examples(CLI::App& app, Exit& exit);
void add_load(CLI::App& app, Exit& exit);
void add_merge(CLI::App& app, Exit& exit);
void add_perft(CLI::App& app, Exit& exit);
void add_play(CLI::App& app, Exit& exit);
void add_position(CLI::App& app, Exit& exit);
void add_replay(CLI::App& app, Exit& exit);
void add_schema(CLI::App& app, Exit& exit);
void add_signature(CLI::App& app, Exit& exit);
void add_serve(CLI::App& app, Exit& exit);
void add_sim(CLI::App& app, Exit& exit);

}  // namespace holdout
