#include "apps/players/child_process.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <thread>

#include <fmt/core.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace holdout {

namespace {

constexpr std::chrono::milliseconds kGoodbye{300};

[[noreturn]] void become(const std::string& command, int socket) {
  ::setpgid(0, 0);
  ::dup2(socket, STDIN_FILENO);
  ::dup2(socket, STDOUT_FILENO);
  ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
  ::_exit(127);
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw std::system_error(errno, std::generic_category(), "socketpair");
  pid_ = ::fork();
  if (pid_ == 0) become(command, ends[1]);
  ::close(ends[1]);
  socket_ = ends[0];
  if (pid_ < 0) {
    const int reason = errno;
    ::close(socket_);
    throw std::system_error(reason, std::generic_category(), "fork");
  }
  ::setpgid(pid_, pid_);  // here too, so that it holds whoever runs first
}

ChildProcess::~ChildProcess() {
  ::close(socket_);
  for (const auto until = Clock::now() + kGoodbye; pid_ > 0 && Clock::now() < until;) {
    if (::waitpid(pid_, nullptr, WNOHANG) != 0)
      pid_ = -1;
    else
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  if (pid_ <= 0) return;
  ::kill(-pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
}

bool ChildProcess::wait_for(short what, Clock::time_point until) const {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0) return false;
    pollfd waiting{socket_, what, 0};
    const int ready = ::poll(&waiting, 1, static_cast<int>(left));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

std::string ChildProcess::how_it_ended() {
  int status = 0;
  const auto until = Clock::now() + kGoodbye;
  int gone = 0;
  while ((gone = ::waitpid(pid_, &status, WNOHANG)) == 0 && Clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  if (gone <= 0) return "the program closed its output";
  pid_ = -1;
  if (WIFSIGNALED(status)) return fmt::format("the program was killed by signal {}", WTERMSIG(status));
  return fmt::format("the program ended with exit code {}", WEXITSTATUS(status));
}

Result<void> ChildProcess::write_line(std::string_view line, std::chrono::milliseconds budget) {
  const auto until = Clock::now() + budget;
  std::string text(line);
  text += '\n';
  for (std::string_view left = text; !left.empty();) {
    if (!wait_for(POLLOUT, until)) return Problem{.what = "the program does not read its input"};
    const ssize_t sent = ::send(socket_, left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (sent < 0) return Problem{.what = how_it_ended()};
    left.remove_prefix(static_cast<std::size_t>(sent));
  }
  return {};
}

Result<std::string> ChildProcess::read_line(std::chrono::milliseconds budget, std::size_t longest) {
  const auto until = Clock::now() + budget;
  for (;;) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    if (unread_.size() > longest)
      return Problem{.what = "the program sent a line that is too long",
                     .expected = fmt::format("at most {} bytes", longest)};
    if (!wait_for(POLLIN, until))
      return Problem{.what = fmt::format("the program gave no answer within {} ms", budget.count())};
    std::array<char, 4096> block{};
    const ssize_t got = ::recv(socket_, block.data(), block.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) return Problem{.what = how_it_ended()};
    unread_.append(block.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace holdout
