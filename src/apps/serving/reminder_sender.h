#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/ports.h"
#include "server/server_log.h"
#include "server/settings.h"
#include "storage/inbox.h"

namespace holdout {

// Anybody may leave any address: nobody gets letters more often than this, whoever asks for them.
class LetterBook {
 public:
  static constexpr std::int64_t kPauseMs = std::int64_t{4} * 3'600'000;
  // Whether a letter may go to the address now; if so, it counts.
  bool take(std::string address, std::int64_t now_ms);

 private:
  std::unordered_map<std::string, std::int64_t> last_;  // of the last few hours
};

// Brings reminders out of the house: one POST to the webhook for everybody, and a letter to each who gave an
// address. On a thread of its own; a server that does not answer is tried again a few times and then given
// up, and nothing else waits for it.
class ReminderSender final : public Reminders {
 public:
  ReminderSender(const Settings& settings, const ServerLog& log);
  ~ReminderSender() override;  // what has not been sent by now is not sent
  ReminderSender(const ReminderSender&) = delete;
  ReminderSender& operator=(const ReminderSender&) = delete;

  // Whether the settings ask for one at all.
  static bool wanted(const Settings& settings) {
    return !settings.webhook.empty() || !settings.mail_server.empty();
  }

  bool sends_mail() const override { return !mail_server_.empty(); }
  void send(Reminder reminder) override;

 private:
  // Why it was not sent; nothing: it was.
  using Attempt = std::function<std::string()>;

  void deliver(const Reminder& reminder);
  void try_a_few_times(std::string_view by, const Attempt& attempt);
  bool wait_before_next(int tries);
  std::string post(const Reminder& reminder) const;
  std::string mail(const Reminder& reminder) const;
  std::string link(const Reminder& reminder) const;

  std::string webhook_;
  std::string mail_server_;
  std::string mail_from_;
  std::string public_url_;
  const ServerLog& log_;
  LetterBook letters_;  // used by the worker alone
  std::atomic<int> waiting_ = 0;
  std::mutex mutex_;
  std::condition_variable ending_changed_;
  std::atomic<bool> ending_ = false;
  Worker worker_;  // last: it ends first
};

// What is posted: `text` and `content` are what chat services read, the rest is for programs.
std::string webhook_body(const Reminder& reminder, const std::string& link);
// The words of a letter, in the language of the table.
std::string letter_body(const Reminder& reminder, const std::string& link);

}  // namespace holdout
