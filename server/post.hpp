// Carries notices out of the house: to webhooks, and as letters through the operator's mail server.
// One thread of its own, so that a slow receiver keeps nobody waiting but others who are told. What
// cannot be delivered is in the log, without the address, and is not tried again: the next turn
// comes with the next notice.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/address.hpp"
#include "server/limits.hpp"
#include "server/notice.hpp"

namespace pionek {

struct SmtpSpec {
  std::string url;  // "smtps://mail.example.org", "smtp://localhost:587"
  std::string from;
  std::string user;  // empty: the mail server asks for none
  std::string password;

  // {url, from, user, password}; what is wrong is latched in the reader.
  static SmtpSpec read(const JsonReader& in);
};

struct PostOptions {
  bool webhooks = false;
  std::optional<SmtpSpec> smtp{};
  std::string site{};  // where the tables are: "https://games.example.org"
};

class Post final : public Notifier {
 public:
  // Where a webhook may lead, asked of the very address that is about to be connected to: a name
  // that leads elsewhere a moment later deceives nobody.
  using MayGo = std::function<bool(const sockaddr_storage&)>;

  explicit Post(PostOptions options, MayGo may_go = is_public);
  // What only waits is dropped.
  ~Post() override;

  [[nodiscard]] bool webhooks() const override { return options_.webhooks; }
  [[nodiscard]] bool emails() const override { return options_.smtp.has_value(); }
  void send(Notice notice) override;

 private:
  static constexpr std::size_t kMostWaiting = 256;

  void work_on();
  void deliver(const Notice& notice);
  // What went wrong; empty when it was taken.
  [[nodiscard]] std::string post(const Notice& notice) const;
  [[nodiscard]] std::string mail(const Notice& notice) const;

  const PostOptions options_;
  const MayGo may_go_;
  AddressLimit addresses_{kNoticeRate};
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Notice> waiting_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace pionek
