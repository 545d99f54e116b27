#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace holdout::load {

struct Memory {
  double pss_kib = 0;  // shared pages by their share
  double rss_kib = 0;
};

// CPU time and memory of some process.
double cpu_seconds(pid_t pid);
Memory memory_of(pid_t pid);

// This thread and what it starts from now on run on one core only; nothing happens if there is no such core.
void pin_to_core(int core);
// As many open files as the system allows.
void raise_file_limit();
int free_port();

// A program on a core of its own. Ends with this object: asked by the end of its input and SIGTERM, killed if
// it does not go.
class MeasuredProcess {
 public:
  // `core` -1: any.
  MeasuredProcess(const std::vector<std::string>& command, int core);
  ~MeasuredProcess();
  MeasuredProcess(const MeasuredProcess&) = delete;
  MeasuredProcess& operator=(const MeasuredProcess&) = delete;

  pid_t pid() const { return pid_; }
  // Waits until the port takes connections; throws std::runtime_error if the program ends first.
  void wait_for_port(int port);

 private:
  void stop();
  pid_t pid_ = -1;
  int input_ = -1;
};

}  // namespace holdout::load
