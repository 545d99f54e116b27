#pragma once

#include <memory>
#include <string>

#include "load/measured_process.h"

namespace holdout::load {

// Where programs and their files are, and which cores they get.
struct Bench {
  std::string program;   // holdout
  std::string relay;     // bench_relay
  std::string folder;    // for data, on the file system that is to be measured
  int server_core = -1;  // -1: any
  int client_core = -1;
};

// A folder below another, gone with this object.
class ScratchFolder {
 public:
  explicit ScratchFolder(const std::string& below);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

struct ServerWish {
  bool durable = true;
  bool quick_bots = false;  // computer players answer as soon as they have thought
  bool limited = false;     // with the limits that a server has
  int idle_seconds = 600;   // tables stay in memory: what is put away meanwhile would be measured, too
};

// The table server as a child, with its own data folder and, unless they are wished, no limits of speed.
class ServerTarget {
 public:
  ServerTarget(const Bench& bench, const ServerWish& wish);
  ServerTarget(const Bench& bench, const ServerWish& wish, const std::string& data);
  int port() const { return port_; }
  pid_t pid() const { return process_->pid(); }

 private:
  void start(const Bench& bench, const ServerWish& wish, const std::string& data);
  std::unique_ptr<ScratchFolder> data_;
  int port_ = 0;
  std::unique_ptr<MeasuredProcess> process_;
};

class RelayTarget {
 public:
  explicit RelayTarget(const Bench& bench);
  int port() const { return port_; }
  pid_t pid() const { return process_.pid(); }

 private:
  int port_;
  MeasuredProcess process_;
};

}  // namespace holdout::load
