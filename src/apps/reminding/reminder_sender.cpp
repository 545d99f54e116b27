#include "apps/reminding/reminder_sender.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <ctime>
#include <memory>
#include <utility>

#include <fmt/chrono.h>

#include "apps/reminding/call.h"
#include "protocol/json_text.h"
#include "text/texts.h"

namespace holdout {

namespace {

constexpr int kMostWaiting = 1000;  // more than that are dropped: a reminder is only of use while it is new
constexpr std::array<int, 2> kPausesMs = {1'000, 5'000};  // before the second try, and before the third

const Texts& texts_for(const Reminder& reminder) {
  const auto known = languages();
  const bool there = std::find(known.begin(), known.end(), reminder.language) != known.end();
  return texts(there ? reminder.language : "en");
}

std::int64_t steady_ms() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// Chat services take @everyone and <!channel> in a name for a call to all.
std::string calling_nobody(std::string_view name) {
  constexpr std::string_view kNoSpace = "\u200B";
  std::string tame;
  for (const char letter : name) {
    tame += letter;
    if (letter == '@' || letter == '<') tame += kNoSpace;
  }
  return tame;
}

std::string waits(const Reminder& reminder, const std::string& player) {
  const std::string names[] = {player};
  return texts_for(reminder).sentence(
      Sentence("letter.waits").player("player", seat_at(0)).keyword("table", reminder.table), names);
}

std::string letter_date() {
  return fmt::format("{:%a, %d %b %Y %H:%M:%S +0000}", fmt::gmtime(std::time(nullptr)));
}

}  // namespace

std::string webhook_body(const Reminder& reminder, const std::string& link) {
  const std::string text =
      waits(reminder, calling_nobody(reminder.player)) + (link.empty() ? "" : " " + link);
  JsonText out;
  out.open().key("text").text(text).key("content").text(text);
  out.key("allowed_mentions").open().key("parse").open_list().close_list().close();
  out.key("table").text(reminder.table).key("player").text(reminder.player);
  if (!link.empty()) out.key("link").text(link);
  return out.close().take();
}

std::string letter_body(const Reminder& reminder, const std::string& link) {
  std::string body = waits(reminder, reminder.player) + "\r\n";
  if (!link.empty()) body += link + "\r\n";
  return body + "\r\n" + texts_for(reminder).plain("letter.stop") + "\r\n";
}

bool LetterBook::take(std::string address, std::int64_t now_ms) {
  std::erase_if(last_, [&](const auto& each) { return each.second + pause_ms_ <= now_ms; });
  std::transform(address.begin(), address.end(), address.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return last_.emplace(std::move(address), now_ms).second;
}

ReminderSender::ReminderSender(const Settings& settings, const ServerLog& log,
                               std::optional<WebPush> web_push)
    : webhook_(settings.webhook),
      mail_server_(settings.mail_server),
      mail_from_(settings.mail_from),
      public_url_(settings.public_url),
      log_(log),
      web_push_(std::move(web_push)) {
  curl_global_init(CURL_GLOBAL_DEFAULT);
}

ReminderSender::~ReminderSender() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  ending_changed_.notify_all();
}

void ReminderSender::send(Reminder reminder) {
  if (++waiting_ > kMostWaiting) {
    --waiting_;
    return log_.write(LogLevel::Warning, "too many reminders wait", {});
  }
  worker_.post([this, reminder = std::move(reminder)] {
    deliver(reminder);
    --waiting_;
  });
}

void ReminderSender::deliver(const Reminder& reminder) {
  if (!webhook_.empty()) try_a_few_times("webhook", [&] { return post(reminder); });
  if (!mail_server_.empty() && !reminder.mail.empty() && letters_.take(reminder.mail, steady_ms()))
    try_a_few_times("mail", [&] { return mail(reminder); });
  if (!web_push_ || reminder.pushes.empty()) return;
  const std::string text = push_text(texts_for(reminder).plain("letter.push"));
  for (const PushAddress& to : reminder.pushes)
    if (pushed_.take(to.endpoint, steady_ms()))
      try_a_few_times("push", [&] { return web_push_->send(to, text, ending_); });
}

void ReminderSender::try_a_few_times(std::string_view by, const Attempt& attempt) {
  Delivery delivery;
  for (int tries = 0; delivery.again && wait_before_next(tries); ++tries) {
    delivery = attempt();
    if (delivery.why.empty()) return log_.write(LogLevel::Info, "a reminder was sent", {{"by", by}});
  }
  if (!delivery.why.empty())
    log_.write(LogLevel::Warning, "a reminder was not sent", {{"by", by}, {"why", delivery.why}});
}

// False: no more tries, or the program ends.
bool ReminderSender::wait_before_next(int tries) {
  std::unique_lock lock(mutex_);
  if (tries == 0) return !ending_;
  const auto pause = static_cast<std::size_t>(tries - 1);
  if (pause >= kPausesMs.size()) return false;
  return !ending_changed_.wait_for(lock, std::chrono::milliseconds(kPausesMs[pause]),
                                   [this] { return ending_.load(); });
}

std::string ReminderSender::link(const Reminder& reminder) const {
  return public_url_.empty() ? ""
                             : public_url_ + (public_url_.ends_with('/') ? "t/" : "/t/") + reminder.table;
}

Delivery ReminderSender::post(const Reminder& reminder) const {
  const CurlHandle handle = call_to(webhook_, "http,https", ending_);
  CurlList headers;
  add(headers, "Content-Type: application/json");
  const std::string body = webhook_body(reminder, link(reminder));
  curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDS, body.c_str());
  return perform(handle);
}

Delivery ReminderSender::mail(const Reminder& reminder) const {
  const CurlHandle handle = call_to(mail_server_, "smtp,smtps", ending_);
  CurlList headers;
  add(headers, "From: Holdout <" + mail_from_ + ">");
  add(headers, "To: <" + reminder.mail + ">");
  add(headers, "Subject: " + texts_for(reminder).plain("letter.subject"));
  add(headers, "Date: " + letter_date());
  add(headers, "Auto-Submitted: auto-generated");
  CurlList to;
  add(to, "<" + reminder.mail + ">");
  const std::string body = letter_body(reminder, link(reminder));
  const std::unique_ptr<curl_mime, CurlEnd> mime(curl_mime_init(handle.get()));
  curl_mimepart* part = curl_mime_addpart(mime.get());
  curl_mime_data(part, body.data(), body.size());
  curl_mime_type(part, "text/plain; charset=utf-8");
  curl_mime_encoder(part, "quoted-printable");
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_FROM, ("<" + mail_from_ + ">").c_str());
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_RCPT, to.get());
  curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(handle.get(), CURLOPT_MIMEPOST, mime.get());
  const bool secret = mail_server_.find('@') != std::string::npos;  // a name and password: never in the open
  curl_easy_setopt(handle.get(), CURLOPT_USE_SSL,
                   static_cast<long>(secret ? CURLUSESSL_ALL : CURLUSESSL_TRY));
  return perform(handle);
}

}  // namespace holdout
