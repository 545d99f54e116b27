#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "apps/reminding/call.h"
#include "apps/reminding/web_push.h"
#include "server/ports.h"
#include "server/server_log.h"
#include "server/settings.h"
#include "storage/inbox.h"

namespace holdout {

// Anybody may leave any address: nobody gets letters more often than this, whoever asks for them.
class LetterBook {
 public:
  static constexpr std::int64_t kPauseMs = std::int64_t{4} * 3'600'000;
  explicit LetterBook(std::int64_t pause_ms = kPauseMs) : pause_ms_(pause_ms) {}
  // Whether a letter may go to the address now; if so, it counts.
  bool take(std::string address, std::int64_t now_ms);

 private:
  std::int64_t pause_ms_;
  std::unordered_map<std::string, std::int64_t> last_;  // within the pause
};

// Brings reminders out of the house: one POST to the webhook for everybody, a letter to each who gave an
// address, and a message to each device that subscribed. On a thread of its own; a server that does not
// answer is tried again a few times and then given up, and nothing else waits for it.
class ReminderSender final : public Reminders {
 public:
  ReminderSender(const Settings& settings, const ServerLog& log, std::optional<WebPush> web_push = {});
  ~ReminderSender() override;  // what has not been sent by now is not sent
  ReminderSender(const ReminderSender&) = delete;
  ReminderSender& operator=(const ReminderSender&) = delete;

  // Whether the settings ask for one at all.
  static bool wanted(const Settings& settings) {
    return !settings.webhook.empty() || !settings.mail_server.empty() || pushes(settings);
  }
  // Browsers take messages only from a page of HTTPS, and services want to know whose they are.
  static bool pushes(const Settings& settings) { return settings.public_url.starts_with("https://"); }

  bool sends_mail() const override { return !mail_server_.empty(); }
  std::string push_key() const override { return web_push_ ? web_push_->key() : ""; }
  void send(Reminder reminder) override;

 private:
  static constexpr std::int64_t kPushPauseMs = std::int64_t{10} * 60'000;
  using Attempt = std::function<Delivery()>;

  void deliver(const Reminder& reminder);
  void try_a_few_times(std::string_view by, const Attempt& attempt);
  bool wait_before_next(int tries);
  Delivery post(const Reminder& reminder) const;
  Delivery mail(const Reminder& reminder) const;
  std::string link(const Reminder& reminder) const;

  std::string webhook_;
  std::string mail_server_;
  std::string mail_from_;
  std::string public_url_;
  const ServerLog& log_;
  std::optional<WebPush> web_push_;
  LetterBook letters_;  // used by the worker alone
  LetterBook pushed_{kPushPauseMs};
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
